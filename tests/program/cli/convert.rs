//! Tests of conversions: the output, the reported losses, and the refused inputs.

use crate::support::program::*;

const TREE: &str =
    "(;FF[4]GM[4]SZ[15]PB[Ann]PW[Bo];B[hh]C[first]LB[ig:A];W[ig](;B[jf]C[main])(;B[aa];W[oo]))";
const SETUP: &str = "B:f8g8h8i9i10,W:e8c3d12l4m11,b";

/// Converts to standard output; returns the output and the reported losses.
#[track_caller]
fn convert(args: &[&str], input: impl AsRef<[u8]>) -> (String, String) {
    let ran = yonsan_reading(&[&["convert"], args].concat(), input);
    assert_eq!(ran.code, 0, "{args:?}: {ran:?}");
    (ran.out, ran.err)
}

fn path(name: &str) -> String {
    folder().join(name).to_str().unwrap().to_owned()
}

#[test]
fn one_game_goes_through_every_format_of_moves() {
    let moves = "h8i9j10a15o1";
    let start = file("start.sgf", "(;SZ[15];B[hh];W[ig];B[jf];W[aa];B[oo])");
    for ending in ["sgf", "psq", "rec", "rif", "lib", "log", "txt"] {
        let there = path(&format!("there.{ending}"));
        assert_eq!(convert(&[&start, &there], "").0, "");
        let (pos, lost) = convert(&[&there, "-", "--to", "pos"], "");
        assert_eq!((pos.trim_end(), lost.contains("variation")), (moves, false), "{ending}");
        // A position may be given by this file in any command.
        let shown = yonsan(&["annotate", &there, "--json", "--point", "a1"]).json();
        assert_eq!(shown["position"], moves, "{ending}");
        // From standard input, the format is found from the content.
        if ending != "rec" {
            let bytes = std::fs::read(&there).unwrap();
            assert_eq!(convert(&["-", "-"], bytes).0.trim_end(), moves, "{ending}");
        }
    }
    for form in ["pos", "list", "openings", "log"] {
        let there = path("there");
        convert(&[&start, &there, "--to", form], "");
        assert_eq!(convert(&[&there, "-", "--from", form], "").0.trim_end(), moves, "{form}");
    }
}

#[test]
fn a_tree_becomes_its_main_line_and_what_is_lost_is_said() {
    let tree = file("tree.sgf", TREE);
    let (pos, lost) = convert(&[&tree, "-", "--to", "pos"], "");
    assert_eq!(pos, "h8i9j10\n");
    for word in ["1 variation", "2 comments", "1 label", "Black's name", "White's name"] {
        assert!(lost.contains(word), "no {word} in {lost}");
    }
    assert!(lost.lines().all(|line| line.starts_with("yonsan: ")), "{lost}");
    let (psq, lost) = convert(&[&tree, "-", "--to", "psq"], "");
    assert_eq!(psq, "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n10,6,0\nAnn\nBo\n-1\n");
    assert!(lost.contains("1 variation") && !lost.contains("name"), "{lost}");
    // RenLib holds variations, comments, and labels on moves.
    let lib = path("tree.lib");
    let (_, lost) = convert(&[&tree, &lib], "");
    assert!(lost.contains("name") && !lost.contains("comment") && !lost.contains("label"), "{lost}");
    let (back, lost) = convert(&[&lib, "-", "--to", "sgf"], "");
    assert!(back.contains("C[main]") && back.contains("LB[ig:A]") && back.contains(";W[oo]"), "{back}");
    assert_eq!(lost, "");
    assert_eq!(convert(&[&tree, "-", "--ply", "2"], "").0, "h8i9\n");
}

#[test]
fn several_games() {
    let two = "(;SZ[15];B[hh])\n(;SZ[15];B[aa];W[hh])";
    let (pos, lost) = convert(&["-", "-", "--to", "pos"], two);
    assert_eq!(pos, "h8\n");
    assert!(lost.contains("1 further game") && lost.contains("--game"), "{lost}");
    assert_eq!(convert(&["-", "-", "--game", "2"], two), ("a15h8\n".into(), String::new()));
    assert_eq!(convert(&["-", "-", "--to", "list"], two), ("h8\na15h8\n".into(), String::new()));
    yonsan_reading(&["convert", "-", "-", "--game", "3"], two).is_fault(&["no game 3", "2 games"]);
    // A broken game is left out and reported.
    let broken = two.replace("(;SZ[15];B[hh])", "(;SZ[19];B[hh])");
    let (pos, lost) = convert(&["-", "-", "--to", "pos"], broken);
    assert_eq!(pos, "a15h8\n");
    assert!(lost.contains("1 game that cannot be read") && lost.contains("19"), "{lost}");
}

