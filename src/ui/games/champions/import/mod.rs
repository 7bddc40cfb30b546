//! A file of this game comes in: a table, a pack of cards, a board, or a campaign.

mod clashes;

pub use clashes::ImportClashes;

use super::board_room::{self, BoardRoom, board_room};
use super::campaign_room::{self, campaign_room};
use super::cards::{Cards, cards};
use super::documents::LibraryError;
use super::scenario_room::{self, ScenarioRoom, scenario_room, with_library};
use super::screens::board::words;
use super::screens::scenario::sentence;
use crate::games::champions::Champions;
use crate::games::champions::board::document;
use crate::games::champions::board::fault::Fault;
use crate::games::champions::campaign::document::{self as campaign, FileError};
use crate::games::champions::clash::Clash;
use crate::games::champions::model::name::Name;
use crate::games::champions::pack::{self, Pack, PackError};
use crate::games::champions::scenario::brought::{self, Brought, Had};
use crate::games::champions::scenario::check;
use crate::games::champions::text::unfit;
use crate::kernel::kept::KeptDocument;
use crate::kernel::line::Line;
use crate::storage::Store;
use crate::storage::documents::{self, DocumentError};
use crate::storage::intake::Kind;
use crate::storage::together::together;
use crate::ui::page_store::PageStore;
use crate::ui::shelf;
use crate::ui::table::import::{at, save};
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::champions as keys;
use crate::words::unfit as reader;
use leptos::prelude::Set as _;

/// Takes in a file that was sorted as one of this game.
///
/// # Errors
///
/// What is wrong with it, and where; nothing was changed.
pub fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Document(format) if format.format == pack::FORMAT => Documents::here().pack(text),
        Kind::Document(format) if format.format == document::FORMAT => Documents::here().board(text),
        Kind::Document(_) => campaign_file(text),
        Kind::Save(_) => save::<Champions>(text),
    }
}

/// The names of a pack that were there already, and the cards that differ.
type Added = (Vec<Name>, Vec<Clash>);

/// Keeps a new document.
fn create<D: KeptDocument>(store: &impl Store, document: &D) -> Result<(), DocumentError<D::Fault>> {
    documents::Documents::new(store).create(&D::fresh_id(keeper::random()), document).map(|_| ())
}

/// The documents the players have already.
struct Documents {
    cards: Cards,
    room: BoardRoom,
    stories: ScenarioRoom,
}

impl Documents {
    fn here() -> Self {
        let (room, stories) = (board_room(), scenario_room());
        room.refresh();
        stories.refresh();
        Self { cards: cards(), room, stories }
    }

    fn pack(&self, text: &str) -> Taken {
        let mut pack = pack::read_given(text).map_err(|error| refusal(pack_line(&error)))?;
        let brought = self.brought(&mut pack)?;
        let added = self.keep(&brought, (!is_without_cards(&pack)).then(|| pack.clone()))?;
        let (Some(scenario), None) = (&brought.last, &added) else {
            return Ok(with_boards(self.pack_line(&pack, added.unwrap_or_default()), &brought));
        };
        let faults = with_library(self.cards, |library| check(scenario, library).len());
        let line = Line::new(keys::SCENARIO_IMPORTED).with("name", scenario.name.as_str());
        let unfinished = |line| Line::new(keys::SCENARIO_IMPORTED_FAULTY).with("said", line).with("count", faults);
        Ok(with_boards(if faults == 0 { line } else { unfinished(line) }, &brought))
    }

    /// What was added of the cards of a pack; what differs is asked for.
    fn pack_line(&self, pack: &Pack, (had, clashes): Added) -> Line {
        self.cards.clashes.set(clashes);
        let count =
            pack.champions.len() + pack.allies.len() + pack.enemies.len() + pack.scenarios.len() + pack.noted.len();
        let line = Line::new(keys::IMPORTED_PACK).with("name", pack.name.to_string());
        line.with("count", count - had.len()).with("had", had.len())
    }

