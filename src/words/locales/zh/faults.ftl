### 哪里不对，该怎么办。

## 把一个短语写成整句。
sentence = { $what }。

fault-command-like = '{ $word }' 既不是命令也不是点。是不是 '{ $like }'？全部命令：help
fault-command = '{ $word }' 既不是命令也不是点（点从 a1 到 o15）。全部命令：help
fault-ambiguous = '{ $word }' 可能是 { $all }：请多写一个字母。
fault-usage = { $command }：{ $wrong }用法：{ $usage }
fault-usage-in-shell = { $command }：{ $wrong }用法见 yonsan { $command } --help。
fault-one-move = 这里有 { $count } 个词：请每行下一手，或载入整局：load h8i9j10
fault-quotes = 引号没有闭合。
fault-no-position = '{ $text }' 不是局面：{ $why }
fault-opening-like = 没有开局 '{ $name }'。是不是 { $like }？全部名称：help study
fault-theme = 没有主题为 '{ $theme }' 的题目。现有主题：{ $known }。
fault-puzzle = 没有题目 '{ $id }'。列出全部：puzzles list
fault-puzzle-like = 没有题目 '{ $id }'。是不是 { $like }？列出全部：puzzles list
fault-unreadable = 无法读取 { $file }：{ $error }。
fault-exists = { $file } 已存在：请换个名字，或用 --force 覆盖
fault-puzzle-there = { $file } 里已有这道题，编号 { $id }。
fault-unwritable = 无法写入 { $file }：{ $error }。
fault-no-text = .{ $format } 不是可以显示的文本：请给出文件名。
fault-ending = { $file }：从扩展名看不出它是什么。请用 .txt（画出的棋盘）、.sgf、.psq、.rec、.lib、.rif、.log、.yaml（题目）或 .json（证明），或用 convert 加 --from 转换。
fault-no-tree = { $file }：{ $why }
fault-tree-under = { $file }：此树在规则 { $rule } 下取胜，而棋盘的规则是 { $board }。请用 --rule { $rule }，在对话中用 rule { $rule }。
fault-no-practice = { $file } 中没有练习记录。请用 stats --export json 或网页存下的文件。
fault-not-text = { $file } 不是 UTF-8 文本。请存为 UTF-8。
fault-no-games = { $file } 里没有棋谱；请给出 .sgf、.lib、.rif、.psq、.rec、.log、画出的棋盘（.txt）或每行一局的列表。
fault-no-twin = { $id } 不要求取胜，所以没有孪生题；请给出 vcf、vct 或 win 类的题。
fault-puzzle-file = { $file }，第 { $line } 行第 { $column } 列：{ $error }。
fault-fewer-puzzles = { $file } 里有 { $count } 道题目：请用 --game N 选择。
fault-no-certificate = { $file } 不是证书：{ $why }
fault-batch = 批处理第 { $line } 行：{ $why }
fault-ply = 没有第 { $ply } 手：本局共 { $count } 手。
fault-not-a-game = { $what } 是单个局面，不是棋谱或着法列表：请去掉 --game 和 --ply。
fault-occupied = { $point } 上已有棋子：请选空点。
fault-over = { side }已胜，对局结束。undo 收回最后一手。
fault-impossible = 这样的局面不可能：{ $faults }。
fault-no-stone = { $point } 上没有棋子。
export-no-png = 这个版本不能生成 PNG。可用 cargo build --release --features png 构建；或用 export svg，再由浏览器或转换程序生成 PNG。
export-not-drawn = 图片无法绘制：{ $why }。export svg 仍然可用。
export-ending = { $file } 须以 { $endings } 结尾。
export-unsolved = { $id } 没有得到证明的答案：{ $flaw }。puzzles lint 可检查题目文件；--nodes 允许更多搜索。
export-no-deck = 卡片组无法生成：{ $why }。.txt 卡片文件仍然可用。
fault-nothing-to-undo = 没有可收回的：这是开头。
fault-nothing-to-redo = 没有收回过什么。
fault-no-walk = 没有可退的一步：step 逐手走过胜法，undo 收回着法。
fault-attackers-turn = 轮到攻方，证明下在 { $point }：step 继续，然后输入一个点选择应手。要离开：move POINT 或 undo
fault-no-such-move = 证明里没有这个编号的着法：tree 列出全部，最后是 { $highest }；step 0 是开头。
fault-too-late = 还没轮到 { $point } 就已成五：请去掉它。
fault-no-moves = 没有可复盘的着法。请载入一局：load game.sgf，或 load h8i9j10...
fault-stopped = 已停止。
fault-stopped-conversion = 已停止；没有写入任何内容。
fault-stopped-review = 还没看完全局就停止了。
fault-no-moment = 第 { $ply } 手之前没有关键时刻：本局没有找到必胜。
fault-other-moments = 第 { $ply } 手之前没有关键时刻；有的是第 { $moments } 手之前。
fault-no-game = 没有进行中的对局。开始：play
fault-no-puzzle = 没有载入题目。载入：load vcf-0001（全部：puzzles list）
fault-no-hints-in-game = 对局中没有提示。move 显示程序会替你下哪一手；threats 和 annotate 显示盘面形势。
fault-unreached = 无法显示棋谱的这个局面：{ $why }
fault-line-ends = 棋谱到此为止。back 后退，下一手即开始一个变化。
fault-no-variation = 棋谱没有这样的下法；共有 { $count } 个：forward a、forward b 等
fault-nothing-to-delete = 这里没有可从棋谱中删去的着法。
fault-no-more-moments = 这个方向上没有其他关键时刻。moment N 到第 N 手之前；全部：review-game
fault-not-at-moment = 盘上不是关键时刻：moment 到下一个。
fault-puzzle-open = 盘上是题目：undo 收回你的着法，answer 显示解答，quit try 回到棋谱。
fault-puzzle-aside = 这道题已不在作答中：restart 重新开始。
fault-found-before = { $point } 已经找到：请说另一个点。
fault-no-win = 这个局面还没有证明什么。请先：solve
fault-not-in-line = { $point } 不是所找到胜法中的攻着。全部攻着：why、tree
fault-no-number = 已下的着法中解释了 { $count } 手。全部：why
fault-no-help = 从这个局面给不出提示：{ $why }。
fault-no-more-puzzles = 这是最后一道题目。列出全部：puzzles list
fault-evaluator = 没有评估器 '{ $name }'：请选 { $all }。
fault-reply-first = 轮到{ side }：请指出应手，写一个点，如 h8。
fault-nothing-to-save = 没有可存入 { $file } 的：.json 存证明（先 solve），.yaml 存已载入的题目，.txt 存棋盘，.sgf 存棋谱。

