//! One Combat after another: from how a fighter stands to how it may stand afterwards.

use super::bout::Bout;
use super::condition::{Condition, Spread};
use super::danger::Asked;
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::odds::combat::Combat;
use crate::games::champions::odds::ends::{End, Ends, Prevention};
use crate::games::champions::odds::forms::CombatForm;

/// What is worked out once although it is asked again: the same fighter against the same kind of Enemy.
#[derive(Debug, Default)]
pub(super) struct Known(Vec<(CombatForm, Vec<u32>, Vec<Ends>)>);

impl Known {
    fn ends(&mut self, form: &CombatForm, amounts: &[u32]) -> Option<&[Ends]> {
        let known = self.0.iter().position(|(other, of, _)| of == amounts && other == form);
        let at = match known {
            Some(at) => at,
            None => {
                let ends = Combat::new(form).ok()?.ends(amounts);
                self.0.push((form.clone(), amounts.to_vec(), ends));
                self.0.len() - 1
            }
        };
        self.0.get(at).map(|(.., ends)| ends.as_slice())
    }
}

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
    pub known: &'a mut Known,
}

impl Fought<'_> {
    /// How the fighter may stand after the Combat, and the Wounds it is expected to take in it. Nothing where the odds
    /// refuse the question.
    pub fn after(&mut self, before: &Spread) -> Option<(Spread, f64)> {
        let (mut all, mut wounds) = (Vec::new(), 0.0);
        let most = before.iter().map(|(condition, _)| amount(condition)).max().unwrap_or(0);
        let amounts: Vec<u32> = (0..=most).collect();
        for (condition, share) in before.iter() {
            if condition.has_fallen() || condition.foe <= 0 {
                all.push((self.rest.seen(*condition), *share));
                continue;
            }
            let form = self.bout.form(self.state, *condition, most);
            let ends = self.known.ends(&form, &amounts)?.get(amount(condition) as usize)?;
            for (end, each) in ends.iter() {
                wounds += share * each * f64::from(end.taken);
                all.push((self.rest.seen(then(self.bout, self.asked, self.fighter, *condition, end)), share * each));
            }
        }
        Some((Spread::of(all), wounds))
    }
}

fn amount(condition: &Condition) -> u32 {
    u32::try_from(condition.ki).unwrap_or(0)
}

/// How the fighter stands after that end.
fn then(bout: &Bout, asked: &Asked, fighter: Actor, before: Condition, end: &End) -> Condition {
    let whole = |value: u32| i16::try_from(value).unwrap_or(i16::MAX);
    let left = end.ki_left(amount(&before));
    let (lost, prevented) = bout.risk.map_or((0, 0), |risk| {
        let prevention = match fighter {
            Actor::Champion(_) => Prevention::Ki(amount(&before)),
            Actor::Ally(_) => Prevention::None,
        };
        let lost = end.purity_lost(risk.stake, prevention);
        (lost, if end.taken > 0 { u32::from(risk.stake - lost) } else { 0 })
    });
    let spent = if let Actor::Champion(_) = fighter { prevented } else { 0 };
    Condition {
        life: before.life + whole(end.recovered) - whole(end.taken),
        ki: whole(left.saturating_sub(spent)),
        honor: honor(bout, asked, fighter, before, end),
        purity: before.purity - i16::from(lost),
        foe: before.foe - whole(end.dealt),
    }
}

/// Honor after Deception, and after wounding an Enemy that is not Insignificant (CH-COM-10).
fn honor(bout: &Bout, asked: &Asked, fighter: Actor, before: Condition, end: &End) -> i16 {
    match fighter {
        Actor::Ally(_) => 0,
        Actor::Champion(_) => {
            let paid = if end.deceived { -DISHONESTY } else { 0 };
            let gained = i16::from(end.dealt > 0 && !asked.insignificant.contains(&bout.enemy));
            bout.honor(before.honor).plus(paid).plus(gained).get()
        }
    }
}
