//! A file comes in: a table, a pack of cards, a board, or a campaign. What is refused changes nothing and says where it is wrong.

use crate::games::GameId;
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
use crate::kernel::line::Line;
use crate::storage::codec::{CodecError, CodecErrorKind};
use crate::storage::intake::{self, Kind, Refused};
use crate::storage::schema::MOST_BYTES;
use crate::storage::transfer::{self, ImportError, Imported};
use crate::storage::{Listing, Readiness, StoreError};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download::Upload;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::board_room::{self, BoardRoom, board_room};
use crate::ui::games::champions::campaign_room::{self, CampaignRoom, campaign_room};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::documents::LibraryError;
use crate::ui::games::champions::scenario_room::{self, ScenarioRoom, scenario_room, with_library};
use crate::ui::games::champions::screens::board::words;
use crate::ui::games::champions::screens::scenario::sentence;
use crate::ui::shelf::{self, Shelf};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Why a file was not taken in.
#[derive(Clone, Debug, PartialEq)]
struct Refusal {
    /// Path and reason.
    line: Line,
    /// The text, where the players may take it in all the same.
    text: Option<String>,
}

/// The file that comes in.
#[derive(Clone, Copy)]
pub struct Importing {
    shelf: Shelf,
    cards: Cards,
    room: BoardRoom,
    campaigns: CampaignRoom,
    stories: ScenarioRoom,
    feedback: Feedback,
    refused: RwSignal<Option<Refusal>>,
    /// Cards that differ from those of the players, until they have chosen.
    pub(super) clashes: RwSignal<Vec<Clash>>,
}

impl Importing {
    /// Nothing has come yet.
    pub fn new(shelf: Shelf) -> Self {
        let (room, stories) = (board_room(), scenario_room());
        room.refresh();
        stories.refresh();
        Self {
            shelf,
            cards: cards(),
            room,
            stories,
            campaigns: campaign_room(),
            feedback: feedback(),
            refused: RwSignal::new(None),
            clashes: RwSignal::new(Vec::new()),
        }
    }

    /// Takes in what was chosen.
    pub fn take(self, upload: Upload) {
        self.refused.set(None);
        let taken = match upload {
            Upload::Text(text) => self.text(&text),
            Upload::TooLarge => Err(refusal(intake_line(Refused::TooLarge { most: MOST_BYTES }))),
            Upload::Unreadable => Err(refusal(keys::IMPORT_UNREADABLE)),
        };
        match taken {
            Ok(said) => self.feedback.toast(said, Offer::Nothing),
            Err(refused) => self.refused.set(Some(refused)),
        }
    }

    /// Whether the last file was taken in, and nothing of it waits to be chosen.
    pub fn went_well(self) -> bool {
        self.refused.with_untracked(Option::is_none) && self.clashes.with_untracked(Vec::is_empty)
    }

    fn text(self, text: &str) -> Result<Line, Refusal> {
        match intake::sort(text).map_err(|refused| refusal(intake_line(refused)))? {
            Kind::Document(format) if format.format == pack::FORMAT => self.pack(text),
            Kind::Document(format) if format.format == document::FORMAT => self.board(text),
            Kind::Document(_) => self.campaign(text),
            Kind::Save(_) => self.save(text),
        }
    }

    fn save(self, text: &str) -> Result<Line, Refusal> {
        let imported = transfer::import::<Champions>(text).map_err(|error| Refusal {
            line: import_line(&error),
            text: error.can_be_taken_as_recorded().then(|| text.to_owned()),
        })?;
        self.shelve(imported)
    }

    /// Takes the refused file in as it was recorded.
    fn take_as_recorded(self) {
        let Some(text) = self.refused.get_untracked().and_then(|refused| refused.text) else { return };
        let taken = transfer::import_as_recorded::<Champions>(&text).map_err(|error| refusal(import_line(&error)));
        match taken.and_then(|imported| self.shelve(imported)) {
            Ok(said) => {
                self.refused.set(None);
                self.feedback.toast(said, Offer::Nothing);
            }
            Err(refused) => self.refused.set(Some(refused)),
        }
    }

    fn shelve(self, imported: Imported<Champions>) -> Result<Line, Refusal> {
        let name = self.free_name(imported.name);
        let said = Line::new(keys::IMPORTED_TABLE).with("name", name.as_str());
        self.shelf.create(name, &imported.table).map_err(|error| not_kept(&error))?;
        Ok(said)
    }

