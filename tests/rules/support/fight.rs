//! A Combat's outcome, told as players tell it.

use super::{Acting, Command, Deception, EnemyId, Fell};
use rokugan::games::champions::combat::terms::Terms;
use rokugan::games::champions::command::{CombatKind, Outcome, Place, Sizes, Starter};

/// A Combat as it came out; begins as melee on even terms in which nobody was hurt.
pub struct Fight(Outcome);

/// `fighter` attacks `enemy`.
pub fn fight(fighter: impl Into<Acting>, enemy: EnemyId) -> Fight {
    let terms = Terms::between(fighter.into().0, enemy, Starter::Players);
    Fight(terms.uneventful((Sizes::Even, 0)))
}

/// `enemy` attacks `fighter`.
pub fn struck_by(fighter: impl Into<Acting>, enemy: EnemyId) -> Fight {
    let Fight(outcome) = fight(fighter, enemy);
    Fight(Outcome { starter: Starter::Enemy, ..outcome })
}

impl Fight {
    pub fn ranged(mut self) -> Self {
        self.0.kind = CombatKind::Ranged;
        self
    }

    pub fn intervening(mut self) -> Self {
        self.0.place = Place::Intervening;
        self
    }

    pub fn outnumbered(mut self) -> Self {
        self.0.sizes = Sizes::Outnumbered;
        self
    }

    pub fn superior(mut self) -> Self {
        self.0.sizes = Sizes::Superiority;
        self
    }

    pub fn superior_alone(mut self) -> Self {
        self.0.sizes = Sizes::SuperiorityAlone;
        self
    }

    pub fn clan_power(mut self, honor: i8) -> Self {
        self.0.power_honor = honor;
        self
    }

    pub fn focus(mut self, ki: u8) -> Self {
        self.0.ki = ki;
        self
    }

    pub fn deception(mut self) -> Self {
        self.0.deception = Deception::Used;
        self
    }

    pub fn three_fire(mut self) -> Self {
        self.0.ki_gained = 1;
        self
    }

    pub fn three_air(mut self) -> Self {
        self.0.ap_gained = 1;
        self.0.life_recovered = 1;
        self
    }

    pub fn recovers(mut self, life: u8) -> Self {
        self.0.life_recovered = life;
        self
    }

    pub fn deals(mut self, wounds: u8) -> Self {
        self.0.dealt = wounds;
        self
    }

    pub fn takes(mut self, wounds: u8) -> Self {
        self.0.taken = wounds;
        self
    }

    pub fn prevents(mut self, ki: u8) -> Self {
        self.0.prevented = ki;
        self
    }

    pub fn corruption(mut self, value: u8) -> Self {
        self.0.corruption = Some(value);
        self
    }

    pub fn enemy_fell(mut self) -> Self {
        self.0.enemy_fell = Fell::Yes;
        self
    }

    pub fn fighter_fell(mut self) -> Self {
        self.0.fighter_fell = Fell::Yes;
        self
    }
}

impl From<Fight> for Command {
    fn from(Fight(outcome): Fight) -> Self {
        Self::Combat(outcome)
    }
}
