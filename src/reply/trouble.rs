//! The reasons why a command fails.

use std::io;

use super::lesson::LessonTrouble;
use super::misuse::Misuse;
use crate::board::notation::NotationError;
use crate::board::{Color, IllegalMove, Impossible, Point, Rule};
use crate::formats::list::ListError;
use crate::formats::{ExportError, Format, FormatError};
use crate::proof::FormError;
use crate::teach::Fault;
use crate::teach::analyze::{OffTheProof, Refused, Unstudied};
use crate::teach::puzzle::PuzzleError;
use crate::teach::train::facts::Flaw;

/// The name of a command in the conversation.
pub type CommandName = &'static str;

/// The reason why a command fails; [`crate::words::say::trouble`] gives the text, with the place and with
/// advice.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such command or point; the most similar command, if there is one.
    UnknownCommand(String, Option<CommandName>),
    /// Several commands have this beginning.
    Ambiguous(String, Vec<CommandName>),
    /// The command does not accept these arguments.
    Usage {
        /// The name of the command, with that of its subcommand: `puzzles list`.
        command: String,
        /// The fault.
        wrong: Misuse,
        /// The usage in a conversation; the shell has help of its own.
        usage: Option<String>,
    },
    /// This number of points in a line of input, where a single move is expected.
    OneMove(usize),
    /// A quotation mark is not closed.
    Quotes,
    /// A text that is neither a position nor the id of a puzzle.
    Notation(String, NotationError),
    /// There is no puzzle with this id; the most similar id, if there is one.
    UnknownPuzzle(String, Option<&'static str>),
    /// There is no opening with this name; the most similar name.
    UnknownOpening(String, &'static str),
    /// No opening fits what was asked for, so there are no cards.
    NoCards,
    /// There is no puzzle with this theme; the existing themes.
    UnknownTheme(String, Vec<String>),
    /// A file that cannot be read.
    Unreadable(String, io::Error),
    /// A file that is there and would be replaced.
    Exists(String),
    /// A file of puzzles that holds this puzzle already, under this id.
    PuzzleThere(String, String),
    /// A file that cannot be written.
    Unwritable(String, io::Error),
    /// A game that a format cannot hold.
    Unwritten(String, Format, ExportError),
    /// A format whose files are not text, so that a conversation cannot show them.
    NoText(Format),
    /// A file whose name extension is unknown.
    UnknownEnding(String),
    /// A file that holds no exported practice.
    NoPractice(String),
    /// A file that is not text where text is needed.
    NotText(String),
    /// A file that holds no whole-board tree; why.
    NoTree(String, String),
    /// A tree under a rule that is not that of the board.
    TreeUnder(String, Rule, Rule),
    /// A file that holds no games where games are asked for.
    NoGames(String),
    /// A puzzle without a win, so that it has no twin.
    NoTwin(String),
    /// No source of puzzles was given.
    NothingToMine,
    /// A file with the results of other settings, to which nothing is added.
    OtherWork(String),
    /// Another program is using the file.
    InUse(String),
    /// A list of games with a fault.
    GameList(String, ListError),
    /// A game or diagram with a fault.
    Format(String, FormatError),
    /// A puzzle file with a fault.
    PuzzleFile(String, PuzzleError),
    /// The file holds fewer puzzles; the number of its puzzles.
    NoSuchPuzzleInFile(String, usize),
    /// A certificate that is malformed.
    Proof(String, FormError),
    /// A line of a batch that has no answer; the line is counted from 1.
    Batch(usize, Unanswered),
    /// A ply past the end of the moves.
    NoSuchPly {
        /// The requested ply.
        ply: usize,
        /// The number of plies.
        plies: usize,
    },
    /// `--game` or `--ply` was given for a single position.
    NotAGame(String),
    /// An illegal move.
    Illegal(IllegalMove),
    /// The position would be impossible.
    Impossible(Impossible),
    /// There is no stone on this point.
    NoStone(Point),
    /// A question about this position that cannot be answered.
    Refused(Refused),
    /// A failure in a lesson.
    Lesson(LessonTrouble),
    /// A failure with a set, a playlist or an exam.
    List(ListTrouble),
    /// A picture that cannot be made.
    Export(ExportTrouble),
    /// There is nothing to take back.
    NothingToUndo,
    /// No walk through a win has begun, or it is at its start.
    NoWalk,
    /// A step that the proof does not contain.
    OffTheProof(OffTheProof),
    /// A position of a game that cannot be shown, as after a pass.
    Unreached(FormatError),
    /// The game does not go on that way; the number of moves that follow.
    NoVariation(usize),
    /// The board has no last move that could be removed from its game.
    NothingToDelete,
    /// The board is that of a puzzle that is being solved.
    PuzzleOpen,
    /// There is nothing to make again.
    NothingToRedo,
    /// No puzzle is loaded.
    NoPuzzle,
    /// A hint was asked for in a game against the program.
    NoHintsInGame,
    /// A puzzle is loaded, but moves are no longer graded.
    PuzzleAside,
    /// A point that was already found, where all points are to be found.
    FoundBefore(Point),
    /// The board was set up, so that there are no moves to review.
    NoMoves,
    /// Converting a file was stopped.
    StoppedConversion,
    /// The review of a game was stopped.
    StoppedReview,
    /// There is no such moment in a reviewed game.
    Moment(MomentTrouble),
    /// No game is going on.
    NoGame,
    /// Nothing has been proven in this position.
    NoWin,
    /// The move does not belong to the win that was found.
    NotInLine(Point),
    /// A position that is not in the opening book.
    Unstudied(Unstudied),
    /// No played move has this number; the number of moves.
    NoSuchNumber(usize),
    /// No hints can be generated for the position.
    NoHelp(Flaw),
    /// There is no term with this name; the most similar name, if there is one.
    UnknownTerm(String, Option<&'static str>),
    /// There is no next puzzle.
    NoMorePuzzles,
    /// There is no evaluator with this name; the existing names.
    NoEvaluator(String, Vec<&'static str>),
    /// Stored progress cannot be read.
    Progress(Fault),
    /// The defender's reply must be chosen first; its side.
    ReplyFirst(Color),
    /// There is nothing to save in this kind of file.
    NothingToSave(String),
}

/// Why a moment of a reviewed game cannot be gone to or tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MomentTrouble {
    /// The game has no moment before this move; the moves before which it has one.
    None(usize, Vec<usize>),
    /// The game has no other moment in that direction.
    NoMore,
    /// The board is not at a moment of the game.
    NotHere,
}

/// Why a set, a playlist or an exam cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListTrouble {
    /// There is no set with this name, but one with a similar name, and nothing says that a new one is meant.
    NoSet(String, String),
    /// The set with this name was chosen with these options, and others were given; the number of its puzzles.
    Differs(String, String, usize),
    /// Fewer puzzles fulfil the conditions than were asked for: the number asked for, and that of those there are.
    TooFew(usize, usize),
    /// None of the puzzles of the set or the exam is there any more; its name.
    Gone(String),
    /// There is no exam with this number; the number of exams.
    NoExam(usize, usize),
    /// A command that cannot be had in an exam.
    InExam(String),
    /// No exam goes on that could be left.
    NoExamOn,
}

/// Why a line of a batch has no answer.
#[derive(Debug)]
pub enum Unanswered {
    /// The line is not JSON; the message of the reader.
    NotJson(String),
    /// A field that must be a string.
    NotAString(&'static str),
    /// A field with an unknown word.
    NotKnown(&'static str, String),
    /// A required field is missing.
    Missing(&'static str),
    /// An id that cannot be the name of a certificate's file.
    NotAFileName(String),
    /// An id that occurs twice, where each id names a file.
    Twice(String),
    /// Any other reason.
    Trouble(Box<Trouble>),
}

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportTrouble {
    /// The program was built without the feature `png`.
    NoPng,
    /// The library that draws the pixels failed; its message.
    Renderer(String),
    /// The name of a file does not end as one of the forms in which it can be written; the file and these endings.
    Ending(String, &'static [&'static str]),
    /// The solution of a puzzle could not be proven: its id, and why.
    Unsolved(String, Flaw),
    /// The database of a deck of cards could not be made; the message of the database.
    Deck(String),
}

impl Trouble {
    /// The file that is at fault; `None` where it is something else.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Unreadable(file, _)
            | Self::Unwritable(file, _)
            | Self::Unwritten(file, ..)
            | Self::Exists(file)
            | Self::PuzzleThere(file, _)
            | Self::UnknownEnding(file)
            | Self::NoPractice(file)
            | Self::NotText(file)
            | Self::Format(file, _)
            | Self::Proof(file, _)
            | Self::PuzzleFile(file, _)
            | Self::GameList(file, _) => Some(file),
            _ => None,
        }
    }

    /// Whether the work was stopped by the user, so that there is no fault.
    pub const fn is_stop(&self) -> bool {
        matches!(
            self,
            Self::StoppedConversion
                | Self::StoppedReview
                | Self::Refused(Refused::Stopped)
                | Self::Unstudied(Unstudied::Refused(Refused::Stopped))
        )
    }
}
