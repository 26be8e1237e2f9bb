//! What is told of a search while it runs.

use super::phrases::say;
use crate::reply::Lang;
use crate::solve::SearchProgress;

/// How long a search has been running and what it has done.
#[cfg(feature = "cli")]
pub(crate) fn searching(lang: Lang, seconds: &str, done: &SearchProgress) -> String {
    let parts: String = searched(lang, done).iter().map(|part| format!(" · {part}")).collect();
    say!(lang, "searching", seconds, parts)
}

/// The nodes of a search, what it looks for, and what it has found: the most telling first, because a narrow line shows no
/// more.
pub(crate) fn searched(lang: Lang, done: &SearchProgress) -> Vec<String> {
    let mut parts = Vec::new();
    if done.nodes > 0 {
        parts.push(say!(lang, "searched", searched = done.nodes));
    }
    parts.extend(done.best.map(|(point, plies)| say!(lang, "searching-best", point, plies)));
    parts.extend(done.settled.map(|(settled, all)| say!(lang, "searching-settled", settled, all)));
    if let Some(class) = done.class.filter(|_| done.settled.is_none()) {
        let within = done.within.map(|plies| say!(lang, "searching-within", plies));
        let what = [Some(say!(lang, "searching-class", class)), within];
        parts.push(what.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    parts.extend(done.depth.map(|plies| say!(lang, "searching-depth", plies)));
    parts
}

#[cfg(all(test, feature = "cli"))]
mod tests {
    use super::*;
    use crate::solve::Class;

    #[test]
    fn a_search_tells_its_nodes_and_what_it_has_found() {
        let mut done = SearchProgress { nodes: 567, class: Some(Class::Vct), ..SearchProgress::default() };
        let told = |done: &SearchProgress| searching(Lang::En, "3", done);
        assert_eq!(told(&SearchProgress::default()), "3 s · Ctrl-C stops it");
        assert_eq!(told(&done), "3 s · 567 nodes · a win by threats · Ctrl-C stops it");
        (done.best, done.within) = ("j8".parse().ok().map(|point| (point, 15)), Some(13));
        let shorter = "3 s · 567 nodes · found j8: 15 plies · a win by threats of at most 13 plies";
        assert_eq!(told(&done), format!("{shorter} · Ctrl-C stops it"));
        done.settled = Some((40, 200));
        let settled = "3 s · 567 nodes · found j8: 15 plies · 40 of 200 settled";
        assert_eq!(told(&done), format!("{settled} · Ctrl-C stops it"));
    }
}
