//! A game in short as a picture: where everything of it stands.

use crate::games::champions::text::closing::{Closing, Row};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::number::shown;
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{Letters, MARGIN, Sheet, Stands};
use crate::words::champions as keys;

/// Where the four columns of numbers end.
const COLUMNS: [f64; 4] = [660.0, 772.0, 884.0, 996.0];
/// Room for a name.
const NAME: f64 = 400.0;

/// Puts the game on the paper.
pub fn lay(closing: &Closing, sheet: &mut Sheet<'_>) {
    sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_CHAMPIONS));
    sheet.text((Letters::Title, 68.0), "ink", &closing.title);
    sheet.text((Letters::Title, 46.0), "ink", &say(closing.verdict.clone()));
    sheet.y += 12.0;
    let lines = [Some(&closing.honor), closing.glorified.as_ref(), closing.time.as_ref()];
    lines.into_iter().flatten().for_each(|line| sheet.text((Letters::Plain, 36.0), "ink-2", &say(line.clone())));
    sheet.rule();
    columns(sheet);
    closing.rows.iter().for_each(|one| row(sheet, one));
    sheet.rule();
    let most = |line: &Line| say(line.clone());
    closing.distinctions.iter().map(most).for_each(|line| sheet.text((Letters::Plain, 36.0), "ink", &line));
}

/// What the columns of numbers are.
fn columns(sheet: &mut Sheet<'_>) {
    sheet.y += 44.0;
    let words = [keys::CLOSING_HONOR_WORD, keys::CLOSING_GLORY_WORD, keys::CLOSING_DEALT, keys::CLOSING_TAKEN];
    for (x, word) in COLUMNS.into_iter().zip(words) {
        sheet.put((Letters::Plain, 30.0), "ink-3", (x, sheet.y), Stands::Right, say(word));
    }
}

/// A Champion: its disc, its name, what became of it, its numbers.
fn row(sheet: &mut Sheet<'_>, row: &Row) {
    let font = (Letters::Bold, 38.0);
    let (_, clan) = looks::clan(row.clan);
    let ring = looks::mon(row.id, row.clan).ring.unwrap_or("line");
    sheet.y += 84.0;
    let y = sheet.y;
    sheet.disc(clan, ring);
    let numbers = [shown(row.honor.into()), shown(row.glory.into()), row.dealt.to_string(), row.taken.to_string()];
    for (x, number) in COLUMNS.into_iter().zip(numbers) {
        sheet.put(font, "ink", (x, y), Stands::Right, number);
    }
    let fell = row.fell.map(|status| say(names::status(status)));
    let names = sheet.wrapped(font, NAME, &row.name);
    let (below, lines) = (names.len().saturating_sub(1), names.into_iter().chain(fell));
    for (place, line) in lines.enumerate() {
        let (font, hue) = if place > below { ((Letters::Plain, 30.0), "ink-3") } else { (font, "ink") };
        if place > 0 {
            sheet.y += 42.0;
        }
        sheet.put(font, hue, (MARGIN + 84.0, sheet.y), Stands::Left, line);
    }
}
