//! What the final dice of the players' side come to, before the Enemy's are looked at (CH-COM-8).

use super::dice::Dice;
use super::fighter::{Fighter, FighterKind, Standing, Technique};
use crate::games::champions::model::element::Element;

/// The Elements that can be chosen for Offensive Successes; the first of equals is named in advice.
pub(super) const OFFENCE: [Element; 2] = [Element::Fire, Element::Water];
/// The Elements that can be chosen for Defensive Successes.
pub(super) const DEFENCE: [Element; 2] = [Element::Air, Element::Earth];

/// From how many dice of one Element on there are Additional Effects.
const ADDITIONAL: u8 = 3;

/// The results of a final roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Offensive Successes with all bonuses, from 0.
    pub(super) offence: i64,
    /// Defensive Successes with all bonuses, from 0.
    pub(super) defence: i64,
    /// Direct Wounds of the technique.
    pub(super) wounds: i64,
    /// Whether Harmony can be taken instead of all these.
    pub(super) harmony: bool,
    /// Whether there are three Fire: +1 Ki.
    pub(super) fire: bool,
    /// Whether there are three Air: +1 Action Point and +1 Life Point.
    pub(super) air: bool,
}

/// The Element with the most dice is chosen on either side: weights are never negative, so more is never worse.
pub(super) fn tally(fighter: &Fighter, last: Dice) -> Tally {
    let additional = |element| fighter.kind == FighterKind::Champion && last.count(element) >= ADDITIONAL;
    let technique = fighter.technique.as_ref().filter(|technique| technique.applies(last));
    let by_technique = |part: fn(&Technique) -> i64| technique.map_or(0, part);
    let count = |elements| i64::from(last.more_of(elements).1);
    let water = i64::from(additional(Element::Water));
    let earth = i64::from(additional(Element::Earth));
    let offence = count(OFFENCE) + fighter.offence_bonus + water + by_technique(|technique| technique.offence);
    let defence = count(DEFENCE) + fighter.defence_bonus + earth + by_technique(|technique| technique.defence);
    Tally {
        offence: if fighter.offence_counts { offence.max(0) } else { 0 },
        defence: match fighter.standing {
            Standing::Honorable => defence.max(0),
            Standing::Dishonored => 0,
        },
        wounds: by_technique(|technique| technique.wounds),
        harmony: last.is_harmonious(),
        fire: additional(Element::Fire),
        air: additional(Element::Air),
    }
}