    /// Takes scenarios and boards out of a pack: each becomes a document of its own.
    fn brought(&self, pack: &mut Pack) -> Result<Brought, NotTaken> {
        let had = Had {
            boards: self.room.all().into_iter().filter_map(|one| one.document.ok()).collect(),
            scenarios: self.stories.all().into_iter().filter_map(|one| one.document.ok()).collect(),
        };
        let numbered =
            |name: &str, number: usize| say(Line::new(keys::HOME_NUMBERED).with("name", name).with("number", number));
        brought::take(pack, had, &numbered).map_err(|faults| refusal(board_line(&faults)))
    }

    /// Keeps boards, scenarios and cards of a pack: all of them, or none where one is refused.
    fn keep(&self, brought: &Brought, cards: Option<Pack>) -> Result<Option<Added>, NotTaken> {
        let added = together(&PageStore::here(), |store| {
            for board in &brought.boards {
                create(store, board).map_err(|error| refusal(board_room::reason(&error)))?;
            }
            for scenario in &brought.scenarios {
                create(store, scenario).map_err(|error| refusal(scenario_room::reason(&error)))?;
            }
            cards.map(|pack| Cards::add_pack(store, pack).map_err(|error| not_added(&error))).transpose()
        });
        self.room.refresh();
        self.stories.refresh();
        self.cards.refresh();
        added
    }

    fn board(&self, text: &str) -> Taken {
        let board = document::read(text).map_err(|faults| refusal(board_line(&faults)))?;
        self.room.create(&board).map_err(|error| refusal(board_room::reason(&error)))?;
        Ok(Line::new(keys::BOARD_IMPORTED).with("name", words::board_name(&board)))
    }
}

/// Takes in a campaign.
fn campaign_file(text: &str) -> Taken {
    let (id, campaign) = campaign::read(text).map_err(|error| refusal(campaign_line(&error)))?;
    let taken = campaign_room().take_in(&id, &campaign);
    taken.map_err(|error| refusal(campaign_room::reason(&error)))?;
    Ok(Line::new(keys::CAMPAIGN_IMPORTED).with("name", campaign.name().as_str()))
}

/// The same line, and what the last board is called here where it could not keep its name.
fn with_boards(line: Line, brought: &Brought) -> Line {
    match brought.renamed.last() {
        None => line,
        Some((_, here)) => Line::new(keys::SCENARIO_IMPORTED_BOARD).with("said", line).with("board", here.as_str()),
    }
}

/// Whether there is nothing in a pack for the players' cards.
fn is_without_cards(pack: &Pack) -> bool {
    let cards = pack.champions.len() + pack.allies.len() + pack.enemies.len() + pack.scenarios.len() + pack.noted.len();
    cards == 0 && pack.faces.is_unknown()
}

fn refusal(line: impl Into<Line>) -> NotTaken {
    NotTaken::because(line)
}

fn not_added(error: &LibraryError) -> NotTaken {
    match error {
        LibraryError::Store(error) => refusal(shelf::reason(error)),
        LibraryError::Unreadable(_) => refusal(keys::CARDS_UNREADABLE),
    }
}

/// The first thing that is wrong with a board, and where.
fn board_line(faults: &[Fault]) -> Line {
    faults.first().map_or_else(|| keys::IMPORT_UNREADABLE.into(), unfit::board_at)
}

/// What is wrong with a campaign, and where.
fn campaign_line(error: &FileError) -> Line {
    match error {
        FileError::TooLarge { .. } => Line::new(keys::IMPORT_TOO_LARGE).with("most", campaign::MOST_BYTES >> 20),
        FileError::Foreign => at("format", keys::IMPORT_FOREIGN),
        FileError::TooNew { found } => at("version", reader::too_new(found, campaign::VERSION)),
        FileError::Unreadable { path, reason } => at(path, reader::reading(reason)),
    }
}

fn pack_line(error: &PackError) -> Line {
    match error {
        PackError::Unreadable { path, reason } => at(path, reader::reading(reason)),
        PackError::TooNew { found } => at("version", reader::too_new(found, pack::VERSION)),
        PackError::Card { path, fault } => at(&format!("{path}.{}", fault.field), unfit::card(fault.kind)),
        PackError::Board(fault) => unfit::board_at(fault),
        PackError::Scenario(fault) => at(&fault.path, sentence(fault)),
        PackError::Twice { path, name } => at(path, Line::new(keys::IMPORT_TWICE).with("name", name.as_str())),
    }
}
