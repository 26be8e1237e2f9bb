//! Tests of teaching: explanations, keys, puzzles, lessons, reviews, practice and the conversation.

mod support;

mod teaching {
    mod course;
    mod exam;
    mod explain;
    mod fair;
    mod key;
    mod lessons;
    mod moments;
    mod newcomer;
    mod openings;
    mod pillars;
    mod practice;
    mod puzzles;
    mod records;
    mod review;
    mod session;
    mod sets;
    mod steps;
    mod store;
    mod stored_lists;
}
