//! What keys and the mouse do.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position as Cell;

use super::act::Act;
use super::draw::Places;
use super::layer::Layer;
use super::view::View;
use crate::session::{Stage, grammar};

/// The lines by which a page scrolls.
const PAGE: u16 = 10;

/// What an event does.
pub(super) fn act(view: &mut View, event: &Event, places: &Places) -> Act {
    let typed = !view.line.is_empty();
    let act = match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => pressed(view, *key),
        Event::Mouse(mouse) => pointed(view, *mouse, places),
        _ => Act::Nothing,
    };
    match act {
        Act::Keys => {
            view.shows_keys = !view.shows_keys;
            Act::Nothing
        }
        Act::Ask(_) | Act::Redraw if !view.has_room() => Act::Nothing,
        // A key on the board is meant for the board that is shown, and not for the one after a long search.
        Act::Ask(_) if !typed && view.is_slow() => Act::Nothing,
        act => act,
    }
}

fn pressed(view: &mut View, key: KeyEvent) -> Act {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') if view.is_busy() => Act::Stop,
            KeyCode::Char('c' | 'd') => Act::Leave,
            _ => Act::Nothing,
        };
    }
    match key.code {
        KeyCode::PageUp => view.scroll = view.scroll.saturating_sub(PAGE),
        KeyCode::PageDown => view.scroll += PAGE,
        KeyCode::Esc => (view.shows_keys, view.line) = (false, String::new()),
        _ if !view.line.is_empty() => return typed(view, key.code),
        code => return on_board(view, code),
    }
    Act::Nothing
}

/// A key while a line is being typed.
fn typed(view: &mut View, code: KeyCode) -> Act {
    match code {
        KeyCode::Enter if view.has_room() => {
            let line = std::mem::take(&mut view.line);
            view.past.push(line.clone());
            view.back = 0;
            return Act::Ask(line);
        }
        KeyCode::Backspace => {
            view.line.pop();
        }
        KeyCode::Tab => complete(view),
        KeyCode::Up => recall(view, 1),
        KeyCode::Down => recall(view, -1),
        KeyCode::Char(letter) => view.line.push(letter),
        _ => {}
    }
    Act::Nothing
}

/// A key while no line is typed: it acts on the board.
fn on_board(view: &mut View, code: KeyCode) -> Act {
    let stage = view.told.stage;
    let walk = stage == Stage::Walk;
    let study = stage == Stage::Study;
    let game = matches!(stage, Stage::Game | Stage::Moments);
    let lesson = matches!(stage, Stage::Lesson | Stage::Question);
    let exam = stage == Stage::Exam;
    let ask = |line: &str| Act::Ask(line.to_owned());
    match code {
        KeyCode::Left if walk || study || game || stage == Stage::Lesson => return ask("back"),
        KeyCode::Right if study && view.told.points.contains(&view.cursor) => {
            return Act::Ask(view.cursor.to_string());
        }
        KeyCode::Right if study || stage == Stage::Lesson => return ask("next"),
        KeyCode::Home if stage == Stage::Question => return ask("back"),
        KeyCode::End if stage == Stage::Question => return ask("next"),
        KeyCode::Right if game => return ask("forward"),
        KeyCode::Home if game => return ask("goto 0"),
        KeyCode::Right if walk || stage == Stage::Proven => return ask("step"),
        KeyCode::Home if walk => return ask("step 1"),
        KeyCode::Up if walk || study || game => view.next_point(false),
        KeyCode::Down if walk || study || game => view.next_point(true),
        KeyCode::Left => step(view, -1, 0),
        KeyCode::Right => step(view, 1, 0),
        KeyCode::Up => step(view, 0, 1),
        KeyCode::Down => step(view, 0, -1),
        KeyCode::Tab => view.next_point(true),
        KeyCode::BackTab => view.next_point(false),
        KeyCode::Char('[') if !lesson && !exam => return ask("moment back"),
        KeyCode::Char(']') if !lesson && !exam => return ask("moment"),
        KeyCode::Enter if stage == Stage::Moments => return ask("try"),
        KeyCode::Enter if matches!(stage, Stage::Solved | Stage::Lesson) => return ask("next"),
        KeyCode::Char(' ') if stage == Stage::Lesson => return ask("next"),
        KeyCode::Enter | KeyCode::Char(' ') => return Act::Ask(view.cursor.to_string()),
        // An answer of an exam is not taken back.
        KeyCode::Backspace if exam => {}
        KeyCode::Backspace => return ask(if walk { "back" } else { "undo" }),
        KeyCode::Char('?') => return Act::Keys,
        KeyCode::Char('q') => return Act::Leave,
        // The board of a lesson shows what its page speaks of, that of an exam its puzzle, and nothing else.
        KeyCode::Char(digit @ '0'..='9') if !lesson && !exam => {
            let chosen = Layer::of_digit(digit);
            view.layer = chosen.filter(|chosen| view.layer != Some(*chosen));
            return Act::Redraw;
        }
        KeyCode::Char(letter) => view.line.push(letter),
        _ => {}
    }
    Act::Nothing
}

fn step(view: &mut View, dx: isize, dy: isize) {
    view.cursor = view.cursor.offset(dx, dy).unwrap_or(view.cursor);
}

