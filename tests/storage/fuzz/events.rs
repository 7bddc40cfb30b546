//! The decoder of events and commands, and what decides and applies them: at the right moment, and at any other.

use super::super::support::{first_turn, import_as_recorded};
use super::mutator::Mutator;
use super::watch::{Taken, all_come_back, rounds, seed};
use super::{look, saves};
use rokugan::games::champions::Champions;
use rokugan::games::champions::Table;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::event::Event;
use rokugan::kernel::journal::{Entry, Journal, Stamp};
use serde_json::Value;
use std::sync::Arc;

type Step = Entry<Command, Event>;

/// The tables of the fixtures.
fn tables() -> Vec<Table> {
    saves().iter().map(|text| import_as_recorded(text).unwrap().table).collect()
}

/// Every step of some tables as JSON.
fn steps(tables: &[Table]) -> Vec<Value> {
    tables.iter().flat_map(Table::entries).map(|entry| serde_json::to_value(entry).unwrap()).collect()
}

/// One of the tables at one of its moments.
fn moment(mutator: &mut Mutator, tables: &[Table]) -> Table {
    let mut table = mutator.any(tables).clone();
    table.go_to(mutator.below(table.entries().len() + 1));
    table
}

#[test]
fn damaged_events_are_refused_or_make_a_table_that_can_be_looked_at() {
    let tables = tables();
    let (steps, mut mutator) = (steps(&tables), Mutator::new(seed()));
    let make = move |_| {
        let table = moment(&mut mutator, &tables);
        let damaged: Vec<String> = (0..=mutator.below(4))
            .map(|_| {
                let step = mutator.any(&steps).clone();
                if mutator.below(4) == 0 { step.to_string() } else { mutator.tree(&step).to_string() }
            })
            .collect();
        (table, damaged)
    };
    let taken = Arc::new(Taken::default());
    let noted = taken.clone();
    let judge = move |(table, damaged): &(Table, Vec<String>)| {
        let mut table = table.clone();
        for entry in damaged.iter().filter_map(|text| serde_json::from_str::<Step>(text).ok()) {
            let again: Step = serde_json::from_str(&serde_json::to_string(&entry).unwrap()).unwrap();
            assert_eq!(again, entry, "what is read can be written");
            table.recommit(entry);
            noted.note();
        }
        look::at(&table);
    };
    all_come_back(rounds(150), make, judge, |(_, damaged)| damaged.join("\n"));
    taken.assert_some_of(rounds(150));
}

#[test]
fn damaged_commands_are_refused_or_carried_out_at_any_moment() {
    let tables = tables();
    let commands: Vec<Value> = {
        let entries = tables.iter().flat_map(Table::entries).map(|entry| entry.command.clone());
        entries.chain(first_turn()).map(|command| serde_json::to_value(command).unwrap()).collect()
    };
    let mut mutator = Mutator::new(seed());
    let make = move |_| {
        let table = moment(&mut mutator, &tables);
        let command = mutator.any(&commands).clone();
        let whole = mutator.below(3) == 0;
        (table, if whole { command.to_string() } else { mutator.tree(&command).to_string() })
    };
    let taken = Arc::new(Taken::default());
    let noted = taken.clone();
    let judge = move |(table, text): &(Table, String)| {
        let Ok(command) = serde_json::from_str::<Command>(text) else { return };
        noted.note();
        let mut after = table.clone();
        match after.commit(command, Stamp(9)) {
            Ok(_) => look::at(&after),
            Err(refusal) => {
                let said = rokugan::games::champions::text::reasons::refusal(table.state(), &refusal);
                drop(said);
                assert_eq!(after, *table, "a refusal changes nothing");
            }
        }
    };
    all_come_back(rounds(500), make, judge, |(_, text)| text.clone());
    taken.assert_some_of(rounds(500));
}

#[test]
fn a_damaged_setup_is_refused_or_begins_a_table() {
    let setups: Vec<Value> = tables().iter().map(|table| serde_json::to_value(table.setup()).unwrap()).collect();
    let mut mutator = Mutator::new(seed());
    let make = move |_| {
        let setup = mutator.any(&setups).clone();
        mutator.tree(&setup).to_string()
    };
    let taken = Arc::new(Taken::default());
    let noted = taken.clone();
    let judge = move |text: &String| {
        let Ok(setup) = serde_json::from_str(text) else { return };
        match Journal::<Champions>::start(setup, super::super::support::SEED) {
            Ok(table) => {
                look::at(&table);
                noted.note();
            }
            Err(faults) => assert!(!faults.is_empty()),
        }
    };
    all_come_back(rounds(200), make, judge, String::clone);
    taken.assert_some_of(rounds(200));
}
