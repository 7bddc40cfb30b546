//! In the browser: what only a browser can show.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::browser::BrowserStore;
use rokugan::storage::codec::decode;
use rokugan::storage::{Change, Condition, Store, StoreError, TabId, TableId, Tables};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A table from a file: the same journal as in the native tests.
fn played() -> Table {
    decode(include_str!("data/saves/v1/first-turn.json")).unwrap().table()
}

fn id(text: &str) -> TableId {
    TableId::new(text).unwrap()
}

fn clear() {
    for key in BrowserStore.keys().unwrap() {
        BrowserStore.remove(&key).unwrap();
    }
}

#[wasm_bindgen_test]
fn a_table_is_in_local_storage_after_every_step() {
    clear();
    let tables = Tables::new(BrowserStore, TabId::from_random(1));
    let (mut table, name) = (played(), Name::new("金曜日 🐉").unwrap());
    let mut writer = tables.create(&id("a"), name.clone(), &table, Stamp(1)).unwrap();
    for cursor in [4, 9, 0] {
        table.go_to(cursor);
        tables.record(&mut writer, Change::Moved, &table, Stamp(2)).unwrap();
        let opened = Tables::new(BrowserStore, TabId::from_random(2)).open::<Champions>(&id("a")).unwrap();
        assert_eq!((&opened.table, opened.condition), (&table, Condition::Whole));
        assert_eq!(opened.name, name);
    }
    clear();
}

#[wasm_bindgen_test]
fn the_browsers_quota_is_a_full_store_and_costs_nothing_that_was_kept() {
    clear();
    let tables = Tables::new(BrowserStore, TabId::from_random(1));
    let mut table = played();
    let mut writer = tables.create(&id("a"), Name::new("Friday").unwrap(), &table, Stamp(1)).unwrap();
    fill();
    table.go_to(3);
    assert_eq!(tables.record(&mut writer, Change::Moved, &table, Stamp(2)), Err(StoreError::Full));
    assert_eq!(tables.open::<Champions>(&id("a")).unwrap().table.cursor(), 9);
    BrowserStore.remove("filler.1048576").unwrap();
    tables.flush(&mut writer, &table, Stamp(3)).unwrap();
    assert_eq!(tables.open::<Champions>(&id("a")).unwrap().table, table);
    clear();
}

/// Puts texts into the storage until nothing fits any more.
fn fill() {
    let mut size = 1 << 20;
    let mut number = 0;
    while size > 0 {
        let key = if number == 0 { "filler.1048576".to_owned() } else { format!("filler.{number}.{size}") };
        match BrowserStore.put(&key, &"x".repeat(size)) {
            Ok(()) => number += 1,
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                size /= 2;
            }
        }
        assert!(number < 10_000, "a browser's storage has an end");
    }
}

#[wasm_bindgen_test]
fn the_same_events_give_the_same_document_in_the_browser() {
    let fixture = include_str!("data/saves/v1/first-turn.json");
    let document = decode::<Champions>(fixture).unwrap();
    let again = rokugan::storage::codec::encode(&document.name, &document.table()).unwrap();
    assert_eq!(again, fixture);
}
