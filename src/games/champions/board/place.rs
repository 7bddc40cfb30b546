//! Where on the picture of a board something lies.

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Number;
use std::fmt;

/// A distance from the left or upper edge as a share of the picture, from 0 to 1, in millionths.
///
/// Whole millionths because equal boards must be equal on every platform; no picture of a board is that sharp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(u32);

/// How many digits behind the point are kept.
const DIGITS: i64 = 6;
/// No number on the picture has more digits before and behind the point that count.
const MOST_DIGITS: i64 = 400;
/// The far edge.
const EDGE: u32 = 1_000_000;

impl Place {
    /// The place this many millionths from the edge.
    ///
    /// # Errors
    ///
    /// [`OffThePicture`] beyond the far edge.
    pub fn from_millionths(millionths: u32) -> Result<Self, OffThePicture> {
        if millionths <= EDGE { Ok(Self(millionths)) } else { Err(OffThePicture(format!("{millionths} millionths"))) }
    }

    /// Millionths from the edge.
    pub fn millionths(self) -> u32 {
        self.0
    }

    /// The place a JSON number names; what is finer than a millionth is cut off.
    ///
    /// # Errors
    ///
    /// [`OffThePicture`] below 0 and above 1.
    pub fn parse(text: &str) -> Result<Self, OffThePicture> {
        let off = || OffThePicture(text.to_owned());
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let exponent: i32 = exponent.parse().map_err(|_| off())?;
        let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = [whole.trim_start_matches('-'), part].concat();
        if digits.bytes().all(|digit| digit == b'0') {
            return Ok(Self(0));
        }
        if text.starts_with('-') {
            return Err(off());
        }
        // How many of the digits, zeros added behind them, make whole millionths.
        let point = i64::try_from(whole.len()).map_err(|_| off())? + i64::from(exponent);
        let kept = usize::try_from((point + DIGITS).clamp(0, MOST_DIGITS)).map_err(|_| off())?;
        let millionths: String = digits.chars().chain(std::iter::repeat('0')).take(kept).collect();
        let finer = digits.bytes().skip(kept).any(|digit| digit != b'0');
        match format!("0{millionths}").parse() {
            Ok(EDGE) if finer => Err(off()),
            Ok(millionths) if millionths <= EDGE => Ok(Self(millionths)),
            _ => Err(off()),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:06}", self.0 / EDGE, self.0 % EDGE)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Number::deserialize(deserializer)?;
        Self::parse(&number.to_string()).map_err(D::Error::custom)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number: Number = self.to_string().parse().map_err(S::Error::custom)?;
        number.serialize(serializer)
    }
}

/// A number that is no place on the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OffThePicture(String);

impl fmt::Display for OffThePicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is off the picture, which goes from 0 to 1", self.0)
    }
}

impl std::error::Error for OffThePicture {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_reads_as_json_writes_numbers() {
        let cases = [
            ("0", 0),
            ("1", EDGE),
            ("1.0", EDGE),
            ("0.013", 13_000),
            ("0.0000019", 1),
            ("1e-3", 1000),
            ("5.0E-1", 500_000),
        ];
        for (text, millionths) in cases {
            assert_eq!(Place::parse(text).map(Place::millionths), Ok(millionths), "{text}");
        }
        for text in ["0e99", "-0.0", "1e-400", "1e-2147483648"] {
            assert_eq!(Place::parse(text), Ok(Place(0)), "{text}");
        }
    }

    #[test]
    fn beyond_the_edges_is_off_the_picture() {
        for text in ["1.000001", "1.0000001", "-0.1", "-1e-9", "2", "1e1", "1e300", "17e9999999999999999999"] {
            assert!(Place::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_place_survives_writing_and_reading() {
        for millionths in [0, 1, 13_000, 999_999, EDGE] {
            let place = Place::from_millionths(millionths).unwrap();
            assert_eq!(serde_json::from_str::<Place>(&serde_json::to_string(&place).unwrap()).unwrap(), place);
        }
    }
}
