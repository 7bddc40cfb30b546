//! A Champion in play.

use super::card::ChampionCard;
use super::equipment::{Equipment, EquipmentKind};
use super::ids::ObjectiveId;
use super::name::Name;
use super::objective::KeptObjective;
use super::quantity::{ActionPoints, FULL_PURITY, Glory, GloryToken, Honor, Ki, Purity, Wounds};
use crate::kernel::by::By;
use crate::kernel::known::Known;
use std::collections::BTreeMap;

/// Whether somebody is still on the players' side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// On the board.
    InPlay,
    /// Without Life Points, off the board for good.
    Eliminated,
    /// Without Purity, an Enemy until the end of the game.
    Corrupted,
    /// Taken off the board by the scenario or by hand, as Allies are; no Champion ever is.
    Removed,
}

/// Available and used Ki.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KiPool {
    /// To be spent.
    pub available: Ki,
    /// Spent this turn.
    pub used: Ki,
}

/// Where a Glory token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenState {
    /// The Glory was never reached.
    Ahead,
    /// Gained, not yet used.
    Ready,
    /// Used up; it does not come back.
    Used,
}

/// Something a Champion may do once per turn or Activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Once {
    /// May still do it.
    Free,
    /// Has done it.
    Done,
}

/// A Champion or Companion at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Champion {
    pub(in crate::games::champions) card: ChampionCard,
    pub(in crate::games::champions) wounds: Wounds,
    pub(in crate::games::champions) ap: Option<ActionPoints>,
    pub(in crate::games::champions) honor: Honor,
    pub(in crate::games::champions) starting_honor: Honor,
    pub(in crate::games::champions) ki: Option<KiPool>,
    pub(in crate::games::champions) purity: Purity,
    pub(in crate::games::champions) glory: Glory,
    pub(in crate::games::champions) tokens: By<GloryToken, TokenState>,
    pub(in crate::games::champions) standing: Standing,
    pub(in crate::games::champions) intervened: Once,
    pub(in crate::games::champions) concentrated: Once,
    pub(in crate::games::champions) drew: Once,
    /// Whether it has gained Honor for a wounded Enemy in this action. It follows from the events; no save has it.
    pub(in crate::games::champions) honored: Once,
    pub(in crate::games::champions) objectives: BTreeMap<ObjectiveId, KeptObjective>,
    pub(in crate::games::champions) next_objective: ObjectiveId,
    pub(in crate::games::champions) equipment: Vec<Equipment>,
    /// What it used in this scenario, by type, wherever that is by now. It follows from the events; no save has it.
    pub(in crate::games::champions) used_items: BTreeMap<EquipmentKind, Name>,
}

impl Champion {
    /// A Champion before the first turn (CH-SET-2), with the Honor its card starts with.
    pub(in crate::games::champions) fn new(card: ChampionCard, honor: Honor) -> Self {
        Self {
            wounds: Wounds::LEAST,
            ap: card.ap.value(),
            honor,
            starting_honor: honor,
            ki: card.ki.value().map(|available| KiPool { available, used: Ki::LEAST }),
            purity: Purity::clamped(FULL_PURITY),
            glory: Glory::LEAST,
            tokens: By::from_fn(|_| TokenState::Ahead),
            standing: Standing::InPlay,
            intervened: Once::Free,
            concentrated: Once::Free,
            drew: Once::Free,
            honored: Once::Free,
            objectives: BTreeMap::new(),
            next_objective: ObjectiveId(0),
            equipment: Vec::new(),
            used_items: BTreeMap::new(),
            card,
        }
    }

    /// The card as far as it is known.
    pub fn card(&self) -> &ChampionCard {
        &self.card
    }

    /// Wounds taken.
    pub fn wounds(&self) -> Wounds {
        self.wounds
    }

    /// Life Points left, where the card is known.
    pub fn life(&self) -> Option<i16> {
        self.card.life.value().map(|life| (life.get() - self.wounds.get()).max(0))
    }

    /// Action Points, where the card is known.
    pub fn ap(&self) -> Option<ActionPoints> {
        self.ap
    }

    /// Honor.
    pub fn honor(&self) -> Honor {
        self.honor
    }

    /// Honor at the start of the game.
    pub fn starting_honor(&self) -> Honor {
        self.starting_honor
    }

    /// Ki, where the card is known.
    pub fn ki(&self) -> Option<KiPool> {
        self.ki
    }

    /// Ki that can be spent; none where the card is not known.
    pub fn available_ki(&self) -> i16 {
        self.ki.map_or(0, |pool| pool.available.get())
    }

    /// Purity.
    pub fn purity(&self) -> Purity {
        self.purity
    }

    /// Glory.
    pub fn glory(&self) -> Glory {
        self.glory
    }

    /// Where a Glory token is.
    pub fn token(&self, token: GloryToken) -> TokenState {
        *self.tokens.get(token)
    }

    /// Whether it is still at the table.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Whether it may still Intervene this turn.
    pub fn intervened(&self) -> Once {
        self.intervened
    }

    /// Whether it may still concentrate in this Activation.
    pub fn concentrated(&self) -> Once {
        self.concentrated
    }

    /// Whether it may still draw objectives in this Activation.
    pub fn drew(&self) -> Once {
        self.drew
    }

    /// Whether it may still gain Honor for wounding an Enemy: once in an action (rulebook p. 14).
    pub fn honored(&self) -> Once {
        self.honored
    }

    /// The objectives it keeps, in the order of being kept.
    pub fn objectives(&self) -> &BTreeMap<ObjectiveId, KeptObjective> {
        &self.objectives
    }

    /// What it carries.
    pub fn equipment(&self) -> &[Equipment] {
        &self.equipment
    }

    /// The item of a type that it used in this scenario, even if it carries it no longer (rulebook p. 16).
    pub fn used_item(&self, kind: EquipmentKind) -> Option<&Name> {
        self.used_items.get(&kind)
    }

    /// Destiny; a set-up without it is not playable.
    pub fn destiny(&self) -> i16 {
        self.card.destiny.value().map_or(0, |destiny| destiny.get())
    }

    /// Purity Points missing at the end (CH-END).
    pub fn missing_purity(&self) -> i16 {
        (FULL_PURITY - self.purity.get()).max(0)
    }

    /// Whether it is on the players' side of the board.
    pub fn is_in_play(&self) -> bool {
        self.standing == Standing::InPlay
    }

    /// Whether a card value that play needs is still unknown.
    pub fn misses_card_values(&self) -> bool {
        let Known::Unknown = self.card.life else { return self.ap.is_none() || self.ki.is_none() };
        true
    }
}
