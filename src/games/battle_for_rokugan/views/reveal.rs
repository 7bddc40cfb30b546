//! The reveal: the markers in map order, and for each what it may be of what its clan still has.

use crate::games::battle_for_rokugan::laid::{At, Laid, TokenId};
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::queries::{spot, unseen};
use crate::games::battle_for_rokugan::rules::placement::{Reason, Role, judge};
use crate::games::battle_for_rokugan::rules::places::spots;
use crate::games::battle_for_rokugan::state::{State, tokens_of};
use crate::kernel::by::Small;
use crate::kernel::rulebook::RuleRef;

/// A key of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevealKey {
    /// The token.
    pub face: Face,
    /// How many of it the clan still has.
    pub left: u8,
    /// What it does there, or why it may not lie there.
    pub judged: Result<Role, Reason>,
}

/// A marker that is turned now.
#[derive(Clone, Debug, PartialEq)]
pub struct Turning {
    /// Which.
    pub token: Laid,
    /// Where it lies.
    pub spot: Spot,
    /// Which of all markers of the round it is, from 1.
    pub number: usize,
    /// How many markers there are.
    pub of: usize,
    /// What it may be, legal first.
    pub keys: Vec<RevealKey>,
    /// Others at the same province, in placement order.
    pub beside: Vec<Laid>,
}

impl RevealKey {
    /// The rule against it, where there is one.
    pub fn rule(&self) -> Option<RuleRef> {
        self.judged.err().map(|reason| reason.rule(self.face.kind()))
    }
}

/// The markers that lie facedown or did, in map order; blessings are faceup and left out.
pub fn in_map_order(state: &State) -> Vec<Laid> {
    let mut all: Vec<_> =
        state.laid().iter().copied().filter(|laid| matches!(laid.at, At::Spot(_)) && !laid.blesses()).collect();
    all.sort_by_key(|laid| place_key(state, laid));
    all
}

/// By target in map order, within it by the order of places.
fn place_key(state: &State, laid: &Laid) -> (usize, usize) {
    let Some(at) = spot(state.laid(), laid) else { return (usize::MAX, 0) };
    let within = spots(at.target()).position(|other| other == at).unwrap_or(0);
    (at.target().index(), within)
}

/// The marker that is turned next; nothing when all are turned.
pub fn turning(state: &State) -> Option<Turning> {
    let next = in_map_order(state).into_iter().find(|laid| laid.face.is_none())?;
    turn(state, next.id)
}

/// A certain marker, to be turned or put right.
pub fn turn(state: &State, token: TokenId) -> Option<Turning> {
    let all = in_map_order(state);
    let number = all.iter().position(|laid| laid.id == token)?;
    let laid = *all.get(number)?;
    let at = spot(state.laid(), &laid)?;
    let beside = state.laid().iter().copied().filter(|other| {
        other.id != token && spot(state.laid(), other).is_some_and(|other| other.target() == at.target())
    });
    Some(Turning {
        token: laid,
        spot: at,
        number: number + 1,
        of: all.len(),
        keys: keys(state, &laid, at),
        beside: beside.collect(),
    })
}

fn keys(state: &State, laid: &Laid, at: Spot) -> Vec<RevealKey> {
    let before: Vec<_> = state.laid().iter().copied().take_while(|other| other.id != laid.id).collect();
    let tokens = tokens_of(state.players(), &before);
    let (left, blessed) = (unseen(state, laid.clan), state.is_blessed(laid.id));
    let set = crate::games::battle_for_rokugan::content::token_set::of(laid.clan);
    let key = |face: Face| {
        let own = u8::from(laid.face == Some(face));
        let judged = judge(state.board(), laid.clan, face.kind(), at, tokens.iter());
        let judged = if blessed && !face.kind().fights() { Err(Reason::BlessingBase) } else { judged };
        RevealKey { face, left: left.of(face) + own, judged }
    };
    let faces = Face::ALL.iter().copied().filter(|face| set.of(*face) > 0 && face.kind() != Kind::Blessing);
    let (legal, others): (Vec<_>, Vec<_>) = faces.map(key).partition(|key| key.judged.is_ok());
    legal.into_iter().chain(others).collect()
}
