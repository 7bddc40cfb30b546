//! A pack that comes in: its boards and scenarios become documents, and nothing is swapped for its namesake.

use super::support::*;
use rokugan::games::champions::board::document::file;
use rokugan::games::champions::board::{Board, blank, edit};
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::model::scenario::{Scenario, ScenarioKind};
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::scenario::brought::{Brought, Had, take};
use rokugan::games::champions::scenario::document;
use rokugan::games::champions::scenario::library::Library;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// The board of the practice Adventure under another name.
fn ford(called: &str) -> Board {
    let ford = blank::learning().into_iter().find(|board| board.name() == "The Willow Ford").unwrap();
    edit::edit(&ford, &edit::Edit::RenameBoard(called.to_owned())).unwrap()
}

/// Another board under that name.
fn namesake(called: &str) -> Board {
    edit::edit(&ford(called), &edit::Edit::RemoveArea { area: "a9".to_owned() }).unwrap()
}

fn on(board: &str) -> Scenario {
    let mut scenario = scenario(ScenarioKind::Adventure);
    scenario.script.as_mut().unwrap().board = Some(name(board));
    scenario
}

/// A pack with the practice Adventure on that board.
fn given(board: &Board) -> Pack {
    let mut pack = Pack::empty(name("Given"));
    pack.boards.push(file(board));
    pack.scenarios.push(on(board.name()));
    pack
}

fn taken(mut pack: Pack, boards: Vec<Board>, scenarios: Vec<Scenario>) -> Brought {
    take(&mut pack, Had { boards, scenarios }, &|name, number| format!("{name} {number}")).unwrap()
}

fn renamed(brought: &Brought) -> Vec<(&str, &str)> {
    brought.renamed.iter().map(|(from, here)| (from.as_str(), here.as_str())).collect()
}

#[test]
fn a_new_board_and_its_scenario_are_kept_under_their_names() {
    let brought = taken(given(&ford("Our Ford")), Vec::new(), Vec::new());
    assert_eq!((&brought.boards, &brought.scenarios), (&vec![ford("Our Ford")], &vec![on("Our Ford")]));
    assert!(brought.renamed.is_empty());
}

#[test]
fn what_is_there_to_the_letter_is_not_kept_twice() {
    let brought = taken(given(&ford("Our Ford")), vec![ford("Our Ford")], vec![on("Our Ford")]);
    assert!(brought.boards.is_empty() && brought.scenarios.is_empty() && brought.renamed.is_empty());
    assert_eq!(brought.last, Some(on("Our Ford")));
}

#[test]
fn another_board_of_that_name_gets_a_number_and_the_scenario_points_to_it() {
    let brought = taken(given(&ford("Our Ford")), vec![namesake("Our Ford")], vec![on("Our Ford")]);
    assert_eq!(brought.boards, [ford("Our Ford 2")]);
    assert_eq!(brought.scenarios, [on("Our Ford 2")]);
    assert_eq!(renamed(&brought), [("Our Ford", "Our Ford 2")]);
}

#[test]
fn the_same_pack_once_more_finds_what_it_brought() {
    let had = vec![namesake("Our Ford"), ford("Our Ford 2")];
    let brought = taken(given(&ford("Our Ford")), had, vec![on("Our Ford 2")]);
    assert!(brought.boards.is_empty() && brought.scenarios.is_empty());
    assert_eq!(brought.last, Some(on("Our Ford 2")));
}

#[test]
fn a_board_that_only_bears_the_name_of_a_made_up_one_does_not_take_its_place() {
    let brought = taken(given(&namesake("The Willow Ford")), Vec::new(), Vec::new());
    assert_eq!(brought.boards, [namesake("The Willow Ford 2")]);
    assert!(taken(given(&ford("The Willow Ford")), Vec::new(), Vec::new()).boards.is_empty());
    let (practice, mut own) = (pack::practice(), Pack::empty(name("Own")));
    own.boards.push(file(&namesake("The Willow Ford")));
    let shared = document::to_share(&on("The Willow Ford"), &Library::of([&own, &practice]), &practice);
    assert_eq!(shared.boards, own.boards, "it is in no other app");
}

#[test]
fn a_name_without_room_for_a_number_is_shortened() {
    let long = "é".repeat(60);
    let brought = taken(given(&ford(&long)), vec![namesake(&long)], Vec::new());
    let here = format!("{} 2", "é".repeat(58));
    assert_eq!((renamed(&brought), &brought.scenarios), (vec![(long.as_str(), here.as_str())], &vec![on(&here)]));
}

#[test]
fn an_unfinished_scenario_is_taken_in_as_it_was_given_away() {
    let mut unfinished = on("Our Ford");
    unfinished.script.as_mut().unwrap().objectives.clear();
    unfinished.mandatory = vec![name("Hida Jun")];
    unfinished.forbidden = vec![name("Hida Jun")];
    let (practice, mut own) = (pack::practice(), Pack::empty(name("Own")));
    own.boards.push(file(&ford("Our Ford")));
    let shared = document::to_share(&unfinished, &Library::of([&own, &practice]), &practice);
    let text = document::text(&shared);
    assert!(pack::read(&text).is_err(), "it has faults");
    let brought = taken(pack::read_given(&text).unwrap(), Vec::new(), Vec::new());
    assert_eq!((brought.scenarios, brought.boards), (vec![unfinished], vec![ford("Our Ford")]));
}

#[test]
fn a_header_stays_with_the_cards_unless_something_is_wrong_with_it() {
    let header = |called: &str| Scenario { name: name(called), script: None, ..on("x") };
    let wrong = Scenario { mandatory: vec![name("A")], forbidden: vec![name("A")], ..header("Wrong") };
    let mut pack = Pack::empty(name("Given"));
    pack.scenarios = vec![header("Whole"), wrong.clone()];
    let had = Had { boards: Vec::new(), scenarios: Vec::new() };
    let brought = take(&mut pack, had, &|name, number| format!("{name} {number}")).unwrap();
    assert_eq!((brought.scenarios, pack.scenarios.clone()), (vec![wrong], vec![header("Whole")]));
    assert!(pack::read_kept(&document::text(&pack)).is_ok(), "the players’ cards stay readable");
}

#[test]
fn a_card_with_a_value_that_no_card_has_is_refused_all_the_same() {
    let mut document = document();
    document["champions"][0]["honor"] = serde_json::json!({"from": "entered", "value": 11});
    assert!(pack::read_given(&document.to_string()).is_err());
}
