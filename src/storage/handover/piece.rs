//! Pieces: what one code holds.

use miniz_oxide::deflate::compress_to_vec_zlib;

/// The first bytes of every piece, before the digit of its form.
const MAGIC: &[u8; 2] = b"RK";
/// The form of the pieces this app shows and reads.
const FORM: u8 = b'1';
/// Bytes of a piece before its data.
const HEAD: usize = 9;
/// The most bytes of data in a piece: with its head it fills a code of version 32, whose squares a phone's camera still
/// tells apart on another's screen.
pub const MOST_DATA: usize = 1_952 - HEAD;
/// The same of a code of version 15, whose squares are almost twice as wide: for a weak light, or an old camera.
pub const MOST_LARGE: usize = 520 - HEAD;
/// The best packing of the library, which is quick enough for texts of this size.
const LEVEL: u8 = 10;

/// A part of a packed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// CRC-32 of the whole text.
    pub mark: u32,
    /// How many pieces make the text.
    pub count: u8,
    /// Which this is, from 0.
    pub number: u8,
    /// Its part of the packed text.
    pub data: Vec<u8>,
}

/// A code that holds no piece this app reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strange {
    /// It is of something else, or damaged beyond being told.
    Foreign,
    /// A newer version of the app shows it.
    Newer,
}

/// A text so long that nobody would hold a phone that many codes long: it goes as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// How large the squares of the codes are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Squares {
    /// As small as a camera usually tells them apart: few codes.
    #[default]
    Fine,
    /// Larger ones, and more codes.
    Large,
}

impl Squares {
    const fn most_data(self) -> usize {
        match self {
            Self::Fine => MOST_DATA,
            Self::Large => MOST_LARGE,
        }
    }

    /// The other ones.
    pub const fn other(self) -> Self {
        match self {
            Self::Fine => Self::Large,
            Self::Large => Self::Fine,
        }
    }
}

/// Packs a text and cuts it into pieces of about the same size.
///
/// # Errors
///
/// It needs more than 255 pieces.
pub fn pieces(text: &str) -> Result<Vec<Piece>, TooLong> {
    pieces_with(text, Squares::Fine)
}

/// The same for codes with these squares.
///
/// # Errors
///
/// It needs more than 255 pieces.
pub fn pieces_with(text: &str, squares: Squares) -> Result<Vec<Piece>, TooLong> {
    let packed = compress_to_vec_zlib(text.as_bytes(), LEVEL);
    let mark = crc32fast::hash(text.as_bytes());
    let count = u8::try_from(packed.len().div_ceil(squares.most_data())).map_err(|_| TooLong)?;
    let size = packed.len().div_ceil(usize::from(count));
    let parts = (0..count).zip(packed.chunks(size));
    Ok(parts.map(|(number, data)| Piece { mark, count, number, data: data.to_vec() }).collect())
}

impl Piece {
    /// The bytes of a code.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(FORM);
        bytes.extend(self.mark.to_le_bytes());
        bytes.extend([self.count, self.number]);
        bytes.extend(&self.data);
        bytes
    }

    /// The piece in the bytes of a code.
    ///
    /// # Errors
    ///
    /// What else the code is.
    pub fn parse(bytes: &[u8]) -> Result<Self, Strange> {
        match bytes.strip_prefix(MAGIC) {
            Some([FORM, ..]) => Self::of(bytes).ok_or(Strange::Foreign),
            Some([b'2'..=b'9', ..]) => Err(Strange::Newer),
            Some(_) | None => Err(Strange::Foreign),
        }
    }

    fn of(bytes: &[u8]) -> Option<Self> {
        let (head, data) = bytes.split_at_checked(HEAD)?;
        let (mark, rest) = head.get(MAGIC.len() + 1..)?.split_first_chunk()?;
        let [count, number] = *rest else { return None };
        let fits = number < count && !data.is_empty();
        fits.then(|| Self { mark: u32::from_le_bytes(*mark), count, number, data: data.to_vec() })
    }
}
