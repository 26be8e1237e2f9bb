### What is told of a search while it runs.

searching = { $seconds } s{ $parts } · Ctrl-C stops it
searching-class = { $class ->
    [vcf] a win by fours
    [vct] a win by threats
   *[win] any win
}
searching-within = of at most { plies }
searching-settled = { $settled } of { $all } settled
searching-depth = { plies } ahead
searching-best = found { $point }: { plies }
