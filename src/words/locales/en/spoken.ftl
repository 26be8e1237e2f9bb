### The board in sentences, for ears.

spoken-no-stones = { side } has no stones.
spoken-stones = { side }: { $points }.
spoken-five = { side } has five.
spoken-forbidden = Black's last move is forbidden: White has won.
spoken-turn = { side } to move.
spoken-last = Last move { $point }.
spoken-stands = { $stands ->
    [black] black
    [white] white
   *[empty] empty
}
spoken-point = { spoken-stands } { $point }
spoken-run = { spoken-stands } { $first } to { $last }
spoken-next = { $most }, { $next }
spoken-line = { $axis } through { $point }: { $runs }.
spoken-here = { $point } is { spoken-stands }.
spoken-edge = the edge
spoken-then-edge = { $runs }, then the edge
spoken-way = { $way ->
    [n] Up
    [ne] Up and right
    [e] Right
    [se] Down and right
    [s] Down
    [sw] Down and left
    [w] Left
   *[nw] Up and left
}: { $what }.
spoken-fives = { side } makes five at { $points }.
spoken-three = { side } has one { $kind } { $stones }: raised at { $raising }, closed at { $closing }.
spoken-no-threats = No side has a four or an open three.
spoken-move = Move { $number }: { side-name } { $point }. { other } to move.
spoken-no-move = No move was played yet. { side } to move.
spoken-mark = { $mark ->
    [holds] holds
    [loses] loses
    [carries] carries the win
    [saves] saves the defender
    [fork] a fork
    [marked] marked
    [forbidden] forbidden to Black
    [allowed] looks forbidden, is allowed
   *[unknown] not settled
}
spoken-others = { $mark }: all { $count } others
spoken-axis = { $axis }: runs { $runs }, free { $free }, sum { $sum }; { $made }; for { other }: { $others }.
