//! What advice is measured against, and in what: the best the dice bring for nothing, and the number that a plan is
//! honestly judged by.

use crate::games::champions::command::Outcome;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::technique::Needs;
use crate::games::champions::odds::advice::{Advice, CombatEnd};
use crate::games::champions::odds::combat::RolledCombat;
use crate::games::champions::odds::forms::{CombatForm, WeightsForm};
use crate::games::champions::odds::outcome::Odds;

/// Below this chance nobody is likely to fall, and the Wounds tell more.
const UNLIKELY: f64 = 0.05;
/// Chances nearer to each other than this are said alike.
const ALIKE: f64 = 0.005;
/// Less than this of a Wound is not seen in an expectation with one decimal.
const SEEN: f64 = 0.05;

/// What the players are after, as far as a chance can say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The Enemy falls.
    Eliminate,
    /// No Wound is taken.
    Unhurt,
}

impl Aim {
    /// How likely it is.
    pub fn share(self, odds: &Odds) -> f64 {
        match self {
            Self::Eliminate => odds.eliminates,
            Self::Unhurt => odds.taken.first().copied().unwrap_or(1.0),
        }
    }

    /// Weights that look at nothing else, but for Honor where two ways bring it alike.
    pub fn alone(self) -> WeightsForm {
        let nothing = WeightsForm {
            wound_dealt: 0.0,
            wound_taken: 0.0,
            kill: 0.0,
            death: 0.0,
            ki: 0.0,
            honor: 0.001,
            ap: 0.0,
            lp: 0.0,
            purity: 0.0,
        };
        match self {
            Self::Eliminate => WeightsForm { kill: 1.0, ..nothing },
            Self::Unhurt => WeightsForm { wound_taken: 1.0, ..nothing },
        }
    }

    /// Whether it is certain.
    pub fn is_certain(self, odds: &Odds) -> bool {
        self.share(odds) > 1.0 - 1e-9
    }
}

/// The best way to stop that costs neither Ki nor Honor: Call of the Void, Harmony, the right Elements.
#[derive(Clone, Debug, PartialEq)]
pub struct FreeStop {
    /// How.
    pub end: CombatEnd,
    /// What comes of it: certain, as no die is rolled.
    pub odds: Odds,
}

impl FreeStop {
    /// Of the question about dice that lie on the table; nothing where it cannot be asked.
    pub fn of(form: &CombatForm) -> Option<Self> {
        let mut form = form.clone();
        (form.champion.ki, form.champion.deception) = (0, false);
        let asked = RolledCombat::new(&form).ok()?;
        match asked.advice().advice {
            Advice::Settle(end) => Some(Self { end, odds: asked.odds() }),
            Advice::Reroll { .. } => None,
        }
    }

    /// The same of dice one of which Deception has turned, as they lie now; nothing where they bring no more by it.
    pub fn after_deception(form: &CombatForm, lying: Vec<Element>) -> Option<Self> {
        let form = CombatForm { rolled: Some(lying), ..form.clone() };
        Self::of(&form).filter(Self::does_something)
    }

    /// Wounds dealt and taken.
    pub fn wounds(&self) -> (usize, usize) {
        let certain = |shares: &[f64]| shares.iter().position(|share| *share > 0.5).unwrap_or(0);
        (certain(&self.odds.dealt), certain(&self.odds.taken))
    }

    /// Whether something has to be done for it, which the dice as they lie do not do by themselves.
    pub fn does_something(&self) -> bool {
        self.end.void.is_some() || self.end.harmony
    }
}

/// What a plan is judged by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measure {
    /// The chance of what the players are after: now, with one Ki, with all.
    Chance {
        /// If one stops for nothing.
        now: f64,
        /// With one Ki.
        one: f64,
        /// With all that is left.
        all: f64,
    },
    /// Wounds: nobody is likely to fall, the chance is not what changes, or the plan is for something else and the
    /// chance would fall.
    Wounds,
}

