//! Saves with a board for forecasts: as crowded a table as is promised to be foreseen at once, and a single Enemy whose
//! forecast can be checked against the odds. Kept for ever like every other.

use super::support::{assert_same, import, name};
use rokugan::games::champions::Table;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::command::{Command, FavorTie};
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::ids::{ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::ring_event::RingEvents;
use rokugan::games::champions::model::scenario::Difficulty;
use rokugan::games::champions::model::state::Play;
use rokugan::games::champions::pack;
use rokugan::games::champions::rulings::Rulings;
use rokugan::games::champions::saved::VERSION;
use rokugan::games::champions::setup::{Seat, Setup};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::encode;
use serde_json::json;
use std::path::Path;

/// Places of the practice Enemies in their pack.
const ZOMBIE: usize = 0;
const GOBLIN: usize = 1;
const ONI: usize = 2;

/// The practice Champions at a table, before their first command.
fn practice() -> Table {
    let pack = pack::practice();
    let champions = pack.champions.iter().filter(|card| !card.is_companion()).take(5);
    let seat = |card: &rokugan::games::champions::model::card::ChampionCard| Seat {
        player: None,
        card: card.clone(),
        objectives: Vec::new(),
    };
    let setup = Setup {
        scenario: pack.scenarios[0].clone(),
        difficulty: Difficulty::Normal,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: champions.map(seat).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    };
    Table::start(setup, Seed(5)).unwrap()
}

/// A grid of areas with single borders, and here and there another one.
fn grid(rows: usize, columns: usize) -> BoardFile {
    let id = |row: usize, column: usize| format!("{}{}", char::from(b'a' + u8::try_from(row).unwrap()), column + 1);
    let part = |at: usize, of: usize| if of > 1 { at as f64 / (of - 1) as f64 } else { 0.5 };
    let mut areas = Vec::new();
    let mut borders = Vec::new();
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        areas.push(json!({"id": id(row, column), "name": id(row, column).to_uppercase(),
            "x": part(column, columns), "y": part(row, rows)}));
        let kind = if (row * 3 + column * 5) % 7 == 6 { "double" } else { "single" };
        if column + 1 < columns {
            borders.push(json!({"between": [id(row, column), id(row, column + 1)], "kind": kind}));
        }
        if row + 1 < rows {
            borders.push(json!({"between": [id(row, column), id(row + 1, column)], "kind": "single"}));
        }
    }
    let file = json!({"format": "rokugan-board", "version": 1, "name": "Grid", "areas": areas, "borders": borders});
    serde_json::from_value(file).unwrap()
}

fn place(who: Who, area: &str) -> Command {
    let area = Some(AreaKey(area.to_owned()));
    Command::Board(BoardCommand::Place { who, area, note: Note::default() })
}

/// A table on that board with these Champions and Enemies, the first Champion acting.
fn table(board: BoardFile, champions: &[&str], enemies: &[(usize, &str)]) -> Table {
    let pack = pack::practice();
    let mut all = vec![Command::Board(BoardCommand::Lay { board: Box::new(board) })];
    all.extend(ChampionId::ALL.iter().zip(champions).map(|(id, area)| place(Who::Champion(*id), area)));
    for (number, (card, area)) in (0..).zip(enemies) {
        all.push(Command::AddEnemies { card: Box::new(pack.enemies[*card].clone()), count: 1 });
        all.push(place(Who::Enemy(EnemyId(number)), area));
    }
    let mut table = practice();
    if table.state().favor().is_none() {
        all.push(Command::SettleFavor(FavorTie::Told(PlayerId(1))));
    }
    all.push(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    for (command, stamp) in all.into_iter().zip(1..) {
        let told = format!("{command:?}");
        table.commit(command, Stamp(stamp)).map(|_| ()).map_err(|refusal| format!("{told}: {refusal:?}")).unwrap();
    }
    table
}

/// Sixty areas, five Champions, twelve Enemies, every one of them about to fight.
fn crowd() -> Table {
    let enemies = [
        (ZOMBIE, "b2"),
        (ZOMBIE, "b2"),
        (GOBLIN, "b4"),
        (GOBLIN, "c3"),
        (ZOMBIE, "c5"),
        (GOBLIN, "d4"),
        (ONI, "d6"),
        (GOBLIN, "e7"),
        (ZOMBIE, "e8"),
        (GOBLIN, "d9"),
        (ONI, "f9"),
        (ZOMBIE, "e8"),
    ];
    table(grid(6, 10), &["b2", "b3", "c5", "d5", "e8"], &enemies)
}

/// Five areas in a line, one Champion, one Oni two areas away from it.
fn duel() -> Table {
    table(grid(1, 5), &["a3"], &[(ONI, "a1")])
}

#[track_caller]
fn is_kept(file: &str, table: &Table) {
    let text = encode(&name("Forecast"), table).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/v{VERSION}/{file}"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(path).unwrap(), "what is written changed: raise VERSION");
    assert_same(&import(&text).unwrap().table, table);
}

#[test]
fn a_crowded_board_is_written_as_it_stands_and_opens_again() {
    is_kept("crowd.json", &crowd());
}

#[test]
fn a_board_with_one_enemy_is_written_as_it_stands_and_opens_again() {
    is_kept("duel.json", &duel());
}
