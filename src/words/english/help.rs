//! Help for every command of the conversation.

/// A command's help.
pub struct HelpEntry {
    /// Its name.
    pub name: &'static str,
    /// What may follow it.
    pub takes: &'static str,
    /// What it does, in one line.
    pub does: &'static str,
    /// More, and examples.
    pub more: &'static str,
}

const fn entry(name: &'static str, takes: &'static str, does: &'static str, more: &'static str) -> HelpEntry {
    HelpEntry { name, takes, does, more }
}

/// All commands, in the order of the overview.
pub const HELP: [HelpEntry; 51] = [
    entry(
        "load",
        "POSITION [--ply N] [--game N] [--rule RULE] [--side SIDE]",
        "load a puzzle, a game or a position",
        "POSITION is a puzzle's id (vcf-0001), moves (h8i9j10), a set-up (B:h8i8,W:j8,b), or a file:\n\
         .txt (a drawn board), .sgf, .lib, .rif, .psq, .rec, .log (games), .yaml (puzzles), .json (a proof).\n\
         --ply N stops the moves there; --game N chooses a game or a puzzle of the file.",
    ),
    entry("puzzles", "[list | show ID]", "list the puzzles, or show one", ""),
    entry(
        "lesson",
        "[NAME | FILE] [--check]",
        "the lessons, or one of them",
        "A lesson goes on with next (or an empty line) and back; questions are answered by a point, or by several.\n\
         hint helps, undo takes a move of an answer back, answer shows it, quit lesson leaves.\n\
         Every other command looks at the lesson's board. FILE is a lesson of your own (.yaml); --check tries every\n\
         answer, line and claim of a lesson against the solver.",
    ),
    entry("next", "", "the next puzzle, or the next step of a lesson", ""),
    entry("skip", "", "leave this puzzle for the next", ""),
    entry(
        "train",
        "[--kind KIND] [--theme THEME] [--rating N | A..B] [--streak SECONDS] [--defence HOW] [--complete] [--seed N]",
        "practise: puzzles near your rating, one after the other",
        "next goes on. KIND is vcf, vct, win, defend, find-all or none; --rating 1200 means within 100 of it.\n\
         --streak SECONDS is against the clock: a miss ends the puzzle, and they become harder.\n\
         HOW the defender replies: stubborn, mine (you name his replies) or all (--complete: every reply that\n\
         meets the threat has to be answered before the puzzle is solved).\n\
         What you do is remembered (stats); the first attempt at a puzzle counts for your rating.",
    ),
    entry(
        "review",
        "[--kind KIND] [--theme THEME] [--rating N | A..B] [--ahead] [--defence HOW] [--complete] [--seed N]",
        "repeat puzzles that are due",
        "Boards are turned and mirrored, so that it is the shape that is learned. What you know comes back later\n\
         each time. --ahead also takes what is not due yet, the soonest first.",
    ),
    entry(
        "stats",
        "[--export csv | json]",
        "what your practice has come to",
        "--export writes every attempt, for other programs.",
    ),
    entry("show", "[numbers]", "draw the board, with move numbers if you like", ""),
    entry(
        "move",
        "POINT",
        "play a move; the point alone does the same",
        "In a puzzle your move is graded: a good one is answered, a bad one is taken back.\n\
         Elsewhere it is just played. On a walk (step) a point alone chooses the defender's reply; move POINT\n\
         leaves the walk.",
    ),
    entry(
        "undo",
        "",
        "take back the last move or change",
        "In a puzzle: your last move and its answer. In a game that was loaded: its last move.",
    ),
    entry("redo", "", "make it again", ""),
    entry(
        "nothing",
        "",
        "answer that there is nothing to find here",
        "In a puzzle that asks whether there is a win, it may be the right answer; in any other it is graded too.",
    ),
    entry(
        "hint",
        "",
        "one rung of help more",
        "From the length of the win down to the whole line. Each counts; none fails the puzzle.",
    ),
    entry(
        "grade",
        "MOVE... [--nodes N] [--time SECONDS] [--memory MIB]",
        "grade these moves of the puzzle from its start",
        "The program answers each of them; your own moves only. Where all points are to be found, name them all;\n\
         'nothing' is the answer that there is nothing to find.\n\
         Each search may spend the nodes; what is not proven within them is never called wrong.",
    ),
    entry(
        "solve",
        "[vcf | vct | win] [--shortest] [--all] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--threads N] [--side SIDE] [--proof FILE]",
        "is there a forced win, and which?",
        "vcf: every attacking move is a four. vct: or leaves a VCF if the opponent passes (open threes and more).\n\
         win: also after quiet moves; where that finds none, it is never a no.\n\
         The verdict is proven, disproven (every one was tried) or unknown (a limit was hit).\n\
         --shortest looks for the shortest; --all for every winning first move (what is\n\
         not settled is told; vct and win share that work among --threads N); --within PLIES for none longer.\n\
         Without limits it stops at 5 million nodes. Ctrl-C stops it and keeps what it has.",
    ),
    entry(
        "defend",
        "[vcf | vct | win] [--nodes N] [--time SECONDS] [--within PLIES] [--memory MIB] [--threads N] [--side SIDE]",
        "which moves hold against the opponent's threat, and which lose",
        "Every legal move is looked at: it holds when the opponent has no win of the class left (vct unless you say\n\
         otherwise) or this side wins first; or it loses to a proven line; or it is unknown because a limit was hit.\n\
         Counter-threats that save are shown as lines, and what only prolongs. The limits are for all moves together.",
    ),
    entry(
        "step",
        "[POINT | N | stubborn] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
        "walk through the win that was found; an empty line goes on",
        "Where it is the defender's turn, step POINT (or the point alone) chooses his reply, and the proof answers it;\n\
         step stubborn, or step alone, takes the reply that holds out longest from there.\n\
         step N goes to the move that why and tree show with the number N; step 0 to the start.\n\
         Without a class the win is the shortest VCF, and where there is none a VCT (300 000 nodes when no limit is\n\
         given). In an unsolved puzzle this gives the answer away.",
    ),
    entry(
        "back",
        "",
        "one step back",
        "Before a reply that you chose, the walk is again on the line that it was on.",
    ),
    entry(
        "why",
        "[POINT | N] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
        "why each move of the win works, or one of them in full",
        "why POINT, or why N with a number of the tree: the squares it takes, forces and stands on (gain, cost, rest),\n\
         the moves it needs and serves, every reply and what meets it, and why the defender's own fours do not help.\n\
         In an unsolved puzzle this gives the answer away.",
    ),
    entry(
        "pillars",
        "[vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
        "the load-bearing stones of the win, and where one more would save the defender",
        "Each stone of the attacker's is taken away, a stone of the defender's is put on each point that the proof\n\
         depends on, and the position is solved again in the same class. The limits are for all of it together.\n\
         In an unsolved puzzle this gives the answer away.",
    ),
    entry(
        "study",
        "[--nodes N] [--time SECONDS]",
        "what Black plays here in the opening, and how long White can last",
        "Black starts in the centre and wins; the tree that ships with the program knows how, as far as it is\n\
         built. load h8 o9 first, then study: the move, what it threatens, and all of White's answers by how long\n\
         they last. With a move of your own for Black on the board (load h8 o9 g7) study says whether it is right;\n\
         the 26 named openings load by name: load kagetsu.",
    ),
    entry(
        "scan",
        "row 8 | column h | diagonal h8 | antidiagonal h8",
        "what stands on a line, in words",
        "Empty points and stones in order, from the left or from below. yonsan --plain tells every board so.",
    ),
    entry(
        "around",
        "POINT",
        "what lies around a point, in words",
        "In all eight directions, as far as a five reaches.",
    ),
    entry(
        "threats",
        "",
        "who threatens what, in words",
        "Fives at hand and open threes of both sides, with the points that raise and close them.",
    ),
    entry("last", "", "the last move, in words", "With its number, and whose turn it is."),
    entry(
        "review-game",
        "[--nodes N] [--puzzle MOVE [--out FILE]]",
        "where in the loaded game a forced win appeared, was missed, was the last escape",
        "load game.sgf first, or the moves themselves. Every position before a move is searched, with so many nodes\n\
         each (20000); only what is proven is told. --puzzle 19 makes a puzzle of the position before move 19.",
    ),
    entry(
        "play",
        "[white | black] [level N] [even | attacking | defending | sly] [seed N] | stop",
        "a game against the program, from the board as it stands",
        "You are white unless you say black. On level 5 the program plays the solved openings, where White cannot\n\
         win: see how long you last. Level 1 errs; 2 errs less; from 3 on it looks for wins by threats, ever farther.\n\
         A point is a move, undo takes your move and its answer back, play stop ends the game.",
    ),
    entry(
        "whynot",
        "POINT [vcf | vct] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
        "why this move does not win, or that it does",
        "The reply that breaks it, by what, how far the attack would have come, and the nearest move that wins.\n\
         The class is vcf where the position is won so, else vct, unless you say it.",
    ),
    entry(
        "tree",
        "[--depth N] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
        "the proof as a tree of moves and replies",
        "Each move has a number, the longest line's come first; replies that are answered alike stand on one line,\n\
         and what was shown before is named by its number. On a walk brackets show where you stand.\n\
         --depth N leaves out what is indented further. In an unsolved puzzle this gives the answer away.",
    ),
    entry(
        "key",
        "[vcf | vct] [--nodes N] [--time SECONDS] [--memory MIB] [--threads N] [--side SIDE]",
        "the answer key: what every move of the board is worth",
        "Best, as short, longer, another route, refuted (and by which reply), losing, or not settled.\n\
         The limits are for all moves together. In an unsolved puzzle this gives the answer away.",
    ),
    entry(
        "cell",
        "POINT",
        "everything about one point",
        "Runs and free points in each direction, line patterns for both sides, what they make together.",
    ),
    entry(
        "annotate",
        "[--by powers|terminator|templates|rating] [--variant NAME] [--point POINT]",
        "every point's patterns, or one evaluator's heat map",
        "Without --by: the combined pattern of every empty point, for both sides.\n\
         --by shows what an evaluator gives each point, and which it would play.\n\
         --variant changes powers: base (single runs), shut (a shut far end counts 1), room (more room wins ties).",
    ),
    entry(
        "shapes",
        "[--nodes N] [--time SECONDS] [--memory MIB]",
        "fours, threes and twos of both sides, forks, and the position's status",
        "Exact fives count, as under the standard rule: no shape has an own stone right outside its window.\n\
         Each shape is told with the points that raise it and the points that close it.\n\
         The status is won, neutral, lost, or unknown where a limit was hit (300 000 nodes when none is given).",
    ),
    entry(
        "lines",
        "",
        "the position as lines, an integer each",
        "Only lines that hold stones are listed. Two bits a point: the lower one white, the higher one black.",
    ),
    entry("check", "FILE...", "let the independent checker look at proofs", ""),
    entry(
        "convert",
        "IN OUT [--from FORMAT] [--to FORMAT] [--encoding E] [--rows top|bottom] [--game N] [--ply N] [--rule RULE] [--side SIDE]",
        "make one file into another; what is lost is said",
        "The formats go by the endings: .sgf, .lib (RenLib), .rif (RenjuNet), .psq and .rec (Piskvork), .log, .txt\n\
         (a drawn board); --from and --to say otherwise: pos (a position in one line), list (a game a line),\n\
         openings (Gomocup's offsets). Proofs (.json) and puzzles (.yaml) can be IN, and so can every other form of\n\
         a position; OUT may be - to be shown here. Variations and comments stay between .sgf and .lib.\n\
         --encoding (gb18030, shift-jis, euc-kr ...) is that of texts in IN that are no UTF-8, and in an OUT that\n\
         cannot say its own (.lib).\n\
         --rows top: in pos and list row 1 is the uppermost.",
    ),
    entry(
        "save",
        "FILE",
        "save the board (.txt), the proof (.json), the puzzle (.yaml) or the game (.sgf, .lib, .psq ...)",
        "",
    ),
    entry(
        "export",
        "svg | png FILE [numbers] [--mark POINTS] [--wins] [--holds] [--by NAME] [--line [MOVES]] [--every N] \
         [--paper auto|light|dark], or html FILE [--lesson NAME]; and as for solve: [vcf | vct | win] [--shortest] [--nodes N]",
        "a picture of the board, or a page that steps through the proof",
        "svg is a picture that any browser draws: --mark h8,i9 marks points, --wins and --holds mark the moves that\n\
         win or hold, --by powers shows an evaluator's values, --line a strip of boards along the win, or along moves\n\
         of your own (--line h9i9j10). png is the same as pixels, where the program was built with it.\n\
         html is one page that needs nothing else: it answers every reply of the defender, and says why. In a\n\
         lesson, or with --lesson NAME, it is the lesson with its questions (a long one takes a while; --threads N helps).\n\
         FILE - is standard output.",
    ),
    entry(
        "rule",
        "[freestyle | standard]",
        "say or change the rule",
        "freestyle: five or more win. standard: exactly five.",
    ),
    entry("side", "[black | white]", "say or change who is to move", ""),
    entry("turn", "", "give the move to the other side", ""),
    entry("place", "black|white POINT...", "put stones on the board", ""),
    entry("remove", "POINT...", "take stones away", ""),
    entry("clear", "", "empty the board", ""),
    entry("swap", "", "swap the colours", ""),
    entry("restart", "", "begin the puzzle again", ""),
    entry("answer", "", "show the solution", "The puzzle then counts as shown, not solved."),
    entry("tour", "", "a short guided tour", ""),
    entry("help", "[COMMAND]", "this list, or one command in full", ""),
    entry("quit", "[lesson]", "leave; Ctrl-D does the same", "quit lesson leaves a lesson, and stays."),
];

/// The line under a task: the words that work now.
pub const fn after_task() -> &'static str {
    " your move (a point such as h8), or: hint  annotate  cell h8  solve  skip  help"
}

/// How a command is used.
pub fn usage(command: &str) -> String {
    HELP.iter()
        .find(|entry| entry.name == command)
        .map_or(String::new(), |entry| format!("{} {}", entry.name, entry.takes).trim().to_owned())
}

/// All commands in a table, or one in full.
pub fn overview(command: Option<&str>) -> Vec<String> {
    if let Some(entry) = HELP.iter().find(|entry| Some(entry.name) == command) {
        let stop = if entry.does.ends_with('?') { "" } else { "." };
        let mut lines = vec![usage(entry.name), format!("  {}{stop}", entry.does)];
        lines.extend(entry.more.lines().map(|line| format!("  {}", line.trim())));
        return lines;
    }
    let mut lines =
        vec!["A point (h8) plays there. Commands may be shortened as long as they stay unique.".to_owned()];
    lines.extend(HELP.iter().map(|entry| format!("  {:<9} {}", entry.name, entry.does)));
    lines.push("More on one: help COMMAND".to_owned());
    lines
}
