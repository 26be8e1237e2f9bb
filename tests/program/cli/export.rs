//! Tests of `export`: pictures and pages.

use std::fs;

use crate::support::program::{FIVE_PLIES, PAST_FIVE, file, folder, yonsan, yonsan_reading};

/// An invalid certificate: it has no answer to a white stone elsewhere, after which the five at j8 is missed.
const WRONG: &str = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle", "attacker": "black",
    "position": "B:f8g8h8i9i10,W:e8c3d12l4m11,b", "root": 0,
    "nodes": [{"move": "i8", "replies": {"j8": 1}}, {"move": "a1"}]}"#;

/// Asserts that the document is well-formed; returns its title and description.
fn told(svg: &str) -> (String, String) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|e| panic!("{e}:\n{svg}"));
    let text = |name: &str| {
        let is_it = |node: &roxmltree::Node| node.has_tag_name(("http://www.w3.org/2000/svg", name));
        let mut found = document.root_element().children().filter(is_it);
        found.next().and_then(|node| node.text()).unwrap_or_default().to_owned()
    };
    let away = |value: &str| value.contains("//") || value.starts_with("data:");
    for node in document.descendants() {
        assert!(node.attributes().all(|attribute| !away(attribute.value())), "{node:?}");
    }
    assert!(!svg.contains("@import") && !svg.contains("url("), "nothing comes from elsewhere");
    (text("title"), text("desc"))
}

fn count(svg: &str, what: &str) -> usize {
    svg.matches(what).count()
}

