//! Texts about a proof's outline.

use super::phrases::{points, say};
use super::reasons::may_be_shorter;
use crate::board::Point;
use crate::reply::{Lang, TreeView};
use crate::teach::explain::{OutlineRow, OutlineStep, RowEnd};

/// The proven win, and how the outline is read.
pub fn tree_heading(lang: Lang, tree: &TreeView) -> String {
    let (side, win) = (tree.outline.attacker, tree.win());
    let nodes = win.certificate.nodes.len();
    let shown = tree.outline.rows.iter().map(|row| row.steps.len()).sum::<usize>().to_string();
    let heading = say!(lang, "tree-heading", side, class = win.class, length = win, nodes, shown);
    let shorter = !tree.finding.shortest;
    if shorter { format!("{heading}\n{}", may_be_shorter(lang)) } else { heading }
}

/// Replies with the same answer; `elsewhere` stands for all replies that the proof does not name.
pub(super) fn replies(lang: Lang, replies: &[Point], elsewhere: bool) -> String {
    match (elsewhere, replies) {
        (false, _) => points(replies),
        (true, []) => say!(lang, "elsewhere"),
        (true, _) => say!(lang, "or-elsewhere", points = replies),
    }
}

/// A row: the replies that lead to it, and its moves with their numbers; the move at which a walk is stands
/// in brackets.
pub fn tree_row(lang: Lang, row: &OutlineRow, here: Option<usize>) -> String {
    let mut text = replies(lang, &row.replies, row.elsewhere);
    if !text.is_empty() {
        text += ": ";
    }
    let step = |step: &OutlineStep| {
        let reply = step.reply.map_or(String::new(), |reply| format!(" {reply}"));
        let named = format!("{} {}", step.number, step.attack);
        if here == Some(step.number) { format!("[{named}]{reply}") } else { named + &reply }
    };
    let steps: Vec<String> = row.steps.iter().map(step).collect();
    text += &steps.join(" · ");
    match row.end {
        RowEnd::Wins => say!(lang, "tree-wins", moves = text),
        RowEnd::Below => text,
        RowEnd::Deeper => text + " ...",
        RowEnd::As(number, point) => {
            let dot = if steps.is_empty() { "" } else { " · " };
            let see = say!(lang, "tree-see", point, number = number.to_string());
            format!("{text}{dot}{see}")
        }
    }
}
