### What is wrong, where, and what to do.

## A whole sentence of a label.
sentence = { $what }.

fault-command-like = '{ $word }' is no command and no point. Did you mean '{ $like }'? All commands: help
fault-command = '{ $word }' is no command and no point (points are a1 to o15). All commands: help
fault-ambiguous = '{ $word }' may be { $all }: write one letter more.
fault-usage = { $command }: { $wrong } It is used like this: { $usage }
fault-usage-in-shell = { $command }: { $wrong } yonsan { $command } --help shows how it is used.
fault-one-move = That is { $count } words: play one move a line, or load a whole game with: load h8i9j10
fault-quotes = A quotation mark is not closed.
fault-no-position = '{ $text }' is no position: { $why }
fault-opening-like = There is no opening '{ $name }'. Did you mean { $like }? All names: help study
fault-theme = No puzzle has the theme '{ $theme }'. There are: { $known }.
fault-puzzle = There is no puzzle '{ $id }'. List them with: puzzles list
fault-puzzle-like = There is no puzzle '{ $id }'. Did you mean { $like }? List them with: puzzles list
fault-unreadable = { $file } cannot be read: { $error }.
fault-exists = { $file } exists already: give another name, or replace it with --force
fault-puzzle-there = { $file } holds this puzzle already, as { $id }.
fault-unwritable = { $file } cannot be written: { $error }.
fault-no-text = A .{ $format } is no text that can be shown: name a file.
fault-ending = { $file }: its ending does not say what it is. Name it .txt (a drawn board), .sgf, .psq, .rec, .lib, .rif, .log, .yaml (a puzzle) or .json (a proof), or convert it with --from.
fault-no-tree = { $file }: { $why }
fault-tree-under = { $file }: the tree wins under the { $rule } rule, and the board is under { $board }. Give --rule { $rule }, or in a conversation: rule { $rule }.
fault-no-practice = { $file } holds no practice. Take a file that stats --export json or the page in a browser wrote.
fault-not-text = { $file } is not UTF-8 text. Save it as UTF-8.
fault-no-games = { $file } holds no games; give .sgf, .lib, .rif, .psq, .rec, .log, a drawn board (.txt) or a list with a game a line.
fault-no-twin = { $id } asks for no win, so it has no twin; give puzzles of the kinds vcf, vct or win.
fault-puzzle-file = { $file }, line { $line }, column { $column }: { $error }.
fault-fewer-puzzles = { $file } holds { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}: choose one with --game N.
fault-no-certificate = { $file } is no certificate: { $why }
fault-batch = line { $line } of the batch: { $why }
fault-ply = there is no ply { $ply }: the game has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
fault-not-a-game = { $what } is one position, not a list of games or moves: leave out --game and --ply.
fault-occupied = There is a stone on { $point }: choose an empty point.
fault-over = { side } has won; the game is over. undo takes the last move back.
fault-impossible = That position is impossible: { $faults }.
fault-no-stone = There is no stone on { $point }.
export-no-png = This build makes no PNG. Build it with: cargo build --release --features png. Or export svg, and let a browser or a converter make the PNG.
export-not-drawn = The picture could not be drawn: { $why }. export svg still works.
export-ending = { $file } must end in { $endings }.
export-unsolved = { $id } has no proven solution: { $flaw }. puzzles lint checks a file of puzzles; --nodes allows more work.
export-no-deck = The deck could not be made: { $why }. A .txt file of cards still works.
fault-nothing-to-undo = Nothing to take back: this is the start.
fault-nothing-to-redo = Nothing was taken back.
fault-no-walk = No step to go back: step walks through a win, undo takes moves back.
fault-attackers-turn = It is the attacker's turn, and the proof plays { $point }: step goes on, then a point chooses a reply. To leave the walk: move POINT, or undo
fault-no-such-move = The proof has no move of that number: tree shows them, the last is { $highest }; step 0 is the start.
fault-too-late = The five is made before { $point } has its turn: leave it out.
fault-no-moves = There are no moves to look through. Load a game: load game.sgf, or load h8i9j10...
fault-stopped = Stopped.
fault-stopped-conversion = Stopped; nothing was written.
fault-stopped-review = Stopped before the game was looked through.
fault-no-moment = There is no moment before move { $ply }: no forced win was found in this game.
fault-other-moments = There is no moment before move { $ply }; there are some before moves { $moments }.
fault-no-game = No game is going on. Begin one: play
fault-no-puzzle = No puzzle is loaded. Load one: load vcf-0001 (all: puzzles list)
fault-no-hints-in-game = A game has no hints. move shows what the program would play for you; threats and annotate show the board.
fault-unreached = This position of the game cannot be shown: { $why }
fault-line-ends = The game ends here. back goes back, and a move begins a variation.
fault-no-variation = The game does not go on that way; there are { $count ->
    [one] { $count } way: forward
   *[other] { $count } ways: forward a, forward b ...
}
fault-nothing-to-delete = There is no move here that could be removed from the game.
fault-no-more-moments = The game has no other moment in that direction. moment N goes to the one before move N; review-game lists them.
fault-not-at-moment = The board is not at a moment of the game: moment goes to the next one.
fault-puzzle-open = The board is that of a puzzle: undo takes your moves back, answer shows the solution, quit try returns to the game.
fault-puzzle-aside = The puzzle is no longer being solved: restart begins it again.
fault-found-before = { $point } was found already: name another.
fault-no-win = Nothing is proven in this position yet. First: solve
fault-not-in-line = { $point } is no attacking move of the win that was found. All of them: why, tree
fault-no-number = Of the moves that were played { $count ->
    [1] one is
   *[other] { $count } are
} explained. All of them: why
fault-no-help = No help can be drawn from this position: { $why }.
fault-no-more-puzzles = That was the last puzzle. List them with: puzzles list
fault-evaluator = There is no evaluator '{ $name }': choose { $all }.
fault-reply-first = It is { side }'s turn: name the reply, as a point such as h8.
fault-nothing-to-save = Nothing to save as { $file }: .json takes a proof (first: solve), .yaml a loaded puzzle, .txt the board, .sgf the game.

