//! Secret Techniques and powers as data: what the app can apply by itself (rulebook p. 13, 20). What cannot be said
//! in numbers stays in the players' words.

use super::element::Element;
use super::name::Note;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The combination of Elements a Secret Technique takes: at most [`Needs::MOST`] dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawNeeds", into = "RawNeeds")]
pub struct Needs([u8; 5]);

impl Needs {
    /// Nobody rolls more dice than this.
    pub const MOST: usize = 5;

    /// So many dice of each of these Elements.
    ///
    /// # Errors
    ///
    /// [`TooManyNeeds`] where that is more dice than anybody rolls.
    pub fn new(needs: &[(Element, u8)]) -> Result<Self, TooManyNeeds> {
        let mut each = [0_u8; 5];
        for (element, dice) in needs {
            each[element.index()] = each[element.index()].saturating_add(*dice);
        }
        let dice = each.iter().map(|dice| usize::from(*dice)).sum();
        if dice > Self::MOST { Err(TooManyNeeds { dice }) } else { Ok(Self(each)) }
    }

    /// How many dice of `element` it takes.
    pub fn of(self, element: Element) -> u8 {
        self.0[element.index()]
    }

    /// Every Element it takes, with the number of dice.
    pub fn each(self) -> impl Iterator<Item = (Element, u8)> {
        Element::ALL.iter().map(move |element| (*element, self.of(*element))).filter(|(_, dice)| *dice > 0)
    }
}

/// A technique that nobody could ever roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyNeeds {
    /// How many dice it asks for.
    pub dice: usize,
}

impl fmt::Display for TooManyNeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the technique needs {} dice, at most {} are rolled", self.dice, Needs::MOST)
    }
}

impl std::error::Error for TooManyNeeds {}

/// How needs are written: the Elements by name, those not needed left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNeeds {
    #[serde(default, skip_serializing_if = "is_zero")]
    air: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    earth: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    fire: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    water: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    void: u8,
}

impl TryFrom<RawNeeds> for Needs {
    type Error = TooManyNeeds;

    fn try_from(raw: RawNeeds) -> Result<Self, TooManyNeeds> {
        Self::new(&[
            (Element::Air, raw.air),
            (Element::Earth, raw.earth),
            (Element::Fire, raw.fire),
            (Element::Water, raw.water),
            (Element::Void, raw.void),
        ])
    }
}

impl From<Needs> for RawNeeds {
    fn from(needs: Needs) -> Self {
        Self {
            air: needs.of(Element::Air),
            earth: needs.of(Element::Earth),
            fire: needs.of(Element::Fire),
            water: needs.of(Element::Water),
            void: needs.of(Element::Void),
        }
    }
}

/// A Champion's Secret Technique.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Technique {
    /// The combination of Elements it takes.
    pub needs: Needs,
    /// Offensive Successes it adds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub offence: i8,
    /// Defensive Successes it adds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub defence: i8,
    /// Wounds it inflicts past every defence.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wounds: u8,
    /// Action Points it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ap: u8,
    /// Ki it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ki: u8,
    /// Life Points it heals, before the Wounds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub life: u8,
    /// Honor it brings or costs.
    #[serde(default, skip_serializing_if = "is_none")]
    pub honor: i8,
    /// What else it does, in the players' words.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
}

/// Whether being Outnumbered costs a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutnumberedDice {
    /// One die less, as everybody.
    #[default]
    Reduced,
    /// No die less.
    Kept,
}

impl OutnumberedDice {
    fn is_reduced(&self) -> bool {
        *self == Self::Reduced
    }
}

/// What the Clan Power and the Champion's own power change in every Combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Honor gained when Outnumbered, on top of the rule's own.
    #[serde(default, skip_serializing_if = "is_none")]
    pub honor_outnumbered: i8,
    /// Whether being Outnumbered costs a die.
    #[serde(default, skip_serializing_if = "OutnumberedDice::is_reduced")]
    pub dice_outnumbered: OutnumberedDice,
    /// Offensive Successes it adds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub offence: i8,
    /// Defensive Successes it adds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub defence: i8,
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_none(value: &i8) -> bool {
    *value == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_that_needs_six_dice_is_refused() {
        assert_eq!(Needs::new(&[(Element::Fire, 4), (Element::Air, 2)]), Err(TooManyNeeds { dice: 6 }));
        let error = serde_json::from_str::<Technique>(r#"{"needs":{"fire":3,"void":3}}"#).unwrap_err().to_string();
        assert!(error.contains("needs 6 dice, at most 5 are rolled"), "{error}");
    }

    #[test]
    fn only_what_a_technique_does_is_written() {
        let needs = Needs::new(&[(Element::Fire, 2), (Element::Air, 1)]).unwrap();
        let technique = Technique { needs, offence: 1, ..Technique::default() };
        let text = serde_json::to_string(&technique).unwrap();
        assert_eq!(text, r#"{"needs":{"air":1,"fire":2},"offence":1}"#);
        assert_eq!(serde_json::from_str::<Technique>(&text).unwrap(), technique);
    }
}
