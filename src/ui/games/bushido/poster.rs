//! A game in short, to be handed out as a text or a picture.

use crate::games::bushido::text::closing::{self, Closing};
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{Letters, Sheet};
use crate::ui::widgets::sharing::Shareable;
use crate::words::bushido as keys;

/// The game as it is handed out.
#[derive(Clone)]
pub struct InShort {
    /// What is told.
    pub closing: Closing,
    /// What the table is called.
    pub table: String,
}

impl Shareable for InShort {
    fn title(&self) -> String {
        say(self.closing.verdict.clone())
    }

    fn text(&self) -> String {
        closing::text(&self.closing, |line| say(line.clone()))
    }

    fn file(&self) -> String {
        self.table.clone()
    }

    fn lay(&self, sheet: &mut Sheet<'_>) {
        let Closing { verdict, lead, sides, turns, deeds } = &self.closing;
        sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::GAME_BUSHIDO));
        sheet.text((Letters::Title, 68.0), "ink", &say(verdict.clone()));
        sheet.text((Letters::Plain, 36.0), "ink-2", &say(lead.clone()));
        part(sheet, Letters::Bold, sides);
        part(sheet, Letters::Plain, turns);
        part(sheet, Letters::Plain, deeds);
    }
}

fn part(sheet: &mut Sheet<'_>, letters: Letters, lines: &[Line]) {
    if !lines.is_empty() {
        sheet.rule();
        lines.iter().for_each(|line| sheet.text((letters, 36.0), "ink", &say(line.clone())));
    }
}
