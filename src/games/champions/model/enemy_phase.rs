//! How far the Enemies Phase is: who has moved, which Combats are owed, which ties are settled.

use super::conduct::Conduct;
use super::ids::{Actor, EnemyId};
use super::tie::Tie;
use crate::games::champions::command::CombatKind;
use serde::{Deserialize, Serialize};

/// Whom an Enemy fights, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Whom.
    pub who: Actor,
    /// How.
    pub kind: CombatKind,
}

/// What an Enemy did in place of its turn to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It moved, or stayed where it was.
    Moved,
    /// It returned as a Reinforcement, and does not act in the phase it returns in.
    Returned,
    /// It was Corrupted in this phase, and acts from the next one on.
    Corrupted,
}

/// An Enemy that had its turn to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Moved {
    pub(in crate::games::champions) enemy: EnemyId,
    pub(in crate::games::champions) deed: Deed,
    pub(in crate::games::champions) ap_left: u8,
    pub(in crate::games::champions) tokens: u8,
    pub(in crate::games::champions) target: Option<Actor>,
    pub(in crate::games::champions) foe: Option<Foe>,
    pub(in crate::games::champions) conduct: Conduct,
}

impl Moved {
    /// Which Enemy.
    pub fn enemy(&self) -> EnemyId {
        self.enemy
    }

    /// What it did.
    pub fn deed(&self) -> Deed {
        self.deed
    }

    /// Action Points it had left; they are lost at the end of the phase (CH-ENE-6).
    pub fn ap_left(&self) -> u8 {
        self.ap_left
    }

    /// Combat tokens it has not spent yet.
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Whom it went for.
    pub fn target(&self) -> Option<Actor> {
        self.target
    }

    /// Whom it fights, as the players said at a table without a board.
    pub fn foe(&self) -> Option<Foe> {
        self.foe
    }
}

/// An Enemy that fights on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Underway {
    pub(in crate::games::champions) enemy: EnemyId,
    pub(in crate::games::champions) ap_left: u8,
    pub(in crate::games::champions) owes: Option<Foe>,
}

impl Underway {
    /// Which Enemy.
    pub fn enemy(&self) -> EnemyId {
        self.enemy
    }

    /// The Combat that comes before it goes on; nothing once it was fought.
    pub fn owes(&self) -> Option<Foe> {
        self.owes
    }
}

/// How far the Enemies Phase is. Empty in every other phase.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnemyPhase {
    pub(in crate::games::champions) order: Vec<EnemyId>,
    pub(in crate::games::champions) moved: Vec<Moved>,
    pub(in crate::games::champions) underway: Option<Underway>,
    pub(in crate::games::champions) ties: Vec<Tie>,
    pub(in crate::games::champions) reinforced: Vec<u8>,
}

impl EnemyPhase {
    /// The order of movements, once it is fixed (CH-ENE-2, A1).
    pub fn order(&self) -> &[EnemyId] {
        &self.order
    }

    /// Those who had their turn to move, in the order in which they had it.
    pub fn moved(&self) -> &[Moved] {
        &self.moved
    }

    /// How many had a turn, those not counted who only returned.
    pub fn turns_had(&self) -> usize {
        self.moved.iter().filter(|moved| moved.deed == Deed::Moved).count()
    }

    /// What is known of an Enemy that had its turn to move.
    pub fn moved_by(&self, enemy: EnemyId) -> Option<&Moved> {
        self.moved.iter().find(|moved| moved.enemy == enemy)
    }

    /// Who fights on its way.
    pub fn underway(&self) -> Option<Underway> {
        self.underway
    }

    /// Ties that the players settled.
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// The numbers of the tokens for which Reinforcements returned.
    pub fn reinforced(&self) -> &[u8] {
        &self.reinforced
    }
}
