### Sets of puzzles: what was mined, and what lint found.

puzzles-mining = { $done } of { $items ->
    [one] { $items } item
   *[other] { $items } items
} looked at, { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} found
puzzles-nothing-found = no puzzle was found: try more games, more boards, other --kinds, or more --nodes
puzzles-nothing-found-in = { puzzles-nothing-found } ({ $file } holds only what was looked at)
puzzles-nothing-to-mine = nothing to look through: name game files, or say --play N or --boards N
puzzles-other-work = { $file } was not written by this work (its first line tells by which): give --out another file, or the arguments of that line
puzzles-in-use = another program is at work with { $file }: wait for it, or give --out another file
puzzles-rejected = Rejected: { $each }.
rejection = { $why ->
    [unproven] { $count } not proven within the nodes
    [pointless] { $count } in which there is nothing to find
    [kind] { $count } of a kind that is not wanted
    [short] { $count } seen at a glance
    [firsts] { $count } with too many right moves
    [nothing-tempts] { $count } in which no wrong move tempts
    [loud] { $count } that begin with a threat
    [evaluator] { $count } that an evaluator solves at once
    [crowded] { $count } on a crowded board
    [spare] { $count } with too many stones that do not matter
    [lesser] { $count } like another of their game
   *[known] { $count } known already
}
puzzles-linting = { $done ->
    [one] { $done } puzzle
   *[other] { $done } puzzles
} looked at
puzzles-note = note: { $what }
puzzles-linted = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}: { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}, { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}; { $fall } fall to the first choice of an evaluator ({ $each })

## What lint found.
lint-plies = { $plies } plies ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
})
lint-claim = goal { $goal }: { $flaw }
lint-length = within says { $stated }, but the win takes { $takes }; write within: { $found }
lint-no-length = no length is stated; write within: { $found }
lint-themes = the themes do not fit the solution: { $what }
lint-themes-add = add { $themes }
lint-themes-take-out = take out { $themes }
lint-rating = rating { $stated } does not follow from the solution; write { $found }
lint-no-rating = no rating; write rating: { $found }
lint-licence = licence { $licence }; puzzles that ship are CC0-1.0
lint-same-id = another puzzle is { $id }; give one of them another number
lint-picture = the same puzzle as { $id }, turned, mirrored or in other colours; take one out
lint-point = the words name { $point }, which has nothing to do with the solution
lint-count = the words say { $stated } { $unit }; it is { $right }
lint-mark-out = the length is proven to be the least; take out of the notes: { $mark }
lint-mark-in = the length is not proven to be the least; write in the notes: { $mark }
lint-grade = the trainer grades { $point } as { $grade }, but it is right; the search has too few nodes
lint-duals = a dual: { $points } { $count ->
    [one] wins
   *[other] win
} as fast
lint-not-minimal = a win shorter than { $length } was not ruled out
lint-unsettled = not every other first move was settled: there may be duals
lint-nothing-looks-forbidden = no other point only looks forbidden

## Why a claim does not hold.
flaw-over = { side } has won already
flaw-no-win = there is no { class } (everything in the class was tried)
flaw-narrower = there is a { class } already, so the goal is { $goal }
flaw-wins = nothing should win, but { $point } does ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
})
flaw-no-threat = there is nothing to defend against: the opponent has no win by threats
flaw-nothing-holds = nothing holds
flaw-five-at-once = there is a five at once, so nobody looks for other points; make the five first, or ask for vcf
flaw-any-move-wins = even after a wasted move every reply loses, so there is nothing to find
flaw-not-renju = renju forbids points to Black only; write rule: renju and side: black
flaw-forbidden-points = the number of forbidden points is { $count }; such a puzzle has two to eight
flaw-unsettled = not settled: { $limit }
flaw-certificate = the checker refuses the proof: { $outcome }

## How good a puzzle is.
worth-sum = Quality: { $points } of 100
worth-origin = { $points } of 15: { $from ->
    [game] it comes from a game, whose moves are kept
    [balanced] both sides have as many stones as in a game
   *[other] no game has these numbers of stones
}
worth-spare = { $points } of 25: { $spare ->
    [0] every one of its { $stones } stones matters
    [one] one of its { $stones } stones does not matter
   *[other] { $spare } of its { $stones } stones do not matter
}
worth-evaluators = { $points } of 20: { $count ->
    [0] no evaluator's first choice solves it
   *[other] the first choice of these evaluators solves it: { $names }
}
worth-temptations = { $points } of 15: { $count ->
    [0] no wrong move tempts
    [one] one wrong move tempts
   *[other] { $count } wrong moves tempt
}
worth-firsts = { $points } of 10: { $count ->
    [0] there is nothing to find
    [one] one point is right
   *[other] { $count } points are right
}
worth-ideas = { $points } of 15: { $ideas ->
    [0] it has no idea of those that count
   *[other] its ideas: { $themes }
}
