### A move of a proof in full, and what a win rests on. $side attacks, $other defends.

why-gain = gain { $point }
why-cost = { $squares } · cost { $points }
why-rest = { $squares } · rest { $points }
why-needs = it needs: { $moves }
why-uses = it uses { $points }, which { other } left open in his replies to { $moves }
why-replies = { other }'s replies, and what meets them:
why-reply-no-four = { $reply } makes no four of { other }'s own
why-no-reply-four = no reply makes a four of { other }'s own
why-fours-no-help = { other }'s own fours do not help:
why-meets = { $replies }: { $number } { $attack } wins in { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}: { $line }
why-longest = at the longest { $line }
why-counter = { $reply } (five at { $fives }): { $number } { $attack } { $kind ->
    [five] makes five first
    [straight-four] stands there and makes a straight four
    [double-four] stands there and makes a double four
    [quiet] stands there, and the proof goes on
   *[four] stands there and makes a four itself
}
why-then-none = { $met }; then no reply makes a four
why-then-more = { $met }; { $count ->
    [one] { $count } four
   *[other] { $count } fours
} more of { other }'s can follow one after the other, then none

pillars-heading = { side }: { $class } in { $length }
pillars-none = load-bearing: none; without any one stone a win is left
pillars-none-known = load-bearing: none is known to be
pillars-all = load-bearing (#): { $points }, every one
pillars-some = load-bearing (#): { $points }
pillars-spare = a win is left without any one of: { $points }
pillars-more = one { $other ->
    [black] black
   *[white] white
} stone more
pillars-saves-nowhere = { pillars-more } would save { other } nowhere
pillars-saves-unknown = { pillars-more } is not known to save { other } anywhere
pillars-saves-only = { pillars-more } would save { other } at { $points }, nowhere else (+)
pillars-saves = { pillars-more } would save { other } at { $points } (+)
pillars-open = not settled (?): { $points }: { $limit }
