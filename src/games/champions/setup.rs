//! From what the players chose to a table before its first turn (CH-SET).

use super::model::campaign_table::{InCampaign, Intermission};
use super::model::card::ChampionCard;
use super::model::champion::Champion;
use super::model::enemy_phase::EnemyPhase;
use super::model::ids::{AllyId, ChampionId, EnemyId, ObjectiveId, PlayerId};
use super::model::name::Name;
use super::model::objective::{KeptObjective, Objective, Progress};
use super::model::quantity::Turn;
use super::model::ring_event::RingEvents;
use super::model::scenario::{Difficulty, SameClan, Scenario};
use super::model::state::{ActivationTrack, Play, Player, State};
use super::model::story::Story;
use super::model::turn::Phase;
use super::rulings::Rulings;
use super::scenario::lots;
use crate::kernel::by::{By, Small};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many Champions stand at the table (CH-SET-1).
pub const CHAMPIONS: usize = 5;

/// A player and the Champion they bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player's name, where one is wanted.
    pub player: Option<Name>,
    /// The card of the Champion or, in the seats of Companions, of the Companion.
    pub card: ChampionCard,
    /// The objectives kept at the start.
    pub objectives: Vec<Objective>,
}

/// Everything chosen before the first turn. Anything goes; [`start`] says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// Standard play or more cooperation.
    pub play: Play,
    /// What the table plays where the rulebook leaves a choice.
    pub rulings: Rulings,
    /// The players, clockwise.
    pub players: Vec<Seat>,
    /// The Companions that fill the table.
    pub companions: Vec<Seat>,
    /// Whether the Ring Event cards are in play (CH-TURN-1).
    #[serde(default = "RingEvents::usual", skip_serializing_if = "RingEvents::are_usual")]
    pub ring_events: RingEvents,
    /// The campaign this scenario belongs to, where it does (CH-END-6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<InCampaign>,
}

/// Where in a set-up a fault lies, so that the screen can lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The number of players and Companions.
    Table,
    /// The seat of that number, players first, from 0.
    Seat(usize),
}

/// One reason why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Where it lies.
    pub place: Place,
    /// What it is.
    pub kind: FaultKind,
}

/// What can be wrong with a set-up.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// There is nobody to play.
    NoPlayers,
    /// There are not five Champions in all.
    NotFive {
        /// How many there are.
        champions: usize,
    },
    /// Two players brought the same Clan.
    SameClan {
        /// The seat that has it too.
        other: usize,
    },
    /// Two seats have the same Champion.
    SameChampion {
        /// The seat that has it too.
        other: usize,
    },
    /// The Honor of the card is not known, and the Threshold needs it.
    HonorUnknown,
    /// The Destiny of the card is not known, and the Threshold needs it.
    DestinyUnknown,
    /// A player brought a Companion.
    CompanionAsChampion,
    /// A filling card without the keyword Companion.
    ChampionAsCompanion,
    /// A Companion that keeps objectives.
    CompanionObjectives,
    /// Objectives in a table that plays without them.
    ObjectivesInCooperation,
    /// Minor Clan Bushi and Companions of the own Clan, mixed.
    MixedCompanions,
    /// Companions that are neither Minor Clan Bushi nor, in solo play, of the player's Clan.
    ForeignCompanion,
    /// The scenario forbids this Champion.
    Forbidden,
    /// The scenario needs a Champion that nobody brought.
    Missing {
        /// Who it is.
        name: Name,
    },
}

/// The table before its first turn.
///
/// # Errors
///
/// Every fault, in the order of seats.
pub fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    table_faults(setup, &mut faults);
    for (number, seat) in seats(setup).enumerate() {
        seat_faults(setup, number, seat, &mut faults);
    }
    solo_faults(setup, &mut faults);
    if faults.is_empty() { Ok(build(setup)) } else { Err(faults) }
}

/// All seats, players first.
pub fn seats(setup: &Setup) -> impl Iterator<Item = &Seat> {
    setup.players.iter().chain(&setup.companions)
}

fn table_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    let mut at_table = |kind| faults.push(Fault { place: Place::Table, kind });
    if setup.players.is_empty() {
        at_table(FaultKind::NoPlayers);
    }
    let champions = seats(setup).count();
    if champions != CHAMPIONS {
        at_table(FaultKind::NotFive { champions });
    }
    for name in &setup.scenario.mandatory {
        if !seats(setup).any(|seat| seat.card.name == *name) {
            at_table(FaultKind::Missing { name: name.clone() });
        }
    }
}

