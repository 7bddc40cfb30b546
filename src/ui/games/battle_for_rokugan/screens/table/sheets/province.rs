//! A province: what can be placed, and what lies there.

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::laid::{At, Gone, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::{spot, unseen};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::{names, reasons};
use crate::games::battle_for_rokugan::views::places::{Target, targets};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::behind;
use crate::ui::games::battle_for_rokugan::screens::parts::big_mon;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn province(place: Place, at: Province) -> AnyView {
    let stage = place.session.glance(State::stage);
    view! {
        {(stage == Stage::Starting).then(|| settling(place, at))}
        {(stage == Stage::Placement).then(|| placing(place, at))}
        {(stage == Stage::Reveal).then(|| behind::enter(place, at))}
        {tokens(place, at)}
        {behind::about(place, at)}
    }
    .into_any()
}

/// A starting token here, for whoever chooses from the list: on the map one tap on the province does it.
fn settling(place: Place, at: Province) -> AnyView {
    let press = move || place.act(Command::Settle { province: at, clan: None });
    view! {
        <div class="card rows">
            <RowButton title=say(keys::BFR_SETTLE_HERE) on_press=press />
        </div>
    }
    .into_any()
}

/// The places here for the clan whose turn it is; closed ones say why, and can be used anyway.
fn placing(place: Place, at: Province) -> AnyView {
    let Some(clan) = place.session.glance(State::turn) else { return ().into_any() };
    let all = place.session.glance(|state| targets(state, clan, at));
    let word = move |spot: Spot| match spot {
        Spot::Center(_) => say(keys::BFR_CENTER),
        Spot::Border(border) => place
            .session
            .glance(|state| say(Line::new(keys::BFR_BORDER_IN).with("from", names::province(state, border.from())))),
        Spot::Coast(_) => say(keys::BFR_COAST_IN),
    };
    let row = move |target: Target| {
        let command = Command::Place { clan, at: At::Spot(target.spot), face: None, token: None };
        let sub = target.closed.map(|reason| say(reasons::reason(reason)));
        let press = move || place.act(command.clone());
        view! { <RowButton title=word(target.spot) sub=sub on_press=press /> }
    };
    let (open, closed): (Vec<_>, Vec<_>) = all.into_iter().partition(|target| target.closed.is_none());
    view! {
        <h3 class="rowx">{big_mon(clan)} {say(keys::BFR_PROVINCE_PLACE)}</h3>
        <div class="card rows">
            {open.into_iter().map(row).collect_view()}
            {blessings(place, clan, at)}
            {closed.into_iter().map(row).collect_view()}
        </div>
    }
    .into_any()
}

/// Blessings the clan still has, on its own tokens here.
pub(super) fn blessings(place: Place, clan: Clan, at: Province) -> AnyView {
    let offers = place.session.glance(|state| {
        let left = unseen(state, clan);
        let faces = Face::ALL.iter().filter(|face| face.kind() == Kind::Blessing && left.of(**face) > 0);
        let faces: Vec<_> = faces.copied().collect();
        let own = here(state, at).into_iter().filter(|laid| laid.clan == clan && matches!(laid.at, At::Spot(_)));
        let offer = |laid: Laid| {
            let on = say(names::place(state, state.laid(), &laid));
            faces.iter().map(|face| (laid, *face, on.clone())).collect::<Vec<_>>()
        };
        own.flat_map(offer).collect::<Vec<_>>()
    });
    let row = move |(laid, face, on): (Laid, Face, String)| {
        let strength = face.strength().unwrap_or(0);
        let title = say(Line::new(keys::BFR_BLESS).with("strength", strength).with("place", on));
        let press = move || place.act(Command::Place { clan, at: At::On(laid.id), face: Some(face), token: None });
        view! { <RowButton title=title lead=lead(Sign::TokenBlessing) on_press=press /> }
    };
    offers.into_iter().map(row).collect_view().into_any()
}

pub(super) fn lead(sign: Sign) -> ViewFn {
    ViewFn::from(move || view! { <Icon sign=sign size=IconSize::Lead /> })
}

fn here(state: &State, at: Province) -> Vec<Laid> {
    let aimed = |laid: &&Laid| spot(state.laid(), laid).is_some_and(|spot| spot.target() == at);
    state.laid().iter().filter(aimed).copied().collect()
}

/// What lies here; a press takes a token back behind its screen.
fn tokens(place: Place, at: Province) -> AnyView {
    let all = place.session.glance(|state| {
        let row = |laid: Laid| (laid, say(names::place(state, state.laid(), &laid)));
        here(state, at).into_iter().map(row).collect::<Vec<_>>()
    });
    if all.is_empty() {
        return ().into_any();
    }
    let row = move |(laid, on): (Laid, String)| {
        let title = match laid.face {
            Some(face) => format!("{}, {}", say(names::clan(laid.clan)), say(names::face(face))),
            None => say(names::clan(laid.clan)),
        };
        let press = move || place.act(Command::Take { token: laid.id, face: None, to: Gone::Hand });
        let back = || view! { <span class="sub2">{say(keys::BFR_TAKE_BACK)}</span> };
        view! {
            <RowButton title=title sub=Some(on) lead=move || big_mon(laid.clan) trailing=back on_press=press />
        }
    };
    view! {
        <h3>{say(keys::BFR_TOKENS_HERE)}</h3>
        <div class="card rows">{all.into_iter().map(row).collect_view()}</div>
    }
    .into_any()
}
