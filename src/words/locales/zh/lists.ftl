### 循环题集、主题题单与考试。

lists-set = 题集 { $name } · 第 { $cycle } 轮 · { $number } / { $of } · 题目 { $rating }
lists-playlist = 题单 { $themes } · 剩 { $left } / { $of } · 题目 { $rating }
lists-of-exam = 考试 { $number } 讲评 · { $at } / { $of } · 题目 { $rating }
lists-cycle-over = 题集 { $name } 的第 { $cycle } 轮已完成。
lists-figures = { $of } 题中做了 { $tried } 题，一次做对 { $clean } 题，解出 { $solved } 题，用时 { $time }
lists-change = 变化：{ $time }，一次做对 { $clean }
lists-missed = 未一次做对：{ $puzzles }。
lists-next-cycle = 接下来是第 { $cycle } 轮：train --set { $name }
lists-goes-on = 继续：train --set { $name }
lists-set-heading = { $name } · { $count } 题 { $asked }
lists-cycle = 第 { $cycle } 轮 · { $started }前开始 · { $figures }
lists-no-sets = 还没有题集。新建：train --set NAME --count 30
lists-solved = { $count } 题中解出 { $solved } 题，等级分 { $low } 至 { $high }
lists-playlists-end = 开始：train --playlist THEME

exam-noted = 已记下。
exam-task = 考试 · { $number } / { $of } · 剩余 { $left }
exam-rules = 每题只答一次：第一手，或 nothing。对错在结束时公布。next 暂放一题，quit exam 结束考试。
exam-all-points = 请在一行中指出所有的点。
exam-answered = 所有题目都已作答。
exam-time-up = 时间到。
exam-left = 你已中止考试；未作答的题按未解出计。
exam-heading = 考试 { $number }：{ $of } 题中答对 { $solved } 题，用时 { $time }（限时 { $limit }）；{ $performance }
exam-performance = 表现等级分 { $rating }
exam-at-least = 表现等级分不低于 { $rating }
exam-at-most = 表现等级分不高于 { $rating }
exam-right = 对
exam-wrong = 错
exam-unproven = 在搜索限度内未能证明；按未解出计
exam-unanswered = 未作答
exam-well = 做得好：{ $themes }
exam-badly = 做得不好：{ $themes }
exam-review = 讲评各题：review --exam { $number }
exam-line = { $heading }（{ $ago }前）
exams-none = 还没有考过试。开始：train --exam
exams-end = 查看其中一次：train --exams N

fault-no-set = 没有题集 { $name }；有一个叫 { $like }。要新建题集，请给出题数：train --set { $name } --count 30
fault-set-differs = 题集 { $name } 已经建好（{ $count } 题 { $asked }），不会改动。用 train --set { $name } 继续，或给新的选择另起名字。
fault-too-few = 要求 { $asked } 题，但符合要求的只有 { $count } 题。请减少题数，或去掉 --kind、--theme、--rating 或 --rule。
fault-list-gone = { $name } 的题目已经不在了：题目文件被移走或改动。请放回文件，或新建题集。
fault-no-exam = 没有第 { $number } 次考试；共考过 { $count } 次。train --exams 列出全部。
fault-in-exam = 考试中不能用 { $command }。请用一个点或 nothing 作答；next 暂放本题，quit exam 结束考试。
fault-no-exam-on = 没有正在进行的考试。开始：train --exam
