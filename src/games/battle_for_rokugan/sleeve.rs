//! What a player keeps behind the screen: its hand, its plan, what it looked at, its objective.
//!
//! It is no part of a table: neither the journal nor a save knows it. A player's own device keeps it beside the table.
//! It is read leniently, for it is worth no error of its own.

use super::laid::{Laid, TokenId};
use super::model::clan::Clan;
use super::model::face::{Face, Kind};
use super::model::objective::Objective;
use super::model::place::Spot;
use super::model::token_counts::TokenCounts;
use super::queries::{spot, unseen};
use super::state::State;
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use serde::{Deserialize, Serialize};

/// The most tokens a hand has: six, and Dragon's seventh before it returns one.
pub const MOST: usize = 7;

/// What one player keeps for itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sleeve {
    /// Whose screen it is.
    pub clan: Clan,
    /// The objective it kept.
    #[serde(default)]
    pub objective: Option<Objective>,
    /// The seed of the game it belongs to: a newer copy of the table, handed over later, is the same game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<Seed>,
    /// The round the rest belongs to.
    round: u8,
    /// The tokens of this round, those on the board included.
    #[serde(default)]
    hand: Vec<Held>,
    /// Tokens of others that it has seen.
    #[serde(default)]
    looked: Vec<Looked>,
}

/// A token of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// What it is.
    pub face: Face,
    /// Where it is to lie, or lies.
    #[serde(default)]
    pub plan: Option<Spot>,
    /// The marker it has become.
    #[serde(default)]
    pub token: Option<TokenId>,
}

/// A token of somebody else that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looked {
    /// The marker.
    pub token: TokenId,
    /// What it is.
    pub face: Face,
}

impl Sleeve {
    /// The screen of `clan`, with the bluff behind it (BR-SET-2).
    pub fn new(state: &State, clan: Clan) -> Self {
        let mut sleeve =
            Self { clan, objective: None, game: None, round: state.round(), hand: Vec::new(), looked: Vec::new() };
        sleeve.add_bluff();
        sleeve
    }

    /// The same, kept for the game with this seed.
    #[must_use]
    pub fn of_game(self, seed: Seed) -> Self {
        Self { game: Some(seed), ..self }
    }

    /// Whether it belongs to another copy of the game with this seed.
    pub fn is_of(&self, seed: Seed) -> bool {
        self.game == Some(seed)
    }

    /// The hand, in the order it was entered.
    pub fn hand(&self) -> &[Held] {
        &self.hand
    }

    /// What it has seen of others.
    pub fn looked(&self) -> &[Looked] {
        &self.looked
    }

    fn add_bluff(&mut self) {
        let bluff = Face::ALL.iter().find(|face| face.kind() == Kind::Bluff);
        if !self.hand.iter().any(|held| held.face.kind() == Kind::Bluff) {
            self.hand.extend(bluff.map(|face| Held { face: *face, plan: None, token: None }));
        }
    }

    /// Follows the table: markers where tokens were planned are those tokens; in a new round only the token that stayed
    /// and the bluff are left (BR-UP-2).
    pub fn follow(&mut self, state: &State) {
        if state.round() != self.round {
            self.round = state.round();
            self.hand.retain(|held| held.token.is_none());
            self.hand.iter_mut().for_each(|held| held.plan = None);
            self.looked.clear();
            self.add_bluff();
        }
        let all = state.before().map_or(state.laid(), |before| &before.laid);
        for held in &mut self.hand {
            let marker = held.token.and_then(|id| own(all, self.clan, held.plan).find(|laid| laid.id == id));
            held.token = marker.map(|laid| laid.id);
            held.face = marker.and_then(|laid| laid.face).unwrap_or(held.face);
        }
        for at in 0..self.hand.len() {
            self.find_marker(all, at);
        }
        self.looked.retain(|looked| all.iter().any(|laid| laid.id == looked.token && laid.clan != self.clan));
    }

    /// A token that was planned, and lies where it was planned now.
    fn find_marker(&mut self, all: &[Laid], at: usize) {
        let held = self.hand[at];
        if held.plan.is_none() || held.token.is_some() {
            return;
        }
        let taken = |id: TokenId| self.hand.iter().any(|other| other.token == Some(id));
        let blesses = held.face.kind() == Kind::Blessing;
        let fits = |laid: &&Laid| laid.face.map_or(!blesses, |face| face == held.face);
        let found = own(all, self.clan, held.plan).filter(fits).find(|laid| !taken(laid.id)).map(|laid| laid.id);
        self.hand[at].token = found;
    }

    /// What may still be entered: what nobody has seen of the clan's tokens, without those of the hand.
    pub fn left(&self, state: &State) -> TokenCounts {
        let unseen = unseen(state, self.clan);
        let open = |held: &&Held| {
            let turned = |id| state.token(id).is_some_and(|laid| laid.face.is_some());
            !held.token.is_some_and(turned)
        };
        let own = |face: Face| self.hand.iter().filter(open).filter(|held| held.face == face).count();
        TokenCounts::from_fn(|face| unseen.of(face).saturating_sub(u8::try_from(own(face)).unwrap_or(u8::MAX)))
    }

    /// A token was drawn. A hand that is full, and a token that is not left, stay as they are.
    pub fn add(&mut self, state: &State, face: Face) {
        if self.hand.len() < MOST && self.left(state).of(face) > 0 {
            self.hand.push(Held { face, plan: None, token: None });
        }
    }

    /// It was entered by mistake, or went back to the pool.
    pub fn take_out(&mut self, at: usize) {
        if at < self.hand.len() {
            self.hand.remove(at);
        }
    }

    /// A token is to lie there; nowhere, and it stays.
    pub fn plan(&mut self, state: &State, at: usize, place: Option<Spot>) {
        if let Some(held) = self.hand.get_mut(at) {
            *held = Held { plan: place, token: None, ..*held };
        }
        self.follow(state);
    }

    /// A token of somebody else was seen; nothing, and it was not.
    pub fn look(&mut self, token: TokenId, face: Option<Face>) {
        self.looked.retain(|looked| looked.token != token);
        self.looked.extend(face.map(|face| Looked { token, face }));
    }
}

/// The markers of a clan at a place.
fn own(all: &[Laid], clan: Clan, at: Option<Spot>) -> impl Iterator<Item = &Laid> {
    all.iter().filter(move |laid| laid.clan == clan && at.is_some() && spot(all, laid) == at)
}
