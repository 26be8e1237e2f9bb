//! The order of the source: which room may use which, how large a file may be, which messages there
//! are, and what the library alone depends on.

mod house {
    mod circles;
    mod layout;
    mod light;
    mod source;
    mod surface;
    mod words;
}
