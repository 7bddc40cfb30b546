//! A file from outside has a size and a depth, and says what it is, before anything of it is read.

use super::support::{name, played};
use rokugan::games::bushido::tools::headless::warband;
use rokugan::games::champions::{board, campaign, pack};
use rokugan::games::empire_reborn::tools::map_file;
use rokugan::games::{DOCUMENTS, GameId};
use rokugan::storage::intake::{Kind, MOST_DEPTH, Refused, sort};
use rokugan::storage::schema;
use rokugan::storage::transfer::export;

const SAVE: Kind = Kind::Save(Some(GameId::Champions));

fn document(format: &str) -> Kind {
    Kind::Document(DOCUMENTS.iter().find(|document| document.format == format).unwrap())
}

fn kinds() -> impl Iterator<Item = (Kind, &'static str)> {
    let documents =
        [pack::FORMAT, board::document::FORMAT, campaign::document::FORMAT, map_file::FORMAT, warband::FORMAT];
    documents.into_iter().map(|format| (document(format), format)).chain([(SAVE, schema::FORMAT)])
}

/// A file of a kind, filled up to a size.
fn file(format: &str, bytes: usize) -> String {
    let head = format!("{{\"format\": \"{format}\", \"filling\": \"");
    format!("{head}{}\"}}", "x".repeat(bytes - head.len() - 2))
}

fn nested(depth: usize) -> String {
    // The object around it is one level.
    let (open, close) = ("[".repeat(depth - 1), "]".repeat(depth - 1));
    format!("{{\"format\": \"{}\", \"filling\": {open}{close}}}", schema::FORMAT)
}

#[test]
fn a_file_is_what_its_format_says() {
    for (kind, format) in kinds() {
        assert_eq!(sort(&file(format, 200)), Ok(kind));
    }
    for other in ["", "hello", "[1]", "{}", "{\"format\": 3}", "{\"format\": \"diary\"}", "{\"format\": \"rok"] {
        assert_eq!(sort(other), Ok(Kind::Save(None)), "the reader of saves says what is wrong with {other:?}");
    }
}

#[test]
fn every_kind_has_a_size_and_not_a_byte_more() {
    for (kind, format) in kinds() {
        let most = kind.most_bytes();
        assert_eq!(sort(&file(format, most)), Ok(kind));
        assert_eq!(sort(&file(format, most + 1)), Err(Refused::TooLarge { most }));
    }
}

#[test]
fn nesting_has_an_end_and_brackets_in_texts_are_no_nesting() {
    assert_eq!(sort(&nested(MOST_DEPTH)), Ok(SAVE));
    assert_eq!(sort(&nested(MOST_DEPTH + 1)), Err(Refused::TooDeep));
    assert_eq!(sort(&"[".repeat(1_000_000)), Err(Refused::TooDeep));
    let quoted = format!("{{\"format\": \"{}\", \"remark\": \"\\\"{}\"}}", schema::FORMAT, "[{".repeat(1000));
    assert_eq!(sort(&quoted), Ok(SAVE));
}

#[test]
fn what_the_app_writes_is_let_in() {
    assert_eq!(sort(&export(&name("Friday"), &played()).unwrap()), Ok(SAVE));
    let practice = serde_json::to_string(&pack::practice()).unwrap();
    assert_eq!(sort(&practice), Ok(document(pack::FORMAT)));
    for entry in std::fs::read_dir("tests/data/saves/v1").unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        assert_eq!(sort(&text), Ok(SAVE));
    }
}

#[test]
fn a_text_in_a_file_is_never_read_as_json_of_its_own() {
    // With one of the parser's features such a text would be, and the levels in it counted anew.
    let text = r#"{"$serde_json::private::RawValue":"[1]"}"#;
    let value: serde_json::Value = serde_json::from_str(text).unwrap();
    assert_eq!(value.to_string(), text);
}
