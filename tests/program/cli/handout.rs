//! Tests of puzzles that are handed out: sheets, pages to solve, and decks of cards.

use std::fs;

use crate::support::program::*;

/// A file in a new folder that is not there yet.
fn new_file(name: &str) -> String {
    folder().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_sheet_asks_without_telling() {
    let sheet = yonsan(&["export", "sheet", "vcf-0001..vcf-0007", "vct-0100", "-o", "-"]);
    assert_eq!((sheet.code, sheet.err.as_str()), (0, ""));
    assert_eq!(sheet.out.matches("<section").count(), 2, "six boards a page");
    assert_eq!(sheet.out.matches("<figure").count(), 8);
    for told in ["The row pays", "four-three", "3 stones", "Solutions", "vcf-0001"] {
        assert!(!sheet.out.contains(told), "{told}");
    }
    for said in
        ["Black to move", "White to move · standard", "Win by continuous fours.", "page 1 of 2", "Name:"]
    {
        assert!(sheet.out.contains(said), "{said}");
    }
    assert!(!sheet.out.contains("freestyle"), "the usual rule is not named");
    let solved =
        yonsan(&["export", "sheet", "vcf-0001..vcf-0007", "--solutions", "--per-page", "12", "-o", "-"]);
    assert_eq!(solved.out.matches("<section").count(), 2, "the solutions are on a page of their own");
    let (asked, answered) = solved.out.split_once("<h1>Solutions</h1>").unwrap();
    assert!(answered.contains("1 i8, 2 j8, 3 i7, 4 i6, 5 i11") && answered.contains("vcf-0001"));
    assert!(!asked.contains("1 i8"));
}

#[test]
fn a_question_does_not_tell_a_decoy() {
    let sheet = |puzzles: &[&str]| yonsan(&[&["export", "sheet", "-o", "-"], puzzles].concat()).out;
    let or_none = "or say that there is no such win";
    assert!(!sheet(&["vct-0100"]).contains(or_none));
    assert_eq!(sheet(&["vct-0100", "look-0002"]).matches(or_none).count(), 2);
    // The points that are to be found are not marked.
    let forbidden = sheet(&["forbidden-0001"]);
    assert!(!forbidden.contains("mark forbidden") && forbidden.contains("renju forbids"));
    let solved = sheet(&["forbidden-0001", "--solutions"]);
    assert!(solved.contains("mark forbidden"));
}

#[test]
fn a_sheet_is_a_picture_too_and_in_every_language() {
    let svg = new_file("sheet.svg");
    assert_eq!(yonsan(&["export", "sheet", "vcf-0001..vcf-0005", "--per-page", "4", "-o", &svg]).code, 0);
    let text = fs::read_to_string(&svg).unwrap();
    let document = roxmltree::Document::parse(&text).unwrap();
    let is_heading = |node: &roxmltree::Node| node.attribute("class") == Some("heading");
    assert_eq!(document.descendants().filter(is_heading).count(), 2);
    yonsan(&["export", "sheet", "vcf-0001", "-o", &svg]).is_fault(&["exists already", "--force"]);
    assert_eq!(yonsan(&["export", "sheet", "vcf-0001", "-o", &svg, "--force"]).code, 0);
    for (lang, said) in [("ru", "Ход чёрных"), ("zh", "轮到黑方")] {
        assert!(yonsan(&["export", "sheet", "vcf-0001", "-o", "-", "--lang", lang]).out.contains(said));
    }
}

#[test]
fn puzzles_are_named_by_ids_ranges_and_files() {
    let boards = |words: &[&str]| {
        let ran = yonsan(&[&["export", "sheet", "-o", "-"], words].concat());
        assert_eq!(ran.code, 0, "{ran:?}");
        ran.out.matches("<figure").count()
    };
    let puzzles = file("own.yaml", PUZZLES);
    assert_eq!(boards(&["vcf-0001", "VCF-0002..vcf-0004", "vcf-0003", &puzzles]), 6);
    let refused = |words: &[&str], told: &[&str]| {
        yonsan(&[&["export", "sheet", "-o", "-"], words].concat()).is_fault(told);
    };
    refused(&["vcf-9999"], &["no puzzle 'vcf-9999'"]);
    refused(&["vcf-0004..vcf-0001"], &["no range"]);
    refused(&["vcf-0001..vct-0100"], &["no range"]);
    refused(&["missing.yaml"], &["missing.yaml"]);
    refused(&["vcf-0001", "--per-page", "5"], &["none of 1, 2, 4, 6, 9 and 12"]);
    yonsan(&["export", "sheet", "vcf-0001", "-o", "sheet.pdf"]).is_fault(&[".html, .htm or .svg"]);
    yonsan(&["export", "anki", "vcf-0001", "-o", "deck.zip"]).is_fault(&[".apkg, .txt or .tsv"]);
}

#[test]
fn what_cannot_be_proven_has_no_solution() {
    let wrong = file("wrong.yaml", PUZZLES.replacen("kind: vcf", "kind: defend", 1));
    let ran = yonsan(&["export", "sheet", &wrong, "--solutions", "-o", "-"]);
    ran.is_fault(&["has no proven solution"]);
    assert_eq!(
        yonsan(&["export", "sheet", &wrong, "-o", "-"]).code,
        0,
        "without solutions nothing is claimed"
    );
    yonsan(&["export", "anki", "vct-0100", "--nodes", "10", "-o", "-"]).is_fault(&["vct-0100", "--nodes"]);
}

#[test]
fn a_deck_is_a_text_or_a_package() {
    let text = yonsan(&["export", "anki", "vcf-0001..vcf-0003", "-o", "-"]).out;
    assert!(text.starts_with("#separator:tab\n#html:true\n"), "{text}");
    assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), 3);
    let package = new_file("deck.apkg");
    assert_eq!(yonsan(&["export", "anki", "vcf-0001..vcf-0003", "-o", &package]).code, 0);
    let bytes = fs::read(&package).unwrap();
    assert!(bytes.starts_with(b"PK\x03\x04"));
    // The files are stored as they are: the database, the list of the pictures, and two pictures for each puzzle.
    let at = |what: &[u8]| bytes.windows(what.len()).filter(|window| *window == what).count();
    assert_eq!((at(b"SQLite format 3\0"), at(b"<svg "), at(b"PK\x01\x02")), (1, 6, 8));
    yonsan(&["export", "anki", "vcf-0001", "-o", &package]).is_fault(&["exists already"]);
}

#[test]
fn a_conversation_makes_them_as_well() {
    let (page, deck) = (new_file("page.html"), new_file("deck.txt"));
    let lines = format!(
        "load vcf-0001\nexport html {page} --solve\nexport anki vcf-0001 vcf-0002 -o {deck}\nexport html --solve -o {page}\n"
    );
    let ran = yonsan_reading(&["repl"], lines);
    assert_eq!(ran.out.matches("Saved ").count(), 2, "{ran:?}");
    assert!(ran.out.contains("exists already"), "{ran:?}");
    assert!(fs::read_to_string(&page).unwrap().contains("Puzzles to solve"));
    assert!(!fs::read_to_string(&page).unwrap().contains("The row pays"));
    assert!(fs::read_to_string(&deck).unwrap().contains("vcf-0002"));
}
