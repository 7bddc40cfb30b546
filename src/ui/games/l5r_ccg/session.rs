//! What this game brings to its open table.

use super::page::TablePage;
use super::{behind, marks, screens};
use crate::games::GameId;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::event::{Event, Why};
use crate::games::l5r_ccg::reference::REFERENCE;
use crate::games::l5r_ccg::refusal::{Refusal, RefusalKind};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::{names, reasons, verbs};
use crate::games::l5r_ccg::{Ccg, Table};
use crate::kernel::book::{ChangeLine, LogLine, MarkId};
use crate::kernel::line::Line;
use crate::kernel::reference::Reference;
use crate::kernel::told::ToldGame;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Mend, Refused};
use crate::ui::senses::Sense;
use crate::ui::table::played::{PlayedGame, Said};
use crate::ui::table::reader::Reader;
use crate::ui::table::seat::Seat;
use crate::ui::table::session as any;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The open table.
pub type Session = any::Session<Ccg>;

/// The open table.
pub fn session() -> Session {
    any::session()
}

/// What an event says.
fn say_all(state: &State, event: &Event) -> String {
    Ccg::events(state, std::slice::from_ref(event)).into_iter().map(say).collect::<Vec<_>>().join(". ")
}

impl PlayedGame for Ccg {
    const ID: GameId = GameId::L5rCcg;

    type Shown = ();
    type Page = TablePage;
    /// How many Provinces stood.
    type Before = usize;

    fn reference() -> &'static Reference {
        &REFERENCE
    }

    fn screen(page: TablePage) -> AnyView {
        screens::table_page(page)
    }

    fn reader() -> Seat<Reader<Self>> {
        Seat::behind(behind::reading(), |here| here)
    }

    fn before(state: &State) -> usize {
        state.seats().iter().map(|seat| seat.standing()).sum()
    }

    fn said(before: &usize, command: &Command, journal: &Table) -> Said {
        let after = Self::before(journal.state());
        let last = journal.cursor().checked_sub(1).and_then(|at| journal.entries().get(at));
        let headline = last.map(|entry| {
            let state = journal.state();
            say(Self::line(state, Self::chapter(state), 0, entry).headline)
        });
        let tap = matches!(command, Command::Honor { .. } | Command::Hand { .. });
        let sense = match (after < *before, tap) {
            (true, _) => Sense::Fall,
            (false, true) => Sense::Key,
            (false, false) => Sense::Step,
        };
        // What an ally gains goes with a step about something else.
        let ally = last
            .into_iter()
            .flat_map(|entry| &entry.events)
            .find(|event| matches!(event, Event::HonorChanged { why: Why::Ally, .. }));
        let gain = ally.map(|event| say_all(journal.state(), event));
        Said { announcement: headline, toast: gain, sense }
    }

    fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
        let called = session.glance(|state| verbs::about(state, &command));
        let mend = match refusal.kind {
            RefusalKind::Unknown { card, .. } => Some(Mend {
                label: keys::REFUSAL_TYPE_IN,
                title: session.glance(|state| Line::new(keys::CCG_CARD_TITLE).with("card", names::card(state, card))),
                form: Arc::new(move |done| behind::card_form(session, card, done)),
            }),
            _ => None,
        };
        Refused {
            title: Line::new(keys::REFUSAL_TITLE).with("what", called),
            reason: session.glance(|state| reasons::refusal(state, refusal)),
            rule: refusal.reference(),
            anyway: Self::can_be_overridden(refusal).then(|| session.anyway(command)),
            mend,
        }
    }

    fn mark(state: &State, who: MarkId) -> AnyView {
        marks::mark(state, who)
    }

    fn sign(line: &LogLine) -> Sign {
        marks::sign(line)
    }

    fn change_sign(change: &ChangeLine) -> Sign {
        marks::change_sign(change)
    }

    fn then(state: State) -> AnyView {
        screens::then::then(&state)
    }
}
