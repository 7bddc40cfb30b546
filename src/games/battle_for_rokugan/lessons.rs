//! Learning mode: which moment of a first round the table is at, and what is to be said about it.

use super::model::face::Kind;
use super::rules::rulebook as rules;
use super::stage::Stage;
use super::state::State;
use super::views::story::Happened;
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::battle_for_rokugan as keys;

/// A moment that is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// A blessing is placed.
    Bless,
    /// A token is placed facedown.
    Place,
    /// A bluff is placed.
    Bluff,
    /// All tokens are placed.
    BeginReveal,
    /// A token is turned.
    Reveal,
    /// All tokens are turned.
    Resolve,
    /// Bluffs and illegal tokens leave.
    Left,
    /// A raid.
    Raid,
    /// Diplomacy.
    Diplomacy,
    /// A battle.
    Battle,
    /// A successful defense without a battle.
    Defended,
    /// Territory cards move.
    Claim,
    /// The board is put right, and the round ends.
    Board,
    /// A round begins with upkeep.
    Upkeep,
    /// The game ends.
    End,
}
crate::small!(
    Lesson: Bless, Place, Bluff, BeginReveal, Reveal, Resolve, Left, Raid, Diplomacy, Battle, Defended, Claim, Board,
    Upkeep, End
);

impl Lesson {
    /// The moment the table is at; `next` is the kind of the token that the lesson lays next.
    pub fn at(state: &State, next: Option<Kind>) -> Option<Self> {
        match state.stage() {
            Stage::First | Stage::Starting => None,
            Stage::Initiative | Stage::Draw | Stage::Cards => Some(Self::Upkeep),
            Stage::Placement if state.turn().is_none() => Some(Self::BeginReveal),
            Stage::Placement => Some(match next {
                Some(Kind::Blessing) => Self::Bless,
                Some(Kind::Bluff) => Self::Bluff,
                Some(Kind::Army | Kind::Navy | Kind::Shinobi | Kind::Diplomacy | Kind::Raid) | None => Self::Place,
            }),
            Stage::Reveal if state.laid().iter().any(|laid| laid.face.is_none()) => Some(Self::Reveal),
            Stage::Reveal => Some(Self::Resolve),
            Stage::Story => Some(Self::Board),
            Stage::Objectives | Stage::Over => Some(Self::End),
        }
    }

    /// The moment a card of the story tells; nothing where nothing happened.
    pub fn of_card(happened: &Happened) -> Option<Self> {
        match happened {
            Happened::Left(_) => Some(Self::Left),
            Happened::Scorched { .. } => Some(Self::Raid),
            Happened::Pacified { .. } => Some(Self::Diplomacy),
            Happened::Battle { .. } => Some(Self::Battle),
            Happened::Defended(_) => Some(Self::Defended),
            Happened::Cards(_) => Some(Self::Claim),
            Happened::NoEffect { .. } | Happened::Nothing => None,
        }
    }

    /// What its card says.
    pub const fn explanation(self) -> Explanation {
        let (title, now, table) = self.words();
        Explanation { title, now, table, rule: self.rule() }
    }

    const fn words(self) -> (Key, Key, Key) {
        match self {
            Self::Bless => (keys::BFR_LESSON_BLESS, keys::BFR_LESSON_BLESS_NOW, keys::BFR_LESSON_BLESS_TABLE),
            Self::Place => (keys::BFR_LESSON_PLACE, keys::BFR_LESSON_PLACE_NOW, keys::BFR_LESSON_PLACE_TABLE),
            Self::Bluff => (keys::BFR_LESSON_BLUFF, keys::BFR_LESSON_BLUFF_NOW, keys::BFR_LESSON_BLUFF_TABLE),
            Self::BeginReveal => (keys::BFR_LESSON_BEGIN, keys::BFR_LESSON_BEGIN_NOW, keys::BFR_LESSON_BEGIN_TABLE),
            Self::Reveal => (keys::BFR_LESSON_REVEAL, keys::BFR_LESSON_REVEAL_NOW, keys::BFR_LESSON_REVEAL_TABLE),
            Self::Resolve => (keys::BFR_LESSON_RESOLVE, keys::BFR_LESSON_RESOLVE_NOW, keys::BFR_LESSON_RESOLVE_TABLE),
            Self::Left => (keys::BFR_LESSON_LEFT, keys::BFR_LESSON_LEFT_NOW, keys::BFR_LESSON_LEFT_TABLE),
            Self::Raid => (keys::BFR_LESSON_RAID, keys::BFR_LESSON_RAID_NOW, keys::BFR_LESSON_RAID_TABLE),
            Self::Diplomacy => {
                (keys::BFR_LESSON_DIPLOMACY, keys::BFR_LESSON_DIPLOMACY_NOW, keys::BFR_LESSON_DIPLOMACY_TABLE)
            }
            Self::Battle => (keys::BFR_LESSON_BATTLE, keys::BFR_LESSON_BATTLE_NOW, keys::BFR_LESSON_BATTLE_TABLE),
            Self::Defended => {
                (keys::BFR_LESSON_DEFENDED, keys::BFR_LESSON_DEFENDED_NOW, keys::BFR_LESSON_DEFENDED_TABLE)
            }
            Self::Claim => (keys::BFR_LESSON_CLAIM, keys::BFR_LESSON_CLAIM_NOW, keys::BFR_LESSON_CLAIM_TABLE),
            Self::Board => (keys::BFR_LESSON_BOARD, keys::BFR_LESSON_BOARD_NOW, keys::BFR_LESSON_BOARD_TABLE),
            Self::Upkeep => (keys::BFR_LESSON_UPKEEP, keys::BFR_LESSON_UPKEEP_NOW, keys::BFR_LESSON_UPKEEP_TABLE),
            Self::End => (keys::BFR_LESSON_END, keys::BFR_LESSON_END_NOW, keys::BFR_LESSON_END_TABLE),
        }
    }

    const fn rule(self) -> RuleRef {
        match self {
            Self::Bless => rules::BLESSING,
            Self::Place => rules::PLACEMENT,
            Self::Bluff => rules::BLUFF,
            Self::BeginReveal | Self::Reveal => rules::TURN_UP,
            Self::Resolve => rules::BATTLES,
            Self::Left => rules::REVEAL,
            Self::Raid => rules::RAIDS,
            Self::Diplomacy => rules::TALKS,
            Self::Battle => rules::BATTLE_WON,
            Self::Defended => rules::DEFENSE_UNATTACKED,
            Self::Claim => rules::CLAIM,
            Self::Board => rules::ROUND_END,
            Self::Upkeep => rules::DRAW,
            Self::End => rules::END,
        }
    }
}
