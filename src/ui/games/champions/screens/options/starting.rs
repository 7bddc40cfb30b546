//! The Honor each Champion started with, as the Threshold counts it.

use super::form::{Apply, Number};
use super::{Changing, Open};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::Honor;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::number::shown;
use crate::ui::components::row::RowButton;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The five of them.
#[component]
pub(super) fn StartingSection(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    view! {
        <div class="sec">
            <h2>{say(keys::OPTIONS_STARTING)}</h2>
            <span class="cap">{say(keys::OPTIONS_STARTING_SUB)}</span>
        </div>
        <section class="card rows" aria-label=say(keys::OPTIONS_STARTING)>
            {ChampionId::ALL.iter().map(|id| view! { <Row open=open id=*id /> }).collect_view()}
        </section>
    }
}

#[component]
fn Row(open: Open, id: ChampionId) -> impl IntoView {
    let session = session();
    let name = move || session.state(|state| names::champion(state, id));
    let clan = session.glance(|state| state.champion(id).card().clan);
    let honor = move || shown(session.state(|state| state.champion(id).starting_honor().get()).into());
    view! {
        <RowButton
            title=Signal::derive(name)
            lead=move || view! { <Mon look=looks::mon(id, clan) size=DiscSize::Small /> }
            trailing=move || view! { <span class="cost">{honor}</span> }
            on_press=move || open.set(Changing::Starting(id))
        />
    }
}

/// Another starting Honor.
#[component]
pub(super) fn StartingForm(
    /// What is being changed.
    open: Open,
    /// Whose.
    id: ChampionId,
) -> impl IntoView {
    let (name, now) = session().journal.with_untracked(|journal| {
        (names::champion(journal.state(), id), journal.state().champion(id).starting_honor())
    });
    let honor = RwSignal::new(now.get());
    let label = move || {
        let key = if honor.get() == now.get() { keys::OPTIONS_STARTING_SAME } else { keys::OPTIONS_STARTING_SET };
        say(Line::new(key).with("honor", honor.get()))
    };
    let command = move || {
        let honor = Honor::clamped(honor.get());
        (honor != now).then_some(Command::SetStartingHonor { champion: id, honor })
    };
    view! {
        <p>
            <b>{name}</b>
        </p>
        <Number label=keys::OPTIONS_STARTING value=honor bounds=(Honor::LEAST.get(), Honor::MOST.get()) />
        <Apply open=open label=Signal::derive(label) command=Signal::derive(command) />
    }
}
