//! The points where one more stone of the attacker can give the attacker a VCF that was not there before.

use super::words::window_points;
use super::{Barred, LineSet, Lines, Rules, collect, point_on, star};
use crate::board::{LINES, PointSet};

impl Lines {
    /// The empty points where a further stone of the attacker, who has no VCF, can lead to one. After a stone on any other
    /// point there is none either. Under renju these are all empty points, because a stone may change which moves are
    /// allowed.
    ///
    /// A VCF that needs the stone uses it in one of two ways. The first four that it is part of lies in a window of five
    /// with two other stones that were there or came by fours; or it stands in a window where the defender would get four
    /// stones by replies. Until then, all fours and replies lie within [`reach`](Self::reach).
    pub fn useful<R: Rules>(&self) -> PointSet {
        if R::BARRED != Barred::Nobody {
            return self.empties();
        }
        let reach = self.reach();
        collect(|line| {
            let empty = self.empty(line);
            let defended = self.defender[line] | reach[line] & !self.attacker[line];
            window_points(reach[line], empty, 2) | window_points(defended, empty, 4)
        })
    }

    /// The attacker's stones, and at least all empty points that fours and the replies to them can take: those of the
    /// windows of five that have three such points and no stone of the defender.
    fn reach(&self) -> [u16; LINES] {
        let mut reach = self.attacker;
        let mut lines = self.active;
        while !lines.is_empty() {
            let mut changed = LineSet::NONE;
            for (_, line) in lines.iter() {
                let mut new =
                    window_points(reach[line as usize], self.empty(line as usize), 3) & !reach[line as usize];
                while new != 0 {
                    let point = point_on(line, new.trailing_zeros());
                    new &= new - 1;
                    let star = star(point);
                    (0..4).for_each(|axis| reach[star.lines[axis] as usize] |= star.bits[axis]);
                    changed.insert_through(point);
                }
            }
            lines = changed;
        }
        reach
    }
}
