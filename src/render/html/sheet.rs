//! A sheet of puzzles as an HTML page that is printed: its pages are breaks in the paper, and it has no script.

use super::super::markup::escape;
use super::super::sheet::{Cell, grid, pages};
use super::super::svg;
use crate::reply::{Lang, Sheet};
use crate::words::say::handout as words;

const STYLE: &str = include_str!("sheet.css");

/// A sheet of puzzles, for A4 and Letter paper.
pub fn sheet(sheet: &Sheet, lang: Lang) -> String {
    let title = escape(&words::heading(lang, false));
    let mut text = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"generator\" content=\"yonsan\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<title>{title}</title>\n<style>\n{STYLE}{}</style>\n</head>\n<body>\n",
        lang.tag(),
        svg::PRINT,
    );
    let all = pages(sheet, lang);
    for (i, page) in all.iter().enumerate() {
        let number = escape(&words::page(lang, i + 1, all.len()));
        let (columns, rows) = grid(sheet.per_page);
        text += &format!(
            "<section class=\"sheet of-{}\">\n<header><h1>{}</h1>",
            columns * rows,
            escape(&page.heading)
        );
        if page.has_name {
            text += &format!("<p class=\"pupil\">{}</p>", escape(&words::name(lang)));
        }
        text += &format!("<p>{number}</p></header>\n<div class=\"grid\">\n");
        for cell in &page.cells {
            text += &figure(cell, lang);
        }
        text += "</div>\n</section>\n";
    }
    text + "</body>\n</html>\n"
}

fn figure(Cell { number, picture, lines }: &Cell, lang: Lang) -> String {
    let lines: Vec<String> = lines.iter().map(|line| escape(line)).collect();
    format!(
        "<figure>\n{}<figcaption><b>{number}</b> {}</figcaption>\n</figure>\n",
        svg::inline(picture, lang),
        lines.join("<br>")
    )
}
