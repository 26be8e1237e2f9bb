### Points and evaluators.

board-patterns = What each empty point would make for { side }:
board-ten-highest = Highest by rating: { $points }
board-twos = Twos and closed threes as well: annotate twos
board-advice = One point in full: cell { $point }. One evaluator's heat map: annotate --by powers
board-heat = What { $name } gives each point, { side } to move (dots are at its lowest score):
board-heat-told = What { $name } gives each point, { side } to move; all others have its lowest score:
board-choice = { $name } would play { $point } (in brackets).
board-choice-told = { $name } would play { $point }.
board-no-choice = { $name } has no point to play.
board-flow = The decision flow that it imitates would play { $point }.
board-flow-agrees = The decision flow that it imitates agrees.
board-shares-highest = the highest on the board, with others
board-highest = the highest on the board (next: { $next })
board-rank = place { $rank } (highest: { $highest })

## One point in full.
board-empty = empty
board-runs = runs
board-free = free
board-sum = sum
board-pattern = pattern
board-for-other = for { other }
board-together = together: { $name } ({ $means })
board-together-other = for { other }: { $name } ({ $means })
board-value = value { $own } against { $other }
board-axis = { $axis ->
    [row] row
    [column] column
    [diagonal] diagonal
   *[antidiagonal] antidiag.
}
board-pattern4 = { $pattern ->
    [A_FIVE] a five: it wins
    [B_FLEX4] a straight four, or two fours at once: nothing stops it
    [C_BLOCK4_FLEX3] a four and an open three at once: a four-three
    [D_BLOCK4_PLUS] a four that also builds something
    [E_BLOCK4] a four
    [F_FLEX3_2X] two open threes at once
    [G_FLEX3_PLUS] an open three that also builds something
    [H_FLEX3] an open three
    [I_BLOCK3_PLUS] a closed three that also builds something
    [J_FLEX2_2X] two open twos at once
    [K_BLOCK3] a closed three
    [L_FLEX2] an open two
    [FORBID] a forbidden point
   *[NONE] nothing yet
}
board-line-pattern = { $pattern ->
    [DEAD] dead
    [OL] overline
    [B1] a lone stone
    [F1] a lone stone
    [B2] closed two
    [F2] open two
    [F2A] open two
    [F2B] open two
    [B3] closed three
    [F3] open three
    [F3S] open three
    [B4] four
    [F4] straight four
   *[F5] five
}

# What a mark on a board stands for.
marks = { $kind ->
    [played] the move that was played
    [holds] holds
    [stone] the line
    [completes] completes it
    [answer] answers looked at one by one
    [choice] to choose from
    [makes] what a stone makes
    [place] the highest by the evaluator
    [plays] Black's move
    [lasts] plies until White has lost, after each reply
   *[number] the moves
}
