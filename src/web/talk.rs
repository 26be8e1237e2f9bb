//! One line after the other, answered as JSON.

use serde_json::{Value, json};

use super::world::Page;
use crate::render::{document, json};
use crate::reply::{Document, Lang, Reply, Trouble};
use crate::session::{Outside, Session, parse};
use crate::words::say;

/// A conversation with a page.
pub struct Talk {
    session: Session,
    /// The files and the progress of the page.
    pub page: Page,
    lang: Lang,
}

impl Talk {
    /// A conversation that begins on an empty board.
    pub fn new(page: Page, lang: Lang) -> Self {
        Self { session: Session::new(), page, lang }
    }

    /// The language of the replies from now on.
    pub const fn set_language(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Answers a line as `yonsan.told/1`: the parts of the reply as in [`json::parts`], with `reply`, the reply's own JSON
    /// or null; `stage`, what can be done now; `title`, the rule and the turn; `trouble`, whether the line failed; `lang`;
    /// `moves`, the moves of the game that is on the board, and `ply`, how many of them are on it; `files`, the names of the
    /// files that the line wrote; `new`, what is to be stored of practice and lessons, as
    /// [`ExportedPractice`](crate::teach::train::ExportedPractice).
    pub fn answer(&mut self, line: &str) -> Value {
        self.page.begin();
        let mut reply = match parse(line) {
            Ok(command) => self.session.respond(&command, &mut self.page),
            Err(trouble) => Reply::Trouble(trouble),
        };
        reply = reply.exported_by(|document, file| self.written(document, file));
        if let Reply::Lang(Some(lang)) = reply {
            self.lang = lang;
        }
        self.told(&reply)
    }

    fn written(&mut self, shown: &Document, file: String) -> Reply {
        let written = document(shown, self.lang).map_err(Trouble::Export).and_then(|bytes| {
            self.page.write(&file, &bytes).map_err(|error| Trouble::Unwritable(file.clone(), error))
        });
        written.map_or_else(Reply::Trouble, |()| crate::reply::said!("done-saved", file = file))
    }

    fn told(&mut self, reply: &Reply) -> Value {
        let (session, lang) = (&self.session, self.lang);
        let position = session.position();
        let turn = match position.winner() {
            Some(side) => say!(lang, "screen-won", side),
            None => say!(lang, "screen-turn", side = position.to_move()),
        };
        let (moves, ply) = session.record().line();
        let mut told = json::parts(reply, position, lang);
        told["schema"] = json!("yonsan.told/1");
        told["reply"] = json!(json::reply(reply, lang));
        told["stage"] = json!(session.stage(reply).name());
        told["title"] = json!(format!("{} · {turn}", say::export::rule_name(lang, position.rule())));
        told["trouble"] = json!(reply.is_trouble());
        told["lang"] = json!(lang.name());
        told["moves"] = json!(moves.len());
        told["ply"] = json!(ply);
        told["puzzle"] = json!(session.puzzle().map(|puzzle| &puzzle.id));
        told["files"] = json!(self.page.take_written());
        told["new"] = json!(self.page.take_new());
        told
    }
}

#[cfg(test)]
mod tests;
