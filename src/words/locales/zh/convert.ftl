### 把一个文件转换成另一个。

convert-written = 已将 { $count } 局写入 { $file }。
convert-lost = { $format } 中没有：{ $what }
convert-invented = 布局的棋子写成了着法，次序并无意义：.{ $format } 只能存着法
convert-not-kept = 未保留：{ $names }，本程序不认识
convert-guessed = 文字不是 UTF-8，也没有写明编码；若显示有误，请用 --encoding 指定（gb18030、shift-jis、euc-kr 等）

lost-games = 其余 { $count } 局（--game N 可另选；.sgf 能全部保存）
lost-unreadable = { $count } 局无法读取
lost-unreadable-why = { lost-unreadable }，第一局的原因：{ $why }
lost-proof = 证明的着法，只写入了局面（.sgf 和 .lib 能保存）
lost-lines = 主线之外的 { $count } 个变化
lost-comments = { $count } 条注释
lost-labels = { $count } 个标签
lost-marks = { $count } 个标记
lost-rule = 规则
lost-times = 每手的用时
lost-order = 着法的次序：它们接在布局之后，写成了布局的棋子
## 关于一局的事项，按其 SGF 名称。
lost-fact = { $fact ->
    [PB] 黑方姓名
    [PW] 白方姓名
    [BR] 棋手等级（BR）
    [WR] 棋手等级（WR）
    [BT] 队名（BT）
    [WT] 队名（WT）
    [EV] 赛事
    [RO] 轮次
    [PC] 地点
    [DT] 日期
    [RE] 结果
    [RU] 所写的规则（RU）
    [ON] 开局名称
    [GN] 对局标题
    [GC] 对局说明（GC）
    [SO] 出处
    [AN] 注解者
    [US] 记录者（US）
    [TM] 用时规定（TM）
    [OT] 用时规定（OT）
   *[else] { $fact }
}

## 为何不能写入。
unwritten-setup = .{ $format } 只能存从空棋盘起轮流下的着法，而 { $black } 枚黑子和 { $white } 枚白子不可能这样下成。请用 .sgf、.lib、.txt 或 --to pos。
unwritten-order = .{ $format } 只能存着法，而这个布局的棋子次序无从知道；试过的次序中，都有五连或禁手使对局提前结束。请用 .sgf、.lib、.txt 或 --to pos。
unwritten-character = '{ $character }' 无法用 { $charset } 写出：请换一种 --encoding，如 utf-8。
unwritten-proof = 证明由搜索得出，不能由文件转换而来：solve POSITION --proof FILE。
unwritten-puzzle = 题目不只是局面：review-game FILE --puzzle MOVE --out FILE 可由一局做成题目，puzzles mine 可挖掘题目。