/// What a plan is judged by that turns `now` into `one` with one Ki and `all` with all.
pub fn measure(now: f64, one: f64, all: f64) -> Measure {
    let unlikely = now.max(one).max(all) < UNLIKELY;
    let falls = one > all + ALIKE || now > all + ALIKE;
    if unlikely || falls || (all - now).abs() < ALIKE { Measure::Wounds } else { Measure::Chance { now, one, all } }
}

/// Wounds of both, as far as there is Life to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wounds {
    /// Dealt.
    pub dealt: usize,
    /// Taken.
    pub taken: usize,
}

impl Wounds {
    /// Of Wounds that may be more than there is Life.
    #[must_use]
    pub fn within(self, life: Self) -> Self {
        Self { dealt: self.dealt.min(life.dealt), taken: self.taken.min(life.taken) }
    }
}

/// Which Wounds a plan is headed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// Those dealt.
    Dealt,
    /// Those taken.
    Taken,
}

/// What gets better by a plan that turns `now` into `then`, where the Enemy and the fighter have that much `life`: what the
/// players are after, where both do; the Wounds dealt, where neither does.
pub fn better(aim: Aim, now: Wounds, then: &Odds, life: Wounds) -> Better {
    let now = now.within(life);
    let dealt = mean(&then.dealt, life.dealt) > number(now.dealt) + SEEN;
    let taken = mean(&then.taken, life.taken) < number(now.taken) - SEEN;
    match aim {
        Aim::Eliminate if taken && !dealt => Better::Taken,
        Aim::Unhurt if taken => Better::Taken,
        Aim::Eliminate | Aim::Unhurt => Better::Dealt,
    }
}

fn mean(shares: &[f64], life: usize) -> f64 {
    shares.iter().enumerate().map(|(wounds, share)| number(wounds.min(life)) * share).sum()
}

// Wounds have at most four digits.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn number(wounds: usize) -> f64 {
    wounds as f64
}

/// What a turned die, Call of the Void or Harmony adds to what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// Nothing at all: it is not worth saying.
    Nothing,
    /// Something about the Wounds, or at the price of Honor.
    Wounds,
    /// More of that alone.
    More {
        /// Of what.
        gauge: Gauge,
        /// So much is gained as it lies.
        from: u8,
        /// So much then.
        to: u8,
    },
}

/// What it adds that a Combat would come to `then` instead of `now`, against an Enemy with so much `life`.
pub fn added(now: &Outcome, then: &Outcome, life: usize) -> Added {
    let wounds = |outcome: &Outcome| (usize::from(outcome.dealt).min(life), outcome.taken);
    if wounds(now) != wounds(then) || now.deception != then.deception {
        return Added::Wounds;
    }
    let gains = |outcome: &Outcome| {
        let honor = u8::try_from(outcome.technique_honor).unwrap_or(0);
        [
            (Gauge::Life, outcome.life_recovered),
            (Gauge::Ki, outcome.ki_gained),
            (Gauge::Ap, outcome.ap_gained),
            (Gauge::Honor, honor),
        ]
    };
    let more = gains(now).into_iter().zip(gains(then)).find(|((_, now), (_, then))| then > now);
    more.map_or(Added::Nothing, |((gauge, from), (_, to))| Added::More { gauge, from, to })
}

/// The one Element a technique would still lack of dice that are kept, where a single die is missing.
pub fn lacks_one(kept: &[Element], needs: Needs) -> Option<Element> {
    let count = |element: Element| kept.iter().filter(|face| **face == element).count();
    let missing = needs.each().map(|(element, dice)| (element, usize::from(dice).saturating_sub(count(element))));
    let mut missing = missing.filter(|(_, dice)| *dice > 0);
    match (missing.next(), missing.next()) {
        (Some((element, 1)), None) => Some(element),
        _ => None,
    }
}

