//! Whose action it is and what that player may do, in the Action Phase and in a Battle Action Segment (CC-ACT).
//!
//! Deliberately absent: Reactions, which have no part in this order (CC-ACT-7).

use crate::games::l5r_ccg::model::rule::{self, Rule};
use crate::small;
use serde::{Deserialize, Serialize};

/// What a player does when it is its turn to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A Limited action.
    Limited,
    /// An Open action.
    Open,
    /// A Battle action.
    Battle,
    /// Attaching a Follower, item or spell.
    Attach,
    /// Moving attached cards.
    Move,
    /// Lobbying.
    Lobby,
    /// Using the Favor to draw a card, a Limited action.
    FavorDraw,
    /// Using the Favor to restore a Personality, an Open action.
    FavorRestore,
    /// Using the Favor to remove a unit from a battle, a Battle action.
    FavorRemove,
    /// Nothing.
    Pass,
}
small!(Act: Limited, Open, Battle, Attach, Move, Lobby, FavorDraw, FavorRestore, FavorRemove, Pass);

impl Act {
    fn uses_favor(self) -> bool {
        matches!(self, Self::FavorDraw | Self::FavorRestore | Self::FavorRemove)
    }
}

/// Where the actions are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The Action Phase.
    Action,
    /// The Battle Action Segment of one battle.
    Battle {
        /// The Defender, who begins.
        defender: usize,
        /// Players with a unit in the battle.
        with_units: Vec<usize>,
    },
}

/// The order of actions as it stands; players by their position, clockwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    players: usize,
    current: usize,
    phase: Phase,
    favor: Option<usize>,
    lobbied: bool,
    next: usize,
    passes: usize,
}

impl Order {
    /// The order before its first action, for `players` who are left in the game.
    pub fn new(players: usize, current: usize, phase: Phase, favor: Option<usize>, lobbied: bool) -> Self {
        let next = match phase {
            Phase::Action => current,
            Phase::Battle { defender, .. } => defender,
        };
        Self { players, current, phase, favor, lobbied, next, passes: 0 }
    }

    /// The same order when it is `next`'s action and so many have passed in a row.
    #[must_use]
    pub fn at(self, next: usize, passes: usize) -> Self {
        Self { next, passes, ..self }
    }

    /// Whether all have passed in a row; there are more passes than players where somebody left the game meanwhile.
    pub fn is_over(&self) -> bool {
        self.passes >= self.players
    }

    /// Whose action it is; nobody's once all have passed.
    pub fn next(&self) -> Option<usize> {
        (!self.is_over()).then_some(self.next)
    }

    /// How many have passed in a row.
    pub fn passes(&self) -> usize {
        self.passes
    }

    /// Who holds the Favor.
    pub fn favor(&self) -> Option<usize> {
        self.favor
    }

    /// Whether there was a lobbying this turn.
    pub fn lobbied(&self) -> bool {
        self.lobbied
    }

    /// Whether `player` may do this now.
    ///
    /// # Errors
    ///
    /// The first rule against it, in the order of reading A14.
    pub fn check(&self, player: usize, act: Act) -> Result<(), Rule> {
        if self.next() != Some(player) {
            return Err(match self.phase {
                Phase::Action => rule::ACTION_ORDER,
                Phase::Battle { .. } => rule::BATTLE_ORDER,
            });
        }
        self.check_kind(player, act)?;
        self.check_unit(player, act)?;
        if act.uses_favor() && self.favor != Some(player) {
            return Err(rule::FAVOR_HOLDER);
        }
        if act == Act::Lobby && self.lobbied {
            return Err(rule::LOBBY_ONCE);
        }
        if act == Act::Lobby && self.favor == Some(player) {
            return Err(rule::LOBBY_HOLDER);
        }
        Ok(())
    }

    fn check_kind(&self, player: usize, act: Act) -> Result<(), Rule> {
        let (possible, rule) = match (&self.phase, act) {
            (_, Act::Open | Act::FavorRestore | Act::Pass) => (true, rule::ACTION_KINDS),
            (Phase::Action, Act::Battle | Act::FavorRemove) => (false, rule::ACTION_KINDS),
            (Phase::Action, Act::Limited | Act::Attach | Act::Move | Act::Lobby | Act::FavorDraw) => {
                (player == self.current, rule::ACTION_KINDS)
            }
            (Phase::Battle { .. }, Act::Battle | Act::FavorRemove) => (true, rule::BATTLE_ORDER),
            (Phase::Battle { .. }, Act::Limited | Act::Attach | Act::Move | Act::Lobby | Act::FavorDraw) => {
                (false, rule::BATTLE_ORDER)
            }
        };
        if possible { Ok(()) } else { Err(rule) }
    }

    fn check_unit(&self, player: usize, act: Act) -> Result<(), Rule> {
        let needs_unit = matches!(act, Act::Open | Act::Battle | Act::FavorRestore);
        match &self.phase {
            Phase::Battle { with_units, .. } if needs_unit && !with_units.contains(&player) => {
                Err(rule::UNIT_IN_BATTLE)
            }
            Phase::Battle { .. } | Phase::Action => Ok(()),
        }
    }

    /// Lets `player` act and moves on to the next.
    ///
    /// # Errors
    ///
    /// The rule against it; nothing has changed then.
    pub fn act(&mut self, player: usize, act: Act) -> Result<(), Rule> {
        self.check(player, act)?;
        self.passes = if act == Act::Pass { self.passes + 1 } else { 0 };
        self.next = (player + 1) % self.players;
        if act.uses_favor() {
            self.favor = None;
        }
        if act == Act::Lobby {
            self.lobbied = true;
        }
        Ok(())
    }
}
