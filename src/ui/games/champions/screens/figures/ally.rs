//! The Allies on the board: a row each; open, four gauges and what an Ally can do.

use super::ask::{Ask, desktop};
use super::beside::TokensBeside;
use super::each::EachMiniature;
use super::facts;
use super::units::CameWith;
use crate::games::champions::command::Command;
use crate::games::champions::model::figure::Ally;
use crate::games::champions::model::ids::{Actor, AllyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::offers::{self, ActionKind};
use crate::games::champions::queries;
use crate::games::champions::text::consequences::gauge_name;
use crate::games::champions::text::{names, reasons, token};
use crate::games::champions::view::Presence;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::button::Button;
use crate::ui::components::gauge::Gauge as GaugeKeys;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::token::AllyToken;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::screens::actions::OfferedAction;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The gauges of an Ally.
const GAUGES: [Gauge; 4] = [Gauge::Life, Gauge::Ap, Gauge::Ki, Gauge::Purity];

/// An Ally as its row shows it.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    name: String,
    letter: String,
    facts: String,
    note: String,
    life: String,
}

/// The Allies on the board; nothing where there is none.
#[component]
pub fn Allies() -> impl IntoView {
    let session = session();
    let ids = Memo::new(move |_| {
        session.view().allies.with(|allies| {
            let on_board = allies.iter().filter(|ally| ally.presence == Presence::OnBoard);
            on_board.map(|ally| ally.id).collect::<Vec<_>>()
        })
    });
    view! {
        <Show when=move || ids.with(|ids| !ids.is_empty())>
            <section class="stack allies" aria-label=say(keys::FIGURES_ALLIES)>
                <h2 tabindex="-1">{say(keys::FIGURES_ALLIES)}</h2>
                <For each=move || ids.get() key=|id| *id let:id>
                    <AllyRow id=id />
                </For>
            </section>
        </Show>
    }
}

/// One Ally.
#[component]
fn AllyRow(
    /// Which.
    id: AllyId,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let item = Memo::new(move |_| session.state(|state| state.ally(id).map(|ally| item(state, id, ally))));
    let open = Memo::new(move |_| desktop.is_open(Who::Ally(id)));
    let note = move || {
        let note = of(item, |item| item.note.clone()).get();
        (!note.is_empty()).then(|| view! { <p class="card-note">{note}</p> })
    };
    view! {
        <article class="card figure" class:open=move || open.get()>
            {about(id, item, open)}
            <Show when=move || open.get()>
                <div class="details">
                    {note}
                    <Gauges id=id name=of(item, |item| item.name.clone()) />
                </div>
                <Actions id=id />
                <Deeds id=id />
            </Show>
        </article>
    }
}

/// Token, name, facts, Life; a press opens the row.
fn about(id: AllyId, item: Memo<Option<Item>>, open: Memo<bool>) -> impl IntoView {
    let desktop = desktop();
    view! {
        <button
            type="button"
            class="about"
            aria-expanded=move || open.get().to_string()
            on:click=move |_| desktop.toggle(Who::Ally(id))
        >
            <span aria-hidden="true">
                <AllyToken letter=of(item, |item| item.letter.clone()) />
            </span>
            <span>
                <b class="title">{of(item, |item| item.name.clone())} " "</b>
                <span class="sub2">{of(item, |item| item.facts.clone())}</span>
            </span>
            <span class="left">
                <Icon sign=Sign::Life tint=Tint::Life />
                <span class="vh">{say(keys::GAUGE_LIFE)} " "</span>
                {of(item, |item| item.life.clone())}
            </span>
        </button>
    }
}

/// A text of the Ally; nothing once it has gone.
fn of(item: Memo<Option<Item>>, read: fn(&Item) -> String) -> Signal<String> {
    Signal::derive(move || item.with(|item| item.as_ref().map(read).unwrap_or_default()))
}

fn item(state: &State, id: AllyId, ally: &Ally) -> Item {
    Item {
        name: say(names::actor(state, Actor::Ally(id))),
        letter: token::ally(state, id),
        facts: facts::with_load(state, Who::Ally(id), facts::ally_figure(ally)),
        note: if ally.card().note.is_empty() { String::new() } else { say(names::note(&ally.card().note)) },
        life: ally.life().zip(ally.full_life()).map_or_else(|| "?".to_owned(), |(life, of)| format!("{life}/{of}")),
    }
}

