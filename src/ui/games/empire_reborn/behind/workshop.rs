//! What players do apart from a campaign: a new one, files that come in.

use super::Workshop;
use crate::games::empire_reborn::Empire;
use crate::games::empire_reborn::tools::map_file;
use crate::storage::intake::Kind;
use crate::ui::games::empire_reborn::screens::setup;
use crate::ui::table::import;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::{self, empire_reborn as keys};

/// The list itself.
pub static WORKSHOP: Workshop = Workshop { words: words::empire_reborn::BEHIND, set_up: setup::setup, take_in };

/// A file that comes in is a table; maps, orders and realms come into a campaign that is open.
fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Save(_) => import::save::<Empire>(text),
        Kind::Document(format) if format.format == map_file::FORMAT => {
            Err(NotTaken::because(keys::ER_MAP_INTO_CAMPAIGN))
        }
        Kind::Document(_) => Err(NotTaken::because(keys::ER_POST_INTO_CAMPAIGN)),
    }
}
