//! The set-up on the screens: one draft for all steps, kept whenever it changes.

use super::outlook::{Outlook, Target, outlook};
use crate::games::GameId;
use crate::games::champions::Table;
use crate::games::champions::board::document;
use crate::games::champions::coming;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::scenario::begin::{Hindrance, begin};
use crate::games::champions::scenario::library::Library;
use crate::games::champions::views::last_seats::LastSeats;
use crate::games::champions::views::setup_draft::Draft;
use crate::games::champions::{Champions, command::Command, command::FavorTie};
use crate::kernel::chance::Seed;
use crate::kernel::journal::Journal;
use crate::storage::{StoreError, TableId};
use crate::ui::focus;
use crate::ui::games::champions::board_choice::{BoardChoice, Offered};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::page;
use crate::ui::prefs::{self, Prefs};
use crate::ui::shelf::{Shelf, shelf};
use crate::ui::table::keeper;
use leptos::prelude::*;

/// A table as it would begin.
pub struct Begun {
    /// The table.
    pub table: Table,
    /// The board that was chosen.
    pub board: Option<Offered>,
    /// What of the scenario's beginning came to nothing.
    pub hindered: Vec<Hindrance>,
}

/// The set-up that is being prepared.
#[derive(Clone, Copy)]
pub struct Preparing {
    /// What was typed so far. Change it only through [`Preparing::update`].
    pub draft: RwSignal<Draft>,
    /// What it comes to.
    pub outlook: Memo<Outlook>,
    /// The field somebody was sent to; the step that has it takes it from here.
    pub lead: RwSignal<Option<Target>>,
    /// The cards to choose from.
    pub cards: Cards,
    shelf: Shelf,
    prefs: RwSignal<Prefs>,
}

impl Preparing {
    /// Goes on with the set-up that was begun, or begins one; gives it to every step below.
    pub fn provide() -> Self {
        let (prefs, cards) = (prefs::current(), cards());
        let begun = prefs.with_untracked(|prefs| prefs.draft.as_deref().and_then(Draft::read));
        let draft = RwSignal::new(begun.unwrap_or_else(|| Draft::fresh(fresh_seed())));
        let outlook = Memo::new(move |_| draft.with(|draft| cards.catalogue.with(|cards| outlook(draft, cards))));
        let preparing = Self { draft, outlook, lead: RwSignal::new(None), cards, shelf: shelf(), prefs };
        provide_context(preparing);
        preparing
    }

    /// Changes the draft and keeps it.
    pub fn update(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(change);
        let text = self.draft.with_untracked(Draft::write);
        self.prefs.update(|prefs| prefs.draft = text);
    }

    /// Who sat at the table that was begun last, where one was.
    pub fn last_seats(self) -> Option<LastSeats> {
        let name = GameId::Champions.saved_name();
        self.prefs.with(|prefs| LastSeats::read(prefs.last_set_ups.get(name)?))
    }

    /// Forgets the draft, but not who is seated in it.
    fn put_away(self) {
        let seats = self.draft.with_untracked(|draft| LastSeats::of(draft).write());
        self.prefs.update(|prefs| {
            prefs.draft = None;
            prefs.last_set_ups.extend(seats.map(|seats| (GameId::Champions.saved_name().to_owned(), seats)));
        });
    }

