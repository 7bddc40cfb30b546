//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::log::{change_line, changes};
use super::names;
use crate::games::battle_for_rokugan::laid::Laid;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::words::battle_for_rokugan as keys;

/// What is otherwise on the table `new` than on `old`: the round, the first player, the turn, provinces, markers,
/// what is placed and discarded, honor.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    if old.round() != new.round() {
        let line = Line::new(keys::BFR_DIFFERENT_CLOCK).with("from", old.round()).with("to", new.round());
        lines.push(line);
    }
    if old.first() != new.first() {
        let line = Line::new(keys::BFR_DIFFERENT_FIRST);
        let line = line.with("from", names::clan_or_nobody(old.first()));
        lines.push(line.with("to", names::clan_or_nobody(new.first())));
    }
    let holder = |state: &State, province| names::clan_or_nobody(state.board().controller(province));
    for province in Province::ALL.iter().copied() {
        let (was, is) = (holder(old, province), holder(new, province));
        if was != is {
            let line = Line::new(keys::BFR_DIFFERENT_PROVINCE).with("province", names::province(new, province));
            lines.push(line.with("from", was).with("to", is));
        }
    }
    if old.turn() != new.turn() {
        let line = Line::new(keys::BFR_DIFFERENT_TURN).with("from", names::clan_or_nobody(old.turn()));
        lines.push(line.with("to", names::clan_or_nobody(new.turn())));
    }
    lines.extend(only_on(old, new).into_iter().map(|laid| marker(keys::BFR_DIFFERENT_NOT_LAID, old, &laid)));
    lines.extend(only_on(new, old).into_iter().map(|laid| marker(keys::BFR_DIFFERENT_LAID, new, &laid)));
    new.players().iter().for_each(|clan| lines.extend(ledger(old, new, clan)));
    lines.extend(changes(old, new).iter().map(change_line));
    lines
}

/// The markers that lie on one table and not so on the other.
fn only_on(one: &State, other: &State) -> Vec<Laid> {
    let lies = |state: &State, laid: &Laid| (laid.clan, laid.face, spot(state.laid(), laid));
    let mut left: Vec<&Laid> = other.laid().iter().collect();
    let mut only = Vec::new();
    for laid in one.laid() {
        match left.iter().position(|there| lies(one, laid) == lies(other, there)) {
            Some(at) => {
                left.remove(at);
            }
            None => only.push(*laid),
        }
    }
    only
}

fn marker(key: Key, state: &State, laid: &Laid) -> Line {
    let face = laid.face.map_or(keys::BFR_FACEDOWN.into(), names::face);
    let place = names::place(state, state.laid(), laid);
    Line::new(key).with("clan", names::clan(laid.clan)).with("face", face).with("place", place)
}

/// What a clan has otherwise still to place, and on its discard pile.
fn ledger(old: &State, new: &State, clan: Clan) -> Vec<Line> {
    let (was, is) = (old.seat(clan), new.seat(clan));
    let line = |key, from: u8, to: u8| {
        (from != to).then(|| Line::new(key).with("clan", names::clan(clan)).with("from", from).with("to", to))
    };
    let discards = Face::ALL.iter().copied().filter_map(|face| {
        let line = line(keys::BFR_DIFFERENT_DISCARDS, was.discards.of(face), is.discards.of(face))?;
        Some(line.with("face", names::face(face)))
    });
    line(keys::BFR_DIFFERENT_TO_PLACE, was.to_place, is.to_place).into_iter().chain(discards).collect()
}
