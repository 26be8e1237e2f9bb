### Published evaluators: their equals, their look-ahead, their maps, and the three win checks.

## The whole board, line by line.
map-value = { side }: own stones that one more would join, by line (. is 0, + is over 9):
map-patterns = { side }: what one more stone makes, by line (. is F1, - is DEAD):
map-told = { $what } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
}): { $points }
map-counted = { $what }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
map-largest = the largest: the value

## Under a heat map.
evaluator-equal = It likes { $count } points alike: { $points }. The first is taken; --seed N draws one.
evaluator-drawn = It likes { $count } points alike: { $points }. One of them was drawn.
evaluator-differs = At { $choice } its score is p({ $own }, { $enemy }) = { $score }; the flow's { $flow } has p({ $u }, { $v }) = { $less }.
evaluator-ahead = It plays for both sides; each depth, its choice, and the line it foresees:
evaluator-depth = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
evaluator-outcome = { $outcome ->
    [wins] makes five
    [loses] the other side makes five
   *[value] value { $value }
}
evaluator-changes = another choice
evaluator-stays = The choice is the same at every depth.
evaluator-moved = { $count ->
    [one] The choice changes once
   *[other] The choice changes { $count } times
}, at the depths { $depths }.

## One point as the article's array has it.
style-heading = gStyle at { $point } (x = { $x }, y = { $y }): stones in each direction, and free points behind them
style-way = { $way ->
    [n] up
    [ne] up and right
    [e] right
    [se] down and right
    [s] down
    [sw] down and left
    [w] left
   *[nw] up and left
}
style-row = black { $black } + { $black_free } free, white { $white } + { $white_free } free
style-sum = { side } to move: attack (F) { $attack }, defence (L) { $defence }, their sum { $sum }
style-halves = attack { $attack } + defence { $defence }

## The three win checks.
wincheck-agree = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: whole board, around the move, and the sums before it agree everywhere.
wincheck-differ = The three win checks differ. On a game they never should: please report it.
wincheck-none = None of them sees a win.
wincheck-move = move { $ply }, { side-name } { $point }
wincheck-set-up = the stones of the set-up, { side-name }
wincheck-seen = { $where }: whole board { $whole }, around it { $around }, sums before it { $before }
wincheck-says = { $sees ->
    [yes] five
   *[no] no five
}
wincheck-printed = { $where }: as printed, four points deep, the second check would see a five here.

## A game beside an evaluator.
like-heading = { $name } would have played { $agree } of { $count ->
    [one] { $count } move
   *[other] { $count } moves
} ({ $sides }).
like-deep = { $name }, playing { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} ahead,
like-side = { side-name } { $agree } of { $count }
like-flow = Its decision flow plays something else than its score at { $count ->
    [one] move { $moves }
   *[other] { $count } moves: { $moves }
}.
like-flow-agrees = Its decision flow would have chosen alike everywhere.
like-legend = Each move: = it would play it, ~ it likes it as much as its choice, / its choice.

## A game against an article's program.
game-begins-by = You play { side-name }; { $name } plays { $other ->
    [black] black
   *[white] white
}, as its article has it: by its scores alone. A point is a move, undo takes two back, play stop ends it.
contest-begins = The contest: win within { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} of your own.
contest-left = { $left ->
    [one] { $left } stone is left
   *[other] { $left } stones are left
} to win with.
contest-won = You beat it with { $played } of { $stones } stones.
contest-late = You beat it, but with { $played } stones; the contest was for { $stones }.
contest-lost = All { $stones } stones are played and it is not beaten: the contest is lost. The game may go on.
