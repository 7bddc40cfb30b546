//! The Starting Phase: Ki, counters, markers, resets, Pass Tokens (A15).

use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::rules::dice::small;
use serde::{Deserialize, Serialize};

/// The Activation Counters a model on the Battlefield gains.
const COUNTERS: i64 = 2;

/// How much Ki a model may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KiLimit {
    /// So much.
    Most(i64),
    /// "\*": its Ki goes to the communal card.
    Communal,
    /// No end.
    None,
}

/// Where a model in play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// On the table.
    Battlefield,
    /// In play and not on the table.
    Elsewhere,
}

/// How a coin of *Fortune* fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    /// It was not called.
    NotTossed,
    /// The Ki is doubled.
    Won,
    /// There is none.
    Lost,
}

/// A model before or after the Starting Phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartingModel {
    /// Whose it is.
    pub player: Player,
    /// Ki Statistic, unmodified, 0..=20.
    pub ki_statistic: i64,
    /// How much Ki it may have.
    pub limit: KiLimit,
    /// Ki Tokens.
    pub ki: i64,
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// *Spirit Block* markers.
    pub spirit_block: i64,
    /// *Diseased* markers.
    pub disease: i64,
    /// *Impetuous* markers.
    pub impetuous: i64,
    /// Markers its trait *Impetuous(X)* gives it each turn.
    pub impetuous_trait: i64,
    /// How its coin fell.
    pub coin: Coin,
    /// Activation Counters.
    pub activation: i64,
}

impl StartingModel {
    /// Ki it gains now: none while it has a *Spirit Block* marker.
    fn gain(&self) -> i64 {
        if self.spirit_block > 0 {
            return 0;
        }
        match self.coin {
            Coin::NotTossed => self.ki_statistic,
            Coin::Won => 2 * self.ki_statistic,
            Coin::Lost => 0,
        }
    }

    /// Takes the gain and gives what goes to the communal card; Ki above the Limit stays.
    fn take_ki(&mut self) -> i64 {
        let gain = self.gain();
        self.spirit_block = (self.spirit_block - 1).max(0);
        match self.limit {
            KiLimit::Most(most) => self.ki = self.ki.max(most.min(self.ki + gain)),
            KiLimit::None => self.ki += gain,
            KiLimit::Communal => return gain,
        }
        0
    }

    fn take_counters(&mut self) {
        let on_table = self.whereabouts == Whereabouts::Battlefield;
        self.activation = if on_table { COUNTERS } else { 0 };
        if self.disease > 0 {
            self.disease -= 1;
            self.activation = (self.activation - 1).max(0);
        }
        if on_table {
            self.impetuous += self.impetuous_trait;
        }
    }
}

/// Plays the Starting Phase of all models in play; gives the Ki added to the communal cards.
pub fn start(models: &mut [StartingModel]) -> Players<i64> {
    let mut communal = Players::default();
    for model in models {
        *communal.of_mut(model.player) += model.take_ki();
        model.take_counters();
    }
    communal
}

/// Pass Tokens: the player with fewer models in play gains the difference (BU-TURN-6).
pub fn pass_tokens(models: &[StartingModel]) -> Players<i64> {
    let count = |player| small(models.iter().filter(|model| model.player == player).count());
    let fewer = |player: Player| (count(player.opponent()) - count(player)).max(0);
    Players { a: fewer(Player::A), b: fewer(Player::B) }
}
