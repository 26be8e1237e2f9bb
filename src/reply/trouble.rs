//! Everything that can be wrong with what a person asked for.

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

/// A command's name as the conversation lists it.
pub type CommandName = &'static str;

/// One thing that is wrong; [`crate::words::say::trouble`] says what, where, and what to do.
#[derive(Debug)]
pub enum Trouble {
    /// No command and no point begins like this; perhaps one that is spelled alike.
    UnknownCommand(String, Option<CommandName>),
    /// Several commands begin like this.
    Ambiguous(String, Vec<CommandName>),
    /// The command does not take these words.
    Usage {
        /// The command, with its part: `puzzles list`.
        command: String,
        /// What is wrong.
        wrong: Misuse,
        /// How it is used in a conversation; the shell has help of its own.
        usage: Option<String>,
    },
    /// Several points on a line, where one move is made.
    OneMove(usize),
    /// An unclosed quotation mark.
    Quotes,
    /// A text that is no position, and no puzzle's id either.
    Notation(String, NotationError),
    /// No puzzle has this id; perhaps one that is spelled alike.
    UnknownPuzzle(String, Option<&'static str>),
    /// No opening has this name, but one is spelled alike.
    UnknownOpening(String, &'static str),
    /// A theme that no puzzle has, and those that there are.
    UnknownTheme(String, Vec<String>),
    /// A file that cannot be read.
    Unreadable(String, io::Error),
    /// A file that cannot be written.
    Unwritable(String, io::Error),
    /// A game that a format cannot hold.
    Unwritten(String, Format, ExportError),
    /// A format whose files are no text that a conversation can show.
    NoText(Format),
    /// A file whose ending says nothing.
    UnknownEnding(String),
    /// A file that is not text where text is needed.
    NotText(String),
    /// A file that holds no whole-board tree; why.
    NoTree(String, String),
    /// A tree under a rule that is not that of the board.
    TreeUnder(String, Rule, Rule),
    /// A file that holds no games where games are asked for.
    NoGames(String),
    /// A puzzle that is not won, so that it has no twin.
    NoTwin(String),
    /// Nothing was named in which puzzles could be looked for.
    NothingToMine,
    /// A file that another work wrote, to which this one would add.
    OtherWork(String),
    /// Another program is at work with a file.
    InUse(String),
    /// A list of games with a fault.
    GameList(String, ListError),
    /// A game or diagram with a fault.
    Format(String, FormatError),
    /// A puzzle file with a fault.
    PuzzleFile(String, PuzzleError),
    /// The file holds fewer puzzles.
    NoSuchPuzzleInFile(String, usize),
    /// A certificate that is malformed.
    Proof(String, FormError),
    /// A line of a batch that has no answer; line from 1.
    Batch(usize, Unanswered),
    /// A ply past the end of the moves.
    NoSuchPly {
        /// Asked for.
        ply: usize,
        /// There are.
        plies: usize,
    },
    /// `--game` or `--ply` where there is only one position.
    NotAGame(String),
    /// A move that cannot be made.
    Illegal(IllegalMove),
    /// The position cannot be as asked.
    Impossible(Impossible),
    /// No stone on this point.
    NoStone(Point),
    /// A question about this position has no answer.
    Refused(Refused),
    /// Something in a lesson.
    Lesson(LessonTrouble),
    /// A picture that cannot be made.
    Export(ExportTrouble),
    /// Nothing to take back.
    NothingToUndo,
    /// No walk through a win has begun, or it stands at its start.
    NoWalk,
    /// A step that the proof does not go along with.
    OffTheProof(OffTheProof),
    /// Nothing was taken back.
    NothingToRedo,
    /// No puzzle is loaded.
    NoPuzzle,
    /// A puzzle is there, but moves are no longer graded.
    PuzzleAside,
    /// A point that was named before, where all of them are to be found.
    FoundBefore(Point),
    /// The board was set up; there are no moves to look through.
    NoMoves,
    /// Converting a file was stopped.
    StoppedConversion,
    /// Looking through a game was stopped.
    StoppedReview,
    /// No moment of the game is before this move; there are some before these.
    NoMoment(usize, Vec<usize>),
    /// No game is going on.
    NoGame,
    /// Nothing has been proven in this position.
    NoWin,
    /// The move does not belong to the win that was found.
    NotInLine(Point),
    /// No position of the opening book.
    Unstudied(Unstudied),
    /// The moves that were played have none of this number; how many moves there are.
    NoSuchNumber(usize),
    /// No help can be drawn from the position.
    NoHelp(Flaw),
    /// No term is called so; perhaps one that is spelled alike.
    UnknownTerm(String, Option<&'static str>),
    /// The last puzzle was the last.
    NoMorePuzzles,
    /// No evaluator of this name; those there are.
    NoEvaluator(String, Vec<&'static str>),
    /// What is remembered cannot be read.
    Progress(Fault),
    /// First the defender's reply is to be named; whose that is.
    ReplyFirst(Color),
    /// Nothing that could be saved as this kind of file.
    NothingToSave(String),
}

/// Why a line of a batch has no answer.
#[derive(Debug)]
pub enum Unanswered {
    /// It is not JSON; what the reader says.
    NotJson(String),
    /// A field that must be a string.
    NotAString(&'static str),
    /// A field with a word that means nothing.
    NotKnown(&'static str, String),
    /// A field that must be there.
    Missing(&'static str),
    /// An id that cannot name a certificate's file.
    NotAFileName(String),
    /// An id that stands twice where each names a file.
    Twice(String),
    /// Anything else.
    Trouble(Box<Trouble>),
}

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportTrouble {
    /// The program was built without the feature `png`.
    NoPng,
    /// The library that draws the pixels refused; its message.
    Renderer(String),
}

impl Trouble {
    /// Whether nothing is wrong, and the work was only stopped.
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
