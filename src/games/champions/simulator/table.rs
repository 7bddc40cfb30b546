//! The table a game is played at: who sits there.

use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::ring_event::RingEvents;
use crate::games::champions::model::scenario::{Difficulty, SameClan, Scenario};
use crate::games::champions::model::state::Play;
use crate::games::champions::pack::Pack;
use crate::games::champions::rulings::Rulings;
use crate::games::champions::setup::{CHAMPIONS, Seat, Setup};
use crate::kernel::chance::Seed;
use std::fmt;

use super::by_odds::Care;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// How many games.
    pub games: u32,
    /// What all of them grow from.
    pub seed: Seed,
    /// How many players; nothing for one to five in turn.
    pub players: Option<usize>,
    /// How hard they want it.
    pub difficulty: Difficulty,
    /// How well they play their dice.
    pub care: Care,
}

/// Why a scenario cannot be simulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// It says nothing beside its header.
    NoScript,
    /// It has no board.
    NoBoard,
    /// Something is wrong with it; the first fault.
    Fault(String),
    /// A mandatory Champion has no card, or an incomplete one.
    NoChampion(Name),
    /// There are too few complete Champion cards of different Clans.
    TooFewChampions {
        /// How many there are.
        found: usize,
    },
    /// There is no complete Companion card of no Clan.
    NoCompanion,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoScript => f.write_str("script: missing"),
            Self::NoBoard => f.write_str("script.board: missing"),
            Self::Fault(line) => f.write_str(line),
            Self::NoChampion(name) => write!(f, "mandatory: no complete Champion card \"{name}\""),
            Self::TooFewChampions { found } => write!(f, "champions: {found} complete cards of different Clans"),
            Self::NoCompanion => f.write_str("champions: no complete card of a Companion of no Clan"),
        }
    }
}

/// The set-up of a game with so many players.
///
/// # Errors
///
/// Cards that are missing.
pub(super) fn setup(scenario: &Scenario, packs: &[&Pack], asked: &Asked, game: u32) -> Result<Setup, Unplayable> {
    let number = game as usize;
    let seat = |card: &ChampionCard| Seat { player: None, card: card.clone(), objectives: Vec::new() };
    let cards = all_cards(packs);
    let (needed_companions, needed): (Vec<&ChampionCard>, _) =
        mandatory(scenario, &cards)?.into_iter().partition(|card| card.is_companion());
    let most = CHAMPIONS.saturating_sub(needed_companions.len());
    let wanted = asked.players.unwrap_or(CHAMPIONS - number % CHAMPIONS);
    let players = wanted.clamp(needed.len().max(1), most.max(needed.len()).max(1));
    let champions = champions(scenario, &cards, needed, (players, number))?;
    let free = CHAMPIONS.saturating_sub(players + needed_companions.len());
    let filling = match companion(&cards) {
        Some(card) => vec![card; free],
        None if free == 0 => Vec::new(),
        None => return Err(Unplayable::NoCompanion),
    };
    let companions = needed_companions.into_iter().chain(filling).map(seat).collect();
    // Every third group plays for each other only.
    let play = if number % 3 == 2 { Play::MoreCooperation } else { Play::Standard };
    Ok(Setup {
        scenario: scenario.clone(),
        difficulty: asked.difficulty,
        play,
        rulings: Rulings::STANDARD,
        players: champions.into_iter().map(seat).collect(),
        companions,
        ring_events: RingEvents::Without,
        campaign: None,
    })
}

fn all_cards<'a>(packs: &[&'a Pack]) -> Vec<&'a ChampionCard> {
    let mut all: Vec<&ChampionCard> = Vec::new();
    for card in packs.iter().flat_map(|pack| &pack.champions).filter(|card| is_complete(card)) {
        if all.iter().all(|other| other.name != card.name) {
            all.push(card);
        }
    }
    all
}

/// The cards of those who must be there.
fn mandatory<'a>(scenario: &Scenario, cards: &[&'a ChampionCard]) -> Result<Vec<&'a ChampionCard>, Unplayable> {
    let card = |name: &Name| cards.iter().find(|card| card.name == *name).copied();
    scenario.mandatory.iter().map(|name| card(name).ok_or_else(|| Unplayable::NoChampion(name.clone()))).collect()
}

/// So many players' Champions: those who must be there first, then the others in turn.
fn champions<'a>(
    scenario: &Scenario,
    cards: &[&'a ChampionCard],
    needed: Vec<&'a ChampionCard>,
    (players, game): (usize, usize),
) -> Result<Vec<&'a ChampionCard>, Unplayable> {
    let mut chosen = needed;
    let free = cards.iter().filter(|card| !card.is_companion() && !scenario.forbidden.contains(&card.name));
    let free: Vec<&ChampionCard> = free.copied().collect();
    for place in 0..free.len() {
        let card = free[(place + game) % free.len()];
        let fits = chosen.iter().all(|other| {
            other.name != card.name && (other.clan != card.clan || scenario.same_clan == SameClan::Allowed)
        });
        if chosen.len() < players && fits {
            chosen.push(card);
        }
    }
    let found = chosen.len();
    if found == players { Ok(chosen) } else { Err(Unplayable::TooFewChampions { found }) }
}

fn companion<'a>(cards: &[&'a ChampionCard]) -> Option<&'a ChampionCard> {
    use crate::games::champions::model::clan::Clan;
    cards.iter().find(|card| card.is_companion() && card.clan == Clan::Unaligned).copied()
}

/// Whether every value a game needs is known.
fn is_complete(card: &ChampionCard) -> bool {
    let numbers = [card.life.is_unknown(), card.ap.is_unknown(), card.honor.is_unknown(), card.ki.is_unknown()];
    let rest = [card.destiny.is_unknown(), card.size.is_unknown(), card.melee.is_unknown(), card.ranged.is_unknown()];
    !numbers.contains(&true) && !rest.contains(&true)
}
