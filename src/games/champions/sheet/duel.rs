//! The two of a Combat and how they stand, as far as it was said.

use crate::games::champions::combat::opening;
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use crate::games::champions::command::{CombatKind, Place, Sizes, Starter};
use crate::games::champions::entry;
use crate::games::champions::field::next::{NextCombat, next_combat};
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
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
    /// Elemental Dice more or fewer, by powers, items or the scenario (CH-COM-4).
    #[serde(default, skip_serializing_if = "is_none")]
    pub extra_dice: i8,
}

fn is_none(value: &i8) -> bool {
    *value == 0
}

impl Duel {
    /// What the table knows: the Enemies begin in their phase; who acts, fights; whoever is alone is chosen.
    pub fn begin(state: &State, champion: Option<ChampionId>, enemy: Option<EnemyId>) -> Self {
        let starter = if state.phase() == Phase::Enemies { Starter::Enemy } else { Starter::Players };
        let owed = next_combat(state).filter(|combat| starter == Starter::Enemy && enemy == Some(combat.attacker));
        if let Some(combat) = owed.filter(|combat| champion.is_none_or(|id| Actor::Champion(id) == combat.defender)) {
            return Self::owed(state, &combat);
        }
        // In the Enemies Phase nobody acts; whom the Enemy attacks is for the players to say.
        let (fighters, enemies) = (entry::fighters(state), entry::enemies(state));
        let acting = match starter {
            Starter::Players => champion.or(state.track().active()),
            Starter::Enemy => champion,
        };
        let fighter = acting.map(Actor::Champion).filter(|actor| fighters.contains(actor));
        let mut duel = Self {
            enemy: enemy.filter(|id| enemies.contains(id)).or(entry::only(&enemies)),
            ..Self::between(starter, fighter.or(entry::only(&fighters)))
        };
        duel.as_the_board_says(state);
        duel
    }

    /// The Combat an Enemy is to begin next in its phase.
    fn owed(state: &State, combat: &NextCombat) -> Self {
        let mut duel = Self {
            kind: combat.kind,
            enemy: Some(combat.attacker),
            place: if combat.redirected_from.is_some() { Place::Yojimbo } else { Place::Own },
            instead_of: combat.redirected_from,
            ..Self::between(Starter::Enemy, Some(combat.defender))
        };
        duel.as_the_board_says(state);
        duel
    }

    /// A Combat of which nothing else is known.
    fn between(starter: Starter, fighter: Option<Actor>) -> Self {
        Self {
            kind: CombatKind::Melee,
            starter,
            fighter,
            enemy: None,
            place: Place::Own,
            instead_of: None,
            sizes: Compared::default(),
            cover: Cover::None,
            enemy_cover: Cover::None,
            return_fire: ReturnFire::ByCard,
            power_honor: 0,
            extra_dice: 0,
        }
    }

    /// The Honor that being Outnumbered would bring this fighter, the Clan Power counted (CH-COM-2); nothing for an Ally, or
    /// while somebody is still to be named.
    pub fn honor_outnumbered(&self, state: &State) -> Option<i16> {
        let Some(Actor::Champion(champion)) = self.fighter else { return None };
        let terms = Terms { sizes: Compared::Said(Sizes::Outnumbered), ..self.terms()? };
        let after = opening(state, &terms).ok()?.honor?;
        Some(after.get() - state.champion(champion).honor().get())
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
            extra_dice: self.extra_dice,
        })
    }
}
