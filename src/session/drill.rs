//! The opening drill: a card after the other, each answered by a move.

use super::activity::Activity;
use super::cards::Drill;
use super::grammar::Command;
use super::grammar::practice::{DRILL_DEPTH, DRILL_SIDE, MOVE_POINT, OPENING_NAME};
use super::grammar::shared::SEED;
use super::grammar::strategy::TREE;
use super::options::{self, SolveOptions};
use super::outside::Outside;
use super::source::{self, Source};
use super::training::{remembered, remembered_with};
use super::{Answer, Session};
use crate::board::{Color, Dice, Point};
use crate::formats::Format;
use crate::reply::{CardAnswer, CardVerdict, DrillView, Reply, Trouble};
use crate::solve::{Budget, MoveValue};
use crate::teach::analyze;
use crate::teach::train::{Attempt, AttemptMode, OpeningCard, PracticeRecord, drill};

/// The moves of a side that are asked for, where no depth is given.
const DEPTH: usize = 2;

/// The nodes of the search for a proof of a move that is not the tree's.
const NODES: u64 = 100_000;

/// The commands that tell what a card asks for.
const TELLING: [&str; 12] =
    ["study", "solve", "move", "why", "tree", "key", "step", "defend", "hint", "annotate", "cell", "whynot"];

impl Session {
    /// Begins the drill.
    pub(super) fn drill(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let side = command.get(&DRILL_SIDE).unwrap_or(Color::Black);
        let depth = command.get(&DRILL_DEPTH).unwrap_or(DEPTH);
        let file = command
            .get(&TREE)
            .filter(|file| matches!(Format::of_name(file), Some(Format::Sgf | Format::Lib)));
        let of_game = file.is_some();
        let cards = if let Some(file) = file {
            let Source { game, .. } = source::resolve(&file, &options::choice(command, self.usual), outside)?;
            drill::of_game(&game.ok_or(Trouble::NoCards)?, side, depth)
        } else {
            self.take_tree(command, outside)?;
            drill::of_tree(self.strategy_tree(), side, depth, command.get(&OPENING_NAME))
        };
        if cards.is_empty() {
            return Err(Trouble::NoCards);
        }
        let dice = Dice::new(command.get(&SEED).unwrap_or_else(|| outside.now()));
        let (done, begun) = (Vec::new(), outside.elapsed());
        let drill = Drill { cards, of_game, open: None, done, helped: false, begun, dice };
        let start = drill.cards[0].position.clone();
        self.start(start, None);
        self.activity = Activity::Drill(Box::new(drill));
        Ok(self.next_card(None, outside))
    }

    /// The reply to a command that belongs to the drill; `None` where none is under way, or it is another command.
    pub(super) fn in_drill(&mut self, command: &Command, outside: &mut dyn Outside) -> Option<Reply> {
        let position = self.board.position.clone();
        let Activity::Drill(drill) = &mut self.activity else { return None };
        let on_card = drill.open.as_ref().is_some_and(|card| card.position == position);
        let points = command.points();
        Some(match command.path() {
            "next" | "skip" | "repeat" => self.next_card(None, outside),
            "answer" if on_card => self.answer_card(None, outside),
            "points" if on_card && points.len() == 1 => self.answer_card(Some(points[0]), outside),
            "move" if on_card && command.has(&MOVE_POINT) => {
                self.answer_card(command.get(&MOVE_POINT), outside)
            }
            path => {
                drill.helped |= TELLING.contains(&path);
                return None;
            }
        })
    }

