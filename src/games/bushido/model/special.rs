//! Special Attacks and Special Defences (BU-SPC), and the list of them a fighter has.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A Special Attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialAttack {
    /// Several Damage Rolls, each two levels below the last.
    Combo,
    /// Two equal dice remove the Defender.
    Critical,
    /// Both models move; no damage.
    Drag,
    /// Two Damage Rolls.
    Dual,
    /// Half damage; both models move.
    Forceback,
    /// The Defender is Held and makes no Attack; no damage.
    Grapple,
    /// +3 on the Damage Roll.
    Powerful,
    /// The Defender is moved out of reach; no damage.
    Push,
    /// The Attacker leaves; no damage.
    Sidestep,
    /// Half damage; the Defender is moved and Prone.
    Slam,
    /// The Defender is Stunned.
    Stun,
    /// Half damage; the Defender is Prone.
    Sweep,
    /// Half damage; the Defender is moved and Prone.
    Throw,
}

/// A Special Defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialDefence {
    /// A Damage Roll against the Attacker.
    Counterstrike,
    /// Both models move.
    Drag,
    /// Both models move.
    Forceback,
    /// The Attacker is Held.
    Grapple,
    /// The Attacker is moved out of reach.
    Push,
    /// The Defender leaves.
    Sidestep,
    /// The Attacker is Prone.
    Sweep,
    /// The Attacker is moved and Prone.
    Throw,
}

/// A Special of either kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Triggers when the own Attack wins.
    Attack(SpecialAttack),
    /// Triggers when the own Defence wins.
    Defence(SpecialDefence),
}

impl Special {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 21] = [
        ("Combo Attack", Self::Attack(SpecialAttack::Combo)),
        ("Critical Attack", Self::Attack(SpecialAttack::Critical)),
        ("Drag Attack", Self::Attack(SpecialAttack::Drag)),
        ("Dual Attack", Self::Attack(SpecialAttack::Dual)),
        ("Forceback Attack", Self::Attack(SpecialAttack::Forceback)),
        ("Grapple Attack", Self::Attack(SpecialAttack::Grapple)),
        ("Powerful Attack", Self::Attack(SpecialAttack::Powerful)),
        ("Push Attack", Self::Attack(SpecialAttack::Push)),
        ("Sidestep Attack", Self::Attack(SpecialAttack::Sidestep)),
        ("Slam Attack", Self::Attack(SpecialAttack::Slam)),
        ("Stun Attack", Self::Attack(SpecialAttack::Stun)),
        ("Sweep Attack", Self::Attack(SpecialAttack::Sweep)),
        ("Throw Attack", Self::Attack(SpecialAttack::Throw)),
        ("Counterstrike Defence", Self::Defence(SpecialDefence::Counterstrike)),
        ("Drag Defence", Self::Defence(SpecialDefence::Drag)),
        ("Forceback Defence", Self::Defence(SpecialDefence::Forceback)),
        ("Grapple Defence", Self::Defence(SpecialDefence::Grapple)),
        ("Push Defence", Self::Defence(SpecialDefence::Push)),
        ("Sidestep Defence", Self::Defence(SpecialDefence::Sidestep)),
        ("Sweep Defence", Self::Defence(SpecialDefence::Sweep)),
        ("Throw Defence", Self::Defence(SpecialDefence::Throw)),
    ];

    /// The name of the exchange formats.
    pub fn name(self) -> &'static str {
        // Every Special stands in the list, which a test of it shows.
        Self::NAMED.iter().find(|(_, special)| *special == self).map_or("", |(name, _)| name)
    }

    /// The Special Attack, if it is one.
    pub const fn attack(self) -> Option<SpecialAttack> {
        match self {
            Self::Attack(attack) => Some(attack),
            Self::Defence(_) => None,
        }
    }

    /// The Special Defence, if it is one.
    pub const fn defence(self) -> Option<SpecialDefence> {
        match self {
            Self::Attack(_) => None,
            Self::Defence(defence) => Some(defence),
        }
    }
}

/// A Special and its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PricedSpecial {
    /// What it does.
    pub special: Special,
    /// Dice that are removed from the pool for it, 0..=5.
    pub cost: usize,
}

/// The Specials of a fighter, in the order of its document: at most six, none twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Specials(Vec<PricedSpecial>);

impl Specials {
    /// The most a fighter may have.
    pub const MOST: usize = 6;

    /// The list `specials`.
    ///
    /// # Errors
    ///
    /// The position of the first one that is there a second time, or beyond the sixth.
    pub fn new(specials: Vec<PricedSpecial>) -> Result<Self, SpecialTwice> {
        let twice = (0..specials.len())
            .find(|&at| at >= Self::MOST || specials[..at].iter().any(|one| one.special == specials[at].special));
        match twice {
            Some(at) => Err(SpecialTwice(at)),
            None => Ok(Self(specials)),
        }
    }

    /// The Specials, in order.
    pub fn all(&self) -> &[PricedSpecial] {
        &self.0
    }

    /// The price of `special`, if the fighter has it.
    pub fn cost(&self, special: Special) -> Option<usize> {
        self.0.iter().find(|one| one.special == special).map(|one| one.cost)
    }
}

/// The position of a Special that is too many in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialTwice(pub usize);

impl fmt::Display for SpecialTwice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the Special at position {} is there already, or is one too many", self.0)
    }
}

impl std::error::Error for SpecialTwice {}
