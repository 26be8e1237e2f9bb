//! The words of a proof's outline.

use super::verdicts::class;
use super::{count, length, points, side};
use crate::teach::outline::{End, Row};
use crate::words::TreeView;

/// What is proven, and how the outline is read.
pub fn tree_heading(tree: &TreeView) -> String {
    let nodes = tree.win().certificate.nodes.len() as u64;
    let shown = tree.outline.rows.iter().map(|row| row.steps.len() as u64).sum::<u64>();
    format!(
        "{}: {} in {} · {}, {} shown",
        side(tree.outline.attacker),
        class(tree.win().class),
        length(tree.win().stones()),
        count(nodes, "node", "nodes"),
        shown
    )
}

/// A row: the replies that lead to it, and its moves with their numbers; in brackets the move at which a walk
/// stands.
pub fn tree_row(row: &Row, here: Option<usize>) -> String {
    let mut text = points(&row.replies);
    if row.elsewhere {
        text += if text.is_empty() { "elsewhere" } else { " or elsewhere" };
    }
    if !text.is_empty() {
        text += ": ";
    }
    let steps: Vec<String> = row
        .steps
        .iter()
        .map(|step| {
            let reply = step.reply.map_or(String::new(), |reply| format!(" {reply}"));
            let named = format!("{} {}", step.number, step.attack);
            if here == Some(step.number) { format!("[{named}]{reply}") } else { named + &reply }
        })
        .collect();
    text += &steps.join(" · ");
    match row.end {
        End::Wins => text + " wins",
        End::Below => text,
        End::Deeper => text + " ...",
        End::As(number, point) if steps.is_empty() => format!("{text}{point}, see {number}"),
        End::As(number, point) => format!("{text} · {point}, see {number}"),
    }
}
