//! The melee pool term by term (BU-MEL-4, Q-2, BU-TEST-2, A3).

use super::combatant::{Circumstance, Combatant, State, Statistic};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::test::{challenge_dice, gained};
use crate::kernel::rulebook::RuleRef;

/// Where a term of a pool comes from; their order is that of the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PoolTermKind {
    /// The printed Statistic.
    Base,
    /// Paid with Ki.
    Boosts,
    /// Effects that are not listed here.
    Modifier,
    /// No Activation Counters.
    Exhausted,
    /// Assisting Enemies that are not ignored.
    Assist,
    /// The state.
    Prone,
    /// The state.
    Blind,
    /// The state.
    Stunned,
    /// The state.
    Frightened,
    /// The state.
    Held,
    /// It ran this turn.
    Ran,
    /// It is Surprised.
    Surprised,
    /// Its action is Stand Up.
    StoodUp,
    /// The opponent's *Death Sentence*.
    DeathSentence,
    /// What double the base leaves no room for.
    Cap,
    /// What both gain so that the lower pool has a die.
    Gained,
}

impl PoolTermKind {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Boosts => "boosts",
            Self::Modifier => "modifier",
            Self::Exhausted => "exhausted",
            Self::Assist => "assist",
            Self::Prone => "Prone",
            Self::Blind => "Blind",
            Self::Stunned => "Stunned",
            Self::Frightened => "Frightened",
            Self::Held => "Held",
            Self::Ran => "ran",
            Self::Surprised => "surprised",
            Self::StoodUp => "stood_up",
            Self::DeathSentence => "death_sentence",
            Self::Cap => "cap",
            Self::Gained => "gained",
        }
    }

    /// The rule it comes from.
    pub const fn rule(self) -> RuleRef {
        match self {
            Self::Boosts => reference::BOOST,
            Self::Cap => reference::STATISTIC,
            Self::Gained => reference::SMALL_POOLS,
            Self::Base
            | Self::Modifier
            | Self::Exhausted
            | Self::Assist
            | Self::Prone
            | Self::Blind
            | Self::Stunned
            | Self::Frightened
            | Self::Held
            | Self::Ran
            | Self::Surprised
            | Self::StoodUp
            | Self::DeathSentence => reference::MELEE_POOL,
        }
    }
}

/// One term of a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolTerm {
    /// Where it comes from.
    pub kind: PoolTermKind,
    /// What it is worth; 0 only for the base.
    pub value: i64,
}

/// A melee pool and its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Dice to divide, at least 1.
    pub dice: usize,
    /// What it is made of, in the order of [`PoolTermKind`].
    pub terms: Vec<PoolTerm>,
}

/// What double the base limits (ruling CapOnFinal).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cap {
    /// The final value, so that a Boost may balance a penalty.
    #[default]
    Final,
    /// What is added; penalties come off afterwards.
    BeforePenalties,
}

impl Cap {
    /// What is over double the base, of a base with these modifiers.
    pub fn over(self, base: i64, modifiers: impl Iterator<Item = i64>) -> i64 {
        let counted = modifiers.filter(|value| self == Self::Final || *value > 0);
        (base + counted.sum::<i64>() - (2 * base).max(1)).max(0)
    }
}

/// The melee pools of both.
pub fn pools(combatants: &Sides<Combatant>, cap: Cap) -> Sides<Pool> {
    let terms = Sides::from_fn(|side: Side| terms(combatants.of(side), combatants.of(side.opponent()), cap));
    let total = |side| terms.of(side).iter().map(|term: &PoolTerm| term.value).sum::<i64>();
    let more = gained(total(Side::Active), total(Side::Other));
    Sides::from_fn(|side| {
        let mut terms = terms.of(side).clone();
        terms.extend((more > 0).then_some(PoolTerm { kind: PoolTermKind::Gained, value: more }));
        Pool { dice: challenge_dice(total(side) + more), terms }
    })
}

fn terms(own: &Combatant, opponent: &Combatant, cap: Cap) -> Vec<PoolTerm> {
    let Statistic::Number(base) = own.parts().base else {
        return vec![PoolTerm { kind: PoolTermKind::Base, value: 0 }];
    };
    let mut terms = vec![PoolTerm { kind: PoolTermKind::Base, value: base }];
    let counted = modifiers(own, opponent).into_iter().map(|(kind, value)| PoolTerm { kind, value });
    terms.extend(counted.filter(|term| term.value != 0));
    let over = cap.over(base, terms.iter().skip(1).map(|term| term.value));
    terms.extend((over > 0).then_some(PoolTerm { kind: PoolTermKind::Cap, value: -over }));
    terms
}

fn modifiers(own: &Combatant, opponent: &Combatant) -> [(PoolTermKind, i64); 13] {
    let parts = own.parts();
    let less = |is_true: bool| if is_true { -1 } else { 0 };
    let tired = own.has(Circumstance::Exhausted) && !own.has(Circumstance::Endurance);
    [
        (PoolTermKind::Boosts, parts.boosts),
        (PoolTermKind::Modifier, parts.modifier),
        (PoolTermKind::Exhausted, less(tired)),
        (PoolTermKind::Assist, -(parts.assisting - parts.indomitable).max(0)),
        (PoolTermKind::Prone, less(own.is(State::Prone))),
        (PoolTermKind::Blind, less(own.is(State::Blind))),
        (PoolTermKind::Stunned, less(own.is(State::Stunned))),
        (PoolTermKind::Frightened, less(own.is(State::Frightened))),
        (PoolTermKind::Held, less(own.is(State::Held))),
        (PoolTermKind::Ran, less(own.has(Circumstance::Ran))),
        (PoolTermKind::Surprised, less(own.has(Circumstance::Surprised))),
        (PoolTermKind::StoodUp, less(own.has(Circumstance::StoodUp))),
        (PoolTermKind::DeathSentence, -less(opponent.is(State::DeathSentence))),
    ]
}
