### 课程。$side 为答题的一方，$other 为对方。课程正文在课程文件里。

lesson-questions = { $count } 个问题
lesson-known = { $questions }，已答对 { $known } 个
lesson-list-end = 开始：lesson 名称，或它的编号（lesson 1）
lesson-list-left = 接着学：lesson { $id } （第 { $number } 步，共 { $of } 步），或 lesson --resume
lesson-resumed = 上次学到这里。restart 从头开始。
lesson-heading = 课程：{ $title }
lesson-prompt = 课程
lesson-step = 第 { $number } 步，共 { $of } 步
lesson-question = 第 { $number } 问，共 { $of } 问
lesson-go-on = 回车（或 next）继续
lesson-asks = { $asks } （或：hint  next）
lesson-play-on = 轮到{ side }，一手一手地下：输入一个点，如 h8
lesson-play = 轮到{ side }：输入一个点，如 h8
lesson-predict = 这一手：输入一个点，如 h8
lesson-name = 列出所有的点，如：h8 i9

## 对一个点的评语。
lesson-makes = { $mark } { $point }：{ $what }
lesson-only-a-four = ✗ { $point } 只成四，不是所求的。
lesson-not-closed = ✗ { $point } 挡不住：{ side }仍可做成活四。
lesson-five-not-stopped = ✗ { $point } 挡不住{ other }：成五还在。
lesson-taken = { $point } 上已有棋子：请选空点。
lesson-other-way = ✗ { $point } 能赢，但不是所问的方式：其中并非每一手都是这样的威胁。
lesson-closed = ✓ { $point }：此后{ side }再也做不成活四。
lesson-none-of-them = ✗ { $point } 不在其中。
lesson-still-open = ✗ { $point } 挡不住：{ side }仍可在 { $points } 做成活四。
lesson-raises = ✓ { $point } 使它成为活四。
lesson-raises-nothing = ✗ { $point } 不能使它成为活四。
lesson-only-stop = ✓ { $point }：否则{ other }在 { $five } 成五。
lesson-five-still = ✗ { $point } 挡不住{ other }：{ $five } 的成五还在。
lesson-loses = ✗ { $point } 守不住：{ other }连续冲四取胜：{ $line }
lesson-holds = ✓ { $point } 守住了：{ other }不再有连续冲四的胜法。
lesson-threatens = { $point } 不成四；但若{ other }脱先，{ side }将连续冲四取胜。
lesson-no-threat = ✗ { $point } 威胁不足：即使{ other }脱先，{ side }也没有连续冲四的胜法。
lesson-catches = ✓ { $point } 抓住了黑方的禁手：只有 { $answer } 能挡住成五，而它是禁手，{ $kinds }。
lesson-scored = ✓ { $point }：{ $by } 给它 { $own } 分，没有超过 { $best } 的。
lesson-scored-as-much = ✗ { $point }：{ $by } 给它 { $own } 分，与其所选相同；同分时它取从 a1 起逐行的第一个。
lesson-scored-less = ✗ { $point }：{ $by } 给它 { $own } 分；最高是 { $best }。
lesson-yes = ✓ { $point }，对。
lesson-stops-it = ✓ { $point } 挡住了。
lesson-not-opening = ✗ 下在 { $point } 就不是 { $name } 了。
lesson-not-it = ✗ 不是 { $point }。
lesson-unsettled = ? { $point } 在限制内尚无定论：请换一个。

## 问题的进展。
lesson-again = 再试一次，或：hint
lesson-named = 对：{ $of } 个中的 { $found } 个。还要找 { $left } 个。
lesson-answer = 答案：{ $points }
lesson-answer-line = 答案：{ $point }。直到成五：{ $line }
lesson-sought = 要找 { $count } 个点。
lesson-sought-one = 要找 { $count } 个点；{ $point } 是其中之一。
lesson-among = 是其中之一：{ $points }

## 课程结束。
lesson-at-once = { $count } 个一次答对
lesson-second = { $count } 个第二次答对
lesson-missed = { $count } 个没答对
lesson-open = { $count } 个未答
lesson-done = { $title } 已完成。{ lesson-questions }中：{ $told }。
lesson-left = { $title } 已离开。{ lesson-questions }中：{ $told }。
lesson-drills = 练习：{ $drills }
lesson-next = 下一课：lesson { $id } （{ $title }）
lesson-tried = { $id }：{ $questions } 个问题、{ $lines } 条着法线和 { $claims } 个论断都成立。
lesson-left-out = 略去：{ $error }

## 哪里不对，该怎么办。
lesson-unknown = 没有课程 '{ $name }'。列出全部：lesson
lesson-unknown-like = 没有课程 '{ $name }'。是不是 { $like }？列出全部：lesson
lesson-nothing-asked = 这里没有提问。next 继续，back 后退，quit lesson 离开。
lesson-one-point = 只要一个点：请写一个，如 h8。
lesson-first-step = 这是第一步。next 继续，quit lesson 离开。
lesson-none = 没有打开的课程。列出全部：lesson
lesson-watching = 正在监视文件：保存后重新检查；按 Ctrl-C 结束。
