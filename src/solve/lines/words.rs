//! The fives, fours and threes of one line, computed from its words by a few shifts.

/// The length of a winning run, as a type parameter that is known at compile time.
pub(in crate::solve) trait Fives {
    /// Whether a run must have exactly five stones.
    const EXACT: bool;
}

/// Runs of five or more win.
pub(in crate::solve) struct AtLeastFive;
impl Fives for AtLeastFive {
    const EXACT: bool = false;
}

/// Runs of exactly five win.
pub(in crate::solve) struct ExactlyFive;
impl Fives for ExactlyFive {
    const EXACT: bool = true;
}

/// The empty points of a line where one more own stone makes a five.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code where it is applied to several lines")]
pub(in crate::solve) fn five_points<F: Fives>(own: u16, empty: u16) -> u16 {
    // `w[k]`, `e[k]`: at least k own stones adjacent to the point, towards the lower and the higher bits.
    let w1 = own << 1;
    let w2 = w1 & own << 2;
    let w3 = w2 & own << 3;
    let w4 = w3 & own << 4;
    let e1 = own >> 1;
    let e2 = e1 & own >> 2;
    let e3 = e2 & own >> 3;
    let e4 = e3 & own >> 4;
    if F::EXACT {
        let w5 = w4 & own << 5;
        let e5 = e4 & own >> 5;
        let four = (w4 & !w5 & !e1)
            | (w3 & !w4 & e1 & !e2)
            | (w2 & !w3 & e2 & !e3)
            | (w1 & !w2 & e3 & !e4)
            | (!w1 & e4 & !e5);
        four & empty
    } else {
        (w4 | (w3 & e1) | (w2 & e2) | (w1 & e3) | e4) & empty
    }
}

/// The empty points of a line where one more own stone leaves at least one five point: the two empty points
/// of every window of five that holds three own stones and no other (for exactly five, neither neighbour of
/// the window may be an own stone).
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code where it is applied to eight lines")]
pub(in crate::solve) fn four_points<F: Fives>(own: u16, empty: u16) -> u16 {
    let mut start = two_in_window(own | empty, empty);
    if F::EXACT {
        start &= !(own << 1) & !(own >> 5);
    }
    spread(start) & empty
}

/// The empty points of a line that lie in a window of five with two own stones and no other.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code where it is applied to all lines")]
pub(in crate::solve) fn three_points(own: u16, empty: u16) -> u16 {
    let start = two_in_window(own | empty, own);
    spread(start) & empty
}

/// The empty points of a line where one more own stone makes an open three: the empty ones of four points
/// between two empty ends, where two of the four are own stones and none is a stone of the other side.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code where it is applied to all lines")]
pub(in crate::solve) fn open_three_points(own: u16, empty: u16) -> u16 {
    inner_points(own, empty, |ones, twos| !ones & twos)
}

/// The empty points of a line where one more own stone makes an open two: the empty ones of four points
/// between two empty ends, where one of the four is an own stone and none is a stone of the other side.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code where it is applied to all lines")]
pub(in crate::solve) fn open_two_points(own: u16, empty: u16) -> u16 {
    inner_points(own, empty, |ones, twos| ones & !twos)
}

/// The empty ones of four points between two empty ends, where `right` accepts the number of own stones
/// (modulo four).
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code together with its callers")]
fn inner_points(own: u16, empty: u16, right: impl Fn(u16, u16) -> u16) -> u16 {
    let open = own | empty;
    let clear = empty & open >> 1 & open >> 2 & open >> 3 & open >> 4 & empty >> 5;
    let (a, b, c, d) = (own >> 1, own >> 2, own >> 3, own >> 4);
    let sum = a ^ b ^ c;
    let carry = (a & b) | (c & (a ^ b));
    let start = clear & right(sum ^ d, carry ^ (sum & d));
    (start << 1 | start << 2 | start << 3 | start << 4) & empty
}

/// The empty points of a line that lie in a window of five with at least this many own stones, at most four, and no other.
pub(in crate::solve) fn window_points(own: u16, empty: u16, stones: u32) -> u16 {
    let [ones, twos, fours] = counts(own);
    let many = match stones {
        0 => u16::MAX,
        1 => ones | twos | fours,
        2 => twos | fours,
        3 => ones & twos | fours,
        _ => fours,
    };
    let start = windows(own | empty) & many;
    spread(start) & empty
}

/// The first bits of the windows of five that lie in `open` and contain exactly two bits of `counted`.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code together with its callers")]
fn two_in_window(open: u16, counted: u16) -> u16 {
    let [ones, twos, _] = counts(counted);
    windows(open) & !ones & twos
}

