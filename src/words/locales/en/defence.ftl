### What holds against a threat. $side defends, $other attacks.

defence-threat = If { side } passes, { other } has a { class } in { $length }: { $line }
defence-no-threat = { other } threatens no { class }.
defence-unknown-threat = Whether { other } threatens a { class } was not settled: { $limit }.
defence-none-known = + no move is known to hold.
defence-nothing-holds = + nothing holds: after every move { other } has a { class }.
defence-no-win = (no { class } of { other }'s is left, or this side wins first)
defence-holding = { $count ->
    [one] { $count } move holds
   *[other] { $count } moves hold
}
defence-hold = + { defence-holding } { defence-no-win }: { $points }
defence-many-hold = + { defence-holding } { defence-no-win }.
defence-open = ? not settled within the limits: { $points }
defence-many-open = ? not settled within the limits: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
defence-stopped = The search was stopped before every move was settled; what is said of the others holds.
defence-wins-first = { side } wins first: { $line }
defence-own-fours = by fours of his own: { $line }; then { other } has no win left even if { side } passes
defence-last-move = by fours of his own: { $line }; the last move leaves { other } no win
defence-larger-threat = is the larger threat: { side } would win by { $line }
defence-losing = { $count ->
    [one] { $count } move loses
   *[other] { $count } moves lose
}
defence-lose = - { defence-losing }; those that hold out longest:
defence-prolong = - { defence-losing }; of these { $prolonging ->
    [one] { $prolonging } is known to prolong it
   *[other] { $prolonging } are known to prolong it
}, so that { other } takes longer than after a pass:
defence-then = then { other } in { $length }: { $line }
