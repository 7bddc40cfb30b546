//! Why a command is refused: the reason as data, and the rule that says so.

use super::model::player::{CardId, SeatId};
use super::model::rule::Rule;
use super::phase::Phase;
use crate::kernel::rulebook::RuleRef;

/// A command that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub kind: RefusalKind,
    /// The rule that says so.
    pub rule: Rule,
}

impl Refusal {
    /// A number that a rule asks for is not reached.
    pub fn short(rule: Rule, needs: i64, has: i64) -> Self {
        let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
        Self { kind: RefusalKind::Short { needs: small(needs), has: small(has) }, rule }
    }

    /// A rule that says it all.
    pub const fn of(rule: Rule) -> Self {
        Self { kind: RefusalKind::Rule, rule }
    }

    /// Where the rule is written. The scan of the rulebook has no pages, so none is named.
    pub fn reference(&self) -> RuleRef {
        RuleRef::new(self.rule.id(), 0)
    }
}

/// A value of a card that has to be typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Its Force.
    Force,
    /// Its Chi.
    Chi,
    /// Its Personal Honor.
    Honor,
    /// Its cost.
    Cost,
    /// Its gold, or the Honor it yields.
    Gold,
}
crate::small!(Missing: Force, Chi, Honor, Cost, Gold);

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// The rule says it all.
    Rule,
    /// The rule asks for a number that is not reached.
    Short {
        /// What it asks for.
        needs: i16,
        /// What there is.
        has: i16,
    },
    /// Several rules are against it; the refusal names the first.
    Several(Vec<Refusal>),
    /// It belongs to another phase.
    WrongPhase {
        /// The one it belongs to.
        needs: Phase,
        /// The one the table is at.
        is: Phase,
    },
    /// The game is over.
    GameOver,
    /// What the watch saw is to be answered first.
    VerdictFirst,
    /// There is nothing to be answered.
    NoVerdict,
    /// There is no such player.
    NoSeat,
    /// The player is out.
    Out(SeatId),
    /// There is no such card in play.
    NoCard,
    /// The card is of another kind than this needs.
    WrongKind(CardId),
    /// There is no such Province standing.
    NoProvince,
    /// The number is not in these bounds.
    Bound {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
    /// A value is to be typed in first.
    Unknown {
        /// Of which card.
        card: CardId,
        /// Which.
        missing: Missing,
    },
    /// A value of a card that is being played is to be typed in first.
    UnknownNew(Missing),
    /// Those who are to cut are not those who were named.
    OtherCuts,
    /// There is no attack, or it is at another point.
    NoAttack,
    /// There is no battle.
    NoBattle,
    /// A battle is under way.
    BattleFirst,
    /// There is no duel, or it is at another point.
    NoDuel,
    /// A duel is under way.
    DuelFirst,
    /// So many Focus Values do not belong to the cards focused.
    OtherFocuses,
    /// There is no lobbying.
    NoLobby,
    /// A lobbying is under way.
    LobbyFirst,
    /// Nobody fights a duel against itself.
    Oneself,
    /// Nothing would change.
    NothingChanges,
    /// There is no such dead.
    NoDead,
    /// More sources of gold than can be planned with.
    TooManySources(usize),
    /// There is no such way into play.
    NoWay,
}
