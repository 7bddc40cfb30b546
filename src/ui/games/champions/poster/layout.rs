//! Where everything of the picture stands.

use super::ground::{Ground, Letters, Piece, Stands, WIDTH};
use crate::games::champions::text::closing::{Closing, Row};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::number::shown;
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::words::champions as keys;

/// From the edge to the text.
const MARGIN: f64 = 84.0;
/// Where the four columns of numbers end.
const COLUMNS: [f64; 4] = [660.0, 772.0, 884.0, 996.0];
/// Room for a name.
const NAME: f64 = 400.0;

/// The pieces of a picture, and how high it is.
pub(super) fn laid_out(closing: &Closing, ground: &Ground) -> (Vec<Piece>, f64) {
    let mut sheet = Sheet { ground, pieces: Vec::new(), y: 100.0 };
    sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_CHAMPIONS));
    sheet.text((Letters::Title, 68.0), "ink", &closing.title);
    sheet.text((Letters::Title, 46.0), "ink", &say(closing.verdict.clone()));
    sheet.y += 12.0;
    let lines = [Some(&closing.honor), closing.glorified.as_ref(), closing.time.as_ref()];
    lines.into_iter().flatten().for_each(|line| sheet.text((Letters::Plain, 36.0), "ink-2", &say(line.clone())));
    sheet.rule();
    sheet.columns();
    closing.rows.iter().for_each(|row| sheet.row(row));
    sheet.rule();
    let most = |line: &Line| say(line.clone());
    closing.distinctions.iter().map(most).for_each(|line| sheet.text((Letters::Plain, 36.0), "ink", &line));
    sheet.y += 24.0;
    sheet.text((Letters::Plain, 30.0), "ink-3", &say(keys::CLOSING_APP));
    (sheet.pieces, sheet.y + 72.0)
}

/// The paper while it is being filled, from above.
struct Sheet<'a> {
    ground: &'a Ground,
    pieces: Vec<Piece>,
    y: f64,
}

impl Sheet<'_> {
    /// A text of as many lines as it takes.
    fn text(&mut self, font: (Letters, f64), hue: &'static str, text: &str) {
        for line in self.ground.wrapped(font, WIDTH - 2.0 * MARGIN, text) {
            self.y += font.1 * 1.3;
            self.put(font, hue, (MARGIN, self.y), Stands::Left, line);
        }
    }

    fn put(&mut self, font: (Letters, f64), hue: &'static str, at: (f64, f64), stands: Stands, text: String) {
        self.pieces.push(Piece::Text { font, hue, at, stands, text });
    }

    fn rule(&mut self) {
        self.y += 40.0;
        self.pieces.push(Piece::Rule { y: self.y });
        self.y += 8.0;
    }

    /// What the columns of numbers are.
    fn columns(&mut self) {
        self.y += 44.0;
        let words = [keys::CLOSING_HONOR_WORD, keys::CLOSING_GLORY_WORD, keys::CLOSING_DEALT, keys::CLOSING_TAKEN];
        for (x, word) in COLUMNS.into_iter().zip(words) {
            self.put((Letters::Plain, 30.0), "ink-3", (x, self.y), Stands::Right, say(word));
        }
    }

    /// A Champion: its disc, its name, what became of it, its numbers.
    fn row(&mut self, row: &Row) {
        let font = (Letters::Bold, 38.0);
        let (_, clan) = looks::clan(row.clan);
        let ring = looks::mon(row.id, row.clan).ring.unwrap_or("line");
        self.y += 84.0;
        let y = self.y;
        self.pieces.push(Piece::Disc { at: (MARGIN + 30.0, y - 14.0), clan, ring });
        let numbers = [shown(row.honor.into()), shown(row.glory.into()), row.dealt.to_string(), row.taken.to_string()];
        for (x, number) in COLUMNS.into_iter().zip(numbers) {
            self.put(font, "ink", (x, y), Stands::Right, number);
        }
        let fell = row.fell.map(|status| say(names::status(status)));
        let names = self.ground.wrapped(font, NAME, &row.name);
        let (below, lines) = (names.len().saturating_sub(1), names.into_iter().chain(fell));
        for (place, line) in lines.enumerate() {
            let (font, hue) = if place > below { ((Letters::Plain, 30.0), "ink-3") } else { (font, "ink") };
            if place > 0 {
                self.y += 42.0;
            }
            self.put(font, hue, (MARGIN + 84.0, self.y), Stands::Left, line);
        }
    }
}
