//! Scouts, shugenja, the first player card, Scorpion's look: on which token they are used, and what a shugenja found.

use super::super::{Place, Whose, reminders};
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::laid::{Agent, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::rules::setup::uses_first_player_card;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::reminders::free;
use crate::games::battle_for_rokugan::views::reveal::turn;
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::games::battle_for_rokugan::screens::parts::{big_mon, name};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What a clan may use now.
fn ready(state: &State, clan: Clan) -> Vec<Agent> {
    let (seat, used) = (state.seat(clan), state.used());
    let first = state.first() == Some(clan) && uses_first_player_card(state.players());
    let ready = [
        (Agent::Scout, seat.scouts > 0),
        (Agent::Shugenja, seat.shugenja > 0),
        (Agent::FirstPlayerCard, first && !used.first_player_card),
        (Agent::ScorpionLook, clan == Clan::Scorpion && !used.scorpion_look),
    ];
    ready.into_iter().filter(|(_, ready)| *ready).map(|(agent, _)| agent).collect()
}

pub(super) fn agents(place: Place, whose: Whose) -> AnyView {
    let session = place.session;
    let clan = match whose {
        Whose::Turn => session.glance(|state| state.turn().or(state.first())),
        Whose::Scorpion => Some(Clan::Scorpion),
    };
    let Some(clan) = clan else { return view! { <p>{say(keys::BFR_AGENTS_EMPTY)}</p> }.into_any() };
    let all = session.glance(|state| match whose {
        Whose::Turn => ready(state, clan),
        // It has placed: of its agents it has this one left, and a scout spent in its stead would be lost (BR-AGE-1).
        Whose::Scorpion => vec![Agent::ScorpionLook],
    });
    let chosen = RwSignal::new(0_usize);
    let asked = RwSignal::new(None::<Laid>);
    let (list, count) = (all.clone(), all.len());
    let answers: Vec<Segment> = all.iter().map(|agent| Segment::of(say(names::agent(*agent)))).collect();
    let seat = session.glance(|state| (state.seat(clan).scouts, state.seat(clan).shugenja));
    let sub = Line::new(keys::BFR_AGENTS_SUB).with("scouts", seat.0).with("shugenja", seat.1);
    let rows = move || {
        let Some(agent) = list.get(chosen.get()).copied() else { return ().into_any() };
        match asked.get() {
            Some(laid) => faces(place, clan, agent, laid),
            None => tokens(place, clan, agent, asked),
        }
    };
    view! {
        {(whose == Whose::Turn).then(|| reminders::rows(place))}
        <p class="rowx">{big_mon(clan)} <span><b>{name(clan)}</b> " " <small>{say(sub)}</small></span></p>
        {(count > 1)
            .then(|| {
                view! {
                    <Segmented
                        label=say(keys::BFR_AGENTS_TITLE)
                        answers=Signal::stored(answers)
                        chosen=Signal::derive(move || Some(chosen.get()))
                        look=SegmentedLook::Lines
                        on_choose=move |at: usize| {
                            asked.set(None);
                            chosen.set(at);
                        }
                    />
                }
            })}
        {rows}
    }
    .into_any()
}

/// The tokens it may be used on.
fn tokens(place: Place, clan: Clan, agent: Agent, asked: RwSignal<Option<Laid>>) -> AnyView {
    let rows = place.session.glance(|state| {
        let may = |laid: &&Laid| {
            let foreign = laid.clan != clan || matches!(agent, Agent::Shugenja | Agent::FirstPlayerCard);
            foreign && free(state, laid)
        };
        let row = |laid: &Laid| (*laid, say(names::place(state, state.laid(), laid)));
        state.laid().iter().filter(may).map(row).collect::<Vec<_>>()
    });
    if rows.is_empty() {
        return view! { <p>{say(keys::BFR_AGENTS_EMPTY)}</p> }.into_any();
    }
    let row = move |(laid, title): (Laid, String)| {
        let press = move || match agent {
            Agent::Shugenja => asked.set(Some(laid)),
            Agent::Scout | Agent::FirstPlayerCard | Agent::ScorpionLook => {
                place.act(Command::UseAgent { clan, agent, token: laid.id, face: None });
            }
        };
        view! {
            <RowButton title=title sub=Some(name(laid.clan)) lead=move || big_mon(laid.clan) on_press=press />
        }
    };
    view! { <div class="card rows">{rows.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// What the shugenja revealed.
fn faces(place: Place, clan: Clan, agent: Agent, laid: Laid) -> AnyView {
    let keys_of = place.session.glance(|state| turn(state, laid.id).map(|turning| turning.keys).unwrap_or_default());
    let rows = keys_of.into_iter().filter(|key| key.left > 0).map(move |key| {
        let face = Some(key.face);
        let press = move || place.act(Command::UseAgent { clan, agent, token: laid.id, face });
        view! { <RowButton title=say(names::face(key.face)) on_press=press /> }
    });
    view! {
        <p>{say(keys::BFR_WHAT_WAS_IT)}</p>
        <div class="card rows">{rows.collect_view()}</div>
    }
    .into_any()
}
