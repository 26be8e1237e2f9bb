//! What pictures and pages say, and what went wrong with them.

use std::collections::BTreeMap;

use super::{Join, board, capital, class, length, lesson, list, points, say, spoken};
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::reply::{ExportTrouble, Panel, Picture, PictureMark, ProofPage};
use crate::teach::explain::MoveReason;
use crate::teach::lesson::{Lesson, Manner, Question, Stage};

/// At the foot of every page.
pub fn page_footer(lang: Lang) -> String {
    say!(lang, "page-footer")
}

/// The title of a picture.
pub fn picture_title(lang: Lang, picture: &Picture) -> String {
    if let Some(title) = &picture.title {
        return title.clone();
    }
    let Some(first) = picture.panels.first() else { return String::new() };
    match first.position.winner() {
        Some(winner) => say!(lang, "picture-five", side = winner),
        None => say!(lang, "picture-turn", side = first.position.to_move()),
    }
}

/// The picture in sentences, for those who do not see it.
pub fn picture_told(lang: Lang, picture: &Picture) -> String {
    let mut told = Vec::new();
    if let Some(first) = picture.panels.first() {
        told.push(spoken::stones(lang, &first.position));
    }
    for (mark, marked) in &picture.marks {
        let marked = list(lang, marked, Join::And);
        told.push(say!(lang, "picture-marked", mark = mark_name(*mark), points = marked));
    }
    if let Some(map) = &picture.heat {
        told.push(board::heat_heading(lang, map.name, map.position.to_move(), true));
        told.extend(board::heat_choice(lang, map, true));
    }
    for panel in &picture.panels {
        let moves = panel_caption(panel);
        if !moves.is_empty() {
            told.push(say!(lang, "picture-moves", moves));
        }
    }
    told.join(" ")
}

/// The name by which a message chooses what a mark stands for.
const fn mark_name(mark: PictureMark) -> &'static str {
    match mark {
        PictureMark::Chosen => "chosen",
        PictureMark::Wins => "wins",
        PictureMark::Holds => "holds",
    }
}

/// Under a board: the moves that are new on it.
pub fn panel_caption(panel: &Panel) -> String {
    let moves: Vec<String> = panel.new_moves().map(|(number, point)| format!("{number} {point}")).collect();
    moves.join(", ")
}

/// Under a board with marks or values: what they stand for.
pub fn legend(lang: Lang, picture: &Picture) -> String {
    let marks = picture.marks.iter().filter(|(mark, _)| *mark != PictureMark::Chosen);
    let mut told: Vec<String> = marks
        .map(|(mark, all)| say!(lang, "picture-legend", mark = mark_name(*mark), points = few(all)))
        .collect();
    if let Some(map) = &picture.heat {
        told.push(match map.choice {
            Some(choice) => say!(lang, "picture-choice", name = map.name, point = choice),
            None => map.name.to_owned(),
        });
    }
    told.join(" · ")
}

/// Points as far as they fit on a line.
fn few(all: &[Point]) -> String {
    const FIT: usize = 8;
    if all.len() <= FIT { points(all) } else { format!("{} …", points(&all[..FIT])) }
}

/// The title of a proof's page.
pub fn proof_title(lang: Lang, page: &ProofPage) -> String {
    let wins = || say!(lang, "page-wins", side = page.win.certificate.attacker());
    page.title.clone().unwrap_or_else(wins)
}

/// Under the title: what is proven, and that it was checked.
pub fn proof_about(lang: Lang, page: &ProofPage) -> String {
    let position = &page.win.certificate.position;
    let what = page.class.map_or_else(|| say!(lang, "page-certificate"), |of| class(lang, of));
    let length = length(lang, page.win.stones());
    let win = if page.shortest {
        say!(lang, "page-win-shortest", what, length)
    } else {
        say!(lang, "page-win", what, length)
    };
    say!(
        lang,
        "page-proof",
        rule = position.rule(),
        side = position.to_move(),
        win,
        positions = page.win.positions()
    )
}

/// Where a page's script does not run: the position and the longest line.
pub fn proof_without_script(lang: Lang, page: &ProofPage) -> String {
    let line = say!(lang, "page-longest", line = page.win.line);
    format!("{} {line}", spoken::stones(lang, &page.win.certificate.position))
}

/// What a move of the proof makes, a line each.
pub fn told(lang: Lang, reason: &MoveReason) -> Vec<String> {
    lesson::making(lang, reason).collect()
}

/// Sentences of a page by the names under which its script asks for them; it fills in what stands in braces.
///
/// A side is filled in as it begins a sentence, the same in every one: languages with cases put it there.
type Sentences = BTreeMap<&'static str, String>;

