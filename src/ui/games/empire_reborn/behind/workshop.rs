//! What players do apart from a campaign: a new one.

use super::Workshop;
use crate::ui::games::empire_reborn::screens::setup;

/// The list itself.
pub static WORKSHOP: Workshop = Workshop { set_up: setup::setup };