/// Puts the only word there that the line can go on with, or what all such words have in common.
fn complete(view: &mut View) {
    let (start, words) = grammar::complete(&view.line, &crate::board::Position::default());
    let Some(first) = words.first() else { return };
    let common = words.iter().fold(first.len(), |common, word| {
        first.bytes().zip(word.bytes()).take(common).take_while(|(one, other)| one == other).count()
    });
    let word = first.get(..common).unwrap_or_default();
    if view.line.len() < start + word.len() {
        view.line.replace_range(start.., word);
    }
    if words.len() == 1 {
        view.line.push(' ');
    }
}

/// Goes back (1) or forth (-1) in the lines that were typed before.
fn recall(view: &mut View, by: isize) {
    view.back = view.back.saturating_add_signed(by).min(view.past.len());
    if let Some(line) = view.past.len().checked_sub(view.back).and_then(|at| view.past.get(at)) {
        view.line.clone_from(line);
    }
}

fn pointed(view: &mut View, mouse: MouseEvent, places: &Places) -> Act {
    let at = Cell::new(mouse.column, mouse.row);
    let stage = Some(view.told.stage).filter(|_| places.board.contains(at));
    match mouse.kind {
        MouseEventKind::ScrollUp if matches!(stage, Some(Stage::Walk | Stage::Study)) => {
            return Act::Ask("back".to_owned());
        }
        MouseEventKind::ScrollDown if stage == Some(Stage::Walk) => return Act::Ask("step".to_owned()),
        MouseEventKind::ScrollDown if stage == Some(Stage::Study) => return Act::Ask("next".to_owned()),
        MouseEventKind::ScrollUp => view.scroll = view.scroll.saturating_sub(1),
        MouseEventKind::ScrollDown => view.scroll += 1,
        MouseEventKind::Down(MouseButton::Left) => {
            if let Some((_, button)) = places.buttons.iter().find(|(place, _)| place.contains(at)) {
                return button.act.clone();
            }
            if places.board.contains(at) {
                let point = view.point_at(at.x - places.board.x, at.y - places.board.y);
                view.cursor = point.unwrap_or(view.cursor);
                // The page of a lesson asks for nothing.
                let asks = stage != Some(Stage::Lesson);
                return point.filter(|_| asks).map_or(Act::Nothing, |point| Act::Ask(point.to_string()));
            }
        }
        _ => {}
    }
    Act::Nothing
}

#[cfg(test)]
mod tests {
    use super::super::draw::tests::view;
    use super::*;

    fn press(view: &mut View, code: KeyCode) -> Act {
        act(view, &Event::Key(KeyEvent::from(code)), &Places::default())
    }

    fn ask(line: &str) -> Act {
        Act::Ask(line.to_owned())
    }

    #[test]
    fn the_cursor_plays_and_a_letter_begins_a_line() {
        let mut view = view();
        press(&mut view, KeyCode::Right);
        press(&mut view, KeyCode::Up);
        assert_eq!(press(&mut view, KeyCode::Enter), ask("j10"));
        assert_eq!(press(&mut view, KeyCode::Backspace), ask("undo"));
        for letter in "sol".chars() {
            press(&mut view, KeyCode::Char(letter));
        }
        press(&mut view, KeyCode::Tab);
        assert_eq!(view.line, "solve ");
        assert_eq!(press(&mut view, KeyCode::Enter), ask("solve "));
        press(&mut view, KeyCode::Char('x'));
        press(&mut view, KeyCode::Up);
        assert_eq!(view.line, "solve ");
        press(&mut view, KeyCode::Esc);
        assert_eq!(press(&mut view, KeyCode::Char('q')), Act::Leave);
    }

    #[test]
    fn on_a_walk_arrows_step() {
        let mut view = view();
        view.told.stage = Stage::Walk;
        assert_eq!(press(&mut view, KeyCode::Right), ask("step"));
        assert_eq!(press(&mut view, KeyCode::Left), ask("back"));
    }

    #[test]
    fn after_a_review_brackets_go_to_its_moments_and_enter_tries_again() {
        let mut view = view();
        view.told.stage = Stage::Moments;
        assert_eq!(press(&mut view, KeyCode::Char(']')), ask("moment"));
        assert_eq!(press(&mut view, KeyCode::Char('[')), ask("moment back"));
        assert_eq!(press(&mut view, KeyCode::Right), ask("forward"));
        assert_eq!(press(&mut view, KeyCode::Enter), ask("try"));
    }

    #[test]
    fn in_an_exam_the_board_shows_the_puzzle_alone() {
        let mut view = view();
        view.told.stage = Stage::Exam;
        assert_eq!(press(&mut view, KeyCode::Char('3')), Act::Nothing);
        assert_eq!((view.layer, press(&mut view, KeyCode::Backspace)), (None, Act::Nothing));
        assert_eq!(press(&mut view, KeyCode::Enter), ask("i9"));
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        let view = view();
        for point in crate::board::Point::all() {
            let (column, line) = view.place(point);
            assert_eq!(view.point_at(column, line), Some(point));
        }
        assert_eq!(view.point_at(0, 3), None);
        assert_eq!(view.point_at(5, 0), None);
    }

    #[test]
    fn while_a_search_runs_it_can_be_stopped_and_only_some_lines_are_asked_ahead() {
        let mut view = view();
        while view.has_room() {
            assert_ne!(press(&mut view, KeyCode::Enter), Act::Nothing);
            view.asked.push_back((String::new(), crate::solve::Moment::now()));
        }
        assert_eq!(press(&mut view, KeyCode::Enter), Act::Nothing);
        let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(act(&mut view, &Event::Key(stop), &Places::default()), Act::Stop);
    }
}
