//! Entry points of the library, each with valid inputs to begin with and the words of its language.

use std::collections::HashSet;

use yonsan::board::{Canonical, Color, Rule, diagram, notation};
use yonsan::check::check;
use yonsan::engine;
use yonsan::formats::{self, Choice, Exporter, Format, Manner, list, trees};
use yonsan::proof;
use yonsan::solve::{Budget, Vcf, Win};
use yonsan::strategy::build::journal;
use yonsan::strategy::{Tree, codec, shipped, text, verify};
use yonsan::teach::{lesson, puzzle};

use super::run::fuzz;

fn texts(seeds: &[&str]) -> Vec<Vec<u8>> {
    seeds.iter().map(|seed| seed.as_bytes().to_vec()).collect()
}

/// The input as text; empty where it is not UTF-8, because readers of text receive only UTF-8.
fn text_of(input: &[u8]) -> String {
    String::from_utf8_lossy(input).into_owned()
}

#[test]
fn positions() {
    let seeds = texts(&["h8i9j10", "H8,I9,J10", "h8_i9", "B:h8i8j9,W:j8k9,b", "B:,W:,b", "a1o15a15o1"]);
    fuzz("positions", &seeds, &["h8", "B:", "W:", ",w", "o15", "a1"], |input| {
        for rule in Rule::ALL {
            let Ok(position) = notation::parse(&text_of(input), rule) else { continue };
            let again = notation::parse(&notation::write_setup(&position), rule).unwrap();
            for color in Color::BOTH {
                assert_eq!(again.stones(color), position.stones(color));
            }
            let written = notation::parse(&notation::write(&position), rule).unwrap();
            assert_eq!((written.moves(), written.to_move()), (position.moves(), position.to_move()));
        }
    });
}

#[test]
fn diagrams() {
    let position = notation::parse("h8i9j10k11g7", Rule::Freestyle).unwrap();
    let drawn = [diagram::Glyphs::Ascii, diagram::Glyphs::Unicode, diagram::Glyphs::Wide]
        .map(|glyphs| diagram::draw(&position, glyphs).into_bytes());
    let mut seeds = drawn.to_vec();
    seeds.push(diagram::write(&position).into_bytes());
    seeds.push(diagram::draw_numbered(&position, diagram::Glyphs::Ascii).into_bytes());
    fuzz("diagrams", &seeds, &["X", "O", ".", "●", "○", "rule: standard", "\n"], |input| {
        let text = text_of(input);
        let _ = diagram::stated(&text);
        if let Ok(position) = diagram::parse(&text, Rule::Standard, None) {
            let again = diagram::parse(&diagram::write(&position), Rule::Standard, None).unwrap();
            assert_eq!(again.setup().stones.black.len(), position.setup().stones.black.len());
        }
    });
}

const WORDS_OF_YAML: [&str; 14] =
    ["- ", ": ", "&a", "*a", "<<: *a", "{", "}", "[", "]", "|", ">", "!!binary", "---\n", "  "];

#[test]
fn puzzles() {
    let seeds = texts(&[include_str!("../data/two-puzzles.yaml")]);
    fuzz("puzzles", &seeds, &WORDS_OF_YAML, |input| {
        for entry in puzzle::parse_each(&text_of(input)) {
            let Ok(puzzle) = entry.puzzle else { continue };
            let again = puzzle::parse_all(&puzzle::write(&puzzle)).unwrap();
            assert_eq!(again[0].position, puzzle.position);
        }
    });
}

#[test]
fn lessons() {
    let seeds = texts(&[include_str!("../../lessons/01-fives-and-fours.yaml")]);
    fuzz("lessons", &seeds, &WORDS_OF_YAML, |input| {
        let (lesson, errors) = lesson::parse(&text_of(input));
        assert!(lesson.is_some() || !errors.is_empty());
    });
}

#[test]
fn others_files() {
    let seeds = texts(&[
        "(;FF[4]GM[4]SZ[15];B[hh];W[ig](;B[gg]C[a comment\\]])(;B[ff]LB[aa:A]))",
        "(;GM[1]SZ[15]AB[hh][ii]AW[jj]PL[B];B[kk])(;GM[5];B[aa])",
        "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,12\nwhite\nblack\n-1\n",
    ]);
    let words = ["(", ";", ")", "B[hh]", "W[]", "AB[aa:cc]", "SZ[19]", "\\", "15x15", "1,1,0\n"];
    fuzz("files", &seeds, &words, |input| {
        for format in [Format::Sgf, Format::Psq, Format::Text] {
            for game in [None, Some(2)] {
                let _ = formats::read(format, input, &Choice { game, ..Choice::default() });
            }
        }
        let _ = list::read(&text_of(input), Rule::Standard);
    });
}

