//! Who would fight.

use super::desk::{Desk, in_play};
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::state::State;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::looks;
use crate::ui::screens::fight::words::{full, short};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The Champions in play, one of them chosen.
pub fn chooser(desk: Desk) -> AnyView {
    let all = Memo::new(move |_| desk.session.state(in_play));
    let answers = Memo::new(move |_| {
        let segment = |id: &ChampionId| desk.session.state(|state| segment(state, *id));
        all.with(|all| all.iter().map(segment).collect::<Vec<_>>())
    });
    let chosen = move || {
        let champion = desk.champion.get();
        all.with(|all| all.iter().position(|id| *id == champion))
    };
    let choose = move |place: usize| {
        let champion = all.with_untracked(|all| all.get(place).copied());
        champion.into_iter().for_each(|champion| desk.choose_champion(champion));
    };
    view! {
        <div class="who">
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

fn segment(state: &State, id: ChampionId) -> Segment {
    let who = Who::Champion(id);
    let mon = looks::mon(id, state.champion(id).card().clan);
    Segment::of(short(state, who)).with_mon(mon).with_ears(full(state, who))
}
