### Words that many subjects share. $side is whom a sentence is about, $other the opponent.

side = { $side ->
    [black] Black
   *[white] White
}
other = { $other ->
    [black] Black
   *[white] White
}
## A side as it stands in tables and before the prompt.
side-name = { $side ->
    [black] black
   *[white] white
}

## The classes of wins, in full.
class = { $class ->
    [vcf] VCF (victory by continuous fours)
    [vct] VCT (victory by continuous threats)
   *[win] forced win
}
## What a win of a class is made of: "it wins by ...".
class-means = { $class ->
    [vcf] fours
    [vct] threats
   *[win] quiet moves and threats
}

## How long a win is: the attacker's stones, and all moves.
length = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} ({ $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
})
plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}

## Words in a row, as in speech.
list-next = { $most }, { $next }
list-part = { $most }; { $next }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-and-at = { $most } and at { $last }

## Why a search stopped.
limit = { $limit ->
    [nodes] the limit of nodes was reached (another: --nodes N)
    [time] the time was up (more: --time SECONDS)
    [within] none within so many plies; what is longer was not looked at
    [memory] the memory allowed was full (give more with --memory MIB)
    [rule] there is no search for this rule yet
   *[interrupted] it was interrupted
}

## Lines of the board.
line-row = row { $number }
line-column = column { $letter }
line-diagonal = the rising diagonal of { $point }
line-antidiagonal = the falling diagonal of { $point }
axis-name = { $axis ->
    [row] row
    [column] column
    [diagonal] rising diagonal
   *[antidiagonal] falling diagonal
}

## Shapes of stones.
shape = { $shape ->
    [five] five
    [open-four] open four
    [four] four
    [open-three] open three
    [broken-three] broken three
    [closed-three] closed three
    [open-two] open two
   *[split-two] split two
}

## The language that is spoken.
lang-now = The language is English. Others: { $others }
lang-set = From now on in English.
