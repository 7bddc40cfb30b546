//! Texts that tell whether they are whole, and which text they follow.
//!
//! A record is `<crc> <step>`: the checksum of the link before it and of the step. A whole document is
//! `<crc> <link> <document>`, where the link is the one the next record follows; a long document is packed. So a record
//! counts only after the very record it was written after, and a text that was cut off counts not at all.

use super::packed;
use std::borrow::Cow;

/// What the next record has to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link(u32);

impl Link {
    /// A new chain that begins with `document`.
    pub fn beginning(document: &str) -> Self {
        Self(crc32fast::hash(document.as_bytes()))
    }
}

/// The text of a record after `link`, and the link after it.
pub(super) fn record(link: Link, step: &str) -> (String, Link) {
    let next = after(link, step);
    (format!("{:08x} {step}", next.0), next)
}

/// The step in the text of a record after `link`, where it is one.
pub(super) fn read_record(link: Link, text: &str) -> Option<(&str, Link)> {
    let (crc, step) = number(text)?;
    let next = after(link, step);
    (crc == next.0).then_some((step, next))
}

/// The text of a whole document that the records of `link` follow.
pub(super) fn base(link: Link, document: &str) -> String {
    sealed(&format!("{:08x} {}", link.0, packed::pack(document)))
}

/// The document in the text of a base, and the link its records follow.
pub(super) fn read_base(text: &str) -> Option<(Link, Cow<'_, str>)> {
    let (link, document) = number(unseal(text)?)?;
    Some((Link(link), packed::unpack(document)?))
}

/// `text` with its checksum before it.
pub(super) fn sealed(text: &str) -> String {
    format!("{:08x} {text}", crc32fast::hash(text.as_bytes()))
}

/// The checksum a sealed text begins with.
pub(super) fn seal(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// What [`sealed`] was given, where all of it is there.
pub(super) fn unseal(text: &str) -> Option<&str> {
    let (crc, rest) = number(text)?;
    (crc == crc32fast::hash(rest.as_bytes())).then_some(rest)
}

fn after(link: Link, step: &str) -> Link {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&link.0.to_be_bytes());
    hasher.update(step.as_bytes());
    Link(hasher.finalize())
}

fn number(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = text.split_at_checked(8)?;
    Some((u32::from_str_radix(digits, 16).ok()?, rest.strip_prefix(' ')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_counts_only_whole_and_only_after_its_own() {
        let start = Link::beginning("{}");
        let (text, link) = record(start, r#"{"cursor":3}"#);
        assert_eq!(read_record(start, &text), Some((r#"{"cursor":3}"#, link)));
        assert_eq!(read_record(link, &text), None);
        for cut in 0..text.len() {
            assert_eq!(read_record(start, &text[..cut]), None, "cut at {cut}");
        }
    }

    #[test]
    fn a_base_counts_only_whole() {
        let text = base(Link(7), "{}");
        assert_eq!(read_base(&text), Some((Link(7), "{}".into())));
        for cut in 0..text.len() {
            assert_eq!(read_base(&text[..cut]), None, "cut at {cut}");
        }
    }
}