    /// Grades the answer to the open card, stores it, and sets the next card. Without a point the answer is asked for.
    fn answer_card(&mut self, point: Option<Point>, outside: &mut dyn Outside) -> Reply {
        let position = self.board.position.clone();
        if let Some(point) = point
            && let Err(illegal) = position.clone().make(point)
        {
            return Reply::Trouble(Trouble::Illegal(illegal));
        }
        let Activity::Drill(drill) = &mut self.activity else { return Reply::Silent };
        let Some(card) = drill.open.take() else { return Reply::Silent };
        let (helped, begun, of_game) = (drill.helped, drill.begun, drill.of_game);
        let judged = self.judged(&card, point, of_game, outside);
        let Some((verdict, right)) = judged else {
            if let Activity::Drill(drill) = &mut self.activity {
                drill.open = Some(card);
            }
            return Reply::Trouble(Trouble::Refused(analyze::Refused::Stopped));
        };
        let good = matches!(verdict, CardVerdict::Right | CardVerdict::Proven(_));
        let attempt = Attempt {
            at: outside.now(),
            puzzle: card.id(),
            content: card.content(),
            kind: "opening".to_owned(),
            mode: AttemptMode::Opening,
            solved: good,
            misses: usize::from(!good && point.is_some()),
            hints: usize::from(helped),
            score: match (good, helped) {
                (true, false) => 1.0,
                (true, true) => 0.5,
                (false, _) => 0.0,
            },
            millis: outside.elapsed().saturating_sub(begun).as_millis() as u64,
            rating: 0.0,
            moves: point.into_iter().collect(),
            place: None,
        };
        let record = PracticeRecord::replay(&remembered_with(&attempt, outside), attempt.at);
        let due = record
            .standing_of(&attempt.puzzle, &attempt.content)
            .map_or(attempt.at, |standing| standing.card.due);
        let answer = CardAnswer { point, verdict, right, side: position.to_move(), due_in: due - attempt.at };
        self.next_card(Some(answer), outside)
    }

    /// What a move is worth, and the moves that are right; `None` where the search was stopped.
    fn judged(
        &self,
        card: &OpeningCard,
        point: Option<Point>,
        of_game: bool,
        outside: &dyn Outside,
    ) -> Option<(CardVerdict, Vec<Point>)> {
        let budget = SolveOptions { nodes: Some(NODES), ..SolveOptions::default() }.budget(outside.limits());
        if card.answers.is_empty() {
            return self.lasting(card, point, &budget);
        }
        let told = card.answers.clone();
        let Some(point) = point else { return Some((CardVerdict::Shown, told)) };
        if card.is_right(point) {
            return Some((CardVerdict::Right, told));
        }
        if !of_game {
            let after = card.position.clone().after(&[point]).ok()?;
            let study = analyze::study(self.strategy_tree(), &after, &budget).ok()?;
            if let Some((_, value)) = study.guess.filter(|(_, value)| value.value == MoveValue::OtherRoute) {
                return Some((CardVerdict::Proven(value.plies), told));
            }
        }
        Some((CardVerdict::Another, told))
    }

    /// How long White's reply lasts beside the one that lasts longest.
    fn lasting(
        &self,
        card: &OpeningCard,
        point: Option<Point>,
        budget: &Budget,
    ) -> Option<(CardVerdict, Vec<Point>)> {
        let study = analyze::study(self.strategy_tree(), &card.position, budget).ok()?;
        let most = study.replies.first()?.plies;
        let right: Vec<Point> =
            study.replies.iter().take_while(|reply| reply.plies == most).map(|reply| reply.point).collect();
        let Some(point) = point else { return Some((CardVerdict::Shown, right)) };
        let played = card.position.clone().after(&[point]).ok()?;
        let same = |reply: Point| {
            card.position.clone().after(&[reply]).is_ok_and(|after| after.is_picture_of(&played))
        };
        let plies = study.replies.iter().find(|reply| same(reply.point)).and_then(|reply| reply.plies);
        let is_longest = right.iter().any(|&reply| same(reply));
        Some((if is_longest { CardVerdict::Right } else { CardVerdict::Shorter(plies, most) }, right))
    }

    /// Sets the next card.
    fn next_card(&mut self, answer: Option<CardAnswer>, outside: &mut dyn Outside) -> Reply {
        let (attempts, notice) = remembered(outside);
        let now = outside.now();
        let record = PracticeRecord::replay(&attempts, now);
        let mut view = DrillView { answer, ..DrillView::default() };
        view.notices.extend(notice);
        let Activity::Drill(drill) = &mut self.activity else { return Reply::Silent };
        let chosen = drill::next(&drill.cards, &record, &drill.done, now, &mut drill.dice).cloned();
        match chosen {
            Ok(card) => {
                drill.done.push(card.id());
                (drill.helped, drill.begun, drill.open) = (false, outside.elapsed(), Some(card.clone()));
                view.of_game = drill.of_game;
                view.next = Some(Box::new(card.position.clone()));
                self.set_up(card.position, None);
            }
            Err(wait) => {
                view.wait = wait;
                self.activity = Activity::Free;
            }
        }
        view.notices.extend(outside.progress().take_notices());
        Reply::Drill(Box::new(view))
    }
}
