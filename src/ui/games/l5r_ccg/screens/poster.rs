//! A game in short as a picture: who won, where everybody stands, and where it turned.

use super::text::{change, number, spoken};
use crate::games::l5r_ccg::text::closing::{Closing, Row};
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{Letters, MARGIN, Sheet, Stands};
use crate::words::l5r_ccg as keys;

/// Where the six columns of numbers end.
const COLUMNS: [f64; 6] = [500.0, 600.0, 700.0, 800.0, 900.0, 996.0];

/// Puts the game on the paper.
pub fn lay(closing: &Closing, sheet: &mut Sheet<'_>) {
    let line = |line: &Line| say(line.clone());
    sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_CCG));
    sheet.text((Letters::Title, 68.0), "ink", &line(&closing.verdict));
    sheet.text((Letters::Plain, 36.0), "ink-2", &line(&closing.lead));
    sheet.rule();
    closing.rows.iter().enumerate().for_each(|(at, one)| row(sheet, at, one));
    sheet.y += 20.0;
    sheet.text((Letters::Plain, 30.0), "ink-3", &columns());
    if !closing.turning.is_empty() {
        sheet.rule();
        closing.turning.iter().for_each(|turn| sheet.text((Letters::Plain, 36.0), "ink", &line(turn)));
    }
}

/// What the columns are, from the left.
fn columns() -> String {
    let words = [
        keys::CCG_HONOR,
        keys::CCG_SUM_GAINED,
        keys::CCG_SUM_LOST,
        keys::CCG_SUM_PROVINCES,
        keys::CCG_SUM_RINGS,
        keys::CCG_SUM_DEAD,
    ];
    words.map(say).join(" · ")
}

/// A player: the disc of the clan, the name, the numbers.
fn row(sheet: &mut Sheet<'_>, at: usize, row: &Row) {
    let [_, gained, lost, now] = row.honor;
    sheet.y += 84.0;
    let y = sheet.y;
    sheet.disc(row.clan.mark(), "ink");
    let font = if at == 0 { Letters::Title } else { Letters::Bold };
    // Of a name longer than its column, what fits.
    let room = COLUMNS[0] - MARGIN - 180.0;
    let name = sheet.wrapped((font, 38.0), room, &spoken(row.name.clone())).into_iter().next().unwrap_or_default();
    sheet.put((font, 38.0), "ink", (MARGIN + 84.0, y), Stands::Left, name);
    let counts = [row.provinces, row.rings, row.dead].map(|count| count.to_string());
    let cells = [number(now.into()), change(gained.into()), change(lost.into())].into_iter().chain(counts);
    for (x, cell) in COLUMNS.into_iter().zip(cells) {
        sheet.put((Letters::Bold, 38.0), "ink", (x, y), Stands::Right, cell);
    }
}
