### 图片和网页上的文字。网页脚本填入的内容原样出现：$color 与 $other 为双方。

picture-five = 五子棋：{ side }已成五
picture-forbidden = 五子棋：黑方最后一手是禁手，白胜
picture-turn = 五子棋：轮到{ side }
picture-legend = { $mark ->
    [wins] 取胜的首着
    [holds] 守得住的点
    [forbidden] 黑方禁手点
   *[chosen] 标记
}：{ $points }
picture-marked = { picture-legend }。
picture-moves = { $moves }。
picture-choice = { $name }，所选为 { $point }

## 证明的网页。
page-wins = { side }胜
page-certificate = 证书
page-win = { $what }，{ $length }
page-win-shortest = { page-win }，最短
page-proof = { $rule } · 轮到{ side }，{ side }胜 · { $win } · 已对每种应手核验（{ positions }）
page-longest = 最长的变化：{ $line }
page-begin = “前进”显示{ $color }的着法。然后在棋盘上或下方任选应手：证明都有应对。
page-two-fives = { $color }可在 { $points } 成五；{ $other }只能挡一处，挡不住两处。
page-one-five = 冲四：{ $other }不占 { $points }，{ $color }就在那里成五。
page-caught = { $color }在 { $points } 成五，{ $other }不能去挡：那里是禁手。
page-threat = 若{ $other }脱先，{ $color }续走 { $point }。
page-leaves = { $color }没有挡住 { $point } 的成五。
page-unlisted = 证明没有列出它：它碰不到这个威胁。
page-won = { $color }获胜。
page-is-over = 已经成五。“后退”可退回，另选应手。
page-forbidden = { $point } 是黑方禁手：请选其他点。
page-not-this = 现在轮到{ $color }，证明下的是 { $point }。
page-so-far = 至此：{ $line }
page-replies = 轮到{ $color }应对
page-met-by = { $color }应 { $point }
page-nothing-stops = { $points } 都能成五，一手挡不住。其他应手两处都挡不到。
page-else-five = 其他应手都挡不住 { $points } 的成五。
page-elsewhere = 其他地方
page-pass = 停一手
page-passes = { $color }停一手。
page-forbidden-mark = 黑方禁手
page-reply-mark = 证明列出的应手
page-end = 到终局

## 每个网页上的棋盘。
page-board = 棋盘
page-empty = 空点
page-black-stone = 黑子
page-white-stone = 白子
page-number = 第 { $number } 手
page-last = 最后一手
page-start = 到开头
page-back = 后退
page-forward = 前进
page-plays = { $color }下 { $point }。
page-taken = { $point } 上已有棋子：请选空点。
page-five = 成五。
page-footer = 可用鼠标或触摸选点，也可用键盘：Tab 在各个按钮与棋盘之间切换。在棋盘上，方向键逐点移动，回车落子；在别处，左右方向键后退和前进。由 yonsan 生成。

## 课程的网页。课程正文在课程文件里。
page-mark-mark = 有标记
page-right-mark = 正确
page-hint = 提示
page-answer = 显示答案
page-again = 重做
page-one-more = 再试一次。可用“提示”。
page-named = 对：已找到 { $found } 个，共 { $of } 个。
page-no-hint = 没有更多提示了；可以显示答案。
page-not-asked = 这里没有提问：“前进”继续。
page-no-more = 这一问已结束：“前进”继续。
page-known = { $point } 已经找到了。
page-line = 着法：{ $line }
page-done = 课程结束。{ $of } 个问题中：
page-first = { $n } 个一次答对
page-second = { $n } 个第二次答对
page-missed = { $n } 个没答对
page-open = { $n } 个未答
page-end-heading = 结束
page-texts = 本课的棋盘和提问需要 JavaScript。课文：{ $texts }
page-play-on = 轮到{ side }，一手一手地下：在棋盘上选点。
page-play = 轮到{ side }：在棋盘上选一个点。
page-predict = 轮到{ side }：在棋盘上选出这一手。
page-name = 在棋盘上逐个选出所有的点。

## 棋谱的网页。
page-game = 一局棋
page-game-about = { $rule } · { $outcome }
page-game-moves = 着法：{ $moves }。
page-next-mark = 棋谱由此继续
page-holds-mark = 守得住
page-course = 全局走势
page-legend = 高条：连续冲四可胜；低条：靠威胁可胜；叉：放走了胜局；菱形：最后的活路；圆圈：估计的失误。点击即到该处。
page-moments = 关键时刻
page-moment-back = ◂ 时刻
page-moment-next = 时刻 ▸
page-to-moment = 到第 { $n } 手
page-play-line = 演示当时的着法
page-play-guess = 演示似乎更好的着法
page-leave-line = 回到棋谱
page-in-line = 棋谱中没有下出：第 { $number } 子，共 { $of } 子
page-not-in-line = 这条线下在别处：按“前进”演示。
page-not-in-game = 棋谱此处没有下在 { $point } 的一手。
page-at-start = 第一手之前的棋盘。
page-played = 第 { $n } 手：{ $color }下在 { $point }。
page-passed = 第 { $n } 手：{ $color }虚着。
page-variations = 各种后续
page-main-line = 回到主线
