//! The tokens of a round while it is resolved: which are still there, and what became of the others.

use super::battle::Battle;
use super::report::Fate;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::{Place, Spot};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::province_set::ProvinceSet;
use crate::games::battle_for_rokugan::model::tokens::{Token, Tokens};
use crate::games::battle_for_rokugan::rules::placement::{Role, Verdict, verdicts};

/// Every token with what became of it so far.
pub(super) struct Fates<'a> {
    tokens: &'a Tokens,
    verdicts: Vec<Verdict>,
    fates: Vec<Option<Fate>>,
    /// Provinces attacked by a token that a raid or diplomacy elsewhere took (BR-A12).
    pub(super) discarded_attacks: ProvinceSet,
    /// Provinces attacked by a token that diplomacy in that very province took.
    pub(super) pacified_attacks: ProvinceSet,
    /// Provinces attacked by a bluff.
    pub(super) bluff_attacks: ProvinceSet,
}

/// A token that is still on the board, legally placed, and no blessing.
#[derive(Clone, Copy)]
pub(super) struct Standing<'a> {
    pub(super) at: usize,
    pub(super) token: &'a Token,
    pub(super) spot: Spot,
    pub(super) role: Role,
}

impl Standing<'_> {
    pub(super) fn is(&self, kind: Kind) -> bool {
        self.token.face.map(Face::kind) == Some(kind)
    }
}

impl<'a> Fates<'a> {
    /// After step 2: bluffs and illegally placed tokens have left; Lion's bluff at home stays (BR-A8).
    pub(super) fn after_reveal(board: &Board, tokens: &'a Tokens) -> Self {
        let verdicts = verdicts(board, tokens);
        let mut bluff_attacks = ProvinceSet::EMPTY;
        let mut fates = Vec::with_capacity(verdicts.len());
        for (token, verdict) in tokens.iter().zip(&verdicts) {
            let bluffs = token.face.map(Face::kind) == Some(Kind::Bluff);
            fates.push(match verdict {
                Verdict::Legal(Role::Defend) if bluffs && token.clan == Clan::Lion => None,
                Verdict::Legal(role) if bluffs => {
                    let target = tokens.spot(token).filter(|_| *role == Role::Attack).map(Spot::target);
                    target.into_iter().for_each(|province| bluff_attacks.insert(province));
                    Some(Fate::Bluff)
                }
                Verdict::Illegal(_) if bluffs => Some(Fate::Bluff),
                Verdict::Illegal(reason) => Some(Fate::Illegal(*reason)),
                Verdict::Legal(_) | Verdict::Unknown => None,
            });
        }
        let [discarded_attacks, pacified_attacks] = [ProvinceSet::EMPTY; 2];
        Self { tokens, verdicts, fates, discarded_attacks, pacified_attacks, bluff_attacks }
    }

    /// The legally placed tokens of a kind, whether still there or not.
    pub(super) fn legal(&self, kind: Kind) -> impl Iterator<Item = Standing<'a>> {
        let known = self.tokens.iter().zip(&self.verdicts).enumerate();
        let found = known.filter_map(|(at, (token, verdict))| match (*verdict, token.place) {
            (Verdict::Legal(role), Place::At(spot)) => Some(Standing { at, token, spot, role }),
            (Verdict::Legal(_) | Verdict::Illegal(_) | Verdict::Unknown, _) => None,
        });
        found.filter(move |standing| standing.is(kind))
    }

    /// The tokens that are still there, blessings aside.
    pub(super) fn standing(&self) -> impl Iterator<Item = Standing<'a>> {
        let kinds = [Kind::Army, Kind::Navy, Kind::Shinobi, Kind::Diplomacy, Kind::Raid, Kind::Bluff];
        let mut all: Vec<_> = kinds.into_iter().flat_map(|kind| self.legal(kind)).collect();
        all.retain(|standing| self.fates[standing.at].is_none());
        all.into_iter()
    }

    /// The fate of a token so far.
    pub(super) fn of(&self, at: usize) -> Option<Fate> {
        self.fates[at]
    }

    /// Takes a token off the board.
    pub(super) fn settle(&mut self, at: usize, fate: Fate) {
        self.fates[at] = Some(fate);
    }

    /// Strength of a token with the legal blessings on it (BR-BAT-1).
    pub(super) fn strength(&self, standing: &Standing<'_>) -> u16 {
        let blesses = |(token, verdict): &(&Token, &Verdict)| {
            token.place == Place::On(standing.at) && matches!(verdict, Verdict::Legal(_))
        };
        let blessings = self.tokens.iter().zip(&self.verdicts).filter(blesses).map(|(token, _)| token.face);
        blessings.chain([standing.token.face]).flatten().map(Face::weight).sum()
    }

    /// After step 5 nothing is left: what stood in a battle fought, the rest was not attacked.
    pub(super) fn end_of_battles(&mut self, battles: &[Battle]) {
        let fought: ProvinceSet = battles.iter().map(|battle| battle.province).collect();
        let left: Vec<(usize, Province)> = self.standing().map(|left| (left.at, left.spot.target())).collect();
        for (at, province) in left {
            self.settle(at, if fought.contains(province) { Fate::Battle } else { Fate::Unattacked });
        }
    }

    /// Every token's fate; a legal blessing shares that of its token (BR-A7).
    pub(super) fn all(&self) -> Vec<Fate> {
        let own = |at: usize| self.fates[at].unwrap_or(Fate::Unattacked);
        let of = |(at, token): (usize, &Token)| match (self.fates[at], token.place) {
            (Some(fate), _) => fate,
            (None, Place::On(base)) => own(base),
            (None, Place::At(_)) => own(at),
        };
        self.tokens.iter().enumerate().map(of).collect()
    }
}