#[test]
fn games_of_others() {
    let mut seeds = texts(&[
        "(;GM[1]CA[gb2312]SZ[15]PB[a]C[b];B[hh](;W[ig]LB[aa:A]TR[hh])(;W[];B[ff]))(;SZ[15]AB[hh]AW[ii]PL[B];B[jj])",
        "<database><players><player id=\"1\" surname=\"A\" /></players><games><game id=\"1\" black=\"1\" \
         bresult=\"1\"><move>h8 i9</move><info>&lt;</info></game><game id=\"2\"><move>h8</move></game></games></database>",
        "one\ntwo\n7,7,0\n8,6,12\n",
        "X 1: 7, 7\nX 2: 8, 6 Y\n1: 7, 7\n",
        "0,0, 1,0, 1,3\n-7,7, 0,0\n",
        "standard\th8i9j10\nB:h8,W:i9,b\n",
    ]);
    seeds.push(
        b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x78\x09\x00\x01one\x08two\0L*\0\0\
          \x69\x80\x79\x40\x68\x11\x00\x01A\0\x88\x40"
            .to_vec(),
    );
    let words =
        ["(;", ")", "W[]", "AE[hh]", "CA[euc-kr]", "\0\0", "<game>", "</game>", "&amp;", "1: 7, 7\n", "0,0,"];
    fuzz("games", &seeds, &words, |input| {
        for format in Format::ALL {
            let Ok(games) = formats::games(format, input, &Choice::default()) else { continue };
            for game in games.map_while(Result::ok).flatten().take(10) {
                let sgf = Exporter::new(Format::Sgf, Manner::default()).unwrap().add(&game).unwrap();
                let mut again = formats::games(Format::Sgf, &sgf, &Choice::default()).unwrap();
                let again = again.next().unwrap().unwrap().unwrap();
                let end = |game: &formats::Game| (game.lines(), game.position(&Choice::default()));
                assert_eq!(end(&again), end(&game));
                for to in Format::ALL {
                    if let Ok(mut exporter) = Exporter::new(to, Manner::default()) {
                        let _ = exporter.add(&game);
                        exporter.finish();
                    }
                }
            }
        }
    });
}

#[test]
fn certificates() {
    let position = notation::parse("B:f8g8h8i9i10,W:e8c3d12l4m11,b", Rule::Freestyle).unwrap();
    let answer = Vcf::default().shortest(&position, &Budget::default());
    let win = Win::by_fours(&position, answer.verdict.proven().unwrap());
    let seeds = vec![proof::write(&win.certificate).into_bytes()];
    let words = ["\"otherwise\"", "\"attack\"", "\"replies\"", "null", "[", "]", "{", "}", "0", "99"];
    fuzz("certificates", &seeds, &words, |input| {
        if let Ok(certificate) = proof::parse(&text_of(input)) {
            check(&certificate, 100_000);
            assert_eq!(proof::parse(&proof::write(&certificate)).unwrap(), certificate);
        }
    });
}

/// A tree with these decisions, each the moves before it and Black's answer.
fn tree(rule: Rule, decisions: &[(&str, &str)]) -> Tree {
    let mut tree = Tree::new(rule);
    for (moves, answer) in decisions {
        tree.insert(&notation::parse(moves, rule).unwrap(), answer.parse().unwrap());
    }
    tree
}

#[test]
fn trees_of_ours() {
    let small = tree(Rule::Standard, &[("h8o15", "g7"), ("h8o15g7a1", "i9"), ("h8o14", "j10")]);
    let seeds = vec![codec::encode(&small), text::write(&small).into_bytes()];
    fuzz("trees", &seeds, &["h8", " -> ", "finished", "\n", "  "], |input| {
        if let Ok(tree) = codec::decode(input) {
            assert_eq!(codec::decode(&codec::encode(&tree)).unwrap().len(), tree.len());
        }
        if let Ok(tree) = text::read(&text_of(input)) {
            assert_eq!(
                codec::fingerprint(&codec::decode(&codec::encode(&tree)).unwrap()),
                codec::fingerprint(&tree)
            );
        }
    });
    assert!(codec::decode(&codec::encode(shipped(Rule::Freestyle))).is_ok());
}

/// The bytes with a valid checksum: FNV-1a in the last eight bytes.
fn summed(bytes: &[u8]) -> Vec<u8> {
    let kept = &bytes[..bytes.len().saturating_sub(8)];
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    [kept, &kept.iter().fold(0xcbf2_9ce4_8422_2325, mix).to_le_bytes()].concat()
}

