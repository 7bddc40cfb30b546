//! The end of a battle: Terrain, Resolution, Honor, the dead, and who goes home (CC-BAT-9..15).

use super::army::CardAt;
use super::effect::Effect;
use super::force::Totals;
use super::{AllyHonor, Battle, DefensiveAllies, Done, HonorChange};
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::clash::{Needs, Outcome, needs, outcome, province_falls};

/// For what Family Honor was gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Cards destroyed at Resolution (CC-BAT-12).
    Battle,
    /// This Personality died Dishonorably (CC-HON-5).
    DishonorableDeath(CardAt),
}

/// Everything a battle came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// What each effect of the Terrain did.
    pub terrain: Vec<Result<Done, Rule>>,
    /// The final Forces and Strength.
    pub totals: Totals,
    /// How it came out.
    pub outcome: Outcome,
    /// Whether the Province fell.
    pub province_destroyed: bool,
    /// Cards destroyed at Resolution.
    pub destroyed: Vec<CardAt>,
    /// Every gain and loss of the whole battle, in the order they came.
    pub honor: Vec<HonorChange>,
    /// Personalities that are honorable again instead of a gain (CC-HON-4).
    pub restored: Vec<CardAt>,
    /// Honorable Dead of the whole battle.
    pub honorable_dead: Vec<CardAt>,
    /// Dishonorable Dead of the whole battle.
    pub dishonorable_dead: Vec<CardAt>,
    /// Units the Favor sent home, in the order they went.
    pub removed: Vec<usize>,
    /// Surviving units that bow and go home (CC-BAT-14).
    pub bow_home: Vec<usize>,
    /// Surviving units that stay at the Province.
    pub stay: Vec<usize>,
    /// Who holds the Favor.
    pub favor: Option<usize>,
    /// What either side would still have needed.
    pub needs: Needs,
}

impl Battle {
    /// Ends the battle after all have passed: Terrain first, then the Resolution Segment.
    pub fn resolve(mut self) -> Resolution {
        let effects: Vec<Effect> = self.terrain.take().unwrap_or_default();
        let terrain = effects.into_iter().map(|effect| self.apply(effect)).collect();
        let totals = self.totals();
        let (attack, defense) = (totals.attack, totals.defense);
        let outcome = outcome(attack, defense);
        let restored = self.share_honor(outcome);
        let fallen: Vec<usize> = self.units_here().filter(|unit| outcome.destroys(self.unit(*unit).side)).collect();
        let destroyed = fallen.into_iter().flat_map(|unit| self.destroy(CardAt::personality(unit))).collect();
        let (bow_home, stay) = self.units_here().partition(|unit| self.goes_home(*unit));
        Resolution {
            terrain,
            outcome,
            province_destroyed: province_falls(attack, defense, totals.strength),
            needs: needs(attack.unwrap_or(0), defense.unwrap_or(0), totals.strength),
            totals,
            destroyed,
            restored,
            bow_home,
            stay,
            honor: self.honor,
            honorable_dead: self.honorable_dead.into_iter().collect(),
            dishonorable_dead: self.dishonorable_dead.into_iter().collect(),
            removed: self.removed,
            favor: self.setup.favor,
        }
    }

    /// Gives every gainer its Honor, or restores its dishonored Personalities instead; tells which.
    fn share_honor(&mut self, outcome: Outcome) -> Vec<CardAt> {
        let mut restored = Vec::new();
        for side in Side::BOTH {
            let change = outcome.gain_per_card(side) * self.worth(side.other());
            if change == 0 {
                continue;
            }
            for player in self.gainers(side) {
                let stained = self.dishonored(side, player);
                if stained.is_empty() {
                    self.honor.push(HonorChange { player, change, why: Why::Battle });
                } else if !outcome.destroys(side) {
                    // In a tie they die instead (ruling TiedDishonored).
                    restored.extend(stained);
                }
            }
        }
        restored.sort_unstable();
        restored
    }

    /// How many cards a side has here, every version of a stack counted (CC-BAT-12).
    fn worth(&self, side: Side) -> i64 {
        let cards =
            |unit: usize| self.unit(unit).personality.versions + self.attached_here(unit).map(|_| 1).sum::<i64>();
        self.army(side).map(cards).sum()
    }

    /// Who gains for a side (CC-BAT-13): the principal, then the allies by their first unit still here.
    fn gainers(&self, side: Side) -> Vec<usize> {
        let mut gainers = vec![self.principal(side)];
        if self.setup.rulings.ally_honor == AllyHonor::Each {
            for unit in self.army(side) {
                let player = self.unit(unit).player;
                if !gainers.contains(&player) {
                    gainers.push(player);
                }
            }
        }
        gainers
    }

    fn principal(&self, side: Side) -> usize {
        match side {
            Side::Attack => self.setup.attacker,
            Side::Defense => self.setup.defender,
        }
    }

    fn dishonored(&self, side: Side, player: usize) -> Vec<CardAt> {
        let stained = |unit: &usize| self.unit(*unit).player == player && self.unit(*unit).personality.dishonored;
        self.army(side).filter(stained).map(CardAt::personality).collect()
    }

    fn goes_home(&self, unit: usize) -> bool {
        let unit = self.unit(unit);
        let stays = match self.setup.rulings.defensive_allies {
            DefensiveAllies::Bow => unit.player == self.setup.defender,
            DefensiveAllies::Stay => true,
        };
        unit.side == Side::Attack || !stays
    }
}
