//! When something was, as people say it: "21:06", "yesterday", "12 November".

use super::texts::say;
use crate::kernel::journal::Stamp;
use crate::words::keys;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// Milliseconds of a day.
const DAY: f64 = 86_400_000.0;

/// How far a time is from now, in days of the device's calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Distance {
    Today,
    Yesterday,
    SameYear,
    Longer,
}

/// When `stamp` was, seen from now; nothing where nobody knows.
pub fn when(stamp: Stamp) -> Option<String> {
    if stamp.0 == 0 {
        return None;
    }
    let (then, now) = (date(stamp), Date::new_0());
    Some(match distance(&then, &now) {
        Distance::Today => clock(&then),
        Distance::Yesterday => say(keys::WHEN_YESTERDAY),
        Distance::SameYear => written(&then, &[("day", "numeric"), ("month", "long")]),
        Distance::Longer => written(&then, &[("day", "numeric"), ("month", "long"), ("year", "numeric")]),
    })
}

/// The time of day of `stamp`: "21:06".
pub fn time_of_day(stamp: Stamp) -> String {
    clock(&date(stamp))
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 are exact until the year 287396")]
fn date(stamp: Stamp) -> Date {
    Date::new(&JsValue::from_f64(stamp.0 as f64))
}

/// Hours and minutes as all languages of the app write them. The browser's own way would make a format for each time anew,
/// which of a log's lines holds a slow phone up.
fn clock(then: &Date) -> String {
    format!("{:02}:{:02}", then.get_hours(), then.get_minutes())
}

fn distance(then: &Date, now: &Date) -> Distance {
    let day = |date: &Date| midnight(date) / DAY;
    // A change of the clock makes a day an hour longer or shorter.
    let days = (day(now) - day(then)).round();
    if days < 1.0 {
        Distance::Today
    } else if days < 2.0 {
        Distance::Yesterday
    } else if then.get_full_year() == now.get_full_year() {
        Distance::SameYear
    } else {
        Distance::Longer
    }
}

fn midnight(date: &Date) -> f64 {
    let copy = Date::new(&JsValue::from_f64(date.get_time()));
    copy.set_hours(0);
    copy.set_minutes(0);
    copy.set_seconds(0);
    copy.set_milliseconds(0);
    copy.get_time()
}

fn written(then: &Date, parts: &[(&str, &str)]) -> String {
    then.to_locale_date_string(&say(keys::WHEN_LOCALE), &options(parts)).into()
}

fn options(parts: &[(&str, &str)]) -> JsValue {
    let options = Object::new();
    for (name, value) in parts {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    options.into()
}