## 无法回答的问题。
refused-over = { side }已胜：没有可搜索的。undo 后退；在命令行可用 --ply N 选择较早的一手。
strategy-no-rule = 整盘棋的树只有 freestyle 与 standard 两种规则；{ $rule } 下白棋每种应手之后的结局还没有人知道。
refused-certificate = 检验器不接受搜索给出的证书（{ $outcome }），所以不显示这个胜法。这是程序的错误，请报告。

## 命令之后的词。
misuse-too-much = '{ $word }' 是多余的。
misuse-no-option = '{ $word }' 不是选项。
misuse-missing = { $value ->
    [LINE] row、column、diagonal 还是 antidiagonal？
    [PART] 哪一部分？
    [IN] 哪个文件，转成哪个文件？
    [OUT] 转成哪个文件？
    [FILE] 哪个文件？
    [POSITION] 哪个局面？
    [ID] 哪道题目？
    [PUZZLE] 哪道题目？
    [SIDE] black 还是 white？
    [WHICH] 哪一条？
    [POINT] 哪个点？
    [MOVE] 哪一手？
   *[other] 缺少 { $value }。
}
misuse-missing-value = { $option } 的值是什么？
misuse-no-value = '{ $word }' { $value ->
    [ENCODING] 不是已知的编码；可用 utf-8、gb18030、shift-jis、euc-kr、big5 等。
    [MOVE] 不是点，也不是着法编号。
    [RANGE] 不是同一类题目由前到后的范围（vcf-0001..vcf-0012）。
    [RATING] 不是等级分（1200），也不是范围（1000..1400）。
    [SECONDS] 不是秒数。
    [POINT] 不是点（点从 a1 到 o15）。
    [POINTS] 不是点（点从 a1 到 o15）。
    [SECOND_MOVE] 不是树的第二手：不是交叉点，或是另一第二手的对称。35 个第二手是 i8 到 o8，以及其上方直到对角线 i9 到 o15 的点。
    [SHARD] 不是分片；写成 K/N，四片中的第一片为 1/4。
    [LEVEL] 不是级别；级别为 1 到 5。
    [MOVES] 不是着法；写法如 h9i9j10。
   *[other] 不能作为 { $argument } 的值。
}
misuse-needs = { $argument } 要与 { $other } 同用。
misuse-not-beside = { $argument } 不能与 { $other } 同用。
misuse-is-not = '{ $word }' 不是 '{ $name }'。
misuse-neither = '{ $word }' 既不是 { $one } 也不是 { $other }。
misuse-none-of = '{ $word }' 不是 { $all } 中的任何一个。
misuse-no-line = 没有{ $axis ->
    [row] 横线
    [column] 竖线
    [diagonal] 上行斜线
   *[antidiagonal] 下行斜线
} '{ $word }'。

