//! Many questions in a file, one JSON object a line; as many answers in the same order.

use std::collections::HashSet;
use std::io::{BufWriter, Write};
use std::path::Path;

use serde_json::{Value, json};

use super::exit;
use crate::board::{Position, Rule, notation};
use crate::proof;
use crate::render::json;
use crate::repl::{Outside, SolveOptions, World};
use crate::solve::{Class, Limit, Vcf, Verdict};
use crate::teach::finding::{self, Question};
use crate::words::{Trouble, english};

/// A line understood.
struct Asked {
    id: Value,
    /// The name of its certificate's file, without the ending.
    name: String,
    position: Position,
    goal: Class,
}

/// What holds for the lines that say nothing else.
pub struct Defaults {
    /// How to search; the goal and the side may be missing.
    pub solve: SolveOptions,
    /// The rule; freestyle when missing.
    pub rule: Option<Rule>,
}

/// Answers a whole file. Every question starts with cold tables and its own limits. Exit code 0 when
/// all lines were answered.
pub fn run<W: Write>(
    file: &str,
    proofs: Option<&str>,
    defaults: &Defaults,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    let fault = |trouble: &Trouble| -> anyhow::Result<u8> {
        writeln!(std::io::stderr(), "yonsan: {}", english::trouble(trouble))?;
        Ok(exit::FAULT)
    };
    let bytes = match world.read(file) {
        Ok(bytes) => bytes,
        Err(error) => return fault(&Trouble::Unreadable(file.to_owned(), error)),
    };
    let Ok(text) = String::from_utf8(bytes) else { return fault(&Trouble::NotText(file.to_owned())) };
    if let Some(Err(error)) = proofs.map(std::fs::create_dir_all) {
        return fault(&Trouble::Unwritable(proofs.unwrap_or_default().to_owned(), error));
    }
    let mut code = exit::GOOD;
    let mut names = HashSet::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match answer(line, i + 1, proofs, defaults, &mut names, world) {
            Ok((value, interrupted)) => {
                writeln!(out, "{value}")?;
                if interrupted {
                    out.flush()?;
                    return Ok(crate::repl::INTERRUPTED);
                }
            }
            Err(trouble) => {
                // Whatever is wrong, the line it is wrong in is named.
                let trouble = match trouble {
                    numbered @ Trouble::Batch(..) => numbered,
                    other => Trouble::Batch(i + 1, english::trouble(&other)),
                };
                let message = english::trouble(&trouble);
                let id = serde_json::from_str::<Value>(line).ok().and_then(|v| v.get("id").cloned());
                writeln!(out, "{}", json!({"schema": "yonsan.error/1", "id": id, "error": message}))?;
                code = fault(&trouble)?;
            }
        }
        out.flush()?;
    }
    Ok(code)
}

fn answer(
    line: &str,
    number: usize,
    proofs: Option<&str>,
    defaults: &Defaults,
    names: &mut HashSet<String>,
    world: &mut World,
) -> Result<(Value, bool), Trouble> {
    let asked = read(line, number, defaults)?;
    let options = &defaults.solve;
    if proofs.is_some() && !names.insert(asked.name.clone()) {
        return Err(Trouble::Batch(number, english::twice(&asked.name)));
    }
    let question = Question {
        goal: asked.goal,
        shortest: options.shortest,
        all: options.all,
        budget: options.budget(world.stop()),
    };
    let mut vcf = Vcf::new(question.budget.memory);
    let found = finding::find(&mut vcf, &asked.position, &question).map_err(Trouble::Refused)?;
    if let (Some(folder), Some(win)) = (proofs, found.verdict.proven()) {
        let path = Path::new(folder).join(format!("{}.json", asked.name)).to_string_lossy().into_owned();
        let text = proof::write(&win.certificate);
        world.write(&path, text.as_bytes()).map_err(|e| Trouble::Unwritable(path, e))?;
    }
    let interrupted = matches!(found.verdict, Verdict::Unknown(Limit::Interrupted));
    Ok((json::solve(&found, Some(&asked.id)), interrupted))
}

fn read(line: &str, number: usize, defaults: &Defaults) -> Result<Asked, Trouble> {
    let wrong = |why: String| Trouble::Batch(number, why);
    let object: Value = serde_json::from_str(line).map_err(|e| wrong(english::not_json(&e.to_string())))?;
    let text = |key: &'static str| match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.as_str())),
        Some(_) => Err(wrong(english::not_a_string(key))),
    };
    let rule = match text("rule")? {
        None => defaults.rule.unwrap_or_default(),
        Some(name) => Rule::from_name(name).ok_or_else(|| wrong(english::not_known("rule", name)))?,
    };
    let goal = match text("goal")? {
        None => defaults.solve.goal.unwrap_or(Class::Vcf),
        Some(name) => Class::ALL
            .into_iter()
            .find(|class| class.name() == name)
            .ok_or_else(|| wrong(english::not_known("goal", name)))?,
    };
    let moves = text("moves")?.ok_or_else(|| wrong(english::missing("moves")))?;
    let position = notation::parse(moves, rule).map_err(|e| Trouble::Notation(moves.to_owned(), e))?;
    let position = defaults.solve.side.map_or_else(|| position.clone(), |side| position.with_turn(side));
    let id = object.get("id").cloned().unwrap_or_else(|| json!(number));
    let name = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    if name.is_empty() || name.contains(['/', '\\', '\0']) || name.starts_with('.') {
        return Err(wrong(english::not_a_file_name(&name)));
    }
    Ok(Asked { id, name, position, goal })
}
