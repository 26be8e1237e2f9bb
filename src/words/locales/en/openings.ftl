### The named openings.

opening-meaning = { $name ->
    [kansei] cold star
    [keigetsu] valley moon
    [sosei] distant star
    [kagetsu] flower moon
    [zangetsu] lingering moon
    [ugetsu] rain moon
    [kinsei] gold star
    [shogetsu] pine moon
    [kyugetsu] hill moon
    [shingetsu] new moon
    [zuisei] lucky star
    [sangetsu] mountain moon
    [yusei] wandering star
    [chosei] long star
    [kyogetsu] gorge moon
    [kosei] fixed star
    [suigetsu] water moon
    [ryusei] shooting star
    [ungetsu] cloud moon
    [hogetsu] shore moon
    [rangetsu] mist moon
    [gingetsu] silver moon
    [myojo] morning star
    [shagetsu] slanting moon
    [meigetsu] bright moon
   *[suisei] comet
}
openings-one = { $number } { $name } { $written }, { $meaning }: { $moves }
openings-pass = a pass of White's loses in at most { $plies } ({ $nodes } nodes)
openings-known = players hold it good for { side }
openings-direct = Direct, White beside the centre:
openings-indirect = Indirect, White on the diagonal:
openings-end = Proven here, under renju: White to move has no win by threats in any of them, and if White passes, Black wins within the plies stated. Whether White has any other win is open: the search for one ended without an answer. What players hold is not proven here.
