### Lessons. $side is asked, $other is the opponent. The lessons' own texts are in their files.

lesson-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
lesson-known = { $questions }, { $known } answered
lesson-list-end = Begin with: lesson NAME, or its number (lesson 1)
lesson-list-left = Go on: lesson { $id }  (step { $number } of { $of }), or: lesson --resume
lesson-resumed = You left the lesson here. restart begins it anew.
lesson-heading = Lesson: { $title }
lesson-prompt = lesson
lesson-step = step { $number } of { $of }
lesson-question = question { $number } of { $of }
lesson-go-on = Enter (or next) goes on
lesson-asks = { $asks }  (or: hint  next)
lesson-play-on = { side } to play, move by move: a point such as h8
lesson-play = { side } to play: a point such as h8
lesson-predict = the move: a point such as h8
lesson-name = all the points, as in: h8 i9

## What is said of a point.
lesson-makes = { $mark } { $point }: { $what }
lesson-only-a-four = ✗ { $point } makes a four, but not what is asked for.
lesson-not-closed = ✗ { $point } does not close it: { side } still makes a straight four.
lesson-five-not-stopped = ✗ { $point } does not stop { other }: the five is still there.
lesson-taken = There is a stone on { $point }: name an empty point.
lesson-other-way = ✗ { $point } wins, but not in the way that is asked for: not every move of it is such a threat.
lesson-closed = ✓ { $point }: after it { side } makes no straight four any more.
lesson-none-of-them = ✗ { $point } is not one of them.
lesson-still-open = ✗ { $point } does not close it: { side } still makes a straight four at { $points }.
lesson-raises = ✓ { $point } raises it to a straight four.
lesson-raises-nothing = ✗ { $point } does not raise it: no straight four comes of it.
lesson-only-stop = ✓ { $point }: anything else, and { other } makes five at { $five }.
lesson-five-still = ✗ { $point } does not stop { other }: the five at { $five } is still there.
lesson-loses = ✗ { $point } does not hold: { other } wins by fours: { $line }
lesson-holds = ✓ { $point } holds: { other } has no run of fours left that wins.
lesson-threatens = { $point } makes no four; but if { other } passed, { side } would win by fours.
lesson-no-threat = ✗ { $point } threatens too little: if { other } passed, { side } would have no win by fours.
lesson-catches = ✓ { $point } catches Black: only { $answer } would stop the five, and it is forbidden, { $kinds }.
lesson-scored = ✓ { $point }: { $by } gives it { $own }, and none more than { $best }.
lesson-scored-as-much = ✗ { $point } gets { $own } from { $by }, as much as its choice; of several it takes the first, row by row from a1.
lesson-scored-less = ✗ { $point }: { $by } gives it { $own }; its best is { $best }.
lesson-yes = ✓ { $point }, yes.
lesson-stops-it = ✓ { $point } stops it.
lesson-not-opening = ✗ with { $point } it is not { $name }.
lesson-not-it = ✗ { $point } is not it.
lesson-unsettled = ? { $point } was not settled within the limits: try another.

## How a question stands.
lesson-again = One more try, or: hint
lesson-named = Yes: { $found } of { $of }. { $left ->
    [one] { $left } more point is
   *[other] { $left } more points are
} to name.
lesson-answer = The answer: { $points }
lesson-answer-line = The answer: { $point }. To the five: { $line }
lesson-points-are = { $count ->
    [one] { $count } point is
   *[other] { $count } points are
}
lesson-sought = { lesson-points-are } sought.
lesson-sought-one = { lesson-points-are } sought; { $point } is one of them.
lesson-among = It is one of these: { $points }

## The end of a lesson.
lesson-at-once = { $count } right at once
lesson-second = { $count } right at the second try
lesson-missed = { $count } missed
lesson-open = { $count } not answered
lesson-done = { $title } is done. Of { lesson-questions }: { $told }.
lesson-left = { $title } is left. Of { lesson-questions }: { $told }.
lesson-drills = Drills: { $drills }
lesson-next = The next one: lesson { $id }  ({ $title })
lesson-tried = { $id }: { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} and { $claims ->
    [one] { $claims } claim
   *[other] { $claims } claims
} hold.
lesson-left-out = left out: { $error }

## What is wrong, and what to do.
lesson-unknown = There is no lesson '{ $name }'. List them with: lesson
lesson-unknown-like = There is no lesson '{ $name }'. Did you mean { $like }? List them with: lesson
lesson-nothing-asked = Nothing is asked here. next goes on, back goes back, quit lesson leaves.
lesson-one-point = One point is asked for: name the one, as in h8.
lesson-first-step = This is the first step. next goes on, quit lesson leaves.
lesson-none = No lesson is open. List them with: lesson
lesson-watching = Watching the file: it is checked again when it is saved; Ctrl-C ends.
