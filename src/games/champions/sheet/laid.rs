//! What the board says about a Combat, filled in before anybody says anything. The players can correct all of it.

use super::draft::{Draft, Duel};
use crate::games::champions::combat::of_units;
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use crate::games::champions::command::{CombatKind, Starter};
use crate::games::champions::field::combat_terms::{self, targets};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;

impl Draft {
    /// Takes Sizes, Cover and return fire from the board, where one lies and both stand on it.
    pub fn as_the_board_says(&mut self, state: &State) {
        if let Some(duel) = self.duel_mut() {
            duel.as_the_board_says(state);
        }
    }
}

impl Duel {
    /// Chooses the one Enemy that can be fought, where there is only one and nobody was named; and where whoever was named
    /// is guarded, the first of those who guard it (CH-COM-1).
    pub fn against_the_only_one(&mut self, state: &State) {
        if let (Some(enemy), Starter::Players) = (self.enemy, self.starter) {
            self.enemy = combat_terms::bodyguards(state, enemy).first().copied().or(self.enemy);
        }
        if let (None, Starter::Players, Some(fighter)) = (self.enemy, self.starter, self.fighter) {
            let legal = legal_targets(state, fighter, self.kind).unwrap_or_default();
            self.enemy = if let [only] = legal[..] { Some(only) } else { None };
        }
    }

    /// Takes Sizes, Cover and return fire from the board, where one lies and both stand on it. Where none does the cards
    /// say how two Units of a Battle compare.
    pub fn as_the_board_says(&mut self, state: &State) {
        let (Some(fighter), Some(enemy)) = (self.fighter, self.enemy) else { return };
        let found = match self.starter {
            Starter::Players => combat_terms::attack(state, fighter, enemy, self.kind),
            Starter::Enemy => combat_terms::defence(state, enemy, fighter, self.kind),
        };
        let Some(terms) = found else {
            if let Some(sizes) = of_units(state, fighter, enemy).filter(|_| self.kind == CombatKind::Melee) {
                self.sizes = Compared::Said(sizes);
            }
            return;
        };
        let (own, foe) = match self.starter {
            Starter::Players => (terms.attacker, terms.defender),
            Starter::Enemy => (terms.defender, terms.attacker),
        };
        (self.cover, self.enemy_cover) = (cover(own), cover(foe));
        self.sizes = Compared::Said(terms.sizes);
        self.return_fire = match (self.kind, terms.return_fire) {
            (CombatKind::Ranged, combat_terms::ReturnFire::None) => ReturnFire::Silent,
            (CombatKind::Ranged | CombatKind::Melee, _) => ReturnFire::ByCard,
        };
    }
}

fn cover(found: combat_terms::Cover) -> Cover {
    match found {
        combat_terms::Cover::None => Cover::None,
        combat_terms::Cover::Covered => Cover::Covered,
    }
}

/// The Enemies somebody can fight that way from where it stands; nothing where the board does not know it.
pub(super) fn legal_targets(state: &State, actor: Actor, kind: CombatKind) -> Option<Vec<EnemyId>> {
    state.field()?.position(actor.into())?;
    let all = targets(state, actor).into_iter();
    Some(all.filter(|(_, how)| *how == kind).map(|(enemy, _)| enemy).collect())
}
