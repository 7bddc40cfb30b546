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

/// Puts the game on the paper.
pub fn lay(closing: &Closing, sheet: &mut Sheet<'_>) {
    let line = |line: &Line| say(line.clone());
    sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_BATTLE));
    sheet.text((Letters::Title, 68.0), "ink", &line(&closing.verdict));
    sheet.text((Letters::Plain, 36.0), "ink-2", &line(&closing.lead));
    sheet.rule();
    closing.rows.iter().for_each(|one| row(sheet, one));
    sheet.y += 20.0;
    sheet.text((Letters::Plain, 30.0), "ink-3", &columns());
    sheet.rule();
    closing.objectives.iter().for_each(|held| sheet.text((Letters::Plain, 36.0), "ink", &say(held_line(held))));
    if !closing.turning.is_empty() {
        sheet.rule();
        closing.turning.iter().for_each(|turn| sheet.text((Letters::Plain, 36.0), "ink", &line(turn)));
    }
}

/// What the columns are, from the left.
fn columns() -> String {
    let words = [
        keys::BFR_KEY_FLOWERS,
        keys::BFR_KEY_TOKENS,
        keys::BFR_KEY_FACEUP,
        keys::BFR_KEY_TERRITORY,
        keys::BFR_KEY_OBJECTIVE,
        keys::BFR_SCORE_ALL,
    ];
    words.map(say).join(" · ")
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
