### The full screen.

screen-no-terminal = board needs a terminal for input and output; without one, repl reads lines and show prints a board.
screen-turn = { side } to move
screen-won = { side } has won
screen-keys = arrows · Enter plays · Backspace undoes · letters: a command · ? keys · q leaves
screen-walk = ← → step · ↑ ↓ Enter: another reply · letters: a command · ? keys · q leaves
screen-busy = { $seconds } s · Ctrl-C stops the search
screen-help =
    Arrows move the cursor; Enter or Space plays there. A click plays, too.
    Backspace takes back.
    While a proof is walked (step), the right arrow goes on and the left arrow goes back; up and down move the cursor to another reply, and Enter plays it.
    Any letter begins a command; Tab completes it, Enter sends it, Esc drops it, the up arrow brings back earlier ones. All commands of the conversation work: solve, why, step, hint, next, help.
    Page up and Page down move these words.
    Ctrl-C stops a search; q or Ctrl-D leaves.
