//! The keyboard on the sheet: A E F W V enter dice, digits the Enemy's totals, U takes back, Enter presses the ink.

use super::dice_row::enter;
use super::play::{Over, Play};
use crate::games::champions::model::element::Element;
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::foe::{FoeRoll, Total};
use crate::kernel::line::Key;
use crate::ui::games::champions::screens::table::keys::{hear, press_ink};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The keys and what they do.
pub const SHORTCUTS: [(&str, Key); 5] = [
    ("A E F W V", keys::FIGHT_KEY_ELEMENTS),
    ("0 – 9", keys::FIGHT_KEY_TOTALS),
    ("U", keys::TABLE_KEY_UNDO),
    ("↵", keys::TABLE_KEY_ENTER),
    ("?", keys::TABLE_KEY_LIST),
];

/// Listens as long as the sheet is there.
pub fn listen(play: Play) {
    hear(move |event| match event.key().to_lowercase().as_str() {
        "a" => enter(play, Element::Air),
        "e" => enter(play, Element::Earth),
        "f" => enter(play, Element::Fire),
        "w" => enter(play, Element::Water),
        "v" => enter(play, Element::Void),
        "u" => play.undo(),
        "enter" => press_ink(event),
        "?" => play.over.set(Some(Over::Shortcuts)),
        digit => total(play, digit),
    });
}

/// A digit is the Offensive total, then the Defensive one.
fn total(play: Play, digit: &str) {
    let Ok(value) = digit.parse::<u8>() else { return };
    if play.facts.with_untracked(|facts| facts.stage) != Stage::Foe {
        return;
    }
    play.say(|draft| {
        if let FoeRoll::Totals { offence, .. } = draft.hand.foe {
            let which = if offence.is_none() { Total::Offence } else { Total::Defence };
            draft.hand.foe.say(which, value);
        }
    });
}
