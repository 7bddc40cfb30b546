//! A table as plain data: what a save carries beside its events, to compare with what they make.
//!
//! Saved: fields are added, never renamed. The same events give the same snapshot on every platform.

mod board;
mod investigation;

pub use board::{BoardSnapshot, EnemyPhaseSnapshot, MovedSnapshot, StandingSnapshot};
pub use investigation::{InvestigationSnapshot, PilesSnapshot};

use super::flags;
use super::model::campaign_table::{CampaignId, Intermission};
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::champion::{Champion, Once, Standing, TokenState};
use super::model::character_token::CharacterToken;
use super::model::conduct::Conduct;
use super::model::equipment::Equipment;
use super::model::figure::{Ally, Enemy, EnemyStanding};
use super::model::former;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, ObjectiveId, PlayerId, Who};
use super::model::objective::{KeptObjective, Objective, Progress, Visibility};
use super::model::push::Push;
use super::model::quantity::GloryToken;
use super::model::ring_event::RingEvent;
use super::model::state::{ActivationState, State};
use super::model::story::Judgement;
use super::model::turn::{GroupObjective, Phase};
use super::queries;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};

/// Everything there is to know about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The scenario's title.
    pub scenario: String,
    /// The turn, from 1.
    pub turn: i16,
    /// The last turn of the scenario.
    pub max_turns: i16,
    /// The phase.
    pub phase: Phase,
    /// Group Honor.
    pub group_honor: i16,
    /// The Honorable Victory Threshold.
    pub threshold: i16,
    /// The part of the Threshold that was changed by hand.
    pub threshold_by_hand: i16,
    /// The player with the Imperial Favor, from 0.
    pub favor: Option<PlayerId>,
    /// The players by what they play.
    pub players: Vec<ChampionId>,
    /// The Champion that acts.
    pub active: Option<ChampionId>,
    /// The order of Activations.
    pub order: Vec<ChampionId>,
    /// Whether the game is over, and how.
    pub ended: Option<GroupObjective>,
    /// The five Champions, by seat.
    pub champions: Vec<ChampionSnapshot>,
    /// Allies by number.
    pub allies: Vec<AllySnapshot>,
    /// Enemies by number.
    pub enemies: Vec<EnemySnapshot>,
    /// The board in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardSnapshot>,
    /// How far the Enemies Phase is, once an Enemy has moved in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enemy_phase: Option<EnemyPhaseSnapshot>,
    /// A retreat or pursuit that has to be settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<Push>,
    /// The Investigation, where one was prepared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub investigation: Option<InvestigationSnapshot>,
    /// The Ring Event card of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ring_event: Option<RingEvent>,
    /// Intermission cards brought to the table, by player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intermission: Vec<(PlayerId, Intermission)>,
    /// The campaign the scenario belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignId>,
    /// Events of the scenario that were seen to, by place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heeded: Vec<u8>,
    /// Objectives of the scenario that the players judged, by place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judged: Vec<(u8, Judgement)>,
    /// Tokens beside Characters: whose, which, how many.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub character_tokens: Vec<(Who, CharacterToken, u8)>,
}

/// A Champion's gauges and marks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionSnapshot {
    /// Its seat.
    pub id: ChampionId,
    /// Its card.
    pub card: ChampionCard,
    /// Life Points left; nothing where the card is unknown.
    pub life: Option<i16>,
    /// Wounds taken.
    pub wounds: i16,
    /// Action Points.
    pub ap: Option<i16>,
    /// Honor.
    pub honor: i16,
    /// Honor at the start.
    pub starting_honor: i16,
    /// Available Ki.
    pub ki: Option<i16>,
    /// Used Ki.
    pub ki_used: Option<i16>,
    /// Purity.
    pub purity: i16,
    /// Glory.
    pub glory: i16,
    /// Whether it is Weakened.
    pub weakened: bool,
    /// Whether it is Dishonored.
    pub dishonored: bool,
    /// Where it stands: in play, eliminated or corrupted.
    pub standing: Words,
    /// Where it is in the order of Activations.
    pub activation: Words,
    /// Glory tokens in the order of their values: ahead, ready or used.
    pub tokens: Vec<Words>,
    /// What it has done that may be done once: Intervene, Concentration, Draw Objectives.
    pub done: Vec<Words>,
    /// Objectives by number.
    pub objectives: Vec<ObjectiveSnapshot>,
    /// Items carried.
    pub equipment: Vec<Equipment>,
}

/// A state of something, by its name.
pub type Words = String;

/// An objective and how far it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveSnapshot {
    /// Its number.
    pub id: ObjectiveId,
    /// The card.
    pub card: Objective,
    /// Whether it lies face up.
    pub visibility: Visibility,
    /// The Glory it was completed for.
    pub completed: Option<i16>,
}

/// An Enemy on or off the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemySnapshot {
    /// Its number.
    pub id: EnemyId,
    /// The letter on its token.
    pub letter: String,
    /// Its card.
    pub card: EnemyCard,
    /// Life Points left; nothing where the card is unknown.
    pub life: Option<i16>,
    /// Wounds taken.
    pub wounds: i16,
    /// Where it is: on_board, eliminated or removed.
    pub standing: Words,
    /// The Champion or Ally it was.
    #[serde(with = "former")]
    pub was: Option<Actor>,
    /// Its behaviour, where that is not Assault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behaviour: Option<Conduct>,
    /// How many miniatures it came with, where that is not one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub miniatures: Option<u8>,
}

