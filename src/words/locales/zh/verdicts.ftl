### 找到了什么，做了什么，评得如何。

welcome = yonsan { $version } · { $puzzles } 道题目 · { $lessons } 节课程
to-move = 轮到{ side }
goal = { $kind ->
    [vcf] 连续冲四取胜
    [vct] 连续进攻取胜，若没有则回答：nothing
    [win] 取胜
    [defend] 找出守得住的一手
    [find-all] 找出所有连续冲四取胜的点；没有则找连续进攻取胜的点，再没有则找守得住的点
    [forbidden] 标出连珠规则的所有禁手点
   *[none] 连续进攻取胜，若没有则回答：nothing
}

## 搜索的结论。
shortest = 最短
verdict-tried = 先试连续冲四（VCF），已全部试尽，没有胜法；再搜索连续威胁（VCT）。
shorter-may-exist = 可能还有更短的
searched = { $searched } 个节点
verdict-proven = 已证明：{ side }有{ a-class }，{ $length } · { $how }
verdict-certificate = 证书：{ $nodes } 个节点，已对每种应手核验（{ $positions } 个局面）· 搜索：{ searched }，{ $time }
verdict-disproven = 已否定：{ side }没有{ a-class }。{ $class ->
    [vcf] 所有连续冲四都已试到底。
   *[vct] 所有攻着都已对照每种有意义的应手试过。
} · { searched }，{ $time }
verdict-unknown = 未知：{ side }是否有{ a-class }尚无定论：{ $limit } · { searched }，{ $time }
verdict-solved = 先试 { $point }：内置整盘策略树的着法。
verdict-solved-open = 先试 { $point }：内置整盘策略树以此取胜；study 可逐手查看。
first-moves = 有 { $count } 个取胜的首着：
first-by = { $length }，{ $class ->
    [vcf] 靠连续冲四
    [vct] 靠连续进攻
   *[win] 靠静着
}
first-open = 尚无定论：{ $points }（{ $limit }）
other-moves = 其余 { $count } 手
at-most = 至多 { $length }

## 完成的小事。
done-loaded = 已载入
done-loaded-tree = 已载入，含 { $variations } 个变化（用 game、forward、back、goto 浏览）
done-loaded-line = 已载入主线，略去 { $variations } 个变化
done-one-of = { $loaded }；文件中共有 { $games } 局（用 --game N 选择）
done-loaded-turn = { $loaded }。轮到{ side }。
done-five = { side } { $point }：五连。{ side }胜。
done-moved = { side } { $point }。
done-forbidden = 黑 { $point } 是禁手（{ $kinds }）：白胜。
done-undone = 已撤销上一次改动。
done-took-back = 已收回 { $points }。
done-redone = 已重做这次改动。
done-played-again = 已重新落子 { $points }。
done-placed = 已放置 { $count } 枚{ side-name }子。
done-removed = 已移去 { $count } 枚棋子。
done-added = 已把 { $id } 加入 { $file }。
glyphs-advice = 哪一行的竖线与标尺的竖线对齐，就选哪一种圆：glyphs unicode（一格宽）或 glyphs wide（两格宽）；glyphs ascii 用字母。长期使用：--glyphs NAME，或在常用设置文件中写 glyphs: NAME。
done-cleared = 棋盘已清空。undo 可恢复棋子。
done-cleared-record = 棋盘已清空，并开始新的棋谱；undo 可取回原来的。
done-swapped = 黑白已互换。
done-turn = 轮到{ side }。
done-new-record = { $change }从这里开始新的棋谱；undo 可取回原来的。
done-rule = 规则为 { $rule }。
done-imported = { $unread ->
    [0] 已加入：{ $added }。原有的不会重复加入。
   *[other] 已加入：{ $added }。原有的不会重复加入。 无法读取：{ $unread }
}
done-saved = 已保存 { $file }。

## 解题途中。
found = 已找到 { $found } 个，共 { $of } 个
progress = { $stones } 子
progress-of = 第 { $done } 子，共 { $stones } 子
misses = { $count } 次失误
hints = { $count } 次提示
solved-at-once = ✓ 一次解出，未用提示
solved-after = ✓ 已解出，其间有 { $what }
taken-back = 已收回。请再试，或输入：hint
taken-back-veiled = 已收回。请再试，或输入：hint  whynot（对这一手的应对；算作提示）
confirm-answer = 这会公布答案，本题将算作未解。确实要看：再输入一次 { $command }，或 { $command } --yes
confirm-move = 这会说出本题的着法。确实要看：再输入一次 { $command }，或 { $command } --yes
answered = { side }应 { $point }。
made-five = { side }在 { $point } 成五，获胜。
after-win = step 逐手走完，why 解释，save FILE.json 保存证书
after-none = whynot 点 说明是什么挡住了这一手：whynot { $point }
after-study = 现在输入的点是白方对 { $point } 的应手，回车走坚持最久的应手；back 退回，quit study 结束
solved-game = 出自对局第 { $number } 手，实战{ side-name }下在 { $played }
solved-not-minimal = 这是否最短，未经证明
solved-game-won = { solved-game }，最后{ $winner ->
    [black] 黑方
   *[white] 白方
}获胜
after-solved = why 解释你的着法；next 或空行进入下一题
after-try = why 解释你的着法；next 到对局的下一个关键时刻，quit try 回到对局
hint-some-rung = 提示 { $number }
hint-rung = 提示 { $number }/{ $of }
hint-last-rung = 提示 { $number }/{ $of }，最后一级
report-solved = 已解出。
report-not-solved = 未解出。
report-good = 到此为止都对；题目尚未完成。
report-not-settled = 尚无定论。
report-stopped = 到此停止。
report-ungraded = { $how } 其后未评：{ $points }。
ungraded = （此处不再评着。restart 重做本题。）
ungraded-here = （此处不再评着。）
how-to-leave = Ctrl-D 或 quit 离开；Ctrl-C 停止搜索。

## 检验器的结论。
positions = { $positions } 个局面
checked-valid = { $file }：有效 · 检查了 { $nodes } 个节点、{ $positions } 个局面
checked-out-of-bound = { $file }：未知 · 已达到 { $positions } 个局面的上限；可用 --positions N 提高
checked-invalid = { $file }：无效 · { $why } · 在 { $line } 之后
no-move = 开局（无着法）
out-of-bound = 已达到局面数上限
breaks-malformed = 格式有误：{ $why }
breaks-occupied = 节点 { $node } 下在 { $point }，那里已有棋子
breaks-forbidden = 节点 { $node } 下在 { $point }，那里是黑方的禁手（{ $kinds }）
breaks-five = 节点 { $node } 没有成五，而守方在 { $point } 成五
breaks-no-answer = 节点 { $node } 对 { $reply } 没有应对
breaks-pass = 节点 { $node } 对停一手没有应对
breaks-full = 在节点 { $node } 棋盘已满：和棋

## 导览：每条命令之前的话。
tour-step = { $step ->
    [0] 一道题目：黑方要连续冲四取胜。
    [1] 每个点都可以问它值多少。
    [2] 一手自然的棋，以及它为何不成。
    [3] 提示是一级一级给的。
    [4] 正着。
    [5] 决定胜负的一手。
    [6] 为何成立。
    [7] 从头再来：这是最短的胜法吗？
   *[8] 每个胜法都带有证书，由独立的检验器核验。
}
tour-end = 在终端中运行 `yonsan` 开始对话；`yonsan --help` 列出脚本中可用的功能。
