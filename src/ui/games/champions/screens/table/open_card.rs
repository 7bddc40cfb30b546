//! The open card: six gauges, and for the acting Champion the first possible actions.

use crate::games::champions::model::ids::{Actor, ChampionId};
use crate::games::champions::model::state::{ActivationState, State};
use crate::games::champions::offers::{self, ActionKind};
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::games::champions::view::ChampionView;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonLink};
use crate::ui::components::champion_card::OpenChampionCard;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::actions::{Way, desk};
use crate::ui::games::champions::screens::champion::{Gauges, GaugesLook, Seat, Statuses, action_cost};
use crate::ui::games::champions::screens::intermission;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How many actions stand on the card beside All.
const QUICK: usize = 3;

/// An open card.
#[component]
pub fn OpenCard(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let note = Memo::new(move |_| seat.view.with(note));
    let name = seat.name();
    let acts = seat.acts();
    let sheet = move || session.href(TablePage::Champion(seat.id.get()));
    let sheet_label = move || say(Line::new(keys::TABLE_OPEN_SHEET).with("name", name.get()));
    view! {
        <OpenChampionCard
            name=name
            note=note
            mon=seat.mon()
            order=seat.place()
            state=seat.seal()
            sheet=Signal::derive(sheet)
            sheet_label=Signal::derive(sheet_label)
        >
            <Gauges seat=seat look=GaugesLook::Card />
            <Statuses seat=seat />
            {intermission::reminder(seat)}
            <Show when=move || acts.get()>
                <Quick seat=seat />
            </Show>
        </OpenChampionCard>
    }
}

/// The line below the name: "acts now", and who plays a Companion.
pub fn note(view: &ChampionView) -> Option<String> {
    let activation = match view.activation {
        ActivationState::Acting => Some(say(keys::SHEET_ACTS_NOW)),
        ActivationState::Done => Some(say(keys::SHEET_HAS_ACTED)),
        ActivationState::Off | ActivationState::Waiting => None,
    };
    let played = view.controller.clone().filter(|_| view.companion);
    let played = played.map(|player| say(Line::new(keys::SHEET_PLAYED_BY).with("player", player)));
    let parts = activation.into_iter().chain(played).collect::<Vec<_>>();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// The first three possible actions, and the way to all of them.
#[component]
fn Quick(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    // The card shows them for who acts, and for nobody else.
    let possible = session.part(|table| table.state().track().active().map(|id| quick(table.state(), id)));
    let name = seat.name();
    let all_ears = move || say(Line::new(keys::TABLE_ALL_EARS).with("name", name.get()));
    view! {
        <div class="quick">
            <For each=move || possible.get().unwrap_or_default() key=|action| action.index() let:action>
                <QuickAction seat=seat action=action />
            </For>
            <ButtonLink
                href=Signal::derive(move || session.href(TablePage::Champion(seat.id.get())))
                label=say(keys::TABLE_ALL)
                second=say(keys::TABLE_ALL_SUB)
                ears=Signal::derive(all_ears)
                sign=Sign::More
            />
        </div>
    }
}

/// The first possible actions; an Investigation is among them where there is one.
fn quick(state: &State, id: ChampionId) -> Vec<ActionKind> {
    let inquiry = queries::investigates(state);
    let wanted = |action: &ActionKind| inquiry || *action != ActionKind::Investigation;
    offers::possible(state, Actor::Champion(id)).filter(wanted).take(QUICK).collect()
}

/// One of them.
#[component]
fn QuickAction(
    /// Whose.
    seat: Seat,
    /// Which.
    action: ActionKind,
) -> impl IntoView {
    let desk = desk();
    let cost = say(action_cost(action));
    let ears = Line::new(keys::TABLE_QUICK_EARS)
        .with("short", short(action))
        .with("cost", action_cost(action))
        .with("action", names::action(action));
    view! {
        <Button
            label=say(short(action))
            second=cost
            ears=say(ears)
            sign=looks::action_sign(action)
            on_press=move || desk.act(Actor::Champion(seat.id.get_untracked()), action, Way::ByTheRules)
        />
    }
}

/// A name that fits a quarter of the card.
const fn short(action: ActionKind) -> Key {
    match action {
        ActionKind::Melee => keys::TABLE_QUICK_MELEE,
        ActionKind::Ranged => keys::TABLE_QUICK_RANGED,
        ActionKind::Movement => keys::TABLE_QUICK_MOVEMENT,
        ActionKind::Healing => keys::TABLE_QUICK_HEALING,
        ActionKind::Concentration => keys::TABLE_QUICK_CONCENTRATION,
        ActionKind::Investigation => keys::TABLE_QUICK_INVESTIGATION,
        ActionKind::ComplexManipulation => keys::TABLE_QUICK_COMPLEX,
        ActionKind::SimpleManipulation => keys::TABLE_QUICK_SIMPLE,
        ActionKind::DrawObjectives => keys::TABLE_QUICK_DRAW,
        ActionKind::RaisePurity => keys::TABLE_QUICK_PURITY,
    }
}
