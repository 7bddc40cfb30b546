//! The facedown tokens on a board, with what is known of the hands they came from: the ground of all odds.

use super::fillings::{FACEDOWN, Fillings};
use super::pool::Pool;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::place::{Place, Spot};
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::model::tokens::Tokens;
use crate::games::battle_for_rokugan::rules::placement::{Verdict, judge, verdicts};
use crate::kernel::by::By;

/// What is known of a clan's tokens of this round, beside those on the board whose face is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// How many of its tokens of this round are unknown: facedown on the board and behind the screen.
    pub unknown: u8,
    /// Tokens discarded or seen, which are none of those.
    pub out: TokenCounts,
}

/// Why there are no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FogFault {
    /// Unknown tokens of this clan lie there, and nothing is said of its hand.
    NoHand(Clan),
    /// The clan's tokens that are out and those that are known are more than it has.
    Out(Clan),
    /// The clan's unknown tokens cannot be so many, or so few.
    Unknown(Clan),
    /// No kind may lie where the token of this position lies.
    Nowhere(usize),
    /// Nothing the clan still has fits all the places of its unknown tokens.
    NoFilling(Clan),
}

/// A token whose face nobody knows.
#[derive(Clone, Debug)]
pub(super) struct Facedown {
    pub(super) spot: Spot,
    /// The kinds that may lie there.
    pub(super) kinds: Vec<Kind>,
}

/// The unknown tokens of one clan, with what they may be drawn from.
#[derive(Clone, Debug)]
pub(super) struct Shrouded {
    pub(super) clan: Clan,
    pub(super) tokens: Vec<Facedown>,
    pub(super) fillings: Fillings,
}

/// A board with facedown tokens, ready for questions about its provinces.
#[derive(Clone, Debug)]
pub struct Fog<'a> {
    pub(super) board: &'a Board,
    pub(super) tokens: &'a Tokens,
    pub(super) verdicts: Vec<Verdict>,
    pub(super) shrouded: Vec<Shrouded>,
}

impl<'a> Fog<'a> {
    /// Looks at `tokens` on `board`; hands are needed for clans with unknown tokens there.
    ///
    /// # Errors
    ///
    /// A hand is missing or cannot be, or a token lies where nothing it could be is legal (BR-ODD-2).
    pub fn new(board: &'a Board, tokens: &'a Tokens, hands: &By<Clan, Option<Hand>>) -> Result<Self, FogFault> {
        let mut shrouded = Vec::new();
        for clan in board.players().iter() {
            let facedown = facedown(board, tokens, clan)?;
            // No clan has more than 27 tokens on the board that its hand allows.
            let listed = u8::try_from(facedown.len()).unwrap_or(u8::MAX);
            let pool = match hands.get(clan) {
                Some(hand) => pool(tokens, clan, hand, listed)?,
                None if facedown.is_empty() => continue,
                None => return Err(FogFault::NoHand(clan)),
            };
            if !facedown.is_empty() {
                let fillings = Fillings::new(&pool, listed);
                let all = fillings.ways(facedown.iter().map(|token| token.kinds.as_slice()));
                if fillings.of(&fillings.ways(std::iter::empty()), &all).is_empty() {
                    return Err(FogFault::NoFilling(clan));
                }
                shrouded.push(Shrouded { clan, tokens: facedown, fillings });
            }
        }
        Ok(Self { board, tokens, verdicts: verdicts(board, tokens), shrouded })
    }
}

/// What `clan` has left, given its hand.
fn pool(tokens: &Tokens, clan: Clan, hand: &Hand, listed: u8) -> Result<Pool, FogFault> {
    let unseen = token_set::of(clan).without(&hand.out).and_then(|left| left.without(&tokens.known(clan)));
    let pool = Pool::new(unseen.ok_or(FogFault::Out(clan))?, hand.unknown);
    pool.filter(|_| listed <= hand.unknown).ok_or(FogFault::Unknown(clan))
}

/// The unknown tokens of `clan` with the kinds that are legal where they lie.
fn facedown(board: &Board, tokens: &Tokens, clan: Clan) -> Result<Vec<Facedown>, FogFault> {
    let unknown = tokens.iter().enumerate().filter(|(_, token)| token.clan == clan && token.face.is_none());
    let placed = unknown.filter_map(|(at, token)| match token.place {
        Place::At(spot) => Some((at, spot)),
        Place::On(_) => None,
    });
    placed.map(|(at, spot)| one_facedown(board, tokens, clan, at, spot).ok_or(FogFault::Nowhere(at))).collect()
}

fn one_facedown(board: &Board, tokens: &Tokens, clan: Clan, at: usize, spot: Spot) -> Option<Facedown> {
    let blessed = tokens.blessings_on(at).any(|blessing| blessing.clan == clan);
    let fits = |kind: &Kind| !blessed || kind.fights();
    let legal = |kind: &Kind| judge(board, clan, *kind, spot, tokens.iter().take(at)).is_ok();
    let kinds: Vec<_> = FACEDOWN.into_iter().filter(|kind| fits(kind) && legal(kind)).collect();
    (!kinds.is_empty()).then_some(Facedown { spot, kinds })
}
