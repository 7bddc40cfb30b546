//! How tables of this game are kept, and what is said of them where nobody knows the game.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Bushido;
use super::model::player::Player;
use super::refusal::Refusal;
use super::rules::score::Outcome;
use super::setup::{Fault, Setup};
use super::snapshot::{self, Snapshot};
use super::state::State;
use super::text::{names, reasons};
use crate::games::GameId;
use crate::kernel::line::Line;
use crate::kernel::saved::{Migration, SavedGame};
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::keys;

const NAME: &str = GameId::Bushido.saved_name();

/// The version of its saves that this app writes, and the newest it reads.
pub const VERSION: u64 = Bushido::VERSION;

const _: () = assert!(matches!(GameId::Bushido.version(), Some(VERSION)), "the shelf names the version that is read");

impl SavedGame for Bushido {
    const NAME: &'static str = NAME;
    const MIGRATIONS: &'static [Migration] = &[];

    type Snapshot = Snapshot;

    fn snapshot(state: &State) -> Snapshot {
        snapshot::snapshot(state)
    }

    fn synopsis(state: &State) -> Synopsis {
        let score = |player| i16::try_from(state.victory(player)).unwrap_or(0);
        Synopsis {
            title: state.title().clone(),
            line: Line::new(keys::HOME_TURN_OF_MOST).with("turn", state.turn()).with("turns", state.last_turn()),
            second: Some(Line::new(keys::HOME_SCORE_TWO).with("one", score(Player::A)).with("other", score(Player::B))),
            marks: Player::ALL.map(|player| mark(state, player)).to_vec(),
            period: period(state),
            ended: state.ended().map(|outcome| verdict(state, outcome)),
        }
    }

    fn fault(setup: &Setup, fault: &Fault) -> Line {
        reasons::fault(setup, fault)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Line {
        reasons::refusal(state, refusal)
    }
}

/// The turns that are over.
fn period(state: &State) -> Period {
    let number = if state.ended().is_some() { state.turn() } else { state.turn() - 1 };
    Period { number, label: Line::new(keys::BACKUP_TURN).with("turn", number) }
}

/// The two sides are told apart by hue and sign; neither is a Clan.
fn mark(state: &State, player: Player) -> Mark {
    let (sign, hue) = match player {
        Player::A => ("bushido-a", "crane"),
        Player::B => ("bushido-b", "dragon"),
    };
    Mark { name: names::player(state, player), sign: sign.into(), hue: hue.into() }
}

fn verdict(state: &State, outcome: Outcome) -> Line {
    match outcome {
        Outcome::Won(player) => Line::new(keys::HOME_WON_BY).with("name", names::player(state, player)),
        Outcome::Draw => keys::HOME_DRAWN.into(),
    }
}
