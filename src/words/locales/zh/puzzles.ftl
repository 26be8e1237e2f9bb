### 题集：挖掘到了什么，检查出了什么。

puzzles-mining = 已查看 { $done } 项，共 { $items } 项，找到 { $found } 道题目
puzzles-nothing-found = 没有找到题目：可加棋谱、加局面、换 --kinds 或加大 --nodes
puzzles-nothing-found-in = { puzzles-nothing-found }（{ $file } 里只记着看过什么）
puzzles-nothing-to-mine = 没有可查看的：请给出棋谱文件，或用 --play N、--boards N
puzzles-other-work = { $file } 不是由同一任务写成的（首行写明由哪个任务）：请给 --out 另一个文件，或使用首行所写的参数
puzzles-in-use = 另一个程序正在使用 { $file }：请等它结束，或给 --out 另一个文件
puzzles-rejected = 未采用：{ $each }。
rejection = { $why ->
    [unproven] { $count } 个在节点限度内未能证明
    [pointless] { $count } 个没有可找的着法
    [kind] { $count } 个不是所要的类型
    [short] { $count } 个一眼可见
    [firsts] { $count } 个正解太多
    [nothing-tempts] { $count } 个没有诱人的错着
    [loud] { $count } 个以进攻开头
    [evaluator] { $count } 个评估器一步就能解
    [crowded] { $count } 个棋盘太满
    [spare] { $count } 个无关的棋子太多
    [lesser] { $count } 个与同局的另一题相似
   *[known] { $count } 个已经有了
}
puzzles-linting = 已检查 { $done } 道题目
puzzles-note = 注意：{ $what }
puzzles-linted = { $puzzles } 道题目：{ $faults } 个错误，{ $notes } 条注意；{ $fall } 道被某个评估器的首选解出（{ $each }）

## 检查的发现。
lint-plies = { $plies } 手（{ $stones } 子）
lint-claim = 目标 { $goal }：{ $flaw }
lint-length = within 写的是 { $stated }，而取胜需要 { $takes }；请写 within: { $found }
lint-no-length = 没有写明长度；请写 within: { $found }
lint-themes = 主题与解答不符：{ $what }
lint-themes-add = 加上 { $themes }
lint-themes-take-out = 去掉 { $themes }
lint-rating = 评分 { $stated } 与解答不符；请写 { $found }
lint-no-rating = 没有评分；请写 rating: { $found }
lint-licence = 许可为 { $licence }；随程序发布的题目为 CC0-1.0
lint-same-id = 另有题目编号为 { $id }；请改其中一个的编号
lint-picture = 与 { $id } 是同一道题（旋转、镜像或换色）；请去掉一个
lint-point = 文字提到 { $point }，而它与解答无关
lint-count = 文字写的是 { $stated } { $unit }；实为 { $right }
lint-mark-out = 长度已证明为最短；请从 notes 中去掉：{ $mark }
lint-mark-in = 长度未证明为最短；请在 notes 中写上：{ $mark }
lint-grade = 训练器把 { $point } 评为 { $grade }，而它是对的；搜索的节点太少
lint-duals = 余着：{ $points }（{ $count } 手）同样快地取胜
lint-not-minimal = 未排除比 { $length } 更短的胜法
lint-unsettled = 其他首着并非都有定论：可能有余着
lint-nothing-looks-forbidden = 没有看似禁手而实际允许的点

## 论断为何不成立。
flaw-over = { side }已经获胜
flaw-no-win = 没有{ a-class }（该类胜法已全部试过）
flaw-narrower = 已有{ a-class }，所以目标应为 { $goal }
flaw-wins = 本应没有胜着，但 { $point } 能胜（{ $stones } 子）
flaw-no-threat = 没有需要防守的：对方没有连续进攻的胜法
flaw-nothing-holds = 没有守得住的着法
flaw-five-at-once = 一步即可成五，没有人会再找别的点；请先成五，或把目标改为 vcf
flaw-any-move-wins = 即使浪费一手，对方怎么应都输，没有可找的着法
flaw-not-renju = 禁手只对黑方有效；请写 rule: renju 和 side: black
flaw-forbidden-points = 禁手点有 { $count } 个；这类题目应有二到八个
flaw-unsettled = 尚无定论：{ $limit }
flaw-certificate = 检验器不接受证明：{ $outcome }

## 题目的质量。
worth-sum = 质量：{ $points } 分（满分 100）
worth-origin = { $points }/15：{ $from ->
    [game] 出自对局，着法全部保留
    [balanced] 双方棋子数与实战相符
   *[other] 实战中不会有这样的棋子数
}
worth-spare = { $points }/25：{ $spare ->
    [0] { $stones } 枚棋子个个有用
   *[other] { $stones } 枚棋子中有 { $spare } 枚无关
}
worth-evaluators = { $points }/20：{ $count ->
    [0] 没有评估器的首选是正解
   *[other] 这些评估器的首选就是正解：{ $names }
}
worth-temptations = { $points }/15：{ $count ->
    [0] 没有诱人的错着
   *[other] 有 { $count } 个诱人的错着
}
worth-firsts = { $points }/10：{ $count ->
    [0] 没有要找的点
   *[other] 正解有 { $count } 个
}
worth-ideas = { $points }/15：{ $ideas ->
    [0] 没有计分的要点
   *[other] 要点：{ $themes }
}
