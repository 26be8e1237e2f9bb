//! Tests of the opponent: its levels and its styles, in games against each other.

mod support;

mod play {
    mod games;
    mod ladder;
    mod styles;
}
