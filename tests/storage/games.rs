//! Saves of a game that this app does not know: a newer version made them, and they wait for one.

use super::support::{Game, id, import, name, played, tables};
use rokugan::games::champions::Champions;
use rokugan::kernel::canonical::checksum;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::encode;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Readiness, Store, StoreError, Tables};
use serde_json::Value;

/// What a newer version might write of a game of its own, which counts its versions for itself.
fn of_another_game(version: u64) -> String {
    let mut value: Value = serde_json::from_str(&encode(&name("Next year"), &played()).unwrap()).unwrap();
    value["game"] = "go".into();
    value["version"] = version.into();
    value["body"] = serde_json::json!({ "stones": [] });
    value["checksum"] = checksum(&value).into();
    value.to_string()
}

fn everything(tables: &Tables<MemoryStore>) -> Vec<(String, Option<String>)> {
    let keys = tables.store().keys().unwrap().into_iter();
    keys.map(|key| (key.clone(), tables.store().get(&key).unwrap())).collect()
}

#[test]
fn a_table_of_an_unknown_game_is_listed_as_newer_and_stays_as_it_is_byte_for_byte() {
    for version in [0, 1, 7] {
        let tables = tables();
        Game::keep(&tables, &id("a"), played());
        let linked = format!("00000000 {}", of_another_game(version));
        let base = format!("{:08x} {linked}", crc32fast::hash(linked.as_bytes()));
        tables.store().put("rokugan.table.a.base.2", &base).unwrap();
        let before = everything(&tables);
        let error = StoreError::NewGame { found: "go".to_owned() };
        assert_eq!(tables.open::<Champions>(&id("a")).err(), Some(error.clone()));
        assert_eq!(tables.claim::<Champions>(&id("a")).err(), Some(error.clone()));
        assert_eq!(tables.delete(&id("a"), Stamp(9)).err(), Some(error.clone()));
        assert_eq!(tables.duplicate(&id("a"), &id("b"), name("B"), Stamp(9)).err(), Some(error.clone()));
        let list = tables.list().unwrap();
        assert!(matches!(&list[0].readiness, Readiness::Broken { error: found, .. } if *found == error), "{list:?}");
        assert_eq!(everything(&tables), before);
    }
}

#[test]
fn a_file_of_an_unknown_game_is_refused_as_newer() {
    for version in [0, 1, 7] {
        let error = import(&of_another_game(version)).unwrap_err();
        assert_eq!(error.to_string(), "game: \"go\" is a game that only a newer app knows");
    }
}
