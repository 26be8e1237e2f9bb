//! Whole conversations with a manager.

use super::*;
use crate::board::{Color, Point, Position, Rule};

fn said(lines: &str) -> Vec<String> {
    let mut out = Vec::new();
    run(io::Cursor::new(lines.to_owned().into_bytes()), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.is_empty() || text.ends_with("\r\n"));
    text.lines().map(str::to_owned).collect()
}

/// The answers without `MESSAGE` lines.
fn answers(lines: &str) -> Vec<String> {
    said(lines).into_iter().filter(|line| !line.starts_with("MESSAGE")).collect()
}

#[test]
fn a_game_begins_in_the_centre_and_is_answered() {
    assert_eq!(answers("START 15\nBEGIN\n"), ["OK", "7,7"]);
    assert_eq!(answers("start 15\r\nbegin\r\nEND\r\nBEGIN\r\n"), ["OK", "7,7"]);
    for threads in [0, 1, 2] {
        let game = answers(&format!(
            "START 15\nINFO timeout_turn 2000\nINFO thread_num {threads}\nTURN 7,7\nTURN 8,8\n"
        ));
        assert_eq!(game.len(), 3);
    }
}

#[test]
fn what_is_not_played_here_is_refused_and_nothing_is_lost() {
    let lines = answers(
        "START 20\nSTART x\nRECTSTART 10,12\nSTART 15\nTURN 15,0\nTURN 1\nBEGIN\nBEGIN\nTURN 7,7\nFOO 1\nDONE\n1,1,1\n1,1,7\nTAKEBACK 0,0\n",
    );
    let kinds: Vec<&str> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
    let expected = [
        "ERROR", "ERROR", "ERROR", "OK", "ERROR", "ERROR", "7,7", "ERROR", "ERROR", "UNKNOWN", "ERROR",
        "ERROR", "ERROR", "ERROR",
    ];
    assert_eq!(kinds, expected, "{lines:?}");
}

#[test]
fn fives_are_made_and_stopped_whatever_the_time() {
    // The engine's stones are f8 to i8 (row 8 is y 7); e8 closes one end.
    let own = "BOARD\n5,7,1\n4,7,2\n6,7,1\n0,0,2\n7,7,1\n0,2,2\n8,7,1\n0,4,2\nDONE\n";
    assert_eq!(answers(&format!("START 15\nINFO timeout_turn 0\n{own}")), ["OK", "9,7"]);
    let his = "BOARD\n5,7,2\n4,7,1\n6,7,2\n0,0,1\n7,7,2\n0,2,1\n8,7,2\nDONE\n";
    assert_eq!(answers(&format!("START 15\nINFO timeout_turn 0\n{his}")), ["OK", "9,7"]);
}

#[test]
fn a_proven_win_is_played_and_its_line_shown() {
    let lines =
        said("START 15\nINFO timeout_turn 5000\nBOARD\n7,7,1\n0,0,2\n8,7,1\n0,2,2\n9,7,1\n0,4,2\nDONE\n");
    assert!(lines[1].starts_with("MESSAGE proven: wins by fours, within 3 plies | "), "{lines:?}");
    assert!(["6,7", "10,7"].contains(&lines[2].as_str()), "{lines:?}");
}

#[test]
fn a_list_without_a_move_wanted_is_only_put_down() {
    assert_eq!(answers("START 15\nYXBOARD\n7,7,2\nDONE\nTAKEBACK 7,7\nBEGIN\n"), ["OK", "OK", "7,7"]);
    let best = said("START 15\nINFO show_detail 1\nYXBOARD\n7,7,2\nDONE\nYXNBEST 3\n");
    assert!(best.iter().any(|line| line.starts_with("MESSAGE best by values: ")), "{best:?}");
    assert!(best.iter().any(|line| line.starts_with("MESSAGE REALTIME BEST ")), "{best:?}");
}