    /// A part of the draft, for a field.
    pub fn part<T: Send + Sync + 'static>(self, part: impl Fn(&Draft) -> T + Send + Sync + 'static) -> Signal<T> {
        Signal::derive(move || self.draft.with(&part))
    }

    /// Begins anew with nothing.
    pub fn clear(self) {
        self.draft.set(Draft::fresh(fresh_seed()));
        self.prefs.update(|prefs| prefs.draft = None);
    }

    /// Leads to where something is to be put right.
    pub fn go_to(self, target: Target) {
        self.lead.set(Some(target));
        page::go(GamePage::Setup(target.step()));
    }

    /// Rolls anew for the Favor.
    pub fn roll_again(self) {
        self.update(|draft| {
            draft.seed = fresh_seed();
            draft.told = None;
        });
    }

    /// The table as it would begin now, the tie for the Favor settled; nothing while something is in the way.
    pub fn table(self) -> Option<Table> {
        let setup = self.outlook.with(|outlook| outlook.setup.clone().ok())?;
        let (seed, told) = self.draft.with(|draft| (draft.seed, draft.told));
        let mut table: Table = Journal::<Champions>::start(setup, seed).ok()?;
        if table.state().favor().is_none() {
            let told = told.filter(|PlayerId(seat)| usize::from(*seat) < table.state().players().len());
            let tie = told.map_or(FavorTie::Rolled, FavorTie::Told);
            // Somebody who is not among those tied any more cannot have won; then the app rolls.
            if table.commit(Command::SettleFavor(tie), keeper::now()).is_err() {
                let _ = table.commit(Command::SettleFavor(FavorTie::Rolled), keeper::now());
            }
        }
        Some(table)
    }

    /// The table with its board laid and everybody on it whom the scenario puts there, and what of that comes to
    /// nothing; nothing while something is in the way.
    pub fn begun(self) -> Option<Begun> {
        let mut table = self.table()?;
        let board = self.draft.with(|draft| draft.board.as_ref().and_then(BoardChoice::find));
        let file = board.as_ref().map(|board| document::file(&board.board));
        let hindered = self.cards.catalogue.with(|catalogue| {
            let library = Library::of(catalogue.packs());
            let mut hindered = begin(&mut table, &library, file.as_ref(), keeper::now());
            let cards: Vec<_> = catalogue.enemies().into_iter().map(|found| found.card).collect();
            for command in self.draft.with(|draft| coming::commands(&draft.enemies, &cards)) {
                let come = command
                    .and_then(|command| table.commit(command, keeper::now()).map(drop).map_err(Hindrance::Refused));
                hindered.extend(come.err());
            }
            hindered
        });
        Some(Begun { table, board, hindered })
    }

    /// Keeps the table and forgets the draft. With the table comes the page to begin on: where a board lies, everybody
    /// is put on it first. Nothing begins where something else comes to nothing than what was `shown`.
    pub fn begin(self, shown: &[Hindrance]) -> Option<Result<(TableId, TablePage), StoreError>> {
        let Begun { table, board, .. } = untrack(|| self.begun()).filter(|begun| begun.hindered == shown)?;
        let name = table.setup().scenario.name.clone();
        let laid = board.filter(|_| table.state().field().is_some());
        let begun = self.shelf.create(name, &table).map(|writer| writer.id().clone());
        if let Ok(id) = &begun {
            self.put_away();
            laid.iter().for_each(|board| board.keep_picture(id));
        }
        let places = TablePage::Field(FieldUse::Places, BoardFace::Map);
        let first = if laid.is_some() { places } else { TablePage::Table };
        Some(begun.map(|id| (id, first)))
    }

    /// Where somebody was sent on this step; asked once.
    pub fn take_lead(self) -> Option<Target> {
        self.lead.try_update(Option::take).flatten()
    }

    /// After a change of step: to the field somebody was sent to, or to the heading.
    pub fn arrive(self) {
        match self.lead.get_untracked() {
            Some(Target::Title) => focus::focus_on(".setup-title input"),
            Some(Target::Table) => focus::focus_on(".setup-players [aria-checked='true']"),
            Some(Target::Names) => focus::focus_on(NAMES),
            Some(_) => return,
            None => focus::focus_heading(),
        }
        self.lead.set(None);
    }
}

/// The list of names that cannot be read; where all can, the first, which says who must take part.
const NAMES: &str =
    ".setup-names [aria-invalid='true'], .setup-names:not(:has([aria-invalid='true'])) input:first-of-type";

/// The set-up that is being prepared.
pub fn preparing() -> Preparing {
    expect_context()
}

pub(super) fn fresh_seed() -> Seed {
    Seed(keeper::random())
}