/// An Ally.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllySnapshot {
    /// Its number.
    pub id: AllyId,
    /// The letter on its token.
    pub letter: String,
    /// Its card.
    pub card: AllyCard,
    /// Life Points left; nothing where the card is unknown.
    pub life: Option<i16>,
    /// Wounds taken.
    pub wounds: i16,
    /// Action Points.
    pub ap: Option<i16>,
    /// Reroll tokens.
    pub rerolls: Option<i16>,
    /// Purity.
    pub purity: i16,
    /// Where it stands.
    pub standing: Words,
    /// How many miniatures it came with, where that is not one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub miniatures: Option<u8>,
}

/// The table as plain data.
pub fn snapshot(state: &State) -> Snapshot {
    Snapshot {
        scenario: state.scenario().name.to_string(),
        turn: state.turn().get(),
        max_turns: state.scenario().max_turns.get(),
        phase: state.phase(),
        group_honor: queries::group_honor(state),
        threshold: queries::threshold(state).total(),
        threshold_by_hand: state.threshold_change(),
        favor: state.favor(),
        players: state.players().iter().map(super::model::state::Player::plays).collect(),
        active: state.track().active(),
        order: state.track().order().to_vec(),
        ended: state.ended(),
        champions: state.champions().map(|(id, champion)| of_champion(state, id, champion)).collect(),
        allies: state.allies().map(|(id, ally)| of_ally(id, ally)).collect(),
        enemies: state.enemies().map(|(id, enemy)| of_enemy(id, enemy)).collect(),
        board: state.field().map(board::of_board),
        enemy_phase: board::of_phase(state.enemy_phase()),
        push: state.push().cloned(),
        investigation: state.investigation().map(investigation::of_investigation),
        ring_event: state.ring_event().cloned(),
        intermission: state.intermission.iter().map(|(player, card)| (*player, *card)).collect(),
        campaign: state.campaign().cloned(),
        heeded: state.story.heeded.iter().copied().collect(),
        judged: state.story.judged.iter().map(|(place, judgement)| (*place, *judgement)).collect(),
        character_tokens: state.tokens.iter().map(|((who, token), count)| (*who, *token, *count)).collect(),
    }
}

fn of_champion(state: &State, id: ChampionId, champion: &Champion) -> ChampionSnapshot {
    ChampionSnapshot {
        id,
        card: champion.card().clone(),
        life: champion.life(),
        wounds: champion.wounds().get(),
        ap: champion.ap().map(|ap| ap.get()),
        honor: champion.honor().get(),
        starting_honor: champion.starting_honor().get(),
        ki: champion.ki().map(|pool| pool.available.get()),
        ki_used: champion.ki().map(|pool| pool.used.get()),
        purity: champion.purity().get(),
        glory: champion.glory().get(),
        weakened: flags::is_weakened(champion),
        dishonored: flags::is_dishonored(state, champion),
        standing: standing(champion.standing()).to_owned(),
        activation: activation(state.track().state_of(id)).to_owned(),
        tokens: GloryToken::ALL.iter().map(|token| token_state(champion.token(*token)).to_owned()).collect(),
        done: done(champion),
        objectives: champion.objectives().iter().map(|(id, kept)| of_objective(*id, kept)).collect(),
        equipment: champion.equipment().to_vec(),
    }
}

fn done(champion: &Champion) -> Vec<Words> {
    let marks =
        [("intervene", champion.intervened()), ("concentration", champion.concentrated()), ("draw", champion.drew())];
    marks.iter().filter(|(_, once)| *once == Once::Done).map(|(name, _)| (*name).to_owned()).collect()
}

fn of_objective(id: ObjectiveId, kept: &KeptObjective) -> ObjectiveSnapshot {
    let completed = match kept.progress {
        Progress::Open => None,
        Progress::Completed(glory) => Some(glory.get()),
    };
    ObjectiveSnapshot { id, card: kept.card.clone(), visibility: kept.visibility, completed }
}

fn of_enemy(id: EnemyId, enemy: &Enemy) -> EnemySnapshot {
    let standing = match enemy.standing() {
        EnemyStanding::OnBoard => "on_board",
        EnemyStanding::Eliminated => "eliminated",
        EnemyStanding::Removed => "removed",
    };
    EnemySnapshot {
        id,
        letter: enemy.letter(),
        card: enemy.card().clone(),
        life: enemy.life(),
        wounds: enemy.wounds().get(),
        standing: standing.to_owned(),
        was: enemy.was(),
        behaviour: Some(enemy.behaviour().clone()).filter(|behaviour| *behaviour != Conduct::ASSAULT),
        miniatures: Some(enemy.miniatures()).filter(|miniatures| *miniatures != 1),
    }
}

fn of_ally(id: AllyId, ally: &Ally) -> AllySnapshot {
    AllySnapshot {
        id,
        letter: ally.letter(),
        card: ally.card().clone(),
        life: ally.life(),
        wounds: ally.wounds().get(),
        ap: ally.ap().map(|ap| ap.get()),
        rerolls: ally.rerolls().map(|rerolls| rerolls.get()),
        purity: ally.purity().get(),
        standing: standing(ally.standing()).to_owned(),
        miniatures: Some(ally.miniatures()).filter(|miniatures| *miniatures != 1),
    }
}

fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::InPlay => "in_play",
        Standing::Eliminated => "eliminated",
        Standing::Corrupted => "corrupted",
        Standing::Removed => "removed",
    }
}

fn activation(activation: ActivationState) -> &'static str {
    match activation {
        ActivationState::Off => "off",
        ActivationState::Waiting => "waiting",
        ActivationState::Acting => "acting",
        ActivationState::Done => "done",
    }
}

fn token_state(token: TokenState) -> &'static str {
    match token {
        TokenState::Ahead => "ahead",
        TokenState::Ready => "ready",
        TokenState::Used => "used",
    }
}
