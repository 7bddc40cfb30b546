//! Questions as they are written: everything public, nothing checked but names and types.
//!
//! [`Combat::new`](super::combat::Combat::new) and [`SkillTest::new`](super::skill_test::SkillTest::new) say what is
//! wrong with them. Numbers are wider than what is allowed, so that the fault is named with its bounds.

use super::strictly::{given, object, object_or_null};
use crate::games::champions::model::element::Element;
use serde::Deserialize;

/// What a document asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A Combat (CH-COM).
    Combat,
    /// A Skill Test out of Combat (CH-TEST).
    Test,
}

/// A Combat, before the roll or in the middle of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatForm {
    /// Always [`Kind::Combat`].
    pub kind: Kind,
    /// The players' side.
    #[serde(deserialize_with = "object")]
    pub champion: ChampionForm,
    /// The other side.
    #[serde(deserialize_with = "object")]
    pub enemy: EnemyForm,
    /// What is on the Enemy Dice.
    #[serde(deserialize_with = "object")]
    pub faces: FacesForm,
    /// What the players are after.
    #[serde(deserialize_with = "object")]
    pub weights: WeightsForm,
    /// The dice that lie on the table, in the middle of a roll.
    #[serde(default, deserialize_with = "given")]
    pub rolled: Option<Vec<Element>>,
    /// The sum of the Enemy's faces, Offensive and Defensive, before its bonuses.
    #[serde(default, deserialize_with = "given")]
    pub enemy_result: Option<Vec<i64>>,
}

/// A Champion or Ally in Combat.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "the fields of the document")]
pub struct ChampionForm {
    /// Elemental Dice, 4 or 5.
    pub dice: i64,
    /// Available Ki; of an Ally its reroll tokens.
    pub ki: i64,
    /// Whether Deception can still be used.
    pub deception: bool,
    /// Whether no Defensive Success counts.
    pub dishonored: bool,
    /// Whether this is an Ally.
    pub ally: bool,
    /// Life Points now.
    pub lp: i64,
    /// Life Points on the card.
    pub lp_max: i64,
    /// Added to the Offensive Successes.
    pub offence_bonus: i64,
    /// Added to the Defensive Successes.
    pub defence_bonus: i64,
    /// Whether Offensive Successes count.
    pub offence_counts: bool,
    /// The Secret Technique, where there is one for this Combat.
    #[serde(deserialize_with = "object_or_null")]
    pub technique: Option<TechniqueForm>,
}

/// A Secret Technique.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechniqueForm {
    /// Its combination.
    #[serde(deserialize_with = "object")]
    pub needs: NeedsForm,
    /// Added to the Offensive Successes.
    pub offence: i64,
    /// Added to the Defensive Successes.
    pub defence: i64,
    /// Direct Wounds.
    pub wounds: i64,
}

/// How many dice of each Element a technique needs.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NeedsForm {
    /// Dice of Air.
    pub air: i64,
    /// Dice of Earth.
    pub earth: i64,
    /// Dice of Fire.
    pub fire: i64,
    /// Dice of Water.
    pub water: i64,
    /// Dice of Void.
    pub void: i64,
}

/// A colour of Enemy Dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The weakest.
    White,
    /// The middle ones.
    Gray,
    /// The strongest.
    Black,
}
crate::small!(Colour: White, Gray, Black);

/// An Enemy in Combat.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyForm {
    /// Enemy Dice, 2 or 3.
    pub dice: Vec<Colour>,
    /// Wounds until it is Eliminated.
    pub lp: i64,
    /// Added to the Offensive Successes.
    pub offence_bonus: i64,
    /// Added to the Defensive Successes.
    pub defence_bonus: i64,
    /// Whether Offensive Successes count.
    pub offence_counts: bool,
    /// Purity that being wounded by it puts at stake (CH-COM-9).
    #[serde(default)]
    pub corruption: i64,
}

/// Six faces for each colour, each an Offensive and a Defensive number.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FacesForm {
    /// Of a white die.
    pub white: Vec<Vec<i64>>,
    /// Of a gray die.
    pub gray: Vec<Vec<i64>>,
    /// Of a black die.
    pub black: Vec<Vec<i64>>,
}

/// What each thing is worth to the players, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsForm {
    /// Each Wound dealt, up to the Enemy's Life Points.
    pub wound_dealt: f64,
    /// Each Wound taken, up to the own Life Points.
    pub wound_taken: f64,
    /// Eliminating the Enemy.
    pub kill: f64,
    /// Being Eliminated.
    pub death: f64,
    /// Each Ki spent or gained.
    pub ki: f64,
    /// Each Honor that Deception costs.
    pub honor: f64,
    /// The Action Point that three Air bring.
    pub ap: f64,
    /// The Life Point that three Air bring.
    pub lp: f64,
    /// Each Purity that being wounded puts at stake, whether Ki keeps it afterwards or not.
    #[serde(default)]
    pub purity: f64,
}

impl WeightsForm {
    /// Wounds both ways alike, an Elimination worth two more, one's own three; Purity weighs nothing.
    pub const WOUNDS_ALIKE: Self = Self {
        wound_dealt: 1.0,
        wound_taken: 1.0,
        kill: 2.0,
        death: 3.0,
        ki: 0.25,
        honor: 0.5,
        ap: 0.25,
        lp: 0.5,
        purity: 0.0,
    };
}

/// A Skill Test out of Combat, before the roll or in the middle of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestForm {
    /// Always [`Kind::Test`].
    pub kind: Kind,
    /// Elemental Dice, 4 or 5.
    pub dice: i64,
    /// Available Ki; of an Ally its reroll tokens.
    pub ki: i64,
    /// Whether Deception can still be used.
    pub deception: bool,
    /// Whether Harmony may be taken as 4 successes.
    pub harmony: bool,
    /// Added to the successes, but not to those of Harmony.
    pub bonus: i64,
    /// The successes that are needed.
    pub target: i64,
    /// The dice that lie on the table, in the middle of a roll.
    #[serde(default, deserialize_with = "given")]
    pub rolled: Option<Vec<Element>>,
}
