//! Texts about lessons.

use super::forbidden;
use super::grades;
use super::phrases::{Join, answered, capital, indented, list, listed, say};
use super::reasons::{builds, made};
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::reply::{LessonEnd, LessonHint, LessonJudged, LessonList, LessonTrouble, Stands};
use crate::solve::MoveValue;
use crate::teach::explain::MoveReason;
use crate::teach::lesson::TriedCounts;
use crate::teach::lesson::{AnswerVerdict, JudgedPoint, Lesson, Manner, PointKind, Question, QuestionResult};
use crate::teach::train::PuzzleFilter;

/// A lesson in the list of all lessons.
pub fn entry(lang: Lang, number: usize, lesson: &Lesson, known: usize) -> String {
    let mut questions = say!(lang, "lesson-questions", count = lesson.questions().count());
    if known > 0 {
        questions = say!(lang, "lesson-known", questions, known = known.to_string());
    }
    let [title, about] = [&lesson.title, &lesson.about].map(|text| text.in_language(lang.name()));
    format!("{number:>2}  {:<20} {title} ({questions})\n      {about}", lesson.id)
}

/// The line under the list of lessons: where the course goes on, or how to begin.
pub fn list_end(lang: Lang, list: &LessonList) -> String {
    list.left.map_or_else(
        || say!(lang, "lesson-list-end"),
        |(lesson, at)| {
            say!(lang, "lesson-list-left", id = lesson.id, number = at + 1, of = lesson.steps.len())
        },
    )
}

/// The command that practises with these puzzles.
pub fn drill(puzzles: &PuzzleFilter) -> String {
    let PuzzleFilter { kind, theme, rating, rule } = puzzles;
    let mut command = "train".to_owned();
    if let Some(kind) = kind {
        command += &format!(" --kind {}", kind.name());
    }
    if let Some(theme) = theme {
        command += &format!(" --theme {theme}");
    }
    if let Some(rating) = rating {
        command += &format!(" --rating {}..{}", rating.start(), rating.end());
    }
    if let Some(rule) = rule {
        command += &format!(" --rule {}", rule.name());
    }
    command
}

/// The heading of a step: its number among the steps and, where it is a question, among the questions.
pub fn step_heading(lang: Lang, lesson: &Lesson, at: usize) -> String {
    let heading = say!(lang, "lesson-step", number = at + 1, of = lesson.steps.len());
    if lesson.steps[at].question().is_none() {
        return heading;
    }
    let number = lesson.steps[..=at].iter().filter(|step| step.question().is_some()).count();
    let question = say!(lang, "lesson-question", number, of = lesson.questions().count());
    format!("{heading} · {question}")
}

/// The line under a step without a question.
pub fn go_on(lang: Lang) -> String {
    format!(" {}", say!(lang, "lesson-go-on"))
}

/// The line under a question: how to answer it.
pub fn how_to_answer(lang: Lang, question: &Question, to_move: Color) -> String {
    let asks = match question.manner {
        Manner::Play if question.moves > 1 => say!(lang, "lesson-play-on", side = to_move),
        Manner::Play => say!(lang, "lesson-play", side = to_move),
        Manner::Predict => say!(lang, "lesson-predict"),
        Manner::Name => say!(lang, "lesson-name"),
    };
    format!(" {}", say!(lang, "lesson-asks", asks))
}

