//! Texts of pictures and pages, and of failures to make them.

use std::collections::BTreeMap;

use super::handout::unsolved;
use super::phrases::{Join, capital, class, length, list, points, say};
use super::{board, moment, outcome, spoken};
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::reply::{ExportTrouble, GamePage, Panel, Picture, PictureMark, ProofPage};
use crate::teach::lesson::{Lesson, Manner, Question};

/// The title of a picture.
pub(crate) fn picture_title(lang: Lang, picture: &Picture) -> String {
    if let Some(title) = &picture.title {
        return title.in_language(lang.name()).to_owned();
    }
    let Some(first) = picture.panels.first() else { return String::new() };
    match first.position.winner() {
        Some(_) if first.position.forbidden_move().is_some() => say!(lang, "picture-forbidden"),
        Some(winner) => say!(lang, "picture-five", side = winner),
        None => say!(lang, "picture-turn", side = first.position.to_move()),
    }
}

/// The description of the picture in sentences, for users who cannot see it.
pub(crate) fn picture_told(lang: Lang, picture: &Picture) -> String {
    let mut told = Vec::new();
    if let Some(first) = picture.panels.first() {
        told.push(spoken::stones(lang, &first.position));
    }
    for (mark, marked) in all_marks(picture) {
        let marked = list(lang, &marked, Join::And);
        told.push(say!(lang, "picture-marked", mark = mark_name(mark), points = marked));
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

/// The marks of a picture, with those of the forbidden points of its first board.
fn all_marks(picture: &Picture) -> impl Iterator<Item = (PictureMark, Vec<Point>)> + '_ {
    let first = picture.panels.first().filter(|_| picture.forbidden);
    let forbidden = first.map(|first| first.forbidden().iter().collect::<Vec<_>>());
    let forbidden = forbidden.filter(|points| !points.is_empty());
    picture.marks.iter().cloned().chain(forbidden.map(|points| (PictureMark::Forbidden, points)))
}

/// The name of a mark by which a message chooses its variant.
const fn mark_name(mark: PictureMark) -> &'static str {
    match mark {
        PictureMark::Chosen => "chosen",
        PictureMark::Wins => "wins",
        PictureMark::Holds => "holds",
        PictureMark::Forbidden => "forbidden",
    }
}

/// The caption of a board: the moves that are new on it.
pub(crate) fn panel_caption(panel: &Panel) -> String {
    let moves: Vec<String> = panel.new_moves().map(|(number, point)| format!("{number} {point}")).collect();
    moves.join(", ")
}

/// The legend of a board with marks or scores.
pub(crate) fn legend(lang: Lang, picture: &Picture) -> String {
    let marks = all_marks(picture).filter(|(mark, _)| *mark != PictureMark::Chosen);
    let mut told: Vec<String> = marks
        .map(|(mark, all)| say!(lang, "picture-legend", mark = mark_name(mark), points = few(&all)))
        .collect();
    if let Some(map) = &picture.heat {
        told.push(match map.choice {
            Some(choice) => say!(lang, "picture-choice", name = map.name, point = choice),
            None => map.name.to_owned(),
        });
    }
    told.join(" · ")
}

/// The points, shortened to those that fit on a line.
fn few(all: &[Point]) -> String {
    const FIT: usize = 8;
    if all.len() <= FIT { points(all) } else { format!("{} …", points(&all[..FIT])) }
}

/// The title of a proof's page.
pub(crate) fn proof_title(lang: Lang, page: &ProofPage) -> String {
    let wins = || say!(lang, "page-wins", side = page.win.certificate.attacker());
    page.title.as_ref().map_or_else(wins, |title| title.in_language(lang.name()).to_owned())
}

/// The line under a proof's title: what is proven, and that it was checked.
pub(crate) fn proof_about(lang: Lang, page: &ProofPage) -> String {
    let position = &page.win.certificate.position;
    let what = page.class.map_or_else(|| say!(lang, "page-certificate"), |of| class(lang, of));
    let length = length(lang, page.win.stones());
    let win = if page.shortest {
        say!(lang, "page-win-shortest", what, length)
    } else {
        say!(lang, "page-win", what, length)
    };
    let (rule, side) = (position.rule(), position.to_move());
    say!(lang, "page-proof", rule, side, win, positions = page.win.positions())
}

/// The text of a proof's page where its script does not run: the position and the longest line.
pub(crate) fn proof_without_script(lang: Lang, page: &ProofPage) -> String {
    let line = say!(lang, "page-longest", line = page.win.line);
    format!("{} {line}", spoken::stones(lang, &page.win.certificate.position))
}

/// The sentences of a page, by the names that its script uses. The script fills in the names in braces.
///
/// The name of a side is filled in with a capital letter and in the nominative; in languages with cases the
/// sentences are written accordingly.
type Sentences = BTreeMap<&'static str, String>;

/// The names of the sentences of every page; `black_stone` is the message `page-black-stone`.
const BOARD: &str = "board empty black_stone white_stone number last back forward start plays taken five \
                     forbidden_mark";

/// The names of the other sentences of a proof's page.
const PROOF: &str = "end reply_mark begin two_fives one_five caught threat leaves unlisted won is_over forbidden \
                     not_this so_far replies met_by nothing_stops else_five elsewhere pass passes";

/// The names of the other sentences of a lesson's page.
const LESSON: &str = "mark_mark right_mark hint answer again one_more named no_hint not_asked no_more known line done \
                      first second missed open end_heading";

/// The names of the other sentences of a game's page.
const GAME: &str = "end mark_mark next_mark holds_mark line won pass course legend moments moment_back moment_next \
                    to_moment play_line play_guess leave_line in_line not_in_line not_in_game at_start played passed \
                    variations main_line";

