//! The points that the words of a reply speak of, marked on a board, and the legend of the marks.
//!
//! A mark is a character of its own and never a colour alone. Stones keep their colour: a black stone of the line is a
//! filled diamond, a white one an empty diamond.

use super::theme::{Role, Theme};
use super::{board, points};
use crate::board::diagram::Glyphs;
use crate::board::{Color, Point, Position};
use crate::reply::{AnnotatedBoard, HeatMap, MomentView, Reply, StepView, WhyView};
use crate::solve::Verdict;
use crate::teach::analyze::{ReviewEvent, Study};
use crate::teach::explain::MoveReason;
use crate::teach::train::hint::Rung;
use crate::words::say;

/// What a point is in the words that speak of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// A stone of the line that a move makes.
    Stone,
    /// The empty point that completes the line.
    Completes,
    /// A reply that is looked at by itself: its place among them, from 0.
    Answer(usize),
    /// A point to choose from: its place among them, from 0.
    Choice(usize),
    /// A move of a line of play: its number, from 1.
    Number(usize),
    /// What a stone there would make: the code of the pattern.
    Makes(&'static str),
    /// One of the points that an evaluator likes most: its place, from 1.
    Place(usize),
    /// The move of the strategy.
    Plays,
    /// A reply, and the plies that it lasts against the strategy.
    Lasts(u16),
    /// The move that was played in the game.
    Played,
    /// A move that held.
    Holds,
}

/// The most points that have letters; later ones have a sign.
const LETTERS: usize = 26;

impl Part {
    /// The character for it, or its number.
    fn sign(self, stone: Option<Color>, glyphs: Glyphs) -> String {
        let ascii = glyphs == Glyphs::Ascii;
        match (self, stone) {
            (Self::Stone, Some(Color::White)) => if ascii { "@" } else { "◇" }.to_owned(),
            (Self::Stone, _) => if ascii { "#" } else { "◆" }.to_owned(),
            (Self::Completes, _) => if ascii { "*" } else { "△" }.to_owned(),
            (Self::Answer(at) | Self::Choice(at), _) if at < LETTERS => {
                char::from(b'A' + at as u8).to_string()
            }
            (Self::Answer(_) | Self::Choice(_) | Self::Holds, _) => "+".to_owned(),
            (Self::Number(number) | Self::Place(number), _) => number.to_string(),
            (Self::Makes(code), _) => code.to_owned(),
            (Self::Plays, _) => "*".to_owned(),
            (Self::Played, _) => "x".to_owned(),
            (Self::Lasts(plies), _) => plies.to_string(),
        }
    }

    /// The name of its kind, for the legend.
    const fn kind(self) -> &'static str {
        match self {
            Self::Stone => "stone",
            Self::Completes => "completes",
            Self::Answer(_) => "answer",
            Self::Choice(_) => "choice",
            Self::Number(_) => "number",
            Self::Makes(_) => "makes",
            Self::Place(_) => "place",
            Self::Plays => "plays",
            Self::Lasts(_) => "lasts",
            Self::Played => "played",
            Self::Holds => "holds",
        }
    }
}

/// Points with what they are; of several for one point, the first counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks(Vec<(Point, Part)>);

impl Marks {
    /// The points that a reply speaks of, on the board as it stands after the reply.
    pub fn of(reply: &Reply) -> Self {
        match reply {
            Reply::Step(step) => Self::of_step(step),
            Reply::Graded { reason, grade, .. } if grade.mark.keeps() => {
                reason.as_deref().map(Self::of_lines).unwrap_or_default()
            }
            Reply::Finding(finding) => match &finding.verdict {
                Verdict::Proven(win) => Self::numbers(&win.line),
                Verdict::Disproven(_) | Verdict::Unknown(_) => Self::default(),
            },
            Reply::Suggested(view) => Self::numbers(match &view.choice.line[..] {
                [] => std::slice::from_ref(&view.choice.point),
                line => line,
            }),
            Reply::WhyNot(found) => Self::numbers(&[&[found.point], &found.value.refutation[..]].concat()),
            Reply::Hint { rung, .. } => Self::of_hint(rung),
            Reply::Annotated(board) => Self::of_patterns(board),
            Reply::Heat(map) => Self::of_heat(map),
            Reply::Study(study) => Self::of_study(study),
            Reply::Moment(view) => Self::of_moment(view),
            _ => Self::default(),
        }
    }

    /// What matters in a step of a walk.
    pub fn of_step(step: &StepView) -> Self {
        step.reason.as_ref().map(Self::of_reason).unwrap_or_default()
    }

    /// The lines that a move makes, with the points that complete them, and the replies that are looked at.
    fn of_reason(reason: &MoveReason) -> Self {
        let mut marks = Self::of_lines(reason);
        marks.0.extend(lettered(&reason.defences, Part::Answer));
        marks
    }