/// The four gauges.
#[component]
fn Gauges(
    /// Whose.
    id: AllyId,
    /// Its name.
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="gauges">
            {GAUGES.into_iter().map(|gauge| view! { <OneGauge id=id gauge=gauge name=name /> }).collect_view()}
        </div>
    }
}

/// One gauge, each tap a step of its own.
#[component]
fn OneGauge(
    /// Whose.
    id: AllyId,
    /// Which.
    gauge: Gauge,
    /// The Ally's name.
    name: Signal<String>,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let who = Who::Ally(id);
    let value = Memo::new(move |_| session.state(|state| queries::gauge(state, who, gauge)));
    let most =
        Memo::new(move |_| session.state(|state| queries::bounds(state, who, gauge).map(|bounds| *bounds.end())));
    let word = say(gauge_name(who, gauge));
    let line = |key| say(Line::new(key).with("gauge", gauge_name(who, gauge)));
    let group =
        move || say(Line::new(keys::FIGURES_GAUGE_OF).with("name", name.get()).with("gauge", gauge_name(who, gauge)));
    let step = move |by: i32| {
        let by = i16::try_from(by).unwrap_or(0);
        session.dispatch(Command::Adjust { who, gauge, by, note: Note::default() });
    };
    let of = move || if gauge == Gauge::Life { most.get().map(i32::from) } else { None };
    view! {
        <GaugeKeys
            name=word
            group=Signal::derive(group)
            sign=Signal::derive(move || looks::gauge_sign(gauge, value.get()))
            tint=looks::gauge_tint(gauge)
            value=Signal::derive(move || value.get().map(i32::from))
            of=MaybeProp::derive(of)
            least=0
            most=MaybeProp::derive(move || most.get().map(i32::from))
            held_to=looks::held_to(gauge)
            minus_label=line(keys::FIGURES_GAUGE_MINUS)
            plus_label=line(keys::FIGURES_GAUGE_PLUS)
            on_step=step
            type_in=say(keys::FIGURES_TYPE_IN_VALUE)
            on_type_in=move || desktop.ask(Ask::AllyCard(id))
        />
    }
}

/// The actions an Ally knows, in their order.
const KINDS: [ActionKind; 7] = [
    ActionKind::Melee,
    ActionKind::Ranged,
    ActionKind::Movement,
    ActionKind::Healing,
    ActionKind::Investigation,
    ActionKind::ComplexManipulation,
    ActionKind::SimpleManipulation,
];

/// What an Ally can do, with what is against it; folded while one reason is against everything.
#[component]
fn Actions(
    /// Whose.
    id: AllyId,
) -> impl IntoView {
    let session = session();
    let actor = Actor::Ally(id);
    let offers = Memo::new(move |_| {
        let mut all = session.state(|state| offers::offers(state, actor));
        all.retain(|offer| KINDS.contains(&offer.action));
        all
    });
    let against_all = Memo::new(move |_| offers.with(|offers| offers::against_all(offers).cloned()));
    let open = RwSignal::new(against_all.with_untracked(Option::is_none));
    let sub = move || against_all.get().map(|refusal| session.state(|state| say(reasons::refusal(state, &refusal))));
    let row = move |kind: ActionKind| {
        let cost = say(Line::new(keys::FIGURES_AP_COST).with("ap", Arg::Number(kind.cost().into())));
        view! { <OfferedAction actor=actor kind=kind offers=offers cost=cost /> }
    };
    view! {
        <Folded title=say(keys::FIGURES_ACTIONS) sub=Signal::derive(sub) open=open>
            <div class="rows">{KINDS.into_iter().map(row).collect_view()}</div>
        </Folded>
    }
}

/// What else can be done with an Ally.
#[component]
fn Deeds(
    /// Which Ally.
    id: AllyId,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    view! {
        <div class="quick two">
            <EachMiniature who=Who::Ally(id) />
            <CameWith who=Who::Ally(id) />
            <TokensBeside who=Who::Ally(id) />
            <Button
                label=say(keys::FIGURES_REMOVE)
                sign=Sign::Exit
                on_press=move || {
                    session.dispatch(Command::RemoveAlly { ally: id });
                }
            />
            <Button label=say(keys::FIGURES_CARD) sign=Sign::Edit on_press=move || desktop.ask(Ask::AllyCard(id)) />
        </div>
    }
}