## Questions that have no answer.
refused-over = { side } has won already: there is nothing to search. undo goes back; from the shell, --ply N chooses an earlier ply.
strategy-no-rule = whole-board trees are for freestyle and standard; nobody knows how { $rule } ends after every White reply.
refused-certificate = The search's certificate was refused by the checker ({ $outcome }), so its win is not shown. This is a fault of the program; please report it.

## The words after a command's name.
misuse-too-much = '{ $word }' is too much.
misuse-no-option = '{ $word }' is no option.
misuse-missing = { $value ->
    [LINE] row, column, diagonal or antidiagonal?
    [PART] which of its parts?
    [IN] which file, and into which?
    [OUT] into which file?
    [FILE] which file?
    [POSITION] which position?
    [ID] which puzzle?
    [PUZZLE] which puzzle?
    [SIDE] black or white?
    [WHICH] which one?
    [POINT] which point?
    [MOVE] which move?
   *[other] { $value } is missing.
}
misuse-missing-value = { $option } what?
misuse-no-value = '{ $word }' is no { $value ->
    [ENCODING] encoding that is known; there are utf-8, gb18030, shift-jis, euc-kr, big5 and more.
    [MOVE] point and no number of a move.
    [RANGE] range of puzzles of one kind, the first before the last (vcf-0001..vcf-0012).
    [RATING] rating (1200) and no range (1000..1400).
    [SECONDS] number of seconds.
    [POINT] point (points are a1 to o15).
    [POINTS] point (points are a1 to o15).
    [SECOND_MOVE] second move of the tree: it is no point, or a picture of another second move. The 35 are i8 to o8 and what stands above them up to the diagonal i9 to o15.
    [SHARD] shard; write K/N, the first of four as 1/4.
    [LEVEL] level; there are levels 1 to 5.
    [MOVES] moves; write them as in h9i9j10.
   *[other] value for { $argument }.
}
misuse-needs = { $argument } means nothing without { $other }.
misuse-not-beside = { $argument } cannot stand beside { $other }.
misuse-is-not = '{ $word }' is not '{ $name }'.
misuse-neither = '{ $word }' is neither { $one } nor { $other }.
misuse-none-of = '{ $word }' is none of { $all }.
misuse-no-line = there is no { $axis } '{ $word }'.

## A line of a batch.
batch-not-json = it is not JSON ({ $error })
batch-not-a-string = { $field } must be a string
batch-not-known = there is no { $field } '{ $word }'
batch-missing = { $field } is missing
batch-not-a-file-name = the id '{ $id }' cannot be a file's name
batch-twice = the id '{ $id }' stands twice, and its certificate would be overwritten

## A position, a drawn board, a file.
notation-empty = nothing is written. The empty board is B:,W:,b
notation-no-point = '{ $word }' at character { $column } is no point (points are a1 to o15).
notation-no-setup = a set-up looks like B:h8i8,W:j8,b (black's stones, white's stones, the side to move).
impossible-twice = { $point } is listed twice
impossible-both = { $point } is both black and white
impossible-two-winners = both sides have five
impossible-occupied = move { $ply } is on { $point }, which holds a stone
impossible-after-five = move { $ply } makes five, and moves go on after it (stop there with --ply { $ply })
impossible-after-forbidden = move { $ply } is forbidden to Black and ends the game, and moves go on after it (stop there with --ply { $ply })
impossible-more = and { $more } more
diagram-rows = a drawn board has 15 lines, this one has { $rows }.
diagram-columns = line { $line }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} instead of 15.
diagram-glyph = line { $line }: '{ $glyph }' is no stone (X or O) and no empty point (a dot).
diagram-numbers = move { $number } is missing, or stands twice.
format-empty = the file is empty.
format-nothing = there is neither a stone nor a move in it.
format-size = its board is { $size }; only 15 by 15 can be read.
format-no-game = there is no game { $game }: the file holds { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
format-side = by its moves it is { side }'s turn: leave out --side.
format-not-utf8 = byte { $offset } is not UTF-8 text. Save it as UTF-8.
format-elsewhere = a .{ $ending } file is no game.
format-no-game-in-it = there is no game in it.
format-no-game-in-line = line { $line }: no game.
format-line = line { $line }: { $why }
format-pass = move { $ply } is a pass, which gomoku does not know (stop before it with --ply { $before })
format-on-a-stone = the last of the moves { $moves } is on a stone.
form-position = its position: { $why }
list-empty = { $file }: no game in it; write one a line, as in h8i9j10.
list-no-game = { $file }, line { $line }: no game; write its moves as in h8i9j10, after a # what is none.
list-game = { $file }, line { $line }: { $why }
