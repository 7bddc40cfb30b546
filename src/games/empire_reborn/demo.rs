//! A ready-made campaign to look around in: the Crane in their third turn, with a duel that is not yet over. Its persons
//! are invented.
//!
//! The app begins it as it is recorded, not by its commands: so it stands before the rules are there that decide them. All
//! its dice are entered, therefore it is the same whatever the table's chance grows from.

use super::Empire;
use super::command::Command;
use super::model::advantage::Advantage;
use super::model::character::CharacterForm;
use super::model::clan::{Clan, HomeProvince};
use super::model::ring::Rings;
use super::model::rulings::Rulings;
use super::model::school::School;
use super::model::troops::Printed;
use super::person::{Deed, Dice, PersonId};
use super::realm::{Line, Treaty, home_name};
use super::rules::trade::Level;
use super::setup::{Fault, RealmSetup, Setup};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{EntryOf, Journal, Stamp};
use crate::kernel::name::Name;

/// The realm of the Crane.
pub fn setup() -> Setup {
    Setup { realms: vec![RealmSetup { clan: Clan::Crane, player: None }], rulings: Rulings::STANDARD, campaign: None }
}

/// A first army that costs 98 of the 110 koku.
fn army() -> Vec<Command> {
    let muster = |home: HomeProvince, kind: Printed, count: u16| {
        Some(Command::Muster { realm: Clan::Crane, place: home_name(home)?, kind, count, bid: None })
    };
    let all = [
        muster(HomeProvince::Kakita, Printed::Bushi, 6),
        muster(HomeProvince::Kakita, Printed::Samurai, 3),
        muster(HomeProvince::Kakita, Printed::Elites, 2),
        muster(HomeProvince::Doji, Printed::Bowmen, 5),
        muster(HomeProvince::Asahina, Printed::Ashigaru, 4),
    ];
    all.into_iter().flatten().collect()
}

/// A Character by its rings in the order Earth, Water, Fire, Air, Void.
fn person(name: &str, school: School, rings: [u8; 5], honor: i64, advantages: &[Advantage]) -> Option<Command> {
    let form = CharacterForm {
        clan: Some(school.clan),
        rings: Rings::try_from(rings).ok()?,
        honor,
        school: Some(school),
        minor_school: None,
        advantages: advantages.to_vec(),
        disadvantages: Vec::new(),
        saver: None,
    };
    Some(Command::Welcome { name: Name::new(name).ok()?, form })
}

/// Two of the Crane, one of the Crab, one of the Lion.
fn persons() -> Vec<Command> {
    let all = [
        person("Kakita Ren", School::bushi(Clan::Crane), [3, 3, 4, 3, 3], 5, &[Advantage::Tactician]),
        person("Doji Emiko", School::shugenja(Clan::Crane), [2, 2, 2, 5, 2], 6, &[Advantage::BentensBlessing]),
        person("Hida Tetsuo", School::bushi(Clan::Crab), [4, 3, 3, 2, 2], 3, &[Advantage::Large]),
        person("Matsu Hanae", School::bushi(Clan::Lion), [3, 4, 4, 3, 3], 7, &[]),
    ];
    all.into_iter().flatten().collect()
}

/// The steps that lead to the third turn.
pub fn commands() -> Vec<Command> {
    let (close, clan) = (Command::CloseAccount { realm: Clan::Crane }, Clan::Crane);
    let mut all: Vec<Command> = army().into_iter().chain(persons()).collect();
    all.extend([Command::BeginCampaign, close.clone()]);
    let ends = home_name(HomeProvince::Kakita).zip(home_name(HomeProvince::Matsu));
    all.extend(ends.map(|(own, with)| Command::Conclude {
        realm: clan,
        treaty: Treaty {
            own,
            partner: Clan::Lion,
            with,
            production: Some(45),
            war_damage: 0,
            level: Level::Major,
            paid: 40,
            since: 0,
            line: Line::Open,
            blocked_turns: 0,
        },
    }));
    all.extend([Command::EndTurn, close.clone(), Command::EndTurn, close]);
    all.push(Command::Act {
        deed: Deed::Duel,
        actor: PersonId(0),
        target: PersonId(2),
        dice: [Dice::Entered(vec![14, 9, 6, 6, 4, 3, 1]), Dice::Entered(vec![7, 7, 2])],
    });
    all
}

/// The save of [`table`]. It is written anew whenever the commands come to something else; its test says what they come to.
pub const RECORDED: &str = include_str!("content/demonstration.json");

/// The recorded table, begun now.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn begun(recorded: &Journal<Empire>, seed: Seed, now: Stamp) -> Result<Journal<Empire>, Vec<Fault>> {
    begin(recorded.entries().iter(), seed, now)
}

/// The realm of [`lesson_table`], from the recorded table, begun now.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn lesson_begun(recorded: &Journal<Empire>, seed: Seed, now: Stamp) -> Result<Journal<Empire>, Vec<Fault>> {
    let persons = recorded.entries().iter().filter(|entry| matches!(entry.command, Command::Welcome { .. }));
    begin(persons, seed, now)
}

fn begin<'a>(
    entries: impl Iterator<Item = &'a EntryOf<Empire>>,
    seed: Seed,
    now: Stamp,
) -> Result<Journal<Empire>, Vec<Fault>> {
    let entries = entries.map(|entry| EntryOf::<Empire> { stamp: now, ..entry.clone() });
    Journal::restore(setup(), seed, entries.collect(), usize::MAX)
}

/// The table, by its commands.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Empire>, Vec<Fault>> {
    play(commands(), seed, now)
}

/// A realm before its first army, with the same persons around, to learn on.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn lesson_table(seed: Seed, now: Stamp) -> Result<Journal<Empire>, Vec<Fault>> {
    play(persons(), seed, now)
}

fn play(commands: Vec<Command>, seed: Seed, now: Stamp) -> Result<Journal<Empire>, Vec<Fault>> {
    let mut table = Journal::start(setup(), seed)?;
    for command in commands {
        // Every step is allowed, as the tests show; one that were not would be left out.
        let _ = table.commit(command, now);
    }
    Ok(table)
}
