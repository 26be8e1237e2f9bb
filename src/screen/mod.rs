//! A full screen with a board that stays: another door to the session, which holds no knowledge of the game.
//!
//! The session stays on the thread that opened the screen and answers one line after the other, as in the conversation.
//! A second thread draws and listens, so that a key is answered while a search runs. `view` holds what is shown, `keys`
//! says what a key or the mouse does, `buttons` what can be pressed, `layer` what can be laid over the stones, and `draw`
//! how it looks.

mod act;
mod buttons;
mod draw;
mod keys;
mod layer;
mod run;
mod view;

use std::sync::mpsc;

use crate::board::Rule;
use crate::render::{Beside, Theme, beside};
use crate::repl::{World, write_document};
use crate::reply::{Lang, Reply};
use crate::session::{self, Outside, Session};
use crate::solve::threads;
use crate::words::say;
use layer::Layer;
use run::Request;
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
    let (ask, asked) = mpsc::channel::<Request>();
    let (tell, told) = mpsc::channel();
    let (stop, searched) = (world.stop(), world.searched());
    let mut theme = Theme { plain: false, ..theme };
    let first = said(first, session, theme);
    // The screen may be gone before it hears of something; then nothing is asked any more either.
    let _ = tell.send(first.clone());
    let mut ended = Ok(());
    let screen = {
        let ended = &mut ended;
        // Its end of the channel goes with it, which ends the loop over the lines.
        move || *ended = run::run(&ask, &told, &stop, searched)
    };
    threads::beside(screen, || {
        let mut told = first;
        for Request { line, layer } in asked {
            if let Some(line) = line {
                let reply = answer(session, &line, theme.lang, world);
                theme.lang = chosen(&reply).unwrap_or(theme.lang);
                told = said(&reply, session, theme);
            }
            let shown =
                layer.map_or_else(|| told.clone(), |layer| with_layer(&told, layer, session, theme, world));
            world.stop().lower();
            if tell.send(shown).is_err() {
                break;
            }
        }
    });
    // Leaving stops what is running, and nothing after it.
    world.stop().lower();
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
    // The board of a puzzle does not tell which points renju forbids.
    let unmarked =
        (session.is_in_exam() || session.is_grading()).then(|| position.with_rule(Rule::Freestyle));
    let drawn = unmarked.and_then(Result::ok);
    let Beside { board, legend, words, points, .. } =
        beside(reply, drawn.as_ref().unwrap_or(position), theme);
    let turn = match position.winner() {
        Some(side) => say!(theme.lang, "screen-won", side),
        None => say!(theme.lang, "screen-turn", side = position.to_move()),
    };
    Told {
        title: format!("{} · {turn}", position.rule().name()),
        board,
        legend,
        words,
        points: match reply {
            // One chooses among White's replies; Black's move is what they reply to.
            Reply::Study(study) => study.replies.iter().map(|reply| reply.point).collect(),
            _ => points,
        },
        last: match reply {
            Reply::Step(step) => step.position.last_move(),
            _ => position.last_move(),
        },
        theme,
        stage: session.stage(reply),
        is_over: matches!(reply, Reply::Goodbye),
    }
}

/// What was said, with a layer on the board in place of what the reply drew there.
fn with_layer(told: &Told, layer: Layer, session: &mut Session, theme: Theme, world: &mut World) -> Told {
    let reply = answer(session, layer.line(), theme.lang, world);
    let position = session.position().clone();
    let Beside { board, legend, words, points, .. } = beside(&reply, &position, theme);
    let words = format!("{}\n{words}", told.words);
    Told { board, legend, points, words, ..told.clone() }
}
