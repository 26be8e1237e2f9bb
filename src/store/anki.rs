//! Decks of cards as packages of Anki (`.apkg`): a ZIP archive of a database, in the form that Anki calls schema 11, and
//! of the pictures.

use rusqlite::{Connection, MAIN_DB, params};
use serde_json::{Value, json};

use super::{sha1, zip};
use crate::teach::handout::{Card, Deck};
use crate::teach::train::Millis;

/// The numbers of the note type and of the deck. They stay the same, so that packages that are imported one after the
/// other use one note type and one deck.
const NOTE_TYPE: i64 = 1_764_100_000_001;
const DECK: i64 = 1_764_100_000_002;

const TABLES: &str = "
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);
";

/// The package of a deck, made at this time.
///
/// # Errors
/// The message of the database, where it could not be made.
pub fn package(deck: &Deck, now: Millis) -> Result<Vec<u8>, String> {
    let database = database(deck, i64::try_from(now).unwrap_or(0)).map_err(|error| error.to_string())?;
    let names: serde_json::Map<String, Value> =
        deck.media.iter().enumerate().map(|(i, (name, _))| (i.to_string(), json!(name))).collect();
    let mut files = vec![("collection.anki2".to_owned(), database)];
    files.push(("media".to_owned(), Value::Object(names).to_string().into_bytes()));
    let media = deck.media.iter().enumerate();
    files.extend(media.map(|(i, (_, bytes))| (i.to_string(), bytes.clone())));
    Ok(zip::archive(&files))
}

/// The database of a deck that is made at this time, in milliseconds since 1970.
fn database(deck: &Deck, now: i64) -> rusqlite::Result<Vec<u8>> {
    let mut connection = Connection::open_in_memory()?;
    connection.execute_batch(TABLES)?;
    let seconds = now / 1000;
    connection.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, 11, 0, 0, 0, ?3, ?4, ?5, ?6, '{}')",
        params![
            seconds,
            now,
            configuration(deck.cards.len()).to_string(),
            note_type(seconds).to_string(),
            decks(&deck.name, seconds).to_string(),
            options().to_string(),
        ],
    )?;
    let mut note =
        connection.prepare("INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, ?5, ?6, ?7, ?8, 0, '')")?;
    let mut card = connection
        .prepare("INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, 0, 0, ?4, 0, 0, 0, 0, 0, 0, 0, 0, '')")?;
    for (i, Card { guid, name, front, back, tags }) in deck.cards.iter().enumerate() {
        let number = i64::try_from(i).unwrap_or(0);
        // Every note needs a number of its own, which Anki takes from the time of its making.
        let id = now + number;
        let tags = format!(" {} ", tags.join(" "));
        let fields = [name.as_str(), front, back].join("\u{1f}");
        note.execute(params![id, guid, NOTE_TYPE, seconds, tags, fields, name, sha1::beginning(name)])?;
        card.execute(params![id, DECK, seconds, number + 1])?;
    }
    drop((note, card));
    Ok(connection.serialize(MAIN_DB)?.to_vec())
}

/// The configuration of a collection, as a new one has it.
fn configuration(cards: usize) -> Value {
    json!({
        "nextPos": cards + 1, "estTimes": true, "activeDecks": [DECK], "sortType": "noteFld", "timeLim": 0,
        "sortBackwards": false, "addToCur": true, "curDeck": DECK, "newBury": true, "newSpread": 0, "dueCounts": true,
        "curModel": NOTE_TYPE.to_string(), "collapseTime": 1200,
    })
}

/// The note type: a puzzle's id, its question and its solution.
fn note_type(seconds: i64) -> Value {
    let fields: Vec<Value> = ["Puzzle", "Question", "Solution"]
        .into_iter()
        .enumerate()
        .map(|(ord, name)| {
            json!({"name": name, "ord": ord, "sticky": false, "rtl": false, "font": "Arial", "size": 20, "media": []})
        })
        .collect();
    json!({NOTE_TYPE.to_string(): {
        "id": NOTE_TYPE, "name": "yonsan puzzle", "type": 0, "mod": seconds, "usn": -1, "sortf": 0, "did": DECK,
        "tmpls": [{
            "name": "Puzzle", "ord": 0, "qfmt": "{{Question}}", "afmt": "<div id=answer>{{Solution}}</div>",
            "bqfmt": "", "bafmt": "", "did": null,
        }],
        "flds": fields,
        "css": ".card { font-family: sans-serif; font-size: 18px; text-align: center; }",
        "latexPre": "\\documentclass[12pt]{article}\n\\begin{document}\n", "latexPost": "\\end{document}",
        "req": [[0, "any", [1]]], "tags": [], "vers": [],
    }})
}

/// The decks of the collection: the one that every collection has, and that of the cards.
fn decks(name: &str, seconds: i64) -> Value {
    let deck = |id: i64, name: &str| {
        json!({
            "id": id, "name": name, "mod": seconds, "usn": -1, "desc": "", "dyn": 0, "conf": 1, "collapsed": false,
            "browserCollapsed": false, "extendNew": 10, "extendRev": 50, "newToday": [0, 0], "revToday": [0, 0],
            "lrnToday": [0, 0], "timeToday": [0, 0],
        })
    };
    json!({"1": deck(1, "Default"), DECK.to_string(): deck(DECK, name)})
}

/// The options of the decks, as a new collection has them.
fn options() -> Value {
    json!({"1": {
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0, "replayq": true,
        "dyn": false,
        "new": {"bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20,
            "separate": true},
        "rev": {"bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, "minSpace": 1, "perDay": 100},
        "lapse": {"delays": [10], "leechAction": 0, "leechFails": 8, "minInt": 1, "mult": 0},
    }})
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Card {
        let text = |what: &str| format!("{what} of {name}");
        let tags = vec!["yonsan".to_owned(), "vcf".to_owned()];
        Card { guid: text("guid"), name: name.to_owned(), front: text("front"), back: text("back"), tags }
    }

    #[test]
    fn the_database_has_a_note_and_a_card_for_each_puzzle() {
        let cards = ["vcf-0001", "vcf-0002"].map(card).to_vec();
        let deck = Deck { name: "puzzles".to_owned(), cards, media: Vec::new() };
        let bytes = database(&deck, 1_700_000_000_000).unwrap();
        let mut read = Connection::open_in_memory().unwrap();
        read.deserialize_read_exact(MAIN_DB, &bytes[..], bytes.len(), true).unwrap();
        let count = |what: &str| -> i64 {
            read.query_row(&format!("SELECT count(*) FROM {what}"), [], |row| row.get(0)).unwrap()
        };
        assert_eq!((count("notes"), count("cards"), count("col"), count("revlog")), (2, 2, 1, 0));
        let both =
            "cards JOIN notes ON cards.nid = notes.id WHERE did = 1764100000002 AND mid = 1764100000001";
        assert_eq!(count(both), 2);
        let first = "SELECT flds, csum, tags FROM notes ORDER BY id LIMIT 1";
        let (fields, sum, tags): (String, i64, String) =
            read.query_row(first, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        assert_eq!(fields, "vcf-0001\u{1f}front of vcf-0001\u{1f}back of vcf-0001");
        assert_eq!((sum, tags.as_str()), (i64::from(sha1::beginning("vcf-0001")), " yonsan vcf "));
        for column in ["conf", "models", "decks", "dconf", "tags"] {
            let text: String =
                read.query_row(&format!("SELECT {column} FROM col"), [], |row| row.get(0)).unwrap();
            assert!(serde_json::from_str::<Value>(&text).unwrap().is_object(), "{column}");
        }
    }
}
