### Help on the commands of the conversation: each in one line, and .more of it.

help-load = load a puzzle, a game or a position
    .more =
        POSITION is a puzzle's id (vcf-0001), moves (h8i9j10), a set-up (B:h8i8,W:j8,b), or a file:
        { "." }txt (a drawn board), .sgf, .lib, .rif, .psq, .rec, .log (games), .yaml (puzzles), .json (a proof).
        --ply N stops the moves there; --game N chooses a game or a puzzle of the file.
help-puzzles = list the puzzles or show one; prove them again, or look for new ones
    .more =
        lint proves every claim of the puzzles again: of those of the FILEs, or of all that come with the program.
        mine looks for new ones in GAMES (files), in --play N games against itself and on --boards N random boards;
        --whole keeps all moves of a game, otherwise only the stones that matter stay.
        --twin takes puzzles and makes the near-identical position where it does not work. With --out FILE the work
        may be stopped and goes on later.
help-lesson = the lessons, or one of them
    .more =
        A lesson goes on with next (or an empty line) and back; questions are answered by a point, or by several.
        hint helps, undo takes a move of an answer back, answer shows it, quit lesson leaves.
        A lesson that was left goes on after the last answer; restart begins it anew. At its end it names puzzles to
        practise with and the next lesson; --resume goes on with the course.
        Every other command looks at the lesson's board. FILE is a lesson of your own (.yaml); --check tries every
        answer, line and claim of a lesson against the solver, and in the shell --watch does so at every save.
help-next = the next puzzle, or the next step of a lesson or of a walk (step)
help-skip = leave this puzzle for the next
help-train = practise: puzzles near your rating, one after the other
    .more =
        Without a FILE of puzzles those that come with the program are practised; puzzles mine makes some of
        your games. next goes on.
        KIND is vcf, vct, win, defend, find-all, forbidden or none; --rating 1200 means within 100 of it.
        --streak SECONDS is against the clock: a miss ends the puzzle, and they become harder.
        HOW the defender replies: stubborn, mine (you name his replies) or all (--complete: every reply that
        meets the threat has to be answered before the puzzle is solved).
        What you do is remembered (stats); the first attempt at a puzzle counts for your rating.
        The first five puzzles place you: each halves the range of ratings; then a first rating is shown. What you
        failed comes again after a few others. The answer is asked for twice, or with --yes; annotate, cell, key,
        shapes and threats count as help.
        --set NAME goes through a fixed set again and again, each cycle timed and compared with the one before. It is
        made on first use, of what --kind, --theme, --rating, --rule, --count and files choose, spread over ratings and
        themes; a cycle that was left goes on later. --sets lists the sets with their cycles.
        --playlist THEME goes through a theme from easy to hard; --playlists tells how many of each are solved.
        --exam N sets N puzzles with a time limit (--minutes M): one answer each, the first move, nothing, or all
        points on one line; no help, and no word on an answer before the report at the end. quit exam ends it,
        --exams lists the exams, --exams N shows the report of one, and review --exam N goes through its puzzles.
help-review = repeat puzzles that are due
    .more =
        Boards are turned and mirrored, so that it is the shape that is learned. What you know comes back later
        each time. --ahead also takes what is not due yet, the soonest first.
        --failed and --slow replay what failed or took long in the last session.
        --exam goes through the puzzles of the last exam, --exam N of another, with hint, answer and why.
help-stats = what your practice has come to
    .more =
        --export writes every attempt, for other programs; as json with the sets and the exams.
help-show = draw the board, with move numbers if you like
help-move = play a move (the point alone does the same), or have one suggested
    .more =
        Without a point the program says which move it would play and why: proven where something is proven,
        otherwise a guess from -1 (lost) to +1 (won). multi 5 compares five moves; --threads N looks
        further ahead in the same time.
        In a puzzle your move is graded: a good one is answered, a bad one is taken back.
        Elsewhere it is just played. On a walk (step) a point alone chooses the defender's reply; move POINT
        leaves the walk.
help-undo = take back the last move or change
    .more =
        In a puzzle: your last move and its answer. In a game that was loaded: its last move.
help-redo = make it again
help-nothing = answer that there is nothing to find here
    .more =
        In a puzzle that asks whether there is a win, it may be the right answer; in any other it is graded too.
help-hint = one rung of help more
    .more =
        From the length of the win down to the whole line. Each counts; none fails the puzzle.
help-grade = grade these moves of the puzzle from its start
    .more =
        The program answers each of them; your own moves only. Where all points are to be found, name them all;
        'nothing' is the answer that there is nothing to find.
        Each search may spend the nodes; what is not proven within them is never called wrong.
