//! What a resolution comes to, as data: one entry for every token, raid, battle, defense and card that moves.

use super::battle::Battle;
use crate::games::battle_for_rokugan::model::board::{Board, CardPlace};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::rules::placement::Reason;
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::kernel::rulebook::RuleRef;
use serde::{Deserialize, Serialize};

/// A whole resolution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// What became of each token, in placement order.
    pub fates: Vec<Fate>,
    /// The legal raids, in placement order.
    pub raids: Vec<Effect>,
    /// The legal diplomacy tokens, in placement order.
    pub diplomacy: Vec<Effect>,
    /// The battles, in map order.
    pub battles: Vec<Battle>,
    /// The provinces that were successfully defended, in map order; each gains one faceup token.
    pub defended: Vec<Defended>,
    /// The territory cards that move, in map order.
    pub card_moves: Vec<CardMove>,
    /// The board afterwards; it still names the ronin of the round that was resolved.
    pub after: Board,
}

/// When and why a token left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It was placed illegally (step 2).
    Illegal(Reason),
    /// A bluff goes back behind its screen (step 2).
    Bluff,
    /// A raid took it, itself included (step 3).
    Raid,
    /// A raid that has nothing to work from (step 3).
    RaidNoEffect,
    /// Diplomacy took it, itself included (step 4).
    Diplomacy,
    /// It fought (step 5).
    Battle,
    /// It defended what nobody attacked (step 5).
    Unattacked,
}

impl Fate {
    /// The step of BR-RES in which it left, 2 to 5.
    pub fn step(self) -> u8 {
        match self {
            Self::Illegal(_) | Self::Bluff => 2,
            Self::Raid | Self::RaidNoEffect => 3,
            Self::Diplomacy => 4,
            Self::Battle | Self::Unattacked => 5,
        }
    }

    /// The rule that took a token of `kind`.
    pub fn rule(self, kind: Kind) -> RuleRef {
        match self {
            Self::Illegal(reason) => reason.rule(kind),
            Self::Bluff => rule::REVEAL,
            Self::Raid | Self::RaidNoEffect => rule::RAIDS,
            Self::Diplomacy => rule::TALKS,
            Self::Battle => rule::BATTLES,
            Self::Unattacked => rule::DEFENSE_UNATTACKED,
        }
    }
}

/// A raid or diplomacy token and whether it did anything (BR-A5, BR-A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Position of the token in placement order.
    pub token: usize,
    /// Where it lay.
    pub province: Province,
    /// What it did.
    pub worked: Worked,
}

/// Whether a raid or diplomacy token did what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worked {
    /// It did.
    Yes,
    /// It was discarded, had nothing to work from, or another had done the same.
    No,
}

named! {
    /// Why a province counts as successfully defended (BR-DEF).
    Defense {
        /// The controller won a battle there.
        Battle = "battle",
        /// An attack failed before it came to a battle.
        FailedAttack = "failed_attack",
        /// Nobody attacked what was defended.
        Unattacked = "unattacked",
        /// Diplomacy discarded an attack.
        Diplomacy = "diplomacy",
    }
}

impl Defense {
    /// The rule that says so.
    pub fn rule(self) -> RuleRef {
        match self {
            Self::Battle => rule::DEFENSE_BATTLE,
            Self::FailedAttack => rule::DEFENSE_FAILED_ATTACK,
            Self::Unattacked => rule::DEFENSE_UNATTACKED,
            Self::Diplomacy => rule::DEFENSE_DIPLOMACY,
        }
    }
}

/// A province that was successfully defended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defended {
    /// Which province.
    pub province: Province,
    /// Who defended it.
    pub clan: Clan,
    /// Why it counts.
    pub reason: Defense,
}

/// A territory card that moves (BR-TER-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMove {
    /// Whose card.
    pub territory: Territory,
    /// Where it was.
    pub from: CardPlace,
    /// Where it goes.
    pub to: CardPlace,
}
