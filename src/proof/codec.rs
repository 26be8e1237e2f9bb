//! Certificates as JSON.
//!
//! ```json
//! {"format":"yonsan-proof","version":1,"rule":"freestyle",
//! "position":{"black":["f8","g8","h8"],"white":["e8"]},
//! "attacker":"black","root":0,"nodes":[
//! {"move":"i8","replies":{"j8":1},"otherwise":2}
//! ]}
//! ```

use std::fmt;
use std::str::FromStr;

use super::error::{Field, FormError, Kind, Place};
use super::json::{self, Fields, Json};
use super::tree::{Certificate, Node};
use crate::board::{ByColor, Color, Point, Position, Rule, Setup, notation};

const FORMAT: &str = "yonsan-proof";
const VERSION: u64 = 1;

/// Reads a certificate and checks its form; whether its claim is true is not checked.
///
/// # Errors
/// When the text is not JSON or not in the form of a certificate: what is wrong, and in which field.
///
/// ```
/// let text = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
///     "position": "B:a1b1c1d1,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "E1"}]}"#;
/// let certificate = yonsan::proof::parse(text).unwrap();
/// assert_eq!(certificate.nodes[0].attack.to_string(), "e1");
/// assert_eq!(yonsan::proof::parse(&yonsan::proof::write(&certificate)), Ok(certificate));
/// ```
pub fn parse(text: &str) -> Result<Certificate, FormError> {
    let json = json::read(text)?;
    let top = Fields::of(&json, Place::Top)?;
    let unknown =
        |name, value: &dyn ToString| FormError::Unknown { field: top.field(name), value: value.to_string() };
    let format = top.text("format")?;
    if format != FORMAT {
        return Err(unknown("format", &format));
    }
    let version = top.number("version")?;
    if version != VERSION {
        return Err(unknown("version", &version));
    }
    let rule = top.text("rule")?;
    let rule = Rule::from_name(rule).ok_or_else(|| unknown("rule", &rule))?;
    let side = top.text("attacker")?;
    let attacker = Color::from_name(side).ok_or_else(|| unknown("attacker", &side))?;
    let position = position(&top, rule, attacker)?;
    let list = top.list("nodes")?;
    let nodes = list.iter().enumerate().map(|(i, value)| node(i, value, list.len()));
    let nodes = nodes.collect::<Result<Vec<_>, _>>()?;
    if nodes.is_empty() {
        return Err(FormError::NoNodes);
    }
    let root = index(top.number("root")?, top.field("root"), nodes.len())?;
    let certificate = Certificate { position, root, nodes };
    certificate.form()?;
    Ok(certificate)
}

fn position(top: &Fields, rule: Rule, attacker: Color) -> Result<Position, FormError> {
    let value = top.need("position")?;
    let position = match value {
        Json::Text(text) => notation::parse(text, rule).map_err(FormError::Notation)?,
        Json::Object(_) => {
            let fields = Fields::of(value, Place::Position)?;
            let mut stones = ByColor::<Vec<Point>>::default();
            for color in Color::BOTH {
                let field = fields.field(color.name());
                let list = fields.list(color.name())?.iter();
                stones[color] = list.map(|value| point(value, field)).collect::<Result<_, _>>()?;
            }
            Setup { rule, stones, to_move: attacker }.position().map_err(FormError::Impossible)?
        }
        _ => return Err(top.ill_typed("position", Kind::TextOrObject)),
    };
    if position.to_move() == attacker { Ok(position) } else { Err(FormError::NotToMove(attacker)) }
}

fn node(i: usize, value: &Json, nodes: usize) -> Result<Node, FormError> {
    let fields = Fields::of(value, Place::Node(i))?;
    let attack = named(fields.text("move")?, fields.field("move"))?;
    let mut node = Node { attack, replies: std::collections::BTreeMap::new(), otherwise: None };
    match fields.get("replies")? {
        None => {}
        Some(Json::Object(replies)) => {
            let field = fields.field("replies");
            for (reply, answer) in replies {
                let reply = named(reply, field)?;
                let Json::Number(number) = *answer else {
                    return Err(fields.ill_typed("replies", Kind::Number));
                };
                if node.replies.insert(reply, index(number, field, nodes)?).is_some() {
                    return Err(FormError::Twice(field));
                }
            }
        }
        Some(_) => return Err(fields.ill_typed("replies", Kind::Object)),
    }
    if fields.get("otherwise")?.is_some() {
        let number = fields.number("otherwise")?;
        node.otherwise = Some(index(number, fields.field("otherwise"), nodes)?);
    }
    Ok(node)
}

fn point(value: &Json, field: Field) -> Result<Point, FormError> {
    match value {
        Json::Text(word) => named(word, field),
        _ => Err(FormError::IllTyped { field, expected: Kind::Text }),
    }
}

fn named(word: &str, field: Field) -> Result<Point, FormError> {
    word.parse().map_err(|_| FormError::NotAPoint { field, word: word.to_owned() })
}

fn index(number: u64, field: Field, nodes: usize) -> Result<usize, FormError> {
    let index = usize::try_from(number).ok().filter(|&i| i < nodes);
    index.ok_or(FormError::OutOfRange { field, index: number, nodes })
}

/// Writes a certificate, one node a line, with a line break at the end.
pub fn write(certificate: &Certificate) -> String {
    format!("{certificate}\n")
}

/// Reads a certificate as [`parse`] does.
impl FromStr for Certificate {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        parse(text)
    }
}

/// Writes a certificate as JSON, one node a line, without a line break at the end.
impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes: Vec<String> = self.nodes.iter().map(json::write).collect();
        write!(
            f,
            "{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"rule\":\"{}\",\n\
             \"position\":{},\n\
             \"attacker\":\"{}\",\"root\":{},\"nodes\":[\n{}\n]}}",
            self.position.rule().name(),
            json::write(&self.position.setup().stones),
            self.attacker().name(),
            self.root,
            nodes.join(",\n")
        )
    }
}

#[cfg(test)]
mod tests;