    /// The lines that a move makes, with the points that complete them.
    fn of_lines(reason: &MoveReason) -> Self {
        let fours = reason.fours.iter().flat_map(|four| &four.stones);
        let threes = reason.threes.iter().flat_map(|three| &three.stones);
        let stones = reason.five.iter().chain(fours).chain(threes).map(|&point| (point, Part::Stone));
        let fives = reason.fours.iter().flat_map(|four| &four.fives);
        Self(stones.chain(fives.map(|&point| (point, Part::Completes))).collect())
    }

    fn of_hint(rung: &Rung) -> Self {
        match rung {
            Rung::Candidates(points) | Rung::OneOf(points) | Rung::Tempting(points) | Rung::Every(points) => {
                Self(lettered(points, Part::Choice).collect())
            }
            Rung::First(point) | Rung::One(point) => Self(vec![(*point, Part::Choice(0))]),
            Rung::Why(reason) => {
                let mut marks = Self::of_reason(reason);
                marks.0.insert(0, (reason.attack, Part::Number(1)));
                marks
            }
            Rung::Line(line) | Rung::ThreatLine(line) => Self::numbers(line),
            _ => Self::default(),
        }
    }

    /// What the side to move would make.
    fn of_patterns(board: &AnnotatedBoard) -> Self {
        let side = board.position.to_move();
        let mut cells: Vec<_> =
            board.cells.iter().filter_map(|cell| Some((board.pattern(cell, side)?, cell.point))).collect();
        cells.sort_by_key(|&(pattern, point)| (std::cmp::Reverse(pattern), point));
        Self(cells.into_iter().map(|(pattern, point)| (point, Part::Makes(points::code(pattern)))).collect())
    }

    /// The points that an evaluator likes most.
    fn of_heat(map: &HeatMap) -> Self {
        let best = points::highest(map.scores.iter().copied()).into_iter().enumerate();
        Self(best.map(|(i, (point, _))| (point, Part::Place(i + 1))).collect())
    }

    /// The move of a strategy, and how long each reply lasts against it.
    pub fn of_study(study: &Study) -> Self {
        let plays = study.reply.map(|(point, _)| (point, Part::Plays));
        let replies = study.replies.iter().filter_map(|reply| Some((reply.point, Part::Lasts(reply.plies?))));
        Self(plays.into_iter().chain(replies).collect())
    }

    /// The line of a win that was there or the moves that held, and the move that was played.
    pub fn of_moment(view: &MomentView) -> Self {
        let mut marks = Self::default();
        for moment in view.review.moments_at(view.ply).take(1) {
            marks = match &moment.event {
                ReviewEvent::LastEscape(holding) => {
                    Self(holding.iter().map(|&point| (point, Part::Holds)).collect())
                }
                ReviewEvent::Appeared(win)
                | ReviewEvent::Missed(win)
                | ReviewEvent::Slower(win)
                | ReviewEvent::Unsettled(win) => Self::numbers(&win.line),
            };
            marks.0.push((moment.played, Part::Played));
        }
        marks
    }

    /// The moves of a line of play with their numbers.
    fn numbers(line: &[Point]) -> Self {
        Self(line.iter().enumerate().map(|(i, &point)| (point, Part::Number(i + 1))).collect())
    }

    /// The marked points, in the order in which the words speak of them.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.0.iter().map(|(point, _)| *point)
    }

    /// What stands for a point: a line's stones are marked where they stand, everything else where the board is empty,
    /// except that a move of a line may have been played.
    fn part(&self, position: &Position, point: Point) -> Option<Part> {
        let (_, part) = self.0.iter().find(|(known, _)| *known == point)?;
        let shown = match part {
            Part::Stone => position.stone(point).is_some(),
            Part::Number(_) => true,
            _ => position.is_empty(point),
        };
        shown.then_some(*part)
    }

    /// The text that stands for a marked point on a drawn board.
    pub fn cell(&self, position: &Position, point: Point, theme: Theme) -> Option<(Role, String)> {
        let part = self.part(position, point)?;
        let stone = position.stone(point);
        Some((stone.map_or(Role::Mark, Role::Stone), part.sign(stone, theme.glyphs)))
    }

    /// The meaning of the marks on a board in one line; empty where there are none.
    fn legend(&self, position: &Position, theme: Theme) -> String {
        let signs = say::grouped(self.0.iter().filter_map(|&(point, _)| {
            let part = self.part(position, point)?;
            Some((part.kind(), part.sign(position.stone(point), theme.glyphs)))
        }));
        let told = signs.iter().map(|(kind, signs)| {
            let mut signs = signs.clone();
            signs.dedup();
            let named = match &signs[..] {
                [first, .., last] if *kind == "lasts" => format!("{last}-{first}"),
                [first, .., last] if *kind != "stone" && *kind != "makes" => format!("{first}-{last}"),
                signs => signs.join(" "),
            };
            format!("{named} {}", say!(theme.lang, "marks", kind))
        });
        let told = told.collect::<Vec<_>>().join(theme.plain_marks(" · ").as_str());
        if told.is_empty() { told } else { format!("    {told}\n") }
    }

    /// The board with these marks and, under it, what they mean. Described in sentences, it has none: the words name the
    /// points.
    pub fn on(&self, position: &Position, theme: Theme) -> String {
        if theme.plain {
            return board::plain(position, theme);
        }
        let board = board::board(position, theme, |point| self.cell(position, point, theme));
        board::with_legend(&board, &self.legend(position, theme))
    }

    /// The board of a puzzle with these marks and, under it, what they mean. The points that renju forbids to Black are not
    /// marked, because to see them is a part of the task.
    pub fn on_puzzle(&self, position: &Position, theme: Theme) -> String {
        if theme.plain {
            return board::of_puzzle(position, theme);
        }
        let board = board::marked(position, theme, |point| self.cell(position, point, theme));
        board::with_legend(&board, &self.legend(position, theme))
    }
}