/// The first bits of the windows of five that lie in `open`.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code together with its callers")]
fn windows(open: u16) -> u16 {
    open & open >> 1 & open >> 2 & open >> 3 & open >> 4
}

/// All bits of the windows of five that begin at these bits.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code together with its callers")]
const fn spread(start: u16) -> u16 {
    start | start << 1 | start << 2 | start << 3 | start << 4
}

/// The number of bits of `counted` among the five that begin at each bit, in binary: which numbers have a one, a two and a
/// four.
#[inline(always)]
#[expect(clippy::inline_always, reason = "must unroll into vector code together with its callers")]
fn counts(counted: u16) -> [u16; 3] {
    // Two full adders.
    let (a, b, c, d, e) = (counted, counted >> 1, counted >> 2, counted >> 3, counted >> 4);
    let sum = a ^ b ^ c;
    let (carry, other) = ((a & b) | (c & (a ^ b)), (sum & d) | (e & (sum ^ d)));
    [sum ^ d ^ e, carry ^ other, carry & other]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bits where one more own stone makes a winning run, counted stone by stone for comparison.
    fn slow_fives(own: u16, empty: u16, exact: bool) -> u16 {
        let stone = |bit: i32| (0..16).contains(&bit) && own >> bit & 1 == 1;
        (0..15).filter(|&e| empty >> e & 1 == 1).fold(0, |fives, e| {
            let lower = (1..16).take_while(|k| stone(e - k)).count();
            let higher = (1..16).take_while(|k| stone(e + k)).count();
            let run = 1 + lower + higher;
            fives | u16::from(if exact { run == 5 } else { run >= 5 }) << e
        })
    }

    fn slow_fours(own: u16, empty: u16, exact: bool) -> u16 {
        (0..15).filter(|&m| empty >> m & 1 == 1).fold(0, |fours, m| {
            let fives = slow_fives(own | 1 << m, empty & !(1 << m), exact);
            fours | u16::from(fives != 0) << m
        })
    }

    #[test]
    fn words_give_the_same_fives_and_fours_as_counting() {
        let mut seed = 1u64;
        for _ in 0..200_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (a, b, mask) = ((seed >> 20) as u16, (seed >> 36) as u16, 0x7fff >> (seed >> 60));
            let own = a & mask;
            let empty = !own & (b | (seed >> 5) as u16) & mask;
            let loose = five_points::<AtLeastFive>(own, empty);
            let exact = five_points::<ExactlyFive>(own, empty);
            assert_eq!(loose, slow_fives(own, empty, false), "{own:015b} {empty:015b}");
            assert_eq!(exact, slow_fives(own, empty, true), "{own:015b} {empty:015b}");
            // Fours are computed only where there is no five point, because otherwise the five is played.
            if loose == 0 {
                assert_eq!(four_points::<AtLeastFive>(own, empty), slow_fours(own, empty, false));
            }
            if exact == 0 {
                let fours = four_points::<ExactlyFive>(own, empty);
                assert_eq!(fours, slow_fours(own, empty, true), "{own:015b} {empty:015b}");
            }
        }
    }

    #[test]
    fn open_threes_become_four_stones_between_two_empty_ends() {
        for seed in 0..1 << 18u32 {
            // Three states for each of nine points; the rest of the line belongs to the other side.
            let (own, empty) = ((seed & 511) as u16, (seed >> 9 & !seed & 511) as u16);
            let windows = |counted: u32| {
                let fits = |start: &i32| {
                    let (inner, ends) = (0b1_1110u16 << start, 0b10_0001u16 << start);
                    empty & ends == ends
                        && (own | empty) & inner == inner
                        && (own & inner).count_ones() == counted
                };
                (0..4).filter(fits).fold(0, |points, start| points | 0b1_1110 << start & empty)
            };
            assert_eq!(open_three_points(own, empty), windows(2), "{own:09b} {empty:09b}");
            assert_eq!(open_two_points(own, empty), windows(1), "{own:09b} {empty:09b}");
        }
    }

    #[test]
    fn windows_are_found_one_by_one() {
        for seed in 0..1 << 18u32 {
            let (own, empty) = ((seed & 511) as u16, (seed >> 9 & !seed & 511) as u16);
            for stones in 0..5 {
                let counts =
                    |window: u16| (own | empty) & window == window && (own & window).count_ones() >= stones;
                let near =
                    |bit: u16| (0..5).any(|start| counts(0b11111 << start) && 0b11111 << start & bit != 0);
                let points = (0..9).map(|bit| 1 << bit).filter(|&bit| empty & bit != 0 && near(bit));
                let points: u16 = points.sum();
                assert_eq!(window_points(own, empty, stones), points, "{own:09b} {empty:09b} {stones}");
            }
        }
    }
}
