### What stands on pictures and pages. What a page's script fills in comes as it is: $color and $other are sides as they begin a sentence.

picture-five = Gomoku: { side } has five
picture-forbidden = Gomoku: Black's last move is forbidden, White has won
picture-turn = Gomoku: { side } to move
picture-legend = { $mark ->
    [wins] Here a win begins
    [holds] These hold
    [forbidden] Forbidden to Black
   *[chosen] Marked
}: { $points }
picture-marked = { picture-legend }.
picture-moves = { $moves }.
picture-choice = { $name }, its choice { $point }

## The page of a proof.
page-wins = { side } wins
page-certificate = a certificate
page-win = { $what } in { $length }
page-win-shortest = { page-win }, none is shorter
page-proof = { $rule } · { side } to move and win · { $win } · checked against every reply ({ positions })
page-longest = The longest line: { $line }
page-begin = Forward shows { $color }'s move. After it choose any reply, on the board or below: the proof has an answer.
page-two-fives = { $color } can make five at { $points }; { $other } stops one of them, not both.
page-one-five = A four: { $color } makes five at { $points } unless { $other } stands there.
page-caught = { $color } makes five at { $points }, and { $other } may not stop it: the point is forbidden.
page-threat = If { $other } plays elsewhere, { $color } goes on with { $point }.
page-leaves = { $color } leaves the five at { $point }.
page-unlisted = The proof does not name it: it does not touch the threat.
page-won = { $color } has won.
page-is-over = The five is made. Back goes back, to another reply.
page-forbidden = { $point } is forbidden to Black: choose another point.
page-not-this = It is { $color }'s turn, and the proof plays { $point }.
page-so-far = So far: { $line }
page-replies = { $color } to reply
page-met-by = { $color } answers { $point }
page-nothing-stops = Nothing stops both fives, at { $points }. Any other reply leaves both.
page-else-five = Any other reply leaves the five at { $points }.
page-elsewhere = elsewhere
page-pass = pass
page-passes = { $color } passes.
page-forbidden-mark = forbidden to Black
page-reply-mark = a reply that the proof names
page-end = End

## The board, on every page.
page-board = Board
page-empty = empty
page-black-stone = black
page-white-stone = white
page-number = move { $number }
page-last = the last move
page-start = Start
page-back = Back
page-forward = Forward
page-plays = { $color } plays { $point }.
page-taken = There is a stone on { $point }: choose an empty point.
page-five = It makes five.
page-footer = Points are chosen by mouse or touch, or by keys: Tab goes from button to button and to the board. On the board the arrows go from point to point, and Enter plays there; elsewhere the left and right arrows go back and forward. Made with yonsan.

## The page of a lesson. Its own texts are in its file.
page-mark-mark = marked
page-right-mark = right
page-hint = Hint
page-answer = Show the answer
page-again = Again
page-one-more = One more try. Hint helps.
page-named = Yes: { $found } of { $of }.
page-no-hint = There is no more help; the answer can be shown.
page-not-asked = Nothing is asked here: Forward goes on.
page-no-more = This question is over: Forward goes on.
page-known = { $point } is named already.
page-line = The line: { $line }
page-done = The lesson is over. Of { $of } questions:
page-first = { $n } right at once
page-second = { $n } right at the second try
page-missed = { $n } missed
page-open = { $n } not answered
page-end-heading = the end
page-texts = The boards and questions of this lesson need JavaScript. Its texts: { $texts }
page-play-on = { side } to play, move by move: choose points on the board.
page-play = { side } to play: choose a point on the board.
page-predict = { side } to move: choose the point on the board.
page-name = Choose all the points on the board, one after the other.

## The page of a game.
page-game = A game
page-game-about = { $rule } · { $outcome }
page-game-moves = The moves: { $moves }.
page-next-mark = the game goes on here
page-holds-mark = held
page-course = The course of the game
page-legend = A tall bar: won by fours; a low bar: won by threats; a cross: the win was let go; a diamond: the last escape; a ring: a guessed mistake. A click goes there.
page-moments = Moments
page-moment-back = ◂ Moment
page-moment-next = Moment ▸
page-to-moment = Go to move { $n }
page-play-line = Play what was there
page-play-guess = Play what seems better
page-leave-line = Back to the game
page-in-line = Not played in the game: stone { $number } of { $of }
page-not-in-line = The line goes on at another point: Forward plays it.
page-not-in-game = The game has no move at { $point } here.
page-at-start = The board before the first move.
page-played = Move { $n }: { $color } plays { $point }.
page-passed = Move { $n }: { $color } passes.
page-variations = Ways to go on
page-main-line = To the main line
