//! A table in play.
//!
//! Fields are private to the game: only `setup` builds a state and only `apply` changes it. What can be derived
//! (Group Honor, Threshold, statuses) is not stored.
//!
//! # Invariants
//!
//! - Every quantity is within its bounds, by type.
//! - Somebody Eliminated has no Activation to come.
//! - The Activation order holds each Champion at most once.

use super::campaign_table::{CampaignId, Intermission};
use super::champion::{Champion, Standing};
use super::character_token::CharacterToken;
use super::enemy_phase::EnemyPhase;
use super::field::Field;
use super::figure::{Ally, Enemy};
use super::ids::{Actor, AllyId, ChampionId, EnemyId, PlayerId, Who};
use super::investigation::Investigation;
use super::lot::{Held, Lot};
use super::name::Name;
use super::push::Push;
use super::ring_event::{RingEvent, RingEvents};
use super::scenario::{Difficulty, Scenario};
use super::story::Story;
use super::turn::{GroupObjective, Phase};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::rulings::Rulings;
use crate::kernel::by::{By, Small};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How the players share the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Objectives, and a Glorified at the end.
    Standard,
    /// No objectives, nobody Glorified (rulebook p. 32).
    MoreCooperation,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub(in crate::games::champions) name: Option<Name>,
    pub(in crate::games::champions) plays: ChampionId,
}

impl Player {
    /// The player's name, where one was given.
    pub fn name(&self) -> Option<&Name> {
        self.name.as_ref()
    }

    /// The Champion or Companion the player plays.
    pub fn plays(&self) -> ChampionId {
        self.plays
    }
}

/// The order of Activations of this turn and how far it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActivationTrack {
    pub(in crate::games::champions) order: Vec<ChampionId>,
    pub(in crate::games::champions) places: Vec<ChampionId>,
    pub(in crate::games::champions) active: Option<ChampionId>,
    pub(in crate::games::champions) done: Vec<ChampionId>,
}

/// Where a Champion is in this turn's order of Activations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivationState {
    /// Not on the track.
    Off,
    /// Acts later this turn.
    Waiting,
    /// Acts now.
    Acting,
    /// Has acted.
    Done,
}

impl ActivationTrack {
    /// The Champions in the order of their tokens.
    pub fn order(&self) -> &[ChampionId] {
        &self.order
    }

    /// The Champions as their tokens were placed this turn, those who fell since included: nobody's place moves up.
    pub fn places(&self) -> &[ChampionId] {
        &self.places
    }

    /// The Champion that acts now.
    pub fn active(&self) -> Option<ChampionId> {
        self.active
    }

    /// Where `champion` is in the order.
    pub fn state_of(&self, champion: ChampionId) -> ActivationState {
        if self.active == Some(champion) {
            ActivationState::Acting
        } else if self.done.contains(&champion) {
            ActivationState::Done
        } else if self.order.contains(&champion) {
            ActivationState::Waiting
        } else {
            ActivationState::Off
        }
    }
}

/// A table of Champions of Rokugan.
///
/// What many steps leave as it is (the scenario, each Ally, each Enemy) is shared between states: every decision begins
/// with a clone, and a table may have forty Characters.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(in crate::games::champions) scenario: Arc<Scenario>,
    pub(in crate::games::champions) difficulty: Difficulty,
    pub(in crate::games::champions) play: Play,
    pub(in crate::games::champions) rulings: Rulings,
    pub(in crate::games::champions) players: Vec<Player>,
    pub(in crate::games::champions) champions: By<ChampionId, Champion>,
    pub(in crate::games::champions) allies: BTreeMap<AllyId, Arc<Ally>>,
    pub(in crate::games::champions) next_ally: AllyId,
    pub(in crate::games::champions) enemies: BTreeMap<EnemyId, Arc<Enemy>>,
    pub(in crate::games::champions) next_enemy: EnemyId,
    pub(in crate::games::champions) favor: Option<PlayerId>,
    pub(in crate::games::champions) turn: Turn,
    pub(in crate::games::champions) phase: Phase,
    pub(in crate::games::champions) track: ActivationTrack,
    pub(in crate::games::champions) threshold_change: i16,
    pub(in crate::games::champions) ended: Option<GroupObjective>,
    pub(in crate::games::champions) field: Option<Field>,
    pub(in crate::games::champions) enemy_phase: EnemyPhase,
    pub(in crate::games::champions) push: Option<Push>,
    pub(in crate::games::champions) investigation: Option<Investigation>,
    pub(in crate::games::champions) ring_events: RingEvents,
    pub(in crate::games::champions) ring_event: Option<RingEvent>,
    pub(in crate::games::champions) intermission: BTreeMap<PlayerId, Intermission>,
    pub(in crate::games::champions) campaign: Option<CampaignId>,
    pub(in crate::games::champions) story: Story,
    pub(in crate::games::champions) lots: Vec<Lot>,
    /// Never none of a kind.
    pub(in crate::games::champions) tokens: BTreeMap<(Who, CharacterToken), u8>,
}

impl State {
    /// The most the Threshold is moved by hand, up or down: more than any sum of Honor.
    pub(in crate::games::champions) const MOST_THRESHOLD_CHANGE: i16 = 999;

    /// The scenario's header.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The chosen difficulty.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Standard play or more cooperation.
    pub fn play(&self) -> Play {
        self.play
    }

    /// What this table plays where the rulebook leaves a choice.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The players, clockwise.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether there is one player.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// A Champion.
    pub fn champion(&self, id: ChampionId) -> &Champion {
        self.champions.get(id)
    }

