//! What is wrong, where, and what to do.

use super::super::trouble::Trouble;
use super::{count, list, side, strategy};
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Fault, IllegalMove, Impossible};
use crate::formats::FormatError;
use crate::formats::list::ListError;
use crate::proof::FormError;
use crate::teach::finding::Refused;
use crate::teach::walk::OffTheProof;

/// One trouble as a sentence or two.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::UnknownCommand(word, Some(like)) => {
            format!("'{word}' is no command and no point. Did you mean '{like}'? All commands: help")
        }
        Trouble::UnknownCommand(word, None) => {
            format!("'{word}' is no command and no point (points are a1 to o15). All commands: help")
        }
        Trouble::Ambiguous(word, all) => {
            format!("'{word}' may be {}: write one letter more.", list(all, "or"))
        }
        Trouble::Usage(command, wrong) => {
            let stop = if wrong.ends_with('?') { "" } else { "." };
            format!("{command}: {wrong}{stop} It is used like this: {}", super::usage(command))
        }
        Trouble::OneMove(words) => {
            format!("That is {words} words: play one move a line, or load a whole game with: load h8i9j10")
        }
        Trouble::Quotes => "A quotation mark is not closed.".to_owned(),
        Trouble::Notation(text, error) => format!("'{}' is no position: {}", shorten(text), notation(error)),
        Trouble::UnknownPuzzle(id, like) => {
            let guess = like.map_or(String::new(), |like| format!(" Did you mean {like}?"));
            format!("There is no puzzle '{id}'.{guess} List them with: puzzles list")
        }
        Trouble::Unreadable(file, error) => format!("{file} cannot be read: {error}."),
        Trouble::StoppedConversion => "Stopped; nothing was written.".to_owned(),
        Trouble::Unwritten(file, to, error) => format!("{file}: {}", super::convert::unwritten(*to, error)),
        Trouble::Unwritable(file, error) => format!("{file} cannot be written: {error}."),
        Trouble::UnknownEnding(file) => format!(
            "{file}: its ending does not say what it is. Name it .txt (a drawn board), .sgf, .psq, .rec, .lib, .rif, .log, .yaml (a puzzle) or .json (a proof), or convert it with --from."
        ),
        Trouble::NotText(file) => format!("{file} is not UTF-8 text. Save it as UTF-8."),
        Trouble::NoGames(file) => format!(
            "{file} holds no games; give .sgf, .lib, .rif, .psq, .rec, .log, a drawn board (.txt) or a list with a game a line."
        ),
        Trouble::GameList(file, error) => game_list(file, error),
        Trouble::Format(file, error) => format!("{file}: {}", format_error(error)),
        Trouble::PuzzleFile(file, error) => {
            format!("{file}, line {}, column {}: {}.", error.line, error.column, error.reason)
        }
        Trouble::NoSuchPuzzleInFile(file, puzzles) => {
            format!("{file} holds {}: choose one with --game N.", count(*puzzles as u64, "puzzle", "puzzles"))
        }
        Trouble::Proof(file, error) => format!("{file} is no certificate: {}", form(error)),
        Trouble::Batch(line, why) => format!("line {line} of the batch: {why}"),
        Trouble::NoSuchPly { ply, plies } => {
            format!("There is no ply {ply}: the game has {}.", count(*plies as u64, "move", "moves"))
        }
        Trouble::NotAGame(what) => {
            format!("{what} is one position, not a list of games or moves: leave out --game and --ply.")
        }
        Trouble::Illegal(why) => illegal(*why),
        Trouble::Impossible(faults) => format!("That position is impossible: {}.", impossible(faults)),
        Trouble::NoStone(point) => format!("There is no stone on {point}."),
        Trouble::Refused(refused) => refusal(refused),
        Trouble::Lesson(trouble) => super::lesson::trouble(trouble),
        Trouble::Export(trouble) => super::export::trouble(trouble),
        Trouble::NothingToUndo => "Nothing to take back: this is the start.".to_owned(),
        Trouble::NoWalk => "No step to go back: step walks through a win, undo takes moves back.".to_owned(),
        Trouble::OffTheProof(off) => off_the_proof(*off),
        Trouble::NothingToRedo => "Nothing was taken back.".to_owned(),
        Trouble::NoMoves | Trouble::StoppedReview | Trouble::NoMoment(..) => review(trouble),
        Trouble::NoGame => "No game is going on. Begin one: play".to_owned(),
        Trouble::NoPuzzle => "No puzzle is loaded. Load one: load vcf-0001 (all: puzzles list)".to_owned(),
        Trouble::NoWin => "Nothing is proven in this position yet. First: solve".to_owned(),
        Trouble::NotInLine(point) => {
            format!("{point} is no attacking move of the win that was found. All of them: why, tree")
        }
        Trouble::Unstudied(why) => strategy::unstudied(*why),
        Trouble::NoSuchNumber(moves) => {
            format!(
                "Of the moves that were played {} explained. All of them: why",
                match moves {
                    1 => "one is".to_owned(),
                    moves => format!("{moves} are"),
                }
            )
        }
        Trouble::NoHelp(flaw) => {
            format!("No help can be drawn from this position: {}.", super::puzzles::flaw(flaw))
        }
        Trouble::NoMorePuzzles => "That was the last puzzle. List them with: puzzles list".to_owned(),
        Trouble::NoEvaluator(name, all) => {
            format!("There is no evaluator '{name}': choose {}.", list(all, "or"))
        }
        Trouble::Progress(fault) => super::train::unread(fault),
        Trouble::ReplyFirst(color) => {
            format!("It is {}'s turn: name the reply, as a point such as h8.", side(*color))
        }
        Trouble::NothingToSave(file) => {
            format!(
                "Nothing to save as {file}: .json takes a proof (first: solve), .yaml a loaded puzzle, .txt the board, .sgf the game."
            )
        }
    }
}

