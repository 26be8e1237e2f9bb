//! Help for every command of the conversation.

use super::phrases::say;
use crate::board::{Point, Position};
use crate::reply::{HelpView, Lang};

/// A point for an example: the empty point that is nearest to the centre, or the centre on a full board.
pub fn example(position: &Position) -> Point {
    let far = |point: &Point| {
        let (centre, off) = (Point::CENTRE, |a: usize, b: usize| a.abs_diff(b).pow(2));
        off(point.x(), centre.x()) + off(point.y(), centre.y())
    };
    position.empties().min_by_key(far).unwrap_or(Point::CENTRE)
}

/// The description of a command in one line; the command is given by its path, such as `puzzles list`.
pub fn does(lang: Lang, path: &str) -> String {
    lang.say(&message(path), &[])
}

/// The second text of a command's help, if it has one.
pub fn more(lang: Lang, path: &str) -> Option<String> {
    lang.attribute(&message(path), "more")
}

fn message(path: &str) -> String {
    format!("help-{}", path.replace(' ', "-"))
}

/// All commands in a table, or one in full.
pub fn overview(lang: Lang, help: &HelpView) -> Vec<String> {
    match help {
        HelpView::Overview(commands) => {
            let rows = commands.iter().map(|name| format!("  {name:<9} {}", does(lang, name)));
            let head = say!(lang, "overview-head");
            [head].into_iter().chain(rows).chain([say!(lang, "overview-foot")]).collect()
        }
        HelpView::Command { path, usage } => {
            let does = does(lang, path);
            let does = if does.ends_with(['?', '？']) { does } else { say!(lang, "sentence", what = does) };
            let more = more(lang, path).unwrap_or_default();
            let indented = std::iter::once(&*does).chain(more.lines()).map(|line| format!("  {line}"));
            usage.lines().map(str::to_owned).chain(indented).collect()
        }
    }
}
