//! What a clan still has, and the chance that each kind is among its tokens of this round (BR-ODD-1).

use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::kernel::by::Small;

/// Tokens nobody has seen, some of which are a clan's tokens of this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    unseen: TokenCounts,
    unknown: u8,
}

impl Pool {
    /// `unknown` of the `unseen` tokens are of this round, the bluff among them if it is unseen.
    ///
    /// Nothing if there are fewer unseen, or the bluff would have no room.
    pub fn new(unseen: TokenCounts, unknown: u8) -> Option<Self> {
        (unseen.of_kind(Kind::Bluff)..=unseen.total()).contains(&unknown).then_some(Self { unseen, unknown })
    }

    /// All unseen tokens.
    pub fn unseen(&self) -> &TokenCounts {
        &self.unseen
    }

    /// How many of them are of this round.
    pub fn unknown(&self) -> u8 {
        self.unknown
    }

    /// How many of the unseen tokens are no bluff.
    pub fn drawable(&self) -> u8 {
        self.unseen.total() - self.unseen.of_kind(Kind::Bluff)
    }

    /// How many of this round's tokens are drawn from those.
    pub fn drawn(&self) -> u8 {
        self.unknown - self.unseen.of_kind(Kind::Bluff)
    }

    /// The chance that at least one token of a face is of this round.
    pub fn holds_face(&self, face: Face) -> f64 {
        self.holds(face.kind(), self.unseen.of(face))
    }

    /// The chance that at least one token of a kind is of this round.
    pub fn holds_kind(&self, kind: Kind) -> f64 {
        self.holds(kind, self.unseen.of_kind(kind))
    }

    /// 1 − C(N − c, k) / C(N, k); the bluff is always in hand.
    fn holds(&self, kind: Kind, count: u8) -> f64 {
        if kind == Kind::Bluff {
            return f64::from(count);
        }
        let (all, drawn) = (f64::from(self.drawable()), f64::from(self.drawn()));
        let missed = |one: u8| ((all - drawn - f64::from(one)) / (all - f64::from(one))).max(0.0);
        1.0 - (0..count).map(missed).product::<f64>()
    }

    /// The expected sum of strengths of this round's tokens, blessings included.
    pub fn mean_strength(&self) -> f64 {
        let strength = |face: &Face| f64::from(self.unseen.of(*face)) * f64::from(face.weight());
        let all: f64 = Face::ALL.iter().map(strength).sum();
        match self.drawable() {
            0 => 0.0,
            drawable => f64::from(self.drawn()) * all / f64::from(drawable),
        }
    }
}
