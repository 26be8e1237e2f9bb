//! Completions of a line that is being typed.

use super::arg::{Argument, Form, Offers};
use super::command::Command;
use super::spec::{Door, Spec};
use super::{commands, resolve};
use crate::board::{Point, Position};

/// The completions of the last word of a line, and the byte offset at which that word begins. With an empty
/// list, the name of a file may fit.
pub fn complete(line: &str, position: &Position) -> (usize, Vec<String>) {
    let start = line.rfind(' ').map_or(0, |i| i + 1);
    let word = line[start..].to_lowercase();
    let before: Vec<&str> = line[..start].split_whitespace().collect();
    let known = match before.split_first() {
        None => {
            let names = commands(Door::Conversation).map(|spec| spec.name.to_owned());
            // A point is a command by itself; points are offered once a column is typed.
            let points = position.empties().filter(|_| !word.is_empty()).map(|point| point.to_string());
            names.chain(points).collect()
        }
        Some((first, before)) => {
            resolve(first).map_or(Vec::new(), |spec| after(spec, before, &word, position))
        }
    };
    (start, known.into_iter().filter(|known: &String| known.starts_with(&word)).collect())
}

/// The rest of the only command with this beginning, and its arguments.
pub fn hint(line: &str) -> Option<String> {
    if line.is_empty() || line.contains(' ') {
        return None;
    }
    let mut begun = commands(Door::Conversation).filter(|spec| spec.name.starts_with(line));
    let spec = begun.next().filter(|_| begun.next().is_none())?;
    let usage = spec.usage(spec.name);
    let rest = usage.lines().next()?.get(line.len()..)?;
    Some(rest.to_owned()).filter(|rest| !rest.is_empty())
}

fn after(spec: &'static Spec, before: &[&str], word: &str, position: &Position) -> Vec<String> {
    if let ("help", [named]) = (spec.name, before) {
        let parts = resolve(named).map_or(&[][..], |named| named.parts);
        return parts.iter().map(|part| part.name.to_owned()).collect();
    }
    let parts = spec.parts.iter().filter(|part| part.is_at(Door::Conversation));
    if let Some((first, before)) = before.split_first()
        && let Some(part) = parts.clone().find(|part| part.name == *first)
    {
        return after(part, before, word, position);
    }
    let mut known = Vec::new();
    if before.is_empty() {
        known.extend(parts.map(|part| part.name.to_owned()));
    }
    let arguments = spec.arguments(Door::Conversation);
    let typed = before.last().copied().unwrap_or_default();
    let is_last = |argument: &&&dyn Argument| {
        let shape = argument.shape();
        let bare = shape.bare && shape.name == typed;
        shape.form == Form::Option && (bare || typed.strip_prefix("--") == Some(shape.name))
    };
    if let Some(option) = arguments.iter().find(is_last) {
        return values(*option, position);
    }
    // Errors before the last word are reported when the line is complete.
    let mut given = Command::new(String::new(), None);
    let _ = spec.take(before, &mut given);
    let place = arguments
        .iter()
        .map(|argument| (argument.shape(), argument))
        .find(|(shape, _)| !shape.is_named() && (shape.form == Form::Words || !given.has_named(shape.name)));
    known.extend(place.into_iter().flat_map(|(_, place)| values(*place, position)));
    for argument in arguments.into_iter().filter(|argument| argument.shape().is_named()) {
        let shape = argument.shape();
        if word.starts_with("--") {
            known.push(shape.label());
        } else if shape.bare {
            let values = values(argument, position);
            known.extend(if values.is_empty() { vec![shape.name.to_owned()] } else { values });
        }
    }
    known
}

fn values(argument: &dyn Argument, position: &Position) -> Vec<String> {
    match argument.shape().offers {
        Offers::Nothing => Vec::new(),
        Offers::Only(names) | Offers::Some(names) => names().into_iter().map(str::to_owned).collect(),
        Offers::Points => Point::all().map(|point| point.to_string()).collect(),
        Offers::EmptyPoints => position.empties().map(|point| point.to_string()).collect(),
    }
}
