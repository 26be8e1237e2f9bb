//! How long a move may take.

use std::time::Duration;

/// What the manager allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Milliseconds for a move; 0: as fast as possible.
    pub turn: u64,
    /// Milliseconds for the whole game; 0: no limit.
    pub game: u64,
    /// Milliseconds left of the game, where the manager said it.
    pub left: Option<u64>,
}

impl Default for Clock {
    /// The protocol's default for a move, and a game without a limit.
    fn default() -> Self {
        Self { turn: 30_000, game: 0, left: None }
    }
}

/// Moves that the rest of the game's time is shared by.
const MOVES: u64 = 15;

/// What is kept for starting, writing, and a machine that is busy.
const RESERVE: u64 = 60;

impl Clock {
    /// How long may be thought about the next move.
    ///
    /// A limit for the game without a word on what is left of it is taken for the first move's.
    pub fn think(&self) -> Duration {
        let game = if self.game == 0 { u64::MAX } else { self.left.unwrap_or(self.game) / MOVES };
        let all = self.turn.min(game);
        // Half of a short time: nothing is worth a game lost on time.
        Duration::from_millis(all.saturating_sub(RESERVE + all / 10).max(all / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_kept() {
        let think = |turn, game, left| Clock { turn, game, left }.think().as_millis();
        assert_eq!(think(5_000, 0, None), 4_440);
        assert_eq!(think(0, 0, None), 0);
        assert_eq!(think(100, 0, None), 50);
        assert_eq!(think(30_000, 180_000, Some(15_000)), 840);
        // What is left counts only where the game has a limit: managers send a large number else.
        assert_eq!(think(5_000, 0, Some(2_147_483_647)), 4_440);
    }
}
