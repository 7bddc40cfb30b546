//! A table of the practice pack in play, for the tests of this game's rooms.

use super::Champions;
use super::command::{Command, FavorTie, Outcome};
use super::event::Event;
use super::model::ids::{ChampionId, EnemyId, PlayerId};
use super::model::ring_event::RingEvents;
use super::model::scenario::Difficulty;
use super::model::state::{Play, State};
use super::pack::{self, Pack};
use super::refusal::Refusal;
use super::rulings::Rulings;
use super::setup::{CHAMPIONS, Seat, Setup};
use super::sheet::draft::{Draft, Duel, Task};
use super::sheet::told::Told;
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};

/// Place of the Zombie among the practice Enemies: 2 Life, Insignificant, no Glory.
pub const ZOMBIE: usize = 0;
/// Place of the Goblin: 3 Life, 1 Glory.
pub const GOBLIN: usize = 1;
/// Place of the Oni: 6 Life, Corruption(1), 3 Glory.
pub const ONI: usize = 2;

/// A Combat of whoever acts against the only Enemy there, or that one, with those Wounds.
pub fn told(state: &State, enemy: Option<EnemyId>, (dealt, taken): (u8, u8)) -> Outcome {
    let mut draft = Draft::of(Task::Combat(Duel::begin(state, None, enemy)));
    draft.told = Some(Told { dealt: Some(dealt), taken: Some(taken), ..Told::default() });
    draft.told_outcome(state).unwrap()
}

/// A table that is played on.
pub struct Trial(Journal<Champions>);

/// The practice pack.
pub fn pack() -> Pack {
    pack::practice()
}

/// A table with those practice Enemies, in the Activation of the first Champion.
pub fn acting(enemies: &[usize]) -> Trial {
    acting_with(enemies, |_| {})
}

/// The same with something else in its set-up.
pub fn acting_with(enemies: &[usize], change: impl FnOnce(&mut Setup)) -> Trial {
    let pack = pack();
    let seats = pack.champions.iter().filter(|card| !card.is_companion()).take(CHAMPIONS);
    let players = seats.map(|card| Seat { player: None, card: card.clone(), objectives: Vec::new() }).collect();
    let mut setup = Setup {
        scenario: pack.scenarios[0].clone(),
        difficulty: Difficulty::Normal,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players,
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    };
    change(&mut setup);
    let mut trial = Trial(Journal::start(setup, Seed(7)).unwrap());
    for &place in enemies {
        trial.does(Command::AddEnemies { card: Box::new(pack.enemies[place].clone()), count: 1 });
    }
    if trial.state().favor().is_none() {
        let tied = (0..5).map(PlayerId).find(|id| trial.asks(&Command::SettleFavor(FavorTie::Told(*id))).is_ok());
        trial.does(Command::SettleFavor(FavorTie::Told(tied.unwrap())));
    }
    trial.does(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    trial
}

impl Trial {
    /// The table as it stands.
    pub fn state(&self) -> &State {
        self.0.state()
    }

    /// Its journal.
    pub fn into_journal(self) -> Journal<Champions> {
        self.0
    }

    /// Carries out a command the rules allow.
    pub fn does(&mut self, command: Command) {
        self.0.commit(command, Stamp(0)).unwrap();
    }

    /// What a command would do.
    pub fn asks(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.0.preview(command)
    }
}
