//! What the players may ask for: one variant a verb, with exactly its fields.
//!
//! Saved in journals: variants and fields are added, never renamed.

mod action;
mod outcome;

pub use action::{Action, Deception, Handling, Leaving, Surroundings, Test, Thing};
pub use outcome::{CombatKind, Fell, Outcome, Place, Sizes, Starter};

use super::combat::fight::Fight;
use super::field::command::BoardCommand;
use super::investigation::command::InvestigationCommand;
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::character_token::CharacterToken;
use super::model::equipment::Equipment;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, ObjectiveId, PlayerId, Who};
use super::model::name::Note;
use super::model::objective::{Objective, Worth};
use super::model::quantity::{Gauge, GloryToken, GloryValue, Honor, Turn};
use super::model::ring_event::RingEvent;
use super::model::turn::{GroupObjective, Phase};
use super::scenario::command::StoryCommand;
use serde::{Deserialize, Serialize};

/// What a player asks of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Settles a tie for the Imperial Favor (CH-SET-5).
    SettleFavor(FavorTie),
    /// Sets the order of Activations and begins the first (CH-TURN-1).
    BeginActivations {
        /// Every Champion in play, once.
        order: Vec<ChampionId>,
    },
    /// Ends the present Activation; the next Champion acts, or the Enemies.
    EndActivation,
    /// Ends the Enemies Phase.
    EndEnemies,
    /// Carries out the Recovery Phase and begins the next turn (CH-TURN-4).
    Recover,
    /// Ends the game (CH-END).
    EndGame {
        /// Whether the scenario's objective is met.
        objective: GroupObjective,
    },
    /// An action other than Combat (CH-ACT).
    Act {
        /// Who acts.
        actor: Actor,
        /// What it does.
        action: Action,
    },
    /// A Combat as it came out at the table, with all its consequences (CH-COM).
    Combat(Outcome),
    /// A Combat as it was fought, die by die; the rules work out the rest (CH-COM).
    Fight(Box<Fight>),
    /// A Champion did what its Clan's power asks for, outside of what a Combat knows: 1 Honor (rulebook p. 13, 14).
    ClanPower {
        /// Who.
        champion: ChampionId,
    },
    /// A Champion uses a Glory token.
    UseToken {
        /// Whose token.
        champion: ChampionId,
        /// Which.
        token: GloryToken,
    },
    /// So many tokens of a kind lie beside somebody from now on (rulebook p. 6).
    LayTokens {
        /// Beside whom.
        who: Who,
        /// Which.
        token: CharacterToken,
        /// How many, those that lay there included.
        count: u8,
    },
    /// Changes a gauge by hand.
    Adjust {
        /// Whose gauge.
        who: Who,
        /// Which.
        gauge: Gauge,
        /// How much it goes up or down.
        by: i16,
        /// Why, where the players want to say.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// An Enemy takes or loses Wounds outside a Combat.
    WoundEnemy {
        /// Which Enemy.
        enemy: EnemyId,
        /// Wounds taken; negative where it heals.
        wounds: i16,
        /// The Champion who gets the Glory should this Eliminate it.
        credit: Option<ChampionId>,
    },
    /// A Champion wounds an Enemy outside of a Combat's own exchange, by an effect (rulebook p. 14, 31). A command of its own:
    /// tables from before it gave no Honor for Wounds with a credit, and are decided as they were.
    DealWounds {
        /// Who.
        champion: ChampionId,
        /// Which Enemy.
        enemy: EnemyId,
        /// Wounds, at least 1.
        wounds: u8,
    },
    /// An effect on an area wounds somebody there, a Unit once for each miniature (CH-BAT-1).
    WoundEach {
        /// Whom.
        who: Who,
        /// Wounds for each miniature, 1 to 99.
        wounds: i16,
        /// The Champion who gets the Glory of what falls.
        credit: Option<ChampionId>,
    },
    /// An Enemy is Eliminated, whatever its Wounds.
    EliminateEnemy {
        /// Which Enemy.
        enemy: EnemyId,
        /// The Champion who gets the Glory.
        credit: Option<ChampionId>,
    },
    /// Puts Enemies on the board.
    AddEnemies {
        /// Their card.
        card: Box<EnemyCard>,
        /// How many, 1 to 20.
        count: u8,
    },
    /// Puts an Enemy back on the board that was Eliminated or removed.
    ReturnEnemy {
        /// Which.
        enemy: EnemyId,
    },
    /// Takes an Enemy off the board without anybody's Glory.
    RemoveEnemy {
        /// Which.
        enemy: EnemyId,
    },
    /// Puts Allies on the board.
    AddAllies {
        /// Their card.
        card: Box<AllyCard>,
        /// How many, 1 to 20.
        count: u8,
    },
    /// A Unit has another number of miniatures than it came with (CH-BAT-1).
    SetMiniatures {
        /// Which Ally or Enemy.
        who: Who,
        /// How many it came with, 1 to 4.
        miniatures: u8,
    },
    /// Somebody is Corrupted by where it is, or by a card, outside of a Combat (rulebook p. 16).
    Corrupt {
        /// Whom.
        who: Actor,
        /// Corruption (X), 1 to 9.
        value: u8,
        /// Available Ki spent to prevent it, a point each.
        prevented: u8,
    },
    /// Takes an Ally off the board.
    RemoveAlly {
        /// Which.
        ally: AllyId,
    },
    /// A Champion is Eliminated or Corrupted by the scenario or a card.
    Fall {
        /// Who.
        champion: ChampionId,
        /// How.
        fall: Fall,
    },
    /// Brings back a Champion or Ally that is Eliminated or Corrupted; the rules know no such thing.
    BringBack {
        /// Who.
        actor: Actor,
    },
    /// A Champion keeps another objective.
    KeepObjective {
        /// Whose.
        champion: ChampionId,
        /// The card.
        objective: Objective,
    },
    /// Turns an objective face up.
    RevealObjective {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// Completes an objective for one of its values.
    CompleteObjective {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
        /// The Glory it brings.
        glory: GloryValue,
    },
    /// Notes the Glory of an objective that was kept without it.
    NoteWorth {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
        /// What the card says.
        worth: Worth,
    },
    /// Opens a completed objective again.
    ReopenObjective {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// Gives back an objective.
    DropObjective {
        /// Whose.
        champion: ChampionId,
        /// Which.
        objective: ObjectiveId,
    },
    /// A Champion takes an item.
    TakeEquipment {
        /// Who.
        champion: ChampionId,
        /// What.
        item: Equipment,
    },
    /// A Champion gives an item away.
    DropEquipment {
        /// Who.
        champion: ChampionId,
        /// Place of the item in the list, from 0.
        item: u8,
    },
    /// A Champion uses an item it carries: one of each type in a scenario.
    UseEquipment {
        /// Who.
        champion: ChampionId,
        /// Place of the item in the list, from 0.
        item: u8,
    },
    /// Types in or corrects the card of a Champion. Gauges that were unknown begin with it.
    EnterChampionCard {
        /// Whose.
        champion: ChampionId,
        /// The card.
        card: Box<ChampionCard>,
    },
    /// Types in or corrects the card of an Enemy, and of the Enemies of the same name.
    EnterEnemyCard {
        /// Whose.
        enemy: EnemyId,
        /// The card.
        card: Box<EnemyCard>,
    },
    /// Types in or corrects the card of an Ally.
    EnterAllyCard {
        /// Whose.
        ally: AllyId,
        /// The card.
        card: Box<AllyCard>,
    },
    /// Gives the Favor to a player by hand.
    GiveFavor {
        /// To whom.
        to: PlayerId,
    },
    /// Changes the Threshold by hand, as scenarios do.
    AdjustThreshold {
        /// How much.
        by: i16,
        /// Why.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// Sets turn and phase by hand.
    SetClock {
        /// The turn.
        turn: Turn,
        /// The phase.
        phase: Phase,
    },
    /// Changes the last turn of the scenario.
    SetLastTurn {
        /// The turn.
        turn: Turn,
    },
    /// Changes the Honor a Champion started with, as the Threshold counts it.
    SetStartingHonor {
        /// Whose.
        champion: ChampionId,
        /// The Honor.
        honor: Honor,
    },
    /// A player whose Champion is gone takes over a Companion (rulebook p. 15).
    TakeOver {
        /// Who.
        player: PlayerId,
        /// The Companion.
        companion: ChampionId,
    },
    /// A remark for the log.
    Remark {
        /// What.
        note: Note,
    },
    /// A player plays an Intermission card (CH-END-5).
    PlayIntermission {
        /// Who.
        player: PlayerId,
        /// What it does, in the players' words.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// Notes the Ring Event card that was revealed for this turn (CH-TURN-1).
    RevealRingEvent {
        /// The card.
        card: RingEvent,
    },
    /// Something about the board and the Enemies on it.
    Board(BoardCommand),
    /// Something about the Investigation.
    Investigation(InvestigationCommand),
    /// Something about the story of the scenario.
    Story(StoryCommand),
    /// Carries out a command although a rule is against it.
    Anyway(Box<Command>),
}

impl Command {
    /// What is really asked for, where this is an "anyway".
    pub(super) fn behind_anyway(&self) -> Option<&Self> {
        if let Self::Anyway(inner) = self { Some(inner) } else { None }
    }
}

/// How a tie for the Favor is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FavorTie {
    /// The app rolls five Elemental Dice for each until one has more Fire.
    Rolled,
    /// The players rolled; this one won.
    Told(PlayerId),
}

/// How a Champion leaves the players' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fall {
    /// Eliminated.
    Eliminated,
    /// Corrupted.
    Corrupted,
}
