//! Damages documents, gives each to its door, and counts what becomes of them.

#![allow(clippy::disallowed_types, reason = "an attack measures how long a door takes; the app itself reads no clock")]

use super::doors::{Door, Verdict};
use super::mutator::Mutator;
use rokugan::kernel::canonical::checksum;
use serde_json::Value;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// As much room as a browser gives, twice: unoptimised code needs more of it.
const STACK: usize = 2 << 20;
/// The most characters of what is said of a document. A screen shows some of them, a line of the program all.
const MOST_SAID: usize = 420;

/// How much is tried.
pub struct Order {
    /// How many documents.
    pub documents: usize,
    /// The number of the first.
    pub from: usize,
    /// What they grow from.
    pub seed: u64,
    /// The longest that a door may take for one of them.
    pub patience: Duration,
}

/// What became of one document.
struct Outcome {
    number: usize,
    /// Nothing where the door panicked.
    verdict: Option<Verdict>,
    took: Duration,
}

/// What became of all documents of a door.
#[derive(Clone, Default)]
struct Row {
    documents: usize,
    taken: usize,
    slowest: Duration,
    longest: usize,
    faults: usize,
}

/// The table of an attack, and everything that went wrong, each with the number of its document.
pub fn attack(doors: &[Door], order: &Order) -> (String, Vec<String>) {
    let mut rows = vec![Row::default(); doors.len()];
    let mut faults = Vec::new();
    thread::scope(|scope| {
        let (done, outcomes) = channel();
        let next = Arc::new(AtomicUsize::new(order.from));
        let last = order.from + order.documents;
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (done, next) = (done.clone(), next.clone());
            let work = move || besiege(doors, order.seed, &next, last, &done);
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).unwrap();
        }
        drop(done);
        gather(doors, order, &outcomes, &mut rows, &mut faults);
    });
    (table(doors, &rows), faults)
}

/// Gives documents to their doors until all are through.
fn besiege(doors: &[Door], seed: u64, next: &AtomicUsize, last: usize, done: &Sender<Outcome>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= last {
            return;
        }
        let door = &doors[number % doors.len()];
        let (document, good) = damaged(door, &mut Mutator::new(seed.wrapping_add(number as u64)));
        let began = Instant::now();
        let verdict = catch_unwind(AssertUnwindSafe(|| (door.judge)(&document, good))).ok();
        if done.send(Outcome { number, verdict, took: began.elapsed() }).is_err() {
            return;
        }
    }
}

/// Counts outcomes as they come. A door that nothing comes back from ends the program, and all of its threads.
fn gather(doors: &[Door], order: &Order, outcomes: &Receiver<Outcome>, rows: &mut [Row], faults: &mut Vec<String>) {
    let mut out: Vec<usize> = Vec::new();
    let mut highest = order.from;
    for _ in 0..order.documents {
        let Ok(outcome) = outcomes.recv_timeout(order.patience * 10) else {
            eprintln!("never comes back: one of {out:?} or of {highest}..");
            std::process::exit(1);
        };
        out.extend(highest..=outcome.number);
        highest = highest.max(outcome.number + 1);
        out.retain(|number| *number != outcome.number);
        let place = outcome.number % doors.len();
        let row = &mut rows[place];
        row.documents += 1;
        row.taken += usize::from(outcome.verdict == Some(Verdict::Taken));
        row.slowest = row.slowest.max(outcome.took);
        let fault = match &outcome.verdict {
            None => Some("panics".to_owned()),
            Some(Verdict::Forged(why)) => Some(format!("takes a forged document: {why}")),
            Some(Verdict::Refused(words)) => {
                let length = words.chars().count();
                row.longest = row.longest.max(length);
                (length > MOST_SAID).then(|| format!("says {length} characters: {words:.80}"))
            }
            Some(Verdict::Taken) => None,
        };
        let slow = (outcome.took > order.patience).then(|| format!("takes {:?}", outcome.took));
        for fault in fault.into_iter().chain(slow) {
            row.faults += 1;
            faults.push(format!("number {}: {} {fault}", outcome.number, doors[place].name));
        }
    }
}

/// A good document with something done to it, and the good one. Half of the saves are forged only: in what they show or
/// in what is said to have happened. Where there is a checksum it mostly agrees again.
fn damaged<'a>(door: &'a Door, mutator: &mut Mutator) -> (Vec<u8>, &'a [u8]) {
    let good = mutator.any(&door.good).as_slice();
    let Ok(document) = serde_json::from_slice::<Value>(good) else {
        let mut bytes = good.to_vec();
        (0..=mutator.below(4)).for_each(|_| mutator.damage(&mut bytes));
        return (bytes, good);
    };
    let text = || String::from_utf8_lossy(good);
    let damaged = match (mutator.below(8), document.get("body")) {
        (0, _) => mutator.text(&text()),
        (1, _) => mutator.named_twice(&text()),
        (2..=4, Some(_)) => signed(forge(mutator, document)),
        (_, _) => signed(mutator.tree(&document)),
    };
    (damaged.into_bytes(), good)
}

/// Changes what a save shows, or what one of its entries came to.
fn forge(mutator: &mut Mutator, mut save: Value) -> Value {
    let entries = save["body"]["entries"].as_array().map_or(0, Vec::len);
    let part = *mutator.any(&["snapshot", "events", "events", "position"]);
    let entry = mutator.below(entries);
    let place = match part {
        "snapshot" => "/body/snapshot".to_owned(),
        part => format!("/body/entries/{entry}/{part}"),
    };
    if let Some(found) = save.pointer_mut(&place) {
        *found = mutator.tree(found);
    }
    save
}

/// The document with the checksum it has to have.
fn signed(mut document: Value) -> String {
    if document.get("checksum").is_some() {
        document["checksum"] = checksum(&document).into();
    }
    document.to_string()
}

fn table(doors: &[Door], rows: &[Row]) -> String {
    let mut table =
        format!("{:<32}{:>10}{:>8}{:>12}{:>10}{:>8}\n", "door", "documents", "taken", "slowest", "words", "faults");
    let mut all = Row::default();
    for (door, row) in doors.iter().zip(rows) {
        all.documents += row.documents;
        all.taken += row.taken;
        all.slowest = all.slowest.max(row.slowest);
        all.longest = all.longest.max(row.longest);
        all.faults += row.faults;
        line(&mut table, &door.name, row);
    }
    line(&mut table, "all", &all);
    table
}

fn line(table: &mut String, name: &str, row: &Row) {
    let slowest = format!("{:.0} ms", row.slowest.as_secs_f64() * 1000.0);
    let Row { documents, taken, longest, faults, .. } = row;
    let _ = writeln!(table, "{name:<32}{documents:>10}{taken:>8}{slowest:>12}{longest:>10}{faults:>8}");
}
