### 证明中一手棋的详情，以及胜法所依赖的棋子。$side 为攻方，$other 为守方。

why-gain = 得点 { $point }
why-cost = { $squares } · 失点 { $points }
why-rest = { $squares } · 基点 { $points }
why-needs = 所依赖的着法：{ $moves }
why-uses = 它利用了 { $points }，{ other }应对 { $moves } 时没有占住
why-replies = { other }的应手及对策：
why-reply-no-four = { $reply } 不成{ other }自己的四
why-no-reply-four = 没有应手能成{ other }自己的四
why-fours-no-help = { other }自己的冲四无济于事：
why-meets = { $replies }：{ $number } { $attack }，{ $stones } 子取胜：{ $line }
why-longest = 最长 { $line }
why-counter = { $reply }（成五点 { $fives }）：{ $number } { $attack } { $kind ->
    [five] 先成五
    [straight-four] 挡住并成活四
    [double-four] 挡住并成双四
    [quiet] 挡住，证明继续
   *[four] 挡住并冲四
}
why-then-none = { $met }；此后没有应手能成四
why-then-more = { $met }；{ other }还能接连冲四 { $count } 次，然后再无

pillars-heading = { side }：{ $class }，{ $length }
pillars-none = 关键子：无；少任何一子仍有胜法
pillars-none-known = 关键子：没有已知的
pillars-all = 关键子（#）：{ $points }，缺一不可
pillars-some = 关键子（#）：{ $points }
pillars-spare = 少其中任何一子仍有胜法：{ $points }
pillars-more = 多一枚{ $other ->
    [black] 黑
   *[white] 白
}子
pillars-saves-nowhere = { pillars-more }，放在哪里都救不了{ other }
pillars-saves-unknown = { pillars-more }，放在哪里能救{ other }尚不知道
pillars-saves-only = { pillars-more }，只有放在 { $points } 能救{ other }（+）
pillars-saves = { pillars-more }，放在 { $points } 能救{ other }（+）
pillars-open = 尚无定论（?）：{ $points }：{ $limit }
