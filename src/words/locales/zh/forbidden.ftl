### 连珠的禁手点。

prohibition = { $kind ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}
forbidden-none = 此处黑方没有禁手点。
forbidden-all = 黑方有 { $count } 个禁手点：{ $points }。
forbidden-point = { $point } 是禁手，{ $kinds }：
forbidden-not = { $point } 不是禁手：没有长连，没有两个四，也没有两个三。
forbidden-overline = 六子以上相连：{ $points }
forbidden-four = 四：{ $points }
forbidden-three = 三：{ $points }，可在 { $at } 成活四
forbidden-five = { $point } 不是禁手，因为它成五：{ $points }
forbidden-allowed = { $point } 看似禁手，其实可下：
forbidden-no-three = { $points } 不算三，因为它不能成活四：
forbidden-stops-five = { $point } 成五，而不是活四：{ $points }
forbidden-stops = { $point } 本身是禁手，{ $kinds }：
shape-row = { $points }
shape-three = { $points } 可在 { $at } 成活四
