//! What players do apart from a table: a new one, statistics, files that come in.

use super::Workshop;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::tools::headless::table_file;
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::storage::intake::Kind;
use crate::ui::games::battle_for_rokugan::page::GamePage;
use crate::ui::games::battle_for_rokugan::screens::remembered::own_box;
use crate::ui::games::battle_for_rokugan::screens::{setup, statistics};
use crate::ui::shelf::shelf;
use crate::ui::table::{import, keeper};
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::{self, battle_for_rokugan as keys, unfit};
use leptos::prelude::*;

/// The list itself.
pub static WORKSHOP: Workshop = Workshop { words: words::battle_for_rokugan::BEHIND, screen, take_in };

fn screen(page: GamePage) -> AnyView {
    match page {
        GamePage::New => setup::setup(),
        GamePage::Statistics => statistics::page(),
    }
}

/// A file that comes in is a table: its save, or what all of its players may know.
fn take_in(text: &str, kind: Kind) -> Taken {
    if let Kind::Save(_) = kind {
        return import::save::<Rokugan>(text);
    }
    let file = table_file::of_text(text).and_then(|file| file.begin(own_box(), Seed(keeper::random()), keeper::now()));
    let table = file.map_err(|fault| NotTaken::because(import::at(&fault.path, unfit::reading(&fault.reason))))?;
    let name =
        Name::new(&say(keys::BFR_SETUP_TABLE_NAME)).map_err(|_| NotTaken::because(Line::new(keys::BFR_TITLE)))?;
    import::shelve(shelf(), name, &table)
}
