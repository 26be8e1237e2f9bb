### Practice.

train-set-aside = { $file } was damaged. It is kept as { $aside }, and an empty one was begun.
train-passed-over = { $count ->
    [one] One record in { $file } cannot be read and is passed over; it stays in the file.
   *[other] { $count } records in { $file } cannot be read and are passed over; they stay in the file.
}
train-not-kept = Your progress is not kept on the disk for now: { $why }.
train-unread = Your progress cannot be read: { $why }.
train-no-home = there is no home folder (set HOME or XDG_DATA_HOME)
train-newer = { $file } was written by a later version of the program (its form is { $version })
train-foreign = { $file } is another program's database; it is left as it is

train-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
train-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
train-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
train-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## How an attempt ended, and what comes now.
train-worth = worth { $worth } of 100
train-helped = (This counts as help, as a hint does.)
train-not-solved = not solved
train-rating-stays = your rating stays { $skill }
train-rating = your rating { $skill } ({ $change })
train-rating-now = your rating { $skill }
train-placed = placement { $count } of { $of }
train-first-rating = your first rating { $skill }
train-placing = placement { $number } of { $of } · puzzle { $rating }
train-again = again · { $line }
train-done = That was all: { $solved } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} solved without a miss.
train-nothing-to-replay = Nothing of that kind in the last session. review brings what is due, train new puzzles.
train-due-again = due again in { $time }
train-next = next is the next puzzle
train-turned = You saw it turned or mirrored; load { $puzzle } shows it as it was drawn.
train-streak = streak · { $left } left · puzzle { $rating }
train-review = review · { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} · the board may be turned or mirrored
train-train = train · puzzle { $rating } · you { $skill }
train-time-up = Time is up: { $solved } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} solved without a miss, { $longest } in a row. Again: train --streak SECONDS
train-due-in = Nothing is due; the next puzzle is in { $time }. review --ahead does not wait, train brings new ones.
train-nothing-due = Nothing is due. train brings new puzzles.
train-none-fits = No puzzle is as you asked. puzzles list shows those there are; leave out --kind, --theme or --rating.
puzzles-listed = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
}
puzzles-themes = Themes: { $themes }. Choose with --kind, --theme and --rating.
train-name-reply = Now name { side }'s reply.
train-otherwise = This line is won. What if { side } answers { $point }? ({ $count ->
    [one] { $count } reply
   *[other] { $count } replies
} after it)
train-replied = { side } { $point }. Your move.
drill-right = ✓ { $point } is the move.
drill-right-white = ✓ { $point } lasts longest.
drill-proven = ✓ { $point } wins too (proven, in { $plies } plies); it is another move than the tree's, { $right }.
drill-proven-unmeasured = ✓ { $point } wins too (proven); it is another move than the tree's, { $right }.
drill-another = { $point } is another move than the one that is asked for, { $right }; what it is worth is not settled.
drill-shorter = { $point } lasts { $plies } plies; { $right } lasts { $most }.
drill-not-longest = { $point } is not the reply that lasts longest: { $right }.
drill-shown = The move is { $right }.
drill-asks-black = You are Black. What do you play? (answer shows it, next is another card)
drill-asks-white = You are White. Which reply lasts longest? (answer shows it, next is another card)
drill-asks-file = You are { side }. What does your file play? (answer shows it, next is another card)
drill-over = No card is left for now; the next is due in { $time }.
drill-nothing = No card is left.
trouble-no-cards = There are no cards for that: no line of the tree or the file fits.

## The figures of practice.
stats-nothing = Nothing practised yet. Begin with: train
stats-rating = rating { $skill }
stats-placing = placement: { $count } of { $of } puzzles; after them comes a first rating
stats-attempts = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}, { $solved } solved, { $clean } of them at once and alone; most of those in a row: { $row }
stats-tried = { $tried } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} tried, in { $time } of play
stats-due = { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} due now
stats-due-later = { stats-due }; the next in { $time }
stats-ratings = { $count ->
    [one] your rating after the first attempt
   *[other] your rating after each of the last { $count } attempts that counted
}
stats-share = { $solved } of { $tries } solved
stats-by-kind = by kind (of 100)
stats-by-theme = by theme, the weakest first (of 100)