    /// All five Champions, by seat.
    pub fn champions(&self) -> impl Iterator<Item = (ChampionId, &Champion)> {
        self.champions.iter()
    }

    /// An Ally, where there is one of that number.
    pub fn ally(&self, id: AllyId) -> Option<&Ally> {
        self.allies.get(&id).map(Arc::as_ref)
    }

    /// An Ally to be changed, in this state alone.
    pub(in crate::games::champions) fn ally_mut(&mut self, id: AllyId) -> Option<&mut Ally> {
        self.allies.get_mut(&id).map(Arc::make_mut)
    }

    /// All Allies that ever came to the table.
    pub fn allies(&self) -> impl Iterator<Item = (AllyId, &Ally)> {
        self.allies.iter().map(|(id, ally)| (*id, ally.as_ref()))
    }

    /// An Enemy, where there is one of that number.
    pub fn enemy(&self, id: EnemyId) -> Option<&Enemy> {
        self.enemies.get(&id).map(Arc::as_ref)
    }

    /// An Enemy to be changed, in this state alone.
    pub(in crate::games::champions) fn enemy_mut(&mut self, id: EnemyId) -> Option<&mut Enemy> {
        self.enemies.get_mut(&id).map(Arc::make_mut)
    }

    /// All Enemies that ever came to the table.
    pub fn enemies(&self) -> impl Iterator<Item = (EnemyId, &Enemy)> {
        self.enemies.iter().map(|(id, enemy)| (*id, enemy.as_ref()))
    }

    /// Who holds the Imperial Favor; nobody while a tie for it is open.
    pub fn favor(&self) -> Option<PlayerId> {
        self.favor
    }

    /// The turn.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The order of Activations.
    pub fn track(&self) -> &ActivationTrack {
        &self.track
    }

    /// What the scenario or the players added to the Threshold by hand.
    pub fn threshold_change(&self) -> i16 {
        self.threshold_change
    }

    /// How the game ended; nothing while it goes on.
    pub fn ended(&self) -> Option<GroupObjective> {
        self.ended
    }

    /// The board in play and who stands where on it; nothing at a table without one.
    pub fn field(&self) -> Option<&Field> {
        self.field.as_ref()
    }

    /// How far the Enemies Phase is.
    pub fn enemy_phase(&self) -> &EnemyPhase {
        &self.enemy_phase
    }

    /// The retreat or pursuit that the last Combat of a Battle left open (CH-BAT-5).
    pub fn push(&self) -> Option<&Push> {
        self.push.as_ref()
    }

    /// The Investigation, where one was prepared.
    pub fn investigation(&self) -> Option<&Investigation> {
        self.investigation.as_ref()
    }

    /// Whether the Ring Event cards are in play.
    pub fn ring_events(&self) -> RingEvents {
        self.ring_events
    }

    /// The Ring Event card of this turn, once it was revealed.
    pub fn ring_event(&self) -> Option<&RingEvent> {
        self.ring_event.as_ref()
    }

    /// Where a player's Intermission card is; nothing for who has none.
    pub fn intermission(&self, player: PlayerId) -> Option<Intermission> {
        self.intermission.get(&player).copied()
    }

    /// The campaign this scenario belongs to, where it does.
    pub fn campaign(&self) -> Option<&CampaignId> {
        self.campaign.as_ref()
    }

    /// How far the story of the scenario is told.
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// The items of the scenario, in its order, and where they are.
    pub fn items(&self) -> &[Lot] {
        &self.lots
    }

    /// Where an item of the scenario is; nothing where it has none of that name.
    pub fn item(&self, name: &Name) -> Option<&Held> {
        self.lots.iter().find(|lot| lot.name == *name).map(Lot::held)
    }

    /// How many tokens of a kind lie beside somebody.
    pub fn tokens(&self, who: Who, token: CharacterToken) -> u8 {
        self.tokens.get(&(who, token)).copied().unwrap_or(0)
    }

    /// The Champion, or the Companion taken over, that the holder of the Favor plays.
    pub fn favor_champion(&self) -> Option<ChampionId> {
        let PlayerId(seat) = self.favor?;
        self.players.get(usize::from(seat)).map(Player::plays)
    }

    /// The player whose own Champion this is; nobody for a Companion.
    pub fn owner(&self, champion: ChampionId) -> Option<PlayerId> {
        let seat = champion.index();
        (seat < self.players.len()).then(|| PlayerId(u8::try_from(seat).unwrap_or(0)))
    }

    /// Who plays `champion` (CH-SET-6): its own player; who took the Companion over; with two players the first two
    /// Companions go one to each; otherwise whoever holds the Favor.
    pub fn controller(&self, champion: ChampionId) -> Option<PlayerId> {
        let seats = self.players.len();
        let taken = self.players.iter().position(|player| player.plays == champion);
        let shared = (seats == 2 && (2..4).contains(&champion.index())).then(|| champion.index() - 2);
        taken.or(self.owner(champion).map(|PlayerId(seat)| seat.into())).or(shared).map_or_else(
            || if self.is_solo() { Some(PlayerId(0)) } else { self.favor },
            |seat| u8::try_from(seat).ok().map(PlayerId),
        )
    }

    /// Whether `actor` is on the players' side of the board.
    pub fn is_in_play(&self, actor: Actor) -> bool {
        match actor {
            Actor::Champion(id) => self.champion(id).is_in_play(),
            Actor::Ally(id) => self.ally(id).is_some_and(|ally| ally.standing == Standing::InPlay),
        }
    }
}