fn seat_faults(setup: &Setup, number: usize, seat: &Seat, faults: &mut Vec<Fault>) {
    let mut here = |kind| faults.push(Fault { place: Place::Seat(number), kind });
    let is_player = number < setup.players.len();
    if seat.card.honor.is_unknown() {
        here(FaultKind::HonorUnknown);
    }
    if seat.card.destiny.is_unknown() {
        here(FaultKind::DestinyUnknown);
    }
    if setup.scenario.forbidden.contains(&seat.card.name) {
        here(FaultKind::Forbidden);
    }
    match (is_player, seat.card.is_companion()) {
        (true, true) => here(FaultKind::CompanionAsChampion),
        (false, false) => here(FaultKind::ChampionAsCompanion),
        (true, false) | (false, true) => {}
    }
    if !seat.objectives.is_empty() && !is_player {
        here(FaultKind::CompanionObjectives);
    }
    if !seat.objectives.is_empty() && setup.play == Play::MoreCooperation {
        here(FaultKind::ObjectivesInCooperation);
    }
    if is_player {
        same_faults(setup, number, seat, here);
    }
}

fn same_faults(setup: &Setup, number: usize, seat: &Seat, mut here: impl FnMut(FaultKind)) {
    for (other, before) in setup.players[..number].iter().enumerate() {
        if before.card.name == seat.card.name {
            here(FaultKind::SameChampion { other });
        } else if before.card.clan == seat.card.clan && setup.scenario.same_clan == SameClan::Forbidden {
            here(FaultKind::SameClan { other });
        }
    }
}

/// Which Companions may fill the table: Minor Clan Bushi; playing solo, four of the player's own Clan instead.
fn solo_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    use super::model::clan::Clan;
    let own = match &setup.players[..] {
        [player] => Some(player.card.clan),
        _ => None,
    };
    let minor = |seat: &Seat| seat.card.clan == Clan::Unaligned;
    let (minors, others) = (setup.companions.iter().filter(|s| minor(s)).count(), setup.companions.len());
    let of_own = |seat: &Seat| own == Some(seat.card.clan);
    for (number, seat) in setup.companions.iter().enumerate() {
        if !minor(seat) && !of_own(seat) {
            let place = Place::Seat(setup.players.len() + number);
            faults.push(Fault { place, kind: FaultKind::ForeignCompanion });
        }
    }
    if own.is_some() && own != Some(Clan::Unaligned) && minors > 0 && minors < others {
        faults.push(Fault { place: Place::Table, kind: FaultKind::MixedCompanions });
    }
}

/// Builds the table of a set-up without faults.
fn build(setup: &Setup) -> State {
    let cards: Vec<&Seat> = seats(setup).collect();
    let champions = By::from_fn(|id: ChampionId| champion(cards[id.index()]));
    let players = setup.players.iter().zip(ChampionId::ALL);
    let mut state = State {
        scenario: Arc::new(setup.scenario.clone()),
        difficulty: setup.difficulty,
        play: setup.play,
        rulings: setup.rulings,
        players: players.map(|(seat, &plays)| Player { name: seat.player.clone(), plays }).collect(),
        champions,
        allies: BTreeMap::new(),
        next_ally: AllyId(0),
        enemies: BTreeMap::new(),
        next_enemy: EnemyId(0),
        favor: None,
        turn: Turn::LEAST,
        phase: Phase::Preparation,
        track: ActivationTrack::default(),
        threshold_change: 0,
        ended: None,
        field: None,
        enemy_phase: EnemyPhase::default(),
        push: None,
        investigation: None,
        ring_events: setup.ring_events,
        ring_event: None,
        intermission: intermission(setup),
        campaign: setup.campaign.as_ref().map(|tie| tie.campaign.clone()),
        story: Story::default(),
        lots: lots::begin(setup.scenario.script.as_deref()),
        tokens: BTreeMap::new(),
    };
    if let [only] = favor_candidates(&state)[..] {
        state.favor = Some(only);
    }
    state
}

/// The Intermission cards brought along; of somebody who is not at the table none is.
fn intermission(setup: &Setup) -> BTreeMap<PlayerId, Intermission> {
    let cards = setup.campaign.iter().flat_map(|tie| &tie.cards);
    let seated = cards.filter(|player| usize::from(player.0) < setup.players.len());
    seated.map(|player| (*player, Intermission::Held)).collect()
}

fn champion(seat: &Seat) -> Champion {
    use super::model::quantity::Honor;
    // A set-up whose Honor is unknown has a fault and is not built.
    let honor = seat.card.honor.value().unwrap_or(Honor::clamped(0));
    let mut champion = Champion::new(seat.card.clone(), honor);
    for (number, card) in (0..).zip(&seat.objectives) {
        let kept = KeptObjective { card: card.clone(), visibility: card.visibility, progress: Progress::Open };
        champion.objectives.insert(ObjectiveId(number), kept);
        champion.next_objective = ObjectiveId(number + 1);
    }
    champion
}

/// The players whose Champions have the most Honor (CH-SET-5); several where they tie, one in solo play.
///
/// A Companion never holds the Favor: it is a player who does.
pub fn favor_candidates(state: &State) -> Vec<PlayerId> {
    let honors = || state.players().iter().zip(0..).map(|(player, seat)| (state.champion(player.plays).honor(), seat));
    let Some(most) = honors().map(|(honor, _)| honor).max() else { return Vec::new() };
    honors().filter(|(honor, _)| *honor == most).map(|(_, seat)| PlayerId(seat)).collect()
}
