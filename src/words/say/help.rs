//! Help for every command of the conversation.

use super::super::speech::say;
use crate::board::{Point, Position};
use crate::reply::Lang;

/// A command as it is typed; what it does is said by the messages `help-NAME` and their attribute `more`.
pub struct HelpEntry {
    /// Its name.
    pub name: &'static str,
    /// What may follow it, in the words that are typed.
    pub takes: &'static str,
}

const fn entry(name: &'static str, takes: &'static str) -> HelpEntry {
    HelpEntry { name, takes }
}

/// All commands, in the order of the overview.
pub const HELP: [HelpEntry; 54] = [
    entry("load", "POSITION [--ply N] [--game N] [--rule RULE] [--side SIDE]"),
    entry(
        "puzzles",
        "[list [--kind KIND] [--theme THEME] [--rating N | A..B] | show ID | lint [FILE...] | mine [GAMES...] [--play N] [--boards N] [--kinds KINDS] [--twin] [--seed N] [--out FILE]] [--nodes N] [--threads N]",
    ),
    entry("lesson", "[NAME | FILE] [--check]"),
    entry("next", ""),
    entry("skip", ""),
    entry(
        "train",
        "[FILE...] [--kind KIND] [--theme THEME] [--rating N | A..B] [--streak SECONDS] [--defence HOW] [--complete] [--seed N]",
    ),
    entry(
        "review",
        "[FILE...] [--kind KIND] [--theme THEME] [--rating N | A..B] [--ahead] [--defence HOW] [--complete] [--seed N]",
    ),
    entry("stats", "[--export csv | json]"),
    entry("show", "[numbers]"),
    entry("move", "POINT"),
    entry("undo", ""),
    entry("redo", ""),
    entry("nothing", ""),
    entry("hint", ""),
    entry("grade", "MOVE... [--nodes N] [--time SECONDS] [--memory MIB]"),
    entry(
        "solve",
        "[vcf | vct | win] [--shortest] [--all] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--threads N] [--side SIDE] [--proof FILE]",
    ),
    entry(
        "defend",
        "[vcf | vct | win] [--nodes N] [--time SECONDS] [--within PLIES] [--memory MIB] [--threads N] [--side SIDE]",
    ),
    entry(
        "step",
        "[POINT | N | stubborn] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
    ),
    entry("back", ""),
    entry(
        "why",
        "[POINT | N] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
    ),
    entry(
        "pillars",
        "[vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
    ),
    entry("study", "[POSITION] [--nodes N] [--time SECONDS] [--threads N]"),
    entry("strategy", "[--sample N]"),
    entry("scan", "row 8 | column h | diagonal h8 | antidiagonal h8"),
    entry("around", "POINT"),
    entry("threats", ""),
    entry("last", ""),
    entry("review-game", "[--nodes N] [--puzzle MOVE [--out FILE]]"),
    entry("play", "[white | black] [level N] [even | attacking | defending | sly] [seed N] | stop"),
    entry("whynot", "POINT [vcf | vct] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]"),
    entry(
        "tree",
        "[--depth N] [vcf | vct | win] [--shortest] [--within PLIES] [--nodes N] [--time SECONDS] [--memory MIB] [--side SIDE]",
    ),
    entry("key", "[vcf | vct] [--nodes N] [--time SECONDS] [--memory MIB] [--threads N] [--side SIDE]"),
    entry("cell", "POINT"),
    entry("annotate", "[--by powers|terminator|templates|rating] [--variant NAME] [--point POINT]"),
    entry("shapes", "[--nodes N] [--time SECONDS] [--memory MIB]"),
    entry("lines", ""),
    entry("check", "FILE..."),
    entry(
        "convert",
        "IN OUT [--from FORMAT] [--to FORMAT] [--encoding E] [--rows top|bottom] [--game N] [--ply N] [--rule RULE] [--side SIDE]",
    ),
    entry("save", "FILE"),
    entry(
        "export",
        "svg | png FILE [numbers] [--mark POINTS] [--wins] [--holds] [--by NAME] [--line [MOVES]] [--every N] \
         [--paper auto|light|dark], or html FILE [--lesson NAME]; and as for solve: [vcf | vct | win] [--shortest] [--nodes N]",
    ),
    entry("rule", "[freestyle | standard]"),
    entry("side", "[black | white]"),
    entry("turn", ""),
    entry("place", "black|white POINT..."),
    entry("remove", "POINT..."),
    entry("clear", ""),
    entry("swap", ""),
    entry("restart", ""),
    entry("answer", ""),
    entry("tour", ""),
    entry("lang", "[en | zh | ru]"),
    entry("glossary", "[TERM]"),
    entry("help", "[COMMAND]"),
    entry("quit", "[lesson]"),
];

/// The line under a task: the words that work now.
pub fn after_task(lang: Lang, position: &Position) -> String {
    format!(" {}", say!(lang, "after-task", point = example(position)))
}

/// A point that may be named as an example: empty, if there is one, and as near to the centre as can be.
pub(super) fn example(position: &Position) -> Point {
    let far = |point: &Point| {
        let (centre, off) = (Point::CENTRE, |a: usize, b: usize| a.abs_diff(b).pow(2));
        off(point.x(), centre.x()) + off(point.y(), centre.y())
    };
    position.empties().min_by_key(far).unwrap_or(Point::CENTRE)
}

/// How a command is used.
pub fn usage(command: &str) -> String {
    HELP.iter()
        .find(|entry| entry.name == command)
        .map_or(String::new(), |entry| format!("{} {}", entry.name, entry.takes).trim().to_owned())
}

/// What a command does, in one line.
fn does(lang: Lang, entry: &HelpEntry) -> String {
    lang.say(&format!("help-{}", entry.name), &[])
}

/// All commands in a table, or one in full.
pub fn overview(lang: Lang, command: Option<&str>) -> Vec<String> {
    if let Some(entry) = HELP.iter().find(|entry| Some(entry.name) == command) {
        let does = does(lang, entry);
        let does = if does.ends_with(['?', '？']) { does } else { say!(lang, "sentence", what = does) };
        let more = lang.attribute(&format!("help-{}", entry.name), "more").unwrap_or_default();
        let lines = [usage(entry.name), format!("  {does}")].into_iter();
        return lines.chain(more.lines().map(|line| format!("  {line}"))).collect();
    }
    let mut lines = vec![say!(lang, "overview-head")];
    lines.extend(HELP.iter().map(|entry| format!("  {:<9} {}", entry.name, does(lang, entry))));
    lines.push(say!(lang, "overview-foot"));
    lines
}
