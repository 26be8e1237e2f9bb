### 纸上、网页上和卡片上的题目。

handout-title = 五子棋练习题
handout-solutions = 答案
handout-page = 第 { $page } 页，共 { $pages } 页
handout-name = 姓名：
handout-deck = yonsan 题库
handout-asked = { $kind ->
    [vcf] 连续冲四取胜。
    [vct] 连续进攻取胜。
    [win] 找出必胜的走法。
    [defend] 找出守得住的一手。
    [find-all] 找出所有取胜的点；若没有，找出所有守得住的点。
    [forbidden] 标出连珠规则的所有黑方禁手点。
   *[none] 连续进攻取胜，或指出没有这样的胜法。
}
handout-length = 胜法长度：{ $length }。
handout-shortest = 胜法长度：{ $length }，没有更短的。
handout-threat = 对方的威胁，{ $length }：{ $line }
handout-also = 同样快的首着：{ $points }
handout-open = 是否还有同样快的首着，没有查清。
handout-nothing = 没有：不存在连续进攻的胜法。每个进攻都对每种有意义的应手试过。

## 做题的网页。
page-solve-title = 做题
page-solve-about = { $count } 道题 · 每个回答都已事先用证明判定
page-solve-without = 做题需要 JavaScript。
page-task = 第 { $n } 题，共 { $of } 题
page-task-back = ◂ 上一题
page-task-next = 下一题 ▸
page-nothing = 没有这样的胜法
page-wrong-move = ✗ { $point } 不能按题目要求取胜。请再试。
page-wrong-point = ✗ { $point } 不在答案之中。请再试。
page-wrong-hold = ✗ { $point } 守不住。请再试。
page-wrong-nothing = ✗ 有这样的胜法。请找出来。
page-forbidden-point = { $point } 是黑方禁手：请选别的点。
page-not-settled = { $point } 对不对，制作本页时的搜索没有查清：不计。请试别的点。
page-right-move = ✓ { $point } 正确。{ $color }走 { $other }；请继续。
page-right-point = ✓ { $point } 是其中之一。还有吗？
page-solved = ✓ 解出来了。
page-given-up = 答案：
page-solved-before = 这道题已经结束：请做别的题。
page-result = 成绩
page-pupil = 姓名
page-copy = 复制成绩
page-copied = 成绩已复制。
page-not-copied = 浏览器不能自动复制：文字已选中，请按 Ctrl+C。
page-result-sum = 解出：{ $n } / { $of } · 一次做对：{ $found } · 用时：{ $time }
page-result-solved = { $n }. { $id }：解出 · 错误回答：{ $found } · 用时：{ $time }
page-result-given-up = { $n }. { $id }：未解出 · 错误回答：{ $found } · 用时：{ $time }
page-result-open = { $n }. { $id }：未作答 · 错误回答：{ $found } · 用时：{ $time }
