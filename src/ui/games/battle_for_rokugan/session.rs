//! The open table of Battle for Rokugan, and what this game brings to it.

use super::behind;
use super::look;
use super::outlook::Outlook;
use super::page::TablePage;
use super::screens;
use crate::games::GameId;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::reference::REFERENCE;
use crate::games::battle_for_rokugan::refusal::Refusal;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::log::clan_of;
use crate::games::battle_for_rokugan::text::{reasons, verbs};
use crate::games::battle_for_rokugan::{Rokugan, Table};
use crate::kernel::book::{ChangeLine, LogLine, LogSign, MarkId};
use crate::kernel::line::Line;
use crate::kernel::reference::Reference;
use crate::kernel::told::ToldGame;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::Refused;
use crate::ui::senses::Sense;
use crate::ui::table::played::{PlayedGame, Said};
use crate::ui::table::reader::Reader;
use crate::ui::table::seat::Seat;
use crate::ui::table::session as any;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub use any::Shown;

/// The open table.
pub type Session = any::Session<Rokugan>;

/// The open table.
pub fn session() -> Session {
    any::session()
}

impl PlayedGame for Rokugan {
    const ID: GameId = GameId::BattleForRokugan;

    type Shown = ();
    type Page = TablePage;
    type Before = ();

    fn furnish(_: Session) {
        Outlook::provide();
    }

    fn reference() -> &'static Reference {
        &REFERENCE
    }

    fn screen(page: TablePage) -> AnyView {
        screens::table_page(page)
    }

    fn reader() -> Seat<Reader<Self>> {
        Seat::behind(behind::reading(), |here| here)
    }

    fn before(_: &State) {}

    fn said((): &(), command: &Command, journal: &Table) -> Said {
        let entry = journal.entries()[..journal.cursor()].last();
        let said = entry.map(|entry| {
            let state = journal.state();
            say(Self::line(state, Self::chapter(state), journal.cursor(), entry).headline)
        });
        // A token placed by mistake is taken back at once, where it was placed.
        let toast = match command {
            Command::Place { .. } | Command::Settle { .. } => said.clone(),
            Command::Anyway(_) | Command::ByHand(_) | Command::UseAgent { .. } | Command::PlayCard { .. } => {
                said.clone()
            }
            Command::NameFirst { .. }
            | Command::DrawFirst
            | Command::RevealInitiative { .. }
            | Command::DrawInitiative
            | Command::Drawn
            | Command::PassCard
            | Command::EndCards
            | Command::Take { .. }
            | Command::Swap { .. }
            | Command::StopPlacing
            | Command::BeginReveal
            | Command::Reveal { .. }
            | Command::Resolve
            | Command::SetRuling { .. }
            | Command::EndRound
            | Command::ShowObjective { .. }
            | Command::EndGame
            | Command::Remark { .. } => None,
        };
        Said { announcement: said, toast, sense: Sense::Step }
    }

    fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
        Refused {
            title: Line::new(keys::BFR_REFUSED_TITLE).with("what", verbs::verb(&command)),
            reason: session.glance(|state| reasons::refusal(state, refusal)),
            rule: refusal.rule,
            anyway: Self::can_be_overridden(refusal).then(|| session.anyway(command)),
            mend: None,
        }
    }

    fn mark(_: &State, who: MarkId) -> AnyView {
        match clan_of(who) {
            Some(clan) => view! { <Mon look=look::mon(clan) size=DiscSize::Small /> }.into_any(),
            None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
        }
    }

    fn sign(line: &LogLine) -> Sign {
        match line.sign {
            LogSign::Remark => Sign::Edit,
            LogSign::Step | LogSign::Own(_) => Sign::Log,
        }
    }

    fn change_sign(_: &ChangeLine) -> Sign {
        Sign::Honor
    }

    fn then(state: State) -> AnyView {
        screens::then(&state)
    }
}
