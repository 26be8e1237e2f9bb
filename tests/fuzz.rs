//! Fuzzing of every entry point that reads input.

mod support;

mod fuzz {
    mod conversations;
    mod doors;
    mod mutate;
    mod run;
}
