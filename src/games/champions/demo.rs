//! A ready-made table to look around in: practice Champions before their first turn, with Enemies on the board.

use super::Champions;
use super::command::Command;
use super::model::name::Note;
use super::model::objective::{Objective, Timing, Visibility, Worth};
use super::model::quantity::GloryValue;
use super::model::ring_event::RingEvents;
use super::model::scenario::Difficulty;
use super::model::state::Play;
use super::pack::{self, Pack};
use super::rulings::Rulings;
use super::setup::{CHAMPIONS, Fault, Seat, Setup};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};

/// How many of the first, second and third practice Enemy stand on the board.
const ENEMIES: [u8; 3] = [3, 2, 1];

/// The demonstration table: five players, Normal, one objective each.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Champions>, Vec<Fault>> {
    let pack = pack::practice();
    let mut journal = Journal::start(setup(&pack)?, seed)?;
    for command in enemies(&pack) {
        // An Enemy that could not come would only be missing; the tests show that all do.
        let _ = journal.commit(command, now);
    }
    Ok(journal)
}

fn setup(pack: &Pack) -> Result<Setup, Vec<Fault>> {
    let scenario = pack.scenarios.first().cloned().ok_or_else(Vec::new)?;
    let champions = pack.champions.iter().filter(|card| !card.is_companion()).take(CHAMPIONS);
    let seat = |card: &super::model::card::ChampionCard| Seat {
        player: None,
        card: card.clone(),
        objectives: vec![objective()],
    };
    Ok(Setup {
        scenario,
        difficulty: Difficulty::Normal,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: champions.map(seat).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    })
}

fn objective() -> Objective {
    Objective {
        title: Note::default(),
        visibility: Visibility::Hidden,
        timing: Timing::End,
        worth: Worth::Two(GloryValue::clamped(2), GloryValue::clamped(4)),
    }
}

fn enemies(pack: &Pack) -> impl Iterator<Item = Command> {
    let cards = pack.enemies.iter().zip(ENEMIES);
    cards.map(|(card, count)| Command::AddEnemies { card: Box::new(card.clone()), count })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demonstration_is_a_table_like_any_other() {
        let journal = table(Seed(1), Stamp(0)).unwrap();
        assert_eq!(journal.state().players().len(), CHAMPIONS);
        assert_eq!(journal.state().enemies().count(), 6);
        assert!(journal.state().favor().is_some(), "nobody has to roll before the first turn");
        assert!(journal.state().champions().all(|(_, champion)| !champion.misses_card_values()));
    }
}
