//! Lines as they are kept: by the names of their sentences and values, to be read again by whoever has those sentences.

use super::keys;
use crate::kernel::line::{Arg, Key, Line};
use serde::{Deserialize, Serialize};

/// A [`Line`] as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenLine {
    key: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    values: Vec<(String, WrittenValue)>,
}

/// A value inside a [`WrittenLine`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenValue {
    Name(String),
    Number(i64),
    Signed(i64),
    Line(WrittenLine),
}

impl From<&Line> for WrittenLine {
    fn from(line: &Line) -> Self {
        let value = |arg: &Arg| match arg {
            Arg::Name(name) => WrittenValue::Name(name.clone()),
            Arg::Number(number) => WrittenValue::Number(*number),
            Arg::Signed(number) => WrittenValue::Signed(*number),
            Arg::Line(line) => WrittenValue::Line(line.into()),
        };
        let values = line.args.iter().map(|(name, arg)| ((*name).to_owned(), value(arg)));
        Self { key: line.key.name().to_owned(), values: values.collect() }
    }
}

impl WrittenLine {
    /// The line; nothing where this version of the app has no such sentence.
    pub fn line(&self) -> Option<Line> {
        let key = known(keys::OF_APP, &self.key)?;
        let value = |value: &WrittenValue| {
            Some(match value {
                WrittenValue::Name(name) => Arg::Name(name.clone()),
                WrittenValue::Number(number) => Arg::Number(*number),
                WrittenValue::Signed(number) => Arg::Signed(*number),
                WrittenValue::Line(line) => Arg::Line(line.line()?),
            })
        };
        let args = self.values.iter().map(|(name, arg)| Some((known(keys::VALUES, name)?, value(arg)?)));
        Some(Line { key: Key::new(key), args: args.collect::<Option<_>>()? })
    }
}

/// The same name in a sorted list.
fn known(list: &[&'static str], name: &str) -> Option<&'static str> {
    list.binary_search(&name).ok().map(|index| list[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_as_it_was_written() {
        let inner = Line::new(keys::MARGIN_SHORT).with("count", 3_u8);
        let line = Line::new(keys::HOME_VICTORY).with("margin", inner);
        let text = serde_json::to_string(&WrittenLine::from(&line)).unwrap();
        let written: WrittenLine = serde_json::from_str(&text).unwrap();
        assert_eq!(written.line(), Some(line));
    }

    #[test]
    fn a_sentence_or_value_that_is_no_more_makes_no_line() {
        for text in [r#"{"key":"lost"}"#, r#"{"key":"home-victory","values":[["lost-value",{"number":1}]]}"#] {
            let written: WrittenLine = serde_json::from_str(text).unwrap();
            assert_eq!(written.line(), None, "{text}");
        }
    }
}