#[test]
fn a_board_is_drawn_and_told() {
    let ran = yonsan(&["export", "svg", "h8h9i8", "-o", "-"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let (title, desc) = told(&ran.out);
    assert_eq!(title, "Gomoku: White to move");
    assert_eq!(desc, "Black: h8 and i8. White: h9. White to move. Last move i8.");
    assert_eq!((count(&ran.out, "stone black"), count(&ran.out, "stone white")), (2, 1));
    assert_eq!(count(&ran.out, "dot-black\""), 1, "the last move is marked");
    let numbered = yonsan(&["export", "svg", "h8h9i8", "-o", "-", "--numbers"]).out;
    assert!(numbered.contains(">3</text>") && numbered.contains("class=\"ring\""), "{numbered}");
}

#[test]
fn marks_values_and_colours_are_chosen() {
    let marked = yonsan(&["export", "svg", FIVE_PLIES, "-o", "-", "--mark", "a1,o15", "--wins"]).out;
    let (_, desc) = told(&marked);
    assert!(desc.contains("Marked: a1 and o15.") && desc.contains("Here a win begins: i8."), "{desc}");
    assert_eq!((count(&marked, "mark chosen"), count(&marked, "mark wins")), (2, 1));
    let white = ["export", "svg", FIVE_PLIES, "--side", "white", "-o", "-", "--holds"];
    let held = yonsan(&[&white[..], &["--goal", "vcf"]].concat()).out;
    let (_, desc) = told(&held);
    assert!(desc.contains("These hold: ") && count(&held, "mark holds") >= 4, "{desc}");
    // No move holds against the VCT.
    yonsan(&white).says(1, &["nothing holds"]);
    let heat = yonsan(&["export", "svg", FIVE_PLIES, "-o", "-", "--by", "powers"]).out;
    let (_, desc) = told(&heat);
    assert!(desc.contains("powers would play i8") && heat.contains(">129</text>"), "{desc}");
    let paper = |name: &str| yonsan(&["export", "svg", FIVE_PLIES, "-o", "-", "--paper", name]).out;
    assert!(paper("auto").contains("@media (prefers-color-scheme: dark)"));
    assert!(!paper("light").contains("@media") && !paper("dark").contains("@media"));
    assert!(paper("dark").len() > paper("light").len());
}

#[test]
fn a_strip_shows_a_line() {
    let ran = yonsan(&["export", "svg", "vcf-0001", "--line", "-o", "-"]);
    let (title, desc) = told(&ran.out);
    assert_eq!((ran.code, title.as_str()), (0, "The row pays for the column"));
    assert!(desc.contains("1 i8. 2 j8, 3 i7. 4 i6, 5 i11."), "{desc}");
    assert_eq!(count(&ran.out, "class=\"star\""), 4 * 5);
    let chosen = yonsan(&["export", "svg", "h8h9", "--line", "i8i9j8", "--every", "1", "-o", "-"]).out;
    assert!(told(&chosen).1.ends_with("1 i8. 2 i9. 3 j8."), "{chosen}");
    yonsan(&["export", "svg", "h8h9", "--line", "h8", "-o", "-"]).is_fault(&["impossible", "h8"]);
    let none = yonsan(&["export", "svg", "h8h9", "--line", "-o", "-"]);
    assert_eq!((none.code, none.out.starts_with("Disproven")), (1, true), "{}", none.out);
    assert_eq!(yonsan(&["export", "svg", "h8h9", "--goal", "win", "--line", "-o", "-"]).code, 3);
}

#[test]
fn a_finished_game_can_be_drawn() {
    let ran = yonsan(&["export", "svg", &PAST_FIVE[..18], "-o", "-"]);
    assert_eq!((ran.code, told(&ran.out).0.as_str()), (0, "Gomoku: Black has five"));
}

#[test]
fn a_page_stands_alone() {
    let folder = folder();
    let file = folder.join("page.html");
    let ran = yonsan(&["export", "html", "vcf-0001", "-o", file.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out), (0, format!("Saved {}.\n", file.display())));
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("<h1>The row pays for the column</h1>"));
    for never in ["http:", "https:", " src=", "@import", "fetch(", "innerHTML"] {
        assert!(!page.contains(never), "{never}");
    }
    let lesson = yonsan(&["export", "html", "fives-and-fours", "-o", "-"]);
    assert!(lesson.code == 0 && lesson.out.contains("\"stages\":"));
    let same = yonsan(&["export", "html", "--lesson", "1", "-o", "-"]);
    assert_eq!(same.out, lesson.out);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_title_cannot_break_out() {
    let puzzle = "format: yonsan-puzzle\nversion: 1\nid: vcf-9999\ntitle: '</script></title><script>alert(1)</script>'\n\
                  rule: freestyle\nposition: B:f8g8h8i9i10,W:e8c3d12l4m11,b\nside: black\n\
                  goal: { kind: vcf, within: 5 }\nsource: here\nlicence: CC0-1.0\n";
    let file = &file("evil.yaml", puzzle);
    let page = yonsan(&["export", "html", file, "-o", "-"]).out;
    // The page's own two script ends, and the words of the title as text.
    assert_eq!((count(&page, "</script>"), count(&page, "alert(1)")), (2, 2));
    assert!(!page.contains("<script>alert"));
    let svg = yonsan(&["export", "svg", file, "-o", "-"]).out;
    assert_eq!(told(&svg).0, "</script></title><script>alert(1)</script>");
}

#[test]
fn a_certificate_is_stepped_through_if_it_holds() {
    let (good, bad) = (file("good.json", ""), file("bad.json", WRONG));
    yonsan(&["solve", FIVE_PLIES, "--proof", &good, "--force"]);
    yonsan(&["export", "html", &good, "-o", "-"]).says(0, &["a certificate in 3 stones"]);
    let refused = yonsan(&["export", "html", &bad, "-o", "-"]);
    refused.says(1, &["bad.json"]);
    assert!(!refused.out.contains("<html"), "{}", refused.out);
}

#[test]
fn what_export_is_asked_may_be_at_fault() {
    yonsan(&["export", "html", "vcf-0001", "-o", "/nowhere/at/all.html"]).is_fault(&["cannot be written"]);
    yonsan(&["export", "html", "--lesson", "forkz", "-o", "-"])
        .is_fault(&["no lesson 'forkz'", "Did you mean forks?"]);
    yonsan(&["export", "svg", "vcf-0001"]).is_fault(&["which file?"]);
    yonsan(&["export", "svg", "z9", "-o", "-"]).is_fault(&["z9"]);
    yonsan(&["export", "gif", "vcf-0001", "-o", "-"]).is_fault(&["gif"]);
    yonsan(&["export", "svg", "vcf-0001", "-o", "-", "--mark", "z9"]).is_fault(&["a1 to o15"]);
    let none = yonsan(&["export", "html", "h8h9", "-o", "-"]);
    assert_eq!((none.code, none.out.starts_with("Disproven")), (1, true));
    assert_eq!(yonsan(&["export", "html", "h8h9", "--goal", "win", "--nodes", "5", "-o", "-"]).code, 3);
}

#[test]
#[cfg(not(feature = "png"))]
fn without_the_feature_it_is_told_what_to_do_instead() {
    yonsan(&["export", "png", "vcf-0001", "-o", "-"]).is_fault(&["--features png", "export svg"]);
}

#[test]
#[cfg(feature = "png")]
fn a_picture_is_drawn() {
    let folder = folder();
    let file = folder.join("board.png");
    let ran = yonsan(&["export", "png", "vcf-0001", "-o", file.to_str().unwrap()]);
    let bytes = fs::read(&file).unwrap();
    assert!(ran.code == 0 && bytes.starts_with(b"\x89PNG"));
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (2 * 548, 2 * 548));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn pictures_and_pages_speak_the_language_that_is_asked_for() {
    for (lang, tag, title, words) in [
        ("en", "en", "Gomoku: White to move", ["\"Forward\"", "none is shorter", "Made with yonsan."]),
        ("zh", "zh-Hans", "五子棋：轮到白方", ["\"前进\"", "VCF（连续冲四胜）", "由 yonsan 生成。"]),
        ("ru", "ru", "Гомоку: ход белых", ["\"Вперёд\"", "короче не бывает", "Сделано в yonsan."]),
    ] {
        let svg = yonsan(&["--lang", lang, "export", "svg", "h8h9i8", "-o", "-"]).out;
        assert_eq!(told(&svg).0, title);
        assert!(svg.contains(&format!(" lang=\"{tag}\" class=\"yonsan\"")), "{svg}");
        for page in ["vcf-0001", "fives-and-fours"] {
            let html = yonsan(&["--lang", lang, "export", "html", page, "-o", "-"]).out;
            assert!(html.contains(&format!("<html lang=\"{tag}\">")));
            for words in words.iter().skip(if page == "vcf-0001" { 0 } else { 2 }) {
                assert!(html.contains(words), "{page} in {lang} does not say {words}");
            }
        }
    }
    let changed = yonsan_reading(&["repl", "h8h9i8"], "export svg -\nlang ru\nexport svg -\n").out;
    assert!(changed.contains("Gomoku: White to move") && changed.contains("Гомоку: ход белых"), "{changed}");
}

#[test]
fn the_conversation_exports_what_is_loaded() {
    let folder = folder();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (svg, page, lesson) = (path("a.svg"), path("a.html"), path("l.html"));
    let lines = format!(
        "export svg {svg} --mark a1,b1 --line\nexport html {page}\nlesson 1\nexport html {lesson}\nexport svg - numbers\n"
    );
    let ran = yonsan_reading(&["repl", "vcf-0001"], lines);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(told(&fs::read_to_string(&svg).unwrap()).1.contains("2 j8, 3 i7."));
    assert!(fs::read_to_string(&page).unwrap().contains("The row pays for the column"));
    assert!(fs::read_to_string(&lesson).unwrap().contains("\"stages\":"));
    assert!(ran.out.contains("<svg "), "- is standard output");
    let lines = "export\nexport gif a\nexport svg\nexport html a --by powers\nexport html x.html\n";
    let wrong = yonsan_reading(&["repl", "h8h9"], lines);
    wrong.says(1, &["export svg | png | html", "none of svg, png, html, sheet and anki", "which file?"]);
    wrong.says(1, &["'--by' is no option", "Disproven"]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_of_a_file_has_a_page_of_its_own() {
    // Black overlooks a five at move 9.
    let game = "(;GM[1]SZ[15]RU[freestyle]PB[Ann <b>]PW[Bob];B[hh]C[</script>];W[ao](;B[ih];W[am];B[jh];W[ak];B[kh];W[lh];\
                B[oa];W[ai])(;B[cm]))";
    let game = file("game.sgf", game);
    for (lang, words) in [
        ("en", ["Ann &lt;b&gt; – Bob", "lets the win go", "The course of the game"]),
        ("ru", ["Ann &lt;b&gt; – Bob", "упускают выигрыш", "Ход партии"]),
        ("zh", ["Ann &lt;b&gt; – Bob", "放走了胜局", "全局走势"]),
    ] {
        let page = yonsan(&["--lang", lang, "export", "html", &game, "-o", "-"]);
        assert_eq!(page.code, 0, "{page:?}");
        for word in words {
            assert!(page.out.contains(word), "{word} in {lang}");
        }
        assert!(!page.out.contains("://") && page.out.matches("</script>").count() == 2, "{lang}");
        assert!((20_000..60_000).contains(&page.out.len()), "{} bytes", page.out.len());
    }
    // A part of the game and a question for a win make the page of a proof.
    yonsan(&["export", "html", &game, "--ply", "6", "-o", "-"]).says(0, &["checked against every reply"]);
    let typed = "h8a1i8a3j8a5k8l8o15a7";
    yonsan(&["export", "html", typed, "--review", "-o", "-"]).says(0, &["lets the win go"]);
    yonsan(&["export", "html", "B:h8,W:,w", "--review", "-o", "-"]).is_fault(&["no moves"]);
    let out = folder().join("page.html");
    let talk = format!("load {game}\nexport html {}\n", out.to_str().unwrap());
    yonsan_reading(&["repl"], &talk).says(0, &["Saved"]);
    assert!(std::fs::read_to_string(out).unwrap().contains("lets the win go"));
}
