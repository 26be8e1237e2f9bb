//! The searches under renju: on positions with known answers, and against the definitions of the classes.

use std::collections::HashMap;

use yonsan::board::{Axis, ByColor, Color, Dice, Point, Position, Rule};
use yonsan::solve::first::{self, FirstMoves};
use yonsan::solve::{Attack, Budget, Class, Limit, Vcf, Verdict, Win, vct, zone};

use crate::support::boards::{setup, wall};
use crate::support::certificates::{accepted, with_defender};
use crate::support::positions::{rows, within};
use crate::support::renju::position;

const VCF: &str = include_str!("../../data/renju/vcf.tsv");

/// Asserts that the checker accepts a win, and that its line is play by the rules up to the attacker's five, or to a
/// point that is forbidden to Black.
fn assert_holds(position: &Position, win: &Win) {
    let shown = || position.setup();
    assert_eq!(win.certificate.position, *position);
    assert!(accepted(&win.certificate), "{:?}", shown());
    let end = position.clone().after(&win.line).unwrap();
    assert_eq!(end.winner(), Some(position.to_move()), "{:?}", shown());
}

#[test]
fn known_positions_come_out_as_known() {
    let mut kept = Vcf::default();
    let mut tags: HashMap<&str, usize> = HashMap::new();
    for row in rows(VCF) {
        let [name, board, plies, tag] = row[..] else { panic!("{row:?}") };
        let position = position(board);
        for vcf in [&mut Vcf::default(), &mut kept] {
            let answer = vcf.shortest(&position, &Budget::default());
            let attack = answer.verdict.proven();
            assert_eq!(attack.map(Attack::plies), plies.parse().ok(), "{name}");
            assert_eq!(answer.shortest, attack.is_some());
            assert!(attack.is_some() || answer.verdict == Verdict::Disproven(Class::Vcf), "{name}");
            if let Some(attack) = attack {
                assert_holds(&position, &Win::by_fours(&position, attack));
            }
        }
        *tags.entry(tag).or_default() += 1;
    }
    assert!(tags["white-needs-catch"] > 40 && tags["black-four-forbidden-no-vcf"] > 20, "{tags:?}");
}

/// A win by its definition: every move of the class is tried, and every reply that the rule allows.
struct Definition {
    /// Whether every move has to be a four.
    fours: bool,
    known: HashMap<(Vec<Point>, Vec<Point>), Option<u16>>,
    /// The wins by fours, which tell threats.
    below: Option<Box<Definition>>,
}

impl Definition {
    fn of(class: Class) -> Self {
        let below = (class == Class::Vct).then(|| Box::new(Self::of(Class::Vcf)));
        Self { fours: class == Class::Vcf, known: HashMap::new(), below }
    }

    /// The plies of the shortest win of the side to move, against the defence that lasts longest.
    fn plies(&mut self, board: &mut Position) -> Option<u16> {
        let attacker = board.to_move();
        if !board.five_points(attacker).is_empty() {
            return Some(1);
        }
        let stones = |color| board.stones(color).iter().collect::<Vec<_>>();
        let key = (stones(attacker), stones(attacker.other()));
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let points: Vec<Point> = board.empties().collect();
        let plies = points.iter().filter_map(|&attack| self.after(board, attack)).min();
        self.known.insert(key, plies);
        plies
    }

    /// The plies of the shortest win that begins with a move; `None` where it begins none.
    fn after(&mut self, board: &mut Position, attack: Point) -> Option<u16> {
        let attacker = board.to_move();
        if board.makes_five(attacker, attack) {
            return Some(1);
        }
        if attacker == Color::Black && board.ruling(attack).is_forbidden() {
            return None;
        }
        board.make(attack).unwrap();
        let longest = self.answered(board);
        board.undo();
        longest.map(|plies| plies + 2)
    }

    /// The longest that a reply to the attacker's move lasts; `None` where one refutes it, or it is no move of the
    /// class.
    fn answered(&mut self, board: &mut Position) -> Option<u16> {
        let defender = board.to_move();
        if !board.five_points(defender).is_empty() || board.is_full() {
            return None;
        }
        let four = !board.five_points(defender.other()).is_empty();
        let mut passed = board.with_turn(defender.other());
        let threat = four || !self.fours && self.below.as_mut()?.plies(&mut passed).is_some();
        if !threat {
            return None;
        }
        let replies: Vec<Point> = board
            .empties()
            .filter(|&reply| defender == Color::White || !board.ruling(reply).is_forbidden())
            .collect();
        // A pass is a reply, too: where a four stands, it loses to the five, and otherwise to the threat.
        let mut longest = 1;
        for reply in replies {
            board.make(reply).unwrap();
            let plies = self.plies(board);
            board.undo();
            longest = longest.max(plies?);
        }
        Some(longest)
    }
}

