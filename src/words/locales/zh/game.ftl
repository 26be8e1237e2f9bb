### 与程序对局。$side 为下棋的一方；两方并提时 $other 为程序。

game-left = 对局已结束，棋盘保持原样。
game-begins = 你执{ side-name }；程序执{ $other ->
    [black] 黑
   *[white] 白
}，第 { $level } 级，棋风：{ $style ->
    [even] 均衡
    [attacking] 进攻
    [defending] 防守
   *[sly] 诡诈
}。输入一个点即落子，undo 收回双方各一手，play stop 结束对局。
game-plays = { side }下在 { $point }
game-just-plays = { $played }。
game-five = { $played }：五连。
game-stops-five = { $played }，否则你在此成五。
game-listed = { $played }，出自策略树，那里未经验证。
game-from-tree = { $played }，出自已解的开局。
game-wins-by = { $played }：靠{ $means }取胜，至多 { $plies }。
game-lasts-longest = { $played }：看过的着法都会输，这一手坚持最久。
game-you-win = 五连：你赢了。
game-program-wins = 程序胜，共 { $stones } 子。undo 收回你的上一手。
game-draw = 棋盘已满：和棋。
game-lost-within = 白方已不可能取胜：至多 { $plies }后结束。看看你能坚持多久。

### 建议的着法。

move-five = { $point }：五连。
move-block = { $point }，否则对方在此成五。
move-tree = { $point }，出自已解的开局。
move-listed = { $point }，出自文件中的树，该处未经验证。
move-proof = { $point }：靠{ $means }取胜，至多 { $plies }（已证明）。
move-lost = { $point }：看过的着法都会输，这一手坚持最久。
move-guess = { $point }。此处没有任何证明；以下是估计，从 -1（负）到 +1（胜）：
move-by = { $point }，该评估器最看好的一点；它只看自己的分数。
move-value = { $point } { $value }  { $line }
move-depth = 深度 { $depth } 手，{ $nodes } 个局面
