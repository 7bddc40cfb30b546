//! The power fails at every byte of everything that is ever written.

use super::support::{Game, assert_same, fresh, id, import, name, played};
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::CodecErrorKind;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::transfer::{ImportError, export};
use rokugan::storage::{Change, Condition, Store, StoreError, TabId, Tables};
use std::cell::RefCell;

/// One thing done to a store.
#[derive(Clone)]
enum Write {
    Put(String, String),
    Remove(String),
}

/// A store that remembers everything done to it.
#[derive(Default)]
struct Recorder {
    store: MemoryStore,
    writes: RefCell<Vec<Write>>,
}

impl Store for Recorder {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.writes.borrow_mut().push(Write::Put(key.to_owned(), text.to_owned()));
        self.store.put(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.writes.borrow_mut().push(Write::Remove(key.to_owned()));
        self.store.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.store.keys()
    }
}

/// A game with every kind of write in it, and after each step how many writes there were and what the table was.
fn game() -> (Vec<Write>, Vec<(usize, Table)>) {
    let tables = Tables::new(Recorder::default(), TabId::from_random(1));
    let mut game = Game::start(&tables, &id("a"));
    let mut steps = Vec::new();
    let mut note = |game: &Game<'_, Recorder>| {
        steps.push((tables.store().writes.borrow().len(), game.table.clone()));
    };
    note(&game);
    for (number, command) in super::support::first_turn().into_iter().enumerate() {
        game.play(command).unwrap();
        note(&game);
        if number == 5 {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
            note(&game);
            tables.settle::<Champions>(&mut game.writer).unwrap();
            note(&game);
        }
    }
    game.go_to(7).unwrap();
    note(&game);
    game.table = amend(&game.table, 3, &Replacement::Nothing, Unfit::LeaveOut, Stamp(9)).unwrap().journal;
    tables.record(&mut game.writer, Change::Corrected, &game.table, Stamp(60)).unwrap();
    note(&game);
    game.say("after the correction").unwrap();
    note(&game);
    let writes = tables.store().writes.borrow().clone();
    assert!(writes.iter().any(|write| matches!(write, Write::Remove(_))), "older texts are taken away");
    (writes, steps)
}

fn done(store: &MemoryStore, write: &Write) {
    match write {
        Write::Put(key, text) => store.put(key, text).unwrap(),
        Write::Remove(key) => store.remove(key).unwrap(),
    }
}

/// What the players had on the screen when write `number` was under way: before it, and once it is done.
fn on_screen(steps: &[(usize, Table)], number: usize) -> (Option<&Table>, Option<&Table>) {
    let before = steps.iter().rev().find(|(writes, _)| *writes <= number).map(|(_, table)| table);
    let after = steps.iter().find(|(writes, _)| *writes > number).map(|(_, table)| table);
    (before, after)
}

#[test]
fn a_write_cut_at_any_byte_loses_at_most_that_step() {
    let (writes, steps) = game();
    let cuts: usize = std::thread::scope(|scope| {
        let halves = [0, 1].map(|first| {
            scope.spawn({
                let (writes, steps) = (&writes, &steps);
                move || cut_all(writes, steps, first)
            })
        });
        halves.into_iter().map(|half| half.join().unwrap()).sum()
    });
    assert!(cuts > 20_000, "only {cuts} cuts");
}

/// Cuts every write at every other byte from `first` on, and opens what is left. Returns how often.
fn cut_all(writes: &[Write], steps: &[(usize, Table)], first: usize) -> usize {
    let store = MemoryStore::default();
    let mut cuts = 0;
    for (number, write) in writes.iter().enumerate() {
        let (before, after) = on_screen(steps, number);
        if let Write::Put(key, text) = write {
            let old = store.get(key).unwrap();
            for cut in (first..text.len()).step_by(2) {
                store.set_fault(Fault::PowerFails(cut));
                assert!(store.put(key, text).is_err());
                store.set_fault(Fault::None);
                assert_nothing_lost(&store, before, after, &format!("{key} cut at {cut}"));
                cuts += 1;
            }
            match &old {
                Some(old) => store.put(key, old).unwrap(),
                None => store.remove(key).unwrap(),
            }
        }
        done(&store, write);
    }
    assert_nothing_lost(&store, steps.last().map(|(_, table)| table), None, "at the end");
    cuts
}

fn assert_nothing_lost(store: &MemoryStore, before: Option<&Table>, after: Option<&Table>, place: &str) {
    let tables = Tables::new(store, TabId::from_random(2));
    match (tables.open::<Champions>(&id("a")), before) {
        (Ok(opened), _) if Some(&opened.table) == before || Some(&opened.table) == after => {}
        (Err(StoreError::Missing | StoreError::Corrupt(_)), None) => {}
        (other, _) => panic!("{place}: {other:?}"),
    }
}

#[test]
fn after_a_cut_play_goes_on_and_the_damaged_text_stays() {
    let tables = super::support::tables();
    let mut game = Game::start(&tables, &id("a"));
    game.say("one").unwrap();
    game.say("two").unwrap();
    let torn = "rokugan.table.a.log.3";
    let whole = tables.store().get(torn).unwrap().unwrap();
    tables.store().put(torn, &whole[..whole.len() / 2]).unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!((opened.condition, opened.table.cursor()), (Condition::Recovered { lost: 1 }, 1));
    let mut game = Game::open(&tables, &id("a"));
    game.say("another two").unwrap();
    game.say("three").unwrap();
    assert_eq!(tables.store().get(torn).unwrap().as_deref(), Some(&whole[..whole.len() / 2]));
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!(opened.condition, Condition::Whole);
    assert_same(&opened.table, &game.table);
}

#[test]
fn a_file_cut_at_any_byte_is_refused_and_says_so() {
    let text = export(&name("Friday"), &played()).unwrap();
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        match import(&text[..cut]) {
            Err(ImportError::Unreadable(error)) => {
                assert_eq!(error.kind, CodecErrorKind::CutOff, "cut at {cut}");
                assert!(error.to_string().ends_with("the text is cut off"), "{error}");
            }
            other => panic!("cut at {cut}: {other:?}"),
        }
    }
    assert_same(&import(&text).unwrap().table, &played());
}

#[test]
fn a_fresh_table_cut_off_is_no_table_yet() {
    let store = MemoryStore::default();
    store.set_fault(Fault::PowerFails(400));
    let tables = Tables::new(&store, TabId::from_random(1));
    assert!(tables.create(&id("a"), name("Friday"), &fresh(), Stamp(1)).is_err());
}
