//! The scenarios: the players' own, and those of packs to play and to copy.

mod manage;

use super::scenario::about;
use crate::games::champions::documents::ScenarioId;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::check;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowLink;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::documents::ScenarioError;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{ScenarioFace, ScenarioPart};
use crate::ui::games::champions::scenario_room::{self, ScenarioRoom, scenario_room, with_library};
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Collected, Managed, Own, Words, collection, managed_sheet, own_rows};
use crate::ui::widgets::names::{ROOM, read_name};
use crate::words::champions as keys;
use leptos::prelude::*;

impl Collected for Scenario {
    const WORDS: Words = Words {
        title: keys::SCENARIOS,
        back: keys::SCENARIOS_BACK_HOME,
        up: keys::SCENARIOS_BACK,
        new: keys::SCENARIO_NEW,
        label: keys::SETUP_TITLE,
        none: keys::SCENARIOS_NONE,
        none_sub: keys::SCENARIOS_NONE_SUB,
        nameless: keys::SCENARIO_NAMELESS,
        more: keys::SCENARIO_MORE,
        deleted: keys::SCENARIO_DELETED,
        restored: keys::SCENARIO_RESTORED,
    };

    fn list_page() -> Page {
        GamePage::Scenarios.into()
    }

    fn reason(error: &ScenarioError) -> Key {
        scenario_room::reason(error)
    }
}

/// The list of scenarios.
pub fn scenarios() -> AnyView {
    let (room, cards) = (scenario_room(), cards());
    room.refresh();
    let (managed, making) = (Managed::new(room), RwSignal::new(false));
    let own = move |id: &ScenarioId, scenario: Scenario| own(id, &scenario, cards);
    let body = view! {
        <div class="sec">
            <h2>{say(keys::SCENARIOS_OWN)}</h2>
            <span class="cap">{say(keys::HOME_HERE_ONLY)}</span>
        </div>
        {move || own_rows(managed, say(keys::SCENARIOS_OWN), own)}
        {move || of_packs(cards)}
    };
    let sheets = view! {
        {new_sheet(room, making)}
        {managed_sheet(managed, manage::NAMING, move || manage::doings(managed, cards))}
    };
    collection::<Scenario>(making, (body.into_any(), sheets.into_any()))
}

/// What the list says of a scenario: its kind and Champions, and whether something is to be mended.
fn own(id: &ScenarioId, scenario: &Scenario, cards: Cards) -> Own {
    let faults = with_library(cards, |library| check(scenario, library)).len();
    let sub = match faults {
        0 => about(scenario),
        count => say(Line::new(keys::SCENARIO_SUB_FAULTY).with("about", about(scenario)).with("count", count)),
    };
    let page = GamePage::Scenario(id.as_str().to_owned(), ScenarioFace::Overview);
    Own { name: scenario.name.to_string(), sub, page: page.into() }
}

/// The scenarios of packs, by their place.
fn of_packs(cards: Cards) -> impl IntoView {
    let all = cards.catalogue.with(|catalogue| catalogue.scenarios());
    let row = |(place, found): (usize, crate::ui::games::champions::catalogue::Found<Scenario>)| {
        let href = GamePage::Scenario(format!("p{place}"), ScenarioFace::Overview).href();
        let sub = say(Line::new(keys::SCENARIO_SUB_ORIGIN)
            .with("about", about(&found.card))
            .with("origin", found.origin.word()));
        view! { <li><RowLink href=href title=found.card.name.to_string() sub=sub /></li> }
    };
    // A header alone has nothing that would be ready.
    let ready: Vec<_> = all.into_iter().enumerate().filter(|(_, found)| found.card.script.is_some()).collect();
    (!ready.is_empty()).then(|| {
        view! {
            <div class="sec"><h2>{say(keys::SCENARIOS_READY)}</h2></div>
            <ul class="card rows" aria-label=say(keys::SCENARIOS_READY)>
                {ready.into_iter().map(row).collect_view()}
            </ul>
        }
    })
}

/// The sheet for a new scenario: its title; the rest is written part by part.
fn new_sheet(room: ScenarioRoom, open: RwSignal<bool>) -> impl IntoView {
    let (typed, feedback) = (RwSignal::new(String::new()), feedback());
    let name = move || Name::typed(&typed.get());
    let make = move || {
        let Ok(name) = untrack(name) else { return };
        open.set(false);
        match room.create(&Scenario::blank(name)) {
            Ok(id) => {
                let face = ScenarioFace::Part(ScenarioPart::Ground);
                page::go(GamePage::Scenario(id.as_str().to_owned(), face));
            }
            Err(error) => feedback.toast(scenario_room::reason(&error), Offer::Nothing),
        }
    };
    view! {
        <Sheet open=open title=say(keys::SCENARIO_NEW) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            {title_field(typed)}
            <Button
                kind=ButtonKind::Act
                label=say(keys::SCENARIO_CREATE)
                disabled=Signal::derive(move || name().is_err())
                on_press=make
            />
        </Sheet>
    }
}

fn title_field(typed: RwSignal<String>) -> impl IntoView {
    let fault = Signal::derive(move || {
        typed.with(|text| !text.is_empty()).then(|| read_name(&typed.get()).err().map(say)).flatten()
    });
    view! {
        <TextField
            label=say(keys::SETUP_TITLE)
            hint=say(keys::SCENARIO_NEW_SUB)
            value=typed
            fault=fault
            maxlength=ROOM
            on_input=move |text: String| typed.set(text)
        />
    }
}
