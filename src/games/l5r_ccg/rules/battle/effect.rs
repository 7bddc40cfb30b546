//! What a card did to a battle, entered by hand or brought by a Terrain.

use super::army::{CardAt, Kind, Place};
use super::{Battle, Done, HonorChange, Why};
use crate::games::l5r_ccg::model::rule::{self, Rule};
use crate::games::l5r_ccg::model::side::Side;

/// One effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A card bows.
    Bow(CardAt),
    /// A card straightens.
    Straighten(CardAt),
    /// A card is destroyed, a Personality with its whole unit.
    Destroy(CardAt),
    /// A card's Force changes.
    Modify(CardAt, i64),
    /// An army's Force changes.
    Army(Side, i64),
    /// The Province's Strength changes.
    Province(i64),
}

impl Battle {
    /// Lets an effect happen.
    ///
    /// # Errors
    ///
    /// The card has left the battle (CC-BAT-6), or is an Ancestor that this does not touch (CC-ATT-8).
    pub(super) fn apply(&mut self, effect: Effect) -> Result<Done, Rule> {
        let mut done = Done::default();
        match effect {
            Effect::Bow(card) => {
                self.check_here(card)?;
                *self.bowed_mut(card) = true;
                done.bowed.push(card);
            }
            Effect::Straighten(card) => {
                self.check_here(card)?;
                *self.bowed_mut(card) = false;
            }
            Effect::Destroy(card) => {
                self.check_touchable(card)?;
                done.destroyed = self.destroy(card);
            }
            Effect::Modify(card, force) => {
                self.check_touchable(card)?;
                *self.modifier_mut(card) += force;
            }
            Effect::Army(Side::Attack, force) => self.setup.attack_modifier += force,
            Effect::Army(Side::Defense, force) => self.setup.defense_modifier += force,
            Effect::Province(force) => self.setup.province_modifier += force,
        }
        Ok(done)
    }

    /// Whether a card is still at the battle.
    ///
    /// # Errors
    ///
    /// It has left (CC-BAT-6).
    pub(super) fn check_here(&self, card: CardAt) -> Result<(), Rule> {
        if self.here.contains(&card) { Ok(()) } else { Err(rule::AT_THE_BATTLE) }
    }

    fn check_touchable(&self, card: CardAt) -> Result<(), Rule> {
        self.check_here(card)?;
        match card.place {
            Place::Attached(at) if matches!(self.unit(card.unit).attached[at].kind, Kind::Ancestor(_)) => {
                Err(rule::ANCESTOR_UNTOUCHED)
            }
            Place::Attached(_) | Place::Personality => Ok(()),
        }
    }

    pub(super) fn bowed_mut(&mut self, card: CardAt) -> &mut bool {
        let unit = self.unit_mut(card.unit);
        match card.place {
            Place::Personality => &mut unit.personality.bowed,
            Place::Attached(at) => &mut unit.attached[at].bowed,
        }
    }

    pub(super) fn modifier_mut(&mut self, card: CardAt) -> &mut i64 {
        let unit = self.unit_mut(card.unit);
        match card.place {
            Place::Personality => &mut unit.personality.modifier,
            Place::Attached(at) => &mut unit.attached[at].modifier,
        }
    }

    /// Destroys a card that is here and what goes with it; a Personality is Honorable or Dishonorable Dead
    /// (CC-HON-5, CC-HON-6).
    pub(super) fn destroy(&mut self, card: CardAt) -> Vec<CardAt> {
        let destroyed = match card.place {
            Place::Attached(_) => vec![card],
            Place::Personality => {
                self.bury(card);
                self.cards_here(card.unit).collect()
            }
        };
        destroyed.iter().for_each(|card| {
            self.here.remove(card);
        });
        destroyed
    }

    fn bury(&mut self, card: CardAt) {
        let unit = self.unit(card.unit);
        let (player, lost) = (unit.player, unit.personality.personal_honor);
        if !unit.personality.dishonored {
            self.honorable_dead.insert(card);
            return;
        }
        self.dishonorable_dead.insert(card);
        if lost > 0 {
            self.honor.push(HonorChange { player, change: -lost, why: Why::DishonorableDeath(card) });
        }
    }
}
