### A game that was looked through.

review-winner = { side } wins with move { $moves }.
review-no-winner = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, nobody has won.
review-no-moments = No forced win was found before any move.
review-escape-open = Looking for the last escape, some moves were not settled within the nodes; --nodes N gives more.
review-puzzle =
    moment goes to the moments of the game, try lets you play better from there; --puzzle N makes a puzzle of one:
    review-game --puzzle { $ply } --out mine.yaml
review-win = { $point } wins by { $means } in { plies }
review-again = { side } has a forced win again: { $win }
review-appeared = { side } has a forced win for the first time: { $win }
review-missed = { side } plays { $played } and lets the win go: { $win }
review-slower = { side } plays { $played }, which still wins, but overlooks that { $win }
review-unsettled = { side } plays { $played }; whether that still wins was not settled. It was won: { $win }
and-more = { $points } and { $more } more
review-escape = { side } plays { $played }, and from here on it is lost; { $points } still { $count ->
    [one] holds
   *[other] hold
}
review-moment = move { $ply }: { $what }.
review-slips = Where nothing is proven, these moves seem to give something away. These are guesses, on a scale from -1 (lost) to +1 (won):
review-slip = move { $ply }: { side } plays { $played }, about { $lost } worse than { $line }.

## The course of the game as a graph. The letters and signs stand in it in every language.
course-move = move
course-vcf = F9 won by fours in 9 plies
course-vct = T9 by threats
course-missed = ! let go
course-unsettled = ? perhaps let go
course-slower = < a shorter win overlooked
course-escape = E the last escape
course-guess = -0.4 a guess: gives that much away

## A moment of the game, on the board.
moment-heading = Moment { $number } of { $of }
moment-advice = try: play better from here; moment: the next; moment back: the one before; forward: the game goes on
