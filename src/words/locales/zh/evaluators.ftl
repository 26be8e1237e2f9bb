### 已发表的评估器：并列的点、预演、全盘图与三种胜负判定。

## 全盘，逐线。
map-value = { side }再下一子，沿各线连上的己子数（点为 0，+ 为 10 及以上）：
map-patterns = { side }再下一子，沿各线的棋形（点为 F1，- 为 DEAD）：
map-told = { $what }（{ $count } 点）：{ $points }
map-counted = { $what }：{ $count } 点
map-largest = 最大者，即价值

## 热图之下。
evaluator-equal = 有 { $count } 点并列：{ $points }。取第一个；--seed N 随机抽取。
evaluator-drawn = 有 { $count } 点并列：{ $points }。从中抽取了一个。
evaluator-differs = 在 { $choice }，p({ $own }, { $enemy }) = { $score }；流程所选的 { $flow } 为 p({ $u }, { $v }) = { $less }。
evaluator-ahead = 双方都由它来下；每个深度、它的选择与预演的着法：
evaluator-depth = { $plies } 手
evaluator-outcome = { $outcome ->
    [wins] 成五
    [loses] 对方成五
   *[value] 值 { $value }
}
evaluator-changes = 选择改变
evaluator-stays = 各深度的选择相同。
evaluator-moved = 选择改变 { $count } 次，在深度 { $depths }。

## 一个点，按文中数组的写法。
style-heading = { $point } 处的 gStyle（x = { $x }，y = { $y }）：各方向的棋子数与其后的空格数
style-way = { $way ->
    [n] 上
    [ne] 右上
    [e] 右
    [se] 右下
    [s] 下
    [sw] 左下
    [w] 左
   *[nw] 左上
}
style-row = 黑 { $black } + { $black_free } 空，白 { $white } + { $white_free } 空
style-sum = 轮到{ side }：进攻（F）{ $attack }，防守（L）{ $defence }，合计 { $sum }
style-halves = 进攻 { $attack } + 防守 { $defence }

## 三种胜负判定。
wincheck-agree = 共 { $count } 手：看全盘、看每手周围、看落子前的合计，处处一致。
wincheck-differ = 三种胜负判定不一致。对一局棋不应如此，请报告。
wincheck-none = 都没有看到胜负。
wincheck-move = 第 { $ply } 手，{ side-name } { $point }
wincheck-set-up = 摆好的棋子，{ side-name }
wincheck-seen = { $where }：全盘{ $whole }，周围{ $around }，落子前合计{ $before }
wincheck-says = { $sees ->
    [yes] 有五
   *[no] 无五
}
wincheck-printed = { $where }：照文中只看四格深，第二种判定会误以为成五。

## 一局棋与评估器的对照。
like-heading = { $name } 会下出 { $count } 手中的 { $agree } 手（{ $sides }）。
like-deep = { $name }（预演 { $plies } 手）
like-side = { side-name } { $count } 手中 { $agree } 手
like-flow = 它的决策流程与分数的选择在 { $count } 手不同：{ $moves }。
like-flow-agrees = 它的决策流程处处选择相同。
like-legend = 每手之后：= 它也会这样下，~ 它同样看重此点，/ 之后是它的选择。

## 与文中程序对局。
game-begins-by = 你执{ side-name }；{ $name } 执{ $other ->
    [black] 黑
   *[white] 白
}，照文中所写，只凭分数。输入一个点即落子，undo 收回双方各一手，play stop 结束对局。
contest-begins = 挑战：用不超过 { $stones } 个己方棋子取胜。
contest-left = 还剩 { $left } 子可用来取胜。
contest-won = 你用 { $stones } 子中的 { $played } 子战胜了它。
contest-late = 你战胜了它，但用了 { $played } 子；挑战为 { $stones } 子。
contest-lost = { $stones } 子已用完而未胜：挑战失败。对局可以继续。
