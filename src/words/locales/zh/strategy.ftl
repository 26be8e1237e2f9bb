### 全盘策略树。

tree-finished-of = { $rule }：35 个第二手中已完成 { $finished } 个
tree-decisions = { $decisions } 个决策
tree-size = { tree-decisions }，{ $links } 个链接，{ $leaves } 种应手交由连续进攻解决，{ $bytes } 字节
tree-finished = 已完成：{ $points }
tree-complete = 完整：无论白方第二手走哪里，黑方都取胜
tree-longest = 其中没有超过 { $plies } 手的着法线
tree-numbers = 保留了文件中的 { $count } 个数；strategy verify 会核对
tree-resized = 原有 { $before } 个决策，现有 { $after } 个

## 验证。
verify-nothing = 没有已完成的第二手：无可验证
verify-looked-at = 在 { $points } 之后：{ $all } 个决策中已查看 { $done } 个
verify-replies = { $count } 种应手通向后续决策，{ $leaves } 种败于连续进攻（其中 { $shared } 种沿用另一应手之后找到的证明）
verify-cost = 遇到的最长着法线有 { $plies } 手；搜索 { $nodes } 个节点，检验 { $positions } 个局面
verify-no-answer = 没有应对：{ $position } { $reply }
verify-numbers = 核对了 { $count } 个数：树说黑方在多少手之内取胜
verify-longer = 所说太少：{ $position }，自空棋盘起 { $said } 手之内；找到的是 { $found } 手之内
verify-not-within = 所说太少：{ $position }，自空棋盘起 { $said } 手之内；没有找到
verify-holds = 查看过的全部成立
verify-lacking = 不是全盘：白方 35 个第二手中有 { $count } 个，树里没有应对：{ $points }
merge-missing = 不完整：{ $of } 个分片中缺少 { $shards }
merge-not-whole = 不完整：有 { $count } 个决策未查看
merge-whole = 所有决策都已查看：成立

## 构建。
build-third = 黑方下 { $point }
build-finished = 已完成，最长的着法线有 { $plies } 手
build-part-won = 处理过的应手都已取胜
build-some-open = 有些应手尚未解决
build-open = 在 { $points } 之后尚未解决
build-nodes = { $nodes } 个节点
build-nothing = 已全部完成：无需搜索；--longest PLIES 可寻找更短的胜法
build-won = { $moves }：已胜
build-stays-open = { $moves }：尚未解决
build-soon = { $what }，可能还需不到一分钟
build-minutes = { $what }，可能还需 { $minutes } 分钟

## 策略树的着法。
study-unknown = 黑方在此的着法尚不知道：这个第二手还没有完成，在限制内也没有找到连续进攻的胜法。strategy stats 列出已完成的部分。
study-no-tree = { $rule } 没有整盘棋的树，在限度内也没有找到连续进攻的胜法。
study-left-tree = 黑方已离开策略树，在限制内也没有找到连续进攻的胜法：此处的着法尚不知道。undo 可退回树中；solve win 寻找任何胜法。
study-seems = 仅为估计，从 -1（负）到 +1（胜）：{ $point } 似乎最好，{ $value }，预计 { $line }。
study-from-tree = 黑方下 { $point }，出自策略树
study-unverified = 策略树在此未经验证：这是它的说法，不是证明。
study-fours = 黑方下 { $point }：从这里连续冲四
study-threats = 黑方下 { $point }：从这里连续进攻
study-five = 五连：对局结束。
study-seconds = 白方的 35 个第二手（其余都是它们的旋转或镜像）中已完成 { $finished } 个：{ $points }
study-all-seconds = 白方的 35 个第二手（其余都是它们的旋转或镜像）无论走哪一个，黑方都取胜。
study-if-passes = 若白方脱先，黑方靠{ $means }取胜，{ plies }：{ $line }
study-over-within = 无论白方怎么下，至多 { plies }结束：即全局第 { $last } 手之前（含）。
study-holds-out = 白方在 { $points } 坚持最久：策略树由此继续。
study-goes-on = 以下应手后策略树继续，至多手数如下：
study-rest = 对其他任何应手，黑方的连续进攻立即取胜，至多手数如下：
study-right = { $guessed } 是对的。
study-right-too = { $guessed } 也是对的：能胜，至多 { $plies }。
study-loses = { $guessed } 会输：此后白方连续冲四取胜。
study-unproven = { $guessed }：在限制内未能证明取胜，但这并不说明它不好。
study-opening = （{ $name }，{ $meaning }）
unstudied-white = 轮到白方：请加上白方的一手，即可看到黑方的应对；也可再加黑方的一手，来看它是否正确
unstudied-centre = 策略树从黑方占天元开始：黑方第一子必须在 h8
unstudied-over = 对局已结束：{ side }已成五
unstudied-stopped = 尚未得出就被停止
