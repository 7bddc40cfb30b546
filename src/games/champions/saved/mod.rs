//! How tables of this game are kept, and what is said of them where nobody knows the game.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

mod v0_v1;

use super::Champions;
use super::model::clan::Clan;
use super::model::state::State;
use super::queries;
use super::refusal::Refusal;
use super::scoring;
use super::setup::{Fault, Setup};
use super::snapshot::{self, Snapshot};
use super::text::{names, reasons};
use crate::games::GameId;
use crate::kernel::line::Line;
use crate::kernel::saved::{Migration, SavedGame};
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::keys;

const NAME: &str = GameId::Champions.saved_name();

/// The version of its saves that this app writes, and the newest it reads.
pub const VERSION: u64 = Champions::VERSION;

const _: () = assert!(matches!(GameId::Champions.version(), Some(VERSION)), "the shelf names the version that is read");

impl SavedGame for Champions {
    const NAME: &'static str = NAME;
    const MIGRATIONS: &'static [Migration] = &[v0_v1::migrate];

    type Snapshot = Snapshot;

    fn snapshot(state: &State) -> Snapshot {
        snapshot::snapshot(state)
    }

    fn synopsis(state: &State) -> Synopsis {
        let (honor, threshold) = (queries::group_honor(state), queries::threshold(state).total());
        Synopsis {
            title: state.scenario().name.clone(),
            line: Line::new(keys::HOME_CLOCK)
                .with("turn", state.turn().get())
                .with("turns", state.scenario().max_turns.get())
                .with("phase", names::phase(state.phase())),
            second: Some(
                Line::new(keys::HOME_HONOR)
                    .with("margin", margin(honor - threshold))
                    .with("of", Line::new(keys::HOME_HONOR_OF).with("have", honor).with("need", threshold)),
            ),
            marks: state.champions().map(|(_, it)| mark(it.card().name.to_string(), it.card().clan)).collect(),
            period: period(state),
            ended: state.ended().map(|_| verdict(state)),
        }
    }

    fn prompt(state: &State) -> Option<Line> {
        let acting = state.track().active().filter(|_| state.ended().is_none())?;
        Some(Line::new(keys::HOME_ACTS).with("name", state.champion(acting).card().name.as_str()))
    }

    fn fault(setup: &Setup, fault: &Fault) -> Line {
        let seats = || setup.players.iter().chain(&setup.companions);
        reasons::fault(fault, |seat| seats().nth(seat).map(|seat| seat.card.name.to_string()).unwrap_or_default())
    }

    fn refusal(state: &State, refusal: &Refusal) -> Line {
        reasons::refusal(state, refusal)
    }
}

/// The turns that are finished: all but the one that is played.
fn period(state: &State) -> Period {
    let turn = state.turn().get();
    let number = if state.ended().is_some() { turn } else { turn - 1 };
    Period { number, label: Line::new(keys::BACKUP_TURN).with("turn", number) }
}

fn mark(name: String, clan: Clan) -> Mark {
    let hue = match clan {
        Clan::Crab => "crab",
        Clan::Crane => "crane",
        Clan::Dragon => "dragon",
        Clan::Lion => "lion",
        Clan::Phoenix => "phoenix",
        Clan::Scorpion => "scorpion",
        Clan::Unicorn => "unicorn",
        Clan::Naga => "naga",
        Clan::Unaligned => "unaligned",
        Clan::Shadowlands => "shadowlands",
    };
    // A Clan's sign and its colour have the same name.
    Mark { name, sign: hue.into(), hue: hue.into() }
}

/// "Victory, 3 above", of a table that has ended.
fn verdict(state: &State) -> Line {
    let sheet = scoring::score(state);
    let key = if sheet.is_victory() { keys::HOME_VICTORY } else { keys::HOME_DEFEAT };
    Line::new(key).with("margin", margin(sheet.margin()))
}

/// "4 short", "exactly met" or "2 above": how far Group Honor is from the Threshold.
pub fn margin(margin: i16) -> Line {
    let key = match margin {
        ..0 => keys::MARGIN_SHORT,
        0 => return keys::MARGIN_EXACT.into(),
        1.. => keys::MARGIN_ABOVE,
    };
    Line::new(key).with("count", usize::from(margin.unsigned_abs()))
}
