use super::*;
use crate::board::notation::NotationError;

const WHOLE: &str = r#"{
  "format": "yonsan-proof", "version": 1, "rule": "freestyle",
  "position": {"black": ["f8", "G8", "h8", "i9", "i10"], "white": ["e8", "c3", "d12", "l4", "m11"]},
  "attacker": "black",
  "root": 0,
  "nodes": [
    {"move": "I8", "replies": {"J8": 1}},
    {"move": "i7"}
  ]
}"#;

/// The certificate's text with one part replaced.
fn with(old: &str, new: &str) -> Result<Certificate, FormError> {
    assert!(WHOLE.contains(old), "{old}");
    parse(&WHOLE.replacen(old, new, 1))
}

fn error(old: &str, new: &str) -> String {
    with(old, new).unwrap_err().to_string()
}

#[test]
fn what_is_written_is_read_back() {
    let read = parse(WHOLE).unwrap();
    assert_eq!(
        write(&read),
        "{\"format\":\"yonsan-proof\",\"version\":1,\"rule\":\"freestyle\",\n\
         \"position\":{\"black\":[\"f8\",\"g8\",\"h8\",\"i9\",\"i10\"],\
         \"white\":[\"c3\",\"l4\",\"e8\",\"m11\",\"d12\"]},\n\
         \"attacker\":\"black\",\"root\":0,\"nodes\":[\n\
         {\"move\":\"i8\",\"replies\":{\"j8\":1}},\n{\"move\":\"i7\"}\n]}\n"
    );
    assert_eq!(parse(&write(&read)).unwrap(), read);
    let threat = with("{\"J8\": 1}", "{\"a1\": 1, \"J8\": 1}, \"otherwise\": 1").unwrap();
    assert!(write(&threat).contains("{\"a1\":1,\"j8\":1},\"otherwise\":1}"));
    assert_eq!(parse(&write(&threat)).unwrap(), threat);
}

#[test]
fn unknown_fields_are_ignored_wherever_they_stand() {
    let same = parse(WHOLE).unwrap();
    assert_eq!(with("\"version\"", "\"by\": null, \"by\": [{}], \"version\""), Ok(same.clone()));
    assert_eq!(with("\"move\": \"i7\"", "\"move\": \"i7\", \"shape\": 0.5"), Ok(same.clone()));
    assert_eq!(with("{\"black\"", "{\"side\": \"white\", \"black\""), Ok(same));
}

