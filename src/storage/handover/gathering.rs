//! The receiving end: pieces in any order, until the text is whole.

use super::piece::Piece;
use crate::storage::schema::MOST_BYTES;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// The pieces of one text that have come so far.
#[derive(Clone, Debug, Default)]
pub struct Gathering {
    mark: u32,
    parts: Vec<Option<Vec<u8>>>,
}

/// What a piece brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Something new.
    New,
    /// Nothing: it was there already.
    Known,
    /// The first of another text: what had come of the former is let go, for the other phone shows something else now.
    Another,
}

/// All pieces are there, and they make no text: gathering begins anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

impl Gathering {
    /// Takes a piece.
    pub fn take(&mut self, piece: Piece) -> Taken {
        let same = self.mark == piece.mark && self.parts.len() == usize::from(piece.count);
        let first = self.parts.is_empty();
        if !same {
            self.mark = piece.mark;
            self.parts = vec![None; piece.count.into()];
        }
        match self.parts.get_mut(usize::from(piece.number)) {
            Some(part @ None) => *part = Some(piece.data),
            Some(Some(_)) | None => return Taken::Known,
        }
        if same || first { Taken::New } else { Taken::Another }
    }

    /// Which pieces are there, in their order; nothing before the first has come.
    pub fn there(&self) -> impl Iterator<Item = bool> {
        self.parts.iter().map(Option::is_some)
    }

    /// The text, once every piece is there; its end where they make none.
    pub fn text(&mut self) -> Option<Result<String, Broken>> {
        let packed = self.parts.iter().cloned().collect::<Option<Vec<_>>>().filter(|parts| !parts.is_empty())?;
        let text = unpacked(&packed.concat(), self.mark);
        if text.is_err() {
            *self = Self::default();
        }
        Some(text)
    }
}

fn unpacked(packed: &[u8], mark: u32) -> Result<String, Broken> {
    // What would fill the memory is no file of ours.
    let bytes = decompress_to_vec_zlib_with_limit(packed, MOST_BYTES).map_err(|_| Broken)?;
    let text = String::from_utf8(bytes).map_err(|_| Broken)?;
    (crc32fast::hash(text.as_bytes()) == mark).then_some(text).ok_or(Broken)
}
