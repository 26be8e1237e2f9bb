//! What is understood, and what is refused.

use super::*;
use crate::solve::Class;

#[test]
fn points_prefixes_and_quotes() {
    assert_eq!(parse(" H8 ").unwrap(), Command::Point(Point::CENTRE));
    assert_eq!(parse("move h8").unwrap(), Command::Move(Point::CENTRE));
    assert_eq!(parse("").unwrap(), Command::Repeat);
    assert_eq!(parse("ste").unwrap(), Command::Step(None, SolveOptions::default()));
    assert_eq!(parse("help so").unwrap(), Command::Help(Some("solve")));
    let load = |text: &str| Command::Load(text.to_owned(), LoadOptions::default());
    assert_eq!(parse("load 'my game.sgf'").unwrap(), load("my game.sgf"));
    assert_eq!(parse("load h8 i9").unwrap(), load("h8 i9"));
    let study = |text: &str| {
        let load = LoadOptions { rule: Some(Rule::Standard), ..LoadOptions::default() };
        let limits = SolveOptions { nodes: Some(9), ..SolveOptions::default() };
        Command::Study(Some((text.to_owned(), load)), limits)
    };
    assert_eq!(parse("strategy").unwrap(), Command::Strategy(None));
    assert_eq!(parse("strategy --sample 20").unwrap(), Command::Strategy(Some(20)));
    assert_eq!(parse("study h8 --nodes 9 i9 --rule standard").unwrap(), study("h8 i9"));
}

#[test]
fn options_may_stand_anywhere_and_with_an_equals_sign() {
    let Command::Solve(options) = parse("solve --nodes=100 vcf --shortest --side white").unwrap() else {
        panic!("a solve");
    };
    assert_eq!((options.nodes, options.goal), (Some(100), Some(Class::Vcf)));
    assert_eq!((options.shortest, options.side), (true, Some(Color::White)));
}

#[test]
fn what_is_wrong_is_said() {
    assert!(matches!(parse("s"), Err(Trouble::Ambiguous(_, all)) if all.contains(&"solve")));
    assert!(matches!(parse("slove"), Err(Trouble::UnknownCommand(_, Some("solve")))));
    assert!(matches!(parse("p9 p9"), Err(Trouble::UnknownCommand(..))));
    assert!(matches!(parse("load 'x"), Err(Trouble::Quotes)));
    for usage in [
        "cell",
        "cell z9",
        "whynot",
        "tree --depth x",
        "step h8 h9",
        "step on",
        "why --all",
        "pillars h8",
        "key --nodes",
        "undo 3",
        "grade",
        "grade h8 --x",
        "study h8 --x",
        "study --ply 3",
        "strategy --sample",
        "strategy o9",
        "solve --time -1",
        "solve --time nan",
        "solve --nodes many",
        "rule renju",
        "place red h8",
        "check",
    ] {
        assert!(matches!(parse(usage), Err(Trouble::Usage(..))), "{usage}");
    }
}

#[test]
fn every_command_with_help_is_understood() {
    for entry in HELP {
        match parse(entry.name) {
            Ok(_) | Err(Trouble::Usage(..)) => {}
            Err(other) => panic!("{}: {other:?}", entry.name),
        }
    }
}
