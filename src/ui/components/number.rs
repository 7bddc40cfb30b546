//! How numbers are written: digits, with the true minus sign.

/// A number as it is shown: `−1`, not `-1`.
///
/// ```
/// # use rokugan::ui::components::number::shown;
/// assert_eq!(shown(-1), "\u{2212}1");
/// assert_eq!(shown(4), "4");
/// ```
pub fn shown(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A change as it is shown, always with its sign except for nought: `+2`, `−1`, `0`.
///
/// ```
/// # use rokugan::ui::components::number::signed;
/// assert_eq!(signed(2), "+2");
/// assert_eq!(signed(0), "0");
/// ```
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { shown(number) }
}
