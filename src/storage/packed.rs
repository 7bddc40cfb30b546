//! Long documents in little room: deflated as a hand-over's are, and written in letters a store keeps as they are.
//!
//! Absent on purpose: records. Each is short, and readable without anything.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use std::borrow::Cow;

/// Shorter documents stay readable: packing them would spare little.
const LEAST: usize = 24 * 1024;
/// How hard is tried: the library's usual. A document is written while somebody waits for the next tap.
const LEVEL: u8 = 6;
/// The most bytes a packed document unpacks to: more than any table has, less than a phone chokes on.
const MOST: usize = 64 * 1024 * 1024;
/// What a packed text begins with, and no document does.
const SIGN: char = '~';

/// `document` as it is kept.
pub(super) fn pack(document: &str) -> Cow<'_, str> {
    if document.len() < LEAST {
        return document.into();
    }
    let packed = compress_to_vec_zlib(document.as_bytes(), LEVEL);
    let mut text = String::with_capacity(1 + packed.len().div_ceil(3) * 4);
    text.push(SIGN);
    STANDARD_NO_PAD.encode_string(packed, &mut text);
    // What cannot be packed any further is no shorter for it.
    if text.len() < document.len() { text.into() } else { document.into() }
}

/// The document in `text`; nothing where it is packed and cannot be unpacked.
pub(super) fn unpack(text: &str) -> Option<Cow<'_, str>> {
    let Some(packed) = text.strip_prefix(SIGN) else { return Some(text.into()) };
    let bytes = STANDARD_NO_PAD.decode(packed).ok()?;
    let whole = decompress_to_vec_zlib_with_limit(&bytes, MOST).ok()?;
    String::from_utf8(whole).ok().map(Cow::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long() -> String {
        (0..4000).map(|number| format!("{{\"step\":{number}}}")).collect()
    }

    #[test]
    fn a_long_document_is_packed_and_comes_back() {
        let document = long();
        let text = pack(&document);
        assert!(text.starts_with(SIGN) && text.len() * 3 < document.len(), "{} of {}", text.len(), document.len());
        assert_eq!(unpack(&text).as_deref(), Some(document.as_str()));
    }

    #[test]
    fn a_short_document_stays_readable() {
        assert_eq!(pack("{\"game\":\"bfr\"}"), "{\"game\":\"bfr\"}");
        assert_eq!(unpack("{}").as_deref(), Some("{}"));
    }

    #[test]
    fn what_is_no_packed_text_is_nothing() {
        let document = long();
        let text = pack(&document);
        for bad in [&text[..text.len() / 2], "~", "~!", "~AAAA", &format!("~{}", &text[2..])] {
            assert_eq!(unpack(bad), None, "{}", &bad[..bad.len().min(20)]);
        }
    }

    #[test]
    fn a_bomb_is_not_unpacked() {
        let bomb = compress_to_vec_zlib(&vec![b'0'; MOST + 1], LEVEL);
        assert_eq!(unpack(&format!("{SIGN}{}", STANDARD_NO_PAD.encode(bomb))), None);
    }
}
