### 一手棋为何成立，以及分级提示。$other 为守方。

reason-stops-five = 同时占住{ other }成五的点
reason-builds-three = 并在{ $line }做成活三：{ $stones }
reason-only-answer = { other }唯一的应手：{ $reply }（否则在 { $reply } 成五）
reason-reply-is-four = { $reply } 是{ other }的反冲四：必须在 { $point } 挡住
reason-if-passes = 若{ other }脱先：{ $line }
reason-answers = { other }与之相关的应手：{ $points }
reason-else-loses = 其他应手都防不住
reason-no-stop = 一手挡不住两处；{ other }自己也没有成五
reason-caught = { other }唯一的应手 { $reply } 是禁手，{ $kinds }：{ $shapes }
reason-serves = 为此铺垫：{ $moves }

four-open = { $stones } 在 { $fives } 成五
four-shut = { $stones } 只能在 { $fives } 成五（{ $point } 是{ other }的子）
four-at-edge = { $stones } 只能在 { $fives } 成五（另一端是边）
four-overline = { $stones } 只能在 { $fives } 成五（在 { $point } 会成六连）
makes = { $kind ->
    [five] 五连
    [straight-four] 活四
    [double-four] 双四
    [four-three] 四三
    [four] 冲四
   *[broken-four] 跳冲四
}：{ $what }
makes-forbidden = 禁手，{ $kinds }：{ $shapes }
makes-quiet = 静着：不成四
makes-no-four = 不成四
makes-quiet-threat-fours = 静着，但有连续冲四取胜的威胁
makes-quiet-threat = 静着，但有取胜的威胁
makes-threes = { $count ->
    [1] 活三
   *[other] 双活三
}：{ $stones }
refuted-must = 这是{ $what }，{ other }必须应在 { $reply }。
refuted-may = 它不成四，{ other }可以应在 { $reply }。

## 分级提示。
rung-shortest = 从这里起最短的胜法是 { $length }。
may-be-shorter = 可能还有更短的胜法：solve --shortest 可以寻找。
rung-length = 有一个 { $length } 的胜法；可能还有更短的。
rung-themes = 主题：{ $themes }。
rung-area = 每一手攻着都在 { $lower } 到 { $upper } 的矩形之内。
rung-candidates = 首着是其中之一：{ $points }。
rung-first = 从 { $point } 开始。
rung-line = 完整的着法：{ $line }
rung-threat = 对方威胁以 { $length } 取胜。
rung-points = 要找的点有 { $count } 个。
rung-points-left = 还有 { $count } 个点要找。
rung-around = 所求的点在 { $lower } 到 { $upper } 的矩形之内。
rung-one-of = 其中之一可行：{ $points }。
rung-threat-line = 若你脱先：{ $line }
rung-one = { $point } 可行。
rung-every = 可行的全部是：{ $points }。
rung-tempting = 看似能赢的点：{ $points }
rung-nothing = 都不能赢。没有可找的，请回答：nothing
## 主题即 --theme 所用的词；不认识的是作者自拟的。
theme = { $theme ->
    [four-three] 四三
    [double-four] 双四
    [straight-four] 活四
    [double-three] 双活三
    [fukumi] 做杀（fukumi）
    [quiet-move] 静着
    [counter-four] 反冲四
    [long] 长手数
    [fork] 双杀
   *[other] { $theme }
}

## 逐手走证明。
step-leaves-five = { side }下在 { $point }，放过了 { $five } 的成五。
step-elsewhere = { side }下在 { $point }，证明对此以原有的威胁应对。
step-only-answer = 这是唯一的应手：否则对方在 { $point } 成五。
step-counter-four = 这是反冲四：{ other }必须占 { $must }，否则立即输掉。
step-counter-late = 下一手可在 { $points } 成五，但{ other }先成。
step-over = { $of }，已到终点 · back 后退
step-reply = 第 { $at } 手，共 { $of } · step 或空行按最顽强的防守继续；输入一个点选择别的应手；back 后退
step-on = 第 { $at } 手，共 { $of } · step 或空行继续；back 后退
