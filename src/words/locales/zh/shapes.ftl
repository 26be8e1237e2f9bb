### 棋形、棋线与局面状态。

shapes-heading = { side }：评分 { $rating }
shapes-of = { $kind }（{ $cells } 格）
shapes-raised = 进点 { $points }
shapes-never-closed = { $shape }，无点可挡
shapes-closed = { $shape }，挡点 { $points }
shapes-fork = { $kind } 双杀点 { $point }：{ $threats }

status-over = 状态：{ side }已胜。
status-won = 状态：轮到{ side }，胜势已定。
status-neutral = 状态：均势，轮到{ side }。
status-lost = 状态：轮到{ side }，败局已定。
status-unknown = 状态：未知，轮到{ side }（{ $limit }）。
status-attack = { side }{ class-means }取胜，{ $length }：{ $line }
status-threat = { other }有{ class-means }取胜的威胁，{ $length }：{ $line }
status-neither = { side }没有连续进攻的胜法；即使{ side }脱先，{ other }也没有。
status-threat-unknown = { other }是否有取胜的威胁尚无定论。
status-all-lose = 无论怎么应，{ other }都能这样取胜。
status-none-seen = 没有看到守得住的着法。
status-many-hold = 有 { $count } 手守得住。
status-holds = 守得住的：{ $points }

lines-axis = { $axis ->
    [row] 横线
    [column] 竖线
    [diagonal] 上行斜线
   *[antidiagonal] 下行斜线
}
lines-line = 棋线
lines-integer = 整数
lines-points = 各点
lines-end = { $lines } 条线，{ $bytes } 字节；若每手一字节则需 { $stones } 字节。每手棋改变 4 条线。
