### 一手棋为何不能取胜。$side 为下棋的一方，$other 为应手的一方。

whynot-best = ✓ { $point } 取胜：它是最佳{ a-class }的首着，{ plies }。
whynot-equivalent = ✓ { $point } 取胜：与最佳同样短，{ plies }。
whynot-longer = ✓ { $point } 取胜，{ plies }。
whynot-longer-unsettled = ✓ { $point } 取胜；要多少手尚无定论。
whynot-other-route = ✓ { $point } 走另一条路取胜：无论怎么应都有{ a-class }。
whynot-quiet = ✓ { $point } 走另一条路取胜：不是{ a-class }，但可凭静着取胜。
whynot-refuted = ✗ { $point } 不是{ a-class }的开始：{ other }应 { $reply }，此后不再有{ a-class }。
whynot-four = 它是冲四，{ $reply } 是{ other }唯一的应手。
whynot-no-four = 它不成四，{ other }可以自由应对。

cause-had-four = { other }本已有四：只有成五或占住 { $reply } 才能挡住。
cause-had-fours = { other }本已可在 { $points } 成五：只有先成五才来得及。
cause-five-by-blocking = 能挡住这个冲四的唯一一子 { $point } 正好使对方成五。
cause-has-fours = { other }连续冲四到成五：{ $line }
cause-no-threat = 它还没有威胁：若{ other }脱先，{ side }也没有 VCF。
cause-takes-point = { $reply } 是取胜所需的点：第 { $number } 手攻着要下在那里。
cause-gains-tempo = { $reply } 是{ other }的反冲四：{ side }必须在 { $points } 挡住。
cause-line = { $axis }（{ $four }）
cause-shares-lines = { $reply } 同时占住威胁中几个四的线：{ $lines }。

far-no-four = 此后{ side }再也没有冲四。
far-must-stop = 此后{ side }可成 { $count } 个四，但必须先挡{ other }的四。
far-run = 此后还剩 { $count } 个冲四；最长可连冲 { $run } 次：{ $line }
far-run-at-least = 此后还剩 { $count } 个冲四；最长至少可连冲 { $run } 次：{ $line }
nearest-win = 最近的胜着是 { $point }，{ $length }：{ $line }
nearest-none = 此处{ side }任何一手都没有{ a-class }。
nearest-unknown = 此处{ side }是否有{ a-class }尚无定论：{ $limit }。
