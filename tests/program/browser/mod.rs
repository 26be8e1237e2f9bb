//! Pages in a real browser: a script plays against the proof, and takes a lesson.
//!
//! The program writes a page, a script that clicks and reports is added, and a headless Chromium runs it.
//! Without a browser (install one with `apt-get install chromium`, or name one in `CHROMIUM`), the tests
//! print a note and pass.

mod handout;

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use yonsan::board::{Point, Position, notation};

use crate::support::positions::freestyle;
use crate::support::program::{FIVE_PLIES, THREATS, file, folder, yonsan};

/// The longest time for the browser, which usually takes some seconds.
const PATIENCE: Duration = Duration::from_secs(300);

/// The browser, if there is one.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let known = std::env::split_paths(&folders).flat_map(|folder| names.map(|name| folder.join(name)));
    let found = named.into_iter().chain(known).find(|file| file.is_file());
    if found.is_none() {
        eprintln!("left out: there is no Chromium here (apt-get install chromium, or set CHROMIUM)");
    }
    found
}

/// The script's report on the page that the program writes for these arguments; `None` without a browser.
fn played(args: &[&str], script: &str) -> Option<Value> {
    ran_in(&[&["export", "html"], args].concat(), script, false)
}

/// The report on the page that a command writes to its file; a page without scripts is allowed those of the test.
fn ran_in(command: &[&str], script: &str, allowed: bool) -> Option<Value> {
    let browser = browser()?;
    let folder = folder();
    let file = folder.join("page.html");
    let wrote = yonsan(&[command, &["-o", file.to_str().unwrap()]].concat());
    assert_eq!(wrote.code, 0, "{wrote:?}");
    let mut page = fs::read_to_string(&file).unwrap();
    if allowed {
        page = page.replacen("default-src 'none';", "default-src 'none'; script-src 'unsafe-inline';", 1);
    }
    let (before, after) = (include_str!("before.js"), include_str!("after.js"));
    let page = page.replacen("<body>", &format!("<body><script>{before}</script>"), 1);
    let page = page.replacen("</body>", &format!("<script>{script}\n{after}</script></body>"), 1);
    fs::write(&file, page).unwrap();
    let shown = folder.join("shown.html");
    let mut running = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom"])
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(format!("file://{}", file.display()))
        .stdout(File::create(&shown).unwrap())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let started = Instant::now();
    while running.try_wait().unwrap().is_none() {
        if started.elapsed() > PATIENCE {
            running.kill().unwrap();
            panic!("the browser does not come to an end");
        }
        sleep(Duration::from_millis(50));
    }
    let seen = fs::read_to_string(&shown).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    let report = seen.split("<pre id=\"report\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    let report = report.unwrap_or_else(|| panic!("no report in:\n{seen}"));
    let report = report.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["errors"], Value::Array(Vec::new()), "{report:#}");
    Some(report["seen"].clone())
}

fn points(value: &Value) -> Vec<Point> {
    notation::points(value.as_str().unwrap()).unwrap()
}

/// Asserts that every game played in the browser ends with the attacker's five, made with the last stone.
fn all_won(start: &Position, games: &Value) -> usize {
    let games = games.as_array().unwrap();
    for game in games {
        let moves = points(game);
        let end = start.clone().after(&moves).unwrap_or_else(|e| panic!("{game}: {e:?}"));
        assert_eq!(end.winner(), Some(start.to_move()), "{game}");
        assert_eq!(end.last_move(), moves.last().copied());
    }
    games.len()
}

#[test]
fn every_reply_is_answered_up_to_the_five() {
    for (text, games) in [(FIVE_PLIES, 200), (THREATS, 400)] {
        let Some(seen) = played(&[text, "--goal", "vct"], include_str!("proof.js")) else { return };
        let won = all_won(&freestyle(text), &seen["games"]);
        assert!(won > games, "{won} games");
        assert_eq!(seen["worded"], true, "the words of the proof are shown");
    }
}

#[test]
fn a_proof_is_walked_through_by_mouse_and_keyboard() {
    let Some(seen) = played(&["vcf-0001"], include_str!("walk.js")) else { return };
    let said = |key: &str| seen[key].as_str().unwrap().to_owned();
    assert!(said("begin").contains("Forward shows Black's move"), "{seen:#}");
    assert!(said("first").contains("Black plays i8.") && said("first").contains("four-three"), "{seen:#}");
    assert!(said("taken").contains("There is a stone on i8"));
    assert!(said("left").contains("White leaves the five at j8.") && said("left").contains("Black has won."));
    assert!(said("again").contains("Black plays i8."), "back goes back to the choice");
    assert!(said("answered").contains("White plays j8.") && said("answered").contains("Black plays i7."));
    assert!(said("end").contains("It makes five."));
    assert_eq!(
        (said("label"), said("focus")),
        ("i8, black, move 1, the last move".into(), "h9, empty".into())
    );
    assert_eq!(seen["start"], seen["begin"]);
}

