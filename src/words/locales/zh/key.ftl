### 答案表：全盘每一手值多少。

key-win = { side }有{ a-class }，{ $length } · { $how }：{ $line }
key-no-win = { side }没有{ a-class }。
key-unknown = { side }是否有{ a-class }尚无定论：{ $limit }。
key-means = { $value ->
    [best] 最佳：没有找到更短的
    [equivalent] 与最佳同样短
    [longer] 取胜，但手数更多
    [other-route] 这一手本身不属该类，但无论怎么应，之后都有该类胜法
    [refuted] 被驳倒：应手之后不再有该类胜法
    [loses] 输棋：对方成五，或有连续冲四
   *[unknown] 在限制内尚无定论
}
key-legend = { $mark } { key-means } · { $count } 手。
key-legend-named = { $mark } { key-means } · { $count } 手：{ $moves }
key-many = { $count } 手
key-move = { $point }（{ plies }）
key-move-at-most = { $point }（至多 { plies }）
key-by = { $points } 败于 { $reply }
key-many-by = { $count } 手败于 { $reply }
key-and-by = { $most }，{ $next }
key-all-by = 全部败于 { $reply }
key-only-fours = 此处只论连续冲四：被驳倒的着法中，有的仍可能凭连续威胁取胜（key vct；命令行用 --goal vct）。
