//! Writes games in a format, and records what the format cannot hold.

use super::charset::Charset;
use super::game::{Change, Event, Game};
use super::line::{Line, turn};
use super::losses::{ExportError, Losses};
use super::pos::{self, Rows};
use super::rif;
use super::{Choice, Format, lib, log, openings, psq, sgf};
use crate::board::diagram::{self, Glyphs};
use crate::board::{Color, Point, Position, Rule};

/// The options for writing a format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// The edge from which rows are counted in positions of one line.
    pub rows: Rows,
    /// The encoding of texts in a `.lib`; UTF-8 where none is chosen.
    pub charset: Option<Charset>,
    /// The rule of games that do not state one: it decides whether moves may follow a six in a row.
    pub usual: Rule,
}

/// Writes games to a file, one after the other.
pub struct Exporter {
    format: Format,
    manner: Manner,
    written: usize,
    database: rif::Writer,
    /// The content that was not written so far.
    pub losses: Losses,
}

impl Exporter {
    /// An exporter for a new file.
    ///
    /// # Errors
    /// When the format is not made from games, which is so for a proof and a puzzle.
    pub fn new(format: Format, manner: Manner) -> Result<Self, ExportError> {
        if matches!(format, Format::Certificate | Format::Puzzle) {
            return Err(ExportError::Elsewhere(format));
        }
        let (database, losses) = (rif::Writer::default(), Losses::default());
        Ok(Self { format, manner, written: 0, database, losses })
    }

    /// The number of games written so far.
    pub const fn written(&self) -> usize {
        self.written
    }

    /// The bytes of one more game.
    ///
    /// # Errors
    /// When its main line is illegal, or contains something that the format or the encoding cannot represent.
    pub fn add(&mut self, game: &Game) -> Result<Vec<u8>, ExportError> {
        if self.written > 0 && !self.format.holds_games() {
            self.losses.games += 1;
            return Ok(Vec::new());
        }
        let bytes = match self.format {
            Format::Sgf => sgf::write(game).into_bytes(),
            Format::Lib => {
                self.lose_facts(game, &[]);
                let rule = game.rule.unwrap_or(self.manner.usual);
                let (moves, invented) = as_moves(game, rule, &mut self.losses)?;
                self.losses.invented += usize::from(invented);
                lib::write(&moves, self.manner.charset, &mut self.losses)?
            }
            _ => self.line(game)?,
        };
        self.written += 1;
        self.losses.properties.extend(game.dropped.iter().cloned());
        if self.format != Format::Sgf {
            self.losses.properties.extend(game.other_properties().map(str::to_owned));
        }
        self.losses.times += usize::from(game.timed);
        self.losses.guessed += usize::from(game.guessed);
        self.losses.rule |= game.rule.is_some() && !self.format.holds_rules();
        Ok(bytes)
    }

    /// The bytes after the last game.
    pub fn finish(&mut self) -> Vec<u8> {
        if self.format == Format::Rif {
            return std::mem::take(&mut self.database).finish().into_bytes();
        }
        Vec::new()
    }

    fn lose_facts(&mut self, game: &Game, held: &[&str]) {
        self.losses.facts.extend(game.facts().map(|(fact, _)| fact).filter(|fact| !held.contains(fact)));
    }

    /// The bytes of the main line, in a format that holds no variations.
    fn line(&mut self, game: &Game) -> Result<Vec<u8>, ExportError> {
        self.losses.lines += game.lines() - 1;
        for notes in game.all_notes() {
            self.losses.comments += usize::from(!notes.comment.is_empty());
            self.losses.labels += notes.labels.len();
            self.losses.marks += notes.marks.len() + usize::from(notes.hot);
        }
        let held: &[&str] = match self.format {
            Format::Psq | Format::Rec => &["PB", "PW"],
            Format::Rif => &rif::Writer::FACTS,
            _ => &[],
        };
        self.lose_facts(game, held);
        let position = game.position(&Choice { usual: self.manner.usual, ..Choice::default() })?;
        Ok(self.position(game, &position)?.into_bytes())
    }

