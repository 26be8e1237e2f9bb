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
lines-hash = 对称哈希：{ $hash }，八种图像相同。
lines-canonical = { $symmetry ->
    [identity] 八种图像中，局面现在的样子就是标准图像。
    [west-east] 八种图像中的标准图像：左右镜像。其棋线：
    [south-north] 八种图像中的标准图像：上下镜像。其棋线：
    [half-turn] 八种图像中的标准图像：旋转半周。其棋线：
    [diagonal] 八种图像中的标准图像：沿过 a1 的斜线镜像。其棋线：
    [clockwise] 八种图像中的标准图像：顺时针旋转四分之一周。其棋线：
    [anticlockwise] 八种图像中的标准图像：逆时针旋转四分之一周。其棋线：
   *[antidiagonal] 八种图像中的标准图像：沿过 o1 的斜线镜像。其棋线：
}
lines-becomes = { $backwards ->
    [yes] { $from } 变为 { $to }，反向：{ $word }
   *[no] { $from } 变为 { $to }：{ $word }
}