#[test]
fn the_rule_is_the_managers() {
    // A stone on h8 would make six in a row, which is not a five under the standard rule.
    let board = "BOARD\n5,7,1\n0,0,2\n6,7,1\n0,2,2\n8,7,1\n0,4,2\n9,7,1\n0,6,2\n10,7,1\n0,8,2\nDONE\n";
    assert_eq!(answers(&format!("START 15\n{board}")).last().unwrap(), "7,7");
    let exact = answers(&format!("START 15\nINFO rule 1\n{board}"));
    assert_ne!(exact.last().unwrap(), "7,7");
    assert!(said("INFO rule 2\n")[0].starts_with("MESSAGE the rules are freestyle"));
    assert!(said("INFO rule 4\n").is_empty());
    // Under renju Black makes exactly five, too, and White may make six.
    let renju = |stones: &str| answers(&format!("START 15\nINFO rule 4\nBOARD\n{stones}DONE\n"));
    assert_ne!(
        renju("5,7,1\n0,0,2\n6,7,1\n0,2,2\n8,7,1\n0,4,2\n9,7,1\n0,6,2\n10,7,1\n0,8,2\n").last().unwrap(),
        "7,7"
    );
    let white = "0,0,2\n5,7,1\n0,2,2\n6,7,1\n0,4,2\n8,7,1\n0,6,2\n9,7,1\n0,8,2\n10,7,1\n0,10,2\n";
    assert_eq!(renju(white).last().unwrap(), "7,7");
}

#[test]
fn stones_taken_back_are_gone_from_the_top_and_from_below() {
    let lines =
        answers("START 15\nYXBOARD\n7,7,1\n8,8,2\n6,6,1\nDONE\nTAKEBACK 8,8\nTAKEBACK 6,6\nTAKEBACK 8,8\n");
    assert_eq!(lines[..3], ["OK", "OK", "OK"]);
    assert!(lines[3].starts_with("ERROR"));
}

/// Plays both sides through the protocol until the game is over; returns the moves.
fn against_itself(rule: Rule, opening: &[(usize, usize)], turn: u64) -> Position {
    let mut sides = [Table::default(), Table::default()];
    for side in &mut sides {
        assert_eq!(one(side, "START 15"), ["OK"]);
        assert!(one(side, &format!("INFO timeout_turn {turn}")).is_empty());
        let number = u8::from(rule == Rule::Standard);
        assert!(one(side, &format!("INFO rule {number}")).is_empty());
    }
    let mut position = Position::new(rule);
    for &(x, y) in opening {
        position.make(Point::from_top(x, y).unwrap()).unwrap();
    }
    let mut asked: Option<Point> = None;
    while position.winner().is_none() && !position.is_full() {
        let side = &mut sides[position.count() % 2];
        let request = match asked {
            Some(last) if position.count() > opening.len() + 1 => {
                vec![format!("TURN {}", request::written(last))]
            }
            _ => board(&position),
        };
        let said: Vec<String> = request.iter().flat_map(|line| one(side, line)).collect();
        let (x, y) = said.last().and_then(|line| line.split_once(',')).expect("a move");
        let point = Point::from_top(x.parse().unwrap(), y.parse().unwrap()).unwrap();
        position.make(point).expect("a legal move");
        asked = Some(point);
    }
    position
}

fn board(position: &Position) -> Vec<String> {
    let mut lines = vec!["BOARD".to_owned()];
    for (i, &point) in position.moves().iter().enumerate() {
        let own = i % 2 == position.count() % 2;
        lines.push(format!("{},{}", request::written(point), if own { 1 } else { 2 }));
    }
    lines.push("DONE".to_owned());
    lines
}

fn one(table: &mut Table, line: &str) -> Vec<String> {
    let answers = table.answer(&Request::parse(line).unwrap(), &|| false);
    assert!(
        answers.iter().all(|line| !line.starts_with("ERROR") && !line.starts_with("UNKNOWN")),
        "{answers:?}"
    );
    answers.into_iter().filter(|line| !line.starts_with("MESSAGE")).collect()
}

#[test]
fn games_against_itself_end_without_a_fault() {
    games(4, 40);
}

#[test]
#[ignore = "many games, by hand"]
fn two_hundred_games_against_itself_by_hand() {
    games(200, 60);
}

/// Plays this number of games with random openings of three stones, under both rules; `turn` is the time for a move in
/// milliseconds.
fn games(count: usize, turn: u64) {
    let mut dice = crate::board::Dice::new(3);
    let (mut black, mut white, mut plies) = (0, 0, 0);
    for game in 0..count {
        let rule = if game % 2 == 0 { Rule::Freestyle } else { Rule::Standard };
        let mut opening: Vec<(usize, usize)> = Vec::new();
        while opening.len() < 3 {
            let spot = (4 + dice.below(7), 4 + dice.below(7));
            if !opening.contains(&spot) {
                opening.push(spot);
            }
        }
        let position = against_itself(rule, &opening, turn);
        plies += position.count();
        black += usize::from(position.winner() == Some(Color::Black));
        white += usize::from(position.winner() == Some(Color::White));
    }
    println!("{count} games, {black} won by Black, {white} by White, {plies} plies");
}
