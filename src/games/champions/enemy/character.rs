//! The Characters on the board, as far as the Enemy Phase asks.

use super::behaviour::Behaviour;
use super::keywords::Printed;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::{Mover, Narrow, Side};
use crate::games::champions::board::occupancy::{Hold, Presence};
use crate::games::champions::board::sight::{Borders, Eye};
use crate::games::champions::model::keyword::Keyword;

/// A Character, by its place in the document or roster, from 0. The order settles ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CharacterId(pub(super) usize);

impl CharacterId {
    /// Position in the order of Characters.
    pub fn index(self) -> usize {
        self.0
    }
}

/// What sort of Character it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player's Champion.
    Champion,
    /// A Companion: a Champion in all that matters here.
    Companion,
    /// An Ally.
    Ally,
    /// An Enemy.
    Enemy,
    /// A Boss.
    Boss,
}

/// Whether somebody has a Ranged value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// It fights in melee only.
    Melee,
    /// It can fight in Ranged Combat too.
    Ranged,
}

/// A Character or Unit on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// What the document calls it; unique.
    pub id: String,
    /// On whose side it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub area: AreaId,
    /// Its Size, or that of the whole Unit: 1 to 4.
    pub size: u8,
    /// How many equal miniatures share that Size.
    pub miniatures: u8,
    /// Available Ki; settles ties between targets.
    pub ki: u8,
    /// Action Points it starts the phase with.
    pub ap: u8,
    /// Whether it has a Ranged value.
    pub weapon: Weapon,
    /// How borders count for its Line of Sight.
    pub borders: Borders,
    /// What is printed on its card.
    pub keywords: Vec<Printed>,
    /// Wounds it has.
    pub wounds: u8,
    /// What it is about; nothing for Champions and Allies, whom players move.
    pub behaviour: Option<Behaviour>,
}

impl Character {
    /// Whether it has a keyword of the rulebook.
    pub fn has(&self, keyword: &Keyword) -> bool {
        self.keywords.iter().any(|printed| *printed == Printed::Keyword(keyword.clone()))
    }

    /// Whether it is a Champion for the rules, as Companions are.
    pub fn is_champion(&self) -> bool {
        match self.kind {
            Kind::Champion | Kind::Companion => true,
            Kind::Ally | Kind::Enemy | Kind::Boss => false,
        }
    }

    /// What decides where it can go. A Unit of miniatures of Size 1 fits through dotted borders (A20).
    pub fn mover(&self) -> Mover {
        let slender = self.size == self.miniatures || self.has(&Keyword::Naga);
        Mover {
            side: self.side,
            size: self.size,
            narrow: if slender { Narrow::Open } else { Narrow::Closed },
            agile: self.has(&Keyword::Agile),
            break_through: self.has(&Keyword::BreakThrough),
            cavalry: self.has(&Keyword::Cavalry),
        }
    }

    /// The room it takes; a Gatekeeper holds nobody up.
    pub fn presence(&self, hold: Hold) -> Presence {
        Presence { side: self.side, size: self.size, hold }
    }

    /// How it sees.
    pub fn eye(&self, range: u8) -> Eye {
        Eye { range, borders: self.borders }
    }
}
