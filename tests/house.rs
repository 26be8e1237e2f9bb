//! The order of the source: which room may use which, how large a file may be, which messages there
//! are, and what the library alone depends on.

mod house {
    mod layout;
    mod light;
    mod words;
}
