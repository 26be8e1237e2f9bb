//! The commands of the whole-board tree.

use super::arg::Arg;
use super::shared::parsed;
use super::spec::{NOTHING, Spec};

static SAMPLE: Arg<usize> =
    Arg::option("sample", "N", parsed, "Look at this many decisions only, spread over the tree");

pub(super) static COMMANDS: [Spec; 1] = [Spec {
    name: "strategy",
    in_conversation: &[&[&SAMPLE]],
    run: Some(|session, command, outside| session.strategy(command.get(&SAMPLE), &outside.stop())),
    ..NOTHING
}];
