//! Lessons, in sentences.

use super::super::lesson::{LessonEnd, LessonHint, LessonJudged, LessonTrouble, Stands};
use super::{count, list, points, reason, side};
use crate::board::Color;
use crate::teach::explain::Reason;
use crate::teach::grade::Mark;
use crate::teach::lesson::check::Tried;
use crate::teach::lesson::{Judged, Lesson, LessonError, Manner, Question, Result, What, Why};

/// A lesson in the list of all.
pub fn entry(number: usize, lesson: &Lesson) -> String {
    let questions = count(lesson.questions().count() as u64, "question", "questions");
    format!("{number:>2}  {:<20} {} ({questions})\n      {}", lesson.id, lesson.title, lesson.about)
}

/// Under the list.
pub const fn list_end() -> &'static str {
    "Begin with: lesson NAME, or its number (lesson 1)"
}

/// Above the first step.
pub fn heading(lesson: &Lesson) -> String {
    format!("Lesson: {}", lesson.title)
}

/// Above every step.
pub fn step_heading(at: usize, of: usize) -> String {
    format!("step {} of {of}", at + 1)
}

/// Above a question: which of how many.
pub fn question_heading(number: usize, of: usize) -> String {
    format!("question {number} of {of}")
}

/// Under a step that asks nothing.
pub const fn go_on() -> &'static str {
    " Enter (or next) goes on"
}

/// Under a question.
pub fn how_to_answer(question: &Question, to_move: Color) -> String {
    let asks = match question.manner {
        Manner::Play if question.moves > 1 => {
            format!("{} to play, move by move: a point such as h8", side(to_move))
        }
        Manner::Play => format!("{} to play: a point such as h8", side(to_move)),
        Manner::Predict => "the move: a point such as h8".to_owned(),
        Manner::Name => "all the points, as in: h8 i9".to_owned(),
    };
    format!(" {asks}  (or: hint  next)")
}

/// What is said of a point.
pub fn judged(judged: &Judged, question: &Question) -> Vec<String> {
    let Judged { point, right, why, .. } = judged;
    let seeker = question.seek.side;
    let (who, other) = (side(seeker), side(seeker.other()));
    let mark = if *right { '✓' } else { '✗' };
    let line = match why {
        Why::Taken => format!("There is a stone on {point}: name an empty point."),
        Why::Graded(grade) if *right || grade.mark != Mark::OtherRoute => {
            let mut lines = super::grade(grade, seeker);
            lines.extend(judged.makes.iter().flat_map(|made| making(made)));
            return lines;
        }
        Why::Graded(_) => format!(
            "✗ {point} wins, but not in the way that is asked for: not every move of it is such a threat."
        ),
        Why::Makes(made) => format!("{mark} {point}: {}", made_by(made)),
        Why::StillOpen(left) if *right => {
            debug_assert!(left.is_empty());
            format!("✓ {point}: after it {who} makes no straight four any more.")
        }
        Why::StillOpen(left) if left.is_empty() => format!("✗ {point} is not one of them."),
        Why::StillOpen(left) => {
            format!("✗ {point} does not close it: {who} still makes a straight four at {}.", list(left, "or"))
        }
        Why::RaisesNothing if *right => format!("✓ {point} raises it to a straight four."),
        Why::RaisesNothing => format!("✗ {point} does not raise it: no straight four comes of it."),
        Why::Five(five) if *right => format!("✓ {point}: anything else, and {other} makes five at {five}."),
        Why::Five(five) => format!("✗ {point} does not stop {other}: the five at {five} is still there."),
        Why::Loses(line) => format!("✗ {point} does not hold: {other} wins by fours: {}", points(line)),
        Why::Holds => format!("✓ {point} holds: {other} has no run of fours left that wins."),
        Why::Threatens => {
            format!("{mark} {point} makes no four; but if {other} passed, {who} would win by fours.")
        }
        Why::NoThreat => {
            format!("✗ {point} threatens too little: if {other} passed, {who} would have no win by fours.")
        }
        Why::Scored { by, own, best } if *right => {
            format!("✓ {point}: {by} gives it {own}, and none more than {best}.")
        }
        Why::Scored { by, own, best } if own == best => {
            format!(
                "✗ {point} gets {own} from {by}, as much as its choice; of several it takes the first, row by row from a1."
            )
        }
        Why::Scored { by, own, best } => format!("✗ {point}: {by} gives it {own}; its best is {best}."),
        Why::Known if *right => format!("✓ {point}, yes."),
        Why::Known => match question.seek.what {
            What::Forced => format!("✓ {point} stops it."),
            What::Third(opening) => format!("✗ with {point} it is not {}.", capital(opening.name)),
            _ => format!("✗ {point} is not it."),
        },
        Why::Unsettled => format!("? {point} was not settled within the limits: try another."),
    };
    vec![line]
}

