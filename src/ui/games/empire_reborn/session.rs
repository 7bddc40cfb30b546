//! What this game brings to its open table.

use super::page::TablePage;
use super::{behind, marks, screens};
use crate::games::GameId;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::reference::REFERENCE;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::{names, reasons};
use crate::games::empire_reborn::{Empire, Table};
use crate::kernel::book::{ChangeLine, LogLine, MarkId};
use crate::kernel::line::Line;
use crate::kernel::reference::Reference;
use crate::kernel::told::ToldGame;
use crate::ui::app::waiting;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Mend, Refused};
use crate::ui::senses::Sense;
use crate::ui::table::arbiter::Arbiter;
use crate::ui::table::played::{PlayedGame, Said};
use crate::ui::table::seat::Seat;
use crate::ui::table::session as any;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The open table.
pub type Session = any::Session<Empire>;

/// The open table.
pub fn session() -> Session {
    any::session()
}

impl PlayedGame for Empire {
    const ID: GameId = GameId::EmpireReborn;

    type Shown = ();
    type Page = TablePage;
    /// How many Characters lived.
    type Before = usize;

    fn reference() -> &'static Reference {
        &REFERENCE
    }

    fn screen(page: TablePage) -> AnyView {
        screens::table_page(page)
    }

    fn seat() -> Seat<Arbiter<Self>> {
        Seat::behind(behind::evening(), |here| &here.arbiter)
    }

    fn before(state: &State) -> usize {
        state.living().count()
    }

    fn said(before: &usize, command: &Command, journal: &Table) -> Said {
        let state = journal.state();
        let last = journal.cursor().checked_sub(1).and_then(|at| journal.entries().get(at));
        let line = last.map(|entry| Self::line(state, Self::chapter(state), 0, entry));
        let rolled = matches!(
            command,
            Command::Act { .. }
                | Command::Court { .. }
                | Command::Answer { .. }
                | Command::Retry { .. }
                | Command::Mishap { .. }
        );
        // What a roll came to is its last sentence.
        let came_to = line.as_ref().map(|line| say(line.details.last().unwrap_or(&line.headline).clone()));
        let (toast, came_to) = if rolled { (came_to, None) } else { (None, came_to) };
        // Of a battle the dice are heard and what they came to, however much happened between.
        let came_to = came_to.filter(|_| matches!(command, Command::Field(_)));
        let headline = line.map(|line| say(line.headline));
        let told = came_to.filter(|came_to| headline.as_ref() != Some(came_to));
        Said {
            announcement: headline
                .map(|headline| [Some(headline), told].into_iter().flatten().collect::<Vec<_>>().join(". ")),
            toast,
            sense: if state.living().count() < *before { Sense::Fall } else { Sense::Step },
        }
    }

    fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
        let mend = match (&refusal.kind, &command) {
            (RefusalKind::UnknownProduction(name), Command::CloseAccount { realm }) => {
                let (name, clan) = (name.clone(), *realm);
                let own =
                    session.glance(|state| state.realm(clan).is_some_and(|realm| realm.province(&name).is_some()));
                own.then(|| Mend {
                    label: keys::REFUSAL_TYPE_IN,
                    title: Line::new(keys::ER_NAMED).with("name", name.as_str()),
                    form: Arc::new(move |done| behind::province_form(session, clan, name.clone(), done)),
                })
            }
            _ => None,
        };
        Refused {
            title: Line::new(keys::REFUSAL_TITLE).with("what", names::command(&command)),
            reason: reasons::refusal(refusal),
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
        waiting::inside(behind::evening(), move |here| (here.then)(&state))
    }
}