#[test]
fn set_ups_where_they_fit_and_where_they_do_not() {
    let written = "B:f8g8h8i9i10,W:c3l4e8m11d12,b\n";
    for ending in ["sgf", "txt"] {
        let there = path(&format!("there.{ending}"));
        assert_eq!(convert(&[SETUP, &there], "").1, "");
        assert_eq!(convert(&[&there, "-"], "").0, written);
    }
    // Stones that alternating moves can give become moves, which is reported.
    let lib = path("there.lib");
    let (_, said) = convert(&[SETUP, &lib], "");
    assert!(said.contains("set-up") && said.contains("order"), "{said}");
    let solved = |position: &str| yonsan(&["solve", position, "--json"]).json()["line"].clone();
    assert_eq!(solved(&lib), solved(SETUP));
    // Other set-ups need passes, which RenLib has and the other formats do not.
    let uneven = "B:h8i8j8,W:a1,b";
    convert(&[uneven, &lib, "--force"], "");
    assert_eq!(convert(&[&lib, "-"], "").0, "B:h8i8j8,W:a1,b\n");
    let psq = path("x.psq");
    yonsan(&["convert", uneven, &psq]).is_fault(&["3 black stones", "1 white stone", ".sgf"]);
    assert!(!std::path::Path::new(&psq).exists());
    // A set-up with moves after it keeps its stones in one line.
    let (pos, lost) = convert(&["-", "-"], "(;SZ[15]AB[hh]AW[ii]PL[B];B[aa])");
    assert_eq!(pos, "B:h8a15,W:i7,w\n");
    assert!(lost.contains("order of the moves"), "{lost}");
    assert_eq!(convert(&["B:h8,W:,b", "-", "--side", "white"], "").0, "B:h8,W:,w\n");
}

#[test]
fn rows_from_the_top() {
    assert_eq!(convert(&["h8i9a1", "-", "--rows", "top"], "").0, "h8i7a15\n");
    assert_eq!(convert(&["-", "-", "--from", "pos", "--rows", "top"], "h8i7a15").0, "h8i9a1\n");
    assert_eq!(convert(&["h8i7", "-", "--from", "pos", "--rows", "top"], "").0, "h8i9\n");
    assert_eq!(convert(&["B:a1,W:,w", "-", "--rows", "top"], "").0, "B:a15,W:,w\n");
    yonsan(&["convert", "h8", "-", "--rows", "left"]).is_fault(&["bottom nor top"]);
}

#[test]
fn texts_in_other_encodings() {
    // "Black wins" in GB 2312, EUC-KR and Shift JIS; in the last one a character ends with the byte of a
    // backslash.
    for (name, bytes, text) in [
        ("gb2312", b"\xba\xda\xca\xa4".as_slice(), "黑胜"),
        ("euc-kr", b"\xc8\xe6\xbd\xc2", "흑승"),
        ("shift_jis", b"\x8d\x95\x8f\x9f\x83\x5c", "黒勝ソ"),
    ] {
        let sgf =
            |stated: &str| [b"(;GM[1]", stated.as_bytes(), b"SZ[15];B[hh]C[", bytes, b"];W[ii])"].concat();
        let comment = format!("C[{text}]");
        let (stated, lost) = convert(&["-", "-", "--to", "sgf"], sgf(&format!("CA[{name}]")));
        assert!(
            stated.contains(&comment) && stated.contains("CA[UTF-8]") && lost.is_empty(),
            "{stated}{lost}"
        );
        let (chosen, lost) = convert(&["-", "-", "--to", "sgf", "--encoding", name], sgf(""));
        assert!(chosen.contains(&comment) && lost.is_empty(), "{chosen}{lost}");
        // A library does not state its encoding, neither as input nor as output.
        let lib = path("a.lib");
        convert(&["-", &lib, "--encoding", name], sgf(""));
        let held = std::fs::read(&lib).unwrap();
        assert!(held.windows(bytes.len()).any(|window| window == bytes), "{name}");
        assert!(convert(&[&lib, "-", "--to", "sgf", "--encoding", name], "").0.contains(&comment));
        let (guess, said) = convert(&[&lib, "-", "--to", "sgf"], "");
        assert!(!guess.contains(text) && said.contains("--encoding"), "{guess}{said}");
    }
    let emoji = "(;SZ[15];B[hh]C[😀])";
    yonsan_reading(&["convert", "-", &path("b.lib"), "--encoding", "euc-kr"], emoji)
        .is_fault(&["'😀'", "euc-kr"]);
    yonsan(&["convert", "h8", "-", "--encoding", "morse"]).is_fault(&["morse", "gb18030"]);
}

