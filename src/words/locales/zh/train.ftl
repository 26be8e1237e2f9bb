### 训练。

train-set-aside = { $file } 已损坏。它被保存为 { $aside }，并新建了空文件。
train-passed-over = { $file } 中有 { $count } 条记录无法读取，已跳过，仍留在文件中。
train-not-kept = 你的进度暂时没有存盘：{ $why }。
train-unread = 无法读取你的进度：{ $why }。
train-no-home = 没有主目录（请设置 HOME 或 XDG_DATA_HOME）
train-newer = { $file } 由本程序更新的版本写成（格式 { $version }）
train-foreign = { $file } 是别的程序的数据库；未作改动

train-seconds = { $count } 秒
train-minutes = { $count } 分钟
train-hours = { $count } 小时
train-days = { $count } 天

## 一次尝试的结果，以及接下来的题目。
train-worth = 得 { $worth } 分（满分 100）
train-helped = （这与 hint 一样，算作提示。）
train-not-solved = 未解出
train-rating-stays = 你的等级分保持 { $skill }
train-rating = 你的等级分 { $skill }（{ $change }）
train-rating-now = 您的等级分 { $skill }
train-placed = 定级 { $count } / { $of }
train-first-rating = 您的首个等级分 { $skill }
train-placing = 定级 { $number } / { $of } · 本题 { $rating }
train-again = 再来一次 · { $line }
train-done = 全部做完：{ $count } 题中无误解出 { $solved } 题。
train-nothing-to-replay = 上次练习中没有这样的题。review 复习到期的题，train 出新题。
train-due-again = { $time }后再练
train-next = next 到下一题
train-turned = 你看到的是旋转或镜像后的题；load { $puzzle } 显示原图。
train-streak = 限时连解 · 剩余 { $left } · 题目 { $rating }
train-review = 复习 · { $count } 道题目 · 棋盘可能经旋转或镜像
train-train = 训练 · 题目 { $rating } · 你 { $skill }
train-time-up = 时间到：{ $count } 道题目中 { $solved } 道无失误解出，最多连解 { $longest } 道。再来：train --streak SECONDS
train-due-in = 没有到期的题目；下一道在 { $time }后。review --ahead 不必等待，train 给出新题。
train-nothing-due = 没有到期的题目。train 给出新题。
train-none-fits = 没有符合要求的题目。puzzles list 列出全部；可去掉 --kind、--theme 或 --rating。
puzzles-listed = 共 { $count } 题。
puzzles-themes = 主题：{ $themes }。可用 --kind、--theme 和 --rating 挑选。
train-name-reply = 现在请指出{ side }的应手。
train-otherwise = 这条线已胜。若{ side }应 { $point } 呢？（此后还有 { $count } 种应手）
train-replied = { side } { $point }。轮到你。
drill-right = ✓ 正是 { $point }。
drill-right-white = ✓ { $point } 坚持得最久。
drill-proven = ✓ { $point } 也能赢（已证明，{ $plies } 手）；树中的着法是 { $right }。
drill-proven-unmeasured = ✓ { $point } 也能赢（已证明）；树中的着法是 { $right }。
drill-another = { $point } 不是要问的着法 { $right }；它的价值尚未判明。
drill-shorter = { $point } 坚持 { $plies } 手；{ $right } 坚持 { $most } 手。
drill-not-longest = { $point } 不是坚持最久的应手；应走 { $right }。
drill-shown = 着法是 { $right }。
drill-asks-black = 您执黑。下哪里？（answer 显示答案，next 换一张）
drill-asks-white = 您执白。哪一应坚持最久？（answer 显示答案，next 换一张）
drill-asks-file = 轮到{ side }。您的棋谱下哪里？（answer 显示答案，next 换一张）
drill-over = 暂时没有卡片了；下一张在 { $time } 后到期。
drill-nothing = 没有卡片了。
trouble-no-cards = 没有这样的卡片：树或棋谱中没有合适的变化。

## 训练的统计。
stats-nothing = 还没有训练过。开始：train
stats-rating = 等级分 { $skill }
stats-placing = 定级：{ $count } / { $of } 题，之后给出首个等级分
stats-attempts = { $count } 次尝试，解出 { $solved } 次，其中 { $clean } 次一次解出且未用提示；最多连续 { $row } 次
stats-tried = { $count } 道题目中试过 { $tried } 道，用时 { $time }
stats-due = 现有 { $count } 道题目到期
stats-due-later = { stats-due }；下一道在 { $time }后
stats-ratings = { $count ->
    [1] 第一次尝试后的等级分
   *[other] 最近 { $count } 次计分尝试后的等级分
}
stats-share = { $tries } 次中解出 { $solved } 次
stats-by-kind = 按类型（满分 100）
stats-by-theme = 按主题，最弱的在前（满分 100）
