### The game on the board. $made of $of moves are on the board, $count lines are in the game.

record-fact = { $fact ->
    [PB] Black
    [PW] White
    [RE] Result
    [EV] Event
    [RO] Round
    [PC] Place
    [DT] Date
    [GC] About
    [BR] Black's rank
    [WR] White's rank
    [BT] Black's team
    [WT] White's team
    [RU] Rules
    [TM] Time
    [OT] Overtime
    [ON] Opening
    [AN] Annotations by
    [SO] Source
    [US] Recorded by
   *[GN] Name
}
record-at = Move { $made } of { $of }{ $count ->
    [one] { "" }
   *[other] {" "}({ $count } lines in the game)
}
record-marked = { $mark ->
    [TR] triangle
    [SQ] square
    [CR] circle
   *[MA] cross
}: { $points }
record-labels = labels: { $labels }
record-pass = pass
record-ways = The game goes on with { $ways } (forward b takes the second)
