//! Compares the message files with the code that uses messages: every language has every message that is
//! used, with the same variables, and no other messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use yonsan::Color;
use yonsan::reply::Lang;
use yonsan::reply::TERMS;
use yonsan::session::grammar;
use yonsan::strategy::OPENINGS;
use yonsan::words::say;

use super::source::{files, source};

/// The parts of a message pattern: variables, other messages, and the names of variants.
#[derive(Default, Debug)]
struct Parts {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    choices: BTreeMap<String, BTreeSet<String>>,
}

/// The messages of a language; an attribute is listed as `message.attribute`.
type Messages = BTreeMap<String, Parts>;

/// The names of plural forms, which differ between languages.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn root() -> PathBuf {
    source().join("words")
}

fn inline(expression: &InlineExpression<&str>, parts: &mut Parts) {
    match expression {
        InlineExpression::VariableReference { id } => {
            parts.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            parts.messages.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } => {}
        InlineExpression::Placeable { expression } => placed(expression, parts),
        other => panic!("{other:?}: no message needs this so far"),
    }
}

fn placed(expression: &Expression<&str>, parts: &mut Parts) {
    match expression {
        Expression::Inline(expression) => inline(expression, parts),
        Expression::Select { selector, variants } => {
            inline(selector, parts);
            let InlineExpression::VariableReference { id } = selector else { panic!("{selector:?}") };
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key
                    && !PLURALS.contains(&name)
                {
                    parts.choices.entry(id.name.to_owned()).or_default().insert(name.to_owned());
                }
                elements(&variant.value, parts);
            }
        }
    }
}

fn elements(pattern: &Pattern<&str>, parts: &mut Parts) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            placed(expression, parts);
        }
    }
}

fn parts(pattern: &Pattern<&str>) -> Parts {
    let mut parts = Parts::default();
    elements(pattern, &mut parts);
    parts
}

fn messages(lang: Lang) -> Messages {
    let mut all = Messages::new();
    for file in files(&root().join("locales").join(lang.name()), "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut add = |name: String, pattern| {
                let twice = all.insert(name.clone(), parts(pattern));
                assert!(twice.is_none(), "{}: {name} stands twice", file.display());
            };
            add(message.id.name.to_owned(), message.value.as_ref().expect("every message has a text"));
            for attribute in &message.attributes {
                add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }
    all
}

/// The variables of a message, including those of the messages that it contains.
fn variables(all: &Messages, id: &str) -> BTreeSet<String> {
    let parts = all.get(id).unwrap_or_else(|| panic!("{id} is missing"));
    let inner = parts.messages.iter().flat_map(|id| variables(all, id));
    parts.variables.iter().cloned().chain(inner).collect()
}

/// The uses of messages in the code, `say!(lang, "id", name = value)`, where `name` alone means `name =
/// name`: each message id with the variables that it receives.
fn asked() -> BTreeMap<String, BTreeSet<BTreeSet<String>>> {
    let mut asked: BTreeMap<String, BTreeSet<BTreeSet<String>>> = BTreeMap::new();
    for file in files(&source(), "rs") {
        let text = fs::read_to_string(&file).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        // In `said!` there is no language before the id.
        let calls = [("say!(", 1), ("said!(", 0)];
        let calls =
            calls.iter().flat_map(|(name, id)| code.match_indices(name).map(move |found| (found, *id)));
        for ((at, name), place) in calls {
            let arguments = arguments(&code[at + name.len()..]);
            let Some(id) = arguments.get(place).and_then(|id| id.trim().strip_prefix('"')) else { continue };
            let names =
                arguments[place + 1..].iter().map(|argument| argument.split('=').next().unwrap_or(argument));
            let given = names.map(|name| name.trim().to_owned()).collect();
            asked.entry(id.trim_end_matches('"').to_owned()).or_default().insert(given);
        }
    }
    asked
}

/// The arguments of a call; `rest` begins after the opening bracket.
fn arguments(code: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let (mut depth, mut quoted) = (0, false);
    for letter in code.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(String::new());
                continue;
            }
            _ => {}
        }
        if depth < 0 {
            break;
        }
        found.last_mut().unwrap().push(letter);
    }
    found.retain(|argument| !argument.trim().is_empty());
    found
}

