//! The keyboard on the page: U takes back, Enter presses the ink.

use super::desk::Desk;
use super::foot;
use crate::ui::games::champions::screens::table::keys::{hear, press_ink};

/// Listens as long as the page is there.
pub fn listen(desk: Desk) {
    hear(move |event| match event.key().to_lowercase().as_str() {
        "u" => foot::undo(desk),
        "enter" => press_ink(event),
        _ => {}
    });
}