/// Points with letters.
fn lettered(points: &[Point], part: impl Fn(usize) -> Part) -> impl Iterator<Item = (Point, Part)> {
    points.iter().enumerate().map(move |(i, &point)| (point, part(i)))
}

/// The board of an explanation: of one move with its lines, of several with their numbers on the stones.
pub(super) fn explained(why: &WhyView, theme: Theme) -> String {
    if theme.plain {
        return String::new();
    }
    let single = match &why.moves[..] {
        [(reason, _)] => Some(reason),
        _ => None,
    };
    let until = single.and_then(|reason| why.line.iter().position(|&point| point == reason.attack));
    let Ok(position) = why.position.clone().after(&why.line[..until.map_or(why.line.len(), |at| at + 1)])
    else {
        return String::new();
    };
    let numbered = || why.moves.iter().map(|(reason, _)| (reason.attack, Part::Number(reason.number)));
    single.map_or_else(|| Marks(numbered().collect()), Marks::of_reason).on(&position, theme)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, Class, goal};
    use crate::teach::explain::explain;
    use crate::teach::puzzle::GoalKind;
    use crate::teach::puzzle::library;

    #[test]
    fn every_point_that_a_reason_names_is_marked() {
        let goals = [(GoalKind::Vcf, Class::Vcf), (GoalKind::Vct, Class::Vct)];
        let (mut fours, mut answers) = (0, 0);
        for (kind, class) in goals {
            for puzzle in library::puzzles().iter().filter(|puzzle| puzzle.goal.kind == kind).step_by(15) {
                let budget = Budget { nodes: Some(20_000), ..Budget::default() };
                let found = goal::solve(class, &puzzle.position, &budget);
                let Some(win) = found.verdict.proven() else { continue };
                let mut position = puzzle.position.clone();
                for (reason, pair) in explain(win).iter().zip(win.line.chunks(2)) {
                    position.make(reason.attack).unwrap();
                    let marks = Marks::of_reason(reason);
                    let sign = |point| marks.part(&position, point);
                    for four in &reason.fours {
                        assert!(four.stones.iter().all(|&stone| sign(stone) == Some(Part::Stone)));
                        assert!(four.fives.iter().all(|&point| sign(point) == Some(Part::Completes)));
                        fours += 1;
                    }
                    for &defence in &reason.defences {
                        assert!(matches!(sign(defence), Some(Part::Answer(_))), "{}: {defence}", puzzle.id);
                        answers += 1;
                    }
                    let Some(&reply) = pair.get(1) else { break };
                    position.make(reply).unwrap();
                }
            }
        }
        assert!(fours > 50 && answers > 50, "{fours} fours, {answers} answers");
    }

    #[test]
    fn marks_keep_the_colours_of_stones_and_the_legend_names_them() {
        let position: Position = "h8i9".parse().unwrap();
        let marks = Marks(vec![
            ("h8".parse().unwrap(), Part::Stone),
            ("i9".parse().unwrap(), Part::Stone),
            ("a1".parse().unwrap(), Part::Completes),
            ("b1".parse().unwrap(), Part::Answer(0)),
            ("c1".parse().unwrap(), Part::Answer(1)),
            ("d1".parse().unwrap(), Part::Answer(26)),
        ]);
        let drawn = board::finished(&marks.on(&position, Theme::default()));
        assert!(drawn.contains(" 1 * A B + ."), "{drawn}");
        assert!(drawn.contains(" # .") && drawn.contains("(@)"), "{drawn}");
        assert!(
            drawn.ends_with("# @ the line - * completes it - A-+ answers looked at one by one\n"),
            "{drawn}"
        );
        let plain = marks.on(&position, Theme { plain: true, ..Theme::default() });
        assert!(!plain.contains('#'), "{plain}");
    }
}