#[test]
fn proofs_and_puzzles_become_trees() {
    let proof = path("proof.json");
    let solved = yonsan(&["solve", SETUP, "--proof", &proof, "--json"]).json();
    let line: String = solved["line"].as_array().unwrap().iter().map(|p| p.as_str().unwrap()).collect();
    let (sgf, lost) = convert(&[&proof, "-", "--to", "sgf"], "");
    assert_eq!(lost, "");
    assert!(
        sgf.contains("Black to move wins within 5 plies") && sgf.contains("five at i6 and at i11"),
        "{sgf}"
    );
    for ending in ["sgf", "lib"] {
        let there = path(&format!("proof.{ending}"));
        convert(&[&proof, &there], "");
        // The main line is the longest defence up to the five; the set-up's stones are written as moves
        // before it.
        let rec = path("line.rec");
        convert(&[&there, &rec], "");
        let (pos, _) = convert(&[&rec, "-"], "");
        assert!(pos.trim_end().ends_with(&line), "{pos}");
    }
    // In a format for stones or moves, only the proof's position is written.
    let (pos, lost) = convert(&[&proof, "-"], "");
    assert_eq!(pos, "B:f8g8h8i9i10,W:c3l4e8m11d12,b\n");
    assert!(lost.contains("the moves of the proof"), "{lost}");
    let (pos, lost) = convert(&["vcf-0001", "-"], "");
    assert_eq!(pos, "B:f8g8h8i9i10,W:c3l4e8m11d12,b\n");
    assert!(lost.contains("title") && lost.contains("rule"), "{lost}");
    let (list, _) = convert(&[&file("p.yaml", PUZZLES), "-", "--to", "list"], "");
    assert_eq!(list.lines().count(), 2);
}

#[test]
fn the_conversation_does_the_same() {
    let tree = file("tree.sgf", TREE);
    let lib = path("out.lib");
    let said = yonsan_reading(
        &["repl", "h8"],
        format!(
            "convert {tree} -\nconvert {tree} {lib}\nload {lib}\nconvert {tree} - --to lib\nconvert {tree}\n"
        ),
    );
    assert_eq!(said.code, 1);
    for words in ["h8i9j10\n", "1 variation", "1 game written to", "name a file", "into which file?"] {
        assert!(said.out.contains(words), "no {words} in {}", said.out);
    }
    assert_eq!(convert(&[&lib, "-"], "").0, "h8i9j10\n");
}

