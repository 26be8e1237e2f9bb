### One file made into another.

convert-written = { $count ->
    [one] { $count } game
   *[other] { $count } games
} written to { $file }.
convert-lost = not in the { $format }: { $what }
convert-invented = the set-up's stones became moves, in an order of no meaning: .{ $format } holds moves only
convert-not-kept = not kept: { $names }, of which this program knows nothing
convert-guessed = the texts are no UTF-8 and their encoding is not said; if they look wrong, say it with --encoding (gb18030, shift-jis, euc-kr, ...)

lost-games = { $count ->
    [one] { $count } further game
   *[other] { $count } further games
} (--game N chooses another; .sgf holds them all)
lost-unreadable = { $count ->
    [one] { $count } game that cannot be read
   *[other] { $count } games that cannot be read
}
lost-unreadable-why = { lost-unreadable }, the first because { $why }
lost-proof = the moves of the proof, of which the position is written (.sgf and .lib hold them)
lost-lines = { $count ->
    [one] { $count } variation besides the main line
   *[other] { $count } variations besides the main line
}
lost-comments = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
lost-labels = { $count ->
    [one] { $count } label
   *[other] { $count } labels
}
lost-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
lost-rule = the rule
lost-times = how long each move took
lost-order = the order of the moves: they were made from a set-up, and become stones of it
## A fact about a game, by its name in SGF.
lost-fact = { $fact ->
    [PB] Black's name
    [PW] White's name
    [BR] a player's rank (BR)
    [WR] a player's rank (WR)
    [BT] a team (BT)
    [WT] a team (WT)
    [EV] the event
    [RO] the round
    [PC] the place
    [DT] the date
    [RE] the result
    [RU] the rule as it is written (RU)
    [ON] the opening's name
    [GN] the game's title
    [GC] what is said of the game (GC)
    [SO] the source
    [AN] the annotator
    [US] who wrote it down (US)
    [TM] the time for thinking (TM)
    [OT] the time for thinking (OT)
   *[else] { $fact }
}

## Why a game cannot be written.
unwritten-setup = a .{ $format } holds moves by turns from the empty board, and { $black ->
    [one] { $black } black stone
   *[other] { $black } black stones
} and { $white ->
    [one] { $white } white stone
   *[other] { $white } white stones
} cannot have been played so. Choose .sgf, .lib, .txt or --to pos.
unwritten-order = a .{ $format } holds moves, and nobody can say in which order the stones of this set-up came; in every order that was tried, a five or a forbidden move ends the game too early. Choose .sgf, .lib, .txt or --to pos.
unwritten-character = '{ $character }' cannot be written in { $charset }: choose another --encoding, such as utf-8.
unwritten-proof = a proof is made by a search, not from a file: solve POSITION --proof FILE.
unwritten-puzzle = a puzzle is more than a position: review-game FILE --puzzle MOVE --out FILE makes one of a game, puzzles mine finds them.
