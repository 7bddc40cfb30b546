//! Where everybody stands at the start of an Enemy Phase.

use super::character::{Character, CharacterId};
use super::question::Decision;
use crate::games::champions::board::mover::Side;
use crate::games::champions::rulings::AssaultOnAllies;

/// The most Characters at a table.
pub const MOST_CHARACTERS: usize = 200;

/// Which rules of the Enemy Phase are in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// First all movements, then all Combats.
    Usual,
    /// Units activate one by one, completely; ranges are longer; Ally Units are targets too (CH-BAT).
    Battle,
}

impl Scenario {
    /// The most borders a Ranged Combat goes across without high ground (CH-LOS, CH-BAT-6).
    pub fn range(self) -> u8 {
        match self {
            Self::Usual => 2,
            Self::Battle => 3,
        }
    }
}

/// Everything a plan is made from, the board apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Which rules are in force.
    pub scenario: Scenario,
    /// Everybody on the board, in the order that settles ties.
    pub characters: Vec<Character>,
    /// Whether Assault fights an Ally where no Champion is in reach.
    pub assault_on_allies: AssaultOnAllies,
    /// Ties the players have settled.
    pub decisions: Vec<Decision>,
}

impl Situation {
    /// The ids of its Characters, in order.
    pub fn ids(&self) -> impl Iterator<Item = CharacterId> + use<> {
        (0..self.characters.len()).map(CharacterId)
    }

    /// The Character of an id of this situation.
    pub fn character(&self, id: CharacterId) -> &Character {
        &self.characters[id.index()]
    }

    /// The Character a document calls `id`.
    pub fn find(&self, id: &str) -> Option<CharacterId> {
        self.ids().find(|&who| self.character(who).id == id)
    }

    /// Those on a side, in order.
    pub fn on_side(&self, side: Side) -> impl Iterator<Item = CharacterId> {
        self.ids().filter(move |&id| self.character(id).side == side)
    }

    /// Whether an Enemy with Assault goes for somebody: Champions, in a Battle Ally Units too (9.2).
    pub fn is_prey(&self, id: CharacterId) -> bool {
        let character = self.character(id);
        let counts = match self.scenario {
            Scenario::Usual => character.is_champion(),
            Scenario::Battle => true,
        };
        character.side == Side::Champion && counts
    }
}
