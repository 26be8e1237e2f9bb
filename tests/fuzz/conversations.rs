//! Entry points of the whole program: conversations, lines of a batch, and the configuration file.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use yonsan::render::{Theme, prose};
use yonsan::reply::Lang;
use yonsan::session::grammar::{Door, commands};
use yonsan::session::{Outside, Session, parse};
use yonsan::solve::Stop;
use yonsan::teach::{InMemory, Progress};

use super::run::fuzz;
use crate::support::program::{Ran, finish, folder, program};

/// The outside of a session with files in memory; every search is stopped soon.
struct Hurried {
    files: HashMap<String, Vec<u8>>,
    progress: InMemory,
    stop: Stop,
}

impl Outside for Hurried {
    fn read(&mut self, name: &str) -> io::Result<Vec<u8>> {
        self.files.get(name).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn progress(&mut self) -> &mut dyn Progress {
        &mut self.progress
    }
}

/// The limit on time of the search for one line, and the largest number of lines in a conversation.
const HASTE: Duration = Duration::from_millis(100);
const LINES: usize = 12;

/// Raises the stop flag at the time in the mutex. Ends when no other owner of the mutex is left.
fn watch(stop: Stop) -> Arc<Mutex<Option<Instant>>> {
    let until = Arc::new(Mutex::new(None::<Instant>));
    let watched = Arc::downgrade(&until);
    thread::spawn(move || {
        while let Some(until) = watched.upgrade() {
            if until
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .is_some_and(|time| Instant::now() >= time)
            {
                stop.raise();
            }
            drop(until);
            thread::sleep(Duration::from_millis(10));
        }
    });
    until
}

#[test]
fn conversations() {
    let seeds: Vec<Vec<u8>> = [
        include_str!("../program/transcripts/solving.txt"),
        include_str!("../program/transcripts/game.txt"),
        include_str!("../program/transcripts/editing.txt"),
        include_str!("../program/transcripts/walking.txt"),
        include_str!("../program/transcripts/lesson.txt"),
        include_str!("../program/transcripts/speaking.txt"),
        include_str!("../program/transcripts/mistakes.txt"),
        "train --exam 2 --seed 1\nh8\nhint\nnext\nnothing\nquit exam\ntrain --exams\nreview --exam\n",
        "train --set a --count 2 --seed 1\nanswer --yes\nnext\nanswer --yes\ntrain --sets\ntrain --playlist catch\n",
        "train --seed 1\nhint\nnothing\nnext\nh8\nskip\nreview\nstats\n",
        "play black\nh8\ni9\nundo\nhint\nplay white level 2\nj10\n",
        "load two-puzzles.yaml\nexport a.svg\nsave b.sgf\nload b.sgf\nstudy\n",
    ]
    .iter()
    .flat_map(|text| {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        lines.chunks(LINES).map(|part| part.join("\n").into_bytes()).collect::<Vec<_>>()
    })
    .collect();
    let words: Vec<&str> = commands(Door::Conversation)
        .map(|spec| spec.name)
        .chain([
            "\n",
            " ",
            "--nodes 50",
            "--plain",
            "h8",
            "i9",
            "vct",
            "win",
            "two-puzzles.yaml",
            "game.sgf",
            "vcf-0001",
        ])
        .collect();
    let stop = Stop::default();
    let until = watch(stop.clone());
    fuzz("conversations", &seeds, &words, |input| {
        let files = [
            ("two-puzzles.yaml", include_str!("../data/two-puzzles.yaml")),
            ("game.sgf", include_str!("../data/game.sgf")),
        ];
        let mut world = Hurried {
            files: files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into(),
            progress: InMemory::default(),
            stop: stop.clone(),
        };
        let mut session = Session::new();
        for (i, line) in String::from_utf8_lossy(input).lines().take(LINES).enumerate() {
            let Ok(command) = parse(line) else { continue };
            stop.lower();
            *until.lock().unwrap() = Some(Instant::now() + HASTE);
            let reply = session.respond(&command, &mut world);
            *until.lock().unwrap() = None;
            let theme = Theme { plain: i % 2 == 0, lang: Lang::ALL[i % 3], ..Theme::default() };
            prose(&reply, theme, &mut Vec::new()).unwrap();
        }
    });
}

/// Runs the program with the configuration in this folder.
fn run(args: &[&str], folder: &Path, input: &[u8]) -> Ran {
    let mut command = program(args);
    command.env("XDG_CONFIG_HOME", folder);
    finish(command, input)
}

#[test]
fn batches() {
    let seeds = vec![
        b"{\"id\":1,\"position\":\"B:f8g8h8i9i10,W:e8c3d12l4m11,b\",\"goal\":\"vcf\"}\n{\"id\":\"x\",\"position\":\"h8i9\",\
          \"rule\":\"standard\",\"attacker\":\"white\",\"goal\":\"vct\"}\n"
            .to_vec(),
        b"{\"position\":\"h8i9j10\"}\n\n{\"position\":\"B:,W:,b\",\"goal\":\"win\"}\n".to_vec(),
    ];
    let words =
        ["{", "}", "\"id\":", "\"goal\":\"vct\"", "null", "[]", "\n", "\"position\":\"h8\"", "\\u0000"];
    let folder = folder();
    fuzz("batches", &seeds, &words, |input| {
        let Ran { code, out, .. } = run(&["solve", "--batch", "-", "--nodes", "100"], &folder, input);
        assert!((0..=3).contains(&code), "exit {code}");
        let Ok(text) = std::str::from_utf8(input) else { return assert_eq!(code, 2) };
        let asked = text.lines().filter(|line| !line.trim().is_empty()).count();
        let answers: Vec<serde_json::Value> =
            out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), asked, "an answer for every line");
    });
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn choices() {
    let seeds = vec![
        b"rule: standard\nglyphs: wide\ncolor: never\nplain: true\nlang: zh\n".to_vec(),
        b"# none\n".to_vec(),
    ];
    let words =
        ["rule: ", "lang: ru", "plain: ", "glyphs: ascii", "color: always", "&a ", "*a", "? ", "---\n", "\t"];
    let folder = folder();
    std::fs::create_dir(folder.join("yonsan")).unwrap();
    fuzz("choices", &seeds, &words, |input| {
        std::fs::write(folder.join("yonsan/config.yaml"), input).unwrap();
        let code = run(&["show", "h8i9"], &folder, b"").code;
        assert!([0, 2].contains(&code), "exit {code}");
    });
    std::fs::remove_dir_all(folder).unwrap();
}
