//! A ready-made table to look around in: practice Champions before their first turn, with Enemies on the board.
//!
//! It begins with what its commands came to, not by them, and with its cards as they are: so it stands before anything is
//! there that decides commands or reads a pack. The tests hold it to both.

mod cards;

use super::Champions;
use super::command::Command;
use super::event::Event;
use super::model::card::{ChampionCard, EnemyCard};
use super::model::figure::Origin;
use super::model::ids::EnemyId;
use super::model::name::Note;
use super::model::objective::{Objective, Timing, Visibility, Worth};
use super::model::quantity::GloryValue;
use super::model::ring_event::RingEvents;
use super::model::scenario::Difficulty;
use super::model::state::Play;
use super::rulings::Rulings;
use super::setup::{Fault, Seat, Setup};
use crate::kernel::chance::{Position, Seed};
use crate::kernel::journal::{EntryOf, Journal, Stamp};

/// The demonstration table: five players, Normal, one objective each.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Champions>, Vec<Fault>> {
    let mut coming = (0..).map(EnemyId);
    let entries = cards::enemies().into_iter().map(|(card, count)| came(card, count, &mut coming, now));
    Journal::restore(setup(), seed, entries.collect(), usize::MAX)
}

/// The step with which Enemies of a card came to the table, numbered as they are `coming`.
fn came(card: EnemyCard, count: u8, coming: &mut impl Iterator<Item = EnemyId>, now: Stamp) -> EntryOf<Champions> {
    let card = Box::new(card);
    let one = |enemy| Event::EnemyAdded {
        enemy,
        card: card.clone(),
        wounds: 0,
        was: None,
        miniatures: 1,
        origin: Origin::New,
    };
    EntryOf::<Champions> {
        events: coming.take(count.into()).map(one).collect(),
        command: Command::AddEnemies { card, count },
        drawn: Vec::new(),
        position: Position::default(),
        stamp: now,
        corrected: None,
    }
}

fn setup() -> Setup {
    let seat = |card: ChampionCard| Seat { player: None, card, objectives: vec![objective()] };
    Setup {
        scenario: cards::scenario(),
        difficulty: Difficulty::Normal,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: cards::champions().into_iter().map(seat).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    }
}

fn objective() -> Objective {
    Objective {
        title: Note::default(),
        visibility: Visibility::Hidden,
        timing: Timing::End,
        worth: Worth::Two(GloryValue::clamped(2), GloryValue::clamped(4)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::pack;
    use crate::games::champions::setup::CHAMPIONS;

    #[test]
    fn the_demonstration_is_a_table_like_any_other() {
        let journal = table(Seed(1), Stamp(0)).unwrap();
        assert_eq!(journal.state().players().len(), CHAMPIONS);
        assert_eq!(journal.state().enemies().count(), 6);
        assert!(journal.state().favor().is_some(), "nobody has to roll before the first turn");
        assert!(journal.state().champions().all(|(_, champion)| !champion.misses_card_values()));
    }

    #[test]
    fn the_cards_of_the_demonstration_are_those_of_the_practice_pack() {
        let pack = pack::practice();
        let champions: Vec<ChampionCard> =
            pack.champions.into_iter().filter(|card| !card.is_companion()).take(CHAMPIONS).collect();
        let enemies = cards::enemies().map(|(card, _)| card);
        assert_eq!(cards::champions(), champions);
        assert_eq!(enemies, pack.enemies[..enemies.len()]);
        assert_eq!(cards::scenario(), pack.scenarios[0]);
    }

    #[test]
    fn the_demonstration_begins_with_what_its_commands_come_to() {
        let (seed, now) = (Seed(7), Stamp(3));
        let mut played = Journal::start(setup(), seed).unwrap();
        for (card, count) in cards::enemies() {
            played.commit(Command::AddEnemies { card: Box::new(card), count }, now).unwrap();
        }
        let begun = table(seed, now).unwrap();
        assert_eq!(begun, played);
        assert_eq!(begun.state(), played.state());
    }
}
