//! The searches and what they stand on: shapes, VCF, VCT, any win, defences, first moves, and what they cost.

mod support;

mod solver {
    mod counts;
    mod defend;
    mod first;
    mod shapes;
    mod vcf;
    mod vct;
    mod win;
}
