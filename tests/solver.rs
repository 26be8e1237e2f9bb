//! Tests of the searches and their basis: shapes, VCF, VCT, any win, defences, first moves, and the cost of
//! searches.

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