## 批处理的一行。
batch-not-json = 不是 JSON（{ $error }）
batch-not-a-string = { $field } 必须是字符串
batch-not-known = 没有 { $field } '{ $word }'
batch-missing = 缺少 { $field }
batch-not-a-file-name = 编号 '{ $id }' 不能作文件名
batch-twice = 编号 '{ $id }' 出现两次，它的证书会被覆盖

## 局面、画出的棋盘、文件。
notation-empty = 什么也没有写。空棋盘是 B:,W:,b
notation-no-point = 第 { $column } 个字符处的 '{ $word }' 不是点（点从 a1 到 o15）。
notation-no-setup = 布局写作 B:h8i8,W:j8,b（黑子、白子、轮到哪一方）。
impossible-twice = { $point } 列出了两次
impossible-both = { $point } 既是黑又是白
impossible-two-winners = 双方都有五连
impossible-occupied = 第 { $ply } 手下在 { $point }，那里已有棋子
impossible-after-five = 第 { $ply } 手已成五，其后还有着法（用 --ply { $ply } 停在那里）
impossible-after-forbidden = 第 { $ply } 手是黑方禁手，对局已结束，其后还有着法（用 --ply { $ply } 停在那里）
impossible-more = 另有 { $more } 处
diagram-rows = 画出的棋盘应有 15 行，这里有 { $rows } 行。
diagram-columns = 第 { $line } 行：{ $count } 个点，应为 15 个。
diagram-glyph = 第 { $line } 行：'{ $glyph }' 既不是棋子（X 或 O）也不是空点（点号）。
diagram-numbers = 第 { $number } 手缺失，或出现两次。
format-empty = 文件是空的。
format-nothing = 里面既没有棋子也没有着法。
format-size = 它的棋盘是 { $size }；只能读取 15 乘 15 的。
format-no-game = 没有第 { $game } 局：文件里有 { $count } 局。
format-side = 按着法轮到{ side }：请去掉 --side。
format-not-utf8 = 第 { $offset } 字节不是 UTF-8 文本。请存为 UTF-8。
format-elsewhere = .{ $ending } 文件不是棋谱。
format-no-game-in-it = 里面没有棋谱。
format-no-game-in-line = 第 { $line } 行：不是棋谱。
format-line = 第 { $line } 行：{ $why }
format-pass = 第 { $ply } 手是弃权，五子棋没有弃权（可用 --ply { $before } 停在它之前）
format-on-a-stone = 着法 { $moves } 的最后一手下在已有棋子的点上。
form-position = 它的局面：{ $why }
list-empty = { $file }：里面没有棋谱；请每行写一局，如 h8i9j10。
list-no-game = { $file }，第 { $line } 行：不是棋谱；着法写作 h8i9j10，不是棋谱的写在 # 之后。
list-game = { $file }，第 { $line } 行：{ $why }
