//! Texts about the whole-board tree.

use std::time::Duration;

use super::phrases::{class_means, plies, points, say};
use crate::board::{Point, PointSet, Position, Rule};
use crate::reply::Lang;
use crate::reply::StrategyView;
use crate::solve::{Class, MoveValue, ValuedMove};
use crate::strategy::build::BuildOutcome;
use crate::strategy::size::Size;
use crate::strategy::tally::{Longer, Tally};
use crate::strategy::verify;
use crate::strategy::{Opening, Tree, openings};
use crate::teach::analyze::{AnswerSource, Refused, Study, StudyReply, Unstudied};

/// The size of a tree.
pub fn stats(lang: Lang, tree: &Tree, size: Size) -> String {
    let finished: Vec<Point> = tree.finished.iter().collect();
    let Size { decisions, links, leaves, bytes } = size;
    let mut lines = vec![
        say!(lang, "tree-finished-of", rule = tree.rule(), finished = finished.len()),
        say!(lang, "tree-size", decisions, links, leaves, bytes),
    ];
    if tree.is_complete() {
        lines.push(say!(lang, "tree-complete"));
    } else if !finished.is_empty() {
        lines.push(say!(lang, "tree-finished", points = finished));
    }
    if let Some(longest) = tree.longest {
        lines.push(say!(lang, "tree-longest", plies = longest.to_string()));
    }
    if tree.numbers_kept() > 0 {
        lines.push(say!(lang, "tree-numbers", count = tree.numbers_kept()));
    }
    lines.join("\n")
}

/// The size of a tree and, where a part of it was verified, the result.
pub fn tree(lang: Lang, view: &StrategyView) -> String {
    let mut text = stats(lang, &view.tree, view.size);
    if let Some((all, tally)) = &view.verified {
        text += &format!("\n{}", verified(lang, *all, &verify::seconds(&view.tree), tally));
        text += &lacking(lang, &view.tree);
    }
    text
}

/// What a tree lacks of the whole, on lines of its own: a move against some of White's second moves.
pub fn lacking(lang: Lang, tree: &Tree) -> String {
    let lacking: Vec<Point> = verify::lacking(tree).iter().collect();
    if lacking.is_empty() {
        return String::new();
    }
    format!("\n{}", say!(lang, "verify-lacking", count = lacking.len(), points = lacking))
}

/// What a verification found.
pub fn verified(lang: Lang, all: usize, seconds: &PointSet, tally: &Tally) -> String {
    let seconds: Vec<Point> = seconds.iter().collect();
    if seconds.is_empty() {
        return say!(lang, "verify-nothing");
    }
    let [done, all, leaves, shared, plies] =
        [tally.decisions, all, tally.leaves, tally.shared, tally.longest].map(|count| count.to_string());
    let [nodes, positions] = [tally.nodes, tally.checked].map(|count| count.to_string());
    let mut lines = vec![
        say!(lang, "verify-looked-at", points = seconds, done, all),
        say!(lang, "verify-replies", count = tally.decided, leaves, shared),
        say!(lang, "verify-cost", plies, nodes, positions),
    ];
    for (position, reply) in &tally.open {
        let position = crate::board::notation::write(position);
        lines.push(say!(lang, "verify-no-answer", position, reply));
    }
    if tally.compared > 0 {
        lines.push(say!(lang, "verify-numbers", count = tally.compared));
    }
    for Longer { position, said, found } in &tally.longer {
        let position = crate::board::notation::write(position);
        let said = said.to_string();
        lines.push(match found {
            Some(found) => say!(lang, "verify-longer", position, said, found = found.to_string()),
            None => say!(lang, "verify-not-within", position, said),
        });
    }
    if tally.holds() {
        lines.push(say!(lang, "verify-holds"));
    }
    lines.join("\n")
}

