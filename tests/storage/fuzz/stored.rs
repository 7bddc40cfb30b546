//! A store in which anything may stand: everything that can be done with it comes back, and what is whole stays whole.

use super::super::support::{Game, first_turn, id, name, played, remark};
use super::look;
use super::mutator::Mutator;
use super::watch::{all_come_back, rounds, seed};
use rokugan::games::LIBRARIES;
use rokugan::games::champions::board::Board;
use rokugan::games::champions::board::blank;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::pack;
use rokugan::games::champions::pack::Pack;
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::kept::KeptDocument;
use rokugan::storage::documents::Documents;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Change, Entering, Readiness, Store, TabId, Tables, copies, library, prefs};
use std::collections::BTreeMap;

type Texts = BTreeMap<String, String>;

/// What a store holds after some play: two tables, one in the bin, cards, a board, a scenario, and what is half entered.
fn full() -> Texts {
    let tables = Tables::new(MemoryStore::default(), TabId::from_random(1));
    let mut game = Game::start(&tables, &id("a"));
    for (number, command) in first_turn().into_iter().enumerate() {
        game.play(command).unwrap();
        if number == 5 {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
        }
    }
    Game::keep(&tables, &id("b"), played());
    Game::keep(&tables, &id("whole"), played());
    tables.delete(&id("b"), Stamp(5)).unwrap();
    tables.keep_unfinished(&id("a"), Entering::Dice, 9, &["fire"]).unwrap();
    let store = tables.store();
    for _ in 0..2 {
        library::change(store, pack::Pack::empty(name("Own")), |own| drop(own.add_missing(pack::practice()))).unwrap();
    }
    Documents::<Board, _>::new(store).create(&Board::fresh_id(1), &blank::grid("Yard", 3, 3).unwrap()).unwrap();
    let scenario = pack::practice().scenarios.swap_remove(0);
    Documents::<Scenario, _>::new(store).create(&Scenario::fresh_id(1), &scenario).unwrap();
    prefs::write(store, &("ink", 3)).unwrap();
    let text = |key: String| (key.clone(), store.get(&key).unwrap().unwrap());
    store.keys().unwrap().into_iter().map(text).collect()
}

/// The same with one to three texts or keys damaged; never those of the table called "whole".
fn damaged(mutator: &mut Mutator, texts: &Texts) -> Texts {
    let (own, mut after): (Vec<_>, _) = (texts.keys().filter(|key| !key.contains(".whole.")).collect(), texts.clone());
    for _ in 0..=mutator.below(3) {
        let key = (*mutator.any(&own)).clone();
        let Some(text) = after.get(&key).cloned() else { continue };
        match mutator.below(5) {
            0 => drop(after.remove(&key)),
            1 => drop(after.insert(key, texts[*mutator.any(&own)].clone())),
            2 => {
                let other = mutator.text(&key);
                // A number that would put it into the whole table's place is no damage to that one.
                if !other.contains("whole") {
                    after.insert(other, text);
                }
            }
            _ => drop(after.insert(key, mutator.text(&text))),
        }
    }
    after
}

fn store_of(texts: &Texts) -> MemoryStore {
    let store = MemoryStore::default();
    for (key, text) in texts {
        store.put(key, text).unwrap();
    }
    store
}

/// Uses a store as the app would.
fn use_it(texts: &Texts, whole: &Table) {
    let tables = Tables::new(store_of(texts), TabId::from_random(2));
    for listing in tables.list().unwrap() {
        drop(tables.raw(&listing.id).unwrap());
        if let Readiness::Ready { .. } = listing.readiness
            && let Ok((opened, mut writer)) = tables.claim::<Champions>(&listing.id)
        {
            look::at(&opened.table);
            let mut table = opened.table;
            if table.commit(remark("on"), Stamp(60)).is_ok() {
                drop(tables.record(&mut writer, Change::Committed, &table, Stamp(60)));
                drop(tables.checkpoint(&mut writer, &table));
                assert_eq!(tables.open::<Champions>(&listing.id).unwrap().table, table, "what is played on is kept");
            }
        }
        drop(tables.unfinished::<Vec<String>>(&listing.id, Entering::Dice, 9));
    }
    drop(tables.restore());
    drop(tables.delete(&id("a"), Stamp(7)));
    drop((tables.empty_trash(Stamp(1 << 50)), tables.empty_trash(Stamp(1 << 51))));
    let store = tables.store();
    drop((library::read::<Pack>(store), prefs::read::<(String, i32)>(store)));
    drop(library::change(store, pack::Pack::empty(name("Own")), |_| {}));
    use_documents::<Board>(store);
    use_documents::<Scenario>(store);
    let opened = tables.open::<Champions>(&id("whole")).unwrap().table;
    assert_eq!(opened.entries()[..9], whole.entries()[..9]);
}

fn use_documents<D: KeptDocument>(store: &MemoryStore) {
    let documents: Documents<D, _> = Documents::new(store);
    for listed in documents.list().unwrap() {
        let unread = listed.document.is_err();
        let raw = documents.raw(&listed.id).unwrap();
        if let Ok(kept) = documents.read(&listed.id) {
            drop(documents.change(&listed.id, kept.revision, &kept.document));
        }
        drop((documents.let_go(&listed.id), documents.delete(&listed.id)));
        assert!(!unread || documents.raw(&listed.id).unwrap() == raw, "what cannot be read stays");
    }
}

#[test]
fn whatever_stands_in_a_store_can_be_used_and_what_is_whole_stays_whole() {
    let (texts, mut mutator, whole) = (full(), Mutator::new(seed()), played());
    use_it(&texts, &whole);
    let make = move |_| damaged(&mut mutator, &texts);
    all_come_back(rounds(60), make, move |texts| use_it(texts, &whole), |texts| format!("{texts:?}"));
}

#[test]
fn two_copies_that_differ_in_any_way_become_one_that_has_the_whole_table() {
    let (texts, mut mutator, whole) = (full(), Mutator::new(seed()), played());
    let make = move |_| (damaged(&mut mutator, &texts), damaged(&mut mutator, &texts));
    let judge = move |(kept, mirror): &(Texts, Texts)| {
        let plan = copies::plan(kept, mirror, &LIBRARIES);
        let (ours, theirs) = (store_of(kept), store_of(mirror));
        copies::carry_out(&ours, &plan.kept).unwrap();
        copies::carry_out(&theirs, &plan.mirror).unwrap();
        for store in [ours, theirs] {
            let tables = Tables::new(store, TabId::from_random(2));
            assert_eq!(tables.open::<Champions>(&id("whole")).unwrap().table, whole);
        }
    };
    all_come_back(rounds(100), make, judge, |copies| format!("{copies:?}"));
}
