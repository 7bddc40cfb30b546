//! What this game brings to its open table.

use super::page::TablePage;
use super::{behind, marks, screens};
use crate::games::GameId;
use crate::games::bushido::command::Command;
use crate::games::bushido::reference::REFERENCE;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::state::State;
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::{Bushido, Table};
use crate::kernel::book::{ChangeLine, LogLine, MarkId};
use crate::kernel::line::Line;
use crate::kernel::reference::Reference;
use crate::kernel::told::ToldGame;
use crate::ui::app::waiting;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Mend, Refused};
use crate::ui::senses::Sense;
use crate::ui::table::played::{PlayedGame, Said};
use crate::ui::table::reader::Reader;
use crate::ui::table::seat::Seat;
use crate::ui::table::session as any;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The open table.
pub type Session = any::Session<Bushido>;

/// The open table.
pub fn session() -> Session {
    any::session()
}

impl PlayedGame for Bushido {
    const ID: GameId = GameId::Bushido;

    type Shown = ();
    type Page = TablePage;
    /// How many models were in play.
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
        state.models().filter(|(_, model)| model.standing().is_in_play()).count()
    }

    fn said(before: &usize, command: &Command, journal: &Table) -> Said {
        let after = Self::before(journal.state());
        let last = journal.cursor().checked_sub(1).and_then(|at| journal.entries().get(at));
        let said = last.map(|entry| {
            let state = journal.state();
            let line = Self::line(state, Self::chapter(state), 0, entry);
            // The dice of an exchange and of a shot were heard before it was applied; those of a test lie only now.
            let dice = line.details.into_iter().filter(|_| matches!(command, Command::Test(_)));
            std::iter::once(line.headline).chain(dice).map(say).collect::<Vec<_>>().join(". ")
        });
        let tap = matches!(command, Command::Adjust { .. });
        let sense = match (after < *before, tap) {
            (true, _) => Sense::Fall,
            (false, true) => Sense::Key,
            (false, false) => Sense::Step,
        };
        Said { announcement: said, toast: None, sense }
    }

    fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
        let called = names::command(&command);
        let mend = match refusal.kind {
            RefusalKind::Unknown { model, .. } => Some(Mend {
                label: keys::REFUSAL_TYPE_IN,
                title: session
                    .glance(|state| Line::new(keys::BUSHIDO_CARD_TITLE).with("name", names::model(state, model))),
                form: Arc::new(move |done| behind::card_form(session, model, done)),
            }),
            _ => None,
        };
        Refused {
            title: Line::new(keys::REFUSAL_TITLE).with("what", called),
            reason: session.glance(|state| reasons::refusal(state, refusal)),
            rule: refusal.rule,
            anyway: refusal.can_be_overridden().then(|| session.anyway(command)),
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
        waiting::inside(behind::evening(), move |here| (here.then)(&state))
    }
}
