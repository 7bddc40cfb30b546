//! Whether the target of a Ranged Combat shoots back, and why it does not (CH-COM-8).

use super::duel::Duel;
use super::targets::has_bow;
use crate::games::champions::combat::terms::ReturnFire;
use crate::games::champions::command::Starter;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::state::State;

/// Whether the target of a Ranged Combat shoots back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It does, as far as anybody knows.
    Shoots,
    /// It does not.
    Silent,
}

/// What keeps a target from shooting back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// Its card has no Ranged value.
    NoBow,
    /// It could shoot, but does not see the attacker.
    NoSight,
}

impl Duel {
    /// Whether the target shoots back in Ranged Combat, by what was said or else by its card.
    pub fn answer(&self, state: &State) -> Answer {
        match (self.return_fire, self.hindrance(state)) {
            (ReturnFire::Silent, _) | (ReturnFire::ByCard, Hindrance::NoBow) => Answer::Silent,
            (ReturnFire::Counts, _) | (ReturnFire::ByCard, Hindrance::NoSight) => Answer::Shoots,
        }
    }

    /// What it would be that keeps the target from shooting back.
    pub fn hindrance(&self, state: &State) -> Hindrance {
        let armed = match self.starter {
            Starter::Players => {
                let card = self.enemy.and_then(|enemy| state.enemy(enemy)).map(|enemy| enemy.card());
                card.is_none_or(|card| card.ranged.value() != Some(Ranged::Never))
            }
            Starter::Enemy => self.fighter.is_none_or(|fighter| has_bow(state, fighter)),
        };
        if armed { Hindrance::NoSight } else { Hindrance::NoBow }
    }
}
