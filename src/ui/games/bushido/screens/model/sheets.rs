//! The sheets over a model: its states, its place, its card, the objectives it may act at.

use super::Over;
use crate::games::bushido::command::{Action, Command};
use crate::games::bushido::model::scenario::Alignment;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{ModelId, Standing};
use crate::games::bushido::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::screens::card::card_form;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

pub(super) fn states_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let value = RwSignal::new(1_i32);
    let add = move |condition: Condition| {
        let mark = move || {
            let value = u8::try_from(value.get_untracked()).unwrap_or(1);
            session.dispatch(Command::Mark { model: id, condition, value });
            over.set(Over::Nothing);
        };
        let (title, sub) = (say(names::condition(condition)), say(names::condition_effect(condition)));
        view! { <RowButton title=title sub=sub on_press=mark /> }
    };
    let title =
        say(Line::new(keys::BUSHIDO_STATES_TITLE).with("name", session.glance(|state| names::model(state, id))));
    let label = say(keys::BUSHIDO_EDIT_VALUE);
    let minus = say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()));
    let plus = say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()));
    view! {
        <Sheet
            open=Signal::derive(move || over.get() == Over::States)
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            <Stepper
                label=label.clone()
                value=Signal::derive(move || Some(value.get()))
                least=1
                most=9
                minus_label=minus.clone()
                plus_label=plus.clone()
                on_change=move |to: i32| value.set(to)
            />
            <div class="card rows">{Condition::ALL.iter().map(|one| add(*one)).collect_view()}</div>
        </Sheet>
    }
    .into_any()
}

pub(super) fn places_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let place = move |standing: Standing| {
        let go = move || {
            session.dispatch(Command::Place { model: id, standing });
            over.set(Over::Nothing);
        };
        view! { <RowButton title=say(names::standing(standing)) on_press=go /> }
    };
    view! {
        <Sheet
            open=Signal::derive(move || over.get() == Over::Places)
            title=say(keys::BUSHIDO_PLACE_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            <div class="card rows">{Standing::ALL.iter().map(|one| place(*one)).collect_view()}</div>
        </Sheet>
    }
    .into_any()
}

pub(super) fn card_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let title = say(Line::new(keys::BUSHIDO_CARD_TITLE).with("name", session.glance(|state| names::model(state, id))));
    let done = Callback::new(move |()| over.set(Over::Nothing));
    view! {
        <Sheet
            open=Signal::derive(move || over.get() == Over::Card)
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            {card_form(session, id, done)}
        </Sheet>
    }
    .into_any()
}

pub(super) fn objectives_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let objectives = session.part(|table| {
        let state = table.state();
        let score = state.score_now();
        score.objectives().iter().map(|one| (one.id.clone(), one.alignment)).collect::<Vec<_>>()
    });
    let row = move |(objective, alignment): (String, Alignment)| {
        let sub = match alignment {
            Alignment::Neutral => say(keys::BUSHIDO_OBJECTIVE_NEUTRAL),
            Alignment::Friendly(player) => {
                let name = session.glance(|state| names::player(state, player));
                say(Line::new(keys::BUSHIDO_OBJECTIVE_FRIENDLY).with("player", name))
            }
        };
        let title = objective.clone();
        let act = move || {
            over.set(Over::Nothing);
            let action = Action::Scenario { objective: objective.clone() };
            session.dispatch(Command::Act { model: id, action });
        };
        view! { <RowButton title=title sub=sub on_press=act /> }
    };
    view! {
        <Sheet
            open=Signal::derive(move || over.get() == Over::Objectives)
            title=say(keys::BUSHIDO_OBJECTIVE_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            <div class="card rows">{move || objectives.get().into_iter().map(row).collect_view()}</div>
        </Sheet>
    }
    .into_any()
}
