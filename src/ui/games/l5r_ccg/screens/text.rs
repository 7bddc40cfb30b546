//! Names and numbers as these screens say them.

use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::kernel::line::{Arg, Key, Line};
use crate::ui::components::number::{shown, signed};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;

/// A value as a text of its own.
pub fn spoken(arg: Arg) -> String {
    match arg {
        Arg::Name(name) => name,
        Arg::Number(number) => number.to_string(),
        Arg::Signed(number) => change(number),
        Arg::Line(line) => say(line),
    }
}

/// What a player is called.
pub fn player(state: &State, seat: SeatId) -> String {
    spoken(names::player(state, seat))
}

/// What a player of the open table is called.
pub fn player_at(session: Session, seat: SeatId) -> String {
    session.glance(|state| player(state, seat))
}

/// What a card is called.
pub fn card(state: &State, id: CardId) -> String {
    spoken(names::card(state, id))
}

/// A sentence about a player.
pub fn of_player(key: Key, name: impl Into<String>) -> String {
    say(Line::new(key).with("player", name.into()))
}

/// A number with the true minus sign.
pub fn number(number: i64) -> String {
    shown(i32::try_from(number).unwrap_or(i32::MAX))
}

/// A number with its sign.
pub fn change(number: i64) -> String {
    signed(i32::try_from(number).unwrap_or(i32::MAX))
}

/// A number as sentences take it.
pub fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// "First Province" by its place from 0.
pub fn province(at: u8) -> String {
    say(Line::new(keys::CCG_PROVINCE_OF).with("number", i16::from(at) + 1))
}
