//! A Warband as it is written down: profile cards, special cards, and what is attached to what (BU-WAR).
//!
//! It may break any rule of recruitment; [`super::super::rules::recruit`] finds all faults. Only attachments to cards or
//! models that are not there cannot be built. What nobody has said is `None`, never 0.

use super::size::Size;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// What a [`Warband`] is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WarbandParts {
    /// Its name.
    pub name: String,
    /// Its Faction.
    pub faction: String,
    /// The agreed limit in [`WarbandParts::RICE`], or [`WarbandParts::NO_LIMIT`].
    pub rice: i64,
    /// Its Theme card.
    pub theme: Option<Theme>,
    /// Its profile cards.
    pub profiles: Vec<Profile>,
    /// Its special cards but the Theme.
    pub specials: Vec<SpecialCard>,
}

impl WarbandParts {
    /// What players may agree on, in Rice.
    pub const RICE: RangeInclusive<i64> = 1..=1000;
    /// What stands for the limit where nobody agreed on one.
    pub const NO_LIMIT: i64 = 0;
}

/// A Warband whose attachments are all there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WarbandParts", into = "WarbandParts")]
pub struct Warband(WarbandParts);

/// What an attachment names that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unattachable {
    /// The special card's position.
    pub special: usize,
    /// The attachment's position in it.
    pub attachment: usize,
    /// What is not there.
    pub missing: Missing,
}

/// What is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The profile card.
    Profile,
    /// The model of the card.
    Model,
}

impl fmt::Display for Unattachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.missing {
            Missing::Profile => "there is no such card",
            Missing::Model => "the card has no such model",
        })
    }
}

impl std::error::Error for Unattachable {}

impl Warband {
    /// The Warband of these parts.
    ///
    /// # Errors
    ///
    /// The first attachment to a card or model that is not there.
    pub fn new(parts: WarbandParts) -> Result<Self, Unattachable> {
        for (special, card) in parts.specials.iter().enumerate() {
            for (attachment, attached) in card.attached.iter().enumerate() {
                let missing = match (parts.profiles.get(attached.profile), attached.model) {
                    (None, _) => Missing::Profile,
                    (Some(profile), Some(model)) if model >= profile.models.len() => Missing::Model,
                    (Some(_), _) => continue,
                };
                return Err(Unattachable { special, attachment, missing });
            }
        }
        Ok(Self(parts))
    }

    /// What it is made of.
    pub const fn parts(&self) -> &WarbandParts {
        &self.0
    }

    /// The agreed limit of Rice; nothing where nobody agreed on one.
    pub const fn limit(&self) -> Option<i64> {
        if self.0.rice == WarbandParts::NO_LIMIT { None } else { Some(self.0.rice) }
    }

    /// The same with another profile card at a place; the same where there is no such place.
    ///
    /// # Errors
    ///
    /// The first attachment to a model that the other card has not.
    pub fn with_card(&self, at: usize, card: Profile) -> Result<Self, Unattachable> {
        let mut parts = self.0.clone();
        if let Some(profile) = parts.profiles.get_mut(at) {
            *profile = card;
        }
        Self::new(parts)
    }
}

/// A Theme card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Its name.
    pub name: String,
    /// Its Faction.
    pub faction: String,
    /// Types it permits; none: the whole Faction.
    pub permitted: Vec<String>,
    /// Types it excludes.
    pub exclusion: Vec<String>,
}

/// What a profile costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Rice for each model, in [`Cost::RICE`].
    Rice(i64),
    /// "Su": it is only Summoned.
    Summoned,
    /// "Sp": a rule of its own.
    Special,
}

impl Cost {
    /// What a card may cost in Rice.
    pub const RICE: RangeInclusive<i64> = 0..=500;
}

/// A profile card and its models.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// Its Faction, or "Ronin".
    pub faction: String,
    /// Factions a Ronin fights for.
    pub ronin_for: Option<Vec<String>>,
    /// Its types.
    pub types: Vec<String>,
    /// Its traits as printed.
    pub traits: Vec<String>,
    /// What each model costs.
    pub cost: Cost,
    /// The most models, 1..=20.
    pub most: Option<i64>,
    /// Names of its models, at least one.
    pub models: Vec<String>,
    /// Types it permits whatever the Theme says.
    pub permits: Vec<String>,
    /// Types that must be in the Warband too.
    pub requires: Vec<String>,
    /// Types that must not.
    pub hatred: Vec<String>,
    /// Names of its other forms.
    pub forms: Vec<String>,
    /// The rest of the card.
    pub card: Card,
}

/// A printed Statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedStatistic {
    /// A number, 0..=99.
    Number(i64),
    /// "-".
    Dash,
}

/// A printed Ki Limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedLimit {
    /// A number.
    Number(i64),
    /// "\*": the communal card holds its tokens.
    Communal,
    /// ∞.
    Unlimited,
}

