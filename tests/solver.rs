//! Tests of the searches and their basis: shapes, VCF, VCT, any win, defences, first moves, and the cost of searches;
//! of the forbidden points of renju; and of the opponent's levels and styles, in games against each other.

mod support;

mod solver {
    mod counts;
    mod defend;
    mod first;
    mod play {
        mod games;
        mod ladder;
        mod renju;
        mod styles;
    }
    mod renju {
        mod agree;
        mod labels;
        mod searches;
    }
    mod shapes;
    mod threats;
    mod two_threads;
    mod vcf;
    mod vct;
    mod win;
}
