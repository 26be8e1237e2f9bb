//! Every hint of every puzzle tells something new.

use std::mem::discriminant;

use yonsan::board::Point;
use yonsan::reply::Reply;
use yonsan::session::{Session, parse};
use yonsan::teach::puzzle::{Puzzle, library};
use yonsan::teach::train::hint::Rung;

use crate::support::world::World;

/// The rungs of a puzzle in its first position, as a conversation gives them.
fn ladder(puzzle: &Puzzle) -> Vec<Rung> {
    let (mut session, mut world) = (Session::new(), World::default());
    session.respond(&parse(&format!("load {}", puzzle.id)).unwrap(), &mut world);
    let mut rungs = Vec::new();
    loop {
        let reply = session.respond(&parse("hint").unwrap(), &mut world);
        let Reply::Hint { number, of, rung } = reply else { panic!("{}: {reply:?}", puzzle.id) };
        rungs.push(rung);
        if of == Some(number) {
            return rungs;
        }
        assert!(rungs.len() < 20, "{}", puzzle.id);
    }
}

/// Whether a word stands in a text, in lower-case letters.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|other| other == word)
}

#[test]
fn every_rung_tells_something_new() {
    // All of them take minutes.
    let every = 120;
    let mut rungs = 0;
    for puzzle in library::puzzles().iter().step_by(every) {
        let id = &puzzle.id;
        let title = puzzle.title.english().to_lowercase();
        // A title that is a number is only the puzzle's own.
        let title = if title.contains(char::is_alphabetic) { title } else { String::new() };
        let mut possible: Vec<Point> = puzzle.position.empties().collect();
        let mut kinds = Vec::new();
        let mut words = Vec::new();
        for rung in ladder(puzzle) {
            rungs += 1;
            let inside = |point: &Point, (lower, upper): (Point, Point)| {
                (lower.x()..=upper.x()).contains(&point.x()) && (lower.y()..=upper.y()).contains(&point.y())
            };
            let before = possible.len();
            match &rung {
                Rung::Area(lower, upper) | Rung::Around(lower, upper) => {
                    possible.retain(|point| inside(point, (*lower, *upper)));
                }
                Rung::Candidates(points) | Rung::OneOf(points) => {
                    possible.retain(|point| points.contains(point));
                }
                Rung::First(point) | Rung::One(point) => possible.retain(|other| other == point),
                Rung::Words(text) => {
                    assert!(text.to_lowercase() != title && !words.contains(text), "{id}: {text}");
                    words.push(text.clone());
                    continue;
                }
                _ => {
                    assert!(!kinds.contains(&discriminant(&rung)), "{id}: {rung:?} twice");
                    kinds.push(discriminant(&rung));
                    match &rung {
                        Rung::Threat(stones) => {
                            assert!(!has_word(&title, &stones.to_string()), "{id}: {title}");
                        }
                        Rung::Points { left, .. } => {
                            assert!(!has_word(&title, &left.to_string()), "{id}: {title}");
                        }
                        Rung::Themes(themes) => {
                            assert!(!themes.is_empty(), "{id}");
                            for theme in themes {
                                let theme = theme.replace('-', " ");
                                assert!(
                                    !title.replace('-', " ").contains(&theme),
                                    "{id}: {title} tells {theme}"
                                );
                            }
                        }
                        Rung::Tempting(points) => assert!(!points.is_empty(), "{id}"),
                        Rung::Line(line) | Rung::Every(line) => assert!(line.len() > 1, "{id}"),
                        _ => {}
                    }
                    continue;
                }
            }
            assert!(!possible.is_empty() && possible.len() < before, "{id}: {rung:?} leaves {before} points");
        }
    }
    assert!(rungs > library::puzzles().len() / every * 2, "{rungs} rungs");
}
