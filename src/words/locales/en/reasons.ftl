### Why a move works, and help in rungs. $other is the defender.

reason-stops-five = it also takes the point where { other } would make five
reason-builds-three = and builds an open three on { $line }: { $stones }
reason-only-answer = { other }'s only answer: { $reply } (anything else: five at { $reply })
reason-reply-is-four = { $reply } is a four of { other }'s own: it must be stopped at { $point }
reason-if-passes = if { other } passes: { $line }
reason-answers = { other }'s answers that touch it: { $points }
reason-else-loses = anything else loses to it
reason-no-stop = no move stops both; { other } has no five of his own
reason-caught = { other }'s only answer { $reply } is forbidden, { $kinds }: { $shapes }
reason-serves = it serves: { $moves }

four-open = { $stones } completes at { $fives }
four-shut = { $stones } completes at { $fives } only ({ $point } is { other }'s)
four-at-edge = { $stones } completes at { $fives } only (the other end is the edge)
four-overline = { $stones } completes at { $fives } only (at { $point } it would be six)
makes = { $kind ->
    [five] five
    [straight-four] straight four
    [double-four] double four
    [four-three] four-three
    [four] four
   *[broken-four] broken four
}: { $what }
makes-forbidden = a forbidden move, { $kinds }: { $shapes }
makes-quiet = quiet: it makes no four
makes-no-four = it makes no four
makes-quiet-threat-fours = quiet, but it threatens to win by fours
makes-quiet-threat = quiet, but it threatens to win
makes-threes = { $count ->
    [one] open three
   *[other] open threes
}: { $stones }
refuted-must = It is a { $what }, and { other } must answer { $reply }.
refuted-may = It makes no four, so { other } may answer { $reply }.

## Help in rungs.
rung-shortest = The shortest win from here takes { $length }.
may-be-shorter = A shorter win may exist: solve --shortest looks for one.
rung-length = There is a win in { $length }; a shorter one may exist.
rung-themes = What it is about: { $themes }.
rung-area = Every attacking move lies in the rectangle from { $lower } to { $upper }.
rung-candidates = One of these starts the win: { $points }.
rung-first = It starts with { $point }.
rung-line = The whole line: { $line }
rung-threat = The opponent threatens to win with { $length }.
rung-points = There { $count ->
    [one] is { $count } point
   *[other] are { $count } points
} to find.
rung-points-left = There { $count ->
    [one] is { $count } point
   *[other] are { $count } points
} left to find.
rung-around = What you seek lies in the rectangle from { $lower } to { $upper }.
rung-one-of = One of these does it: { $points }.
rung-threat-line = If you passed: { $line }
rung-one = { $point } does it.
rung-every = All that do it: { $points }.
rung-tempting = These look as if they won: { $points }
rung-nothing = None of them does. There is nothing to find: nothing
## Themes are the words of --theme; one that is not known is its author's own.
theme = { $theme }

## A walk through a proof.
step-leaves-five = { side } plays { $point } and leaves the five at { $five }.
step-elsewhere = { side } plays { $point }, which the proof leaves to the threat.
step-only-answer = It is the only answer: otherwise a five at { $point }.
step-counter-four = It is a counter-four: { other } must take { $must }, or loses at once.
step-counter-late = It would make five at { $points } next, but { other } is first.
step-over = the end of { $of } · back goes back
step-reply = { $at } of { $of } · step, or an empty line, goes on with the longest defence; a point chooses another; back goes back
step-on = { $at } of { $of } · step, or an empty line, goes on; back goes back
