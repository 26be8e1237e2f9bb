//! How the screen looks.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::view::View;
use crate::words::say;

/// The lines that the screen needs for a line of keys besides the board and the line for words.
const ROOM_FOR_KEYS: u16 = 21;

/// Draws the screen. Returns where the lines of the board stand.
pub(super) fn draw(view: &View, frame: &mut Frame) -> Rect {
    let lang = view.told.lang;
    let keys = u16::from(frame.area().height >= ROOM_FOR_KEYS);
    let [middle, input, below] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(1), Constraint::Length(keys)])
            .areas(frame.area());
    let width = view.told.board.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
    let [left, right] =
        Layout::horizontal([Constraint::Length(width + 2), Constraint::Min(10)]).areas(middle);
    let block = Block::bordered().title(format!(" {} ", view.told.title));
    let board = block.inner(left);
    frame.render_widget(Paragraph::new(lines(view)).block(block), left);
    let words = if view.shows_keys { say!(lang, "screen-help") } else { view.told.words.clone() };
    let words = Paragraph::new(words).wrap(Wrap { trim: false }).block(Block::bordered());
    frame.render_widget(words.scroll((view.scroll, 0)), right);
    frame.render_widget(Paragraph::new(format!("> {}", view.line)), input);
    let hint = match &view.asked {
        Some(since) => say!(lang, "screen-busy", seconds = format!("{:.1}", since.elapsed().as_secs_f64())),
        None if view.told.is_walk => say!(lang, "screen-walk"),
        None => say!(lang, "screen-keys"),
    };
    frame.render_widget(Paragraph::new(hint).style(Style::new().add_modifier(Modifier::DIM)), below);
    if !view.line.is_empty() {
        frame.set_cursor_position((input.x + 2 + view.line.chars().count() as u16, input.y));
    }
    board
}

/// The lines of the board, with the point under the cursor reversed.
fn lines(view: &View) -> Vec<Line<'_>> {
    let (column, row) = view.place(view.cursor);
    let marked = |(i, line)| {
        if i == usize::from(row) { reversed(line, column.into(), view.cell()) } else { Line::from(line) }
    };
    view.told.board.lines().enumerate().map(marked).collect()
}

/// A line with the characters reversed that stand in these terminal cells.
fn reversed(line: &str, column: usize, cells: usize) -> Line<'_> {
    let mut width = 0;
    let mut at = [line.len(); 2];
    for (i, letter) in line.char_indices() {
        if width >= column && at[0] == line.len() {
            at[0] = i;
        }
        if width >= column + cells && at[1] == line.len() {
            at[1] = i;
        }
        width += unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0);
    }
    let [from, to] = at;
    let under = Span::styled(&line[from..to], Style::new().add_modifier(Modifier::REVERSED));
    Line::from(vec![Span::raw(&line[..from]), under, Span::raw(&line[to..])])
}

#[cfg(test)]
pub(super) mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::super::said;
    use super::*;
    use crate::render::Theme;
    use crate::reply::Reply;
    use crate::session::Session;

    /// The screen after h8 and i9.
    pub fn view() -> View {
        let position = Box::new("h8i9".parse().unwrap());
        let told = said(&Reply::Board { position, numbers: false }, &Session::new(), Theme::default());
        let last = "i9".parse().ok();
        View::new(super::super::view::Told { last, words: "What is said.".to_owned(), ..told })
    }

    fn screen(view: &View, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| _ = draw(view, frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn the_board_the_words_and_the_line_have_their_places() {
        let mut view = view();
        view.line = "solve".to_owned();
        insta::assert_snapshot!("board-80x24", screen(&view, 80, 24));
        insta::assert_snapshot!("board-60x20", screen(&view, 60, 20));
        view.shows_keys = true;
        insta::assert_snapshot!("board-100x24-keys", screen(&view, 100, 24));
    }
}
