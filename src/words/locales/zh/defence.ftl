### 如何防守。$side 为守方，$other 为攻方。

defence-threat = 若{ side }脱先，{ other }有{ a-class }，{ $length }：{ $line }
defence-no-threat = { other }没有{ a-class }的威胁。
defence-unknown-threat = { other }是否有{ a-class }的威胁尚无定论：{ $limit }。
defence-none-known = + 没有已知守得住的着法。
defence-nothing-holds = + 守不住：无论怎么应，{ other }都有{ a-class }。
defence-no-win = （{ other }不再有{ a-class }，或本方先胜）
defence-hold = + { $count } 手守得住{ defence-no-win }：{ $points }
defence-many-hold = + { $count } 手守得住{ defence-no-win }。
defence-open = ? 在限制内尚无定论：{ $points }
defence-many-open = ? 在限制内尚无定论：{ $count } 手。
defence-stopped = 搜索在判定全部着法之前被中断；其余着法的结论仍然有效。
defence-wins-first = { side }先胜：{ $line }
defence-own-fours = 靠自己的冲四：{ $line }；此后即使{ side }脱先，{ other }也没有胜法
defence-last-move = 靠自己的冲四：{ $line }；最后一手使{ other }没有胜法
defence-larger-threat = 是更大的威胁：{ side }将以 { $line } 取胜
defence-lose = - { $count } 手会输；其中坚持最久的：
defence-prolong = - { $count } 手会输；其中已知 { $prolonging } 手能拖延，使{ other }比脱先时多费几手：
defence-then = 此后{ other }胜，{ $length }：{ $line }
