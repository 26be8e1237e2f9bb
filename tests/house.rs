//! Tests of the source's structure: the modules that each top-level module (room) may use, the size of files,
//! the messages, and the dependencies of the library alone.

mod house {
    mod circles;
    mod layout;
    mod light;
    mod source;
    mod surface;
    mod words;
}
