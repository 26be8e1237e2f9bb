### A game against the program. $side plays, $other is the program where both are named.

game-left = The game is left; the board stays.
game-begins = You play { side-name }; the program plays { $other ->
    [black] black
   *[white] white
}, level { $level }, { $style }. A point is a move, undo takes two back, play stop ends it.
game-plays = { side } plays { $point }
game-just-plays = { $played }.
game-five = { $played }: five in a row.
game-stops-five = { $played }, where you would make five.
game-listed = { $played }, from the tree, which was not verified there.
game-from-tree = { $played }, from the solved opening.
game-wins-by = { $played }: it wins by { $means }, within { $plies }.
game-lasts-longest = { $played }: every move it looked at loses; this one lasts longest.
game-you-win = Five in a row: you win.
game-program-wins = The program wins, after { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}. undo takes your last move back.
game-draw = The board is full: a draw.
game-lost-within = White cannot win any more: it is over within { $plies }. See how long you last.

### A suggested move.

move-five = { $point }: five in a row.
move-block = { $point }, where the other side would make five.
move-tree = { $point }, from the solved opening.
move-listed = { $point }, from the tree of a file, which was not verified there.
move-proof = { $point }: it wins by { $means }, within { $plies } (proven).
move-lost = { $point }: every move that was looked at loses; this one lasts longest.
move-guess = { $point }. Nothing is proven here; what follows are guesses, from -1 (lost) to +1 (won):
move-by = { $point }, which the evaluator likes best; it looks at nothing but its scores.
move-value = { $point } { $value }  { $line }
move-depth = { $depth ->
    [one] { $depth } ply
   *[other] { $depth } plies
} deep, { $nodes } positions
