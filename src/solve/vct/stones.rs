//! The stones on the board of a search for threats: both VCF searches inside have the same.

use super::super::lines::Rules;
use super::search::Search;
use crate::board::Point;

impl<R: Rules> Search<R> {
    /// Adds an attacker's stone on an empty point, or removes it from its point.
    pub(super) fn toggle_attacker(&mut self, point: Point) {
        self.vcf.toggle_attacker(point);
        self.counter.change(false, point);
    }

    /// Adds a defender's stone on an empty point, or removes it from its point.
    pub(super) fn toggle_defender(&mut self, point: Point) {
        self.vcf.toggle_defender(point);
        self.counter.change(true, point);
    }

    /// Puts the next move and reply on the board, unless they are still there from the last descent: most
    /// descents share their first moves.
    pub(super) fn go_on(&mut self, depth: usize, pair: (Point, Point)) {
        if self.way.get(depth) != Some(&pair) {
            self.go_back(depth);
            self.toggle_attacker(pair.0);
            self.toggle_defender(pair.1);
            self.way.push(pair);
        }
    }

    /// Removes all moves and replies below this depth from the board.
    pub(super) fn go_back(&mut self, depth: usize) {
        while self.way.len() > depth
            && let Some((attack, reply)) = self.way.pop()
        {
            self.toggle_defender(reply);
            self.toggle_attacker(attack);
        }
    }
}
