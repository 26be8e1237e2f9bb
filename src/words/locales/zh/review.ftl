### 复盘。

review-winner = { side }以第 { $moves } 手取胜。
review-no-winner = 共 { $count } 手，未分胜负。
review-no-moments = 任何一手之前都没有找到必胜。
review-escape-open = 寻找最后的活路时，有些着法在节点限额内尚无定论；--nodes N 可增加。
review-puzzle =
    moment 逐个浏览关键时刻，try 让你从那里下得更好；--puzzle N 把它做成题目：
    review-game --puzzle { $ply } --out mine.yaml
review-win = { $point } 靠{ $means }取胜，{ plies }
review-again = { side }又有了必胜：{ $win }
review-appeared = { side }第一次有了必胜：{ $win }
review-missed = { side }下在 { $played }，放走了胜局：{ $win }
review-slower = { side }下在 { $played }，虽仍能赢，却忽略了：{ $win }
review-unsettled = { side }下在 { $played }；是否仍能赢尚无定论。原本已胜：{ $win }
and-more = { $points } 等，另有 { $more } 个
review-escape = { side }下在 { $played }，从此败定；当时守得住的有 { $count } 手：{ $points }
review-moment = 第 { $ply } 手：{ $what }。
review-slips = 没有证明之处，以下着法似乎有损失。这些只是估计，尺度从 -1（负）到 +1（胜）：
review-slip = 第 { $ply } 手：{ side }下在 { $played }，约比 { $line } 差 { $lost }。

## 全局走势图。
course-move = 手数
course-vcf = F9 连续冲四，9 手内胜
course-vct = T9 靠威胁取胜
course-missed = ! 放走
course-unsettled = ? 或已放走
course-slower = < 忽略更短的胜法
course-escape = E 最后的活路
course-guess = -0.4 估计：损失这么多

## 盘上的关键时刻。
moment-heading = 第 { $number } 个关键时刻，共 { $of } 个
moment-advice = try：从这里下得更好；moment：下一个；moment back：上一个；forward：继续看棋谱
