### The whole-board tree.

tree-finished-of = { $rule }: { $finished } of 35 second moves finished
tree-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
tree-size = { tree-decisions }, { $links ->
    [one] { $links } link
   *[other] { $links } links
}, { $leaves ->
    [one] { $leaves } reply
   *[other] { $leaves } replies
} left to threats, { $bytes } bytes
tree-finished = finished: { $points }
tree-complete = complete: Black wins against each of White's second moves
tree-longest = no line there has more than { $plies } plies
tree-numbers = { $count ->
    [one] { $count } number of its file is
   *[other] { $count } numbers of its file are
} kept; strategy verify compares them
tree-resized = { $before ->
    [one] { $before } decision
   *[other] { $before } decisions
} before, { $after } now

## Verifying it.
verify-nothing = no second move is finished: nothing to verify
verify-looked-at = behind { $points }: { $done } of { $all } decisions looked at
verify-replies = { $count ->
    [one] { $count } reply
   *[other] { $count } replies
} lead to further decisions, { $leaves } lose to threats ({ $shared } of them to a proof found after another reply)
verify-cost = the longest line met has { $plies } plies; { $nodes } nodes searched, { $positions } positions checked
verify-no-answer = no answer: { $position } { $reply }
verify-numbers = { $count ->
    [one] { $count } number was
   *[other] { $count } numbers were
} compared: within how many plies the tree says that Black has won
verify-longer = said too little: { $position }, within { $said } plies from the empty board; within { $found } was found
verify-not-within = said too little: { $position }, within { $said } plies from the empty board; that was not found
verify-holds = everything looked at holds
verify-lacking = not the whole board: the tree has no move against { $count } of White's 35 second moves: { $points }
merge-missing = not the whole: of { $of } shards these are missing: { $shards }
merge-not-whole = not the whole: { $count } decisions were not looked at
merge-whole = that is every decision: it holds

## Building it.
build-third = Black plays { $point }
build-finished = finished, the longest line has { $plies } plies
build-part-won = every reply worked on is won
build-some-open = some replies stay open
build-open = open after { $points }
build-nodes = { $nodes } nodes
build-nothing = all of it is finished: nothing to search for; --longest PLIES looks for shorter wins
build-won = { $moves }: won
build-stays-open = { $moves }: stays open
build-soon = { $what }, perhaps less than a minute more
build-minutes = { $what }, perhaps { $minutes } min more

## What the tree plays.
study-unknown = Black's move here is not known yet: this second move is not finished, and no win by threats was found within the limit. strategy stats lists what is finished.
study-no-tree = There is no whole-board tree for { $rule }, and no win by threats was found within the limit.
study-left-tree = Black has left the tree, and no win by threats was found within the limit: his move here is not known. undo goes back to where it is; solve win looks for any win.
study-seems = A guess, from -1 (lost) to +1 (won): { $point } seems best, { $value }, with { $line }.
study-from-tree = Black plays { $point }, from the tree
study-unverified = The tree was not verified here: this is what it says, not a proof.
study-fours = Black plays { $point }: continuous fours from here
study-threats = Black plays { $point }: continuous threats from here
study-five = Five in a row: the game is over.
study-seconds = Of White's 35 second moves (all others are pictures of them) { $finished } are finished: { $points }
study-all-seconds = Whichever of the 35 second moves White plays (all others are pictures of them), Black wins.
study-if-passes = If White passes, Black wins by { $means } in { plies }: { $line }
study-over-within = Whatever White does, it is over within { plies }: by stone { $last } of the game.
study-holds-out = White holds out longest at { $points }: there the tree goes on.
study-goes-on = Here the tree goes on, for at most so many plies:
study-rest = After any other reply Black's threats win at once, in at most so many plies:
study-right = { $guessed } is right.
study-right-too = { $guessed } is right too: it wins, within { $plies }.
study-loses = { $guessed } loses: White wins by fours after it.
study-unproven = { $guessed }: not proven to win within the limit, which says nothing against it.
study-opening = {" "}({ $name }, the { $meaning })
unstudied-white = it is White's turn: add White's move, and Black's answer is told; or add a move of Black's too, and it is looked at
unstudied-centre = the tree begins with Black in the centre: Black's first stone must be on h8
unstudied-over = the game is over: { side-name } has five
unstudied-stopped = stopped before it was known