/// The comment on a point that was given as an answer.
pub fn judged(lang: Lang, judged: &JudgedPoint, question: &Question) -> Vec<String> {
    let JudgedPoint { point, right, why, .. } = judged;
    let side = question.seek.side;
    let other = side.other();
    let mark = if *right { '✓' } else { '✗' };
    let line = match why {
        AnswerVerdict::Taken => say!(lang, "lesson-taken", point),
        AnswerVerdict::Graded(grade) if *right || grade.mark != MoveValue::OtherRoute => {
            let mut lines = grades::grade(lang, grade, side);
            lines.extend(judged.makes.iter().flat_map(|made| indented(making(lang, made), 2)));
            return lines;
        }
        AnswerVerdict::Graded(_) => say!(lang, "lesson-other-way", point),
        AnswerVerdict::Makes(reason) if !right && gives_away(fives_of(reason), question) => {
            say!(lang, "lesson-only-a-four", point)
        }
        AnswerVerdict::Makes(reason) => {
            let mark = mark.to_string();
            say!(lang, "lesson-makes", mark, point, what = made(lang, reason))
        }
        AnswerVerdict::StillOpen(left) if *right => {
            debug_assert!(left.is_empty());
            say!(lang, "lesson-closed", point, side)
        }
        AnswerVerdict::StillOpen(left) if left.is_empty() => say!(lang, "lesson-none-of-them", point),
        AnswerVerdict::StillOpen(left) if gives_away(left, question) => {
            say!(lang, "lesson-not-closed", point, side)
        }
        AnswerVerdict::StillOpen(left) => {
            say!(lang, "lesson-still-open", point, side, points = list(lang, left, Join::Or))
        }
        AnswerVerdict::RaisesNothing if *right => say!(lang, "lesson-raises", point),
        AnswerVerdict::RaisesNothing => say!(lang, "lesson-raises-nothing", point),
        AnswerVerdict::Five(five) if *right => say!(lang, "lesson-only-stop", point, other, five),
        AnswerVerdict::Five(five) if gives_away([five], question) => {
            say!(lang, "lesson-five-not-stopped", point, other)
        }
        AnswerVerdict::Five(five) => say!(lang, "lesson-five-still", point, other, five),
        AnswerVerdict::Loses(line) => say!(lang, "lesson-loses", point, other, line),
        AnswerVerdict::Holds => say!(lang, "lesson-holds", point, other),
        AnswerVerdict::Threatens => {
            let threatens = say!(lang, "lesson-threatens", point, side, other);
            format!("{mark} {threatens}")
        }
        AnswerVerdict::NoThreat => say!(lang, "lesson-no-threat", point, side, other),
        AnswerVerdict::Ruled(ruling) => {
            let mut lines = forbidden::ruling(lang, ruling);
            lines[0] = format!("{mark} {}", lines[0]);
            return lines;
        }
        AnswerVerdict::Catches(ruling) => {
            let kinds = forbidden::prohibitions(lang, &ruling.prohibitions());
            say!(lang, "lesson-catches", point, answer = ruling.point, kinds)
        }
        AnswerVerdict::Scored { by, own, best } => scored(lang, *point, *right, by, *own, *best),
        AnswerVerdict::Known if *right => say!(lang, "lesson-yes", point),
        AnswerVerdict::Known => match question.seek.what {
            PointKind::Forced => say!(lang, "lesson-stops-it", point),
            PointKind::Third(opening) => {
                say!(lang, "lesson-not-opening", point, name = capital(opening.name))
            }
            _ => say!(lang, "lesson-not-it", point),
        },
        AnswerVerdict::Unsettled => say!(lang, "lesson-unsettled", point),
    };
    vec![line]
}

/// Whether one of these points, named where an answer is wrong, is an answer itself.
fn gives_away<'a>(points: impl IntoIterator<Item = &'a Point>, question: &Question) -> bool {
    points.into_iter().any(|point| question.answer.contains(point))
}

/// The points where the fours that a move makes become fives.
fn fives_of(reason: &MoveReason) -> impl Iterator<Item = &Point> {
    reason.fours.iter().flat_map(|four| &four.fives)
}

/// What a move makes and builds, one line for each.
pub(crate) fn making(lang: Lang, reason: &MoveReason) -> impl Iterator<Item = String> {
    std::iter::once(made(lang, reason)).chain(builds(lang, reason))
}

/// The comment on an evaluator's score of a point.
fn scored(lang: Lang, point: Point, right: bool, by: &str, own: i64, best: i64) -> String {
    let (own_score, best_score) = (own.to_string(), best.to_string());
    if right {
        say!(lang, "lesson-scored", point, by, own = own_score, best = best_score)
    } else if own == best {
        say!(lang, "lesson-scored-as-much", point, by, own = own_score)
    } else {
        say!(lang, "lesson-scored-less", point, by, own = own_score, best = best_score)
    }
}

/// The state of the question, after the comments on the points.
pub fn stands(lang: Lang, view: &LessonJudged) -> Vec<String> {
    match &view.stands {
        Stands::Void => Vec::new(),
        Stands::Again => vec![say!(lang, "lesson-again")],
        Stands::Named(found, of) => vec![say!(lang, "lesson-named", found, of, left = of - found)],
        Stands::GoesOn(reply) => vec![answered(lang, view.position.to_move().other(), *reply)],
        Stands::Over(outcome) => {
            let mut lines = Vec::new();
            if outcome.result == QuestionResult::Missed {
                lines.push(answer(lang, &view.question, &view.shown));
            }
            lines.extend(view.question.after.as_ref().map(|text| text.in_language(lang.name()).to_owned()));
            lines
        }
    }
}

