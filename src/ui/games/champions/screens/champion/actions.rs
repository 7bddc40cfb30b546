//! The actions in the rulebook's order, with what they cost; the impossible ones stay in place and say why.

use super::seat::Seat;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::offers::{self, ActionKind, Offer};
use crate::games::champions::rulebook;
use crate::games::champions::text::reasons;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::champion_card::Presence;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::actions::OfferedAction;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// Every action of a Champion.
#[component]
pub fn ActionList(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let all = Memo::new(move |_| session.state(|state| offers::offers(state, Actor::Champion(seat.id.get()))));
    let presence = seat.presence();
    view! {
        <div class="sec actions-head">
            <h2>{say(keys::SHEET_ACTIONS)}</h2>
            {left(seat)}
        </div>
        <Show when=move || presence.get() == Presence::In fallback=move || view! { <Gone seat=seat /> }>
            {against(all)}
            <ul class="card rows">
                {ActionKind::ALL
                    .iter()
                    .map(|action| view! { <li>{one(seat, *action, all)}</li> })
                    .collect_view()}
            </ul>
        </Show>
    }
}

/// The one rule against every action, said once for all of them.
fn against(all: Memo<Vec<Offer>>) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let refusal = Memo::new(move |_| all.with(|all| offers::against_all(all).cloned()));
    move || {
        refusal.get().map(|refusal| {
            let (why, rule) = (session.state(|state| say(reasons::refusal(state, &refusal))), refusal.rule);
            view! {
                <p class="card pad slim">
                    {why} " " <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
                </p>
            }
        })
    }
}

/// "4 AP left", as far as that is known.
fn left(seat: Seat) -> impl IntoView {
    let ap = seat.gauge(Gauge::Ap);
    move || {
        ap.get().value.map(|value| {
            view! {
                <span>
                    <b>{say(Line::new(keys::SHEET_AP).with("ap", value))}</b>
                    " "
                    {say(keys::SHEET_AP_LEFT)}
                </span>
            }
        })
    }
}

/// Whoever is out of play does nothing: one line says why.
#[component]
fn Gone(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let feedback = feedback();
    let name = seat.name();
    let line = move || say(Line::new(keys::REFUSED_GONE).with("name", name.get()));
    let page = page_of(rulebook::ELIMINATION);
    view! {
        <p class="card pad slim">
            {line} " " <RuleRef label=page on_open=move || feedback.open_rule(rulebook::ELIMINATION) />
        </p>
    }
}

/// One action.
fn one(seat: Seat, action: ActionKind, all: Memo<Vec<Offer>>) -> impl IntoView {
    let actor = Signal::derive(move || Actor::Champion(seat.id.get()));
    view! { <OfferedAction actor=actor kind=action offers=all sub=say(meaning(action)) cost=say(cost(action)) /> }
}

/// What an action does, in a few words.
const fn meaning(action: ActionKind) -> Key {
    match action {
        ActionKind::Melee => keys::SHEET_DOES_MELEE,
        ActionKind::Ranged => keys::SHEET_DOES_RANGED,
        ActionKind::Movement => keys::SHEET_DOES_MOVEMENT,
        ActionKind::Healing => keys::SHEET_DOES_HEALING,
        ActionKind::Concentration => keys::SHEET_DOES_CONCENTRATION,
        ActionKind::Investigation => keys::SHEET_DOES_INVESTIGATION,
        ActionKind::ComplexManipulation => keys::SHEET_DOES_COMPLEX,
        ActionKind::SimpleManipulation => keys::SHEET_DOES_SIMPLE,
        ActionKind::DrawObjectives => keys::SHEET_DOES_DRAW,
        ActionKind::RaisePurity => keys::SHEET_DOES_PURITY,
    }
}

/// "3 AP"; a Movement costs at least that, Raise Purity costs Ki.
pub fn cost(action: ActionKind) -> Line {
    let key = match action {
        ActionKind::Movement => keys::SHEET_COST_FROM,
        ActionKind::RaisePurity => return keys::SHEET_COST_KI.into(),
        ActionKind::Melee | ActionKind::Ranged | ActionKind::Healing | ActionKind::Concentration => keys::SHEET_AP,
        ActionKind::Investigation | ActionKind::ComplexManipulation | ActionKind::SimpleManipulation => keys::SHEET_AP,
        ActionKind::DrawObjectives => keys::SHEET_AP,
    };
    Line::new(key).with("ap", action.cost())
}