/// The result of the work on a second move, or on a position after more moves.
pub fn built(lang: Lang, behind: &[Point], outcome: &BuildOutcome) -> String {
    let third = outcome.third.map(|third| say!(lang, "build-third", point = third));
    let state = match (outcome.longest, &outcome.open[..]) {
        (Some(longest), _) => say!(lang, "build-finished", plies = longest.to_string()),
        // Only one position was worked on, and the positions after it were not verified.
        (None, []) if outcome.done => say!(lang, "build-part-won"),
        (None, []) => say!(lang, "build-some-open"),
        (None, open) => say!(lang, "build-open", points = open),
    };
    let nodes = say!(lang, "build-nodes", nodes = outcome.nodes.to_string());
    let parts = [Some(points(behind)), third, Some(state), Some(nodes)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The result of several shards of a verification together.
pub fn merged(
    lang: Lang,
    all: usize,
    of: usize,
    missing: &[usize],
    seconds: &PointSet,
    tally: &Tally,
) -> String {
    let mut text = verified(lang, all, seconds, tally);
    let mut tell = |line: String| text += &format!("\n{line}");
    if !missing.is_empty() {
        let missing: Vec<String> = missing.iter().map(usize::to_string).collect();
        tell(say!(lang, "merge-missing", of = of.to_string(), shards = missing.join(" ")));
    } else if tally.decisions < all {
        tell(say!(lang, "merge-not-whole", count = (all - tally.decisions).to_string()));
    } else if tally.holds() {
        tell(say!(lang, "merge-whole"));
    }
    text
}

/// The position that was worked on last, and the estimated remaining time.
pub fn building(lang: Lang, position: &Position, won: bool, rest: Option<Duration>) -> String {
    let moves = points(position.moves());
    let text = if won { say!(lang, "build-won", moves) } else { say!(lang, "build-stays-open", moves) };
    match rest.map(|rest| rest.as_secs() / 60) {
        None => text,
        Some(0) => say!(lang, "build-soon", what = text),
        Some(minutes) => say!(lang, "build-minutes", what = text, minutes = minutes.to_string()),
    }
}

/// The tree's move in a position, and White's replies.
pub fn study(lang: Lang, study: &Study) -> String {
    let mut lines = Vec::new();
    lines.extend(study.guess.as_ref().map(|(point, grade)| guess(lang, study, *point, grade)));
    let Some((attack, source)) = study.reply else {
        let left = study.finished;
        let rule = study.position.rule();
        lines.push(if rule == Rule::Renju {
            say!(lang, "study-no-tree", rule)
        } else if left {
            say!(lang, "study-left-tree")
        } else {
            say!(lang, "study-unknown")
        });
        lines.extend(study.seems.as_ref().map(|seems| {
            let value = format!("{:+.2}", seems.value);
            say!(lang, "study-seems", point = seems.point, value, line = points(&seems.line))
        }));
        return lines.join("\n");
    };
    let plays = match source {
        AnswerSource::Tree => say!(lang, "study-from-tree", point = attack),
        AnswerSource::Threats(Class::Vcf) => say!(lang, "study-fours", point = attack),
        AnswerSource::Threats(_) => say!(lang, "study-threats", point = attack),
    };
    lines.push(plays + &named(lang, study.opening()));
    if study.is_unverified() {
        lines.push(say!(lang, "study-unverified"));
    }
    if study.five {
        lines.push(say!(lang, "study-five"));
        return lines.join("\n");
    }
    if study.position.count() == 0 {
        let mut finished: Vec<Point> = study.replies.iter().map(|reply| reply.point).collect();
        finished.sort();
        lines.push(if finished.len() == openings::second_moves().len() {
            say!(lang, "study-all-seconds")
        } else {
            say!(lang, "study-seconds", finished = finished.len(), points = finished)
        });
        lines.extend(goes_on(lang, study));
        return lines.join("\n");
    }
    lines.extend(study.threat.as_ref().map(|win| {
        say!(
            lang,
            "study-if-passes",
            means = class_means(lang, win.class),
            plies = win.plies(),
            line = win.line
        )
    }));
    lines.extend(study.longest.map(|plies| {
        let last = plies as usize + study.position.count();
        say!(lang, "study-over-within", plies, last)
    }));
    let on: Vec<Point> =
        study.replies.iter().filter(|reply| reply.plies.is_none()).map(|reply| reply.point).collect();
    if !on.is_empty() {
        lines.push(say!(lang, "study-holds-out", points = some(lang, &on)));
    }
    lines.extend(goes_on(lang, study));
    let rest = by_plies(lang, study.replies.iter().filter(|reply| !reply.decided));
    if !rest.is_empty() {
        lines.push(say!(lang, "study-rest"));
        lines.extend(rest);
    }
    lines.join("\n")
}

/// The replies after which the tree continues, with their plies where these are known.
fn goes_on(lang: Lang, study: &Study) -> Vec<String> {
    let mut lines = by_plies(lang, study.replies.iter().filter(|reply| reply.decided));
    if !lines.is_empty() {
        lines.insert(0, say!(lang, "study-goes-on"));
    }
    lines
}

/// The replies in groups of equal plies, one line for each group.
fn by_plies<'a>(lang: Lang, replies: impl Iterator<Item = &'a StudyReply>) -> Vec<String> {
    let known: Vec<(Point, u16)> = replies.filter_map(|reply| Some((reply.point, reply.plies?))).collect();
    let same = known.chunk_by(|one, other| one.1 == other.1);
    same.map(|same| {
        let replies: Vec<Point> = same.iter().map(|(reply, _)| *reply).collect();
        format!("{:4}  {}", same[0].1, some(lang, &replies))
    })
    .collect()
}

/// The points; where there are many, only the first of them and the number of the others.
fn some(lang: Lang, all: &[Point]) -> String {
    // Nearly all points of the board are replies that lose quickly.
    const SHOWN: usize = 12;
    let (shown, more) = all.split_at(all.len().min(SHOWN));
    let shown = points(shown);
    if more.is_empty() { shown } else { say!(lang, "and-more", points = shown, more = more.len()) }
}

fn guess(lang: Lang, study: &Study, point: Point, guess: &ValuedMove) -> String {
    let guessed = format!("{point}{}", named(lang, study.guessed_opening()));
    match guess.value {
        MoveValue::Best => say!(lang, "study-right", guessed),
        MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => {
            let longest = guess.plies.unwrap_or_default();
            say!(lang, "study-right-too", guessed, plies = plies(lang, longest))
        }
        MoveValue::LosesNow => say!(lang, "study-loses", guessed),
        MoveValue::ThrowsWin | MoveValue::Unproven | MoveValue::Illegal => {
            say!(lang, "study-unproven", guessed)
        }
    }
}

fn named(lang: Lang, opening: Option<&Opening>) -> String {
    opening.map_or(String::new(), |opening| {
        say!(lang, "study-opening", name = opening.name, meaning = super::openings::meaning(lang, opening))
    })
}

/// Why a position cannot be studied.
pub fn unstudied(lang: Lang, why: &Unstudied) -> String {
    match why {
        Unstudied::WhiteToMove => say!(lang, "unstudied-white"),
        Unstudied::NotFromCentre => say!(lang, "unstudied-centre"),
        Unstudied::Refused(Refused::Over(winner)) => say!(lang, "unstudied-over", side = *winner),
        Unstudied::Refused(Refused::Stopped) => say!(lang, "unstudied-stopped"),
        Unstudied::Refused(Refused::Certificate(refusal)) => {
            say!(lang, "refused-certificate", outcome = refusal.to_string())
        }
    }
}
