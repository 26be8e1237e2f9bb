//! The VCF solver on boards with hardly an empty point, and on sparse ones, against a game tree that
//! knows nothing but stones: all points are tried as attacks, all points as replies.
//!
//! `SOUNDNESS_CASES=N` looks at N boards of each kind instead of the usual number.

use yonsan::board::{ByColor, Color, POINTS, Point, Position, Rule, SIZE, Setup};
use yonsan::solve::{Attack, Budget, Limit, Vcf, Verdict};

/// A small generator of random numbers (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) as usize % n
    }
}

/// Stones as they lie: 0 an empty point, 1 and 2 the sides.
#[derive(Clone)]
struct Board {
    on: [u8; POINTS],
    rule: Rule,
}

impl Board {
    fn at(&self, x: isize, y: isize) -> Option<u8> {
        let inside = (0..SIZE as isize).contains(&x) && (0..SIZE as isize).contains(&y);
        inside.then(|| self.on[(y * SIZE as isize + x) as usize])
    }

    /// Lengths of the side's runs through a point, were its stone there.
    fn runs(&self, p: usize, side: u8) -> [usize; 4] {
        let (x, y) = ((p % SIZE) as isize, (p / SIZE) as isize);
        [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| {
            let arm = |s: isize| {
                (1..SIZE as isize)
                    .take_while(|k| self.at(x + s * k * dx, y + s * k * dy) == Some(side))
                    .count()
            };
            1 + arm(1) + arm(-1)
        })
    }

    fn wins(&self, p: usize, side: u8) -> bool {
        self.runs(p, side).into_iter().any(|run| match self.rule {
            Rule::Standard => run == 5,
            _ => run >= 5,
        })
    }

    fn empties(&self) -> Vec<usize> {
        (0..POINTS).filter(|&p| self.on[p] == 0).collect()
    }

    fn fives(&self, side: u8) -> Vec<usize> {
        self.empties().into_iter().filter(|&p| self.wins(p, side)).collect()
    }

    fn over(&self) -> bool {
        (0..POINTS).any(|p| self.on[p] != 0 && self.wins(p, self.on[p]))
    }

    /// Plies of the shortest VCF of a side to move, if it has one within so many.
    fn vcf(&mut self, side: u8, within: u16) -> Option<u16> {
        let firsts = self.empties();
        if within > 0 && firsts.iter().any(|&p| self.wins(p, side)) {
            return Some(1);
        }
        let mut best: Option<u16> = None;
        for attack in firsts {
            let after = self.after_attack(attack, side, best.map_or(within, |plies| plies - 1));
            best = after.or(best);
        }
        best
    }

    /// The same after a first move, which must be a five or a four.
    fn after_attack(&mut self, attack: usize, side: u8, within: u16) -> Option<u16> {
        if self.wins(attack, side) {
            return (within > 0).then_some(1);
        }
        if within < 3 {
            return None;
        }
        let longest = self.with(attack, side, |board| {
            if !board.four_with(attack, side) {
                return None;
            }
            let replies = board.empties();
            if replies.iter().any(|&reply| board.wins(reply, 3 - side)) {
                return None;
            }
            let answers = replies
                .into_iter()
                .map(|reply| board.with(reply, 3 - side, |board| board.vcf(side, within - 2)));
            // Of no reply at all (a full board) there is no longest.
            answers.collect::<Option<Vec<u16>>>()?.into_iter().max()
        });
        longest.map(|plies| plies + 2)
    }

    /// Whether the stone on a point belongs to a run that one more stone makes a five.
    fn four_with(&mut self, stone: usize, side: u8) -> bool {
        self.fives(side).into_iter().any(|five| {
            self.on[stone] = 0;
            let without = self.runs(five, side);
            self.on[stone] = side;
            let with = self.runs(five, side);
            (0..4).any(|axis| {
                let wins = if self.rule == Rule::Standard { with[axis] == 5 } else { with[axis] >= 5 };
                wins && with[axis] != without[axis]
            })
        })
    }