    /// The name, with a number where a table of that name is on the shelf already.
    fn free_name(self, name: Name) -> Name {
        let taken = |name: &Name| {
            let is_it = |listing: &Listing| match &listing.readiness {
                Readiness::Ready { summary, .. } => summary.name == *name,
                Readiness::Stale { name: stale, .. } => *stale == *name,
                Readiness::Broken { .. } => false,
            };
            self.shelf.listing.with_untracked(|listing| listing.as_ref().is_ok_and(|all| all.iter().any(is_it)))
        };
        let numbered = |number: usize| {
            let line = Line::new(keys::HOME_NUMBERED).with("name", name.as_str()).with("number", number);
            // A name too long for a number stays as it is.
            Name::new(&say(line)).ok()
        };
        let names = std::iter::once(Some(name.clone())).chain((2..100).map(numbered)).flatten();
        names.into_iter().find(|name| !taken(name)).unwrap_or(name)
    }

    fn pack(self, text: &str) -> Result<Line, Refusal> {
        let mut pack = pack::read_given(text).map_err(|error| refusal(pack_line(&error)))?;
        let brought = self.documents(&mut pack)?;
        if let Some(scenario) = brought.last.as_ref().filter(|_| is_without_cards(&pack)) {
            let faults = with_library(self.cards, |library| check(scenario, library).len());
            let line = Line::new(keys::SCENARIO_IMPORTED).with("name", scenario.name.as_str());
            let unfinished = |line| Line::new(keys::SCENARIO_IMPORTED_FAULTY).with("said", line).with("count", faults);
            return Ok(with_boards(if faults == 0 { line } else { unfinished(line) }, &brought));
        }
        let count = pack.champions.len() + pack.allies.len() + pack.enemies.len() + pack.scenarios.len();
        let name = pack.name.to_string();
        let (had, clashes) = self.cards.add_pack(pack).map_err(|error| not_added(&error))?;
        self.clashes.set(clashes);
        let line = Line::new(keys::IMPORTED_PACK).with("name", name);
        Ok(with_boards(line.with("count", count - had.len()).with("had", had.len()), &brought))
    }

    /// Takes scenarios and boards out of a pack: each is kept as a document of its own.
    fn documents(self, pack: &mut Pack) -> Result<Brought, Refusal> {
        let had = Had {
            boards: self.room.all().into_iter().filter_map(|one| one.document.ok()).collect(),
            scenarios: self.stories.all().into_iter().filter_map(|one| one.document.ok()).collect(),
        };
        let numbered =
            |name: &str, number: usize| say(Line::new(keys::HOME_NUMBERED).with("name", name).with("number", number));
        let brought = brought::take(pack, had, &numbered).map_err(|faults| refusal(board_line(&faults)))?;
        for board in &brought.boards {
            self.room.create(board).map_err(|error| refusal(board_room::reason(&error)))?;
        }
        for scenario in &brought.scenarios {
            self.stories.create(scenario).map_err(|error| refusal(scenario_room::reason(&error)))?;
        }
        Ok(brought)
    }

    /// Takes these cards of the file in the place of the players' own.
    pub(super) fn take_theirs(self, chosen: Vec<Clash>) {
        let count = chosen.len();
        match self.cards.take_theirs(&chosen) {
            Ok(()) if count == 0 => {}
            Ok(()) => self.feedback.toast(Line::new(keys::CLASH_TAKEN).with("count", count), Offer::Nothing),
            Err(error) => self.refused.set(Some(not_added(&error))),
        }
    }

    fn board(self, text: &str) -> Result<Line, Refusal> {
        let board = document::read(text).map_err(|faults| refusal(board_line(&faults)))?;
        self.room.create(&board).map_err(|error| refusal(board_room::reason(&error)))?;
        Ok(Line::new(keys::BOARD_IMPORTED).with("name", words::board_name(&board)))
    }
}

impl Importing {
    fn campaign(self, text: &str) -> Result<Line, Refusal> {
        let (id, campaign) = campaign::read(text).map_err(|error| refusal(campaign_line(&error)))?;
        let taken = self.campaigns.take_in(&id, &campaign);
        taken.map_err(|error| refusal(campaign_room::reason(&error)))?;
        Ok(Line::new(keys::CAMPAIGN_IMPORTED).with("name", campaign.name().as_str()))
    }
}