fn illegal(why: IllegalMove) -> String {
    match why {
        IllegalMove::Occupied(point) => format!("There is a stone on {point}: choose an empty point."),
        IllegalMove::Over(color) => {
            format!("{} has won; the game is over. undo takes the last move back.", side(color))
        }
    }
}

fn off_the_proof(off: OffTheProof) -> String {
    match off {
        OffTheProof::Illegal(why) => illegal(why),
        OffTheProof::Plays(point) => {
            format!(
                "It is the attacker's turn, and the proof plays {point}: step goes on, then a point chooses a reply. To leave the walk: move POINT, or undo"
            )
        }
        OffTheProof::NoSuchMove(highest) => format!(
            "The proof has no move of that number: tree shows them, the last is {highest}; step 0 is the start."
        ),
        OffTheProof::TooLate(point) => format!("The five is made before {point} has its turn: leave it out."),
    }
}

fn refusal(refused: &Refused) -> String {
    match refused {
        Refused::Over(color) => format!(
            "{} has won already: there is nothing to search. undo goes back; from the shell, --ply N chooses an earlier ply.",
            side(*color)
        ),
        Refused::Goal(class) => {
            format!("The goal '{}' is not searched by this version; it searches vcf and vct.", class.name())
        }
        Refused::Option { option, class } => {
            format!(
                "{option} does not go with the goal '{}': leave it out, or ask for a narrower goal.",
                class.name()
            )
        }
        Refused::Certificate(outcome) => {
            format!(
                "The search's certificate was refused by the checker ({outcome:?}), so its win is not shown. This is a fault of the program; please report it."
            )
        }
    }
}

fn notation(error: &NotationError) -> String {
    match error {
        NotationError::Empty => "nothing is written. The empty board is B:,W:,b".to_owned(),
        NotationError::NotAPoint { word, column } => {
            format!("'{word}' at character {column} is no point (points are a1 to o15).")
        }
        NotationError::NotASetup => {
            "a set-up looks like B:h8i8,W:j8,b (black's stones, white's stones, the side to move).".to_owned()
        }
        NotationError::Impossible(faults) => format!("{}.", impossible(faults)),
    }
}

/// Faults that are told one by one.
const FAULTS_SHOWN: usize = 20;

/// All faults of a position, in words as far as anybody would read them.
fn impossible(faults: &Impossible) -> String {
    let (shown, all) = (faults.0.len().min(FAULTS_SHOWN), faults.0.len());
    let mut faults: Vec<String> = faults.0[..shown]
        .iter()
        .map(|fault| match fault {
            Fault::Twice(point) => format!("{point} is listed twice"),
            Fault::BothColors(point) => format!("{point} is both black and white"),
            Fault::TwoWinners => "both sides have five".to_owned(),
            Fault::Occupied { ply, point } => format!("move {ply} is on {point}, which holds a stone"),
            Fault::AfterFive { ply } => {
                format!("move {ply} makes five, and moves go on after it (stop there with --ply {ply})")
            }
        })
        .collect();
    if all > shown {
        faults.push(format!("and {} more", all - shown));
    }
    faults.join("; ")
}

fn diagram(error: &DiagramError) -> String {
    match error {
        DiagramError::Rows(rows) => format!("a drawn board has 15 lines, this one has {rows}."),
        DiagramError::Columns { line, points } => {
            format!("line {line}: {} instead of 15.", count(*points as u64, "point", "points"))
        }
        DiagramError::Glyph { line, glyph } => {
            format!("line {line}: '{glyph}' is no stone (X or O) and no empty point (a dot).")
        }
        DiagramError::Numbers(number) => format!("move {number} is missing, or stands twice."),
        DiagramError::Impossible(faults) => format!("{}.", impossible(faults)),
    }
}

