//! Conversations with a session: files are in memory, the test sets the clock, and progress is not stored.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use yonsan::board::{Point, Position};
use yonsan::render::{Theme, prose};
use yonsan::reply::{Closed, PracticeView, Reply};
use yonsan::session::{Outside, Session, parse};
use yonsan::solve::{Budget, Stop, Vcf};
use yonsan::teach::train::{Attempt, DAY};
use yonsan::teach::{InMemory, Progress};

/// The outside of a session.
#[derive(Default)]
pub struct World {
    pub files: BTreeMap<String, Vec<u8>>,
    pub progress: InMemory,
    /// Milliseconds since 1970.
    pub now: u64,
    pub elapsed: Duration,
}

impl Outside for World {
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>> {
        self.files.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()> {
        self.files.insert(path.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn stop(&self) -> Stop {
        Stop::default()
    }

    fn progress(&mut self) -> &mut dyn Progress {
        &mut self.progress
    }

    fn now(&self) -> u64 {
        self.now
    }

    fn elapsed(&self) -> Duration {
        self.elapsed
    }
}

/// A session and its outside.
pub struct Talk {
    pub session: Session,
    pub world: World,
}

impl Talk {
    /// A conversation that has not begun yet, with these files.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|&(name, text)| (name.to_owned(), text.into())).collect();
        Self { session: Session::new(), world: World { files, now: 1000 * DAY, ..World::default() } }
    }

    /// The reply to a line that can be parsed.
    pub fn say(&mut self, line: &str) -> Reply {
        let command = parse(line).unwrap_or_else(|trouble| panic!("{line}: {trouble:?}"));
        self.session.respond(&command, &mut self.world)
    }

    /// The reply to a line of practice.
    pub fn practice(&mut self, line: &str) -> PracticeView {
        match self.say(line) {
            Reply::Practice(view) => *view,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// The result of the puzzle that a line ends.
    pub fn closed(&mut self, line: &str) -> Closed {
        self.practice(line).closed.unwrap_or_else(|| panic!("{line} ended nothing"))
    }

    /// All attempts that were recorded.
    pub fn attempts(&mut self) -> Vec<Attempt> {
        self.world.progress.attempts().unwrap()
    }

    /// Plays the VCF that the solver finds to its end.
    pub fn solve(&mut self) -> Closed {
        loop {
            let point = first(self.session.position());
            if let Reply::Practice(view) = self.say(&point.to_string()) {
                return view.closed.unwrap();
            }
        }
    }
}

/// The first move of the shortest VCF.
pub fn first(position: &Position) -> Point {
    let answer = Vcf::default().shortest(position, &Budget::default());
    answer.verdict.proven().expect("a VCF").first()
}

/// A reply as it is shown to a user, without colours.
pub fn shown(reply: &Reply) -> String {
    let mut text = Vec::new();
    prose(reply, Theme::default(), &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// A puzzle as a file holds it; `goal` is the kind and may be followed by the plies.
pub fn puzzle(id: &str, title: &str, position: &str, side: &str, goal: &str, themes: &str) -> String {
    format!(
        "format: yonsan-puzzle\nversion: 1\nid: {id}\ntitle: {title}\nrule: freestyle\nposition: {position:?}\n\
         side: {side}\ngoal: {{ kind: {goal} }}\nthemes: {themes}\nsource: composed for a test\nlicence: CC0-1.0\n"
    )
}
