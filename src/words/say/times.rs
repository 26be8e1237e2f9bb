//! Lengths of time.

use super::phrases::say;
use crate::reply::Lang;
use crate::teach::train::{DAY, Millis};

/// A length of time, in the largest unit that fits.
pub fn time(lang: Lang, millis: Millis) -> String {
    const SECOND: Millis = 1000;
    match millis {
        0..60_000 => say!(lang, "train-seconds", count = millis.div_ceil(SECOND)),
        60_000..3_600_000 => say!(lang, "train-minutes", count = millis / (60 * SECOND)),
        3_600_000..DAY => say!(lang, "train-hours", count = millis / (3600 * SECOND)),
        _ => say!(lang, "train-days", count = millis / DAY),
    }
}

/// A length of time to the second: `4:07`, `1:02:03`.
pub fn clock(millis: u64) -> String {
    let seconds = (millis + 500) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_the_largest_unit() {
        let said = [0, 900, 61_000, 7_300_000, 3 * DAY].map(|millis| time(Lang::En, millis));
        assert_eq!(said, ["0 seconds", "1 second", "1 minute", "2 hours", "3 days"]);
        assert_eq!([1000, 2000, 5000].map(|ms| time(Lang::Ru, ms)), ["1 секунда", "2 секунды", "5 секунд"]);
    }

    #[test]
    fn times_are_told_to_the_second() {
        assert_eq!([0, 7_400, 247_000, 3_723_000].map(clock), ["0:00", "0:07", "4:07", "1:02:03"]);
    }
}
