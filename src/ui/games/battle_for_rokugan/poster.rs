//! A game in short as a picture: where everything of it stands.

use super::look;
use crate::games::battle_for_rokugan::text::closing::{Closing, held_line};
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::score::Row;
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{Letters, MARGIN, Sheet, Stands};
use crate::words::battle_for_rokugan as keys;

/// Where the six columns of numbers end.
const COLUMNS: [f64; 6] = [480.0, 580.0, 680.0, 780.0, 880.0, 996.0];

/// How high a line of heads is.
const HEAD: f64 = 38.0;

/// Puts the game on the paper.
pub fn lay(closing: &Closing, sheet: &mut Sheet<'_>) {
    let line = |line: &Line| say(line.clone());
    sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_BATTLE));
    sheet.text((Letters::Title, 68.0), "ink", &line(&closing.verdict));
    sheet.text((Letters::Plain, 36.0), "ink-2", &line(&closing.lead));
    sheet.rule();
    heads(sheet);
    closing.rows.iter().for_each(|one| row(sheet, one));
    sheet.rule();
    closing.objectives.iter().for_each(|held| sheet.text((Letters::Plain, 36.0), "ink", &say(held_line(held))));
    if !closing.turning.is_empty() {
        sheet.rule();
        closing.turning.iter().for_each(|turn| sheet.text((Letters::Plain, 36.0), "ink", &line(turn)));
    }
}

/// What the columns are: a word is wider than its column, so every second one stands a line lower.
fn heads(sheet: &mut Sheet<'_>) {
    let words = [
        keys::BFR_KEY_FLOWERS,
        keys::BFR_KEY_TOKENS,
        keys::BFR_KEY_FACEUP,
        keys::BFR_KEY_TERRITORY,
        keys::BFR_KEY_OBJECTIVE,
        keys::BFR_SCORE_ALL,
    ];
    let lines = [sheet.y + HEAD, sheet.y + 2.0 * HEAD];
    for ((word, x), y) in words.into_iter().zip(COLUMNS).zip(lines.into_iter().cycle()) {
        sheet.put((Letters::Plain, 28.0), "ink-3", (x, y), Stands::Right, say(word));
    }
    sheet.y += 2.0 * HEAD - 20.0;
}

/// A clan: its disc, its name, its honor by source.
fn row(sheet: &mut Sheet<'_>, row: &Row) {
    let (score, honor) = (&row.score, &row.score.honor);
    sheet.y += 84.0;
    let y = sheet.y;
    sheet.disc(look::hue(score.clan), "ink");
    let font = if row.rank == 1 { Letters::Title } else { Letters::Bold };
    sheet.put((font, 38.0), "ink", (MARGIN + 84.0, y), Stands::Left, say(names::clan(score.clan)));
    let sources = [honor.flowers, honor.tokens, honor.faceup, honor.of_territories(), score.objective, score.total()];
    for (x, source) in COLUMNS.into_iter().zip(sources) {
        sheet.put((Letters::Bold, 38.0), "ink", (x, y), Stands::Right, source.to_string());
    }
}
