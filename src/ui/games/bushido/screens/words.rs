//! Numbers and lines as these screens write them.

use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::texts::say;
use crate::words::bushido as keys;

/// "+0.40": a value with its sign, two decimals.
pub fn value(value: f64) -> String {
    let text = format!("{:.2}", value.abs());
    let sign = if text == "0.00" {
        ""
    } else if value < 0.0 {
        "\u{2212}"
    } else {
        "+"
    };
    format!("{sign}{text}")
}

/// A share of 1 as whole percents; only what is never is 0.
pub fn percent(share: f64) -> String {
    let whole = format!("{:.0}", share * 100.0);
    if whole == "0" && share > 0.0 { "<1".to_owned() } else { whole }
}

/// "2 / 1", with the Special.
pub fn split(split: Split) -> String {
    let dice = |key: Key| Line::new(key).with("attack", small(split.attack)).with("defence", small(split.defence));
    match split.special {
        None => say(dice(keys::BUSHIDO_SPLIT)),
        Some(special) => say(dice(keys::BUSHIDO_SPLIT_SPECIAL).with("special", special.name())),
    }
}

/// The same for ears.
pub fn split_ears(split: Split) -> String {
    let special = split.special.map_or("", Special::name);
    let line = Line::new(keys::BUSHIDO_SPLIT_EARS).with("attack", small(split.attack));
    say(line.with("defence", small(split.defence)).with("special", special))
}

/// A count as sentences take it.
pub fn small(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

/// A state with the values of its markers: "Bleed 2, 1", "Stunned".
pub fn condition(condition: Condition, values: &[u8]) -> String {
    let name = say(names::condition(condition));
    if condition.has_value() {
        format!("{name} {}", values.iter().map(u8::to_string).collect::<Vec<_>>().join(", "))
    } else if values.len() > 1 {
        format!("{name} {}", values.len())
    } else {
        name
    }
}
