### 着法的评价。$side 为被评的一方，$other 为应手的一方。

grade-holds = ✓ { $point } 守住了：{ other }不再有连续进攻的胜法，或{ side }先胜。
grade-wins = ✓ { $point } 取胜。
grade-best = ✓ { $point }：最佳，没有更短的。
grade-equivalent = ✓ { $point }：与最佳同样短，只是另一手。
grade-longer-unsettled = ✓ { $point } 也能取胜；是否与最短的走法一样快尚无定论。
grade-longer = ✓ { $point } 也能取胜，比最短的走法多 { $count } 子。
grade-other-route-vcf = ✓ { $point } 走另一条路取胜：不成四，但无论怎么应都有 VCF。
grade-other-route-vct = ✓ { $point } 走另一条路取胜：一手静着，无论怎么应都有 VCT。
grade-does-not-hold = ✗ { $point } 守不住：{ other }连续进攻取胜。
grade-throws-away = ✗ { $point } 把胜局丢了。
grade-throws-fours = ✗ { $point } 丢掉了冲四取胜的机会。
grade-throws-threats = ✗ { $point } 丢掉了连续进攻取胜的机会。
grade-no-vcf = ✗ { $point } 不能连续冲四取胜。
grade-no-vct = ✗ { $point } 不能连续进攻取胜。
grade-no-win = ✗ { $point } 不能取胜。
grade-by-threats = { side }仍可靠连续威胁取胜，只是不能只靠冲四。
grade-key-point = 而 { $reply } 正是取胜所需的点，现在被{ other }占住。
grade-tried = 不再有 VCF（所有连续冲四都已试到底）。
grade-own-four-ends = { $reply } 是{ other }的反冲四：{ side }必须在 { $stop } 挡住，{ grade-tried }
grade-own-four = { $reply } 是{ other }的反冲四：{ side }必须在 { $stop } 挡住。
grade-no-four-left = { side }再也没有冲四：{ grade-tried }
grade-fours-left = { side }还剩 { $count } 个冲四，但都不能取胜：{ grade-tried }
grade-loses-to-threats = 现在{ other }连续进攻取胜：{ $line }
grade-no-vct-left = { $reply } 之后{ side }不再有 VCT（所有攻着都已对照每种有意义的应手试过）。
grade-forbidden = ✗ { $point } 是禁手（{ $kinds }）：黑方立即输棋。
grade-loses-at-once = ✗ { $point } 立即输棋：{ other }在 { $reply } 成五。
grade-loses-to-fours = ✗ { $point } 输棋：现在{ other }有连续冲四。
grade-unproven = ? { $point } 既未证明也未驳倒：{ $why }。它也许能赢。
nothing-found = 没有找到
grade-illegal = ✗ { $point } 不能下：那里已有棋子，或对局已结束。
veiled-allowed = ✗ { $point } 并非禁手。
veiled-loses-at-once = ✗ { $point } 立即落败：{ other }成五。
veiled-four = 这一手做成{ $kind ->
    [straight-four] 活四
    [double-four] 双四
    [four-three] 四三
   *[four] 四
}，但{ other }有应手。
veiled-quiet = 这一手不成四，{ other }来得及应对。

## 回答“没有可找的”。
nothing-right = ✓ 确实没有：{ side }没有{ a-class }（该类胜法已全部试过）。
nothing-wins = ✗ 其实是有的：{ side }有{ a-class }。
nothing-points = ✗ 其实是有的：还有 { $count } 个点要找。
nothing-unknown = ? 是否真的没有尚无定论：{ $limit }。
