//! A game of no consequence, which is not on the shelf: what the store promises it promises every game.

use super::support::{id, name, tables};
use proptest::prelude::*;
use rokugan::kernel::chance::{Chance, Seed};
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::Line;
use rokugan::kernel::name::Name;
use rokugan::kernel::saved::{Migration, SavedGame};
use rokugan::kernel::synopsis::{Period, Synopsis};
use rokugan::storage::codec::{decode, encode};
use rokugan::storage::transfer::{import, verify};
use rokugan::storage::{Change, StoreError};
use rokugan::words::keys;
use serde::{Deserialize, Serialize};

/// A running sum.
#[derive(Clone, Debug, PartialEq)]
struct Sum;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    /// Adds a number; refused where that would take the sum below 0.
    Add(i64),
    /// Adds a roll of a six-sided die.
    Roll,
}

impl Game for Sum {
    type Setup = i64;
    type State = i64;
    type Command = Ask;
    type Event = i64;
    type Fault = ();
    type Refusal = ();

    fn start(setup: &i64) -> Result<i64, Vec<()>> {
        if *setup < 0 { Err(vec![()]) } else { Ok(*setup) }
    }

    fn decide(state: &i64, command: &Ask, chance: &mut Chance) -> Result<Vec<i64>, ()> {
        match *command {
            Ask::Add(change) if state + change < 0 => Err(()),
            Ask::Add(change) => Ok(vec![change]),
            Ask::Roll => Ok(vec![i64::from(chance.below(6)) + 1]),
        }
    }

    fn apply(state: &mut i64, event: &i64) {
        *state += event;
    }

    fn anyway(command: &Ask) -> Ask {
        command.clone()
    }
}

impl SavedGame for Sum {
    const NAME: &'static str = "sum";
    const MIGRATIONS: &'static [Migration] = &[|_| {}, |_| {}];

    type Snapshot = i64;

    fn snapshot(state: &i64) -> i64 {
        *state
    }

    fn synopsis(_: &i64) -> Synopsis {
        let period = Period { number: 0, label: keys::HOME.into() };
        Synopsis { title: name("Sum"), line: keys::HOME.into(), second: None, marks: Vec::new(), period, ended: None }
    }

    fn fault(_: &i64, (): &()) -> Line {
        keys::IMPORT_FOREIGN.into()
    }

    fn refusal(_: &i64, (): &()) -> Line {
        keys::IMPORT_FOREIGN.into()
    }
}

type Table = Journal<Sum>;

fn sums() -> Name {
    name("Sums")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_play_is_kept_step_by_step_and_reads_back(changes in prop::collection::vec(-3..9_i64, 0..80)) {
        let tables = tables();
        let mut table = Table::start(2, Seed(7)).unwrap();
        let mut writer = tables.create(&id("a"), sums(), &table, Stamp(1)).unwrap();
        for change in changes {
            let done = match change {
                -1 => {
                    table.go_to(table.cursor() / 2);
                    Some(Change::Moved)
                }
                0 => table.commit(Ask::Roll, Stamp(2)).ok().map(|_| Change::Committed),
                change => table.commit(Ask::Add(change), Stamp(2)).ok().map(|_| Change::Committed),
            };
            if let Some(done) = done {
                tables.record(&mut writer, done, &table, Stamp(3)).unwrap();
            }
            tables.checkpoint(&mut writer, &table).unwrap();
        }
        prop_assert_eq!(&tables.open::<Sum>(&id("a")).unwrap().table, &table);
        let document = decode::<Sum>(&encode(&sums(), &table).unwrap()).unwrap();
        prop_assert_eq!(document.version, 2);
        prop_assert_eq!(&document.table(), &table);
        prop_assert_eq!(document.snapshot(), Some(table.state()));
        prop_assert_eq!(verify(&document), Ok(()));
    }
}

#[test]
fn a_game_never_reads_the_saves_of_another() {
    let tables = tables();
    let table = Table::start(2, Seed(7)).unwrap();
    tables.create(&id("a"), sums(), &table, Stamp(1)).unwrap();
    let other = StoreError::NewGame { found: "sum".to_owned() };
    assert_eq!(tables.open::<rokugan::games::champions::Champions>(&id("a")).err(), Some(other.clone()));
    assert_eq!(tables.game_of(&id("a")), Err(other.clone()));
    assert_eq!(tables.delete(&id("a"), Stamp(5)), Err(other), "it is not on the shelf");
    let file = encode(&super::support::name("Friday"), &super::support::played()).unwrap();
    assert!(import::<Sum>(&file).unwrap_err().to_string().starts_with("game: "));
}

#[test]
fn a_setup_without_a_table_is_told_in_words() {
    let text = encode(&sums(), &Table::start(2, Seed(7)).unwrap()).unwrap();
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    value["body"]["setup"] = (-2).into();
    value["checksum"] = rokugan::kernel::canonical::checksum(&value).into();
    assert!(import::<Sum>(&value.to_string()).unwrap_err().to_string().starts_with("body.setup: "));
}
