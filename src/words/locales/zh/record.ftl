### 盘上的棋谱。$made 手已在盘上，共 $of 手；棋谱有 $count 条变化。

record-fact = { $fact ->
    [PB] 黑方
    [PW] 白方
    [RE] 结果
    [EV] 赛事
    [RO] 轮次
    [PC] 地点
    [DT] 日期
    [GC] 说明
    [BR] 黑方段位
    [WR] 白方段位
    [BT] 黑方队伍
    [WT] 白方队伍
    [RU] 规则
    [TM] 用时
    [OT] 读秒
    [ON] 开局
    [AN] 注解
    [SO] 来源
    [US] 记录
   *[GN] 名称
}
record-at = 第 { $made } 手，共 { $of } 手{ $count ->
    [1] { "" }
   *[other] （棋谱共 { $count } 条变化）
}
record-marked = { $mark ->
    [TR] 三角
    [SQ] 方块
    [CR] 圆圈
   *[MA] 叉
}：{ $points }
record-labels = 标注：{ $labels }
record-pass = 停一手
record-ways = 棋谱的后续：{ $ways }（forward b 走第二个）