/// What a move makes, in a line.
fn made_by(made: &Reason) -> String {
    let first = reason(made).into_iter().next().unwrap_or_default();
    let makes = first.split_once("  ").map_or("", |(_, makes)| makes);
    makes.strip_prefix("quiet: ").unwrap_or(makes).to_owned()
}

/// What a move makes and builds, a line each.
pub(super) fn making(made: &Reason) -> Vec<String> {
    let more = reason(made).into_iter().skip(1).map(|line| format!("  {}", line.trim_start()));
    std::iter::once(format!("  {}", made_by(made))).chain(more).collect()
}

/// How the question stands, under what was said of the points.
pub fn stands(view: &LessonJudged) -> Vec<String> {
    match &view.stands {
        Stands::Void => Vec::new(),
        Stands::Again => vec!["One more try, or: hint".to_owned()],
        Stands::Named(found, of) => {
            vec![format!(
                "Yes: {found} of {of}. {} to name.",
                count((of - found) as u64, "more point is", "more points are")
            )]
        }
        Stands::GoesOn(reply) => vec![super::answered(view.position.to_move().other(), *reply)],
        Stands::Over(outcome) => {
            let mut lines = Vec::new();
            if outcome.result == Result::Missed {
                lines.push(answer(&view.question, &view.shown));
            }
            lines.extend(view.question.after.clone());
            lines
        }
    }
}

/// The answer where it was not found.
pub(super) fn answer(question: &Question, shown: &[crate::board::Point]) -> String {
    match question.seek.what {
        What::Wins(_) if shown.len() > 1 => {
            format!("The answer: {}. To the five: {}", shown[0], points(shown))
        }
        _ if question.manner == Manner::Play => format!("The answer: {}", list(shown, "or")),
        _ => format!("The answer: {}", list(shown, "and")),
    }
}

/// Help.
pub fn hint(hint: &LessonHint) -> String {
    match hint {
        LessonHint::Words(words) => words.clone(),
        LessonHint::Points(all, None) => format!("{} sought.", count(*all as u64, "point is", "points are")),
        LessonHint::Points(all, Some(one)) => {
            format!("{} sought; {one} is one of them.", count(*all as u64, "point is", "points are"))
        }
        LessonHint::Among(some) => format!("It is one of these: {}", points(some)),
    }
}

/// The end of a lesson.
pub fn ended(end: &LessonEnd) -> Vec<String> {
    let with = |result: Result| end.outcomes.iter().filter(|outcome| outcome.result == result).count();
    let of = count(end.lesson.questions().count() as u64, "question", "questions");
    let how = if end.finished { "is done" } else { "is left" };
    let open = end.lesson.questions().count().saturating_sub(end.outcomes.len());
    let counts = [
        (with(Result::First), "right at once"),
        (with(Result::Second), "right at the second try"),
        (with(Result::Missed), "missed"),
        (open, "not answered"),
    ];
    let told: Vec<String> =
        counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
    let mut lines = vec![format!("{} {how}. Of {of}: {}.", end.lesson.title, told.join(", "))];
    if let Some(next) = end.next.filter(|_| end.finished) {
        lines.push(format!("The next one: lesson {}  ({})", next.id, next.title));
    }
    lines
}

/// Under a lesson that was tried.
pub fn tried(lesson: &Lesson, tried: &Tried) -> String {
    format!(
        "{}: {}, {} and {} hold.",
        lesson.id,
        count(tried.questions as u64, "question", "questions"),
        count(tried.lines as u64, "line", "lines"),
        count(tried.claims as u64, "claim", "claims")
    )
}

/// Steps that were left out.
pub fn broken(errors: &[LessonError]) -> Vec<String> {
    errors.iter().map(|error| format!("left out: {error}")).collect()
}

/// What is wrong, and what to do.
pub fn trouble(trouble: &LessonTrouble) -> String {
    match trouble {
        LessonTrouble::Unknown(name, like) => {
            let guess = like.map_or(String::new(), |like| format!(" Did you mean {like}?"));
            format!("There is no lesson '{name}'.{guess} List them with: lesson")
        }
        LessonTrouble::File(file, errors) => {
            errors.iter().map(|e| format!("{file}, {e}.")).collect::<Vec<_>>().join("\n")
        }
        LessonTrouble::NothingAsked => {
            "Nothing is asked here. next goes on, back goes back, quit lesson leaves.".to_owned()
        }
        LessonTrouble::OnePoint => "One point is asked for: name the one, as in h8.".to_owned(),
        LessonTrouble::First => "This is the first step. next goes on, quit lesson leaves.".to_owned(),
        LessonTrouble::None => "No lesson is open. List them with: lesson".to_owned(),
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
