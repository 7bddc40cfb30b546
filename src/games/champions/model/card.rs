//! Character cards, in the order of the printed card (rulebook p. 12–13).
//!
//! No card has default values: what nobody has said is unknown.

use super::clan::Clan;
use super::effects::{Bonus, Moments};
use super::keyword::{Keyword, Listed};
use super::name::{Name, Note};
use super::other_side::OtherSide;
use super::quantity::{ActionPoints, Destiny, ElementalDice, GloryValue, Honor, Ki, LifePoints, Size, Wounds};
use super::technique::{Power, Technique};
use crate::games::champions::board::sight::Borders;
use crate::kernel::known::Known;
use serde::{Deserialize, Serialize};

/// What a Character does in Ranged Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ranged<D> {
    /// No bow on the card.
    Never,
    /// A bow is on the card; nobody has typed in its dice.
    Bow,
    /// These dice.
    Dice(D),
}

/// Dice an Enemy rolls: how many of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDice {
    /// The weakest.
    pub white: u8,
    /// The middle ones.
    pub gray: u8,
    /// The strongest.
    pub black: u8,
}

/// A Champion or Companion card; the keyword Companion tells them apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionCard {
    /// The Champion's name.
    pub name: Name,
    /// The Clan, whose mark the app shows.
    pub clan: Clan,
    /// Raises the Threshold and costs Glory at the end.
    pub destiny: Known<Destiny>,
    /// Keywords as printed.
    pub keywords: Vec<Keyword>,
    /// Whether these are all.
    #[serde(default, skip_serializing_if = "Listed::are_all")]
    pub keywords_listed: Listed,
    /// Life Points.
    pub life: Known<LifePoints>,
    /// Weakened at this many Life Points or fewer.
    pub weakened_at: Known<Wounds>,
    /// Action Points gained each turn.
    pub ap: Known<ActionPoints>,
    /// Honor at the start.
    pub honor: Known<Honor>,
    /// Ki at the start of each turn.
    pub ki: Known<Ki>,
    /// Room it takes in an area.
    pub size: Known<Size>,
    /// Elemental Dice in Melee Combat.
    pub melee: Known<ElementalDice>,
    /// Elemental Dice in Ranged Combat.
    pub ranged: Known<Ranged<ElementalDice>>,
    /// How borders count for its Line of Sight in Ranged Combat (CH-LOS; rulebook p. 27).
    #[serde(default, skip_serializing_if = "Borders::are_as_printed")]
    pub borders: Borders,
    /// Powers and Secret Technique in the players' words.
    pub note: Note,
    /// The Secret Technique, as far as the app applies it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<Technique>,
    /// Clan Power and own power, as far as the app applies them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
    /// What it says for the beginning and the end of a Combat.
    #[serde(default, skip_serializing_if = "Moments::are_silent")]
    pub moments: Moments,
    /// The Boss it becomes when it is Corrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_side: Option<OtherSide>,
}

impl ChampionCard {
    /// A card of which only the name and Clan are known.
    pub fn blank(name: Name, clan: Clan) -> Self {
        Self {
            name,
            clan,
            destiny: Known::Unknown,
            keywords: Vec::new(),
            keywords_listed: Listed::All,
            life: Known::Unknown,
            weakened_at: Known::Unknown,
            ap: Known::Unknown,
            honor: Known::Unknown,
            ki: Known::Unknown,
            size: Known::Unknown,
            melee: Known::Unknown,
            ranged: Known::Unknown,
            borders: Borders::AsPrinted,
            note: Note::default(),
            technique: None,
            power: None,
            moments: Moments::default(),
            other_side: None,
        }
    }

    /// Whether it fills the table rather than being a player's main Character.
    pub fn is_companion(&self) -> bool {
        self.keywords.contains(&Keyword::Companion)
    }

    /// The Life Points at which its Champion becomes Weakened; where the card does not say, half of them, rounded
    /// down.
    pub fn weakened_threshold(&self) -> Option<i16> {
        self.weakened_at.value().map(Wounds::get).or_else(|| self.life.value().map(|life| life.get() / 2))
    }
}

/// Whether an Enemy card says Enemy or Boss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnemyKind {
    /// An ordinary Enemy.
    Enemy,
    /// A Boss, immune to some effects.
    Boss,
}

