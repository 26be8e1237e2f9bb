//! The time for a move.

use std::time::Duration;

/// The time limits that the manager sets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Milliseconds for a move; 0 means as fast as possible.
    pub turn: u64,
    /// Milliseconds for the whole game; 0 means no limit.
    pub game: u64,
    /// Milliseconds left of the game, where the manager has sent them.
    pub left: Option<u64>,
}

impl Default for Clock {
    /// The protocol's default for a move, and no limit for the game.
    fn default() -> Self {
        Self { turn: 30_000, game: 0, left: None }
    }
}

/// The number of moves among which the remaining time of the game is divided.
const MOVES: u64 = 15;

/// The milliseconds that are reserved for starting, writing and a busy machine.
const RESERVE: u64 = 25;

impl Clock {
    /// The time for the next move.
    ///
    /// Where the game has a limit and the remaining time was not sent, the whole limit is taken as the
    /// remaining time.
    pub fn think(&self) -> Duration {
        let game = if self.game == 0 { u64::MAX } else { self.left.unwrap_or(self.game) / MOVES };
        let all = self.turn.min(game);
        // At least half of a short time is used; the reserve avoids a loss on time.
        Duration::from_millis(all.saturating_sub(RESERVE + all / 50).max(all / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_kept() {
        let think = |turn, game, left| Clock { turn, game, left }.think().as_millis();
        assert_eq!(think(5_000, 0, None), 4_875);
        assert_eq!(think(0, 0, None), 0);
        assert_eq!(think(100, 0, None), 73);
        assert_eq!(think(30_000, 180_000, Some(15_000)), 955);
        // The remaining time counts only where the game has a limit, because managers otherwise send a large
        // number.
        assert_eq!(think(5_000, 0, Some(2_147_483_647)), 4_875);
    }
}
