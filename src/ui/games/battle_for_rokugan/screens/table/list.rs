//! The map as a list: every province with what lies there, to be opened by a press.

use super::{Over, Place};
use crate::games::battle_for_rokugan::laid::Laid;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::map::{ProvinceView, map};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::games::battle_for_rokugan::map::Extra;
use crate::ui::later::behind;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The list, with the danger of each province while the map shows it: no other layer shades one.
pub(super) fn list(place: Place, overlay: Signal<Extra>) -> AnyView {
    let (all, overlay) = (place.session.part_behind(lies), behind(overlay));
    let rows = Province::ALL.iter().map(|at| {
        let lies = Memo::new(move |_| all.with(|all| all.get(at.index()).cloned()));
        let danger =
            move |extra: &Extra| extra.shades.iter().find(|(shaded, _)| shaded == at).map(|(_, chance)| *chance);
        let danger = Memo::new(move |_| overlay.with(danger));
        move || lies.with(|lies| lies.as_ref().map(|lies| row(place, lies, danger.get())))
    });
    view! {
        <section class="card rows bfr-list" aria-label=say(keys::BFR_LIST)>{rows.collect_view()}</section>
    }
    .into_any()
}

/// What a row tells.
#[derive(Clone, PartialEq)]
struct Lies {
    name: Line,
    province: ProvinceView,
    tokens: Vec<Laid>,
}

/// What lies where, in map order.
fn lies(state: &State) -> Vec<Lies> {
    let map = map(state);
    let tokens = |at| {
        let here = map.markers.iter().filter(|marker| marker.spot.target() == at);
        here.map(|marker| marker.token).collect()
    };
    let row = |province: &ProvinceView| Lies {
        name: names::province(state, province.province),
        province: province.clone(),
        tokens: tokens(province.province),
    };
    map.provinces.iter().map(row).collect()
}

fn row(place: Place, lies: &Lies, danger: Option<u8>) -> AnyView {
    let province = &lies.province;
    let at = province.province;
    let named = say(lies.name.clone());
    let holder = province.control.map_or(keys::BFR_NOBODY_HOLDS, |control| names::clan(control.clan()));
    let sub = Line::new(keys::BFR_PROVINCE_SUB)
        .with("holder", holder)
        .with("flowers", province.flowers)
        .with("up", province.control.map_or(0, |control| control.up()))
        .with("defense", usize::from(province.defense));
    let special = province.special.map(|special| say(names::special(special)));
    let tokens = lies.tokens.iter().map(|token| {
        let clan = say(names::clan(token.clan));
        match token.face {
            Some(face) => format!("{clan} {}", say(names::face(face))),
            None => clan,
        }
    });
    let tokens: Vec<String> = tokens.collect();
    let tokens = (!tokens.is_empty()).then(|| format!("{}: {}", say(keys::BFR_TOKENS_HERE), tokens.join(", ")));
    let danger = danger.map(|chance| say(Line::new(keys::BFR_LIST_DANGER).with("chance", chance)));
    let parts: Vec<String> = [danger, Some(say(sub)), special, tokens].into_iter().flatten().collect();
    view! {
        <RowButton
            title=named
            sub=Some(parts.join(" · "))
            on_press=move || place.over.set(Some(Over::Province(at)))
        />
    }
    .into_any()
}
