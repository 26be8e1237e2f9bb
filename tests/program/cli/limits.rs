//! The program stops on request: every command that can take long is started on a hard input and stopped
//! after a random time. Limits on time, nodes and memory are kept.
//!
//! On a busy machine, a tenth of a second may pass before the program runs at all. Therefore the processor
//! time from the signal to the end is measured; with `YONSAN_IDLE=1`, on an idle machine, the elapsed time.

#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use yonsan::board::Dice;

use crate::support::positions::{ENGINE_GAMES, rows};
use crate::support::program::{FIVE_PLIES, file, finish, folder, many_fours, program, yonsan};

/// The largest time that the program may take after the request to stop.
const PROMPT: Duration = Duration::from_millis(100);

/// The processor time that a busy machine may ask for the same: its cores are shared with others.
const BUSY: Duration = Duration::from_millis(250);

/// An elapsed time that a busy machine cannot explain.
const HANGS: Duration = Duration::from_secs(10);

/// The resolution of the processor time.
const TICK: Duration = Duration::from_millis(10);

/// The note on a command that ended before it could be stopped.
const OVER: &str = "had ended before it could be stopped";

/// A position after four stones, without a forced win.
const OPENING: &str = "h8i9j10i10";

const NO_LIMIT: [&str; 2] = ["--nodes", "1000000000000"];

/// Whether a process has ended (its exit code is read later), and its processor time.
fn looked_at(child: &Child) -> (bool, Duration) {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    let ticks: u32 = fields[11..=12].iter().map(|ticks| ticks.parse::<u32>().unwrap()).sum();
    (fields[0] == "Z", TICK * ticks)
}

fn signal(child: &Child, name: &str) {
    Command::new("kill").args([name, &child.id().to_string()]).status().unwrap();
}

/// Waits for the end; returns the exit code, and the elapsed time and the processor time from now on.
fn ended(child: &mut Child) -> (i32, Duration, Duration) {
    let (start, before) = (Instant::now(), looked_at(child).1);
    loop {
        let (over, taken) = looked_at(child);
        if over {
            return (
                child.wait().unwrap().code().unwrap_or(-1),
                start.elapsed(),
                taken.saturating_sub(before),
            );
        }
        if start.elapsed() > HANGS {
            child.kill().unwrap();
            child.wait().unwrap();
            return (-1, start.elapsed(), taken.saturating_sub(before));
        }
        sleep(Duration::from_millis(1));
    }
}

/// Stops a command while it is working; returns everything that went wrong.
fn stops(args: &[&str], name: &str, after: Duration, input: Option<&str>) -> Option<String> {
    let mut command = program(args);
    command.env("XDG_DATA_HOME", folder()).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    // The input is kept open: a program that waits for input is stopped as well.
    let mut open = child.stdin.take().unwrap();
    if let Some(input) = input {
        std::io::Write::write_all(&mut open, input.as_bytes()).unwrap();
    }
    sleep(after);
    if looked_at(&child).0 {
        child.wait().unwrap();
        return Some(OVER.to_owned());
    }
    signal(&child, name);
    let (code, clock, taken) = ended(&mut child);
    let idle = std::env::var_os("YONSAN_IDLE").is_some();
    let late = if idle { clock > PROMPT } else { clock > PROMPT && taken > BUSY || clock >= HANGS };
    match code {
        _ if late => {
            Some(format!("{name} after {after:?}: stopped {clock:?} later ({taken:?} of a processor)"))
        }
        // A defence in which some move is known to hold is reported as such.
        130 | 0 if code == 130 || args[0] == "defend" => None,
        0 => Some(OVER.to_owned()),
        code => Some(format!("{name} after {after:?}: exit code {code}")),
    }
}

