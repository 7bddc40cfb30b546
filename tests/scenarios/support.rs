//! Tables of practice scenarios.

use rokugan::games::champions::Champions;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::ids::Who;
use rokugan::games::champions::model::ring_event::RingEvents;
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::model::state::{Play, State};
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::rulings::Rulings;
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::scenario::set_out;
use rokugan::games::champions::setup::{Seat, Setup};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

/// A table that is played on.
pub type Table = Journal<Champions>;

/// The practice scenario of a kind.
pub fn scenario(kind: ScenarioKind) -> Scenario {
    let all = pack::practice().scenarios;
    all.into_iter().find(|one| one.kind == kind && one.script.is_some()).unwrap()
}

/// Five practice Champions before anything is laid.
pub fn bare(scenario: Scenario, difficulty: Difficulty) -> Table {
    let cards = pack::practice().champions.into_iter().filter(|card| !card.is_companion()).take(5);
    let setup = Setup {
        scenario,
        difficulty,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: cards.map(|card| Seat { player: None, card, objectives: Vec::new() }).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    };
    Journal::start(setup, Seed(3)).unwrap()
}

/// The same with the scenario's beginning on it.
pub fn laid(scenario: Scenario, difficulty: Difficulty) -> Table {
    let mut table = bare(scenario, difficulty);
    for command in beginning(&table) {
        does(&mut table, command);
    }
    table
}

/// What a table of a scenario begins with, on the scenario's board.
pub fn beginning(table: &Table) -> Vec<Command> {
    let practice = pack::practice();
    let library = Library::of([&practice]);
    let board = library.board_of(table.state().scenario().script.as_ref().unwrap()).unwrap();
    set_out::beginning(table.state(), &library, board.as_ref()).unwrap()
}

/// Carries out a command the rules allow.
pub fn does(table: &mut Table, command: Command) {
    table.commit(command, Stamp(0)).unwrap();
}

/// The area somebody stands in.
pub fn stands(state: &State, who: Who) -> Option<String> {
    let field = state.field()?;
    field.position(who).map(|area| field.key(area).0)
}

/// An area by its id.
pub fn area(id: &str) -> AreaKey {
    AreaKey(id.to_owned())
}

/// The practice pack as a document.
pub fn document() -> serde_json::Value {
    serde_json::to_value(pack::practice()).unwrap()
}

/// What a document is read as.
pub fn read(document: &serde_json::Value) -> Result<Pack, String> {
    pack::read(&document.to_string()).map_err(|error| error.to_string())
}
