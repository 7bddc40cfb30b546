//! Names and numbers as these screens say them.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::odds::raid::RaidOdds;
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::names;
use crate::kernel::line::{Arg, Key, Line};
use crate::ui::components::number::{shown, signed};
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;

/// A Clan.
pub fn clan(clan: Clan) -> String {
    say(names::clan(clan))
}

/// What a Character is called.
pub fn person(state: &State, who: PersonId) -> String {
    match names::person(state, who) {
        Arg::Name(name) => name,
        Arg::Line(line) => say(line),
        Arg::Number(number) | Arg::Signed(number) => self::number(number),
    }
}

/// A kind of unit.
pub fn unit(kind: Printed, of: Clan) -> String {
    say(names::unit(kind, Some(of)))
}

/// A number with the true minus sign.
pub fn number(number: impl Into<i64>) -> String {
    shown(i32::try_from(number.into()).unwrap_or(i32::MAX))
}

/// A number with its sign.
pub fn change(number: impl Into<i64>) -> String {
    signed(i32::try_from(number.into()).unwrap_or(i32::MAX))
}

/// A number; a question mark where it is unknown.
pub fn known(number: Option<i64>) -> String {
    number.map_or_else(|| "?".to_owned(), self::number)
}

/// A number as sentences take it.
pub fn small(number: impl TryInto<i16>) -> i16 {
    number.try_into().unwrap_or(i16::MAX)
}

/// A sentence with one number.
pub fn counted(key: Key, count: impl TryInto<i16>) -> String {
    say(Line::new(key).with("count", small(count)))
}

/// A sentence about somebody or something with a name.
pub fn named(key: Key, name: impl Into<String>) -> String {
    say(Line::new(key).with("name", name.into()))
}

/// A share in whole percent; what is neither nothing nor all is never said to be.
pub fn percent(share: f64) -> String {
    let whole = (share * 100.0).round();
    let shown = match whole {
        whole if whole < 1.0 && share > 0.0 => return say(keys::ER_UNDER_ONE),
        whole if whole > 99.0 && share < 1.0 => 99.0,
        whole => whole,
    };
    say(Line::new(keys::ER_PERCENT).with("count", format!("{shown:.0}")))
}

/// A number with one decimal place, as the language writes it.
pub fn tenth(number: f64) -> String {
    let written = format!("{:.1}", number.abs());
    let (whole, tenth) = written.split_once('.').unwrap_or((&written, "0"));
    let sign = if number < -0.05 { "\u{2212}" } else { "" };
    format!(
        "{sign}{}",
        say(Line::new(keys::ER_DECIMAL).with("whole", whole.to_owned()).with("tenth", tenth.to_owned()))
    )
}

/// A pool as players write it: "4k3 + 5".
pub fn pool(pool: Pool) -> String {
    let keep = pool.keep.min(pool.roll.saturating_sub(pool.drop));
    let dice = format!("{}k{keep}", pool.roll);
    match pool.bonus {
        0 => dice,
        bonus if bonus > 0 => format!("{dice} + {bonus}"),
        bonus => format!("{dice} \u{2212} {}", bonus.unsigned_abs()),
    }
}

/// What a raid brings, in a sentence.
pub fn raid_brings(odds: &RaidOdds) -> String {
    say(Line::new(keys::ER_RAID_BRINGS)
        .with("koku", tenth(odds.koku_mean))
        .with("most", odds.koku.len().saturating_sub(1))
        .with("chance", percent(odds.koku.first().copied().unwrap_or(0.0))))
}
