//! QR codes: a piece as squares, and squares in a picture as a piece.

use super::piece::{Piece, Strange};
use qrcodegen::{DataTooLong, QrCode, QrCodeEcc};

/// White squares around a code, without which no reader finds it.
pub const QUIET: i32 = 4;

/// A code as rows of squares.
pub struct Code(QrCode);

impl Code {
    /// The code of a piece, with the least correction: a screen is neither torn nor dirty, and larger squares are read
    /// from farther away.
    ///
    /// # Errors
    ///
    /// Its data are longer than [`super::MOST_DATA`] by far.
    pub fn of(piece: &Piece) -> Result<Self, DataTooLong> {
        QrCode::encode_binary(&piece.bytes(), QrCodeEcc::Low).map(Self)
    }

    /// Squares along an edge, with the white ones around.
    pub fn size(&self) -> i32 {
        self.0.size() + 2 * QUIET
    }

    /// Whether the square in that column and row is black; beyond the edges none is.
    pub fn is_black(&self, x: i32, y: i32) -> bool {
        self.0.get_module(x - QUIET, y - QUIET)
    }

    /// The black squares as the path of a drawing whose unit is a square.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size() {
            let mut x = 0;
            while x < self.size() {
                let run = (x..self.size()).take_while(|x| self.is_black(*x, y)).count();
                // No code has more than 185 squares along an edge.
                let run = i32::try_from(run).unwrap_or(0);
                if run > 0 {
                    path += &format!("M{x} {y}h{run}v1h-{run}z");
                }
                x += run.max(1);
            }
        }
        path
    }
}

/// The codes in a grey picture of `width` times `height`, 0 black to 255 white, each a piece or something else; `grey` is
/// asked by column and row.
pub fn read(width: usize, height: usize, grey: impl FnMut(usize, usize) -> u8) -> Vec<Result<Piece, Strange>> {
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let bytes = picture.detect_grids().into_iter().filter_map(|grid| {
        let mut bytes = Vec::new();
        grid.decode_to(&mut bytes).ok().map(|_| bytes)
    });
    bytes.map(|bytes| Piece::parse(&bytes)).collect()
}
