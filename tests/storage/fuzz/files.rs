//! Files of every kind, damaged and given to every reader.

use super::super::support::{Game, id, import, import_as_recorded, name, played};
use super::mutator::Mutator;
use super::watch::{Taken, all_come_back, rounds, seed};
use super::{folder, look, saves, value};
use rokugan::games::champions::Champions;
use rokugan::games::champions::board::Board;
use rokugan::games::champions::campaign::Campaign;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::{enemy, odds, pack};
use rokugan::games::empire_reborn::{chart, tools::map_file};
use rokugan::kernel::canonical::checksum;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::kept::KeptDocument;
use rokugan::storage::documents::Documents;
use rokugan::storage::intake::{self, Kind};
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::sealed::{check, seal};
use rokugan::storage::{Store, TabId, Tables, library};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A good file of every kind, those of the exchange formats too.
fn files() -> Vec<String> {
    let campaign = json!({
        "format": "rokugan-campaign", "version": 1, "id": "c1", "name": "Shinomen",
        "players": [{"name": "Ann"}, {}],
        "scenarios": [{"scenario": "First steps", "verdict": "won", "margin": 2, "table": "t1",
            "shares": [{"champion": "Matsu Tsuko", "glory": 12, "glorified": "a card", "drew": "yes"}, null]}],
        "endings": [{"player": 0, "clan": "lion"}]
    });
    let worked = folder("tests/data/examples").iter().map(|text| value(text)["document"].to_string()).collect();
    let content = folder("src/games/champions/content").into_iter().flat_map(each).collect();
    [saves(), content, worked, vec![campaign.to_string(), empire_map()]].concat()
}

/// The documents of a list, or the one there is.
fn each(text: String) -> Vec<String> {
    match value(&text) {
        Value::Array(all) => all.iter().map(Value::to_string).collect(),
        _ => vec![text],
    }
}

/// A map of The Empire Reborn, sealed.
fn empire_map() -> String {
    let mut chart = rokugan::games::empire_reborn::content::map::begun();
    chart.places.push(chart::Place::new(name("the bay"), chart::Ground::Sea));
    seal(map_file::written(&chart))
}

/// A map of The Empire Reborn comes in: what it says can be looked at, and goes out as it came.
fn take_map(text: &str) -> bool {
    let sealed = check(text, map_file::FORMAT, map_file::VERSION).map_err(|error| error.to_string());
    let Ok(chart) = map_file::read(text).map_err(|fault| fault.to_string()) else { return false };
    assert_eq!(map_file::read(&map_file::written(&chart).to_string()).as_ref(), Ok(&chart));
    assert!(chart.is_sound() && chart.remarks().len() <= chart.ways.len() + 2 * chart.places.len());
    sealed.is_ok()
}

/// A good file, and what is done to it; where it has a checksum, half of the time it agrees again.
fn damaged(mutator: &mut Mutator, files: &[(String, Value)]) -> String {
    let (text, document) = mutator.any(files).clone();
    match mutator.below(6) {
        0 => mutator.text(&text),
        1 => signed(&value_or(&mutator.named_twice(&text), &document)),
        2 => mutator.named_twice(&text),
        _ => signed(&mutator.tree(&document)),
    }
}

fn value_or(text: &str, otherwise: &Value) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| otherwise.clone())
}

/// The document with the checksum it has to have.
fn signed(document: &Value) -> String {
    let mut signed = document.clone();
    if document.get("checksum").is_some() {
        signed["checksum"] = checksum(&signed).into();
    }
    signed.to_string()
}

/// Everything in a store, by key.
fn texts(store: &MemoryStore) -> BTreeMap<String, String> {
    let text = |key: String| (key.clone(), store.get(&key).unwrap().unwrap());
    store.keys().unwrap().into_iter().map(text).collect()
}

/// A store with a table and the players' cards in it.
fn shelf() -> Tables<MemoryStore> {
    let tables = Tables::new(MemoryStore::default(), TabId::from_random(1));
    Game::keep(&tables, &id("kept"), played());
    library::change(tables.store(), pack::Pack::empty(name("Own")), |_| {}).unwrap();
    tables
}

/// Takes a file in as the app does, with whatever it says it is, and then with every other reader too.
fn take_in(tables: &Tables<MemoryStore>, taken: &Taken, text: &str) {
    let before = texts(tables.store());
    match intake::sort(text) {
        Ok(Kind::Save(_)) => take_table(tables, text),
        Ok(Kind::Document(kind)) if kind.format == pack::FORMAT => take_pack(tables, text),
        Ok(Kind::Document(kind)) if kind.format == rokugan::games::champions::board::document::FORMAT => {
            take_document::<Board>(tables.store(), text);
        }
        Ok(Kind::Document(kind)) if kind.format == map_file::FORMAT => _ = take_map(text),
        Ok(Kind::Document(_)) => take_document::<Campaign>(tables.store(), text),
        Err(refused) => drop(refused.to_string()),
    }
    take_document::<Scenario>(tables.store(), text);
    ask(text);
    let after = texts(tables.store());
    assert!(before.iter().all(|(key, text)| after.get(key) == Some(text)), "what was there is gone");
    if after.len() > before.len() {
        taken.note();
    }
    for key in after.keys().filter(|key| !before.contains_key(*key)) {
        tables.store().remove(key).unwrap();
    }
}

