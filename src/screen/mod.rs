//! A full screen with a board that stays: another door to the session, which holds no knowledge of the game.
//!
//! The session stays on the thread that opened the screen and answers one line after the other, as in the conversation.
//! A second thread draws and listens, so that a key is answered while a search runs. `view` holds what is shown, `keys`
//! says what a key or the mouse does, and `draw` how it looks.

mod draw;
mod keys;
mod run;
mod view;

use std::sync::mpsc;

use crate::render::{Theme, beside};
use crate::repl::{World, write_document};
use crate::reply::{Lang, Reply};
use crate::session::{self, Outside, Session};
use crate::solve::threads;
use crate::words::say;
use view::Told;

/// Opens the screen with the reply to what was loaded, and stays until the user leaves.
///
/// # Errors
/// When the terminal cannot be drawn on.
pub(crate) fn open(
    session: &mut Session,
    first: &Reply,
    theme: Theme,
    world: &mut World,
) -> anyhow::Result<()> {
    let (ask, asked) = mpsc::channel::<String>();
    let (tell, told) = mpsc::channel();
    let stop = world.stop();
    let mut theme = Theme { plain: false, color: false, ..theme };
    // The screen may be gone before it hears of something; then nothing is asked any more either.
    let _ = tell.send(said(first, session, theme));
    let mut ended = Ok(());
    let screen = {
        let ended = &mut ended;
        // Its end of the channel goes with it, which ends the loop over the lines.
        move || *ended = run::run(&ask, &told, &stop)
    };
    threads::beside(screen, || {
        for line in asked {
            let reply = answer(session, &line, theme.lang, world);
            world.stop().lower();
            theme.lang = chosen(&reply).unwrap_or(theme.lang);
            if tell.send(said(&reply, session, theme)).is_err() {
                break;
            }
        }
        session.respond(&session::grammar::command("quit"), world);
    });
    Ok(ended?)
}

fn answer(session: &mut Session, line: &str, lang: Lang, world: &mut World) -> Reply {
    match session::parse(line) {
        Ok(command) => world.busy(|world| write_document(session.respond(&command, world), lang, world)),
        Err(trouble) => Reply::Trouble(trouble),
    }
}

/// The language that a reply selects; `None` for all other replies.
const fn chosen(reply: &Reply) -> Option<Lang> {
    match reply {
        Reply::Lang(chosen) => *chosen,
        _ => None,
    }
}

/// What the screen is told of a reply.
fn said(reply: &Reply, session: &Session, theme: Theme) -> Told {
    let position = session.position();
    let (board, words) = beside(reply, theme);
    let now = || beside(&Reply::Board { position: Box::new(position.clone()), numbers: false }, theme).0;
    let turn = match position.winner() {
        Some(side) => say!(theme.lang, "screen-won", side),
        None => say!(theme.lang, "screen-turn", side = position.to_move()),
    };
    Told {
        title: format!("{} · {turn}", position.rule().name()),
        board: board.or_else(now).unwrap_or_default(),
        words,
        last: match reply {
            Reply::Step(step) => step.position.last_move(),
            _ => position.last_move(),
        },
        lang: theme.lang,
        is_walk: matches!(reply, Reply::Step(_)),
        is_over: matches!(reply, Reply::Goodbye),
    }
}
