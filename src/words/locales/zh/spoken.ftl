### 用语句叙述棋盘，供听读。

spoken-no-stones = { side }没有棋子。
spoken-stones = { side }：{ $points }。
spoken-five = { side }已成五。
spoken-forbidden = 黑方最后一手是禁手：白胜。
spoken-turn = 轮到{ side }。
spoken-last = 最后一手 { $point }。
spoken-stands = { $stands ->
    [black] 黑
    [white] 白
   *[empty] 空
}
spoken-point = { spoken-stands } { $point }
spoken-run = { spoken-stands } { $first } 至 { $last }
spoken-next = { $most }，{ $next }
spoken-line = 过 { $point } 的{ $axis }：{ $runs }。
spoken-here = { $point } 是{ $stands ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}。
spoken-edge = 边
spoken-then-edge = { $runs }，再往外是边
spoken-way = { $way ->
    [n] 上
    [ne] 右上
    [e] 右
    [se] 右下
    [s] 下
    [sw] 左下
    [w] 左
   *[nw] 左上
}：{ $what }。
spoken-fives = { side }可在 { $points } 成五。
spoken-three = { side }有{ $kind } { $stones }：进点 { $raising }，挡点 { $closing }。
spoken-no-threats = 双方都没有四或活三。
spoken-move = 第 { $number } 手：{ side-name } { $point }。轮到{ other }。
spoken-no-move = 尚未落子。轮到{ side }。
spoken-mark = { $mark ->
    [holds] 可守
    [loses] 告负
    [carries] 撑住胜势
    [saves] 可救守方
    [fork] 双杀点
    [marked] 已标出
    [forbidden] 黑方禁手
    [allowed] 看似禁手，可下
   *[unknown] 未判明
}
spoken-others = { $mark }：其余 { $count } 点
spoken-axis = { $axis }：连子 { $runs }，空位 { $free }，合计 { $sum }；{ $made }；对{ other }：{ $others }。
