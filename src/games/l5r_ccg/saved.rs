//! How tables of this game are kept, and what is said of them where nobody knows the game.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Ccg;
use super::in_play::{Acting, Attack, Cards, Dead, Duel, Lobby, Province};
use super::model::clan::Clan;
use super::model::player::SeatId;
use super::model::ring::Ring;
use super::model::rulings::Rulings;
use super::phase::Phase;
use super::refusal::Refusal;
use super::rules::watch::{Loss, Victory};
use super::setup::{Fault, Setup};
use super::state::{End, Seat, State};
use super::text::reasons;
use crate::games::GameId;
use crate::kernel::line::{Arg, Line};
use crate::kernel::name::Name;
use crate::kernel::saved::{Migration, SavedGame};
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::keys;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

const NAME: &str = GameId::L5rCcg.saved_name();

/// The version of its saves that this app writes, and the newest it reads.
pub const VERSION: u64 = Ccg::VERSION;

const _: () = assert!(matches!(GameId::L5rCcg.version(), Some(VERSION)), "the shelf names the version that is read");

/// A table as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    turn: u16,
    current: SeatId,
    phase: Phase,
    acting: Acting,
    favor: Option<SeatId>,
    lobbied: bool,
    attacked: bool,
    seats: Vec<SeatSnapshot>,
    cards: Cards,
    attack: Option<Attack>,
    duel: Option<Duel>,
    lobby: Option<Lobby>,
    rulings: Rulings,
    winner: Option<(SeatId, Victory)>,
}

/// A player as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatSnapshot {
    name: Option<Name>,
    clan: Clan,
    honor: i16,
    provinces: Vec<Province>,
    rings: BTreeSet<Ring>,
    hand: u8,
    dead: Vec<Dead>,
    out: Option<Loss>,
    history: Vec<i16>,
}

impl SavedGame for Ccg {
    const NAME: &'static str = NAME;
    const MIGRATIONS: &'static [Migration] = &[];

    type Snapshot = Snapshot;

    fn snapshot(state: &State) -> Snapshot {
        let winner = match state.end() {
            Some(End::Won(seat, victory)) => Some((seat, victory)),
            Some(End::Draw) | None => None,
        };
        Snapshot {
            turn: state.turn(),
            current: state.current(),
            phase: state.phase(),
            acting: state.acting,
            favor: state.favor(),
            lobbied: state.lobbied(),
            attacked: state.attacked(),
            seats: state.seats().iter().map(seat_snapshot).collect(),
            cards: state.cards().clone(),
            attack: state.attack().cloned(),
            duel: state.duel().copied(),
            lobby: state.lobby().cloned(),
            rulings: state.rulings().clone(),
            winner,
        }
    }

    fn synopsis(state: &State) -> Synopsis {
        let number = i16::try_from(state.turn()).unwrap_or(i16::MAX);
        let line = match state.turn() {
            0 => Line::new(keys::HOME_BEFORE_TURN),
            _ => Line::new(keys::HOME_TURN_OF).with("number", number).with("name", named(state, state.current())),
        };
        Synopsis {
            title: title(),
            line,
            second: (state.turn() > 0).then(|| honors(state)),
            marks: state.seats().iter().map(mark).collect(),
            period: period(state),
            ended: state.end().map(|end| ended(state, end)),
        }
    }

    fn fault(setup: &Setup, fault: &Fault) -> Line {
        reasons::fault(setup, *fault)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Line {
        reasons::refusal(state, refusal)
    }
}

fn title() -> Name {
    match Name::new("Legend of the Five Rings") {
        Ok(name) => name,
        // A title of this length is always a name.
        Err(_) => unreachable!("the title is a name"),
    }
}

fn seat_snapshot(seat: &Seat) -> SeatSnapshot {
    SeatSnapshot {
        name: seat.name.clone(),
        clan: seat.clan,
        honor: seat.honor,
        provinces: seat.provinces.clone(),
        rings: seat.rings.clone(),
        hand: seat.hand,
        dead: seat.dead.clone(),
        out: seat.out,
        history: seat.history.clone(),
    }
}

/// The turns that are over.
fn period(state: &State) -> Period {
    let number = i16::try_from(state.finished()).unwrap_or(i16::MAX);
    let label = match number {
        0 => Line::new(keys::HOME_BEFORE_TURN),
        _ => Line::new(keys::BACKUP_TURN).with("turn", number),
    };
    Period { number, label }
}

fn mark(seat: &Seat) -> Mark {
    // A clan's sign and its colour have the same name.
    let name = seat.name.as_ref().map_or_else(|| seat.clan.id().to_owned(), |name| name.as_str().to_owned());
    Mark { name, sign: seat.clan.mark().into(), hue: seat.clan.mark().into() }
}

fn named(state: &State, seat: SeatId) -> Arg {
    let seat = state.seat(seat);
    let clan = || Line::new(keys::HOME_CLAN_OF_TWELVE).with("clan", seat.clan.id()).into();
    seat.name.as_ref().map_or_else(clan, |name| name.as_str().into())
}

/// Everybody's Family Honor, in the order of the seats.
fn honors(state: &State) -> Line {
    let all: Vec<String> = state.seats().iter().map(|seat| seat.honor.to_string()).collect();
    Line::new(keys::HOME_HONORS).with("all", all.join(" : "))
}

fn ended(state: &State, end: End) -> Line {
    let (seat, how) = match end {
        End::Draw => return keys::HOME_DRAWN.into(),
        End::Won(seat, Victory::Military) => (seat, "military"),
        End::Won(seat, Victory::Enlightenment) => (seat, "enlightenment"),
        End::Won(seat, Victory::Honor) => (seat, "honor"),
    };
    Line::new(keys::HOME_WON_HOW).with("name", named(state, seat)).with("how", how)
}
