### 点与评估器。

board-patterns = 每个空点能为{ side }做成什么：
board-ten-highest = rating 评分最高：{ $points }
board-twos = 连同活二和眠三：annotate twos
board-advice = 查看一个点：cell { $point }。查看评估器的热图：annotate --by powers
board-heat = { $name } 给每个点的分数，轮到{ side }（圆点为最低分）：
board-heat-told = { $name } 给每个点的分数，轮到{ side }；其余各点均为最低分：
board-choice = { $name } 会下在 { $point }（括号处）。
board-choice-told = { $name } 会下在 { $point }。
board-no-choice = { $name } 没有可下的点。
board-flow = 它所模仿的决策流程会下在 { $point }。
board-flow-agrees = 它所模仿的决策流程与此一致。
board-shares-highest = 与其他点并列全盘最高
board-highest = 全盘最高（其次：{ $next }）
board-rank = 第 { $rank } 位（最高：{ $highest }）

## 一个点的详情。
board-empty = 空
board-runs = 连子
board-free = 空位
board-sum = 合计
board-pattern = 棋形
board-for-other = 对{ other }
board-together = 合起来：{ $name }（{ $means }）
board-together-other = 对{ other }：{ $name }（{ $means }）
board-value = 价值 { $own } 对 { $other }
board-axis = { $axis ->
    [row] 横线
    [column] 竖线
    [diagonal] 上行斜线
   *[antidiagonal] 下行斜线
}
board-pattern4 = { $pattern ->
    [A_FIVE] 成五：获胜
    [B_FLEX4] 活四或双四：无法防守
    [C_BLOCK4_FLEX3] 冲四同时活三：四三
    [D_BLOCK4_PLUS] 冲四，并另有所成
    [E_BLOCK4] 冲四
    [F_FLEX3_2X] 双活三
    [G_FLEX3_PLUS] 活三，并另有所成
    [H_FLEX3] 活三
    [I_BLOCK3_PLUS] 眠三，并另有所成
    [J_FLEX2_2X] 双活二
    [K_BLOCK3] 眠三
    [L_FLEX2] 活二
    [FORBID] 禁手点
   *[NONE] 尚无棋形
}
board-line-pattern = { $pattern ->
    [DEAD] 死形
    [OL] 长连
    [B1] 单子
    [F1] 单子
    [B2] 眠二
    [F2] 活二
    [F2A] 活二
    [F2B] 活二
    [B3] 眠三
    [F3] 活三
    [F3S] 活三
    [B4] 冲四
    [F4] 活四
   *[F5] 五连
}

# What a mark on a board stands for.
marks = { $kind ->
    [played] 实战着手
    [holds] 守得住
    [stone] 连线
    [completes] 补成五
    [answer] 逐一分析的应手
    [choice] 可选点
    [makes] 落子所成
    [place] 评估器最看好的点
    [plays] 黑方的着手
    [lasts] 白方各应手后到输棋的步数
   *[number] 着手
}
