//! What a game brings to its open table.
//!
//! Absent on purpose: how a game is played, what its screens are, and any view of its state; those are each game's own.

use super::arbiter::Arbiter;
use super::reader::Reader;
use super::seat::Seat;
use super::session::Session;
use crate::games::GameId;
use crate::kernel::book::{ChangeLine, LogLine, MarkId};
use crate::kernel::journal::Journal;
use crate::kernel::reference::Reference;
use crate::kernel::told::ToldGame;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::Refused;
use crate::ui::page::{Page, Path, TableId};
use crate::ui::senses::Sense;
use leptos::prelude::*;

/// A game that is played at a table of this app.
pub trait PlayedGame:
    ToldGame<Setup: Send + Sync, State: Send + Sync, Command: Send + Sync, Event: Send + Sync> + Send + Sync
{
    /// Which game.
    const ID: GameId;

    /// What its screens show of a table, told part by part; `()` for a game whose screens read the journal alone.
    type Shown: ShownTable<Self>;

    /// The pages of its tables.
    type Page: PageOfTable;

    /// What is remembered of a table before a step, to say afterwards what became of it; often `()`.
    type Before: 'static;

    /// Gives contexts of its own to every screen of a table, before the first of them.
    fn furnish(_: Session<Self>) {}

    /// Its rules, to be read at its tables.
    fn reference() -> &'static Reference;

    /// A page of the open table.
    fn screen(page: Self::Page) -> AnyView;

    /// Where what decides at its tables lies. A game may keep it behind the part that shows them.
    fn seat() -> Seat<Arbiter<Self>> {
        Seat::with_the_table(&Arbiter::OF_GAME)
    }

    /// Where what reads its tables lies, likewise.
    fn reader() -> Seat<Reader<Self>> {
        Seat::with_the_table(&Reader::OF_GAME)
    }

    /// What is to be remembered before a step.
    fn before(state: &Self::State) -> Self::Before;

    /// What is said of the step that was taken last. `before` was remembered before it.
    fn said(before: &Self::Before, command: &Self::Command, journal: &Journal<Self>) -> Said;

    /// The last step was taken back and is shown so: where a game opens again what led to it.
    fn undone(_: Session<Self>) {}

    /// The step that was taken back last is done again.
    fn redone(_: Session<Self>) {}

    /// What the sheet of a refusal says.
    fn refused(session: Session<Self>, command: Self::Command, refusal: &Self::Refusal) -> Refused;

    /// Somebody's mark as it looks now.
    fn mark(state: &Self::State, who: MarkId) -> AnyView;

    /// The sign of a line of the log that has no mark.
    fn sign(line: &LogLine) -> Sign;

    /// The sign of a number that changed.
    fn change_sign(change: &ChangeLine) -> Sign;

    /// The sign of the face of a die, by its place among the faces.
    fn face(_: usize) -> Option<(Sign, Tint)> {
        None
    }

    /// What an open line of one step shows beside its changes: reasons, and how it came about.
    fn inside(_: Session<Self>, _: usize) -> AnyView {
        ().into_any()
    }

    /// A table as it was, to be read.
    fn then(state: Self::State) -> AnyView;
}

/// What is said of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// To the ears, where it is more than the toast says; nothing where the step speaks for itself.
    pub announcement: Option<String>,
    /// In a toast that offers to take the step back, for what is easily overlooked.
    pub toast: Option<String>,
    /// What is felt and heard.
    pub sense: Sense,
}

/// What the screens of a game show of its table, told part by part.
pub trait ShownTable<G: PlayedGame>: Copy + Send + Sync + 'static {
    /// Begins with what the journal says.
    fn new(journal: RwSignal<Journal<G>>) -> Self;

    /// Tells the readers of what has changed, and nobody else.
    fn tell(self, table: &Journal<G>);
}

impl<G: PlayedGame> ShownTable<G> for () {
    fn new(_: RwSignal<Journal<G>>) -> Self {}

    fn tell(self, _: &Journal<G>) {}
}

/// A page of a game's tables.
pub trait PageOfTable: Clone + PartialEq + Send + Sync + 'static {
    /// The page of the parts of a URL; the table itself has none.
    fn parse(parts: &[&str]) -> Option<Self>;

    /// Its part of a URL.
    fn path(&self) -> Path;

    /// What happens to the screen where nobody touches it.
    fn untouched(&self) -> Untouched {
        Untouched::Dims
    }

    /// The page, where `page` is one of a table and of the game's own.
    fn of(page: &Page) -> Option<Self> {
        Self::parse(&page.parts_at_table()?)
    }

    /// The page of the table `id`.
    fn at(&self, id: impl Into<TableId>) -> Page {
        Page::Table(id.into(), self.path())
    }
}

/// What happens to a page that nobody touches for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untouched {
    /// It dims.
    Dims,
    /// It stays bright: it is made to be looked at.
    StaysBright,
}