fn take_table(tables: &Tables<MemoryStore>, text: &str) {
    let judged = import(text).map(|imported| imported.table).map_err(|error| error.to_string());
    let Ok(imported) = import_as_recorded(text) else {
        assert!(judged.is_err());
        return;
    };
    assert!(judged.is_err() || judged == Ok(imported.table.clone()));
    look::at(&imported.table);
    tables.create(&id("fresh"), imported.name, &imported.table, Stamp(9)).unwrap();
    assert_eq!(tables.open::<Champions>(&id("fresh")).unwrap().table, imported.table);
}

fn take_pack(tables: &Tables<MemoryStore>, text: &str) {
    let Ok(pack) = pack::read(text) else { return };
    let written = serde_json::to_string(&pack).unwrap();
    assert_eq!(pack::read(&written).as_ref(), Ok(&pack));
    let own =
        library::change(tables.store(), pack::Pack::empty(name("Own")), |own| drop(own.add_missing(pack.clone())));
    drop(own.unwrap());
}

fn take_document<D: KeptDocument<Id: std::fmt::Debug> + PartialEq + std::fmt::Debug>(store: &MemoryStore, text: &str) {
    let Ok(document) = D::read(text) else { return };
    let documents: Documents<D, _> = Documents::new(store);
    let own = D::fresh_id(7);
    documents.create(&own, &document).unwrap();
    assert_eq!(documents.read(&own).unwrap().document, document);
}

/// Asks the questions of the headless program.
fn ask(text: &str) {
    if let Ok((board, situation)) = enemy::document::read(text) {
        let plan = enemy::plan::plan(&board, &situation);
        drop(serde_json::to_string(&enemy::answer::answer(&board, &situation, &plan)).unwrap());
    }
    if let Ok(question) = odds::document::read(text) {
        drop(serde_json::to_string(&question.answer()).unwrap());
    }
}

#[test]
fn a_damaged_file_of_any_kind_brings_nothing_down_and_changes_nothing() {
    let files: Vec<_> = files().into_iter().map(|text| (text.clone(), value(&text))).collect();
    let (mut mutator, tables) = (Mutator::new(seed()), shelf());
    let make = move |_| damaged(&mut mutator, &files);
    let taken = Arc::new(Taken::default());
    let noted = taken.clone();
    all_come_back(rounds(200), make, move |text| take_in(&tables, &noted, text), String::clone);
    taken.assert_some_of(rounds(200));
}

#[test]
fn every_file_that_is_not_damaged_is_taken_in() {
    let tables = shelf();
    let empty = texts(tables.store()).len();
    for text in files() {
        let taken = intake::sort(&text).is_ok_and(|kind| match kind {
            Kind::Save(_) => {
                import(&text).is_ok() || enemy::document::read(&text).is_ok() || odds::document::read(&text).is_ok()
            }
            Kind::Document(kind) if kind.format == pack::FORMAT => pack::read(&text).is_ok(),
            Kind::Document(kind) if kind.format == rokugan::games::champions::board::document::FORMAT => {
                Board::read(&text).is_ok()
            }
            Kind::Document(kind) if kind.format == map_file::FORMAT => take_map(&text),
            Kind::Document(_) => Campaign::read(&text).is_ok(),
        });
        assert!(taken, "{}", &text[..200.min(text.len())]);
        take_in(&tables, &Taken::default(), &text);
        assert_eq!(texts(tables.store()).len(), empty);
    }
}

#[test]
fn files_nested_a_million_deep_or_of_nothing_but_names_are_refused_at_once() {
    let tables = shelf();
    let deep = [("[", "]"), ("{\"a\":", "}"), ("{\"format\":", "}"), ("[[[{\"body\":[", "]}]]]")];
    let deep = deep.map(|(open, close)| format!("{}{}", open.repeat(1_000_000), close.repeat(1_000_000)));
    let names = (0..300_000).map(|number| format!("\"{number}\":0")).collect::<Vec<_>>().join(",");
    let wide = ["rokugan-save", "rokugan-pack", "rokugan-board", "rokugan-campaign"]
        .map(|format| format!("{{\"format\":\"{format}\",\"version\":1,{names}}}"));
    let again = format!("{{{}\"format\":\"rokugan-save\"}}", "\"format\":\"rokugan-save\",".repeat(200_000));
    let all = [deep.as_slice(), wide.as_slice(), &[again, "\"".repeat(3_000_000), "9".repeat(3_000_000)]].concat();
    let count = all.len();
    let make = move |number: usize| all[number].clone();
    all_come_back(
        count,
        make,
        move |text| take_in(&tables, &Taken::default(), text),
        |text| text.chars().take(80).collect(),
    );
}
