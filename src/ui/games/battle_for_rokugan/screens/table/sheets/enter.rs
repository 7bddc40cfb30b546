//! A token entered at the reveal, for a table that placed without markers: whose, where, what.

use super::super::Place;
use super::province::blessings;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::laid::At;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::unseen;
use crate::games::battle_for_rokugan::rules::places::spots;
use crate::games::battle_for_rokugan::text::names;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::select::Select;
use crate::ui::games::battle_for_rokugan::screens::parts::{left_line, token_key};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The clan stays chosen from one province to the next; the place is the center until another is chosen.
pub fn enter(place: Place, at: Province) -> AnyView {
    let players: Vec<Clan> = place.session.glance(|state| state.players().iter().collect());
    let Some(first) = players.first().copied() else { return ().into_any() };
    let clan = Signal::derive(move || place.entering.get().unwrap_or(first));
    let there: Vec<Spot> = spots(at).collect();
    let spot = RwSignal::new(Spot::Center(at));
    let names =
        place.session.glance(|state| there.iter().map(|spot| say(names::spot_line(state, *spot))).collect::<Vec<_>>());
    let answers: Vec<Segment> = players.iter().map(|clan| Segment::of(say(names::clan(*clan)))).collect();
    let seat = players.clone();
    let (chosen, all) = (there.clone(), there);
    view! {
        <h3>{say(keys::BFR_ENTER_TOKEN)}</h3>
        <Segmented
            label=say(keys::BFR_ENTER_WHOSE)
            answers=Signal::stored(answers)
            chosen=Signal::derive(move || seat.iter().position(|one| *one == clan.get()))
            look=SegmentedLook::Wraps
            on_choose=move |at: usize| place.entering.set(players.get(at).copied())
        />
        <Select
            label=say(keys::BFR_ENTER_WHERE)
            answers=Signal::stored(names)
            chosen=Signal::derive(move || chosen.iter().position(|one| *one == spot.get()).unwrap_or(0))
            on_choose=move |at: usize| {
                if let Some(one) = all.get(at) {
                    spot.set(*one);
                }
            }
        />
        <div class="pal bfr-six">{move || faces(place, clan.get(), spot)}</div>
        <div class="card rows">{move || blessings(place, clan.get(), at)}</div>
    }
    .into_any()
}

/// What the clan still has; an illegal one is judged when it is resolved.
fn faces(place: Place, clan: Clan, spot: RwSignal<Spot>) -> AnyView {
    let left = place.session.glance(|state| unseen(state, clan));
    let key = move |(face, count): (Face, u8)| {
        let press = move || {
            place.act(Command::Place { clan, at: At::Spot(spot.get_untracked()), face: Some(face), token: None });
        };
        token_key(face, left_line(count), count, press)
    };
    let some = left.iter().filter(|(face, count)| *count > 0 && face.kind() != Kind::Blessing);
    some.map(key).collect_view().into_any()
}