pub(super) fn format_error(error: &FormatError) -> String {
    match error {
        FormatError::Empty => "the file is empty.".to_owned(),
        FormatError::Nothing => "there is neither a stone nor a move in it.".to_owned(),
        FormatError::Size(size) => format!("its board is {size}; only 15 by 15 can be read."),
        FormatError::NoSuchGame { game, games } => {
            format!("there is no game {game}: the file holds {}.", count(*games as u64, "game", "games"))
        }
        FormatError::NoSuchPly { ply, plies } => {
            format!("there is no ply {ply}: the game has {}.", count(*plies as u64, "move", "moves"))
        }
        FormatError::Side { to_move } => {
            format!("by its moves it is {}'s turn: leave out --side.", side(*to_move))
        }
        FormatError::NotUtf8 { offset } => format!("byte {offset} is not UTF-8 text. Save it as UTF-8."),
        FormatError::Diagram(error) => diagram(error),
        FormatError::Sgf(error) => format!("{error}."),
        FormatError::Psq(error) => format!("{error}."),
        FormatError::Lib(error) => format!("{error}."),
        FormatError::Rif(error) => format!("{error}."),
        FormatError::Log(error) => format!("{error}."),
        FormatError::Opening(error) => format!("{error}."),
        FormatError::List(ListError::Empty) => "there is no game in it.".to_owned(),
        FormatError::List(ListError::NoGame { line }) => format!("line {line}: no game."),
        FormatError::List(ListError::Game { line, error }) => format!("line {line}: {}", notation(error)),
        FormatError::Notation(error) => notation(error),
        FormatError::Pass { ply } => {
            format!(
                "move {ply} is a pass, which gomoku does not know (stop before it with --ply {})",
                ply - 1
            )
        }
        FormatError::OnAStone(way) => {
            format!("the last of the moves {} is on a stone.", super::points(way))
        }
        FormatError::Impossible(faults) => format!("{}.", impossible(faults)),
        FormatError::ReadElsewhere(format) => format!("a .{} file is no game.", format.name()),
    }
}

/// Why a text is no certificate.
pub(super) fn form(error: &FormError) -> String {
    match error {
        FormError::Notation(error) => format!("its position: {}", notation(error)),
        FormError::Impossible(faults) => format!("its position: {}.", impossible(faults)),
        other => format!("{other}."),
    }
}

/// A text short enough to be repeated in a message.
fn shorten(text: &str) -> String {
    if text.chars().count() <= 60 {
        return text.to_owned();
    }
    text.chars().take(57).collect::<String>() + "..."
}

/// A line of a batch that is not JSON.
pub fn not_json(error: &str) -> String {
    format!("it is not JSON ({error})")
}

/// A field of a batch's line that must be a string.
pub fn not_a_string(field: &str) -> String {
    format!("{field} must be a string")
}

/// A field of a batch's line with a word that means nothing.
pub fn not_known(field: &str, word: &str) -> String {
    format!("there is no {field} '{word}'")
}

/// A field of a batch's line that must be there.
pub fn missing(field: &str) -> String {
    format!("{field} is missing")
}

/// An id that cannot name a certificate's file.
pub fn not_a_file_name(id: &str) -> String {
    format!("the id '{id}' cannot be a file's name")
}

/// An id that stands twice where each names a file.
pub fn twice(id: &str) -> String {
    format!("the id '{id}' stands twice, and its certificate would be overwritten")
}

fn game_list(file: &str, error: &ListError) -> String {
    match error {
        ListError::Empty => format!("{file}: no game in it; write one a line, as in h8i9j10."),
        ListError::NoGame { line } => {
            format!("{file}, line {line}: no game; write its moves as in h8i9j10, after a # what is none.")
        }
        ListError::Game { line, error } => format!("{file}, line {line}: {}", notation(error)),
    }
}

/// Troubles with a game that is looked through.
fn review(trouble: &Trouble) -> String {
    match trouble {
        Trouble::NoMoment(ply, moments) if moments.is_empty() => {
            format!("There is no moment before move {ply}: no forced win was found in this game.")
        }
        Trouble::NoMoment(ply, moments) => {
            format!(
                "There is no moment before move {ply}; there are some before moves {}.",
                list(moments, "and")
            )
        }
        Trouble::StoppedReview => "Stopped before the game was looked through.".to_owned(),
        _ => "There are no moves to look through. Load a game: load game.sgf, or load h8i9j10...".to_owned(),
    }
}
