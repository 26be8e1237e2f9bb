//! Boards as SVG pictures, which refer to no other file.
//!
//! The title and the description describe the picture for screen readers. Everything with a colour of its own
//! also has a shape or a number of its own.

mod panel;
mod sheet;

pub use sheet::sheet;

use super::markup::escape;
use crate::reply::{Lang, Paper, Picture};
use crate::words::say::export as words;
use panel::SIDE;

const LIGHT: &str = include_str!("light.css");
const DARK: &str = include_str!("dark.css");
/// The style of boards on paper, which is told apart without colours.
pub(super) const PRINT: &str = include_str!("print.css");

/// The distance between boards, and between a board and the text below it, in SVG units.
const GAP: usize = 16;
/// The height of a line of text, in SVG units.
const LINE: usize = 28;

/// A picture as an SVG document.
pub fn svg(picture: &Picture, paper: Paper, lang: Lang) -> String {
    let boards = picture.panels.len();
    let across = across(boards);
    let told = picture.panels.iter().any(|panel| panel.new_moves().next().is_some());
    let row = SIDE + if told { LINE } else { 0 };
    let legend = words::legend(lang, picture);
    let width = across * SIDE + (across + 1) * GAP;
    let rows = boards.div_ceil(across);
    let below = if legend.is_empty() { 0 } else { LINE };
    let height = rows * (row + GAP) + GAP + below;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{}\" class=\"yonsan\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title told\">\n\
         <title id=\"title\">{}</title>\n<desc id=\"told\">{}</desc>\n<style>\n{}</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n",
        lang.tag(),
        escape(&words::picture_title(lang, picture)),
        escape(&words::picture_told(lang, picture)),
        style(paper),
    );
    for (i, panel) in picture.panels.iter().enumerate() {
        let (x, y) = (GAP + i % across * (SIDE + GAP), GAP + i / across * (row + GAP));
        text += &format!("<g transform=\"translate({x} {y})\">\n{}", panel::panel(panel, picture, i == 0));
        let caption = words::panel_caption(panel);
        if !caption.is_empty() {
            text += &said(&caption, SIDE / 2, SIDE + 20);
        }
        text += "</g>\n";
    }
    if !legend.is_empty() {
        text += &said(&legend, width / 2, height - GAP / 2);
    }
    text + "</svg>\n"
}

/// The first board of a picture as an element inside a page, which brings the style.
pub(super) fn inline(picture: &Picture, lang: Lang) -> String {
    let told = escape(&words::picture_told(lang, picture));
    let board = picture.panels.first().map_or(String::new(), |first| panel::panel(first, picture, true));
    format!(
        "<svg class=\"yonsan\" viewBox=\"0 0 {SIDE} {SIDE}\" role=\"img\" aria-label=\"{told}\">\n{board}</svg>\n"
    )
}

/// The number of boards in a row: at most three, but two where one board would be alone in the last row.
const fn across(boards: usize) -> usize {
    match boards {
        0 | 1 => 1,
        2 | 4 => 2,
        _ => 3,
    }
}

fn said(words: &str, x: usize, y: usize) -> String {
    format!("<text class=\"said\" x=\"{x}\" y=\"{y}\">{}</text>\n", escape(words))
}

fn style(paper: Paper) -> String {
    match paper {
        Paper::Light => LIGHT.to_owned(),
        Paper::Dark => format!("{LIGHT}{DARK}"),
        Paper::Auto => format!("{LIGHT}@media (prefers-color-scheme: dark) {{\n{DARK}}}\n"),
    }
}

#[cfg(test)]
mod tests;
