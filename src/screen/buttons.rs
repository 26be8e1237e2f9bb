//! What can be pressed below the board, with the key that does the same.

use super::act::Act;
use super::view::View;
use crate::session::Stage;
use crate::words::say;

/// Something that can be pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Button {
    /// What stands on it.
    pub label: String,
    /// What follows.
    pub act: Act,
}

/// The buttons where the session stands, the most useful first.
pub(super) fn of(view: &View) -> Vec<Button> {
    let asking: &[&str] = match view.told.stage {
        Stage::Free => &["solve", "move", "undo"],
        Stage::Puzzle => &["hint", "undo", "restart", "next"],
        Stage::Solved => &["next", "why", "step"],
        Stage::Proven => &["step", "why", "tree", "undo"],
        Stage::Walk => &["back", "step", "why", "tree"],
        Stage::Game => &["backward", "forward", "solve", "review-game"],
        Stage::Lesson => &["page-back", "page-on", "show"],
        Stage::Question => &["hint", "answer", "undo", "question-back", "question-on"],
        Stage::Study => &["reply-back", "reply-on", "why", "leave-study"],
        Stage::Exam => &["nothing", "put-off", "leave-exam"],
        Stage::Moments => &["moment-back", "moment", "try", "backward", "forward"],
    };
    let theme = view.told.theme;
    let button = |name: &str, act| {
        let label = say!(theme.lang, "screen-button", name);
        Button { label: theme.plain_marks(&label), act }
    };
    if view.is_busy() {
        return vec![button("stop", Act::Stop)];
    }
    let line = |name: &str| {
        let line = match name {
            "backward" | "page-back" | "question-back" | "reply-back" => "back",
            "page-on" | "question-on" | "reply-on" | "put-off" => "next",
            "leave-exam" => "quit exam",
            "leave-study" => "quit study",
            "moment-back" => "moment back",
            other => other,
        };
        line.to_owned()
    };
    let ask = asking.iter().map(|name| button(name, Act::Ask(line(name))));
    ask.chain([button("keys", Act::Keys), button("leave", Act::Leave)]).collect()
}

#[cfg(test)]
mod tests {
    use super::super::draw::tests::view;
    use super::*;
    use crate::render::Theme;
    use crate::reply::Lang;

    #[test]
    fn every_button_has_a_label_of_its_own() {
        let stages = [
            Stage::Free,
            Stage::Puzzle,
            Stage::Solved,
            Stage::Proven,
            Stage::Walk,
            Stage::Game,
            Stage::Lesson,
            Stage::Question,
            Stage::Study,
            Stage::Exam,
            Stage::Moments,
        ];
        for (stage, lang) in stages.into_iter().flat_map(|stage| Lang::ALL.map(|lang| (stage, lang))) {
            let mut view = view();
            (view.told.stage, view.told.theme) = (stage, Theme { lang, ..Theme::default() });
            let buttons = of(&view);
            for (i, button) in buttons.iter().enumerate() {
                let same = buttons[..i].iter().find(|other| other.label == button.label);
                assert_eq!(same, None, "{stage:?}: {button:?}");
            }
            assert_eq!(buttons.last().map(|button| &button.act), Some(&Act::Leave));
        }
    }
}