help-solve = is there a forced win, and which?
    .more =
        vcf: every attacking move is a four. vct: or leaves a VCF if the opponent passes (open threes and more).
        win: also after quiet moves; where that finds none, it is never a no. In an opening that the tree of the whole board
        has (study) it proves the tree's moves. vct and win: on --threads N (vct on two).
        The verdict is proven, disproven (every one was tried) or unknown (a limit was hit).
        --shortest looks for the shortest; --all for every winning first move (what is
        not settled is told; vct and win share that work among --threads N); --within PLIES for none longer;
        --threats PLIES for threats (vct) whose VCF is no longer.
        Without limits it stops at 5 million nodes. Ctrl-C stops it and keeps what it has.
help-defend = which moves hold against the opponent's threat, and which lose
    .more =
        Every legal move is looked at: it holds when the opponent has no win of the class left (vct unless you say
        otherwise) or this side wins first; or it loses to a proven line; or it is unknown because a limit was hit.
        Counter-threats that save are shown as lines, and what only prolongs. The limits are for all moves together.
help-step = walk through the win that was found; an empty line goes on
    .more =
        Where it is the defender's turn, step POINT (or the point alone) chooses his reply, and the proof answers it;
        step stubborn, or step alone, takes the reply that holds out longest from there.
        step N goes to the move that why and tree show with the number N; step 0 to the start.
        Without a class the win is the shortest VCF, and where there is none a VCT (300 000 nodes when no limit is
        given). In an unsolved puzzle this gives the answer away.
help-back = one step back
    .more =
        Before a reply that you chose, the walk is again on the line that it was on.
help-why = why each move of the win works, or one of them in full
    .more =
        why POINT, or why N with a number of the tree: the squares it takes, forces and stands on (gain, cost, rest),
        the moves it needs and serves, every reply and what meets it, and why the defender's own fours do not help.
        In an unsolved puzzle this gives the answer away.
help-pillars = the load-bearing stones of the win, and where one more would save the defender
    .more =
        Each stone of the attacker's is taken away, a stone of the defender's is put on each point that the proof
        depends on, and the position is solved again in the same class. The limits are for all of it together.
        In an unsolved puzzle this gives the answer away.
help-study = what Black plays here in the opening, and how long White can last
    .more =
        Black starts in the centre and wins; the tree that ships with the program knows how, against
        every answer. study h8 o9 tells the move, what it threatens, and all of White's answers by
        how long they last. With a move of your own for Black (study h8 o9 g7) it says whether that
        is right; study h8 tells White's 35 second moves by how long they last. Without a position
        it looks at the board as it is. The 26 named openings go by name, here as in load:
          kansei keigetsu sosei kagetsu zangetsu ugetsu kinsei
          shogetsu kyugetsu shingetsu zuisei sangetsu yusei (direct),
          chosei kyogetsu kosei suigetsu ryusei ungetsu hogetsu
          rangetsu gingetsu myojo shagetsu meigetsu suisei (indirect).
        The study goes on with every move: a point is White's reply to the tree's move, an empty line
        plays the reply that lasts longest, move h9 plays for the side whose turn it is; back and undo
        go back, and quit study ends it.
        strategy tells how large the tree is, and verifies some of it.
help-openings = the 26 named openings: numbers, moves, and what is known of them under renju
    .more =
        D1 to D13 are direct, with White beside the centre, I1 to I13 indirect, with White on its diagonal.
        What is proven here is told apart from what players hold. load kagetsu sets one up.
help-strategy = the whole-board tree: how large it is, and some of it verified
    .more =
        Black's complete win from the centre, under the rule of the board. With --sample N so many of its
        decisions are looked at, spread over the tree: every legal reply to each must have an answer
        that the checker accepts. All of it, and how it is built, merged and written for other
        programs: yonsan strategy, from the shell. study walks it move by move.
help-scan = what stands on a line, in words
    .more =
        Empty points and stones in order, from the left or from below. yonsan --plain tells every board so.
help-around = what lies around a point, in words
    .more =
        In all eight directions, as far as a five reaches.
help-threats = who threatens what, in words
    .more =
        Fives at hand and open threes of both sides, with the points that raise and close them.
help-last = the last move, in words
    .more =
        With its number, and whose turn it is.
help-review-game = where in the loaded game a forced win appeared, was missed, was the last escape; guessed mistakes
    .more =
        load game.sgf first, or the moves themselves. Every position before a move is searched, with so many nodes
        each (20000); only what is proven is told. --puzzle 19 makes a puzzle of the position before move 19.
        --by NAME marks the moves that an evaluator would have played (--variant, --seed and --ahead as in annotate).
