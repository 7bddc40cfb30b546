//! Questions about a table: what a clan may still have, what may lie where, who comes next.

use super::content::{map, token_set};
use super::laid::{At, Gone, Laid};
use super::model::board::{Board, CardPlace};
use super::model::clan::Clan;
use super::model::face::{Face, Kind};
use super::model::initiative_card::{InitiativeCard, NeutralCard};
use super::model::place::Spot;
use super::model::province::Province;
use super::model::territory::Territory;
use super::model::token_counts::TokenCounts;
use super::model::tokens::Tokens;
use super::rules::odds::fog::Hand;
use super::rules::placement::{Reason, Role, closed, placed};
use super::rules::setup::neutral_cards;
use super::state::State;
use crate::kernel::by::{By, Small};

/// The kinds that are placed facedown.
pub const FACEDOWN: [Kind; 6] = [Kind::Army, Kind::Navy, Kind::Shinobi, Kind::Diplomacy, Kind::Raid, Kind::Bluff];

/// What nobody has seen of a clan's tokens: neither discarded nor faceup on the board.
pub fn unseen(state: &State, clan: Clan) -> TokenCounts {
    unseen_among(state, state.laid(), clan)
}

/// The same where these are the markers of the round.
fn unseen_among(state: &State, laid: &[Laid], clan: Clan) -> TokenCounts {
    let known = laid.iter().filter(|laid| laid.clan == clan);
    let seen = |face: Face| known.clone().filter(|laid| laid.face == Some(face)).count();
    let (set, discards) = (token_set::of(clan), &state.seat(clan).discards);
    TokenCounts::from_fn(|face| {
        // No clan has more than 27 tokens.
        let gone = discards.of(face).saturating_add(u8::try_from(seen(face)).unwrap_or(u8::MAX));
        set.of(face).saturating_sub(gone)
    })
}

/// The hands as the odds need them: unknown tokens of the round, and what is out (BR-ODD-1).
pub fn hands(state: &State) -> By<Clan, Option<Hand>> {
    hands_among(state, state.laid())
}

/// The same where these are the markers of the round, some of them known to whoever asks.
pub fn hands_among(state: &State, laid: &[Laid]) -> By<Clan, Option<Hand>> {
    By::from_fn(|clan| {
        if !state.players().contains(clan) {
            return None;
        }
        let facedown = laid.iter().filter(|laid| laid.clan == clan && laid.face.is_none()).count();
        // One token stays behind the screen beside those to be placed.
        let behind = state.seat(clan).to_place + 1;
        let unknown = u8::try_from(facedown).unwrap_or(u8::MAX).saturating_add(behind);
        let unseen = unseen_among(state, laid, clan).total();
        Some(Hand { unknown: unknown.min(unseen), out: state.seat(clan).discards.clone() })
    })
}

/// What is needed to judge where a facedown token of a clan may lie, read from the table once for all places.
#[derive(Debug)]
pub struct Placing<'a> {
    board: &'a Board,
    clan: Clan,
    /// The markers that lie there already.
    tokens: Tokens,
    /// The kinds the clan still has.
    left: Vec<Kind>,
}

impl<'a> Placing<'a> {
    /// A token of `clan`, beside the markers `before`.
    pub fn of(state: &'a State, clan: Clan, before: &[Laid]) -> Self {
        let left = unseen(state, clan);
        Self {
            board: state.board(),
            clan,
            tokens: super::state::tokens_of(state.players(), before),
            left: FACEDOWN.into_iter().filter(|kind| left.of_kind(*kind) > 0).collect(),
        }
    }

    /// What the token could be at `spot`, of what its clan still has; why nothing, where nothing could.
    ///
    /// # Errors
    ///
    /// The reason that closes the place to the kinds that lie at such places, or that only kinds that are gone may lie
    /// there.
    pub fn possible(&self, spot: Spot) -> Result<Vec<(Kind, Role)>, Reason> {
        closed(self.board, self.clan, spot, self.tokens.iter())?;
        let judged = |kind| placed(self.board, self.clan, kind, spot);
        let legal = self.left.iter().filter_map(|kind| judged(*kind).ok().map(|role| (*kind, role)));
        let legal: Vec<_> = legal.collect();
        if !legal.is_empty() {
            return Ok(legal);
        }
        // A bluff may lie wherever another kind may; nobody knows that this token is no kind for such a place.
        Err(match judged(Kind::Bluff) {
            Ok(_) => Reason::Gone,
            Err(_) => judged(likely_kind(spot)).err().unwrap_or(Reason::Gone),
        })
    }
}

/// The kind that attacks or defends at such a place, and whose rule is read where nothing may lie.
pub fn likely_kind(spot: Spot) -> Kind {
    match spot {
        Spot::Center(_) | Spot::Border(_) => Kind::Army,
        Spot::Coast(_) => Kind::Navy,
    }
}

/// The next clan clockwise after `clan` that has a token to place; `clan` itself comes last.
pub fn next_to_place(state: &State, clan: Clan) -> Option<Clan> {
    after(state, clan).find(|other| state.seat(*other).to_place > 0)
}

/// The players clockwise, beginning with the left neighbor of `clan`.
pub fn after(state: &State, clan: Clan) -> impl Iterator<Item = Clan> {
    let mut all: Vec<_> = state.players().clockwise_from(clan).collect();
    if !all.is_empty() {
        all.rotate_left(1);
    }
    all.into_iter()
}

/// The territories whose unplayed card a clan holds, in map order.
pub fn held(state: &State, clan: Clan) -> impl Iterator<Item = Territory> {
    let board = state.board();
    Territory::ALL.iter().copied().filter(move |territory| board.card(*territory) == CardPlace::Held(clan))
}

/// Whether a card is played in the owner's placement turn (BR-TER-3); the others are played in upkeep.
pub fn is_played_in_placement(territory: Territory) -> bool {
    map::is_shadowlands(territory)
}

/// Whether a clan holds a card that is played in upkeep.
pub fn has_upkeep_card(state: &State, clan: Clan) -> bool {
    held(state, clan).any(|territory| !is_played_in_placement(territory))
}

/// Where a discarded token really goes: a bluff goes behind its screen (BR-RES-7).
pub fn goes(face: Option<Face>, to: Gone) -> Gone {
    match to {
        Gone::Discarded if face.map(Face::kind) == Some(Kind::Bluff) => Gone::Hand,
        Gone::Discarded | Gone::Pool | Gone::Hand => to,
    }
}

/// The province a marker is about.
pub fn target(state: &State, laid: &Laid) -> Option<Province> {
    spot(state.laid(), laid).map(Spot::target)
}

/// Where on the board a marker lies, or the one it lies on.
pub fn spot(all: &[Laid], laid: &Laid) -> Option<Spot> {
    match laid.at {
        At::Spot(spot) => Some(spot),
        At::On(id) => match all.iter().find(|other| other.id == id)?.at {
            At::Spot(spot) => Some(spot),
            At::On(_) => None,
        },
    }
}

/// The cards that may come next: those of clans that are not out, and every neutral one while the deck can hold one.
pub fn deck(state: &State) -> Vec<InitiativeCard> {
    let out = state.initiative_out();
    let clans = state.players().iter().map(InitiativeCard::Clan);
    let neutral_out = out.iter().filter(|card| matches!(card, InitiativeCard::Neutral(_))).count();
    let room = neutral_out < neutral_cards(state.players());
    let neutral = NeutralCard::ALL.iter().copied().map(InitiativeCard::Neutral).filter(|_| room);
    clans.chain(neutral).filter(|card| !out.contains(card)).collect()
}
