//! Tests of the parser: accepted lines, refused lines, and the agreement of everything that is generated from
//! the declarations.

use super::practice::{FILES, RATING, STREAK};
use super::shared::{ALL, GOAL, NODES, Place, SEED};
use super::*;
use crate::board::{Color, Point, Position, Rule};
use crate::reply::Misuse;
use crate::session::options::SolveOptions;
use crate::solve::Class;

fn path(line: &str) -> String {
    parse(line).unwrap().path().to_owned()
}

fn offered(line: &str) -> Vec<String> {
    complete(line, &Position::new(Rule::Freestyle)).1
}

#[test]
fn points_prefixes_and_quotes() {
    assert_eq!(parse(" H8 ").unwrap().points(), [Point::CENTRE]);
    assert_eq!(parse("move h8").unwrap().points(), [Point::CENTRE]);
    assert_eq!(parse("h8,i9 j10").unwrap().points().len(), 3);
    let paths =
        ["", "ste", "?", "show numbers", "Solve", "puzzles", "puzzles list --kind vcf", "quit lesson"];
    let found = paths.map(path);
    assert_eq!(found, ["repeat", "step", "help", "show", "solve", "puzzles", "puzzles list", "quit"]);
    let source = |line: &str| parse(line).unwrap().all(&board::SOURCE).collect::<Vec<_>>();
    assert_eq!(source("load 'my game.sgf'"), ["my game.sgf"]);
    assert_eq!(source("load h8 i9 --rule standard"), ["h8", "i9"]);
}

