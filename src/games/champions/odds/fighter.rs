//! The players' side of a Combat: a Champion or an Ally, and its Secret Technique.

use super::dice::{Dice, MOST_DICE};
use super::fault::{FaultKind, Faults};
use super::forms::{ChampionForm, NeedsForm, TechniqueForm};
use crate::games::champions::model::element::Element;
use std::ops::RangeInclusive;

/// How many Elemental Dice are rolled (CH-COM-4, CH-TEST-1).
pub(super) const DICE: RangeInclusive<i64> = 4..=5;

/// A Champion or Ally in Combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fighter {
    pub(super) dice: usize,
    /// Available Ki, or the reroll tokens of an Ally.
    pub(super) ki: u64,
    pub(super) kind: FighterKind,
    pub(super) standing: Standing,
    /// Whether Deception can still be used.
    pub(super) deception: bool,
    pub(super) lp: u32,
    pub(super) lp_max: u32,
    pub(super) offence_bonus: i64,
    pub(super) defence_bonus: i64,
    pub(super) offence_counts: bool,
    pub(super) technique: Option<Technique>,
}

/// Who fights on the players' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FighterKind {
    /// A Champion or Companion.
    Champion,
    /// An Ally: no Additional Effects.
    Ally,
}

/// Whether Defensive Successes count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// They do.
    Honorable,
    /// They do not, nor does any bonus to them.
    Dishonored,
}

/// A Secret Technique (CH-COM-8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Technique {
    /// Nothing where no roll holds it.
    needs: Option<Dice>,
    pub(super) offence: i64,
    pub(super) defence: i64,
    pub(super) wounds: i64,
}

impl Fighter {
    pub(super) fn checked(form: &ChampionForm, faults: &mut Faults) -> Self {
        refuse_for_allies(form, faults);
        let lp_max = faults.count("champion.lp_max", form.lp_max, 1, u32::MAX);
        Self {
            dice: dice("champion.dice", form.dice, faults),
            ki: ki("champion.ki", form.ki, faults),
            kind: if form.ally { FighterKind::Ally } else { FighterKind::Champion },
            standing: if form.dishonored { Standing::Dishonored } else { Standing::Honorable },
            deception: form.deception,
            lp: faults.count("champion.lp", form.lp, 1, lp_max),
            lp_max,
            offence_bonus: faults.bonus("champion.offence_bonus", form.offence_bonus),
            defence_bonus: faults.bonus("champion.defence_bonus", form.defence_bonus),
            offence_counts: form.offence_counts,
            technique: form.technique.as_ref().map(|technique| Technique::checked(technique, faults)),
        }
    }
}

/// A number of Elemental Dice.
pub(super) fn dice(path: &str, written: i64, faults: &mut Faults) -> usize {
    usize::try_from(faults.number(path, written, DICE)).unwrap_or(MOST_DICE)
}

/// An amount of Ki, as much as there may be.
pub(super) fn ki(path: &str, written: i64, faults: &mut Faults) -> u64 {
    faults.number(path, written, 0..=i64::MAX).unsigned_abs()
}

/// Dice on the table: exactly as many as are rolled.
pub(super) fn rolled(written: &[Element], dice: usize, faults: &mut Faults) -> Vec<Element> {
    faults.length("rolled", written.len(), dice..=dice);
    written.to_vec()
}

/// An Ally has no Secret Technique, no Honor to lose, and none to have lost (formats, section 3).
fn refuse_for_allies(form: &ChampionForm, faults: &mut Faults) {
    let had = [
        ("champion.deception", form.deception),
        ("champion.dishonored", form.dishonored),
        ("champion.technique", form.technique.is_some()),
    ];
    for (path, _) in had.into_iter().filter(|&(_, has)| form.ally && has) {
        faults.add(path, FaultKind::NotForAllies);
    }
}

impl Technique {
    fn checked(form: &TechniqueForm, faults: &mut Faults) -> Self {
        Self {
            needs: needs(&form.needs, faults),
            offence: faults.bonus("champion.technique.offence", form.offence),
            defence: faults.bonus("champion.technique.defence", form.defence),
            wounds: faults.marks("champion.technique.wounds", form.wounds),
        }
    }

    /// Whether the combination is among these dice. Nothing is among any.
    pub(super) fn applies(&self, last: Dice) -> bool {
        self.needs.is_some_and(|needs| last.contains(needs))
    }
}

/// A combination; nothing where it takes more dice than anybody rolls.
fn needs(form: &NeedsForm, faults: &mut Faults) -> Option<Dice> {
    let NeedsForm { air, earth, fire, water, void } = *form;
    let named = [("air", air), ("earth", earth), ("fire", fire), ("water", water), ("void", void)];
    let counts = named.map(|(name, count)| {
        faults.number(format!("champion.technique.needs.{name}"), count, 0..=i64::MAX);
        usize::try_from(count).unwrap_or_default()
    });
    let dice = counts.iter().fold(0, |sum: usize, count| sum.saturating_add(*count));
    // Five dice may be asked of somebody who rolls four: then they are not among those.
    (dice <= MOST_DICE).then(|| {
        let [air, earth, fire, water, void] = counts.map(|count| u8::try_from(count).unwrap_or_default());
        Dice::counted(|element| match element {
            Element::Air => air,
            Element::Earth => earth,
            Element::Fire => fire,
            Element::Water => water,
            Element::Void => void,
        })
    })
}
