//! A scenario as a text of its own: a pack with nothing else in it. While it is being written it may have faults; what
//! is given away takes along the cards and the board it needs.

use super::cast::AllyGroup;
use super::library::Library;
use super::script::Script;
use crate::games::champions::board::blank::learning;
use crate::games::champions::board::document::{self as board, BoardFile};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::{self, Pack, PackError};
use std::collections::BTreeSet;

/// The text of a scenario.
pub fn write(scenario: &Scenario) -> String {
    let mut pack = Pack::empty(scenario.name.clone());
    pack.scenarios.push(scenario.clone());
    text(&pack)
}

/// The scenario in a text, with whatever faults it has.
///
/// # Errors
///
/// Why there is none.
pub fn read(text: &str) -> Result<Scenario, PackError> {
    let pack = pack::parse(text)?;
    let nothing = || PackError::Unreadable { path: "scenarios".to_owned(), reason: "there is none".to_owned() };
    pack.scenarios.into_iter().next().ok_or_else(nothing)
}

/// A pack as a text, for people to read too.
pub fn text(pack: &Pack) -> String {
    // Names, numbers and lists always have a JSON form; an empty text would be refused when it is read back.
    serde_json::to_value(pack).map(|value| format!("{value:#}")).unwrap_or_default()
}

/// A scenario to give away, with its cards and its board, as far as they are known and not in every app.
pub fn to_share(scenario: &Scenario, library: &Library<'_>, practice: &Pack) -> Pack {
    let mut pack = Pack::empty(scenario.name.clone());
    pack.scenarios.push(scenario.clone());
    let Some(script) = scenario.script.as_deref() else { return pack };
    let missing = |found: bool, name: &Name| (!found).then(|| name.clone());
    let enemies: BTreeSet<Name> = script.enemy_groups().map(|group| group.card.clone()).collect();
    let ours = |name: &Name| practice.enemies.iter().any(|card| card.name == *name);
    let wanted = enemies.iter().filter_map(|name| missing(ours(name), name));
    pack.enemies = wanted.filter_map(|name| library.enemy(&name).cloned()).collect();
    let allies: BTreeSet<Name> = allies(script).map(|group| group.card.clone()).collect();
    let ours = |name: &Name| practice.allies.iter().any(|card| card.name == *name);
    let wanted = allies.iter().filter_map(|name| missing(ours(name), name));
    pack.allies = wanted.filter_map(|name| library.ally(&name).cloned()).collect();
    let is_ours = |file: &BoardFile| learning().iter().any(|board| board::file(board) == *file);
    let board = script.board.as_ref().and_then(|name| library.board(name));
    pack.boards = board.filter(|file| !is_ours(file)).into_iter().collect();
    pack
}

fn allies(script: &Script) -> impl Iterator<Item = &AllyGroup> {
    script.allies.iter().chain(script.events.iter().flat_map(|event| &event.allies))
}
