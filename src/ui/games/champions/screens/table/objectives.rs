//! Everybody's objectives at a glance; each line leads to the sheet where they are kept.

use super::more::is_over;
use super::place::{Over, Place};
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::objective::Progress;
use crate::games::champions::model::state::Play;
use crate::kernel::line::Line;
use crate::ui::components::mon::Mon;
use crate::ui::components::row::RowLink;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::{Seat, objective_title};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet of all objectives.
#[component]
pub fn ObjectivesSheet(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    view! {
        <Sheet
            open=is_over(place, Over::Objectives)
            title=say(keys::TABLE_OBJECTIVES)
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            <Everybody />
        </Sheet>
    }
}

/// Every Champion that keeps objectives.
#[component]
fn Everybody() -> impl IntoView {
    let session = session();
    let keepers = session.journal.with_untracked(|journal| {
        let state = journal.state();
        let keeps = |id: &ChampionId| !state.champion(*id).card().is_companion() && state.play() == Play::Standard;
        state.champions().map(|(id, _)| id).filter(keeps).collect::<Vec<_>>()
    });
    if keepers.is_empty() {
        return view! { <p>{say(keys::TABLE_NO_OBJECTIVES)}</p> }.into_any();
    }
    let row = |id| view! { <Keeper id=id /> };
    view! { <div class="card rows">{keepers.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// One Champion's objectives, by name.
#[component]
fn Keeper(
    /// Whose.
    id: ChampionId,
) -> impl IntoView {
    let session = session();
    let seat = Seat::new(id);
    let about = session.journal.with_untracked(|journal| {
        let kept = journal.state().champion(id).objectives().values();
        let one = |kept| match kept {
            &crate::games::champions::model::objective::KeptObjective {
                progress: Progress::Completed(glory), ..
            } => say(Line::new(keys::TABLE_OBJECTIVE_DONE)
                .with("title", objective_title(kept))
                .with("glory", glory.get())),
            _ => objective_title(kept),
        };
        kept.map(one).collect::<Vec<_>>().join(", ")
    });
    let about = if about.is_empty() { say(keys::SHEET_OBJECTIVES_NONE) } else { about };
    view! {
        <RowLink
            href=session.href(TablePage::Champion(id))
            title=seat.name()
            sub=about
            lead=move || view! { <Mon look=seat.mon() /> }
        />
    }
}
