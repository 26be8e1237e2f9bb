//! Puzzles to solve as an HTML page. The page contains every right answer, but not as text that can be read.

use serde_json::{Map, Value, json};

use super::page::{page, stones};
use crate::reply::{HandoutPuzzle, Lang};
use crate::teach::handout::JudgedBoard;
use crate::teach::puzzle::GoalKind;
use crate::words::say::{export as words, handout, points};

const SCRIPT: &str = include_str!("solve.js");

/// A page on which puzzles are solved.
pub fn solve(puzzles: &[HandoutPuzzle], lang: Lang) -> String {
    let data = json!({
        "words": words::solve_words(lang),
        "rule": puzzles.first().map(|shown| shown.puzzle.rule().name()),
        "hidden": false,
        "puzzles": puzzles.iter().enumerate().map(|(at, shown)| task(lang, at, shown)).collect::<Vec<_>>(),
    });
    let [title, about, without] = handout::solving(lang, puzzles.len());
    page(lang, &title, &about, &without, &data, SCRIPT)
}

/// What a reader may see of a puzzle, and its answers.
fn task(lang: Lang, at: usize, shown: &HandoutPuzzle) -> Value {
    let puzzle = &shown.puzzle;
    json!({
        "id": puzzle.id,
        "rule": puzzle.rule().name(),
        "position": stones(&puzzle.position),
        "side": puzzle.side().name(),
        "turn": handout::turn(lang, shown),
        "question": handout::question(lang, shown),
        "manner": match puzzle.goal.kind {
            GoalKind::Vcf | GoalKind::Vct | GoalKind::Win | GoalKind::None => "play",
            GoalKind::Defend => "hold",
            GoalKind::FindAll | GoalKind::Forbidden => "name",
        },
        "hidden": puzzle.goal.kind == GoalKind::Forbidden,
        "may_be_nothing": shown.asked == GoalKind::None,
        "answers": hidden(&answers(lang, shown).to_string(), at),
    })
}

/// The right answers, and what is told afterwards.
fn answers(lang: Lang, shown: &HandoutPuzzle) -> Value {
    let kind = shown.puzzle.goal.kind;
    let solution = shown.solution.as_ref();
    let line = solution.and_then(|solution| solution.win.as_ref()).filter(|_| kind.attacks());
    let right = solution.map_or(&[][..], |solution| &solution.right);
    json!({
        "boards": shown.boards.iter().map(board).collect::<Vec<_>>(),
        "nothing": kind == GoalKind::None,
        "shown": line.map_or_else(|| points(right), |win| points(&win.line)),
        "answer": solution.map_or(Vec::new(), |solution| handout::solution(lang, kind, solution)),
        "after": handout::afterwards(lang, shown),
    })
}

fn board(board: &JudgedBoard) -> Value {
    let right = board.right.iter().map(|right| {
        let next = right.next.map(|(reply, board)| json!({"reply": reply.to_string(), "board": board}));
        (right.point.to_string(), next.unwrap_or(Value::Null))
    });
    json!({"right": right.collect::<Map<_, _>>(), "open": points(&board.open)})
}

/// A text in hexadecimal digits, combined with the numbers of a generator that begins with `seed`: nobody reads it by
/// chance. It is no secret, because the page itself has to read it.
fn hidden(text: &str, seed: usize) -> String {
    let mut state = seed as u32;
    let digits = text.bytes().map(|byte| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("{:02x}", byte ^ (state >> 24) as u8)
    });
    digits.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Budget;
    use crate::teach::handout::{Solution, judged_boards};
    use crate::teach::puzzle::library;

    #[test]
    fn no_answer_can_be_read_in_the_page() {
        let puzzle = library::find("vcf-0001").unwrap().clone();
        let solution = Some(Solution::of(&puzzle, &Budget::default()).unwrap());
        let boards = judged_boards(&puzzle, &Budget::default()).unwrap();
        let shown = HandoutPuzzle { asked: puzzle.goal.kind, puzzle, solution, boards };
        let page = solve(std::slice::from_ref(&shown), Lang::En);
        let (_, data) = page.split_once("id=\"data\">").unwrap();
        let data: Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
        let text = data["puzzles"].to_string();
        // The first move, the line and the title, which tells the theme.
        assert!(answers(Lang::En, &shown).to_string().contains("i8 j8 i7"));
        for told in ["i8", "j8 i7", "row pays", "four-three"] {
            assert!(!text.contains(told), "{told} in {text}");
        }
        assert!(!page.contains("The row pays"));
    }

    #[test]
    fn equal_answers_of_two_puzzles_look_different() {
        assert_ne!(hidden("i8 j8", 0), hidden("i8 j8", 1));
        assert_eq!(hidden("i8 j8", 1).len(), 10);
    }
}
