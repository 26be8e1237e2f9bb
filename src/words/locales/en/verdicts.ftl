### What was found, done and graded.

welcome = yonsan { $version } · { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} · { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
to-move = { side } to move
goal = { $kind ->
    [vcf] win by continuous fours
    [vct] win by continuous threats, or answer: nothing
    [win] win
    [defend] find a move that holds
    [find-all] find all the points that win by fours, or else by threats, or else all that hold
    [forbidden] mark all the points that renju forbids
   *[none] win by continuous threats, or answer: nothing
}

## The verdict of a search.
shortest = the shortest there is
verdict-tried = Tried first: fours alone (VCF), every run to its end; none wins. Then threats (VCT).
shorter-may-exist = a shorter one may exist
searched = { $searched ->
    [one] { $searched } node
   *[other] { $searched } nodes
}
verdict-proven = Proven: { side } has a { class } in { $length } · { $how }
verdict-certificate = certificate: { nodes }, checked against every reply ({ positions }) · search: { searched }, { $time }
verdict-disproven = Disproven: { side } has no { class }. { $class ->
    [vcf] Every run of fours was tried to its end.
   *[vct] Every threat was tried against every reply that matters.
} · { searched }, { $time }
verdict-unknown = Unknown: whether { side } has a { class } was not settled: { $limit } · { searched }, { $time }
verdict-solved = Tried first: { $point }, the move of the built-in tree of the whole board.
verdict-solved-open = Tried first: { $point }, with which the built-in tree of the whole board wins; study walks through it.
first-moves = { $count ->
    [one] { $count } first move wins
   *[other] { $count } first moves win
}:
first-by = { $length } { $class ->
    [vcf] by fours
    [vct] by threats
   *[win] after quiet moves
}
first-open = not settled: { $points } ({ $limit })
other-moves = { $count ->
    [one] { $count } other move
   *[other] { $count } other moves
}
at-most = at the most { $length }

## Small things that were done.
done-loaded = Loaded
done-loaded-tree = Loaded with { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
} (game, forward, back and goto go through them)
done-loaded-line = Loaded the main line; { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
} left out
done-one-of = { $loaded }; one of { $games } games in the file (choose with --game N)
done-loaded-turn = { $loaded }. { side } to move.
done-five = { side } { $point }: five. { side } wins.
done-moved = { side } { $point }.
done-forbidden = Black { $point } is forbidden ({ $kinds }): White wins.
done-undone = Took back the last change.
done-took-back = Took back { $points }.
done-redone = Made the change again.
done-played-again = Played { $points } again.
done-placed = Placed { $count ->
    [one] { $count } { side-name } stone
   *[other] { $count } { side-name } stones
}.
done-removed = Removed { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
done-added = Added { $id } to { $file }.
glyphs-advice = Take the circles whose bars stand straight above those of the ruler: glyphs unicode (one cell wide) or glyphs wide (two cells); glyphs ascii takes letters. For good: --glyphs NAME, or glyphs: NAME in the file of your usual choices.
done-cleared = The board is empty. undo brings the stones back.
done-cleared-record = The board is empty, and a new game record begins; undo brings the old one back.
done-swapped = Black and white have changed places.
done-turn = { side } to move.
done-new-record = { $change } A new game record begins here; undo brings the old one back.
done-rule = The rule is { $rule }.
done-imported = { $unread ->
    [0] Added: { $added }. What was there already was not added again.
   *[other] Added: { $added }. What was there already was not added again. Could not be read: { $unread }
}
done-saved = Saved { $file }.

## A puzzle on its way.
found = { $found } of { $of } found
progress = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
progress-of = { $done } of { progress }
misses = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
}
hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
solved-at-once = ✓ solved at the first try, without help
solved-after = ✓ solved after { $what }
taken-back = Taken back. Try again, or: hint
taken-back-veiled = Taken back. Try again, or: hint  whynot (the answer to this move; counts as help)
confirm-answer = That gives the answer away, and the puzzle counts as not solved. If you want it: { $command } again, or { $command } --yes
confirm-move = That gives the move of this puzzle away. If you want it: { $command } again, or { $command } --yes
answered = { side } answers { $point }.
made-five = { side } makes five at { $point } and wins.
after-win = step walks through it, why explains it, save FILE.json keeps its certificate
after-none = whynot POINT tells what stops a move: whynot { $point }
after-study = a point is now White's reply to { $point }, Enter the reply that lasts longest; back takes it back, quit study ends
solved-game = move { $number } of a game, in which { side } played { $played }
solved-not-minimal = the length is not known to be the shortest
solved-game-won = { solved-game } and { $winner ->
    [black] Black
   *[white] White
} won
after-solved = why explains your moves; next, or an empty line, is the next puzzle
after-try = why explains your moves; next goes to the next moment of the game, quit try returns to the game
hint-some-rung = rung { $number }
hint-rung = rung { $number } of { $of }
hint-last-rung = rung { $number } of { $of }, the last
report-solved = Solved.
report-not-solved = Not solved.
report-good = Good so far; the puzzle is not finished.
report-not-settled = Not settled.
report-stopped = Stopped there.
report-ungraded = { $how } Not graded after that: { $points }.
ungraded = (Moves are no longer graded here. restart begins the puzzle again.)
ungraded-here = (Moves are no longer graded here.)
how-to-leave = Ctrl-D or quit leaves; Ctrl-C stops a search.

## What the checker says.
nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
checked-valid = { $file }: valid · { nodes }, { positions } looked at
checked-out-of-bound = { $file }: unknown · the bound of { positions } was reached; raise it with --positions N
checked-invalid = { $file }: invalid · { $why } · after { $line }
no-move = no move
out-of-bound = the bound on positions was reached
breaks-malformed = malformed: { $why }
breaks-occupied = node { $node } plays { $point }, which holds a stone
breaks-forbidden = node { $node } plays { $point }, which is forbidden to Black ({ $kinds })
breaks-five = node { $node } makes no five, and the defender makes one at { $point }
breaks-no-answer = node { $node } has no answer to { $reply }
breaks-pass = node { $node } has no answer to a pass
breaks-full = at node { $node } the board is full: a draw

## The guided tour: what is said before each command.
tour-step = { $step ->
    [0] A puzzle: Black is to win by continuous fours.
    [1] Every point can be asked what it is worth.
    [2] A natural move, and why it fails.
    [3] Help comes in rungs.
    [4] The right move.
    [5] And the one that decides.
    [6] Why it works.
    [7] From the start again: is that the shortest win?
   *[8] Every win carries a certificate that an independent checker accepts.
}
tour-end = In a terminal `yonsan` starts a conversation; `yonsan --help` lists what it does from a script.
