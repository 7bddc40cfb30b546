//! One Combat after another: from how a fighter stands to how it may stand afterwards.

use super::bout::{Bout, Stand};
use super::condition::{Condition, Spread};
use super::danger::Asked;
use super::party::{Party, parties};
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::odds::combat::Combat;
use crate::games::champions::odds::ends::{End, Prevention};
use crate::games::champions::odds::holding::Holding;
use std::collections::BTreeMap;

/// What still comes after a Combat: what does not matter then is not told apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// Combats.
    combats: i16,
    /// Whether one of them is by the same Enemy, at once.
    same_enemy: bool,
    /// Whether Purity is at stake in one of them.
    purity: bool,
}

impl Rest {
    /// What comes after the Combat against `enemy`.
    pub fn of(bouts: &[Bout], enemy: EnemyId) -> Self {
        Self {
            combats: i16::try_from(bouts.len()).unwrap_or(i16::MAX),
            same_enemy: bouts.first().is_some_and(|next| next.enemy == enemy),
            purity: bouts.iter().any(|bout| bout.risk.is_some()),
        }
    }

    /// The condition of one that fights now, without what matters only in Combats to come: in the last one Honor is
    /// nothing but how the fighter stands.
    fn fighting(self, condition: Condition) -> Condition {
        Condition { honor: if self.combats > 0 { condition.honor } else { 0 }, ..condition }
    }

    /// The condition without what does not matter any more. A Combat costs 3 Honor at most (Superiority, Deception), so
    /// with more than all of them cost nobody is Dishonored or short of Honor for Deception.
    fn seen(self, condition: Condition) -> Condition {
        if condition.has_fallen() || condition.purity <= 0 {
            return Condition::FALLEN;
        }
        let goes_on = self.combats > 0;
        Condition {
            life: condition.life,
            ki: if goes_on { condition.ki } else { 0 },
            honor: if goes_on { condition.honor.min(self.combats.saturating_mul(3)) } else { 0 },
            purity: if self.purity { condition.purity } else { 1 },
            foe: if self.same_enemy { condition.foe } else { 0 },
        }
    }
}

/// A Combat while it is reckoned.
pub(super) struct Fought<'a> {
    pub state: &'a State,
    pub asked: &'a Asked,
    pub fighter: Actor,
    pub bout: &'a Bout,
    pub rest: Rest,
}

impl Fought<'_> {
    /// How the fighter may stand after the Combat, and the Wounds it is expected to take in it. Nothing where the odds
    /// refuse the question.
    pub fn after(&self, before: &Spread) -> Option<(Spread, f64)> {
        let (mut all, mut wounds) = (Vec::new(), 0.0);
        let mut stands: BTreeMap<Stand, Vec<(Condition, f64)>> = BTreeMap::new();
        for (condition, share) in before.iter() {
            if condition.has_fallen() || condition.foe <= 0 {
                all.push((self.rest.seen(*condition), *share));
            } else {
                let stand = self.bout.stand(self.state, *condition);
                stands.entry(stand).or_default().push((self.rest.fighting(*condition), *share));
            }
        }
        for (stand, conditions) in stands {
            wounds += self.fight(stand, &parties(&conditions), &mut all)?;
        }
        Some((Spread::of(all), wounds))
    }

    /// Adds how these parties may stand afterwards; the Wounds they are expected to take.
    fn fight(&self, stand: Stand, parties: &[Party], all: &mut Vec<(Condition, f64)>) -> Option<f64> {
        let holdings: Vec<Holding> = parties.iter().map(|party| party.holding.clone()).collect();
        let most = holdings.iter().map(Holding::most).max().unwrap_or(0);
        let combat = Combat::new(&self.bout.form(stand, most)).ok()?;
        let mut wounds = 0.0;
        for (party, ends) in parties.iter().zip(combat.ends_with(&holdings)) {
            for (end, each) in ends.iter() {
                for (condition, share) in &party.members {
                    wounds += share * each * f64::from(end.taken);
                    all.push((self.rest.seen(self.then(*condition, end)), share * each));
                }
            }
        }
        Some(wounds)
    }

    /// How the fighter stands after that end.
    fn then(&self, before: Condition, end: &End) -> Condition {
        let whole = |value: u32| i16::try_from(value).unwrap_or(i16::MAX);
        let left = end.ki_left(before.amount());
        let (lost, prevented) = self.bout.risk.map_or((0, 0), |risk| {
            let prevention = match self.fighter {
                Actor::Champion(_) => Prevention::Ki(before.amount()),
                Actor::Ally(_) => Prevention::None,
            };
            let lost = end.purity_lost(risk.stake, prevention);
            (lost, if end.taken > 0 { u32::from(risk.stake - lost) } else { 0 })
        });
        let spent = if let Actor::Champion(_) = self.fighter { prevented } else { 0 };
        Condition {
            life: before.life + whole(end.recovered) - whole(end.taken),
            ki: whole(left.saturating_sub(spent)),
            honor: self.honor(before, end),
            purity: before.purity - i16::from(lost),
            foe: before.foe - whole(end.dealt),
        }
    }

    /// Honor after Deception, and after wounding an Enemy that is not Insignificant (CH-COM-10).
    fn honor(&self, before: Condition, end: &End) -> i16 {
        match self.fighter {
            Actor::Ally(_) => 0,
            Actor::Champion(_) => {
                let paid = if end.deceived { -DISHONESTY } else { 0 };
                let gained = i16::from(end.dealt > 0 && !self.asked.insignificant.contains(&self.bout.enemy));
                self.bout.honor(before.honor).plus(paid).plus(gained).get()
            }
        }
    }
}
