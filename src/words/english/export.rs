//! What pictures and pages say.

use std::collections::BTreeMap;

use super::super::export::{ExportTrouble, Mark, Panel, Picture, ProofPage};
use super::{board, class, count, length, lesson, list, points, side, spoken};
use crate::board::Point;
use crate::teach::explain::Reason;
use crate::teach::lesson::{Lesson, Manner, Question, Stage};

/// The language of a page, for its `lang` attribute.
pub const LANGUAGE: &str = "en";

/// At the foot of every page.
pub const PAGE_FOOTER: &str = "Points are chosen by mouse or touch, or by keys: Tab goes from button to button and to the board. On the board the arrows go from \
     point to point, and Enter plays there; elsewhere the left and right arrows go back and forward. \
     Made with yonsan.";

/// The title of a picture.
pub fn picture_title(picture: &Picture) -> String {
    if let Some(title) = &picture.title {
        return title.clone();
    }
    let Some(first) = picture.panels.first() else { return String::new() };
    match first.position.winner() {
        Some(winner) => format!("Gomoku: {} has five", side(winner)),
        None => format!("Gomoku: {} to move", side(first.position.to_move())),
    }
}

/// The picture in sentences, for those who do not see it.
pub fn picture_told(picture: &Picture) -> String {
    let mut told = Vec::new();
    if let Some(first) = picture.panels.first() {
        told.push(spoken::stones(&first.position));
    }
    for (mark, marked) in &picture.marks {
        told.push(format!("{}: {}.", mark_name(*mark), list(marked, "and")));
    }
    if let Some(map) = &picture.heat {
        told.push(board::heat_heading(map.name, map.position.to_move()));
        told.extend(board::heat_choice(map));
    }
    for panel in &picture.panels {
        let moves = panel_caption(panel);
        if !moves.is_empty() {
            told.push(format!("{moves}."));
        }
    }
    told.join(" ")
}

/// What a mark stands for.
pub const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Chosen => "Marked",
        Mark::Wins => "Here a win begins",
        Mark::Holds => "These hold",
    }
}

/// Under a board: the moves that are new on it.
pub fn panel_caption(panel: &Panel) -> String {
    let moves: Vec<String> = panel.new_moves().map(|(number, point)| format!("{number} {point}")).collect();
    moves.join(", ")
}