#[test]
fn a_line_is_parted_as_a_shell_parts_it() {
    let words = |line: &str| read::words(line).unwrap().join("|");
    assert_eq!(words("  a  b\tc "), "a|b|c");
    assert_eq!(words(r#"'a b'c "d 'e'" '' "" \ f"#), "a bc|d 'e'||| f");
    assert_eq!(words(r#"'a\b' "c\"d" e\'f"#), r#"a\b|c"d|e'f"#);
    for open in ["'a", "\"a", "a\\", "'a\""] {
        assert!(read::words(open).is_none(), "{open}");
    }
}

#[test]
fn options_may_stand_anywhere_and_with_an_equals_sign() {
    let options = SolveOptions::of(&parse("solve --nodes=100 vcf --shortest --side white").unwrap());
    assert_eq!((options.nodes, options.goal), (Some(100), Some(Class::Vcf)));
    assert_eq!((options.shortest, options.side), (true, Some(Color::White)));
    let options = SolveOptions::of(&parse("whynot j8 win").unwrap());
    assert_eq!(options.goal, Some(Class::Win));
    let place = |line: &str| parse(line).unwrap().get(&shared::MOVE);
    assert_eq!(place("step 3 vct"), Some(Place::Number(3)));
    assert_eq!(place("step stubborn"), None);
}

#[test]
fn the_practice_of_a_line() {
    let line =
        "train --kind VCT --theme=ladder --rating 1000..1200 --streak 60 --complete --seed 7 mine.yaml";
    let command = parse(line).unwrap();
    assert_eq!(command.get(&RATING), Some(1000..=1200));
    assert_eq!((command.get(&STREAK), command.get(&SEED)), (Some(60.0), Some(7)));
    assert_eq!(command.text(&FILES), "mine.yaml");
}

#[test]
fn what_is_wrong_is_said() {
    assert!(matches!(parse("s"), Err(Trouble::Ambiguous(_, all)) if all.contains(&"solve")));
    assert!(matches!(parse("slove"), Err(Trouble::UnknownCommand(_, Some("solve")))));
    assert!(matches!(parse("p9 p9"), Err(Trouble::UnknownCommand(..))));
    assert!(matches!(parse("load 'x"), Err(Trouble::Quotes)));
    assert!(matches!(parse("h8 on"), Err(Trouble::OneMove(2))));
    let misused = "cell; cell z9; tree --depth x; step h8 h9; step on; step h8 stubborn extra; why --all; \
        pillars h8; key --nodes; undo 3; grade; grade h8 --x; study h8 --x; strategy --sample; strategy o9; \
        solve --time -1; solve --time nan; solve --nodes many; solve --threads 0; rule caro; place red h8; \
        place black; check; train --kind quick; train --rating x; train --rating 9..1; train --streak 0; \
        train --streak nan; train --ahead; train --set; train --set a/b; train --set -x; train --count 3; train --shuffle; train --set a --count 0; \
        train --set a --exam; train --exam=0; train --minutes 3; train --exam 3 --minutes 0; train --playlist a,,b; \
        train --playlist a --theme b; train --exams x; train --rule caro; review --exam --failed; review --streak 9; train --defence hard; train --complete \
        --defence mine; stats --export xml; stats all; puzzles lists; puzzles show; export; export gif \
        x.gif; export svg x.svg --every 2; export svg x.svg --every 0 --line; annotate --variant room; \
        convert a.sgf; play level 9; quit now";
    for line in misused.split("; ") {
        let Err(trouble) = parse(line) else { panic!("{line} is understood") };
        assert!(matches!(trouble, Trouble::Usage { usage: Some(_), .. }), "{line}: {trouble:?}");
    }
    let wrong = |line: &str| match parse(line) {
        Err(Trouble::Usage { wrong, .. }) => wrong,
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(wrong("solve vcx"), Misuse::NoneOf("vcx".to_owned(), vec!["vcf", "vct", "win"]));
    assert_eq!(wrong("cell"), Misuse::Missing("POINT"));
    assert_eq!(wrong("undo 3"), Misuse::TooMuch("3".to_owned()));
}

#[test]
fn every_argument_that_help_shows_is_understood_and_offered() {
    for (path, spec) in all().filter(|(_, spec)| spec.is_at(Door::Conversation) && spec.run.is_some()) {
        let usage = spec.usage(&path);
        let own = usage.lines().next().unwrap();
        for argument in spec.arguments(Door::Conversation) {
            let shape = argument.shape();
            assert!(own.contains(&shape.usage()), "{own} lacks {}", shape.name);
            for name in shape.names().unwrap_or_default() {
                assert!(argument.accepts(name), "{path}: {} does not accept {name}", shape.label());
                if shape.bare || !shape.is_named() {
                    continue;
                }
                let offers = offered(&format!("{path} {} ", shape.label()));
                assert!(offers.contains(&name.to_owned()), "{path} {}: {name} is not offered", shape.label());
            }
            if shape.is_named() {
                let offers = offered(&format!("{path} --"));
                assert!(offers.contains(&shape.label()), "{path}: {} is not offered", shape.label());
            }
            for other in shape.needs.into_iter().chain(shape.excludes.iter().copied()) {
                let doors = [Door::Conversation, Door::Shell].map(|door| spec.arguments(door));
                let known = doors.iter().flatten().any(|argument| argument.shape().name == other);
                assert!(known, "{path}: {} names {other}, which is no argument of it", shape.label());
            }
        }
    }
}

#[test]
fn both_doors_have_the_same_arguments_under_a_name() {
    for (path, spec) in all() {
        for argument in spec.args.iter().copied().flatten() {
            for door in [Door::Conversation, Door::Shell].into_iter().filter(|door| spec.is_at(*door)) {
                let found =
                    spec.arguments(door).into_iter().find(|a| a.shape().name == argument.shape().name);
                let same = found.is_some_and(|a| a.shape().about == argument.shape().about);
                assert!(same, "{path}: {} at the door {door:?}", argument.shape().label());
            }
        }
        assert_eq!(named(&path).unwrap().path(), path);
    }
    assert!(named("puzzles hide").is_none() && named("").is_none());
    assert!(parse("solve --all").unwrap().has(&ALL) && !parse("solve").unwrap().has(&GOAL));
    assert_eq!(parse("solve --nodes 1 --nodes 2").unwrap().get(&NODES), Some(2));
}

#[test]
fn what_fits_is_offered() {
    assert_eq!(offered("so"), ["solve"]);
    assert!(offered("h").contains(&"h15".to_owned()) && offered("h").contains(&"hint".to_owned()));
    assert_eq!(offered("solve --sh"), ["--shortest"]);
    assert_eq!(offered("solve v"), ["vcf", "vct"]);
    assert_eq!(offered("rule s"), ["standard"]);
    assert_eq!(offered("load vcf-0001"), ["vcf-0001"]);
    assert_eq!(offered("annotate --by p"), ["powers"]);
    assert_eq!(offered("puzzles l"), ["list", "lint"]);
    assert_eq!(offered("puzzles list --kind f"), ["find-all", "forbidden"]);
    assert_eq!(offered("lang z"), ["zh"]);
    assert_eq!(offered("glossary fu"), ["fukumi"]);
    assert_eq!(offered("play l"), ["level"]);
    assert_eq!(offered("place black h1"), ["h1", "h10", "h11", "h12", "h13", "h14", "h15"]);
    assert_eq!(offered("step st"), ["stubborn"]);
    assert_eq!(offered("step vcf --nodes 9 a1"), ["a1", "a10", "a11", "a12", "a13", "a14", "a15"]);
    assert_eq!(offered("help puzzles l"), ["list", "lint"]);
    assert!(offered("xyz 1").is_empty());
    assert_eq!(hint("whyn").unwrap().split(' ').nth(1), Some("[MOVE]"));
}
