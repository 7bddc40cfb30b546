//! What a player enters behind its screen: tokens drawn, the plan, what it looked at, its objective.

use super::super::parts::{left_line, token_key};
use super::Screen;
use crate::games::battle_for_rokugan::laid::{At, Laid, TokenId};
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::sleeve::{Held, MOST, Sleeve};
use crate::games::battle_for_rokugan::text::{names, reasons};
use crate::games::battle_for_rokugan::views::plan::{Planned, places, provinces};
use crate::games::battle_for_rokugan::views::reveal::turn;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The hand, with the ways to the rest.
    Tokens,
    /// Where one of its tokens is to lie, by its place in the hand.
    Plan(usize),
    /// Which token of others was looked at.
    Look,
    /// What that token was.
    Looked(TokenId),
    /// Which objective was kept.
    Objective,
}

/// The one sheet of the page.
pub(super) fn sheet(screen: Screen) -> AnyView {
    let title = move || match screen.over.get() {
        None => String::new(),
        Some(Over::Tokens) => say(keys::BFR_PRIVATE_TOKENS),
        Some(Over::Plan(at)) => held(screen, at).map(|held| say(names::face(held.face))).unwrap_or_default(),
        Some(Over::Look) => say(keys::BFR_PRIVATE_LOOKED),
        Some(Over::Looked(_)) => say(keys::BFR_WHAT_WAS_IT),
        Some(Over::Objective) => say(keys::BFR_CHOOSE_OBJECTIVE),
    };
    let inside = move || match screen.over.get() {
        None => ().into_any(),
        Some(Over::Tokens) => tokens(screen),
        Some(Over::Plan(at)) => plan(screen, at),
        Some(Over::Look) => look_at(screen),
        Some(Over::Looked(token)) => faces(screen, token),
        Some(Over::Objective) => objectives(screen),
    };
    view! {
        <SheetOver over=screen.over title=Signal::derive(title)>
            {inside}
        </SheetOver>
    }
    .into_any()
}

fn held(screen: Screen, at: usize) -> Option<Held> {
    screen.sleeve.with(|sleeve| sleeve.as_ref()?.hand().get(at).copied())
}

/// The hand, what may still be drawn, and the ways to the rest.
fn tokens(screen: Screen) -> AnyView {
    let to = move |over: Over, sign: Sign, title: Key| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(title) lead=lead on_press=move || screen.over.set(Some(over)) /> }
    };
    let hand = move || {
        let all = screen.sleeve.with(|sleeve| sleeve.as_ref().map(|sleeve| sleeve.hand().to_vec()).unwrap_or_default());
        all.into_iter().enumerate().map(|(at, held)| hand_row(screen, at, held)).collect_view()
    };
    let forget_lead = move || view! { <Icon sign=Sign::Close size=IconSize::Lead /> };
    view! {
        <p class="sub2">{say(keys::BFR_PRIVATE_ABOUT)}</p>
        <div class="card rows">{hand}</div>
        {move || drawn(screen)}
        <div class="card rows">
            {to(Over::Objective, Sign::Objective, keys::BFR_CHOOSE_OBJECTIVE)}
            {to(Over::Look, Sign::Scout, keys::BFR_PRIVATE_LOOKED)}
            <RowButton title=say(keys::BFR_PRIVATE_FORGET) lead=forget_lead on_press=move || screen.forget() />
        </div>
    }
    .into_any()
}

fn hand_row(screen: Screen, at: usize, held: Held) -> AnyView {
    let place = screen.session.glance(|state| held.plan.map(|plan| say(names::spot_line(state, plan))));
    let sub = place.unwrap_or_else(|| say(keys::BFR_PRIVATE_NO_PLAN));
    let lead = move || view! { <Icon sign=look::kind(held.face.kind()) size=IconSize::Lead /> };
    let press = move || screen.over.set(Some(Over::Plan(at)));
    view! { <RowButton title=say(names::face(held.face)) sub=Some(sub) lead=lead on_press=press /> }.into_any()
}

/// A key for every token that may have been drawn.
fn drawn(screen: Screen) -> AnyView {
    let left = screen.sleeve.with(|sleeve| {
        let sleeve = sleeve.as_ref().filter(|sleeve| sleeve.hand().len() < MOST)?;
        Some(screen.session.state(|state| sleeve.left(state)))
    });
    let Some(left) = left else { return ().into_any() };
    let key = move |(face, count): (Face, u8)| {
        token_key(face, left_line(count), count, move || screen.change(|sleeve, state| sleeve.add(state, face)))
    };
    let all: Vec<_> = left.iter().filter(|(_, count)| *count > 0).collect();
    view! {
        <h3>{say(keys::BFR_PRIVATE_DRAWN)}</h3>
        <div class="pal bfr-six">{all.into_iter().map(key).collect_view()}</div>
    }
    .into_any()
}

