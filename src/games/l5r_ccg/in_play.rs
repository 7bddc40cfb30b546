//! What lies on the table: cards in play, Provinces, the dead, and what is under way.

use super::model::card::Card;
use super::model::player::{CardId, SeatId};
use super::model::side::Side;
use super::rules::attack::Segment;
use super::rules::lobby::Whom;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What tokens or effects add to a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// Force.
    pub force: i16,
    /// Chi.
    pub chi: i16,
}

impl Bonus {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { force: self.force.saturating_add(other.force), chi: self.chi.saturating_add(other.chi) }
    }
}

/// How long something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lasting {
    /// As long as the card is in play.
    Always,
    /// Until the end of this turn (CC-TURN-6).
    ThisTurn,
}

/// Whether a card is bowed (CC-Q-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// It is not.
    Straight,
    /// It is.
    Bowed,
}

/// Whether a Personality is dishonored (CC-Q-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It is not.
    Honorable,
    /// It is.
    Dishonored,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InPlay {
    /// What was typed in.
    pub card: Card,
    /// Whose it is.
    pub owner: SeatId,
    /// The Personality it lies with.
    pub on: Option<CardId>,
    /// Whether it is bowed.
    pub posture: Posture,
    /// Whether it is dishonored.
    pub standing: Standing,
    /// Older versions under it (CC-REC-7).
    pub under: u8,
    /// Its tokens.
    pub tokens: Bonus,
    /// What counts until the end of this turn.
    pub this_turn: Bonus,
}

impl InPlay {
    /// Whether it is bowed.
    pub fn is_bowed(&self) -> bool {
        self.posture == Posture::Bowed
    }

    /// Whether it is dishonored.
    pub fn is_dishonored(&self) -> bool {
        self.standing == Standing::Dishonored
    }

    /// What tokens and effects add to it now.
    pub fn bonus(&self) -> Bonus {
        self.tokens.plus(self.this_turn)
    }
}

/// A Province (CC-Q-2, CC-Q-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Province {
    /// Its Strength, 0 to 99.
    pub strength: u8,
    /// Whether it stands.
    pub stands: bool,
}

/// A Personality that died (CC-Q-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dead {
    /// Who.
    pub name: Name,
    /// Whether with honor.
    pub standing: Standing,
}

/// Whose action it is (CC-ACT-1, CC-ACT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    /// Whose, unless all have passed.
    pub next: SeatId,
    /// How many have passed in a row.
    pub passes: u8,
}

/// A unit sent to a Province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// Its Personality.
    pub unit: CardId,
    /// Whose it was then.
    pub owner: SeatId,
    /// In which segment.
    pub segment: Segment,
    /// On which side.
    pub side: Side,
    /// The Province's place, from 0.
    pub province: u8,
    /// Whether it is still there.
    pub there: bool,
}

/// An attack under way (CC-ATK).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who is attacked.
    pub defender: SeatId,
    /// Whom the Attacker invited.
    pub invited_to_attack: Vec<SeatId>,
    /// Whom the Defender invited.
    pub invited_to_defend: Vec<SeatId>,
    /// The segment of maneuvers; nothing once battles are fought.
    pub segment: Option<Segment>,
    /// Units sent, in order.
    pub sent: Vec<Sent>,
    /// Provinces where the battle is over, by place.
    pub fought: BTreeSet<u8>,
    /// The battle that is fought now.
    pub battle: Option<Battle>,
}

/// A battle under way, besides what its cards show (CC-BAT).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The Province's place, from 0.
    pub province: u8,
    /// Cards whose Fear was used.
    pub feared: BTreeSet<CardId>,
    /// Tacticians who have acted.
    pub schemed: BTreeSet<CardId>,
    /// Effects of the Terrain, where one lies.
    pub terrain: Option<Vec<Effect>>,
    /// What is added to the attacking army.
    pub attack: i16,
    /// What is added to the defending army.
    pub defense: i16,
    /// What is added to the Province's Strength.
    pub strength: i16,
}

/// What a card does to a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A card bows.
    Bow(CardId),
    /// A card straightens.
    Straighten(CardId),
    /// A card is destroyed.
    Destroy(CardId),
    /// A card's Force changes until the end of the turn.
    Modify(CardId, i8),
    /// An army's Force changes.
    Army(Side, i8),
    /// The Province's Strength changes.
    Province(i8),
}

/// One of two in a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duelist {
    /// Who challenged.
    Challenger,
    /// Who was challenged, and decides first.
    Challenged,
}
crate::small!(Duelist: Challenger, Challenged);

impl Duelist {
    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Self::Challenger => Self::Challenged,
            Self::Challenged => Self::Challenger,
        }
    }
}

/// One side of a duel, as all may know it (CC-DUEL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelSide {
    /// The Personality.
    pub card: CardId,
    /// Whose.
    pub seat: SeatId,
    /// Its start value, where it is known.
    pub start: Option<u8>,
    /// Cards focused.
    pub focused: u8,
}

/// How far a duel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelStage {
    /// It was offered and may be refused.
    Offered,
    /// They focus in turn.
    Focusing,
    /// Somebody struck.
    Struck,
}

/// A duel under way (CC-DUEL).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Who challenged.
    pub challenger: DuelSide,
    /// Who was challenged.
    pub challenged: DuelSide,
    /// How far it is.
    pub stage: DuelStage,
}

impl Duel {
    /// One side.
    pub fn side(&self, duelist: Duelist) -> &DuelSide {
        match duelist {
            Duelist::Challenger => &self.challenger,
            Duelist::Challenged => &self.challenged,
        }
    }

    /// One side, to be changed.
    pub fn side_mut(&mut self, duelist: Duelist) -> &mut DuelSide {
        match duelist {
            Duelist::Challenger => &mut self.challenger,
            Duelist::Challenged => &mut self.challenged,
        }
    }

    /// Whose decision it is: the challenged one's as long as both have focused equally often (CC-DUEL-7b).
    pub fn turn(&self) -> Duelist {
        if self.challenger.focused >= self.challenged.focused { Duelist::Challenged } else { Duelist::Challenger }
    }
}

/// What somebody does in a lobbying (CC-FAV-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effort {
    /// Nothing.
    Pass,
    /// A Personality of so much Personal Honor speaks.
    Speaker {
        /// Which, where its card is typed in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// What it adds, 0 to 20.
        value: u8,
        /// For whom.
        whom: Whom,
    },
    /// A Fate card of so much Focus Value is discarded.
    Gift {
        /// What it adds, 0 to 20.
        value: u8,
        /// For whom.
        whom: Whom,
    },
}

/// A lobbying under way (CC-FAV-7..10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lobby {
    /// Personal Honor of who bowed for it.
    pub initiator: u8,
    /// Against whom it goes.
    pub antagonist: SeatId,
    /// What was done, in order.
    pub efforts: Vec<(SeatId, Effort)>,
}

/// Cards in play by number.
pub type Cards = BTreeMap<CardId, InPlay>;
