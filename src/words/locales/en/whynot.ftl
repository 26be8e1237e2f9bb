### Why a move does not win. $side moves, $other answers.

whynot-best = ✓ { $point } wins: it begins the best { class }, { plies }.
whynot-equivalent = ✓ { $point } wins: as short as the best, { plies }.
whynot-longer = ✓ { $point } wins, in { plies }.
whynot-longer-unsettled = ✓ { $point } wins; how soon was not settled.
whynot-other-route = ✓ { $point } wins by another route: after every reply there is a { class }.
whynot-quiet = ✓ { $point } wins by another route: it begins no { class }, but quiet moves win.
whynot-refuted = ✗ { $point } begins no { class }: { other } answers { $reply }, and none is left.
whynot-four = It is a four, and { $reply } is { other }'s only answer.
whynot-no-four = It makes no four, so { other } is free to choose.

cause-had-four = { other } had a four already: only a five, or a stone on { $reply }, would have stopped it.
cause-had-fours = { other } could make five at { $points } already: only a five would have been in time.
cause-five-by-blocking = The only stone that stops the move's four, { $point }, is that five.
cause-has-fours = { other }'s fours to the five: { $line }
cause-no-threat = It threatens nothing yet: if { other } passed, { side } would have no VCF.
cause-takes-point = { $reply } is a point that the win needs: its attacking move { $number } stands there.
cause-gains-tempo = { $reply } is a four of { other }'s own: { side } must stop it at { $points }.
cause-line = the { $axis } ({ $four })
cause-shares-lines = { $reply } stands on several lines of the threat's fours at once: { $lines }.

far-no-four = After it { side } has no four left anywhere.
far-fours = { $count ->
    [one] { $count } four
   *[other] { $count } fours
}
far-must-stop = After it { side } could make { far-fours }, but must stop { other }'s first.
far-left = After it { $count ->
    [one] { $count } four is
   *[other] { $count } fours are
} left
far-longest = { $run ->
    [one] { $run } four
   *[other] { $run } fours
}
far-run = { far-left }; the longest run is { far-longest }: { $line }
far-run-at-least = { far-left }; the longest run is at least { far-longest }: { $line }
nearest-win = The nearest move that wins is { $point }, in { $length }: { $line }
nearest-none = { side } has no { class } here by any move.
nearest-unknown = Whether { side } has a { class } here was not settled: { $limit }.