/// The names of the other sentences of a page on which puzzles are solved.
const SOLVE: &str = "right_mark answer task task_back task_next nothing wrong_move wrong_point wrong_hold \
                     wrong_nothing forbidden_point not_settled right_move right_point solved given_up solved_before known \
                     result pupil copy copied not_copied result_sum result_solved result_given_up result_open";

/// The names of the other sentences of the page that is a conversation.
const APP: &str = "footer hint answer nothing app_puzzles app_practice app_lessons app_analysis \
                   app_openings app_game app_language app_about app_failed app_offline app_searching app_stop \
                   app_stopped app_said app_actions app_line app_send app_help app_next app_restart app_undo app_redo \
                   app_solve_vcf app_solve_vct app_solve_win app_defend app_why app_walk app_back app_on app_tree app_whynot \
                   app_suggest app_review app_moment_back app_moment app_try app_layer app_layer_none app_layer_numbers \
                   app_layer_patterns app_layer_heat app_layer_key app_layer_forbidden app_layer_study app_set_up \
                   app_stone_turn app_stone_black app_stone_white app_stone_none app_clear app_swap app_rule app_freestyle \
                   app_standard app_renju app_position app_open app_file app_drop app_sgf app_svg app_proof app_link \
                   app_link_copied app_link_here app_kept app_keep_save app_keep_read app_keep_read_done app_train app_due \
                   app_streak app_exam app_sets app_playlists app_put_off app_stats app_theme app_any app_kind app_course app_resume app_leave app_level app_your_side \
                   app_play app_stop_game app_opening app_study app_list app_board_now";

/// The names of the values that a script fills in.
const FILLED_IN: &str = "color other point points line number found of n id time";

fn sentences(lang: Lang, names: &'static str) -> Sentences {
    let braces = |name: &'static str| (name, format!("{{{name}}}").into());
    let filled_in: Vec<_> = FILLED_IN.split(' ').map(braces).collect();
    let sentence =
        |name: &'static str| (name, lang.say(&format!("page-{}", name.replace('_', "-")), &filled_in));
    let side = |side: Color| (side.name(), capital(&say!(lang, "side", side)));
    BOARD.split(' ').chain(names.split(' ')).map(sentence).chain(Color::BOTH.map(side)).collect()
}

/// All sentences of a proof's page.
pub fn proof_words(lang: Lang) -> Sentences {
    sentences(lang, PROOF)
}

/// All sentences of a lesson's page.
pub fn lesson_words(lang: Lang) -> Sentences {
    sentences(lang, LESSON)
}

/// All sentences of a game's page.
pub fn game_words(lang: Lang) -> Sentences {
    sentences(lang, GAME)
}

/// The name of a rule on the page that is a conversation.
#[cfg(any(feature = "cli", feature = "wasm"))]
pub(crate) fn rule_name(lang: Lang, rule: crate::board::Rule) -> String {
    lang.say(&format!("page-app-{}", rule.name()), &[])
}

/// All sentences of the page that is a conversation.
pub fn app_words(lang: Lang) -> Sentences {
    sentences(lang, APP)
}

/// All sentences of a page on which puzzles are solved.
pub fn solve_words(lang: Lang) -> Sentences {
    sentences(lang, SOLVE)
}

/// The title of a game's page: its players, or its name.
pub(crate) fn game_title(lang: Lang, page: &GamePage) -> String {
    let players = match &page.players {
        [Some(black), Some(white)] => Some(format!("{black} – {white}")),
        _ => None,
    };
    players.or_else(|| page.name.clone()).unwrap_or_else(|| say!(lang, "page-game"))
}

/// The line under the title of a game's page.
pub(crate) fn game_about(lang: Lang, page: &GamePage) -> String {
    let told = say!(lang, "page-game-about", rule = page.start.rule(), outcome = outcome(lang, &page.review));
    let name = page.name.clone().filter(|name| *name != game_title(lang, page));
    name.map_or_else(|| told.clone(), |name| format!("{name} · {told}"))
}

/// The text of a game's page where its script does not run: the moves and the moments.
pub(crate) fn game_without_script(lang: Lang, page: &GamePage) -> String {
    let moves = points(page.review.game.moves());
    let moments = (0..page.review.moments.len()).map(|at| moment(lang, &page.review, at));
    std::iter::once(say!(lang, "page-game-moves", moves)).chain(moments).collect::<Vec<_>>().join(" ")
}

/// The text of a lesson's page where its script does not run: the texts of its steps.
pub(crate) fn lesson_without_script(lang: Lang, lesson: &Lesson) -> String {
    let texts: Vec<&str> = lesson.steps.iter().map(|step| step.text.in_language(lang.name())).collect();
    say!(lang, "page-texts", texts = texts.join(" "))
}

/// The line under a question of a page: how to answer it.
pub(crate) fn how_to_answer(lang: Lang, question: &Question) -> String {
    let side = question.seek.side;
    match question.manner {
        Manner::Play if question.moves > 1 => say!(lang, "page-play-on", side),
        Manner::Play => say!(lang, "page-play", side),
        Manner::Predict => say!(lang, "page-predict", side),
        Manner::Name => say!(lang, "page-name"),
    }
}

/// The text of the fault, with advice.
pub(super) fn trouble(lang: Lang, trouble: &ExportTrouble) -> String {
    match trouble {
        ExportTrouble::NoPng => say!(lang, "export-no-png"),
        ExportTrouble::Renderer(why) => say!(lang, "export-not-drawn", why),
        ExportTrouble::Ending(file, endings) => {
            let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
            say!(lang, "export-ending", file, endings = list(lang, &endings, Join::Or))
        }
        ExportTrouble::Unsolved(id, flaw) => unsolved(lang, id, flaw),
        ExportTrouble::Deck(why) => say!(lang, "export-no-deck", why),
    }
}
