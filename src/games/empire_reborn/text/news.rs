//! What a report says of a battle as one thing, and of Honor.

use super::battle::{kind as unit, whose};
use super::names;
use crate::games::empire_reborn::field::{Kind, Muster, Plan, Verdict};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::state::State;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

fn small(number: u16) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

fn clans(plan: &Plan) -> [Line; 2] {
    plan.sides.each_ref().map(|side| whose(side.clan, side.nature))
}

/// Who won a battle, and where.
pub fn battle(plan: &Plan, verdict: Option<Verdict>) -> Line {
    let [attacker, defender] = clans(plan);
    let at = |key: Key| Line::new(key).with("place", plan.place.as_str());
    let Some((winner, fled)) = verdict.and_then(|verdict| Some((verdict.winner?, verdict.fled))) else {
        return at(keys::ER_NEWS_NOBODY).with("attacker", attacker).with("defender", defender);
    };
    let (winner, loser) = match winner {
        Role::Attacker => (attacker, defender),
        Role::Defender => (defender, attacker),
    };
    at(if fled { keys::ER_NEWS_FLED } else { keys::ER_NEWS_WON }).with("winner", winner).with("loser", loser)
}

/// Who raided where, and the koku that were carried off.
pub fn raid(plan: &Plan, koku: u16) -> Line {
    let [attacker, defender] = clans(plan);
    let line = Line::new(keys::ER_NEWS_RAID).with("place", plan.place.as_str()).with("koku", small(koku));
    line.with("attacker", attacker).with("defender", defender)
}

/// Whose a place is now.
pub fn taken(place: &Name, clan: Clan) -> Line {
    Line::new(keys::ER_NEWS_TAKEN).with("place", place.as_str()).with("clan", names::clan(clan))
}

/// Whose a place still is.
pub fn held(place: &Name, clan: Clan) -> Line {
    Line::new(keys::ER_NEWS_HELD).with("place", place.as_str()).with("clan", names::clan(clan))
}

/// What a side lost, kind by kind.
pub fn losses(state: &State, side: &Muster, lost: &[(Kind, u16)]) -> Line {
    let clan = side.clan;
    let some = |(kind, count): &(Kind, u16)| {
        Line::new(keys::ER_UNITS).with("count", small(*count)).with("unit", unit(state, *kind, clan))
    };
    let and = |all: Line, one: Line| Line::new(keys::ER_AND).with("one", all).with("other", one);
    let line = |key: Key| Line::new(key).with("clan", whose(clan, side.nature));
    match lost.iter().map(some).reduce(and) {
        Some(units) => line(keys::ER_NEWS_LOST).with("units", units),
        None => line(keys::ER_NEWS_NOTHING_LOST),
    }
}

/// Somebody who died in a battle.
pub fn fell(state: &State, who: PersonId) -> Line {
    Line::new(keys::ER_NEWS_FELL).with("name", names::person(state, who))
}

/// What became of somebody's Honor, with every roll for it: what the dice came to, and what they had to reach.
pub fn honor(state: &State, who: PersonId, by: i16, tests: &[(i16, i16)]) -> Line {
    let test = |(total, tn): &(i16, i16)| Line::new(keys::ER_NEWS_TEST).with("total", *total).with("tn", *tn);
    let and = |all: Line, one: Line| Line::new(keys::ER_AND).with("one", all).with("other", one);
    let key = match (by, tests) {
        (_, []) => keys::ER_LOG_HONOR,
        (0, _) => keys::ER_NEWS_HONOR_SAME,
        _ => keys::ER_NEWS_HONOR,
    };
    let line = Line::new(key).with("name", names::person(state, who));
    let line = if key == keys::ER_NEWS_HONOR_SAME { line } else { line.with("change", Arg::Signed(by.into())) };
    tests.iter().map(test).reduce(and).into_iter().fold(line, |line, tests| line.with("tests", tests))
}
