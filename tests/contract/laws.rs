//! The contract of every game on the shelf, whatever it is about: what holds at each command, and of each table.
//!
//! It is no test of its own: those of a game take it in, `#[path = "../contract/laws.rs"] mod contract;`, play the game at
//! random, hand over every command to [`ask`], and every table to [`keeps`].

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::book::Hand;
use rokugan::kernel::chronicle::Chronicle;
use rokugan::kernel::correction::report;
use rokugan::kernel::journal::{EntryOf, Journal, Stamp};
use rokugan::kernel::line::Line;
use rokugan::kernel::replay::verify;
use rokugan::kernel::told::ToldGame;
use rokugan::words::written::WrittenLine;
use rokugan::words::{Language, Words};

/// The sentences of every language.
pub struct Sentences(Vec<Words>);

impl Sentences {
    /// Reads them.
    pub fn read() -> Self {
        Self(Language::ALL.into_iter().map(Words::new).collect())
    }

    /// Every language has a sentence for `line`, with all its values.
    pub fn have(&self, line: &Line) {
        for words in &self.0 {
            let said = words.say(line);
            assert!(!said.contains('{') && said != line.key.name(), "{:?}: {said}", words.language());
        }
    }

    /// Every language has a sentence for each of `lines`.
    pub fn have_all<'a>(&self, lines: impl IntoIterator<Item = &'a Line>) {
        lines.into_iter().for_each(|line| self.have(line));
    }
}

/// Asks a table for `command`, and says whether it was carried out. What a preview says is what happens; undo and redo
/// are exact; a refusal changes nothing and has a sentence; a period never goes back, unless by hand or because a game
/// that had ended is played on.
pub fn ask<G: ToldGame>(table: &mut Journal<G>, command: G::Command, sentences: &Sentences) -> bool {
    let (before, cursor) = (table.clone(), table.cursor());
    let told = G::synopsis(before.state());
    sentences.have(&G::called(&command));
    for (place, part) in G::edits(before.state(), &command).iter().enumerate() {
        sentences.have(&part.label);
        // Whatever an old entry is corrected to, the rules have an answer.
        let _ = table.preview(&G::edited(before.state(), &command, place, 1));
    }
    let preview = table.preview(&command);
    match table.commit(command, Stamp(0)).cloned() {
        Ok(entry) => {
            assert_eq!(preview, Ok(entry.events.clone()), "the preview is what happens");
            let after = table.state().clone();
            table.go_to(cursor);
            assert_eq!(table.state(), before.state(), "undo gives back the identical state");
            table.go_to(cursor + 1);
            assert_eq!(*table.state(), after, "redo too");
            let now = G::synopsis(&after);
            let played_on = told.ended.is_some() && now.ended.is_none();
            let by_hand = G::line(&after, G::chapter(before.state()), cursor, &entry).hand == Hand::Players;
            assert!(now.period.number >= told.period.number || played_on || by_hand, "a period never goes back");
            true
        }
        Err(refusal) => {
            sentences.have(&G::refusal(before.state(), &refusal));
            assert_eq!(preview, Err(refusal));
            assert!(*table == before && table.state() == before.state(), "a refusal changes nothing");
            false
        }
    }
}

/// A table is kept whole, told whole, and can be put right: its save makes the same table, every line of its log and of
/// what stands beside it has a sentence, and leaving out its middle entry gives a table that the rules agree with.
pub fn keeps<G: ToldGame>(table: &Journal<G>, sentences: &Sentences) {
    comes_back(table);
    is_told(table, sentences);
    can_be_put_right(table, sentences);
}

fn comes_back<G: ToldGame>(table: &Journal<G>) {
    let setup = serde_json::from_str(&serde_json::to_string(table.setup()).unwrap()).unwrap();
    let read = |entry: &EntryOf<G>| serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap();
    let entries = table.entries().iter().map(read).collect();
    let again = Journal::<G>::restore(setup, table.seed(), entries, table.cursor()).unwrap();
    assert!(again == *table && again.state() == table.state(), "a save makes the same table");
    let snapshot = G::snapshot(again.state());
    let text = serde_json::to_string(&snapshot).unwrap();
    assert_eq!(serde_json::from_str::<G::Snapshot>(&text).unwrap(), snapshot);
    assert_eq!(table.state_at(table.cursor()), *table.state());
    assert!(verify(table).is_ok(), "the rules make the same of every step");
}

fn is_told<G: ToldGame>(table: &Journal<G>, sentences: &Sentences) {
    for line in Chronicle::read(table, None).lines().lines() {
        let changes: Vec<_> = line.changes.iter().map(|change| G::change(table.state(), None, change)).collect();
        sentences.have_all([&line.headline].into_iter().chain(&line.details).chain(&line.overrode).chain(&changes));
    }
    let synopsis = G::synopsis(table.state());
    let (lines, prompt) = ([&synopsis.line, &synopsis.period.label], G::prompt(table.state()));
    for line in lines.into_iter().chain(&synopsis.second).chain(&synopsis.ended).chain(&prompt) {
        sentences.have(line);
        assert_eq!(WrittenLine::from(line).line().as_ref(), Some(line), "the first page has all its words: `home.ftl`");
    }
}

fn can_be_put_right<G: ToldGame>(table: &Journal<G>, sentences: &Sentences) {
    let (at, nothing) = (table.cursor() / 2, Replacement::Nothing);
    for unfit in [Unfit::LeaveOut, Unfit::Anyway] {
        let Ok(amendment) = amend(table, at, &nothing, unfit, Stamp(1)) else { panic!("leaving out is never refused") };
        assert!(verify(&amendment.journal).is_ok() && amendment.journal.cursor() <= table.cursor());
        let lines = Chronicle::read(table, None);
        let report = report(table, lines.lines().lines(), (at, &nothing), &amendment);
        let changed = report.changed.iter().flat_map(|step| step.before.iter().chain(&step.after));
        sentences.have_all(changed.chain(report.unfit.iter().map(|step| &step.reason)).chain(&report.now));
    }
}
