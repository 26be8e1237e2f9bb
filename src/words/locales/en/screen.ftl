### The full screen.

screen-no-terminal = board needs a terminal for input and output; without one, repl reads lines and show prints a board.
screen-turn = { side } to move
screen-won = { side } has won
screen-more = {" Page down: more "}
screen-before = {" before "}
screen-layer = { $layer ->
    [numbers] 1 move numbers
    [patterns] 2 what moves make
    [heat] 3 the ten best by rating
    [key] 4 what becomes of every move
    [forbidden] 5 forbidden points
   *[study] 6 how long White lasts
}
screen-button = { $name ->
    [nothing] nothing
    [put-off] later
    [leave-exam] end exam
    [solve] solve
    [move] a move
    [undo] ⌫ undo
    [hint] hint
    [restart] restart
    [next] ⏎ next
    [why] why
    [step] → step
    [back] ← back
    [backward] ← back
    [forward] → forward
    [review-game] review
    [moment-back] [ moment
    [moment] ] moment
    [try] ⏎ try again
    [tree] tree
    [page-back] ← back
    [page-on] → next page
    [question-back] Home back
    [question-on] End next
    [reply-back] ← back
    [reply-on] → reply
    [leave-study] end the study
    [answer] answer
    [show] board
    [stop] Ctrl-C stop
    [keys] ? keys
   *[leave] q leave
}
screen-help =
    Arrows move the cursor; Enter or Space plays there. A click plays, too.
    Tab goes to the next point that the words speak of. Backspace takes back.
    While a proof is walked (step), right and left go on and back, and so does the wheel over the board; up and down choose another reply, and Enter plays it. Home goes to the first move.
    In a lesson right or Enter goes on and left goes back; a question is answered by clicking points or with Enter, Home and End go back and on. In a study up and down choose White's reply, right, Enter or a click plays it after Black's move, left goes back.
    After a solved puzzle, Enter goes on to the next.
    After review-game, [ and ] go to the moments of the game, and Enter tries again from there.
    1 to 6 lay something over the stones: move numbers, what moves make, the ten best by an evaluator, what becomes of every move, forbidden points, how long White lasts in the opening; the same digit takes it away.
    Any other letter begins a command; Tab completes it, Enter sends it, Esc drops it, the up arrow brings back earlier ones. All commands of the conversation work: solve, why, step, hint, next, help.
    Page up and Page down move these words.
    Ctrl-C stops a search; q or Ctrl-D leaves.
