//! Reinforcements: who returns, and where.

use super::desk::Desk;
use super::tie::decides;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::reinforcing::Back;
use crate::games::champions::runner::{ReturnView, Returning};
use crate::games::champions::text::asked;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Enemy and the area that are chosen: the first ones where nobody said otherwise.
pub fn chosen(desk: Desk, shown: &ReturnView) -> Option<(Returning, AreaKey, String)> {
    let (picked, area) = desk.half.with(|half| (half.picked, half.area.clone()));
    let one = shown.enemies.get(picked.map_or(0, usize::from)).or(shown.enemies.first())?;
    let place = one.areas.iter().find(|(key, _)| Some(key) == area.as_ref()).or(one.areas.first())?;
    Some((one.clone(), place.0.clone(), place.1.clone()))
}

/// Who returns, and where.
pub fn returning(desk: Desk, shown: ReturnView) -> AnyView {
    let rows = shown.enemies.clone();
    let now = Memo::new(move |_| chosen(desk, &shown).map(|(one, area, _)| (one, area)));
    let enemy = move |(place, one): (usize, Returning)| {
        let pick = move || desk.say(|half| (half.picked, half.area) = (u8::try_from(place).ok(), None));
        let badge = desk.session.glance(|state| side::foe(state, one.enemy).badge);
        let lead = move || match one.back {
            Back::Itself => badge.clone().show(DiscSize::Small),
            // A Unit of lost miniatures has no token yet.
            Back::Unit { .. } => view! { <Icon sign=Sign::Reinforcement size=IconSize::Middle /> }.into_any(),
        };
        let is_chosen = Signal::derive(move || now.get().is_some_and(|(other, _)| other.enemy == one.enemy));
        let sub = say(one.sub);
        view! { <Choice title=say(one.name) sub=sub lead=lead chosen=is_chosen on_choose=pick /> }
    };
    let areas = move || now.get().filter(|(one, _)| one.areas.len() > 1).map(|(one, area)| places(desk, one, area));
    let favor = desk.session.glance(asked::who_decides).map(|line| decides(say(line)));
    let title = say(keys::ENEMIES_NEXT_RETURNS);
    view! {
        <h2 class="say">{title.clone()}</h2>
        <Choices label=title>{rows.into_iter().enumerate().map(enemy).collect_view()}</Choices>
        {areas}
        {favor}
    }
    .into_any()
}

/// The area of the token, or those next to it.
fn places(desk: Desk, one: Returning, now: AreaKey) -> AnyView {
    let area = move |(key, name): (AreaKey, String)| {
        let is_chosen = Signal::stored(key == now);
        let pick = move || desk.say(|half| half.area = Some(key.clone()));
        view! { <Choice title=name chosen=is_chosen on_choose=pick /> }
    };
    let label = say(keys::RUNNER_WHERE);
    view! {
        <h2 class="cap">{label.clone()}</h2>
        <Choices label=label>{one.areas.into_iter().map(area).collect_view()}</Choices>
    }
    .into_any()
}
