//! The game as the manager describes it, and the engine's answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::clock::Clock;
use super::request::{Request, numbers, written};
use crate::board::{ByColor, Color, Point, Position, Rule, SIZE, Setup};
use crate::play::{self, Kept, Opponent};
use crate::solve::{Budget, Moment, Stop, threads};
use crate::strategy::{Tree, shipped};
use crate::words::say::engine as words;

/// The time between two tests whether the search must stop.
const GLANCE: Duration = Duration::from_millis(2);

/// The position and the manager's limits.
pub(super) struct Table {
    position: Position,
    /// The tree that it plays by under its rule; otherwise the one that ships with the program.
    pub tree: Option<Tree>,
    clock: Clock,
    /// The memory for the tables of a search, in bytes.
    memory: usize,
    /// The number of threads that choose a move.
    threads: usize,
    /// What the search keeps from one move to the next.
    kept: Kept,
    detail: bool,
    /// The stones of an unfinished list, each with whether it is the engine's; and whether a move is expected
    /// after the list.
    list: Option<(Vec<(Point, bool)>, bool)>,
}

impl Default for Table {
    fn default() -> Self {
        Self {
            position: Position::new(Rule::Freestyle),
            tree: None,
            clock: Clock::default(),
            memory: Budget::default().memory,
            threads: 1,
            kept: Kept::default(),
            detail: false,
            list: None,
        }
    }
}

/// The message of a failure.
type Fault = String;

/// The lines of an answer, or the failure.
type Answer = Result<Vec<String>, Fault>;

impl Table {
    /// Answers a request. A search ends early when `hurry` returns true.
    pub fn answer(&mut self, request: &Request, hurry: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        self.respond(request, hurry).unwrap_or_else(|fault| vec![format!("ERROR {fault}")])
    }

    fn respond(&mut self, request: &Request, hurry: &(dyn Fn() -> bool + Sync)) -> Answer {
        let (word, rest) = request.parts();
        if let Some(list) = &mut self.list {
            match (request.command.as_str(), request.stone()) {
                (_, Some([x, y, field @ 1..=3])) => {
                    // A stone of the third kind marks the winning line of another game.
                    list.0.push((on_board(x, y)?, field == 1));
                    return Ok(Vec::new());
                }
                ("DONE", _) => {
                    let (stones, think) = self.list.take().unwrap_or_default();
                    self.position = arranged(&stones, self.position.rule())?;
                    return if think { self.think(1, hurry) } else { Ok(Vec::new()) };
                }
                // Any other command ends a list that has no `DONE`.
                _ => self.list = None,
            }
        }
        let ok = || Ok(vec!["OK".to_owned()]);
        let point = |usage| {
            let [x, y] = numbers(rest).ok_or_else(|| words::usage(usage))?;
            on_board(x, y)
        };
        match request.command.as_str() {
            "START" if rest.parse() != Ok(SIZE) => Err(words::size(rest.parse().ok())),
            "START" | "RESTART" => {
                self.position = Position::new(self.position.rule());
                self.kept = Kept::default();
                warm_up();
                ok()
            }
            "RECTSTART" => Err(words::rectangle()),
            "BEGIN" if self.position.count() > 0 => Err(words::begun()),
            "BEGIN" => self.think(1, hurry),
            "TURN" | "PLAY" => {
                let point = point("TURN x,y")?;
                self.position.make(point).map_err(|illegal| words::illegal(&illegal))?;
                self.think(1, hurry)
            }
            // A move of the side to move; this number of the best moves is shown.
            "YXNBEST" => self.think(rest.parse().map_err(|_| words::usage("YXNBEST n"))?, hurry),
            "TAKEBACK" => {
                self.take_back(point("TAKEBACK x,y")?)?;
                ok()
            }
            // A list of stones follows; after `BOARD` a move is expected.
            "BOARD" | "YXBOARD" => {
                self.list = Some((Vec::new(), request.command == "BOARD"));
                Ok(Vec::new())
            }
            "INFO" => self.note(rest),
            "ABOUT" => Ok(vec![words::about()]),
            // The rules of this engine have no forbidden moves.
            "YXSHOWFORBID" => Ok(vec!["FORBID .".to_owned()]),
            "YXHASHCLEAR" => {
                self.kept = Kept::default();
                Ok(Vec::new())
            }
            "YXSTOP" | "END" => Ok(Vec::new()),
            command => match request.stone() {
                None if command != "DONE" => {
                    let word: String = word.chars().take(40).collect();
                    Ok(vec![format!("UNKNOWN {}", words::unknown(&word))])
                }
                None | Some([_, _, 1..=3]) => Err(words::no_list()),
                Some(_) => Err(words::usage("x,y,1 for an own stone or x,y,2 for one of the opponent's")),
            },
        }
    }