/// Under a board with marks or values: what they stand for.
pub fn legend(picture: &Picture) -> String {
    let marks = picture.marks.iter().filter(|(mark, _)| *mark != Mark::Chosen);
    let mut told: Vec<String> =
        marks.map(|(mark, all)| format!("{}: {}", mark_name(*mark), few(all))).collect();
    if let Some(map) = &picture.heat {
        told.push(match map.choice {
            Some(choice) => format!("{}, its choice {choice}", map.name),
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
pub fn proof_title(page: &ProofPage) -> String {
    page.title.clone().unwrap_or_else(|| format!("{} wins", side(page.win.certificate.attacker())))
}

/// Under the title: what is proven, and that it was checked.
pub fn proof_about(page: &ProofPage) -> String {
    let position = &page.win.certificate.position;
    let what = page.class.map_or("a certificate", class);
    let shortest = if page.shortest { ", none is shorter" } else { "" };
    format!(
        "{} · {} to move and win · {what} in {}{shortest} · checked against every reply ({})",
        position.rule().name(),
        side(position.to_move()),
        length(page.win.stones()),
        count(page.checked, "position", "positions"),
    )
}

/// Where a page's script does not run: the position and the longest line.
pub fn proof_without_script(page: &ProofPage) -> String {
    let line = points(&page.win.line);
    format!("{} {} {line}", spoken::stones(&page.win.certificate.position), "The longest line:")
}

/// What a move of the proof makes, a line each.
pub fn told(reason: &Reason) -> Vec<String> {
    lesson::making(reason).iter().map(|line| line.trim().to_owned()).collect()
}

/// Sentences of a page by the names under which its script asks for them; it fills in what stands in braces.
type Sentences = BTreeMap<&'static str, &'static str>;

/// What every page says.
const BOARD: [(&str, &str); 14] = [
    ("board", "Board"),
    ("black", "Black"),
    ("white", "White"),
    ("empty", "empty"),
    ("black_stone", "black"),
    ("white_stone", "white"),
    ("number", "move {number}"),
    ("last", "the last move"),
    ("back", "Back"),
    ("forward", "Forward"),
    ("start", "Start"),
    ("plays", "{color} plays {point}."),
    ("taken", "There is a stone on {point}: choose an empty point."),
    ("five", "It makes five."),
];

const PROOF: [(&str, &str); 17] = [
    ("end", "End"),
    ("reply_mark", "a reply that the proof names"),
    (
        "begin",
        "Forward shows {color}'s move. After it choose any reply, on the board or below: the proof has an answer.",
    ),
    ("two_fives", "{color} can make five at {points}; {other} stops one of them, not both."),
    ("one_five", "A four: {color} makes five at {points} unless {other} stands there."),
    ("threat", "If {other} plays elsewhere, {color} goes on with {point}."),
    ("leaves", "{color} leaves the five at {point}."),
    ("unlisted", "The proof does not name it: it does not touch the threat."),
    ("won", "{color} has won."),
    ("is_over", "The five is made. Back goes back, to another reply."),
    ("not_this", "It is {color}'s turn, and the proof plays {point}."),
    ("so_far", "So far: {line}"),
    ("replies", "{color} to reply"),
    ("met_by", "{color} answers {point}"),
    ("nothing_stops", "Nothing stops both fives, at {points}. Any other reply leaves both."),
    ("else_five", "Any other reply leaves the five at {points}."),
    ("elsewhere", "elsewhere"),
];

/// What a proof's page says.
pub fn proof_words() -> Sentences {
    BOARD.into_iter().chain(PROOF).collect()
}

const LESSON: [(&str, &str); 18] = [
    ("mark_mark", "marked"),
    ("right_mark", "right"),
    ("hint", "Hint"),
    ("answer", "Show the answer"),
    ("again", "Again"),
    ("one_more", "One more try. Hint helps."),
    ("named", "Yes: {found} of {of}."),
    ("no_hint", "There is no more help; the answer can be shown."),
    ("not_asked", "Nothing is asked here: Forward goes on."),
    ("no_more", "This question is over: Forward goes on."),
    ("known", "{point} is named already."),
    ("line", "The line: {line}"),
    ("done", "The lesson is over. Of {of} questions:"),
    ("first", "{n} right at once"),
    ("second", "{n} right at the second try"),
    ("missed", "{n} missed"),
    ("open", "{n} not answered"),
    ("end_heading", "the end"),
];

/// What a lesson's page says.
pub fn lesson_words() -> Sentences {
    BOARD.into_iter().chain(LESSON).collect()
}

/// Where a page's script does not run: the lesson's texts.
pub fn lesson_without_script(lesson: &Lesson) -> String {
    let texts: Vec<&str> = lesson.steps.iter().map(|step| step.text.as_str()).collect();
    format!("The boards and questions of this lesson need JavaScript. Its texts: {}", texts.join(" "))
}

/// Under a question of a page.
pub fn how_to_answer(question: &Question) -> String {
    let who = side(question.seek.side);
    match question.manner {
        Manner::Play if question.moves > 1 => {
            format!("{who} to play, move by move: choose points on the board.")
        }
        Manner::Play => format!("{who} to play: choose a point on the board."),
        Manner::Predict => format!("{who} to move: choose the point on the board."),
        Manner::Name => "Choose all the points on the board, one after the other.".to_owned(),
    }
}

/// The answer, where it was not found.
pub fn answer(question: &Question, stage: &Stage) -> String {
    lesson::answer(question, &stage.shown)
}

/// What is wrong, and what to do.
pub fn trouble(trouble: &ExportTrouble) -> String {
    match trouble {
        ExportTrouble::NoPng => {
            "This build makes no PNG. Build it with: cargo build --release --features png. Or \
             export svg, and let a browser or a converter make the PNG."
                .to_owned()
        }
        ExportTrouble::Renderer(why) => {
            format!("The picture could not be drawn: {why}. export svg still works.")
        }
    }
}
