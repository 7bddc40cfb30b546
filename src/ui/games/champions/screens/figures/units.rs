//! Units of several miniatures, put on the table by hand or put right (CH-BAT-1; rulebook p. 27).

use crate::games::champions::battle::unit;
use crate::games::champions::command::Command;
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
    /// The most of the card that is chosen: together they are no larger than Size 4.
    #[prop(into)]
    most: Signal<u8>,
) -> impl IntoView {
    let most = Signal::derive(move || i32::from(most.get()));
    view! {
        <Stepper
            label=say(keys::FIGURES_MINIATURES_EACH)
            value=Signal::derive(move || Some(miniatures.get().min(most.get())))
            least=1
            most=most
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
    let most = Memo::new(move |_| session.state(|state| most_of(state, who)));
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
                most=Signal::derive(move || most.get())
                minus_label=say(keys::FIGURES_ONE_LESS)
                plus_label=say(keys::FIGURES_ONE_MORE)
                on_change=change
            />
        }
    };
    view! { <Show when=move || number.get().is_some()>{stepper()}</Show> }
}

/// The most miniatures it can have come with; those it came with where an older table has more.
fn most_of(state: &State, who: Who) -> i32 {
    let size = match who {
        Who::Champion(_) => None,
        Who::Ally(id) => state.ally(id).map(|ally| ally.card().size),
        Who::Enemy(id) => state.enemy(id).map(|enemy| enemy.card().size),
    };
    size.map_or(1, unit::most_of).max(came_with(state, who).unwrap_or(1)).into()
}

fn came_with(state: &State, who: Who) -> Option<u8> {
    let number = match who {
        Who::Champion(_) => None,
        Who::Ally(id) => state.ally(id).map(Ally::miniatures),
        Who::Enemy(id) => state.enemy(id).map(Enemy::miniatures),
    };
    number.filter(|_| state.scenario().kind.is_battle())
}