/// Where a token is to lie: a province, then a place there.
fn plan(screen: Screen, at: usize) -> AnyView {
    let before = held(screen, at).and_then(|held| held.plan).map(|plan| plan.target());
    let all = screen.sleeve.with_untracked(|sleeve| match sleeve {
        Some(sleeve) => screen.session.glance(|state| provinces(state, sleeve)),
        None => Province::ALL.to_vec(),
    });
    let province = RwSignal::new(before.or(all.first().copied()).unwrap_or(Province::ALL[0]));
    let named: Vec<String> =
        screen.session.glance(|state| all.iter().map(|at| say(names::province(state, *at))).collect());
    let all = StoredValue::new(all);
    let now = move || all.with_value(|all| all.iter().position(|at| *at == province.get())).unwrap_or(0);
    let choose = move |place: usize| {
        if let Some(at) = all.with_value(|all| all.get(place).copied()) {
            province.set(at);
        }
    };
    let back = move || screen.over.set(Some(Over::Tokens));
    let stay = move || {
        screen.change(|sleeve, state| sleeve.plan(state, at, None));
        back();
    };
    let take_out = move || {
        screen.change(|sleeve, _| sleeve.take_out(at));
        back();
    };
    let is_bluff = held(screen, at).is_some_and(|held| held.face.kind() == Kind::Bluff);
    let out = (!is_bluff).then(|| view! { <RowButton title=say(keys::BFR_PRIVATE_TAKE_OUT) on_press=take_out /> });
    view! {
        <Select
            label=say(keys::BFR_PRIVATE_WHERE)
            answers=Signal::stored(named)
            chosen=Signal::derive(now)
            on_choose=choose
        />
        <div class="card rows">{move || plan_places(screen, at, province.get())}</div>
        <div class="card rows"><RowButton title=say(keys::BFR_PRIVATE_STAYS) on_press=stay /> {out}</div>
    }
    .into_any()
}

fn plan_places(screen: Screen, at: usize, province: Province) -> AnyView {
    let read = |sleeve: &Option<Sleeve>| {
        let sleeve = sleeve.as_ref()?;
        let rows = screen.session.state(|state| {
            let row = |(spot, judged): Planned| (spot, say(names::spot_line(state, spot)), judged.err());
            places(state, sleeve, at, province).into_iter().map(row).collect::<Vec<_>>()
        });
        Some(rows)
    };
    let rows = screen.sleeve.with(read).unwrap_or_default();
    if rows.is_empty() {
        return view! { <p class="pad">{say(keys::BFR_PRIVATE_NO_PLACE)}</p> }.into_any();
    }
    let row = move |(spot, title, reason)| {
        let press = move || {
            screen.change(|sleeve, state| sleeve.plan(state, at, Some(spot)));
            screen.over.set(Some(Over::Tokens));
        };
        let sub = Option::map(reason, |reason| say(reasons::reason(reason)));
        view! { <RowButton title=title sub=sub on_press=press /> }
    };
    rows.into_iter().map(row).collect_view().into_any()
}

/// The facedown tokens of others.
fn look_at(screen: Screen) -> AnyView {
    let read = |sleeve: &Option<Sleeve>| {
        let clan = sleeve.as_ref()?.clan;
        let rows = screen.session.state(|state| {
            let foreign = |laid: &&Laid| laid.clan != clan && laid.face.is_none() && matches!(laid.at, At::Spot(_));
            let row = |laid: &Laid| (*laid, say(names::place(state, state.laid(), laid)));
            state.laid().iter().filter(foreign).map(row).collect::<Vec<_>>()
        });
        Some(rows)
    };
    let rows = screen.sleeve.with(read).unwrap_or_default();
    if rows.is_empty() {
        return view! { <p>{say(keys::BFR_AGENTS_EMPTY)}</p> }.into_any();
    }
    let row = move |(laid, place): (Laid, String)| {
        let lead = move || super::big_mon(laid.clan);
        let press = move || screen.over.set(Some(Over::Looked(laid.id)));
        view! { <RowButton title=place sub=Some(super::name(laid.clan)) lead=lead on_press=press /> }
    };
    view! { <div class="card rows">{rows.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// What a token was that was looked at.
fn faces(screen: Screen, token: TokenId) -> AnyView {
    let all = screen.session.glance(|state| turn(state, token).map(|turning| turning.keys).unwrap_or_default());
    let look = move |face: Option<Face>| {
        screen.change(|sleeve, _| sleeve.look(token, face));
        screen.over.set(Some(Over::Tokens));
    };
    let row = move |face: Face| view! { <RowButton title=say(names::face(face)) on_press=move || look(Some(face)) /> };
    let left = all.into_iter().filter(|key| key.left > 0).map(|key| row(key.face)).collect_view();
    view! {
        <div class="card rows">
            {left} <RowButton title=say(keys::BFR_PRIVATE_NOT_SEEN) on_press=move || look(None) />
        </div>
    }
    .into_any()
}

fn objectives(screen: Screen) -> AnyView {
    let row = move |objective: Option<Objective>| {
        let title = objective.map_or(keys::BFR_NO_OBJECTIVE, names::objective);
        let press = move || {
            screen.change(|sleeve, _| sleeve.objective = objective);
            screen.over.set(Some(Over::Tokens));
        };
        view! { <RowButton title=say(title) on_press=press /> }
    };
    let all = Objective::ALL.iter().copied().map(Some).chain([None]);
    view! { <div class="card rows">{all.map(row).collect_view()}</div> }.into_any()
}