/// The answer to a question that was not answered.
pub(crate) fn answer(lang: Lang, question: &Question, shown: &[Point]) -> String {
    match question.seek.what {
        PointKind::Wins(_) if shown.len() > 1 => {
            say!(lang, "lesson-answer-line", point = shown[0], line = shown)
        }
        _ => {
            let join = if question.manner == Manner::Play { Join::Or } else { Join::And };
            say!(lang, "lesson-answer", points = list(lang, shown, join))
        }
    }
}

/// A hint for a question.
pub fn hint(lang: Lang, hint: &LessonHint) -> String {
    match hint {
        LessonHint::Words(words) => words.in_language(lang.name()).to_owned(),
        LessonHint::Points(count, None) => say!(lang, "lesson-sought", count),
        LessonHint::Points(count, Some(point)) => say!(lang, "lesson-sought-one", count, point),
        LessonHint::Among(some) => say!(lang, "lesson-among", points = some),
    }
}

/// The end of a lesson.
pub fn ended(lang: Lang, end: &LessonEnd) -> Vec<String> {
    let with = |result| match end.outcomes.iter().filter(|outcome| outcome.result == result).count() {
        0 => None,
        count => Some(match result {
            QuestionResult::First => say!(lang, "lesson-at-once", count),
            QuestionResult::Second => say!(lang, "lesson-second", count),
            QuestionResult::Missed => say!(lang, "lesson-missed", count),
        }),
    };
    let count = end.lesson.questions().count();
    let open = count.saturating_sub(end.outcomes.len());
    let open = (open > 0).then(|| say!(lang, "lesson-open", count = open));
    let answered = [QuestionResult::First, QuestionResult::Second, QuestionResult::Missed].map(with);
    let told = listed(lang, answered.into_iter().chain([open]).flatten());
    let title = end.lesson.title.in_language(lang.name());
    let mut lines = vec![if end.finished {
        say!(lang, "lesson-done", title, count, told)
    } else {
        say!(lang, "lesson-left", title, count, told)
    }];
    if end.finished {
        let drills: Vec<String> = end.lesson.drills().iter().map(drill).collect();
        lines.push(say!(lang, "lesson-drills", drills = list(lang, &drills, Join::Or)));
    }
    if let Some(next) = end.next.filter(|_| end.finished) {
        lines.push(say!(lang, "lesson-next", id = next.id, title = next.title.in_language(lang.name())));
    }
    lines
}

/// The numbers of things that were checked in a lesson.
pub fn tried(lang: Lang, lesson: &Lesson, tried: &TriedCounts) -> String {
    let TriedCounts { questions, lines, claims } = tried;
    say!(lang, "lesson-tried", id = lesson.id, questions, lines, claims)
}

/// The text of a failure in a lesson, with advice.
pub fn trouble(lang: Lang, trouble: &LessonTrouble) -> String {
    match trouble {
        LessonTrouble::Unknown(name, None) => say!(lang, "lesson-unknown", name),
        LessonTrouble::Unknown(name, Some(like)) => say!(lang, "lesson-unknown-like", name, like),
        LessonTrouble::File(file, errors) => {
            errors.iter().map(|e| format!("{file}, {e}.")).collect::<Vec<_>>().join("\n")
        }
        LessonTrouble::NothingAsked => say!(lang, "lesson-nothing-asked"),
        LessonTrouble::OnePoint => say!(lang, "lesson-one-point"),
        LessonTrouble::First => say!(lang, "lesson-first-step"),
        LessonTrouble::None => say!(lang, "lesson-none"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, Vcf};
    use crate::teach::lesson::{judge, library};

    #[test]
    fn a_wrong_point_is_not_told_by_naming_a_right_one() {
        let (mut wrong, budget) = (0, Budget { nodes: Some(20_000), ..Budget::default() });
        for step in library::lessons().iter().flat_map(|lesson| &lesson.steps) {
            let (Some(question), Some(board)) = (step.question(), &step.board) else { continue };
            if question.manner == Manner::Play {
                continue;
            }
            for point in board.position.empties() {
                let found = judge(question, &board.position, point, &mut Vcf::default(), &budget);
                if found.right || !matches!(found.why, AnswerVerdict::Makes(_) | AnswerVerdict::Five(_)) {
                    continue;
                }
                wrong += 1;
                let told = judged(Lang::En, &found, question).join(" ");
                let words =
                    told.split(|c: char| !c.is_ascii_alphanumeric()).skip_while(|word| word.is_empty());
                let named = words.filter_map(|word| word.parse::<Point>().ok());
                let away: Vec<Point> = named.filter(|named| question.answer.contains(named)).collect();
                assert!(away.is_empty(), "{}: {told}", question.id);
            }
        }
        assert!(wrong > 1000, "{wrong}");
    }
}