help-play = a game against the program, from the board as it stands
    .more =
        You are white unless you say black. On level 5 the program plays the solved openings, where White cannot
        win: see how long you last. All levels make and stop fives. Level 1 sees little but its own shapes, takes
        closed threes for open ones, and stops only straight open threes. Level 2 sees the threes of both sides,
        but each line alone, and so no four-three to come. Level 3 sees double threats one move ahead. Level 4
        looks three plies ahead and finds short wins by threats. Level 5 sees everything.
        --by NAME plays an article's own program: templates, powers, terminator or rating, by its scores alone.
        --beat 17 is a contest: win within 17 stones of your own.
        A point is a move, undo takes your move and its answer back, play stop ends the game.
help-whynot = why this move does not win, or that it does
    .more =
        The reply that breaks it, by what, how far the attack would have come, and the nearest move that wins.
        The class is vcf where the position is won so, else vct, unless you say it.
        In a puzzle whynot alone tells the answer to your last wrong move, which counts as help.
help-tree = the proof as a tree of moves and replies
    .more =
        Each move has a number, the longest line's come first; replies that are answered alike stand on one line,
        and what was shown before is named by its number. On a walk brackets show where you stand.
        --depth N leaves out what is indented further. In an unsolved puzzle this gives the answer away.
help-key = the answer key: what every move of the board is worth
    .more =
        Best, as short, longer, another route (the move is outside the class, a win of it follows whatever the reply),
        refuted (and by which reply), losing, or not settled. A key of fours looks for no win by threats: key vct does.
        The limits are for all moves together. In an unsolved puzzle this gives the answer away.
help-cell = everything about one point
    .more =
        Runs and free points in each direction, line patterns for both sides, what they make together.
        --by NAME tells of one evaluator alone, as annotate does.
help-annotate = every point's patterns, a map of the board line by line, or one evaluator's heat map
    .more =
        Without --by: what every empty point would make, for both sides: fours and threes, twos and closed threes as well with twos.
        --map value or --map patterns: the whole board along each of the four lines, for the side to move (or --side).
        --by shows what an evaluator gives each point, and which it would play.
        --variant changes powers: base (single runs), shut (a shut far end counts 1), room (more room wins ties);
        terminator: attack, defence (one table alone); templates: noise (small weights around stones, by --seed).
        --seed N draws among points that it likes alike. --ahead N lets it play N plies for both sides, and tells
        where its choice changes. --by terminator with a point shows the point as the article's gStyle has it.
help-wincheck = three ways to see a win, on the board and after each move that led to it
    .more =
        The whole board; what lies around the move; the sums of its lines before the stone was there. On a game they
        must agree. Where the second, four points deep as the article prints it, would err, that is told.
help-shapes = fours, threes and twos of both sides, forks, and the position's status
    .more =
        Exact fives count, as under the standard rule: no shape has an own stone right outside its window.
        Each shape is told with the points that raise it and the points that close it.
        The status is won, neutral, lost, or unknown where a limit was hit (300 000 nodes when none is given).
help-forbidden = the points that renju forbids to Black, and why
    .more =
        It asks for Black, whoever is to move and whatever the rule of the board: the overlines, the two fours, the
        two threes and where each of them grows. For a point that looks forbidden and is not, it names the threes
        that cannot grow and what stops them. With a POINT it asks about that point alone.
help-lines = the position as lines, an integer each
    .more =
        Only lines that hold stones are listed. Two bits a point: the lower one white, the higher one black.
help-check = let the independent checker look at proofs
help-game = what the game on the board is, or what is to be said of it
    .more =
        game black Ann names a player; facts are black, white, result, event, round, place, date, name and about, or
        the names that SGF gives them; --none forgets one. save FILE.sgf keeps the game with all that is said in it.
help-forward = go on in the game
    .more =
        Where it goes on in several ways, forward b takes the second, and forward j10 the one that plays there.
        back goes back, goto 12 goes to move 12; a move that the game does not hold begins a variation.
help-goto = go to a move of the game
help-moment = go to a moment of the reviewed game
    .more =
        After review-game: moment alone goes to the next, moment back to the one before, moment 19 to the one before
        move 19. The board shows the win that was there or the moves that held (+), and what was played (x).
help-try = play better from the moment on the board
    .more =
        The moment becomes a puzzle: find the win that was let go, or a move that holds. hint and answer help, next goes to
        the next moment, quit try returns to the game at that move, and undo takes that back.
help-comment = what the game says of the board, or what it is to say
    .more =
        --none removes the comment.