/// A page of a certificate under renju in which White attacks.
fn renju(position: &str, nodes: &Value, script: &str) -> Option<Value> {
    let certificate = json!({
        "format": "yonsan-proof", "version": 1, "rule": "renju", "position": position, "attacker": "white", "root": 0,
        "nodes": nodes,
    });
    played(&[&file("proof.json", certificate.to_string())], script)
}

#[test]
fn forbidden_points_and_passes_are_met_on_a_page() {
    let caught = "B:h6e7i7g8h8i8j8e9k9f10h10,W:g5f6g7h7f8k8f9g9h9l10,w";
    let Some(seen) = renju(caught, &json!([{"move": "j9"}]), include_str!("catch.js")) else { return };
    let said = |seen: &Value, key: &str| seen[key].as_str().unwrap().to_owned();
    assert!(said(&seen, "caught").contains("Black may not stop it"), "{seen:#}");
    assert!(said(&seen, "forbidden").contains("i9 is forbidden to Black"), "{seen:#}");
    assert_eq!((&seen["moves"], &seen["over"]), (&json!("j9 a1 i9"), &json!(true)));
    let nodes = json!([
        {"move": "o15", "replies": {"b8": 2, "f8": 2, "g8": 2}, "otherwise": 1}, {"move": "f8"}, {"move": "f3"},
    ]);
    let Some(seen) = renju("B:,W:c8d8e8c3d3e3,w", &nodes, include_str!("pass.js")) else { return };
    assert!(
        said(&seen, "passed").contains("Black passes.") && said(&seen, "passed").contains("White plays f8.")
    );
    assert_eq!(seen["moves"], json!("o15 f8 b8 g8"));
}

#[test]
fn a_lesson_is_taken() {
    let Some(seen) = played(&["fives-and-fours"], include_str!("lesson.js")) else { return };
    let questions = seen["questions"].as_array().unwrap();
    assert!(questions.len() >= 5);
    for question in questions {
        assert!(question["wrong"].as_str().unwrap().contains("One more try"), "{question:#}");
        assert_eq!(question["how"], "second", "{question:#}");
    }
    assert!(seen["end"].as_str().unwrap().contains("right at the second try"), "{seen:#}");
    assert!(seen["missed"].as_str().unwrap().contains("The answer:"), "{seen:#}");
}

#[test]
fn a_run_of_fours_goes_on_in_a_lesson() {
    let Some(seen) = played(&["forks"], include_str!("lesson.js")) else { return };
    let longest = seen["questions"].as_array().unwrap().iter().map(|q| q["moves"].as_u64().unwrap()).max();
    assert!(longest > Some(2), "{seen:#}");
}

/// Black overlooks a five at move 9; move 3 has a variation.
const GAME: &str = "(;GM[1]SZ[15]RU[freestyle]PB[Ann <b>]PW[Bob];B[hh]C[The centre.\nNext line];W[ao](;B[ih]LB[hh:A];W[am];\
                    B[jh];W[ak];B[kh];W[lh];B[oa];W[ai])(;B[cm]))";

#[test]
fn a_game_is_walked_with_its_variations_and_moments() {
    let game = file("game.sgf", GAME);
    let Some(seen) = played(&[&game], include_str!("game.js")) else { return };
    let said = |key: &str| seen[key].as_str().unwrap().to_owned();
    assert!(said("graph").contains("lets the win go"), "{seen:#}");
    assert_eq!((&seen["bars"], &seen["crosses"]), (&json!(2), &json!(1)), "{seen:#}");
    assert!(said("start").contains("before the first move"), "{seen:#}");
    assert!(said("first").contains("Move 1: Black plays h8.") && said("first").contains("The centre."));
    assert!(said("variations").contains("i8") && said("variations").contains("c3"), "{seen:#}");
    assert!(said("variation").contains("Move 3: Black plays c3."), "{seen:#}");
    assert!(said("beside").contains("no move at o1"), "{seen:#}");
    let after = |key: &str| seen[key][1].as_u64().unwrap();
    let words = |key: &str| seen[key][0].as_str().unwrap().to_owned();
    assert_eq!((after("end"), after("moment"), after("line")), (10, 8, 9), "{seen:#}");
    assert!(words("moment").contains("lets the win go: g8"), "{seen:#}");
    assert!(words("line").contains("stone 1 of 1") && words("back").contains("Move 8"), "{seen:#}");
    assert_eq!((after("back"), &seen["clicked"]), (8, &json!(0)));
    assert_eq!(said("label"), "h8, empty, the game goes on here");
    assert!(seen["current"].as_u64().unwrap() >= 1, "{seen:#}");
}
