//! A file handed to another phone without a network: packed, cut into pieces, each shown as a QR code.
//!
//! The other phone reads the codes with its camera, in any order and as often as they come by, and puts the text
//! together again. What comes out is a file like any other: it is judged by whoever takes it in.
//!
//! # A piece
//!
//! | bytes | what |
//! |---|---|
//! | 3 | `RK1`: what this is, and the version of this form |
//! | 4 | CRC-32 of the whole text, little end first: pieces of one text belong together |
//! | 1 | how many pieces there are, 1 to 255 |
//! | 1 | which this is, from 0 |
//! | rest | a part of the text, packed with DEFLATE in the form of RFC 1950 |

mod code;
mod gathering;
mod piece;

pub use code::{Code, read};
pub use gathering::{Broken, Gathering, Taken};
pub use piece::{MOST_DATA, MOST_LARGE, Piece, Squares, Strange, TooLong, pieces, pieces_with};
