//! A Wound for each miniature of a Unit, by an effect on its area (CH-BAT-1).

use super::ask::{Ask, Blow, Desktop, desktop};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::queries;
use crate::ui::components::button::Button;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The button, while several miniatures stand.
#[component]
pub(super) fn EachMiniature(
    /// Whose miniatures.
    who: Who,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let several = Memo::new(move |_| session.state(|state| queries::miniatures_standing(state, who) > 1));
    let button = move || {
        let label = say(keys::FIGURES_WOUND_EACH);
        view! { <Button label=label sign=Sign::Life on_press=move || wound_each(session, desktop, who) /> }
    };
    view! { <Show when=move || several.get()>{button()}</Show> }
}

/// Where an Enemy falls by it, the players first say who gets the Glory.
fn wound_each(session: Session, desktop: Desktop, who: Who) {
    let falls = |enemy| {
        session.glance(|state| queries::miniatures_felled(state, enemy, queries::miniatures_standing(state, who)) > 0)
    };
    match who {
        Who::Enemy(enemy) if falls(enemy) => desktop.ask(Ask::Credit(enemy, Blow::Each)),
        Who::Enemy(_) | Who::Ally(_) | Who::Champion(_) => {
            session.dispatch(Command::WoundEach { who, wounds: 1, credit: None });
        }
    }
}
