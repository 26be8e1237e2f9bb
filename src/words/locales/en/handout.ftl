### Puzzles on paper, on a page and on cards.

handout-title = Gomoku puzzles
handout-solutions = Solutions
handout-page = page { $page } of { $pages }
handout-name = Name:
handout-deck = yonsan puzzles
handout-asked = { $kind ->
    [vcf] Win by continuous fours.
    [vct] Win by continuous threats.
    [win] Find the forced win.
    [defend] Find a move that holds.
    [find-all] Find all the points that win, or else all that hold.
    [forbidden] Mark all the points that renju forbids to Black.
   *[none] Win by continuous threats, or say that there is no such win.
}
handout-length = The win takes { $length }.
handout-shortest = The win takes { $length }; none is shorter.
handout-threat = The threat, { $length }: { $line }
handout-also = As short: { $points }
handout-open = Whether another move is as short was not settled.
handout-nothing = Nothing: there is no win by continuous threats. Every threat was tried against every reply that matters.

## The page on which puzzles are solved.
page-solve-title = Puzzles to solve
page-solve-about = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} · every answer was judged beforehand by proofs
page-solve-without = These puzzles need JavaScript.
page-task = Puzzle { $n } of { $of }
page-task-back = ◂ Puzzle
page-task-next = Puzzle ▸
page-nothing = There is no such win
page-wrong-move = ✗ { $point } does not win in the way that is asked. Try again.
page-wrong-point = ✗ { $point } is not one of the points. Try again.
page-wrong-hold = ✗ { $point } does not hold. Try again.
page-wrong-nothing = ✗ There is such a win. Find it.
page-forbidden-point = { $point } is forbidden to Black: choose another point.
page-not-settled = Whether { $point } is right was not settled by the searches for this page: it does not count. Try another.
page-right-move = ✓ { $point } is right. { $color } plays { $other }; go on.
page-right-point = ✓ { $point } is one. Are there more?
page-solved = ✓ Solved.
page-given-up = The solution:
page-solved-before = This puzzle is done: go on to another one.
page-result = Result
page-pupil = Name
page-copy = Copy the result
page-copied = The result was copied.
page-not-copied = The browser does not copy by itself: the text is selected now, copy it with Ctrl+C.
page-result-sum = Solved: { $n } of { $of } · without a wrong answer: { $found } · time: { $time }
page-result-solved = { $n }. { $id }: solved · wrong answers: { $found } · time: { $time }
page-result-given-up = { $n }. { $id }: not solved · wrong answers: { $found } · time: { $time }
page-result-open = { $n }. { $id }: not answered · wrong answers: { $found } · time: { $time }
