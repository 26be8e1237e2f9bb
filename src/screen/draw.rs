//! How the screen looks.

use ansi_to_tui::IntoText;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::buttons::{self, Button};
use super::layer::Layer;
use super::view::View;
use crate::repl::wrap;
use crate::words::{say, width};

/// The lines that the screen needs for a line of buttons besides the board and the line for words.
const ROOM_FOR_BUTTONS: u16 = 21;

/// The columns from which on what was said before stands in a panel of its own.
const ROOM_FOR_LOG: u16 = 120;

/// Where things stand that can be pressed.
#[derive(Default)]
pub(super) struct Places {
    /// The lines of the board.
    pub board: Rect,
    /// The buttons.
    pub buttons: Vec<(Rect, Button)>,
}

/// Draws the screen. Returns where things stand.
pub(super) fn draw(view: &View, frame: &mut Frame) -> Places {
    let has_buttons = u16::from(frame.area().height >= ROOM_FOR_BUTTONS);
    let [middle, input, below] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(1), Constraint::Length(has_buttons)])
            .areas(frame.area());
    let text = text(&view.told.board);
    let sides = [Constraint::Length(text.width() as u16 + 2), Constraint::Min(10)];
    let [left, right] = Layout::horizontal(sides).areas(middle);
    let board = on_board(view, text, left, frame);
    let share = if frame.area().width >= ROOM_FOR_LOG { [3, 2] } else { [1, 0] };
    let [words, log] = Layout::horizontal(share.map(Constraint::Fill)).areas(right);
    said(view, words, frame);
    if log.width > 0 {
        said_before(view, log, frame);
    }
    typed(view, input, frame);
    let buttons = if has_buttons > 0 { pressed(view, below, frame) } else { Vec::new() };
    Places { board, buttons }
}

/// A text with the colours that its codes give it.
fn text(words: &str) -> Text<'_> {
    words.into_text().unwrap_or_else(|_| Text::raw(words))
}

/// The board with the point under the cursor reversed, and what its marks mean.
fn on_board(view: &View, text: Text<'_>, area: Rect, frame: &mut Frame) -> Rect {
    let block = Block::bordered().title(format!(" {} ", view.told.title));
    let inside = block.inner(area);
    let layer = view.layer.map(|layer| format!(" {} ", named(view, layer)));
    let block = block.title_bottom(layer.unwrap_or_default());
    let lines = text.height() as u16;
    frame.render_widget(block, area);
    let [board, legend] = Layout::vertical([Constraint::Length(lines), Constraint::Min(0)]).areas(inside);
    frame.render_widget(text, board);
    let meaning = wrap(view.told.legend.trim(), legend.width.into());
    frame.render_widget(self::text(&meaning), legend);
    let (column, line) = view.place(view.cursor);
    for x in 0..view.cell() as u16 {
        if let Some(cell) = frame.buffer_mut().cell_mut((board.x + column + x, board.y + line)) {
            cell.set_style(Style::new().add_modifier(Modifier::REVERSED));
        }
    }
    board
}

fn named(view: &View, layer: Layer) -> String {
    say!(view.told.theme.lang, "screen-layer", layer = layer.name())
}

/// What the session said last, or what keys there are.
fn said(view: &View, area: Rect, frame: &mut Frame) {
    let lang = view.told.theme.lang;
    let block = Block::bordered();
    let help = view.shows_keys.then(|| say!(lang, "screen-help"));
    let inside = block.inner(area);
    let words = wrap(help.as_ref().unwrap_or(&view.told.words), inside.width.into());
    let most = (words.lines().count() as u16).saturating_sub(inside.height);
    let more = if most > view.scroll { say!(lang, "screen-more") } else { String::new() };
    let words = Paragraph::new(text(&words)).scroll((view.scroll.min(most), 0));
    frame.render_widget(words.block(block.title_bottom(more)), area);
}

/// What was said before, the last lines of it.
fn said_before(view: &View, area: Rect, frame: &mut Frame) {
    let block = Block::bordered().title(say!(view.told.theme.lang, "screen-before"));
    let inside = block.inner(area);
    // Only the last lines are seen, and a line that is broken takes more room, never less.
    let told = view.log.iter().rev().skip(1).flat_map(|told| told.lines().rev());
    let mut last: Vec<&str> = told.take(inside.height.into()).collect();
    last.reverse();
    let before = last.join("\n");
    let words = wrap(&before, inside.width.into());
    let above = (words.lines().count() as u16).saturating_sub(inside.height);
    frame.render_widget(Paragraph::new(text(&words)).scroll((above, 0)).block(block), area);
}

/// The line that is being typed, or how long a search has been running and what it has found so far.
fn typed(view: &View, area: Rect, frame: &mut Frame) {
    let busy = view.asked.front().filter(|_| view.line.is_empty()).map(|(_, since)| {
        let seconds = format!("{:.1}", since.elapsed().as_secs_f64());
        say::searching(view.told.theme.lang, &seconds, &view.searched.done())
    });
    let line = busy.unwrap_or_else(|| view.line.clone());
    frame.render_widget(Paragraph::new(format!("> {line}")), area);
    if !view.line.is_empty() {
        frame.set_cursor_position((area.x + 2 + width(&view.line) as u16, area.y));
    }
}

/// The buttons, as many as there is room for.
fn pressed(view: &View, area: Rect, frame: &mut Frame) -> Vec<(Rect, Button)> {
    let mut places = Vec::new();
    let mut spans = Vec::new();
    let mut column = 0;
    for button in buttons::of(view) {
        let label = format!(" {} ", button.label);
        let wide = width(&label) as u16;
        if column + wide > area.width {
            break;
        }
        places.push((Rect::new(area.x + column, area.y, wide, 1), button));
        spans.push(Span::styled(label, Style::new().add_modifier(Modifier::REVERSED)));
        spans.push(Span::raw(" "));
        column += wide + 1;
    }
    frame.render_widget(Line::from(spans), area);
    places
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
    use crate::solve::ProgressCallback;

    /// The screen after h8 and i9.
    pub fn view() -> View {
        let position = Box::new("h8i9".parse().unwrap());
        let told = said(&Reply::Board { position, numbers: false }, &Session::new(), Theme::default());
        let last = "i9".parse().ok();
        View::new(
            super::super::view::Told { last, words: "What is said.".to_owned(), ..told },
            ProgressCallback::default(),
        )
    }

    fn screen(view: &View, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| _ = draw(view, frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn a_frame_of_a_large_screen_is_drawn_within_a_sixtieth_of_a_second() {
        let mut view = view();
        view.log = vec!["> solve\nWhat was said before, at some length.".repeat(20); 100];
        let mut terminal = Terminal::new(TestBackend::new(150, 50)).unwrap();
        let mut times: Vec<_> = (0..50)
            .map(|_| {
                let begun = crate::solve::Moment::now();
                terminal.draw(|frame| _ = draw(&view, frame)).unwrap();
                begun.elapsed()
            })
            .collect();
        times.sort();
        println!("a frame: median {:.1?}, worst {:.1?} of {}", times[25], times[49], times.len());
        assert!(times[25] < std::time::Duration::from_millis(16), "{times:?}");
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
