//! What is wrong with the scenario of a set-up: everything the check finds, each with the way to where it is mended, and
//! what would not come to the table. It stops nobody.

use super::in_the_way::rows;
use super::preparing::{Begun, Preparing};
use crate::games::champions::board::document;
use crate::games::champions::documents::ScenarioId;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::begin::Hindrance;
use crate::games::champions::scenario::check;
use crate::games::champions::scenario::fault::{Fault, FaultKind};
use crate::games::champions::text::reasons;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::champions::board_choice::offered;
use crate::ui::games::champions::board_room::board_room;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{ScenarioFace, SetupStep};
use crate::ui::games::champions::scenario_room::{scenario_room, with_library};
use crate::ui::games::champions::screens::scenario::{part_of, part_title, sentence};
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What is wrong with the scenario as it would begin.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wrong {
    /// Everything the check finds.
    faults: Vec<Fault>,
    /// What would come to nothing.
    pub hindered: Vec<Hindrance>,
    /// The same in words, as far as the faults do not say it.
    told: Vec<String>,
}

/// Looks at the scenario whenever the set-up or the boards change, or somebody asks again; nothing while something else
/// is in the way.
pub(super) fn wrong(preparing: Preparing, asked: RwSignal<u32>) -> Memo<Option<Wrong>> {
    let (boards, scenarios) = (board_room(), scenario_room());
    boards.refresh();
    scenarios.refresh();
    Memo::new(move |_| {
        asked.track();
        boards.listing.track();
        let Begun { table, board, hindered } = preparing.begun()?;
        let file = board.map(|board| document::file(&board.board));
        let mut faults =
            with_library(preparing.cards, |library| check(&table.setup().scenario, &library.clone().on(file.as_ref())));
        // That the board is not here is told where it is chosen.
        faults.retain(|fault| !matches!(fault.kind, FaultKind::NoBoard(_)));
        let refused = hindered.iter().filter_map(|hindrance| match hindrance {
            Hindrance::Missing(_) => None,
            Hindrance::Refused(refusal) => Some(say(reasons::refusal(table.state(), refusal))),
        });
        let told = refused.collect();
        Some(Wrong { faults, hindered, told })
    })
}

/// The list, what would not come to the table, and the scenario as it is now.
pub(super) fn mending(preparing: Preparing, wrong: Memo<Option<Wrong>>) -> impl IntoView {
    move || {
        let Wrong { faults, told, .. } =
            wrong.get().filter(|wrong| !wrong.faults.is_empty() || !wrong.told.is_empty())?;
        let own = own(preparing);
        let id = own.as_ref().map(|(id, _)| id.clone());
        let other = own.filter(|(_, scenario)| scenario.script != preparing.draft.with(|draft| draft.script.clone()));
        let out = |reason: String| {
            let line = Line::new(keys::SETUP_NOT_SET_OUT).with("reason", reason);
            view! { <Note kind=NoteKind::Warn>{say(line)}</Note> }
        };
        Some(view! {
            {rows(keys::SETUP_SCENARIO_FAULTS, ways(&faults, id.as_ref()))}
            {told.into_iter().map(out).collect_view()}
            {other.map(|(_, scenario)| take_again(preparing, scenario))}
        })
    }
}

/// The sentences, each once, and where each is mended: in the players' scenario or, of another, on the first step.
fn ways(faults: &[Fault], own: Option<&ScenarioId>) -> Vec<(String, Callback<()>)> {
    let mut all: Vec<(String, Callback<()>)> = Vec::new();
    for fault in faults {
        let part = part_of(fault);
        let line = Line::new(keys::SETUP_OBSTACLE).with("who", part_title(part)).with("fault", sentence(fault));
        let there = match own {
            Some(id) => GamePage::Scenario(id.as_str().to_owned(), ScenarioFace::Part(part)),
            None => GamePage::Setup(SetupStep::Scenario),
        };
        let text = say(line);
        if !all.iter().any(|(other, _)| *other == text) {
            all.push((text, Callback::new(move |()| page::go(&there))));
        }
    }
    all
}

/// The players' own scenario of that title; of several, the one that says the same.
fn own(preparing: Preparing) -> Option<(ScenarioId, Scenario)> {
    let (title, script) = preparing.draft.with(|draft| (draft.title.trim().to_owned(), draft.script.clone()));
    let all = scenario_room().all().into_iter();
    let own = all.filter_map(|one| Some((one.id, one.document.ok()?)));
    let mut own: Vec<_> = own.filter(|(_, scenario)| scenario.name.as_str() == title).collect();
    own.sort_by_key(|(_, scenario)| scenario.script != script);
    own.into_iter().next()
}

fn take_again(preparing: Preparing, scenario: Scenario) -> impl IntoView {
    let take = move || preparing.update(|draft| draft.take_scenario(&scenario, offered));
    view! { <Button kind=ButtonKind::Rest label=say(keys::SETUP_TAKE_AGAIN) on_press=take /> }
}
