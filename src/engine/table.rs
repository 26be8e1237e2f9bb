//! The game as the manager tells it, and the answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::clock::Clock;
use super::request::{Info, Request, Spot, written};
use crate::board::{ByColor, Color, Point, Position, Rule, SIZE, Setup};
use crate::play::{self, Opponent};
use crate::solve::{Budget, Moment, Stop, threads};
use crate::strategy::shipped;
use crate::words::say::engine as words;

/// How often a thinker is asked whether he should stop.
const GLANCE: Duration = Duration::from_millis(2);

/// A board with the stones on it, and what the manager allows.
pub(super) struct Table {
    position: Position,
    clock: Clock,
    /// Bytes of a search's tables.
    memory: usize,
    detail: bool,
    /// The stones of a list that has begun, each the engine's or not, and whether a move is wanted after it.
    list: Option<(Vec<(Point, bool)>, bool)>,
}

impl Default for Table {
    fn default() -> Self {
        Self {
            position: Position::new(Rule::Freestyle),
            clock: Clock::default(),
            memory: Budget::default().memory,
            detail: false,
            list: None,
        }
    }
}

/// What went wrong, in words.
type Fault = String;

impl Table {
    /// The lines that answer a request. Thinking ends early when `hurry` says so.
    pub fn answer(&mut self, request: Request, hurry: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        self.respond(request, hurry).unwrap_or_else(|fault| vec![format!("ERROR {fault}")])
    }

    fn respond(&mut self, request: Request, hurry: &(dyn Fn() -> bool + Sync)) -> Result<Vec<String>, Fault> {
        let ok = || Ok(vec!["OK".to_owned()]);
        if let Some(list) = &mut self.list {
            match request {
                Request::Stone(spot, field) => {
                    // A stone of the third kind is the winning line of another game.
                    list.0.push((on_board(spot)?, field == 1));
                    return Ok(Vec::new());
                }
                Request::Done => {
                    let (stones, think) = self.list.take().unwrap_or_default();
                    self.position = arranged(&stones, self.position.rule())?;
                    return if think { self.think(1, hurry) } else { Ok(Vec::new()) };
                }
                // Whoever goes on to something else has forgotten the end of the list.
                _ => self.list = None,
            }
        }
        match request {
            Request::Start(Some(SIZE)) | Request::Restart => {
                self.position = Position::new(self.position.rule());
                ok()
            }
            Request::Start(size) => Err(words::size(size)),
            Request::RectStart => Err(words::rectangle()),
            Request::Begin if self.position.count() > 0 => Err(words::begun()),
            Request::Begin => self.think(1, hurry),
            Request::Turn(spot) => {
                let point = on_board(spot)?;
                self.position.make(point).map_err(|illegal| words::illegal(&illegal))?;
                self.think(1, hurry)
            }
            Request::Best(moves) => self.think(moves, hurry),
            Request::TakeBack(spot) => {
                self.take_back(on_board(spot)?)?;
                ok()
            }
            Request::Board { think } => {
                self.list = Some((Vec::new(), think));
                Ok(Vec::new())
            }
            Request::Stone(..) | Request::Done => Err(words::no_list()),
            Request::Info(info) => self.note(&info),
            Request::About => Ok(vec![words::about()]),
            // Nothing is forbidden under the rules that are played here.
            Request::ShowForbidden => Ok(vec!["FORBID .".to_owned()]),
            Request::Stop | Request::Forget | Request::End => Ok(Vec::new()),
            Request::Malformed(usage) => Err(words::usage(usage)),
            Request::Unknown(word) => Ok(vec![format!("UNKNOWN {}", words::unknown(&word))]),
        }
    }

