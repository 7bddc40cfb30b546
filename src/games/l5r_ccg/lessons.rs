//! Learning mode: which step of a first game the table is at, and what is to be said about it.

use super::in_play::DuelStage;
use super::phase::Phase;
use super::reference::rule;
use super::state::State;
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::l5r_ccg as keys;

/// A step that is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Who begins.
    First,
    /// The Straighten Phase.
    Straighten,
    /// The Events Phase.
    Events,
    /// The Action Phase.
    Action,
    /// Before an attack.
    Attack,
    /// Units are sent.
    Maneuvers,
    /// A battle.
    Battle,
    /// A duel.
    Duel,
    /// A lobbying.
    Lobby,
    /// The Dynasty Phase.
    Dynasty,
    /// The End Phase.
    End,
    /// The game is over, or could be.
    Over,
}
crate::small!(Lesson: First, Straighten, Events, Action, Attack, Maneuvers, Battle, Duel, Lobby, Dynasty, End, Over);

impl Lesson {
    /// The step the table is at.
    pub fn at(state: &State) -> Option<Self> {
        if !state.verdict().is_empty() {
            return Some(Self::Over);
        }
        if state.duel().is_some_and(|duel| duel.stage != DuelStage::Struck) {
            return Some(Self::Duel);
        }
        if state.lobby().is_some() {
            return Some(Self::Lobby);
        }
        Some(match (state.phase(), state.attack()) {
            (Phase::First, _) => Self::First,
            (Phase::Straighten, _) => Self::Straighten,
            (Phase::Events, _) => Self::Events,
            (Phase::Action, _) => Self::Action,
            (Phase::Attack, None) => Self::Attack,
            (Phase::Attack, Some(attack)) if attack.battle.is_some() => Self::Battle,
            (Phase::Attack, Some(attack)) if attack.segment.is_some() => Self::Maneuvers,
            // Between two battles, and after the last.
            (Phase::Attack, Some(_)) => return None,
            (Phase::Dynasty, _) => Self::Dynasty,
            (Phase::End, _) => Self::End,
            (Phase::Over, _) => Self::Over,
        })
    }

    /// What its card says.
    pub const fn explanation(self) -> Explanation {
        let (title, now, table) = self.words();
        Explanation { title, now, table, rule: self.rule() }
    }

    const fn words(self) -> (Key, Key, Key) {
        match self {
            Self::First => (keys::CCG_LESSON_FIRST, keys::CCG_LESSON_FIRST_NOW, keys::CCG_LESSON_FIRST_TABLE),
            Self::Straighten => {
                (keys::CCG_LESSON_STRAIGHTEN, keys::CCG_LESSON_STRAIGHTEN_NOW, keys::CCG_LESSON_STRAIGHTEN_TABLE)
            }
            Self::Events => (keys::CCG_LESSON_EVENTS, keys::CCG_LESSON_EVENTS_NOW, keys::CCG_LESSON_EVENTS_TABLE),
            Self::Action => (keys::CCG_LESSON_ACTION, keys::CCG_LESSON_ACTION_NOW, keys::CCG_LESSON_ACTION_TABLE),
            Self::Attack => (keys::CCG_LESSON_ATTACK, keys::CCG_LESSON_ATTACK_NOW, keys::CCG_LESSON_ATTACK_TABLE),
            Self::Maneuvers => {
                (keys::CCG_LESSON_MANEUVERS, keys::CCG_LESSON_MANEUVERS_NOW, keys::CCG_LESSON_MANEUVERS_TABLE)
            }
            Self::Battle => (keys::CCG_LESSON_BATTLE, keys::CCG_LESSON_BATTLE_NOW, keys::CCG_LESSON_BATTLE_TABLE),
            Self::Duel => (keys::CCG_LESSON_DUEL, keys::CCG_LESSON_DUEL_NOW, keys::CCG_LESSON_DUEL_TABLE),
            Self::Lobby => (keys::CCG_LESSON_LOBBY, keys::CCG_LESSON_LOBBY_NOW, keys::CCG_LESSON_LOBBY_TABLE),
            Self::Dynasty => (keys::CCG_LESSON_DYNASTY, keys::CCG_LESSON_DYNASTY_NOW, keys::CCG_LESSON_DYNASTY_TABLE),
            Self::End => (keys::CCG_LESSON_END, keys::CCG_LESSON_END_NOW, keys::CCG_LESSON_END_TABLE),
            Self::Over => (keys::CCG_LESSON_OVER, keys::CCG_LESSON_OVER_NOW, keys::CCG_LESSON_OVER_TABLE),
        }
    }

    const fn rule(self) -> RuleRef {
        match self {
            Self::First => rule("CC-SET-5"),
            Self::Straighten => rule("CC-TURN-1"),
            Self::Events => rule("CC-TURN-2"),
            Self::Action => rule("CC-ACT-1"),
            Self::Attack => rule("CC-ATK-1"),
            Self::Maneuvers => rule("CC-ATK-8"),
            Self::Battle => rule("CC-BAT-7"),
            Self::Duel => rule("CC-DUEL-3"),
            Self::Lobby => rule("CC-FAV-3"),
            Self::Dynasty => rule("CC-REC-2"),
            Self::End => rule("CC-TURN-6"),
            Self::Over => rule("CC-WIN-7"),
        }
    }
}
