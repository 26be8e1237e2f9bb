### Sets in cycles, playlists and exams.

lists-set = set { $name } · cycle { $cycle } · { $number } of { $of } · puzzle { $rating }
lists-playlist = playlist { $themes } · { $left } left of { $of } · puzzle { $rating }
lists-of-exam = exam { $number } again · { $at } of { $of } · puzzle { $rating }
lists-cycle-over = Cycle { $cycle } of the set { $name } is over.
lists-figures = { $tried } of { $of } tried, { $clean } right at once, { $solved } solved, in { $time }
lists-change = change: { $time }, { $clean } right at once
lists-missed = Not right at once: { $puzzles }.
lists-next-cycle = Cycle { $cycle } comes next: train --set { $name }
lists-goes-on = Go on with: train --set { $name }
lists-set-heading = { $name } · { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} { $asked }
lists-cycle = cycle { $cycle } · begun { $started } ago · { $figures }
lists-no-sets = There is no set yet. Make one with: train --set NAME --count 30
lists-solved = { $solved } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} solved, rated { $low } to { $high }
lists-playlists-end = Begin with: train --playlist THEME

exam-noted = Noted.
exam-task = exam · { $number } of { $of } · { $left } left
exam-rules = One answer for each puzzle: the first move, or nothing. Whether it is right is said at the end. next puts a puzzle off, quit exam ends the exam.
exam-all-points = Name all points on one line.
exam-answered = All puzzles are answered.
exam-time-up = The time is up.
exam-left = You have left the exam; what has no answer counts as not solved.
exam-heading = exam { $number }: { $solved } of { $of } right, in { $time } of { $limit }; { $performance }
exam-performance = performance { $rating }
exam-at-least = performance at least { $rating }
exam-at-most = performance at most { $rating }
exam-right = right
exam-wrong = wrong
exam-unproven = not proven within the limit; counts as not solved
exam-unanswered = no answer
exam-well = went well: { $themes }
exam-badly = went badly: { $themes }
exam-review = Look at the puzzles with: review --exam { $number }
exam-line = { $heading } ({ $ago } ago)
exams-none = No exam was taken yet. Begin one with: train --exam
exams-end = One of them in full: train --exams N

fault-no-set = There is no set { $name }; there is one called { $like }. For a new set say how many puzzles it has: train --set { $name } --count 30
fault-set-differs = The set { $name } has been made already ({ $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} { $asked }) and stays as it is. Go on with train --set { $name }, or give the new choice another name.
fault-too-few = { $asked ->
    [one] { $asked } puzzle was
   *[other] { $asked } puzzles were
} asked for, but { $count ->
    [0] none is
    [one] only { $count } is
   *[other] only { $count } are
} as you asked. Ask for fewer, or leave out --kind, --theme, --rating or --rule.
fault-list-gone = No puzzle of { $name } is there any more: its file was moved or changed. Put the file back, or make a new set.
fault-no-exam = There is no exam { $number }; { $count ->
    [one] one was
   *[other] { $count } were
} taken. train --exams lists them.
fault-in-exam = { $command } is not available in an exam. Answer with a point or with nothing; next puts the puzzle off, quit exam ends the exam.
fault-no-exam-on = No exam is under way. Begin one with: train --exam
