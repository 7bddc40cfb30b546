//! The open card: six gauges, and for the acting Champion three actions in their places.

use crate::games::champions::command::Command;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::ids::{Actor, ChampionId};
use crate::games::champions::model::state::{ActivationState, State};
use crate::games::champions::offers::{self, ActionKind};
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::games::champions::view::ChampionView;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::champion_card::OpenChampionCard;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::behind;
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
    view! {
        <OpenChampionCard
            name=name
            note=note
            ears=seat.standing()
            mon=seat.mon()
            order=seat.place()
            state=seat.seal()
            sheet=Signal::derive(sheet)
            sheet_label=sheet_label(name)
        >
            <Gauges seat=seat look=GaugesLook::Card />
            <Statuses seat=seat />
            {intermission::reminder(seat)}
            <Show when=move || acts.get()>
                <Quick seat=seat />
                {clan_power(seat)}
            </Show>
        </OpenChampionCard>
    }
}

/// Where the round link to the sheet leads.
fn sheet_label(name: Memo<String>) -> Signal<String> {
    Signal::derive(move || say(Line::new(keys::TABLE_OPEN_SHEET).with("name", name.get())))
}

/// The round link from a Champion to its sheet.
pub fn sheet_link(seat: Seat, name: Memo<String>) -> impl IntoView {
    let sheet = session().href(TablePage::Champion(seat.id.get_untracked()));
    view! { <ButtonLink kind=ButtonKind::Round href=sheet label=sheet_label(name) sign=Sign::Next /> }
}

/// The Honor of a Clan Power outside of what a Combat knows, with its cause in the log; nothing where there is no such Power.
fn clan_power(seat: Seat) -> impl IntoView {
    let session = session();
    let may = session.part(move |table| table.state().champion(seat.id.get()).card().clan.may_have_a_power());
    let power = move || {
        session.dispatch(Command::ClanPower { champion: seat.id.get_untracked() });
    };
    view! {
        <Show when=move || may.get()>
            <Button
                kind=ButtonKind::Link
                label=say(keys::TABLE_CLAN_POWER)
                second=say(keys::TABLE_CLAN_POWER_WHEN)
                on_press=power
            />
        </Show>
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

/// Three actions, always in their places, and the way to all of them.
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
            <For each=move || possible.get().map_or_else(Vec::new, Vec::from) key=|(action, may)| (action.index(), *may) let:one>
                <QuickAction seat=seat action=one.0 may=one.1 />
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

/// The actions on the card and whether each is possible. Each keeps its place: a thumb knows where it was.
fn quick(state: &State, id: ChampionId) -> [(ActionKind, May); QUICK] {
    let possible: Vec<ActionKind> = offers::possible(state, Actor::Champion(id)).collect();
    let shoots = matches!(state.champion(id).card().ranged.value(), Some(Ranged::Bow | Ranged::Dice(_)));
    let third = match (queries::investigates(state), shoots) {
        (true, _) => ActionKind::Investigation,
        (false, true) => ActionKind::Ranged,
        (false, false) => ActionKind::Concentration,
    };
    let may = |action: &ActionKind| if possible.contains(action) { May::Yes } else { May::No };
    [ActionKind::Melee, ActionKind::Movement, third].map(|action| (action, may(&action)))
}

/// Whether an action is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum May {
    Yes,
    No,
}

/// One of them.
#[component]
fn QuickAction(
    /// Whose.
    seat: Seat,
    /// Which.
    action: ActionKind,
    /// Whether it is possible.
    may: May,
) -> impl IntoView {
    let desk = desk();
    let cost = say(action_cost(action));
    let evening = behind::evening();
    let why = Callback::new(move |()| {
        evening.when_here(move |here| (here.why_not)(desk, Actor::Champion(seat.id.get_untracked()), action));
    });
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
            disabled=Signal::stored(may == May::No)
            on_refused=why
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
