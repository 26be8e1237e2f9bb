//! Mining of puzzles: the same seed finds the same puzzles, what is found is sound, and a twin differs by one stone.

use yonsan::board::{Color, Rule, notation};
use yonsan::solve::{Budget, Class, Verdict, goal};
use yonsan::teach::puzzle::GoalKind;
use yonsan::teach::puzzle::library;
use yonsan::teach::train::facts::{self, Facts};
use yonsan::teach::train::mine::{MineItem, MineSettings, twin, work};

fn settings(kinds: &[GoalKind], seed: u64) -> MineSettings {
    let budget = Budget { nodes: Some(40_000), memory: 16 << 20, ..Budget::default() };
    MineSettings { kinds: kinds.to_vec(), budget, seed, rule: None, whole: false }
}

fn boards(settings: &MineSettings) -> Vec<Facts> {
    let found = (0..150).flat_map(|number| work(&MineItem::Board(number), settings));
    found.flatten().map(|candidate| candidate.facts).collect()
}

#[test]
fn the_same_seed_finds_the_same_and_another_seed_something_else() {
    let first = boards(&settings(&[GoalKind::Vcf], 1));
    assert!(first.len() >= 3, "{}", first.len());
    assert_eq!(boards(&settings(&[GoalKind::Vcf], 1)), first);
    assert_ne!(boards(&settings(&[GoalKind::Vcf], 2)), first);
}

#[test]
fn what_is_found_has_one_first_move_temptations_and_no_stone_too_many() {
    let settings = settings(&[GoalKind::Vcf], 1);
    for facts in boards(&settings) {
        let again = facts::facts(&facts.position, GoalKind::Vcf, &settings.budget).unwrap();
        assert_eq!(again, facts);
        assert!(facts.right.len() == 1 && facts.line.len() >= 5 && !facts.tempting.is_empty());
        // A stone of the attacker that does not matter stands only where the defender would have too many stones
        // without it.
        let side = facts.position.to_move();
        let [own, other] = [side, side.other()].map(|color| facts.position.stones(color).len());
        for stone in facts.position.stones(side).iter().filter(|_| own > other + 1) {
            let mut setup = facts.position.setup();
            setup.stones[side].retain(|&point| point != stone);
            let less = facts::facts(&setup.position().unwrap(), GoalKind::Vcf, &settings.budget);
            let same = less.is_ok_and(|less| {
                less.right == facts.right
                    && less.line.len() == facts.line.len()
                    && less.tempting.len() >= facts.tempting.len()
                    && less.counters >= facts.counters
            });
            assert!(!same, "{} without {stone}", notation::write(&facts.position));
        }
    }
}

#[test]
fn a_game_gives_the_ply_where_the_win_first_existed() {
    // Black has made three in a row with a second line beside it, and White answered elsewhere.
    let game = notation::parse("h8a1i8a3h9a5i10o2g9o4j8b15f11n15", Rule::Freestyle).unwrap();
    let found = work(&MineItem::Game(Box::new(game.clone())), &settings(&[GoalKind::Vcf, GoalKind::Vct], 1));
    for facts in found.iter().flatten().map(|candidate| &candidate.facts) {
        assert!(facts.position.count() <= game.count());
        assert!(facts.position.stones(Color::Black).iter().all(|p| game.stones(Color::Black).contains(p)));
    }
}

#[test]
fn a_twin_differs_by_one_stone_and_nothing_wins_there() {
    let position = library::find("vcf-0064").expect("a puzzle that ships").position.clone();
    let budget = Budget { nodes: Some(4_000), memory: 16 << 20, ..Budget::default() };
    let twin = twin(&position, &MineSettings { budget, ..settings(&[], 1) }).expect("a twin");
    let mut back = twin.facts.position.setup();
    back.stones[twin.color].retain(|&point| point != twin.to);
    back.stones[twin.color].push(twin.from);
    assert_eq!(back.position().unwrap(), position);
    let answer = goal::solve(Class::Vct, &twin.facts.position, &Budget::default());
    assert!(matches!(answer.verdict, Verdict::Disproven(Class::Vct)));
    assert!(!twin.facts.tempting.is_empty());
}
