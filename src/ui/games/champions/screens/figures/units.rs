//! Units of several miniatures, put on the table by hand or put right (CH-BAT-1; rulebook p. 27).

use crate::games::champions::command::Command;
use crate::games::champions::field::set_out::MOST_MINIATURES;
use crate::games::champions::model::figure::{Ally, Enemy};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How many miniatures each of them has.
#[component]
pub(super) fn EachOf(
    /// The number.
    miniatures: RwSignal<i32>,
) -> impl IntoView {
    view! {
        <Stepper
            label=say(keys::FIGURES_MINIATURES_EACH)
            value=Signal::derive(move || Some(miniatures.get()))
            least=1
            most=i32::from(MOST_MINIATURES)
            minus_label=say(keys::FIGURES_ONE_LESS)
            plus_label=say(keys::FIGURES_ONE_MORE)
            on_change=move |value| miniatures.set(value)
        />
    }
}

/// In a Battle, how many miniatures a Unit came with, to be put right.
#[component]
pub(super) fn CameWith(
    /// Whose.
    who: Who,
) -> impl IntoView {
    let session = session();
    let number = Memo::new(move |_| session.state(|state| came_with(state, who)));
    let change = move |value: i32| {
        let miniatures = u8::try_from(value).unwrap_or(1);
        session.dispatch(Command::SetMiniatures { who, miniatures });
    };
    let stepper = move || {
        view! {
            <Stepper
                label=say(keys::FIGURES_CAME_WITH)
                value=Signal::derive(move || number.get().map(i32::from))
                least=1
                most=i32::from(MOST_MINIATURES)
                minus_label=say(keys::FIGURES_ONE_LESS)
                plus_label=say(keys::FIGURES_ONE_MORE)
                on_change=change
            />
        }
    };
    view! { <Show when=move || number.get().is_some()>{stepper()}</Show> }
}

fn came_with(state: &State, who: Who) -> Option<u8> {
    let number = match who {
        Who::Champion(_) => None,
        Who::Ally(id) => state.ally(id).map(Ally::miniatures),
        Who::Enemy(id) => state.enemy(id).map(Enemy::miniatures),
    };
    number.filter(|_| state.scenario().kind.is_battle())
}
