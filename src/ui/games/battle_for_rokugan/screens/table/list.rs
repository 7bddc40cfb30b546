//! The map as a list: every province with what lies there, to be opened by a press.

use super::{Drawn, Over, Place};
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::map::ProvinceView;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::games::battle_for_rokugan::session::Shown;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn list(place: Place, shown: Shown<Drawn>) -> AnyView {
    let rows = move || {
        shown.with(|drawn| drawn.map.provinces.iter().map(|province| row(place, drawn, province)).collect_view())
    };
    view! {
        <section class="card rows bfr-list" aria-label=say(keys::BFR_LIST)>{rows}</section>
    }
    .into_any()
}

fn row(place: Place, drawn: &Drawn, province: &ProvinceView) -> AnyView {
    let at = province.province;
    let named = drawn.names.get(at.index()).map(|line| say(line.clone())).unwrap_or_default();
    let holder = province.control.map_or(keys::BFR_NOBODY_HOLDS, |control| names::clan(control.clan()));
    let sub = Line::new(keys::BFR_PROVINCE_SUB)
        .with("holder", holder)
        .with("flowers", province.flowers)
        .with("up", province.control.map_or(0, |control| control.up()))
        .with("defense", usize::from(province.defense));
    let special = province.special.map(|special| say(names::special(special)));
    let here = drawn.map.markers.iter().filter(|marker| marker.spot.target() == at);
    let tokens = here.map(|marker| {
        let clan = say(names::clan(marker.token.clan));
        match marker.token.face {
            Some(face) => format!("{clan} {}", say(names::face(face))),
            None => clan,
        }
    });
    let tokens: Vec<String> = tokens.collect();
    let tokens = (!tokens.is_empty()).then(|| format!("{}: {}", say(keys::BFR_TOKENS_HERE), tokens.join(", ")));
    let parts: Vec<String> = [Some(say(sub)), special, tokens].into_iter().flatten().collect();
    view! {
        <RowButton
            title=named
            sub=Some(parts.join(" · "))
            on_press=move || place.over.set(Some(Over::Province(at)))
        />
    }
    .into_any()
}
