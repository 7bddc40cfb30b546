//! Scenarios as documents of their own: given away with what they need, written with faults, played in a row.

use super::support::*;
use rokugan::games::champions::board::document::file;
use rokugan::games::champions::board::{blank, edit};
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::scenario::fault::FaultKind;
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::scenario::{check, document, set_out};
use rokugan::games::champions::simulator::{Asked, Care, Proof, Run, simulate};
use rokugan::kernel::chance::Seed;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// The practice Adventure on a board that is in no app.
fn elsewhere() -> (Scenario, Pack) {
    let mut moved = scenario(ScenarioKind::Adventure);
    moved.script.as_mut().unwrap().board = Some(name("Our Ford"));
    let ford = blank::learning().into_iter().find(|board| board.name() == "The Willow Ford").unwrap();
    let ours = edit::edit(&ford, &edit::Edit::RenameBoard("Our Ford".to_owned())).unwrap();
    let mut drawn = Pack::empty(name("Boards"));
    drawn.boards.push(file(&ours));
    (moved, drawn)
}

#[test]
fn a_scenario_is_given_away_with_its_board_and_the_cards_that_are_not_in_every_app() {
    let (mut moved, drawn) = elsewhere();
    let practice = pack::practice();
    let mut own = Pack::empty(name("Own"));
    let mut card = practice.enemies[0].clone();
    card.name = name("Our Bandit");
    own.enemies.push(card);
    moved.script.as_mut().unwrap().enemies[0].card = name("Our Bandit");
    let shared = document::to_share(&moved, &Library::of([&own, &drawn, &practice]), &practice);
    assert_eq!(shared.enemies.iter().map(|card| card.name.as_str()).collect::<Vec<_>>(), ["Our Bandit"]);
    assert_eq!(shared.boards.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["Our Ford"]);
    assert_eq!(pack::read(&document::text(&shared)).unwrap(), shared);
}

#[test]
fn a_scenario_whose_board_is_missing_says_so_and_is_played_without_one() {
    let (moved, _) = elsewhere();
    let practice = pack::practice();
    let library = Library::of([&practice]);
    let faults = check(&moved, &library);
    assert_eq!(faults[0].kind, FaultKind::NoBoard("Our Ford".to_owned()));
    let table = bare(moved, Difficulty::Normal);
    let commands = set_out::beginning(table.state(), &library, None).unwrap();
    let mut table = table;
    commands.into_iter().for_each(|command| does(&mut table, command));
    assert!(table.state().field().is_none());
    assert_eq!(table.state().enemies().count(), 7);
}

#[test]
fn a_scenario_is_read_back_as_it_was_written_with_its_faults() {
    let blank = Scenario::blank(name("Nothing yet"));
    assert_eq!(document::read(&document::write(&blank)).unwrap(), blank);
    let faults = check(&blank, &Library::of([]));
    assert!(faults.iter().any(|fault| matches!(fault.kind, FaultKind::NoObjective(_))));
}

#[test]
fn games_one_by_one_are_the_games_of_a_whole_simulation() {
    let practice = pack::practice();
    let packs = [&practice];
    let asked = Asked { games: 3, seed: Seed(5), players: Some(2), difficulty: Difficulty::Easy, care: Care::Quick };
    let scenario = scenario(ScenarioKind::Adventure);
    let mut run = Run::begin(&scenario, &packs, &asked, Proof::Skipped).unwrap();
    (0..3).for_each(|_| run.play_next(&packs).unwrap());
    assert_eq!(run.figures(), simulate(&scenario, &packs, &asked).unwrap());
    assert_eq!(run.turns().iter().map(|(_, games)| games).sum::<u64>(), 3);
}
