//! The order of the source: which room may use which, how large a file may be, and which messages there are.

mod house {
    mod layout;
    mod words;
}