    fn with<T>(&mut self, p: usize, side: u8, look: impl FnOnce(&mut Self) -> T) -> T {
        self.on[p] = side;
        let seen = look(self);
        self.on[p] = 0;
        seen
    }

    fn position(&self, side: u8) -> Position {
        let of = |side: u8| -> Vec<Point> {
            (0..POINTS).filter(|&p| self.on[p] == side).map(Point::from_index).collect()
        };
        let to_move = if side == 1 { Color::Black } else { Color::White };
        let stones = ByColor { black: of(1), white: of(2) };
        Setup { rule: self.rule, stones, to_move }.position().unwrap()
    }
}

/// A board that is full but for a part of it; mostly, nobody has a five at hand.
fn nearly_full(dice: &mut Dice) -> Board {
    let rule = Rule::ALL[dice.below(2)];
    let share = 3 + dice.below(5);
    let on = std::array::from_fn(|_| if dice.below(10) < share { 1 } else { 2 });
    let mut board = Board { on, rule };
    let (left, bottom, size) = (dice.below(SIZE - 4), dice.below(SIZE - 4), 5 + dice.below(4));
    let holes = 3 + dice.below(2);
    for p in (0..POINTS).filter(|p| (left..left + size).contains(&(p % SIZE)) && p / SIZE >= bottom) {
        if p / SIZE < bottom + size && dice.below(5) < holes {
            board.on[p] = 0;
        }
    }
    while let Some(p) = (0..POINTS).find(|&p| board.on[p] != 0 && board.wins(p, board.on[p])) {
        board.on[p] = 0;
    }
    // Five points are filled with the other side's stones, the rest until few are left.
    let most = 12 + dice.below(24);
    for round in 0..if dice.below(6) > 0 { 3 } else { 0 } {
        for p in board.empties() {
            let free: Vec<u8> = [1, 2].into_iter().filter(|&side| !board.wins(p, side)).collect();
            let many = round == 0 && board.empties().len() > most;
            if free.len() == 1 || free.len() == 2 && many && dice.below(2) == 0 {
                board.on[p] = free[dice.below(free.len())];
            }
        }
    }
    board
}

/// Stones strewn over the whole board, most of them next to others.
fn strewn(dice: &mut Dice) -> Board {
    let mut board = Board { on: [0; POINTS], rule: Rule::ALL[dice.below(2)] };
    let mut at = dice.below(POINTS);
    for _ in 0..30 + dice.below(50) {
        let near = (at + POINTS + [0, 1, 2, 14, 15, 16, 28, 30, 32][dice.below(9)]
            - [0, 1, 2, 14, 15, 16, 28, 30, 32][dice.below(9)])
            % POINTS;
        at = if dice.below(12) == 0 { dice.below(POINTS) } else { near };
        let side = 1 + u8::from(dice.below(5) < 2);
        if board.on[at] == 0 && !board.wins(at, side) {
            board.on[at] = side;
        }
    }
    board
}