#[test]
fn trees_whose_checksum_fits() {
    let decided = [("h8o15", "g7"), ("h8o15g7a1", "i9"), ("h8o15g7a2", "i9"), ("h8o14", "j10")];
    let mut small = tree(Rule::Freestyle, &decided);
    small.finish("o15".parse().unwrap(), 35);
    let seeds = vec![codec::encode(&small), codec::encode(shipped(Rule::Standard))[..2_000].to_vec()];
    let mut read = 0;
    fuzz("sums", &seeds, &["\u{7}", "\u{0}", "~", "p"], |input| {
        let Ok(tree) = codec::decode(&summed(input)) else { return };
        read += 1;
        let again = codec::decode(&codec::encode(&tree)).unwrap();
        assert_eq!(text::write(&again), text::write(&tree));
        // Every position that is reached is a decision of the tree with its own move, and each is reached once.
        let (reached, _) = verify::decisions(&tree, &tree.finished);
        for decision in &reached {
            let attack = tree.get(&decision.position).expect("what is reached is decided");
            let played = |point| Canonical::of(&decision.position.clone().after(&[point]).unwrap()).0;
            assert_eq!(played(attack), played(decision.attack));
        }
        let distinct: HashSet<Canonical> =
            reached.iter().map(|decision| Canonical::of(&decision.position).0).collect();
        assert_eq!(distinct.len(), reached.len());
    });
    assert!(read > 10, "{read} of them were trees");
}

#[test]
fn trees_of_others() {
    let seeds = texts(&["[(88[(89[(98](:9[(78]]]", r#"{"h8":{"h9":{"i9":{"a1":{"b2":9},"a2":11}}}}"#]);
    fuzz("foreign", &seeds, &["[", "]", "(88", ")", "{", "}", "\"h8\":", "7", ","], |input| {
        let text = text_of(input);
        if let Ok(tree) = trees::brackets::read(&text, Rule::Freestyle) {
            let again = trees::brackets::read(&trees::brackets::write(&tree), Rule::Freestyle);
            assert_eq!(again.map(|tree| tree.len()).ok(), Some(tree.len()));
        }
        let _ = trees::nested::read(&text, Rule::Standard);
    });
}

#[test]
fn journals() {
    let seeds =
        texts(&["yonsan-journal 1 freestyle\nB:h8i9,W:l8m8,b j10\nB:h8i9,W:l8m8,b none\nfinished l8 43\n"]);
    fuzz("journals", &seeds, &["none", "finished", "B:h8,W:", ",b", "\n"], |input| {
        let _ = journal::read(&text_of(input), &mut Tree::new(Rule::Freestyle));
    });
}

#[test]
fn managers() {
    let seeds = texts(&[
        "START 15\nINFO timeout_turn 0\nBEGIN\nTURN 8,8\nTAKEBACK 8,8\nABOUT\nEND\n",
        "START 15\nINFO timeout_turn 0\nINFO rule 1\nBOARD\n7,7,1\n8,8,2\nDONE\nRESTART\n",
        "INFO timeout_turn 0\nYXBOARD\n7,7,2\n8,8,1\nDONE\nYXNBEST 3\nYXSTOP\nINFO max_memory 1\n",
    ]);
    let words =
        ["TURN ", "BOARD\n", "DONE\n", "7,7", ",1\n", ",2\n", "INFO rule ", "RECTSTART ", "TAKEBACK "];
    fuzz("managers", &seeds, &words, |input| {
        // Every time for a move in the input is replaced by 0, so that the engine answers at once.
        let hasty = [b"INFO timeout_turn 0\n".as_slice(), input].concat();
        let hasty = text_of(&hasty).replace("timeout_turn ", "timeout_turn 0\nINFO no ");
        let mut out = Vec::new();
        engine::run(std::io::Cursor::new(hasty.into_bytes()), &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().lines().all(|line| !line.is_empty()));
    });
}

#[test]
fn typed_lines() {
    let seeds = texts(&[
        "solve vct --within 9 --nodes 100",
        "load 'my game.sgf' --ply 3 --rule standard",
        "h8 i9,j10",
        "step h8 on",
        "train --rating 900..1200 --streak 60",
        "play black level 3 sly",
        "scan row 8",
        "why 12 --goal win",
    ]);
    let words: Vec<&str> =
        yonsan::session::grammar::all().map(|(_, spec)| spec.name).chain(["--", "=", "'", " "]).collect();
    fuzz("lines", &seeds, &words, |input| {
        let _ = yonsan::session::parse(&text_of(input));
    });
}
