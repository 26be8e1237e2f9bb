//! Fixed lists in practice: sets in cycles, and playlists from easy to hard.

use std::time::Duration;

use yonsan::reply::{
    CycleView, ListTrouble, ListsReply, PracticeView, Reply, SetsView, Track, Trouble, Upcoming,
};
use yonsan::teach::Progress;
use yonsan::teach::puzzle::{Puzzle, library};
use yonsan::teach::train::starting;

use crate::support::program::PUZZLES;
use crate::support::world::{Talk, shown};

fn talk() -> Talk {
    Talk::new(&[("mine.yaml", PUZZLES)])
}

/// The puzzle that was set, the list in which it stands, and how many are left.
fn set_in(view: &PracticeView) -> (String, Option<Track>, usize) {
    match &view.next {
        Upcoming::Task { task, track, due, .. } => (task.puzzle.id.clone(), track.as_deref().cloned(), *due),
        other => panic!("no puzzle: {other:?}"),
    }
}

fn id(view: &PracticeView) -> String {
    set_in(view).0
}

fn cycle(view: PracticeView) -> CycleView {
    match view.next {
        Upcoming::Cycle(view) => *view,
        other => panic!("the cycle goes on: {other:?}"),
    }
}

fn sets(talk: &mut Talk) -> SetsView {
    match talk.say("train --sets") {
        Reply::Lists(ListsReply::Sets(view)) => *view,
        other => panic!("{other:?}"),
    }
}

/// Gives the puzzle on the board up after some seconds.
fn give_up(talk: &mut Talk, seconds: u64) -> PracticeView {
    talk.world.elapsed += Duration::from_secs(seconds);
    talk.world.now += 1000 * seconds;
    talk.practice("answer --yes")
}

const WOOD: &str = "train --set wood --kind vcf --rule freestyle --count 3 --seed 5";

#[test]
fn a_set_is_solved_in_cycles_whose_times_are_compared() {
    let mut talk = talk();
    let first = talk.practice(WOOD);
    let (one, track, left) = set_in(&first);
    assert_eq!(track, Some(Track::Set { name: "wood".to_owned(), cycle: 1, of: 3 }));
    assert_eq!(left, 3);
    // A puzzle that is passed over comes again at the end of the cycle.
    let two = id(&talk.practice("next"));
    talk.world.elapsed += Duration::from_secs(10);
    talk.world.now += 10_000;
    assert!(talk.solve().attempt.solved);
    // The cycle is left and goes on later, in another conversation.
    let mut resumed = self::talk();
    resumed.world = std::mem::take(&mut talk.world);
    let (next, track, left) = set_in(&resumed.practice("train --set wood"));
    assert_eq!((&next, left), (&one, 2), "in the order of the set");
    assert!(matches!(track, Some(Track::Set { cycle: 1, .. })));
    assert!(matches!(give_up(&mut resumed, 20).next, Upcoming::Stays));
    let three = id(&resumed.practice("next"));
    assert!(three != one && three != two);
    let over = cycle(give_up(&mut resumed, 30));
    assert_eq!((over.cycle.tried, over.cycle.solved, over.cycle.clean), (3, 1, 1));
    assert_eq!((over.cycle.millis, over.before, &over.missed), (60_000, None, &vec![one.clone(), three]));
    // What failed does not return within a cycle, and the next cycle has the same order.
    assert_eq!(id(&resumed.practice("train --set wood")), one);
    give_up(&mut resumed, 5);
    assert_eq!(id(&resumed.practice("next")), two);
    give_up(&mut resumed, 5);
    resumed.practice("next");
    let over = cycle(give_up(&mut resumed, 5));
    assert_eq!((over.cycle.number, over.cycle.millis), (2, 15_000));
    assert_eq!(over.before.map(|before| before.millis), Some(60_000));
    let view = sets(&mut resumed);
    let cycles: Vec<_> = view.sets[0].cycles.iter().map(|cycle| (cycle.number, cycle.clean)).collect();
    assert_eq!((view.sets.len(), cycles), (1, vec![(1, 1), (2, 0)]));
    let told = shown(&resumed.say("train --sets"));
    assert!(
        told.contains("change: -0:45, -1 right at once") && told.contains("Cycle 3 comes next"),
        "{told}"
    );
}