/// Dice that count as they lie and are rolled again, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp {
    /// What they show.
    pub element: Element,
    /// How many.
    pub count: usize,
    /// What they are given up for.
    pub hope: Hope,
}

/// What a reroll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// The Secret Technique, of which the kept dice hold a part.
    Technique,
    /// Three of an Element, of which two are kept.
    Three(Element),
    /// More of an Element that is kept.
    More(Element),
}

/// The dice that count if one stops, and that a reroll gives up which keeps others; those most in number. Nothing where it
/// gives up none, or keeps nothing.
pub fn given_up(end: &CombatEnd, (kept, rerolled): (&[Element], &[Element]), needs: Option<Needs>) -> Option<GivenUp> {
    let count = |dice: &[Element], element: Element| dice.iter().filter(|face| **face == element).count();
    let counted = [end.offence, end.defence].into_iter().flatten();
    let given = counted.map(|element| (element, count(rerolled, element))).filter(|(_, count)| *count > 0);
    let (element, count_given) = given.max_by_key(|(_, count)| *count)?;
    let begun = needs.filter(|needs| {
        let short = needs.each().any(|(element, dice)| count(kept, element) < usize::from(dice));
        short && kept.iter().all(|face| needs.of(*face) > 0)
    });
    let most = kept.iter().copied().filter(|face| ![Element::Void, element].contains(face));
    let most = most.max_by_key(|face| count(kept, *face))?;
    let hope = match (begun, count(kept, most)) {
        (Some(_), _) => Hope::Technique,
        (None, 2) => Hope::Three(most),
        (None, _) => Hope::More(most),
    };
    Some(GivenUp { element, count: count_given, hope })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Deception;
    use crate::games::champions::trial;

    fn outcome(dealt: u8, taken: u8) -> Outcome {
        trial::told(trial::acting(&[trial::GOBLIN]).state(), None, (dealt, taken))
    }

    #[test]
    fn what_adds_nothing_to_the_dice_as_they_lie_is_no_advice() {
        let one = outcome(1, 0);
        assert_eq!(added(&one, &one, 1), Added::Nothing, "Harmony was taken already");
        assert_eq!(added(&one, &outcome(2, 0), 1), Added::Nothing, "it has one Life");
        assert_eq!(added(&one, &outcome(2, 0), 2), Added::Wounds);
        let (mut air, mut deceived) = (one.clone(), one.clone());
        air.ap_gained = 1;
        deceived.deception = Deception::Used;
        assert_eq!(added(&one, &air, 1), Added::More { gauge: Gauge::Ap, from: 0, to: 1 });
        assert_eq!(added(&air, &one, 1), Added::Nothing);
        assert_eq!(added(&one, &deceived, 1), Added::Wounds, "it has a price, which is said");
    }

    #[test]
    fn what_counting_dice_are_given_up_for_is_named() {
        use Element::{Air, Earth, Fire, Void, Water};
        let end = CombatEnd { deception: None, void: None, offence: Some(Fire), defence: Some(Air), harmony: false };
        let three = given_up(&end, (&[Water, Water], &[Fire, Fire, Earth]), None);
        assert_eq!(three, Some(GivenUp { element: Fire, count: 2, hope: Hope::Three(Water) }));
        let more = given_up(&end, (&[Earth], &[Fire, Air, Air, Void]), None);
        assert_eq!(more, Some(GivenUp { element: Air, count: 2, hope: Hope::More(Earth) }));
        assert_eq!(given_up(&end, (&[Fire, Fire, Air], &[Water, Void]), None), None, "nothing that counts");
        assert_eq!(given_up(&end, (&[], &[Fire, Air]), None), None, "all dice are rolled again");
        let needs = Needs::new(&[(Water, 2), (Earth, 1)]).unwrap();
        let technique = given_up(&end, (&[Water, Earth], &[Fire, Fire, Air]), Some(needs));
        assert_eq!(technique, Some(GivenUp { element: Fire, count: 2, hope: Hope::Technique }));
    }
}
