//! The paper of a picture while it is being filled, from above.

use super::ground::{Ground, Letters, Piece, Stands, WIDTH};
use crate::ui::texts::say;
use crate::words::keys;

/// From the edge to the text.
pub const MARGIN: f64 = 84.0;

/// The paper.
pub struct Sheet<'a> {
    ground: &'a Ground,
    pieces: Vec<Piece>,
    /// How far down it is filled.
    pub y: f64,
}

impl<'a> Sheet<'a> {
    /// The pieces that `lay` puts on a paper, the app's name below them, and how high it is.
    pub(super) fn filled(ground: &'a Ground, lay: impl FnOnce(&mut Self)) -> (Vec<Piece>, f64) {
        let mut sheet = Self { ground, pieces: Vec::new(), y: 100.0 };
        lay(&mut sheet);
        sheet.y += 24.0;
        sheet.text((Letters::Plain, 30.0), "ink-3", &say(keys::CLOSING_APP));
        (sheet.pieces, sheet.y + 72.0)
    }

    /// A text of as many lines as it takes.
    pub fn text(&mut self, font: (Letters, f64), hue: &'static str, text: &str) {
        for line in self.ground.wrapped(font, WIDTH - 2.0 * MARGIN, text) {
            self.y += font.1 * 1.3;
            self.put(font, hue, (MARGIN, self.y), Stands::Left, line);
        }
    }

    /// A line of text on its base line.
    pub fn put(&mut self, font: (Letters, f64), hue: &'static str, at: (f64, f64), stands: Stands, text: String) {
        self.pieces.push(Piece::Text { font, hue, at, stands, text });
    }

    /// A disc at the left edge: the tokens of its colour and of its ring.
    pub fn disc(&mut self, hue: &'static str, ring: &'static str) {
        self.pieces.push(Piece::Disc { at: (MARGIN + 30.0, self.y - 14.0), clan: hue, ring });
    }

    /// A hairline across the paper.
    pub fn rule(&mut self) {
        self.y += 40.0;
        self.pieces.push(Piece::Rule { y: self.y });
        self.y += 8.0;
    }

    /// The lines a text takes in that width.
    pub fn wrapped(&self, font: (Letters, f64), width: f64, text: &str) -> Vec<String> {
        self.ground.wrapped(font, width, text)
    }
}