/// An Enemy or Boss card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyCard {
    /// The Enemy's name.
    pub name: Name,
    /// Enemy or Boss.
    pub kind: EnemyKind,
    /// Action Points it starts each Enemy Phase with.
    pub ap: Known<ActionPoints>,
    /// Life Points.
    pub life: Known<LifePoints>,
    /// Room it takes in an area.
    pub size: Known<Size>,
    /// Keywords as printed.
    pub keywords: Vec<Keyword>,
    /// Whether these are all.
    #[serde(default, skip_serializing_if = "Listed::are_all")]
    pub keywords_listed: Listed,
    /// Enemy Dice in Melee Combat.
    pub melee: Known<EnemyDice>,
    /// Enemy Dice in Ranged Combat.
    pub ranged: Known<Ranged<EnemyDice>>,
    /// How borders count for its Line of Sight in Ranged Combat (CH-LOS; rulebook p. 27).
    #[serde(default, skip_serializing_if = "Borders::are_as_printed")]
    pub borders: Borders,
    /// Glory for the Champion who Eliminates it.
    pub glory: Known<GloryValue>,
    /// Abilities in the players' words.
    pub note: Note,
    /// What it says for the beginning and the end of a Combat.
    #[serde(default, skip_serializing_if = "Moments::are_silent")]
    pub moments: Moments,
    /// Successes it adds in every Combat.
    #[serde(default, skip_serializing_if = "Bonus::is_nothing")]
    pub bonus: Bonus,
}

impl EnemyCard {
    /// A card of which only the name is known.
    pub fn blank(name: Name, kind: EnemyKind) -> Self {
        Self {
            name,
            kind,
            ap: Known::Unknown,
            life: Known::Unknown,
            size: Known::Unknown,
            keywords: Vec::new(),
            keywords_listed: Listed::All,
            melee: Known::Unknown,
            ranged: Known::Unknown,
            borders: Borders::AsPrinted,
            glory: Known::Unknown,
            note: Note::default(),
            moments: Moments::default(),
            bonus: Bonus::default(),
        }
    }

    /// Purity it costs whom it wounds; 0 without the keyword.
    pub fn corruption(&self) -> i16 {
        self.keywords
            .iter()
            .map(|keyword| if let Keyword::Corruption(value) = keyword { (*value).into() } else { 0 })
            .sum()
    }

    /// Whether wounding it brings no Honor.
    pub fn is_insignificant(&self) -> bool {
        self.keywords.contains(&Keyword::Insignificant)
    }
}

/// An Ally card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllyCard {
    /// The Ally's name.
    pub name: Name,
    /// Action Points it has each turn.
    pub ap: Known<ActionPoints>,
    /// Life Points.
    pub life: Known<LifePoints>,
    /// Room it takes in an area.
    pub size: Known<Size>,
    /// Keywords as printed.
    pub keywords: Vec<Keyword>,
    /// Whether these are all.
    #[serde(default, skip_serializing_if = "Listed::are_all")]
    pub keywords_listed: Listed,
    /// Elemental Dice in Melee Combat.
    pub melee: Known<ElementalDice>,
    /// Reroll tokens for the scenario.
    pub destiny: Known<Destiny>,
    /// Elemental Dice in Ranged Combat.
    pub ranged: Known<Ranged<ElementalDice>>,
    /// How borders count for its Line of Sight in Ranged Combat (CH-LOS; rulebook p. 27).
    #[serde(default, skip_serializing_if = "Borders::are_as_printed")]
    pub borders: Borders,
    /// Abilities in the players' words.
    pub note: Note,
    /// What it says for the beginning and the end of a Combat.
    #[serde(default, skip_serializing_if = "Moments::are_silent")]
    pub moments: Moments,
    /// Successes it adds in every Combat.
    #[serde(default, skip_serializing_if = "Bonus::is_nothing")]
    pub bonus: Bonus,
    /// The Enemy or Boss it becomes when it is Corrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_side: Option<OtherSide>,
}

impl AllyCard {
    /// A card of which only the name is known.
    pub fn blank(name: Name) -> Self {
        Self {
            name,
            ap: Known::Unknown,
            life: Known::Unknown,
            size: Known::Unknown,
            keywords: Vec::new(),
            keywords_listed: Listed::All,
            melee: Known::Unknown,
            destiny: Known::Unknown,
            ranged: Known::Unknown,
            borders: Borders::AsPrinted,
            note: Note::default(),
            moments: Moments::default(),
            bonus: Bonus::default(),
            other_side: None,
        }
    }
}
