//! Learning mode: which step of a first campaign the table is at, and what is to be said about it.

use super::reference::rule;
use super::state::State;
use super::world::tally::Merit;
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::empire_reborn as keys;

/// A step that is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The first army is bought.
    Army,
    /// The campaign can begin.
    Begin,
    /// Income comes in, units are paid.
    Account,
    /// Orders of the first turn.
    Orders,
    /// A deed of two Characters, with its odds.
    Deed,
    /// Something is to be rolled.
    Roll,
    /// The winter to come.
    Winter,
    /// The campaign is over.
    Over,
    /// A treaty is concluded.
    Trade,
    /// Somebody asks for the Favor.
    Court,
    /// An army raids a province of another Clan.
    Raid,
}
crate::small!(Lesson: Army, Begin, Account, Orders, Deed, Roll, Winter, Over, Trade, Court, Raid);

/// From this turn on nothing is explained.
const UNTAUGHT: u16 = 4;

impl Lesson {
    /// The step the table is at.
    pub fn at(state: &State) -> Option<Self> {
        let open = state.realms().iter().any(|realm| !realm.has_closed(state.turn()));
        let armed = state.realms().iter().all(|realm| !realm.units.is_empty());
        let trades = state.realms().iter().any(|realm| !realm.treaties.is_empty());
        let battle = |merit: &Merit| matches!(merit, Merit::Battle | Merit::BattleTwo | Merit::BattleThree);
        let raided = state.tally().merits.iter().any(|(_, merit)| battle(merit));
        let fought = state.tally().merits.iter().any(|(_, merit)| *merit == Merit::Duel);
        Some(match state.turn() {
            _ if state.is_over() => Self::Over,
            // A winter to come is the last that is explained: what returns every turn teaches nothing.
            UNTAUGHT.. => return None,
            _ if !state.asked().is_empty() => Self::Roll,
            0 if !armed => Self::Army,
            0 => Self::Begin,
            1 | 2 if open => Self::Account,
            1 if !trades => Self::Trade,
            1 if state.tally().favor == 0 => Self::Court,
            1 => Self::Orders,
            2 if !fought => Self::Deed,
            2 if !raided => Self::Raid,
            2 => Self::Orders,
            _ => Self::Winter,
        })
    }

    /// What its card says.
    pub const fn explanation(self) -> Explanation {
        let (title, now, table) = self.words();
        Explanation { title, now, table, rule: self.rule() }
    }

    const fn words(self) -> (Key, Key, Key) {
        match self {
            Self::Army => (keys::ER_LESSON_ARMY, keys::ER_LESSON_ARMY_NOW, keys::ER_LESSON_ARMY_TABLE),
            Self::Begin => (keys::ER_LESSON_BEGIN, keys::ER_LESSON_BEGIN_NOW, keys::ER_LESSON_BEGIN_TABLE),
            Self::Account => (keys::ER_LESSON_ACCOUNT, keys::ER_LESSON_ACCOUNT_NOW, keys::ER_LESSON_ACCOUNT_TABLE),
            Self::Orders => (keys::ER_LESSON_ORDERS, keys::ER_LESSON_ORDERS_NOW, keys::ER_LESSON_ORDERS_TABLE),
            Self::Deed => (keys::ER_LESSON_DEED, keys::ER_LESSON_DEED_NOW, keys::ER_LESSON_DEED_TABLE),
            Self::Roll => (keys::ER_LESSON_ROLL, keys::ER_LESSON_ROLL_NOW, keys::ER_LESSON_ROLL_TABLE),
            Self::Winter => (keys::ER_LESSON_WINTER, keys::ER_LESSON_WINTER_NOW, keys::ER_LESSON_WINTER_TABLE),
            Self::Over => (keys::ER_LESSON_OVER, keys::ER_LESSON_OVER_NOW, keys::ER_LESSON_OVER_TABLE),
            Self::Trade => (keys::ER_LESSON_TRADE, keys::ER_LESSON_TRADE_NOW, keys::ER_LESSON_TRADE_TABLE),
            Self::Raid => (keys::ER_LESSON_RAID, keys::ER_LESSON_RAID_NOW, keys::ER_LESSON_RAID_TABLE),
            Self::Court => (keys::ER_LESSON_COURT, keys::ER_LESSON_COURT_NOW, keys::ER_LESSON_COURT_TABLE),
        }
    }

    const fn rule(self) -> RuleRef {
        match self {
            Self::Army => rule("ER-BUY-1"),
            Self::Begin | Self::Over => rule("ER-SEQ"),
            Self::Account => rule("ER-LED-2"),
            Self::Orders => rule("ER-BUY-2"),
            Self::Deed => rule("ER-DUE-1"),
            Self::Roll => rule("ER-HON-1"),
            Self::Winter => rule("ER-LED-1"),
            Self::Trade => rule("ER-TRD-1"),
            Self::Court => rule("ER-CRT"),
            Self::Raid => rule("ER-RAID-2"),
        }
    }
}
