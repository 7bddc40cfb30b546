//! What this game brings to its open table.

use super::felt::{self, Fell};
use super::picks::Picks;
use super::shown::ShownGame;
use super::{Session, spoken};
use crate::games::GameId;
use crate::games::champions::command::Command;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::reference::REFERENCE;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::{Champions, Table, queries};
use crate::kernel::book::{ChangeLine, LogLine, MarkId};
use crate::kernel::reference::Reference;
use crate::ui::app::waiting;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::Refused;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::refused::refused;
use crate::ui::games::champions::screens::left;
use crate::ui::games::champions::{behind, log, screens};
use crate::ui::table::arbiter::Arbiter;
use crate::ui::table::played::{PlayedGame, Said};
use crate::ui::table::reader::Reader;
use crate::ui::table::seat::Seat;
use leptos::prelude::*;

/// What a table was before a step.
pub struct Before {
    /// The Threshold, which falls with those who fall.
    threshold: i16,
    phase: Phase,
}

impl PlayedGame for Champions {
    const ID: GameId = GameId::Champions;

    type Shown = ShownGame;
    type Page = TablePage;
    type Before = Before;

    fn furnish(_: Session) {
        Picks::provide();
        left::provide();
    }

    fn reference() -> &'static Reference {
        &REFERENCE
    }

    fn screen(page: TablePage) -> AnyView {
        screens::table_page(page)
    }

    fn seat() -> Seat<Arbiter<Self>> {
        Seat::behind(behind::evening(), |here| &here.arbiter)
    }

    fn reader() -> Seat<Reader<Self>> {
        Seat::behind(behind::reading(), |here| here)
    }

    fn before(state: &State) -> Before {
        Before { threshold: queries::threshold(state).total(), phase: state.phase() }
    }

    fn undone(session: Session) {
        left::undone(session);
    }

    fn redone(session: Session) {
        left::redone(session);
    }

    fn said(before: &Before, command: &Command, journal: &Table) -> Said {
        left::stepped(journal.cursor());
        let falls = spoken::falls(journal, before.threshold);
        let fell = if falls.is_some() { Fell::Somebody } else { Fell::Nobody };
        Said {
            // Who fell is weightier than what changed.
            announcement: falls.clone().or_else(|| spoken::changes(journal)),
            toast: falls,
            sense: felt::sense(command, (before.phase, journal.state().phase()), fell),
        }
    }

    fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
        refused(session, command, refusal)
    }

    fn mark(state: &State, who: MarkId) -> AnyView {
        log::mark(state, who)
    }

    fn sign(line: &LogLine) -> Sign {
        log::sign(line)
    }

    fn change_sign(change: &ChangeLine) -> Sign {
        log::change_sign(change)
    }

    fn face(place: usize) -> Option<(Sign, Tint)> {
        log::face(place)
    }

    fn inside(session: Session, entry: usize) -> AnyView {
        waiting::inside(behind::evening(), move |here| (here.inside)(session, entry))
    }

    fn then(state: State) -> AnyView {
        waiting::inside(behind::evening(), move |here| (here.then)(state.clone()))
    }
}