#[test]
fn missing_fields_are_errors() {
    for name in ["format", "version", "rule", "position", "attacker", "root", "nodes"] {
        let message = error(&format!("\"{name}\""), "\"other\"");
        assert_eq!(message, format!("{name}: missing"));
    }
    assert_eq!(error("\"white\":", "\"w\":"), "position.white: missing");
    assert_eq!(error("\"move\": \"i7\"", ""), "nodes[1].move: missing");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (old, new, message) in [
        // Fields that hold a value of another kind.
        ("\"yonsan-proof\"", "null", "format: expected string"),
        ("1", "1.0", "version: expected number"),
        ("1", "\"1\"", "version: expected number"),
        ("\"freestyle\"", "[]", "rule: expected string"),
        ("\"black\",", "false,", "attacker: expected string"),
        ("0,", "-1,", "root: expected number"),
        ("0,", "null,", "root: expected number"),
        ("{\"move\": \"i7\"}", "7", "nodes[1]: expected object"),
        ("\"i7\"", "[\"i7\"]", "nodes[1].move: expected string"),
        ("{\"J8\": 1}", "null", "nodes[0].replies: expected object"),
        ("{\"J8\": 1}", "[]", "nodes[0].replies: expected object"),
        ("{\"J8\": 1}", "{\"j8\": null}", "nodes[0].replies: expected number"),
        ("\"i7\"", "\"i7\", \"otherwise\": null", "nodes[1].otherwise: expected number"),
        ("[\"f8\",", "[8,", "position.black: expected string"),
        ("\"position\": {", "\"position\": [], \"x\": {", "position: expected string or object"),
        // Unknown names.
        ("yonsan-proof", "yonsan", "format: unknown: yonsan"),
        ("1", "2", "version: unknown: 2"),
        ("freestyle", "caro", "rule: unknown: caro"),
        ("\"black\",", "\"Black\",", "attacker: unknown: Black"),
        ("\"f8\"", "\"p8\"", "position.black: not a point: p8"),
        ("\"m11\"", "\"m16\"", "position.white: not a point: m16"),
        ("\"I8\"", "\"i0\"", "nodes[0].move: not a point: i0"),
        ("\"J8\"", "\"\"", "nodes[0].replies: not a point: "),
        // Fields and replies that occur twice.
        ("\"J8\": 1", "\"J8\": 1, \"j8\": 1", "nodes[0].replies: twice"),
        ("\"J8\": 1", "\"j8\": 1, \"j8\": 1", "nodes[0].replies: twice"),
        ("\"root\": 0", "\"root\": 0, \"root\": 0", "root: twice"),
        ("\"move\": \"i7\"", "\"move\": \"i7\", \"move\": \"i6\"", "nodes[1].move: twice"),
        ("\"f8\"", "\"g8\"", "position: impossible position: g8 twice"),
        ("\"e8\"", "\"g8\"", "position: impossible position: g8 black and white"),
        // Indices out of range and cycles, including those that cannot be reached from the root.
        ("0,", "2,", "root: 2 of 2 nodes"),
        ("\"J8\": 1", "\"J8\": 2", "nodes[0].replies: 2 of 2 nodes"),
        (
            "\"i7\"",
            "\"i7\", \"otherwise\": 18446744073709551615",
            "nodes[1].otherwise: 18446744073709551615 of 2 nodes",
        ),
        ("\"i7\"", "\"i7\", \"otherwise\": 0", "nodes[0]: leads back to itself"),
        ("\"i7\"", "\"i7\", \"replies\": {\"a1\": 1}", "nodes[1]: leads back to itself"),
        (
            "{\"move\": \"i7\"}",
            "{\"move\": \"i7\"}, {\"move\": \"a1\", \"otherwise\": 2}",
            "nodes[2]: leads back to itself",
        ),
        ("{\"move\": \"i7\"}", "", "not JSON: line 9, column 3"),
        ("\"nodes\": [", "\"nodes\": [], \"x\": [", "nodes: empty"),
    ] {
        assert_eq!(error(old, new), message);
    }
    assert_eq!(parse("[]").unwrap_err().to_string(), "certificate: expected object");
    assert!(matches!(parse("{"), Err(FormError::NotJson { line: 1, .. })));
}

#[test]
fn nobody_has_a_five_at_the_root() {
    let stones = |list: &str, rule: &str| {
        let text = WHOLE.replacen("\"i9\", \"i10\"", list, 1);
        parse(&text.replacen("freestyle", rule, 1))
    };
    let black = || Err(FormError::FiveAtRoot(Color::Black));
    assert_eq!(stones("\"i8\", \"j8\"", "freestyle"), black());
    assert_eq!(stones("\"i8\", \"j8\"", "standard"), black());
    assert_eq!(stones("\"i8\", \"j8\", \"k8\"", "freestyle"), black());
    assert!(stones("\"i8\", \"j8\", \"k8\"", "standard").is_ok());
}

#[test]
fn positions_as_strings_say_whose_turn_it_is() {
    let string = |text: &str| {
        let start = WHOLE.find("{\"black\"").unwrap();
        let end = WHOLE.find("]},").unwrap() + 2;
        parse(&format!("{}\"{text}\"{}", &WHOLE[..start], &WHOLE[end..]))
    };
    assert_eq!(string("B:f8g8h8i9i10,W:e8c3d12l4m11,b"), parse(WHOLE));
    assert_eq!(string("f8 e8 g8 c3 H8 d12 i9 l4 i10 m11"), parse(WHOLE));
    let white = || Err(FormError::NotToMove(Color::Black));
    assert_eq!(string("B:f8g8h8i9i10,W:e8c3d12l4m11,w"), white());
    assert_eq!(string("f8e8g8"), white());
    assert_eq!(string(""), Err(FormError::Notation(NotationError::Empty)));
    assert!(matches!(string("f8f8"), Err(FormError::Notation(_))));
}

#[test]
fn no_text_is_too_odd() {
    let whole: Vec<char> = WHOLE.chars().collect();
    for i in 0..whole.len() {
        for odd in ["", "\"", "0", "9", ",", "null", "é", "[", "}"] {
            let rest = whole[i + 1..].iter().collect::<String>();
            let text = whole[..i].iter().collect::<String>() + odd + &rest;
            if let Ok(certificate) = parse(&text) {
                assert_eq!(parse(&write(&certificate)), Ok(certificate), "{text}");
            }
            assert!(parse(text.trim_end_matches('}')).is_err());
        }
    }
}