/// The commands, each with a hard input, and with the lines typed into it. `FOURS` stands for a hard
/// position, `LONG` for options without a limit on nodes.
fn commands() -> Vec<(Vec<String>, Option<&'static str>)> {
    let fours = many_fours(8);
    let line = format!("{{\"moves\": \"{fours}\"}}\n");
    let (batch, proof) = (file("hard.jsonl", line.repeat(20)), file("wide.json", wide_proof()));
    let game = rows(ENGINE_GAMES).map(|row| row[2]).max_by_key(|game| game.len()).unwrap();
    let out = folder().to_str().unwrap().to_owned();
    let mut lines: Vec<String> = Vec::new();
    let searches = "solve|solve --shortest|solve --all|solve --all --threads 2|why|tree|step|pillars";
    for words in searches.split('|') {
        for place in ["vcf FOURS", "vct FOURS", "win FOURS", "win OPENING"] {
            lines.push(format!("{words} LONG --goal {place}"));
        }
    }
    for words in ["key FOURS", "whynot FOURS e1", "defend FOURS"] {
        lines.extend(["vcf", "vct"].map(|goal| format!("{words} LONG --goal {goal}")));
    }
    let kinds = ["vcf", "vct", "win", "defend", "find-all", "forbidden"];
    lines.extend(kinds.map(|kind| format!("puzzles mine --play 1000 --boards 1000 --kinds {kind}")));
    let forms = ["text", "json", "brackets", "sgf", "lib"];
    lines.extend(forms.map(|to| format!("strategy export --to {to} --out OUT/{to}")));
    let others = "\
        defend OPENING LONG --goal win|shapes FOURS LONG|grade FOURS e1 LONG|\
        export svg FOURS -o OUT/board.svg --wins LONG|export svg FOURS -o OUT/board.svg --holds LONG|\
        export svg FOURS -o OUT/board.svg --line LONG|export html FOURS -o OUT/page.html LONG|\
        solve --batch BATCH LONG|solve --batch BATCH --threads 2 LONG|puzzles lint|puzzles lint --threads 2|\
        puzzles mine --twin vct-0003 vct-0020 vct-0100 --out OUT/twins.yaml|strategy verify|\
        strategy verify --paranoid --threads 2|strategy build --journal OUT/journal --root h8i9a1|\
        strategy prune --out OUT/pruned|strategy expand --out OUT/expanded|lesson defending --check|\
        lesson first-vcts --check|review-game GAME --nodes 1000000000|check PROOF|solve -|\
        convert - OUT/copy.sgf --from rif";
    lines.extend(others.split('|').map(str::to_owned));
    let told = |word: &str| match word {
        "FOURS" => vec![fours.clone()],
        "OPENING" => vec![OPENING.to_owned()],
        "LONG" => NO_LIMIT.map(str::to_owned).to_vec(),
        "BATCH" => vec![batch.clone()],
        "GAME" => vec![game.to_owned()],
        "PROOF" => vec![proof.clone()],
        word => vec![word.replace("OUT", &out)],
    };
    let words = |line: &str| line.split(' ').flat_map(told).collect();
    let board =
        "START 15\r\nINFO timeout_turn 60000\r\nBOARD\r\n7,7,1\r\n8,8,2\r\n7,8,1\r\n6,6,2\r\nDONE\r\n";
    let typed = [
        ("repl OPENING", "solve win --nodes 1000000000000\n"),
        ("repl", "lesson defending --check\n"),
        ("repl", "strategy --sample 1000\n"),
        ("repl", "load -\n"),
        ("engine", board),
        ("train", ""),
        ("play", "i9\n"),
        ("lesson forks", ""),
    ];
    let untyped = lines.iter().map(|line| (words(line), None));
    untyped.chain(typed.map(|(line, input)| (words(line), Some(input)))).collect()
}

