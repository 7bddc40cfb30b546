//! A ready-made table to look around in: the fifth turn of a game of two, in the middle of a battle. Its persons and
//! cards are invented.

use super::Ccg;
use super::command::Command;
use super::model::card::{Card, CardKind, Trait};
use super::model::clan::Clan;
use super::model::player::{CardId, SeatId};
use super::model::ring::Ring;
use super::model::rulings::Rulings;
use super::model::side::Side;
use super::rules::watch::HonorVictory;
use super::setup::{Fault, SeatSetup, Setup};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};
use crate::kernel::name::{Name, Note};

const LION: SeatId = SeatId(0);
const CRANE: SeatId = SeatId(1);

/// The two players.
pub fn setup() -> Setup {
    let seat = |clan, strength, gold, honor| SeatSetup {
        name: None,
        clan,
        strength,
        gold,
        honor,
        honor_victory: HonorVictory::Possible,
    };
    Setup { seats: vec![seat(Clan::Lion, 5, 4, 8), seat(Clan::Crane, 5, 5, 9)], rulings: Rulings::default() }
}

/// The steps that lead to the battle.
pub fn commands() -> Vec<Command> {
    let mut all = vec![Command::NameFirst { seat: CRANE }];
    for (seat, by) in [(CRANE, 6), (LION, 9), (CRANE, 5), (LION, 9)] {
        all.extend([Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll]);
        all.extend([Command::NoAttack, honor(seat, by), Command::DoneRecruiting]);
        all.push(Command::EndTurn { drew: 1, discarded: 1 });
    }
    all.push(Command::MoveFavor { to: Some(LION) });
    all.push(Command::Ring { seat: CRANE, ring: Ring::Water, enters: true });
    all.push(Command::DestroyProvince { seat: LION, province: 3 });
    all.extend(cards());
    all.extend([Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll]);
    all.push(Command::DeclareAttack { defender: LION, attack: Vec::new(), defense: Vec::new() });
    let assign = |unit, side| Command::Assign { unit: CardId(unit), side, province: 1 };
    all.extend([assign(2, Side::Attack), assign(5, Side::Attack)]);
    all.extend([assign(6, Side::Defense), assign(8, Side::Defense)]);
    all.extend([Command::NextSegment, Command::NextSegment, Command::BeginBattle { province: 1 }]);
    all
}

/// The units that meet: 12 against 11.
fn cards() -> Vec<Command> {
    let down = |owner, card: Option<Card>, on: Option<u16>| {
        card.map(|card| Command::PutDown { owner, card, on: on.map(CardId) })
    };
    let all = [
        down(CRANE, person("Doji Ayame", 4, 3, 2), None),
        down(CRANE, attached("Old spear", CardKind::Weapon, 2), Some(2)),
        down(CRANE, attached("Spearmen", CardKind::Follower, 3), Some(2)),
        down(CRANE, person("Kakita Jiro", 3, 5, 3), None),
        down(LION, person("Matsu Hana", 4, 3, 2), None),
        down(LION, attached("War banner", CardKind::Item, 2), Some(6)),
        down(LION, person("Ikoma Sen", 2, 3, 1), None),
        down(LION, attached("Veterans", CardKind::Follower, 3), Some(8)),
    ];
    all.into_iter().flatten().collect()
}

fn person(name: &str, force: i8, chi: i8, honor: u8) -> Option<Card> {
    let mut card = Card::named(Name::new(name).ok()?, CardKind::Personality);
    (card.force, card.chi, card.honor) = (Some(force), Some(chi), Some(honor));
    card.traits.insert(Trait::Samurai);
    Some(card)
}

fn attached(name: &str, kind: CardKind, force: i8) -> Option<Card> {
    Some(Card { force: Some(force), ..Card::named(Name::new(name).ok()?, kind) })
}

fn honor(seat: SeatId, by: i16) -> Command {
    Command::Honor { seat, by, reason: Note::default(), involved: Vec::new(), answer: None }
}

/// The table.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Ccg>, Vec<Fault>> {
    let mut table = Journal::start(setup(), seed)?;
    for command in commands() {
        // Every step is allowed, as the tests show; one that were not would be left out.
        let _ = table.commit(command, now);
    }
    Ok(table)
}

/// Whether a table was made to look around in or to learn on, and no game of players.
pub fn is_prepared(table: &Journal<Ccg>) -> bool {
    let begins = |steps: &[Command]| {
        let entries = table.entries();
        entries.len() >= steps.len() && entries.iter().zip(steps).all(|(entry, step)| entry.command == *step)
    };
    *table.setup() == setup() && (begins(&commands()) || begins(&cards()))
}

/// A table before its first turn, with the same invented units on it, to learn on.
///
/// # Errors
///
/// The faults of its set-up; there are none.
pub fn lesson_table(seed: Seed, now: Stamp) -> Result<Journal<Ccg>, Vec<Fault>> {
    let mut table = Journal::start(setup(), seed)?;
    for command in cards() {
        // A card is typed in at any time.
        let _ = table.commit(command, now);
    }
    Ok(table)
}
