//! The two of a Combat and how they stand, as far as it was said.

use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use crate::games::champions::command::{CombatKind, Place, Starter};
use crate::games::champions::entry;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::state::State;
use serde::{Deserialize, Serialize};

/// The two who fight and how they stand, as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// Who began.
    pub starter: Starter,
    /// Who fights on the players' side.
    pub fighter: Option<Actor>,
    /// Who fights on the other side.
    pub enemy: Option<EnemyId>,
    /// Whether the fighter stands in, and how.
    pub place: Place,
    /// For whom it does.
    pub instead_of: Option<Actor>,
    /// The Sizes, in melee.
    pub sizes: Compared,
    /// Cover of the fighter, in Ranged Combat.
    pub cover: Cover,
    /// Cover of the Enemy, in Ranged Combat.
    pub enemy_cover: Cover,
    /// Whether the target shoots back, in Ranged Combat.
    pub return_fire: ReturnFire,
    /// Honor of the Clan Power that the card does not say.
    pub power_honor: i8,
}

impl Duel {
    /// What the table knows: the Enemies begin in their phase; who acts, fights; whoever is alone is chosen.
    pub fn begin(state: &State, champion: Option<ChampionId>, enemy: Option<EnemyId>) -> Self {
        let entry = entry::Entry::begin(state, champion, enemy);
        // In the Enemies Phase nobody acts; whom the Enemy attacks is for the players to say.
        let known = entry.starter == Starter::Players || champion.is_some() || entry::fighters(state).len() == 1;
        Self {
            kind: entry.kind,
            starter: entry.starter,
            fighter: entry.fighter.filter(|_| known),
            enemy: entry.enemy,
            place: Place::Own,
            instead_of: None,
            sizes: Compared::default(),
            cover: Cover::None,
            enemy_cover: Cover::None,
            return_fire: ReturnFire::ByCard,
            power_honor: 0,
        }
    }

    /// Steps 1 to 4 as they were said, once both are named.
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            kind: self.kind,
            starter: self.starter,
            fighter: self.fighter?,
            place: self.place,
            instead_of: self.instead_of,
            enemy: self.enemy?,
            sizes: if self.kind == CombatKind::Melee { self.sizes.clone() } else { Compared::default() },
            cover: self.cover,
            enemy_cover: self.enemy_cover,
            return_fire: self.return_fire,
            power_honor: self.power_honor,
            extra_dice: 0,
        })
    }
}