    /// Stores a value of `INFO`.
    fn note(&mut self, text: &str) -> Answer {
        let usage = || words::usage("INFO key value");
        let (key, value) = text.split_once(char::is_whitespace).ok_or_else(usage)?;
        // Managers send negative numbers for a time that has run out.
        let number =
            || value.trim().parse().map_or_else(|_| Err(usage()), |number: i64| Ok(number.max(0) as u64));
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.clock.turn = number()?,
            "timeout_match" => self.clock.game = number()?,
            "time_left" => self.clock.left = Some(number()?),
            "max_memory" => {
                let most = Budget::default().memory;
                // Half of the memory is for the tables, because the program needs memory as well. 0 means no
                // limit.
                self.memory = match number()? as usize {
                    0 => most,
                    bytes => (bytes / 2).min(most),
                };
            }
            "thread_num" => self.threads = number()? as usize,
            "rule" => {
                let bits = number()?;
                let rule = match bits & 5 {
                    0 => Rule::Freestyle,
                    1 => Rule::Standard,
                    _ => Rule::Renju,
                };
                self.position = self.position.with_rule(rule).map_err(|_| words::other_rule())?;
                // The number asks for a rule that this engine does not have.
                if ![0, 1, 4].contains(&bits) {
                    return Ok(vec![format!("MESSAGE {}", words::rule(rule))]);
                }
            }
            "show_detail" => self.detail = number()? != 0,
            // The protocol requires that all other keys are ignored.
            _ => {}
        }
        Ok(Vec::new())
    }

    /// Removes a stone: the last move, or any other stone.
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

    /// Chooses a move, makes it, and returns it as the answer.
    fn think(&mut self, shown: usize, hurry: &(dyn Fn() -> bool + Sync)) -> Answer {
        if self.position.winner().is_some() || self.position.is_full() {
            return Err(words::over());
        }
        let time = self.clock.think();
        let deadline = Moment::now() + time;
        // What is left of the time when the search ends is for the answer.
        let time = Some(time * 49 / 50);
        let Self { memory, threads, .. } = *self;
        let budget = Budget { memory, threads, time, stop: Stop::default(), ..Budget::default() };
        let (done, position, kept) = (AtomicBool::new(false), &self.position, &mut self.kept);
        let own = self.tree.as_ref().filter(|tree| tree.rule() == position.rule());
        let tree = own.unwrap_or_else(|| shipped(position.rule()));
        let watch = || {
            while !done.load(Ordering::Relaxed) {
                if Moment::now() >= deadline || hurry() {
                    budget.stop.raise();
                }
                threads::wait(GLANCE);
            }
        };
        let choice = threads::beside(watch, || {
            let choice = play::choose_on(position, &Opponent::default(), tree, &budget, kept);
            done.store(true, Ordering::Relaxed);
            choice
        });
        let choice = choice.ok_or_else(words::over)?;
        let mut lines: Vec<String> =
            words::choice(&choice).into_iter().map(|text| format!("MESSAGE {text}")).collect();
        // Where something is proven, no other moves were compared.
        if let Some(thought) = choice.thought.as_ref().filter(|_| shown > 1) {
            let best: Vec<Point> = thought.moves.iter().take(shown).map(|guess| guess.point).collect();
            lines.push(format!("MESSAGE {}", words::best(&best)));
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

/// Lets the tables of all rules be built, which the first search would otherwise do in the time of the first move.
fn warm_up() {
    let few = Budget { nodes: Some(1), memory: 0, ..Budget::default() };
    for rule in Rule::ALL {
        if let Ok(position) = Position::from_moves(rule, &[Point::CENTRE]) {
            play::choose(&position, &Opponent::default(), shipped(rule), &few);
        }
    }
}

fn on_board(x: usize, y: usize) -> Result<Point, Fault> {
    Point::from_top(x, y).ok_or_else(words::off_board)
}

/// The position of a list of stones with the engine to move: with moves, where the order of the stones is
/// that of a game.
fn arranged(stones: &[(Point, bool)], rule: Rule) -> Result<Position, Fault> {
    // Black begins: with equal numbers of stones Black is to move, so the engine is Black.
    let own = stones.iter().filter(|stone| stone.1).count();
    let engine = if own < stones.len() - own { Color::White } else { Color::Black };
    let color = |own: bool| if own { engine } else { engine.other() };
    let in_turn = stones.iter().zip([Color::Black, Color::White].iter().cycle());
    if in_turn.clone().all(|(&(_, own), &turn)| color(own) == turn) {
        let moves: Vec<Point> = stones.iter().map(|stone| stone.0).collect();
        if let Ok(game) = Position::from_moves(rule, &moves)
            && game.to_move() == engine
        {
            return Ok(game);
        }
    }
    let of = |side| stones.iter().filter(|stone| color(stone.1) == side).map(|stone| stone.0).collect();
    let stones = ByColor::from_fn(of);
    Setup { rule, stones, to_move: engine }.position().map_err(|_| words::impossible())
}
