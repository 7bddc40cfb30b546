//! Who would fight.

use super::desk::Desk;
use crate::games::champions::entry;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::setup::CHAMPIONS;
use crate::games::champions::views::fight_words::{full, short};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Champions and Allies in play, one of them chosen.
pub fn chooser(desk: Desk) -> AnyView {
    let all = Memo::new(move |_| desk.session.state(entry::fighters));
    let answers = Memo::new(move |_| {
        let segment = |actor: &Actor| desk.session.state(|state| segment(state, *actor));
        all.with(|all| all.iter().map(segment).collect::<Vec<_>>())
    });
    let chosen = move || {
        let fighter = desk.fighter.get();
        all.with(|all| all.iter().position(|actor| *actor == fighter))
    };
    let choose = move |place: usize| {
        let fighter = all.with_untracked(|all| all.get(place).copied());
        fighter.into_iter().for_each(|fighter| desk.choose(fighter));
    };
    view! {
        <div class="who" class:many=move || all.with(|all| all.len() > CHAMPIONS)>
            <Segmented
                label=say(keys::ODDS_WHO)
                answers=answers
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
        </div>
    }
    .into_any()
}

/// Somebody who could fight, by mark and short name.
pub fn segment(state: &State, actor: Actor) -> Segment {
    let segment = Segment::of(short(state, actor.into())).with_ears(full(state, actor.into()));
    match actor {
        Actor::Champion(id) => segment.with_mon(looks::mon(id, state.champion(id).card().clan)),
        Actor::Ally(_) => segment,
    }
}
