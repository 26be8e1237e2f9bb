### Grades of moves. $side is graded, $other answers.

grade-holds = ✓ { $point } holds: { other } has no win by continuous threats left, or { side } wins first.
grade-wins = ✓ { $point } wins.
grade-best = ✓ { $point }: best. Nothing is shorter.
grade-equivalent = ✓ { $point }: as short as the best, by another move.
grade-longer-unsettled = ✓ { $point } wins too; whether it wins as fast as the shortest way was not settled.
grade-longer = ✓ { $point } wins too, with { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} more than the shortest way.
grade-other-route-vcf = ✓ { $point } wins by another route: no four, but after every reply there is a VCF.
grade-other-route-vct = ✓ { $point } wins by another route: a quiet move, and after every reply there is a VCT.
grade-does-not-hold = ✗ { $point } does not hold: { other } wins by continuous threats.
grade-throws-away = ✗ { $point } throws the win away.
grade-throws-fours = ✗ { $point } throws the win by fours away.
grade-throws-threats = ✗ { $point } throws the win by threats away.
grade-no-vcf = ✗ { $point } does not win by continuous fours.
grade-no-vct = ✗ { $point } does not win by continuous threats.
grade-no-win = ✗ { $point } does not win.
grade-by-threats = { side } still wins by threats, but not by fours alone.
grade-key-point = But { $reply } is a point that the win needs, and now { other } stands there.
grade-tried = no VCF remains (every run of fours was tried to its end).
grade-own-four-ends = { $reply } is a four of { other }'s own: { side } must stop it at { $stop }, and { grade-tried }
grade-own-four = { $reply } is a four of { other }'s own: { side } must stop it at { $stop }.
grade-no-four-left = { side } has no four left anywhere: { grade-tried }
grade-fours-left = { side } has { $count ->
    [one] { $count } four
   *[other] { $count } fours
} left, and none leads to a win: { grade-tried }
grade-loses-to-threats = Now { other } wins by continuous threats: { $line }
grade-no-vct-left = After { $reply } { side } has no VCT left (every threat was tried against every reply that matters).
grade-forbidden = ✗ { $point } is forbidden, { $kinds }: Black loses at once.
grade-loses-at-once = ✗ { $point } loses at once: { other } makes five at { $reply }.
grade-loses-to-fours = ✗ { $point } loses: now { other } has continuous fours.
grade-unproven = ? { $point } is neither proven nor refuted: { $why }. It may win.
nothing-found = nothing was found
grade-illegal = ✗ { $point } cannot be played: there is a stone on it, or the game is over.
veiled-allowed = ✗ { $point } is allowed.
veiled-loses-at-once = ✗ { $point } loses at once: { other } makes five.
veiled-four = It makes { $kind ->
    [straight-four] a straight four
    [double-four] two fours
    [four-three] a four and a three
   *[four] a four
}, but { other } has an answer.
veiled-quiet = It makes no four, and { other } has time for an answer.

## The answer that there is nothing to find.
nothing-right = ✓ Right, there is nothing: { side } has no { class } (everything in that class was tried).
nothing-wins = ✗ There is something: { side } has a { class }.
nothing-points = ✗ There is something: { $count ->
    [one] { $count } point
   *[other] { $count } points
} to find.
nothing-unknown = ? Whether there is nothing was not settled: { $limit }.
