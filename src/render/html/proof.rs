//! A proof as an HTML page: the certificate, with the explanation of each node.

use serde_json::{Map, Value, json};

use super::page::{page, stones};
use crate::reply::{Lang, ProofPage};
use crate::teach::explain::Met;
use crate::words::say::{export as words, lesson, points};

const SCRIPT: &str = include_str!("proof.js");

/// A page that steps through the proof of a win, against any reply.
pub fn proof(shown: &ProofPage, lang: Lang) -> String {
    let certificate = &shown.win.certificate;
    let nodes = certificate.nodes.iter().zip(&shown.guide).map(|(node, met)| {
        let mut object = Map::new();
        object.insert("move".to_owned(), json!(node.attack.to_string()));
        if !node.replies.is_empty() {
            let replies = node.replies.iter().map(|(point, next)| (point.to_string(), json!(next)));
            object.insert("replies".to_owned(), Value::Object(replies.collect()));
        }
        if let Some(next) = node.otherwise {
            object.insert("otherwise".to_owned(), json!(next));
        }
        if let Some(Met { way, reason }) = met {
            object.insert("way".to_owned(), json!(points(way)));
            object.insert("why".to_owned(), lesson::making(lang, reason).map(Value::from).collect());
        }
        Value::Object(object)
    });
    let data = json!({
        "words": words::proof_words(lang),
        "rule": certificate.position.rule().name(),
        "attacker": certificate.attacker().name(),
        "position": stones(&certificate.position),
        "line": points(&shown.win.line),
        "root": certificate.root,
        "nodes": nodes.collect::<Vec<_>>(),
    });
    let without = words::proof_without_script(lang, shown);
    page(lang, &words::proof_title(lang, shown), &words::proof_about(lang, shown), &without, &data, SCRIPT)
}