/// The printed values of a profile card; `None` is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Whether there is only one such model.
    pub unique: Option<bool>,
    /// Melee Pool.
    pub melee: Option<PrintedStatistic>,
    /// Ki of a Boost of it.
    pub melee_boost: Option<i64>,
    /// Ranged Pool.
    pub ranged: Option<PrintedStatistic>,
    /// Ki of a Boost of it.
    pub ranged_boost: Option<i64>,
    /// Move.
    pub movement: Option<PrintedStatistic>,
    /// Ki of a Boost of it.
    pub movement_boost: Option<i64>,
    /// Ki Statistic.
    pub ki: Option<PrintedStatistic>,
    /// Ki of a Boost of it.
    pub ki_boost: Option<i64>,
    /// Ki Limit.
    pub ki_limit: Option<PrintedLimit>,
    /// Wound boxes.
    pub wounds: Option<i64>,
    /// Size.
    pub size: Option<Size>,
    /// Base in millimetres.
    pub base: Option<i64>,
    /// Melee weapons.
    pub melee_weapons: Vec<MeleeWeapon>,
    /// Ranged weapons.
    pub ranged_weapons: Vec<RangedWeapon>,
    /// Ki Feats.
    pub feats: Vec<KiFeat>,
}

impl Card {
    /// Whether it prints no melee weapon; nothing where nobody has said. A roster says all there are, and it alone says
    /// Move or the base; of a card that was typed in a weapon may only be missing still.
    pub const fn is_unarmed(&self) -> Option<bool> {
        if !self.melee_weapons.is_empty() {
            return Some(false);
        }
        if self.movement.is_some() || self.base.is_some() { Some(true) } else { None }
    }
}

/// Strength of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// A number, −99..=99.
    Number(i64),
    /// "Sp": no Damage Roll.
    Special,
}

/// A Special as a weapon prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedSpecial {
    /// Its name; it may be one that only its card explains.
    pub name: String,
    /// Dice it costs.
    pub cost: Option<i64>,
}

/// A melee weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeWeapon {
    /// Its name.
    pub name: String,
    /// Its Strength.
    pub strength: Option<Strength>,
    /// Its traits as printed.
    pub traits: Vec<String>,
    /// Its Specials.
    pub specials: Vec<PrintedSpecial>,
}

/// Short, medium and long range of a weapon, each 0..=99 inches or "-".
pub type Bands = [Option<i64>; 3];

/// A ranged weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RangedWeapon {
    /// What it has like a melee weapon.
    pub weapon: MeleeWeapon,
    /// Its range bands.
    pub bands: Option<Bands>,
}

/// What a Ki Feat costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FeatCost {
    /// Ki Tokens.
    Number(i64),
    /// Anything else that is printed, such as "X".
    Printed(String),
}

/// A Ki Feat without its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KiFeat {
    /// Its name.
    pub name: String,
    /// What it costs.
    pub cost: Option<FeatCost>,
    /// When it is used.
    pub timing: Option<String>,
    /// On whom.
    pub subject: Option<String>,
    /// Its limits as printed.
    pub limits: Vec<String>,
}

/// What a special card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialKind {
    /// Used once something happens.
    Event,
    /// Attached to a profile card.
    Enhancement,
    /// A piece of terrain.
    Terrain,
    /// Holds Ki of several models.
    Communal,
}

impl SpecialKind {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 4] = [
        ("event", Self::Event),
        ("enhancement", Self::Enhancement),
        ("terrain", Self::Terrain),
        ("communal", Self::Communal),
    ];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Enhancement => "enhancement",
            Self::Terrain => "terrain",
            Self::Communal => "communal",
        }
    }
}

/// Whether an Enhancement is something a model carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Carried {
    /// *Equipment*: one for each model.
    Equipment,
    /// Anything else.
    No,
}

/// What an Enhancement is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attachment {
    /// Position of the profile card.
    pub profile: usize,
    /// Position of the model on it; none: every model of the card (A22).
    pub model: Option<usize>,
}

/// A special card and its copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialCard {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: SpecialKind,
    /// Its Faction, or "Ronin".
    pub faction: String,
    /// Rice of each copy, in [`Cost::RICE`].
    pub cost: i64,
    /// The most copies, 1..=20.
    pub most: Option<i64>,
    /// Copies, in [`SpecialCard::COPIES`].
    pub copies: i64,
    /// Whether it is *Equipment*.
    pub carried: Carried,
    /// Types it must have.
    pub requirement: Vec<String>,
    /// Types it must not have.
    pub exclusion: Vec<String>,
    /// What it is attached to.
    pub attached: Vec<Attachment>,
    /// Types it permits whatever the Theme says.
    pub permits: Vec<String>,
}

impl SpecialCard {
    /// So many copies of a card may be in a Warband.
    pub const COPIES: RangeInclusive<i64> = 1..=20;
}

impl TryFrom<WarbandParts> for Warband {
    type Error = Unattachable;

    fn try_from(parts: WarbandParts) -> Result<Self, Unattachable> {
        Self::new(parts)
    }
}

impl From<Warband> for WarbandParts {
    fn from(warband: Warband) -> Self {
        warband.0
    }
}
