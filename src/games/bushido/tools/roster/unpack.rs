//! The text of a roster: as it is, or the one `.ros` inside a zip, of a bounded size.

use super::fault;
use crate::kernel::document::DocumentFault;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use rawzip::{CompressionMethod, ZipArchive, ZipSliceEntry};
use std::borrow::Cow;

/// The most bytes of a file.
const MOST: usize = 2 << 20;
/// The most bytes of what is packed in it.
const MOST_UNPACKED: usize = 20 << 20;
/// What every zip with something in it begins with.
const ZIP: &[u8] = b"PK\x03\x04";
/// What some editors put before a text in UTF-8.
const MARK: &[u8] = b"\xEF\xBB\xBF";
/// What an empty zip is.
const EMPTY_ZIP: &[u8] = b"PK\x05\x06";

/// Whether it is a zip, empty or not.
pub(super) fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(ZIP) || bytes.starts_with(EMPTY_ZIP)
}

/// Whether it begins as XML does, perhaps with the mark of its encoding before.
pub(super) fn begins_as_xml(bytes: &[u8]) -> bool {
    bytes.strip_prefix(MARK).unwrap_or(bytes).trim_ascii_start().starts_with(b"<")
}

/// The text of a roster.
///
/// # Errors
///
/// It is too long, a broken zip, not exactly one `.ros` is inside, or it is no UTF-8.
pub fn text(bytes: &[u8]) -> Result<String, DocumentFault> {
    if bytes.len() > MOST {
        return Err(fault("roster", "more than 2 MB"));
    }
    let bytes = if is_zip(bytes) { Cow::Owned(unzipped(bytes)?) } else { Cow::Borrowed(bytes) };
    String::from_utf8(bytes.into_owned()).map_err(|_| fault("roster", "not XML in UTF-8"))
}

fn unzipped(bytes: &[u8]) -> Result<Vec<u8>, DocumentFault> {
    let broken = |error: rawzip::Error| fault("roster", format!("a broken zip ({error})"));
    let archive = ZipArchive::from_slice(bytes).map_err(broken)?;
    let mut found = None;
    let mut entries = archive.entries();
    while let Some(entry) = entries.next_entry().map_err(broken)? {
        if !entry.file_path().as_bytes().ends_with(b".ros") {
            continue;
        }
        if found.is_some() {
            return Err(fault("roster", "more than one .ros inside"));
        }
        found = Some((entry.wayfinder(), entry.compression_method()));
    }
    let (wayfinder, method) = found.ok_or_else(|| fault("roster", "no .ros inside"))?;
    let entry = archive.get_entry(wayfinder).map_err(broken)?;
    let text = inflated(&entry, method)?;
    if entry.claim_verifier().crc != crc32fast::hash(&text) {
        return Err(fault("roster", "a broken zip (its checksum differs)"));
    }
    Ok(text)
}

fn inflated(entry: &ZipSliceEntry, method: CompressionMethod) -> Result<Vec<u8>, DocumentFault> {
    match method {
        CompressionMethod::STORE => Ok(entry.data().to_vec()),
        CompressionMethod::DEFLATE => decompress_to_vec_with_limit(entry.data(), MOST_UNPACKED)
            .map_err(|error| fault("roster", format!("a broken zip, or more than 20 MB unpacked ({error})"))),
        _ => Err(fault("roster", "packed in a way that is not read")),
    }
}
