//! Grades towards a victory by continuous threats, or any win.

use super::super::key;
use super::super::puzzle::GoalKind;
use super::{Grade, Grader, Mark};
use crate::board::{Point, Position};
use crate::solve::first::{self, First, Worth};
use crate::solve::{Answer, Budget, Class, Limit, Verdict, Win, goal};

/// How many times the nodes of a search for threats go into one for quiet moves.
const TIMES: u64 = 4;

impl Grader<'_> {
    /// Grades a move towards a VCT or any win; it is on the board.
    pub(super) fn grade_threats(&self, position: &Position, board: &Position, point: Point) -> Grade {
        let class = if self.goal.kind == GoalKind::Win { Class::Win } else { Class::Vct };
        let budget = self.quick();
        let worth = match class {
            Class::Win => self.any(position, point),
            Class::Vcf | Class::Vct => match key::worth(class, position, point, &budget).0 {
                Worth::Unknown(Limit::Nodes) => key::worth(class, position, point, &wide(budget)).0,
                worth => worth,
            },
        };
        match worth {
            Worth::Wins(first) => self.wins(class, position, board, &first),
            Worth::Loses(line) => {
                Grade { reply: line.first().copied(), refutation: line, ..Grade::new(point, Mark::LosesNow) }
            }
            Worth::Refuted(reply) => self.refuted(position, board, point, reply),
            Worth::Idle => Grade { limit: Some(Limit::Nodes), ..Grade::new(point, Mark::Unproven) },
            Worth::Unknown(limit) => self.unproven(position, board, point, limit),
        }
    }

    /// What a move is worth where any win will do: by itself, or as the beginning of the win that a search finds.
    fn any(&self, position: &Position, point: Point) -> Worth {
        let budget = self.quick();
        let (worth, _) = first::judge_in(Class::Win, position, point, &budget);
        if !matches!(worth, Worth::Unknown(_)) {
            return worth;
        }
        match goal::solve(Class::Win, position, &wide(budget)).verdict {
            Verdict::Proven(win) if win.first() == point => {
                let reply = win.line.get(1).copied();
                Worth::Wins(Box::new(First { win, shortest: false, unfinished: false, reply }))
            }
            _ => worth,
        }
    }

    /// The shortest win from here, as far as it is seen.
    fn least(&self, class: Class, position: &Position) -> Answer<Win> {
        // Of all wins those by threats come first; others are not measured.
        goal::shortest(class.min(Class::Vct), position, &self.quick())
    }

    /// A proven move.
    fn wins(&self, class: Class, position: &Position, board: &Position, first: &First) -> Grade {
        let known = self.least(class, position);
        let best = known.verdict.proven();
        let exact =
            known.shortest && (class != Class::Win || best.is_some_and(|win| goal::short(win.plies())));
        let least = if exact { best.map(Win::plies) } else { self.goal.within };
        let plies = first.win.plies();
        let mark = match least {
            _ if first.win.class > class => Mark::OtherRoute,
            Some(least) if plies <= least && best.is_none_or(|win| win.first() == first.point()) => {
                Mark::Best
            }
            Some(least) if plies <= least => Mark::Equivalent,
            _ => Mark::Longer,
        };
        let extra = least.filter(|&least| first.shortest || plies <= least);
        Grade {
            extra_stones: extra.map(|least| plies.saturating_sub(least) / 2),
            reply: first.reply,
            decided: board.winner().is_some() || board.five_points(position.to_move()).len() > 1,
            ..Grade::new(first.point(), mark)
        }
    }

    /// No VCT is left after this reply. Another route may be open; else the win of the class is thrown.
    fn refuted(&self, position: &Position, board: &Position, point: Point, reply: Point) -> Grade {
        if let (Worth::Wins(first), _) = first::judge_in(Class::Win, position, point, &self.quick()) {
            return self.wins(Class::Vct, position, board, &first);
        }
        let before = self.least(Class::Vct, position);
        let line = before.verdict.proven().map_or(&[][..], |win| &win.line);
        let mut after = board.clone();
        let threatens =
            after.make(reply).ok().and_then(|()| after.five_points(board.to_move()).iter().next());
        Grade {
            reply: Some(reply),
            refutation: vec![reply],
            key_point: line.iter().step_by(2).any(|&needed| needed == reply),
            had_win: before.verdict.proven().is_some(),
            reply_threatens: threatens,
            ..Grade::new(point, Mark::ThrowsWin)
        }
    }

    /// A move of which nothing is known; unless the opponent is seen to win by threats himself.
    fn unproven(&self, position: &Position, board: &Position, point: Point, limit: Limit) -> Grade {
        match goal::solve(Class::Vct, board, &self.quick()).verdict {
            Verdict::Proven(win) => Grade {
                reply: Some(win.first()),
                refutation: win.line,
                had_win: self.least(Class::Vct, position).verdict.proven().is_some(),
                ..Grade::new(point, Mark::ThrowsWin)
            },
            Verdict::Disproven(_) | Verdict::Unknown(_) => {
                Grade { limit: Some(limit), ..Grade::new(point, Mark::Unproven) }
            }
        }
    }
}

fn wide(budget: Budget) -> Budget {
    Budget { nodes: budget.nodes.map(|nodes| nodes.saturating_mul(TIMES)), ..budget }
}
