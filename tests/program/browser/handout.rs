//! Puzzles that are handed out, in a real browser: a page to solve them on, and sheets as they are printed.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::json;
use yonsan::board::notation;
use yonsan::teach::puzzle::library;

use super::{browser, played, ran_in};
use crate::support::program::{folder, yonsan};

#[test]
fn puzzles_are_solved_on_a_page() {
    let puzzles = ["vcf-0001", "defend-0001", "find-all-0050", "look-0002", "forbidden-0001", "vcf-0002"];
    let Some(seen) = played(&[&["--solve"], &puzzles[..]].concat(), include_str!("solve.js")) else { return };
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    assert!(text(&seen["question"]).contains("Win by continuous fours."), "{seen:#}");
    for secret in ["i8 j8 i7", "four-three", "The row pays"] {
        assert!(!text(&seen["source"]).contains(secret), "{secret} can be read");
    }
    let all = seen["puzzles"].as_array().unwrap();
    assert_eq!(all.len(), puzzles.len());
    for (i, (puzzle, id)) in all.iter().zip(puzzles).enumerate() {
        assert!(text(&puzzle["wrong"]).contains('✗'), "{puzzle:#}");
        let over = if i + 1 == puzzles.len() { "given_up" } else { "solved" };
        assert_eq!(puzzle["over"], over, "{puzzle:#}");
        // What was played are legal moves of the puzzle, and it is told afterwards what it was about.
        let moves = notation::points(&text(&puzzle["moves"])).unwrap_or_default();
        let position = library::find(id).unwrap().position.clone();
        assert!(position.after(&moves).is_ok(), "{puzzle:#}");
        assert!(!text(&puzzle["label"]).is_empty());
    }
    assert!(
        text(&all[0]["said"]).contains("four-three") && text(&all[0]["said"]).contains("1 i8, 2 j8"),
        "{seen:#}"
    );
    assert!(!text(&all[0]["wrong"]).contains("i8"), "a wrong move does not tell the right one");
    let result = text(&seen["result"]);
    assert!(result.starts_with("Name: Ann\nSolved: 5 of 6 · without a wrong answer: 0"), "{result}");
    assert!(result.contains("1. vcf-0001: solved · wrong answers: 1"), "{result}");
    assert!(result.contains("6. vcf-0002: not solved · wrong answers: 1"), "{result}");
    assert!(text(&seen["back"]).contains("Puzzle 5 of 6") && text(&seen["arrow"]).contains("Puzzle 4 of 6"));
    assert_eq!(seen["wide"], json!(0), "nothing is wider than the page");
}

/// The arguments of a sheet of puzzles with long and short texts below the boards.
const SHEET: [&str; 8] = [
    "vcf-0001..vcf-0004",
    "find-all-0050",
    "look-0002",
    "forbidden-0001",
    "vcf-0160",
    "defend-0001",
    "--solutions",
    "--per-page",
];

#[test]
fn nothing_is_cut_off_a_sheet() {
    for (lang, per_page, pages) in [("en", "12", 2), ("ru", "6", 4), ("zh", "4", 6)] {
        let options = [&["--lang", lang, "export", "sheet"], &SHEET[..], &[per_page]].concat();
        let Some(seen) = ran_in(&options, include_str!("sheet.js"), true) else { return };
        assert_eq!((&seen["pages"], &seen["boards"]), (&json!(pages), &json!(18)), "{seen:#}");
        assert_eq!(seen["cut"], json!([]), "{lang} {per_page}");
    }
}

#[test]
fn a_sheet_is_printed_on_both_papers() {
    let Some(browser) = browser() else { return };
    let folder = folder();
    for (paper, per_page, pages) in [("A4", "6", 4), ("letter", "6", 4), ("A4", "2", 10), ("letter", "2", 10)]
    {
        let (page, printed) = (folder.join("sheet.html"), folder.join("sheet.pdf"));
        let wrote = yonsan(
            &[&["export", "sheet", "--force", "-o", page.to_str().unwrap()], &SHEET[..], &[per_page]]
                .concat(),
        );
        assert_eq!(wrote.code, 0, "{wrote:?}");
        let text = fs::read_to_string(&page).unwrap();
        let sized = format!("<style>@page {{ size: {paper}; }}</style></head>");
        fs::write(&page, text.replacen("</head>", &sized, 1)).unwrap();
        let status = Command::new(&browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"])
            .arg(format!("--user-data-dir={}", folder.join("profile").display()))
            .arg(format!("--print-to-pdf={}", printed.display()))
            .arg(format!("file://{}", page.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(status.unwrap().success());
        let bytes = fs::read(&printed).unwrap();
        let kinds = String::from_utf8_lossy(&bytes).matches("/Type /Page\n").count();
        assert_eq!(kinds, pages, "{paper}, {per_page} a page");
    }
    fs::remove_dir_all(&folder).unwrap();
}
