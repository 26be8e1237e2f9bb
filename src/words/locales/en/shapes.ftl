### Shapes, lines and a position's status.

shapes-heading = { side }: rating { $rating }
shapes-of = { $kind } of { $cells }
shapes-raised = raised at { $points }
shapes-never-closed = { $shape }, closed by no move
shapes-closed = { $shape }, closed at { $points }
shapes-fork = fork { $kind } at { $point }: { $threats }

status-over = Status: { side } has won.
status-won = Status: won for { side }, who is to move.
status-neutral = Status: neutral, { side } to move.
status-lost = Status: lost for { side }, who is to move.
status-unknown = Status: unknown, { side } to move ({ $limit }).
status-attack = { side } wins by continuous { class-means } in { $length }: { $line }
status-threat = { other } threatens a win by continuous { class-means } in { $length }: { $line }
status-neither = Neither { side } nor, after a pass, { other } has a win by continuous threats.
status-threat-unknown = Whether { other } threatens to win was not settled.
status-all-lose = After every move { other } has such a win.
status-none-seen = No move was seen to hold.
status-many-hold = { $count ->
    [one] { $count } move
   *[other] { $count } moves
} hold.
status-holds = What holds: { $points }

lines-axis = { $axis ->
    [row] row
    [column] column
    [diagonal] diagonal
   *[antidiagonal] antidiagonal
}
lines-line = line
lines-integer = integer
lines-points = points
lines-end = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}, against { $stones ->
    [one] { $stones } byte
   *[other] { $stones } bytes
} for its moves, a byte each. A move changes 4 lines.
lines-hash = Symmetric hash: { $hash }, the same for all eight pictures.
lines-canonical = { $symmetry ->
    [identity] The position as it stands is the canonical one of its eight pictures.
    [west-east] The canonical picture of the eight: mirrored west to east. Its lines:
    [south-north] The canonical picture of the eight: mirrored south to north. Its lines:
    [half-turn] The canonical picture of the eight: turned by half. Its lines:
    [diagonal] The canonical picture of the eight: mirrored at the diagonal from a1. Its lines:
    [clockwise] The canonical picture of the eight: turned clockwise by a quarter. Its lines:
    [anticlockwise] The canonical picture of the eight: turned anticlockwise by a quarter. Its lines:
   *[antidiagonal] The canonical picture of the eight: mirrored at the diagonal from o1. Its lines:
}
lines-becomes = { $backwards ->
    [yes] { $from } becomes { $to }, backwards: { $word }
   *[no] { $from } becomes { $to }: { $word }
}
