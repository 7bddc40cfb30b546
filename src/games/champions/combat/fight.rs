//! A Combat as it was fought: what the players say of it, step by step. Saved in journals: fields are added, never
//! renamed.
//!
//! Absent on purpose: everything the rules work out of it; that is [`super::resolve`].

use super::terms::Terms;
use crate::games::champions::command::Fell;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::{CalledVoid, ElementalRoll, EnemyRoll, Harmony, Reroll, Turned};
use serde::{Deserialize, Serialize};

/// A Combat from its first step to its last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Steps 1 to 4: who fights whom, and how they stand.
    pub terms: Terms,
    /// Steps 5 and 6: the dice.
    pub dice: FightDice,
    /// Step 7: what was changed on them.
    #[serde(default, skip_serializing_if = "Changes::is_none")]
    pub changes: Changes,
    /// Step 8: what they are taken for.
    #[serde(default)]
    pub choices: Choices,
    /// Steps 9 and 10: what the app cannot know.
    #[serde(default, skip_serializing_if = "Aftermath::is_none")]
    pub aftermath: Aftermath,
}

/// The dice of both sides, and every reroll in the order in which it was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightDice {
    /// The fighter's first roll.
    pub first: ElementalRoll,
    /// The Enemy's.
    pub enemy: EnemyRoll,
    /// Rerolls of either side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<Reroll>,
}

/// What was changed on the dice after the last reroll.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Changes {
    /// Deception.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deception: Option<Turned>,
    /// Call of the Void.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<CalledVoid>,
    /// One Enemy Die, by the token of 9 Glory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enemy_die: Option<EnemyDieChange>,
}

impl Changes {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// An Enemy Die turned to another face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDieChange {
    /// Which die.
    pub die: u8,
    /// The face it shows now, by its place in the table.
    pub face: u8,
}

/// Whether the Secret Technique is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TechniqueUse {
    /// Where the final dice hold what it needs.
    #[default]
    WherePossible,
    /// It is.
    Used,
    /// It is not.
    Declined,
}

impl TechniqueUse {
    fn is_where_possible(&self) -> bool {
        *self == Self::WherePossible
    }
}

/// What the final dice are taken for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// The Offensive Element; where nobody says, the one that shows more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offence: Option<Element>,
    /// The Defensive Element; where nobody says, the one that shows more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defence: Option<Element>,
    /// The Secret Technique.
    #[serde(default, skip_serializing_if = "TechniqueUse::is_where_possible")]
    pub technique: TechniqueUse,
    /// Harmony with the Elements.
    #[serde(default, skip_serializing_if = "Harmony::is_unused")]
    pub harmony: Harmony,
    /// Glory tokens used in this Combat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<GloryToken>,
    /// Tokens beside the fighter used in this Combat; Reroll tokens stand with their rerolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub character_tokens: Vec<CharacterToken>,
    /// Tokens beside the Enemy used in this Combat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemy_tokens: Vec<CharacterToken>,
    /// What cards, items and the scenario add to the fighter's result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Modifier>,
    /// What they add to the Enemy's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemy_modifiers: Vec<Modifier>,
}

impl Choices {
    /// Whether a token turns an Enemy Die, that of 9 Glory or one beside the fighter.
    pub fn turn_an_enemy_die(&self) -> bool {
        self.tokens.contains(&GloryToken::EnemyDie) || self.character_tokens.contains(&CharacterToken::EnemyDie)
    }
}

/// Something the players add to a result, or take from it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// Offensive Successes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub offence: i8,
    /// Defensive Successes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: i8,
    /// Wounds inflicted past every defence.
    #[serde(default, skip_serializing_if = "is_no_wound")]
    pub wounds: u8,
    /// Why.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
}

/// What happens after the dice that the app cannot know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// Ki spent against the loss of Purity.
    #[serde(default, skip_serializing_if = "is_no_wound")]
    pub prevented: u8,
    /// Purity at stake by the Enemy's Corruption, where its card does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corruption: Option<u8>,
    /// Whether the Enemy fell, where nobody knows its Life Points.
    #[serde(default = "by_count")]
    pub enemy_fell: Fell,
    /// Whether the fighter fell, where nobody knows its Life Points.
    #[serde(default = "by_count")]
    pub fighter_fell: Fell,
}

impl Default for Aftermath {
    fn default() -> Self {
        Self { prevented: 0, corruption: None, enemy_fell: Fell::ByCount, fighter_fell: Fell::ByCount }
    }
}

impl Aftermath {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

fn by_count() -> Fell {
    Fell::ByCount
}

fn is_zero(value: &i8) -> bool {
    *value == 0
}

fn is_no_wound(value: &u8) -> bool {
    *value == 0
}

impl Fight {
    /// A Combat on `terms` with `dice` to which nothing was done, decided as the rules do where nobody says.
    pub fn plain(terms: Terms, dice: FightDice) -> Self {
        Self { terms, dice, changes: Changes::default(), choices: Choices::default(), aftermath: Aftermath::default() }
    }
}
