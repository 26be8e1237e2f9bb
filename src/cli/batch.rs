//! Answers many questions from a file, one JSON object in each line; the answers are in the same order.

use std::collections::HashSet;
use std::io::{BufWriter, Write};
use std::path::Path;

use serde_json::{Value, json};

use super::exit;
use crate::board::{Position, Rule, notation};
use crate::proof;
use crate::render::json;
use crate::repl::World;
use crate::reply::{Lang, Trouble, Unanswered};
use crate::session::grammar::shared::{FORCE, RULE};
use crate::session::grammar::wins::{BATCH, PROOF_DIR};
use crate::session::{Command, Outside, SolveOptions, may_prove};
use crate::solve::threads::on_threads;
use crate::solve::{Budget, Class, Limit, Stop, Vcf, Verdict};
use crate::teach::analyze::{self, Finding, SearchRequest};
use crate::words::say;

/// A parsed line.
struct Asked {
    id: Value,
    /// The name of its certificate's file, without the extension.
    name: String,
    position: Position,
    goal: Class,
}

/// Answers all lines of a file; the command's options apply where a line does not state its own. Every
/// question starts with an empty transposition table and has its own limits. Returns exit code 0 when all
/// lines were answered, or why nothing could be.
pub fn run<W: Write>(
    command: &Command,
    lang: Lang,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<Result<u8, Trouble>> {
    let file = command.get(&BATCH).unwrap_or_default();
    let (options, rule) = (SolveOptions::of(command), command.get(&RULE).unwrap_or_default());
    let proofs = command.get(&PROOF_DIR);
    let proofs = proofs.as_deref();
    let bytes = match world.read(&file) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(Err(Trouble::Unreadable(file, error))),
    };
    let Ok(text) = String::from_utf8(bytes) else { return Ok(Err(Trouble::NotText(file))) };
    if let Some(Err(error)) = proofs.map(std::fs::create_dir_all) {
        return Ok(Err(Trouble::Unwritable(proofs.unwrap_or_default().to_owned(), error)));
    }
    let mut code = exit::GOOD;
    let mut names = HashSet::new();
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(i, line)| (i + 1, line))
        .collect();
    let threads = options.threads.map_or(1, usize::from);
    let stop = world.stop();
    // The groups of lines are large enough to keep all threads busy, and small enough that answers appear
    // soon.
    for lines in lines.chunks(if threads == 1 { 1 } else { threads * 4 }) {
        if stop.is_raised() {
            return Ok(Ok(crate::repl::INTERRUPTED));
        }
        let asked: Vec<_> = lines
            .iter()
            .map(|&(number, line)| {
                let asked = read(line, number, &options, rule)?;
                if proofs.is_some() && !names.insert(asked.name.clone()) {
                    return Err(Trouble::Batch(number, Unanswered::Twice(asked.name)));
                }
                Ok(asked)
            })
            .collect();
        let found = on_threads(threads, &asked, |asked: &Result<Asked, Trouble>| {
            let asked = asked.as_ref().ok()?;
            Some(search(asked, &options, threads, &stop))
        });
        for ((&(number, line), asked), found) in lines.iter().zip(asked).zip(found) {
            let answer = asked.and_then(|asked| {
                let found = found.unwrap_or(Err(Trouble::NoWin))?;
                keep(&asked, &found, proofs, command.has(&FORCE), world)?;
                Ok((json::solve(&found, Some(&asked.id)), found))
            });
            match answer {
                Ok((value, found)) => {
                    writeln!(out, "{value}")?;
                    if matches!(found.verdict, Verdict::Unknown(Limit::Interrupted)) {
                        out.flush()?;
                        return Ok(Ok(crate::repl::INTERRUPTED));
                    }
                }
                Err(trouble) => {
                    // Every failure is reported with the number of its line.
                    let trouble = match trouble {
                        numbered @ Trouble::Batch(..) => numbered,
                        other => Trouble::Batch(number, Unanswered::Trouble(Box::new(other))),
                    };
                    // The messages for programs are always in English.
                    let message = say::trouble(Lang::En, &trouble);
                    let id = serde_json::from_str::<Value>(line).ok().and_then(|v| v.get("id").cloned());
                    writeln!(out, "{}", json!({"schema": "yonsan.error/1", "id": id, "error": message}))?;
                    writeln!(std::io::stderr(), "yonsan: {}", say::trouble(lang, &trouble))?;
                    code = exit::FAULT;
                }
            }
            out.flush()?;
        }
    }
    Ok(Ok(code))
}

/// Answers one question on one of the `threads` threads, which share the memory.
fn search(asked: &Asked, options: &SolveOptions, threads: usize, stop: &Stop) -> Result<Finding, Trouble> {
    let budget = options.budget(Budget { stop: stop.clone(), ..Budget::default() });
    let question = SearchRequest {
        goal: asked.goal,
        shortest: options.shortest,
        all: options.all,
        budget: Budget { threads: 1, memory: budget.memory / threads, ..budget },
    };
    let mut vcf = Vcf::new(question.budget.memory);
    analyze::find(&mut vcf, &asked.position, &question).map_err(Trouble::Refused)
}

/// Writes the certificate of a win, where that was requested.
fn keep(
    asked: &Asked,
    found: &Finding,
    proofs: Option<&str>,
    replaces: bool,
    world: &mut World,
) -> Result<(), Trouble> {
    let (Some(folder), Some(win)) = (proofs, found.verdict.proven()) else { return Ok(()) };
    let path = Path::new(folder).join(format!("{}.json", asked.name)).to_string_lossy().into_owned();
    may_prove(world, &path, replaces)?;
    let text = proof::write(&win.certificate);
    world.write(&path, text.as_bytes()).map_err(|e| Trouble::Unwritable(path, e))
}

fn read(line: &str, number: usize, options: &SolveOptions, usual: Rule) -> Result<Asked, Trouble> {
    let wrong = |why| Trouble::Batch(number, why);
    let object: Value = serde_json::from_str(line).map_err(|e| wrong(Unanswered::NotJson(e.to_string())))?;
    let text = |key: &'static str| match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.as_str())),
        Some(_) => Err(wrong(Unanswered::NotAString(key))),
    };
    let unknown = |key, name: &str| wrong(Unanswered::NotKnown(key, name.to_owned()));
    let rule = match text("rule")? {
        None => usual,
        Some(name) => Rule::from_name(name).ok_or_else(|| unknown("rule", name))?,
    };
    let goal = match text("goal")? {
        None => options.goal.unwrap_or(Class::Vcf),
        Some(name) => {
            let mut classes = Class::ALL.into_iter();
            classes.find(|class| class.name() == name).ok_or_else(|| unknown("goal", name))?
        }
    };
    let moves = text("moves")?.ok_or_else(|| wrong(Unanswered::Missing("moves")))?;
    let position = notation::parse(moves, rule).map_err(|e| Trouble::Notation(moves.to_owned(), e))?;
    let position = options.side.map_or_else(|| position.clone(), |side| position.with_turn(side));
    let id = object.get("id").cloned().unwrap_or_else(|| json!(number));
    let name = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    if name.is_empty() || name.contains(['/', '\\', '\0']) || name.starts_with('.') {
        return Err(wrong(Unanswered::NotAFileName(name)));
    }
    Ok(Asked { id, name, position, goal })
}