/// A room of two to four crossing lines with stones of both sides, mostly black, on a board that is otherwise full of
/// stones that cannot become a five.
fn room(dice: &mut Dice, most: usize) -> Option<Position> {
    let mut floor: HashMap<Point, Option<Color>> = HashMap::new();
    let centre = Point::new(4 + dice.below(7), 4 + dice.below(7))?;
    for _ in 0..2 + dice.below(3) {
        let (dx, dy) = dice.of(&Axis::ALL).directions()[1].step();
        let around = |dice: &mut Dice| dice.below(3) as isize - 1;
        let near = centre.offset(around(dice), around(dice))?;
        let (length, back) = (6 + dice.below(3) as isize, 2 + dice.below(4) as isize);
        for i in 0..length {
            let point = near.offset((i - back) * dx, (i - back) * dy)?;
            let color = match dice.below(12) {
                0..4 => Some(Color::Black),
                4 => Some(Color::White),
                5 => Some(dice.of(&Color::BOTH)),
                _ => None,
            };
            floor.entry(point).or_insert(color);
        }
    }
    let mut stones = ByColor::<Vec<Point>>::default();
    let mut empty = 0;
    for point in Point::all() {
        match floor.get(&point).copied().unwrap_or_else(|| Some(wall(point))) {
            Some(color) => stones[color].push(point),
            None => empty += 1,
        }
    }
    setup(Rule::Renju, stones, dice.of(&Color::BOTH)).filter(|_| (4..=most).contains(&empty))
}

/// How much the rooms of a test tell.
#[derive(Default, Debug)]
struct Told {
    /// Positions with a win.
    won: usize,
    /// Positions in which a point that Black wants or White leaves is forbidden: the win would be another one, or none,
    /// if nothing were.
    barred: usize,
}

impl Told {
    /// Counts a position with its shortest win.
    fn count(&mut self, class: Class, position: &Position, plies: Option<u16>) {
        self.won += usize::from(plies.is_some());
        let forbidden = position.empties().any(|point| position.is_forbidden(point));
        let other = |rule| {
            let free = position.with_rule(rule).unwrap();
            let shortest = yonsan::Solver::new(class).shortest(&free);
            shortest.verdict.proven().map(Win::plies)
        };
        self.barred += usize::from(forbidden && Rule::ALL[..2].iter().all(|&rule| other(rule) != plies));
    }
}

/// Looks at this many rooms with at most `most` empty points.
fn in_rooms(seed: u64, rooms: usize, most: usize, mut look: impl FnMut(&Position)) {
    let mut dice = Dice::new(seed);
    let mut looked = 0;
    while looked < rooms {
        let Some(position) = room(&mut dice, most) else { continue };
        look(&position);
        looked += 1;
    }
}

#[test]
fn the_shortest_fours_are_those_of_the_definition() {
    let mut told = Told::default();
    in_rooms(1, 3000, 16, |position| {
        let mut definition = Definition::of(Class::Vcf);
        let plies = definition.plies(&mut position.clone());
        let answer = Vcf::default().shortest(position, &Budget::default());
        assert_eq!(answer.verdict.proven().map(Attack::plies), plies, "{:?}", position.setup());
        let all = Vcf::default().all(position, &Budget::default()).verdict;
        let wins = all.proven().map_or(&[][..], |all| &all.wins);
        // With a five at hand, any other move leaves it standing, but need not make a four.
        let five = !position.five_points(position.to_move()).is_empty();
        for point in position.empties().filter(|_| !five) {
            let found = wins.iter().find(|win| win.first() == point).map(Attack::plies);
            assert_eq!(
                found,
                definition.after(&mut position.clone(), point),
                "{point} {:?}",
                position.setup()
            );
        }
        told.count(Class::Vcf, position, plies);
    });
    assert!(told.won > 300 && told.barred > 100, "{told:?}");
}

#[test]
fn the_shortest_threats_are_those_of_the_definition() {
    let mut told = Told::default();
    in_rooms(2, 3000, 10, |position| {
        let shown = || position.setup();
        let plies = Definition::of(Class::Vct).plies(&mut position.clone());
        let answer = vct::shortest(position, &Budget::default());
        assert_eq!(answer.verdict.proven().map(Win::plies), plies, "{:?}", shown());
        let Some(win) = answer.verdict.proven() else {
            assert_eq!(answer.verdict, Verdict::Disproven(Class::Vct));
            return;
        };
        assert!(answer.shortest);
        assert_holds(position, win);
        let any = vct::solve(position, &Budget::default()).verdict;
        assert_holds(position, any.proven().unwrap());
        if win.plies() > 1 {
            let less = vct::solve(position, &within(win.plies() - 2)).verdict;
            assert_eq!(less, Verdict::Unknown(Limit::Within));
        }
        let zone = zone::of(&win.certificate);
        for point in position.empties().filter(|&point| !zone.contains(point)) {
            let with = with_defender(&win.certificate, point);
            assert!(with.is_none_or(|with| accepted(&with)), "{point}: {:?}", shown());
        }
        told.count(Class::Vct, position, plies);
    });
    assert!(told.won > 300 && told.barred > 50, "{told:?}");
}

#[test]
fn the_first_moves_are_those_of_the_definition() {
    let mut found = 0;
    in_rooms(3, 600, 9, |position| {
        let mut definition = Definition::of(Class::Vct);
        let (_, FirstMoves { wins, open }) = first::all(Class::Vct, position, &Budget::default());
        assert_eq!(open, None);
        for point in position.empties() {
            let expected = definition.after(&mut position.clone(), point);
            let first = wins.iter().find(|first| first.point() == point);
            assert_eq!(first.is_some(), expected.is_some(), "{point} {:?}", position.setup());
            let Some(first) = first else { continue };
            assert_holds(position, &first.win);
            // Where Black has no legal move left but to pass, the line ends with a forbidden one.
            let plies = Some(first.win.plies() | 1);
            let right = if first.shortest { plies == expected } else { plies >= expected };
            assert!(right, "{point}: {plies:?}, not {expected:?}, in {:?}", position.setup());
            found += 1;
        }
    });
    assert!(found > 200, "{found}");
}