/// What every page says.
fn board_words(lang: Lang) -> Sentences {
    Sentences::from([
        ("board", say!(lang, "page-board")),
        ("black", capital(&say!(lang, "side", side = Color::Black))),
        ("white", capital(&say!(lang, "side", side = Color::White))),
        ("empty", say!(lang, "page-empty")),
        ("black_stone", say!(lang, "page-black-stone")),
        ("white_stone", say!(lang, "page-white-stone")),
        ("number", say!(lang, "page-number", number = "{number}")),
        ("last", say!(lang, "page-last")),
        ("back", say!(lang, "page-back")),
        ("forward", say!(lang, "page-forward")),
        ("start", say!(lang, "page-start")),
        ("plays", say!(lang, "page-plays", color = "{color}", point = "{point}")),
        ("taken", say!(lang, "page-taken", point = "{point}")),
        ("five", say!(lang, "page-five")),
    ])
}

/// What a proof's page says.
pub fn proof_words(lang: Lang) -> Sentences {
    let mut words = board_words(lang);
    words.extend([
        ("end", say!(lang, "page-end")),
        ("reply_mark", say!(lang, "page-reply-mark")),
        ("begin", say!(lang, "page-begin", color = "{color}")),
        (
            "two_fives",
            say!(lang, "page-two-fives", color = "{color}", other = "{other}", points = "{points}"),
        ),
        ("one_five", say!(lang, "page-one-five", color = "{color}", other = "{other}", points = "{points}")),
        ("threat", say!(lang, "page-threat", color = "{color}", other = "{other}", point = "{point}")),
        ("leaves", say!(lang, "page-leaves", color = "{color}", point = "{point}")),
        ("unlisted", say!(lang, "page-unlisted")),
        ("won", say!(lang, "page-won", color = "{color}")),
        ("is_over", say!(lang, "page-is-over")),
        ("not_this", say!(lang, "page-not-this", color = "{color}", point = "{point}")),
        ("so_far", say!(lang, "page-so-far", line = "{line}")),
        ("replies", say!(lang, "page-replies", color = "{color}")),
        ("met_by", say!(lang, "page-met-by", color = "{color}", point = "{point}")),
        ("nothing_stops", say!(lang, "page-nothing-stops", points = "{points}")),
        ("else_five", say!(lang, "page-else-five", points = "{points}")),
        ("elsewhere", say!(lang, "page-elsewhere")),
    ]);
    words
}

/// What a lesson's page says.
pub fn lesson_words(lang: Lang) -> Sentences {
    let mut words = board_words(lang);
    words.extend([
        ("mark_mark", say!(lang, "page-marked")),
        ("right_mark", say!(lang, "page-right")),
        ("hint", say!(lang, "page-hint")),
        ("answer", say!(lang, "page-answer")),
        ("again", say!(lang, "page-again")),
        ("one_more", say!(lang, "page-one-more")),
        ("named", say!(lang, "page-named", found = "{found}", of = "{of}")),
        ("no_hint", say!(lang, "page-no-hint")),
        ("not_asked", say!(lang, "page-not-asked")),
        ("no_more", say!(lang, "page-no-more")),
        ("known", say!(lang, "page-known", point = "{point}")),
        ("line", say!(lang, "page-line", line = "{line}")),
        ("done", say!(lang, "page-done", of = "{of}")),
        ("first", say!(lang, "page-first", n = "{n}")),
        ("second", say!(lang, "page-second", n = "{n}")),
        ("missed", say!(lang, "page-missed", n = "{n}")),
        ("open", say!(lang, "page-open", n = "{n}")),
        ("end_heading", say!(lang, "page-end-heading")),
    ]);
    words
}

/// Where a page's script does not run: the lesson's texts.
pub fn lesson_without_script(lang: Lang, lesson: &Lesson) -> String {
    let texts: Vec<&str> = lesson.steps.iter().map(|step| step.text.as_str()).collect();
    say!(lang, "page-texts", texts = texts.join(" "))
}

/// Under a question of a page.
pub fn how_to_answer(lang: Lang, question: &Question) -> String {
    let side = question.seek.side;
    match question.manner {
        Manner::Play if question.moves > 1 => say!(lang, "page-play-on", side),
        Manner::Play => say!(lang, "page-play", side),
        Manner::Predict => say!(lang, "page-predict", side),
        Manner::Name => say!(lang, "page-name"),
    }
}

/// The answer, where it was not found.
pub fn answer(lang: Lang, question: &Question, stage: &Stage) -> String {
    lesson::answer(lang, question, &stage.shown)
}

/// What is wrong, and what to do.
pub(super) fn trouble(lang: Lang, trouble: &ExportTrouble) -> String {
    match trouble {
        ExportTrouble::NoPng => say!(lang, "export-no-png"),
        ExportTrouble::Renderer(why) => say!(lang, "export-not-drawn", why),
    }
}
