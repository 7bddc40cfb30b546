//! What a gauge shows, in an event that is read.

use serde::{Deserialize, Deserializer, de};

/// No gauge comes near this, and what is read can be added up without an overflow.
const MOST: u16 = 9_999;

/// Reads what a gauge shows.
///
/// # Errors
///
/// No gauge shows that.
pub(super) fn read<'de, D: Deserializer<'de>>(reader: D) -> Result<i16, D::Error> {
    let value = i16::deserialize(reader)?;
    if value.unsigned_abs() <= MOST { Ok(value) } else { Err(de::Error::custom(format!("no gauge shows {value}"))) }
}

#[cfg(test)]
mod tests {
    use crate::games::champions::event::Event;

    #[test]
    fn what_no_gauge_shows_cannot_be_read() {
        let changed = |to: i32| {
            let event = format!(
                r#"{{"changed":{{"who":{{"champion":"first"}},"gauge":"ap","from":7,"to":{to},"cause":"by_hand"}}}}"#
            );
            serde_json::from_str::<Event>(&event)
        };
        assert!(changed(-9).is_ok());
        for none in [10_000, -10_000, 32_767, -32_768, 70_000] {
            assert!(changed(none).is_err(), "{none}");
        }
    }
}