help-label = a label on a point, kept with the game; without a text it is removed
help-mark = a mark on a point, kept with the game: cross, triangle, square or circle; without one it is removed
help-delete = remove the last move from the game, with all that follows it there
help-promote = make the line on the board the main line of the game
help-convert = make one file into another; what is lost is said
    .more =
        The formats go by the endings: .sgf, .lib (RenLib), .rif (RenjuNet), .psq and .rec (Piskvork), .log, .txt
        (a drawn board); --from and --to say otherwise: pos (a position in one line), list (a game a line),
        openings (Gomocup's offsets). Proofs (.json) and puzzles (.yaml) can be IN, and so can every other form of
        a position; OUT may be - to be shown here. Variations and comments stay between .sgf and .lib.
        --encoding (gb18030, shift-jis, euc-kr ...) is that of texts in IN that are no UTF-8, and in an OUT that
        cannot say its own (.lib).
        --rows top: in pos and list row 1 is the uppermost.
help-save = save the board (.txt), the proof (.json), the puzzle (.yaml) or the game (.sgf, .lib, .psq ...)
help-export = a picture of the board, or a page that steps through the proof
    .more =
        svg is a picture that any browser draws: --mark h8,i9 marks points, --wins and --holds mark the moves that
        win or hold, --by powers shows an evaluator's values, --line a strip of boards along the win, or along moves
        of your own (--line h9i9j10). png is the same as pixels, where the program was built with it.
        html is one page that needs nothing else: it answers every reply of the defender, and says why. In a
        lesson, or with --lesson NAME, it is the lesson with its questions (a long one takes a while; --threads N helps).
        FILE - is standard output.
help-rule = say or change the rule
    .more =
        freestyle: five or more win. standard: exactly five.
        Positions loaded later come under it, unless they say their own.
help-side = say or change who is to move
help-turn = give the move to the other side
help-place = put stones on the board
help-remove = take stones away
help-clear = empty the board
help-swap = swap the colours
help-restart = begin the puzzle again
help-answer = show the solution
    .more =
        The puzzle then counts as shown, not solved.
help-tour = a short guided tour
help-help = this list, or one command in full
help-quit = leave; Ctrl-D does the same
    .more =
        quit lesson leaves a lesson, quit try a moment of the game, and quit exam ends an exam; the conversation goes on.
help-glyphs = how stones are drawn: shows all ways, and changes it
    .more =
        ascii draws X and O, unicode circles one cell wide, wide circles for a terminal that draws them two cells wide.
help-lang = say or change the language
    .more =
        English, Chinese or Russian: en, zh, ru. yonsan --lang ru begins in it; else the locale decides
        (LC_ALL, LC_MESSAGES, LANG). Commands, points and JSON are the same in every language; puzzles and lessons
        are written in English.
help-glossary = the terms of the game, in four languages
    .more =
        glossary TERM explains one; it may be given in English, Chinese, Russian or Japanese (kanji or letters).
        Without a term all are listed.
help-puzzles-list = list the puzzles
help-puzzles-show = show one puzzle
help-puzzles-lint = prove every claim of every puzzle again
help-puzzles-mine = find new puzzles in games, in the program's own play and on random boards
help-export-svg = the board as a picture that any browser draws
help-export-png = the board as pixels, where the program is built with it
help-export-html = a page that steps through the proof of a win, walks a game with its review, teaches a lesson, or sets puzzles
    .more =
        export html game.sgf is a page of the game, unless --ply or a goal asks for a proof; --review makes one of typed moves.
        export html --solve vcf-0001..vcf-0012 is a page to solve puzzles on; its result can be copied for a teacher.
help-export-sheet = a sheet of puzzles to be printed, the solutions on pages of their own
    .more =
        Boards stand in a grid with a number, the side to move and the question. An .svg has one page below the other.
help-export-anki = a deck of cards for Anki: .apkg, or .txt, which Anki imports as text
help-repl = a conversation; with standard input not a terminal, one command a line
help-board = a full screen with a board that stays, by keys and mouse
    .more =
        Arrows move a cursor, Enter plays, letters begin any command of the conversation, whose answer stands beside the
        board. On a walk and in a game arrows step; 1 to 6 lay move numbers, patterns, an evaluator's best points, the key,
        forbidden points and study over the stones; the mouse plays and presses buttons. ? shows the keys, q leaves; board
        in the conversation opens the same screen.
help-engine = the Gomocup protocol on standard input and output, for boards that drive engines
help-web = serve the page for browsers on this machine, and open it
help-completions = completions for a shell, to be put where it looks for them
help-man = the manual page of the program or of a command
help-strategy-stats = how large the tree is, and which second moves are finished
help-strategy-verify = try every legal reply to every decision; each must have an answer that the checker accepts
help-strategy-merge = add up what shards of a verification found, or put trees and journals together
help-strategy-build = search for what is missing, and write the tree
help-strategy-prune = leave out the decisions that threats win quickly anyway
help-strategy-expand = write down what threats win only slowly, so that every answer is quick
help-strategy-export = write the tree as text, as nested JSON, in brackets, or for other editors (sgf, lib)
help-strategy-import = read a tree from another program

overview-head = A point (h8) plays there. Commands may be shortened as long as they stay unique.
overview-foot = More on one: help COMMAND
after-task = your move (a point such as { $point }), or: hint  annotate  cell { $point }  solve  skip  help
