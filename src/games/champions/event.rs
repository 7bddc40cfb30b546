//! What happened: the only thing that changes a table.
//!
//! Saved in journals: variants and fields are added, never renamed. Events carry results, so that a replay rolls
//! nothing again.

mod cause;
mod deed;
mod shown;

pub use cause::Cause;
pub use deed::Deed;

use super::command::{Fall, Outcome};
use super::field::event::BoardEvent;
use super::investigation::event::InvestigationEvent;
use super::model::area_key::AreaKey;
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::character_token::CharacterToken;
use super::model::element::Element;
use super::model::equipment::Equipment;
use super::model::figure::Origin;
use super::model::former;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, ObjectiveId, PlayerId, Who};
use super::model::name::{Name, Note};
use super::model::objective::{Objective, Worth};
use super::model::quantity::{Gauge, GloryToken, GloryValue, Honor, Turn};
use super::model::ring_event::RingEvent;
use super::model::rolls::{ElementalRoll, EnemyRoll, Reroll};
use super::model::turn::{GroupObjective, Phase};
use super::scenario::event::StoryEvent;
use crate::kernel::chance::Source;
use serde::{Deserialize, Serialize};

fn one() -> u8 {
    1
}

fn is_one(miniatures: &u8) -> bool {
    *miniatures == 1
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A rule was set aside, by its number in the contract.
    Overrode {
        /// The rule's number.
        rule: String,
    },
    /// The players changed something by hand, and perhaps said why.
    ByHand {
        /// Why.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// Dice were rolled for the Favor, one roll for each who tied.
    FavorRolled {
        /// Result of chance: the faces of each.
        rolls: Vec<FavorRoll>,
        /// Who rolled.
        source: Source,
    },
    /// The Favor is with this player now.
    FavorHeld {
        /// Who.
        by: PlayerId,
    },
    /// The order of Activations is set.
    OrderSet {
        /// First to last.
        order: Vec<ChampionId>,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A turn began.
    TurnBegan {
        /// Which.
        turn: Turn,
    },
    /// A Champion's Activation began.
    ActivationBegan {
        /// Whose.
        champion: ChampionId,
    },
    /// A Champion's Activation ended.
    ActivationEnded {
        /// Whose.
        champion: ChampionId,
    },
    /// Somebody carried out an action.
    Acted {
        /// Who.
        actor: Actor,
        /// What.
        action: Deed,
    },
    /// Dice were rolled, for a test or a Combat; what they came to follows.
    DiceRolled {
        /// Who.
        actor: Actor,
        /// The first roll.
        first: ElementalRoll,
        /// The Enemy's roll, in a Combat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enemy: Option<EnemyRoll>,
        /// Rerolls of either side, in their order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rerolls: Vec<Reroll>,
    },
    /// A Combat was fought; its consequences follow as events of their own.
    Fought {
        /// How it came out.
        outcome: Outcome,
    },
    /// A gauge changed.
    Changed {
        /// Whose.
        who: Who,
        /// Which.
        gauge: Gauge,
        /// What it showed before.
        #[serde(deserialize_with = "shown::read")]
        from: i16,
        /// What it shows now.
        #[serde(deserialize_with = "shown::read")]
        to: i16,
        /// Why.
        cause: Cause,
    },
    /// Used Ki lies with the available Ki again.
    KiReturned {
        /// Whose.
        champion: ChampionId,
    },
    /// A Champion or Ally left the players' side.
    Fell {
        /// Who.
        actor: Actor,
        /// How.
        fall: Fall,
    },
    /// A Champion or Ally is back on the players' side.
    BroughtBack {
        /// Who.
        actor: Actor,
    },
    /// An Enemy was Eliminated.
    EnemyEliminated {
        /// Which.
        enemy: EnemyId,
        /// By whom, where a Champion did it.
        by: Option<ChampionId>,
    },
    /// An Enemy came to the board.
    EnemyAdded {
        /// Its number.
        enemy: EnemyId,
        /// Its card.
        card: Box<EnemyCard>,
        /// Wounds it brings along.
        wounds: i16,
        /// The Champion or Ally it was.
        #[serde(with = "former")]
        was: Option<Actor>,
        /// How many miniatures it has.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        miniatures: u8,
        /// Where they come from.
        #[serde(default, skip_serializing_if = "Origin::is_new")]
        origin: Origin,
    },
    /// An Enemy came back to the board.
    EnemyReturned {
        /// Which.
        enemy: EnemyId,
    },
    /// An Enemy was taken off the board.
    EnemyRemoved {
        /// Which.
        enemy: EnemyId,
    },
    /// An Ally came to the board.
    AllyAdded {
        /// Its number.
        ally: AllyId,
        /// Its card.
        card: Box<AllyCard>,
        /// How many miniatures it has.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        miniatures: u8,
    },
    /// An Ally was taken off the board.
    AllyRemoved {
        /// Which.
        ally: AllyId,
    },
    /// A Glory token was gained.
    TokenGained {
        /// Whose.
        champion: ChampionId,
        /// Which.
        token: GloryToken,
    },
    /// A Glory token was used.
    TokenUsed {
        /// Whose.
        champion: ChampionId,
        /// Which.
        token: GloryToken,
    },
    /// So many tokens of a kind lie beside somebody now.
    CharacterTokensLaid {
        /// Beside whom.
        who: Who,
        /// Which.
        token: CharacterToken,
        /// How many.
        count: u8,
    },
    /// One of them was used up.
    CharacterTokenUsed {
        /// Whose.
        who: Who,
        /// Which.
        token: CharacterToken,
    },
    /// A Champion Intervened.
    Intervened {
        /// Who.
        champion: ChampionId,
    },
    /// What may be done once per turn is free again.
    MarksCleared {
        /// Whose.
        champion: ChampionId,
    },
    /// An objective was kept.
    ObjectiveKept {
        /// Whose.
        champion: ChampionId,
        /// Its number.
        objective: ObjectiveId,
        /// The card.
        card: Objective,
    },
    /// An objective was turned face up.
    ObjectiveRevealed {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// An objective was completed.
    ObjectiveCompleted {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
        /// For how much Glory.
        glory: GloryValue,
    },
    /// The Glory of an objective kept without it is noted.
    ObjectiveWorthNoted {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
        /// What the card says.
        worth: Worth,
    },
    /// A completed objective is open again.
    ObjectiveReopened {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// An objective was given back.
    ObjectiveDropped {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// An item was taken.
    EquipmentTaken {
        /// By whom.
        champion: ChampionId,
        /// What.
        item: Equipment,
    },
    /// An item was given away.
    EquipmentDropped {
        /// By whom.
        champion: ChampionId,
        /// Its place in the list.
        item: u8,
    },
    /// An item is used from now on.
    EquipmentUsed {
        /// By whom.
        champion: ChampionId,
        /// Its place in the list.
        item: u8,
    },
    /// A Champion's card was typed in.
    ChampionCardEntered {
        /// Whose.
        champion: ChampionId,
        /// The card.
        card: Box<ChampionCard>,
    },
    /// An Enemy's card was typed in.
    EnemyCardEntered {
        /// Whose.
        enemy: EnemyId,
        /// The card.
        card: Box<EnemyCard>,
    },
    /// An Ally's card was typed in.
    AllyCardEntered {
        /// Whose.
        ally: AllyId,
        /// The card.
        card: Box<AllyCard>,
    },
    /// The Threshold was changed by hand.
    ThresholdChanged {
        /// By how much.
        by: i16,
    },
    /// The last turn of the scenario was changed.
    LastTurnSet {
        /// The turn.
        turn: Turn,
    },
    /// A Unit has another number of miniatures.
    MiniaturesSet {
        /// Which Ally or Enemy.
        who: Who,
        /// How many it came with.
        miniatures: u8,
    },
    /// Somebody has an item of the scenario now.
    ItemHeld {
        /// Which.
        item: Name,
        /// Who.
        by: Who,
    },
    /// An item of the scenario was put down.
    ItemLaid {
        /// Which.
        item: Name,
        /// Where; nothing without a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        area: Option<AreaKey>,
    },
    /// An Equipment card went to another Champion.
    EquipmentPassed {
        /// From whom.
        champion: ChampionId,
        /// Its place among those carried, from 0.
        item: u8,
        /// To whom.
        to: ChampionId,
    },
    /// The Honor a Champion started with was corrected.
    StartingHonorSet {
        /// Whose.
        champion: ChampionId,
        /// The Honor.
        honor: Honor,
    },
    /// A player took over a Companion.
    TakenOver {
        /// Who.
        player: PlayerId,
        /// The Companion.
        companion: ChampionId,
    },
    /// A remark.
    Remarked {
        /// What.
        note: Note,
    },
    /// A player played an Intermission card.
    IntermissionPlayed {
        /// Who.
        player: PlayerId,
        /// What it does, in the players' words.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// The Ring Event card of this turn lies open.
    RingEventRevealed {
        /// The card.
        card: RingEvent,
    },
    /// Something happened on the board.
    Board(BoardEvent),
    /// Something happened in the Investigation.
    Investigation(InvestigationEvent),
    /// Something happened in the story of the scenario.
    Story(StoryEvent),
    /// The game ended.
    Ended {
        /// Whether the scenario's objective was met.
        objective: GroupObjective,
    },
}

/// A roll for the Favor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FavorRoll {
    /// Who rolled.
    pub player: PlayerId,
    /// The five faces.
    pub faces: [Element; 5],
}

impl FavorRoll {
    /// How many Fire it shows.
    pub fn fire(&self) -> usize {
        self.faces.iter().filter(|face| **face == Element::Fire).count()
    }
}