#[test]
fn a_set_that_is_there_is_not_changed_and_faults_say_what_to_do() {
    let mut talk = talk();
    talk.practice(WOOD);
    assert!(matches!(talk.practice(WOOD).next, Upcoming::Task { .. }), "the same choice changes nothing");
    let trouble = |talk: &mut Talk, line: &str| match talk.say(line) {
        Reply::Trouble(Trouble::List(trouble)) => trouble,
        other => panic!("{line}: {other:?}"),
    };
    let differs = trouble(&mut talk, "train --set wood --count 4");
    assert!(matches!(differs, ListTrouble::Differs(_, asked, 3) if asked.contains("--count 3")));
    let like = trouble(&mut talk, "train --set wodd");
    assert_eq!(like, ListTrouble::NoSet("wodd".to_owned(), "wood".to_owned()));
    let few = trouble(&mut talk, "train --set big --count 99999");
    assert_eq!(few, ListTrouble::TooFew(99999, library::puzzles().len()));
    assert!(matches!(
        talk.say("train --set none --theme unheard-of"),
        Reply::Trouble(Trouble::UnknownTheme(..))
    ));
    assert_eq!(sets(&mut talk).sets.len(), 1, "nothing was made");
    // A set of a file that is gone.
    assert!(matches!(talk.practice("train --set own mine.yaml").next, Upcoming::Task { .. }));
    assert_eq!(sets(&mut talk).sets[1].set.puzzles.len(), 2);
    assert!(matches!(talk.practice("train --set own").next, Upcoming::Task { .. }), "its file is read again");
    let lists = talk.world.progress.lists().unwrap();
    assert_eq!(lists[1].files, ["mine.yaml"]);
    let other = PUZZLES.replace("test-0001", "test-0003").replace("test-0002", "test-0004");
    talk.world.files.insert("mine.yaml".to_owned(), other.into_bytes());
    assert_eq!(trouble(&mut talk, "train --set own"), ListTrouble::Gone("own".to_owned()));
    talk.world.files.remove("mine.yaml");
    assert!(matches!(talk.say("train --set own"), Reply::Trouble(Trouble::Unreadable(..))));
}

#[test]
fn a_playlist_goes_from_easy_to_hard_and_on_from_what_is_not_solved() {
    let mut talk = talk();
    let themes = |puzzle: &Puzzle| {
        puzzle.themes.contains(&"overline".to_owned()) || puzzle.themes.contains(&"edge".to_owned())
    };
    let mut all: Vec<&Puzzle> = library::puzzles().iter().filter(|puzzle| themes(puzzle)).collect();
    all.sort_by(|a, b| starting(a).total_cmp(&starting(b)).then_with(|| a.id.cmp(&b.id)));
    let expected: Vec<String> = all.iter().take(4).map(|puzzle| puzzle.id.clone()).collect();
    let mut seen = Vec::new();
    let mut view = talk.practice("train --playlist overline,edge");
    let (_, track, left) = set_in(&view);
    assert!(matches!(track, Some(Track::Playlist { of, .. }) if of == all.len() && left == of));
    for _ in 0..4 {
        let here = talk.session.position();
        let puzzle = library::puzzles().iter().find(|puzzle| puzzle.position == *here);
        seen.push(puzzle.unwrap().id.clone());
        view = talk.practice("next");
    }
    assert_eq!(seen, expected);
    assert!(matches!(view.next, Upcoming::Task { .. }));
    // One of its puzzles is solved, and the list counts it and begins behind it.
    talk.practice("train --playlist four-three --kind vcf");
    let solved = talk.solve().attempt.puzzle;
    let Reply::Lists(ListsReply::Playlists(view)) = talk.say("train --playlists") else {
        panic!("the playlists")
    };
    let list = view.playlists.iter().find(|list| list.theme == "four-three").unwrap();
    assert_eq!(list.solved, 1);
    assert_ne!(id(&talk.practice("train --playlist four-three --kind vcf")), solved);
    let wrong = talk.say("train --playlist four-three,unheard-of");
    assert!(matches!(wrong, Reply::Trouble(Trouble::UnknownTheme(..))));
}
