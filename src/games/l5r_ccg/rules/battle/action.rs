//! The actions of a Battle Action Segment that the app knows, each with its checks in the order of reading A2.

use super::army::{CardAt, Place};
use super::effect::Effect;
use super::{Battle, BowedBonus};
use crate::games::l5r_ccg::model::rule::{self, Rule};

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A Ranged Attack (CC-RNG).
    Ranged {
        /// Who shoots, in any order.
        by: Vec<CardAt>,
        /// At what.
        target: CardAt,
    },
    /// Fear (CC-FEAR).
    Fear {
        /// Whose.
        by: CardAt,
        /// The unit it is turned on.
        target: usize,
    },
    /// A Tactician discards a Fate card (CC-KEY-3).
    Tactician {
        /// The Tactician.
        card: CardAt,
        /// Focus Value of the card.
        focus: i64,
    },
    /// The Favor sends a unit home (CC-FAV-1).
    Favor {
        /// Who gives it up.
        player: usize,
        /// The unit.
        unit: usize,
    },
    /// A Terrain; its effects come last (CC-BAT-4, CC-BAT-5).
    Terrain {
        /// Who plays it.
        player: usize,
        /// What it will do.
        effects: Vec<Effect>,
    },
    /// Any card's effect, entered by hand.
    Effect(Effect),
}

/// What an action did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Cards it bowed, in order (reading A4).
    pub bowed: Vec<CardAt>,
    /// Cards it destroyed, in order.
    pub destroyed: Vec<CardAt>,
    /// Strength of a Ranged Attack.
    pub strength: Option<i64>,
    /// Force of its target.
    pub against: Option<i64>,
}

impl Battle {
    /// Carries out an action.
    ///
    /// # Errors
    ///
    /// The first rule against it; nothing has changed then.
    pub fn act(&mut self, action: &Action) -> Result<Done, Rule> {
        match action {
            Action::Ranged { by, target } => self.shoot(by, *target),
            Action::Fear { by, target } => self.frighten(*by, *target),
            Action::Tactician { card, focus } => self.scheme(*card, *focus),
            Action::Favor { player, unit } => self.send_home(*player, *unit),
            Action::Terrain { player, effects } => self.lay_terrain(*player, effects),
            Action::Effect(effect) => self.apply(*effect),
        }
    }

    fn shoot(&mut self, by: &[CardAt], target: CardAt) -> Result<Done, Rule> {
        let strength = self.check_shooters(by)?;
        self.check_target(by, target)?;
        let against = match target.place {
            Place::Personality => self.personality_force(target.unit, BowedBonus::Direct),
            Place::Attached(at) => self.unit(target.unit).attached[at].value(),
        };
        let mut bowed = by.to_vec();
        bowed.sort_unstable();
        bowed.iter().for_each(|card| *self.bowed_mut(*card) = true);
        let destroyed = if strength >= against { self.destroy(target) } else { Vec::new() };
        Ok(Done { bowed, destroyed, strength: Some(strength), against: Some(against) })
    }

    /// The sum of the shooters' strengths.
    fn check_shooters(&self, by: &[CardAt]) -> Result<i64, Rule> {
        by.iter().try_for_each(|card| self.check_here(*card))?;
        let strengths: Option<Vec<i64>> = by.iter().map(|card| self.ranged(*card)).collect();
        let strengths = strengths.ok_or(rule::RANGED_BY)?;
        if by.windows(2).any(|pair| pair[0].unit != pair[1].unit) {
            return Err(rule::RANGED_ONE_UNIT);
        }
        by.iter().try_for_each(|card| self.check_unbowed(*card))?;
        Ok(strengths.iter().sum())
    }

    fn check_target(&self, by: &[CardAt], target: CardAt) -> Result<(), Rule> {
        self.check_here(target)?;
        let unit = self.unit(target.unit);
        if by.iter().any(|card| self.unit(card.unit).side == unit.side) {
            return Err(rule::RANGED_TARGET);
        }
        match target.place {
            Place::Attached(at) if unit.attached[at].kind.is_follower() => Ok(()),
            Place::Attached(_) => Err(rule::RANGED_TARGET),
            Place::Personality if self.attached_here(target.unit).any(|(_, card)| card.kind.is_follower()) => {
                Err(rule::RANGED_COVERED)
            }
            Place::Personality => Ok(()),
        }
    }

    fn frighten(&mut self, by: CardAt, target: usize) -> Result<Done, Rule> {
        self.check_here(by)?;
        let fear = self.fear(by).ok_or(rule::FEAR_BY)?;
        self.check_unbowed(by)?;
        if self.feared.contains(&by) {
            return Err(rule::FEAR_ONCE);
        }
        self.check_here(CardAt::personality(target))?;
        self.feared.insert(by);
        let afraid = self.attached_here(target).filter(|(_, card)| card.kind.is_follower() && card.value() <= fear);
        let bowed: Vec<CardAt> = afraid.filter(|(_, card)| !card.bowed).map(|(at, _)| at).collect();
        bowed.iter().for_each(|card| *self.bowed_mut(*card) = true);
        Ok(Done { bowed, ..Done::default() })
    }

    fn scheme(&mut self, card: CardAt, focus: i64) -> Result<Done, Rule> {
        self.check_here(card)?;
        if card.place != Place::Personality || !self.unit(card.unit).personality.tactician {
            return Err(rule::TACTICIAN);
        }
        self.check_unbowed(card)?;
        if !self.schemed.insert(card) {
            return Err(rule::TACTICIAN);
        }
        *self.modifier_mut(card) += focus;
        Ok(Done::default())
    }

    fn send_home(&mut self, player: usize, unit: usize) -> Result<Done, Rule> {
        if self.setup.favor != Some(player) {
            return Err(rule::FAVOR_HOLDER);
        }
        self.check_here(CardAt::personality(unit))?;
        let bowed: Vec<CardAt> = self.cards_here(unit).collect();
        for card in &bowed {
            *self.bowed_mut(*card) = true;
            self.here.remove(card);
        }
        self.removed.push(unit);
        self.setup.favor = None;
        Ok(Done { bowed, ..Done::default() })
    }

    fn lay_terrain(&mut self, player: usize, effects: &[Effect]) -> Result<Done, Rule> {
        if !self.units_here().any(|unit| self.unit(unit).player == player) {
            return Err(rule::TERRAIN_UNIT);
        }
        if self.terrain.is_some() {
            return Err(rule::ONE_TERRAIN);
        }
        self.terrain = Some(effects.to_vec());
        Ok(Done::default())
    }

    fn check_unbowed(&self, card: CardAt) -> Result<(), Rule> {
        let unit = self.unit(card.unit);
        let bowed = match card.place {
            Place::Personality => unit.personality.bowed,
            Place::Attached(at) => unit.attached[at].bowed,
        };
        if bowed { Err(rule::BOWED) } else { Ok(()) }
    }

    fn ranged(&self, card: CardAt) -> Option<i64> {
        let unit = self.unit(card.unit);
        match card.place {
            Place::Personality => unit.personality.ranged,
            Place::Attached(at) => unit.attached[at].ranged,
        }
    }

    fn fear(&self, card: CardAt) -> Option<i64> {
        let unit = self.unit(card.unit);
        match card.place {
            Place::Personality => unit.personality.fear,
            Place::Attached(at) => unit.attached[at].fear,
        }
    }
}
