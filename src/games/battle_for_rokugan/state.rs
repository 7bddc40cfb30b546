//! A table in play. Only [`super::setup::start`] and [`super::apply`] make one.

use super::content::own_box::OwnBox;
use super::laid::{At, Laid, TokenId};
use super::model::board::{Board, CardPlace, RawBoard};
use super::model::clan::Clan;
use super::model::initiative_card::InitiativeCard;
use super::model::objective::Objective;
use super::model::place::Place;
use super::model::players::Players;
use super::model::province::Province;
use super::model::rulings::Rulings;
use super::model::token_counts::TokenCounts;
use super::model::tokens::{Token, Tokens};
use super::province_name::ProvinceName;
use super::rules::setup::{capitals, tokens_each};
use super::stage::Stage;
use crate::kernel::by::By;
use std::collections::BTreeMap;

/// The last round.
pub const ROUNDS: u8 = 5;

/// How many combat tokens a clan places in a round: six behind the screen, one stays there (BR-PLC-1).
pub const PLACEMENTS: u8 = 5;

/// What a clan has besides the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Its open discard pile.
    pub discards: TokenCounts,
    /// Scouts not used yet.
    pub scouts: u8,
    /// Shugenja not used yet.
    pub shugenja: u8,
    /// Tokens it has still to place this round.
    pub to_place: u8,
    /// Its objective, once it is revealed; `Some(None)` where it has none.
    pub objective: Option<Option<Objective>>,
}

/// What may be used once a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// The first player card.
    pub first_player_card: bool,
    /// Scorpion's look.
    pub scorpion_look: bool,
    /// Unicorn's swap.
    pub swap: bool,
}

/// The table as it was before its tokens were resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    /// The board.
    pub board: Board,
    /// The markers, all turned.
    pub laid: Vec<Laid>,
    /// The discard piles.
    pub discards: By<Clan, TokenCounts>,
}

/// A table in play.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) board: Board,
    pub(super) stage: Stage,
    pub(super) round: u8,
    pub(super) finished: u8,
    pub(super) first: Option<Clan>,
    pub(super) turn: Option<Clan>,
    pub(super) settled: By<Clan, u8>,
    pub(super) passed: u8,
    pub(super) out: Vec<InitiativeCard>,
    pub(super) laid: Vec<Laid>,
    pub(super) next_token: u16,
    pub(super) seats: By<Clan, Seat>,
    pub(super) used: Used,
    pub(super) before: Option<Box<Before>>,
    pub(super) history: Vec<Vec<u16>>,
    pub(super) names: BTreeMap<Province, ProvinceName>,
    pub(super) own_box: OwnBox,
}

impl State {
    /// A table before its first token.
    pub(super) fn new(players: Players, rulings: Rulings, own_box: OwnBox) -> Self {
        let raw = RawBoard {
            control: capitals(&players),
            special: By::from_fn(|_| None),
            ronin: Vec::new(),
            cards: By::from_fn(|_| CardPlace::Board),
            players,
            rulings,
        };
        let seat = Seat { discards: TokenCounts::none(), scouts: 2, shugenja: 1, to_place: 0, objective: None };
        Self {
            board: Board::capitals(raw),
            stage: Stage::First,
            round: 1,
            finished: 0,
            first: None,
            turn: None,
            settled: By::from_fn(|_| 0),
            passed: 0,
            out: Vec::new(),
            laid: Vec::new(),
            next_token: 0,
            seats: By::from_fn(|_| seat.clone()),
            used: Used::default(),
            before: None,
            history: Vec::new(),
            names: BTreeMap::new(),
            own_box,
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the cards of the table's box say.
    pub fn own_box(&self) -> &OwnBox {
        &self.own_box
    }

    /// The clans at the table.
    pub fn players(&self) -> &Players {
        self.board.players()
    }

    /// What the table is at.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, 1 to 5; 1 during the set-up.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds are finished; it never goes back.
    pub fn finished(&self) -> u8 {
        self.finished
    }

    /// Whether the first round has begun.
    pub fn has_begun(&self) -> bool {
        !self.history.is_empty()
    }

    /// The first player, once there is one.
    pub fn first(&self) -> Option<Clan> {
        self.first
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Clan> {
        self.turn
    }

    /// The initiative cards that are out, in the order in which they were revealed.
    pub fn initiative_out(&self) -> &[InitiativeCard] {
        &self.out
    }

    /// The markers on the board, in the order in which they were placed.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The marker of that name.
    pub fn token(&self, id: TokenId) -> Option<&Laid> {
        self.laid.iter().find(|laid| laid.id == id)
    }

    /// What a clan has besides the board.
    pub fn seat(&self, clan: Clan) -> &Seat {
        self.seats.get(clan)
    }

    /// What was used this round.
    pub fn used(&self) -> Used {
        self.used
    }

    /// The table before its tokens were resolved, while their story is read.
    pub fn before(&self) -> Option<&Before> {
        self.before.as_deref()
    }

    /// The honor of every clan, in seat order, before the first round and after each round that is over.
    pub fn history(&self) -> &[Vec<u16>] {
        &self.history
    }

    /// What the players call a province; nothing where they gave it no name.
    pub fn name(&self, province: Province) -> Option<&ProvinceName> {
        self.names.get(&province)
    }

    /// Whose turn it is while starting tokens are placed.
    pub fn turn_to_settle(&self) -> Option<Clan> {
        self.turn.or(self.first)
    }

    /// How many starting tokens a clan has still to place.
    pub fn left_to_settle(&self, clan: Clan) -> u8 {
        tokens_each_of(self.players()).saturating_sub(*self.settled.get(clan))
    }

    /// How many tokens are still to be placed in all.
    pub fn left_to_place(&self) -> u8 {
        self.players().iter().map(|clan| self.seats.get(clan).to_place).sum()
    }

    /// The markers as the rules read them.
    pub fn tokens(&self) -> Tokens {
        tokens_of(self.players(), &self.laid)
    }

    /// How many blessings lie on a marker.
    pub fn is_blessed(&self, id: TokenId) -> bool {
        self.laid.iter().any(|laid| laid.at == At::On(id))
    }
}

fn tokens_each_of(players: &Players) -> u8 {
    // Never more than eleven.
    u8::try_from(tokens_each(players)).unwrap_or(0)
}

/// Markers as the rules read them.
pub(super) fn tokens_of(players: &Players, laid: &[Laid]) -> Tokens {
    // No marker is accepted that cannot lie so, see the decisions on placing and revealing.
    try_tokens(players, laid).unwrap_or_else(Tokens::none)
}

/// Markers as the rules read them; nothing where they cannot lie so.
pub(super) fn try_tokens(players: &Players, laid: &[Laid]) -> Option<Tokens> {
    let position = |id: TokenId| laid.iter().position(|other| other.id == id);
    let token = |laid: &Laid| {
        let place = match laid.at {
            At::Spot(spot) => Place::At(spot),
            At::On(id) => Place::On(position(id)?),
        };
        Some(Token { id: laid.id.0.to_string(), clan: laid.clan, face: laid.face, place })
    };
    Tokens::new(players, laid.iter().map(token).collect::<Option<Vec<_>>>()?).ok()
}