fn cases(usual: usize) -> usize {
    std::env::var("SOUNDNESS_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Compares everything that the solver says about a board with the tree, which looks `deep` plies far.
fn compare(board: &mut Board, kept: &mut [Vcf; 2], dice: &mut Dice, deep: u16) -> [usize; 3] {
    let mut seen = [0; 3];
    for side in [1, 2] {
        let position = board.position(side);
        let truth = if board.over() { None } else { board.vcf(side, deep) };
        let plies = |verdict: &Verdict<Attack>| verdict.proven().map(Attack::plies);
        let show = || yonsan::board::diagram::draw(&position, yonsan::board::diagram::Glyphs::Ascii);
        let mut total = 0;
        for vcf in kept.iter_mut().chain([&mut Vcf::default()]) {
            let found = vcf.shortest(&position, &Budget::default());
            total = found.nodes;
            match plies(&found.verdict) {
                Some(more) if more > deep => assert_eq!(truth, None, "{}", show()),
                Some(exact) => assert_eq!(Some(exact), truth, "{}", show()),
                None => {
                    assert_eq!(found.verdict.name(), "disproven");
                    assert_eq!(truth, None, "{}", show());
                }
            }
            assert_eq!(found.shortest, found.verdict.proven().is_some());
            let any = vcf.solve(&position, &Budget::default());
            assert_eq!(any.verdict.name(), found.verdict.name());
            assert!(!any.shortest || plies(&any.verdict) == plies(&found.verdict), "{}", show());
        }
        seen[0] += 1;
        seen[1] += usize::from(truth.is_some_and(|plies| plies > 1));
        seen[2] += usize::from(truth.is_some_and(|plies| plies > 5));
        // Cut in length, nothing else may be said than what is so.
        for within in 0..=deep {
            let budget = Budget { within: Some(within), ..Budget::default() };
            let mut vcf = Vcf::new(1 << dice.below(14));
            for found in [vcf.solve(&position, &budget), vcf.shortest(&position, &budget)] {
                let expected = truth.filter(|&plies| plies <= within);
                assert_eq!(plies(&found.verdict).is_some(), expected.is_some(), "{within} {}", show());
                match found.verdict {
                    Verdict::Proven(_) => assert!(plies(&found.verdict) >= expected),
                    Verdict::Disproven(_) => assert_eq!(truth, None, "{within} {}", show()),
                    Verdict::Unknown(limit) => assert_eq!(limit, Limit::Within),
                }
                if found.shortest {
                    assert_eq!(plies(&found.verdict), truth, "{within} {}", show());
                }
            }
        }
        // Cut in nodes, likewise; no more are counted than were allowed.
        for nodes in [0, 1, 2, total / 2, total.saturating_sub(1), total] {
            let budget = Budget { nodes: Some(nodes), ..Budget::default() };
            let found = Vcf::default().shortest(&position, &budget);
            assert!(found.nodes <= nodes);
            match found.verdict {
                Verdict::Proven(_) => assert!(truth.is_none_or(|truth| plies(&found.verdict) >= Some(truth))),
                Verdict::Disproven(_) => assert_eq!(truth, None, "{nodes} {}", show()),
                Verdict::Unknown(limit) => assert_eq!(limit, Limit::Nodes),
            }
            assert!(
                !found.shortest || truth.is_none() || plies(&found.verdict) == truth,
                "{nodes} {}",
                show()
            );
        }
        let all = kept[0].all(&position, &Budget::default());
        let wins = all.verdict.proven().map_or(&[][..], |all| &all.wins);
        for first in board.empties() {
            let won = wins.iter().find(|win| win.first().index() == first);
            let found = won.map(Attack::plies).filter(|&plies| plies <= deep);
            let truth = if board.over() { None } else { board.after_attack(first, side, deep) };
            assert_eq!(found, truth, "{} {}", Point::from_index(first), show());
        }
    }
    seen
}

#[test]
fn boards_with_few_empty_points_agree_with_the_whole_tree() {
    let mut dice = Dice(1);
    let mut kept = [Vcf::default(), Vcf::new(300)];
    let mut seen = [0; 3];
    for _ in 0..cases(1000) {
        let mut board = nearly_full(&mut dice);
        for (sum, n) in seen.iter_mut().zip(compare(&mut board, &mut kept, &mut dice, 60)) {
            *sum += n;
        }
    }
    assert!(seen[1] * 30 > seen[0] && seen[2] > 0, "{seen:?}");
}

#[test]
fn strewn_stones_agree_with_the_tree_as_far_as_it_goes() {
    let mut dice = Dice(2);
    let mut kept = [Vcf::default(), Vcf::new(300)];
    let mut seen = [0; 3];
    for _ in 0..cases(150) {
        let mut board = strewn(&mut dice);
        for (sum, n) in seen.iter_mut().zip(compare(&mut board, &mut kept, &mut dice, 7)) {
            *sum += n;
        }
    }
    assert!(seen[1] * 30 > seen[0] && seen[2] > 0, "{seen:?}");
}