    fn position(&mut self, game: &Game, position: &Position) -> Result<String, ExportError> {
        let line = Line::of_position(position);
        let set_up = line.is_set_up();
        if self.format.holds_setups() {
            let told = game.rule.is_some();
            // A diagram shows the numbers of moves; a line of text holds either moves or stones.
            self.losses.orders +=
                usize::from(set_up && !position.moves().is_empty() && self.format != Format::Text);
            return Ok(match self.format {
                Format::Text => drawn(position),
                Format::Pos => pos::write(position, self.manner.rows) + "\n",
                _ => pos::write_listed(position, told, self.manner.rows),
            });
        }
        let mut moves = line.moves;
        if set_up {
            let change = Change { put: line.stones, removed: Vec::new(), turn: line.first };
            self.losses.invented += 1;
            let first = in_turn(&change, false)?.into_iter().flatten().collect();
            moves.splice(0..0, in_order(first, position.rule()).map_err(|_| ExportError::NoOrder)?);
        }
        let names = ["PB", "PW"].map(|fact| game.fact(fact).unwrap_or_default());
        Ok(match self.format {
            Format::Psq | Format::Rec => psq::write(self.format, &moves, names),
            Format::Openings => openings::write(&moves),
            Format::Log => log::write(&moves),
            _ => {
                self.database.add(game, &moves);
                String::new()
            }
        })
    }
}

/// A diagram for a file; its stones are move numbers where there are moves.
fn drawn(position: &Position) -> String {
    if position.moves().is_empty() {
        return diagram::write(position);
    }
    let (rule, side) = (position.rule().name(), position.to_move().name());
    format!("# rule: {rule}\n# side: {side}\n{}", diagram::draw_numbered(position, Glyphs::Ascii))
}

/// The stones of a set-up as alternating moves, black first, until the side to move is the stated one; `None`
/// is a pass.
fn in_turn(change: &Change, passes: bool) -> Result<Vec<Option<Point>>, ExportError> {
    let (black, white) = (change.put.black.len(), change.put.white.len());
    let odd = turn(change.turn, black, white) == Color::White;
    let mut plies = if black > white { 2 * black - 1 } else { 2 * white };
    plies += usize::from(plies % 2 == usize::from(!odd));
    if plies != black + white && !passes {
        return Err(ExportError::Setup { black, white });
    }
    let stone = |ply: usize| {
        let color = if ply.is_multiple_of(2) { Color::Black } else { Color::White };
        change.put[color].get(ply / 2).copied()
    };
    Ok((0..plies).map(stone).collect())
}

/// The moves, those of each side in an order in which none before the last one makes five and none is
/// forbidden. Where no such order is found, the moves come back as they are.
///
/// Each time the first move that fits is taken. Where none fits, the next one is put first, where a stone
/// completes nothing, and all begins again.
fn in_order(moves: Vec<Point>, rule: Rule) -> Result<Vec<Point>, Vec<Point>> {
    let mut ordered = moves.clone();
    for _ in 0..=moves.len() {
        let Some(stuck) = first_unfit(&mut ordered, rule) else { return Ok(ordered) };
        (stuck % 2..stuck).step_by(2).for_each(|ply| ordered.swap(ply, stuck));
    }
    Err(moves)
}

/// Exchanges moves of a side so that each is one that fits; the first ply for which there is none.
fn first_unfit(moves: &mut [Point], rule: Rule) -> Option<usize> {
    let mut position = Position::new(rule);
    for ply in 0..moves.len() {
        let fits = |&other: &usize| {
            let (point, last) = (moves[other], ply + 1 == moves.len());
            position.may_play(point) && (last || !position.makes_five(position.to_move(), point))
        };
        let Some(next) = (ply..moves.len()).step_by(2).find(fits) else { return Some(ply) };
        moves.swap(ply, next);
        position.make(moves[ply]).expect("the point is empty and nothing has ended the game");
    }
    None
}

/// The game with its set-up written as moves from the empty board, and whether it had a set-up.
///
/// Variations with set-up stones of their own are lost.
fn as_moves(game: &Game, rule: Rule, losses: &mut Losses) -> Result<(Game, bool), ExportError> {
    let (at, change) = game.opening();
    let mut made = game.without_tree();
    let mut end = Game::ROOT;
    let mut moves = in_turn(&change, true)?;
    if let Some(points) = moves.iter().copied().collect() {
        // A tree may hold what is played after the end of a game, so the stones may keep any order.
        moves = in_order(points, rule).unwrap_or_else(|points| points).into_iter().map(Some).collect();
    }
    for point in &moves {
        end = made.add(end, point.map_or(Event::Pass, Event::Move));
    }
    // The notes of the set-up belong to the node where the set-up is complete.
    let before = game.main().take_while(|&id| id != at);
    for notes in before.chain([at]).filter_map(|id| game.notes(id)) {
        made.notes_mut(end).join(notes);
    }
    let mut lost = 0;
    made.append(end, game, at, &mut |id, _| {
        let keep = !matches!(game.event(id), Event::Setup(_));
        lost += usize::from(!keep);
        keep
    });
    losses.lines += lost;
    Ok((made, !moves.is_empty()))
}