    fn note(&mut self, info: &Info) -> Result<Vec<String>, Fault> {
        match *info {
            Info::Turn(time) => self.clock.turn = time,
            Info::Game(time) => self.clock.game = time,
            Info::Left(time) => self.clock.left = Some(time),
            // Half of it: the program itself and its evaluators' tables take some, too.
            Info::Memory(0) => self.memory = Budget::default().memory,
            Info::Memory(bytes) => self.memory = (bytes / 2).min(Budget::default().memory),
            Info::Detail(on) => self.detail = on,
            Info::Rule(rule, more) => {
                self.position = self.position.with_rule(rule).map_err(|_| words::other_rule())?;
                if more {
                    return Ok(vec![format!("MESSAGE {}", words::rule(rule))]);
                }
            }
            Info::Other => {}
        }
        Ok(Vec::new())
    }

    /// Takes a stone away: the last move, or any other.
    fn take_back(&mut self, point: Point) -> Result<(), Fault> {
        if self.position.last_move() == Some(point) {
            self.position.undo();
            return Ok(());
        }
        let color = self.position.stone(point).ok_or_else(words::no_stone)?;
        let mut setup = self.position.setup();
        setup.stones[color].retain(|&other| other != point);
        setup.to_move = setup.to_move.other();
        self.position = setup.position().map_err(|_| words::impossible())?;
        Ok(())
    }

    /// Chooses a move, makes it, and says it.
    fn think(&mut self, shown: usize, hurry: &(dyn Fn() -> bool + Sync)) -> Result<Vec<String>, Fault> {
        if self.position.winner().is_some() || self.position.is_full() {
            return Err(words::over());
        }
        let deadline = Moment::now() + self.clock.think();
        let budget = Budget { memory: self.memory, stop: Stop::default(), ..Budget::default() };
        let (done, position) = (AtomicBool::new(false), &self.position);
        let watch = || {
            while !done.load(Ordering::Relaxed) {
                if Moment::now() >= deadline || hurry() {
                    budget.stop.raise();
                }
                threads::wait(GLANCE);
            }
        };
        let (choice, likely) = threads::beside(watch, || {
            let choice = play::choose(position, &Opponent::default(), shipped(position.rule()), &budget);
            let likely = if shown > 1 { play::likely(position, shown, &budget.stop) } else { Vec::new() };
            done.store(true, Ordering::Relaxed);
            (choice, likely)
        });
        let choice = choice.ok_or_else(words::over)?;
        let mut lines: Vec<String> =
            words::choice(&choice).into_iter().map(|text| format!("MESSAGE {text}")).collect();
        if shown > 1 {
            lines.push(format!("MESSAGE {}", words::likely(&likely)));
        }
        if self.detail {
            lines.push("MESSAGE REALTIME REFRESH".to_owned());
            lines.push(format!("MESSAGE REALTIME BEST {}", written(choice.point)));
        }
        self.position.make(choice.point).map_err(|illegal| words::illegal(&illegal))?;
        lines.push(written(choice.point));
        Ok(lines)
    }
}

fn on_board(spot: Spot) -> Result<Point, Fault> {
    spot.ok_or_else(words::off_board)
}

/// The position of a list of stones with the engine to move: a game, where they stand in the order of one.
fn arranged(stones: &[(Point, bool)], rule: Rule) -> Result<Position, Fault> {
    // Black begins: with as many stones on each side it is his turn, so the engine is Black.
    let own = stones.iter().filter(|stone| stone.1).count();
    let engine = if own < stones.len() - own { Color::White } else { Color::Black };
    let color = |own: bool| if own { engine } else { engine.other() };
    let in_turn = stones.iter().zip([Color::Black, Color::White].iter().cycle());
    if in_turn.clone().all(|(&(_, own), &turn)| color(own) == turn) {
        let moves: Vec<Point> = stones.iter().map(|stone| stone.0).collect();
        let game = Position::from_moves(rule, &moves).ok().filter(|game| game.to_move() == engine);
        if let Some(game) = game {
            return Ok(game);
        }
    }
    let of = |side| stones.iter().filter(move |stone| color(stone.1) == side).map(|stone| stone.0);
    let stones = ByColor { black: of(Color::Black).collect(), white: of(Color::White).collect() };
    Setup { rule, stones, to_move: engine }.position().map_err(|_| words::impossible())
}
