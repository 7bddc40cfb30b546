//! What is said of a battle on the table: sides, units, and what happened.

use super::log::{About, Told};
use super::names;
use crate::games::empire_reborn::field::event::{Cast, For, Fray};
use crate::games::empire_reborn::field::{Kind, Verdict};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Disposition;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::state::State;
use crate::kernel::chance::Source;
use crate::kernel::line::Line;
use crate::words::empire_reborn as keys;

/// A side.
pub fn side(role: Role) -> Line {
    Line::new(keys::ER_SIDE).with("side", role.name())
}

/// Whose a side is: a Clan's, or outlaws'.
pub fn whose(clan: Clan, nature: Nature) -> Line {
    match nature {
        Nature::Outlaws => names::unit(Printed::Bandits, None),
        Nature::Mortal | Nature::Shadowlands => names::clan(clan),
    }
}

/// What dice were for.
pub fn what_for(what: For) -> Line {
    Line::new(keys::ER_FOR_BATTLE).with("what", what.name())
}

/// How armies met.
pub fn disposition(disposition: Disposition) -> Line {
    Line::new(keys::ER_DISPOSITION).with("how", disposition.name())
}

/// A kind of unit on the table.
pub fn kind(state: &State, kind: Kind, clan: Clan) -> Line {
    match kind {
        Kind::Printed(kind) => names::unit(kind, Some(clan)),
        Kind::Legion { .. } => keys::ER_LEGION.into(),
        Kind::Own { .. } => keys::ER_OWN_UNIT.into(),
        Kind::Person(who) => Line::new(keys::ER_UNIT_OF).with("name", names::person(state, who)),
        Kind::Prayer(who) => Line::new(keys::ER_PRAYER_OF).with("name", names::person(state, who)),
    }
}

fn small(number: usize) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// What happened; nothing for what only goes with another.
pub(super) fn sentence(state: &State, fray: &Fray) -> Option<Told> {
    let line = match fray {
        Fray::Begun { plan, .. } => {
            let [attacker, defender] = plan.sides.each_ref().map(|side| whose(side.clan, side.nature));
            let line = Line::new(keys::ER_LOG_BATTLE).with("affair", plan.affair.name());
            line.with("place", plan.place.as_str()).with("attacker", attacker).with("defender", defender)
        }
        Fray::Cast(cast) => self::cast(cast)?,
        Fray::Met { disposition, winner: Some(winner) } => {
            Line::new(keys::ER_LOG_MET_BETTER).with("how", self::disposition(*disposition)).with("side", side(*winner))
        }
        Fray::Met { winner: None, .. } => keys::ER_LOG_MET.into(),
        Fray::RoundBegan { round } => Line::new(keys::ER_LOG_ROUND).with("round", small((*round).into())),
        Fray::Ordered { order, .. } => {
            let key = if order.len() == 1 { keys::ER_LOG_ALONE } else { keys::ER_LOG_FIRST };
            Line::new(key).with("side", side(*order.first()?))
        }
        Fray::BlowsGone => keys::ER_LOG_STRIKES_AGAIN.into(),
        Fray::RoundEnded { tolls: [attacker, defender] } => Line::new(keys::ER_LOG_ROUND_OVER)
            .with("attacker", small(attacker.fell.len()))
            .with("defender", small(defender.fell.len())),
        Fray::Preferred { role, .. } => Line::new(keys::ER_LOG_PREFERRED).with("side", side(*role)),
        Fray::BackSet { role, .. } => Line::new(keys::ER_LOG_BACK).with("side", side(*role)),
        Fray::UnitRuled { role, .. } => Line::new(keys::ER_LOG_UNIT_RULED).with("side", side(*role)),
        Fray::Fell { role, units } => {
            Line::new(keys::ER_LOG_FELL).with("side", side(*role)).with("count", small(units.len()))
        }
        Fray::PrayersBegan { role, .. } => Line::new(keys::ER_LOG_PRAYERS).with("side", side(*role)),
        Fray::Prayed { role, toll } => {
            Line::new(keys::ER_LOG_PRAYED).with("side", side(role.other())).with("count", small(toll.fell.len()))
        }
        Fray::Called { who, units, .. } => {
            let line = Line::new(keys::ER_LOG_CALLED).with("name", names::person(state, *who));
            line.with("count", small(units.len()))
        }
        Fray::Traded { who, dice, .. } => {
            let line = Line::new(keys::ER_LOG_TRADED).with("name", names::person(state, *who));
            line.with("count", small((*dice).into()))
        }
        Fray::Decided { verdict } => decided(*verdict),
        Fray::Ran { routes } => Line::new(keys::ER_LOG_RAN).with("count", small(routes.len())),
        Fray::Plundered { booty } => Line::new(keys::ER_LOG_PLUNDERED)
            .with("koku", small(booty.koku.into()))
            .with("captured", small(booty.captured.len()))
            .with("freed", small(booty.freed.len())),
        Fray::Taken { from, to, place, kind, count } => Line::new(keys::ER_LOG_TAKEN)
            .with("units", names::units(*kind, Some(*from), *count))
            .with("place", place.as_str())
            .with("from", names::clan(*from))
            .with("to", names::clan(*to)),
        Fray::Captured { who, by } => {
            let line = Line::new(keys::ER_LOG_CAPTURED).with("name", names::person(state, *who));
            return Some((Some(About::Person(*who)), line.with("clan", names::clan(*by))));
        }
        Fray::Freed { who } => {
            let line = Line::new(keys::ER_LOG_FREED).with("name", names::person(state, *who));
            return Some((Some(About::Person(*who)), line));
        }
        Fray::Closed { booked: true } => keys::ER_LOG_BOOKED.into(),
        Fray::Closed { booked: false } => keys::ER_LOG_CALLED_OFF.into(),
        Fray::Came { .. } | Fray::Blows { .. } | Fray::BlowLost { .. } | Fray::Stood { .. } => return None,
    };
    Some((None, line))
}

/// Dice that fell, who rolled them and what they came to; where only their number was said, that alone.
fn cast(cast: &Cast) -> Option<Line> {
    let told = |key| Line::new(key).with("side", side(cast.role)).with("what", what_for(cast.what));
    if cast.dice.is_empty() {
        let said = cast.source == Source::Entered;
        return said.then(|| told(keys::ER_LOG_COUNTED).with("total", cast.total));
    }
    let dice: Vec<String> = cast.dice.iter().map(u8::to_string).collect();
    let key = if cast.tn.is_some() { keys::ER_LOG_CAST_AGAINST } else { keys::ER_LOG_CAST };
    let line = told(key).with("dice", dice.join(", ")).with("total", cast.total);
    Some(match cast.tn {
        Some(tn) => line.with("tn", tn),
        None => line,
    })
}

fn decided(verdict: Verdict) -> Line {
    match verdict.winner {
        None => keys::ER_LOG_UNDECIDED.into(),
        Some(winner) => {
            let key = if verdict.fled { keys::ER_LOG_WON_FLED } else { keys::ER_LOG_WON_BATTLE };
            Line::new(key).with("side", side(winner))
        }
    }
}
