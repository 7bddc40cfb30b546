//! Boards, scenarios and cards of one file: they come in together or not at all.

use super::support::{Boards, Scenarios, name};
use rokugan::games::champions::board::{Board, blank};
use rokugan::games::champions::documents::{BoardId, ScenarioId};
use rokugan::games::champions::model::card::ChampionCard;
use rokugan::games::champions::model::clan::Clan;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::pack::{self, Pack};
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::together::together;
use rokugan::storage::{Store, StoreError, library};
use std::collections::BTreeMap;

fn board() -> Board {
    blank::grid("Yard", 3, 3).unwrap()
}

fn scenario() -> Scenario {
    pack::practice().scenarios.into_iter().find(|one| one.script.is_some()).unwrap()
}

fn keep_card(store: &impl Store, called: &str) -> Result<(), StoreError> {
    let card = ChampionCard::blank(name(called), Clan::Crane);
    let kept = library::change(store, Pack::empty(name("Our cards")), |own| own.keep_champion(card));
    kept.map(|_| ()).map_err(|_| StoreError::Full)
}

/// Takes in a board, a scenario and a card, as a pack with all three.
fn take_in(store: &MemoryStore) -> Result<(), StoreError> {
    together(store, |store| {
        Boards::new(store).create(&BoardId::new("b").unwrap(), &board()).map_err(|_| StoreError::Full)?;
        Scenarios::new(store).create(&ScenarioId::new("s").unwrap(), &scenario()).map_err(|_| StoreError::Full)?;
        keep_card(store, "Daidoji")
    })
}

/// A store with some cards, of which the next change lets the oldest go.
fn begun() -> MemoryStore {
    let store = MemoryStore::default();
    ["Kakita", "Doji"].iter().for_each(|called| keep_card(&store, called).unwrap());
    store
}

fn everything(store: &MemoryStore) -> BTreeMap<String, Option<String>> {
    store.keys().unwrap().into_iter().map(|key| (key.clone(), store.get(&key).unwrap())).collect()
}

#[test]
fn a_pack_comes_in_whole_or_leaves_nothing_at_whatever_size_the_room_ends() {
    let whole = begun();
    let before = everything(&whole);
    let start = whole.bytes();
    take_in(&whole).unwrap();
    let after = everything(&whole);
    // The card kept first is let go of only once all the rest is there.
    let needed = whole.bytes() + before.values().flatten().map(String::len).max().unwrap_or(0);
    let (mut refused, mut taken) = (0, 0);
    for room in (start..needed + 200).step_by(7) {
        let store = begun();
        store.set_fault(Fault::Room(room));
        if take_in(&store).is_ok() {
            taken += 1;
            assert_eq!(everything(&store), after, "room {room}");
        } else {
            refused += 1;
            assert_eq!(everything(&store), before, "room {room}");
        }
    }
    assert!(refused > 100 && taken > 10, "{refused} refused, {taken} taken");
}

#[test]
fn what_was_written_over_or_let_go_of_is_there_again() {
    let store = MemoryStore::default();
    store.put("a", "one").unwrap();
    store.put("b", "two").unwrap();
    let refused: Result<(), ()> = together(&store, |store| {
        store.put("a", "another").unwrap();
        store.put("a", "a third").unwrap();
        store.remove("b").unwrap();
        store.put("c", "new").unwrap();
        assert_eq!(store.get("a").unwrap().as_deref(), Some("a third"));
        Err(())
    });
    assert_eq!(refused, Err(()));
    let there: Vec<_> = everything(&store).into_iter().map(|(key, text)| (key, text.unwrap())).collect();
    assert_eq!(there, [("a".to_owned(), "one".to_owned()), ("b".to_owned(), "two".to_owned())]);
}