/// The sentences of a language that the scripts of pages use by name: each message id with its text.
fn of_pages(lang: Lang) -> BTreeMap<String, String> {
    let sentences = [
        say::export::proof_words(lang),
        say::export::lesson_words(lang),
        say::export::game_words(lang),
        say::export::solve_words(lang),
        say::export::app_words(lang),
    ];
    let sentences = sentences.into_iter().flatten();
    let sides = Color::BOTH.map(Color::name);
    let messages = sentences.filter(|(name, _)| !sides.contains(name));
    messages.map(|(name, said)| (format!("page-{}", name.replace('_', "-")), said)).collect()
}

/// The messages whose ids are composed of names at run time, and that have no variables.
fn by_name() -> Vec<String> {
    let commands = grammar::all().map(|(path, _)| format!("help-{}", path.replace(' ', "-")));
    let terms = TERMS.iter().map(|term| format!("term-{}", term.name));
    commands.chain(terms).collect()
}

#[test]
fn every_message_that_is_asked_for_is_there_in_every_language_with_the_same_variables() {
    let asked = asked();
    assert!(asked.len() > 300, "{}: is the reading of the code broken?", asked.len());
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let all = messages(lang);
        for (id, given) in &asked {
            assert!(all.contains_key(id), "{lang:?} lacks {id}");
            for given in given {
                assert_eq!(variables(&all, id), *given, "{id} in {lang:?} (left), and in the code (right)");
            }
        }
        for id in by_name() {
            assert!(all.contains_key(&id), "{lang:?} lacks {id}");
            assert!(variables(&all, &id).is_empty(), "{id} in {lang:?}");
        }
        for (id, said) in of_pages(lang) {
            assert!(all.contains_key(&id), "{lang:?} lacks {id}");
            assert_eq!(variables(&all, &id), variables(&english, &id), "{id} in {lang:?}");
            let left_open = said.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
            let left_open: BTreeSet<String> = left_open.map(|(name, _)| name.to_owned()).collect();
            assert_eq!(variables(&all, &id), left_open, "what a script can fill in: {id} in {lang:?}");
        }
    }
}

#[test]
fn no_message_is_unused() {
    let by_name = by_name().into_iter().chain(of_pages(Lang::En).into_keys());
    let asked: BTreeSet<String> = asked().into_keys().chain(by_name).collect();
    for lang in Lang::ALL {
        let all = messages(lang);
        let used: BTreeSet<&String> = all.values().flat_map(|parts| &parts.messages).chain(&asked).collect();
        for id in all.keys() {
            // The second text of a command is optional, but if one language has it, all must.
            let more = id.strip_suffix(".more").is_some_and(|command| used.contains(&command.to_owned()));
            assert!(more || used.contains(id), "{id} is not used in {lang:?}");
        }
    }
}

#[test]
fn choices_and_second_texts_are_the_same_in_every_language() {
    let english = messages(Lang::En);
    for lang in [Lang::Zh, Lang::Ru] {
        let all = messages(lang);
        for (id, parts) in &english {
            // Attributes are optional, but if one language has one, all must.
            assert!(!id.contains('.') || all.contains_key(id), "{lang:?} lacks {id}");
            let Some(other) = all.get(id) else { continue };
            for (variable, names) in &parts.choices {
                // A language may use one text for all variants, or leave a theme as it is written.
                let Some(others) = other.choices.get(variable) else { continue };
                assert_eq!(names, others, "{id} in {lang:?}: ${variable}");
            }
        }
    }
}

#[test]
fn every_file_is_read() {
    let code = fs::read_to_string(root().join("speech.rs")).unwrap();
    for lang in Lang::ALL {
        for file in files(&root().join("locales").join(lang.name()), "ftl") {
            let subject = file.file_stem().unwrap().to_str().unwrap();
            assert!(code.contains(&format!("\"{subject}\"")), "{subject} is not among the files");
        }
    }
}

#[test]
fn nothing_of_a_message_is_left_over_when_it_is_told() {
    for lang in Lang::ALL {
        for id in by_name() {
            let (message, attribute) = id.split_once('.').unwrap_or((&id, ""));
            let text = match attribute {
                "" => lang.say(message, &[]),
                name => lang.attribute(message, name).unwrap(),
            };
            assert!(!text.contains(['{', '}', '\u{2068}']), "{id} in {lang:?}: {text}");
        }
    }
}

#[test]
fn help_names_every_opening() {
    for lang in Lang::ALL {
        let told = say::more(lang, "study").unwrap();
        let names: BTreeSet<&str> = told.split(|c: char| !c.is_ascii_alphabetic()).collect();
        for opening in &OPENINGS {
            assert!(names.contains(opening.name), "{} in {lang:?}", opening.name);
        }
    }
}
