//! The players' own cards.

use super::support::{LibraryError, name};
use rokugan::games::champions::model::card::{ChampionCard, EnemyCard, EnemyKind};
use rokugan::games::champions::model::clan::Clan;
use rokugan::games::champions::pack::{Pack, PackError};
use rokugan::storage::library;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::{Store, StoreError};

fn empty() -> Pack {
    Pack::empty(name("Our cards"))
}

fn keep(store: &MemoryStore, called: &str) -> Result<Pack, LibraryError> {
    let card = ChampionCard::blank(name(called), Clan::Crane);
    library::change(store, empty(), |pack| pack.keep_champion(card))
}

fn champions(store: &MemoryStore) -> Vec<String> {
    let pack = library::read::<Pack>(store).unwrap().unwrap();
    pack.champions.iter().map(|card| card.name.to_string()).collect()
}

#[test]
fn cards_are_there_after_a_restart() {
    let store = MemoryStore::default();
    assert_eq!(library::read::<Pack>(&store), Ok(None));
    keep(&store, "Kakita 🌸").unwrap();
    keep(&store, "دايدوجي").unwrap();
    assert_eq!(champions(&store), ["Kakita 🌸", "دايدوجي"]);
}

#[test]
fn a_card_typed_in_another_tab_stays() {
    let store = MemoryStore::default();
    keep(&store, "Kakita").unwrap();
    let spear = EnemyCard::blank(name("Spear"), EnemyKind::Enemy);
    library::change(&store, empty(), |pack| pack.keep_enemy(spear)).unwrap();
    let pack = keep(&store, "Daidoji").unwrap();
    assert_eq!((pack.champions.len(), pack.enemies.len()), (2, 1));
}

#[test]
fn a_write_cut_at_any_byte_loses_at_most_that_card() {
    let store = MemoryStore::default();
    for called in ["Kakita", "Daidoji", "Doji"] {
        keep(&store, called).unwrap();
    }
    let torn = "rokugan.library.3";
    let text = store.get(torn).unwrap().unwrap();
    for cut in 0..text.len() {
        store.put(torn, &text[..cut]).unwrap();
        assert_eq!(champions(&store), ["Kakita", "Daidoji"], "cut at {cut}");
    }
    keep(&store, "Asahina").unwrap();
    assert_eq!(champions(&store), ["Kakita", "Daidoji", "Asahina"]);
}

#[test]
fn only_the_last_two_changes_take_room() {
    let store = MemoryStore::default();
    for number in 0..30 {
        keep(&store, &format!("Kakita {number}")).unwrap();
    }
    assert_eq!(store.keys().unwrap(), ["rokugan.library.29", "rokugan.library.30"]);
    assert_eq!(champions(&store).len(), 30);
}

#[test]
fn cards_that_cannot_be_read_are_left_alone() {
    let store = MemoryStore::default();
    store.put("rokugan.library.1", "00000000 {}").unwrap();
    assert!(matches!(library::read::<Pack>(&store), Err(LibraryError::Unreadable(PackError::Unreadable { .. }))));
    assert!(keep(&store, "Kakita").is_err());
    assert_eq!(library::raw::<Pack>(&store).unwrap(), [("rokugan.library.1".to_owned(), "00000000 {}".to_owned())]);
}

#[test]
fn without_room_the_cards_before_stay() {
    let store = MemoryStore::default();
    keep(&store, "Kakita").unwrap();
    store.set_fault(Fault::Room(store.bytes() + 30));
    assert_eq!(keep(&store, "Daidoji"), Err(LibraryError::Store(StoreError::Full)));
    assert_eq!(champions(&store), ["Kakita"]);
}
