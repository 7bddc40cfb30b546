//! Numbers and lines as these screens write them.

use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::views::odds::statistics::SplitsView;
use crate::games::bushido::views::rulings::InForce;
use crate::kernel::line::{Key, Line};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

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

/// From how many dice more or less on average something is said about it.
const WORTH_SAYING: f64 = 0.05;

/// "… attacks 0.6 dice more than is good", and what that gives away each time.
pub fn splits(name: &str, view: &SplitsView) -> (String, String) {
    let count = f64::from(view.count.max(1));
    let more = (view.attack - view.best) / count;
    let key = match more {
        _ if view.count == 0 => keys::BUSHIDO_STAT_NO_SPLITS,
        more if more >= WORTH_SAYING => keys::BUSHIDO_STAT_MORE,
        more if more <= -WORTH_SAYING => keys::BUSHIDO_STAT_LESS,
        _ => keys::BUSHIDO_STAT_GOOD,
    };
    let title = Line::new(key).with("player", name);
    let title = if key == keys::BUSHIDO_STAT_MORE || key == keys::BUSHIDO_STAT_LESS {
        title.with("dice", format!("{:.1}", more.abs()))
    } else {
        title
    };
    let lost = Line::new(keys::BUSHIDO_STAT_LOST).with("value", value(view.lost / count));
    (say(title), say(lost.with("count", i16::try_from(view.count).unwrap_or(i16::MAX))))
}

/// The rulings something depends on, a sentence each; nothing where there is none.
pub fn rulings(found: &[InForce]) -> AnyView {
    found.iter().map(|one| view! { <p class="sub2 ruling">{say(reasons::ruling(*one))}</p> }).collect_view().into_any()
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