/// Why a file was not even read.
fn intake_line(refused: Refused) -> Line {
    match refused {
        Refused::TooLarge { most } => Line::new(keys::IMPORT_TOO_LARGE).with("most", most >> 20),
        Refused::TooDeep => keys::IMPORT_TOO_DEEP.into(),
    }
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
    let cards = pack.champions.len() + pack.allies.len() + pack.enemies.len() + pack.scenarios.len();
    cards == 0 && pack.faces.is_unknown()
}

fn refusal(line: impl Into<Line>) -> Refusal {
    Refusal { line: line.into(), text: None }
}

fn not_kept(error: &StoreError) -> Refusal {
    refusal(shelf::reason(error))
}

fn not_added(error: &LibraryError) -> Refusal {
    match error {
        LibraryError::Store(error) => not_kept(error),
        LibraryError::Unreadable(_) => refusal(keys::CARDS_UNREADABLE),
    }
}

fn at(path: &str, reason: impl Into<crate::kernel::line::Arg>) -> Line {
    Line::new(keys::IMPORT_AT).with("path", path).with("reason", reason)
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
        FileError::TooNew { found } => at("version", unfit::too_new(found, campaign::VERSION)),
        FileError::Unreadable { path, reason } => at(path, unfit::reading(reason)),
    }
}

fn import_line(error: &ImportError) -> Line {
    match error {
        ImportError::Unreadable(error) => codec_line(error),
        ImportError::Diverges { entry, why, .. } => at(&format!("body.entries[{entry}]"), why.clone()),
        ImportError::Snapshot(difference) => at(
            &difference.path,
            Line::new(keys::IMPORT_DIFFERS)
                .with("saved", difference.saved.as_str())
                .with("replayed", difference.replayed.as_str()),
        ),
    }
}

/// What is wrong with a document, and where.
fn codec_line(error: &CodecError) -> Line {
    let reason: Line = match &error.kind {
        CodecErrorKind::TooLarge { .. } => Line::new(keys::IMPORT_TOO_LARGE).with("most", MOST_BYTES >> 20),
        CodecErrorKind::CutOff => keys::IMPORT_CUT_OFF.into(),
        CodecErrorKind::NotJson { .. } => keys::IMPORT_NOT_JSON.into(),
        CodecErrorKind::Foreign { .. } => keys::IMPORT_FOREIGN.into(),
        CodecErrorKind::NewGame { found } => unfit::too_new(found, GameId::Champions.saved_name()),
        CodecErrorKind::TooNew { found, known } => unfit::too_new(found, known),
        CodecErrorKind::Checksum { .. } => keys::IMPORT_CHECKSUM.into(),
        CodecErrorKind::Setup { fault, .. } => fault.clone(),
        CodecErrorKind::Field { reason } => unfit::reading(reason),
    };
    at(&error.path, reason)
}

fn pack_line(error: &PackError) -> Line {
    match error {
        PackError::Unreadable { path, reason } => at(path, unfit::reading(reason)),
        PackError::TooNew { found } => at("version", unfit::too_new(found, pack::VERSION)),
        PackError::Card { path, fault } => at(&format!("{path}.{}", fault.field), unfit::card(fault.kind)),
        PackError::Board(fault) => unfit::board_at(fault),
        PackError::Scenario(fault) => at(&fault.path, sentence(fault)),
        PackError::Twice { path, name } => at(path, Line::new(keys::IMPORT_TWICE).with("name", name.as_str())),
    }
}

/// Says why a file was not taken in; nothing where none was refused.
#[component]
pub fn ImportNote(
    /// The file.
    importing: Importing,
) -> impl IntoView {
    let close = Callback::new(move |()| importing.refused.set(None));
    let note = move |refused: Refusal| {
        let anyway = refused.text.is_some();
        view! {
            <Note kind=NoteKind::Error action=say(keys::CLOSE) on_action=close>
                <b>{say(keys::IMPORT_REFUSED)}</b>
                " "
                {say(refused.line)}
                " "
                {say(keys::IMPORT_UNCHANGED)}
            </Note>
            {anyway.then(|| view! { <Button label=say(keys::IMPORT_ANYWAY) on_press=move || importing.take_as_recorded() /> })}
        }
    };
    move || importing.refused.get().map(note)
}
