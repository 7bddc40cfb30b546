//! Saves of every version there ever was, and of one that is not there yet.
//!
//! `tests/data/saves/v<n>/` holds real saves of each version, kept for ever. `UPDATE=1` writes those of the present
//! version anew, which is right only before that version is released.

use super::support::{Game, assert_same, decode, id, import, played, tables};
use rokugan::games::champions::Champions;
use rokugan::games::champions::saved::VERSION;
use rokugan::kernel::canonical::checksum;
use rokugan::storage::codec::encode;
use rokugan::storage::transfer::{compare, verify};
use rokugan::storage::{Readiness, Store, StoreError};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn folder(version: u64) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/v{version}"))
}

fn fixture(version: u64) -> String {
    std::fs::read_to_string(folder(version).join("first-turn.json")).unwrap()
}

#[test]
fn every_fixture_opens_and_is_what_its_events_make() {
    for version in 0..=VERSION {
        let mut count = 0;
        for file in std::fs::read_dir(folder(version)).unwrap() {
            let path = file.unwrap().path();
            let document = decode(&std::fs::read_to_string(&path).unwrap()).unwrap();
            assert_eq!(document.version, version, "{}", path.display());
            assert_eq!(compare(&document, &document.table()), Ok(()), "{}", path.display());
            assert_eq!(verify(&document), Ok(()), "{}", path.display());
            count += 1;
        }
        assert!(count > 0, "version {version} has a fixture");
    }
}

#[test]
fn the_fixture_of_this_version_is_written_as_it_stands() {
    let text = encode(&super::support::name("First turn"), &played()).unwrap();
    let path = folder(VERSION).join("first-turn.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, fixture(VERSION), "what is written changed: raise VERSION and add a migration");
}

#[test]
fn a_draft_from_before_the_first_release_is_migrated() {
    let imported = import(&fixture(0)).unwrap();
    assert_same(&imported.table, &played());
    assert_eq!(imported.name.as_str(), "First turn");
    let again = encode(&imported.name, &imported.table).unwrap();
    assert_eq!(again, fixture(VERSION));
}

#[test]
fn a_newer_file_is_refused_with_both_versions() {
    let mut value: Value = serde_json::from_str(&fixture(VERSION)).unwrap();
    value["version"] = 99.into();
    value["body"] = "whatever it will be".into();
    value["checksum"] = "not even that".into();
    let error = import(&value.to_string()).unwrap_err();
    assert_eq!(error.to_string(), "version: version 99 was written by a newer app, this one knows up to 1");
}

#[test]
fn a_newer_table_is_refused_and_stays_as_it_is_byte_for_byte() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    let key = "rokugan.table.a.base.2";
    let newer = newer_base();
    tables.store().put(key, &newer).unwrap();
    let before: Vec<_> = tables.store().keys().unwrap();
    let error = StoreError::TooNew { found: 2, known: 1 };
    assert_eq!(tables.open::<Champions>(&id("a")).err(), Some(error.clone()));
    assert_eq!(tables.claim::<Champions>(&id("a")).err(), Some(error.clone()));
    let list = tables.list().unwrap();
    assert!(matches!(&list[0].readiness, Readiness::Broken { error: found, .. } if *found == error), "{list:?}");
    assert_eq!(tables.store().keys().unwrap(), before);
    assert_eq!(tables.store().get(key).unwrap(), Some(newer));
}

/// The text of a base as version 2 of the app might write it.
fn newer_base() -> String {
    let mut value: Value = serde_json::from_str(&fixture(VERSION)).unwrap();
    value["version"] = 2.into();
    value["checksum"] = checksum(&value).into();
    let linked = format!("00000000 {value}");
    format!("{:08x} {linked}", crc32(linked.as_bytes()))
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 })
    })
}

#[test]
fn a_table_of_an_older_version_is_kept_whole_at_its_first_step() {
    let tables = tables();
    let base = tables_with_a_draft(&tables);
    let mut game = Game::open(&tables, &id("a"));
    assert_same(&game.table, &played());
    game.say("in the new version").unwrap();
    assert_eq!(tables.store().get("rokugan.table.a.base.1").unwrap(), Some(base), "the old one is still there");
    assert!(tables.store().get("rokugan.table.a.base.2").unwrap().unwrap().contains("\"version\":1"));
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

fn tables_with_a_draft(tables: &rokugan::storage::Tables<rokugan::storage::memory::MemoryStore>) -> String {
    let linked = format!("00000000 {}", fixture(0));
    let base = format!("{:08x} {linked}", crc32(linked.as_bytes()));
    tables.store().put("rokugan.table.a.base.1", &base).unwrap();
    base
}
