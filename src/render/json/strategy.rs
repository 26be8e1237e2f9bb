//! The whole-board tree as JSON.

use serde_json::{Value, json};

use super::values::{array, guess, win};
use crate::board::{Point, PointSet};
use crate::solve::MoveValue;
use crate::strategy::size::Size;
use crate::strategy::tally::{Shard, Tally};
use crate::strategy::{Tree, codec, openings, verify};
use crate::teach::analyze::{AnswerSource, Study, StudyReply};

/// `yonsan.strategy/1`.
pub fn stats(tree: &Tree, size: Size) -> Value {
    let all = openings::second_moves().len();
    let finished: Vec<Point> = tree.finished.iter().collect();
    json!({
        "schema": "yonsan.strategy/1",
        "rule": tree.rule(),
        "complete": tree.is_complete(),
        "nodes": size.decisions,
        "links": size.links,
        "leaves": size.leaves,
        "bytes": size.bytes,
        "longest_plies": tree.longest,
        "second_moves": {"finished": finished.len(), "all": all},
        "finished": finished,
        "numbers": tree.numbers_kept(),
    })
}

/// `yonsan.verify/1`.
pub fn verified(tree: &Tree, seconds: &PointSet, all: usize, shard: Shard, tally: &Tally) -> Value {
    let mut object = json!({
        "schema": "yonsan.verify/1",
        "rule": tree.rule(),
        "tree": format!("{:016x}", codec::fingerprint(tree)),
        "seconds": seconds.iter().collect::<Vec<Point>>(),
        "lacking": verify::lacking(tree).iter().collect::<Vec<Point>>(),
        "shard": {"number": shard.number, "of": shard.of},
    });
    add(&mut object, all, tally);
    object
}

/// `yonsan.verify/1` for several shards together.
pub fn merged(rule: &str, all: usize, of: usize, missing: &[usize], tally: &Tally) -> Value {
    let mut object = json!({"schema": "yonsan.verify/1", "rule": rule, "shards": of, "missing": missing});
    add(&mut object, all, tally);
    object
}

fn add(object: &mut Value, all: usize, tally: &Tally) {
    let tally = json!({
        "decisions": {"looked": tally.decisions, "all": all},
        "decided": tally.decided,
        "leaves": tally.leaves,
        "shared": tally.shared,
        "longest_plies": tally.longest,
        "nodes": tally.nodes,
        "checked": tally.checked,
        "open": array(&tally.open, |(position, reply)| json!({"position": position, "reply": reply})),
        "numbers": {
            "compared": tally.compared,
            "longer": array(&tally.longer, |longer| json!({
                "position": longer.position,
                "said": longer.said,
                "found": longer.found,
            })),
        },
        "holds": tally.holds(),
    });
    if let (Value::Object(object), Value::Object(tally)) = (object, tally) {
        object.extend(tally);
    }
}

/// `yonsan.study/1`.
pub fn study(study: &Study) -> Value {
    let source = study.reply.map(|(_, source)| match source {
        AnswerSource::Tree => "tree",
        AnswerSource::Threats(class) => class.name(),
    });
    let reply =
        |reply: &StudyReply| json!({"move": reply.point, "plies": reply.plies, "in_tree": reply.decided});
    json!({
        "schema": "yonsan.study/1",
        "rule": study.position.rule(),
        "position": study.position,
        "reply": study.reply.map(|(attack, _)| attack),
        "seems": study.seems.as_ref().map(guess),
        "five": study.five,
        "source": source,
        "longest_plies": study.longest,
        "finished": study.finished,
        "opening": study.guessed_opening().or(study.opening()).map(|opening| opening.name),
        "guess": study.guess.as_ref().map(|(point, guess)| json!({
            "move": point,
            "verdict": match guess.value {
                MoveValue::Best => "tree",
                MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => "win",
                MoveValue::LosesNow => "loses",
                MoveValue::ThrowsWin | MoveValue::Unproven | MoveValue::Illegal => "unproven",
            },
            "plies": guess.plies,
        })),
        "threat": study.threat.as_ref().map(win),
        "replies": array(&study.replies, reply),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::strategy::merge::Results;
    use crate::strategy::tally::Longer;

    #[test]
    fn what_verify_writes_is_read_back() {
        let tree = Tree::new(Rule::Standard);
        let position = notation::parse("h8o8g7", Rule::Standard).unwrap();
        let longer = vec![Longer { position: position.clone(), said: 31, found: Some(35) }];
        let open = vec![(position, "a1".parse().unwrap())];
        let tally = Tally {
            decisions: 3,
            decided: 5,
            leaves: 600,
            shared: 500,
            longest: 31,
            nodes: 7,
            checked: 9,
            compared: 2,
            longer,
            open,
        };
        let seconds = PointSet::from_iter(["o8".parse().unwrap()]);
        let written = verified(&tree, &seconds, 10, Shard { number: 2, of: 4 }, &tally).to_string();
        let read = Results::read(written.as_bytes()).unwrap();
        assert_eq!((read.decisions(), read.missing(), read.seconds()), (10, vec![1, 3, 4], seconds));
        assert_eq!(read.tally, tally);
    }
}
