//! Chances and means as they are written.

use serde_json::{Value, json};

/// Chances below this are left out of pairs and read as 0.
const LEFT_OUT: f64 = 1e-9;

/// A chance or a mean, rounded to nine decimals.
pub(super) fn number(value: f64) -> Value {
    // Adding nothing turns a negative zero into a plain one.
    json!((value * 1e9).round() / 1e9 + 0.0)
}

/// Chances in the order given.
pub(super) fn list(chances: impl IntoIterator<Item = f64>) -> Value {
    chances.into_iter().map(number).collect()
}

/// Values beside their chances; what is next to impossible is left out.
pub(super) fn pairs(odds: impl IntoIterator<Item = (i64, f64)>) -> Value {
    let shown = odds.into_iter().filter(|(_, chance)| *chance >= LEFT_OUT);
    shown.map(|(value, chance)| json!([value, number(chance)])).collect()
}
