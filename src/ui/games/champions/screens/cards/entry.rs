//! Values of a card while they are being typed in, and what is wrong with them.

use super::half_typed::Slot;
use crate::games::champions::model::name::{BadName, Name};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::kernel::track::Track;
use crate::ui::texts::say;
use crate::ui::widgets::names::bad_name;
use crate::words::{champions as keys, minus};
use leptos::prelude::*;

/// A number of a card as it stands in its field.
#[derive(Clone, Copy)]
pub(super) struct Typed<const MIN: i16, const MAX: i16> {
    /// What stands in the field.
    pub text: RwSignal<String>,
    /// What was known before.
    before: Known<Track<MIN, MAX>>,
}

impl<const MIN: i16, const MAX: i16> Typed<MIN, MAX> {
    /// The field of a value that is known this well.
    pub fn new(before: Known<Track<MIN, MAX>>) -> Self {
        let text = before.value().map(|value| minus(value.get().into())).unwrap_or_default();
        Self { text: RwSignal::new(text), before }
    }

    /// The value in the field; an empty field is unknown. What the rulebook states stays its statement, what is only
    /// usual becomes the players' own word once they keep the card.
    pub fn read(self) -> Result<Known<Track<MIN, MAX>>, Line> {
        let text = self.text.get();
        let text = text.trim();
        if text.is_empty() || text == "?" {
            return Ok(Known::Unknown);
        }
        let number: i64 = text.replace('\u{2212}', "-").parse().map_err(|_| Line::new(keys::CARD_NO_NUMBER))?;
        let value = Track::new(number)
            .map_err(|bounds| Line::new(keys::CARD_BOUNDS).with("least", bounds.least).with("most", bounds.most))?;
        Ok(match self.before {
            Known::Rulebook(before) if before == value => self.before,
            Known::Rulebook(_) | Known::Default(_) | Known::Entered(_) | Known::Unknown => Known::Entered(value),
        })
    }

    /// What stands in the field, to be kept.
    pub fn slot(self) -> Slot {
        Slot::of(self.text)
    }

    /// What is wrong with the field.
    pub fn fault(self) -> Option<String> {
        self.read().err().map(say)
    }

    /// Where the value in the field comes from, where that is worth a word.
    pub fn source(self) -> Option<String> {
        match self.before {
            Known::Rulebook(_) => Some(say(keys::CARD_FROM_RULEBOOK)),
            Known::Default(_) => Some(say(keys::CARD_USUAL)),
            Known::Entered(_) | Known::Unknown => None,
        }
    }
}

/// Whether the players have tried to keep a form; before that nothing is wrong with an empty field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// They have not.
    Typing,
    /// They have.
    Tried,
}

/// What to say about the name in a field at this stage.
pub(super) fn name_fault(text: &str, stage: Stage) -> Option<String> {
    match (Name::typed(text), stage) {
        (Err(BadName::Empty), Stage::Typing) | (Ok(_), _) => None,
        (Err(bad), Stage::Typing | Stage::Tried) => Some(say(bad_name(bad))),
    }
}
