//! What a Ranged Attack or Fear would do to each card it can be aimed at, before it is done.

use crate::games::l5r_ccg::decide::field;
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::model::rule;
use crate::games::l5r_ccg::rules::battle::Action;
use crate::games::l5r_ccg::state::State;

/// What a Ranged Attack at a card would come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shot {
    /// Nobody shoots yet, a value is unknown, or another rule is against it.
    Unknown,
    /// A Follower of its unit has to fall first (CC-RNG-4).
    Covered,
    /// The strengths of the shooters against the Force of the target.
    Hits {
        /// Their sum.
        strength: i64,
        /// The Force of the target.
        against: i64,
    },
}

impl Shot {
    /// Whether the target is destroyed (CC-RNG-5).
    pub fn destroys(self) -> bool {
        matches!(self, Self::Hits { strength, against } if strength >= against)
    }
}

/// What these shooters would do to the target.
pub fn shot(state: &State, by: &[CardId], target: CardId) -> Shot {
    let Ok(mut field) = field(state) else { return Shot::Unknown };
    let found: Option<Vec<_>> = by.iter().map(|id| field.find(*id)).collect();
    let (Some(by), Some(target)) = (found.filter(|by| !by.is_empty()), field.find(target)) else {
        return Shot::Unknown;
    };
    match field.battle.act(&Action::Ranged { by, target }) {
        Ok(done) => match (done.strength, done.against) {
            (Some(strength), Some(against)) => Shot::Hits { strength, against },
            _ => Shot::Unknown,
        },
        Err(against) if against == rule::RANGED_COVERED => Shot::Covered,
        Err(_) => Shot::Unknown,
    }
}

/// The Followers of a unit that the Fear of a card would bow; nothing where a value is unknown or a rule is against it.
pub fn afraid(state: &State, by: CardId, unit: CardId) -> Option<Vec<CardId>> {
    let mut field = field(state).ok()?;
    let (by, target) = (field.find(by)?, field.find(unit)?.unit);
    let done = field.battle.act(&Action::Fear { by, target }).ok()?;
    Some(done.bowed.iter().map(|card| field.card(*card)).collect())
}
