//! What boards, campaigns and scenarios have in common: nothing unreadable is lost by the way.

use super::support::{Boards, ScenarioError, Scenarios};
use rokugan::games::champions::board::blank;
use rokugan::games::champions::board::edit::{Edit, edit};
use rokugan::games::champions::documents::{BoardId, ScenarioId};
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::pack;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Store, StoreError};
use std::rc::Rc;

fn scenario() -> Scenario {
    pack::practice().scenarios.into_iter().find(|one| one.script.is_some()).unwrap()
}

fn named(name: &str) -> Scenario {
    Scenario { name: Name::new(name).unwrap(), ..scenario() }
}

fn room() -> (Rc<MemoryStore>, Scenarios<Rc<MemoryStore>>) {
    let store = Rc::new(MemoryStore::default());
    (store.clone(), Scenarios::new(store))
}

#[test]
fn a_damaged_text_of_a_board_outlives_every_change_and_goes_only_when_the_players_say_so() {
    let store = Rc::new(MemoryStore::default());
    let (boards, id) = (Boards::new(store.clone()), BoardId::new("a").unwrap());
    let board = blank::grid("Yard", 2, 2).unwrap();
    let mut revision = boards.create(&id, &board).unwrap();
    store.put("rokugan.board.a.2", "{\"format\":").unwrap();
    for name in ["One", "Two", "Three", "Four"] {
        let next = edit(&board, &Edit::RenameBoard(name.to_owned())).unwrap();
        revision = boards.change(&id, revision, &next).unwrap();
        assert_eq!(store.get("rokugan.board.a.2").unwrap().as_deref(), Some("{\"format\":"), "{name}");
    }
    assert_eq!(boards.list().unwrap()[0].damaged, 1);
    assert_eq!(boards.damaged(&id).unwrap().into_values().collect::<Vec<_>>(), ["{\"format\":"]);
    boards.let_go(&id).unwrap();
    assert_eq!(boards.list().unwrap()[0].damaged, 0);
    assert_eq!(boards.read(&id).unwrap().document.name(), "Four");
}

#[test]
fn what_a_newer_version_wrote_is_not_let_go_of_with_what_is_damaged() {
    let (store, scenarios) = room();
    let id = ScenarioId::new("a").unwrap();
    let newer = r#"{"format":"rokugan-pack","version":2,"moons":1}"#;
    store.put("rokugan.scenario.a.1", newer).unwrap();
    store.put("rokugan.scenario.a.2", "{").unwrap();
    store.put("rokugan.scenario.a.3", &rokugan::games::champions::scenario::document::write(&named("Third"))).unwrap();
    assert_eq!(scenarios.list().unwrap()[0].damaged, 1);
    scenarios.let_go(&id).unwrap();
    let revision = scenarios.read(&id).unwrap().revision;
    scenarios.change(&id, revision, &named("Fourth")).unwrap();
    assert_eq!(store.get("rokugan.scenario.a.1").unwrap().as_deref(), Some(newer));
    assert_eq!(store.get("rokugan.scenario.a.2").unwrap(), None);
    assert_eq!(scenarios.read(&id).unwrap().document, named("Fourth"));
}

#[test]
fn what_breaks_in_the_bin_is_not_erased_but_listed_again() {
    let (store, scenarios) = room();
    let [first, second] = ["a", "b"].map(|id| ScenarioId::new(id).unwrap());
    scenarios.create(&first, &named("First")).unwrap();
    scenarios.create(&second, &named("Second")).unwrap();
    scenarios.delete(&first).unwrap();
    store.put("rokugan.scenario.a.1", "{").unwrap();
    scenarios.delete(&second).unwrap();
    let list = scenarios.list().unwrap();
    assert_eq!((list.len(), list[0].id == first, list[0].document.is_err()), (1, true, true));
    assert_eq!(scenarios.raw(&first).unwrap().into_values().collect::<Vec<_>>(), ["{"]);
}

#[test]
fn a_scenario_is_kept_and_its_last_change_taken_back() {
    let (store, scenarios) = room();
    let id = ScenarioId::new("a").unwrap();
    let first = scenarios.create(&id, &named("First")).unwrap();
    assert!(store.get("rokugan.scenario.a.1").unwrap().unwrap().contains("rokugan-pack"));
    let second = scenarios.change(&id, first, &named("Second")).unwrap();
    scenarios.undo(&id, second).unwrap();
    assert_eq!(scenarios.read(&id).unwrap().document, named("First"));
}

#[test]
fn a_scenario_still_being_written_is_kept_with_its_faults() {
    let (_, scenarios) = room();
    let id = ScenarioId::new("a").unwrap();
    let mut faulty = scenario();
    faulty.script.as_mut().unwrap().start.clear();
    scenarios.create(&id, &faulty).unwrap();
    assert_eq!(scenarios.read(&id).unwrap().document, faulty);
    assert!(pack::read(&rokugan::games::champions::scenario::document::write(&faulty)).is_err());
}

#[test]
fn a_scenario_that_cannot_be_read_is_listed_and_never_overwritten() {
    let (store, scenarios) = room();
    let newer = r#"{"format":"rokugan-pack","version":2,"moons":1}"#;
    for (key, text) in
        [("x", "{"), ("y", r#"{"format":"rokugan-pack","version":1,"name":"No scenario"}"#), ("z", newer)]
    {
        store.put(&format!("rokugan.scenario.{key}.4"), text).unwrap();
        let id = ScenarioId::new(key).unwrap();
        assert_eq!(scenarios.create(&id, &scenario()), Err(StoreError::Exists.into()));
        assert!(scenarios.delete(&id).is_err());
        assert!(scenarios.let_go(&id).is_err());
        assert_eq!(scenarios.raw(&id).unwrap().into_values().collect::<Vec<_>>(), [text]);
    }
    let list = scenarios.list().unwrap();
    assert!(list.iter().all(|one| one.document.is_err()));
    assert_eq!(list[2].document, Err(ScenarioError::TooNew(2)));
}
