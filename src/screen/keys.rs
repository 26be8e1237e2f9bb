//! What keys and the mouse do.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Cell, Rect};

use super::view::View;
use crate::session::grammar;

/// What follows on a key.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Only the screen changes.
    Nothing,
    /// The session is asked this line.
    Ask(String),
    /// The search that is running is stopped.
    Stop,
    /// The screen is left.
    Leave,
}

/// The lines by which a page scrolls.
const PAGE: u16 = 10;

/// What an event does; `board` is where the lines of the board stand.
pub(super) fn act(view: &mut View, event: &Event, board: Rect) -> Act {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => pressed(view, *key),
        Event::Mouse(mouse) => pointed(view, *mouse, board),
        _ => Act::Nothing,
    }
}

fn pressed(view: &mut View, key: KeyEvent) -> Act {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') if view.asked.is_some() => Act::Stop,
            KeyCode::Char('c' | 'd') => Act::Leave,
            _ => Act::Nothing,
        };
    }
    match key.code {
        KeyCode::PageUp => view.scroll = view.scroll.saturating_sub(PAGE),
        KeyCode::PageDown => view.scroll += PAGE,
        KeyCode::Esc => (view.shows_keys, view.line) = (false, String::new()),
        _ if view.asked.is_some() => {}
        _ if !view.line.is_empty() => return typed(view, key.code),
        code => return on_board(view, code),
    }
    Act::Nothing
}

/// A key while a line is being typed.
fn typed(view: &mut View, code: KeyCode) -> Act {
    match code {
        KeyCode::Enter => {
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
    let walk = view.told.is_walk;
    match code {
        KeyCode::Left if walk => return Act::Ask("back".to_owned()),
        KeyCode::Right if walk => return Act::Ask("step".to_owned()),
        KeyCode::Left => step(view, -1, 0),
        KeyCode::Right => step(view, 1, 0),
        KeyCode::Up => step(view, 0, 1),
        KeyCode::Down => step(view, 0, -1),
        KeyCode::Enter | KeyCode::Char(' ') => return Act::Ask(view.cursor.to_string()),
        KeyCode::Backspace => return Act::Ask(if walk { "back" } else { "undo" }.to_owned()),
        KeyCode::Char('?') => view.shows_keys = !view.shows_keys,
        KeyCode::Char('q') => return Act::Leave,
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

fn pointed(view: &mut View, mouse: MouseEvent, board: Rect) -> Act {
    match mouse.kind {
        MouseEventKind::ScrollUp => view.scroll = view.scroll.saturating_sub(1),
        MouseEventKind::ScrollDown => view.scroll += 1,
        MouseEventKind::Down(MouseButton::Left)
            if board.contains(Cell::new(mouse.column, mouse.row)) && view.asked.is_none() =>
        {
            let point = view.point_at(mouse.column - board.x, mouse.row - board.y);
            if let Some(point) = point {
                view.cursor = point;
                return Act::Ask(point.to_string());
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
        act(view, &Event::Key(KeyEvent::from(code)), Rect::default())
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
        view.told.is_walk = true;
        assert_eq!(press(&mut view, KeyCode::Right), ask("step"));
        assert_eq!(press(&mut view, KeyCode::Left), ask("back"));
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
    fn while_a_search_runs_it_can_be_stopped_and_nothing_else_is_asked() {
        let mut view = view();
        view.asked = Some(crate::solve::Moment::now());
        assert_eq!(press(&mut view, KeyCode::Enter), Act::Nothing);
        let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(act(&mut view, &Event::Key(stop), Rect::default()), Act::Stop);
    }
}
