//! Grades moves towards a VCT or any win.

use super::grade::Grade;
use super::grader::Grader;
use crate::board::{FiveStop, Point, Position};
use crate::solve::first::{self, Aim, First, Judgement};
use crate::solve::{Answer, Class, Limit, MoveValue, Verdict, Win, goal};
use crate::teach::puzzle::GoalKind;

/// The search for several quiet moves gets this many times the nodes of a search for threats.
const TIMES: u64 = 4;

impl Grader<'_> {
    /// Grades a move for the goal of a VCT or any win; the move is on the board.
    pub(super) fn grade_threats(&self, position: &Position, board: &Position, point: Point) -> Grade {
        let class = if self.goal.kind == GoalKind::Win { Class::Win } else { Class::Vct };
        let worth = match first::glance(position, point, Aim::Threats, &self.quick()).0 {
            Judgement::Wins(first) => return self.wins(class, position, board, *first),
            worth @ (Judgement::Idle | Judgement::Refuted(_)) => {
                match self.by_quiet(class, position, point) {
                    Judgement::Wins(first) => return self.wins(class, position, board, *first),
                    // Where any win is the goal, it is never known that no quiet move wins.
                    Judgement::Idle | Judgement::Refuted(_) if class == Class::Win => {
                        Judgement::Unknown(Limit::Nodes)
                    }
                    quiet if worth == Judgement::Idle || class == Class::Win => quiet,
                    _ => worth,
                }
            }
            worth => worth,
        };
        match worth {
            Judgement::Loses(line) => Grade::lost(point, MoveValue::LosesNow, line),
            Judgement::Refuted(reply) => self.refuted(position, board, point, reply),
            Judgement::Unknown(limit) => self.unproven(position, board, point, limit),
            Judgement::Wins(_) | Judgement::Idle => self.unproven(position, board, point, Limit::Nodes),
        }
    }

    /// The value of a move that begins no VCT: as a quiet move or, where any win is the goal, as the first
    /// move of a win that a search finds.
    fn by_quiet(&self, class: Class, position: &Position, point: Point) -> Judgement {
        let (worth, _) = first::glance(position, point, Aim::Quiet, &self.quick());
        if class != Class::Win || matches!(worth, Judgement::Wins(_) | Judgement::Loses(_)) {
            return worth;
        }
        match goal::solve(Class::Win, position, &self.times(TIMES)).verdict {
            Verdict::Proven(win) if win.first() == point => {
                let reply = win.line.get(1).copied();
                Judgement::Wins(Box::new(First { win, shortest: false, unfinished: false, reply }))
            }
            _ => worth,
        }
    }

    /// The shortest win of the side to move that is found.
    fn least(&self, class: Class, position: &Position) -> Answer<Win> {
        // For the class of any win, the shortest VCT is used; the lengths of other wins are not computed.
        goal::shortest(class.min(Class::Vct), position, &self.part())
    }

    /// Grades a move that is proven to win.
    fn wins(&self, class: Class, position: &Position, board: &Position, first: First) -> Grade {
        let known = self.least(class, position);
        let best = known.verdict.proven();
        let exact =
            known.shortest && (class != Class::Win || best.is_some_and(|win| goal::short(win.plies())));
        let least = if exact { best.map(Win::plies) } else { self.goal.within };
        let first = self.measured(position, first, least);
        if !self.accepts(&first) {
            return Grade::unproven(first.point(), Limit::Interrupted);
        }
        let plies = first.win.plies();
        let mark = match least {
            _ if first.win.class > class => MoveValue::OtherRoute,
            Some(least) if plies <= least && best.is_none_or(|win| win.first() == first.point()) => {
                MoveValue::Best
            }
            Some(least) if plies <= least => MoveValue::Equivalent,
            _ => MoveValue::Longer,
        };
        let extra = least.filter(|&least| first.shortest || plies <= least);
        Grade {
            extra_stones: extra.map(|least| plies.saturating_sub(least) / 2),
            reply: first.reply,
            decided: board.winner().is_some() || board.five_stop() == FiveStop::Impossible,
            ..Grade::new(first.point(), mark)
        }
    }

    /// A winning move with the shortest win that begins with it, as far as that is cheap to find. A win that
    /// takes no more plies than `least` is kept as it is.
    fn measured(&self, position: &Position, first: First, least: Option<u16>) -> First {
        let Some(least) = least.filter(|&least| first.win.plies() > least) else { return first };
        if first.win.class > Class::Vct {
            return first;
        }
        let mut left = self.part();
        for within in (least..first.win.plies()).step_by(2) {
            left.within = Some(within);
            let (worth, nodes) = first::glance(position, first.point(), Aim::Threats, &left);
            left.nodes = left.nodes.map(|all| all.saturating_sub(nodes));
            match worth {
                // No shorter win begins with the move.
                Judgement::Wins(found) => return First { shortest: true, ..*found },
                Judgement::Refuted(_) | Judgement::Idle | Judgement::Unknown(Limit::Within) => {}
                Judgement::Unknown(_) | Judgement::Loses(_) => return first,
            }
        }
        First { shortest: true, ..first }
    }

    /// Grades a move after which this reply leaves no VCT, where no other win was found.
    fn refuted(&self, position: &Position, board: &Position, point: Point, reply: Point) -> Grade {
        let before = self.least(Class::Vct, position);
        let line = before.verdict.proven().map_or(&[][..], |win| &win.line);
        let mut after = board.clone();
        let threatens =
            after.make(reply).ok().and_then(|()| after.five_points(board.to_move()).iter().next());
        Grade {
            key_point: line.iter().step_by(2).any(|&needed| needed == reply),
            had_win: before.verdict.proven().is_some(),
            reply_threatens: threatens,
            ..Grade::lost(point, MoveValue::ThrowsWin, vec![reply])
        }
    }

    /// Grades a move that was not settled. Where the opponent is found to win by threats, the move gives the
    /// win away.
    fn unproven(&self, position: &Position, board: &Position, point: Point, limit: Limit) -> Grade {
        match goal::solve(Class::Vct, board, &self.part()).verdict {
            Verdict::Proven(win) if self.accepts(&win) => Grade {
                had_win: self.least(Class::Vct, position).verdict.proven().is_some(),
                ..Grade::lost(point, MoveValue::ThrowsWin, win.line)
            },
            Verdict::Proven(_) | Verdict::Disproven(_) | Verdict::Unknown(_) => Grade::unproven(point, limit),
        }
    }
}