/// A proof with ten million positions: Black has four open threes and plays elsewhere three times first, so
/// that every reply to each of these moves is checked.
fn wide_proof() -> String {
    const ELSEWHERE: [&str; 6] = ["o15", "o13", "o11", "m15", "m13", "m11"];
    const RAISED: [[&str; 3]; 4] =
        [["i2", "e2", "j2"], ["i5", "e5", "j5"], ["i8", "e8", "j8"], ["i11", "e11", "j11"]];

    /// Writes the node after these moves elsewhere; White has taken these of the points that matter.
    fn write(
        nodes: &mut BTreeMap<Vec<&'static str>, (usize, String)>,
        moves: &[&'static str],
        taken: &[&'static str],
    ) -> usize {
        let mut key = [moves, taken].concat();
        key.sort_unstable();
        key.push(["none", "one", "two", "three"][moves.len()]);
        if let Some((number, _)) = nodes.get(&key) {
            return *number;
        }
        let free = |point: &&&str| !moves.contains(*point) && !taken.contains(*point);
        let node = if moves.len() == 3 {
            let three = RAISED.iter().find(|three| three.iter().all(|point| !taken.contains(point)));
            format!("{{\"move\":\"{}\"}}", three.unwrap()[0])
        } else {
            let own = *ELSEWHERE.iter().find(free).unwrap();
            let after = [moves, &[own]].concat();
            let matter =
                ELSEWHERE.iter().chain(RAISED.iter().flatten()).filter(free).filter(|point| **point != own);
            let replies: Vec<String> = matter
                .map(|reply| {
                    let taken = [taken, &[*reply]].concat();
                    format!("\"{reply}\":{}", write(nodes, &after, &taken))
                })
                .collect();
            let otherwise = write(nodes, &after, taken);
            format!("{{\"move\":\"{own}\",\"replies\":{{{}}},\"otherwise\":{otherwise}}}", replies.join(","))
        };
        let number = nodes.len();
        nodes.insert(key, (number, node));
        number
    }

    let mut nodes = BTreeMap::new();
    let root = write(&mut nodes, &[], &[]);
    let mut nodes: Vec<(usize, String)> = nodes.into_values().collect();
    nodes.sort();
    let nodes: Vec<String> = nodes.into_iter().map(|(_, node)| node).collect();
    let position = "B:f2g2h2f5g5h5f8g8h8f11g11h11,W:,b";
    format!(
        "{{\"format\":\"yonsan-proof\",\"version\":1,\"rule\":\"freestyle\",\"attacker\":\"black\",\"root\":{root},\
         \"position\":\"{position}\",\"nodes\":[{}]}}",
        nodes.join(",")
    )
}

#[test]
fn every_long_command_stops_when_it_is_asked_to() {
    let mut dice = Dice::new(u64::from(std::process::id()));
    let (mut wrong, mut over) = (Vec::new(), 0);
    let commands = commands();
    for (i, (args, input)) in commands.iter().enumerate() {
        let name = ["-INT", "-TERM"][i % 2];
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let after = Duration::from_millis(50 + dice.below(250) as u64);
        let why = stops(&args, name, after, *input);
        if why.as_deref() == Some(OVER) {
            // On a fast machine some commands end before the request.
            over += 1;
        } else if let Some(why) = why {
            let words: Vec<&str> = args.iter().map(|word| &word[..word.len().min(20)]).collect();
            wrong.push(format!("{}: {why}", words.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(over * 5 < commands.len(), "{over} of {} had ended before", commands.len());
}

#[test]
fn a_limit_of_time_is_kept() {
    let fours = many_fours(8);
    let mut wrong = Vec::new();
    let words: [&[&str]; 6] =
        [&["solve"], &["solve", "--shortest"], &["solve", "--all"], &["defend"], &["why"], &["pillars"]];
    for word in words {
        for (goal, position) in [("vcf", &*fours), ("vct", &fours), ("win", &fours), ("win", OPENING)] {
            let asked = [&[word[0], position, "--goal", goal][..], &word[1..], &["--time", "0.15"]].concat();
            let mut child = program(&asked).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            let (_, clock, taken) = ended(&mut child);
            if clock.min(taken) > Duration::from_millis(150) + PROMPT {
                wrong.push(format!("{asked:?}: {clock:?}, {taken:?} of a processor"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let fours = many_fours(8);
    for goal in ["vcf", "vct", "win"] {
        for (position, nodes) in [(&*fours, 0), (&fours, 1), (&fours, 5_000), (OPENING, 5_000)] {
            let text = nodes.to_string();
            let found = yonsan(&["solve", position, "--goal", goal, "--nodes", &text, "--json"]).json();
            let looked = found["nodes"].as_u64().unwrap();
            // Each of the searches inside may count one node after the limit.
            assert!(looked <= nodes + nodes / 100 + 10, "{goal}, {nodes}: {found}");
        }
    }
}

/// The largest memory of a run of the program, in MiB.
fn held(args: &[&str]) -> f64 {
    let mut child = program(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut most = 0.0_f64;
    while !looked_at(&child).0 {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        most = most.max(kib.unwrap_or(0.0) / 1024.0);
        sleep(Duration::from_millis(2));
    }
    child.wait().unwrap();
    most
}

#[test]
fn a_limit_of_memory_is_kept() {
    let fours = many_fours(8);
    let idle = held(&["solve", &fours, "--nodes", "1", "--time", "0.1"]);
    for (goal, more) in [("vcf", &[][..]), ("vct", &[]), ("vct", &["--all"]), ("win", &[])] {
        for limit in [1_u32, 16] {
            let text = limit.to_string();
            let asked =
                [&["solve", &fours, "--goal", goal, "--memory", &text, "--time", "0.5"][..], more].concat();
            let most = held(&asked);
            // The evaluators' tables and other memory do not depend on the search's limit.
            assert!(most < idle + f64::from(limit) + 8.0, "{asked:?}: {most} MiB, idle {idle}");
        }
    }
}

#[test]
fn an_interrupted_export_leaves_no_file() {
    let folder = folder();
    let path = folder.join("page.html");
    fs::write(&path, "as it was").unwrap();
    let fours = many_fours(8);
    let args = [&["export", "html", &fours, "--force", "-o", path.to_str().unwrap()][..], &NO_LIMIT].concat();
    assert_eq!(stops(&args, "-INT", Duration::from_millis(200), None), None);
    assert_eq!(fs::read_to_string(&path).unwrap(), "as it was");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    // Without a stop, the file is written.
    let args = ["export", "svg", FIVE_PLIES, "--force", "-o", path.to_str().unwrap()];
    assert_eq!(finish(program(&args), b"").code, 0);
    assert!(fs::read_to_string(&path).unwrap().starts_with("<svg"));
}
