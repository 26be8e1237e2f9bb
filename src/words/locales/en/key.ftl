### The answer key: what every move of the board is worth.

key-win = { side } has a { class } in { $length } · { $how }: { $line }
key-no-win = { side } has no { class }.
key-unknown = Whether { side } has a { class } was not settled: { $limit }.
key-means = { $value ->
    [best] best: nothing shorter was found
    [equivalent] as short as the best
    [longer] wins with more plies
    [other-route] the move itself is outside the class, and after every reply a win of the class follows
    [refuted] refuted: after a reply no win of the class is left
    [loses] loses: the opponent makes five, or has continuous fours
   *[unknown] not settled within the limits
}
key-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
key-legend = { $mark } { key-means } · { key-count }.
key-legend-named = { $mark } { key-means } · { key-count }: { $moves }
key-many = { key-count }
key-move = { $point } ({ plies })
key-move-at-most = { $point } (at the most { plies })
key-by = { $points } by { $reply }
key-many-by = { key-count } by { $reply }
key-and-by = { $most }, { $next }
key-all-by = all by { $reply }
key-only-fours = This key is about fours alone: some of the refuted moves may still win by threats (key vct; in the shell --goal vct).
