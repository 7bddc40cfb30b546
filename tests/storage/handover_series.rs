//! Series of codes that make no table: damaged, cut, mixed, foreign, newer. What each is told to be; the browser tests hold
//! the same codes before a camera (`tests/data/handover/series.json`, written again by `WRITE_SERIES=1`).

use miniz_oxide::deflate::compress_to_vec_zlib;
use qrcodegen::{QrCode, QrCodeEcc};
use rokugan::storage::handover::{Broken, Gathering, Piece, Strange, Taken, pieces, read};
use rokugan::storage::intake::{self, Kind};
use serde_json::{Value, json};

/// What comes of a series.
#[derive(Clone, Debug, PartialEq)]
enum Told {
    /// So many of so many pieces are there, and the rest is waited for.
    Waits(usize, usize),
    /// Another text began in the middle of one.
    Another,
    /// All pieces are there and make no text.
    Broken,
    /// A code is no piece.
    Strange(Strange),
    /// A text comes whole, of no other kind than what a save could be; whoever takes it in refuses it.
    Text,
}

fn one(text: &str) -> Piece {
    let [piece] = <[Piece; 1]>::try_from(pieces(text).unwrap()).unwrap();
    piece
}

/// A text in two pieces, however short it is.
fn halves(text: &str) -> [Piece; 2] {
    let whole = one(text);
    let (left, right) = whole.data.split_at(whole.data.len() / 2);
    [(0, left), (1, right)].map(|(number, data)| Piece { count: 2, number, data: data.to_vec(), ..whole })
}

fn bytes<const N: usize>(all: [Piece; N]) -> Vec<Vec<u8>> {
    all.iter().map(Piece::bytes).collect()
}

const ONE: &str = r#"{"format":"rokugan-save","game":"champions-of-rokugan","name":"One"}"#;
const OTHER: &str = r#"{"format":"rokugan-save","game":"champions-of-rokugan","name":"The other"}"#;

/// Every series: what it is called, its codes, what it is told to be.
fn series() -> Vec<(&'static str, Vec<Vec<u8>>, Told)> {
    let ([left, right], [other_left, other_right]) = (halves(ONE), halves(OTHER));
    let whole = one(ONE);
    let cut = Piece { data: whole.data[..whole.data.len() - 3].to_vec(), ..whole };
    let no_text = [0xff, 0xfe, 0xff];
    let no_text = Piece { mark: crc32fast::hash(&no_text), data: compress_to_vec_zlib(&no_text, 6), ..whole };
    let strays = Piece { mark: left.mark, ..other_right.clone() };
    let none_of_none = [b"RK1".as_slice(), &left.mark.to_le_bytes(), &[0, 0], &left.data].concat();
    let newer = [b"RK2".as_slice(), &whole.bytes()[3..]].concat();
    let newer_save =
        r#"{"format":"rokugan-save","game":"champions-of-rokugan","name":"New","version":999,"checksum":"0"}"#;
    let forged =
        r#"{"format":"rokugan-save","game":"champions-of-rokugan","name":"Forged","version":1,"checksum":"00000000"}"#;
    vec![
        ("wrong checksum", bytes([Piece { mark: whole.mark ^ 1, ..whole.clone() }]), Told::Broken),
        ("cut", bytes([cut]), Told::Broken),
        ("no text", bytes([no_text]), Told::Broken),
        ("half of each of two", bytes([left.clone(), strays]), Told::Broken),
        ("a part missing", bytes([right]), Told::Waits(1, 2)),
        ("255 announced", bytes([Piece { count: 255, ..whole.clone() }]), Told::Waits(1, 255)),
        ("two tables in turn", bytes([left, other_left]), Told::Another),
        ("none of none", vec![none_of_none], Told::Strange(Strange::Foreign)),
        ("another app", vec![b"https://example.org/".to_vec()], Told::Strange(Strange::Foreign)),
        ("newer codes", vec![newer], Told::Strange(Strange::Newer)),
        ("nonsense", bytes([one("Hello, is there anybody?")]), Told::Text),
        ("another document", bytes([one(r#"{"format":"another-app","version":1}"#)]), Told::Text),
        ("a save of a newer version", bytes([one(newer_save)]), Told::Text),
        ("a save of a newer game", bytes([one(&newer_save.replace("champions-of-rokugan", "chess"))]), Told::Text),
        ("a forged save", bytes([one(forged)]), Told::Text),
    ]
}

/// The squares of a code, row by row, with the white ones around.
fn drawn(bytes: &[u8]) -> Vec<String> {
    let code = QrCode::encode_binary(bytes, QrCodeEcc::Low).unwrap();
    let edge = -4..code.size() + 4;
    let row = |y| edge.clone().map(|x| if code.get_module(x, y) { '#' } else { ' ' }).collect::<String>();
    edge.clone().map(row).collect()
}

/// What a camera reads of such squares, four points each.
fn seen(rows: &[String]) -> Result<Piece, Strange> {
    let edge = rows.len() * 4;
    let black = |x: usize, y: usize| rows[y / 4].as_bytes()[x / 4] == b'#';
    let found = read(edge, edge, |x, y| if black(x, y) { 30 } else { 220 });
    let [code] = <[_; 1]>::try_from(found).unwrap();
    code
}

/// What the codes come to, held before the camera one after the other.
fn told(codes: &[Vec<u8>]) -> Told {
    let mut gathering = Gathering::default();
    let mut another = false;
    for code in codes {
        match seen(&drawn(code)) {
            Err(strange) => return Told::Strange(strange),
            Ok(piece) => another |= gathering.take(piece) == Taken::Another,
        }
        match gathering.text() {
            Some(Err(Broken)) => return Told::Broken,
            Some(Ok(text)) => {
                assert!(matches!(intake::sort(&text), Ok(Kind::Save(_))), "{text}");
                return Told::Text;
            }
            None => {}
        }
    }
    let there: Vec<_> = gathering.there().collect();
    if another { Told::Another } else { Told::Waits(there.iter().filter(|there| **there).count(), there.len()) }
}

#[test]
fn each_series_that_makes_no_table_is_told_to_be_what_it_is() {
    for (name, codes, expected) in series() {
        assert_eq!(told(&codes), expected, "{name}");
    }
}

/// What the browser tests show is what is judged here.
#[test]
fn the_series_before_the_camera_are_these() {
    let codes = |codes: &[Vec<u8>]| codes.iter().map(|code| drawn(code)).collect::<Vec<_>>();
    let all: Vec<_> = series().iter().map(|(name, all, _)| json!({"name": name, "codes": codes(all)})).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/handover/series.json");
    if std::env::var_os("WRITE_SERIES").is_some() {
        std::fs::write(path, serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
    }
    let written: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(written == Value::from(all), "{path} is stale");
}