#[test]
fn what_cannot_be_converted() {
    let folder = folder();
    let folder = folder.to_str().unwrap();
    let out = format!("{folder}/out.sgf");
    let refuse = |input: &str, words: &[&str]| {
        yonsan(&["convert", input, &out]).is_fault(words);
        assert!(!std::path::Path::new(&out).exists(), "{input}");
    };
    refuse(folder, &["folder"]);
    for ending in ["sgf", "psq", "rec", "rif", "lib", "txt", "log", "yaml", "json"] {
        for empty in ["", " \n\n"] {
            let path = file(&format!("empty.{ending}"), empty);
            yonsan(&["convert", &path, &out]).is_fault(&[&path]);
        }
        let path = file(&format!("empty.{ending}"), "");
        refuse(&path, &[&path, "empty"]);
        yonsan(&["show", &path]).is_fault(&[&path, "empty"]);
    }
    let path = file("game.doc", "h8i9");
    refuse(&path, &[&path, "--from"]);
    assert_eq!(convert(&[&path, "-", "--from", "pos"], "").0, "h8i9\n");
    refuse(&file("none.sgf", "(;SZ[15])"), &["neither a stone nor a move"]);
    refuse(&file("none.psq", "Piskvorky 15x15, 0:0, 0\na\nb\n"), &["neither a stone nor a move"]);
    refuse(&file("none.rif", "<database></database>"), &["neither a stone nor a move"]);
    refuse(&file("none.txt", ". . . . . . . . . . . . . . .\n".repeat(15)), &["neither a stone nor a move"]);
    refuse(&file("unclosed.sgf", "(;SZ[15];B[hh]"), &["byte 0", "not closed"]);
    refuse(&file("unclosed.sgf", "(;SZ[15];B[hh])(;B[aa]"), &["byte 15", "not closed"]);
    refuse(&file("large.psq", "Piskvorky 20x20, 0:0, 0\n8,8,0\n"), &["20x20", "15 by 15"]);
    refuse(&file("off.rec", "a\nb\n7,7,0\n15,0,0\n"), &["line 4", "15,0"]);
    refuse(
        &file("cut.lib", b"\xffRenLib\xff\x03\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x78\x00"),
        &["byte 22"],
    );
    refuse(&file("bad.lib", "Ren"), &["byte 0"]);
    refuse(&file("stone.sgf", "(;B[hh];W[ii](;B[jj])(;B[kk];W[hh]))"), &["h8 i7 k5 h8", "stone"]);
    refuse(
        &file("five.sgf", "(;B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea];W[eb])"),
        &["move 9", "--ply 9"],
    );
    refuse(&file("root.rif", "<html></html>"), &["html", "database"]);
    refuse(&file("cut.rif", "<database><games><game id=\"1\">"), &["byte"]);
    refuse("none.sgf", &["none.sgf", "No such file"]);
    refuse("h8z9", &["'z9'"]);
    // The output's format is found from its extension as well.
    yonsan(&["convert", "h8", &format!("{folder}/out")]).is_fault(&["ending"]);
    yonsan(&["convert", "h8", &format!("{folder}/out.json")]).is_fault(&["solve", "--proof"]);
    yonsan(&["convert", "h8", &format!("{folder}/out.yaml")]).is_fault(&["puzzle"]);
    yonsan(&["convert", "h8", &format!("{folder}/none/out.sgf")]).is_fault(&["cannot be written"]);
    yonsan(&["convert", "h8", "-", "--to", "doc"]).is_fault(&["'doc'", "sgf"]);
    yonsan(&["convert", "h8"]).is_fault(&["OUT"]);
}

#[test]
fn a_file_that_stands_in_the_way_is_replaced_only_by_a_whole_one() {
    let there = file("there.sgf", "old");
    yonsan(&["convert", &file("bad.sgf", "(;B[hh]"), &there, "--force"]).is_fault(&["not closed"]);
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "old");
    convert(&["h8", &there, "--force"], "");
    assert_eq!(convert(&[&there, "-"], "").0, "h8\n");
    // Conversion of a file into itself.
    convert(&[&there, &there, "--force"], "");
    assert_eq!(convert(&[&there, "-"], "").0, "h8\n");
}

#[test]
fn the_whole_board_in_an_editor() {
    let out = path("tree.sgf");
    let ran = yonsan(&["strategy", "export", "--to", "sgf", "--root", "h8h9i9", "--out", &out]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let sgf = std::fs::read_to_string(&out).unwrap();
    assert!(sgf.contains("kagetsu (flower moon)") && sgf.contains("loses to threats"), "{}", &sgf[..400]);
    let lib = path("tree.lib");
    yonsan(&["strategy", "export", "--to", "lib", "--root", "h8h9i9", "--out", &lib]);
    // Both files have the same content.
    let again = path("again.sgf");
    convert(&[&lib, &again], "");
    let nodes = |text: &str| text.matches(";B[").count();
    assert_eq!(nodes(&std::fs::read_to_string(&again).unwrap()), nodes(&sgf));
    assert!(nodes(&sgf) > 100);
    yonsan(&["strategy", "export", "--to", "sgf", "--root", "i9h8"]).is_fault(&["h8o9g7"]);
}
