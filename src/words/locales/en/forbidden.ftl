### The forbidden points of renju.

prohibition = { $kind ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}
forbidden-none = Renju forbids Black no point here.
forbidden-all = { $count ->
    [one] Renju forbids Black one point
   *[other] Renju forbids Black { $count } points
}: { $points }.
forbidden-point = { $point } is forbidden, { $kinds }:
forbidden-not = { $point } is allowed: it makes no row of six, no two fours and no two threes.
forbidden-overline = six or more in a row: { $points }
forbidden-four = a four: { $points }
forbidden-three = a three: { $points } grows at { $at }
forbidden-five = { $point } is allowed, because it makes five: { $points }
forbidden-allowed = { $point } looks forbidden and is allowed:
forbidden-no-three = { $points } is no three, because it cannot grow:
forbidden-stops-five = { $point } makes five and no straight four: { $points }
forbidden-stops = { $point } is forbidden itself, { $kinds }:
shape-row = { $points }
shape-three = { $points } grows at { $at }
