//! A table as it was, to be read.

use super::text::{number, player, small};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::table::{Half, view as view_of};
use crate::kernel::line::Line;
use crate::ui::components::row::RowText;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The players with their numbers.
pub fn then(state: &State) -> AnyView {
    let shown = view_of(state);
    let row = |half: &Half| {
        let standing = half.provinces.iter().filter(|(province, _)| province.stands).count();
        let line = Line::new(keys::CCG_THEN_LINE)
            .with("provinces", standing)
            .with("rings", half.rings.len())
            .with("hand", half.hand)
            .with("dead", half.dead);
        let favor = if half.favor { format!(" · {}", say(keys::CCG_FAVOR)) } else { String::new() };
        let honor = number(half.honor.into());
        let look = marks::mon(state, half.seat);
        view! {
            <RowText
                title=player(state, half.seat)
                sub=format!("{}{favor}", say(line))
                lead=move || look.clone().map(|look| view! { <crate::ui::components::mon::Mon look=look /> })
                trailing=move || view! { <b>{honor.clone()}</b> }
            />
        }
    };
    let turn = say(Line::new(keys::CCG_TURN).with("turn", small(shown.turn.into())));
    view! {
        <p class="ccg"><b>{turn}</b> " · " {say(names::phase(shown.phase))}</p>
        <div class="ccg card rows">{shown.halves.iter().map(row).collect_view()}</div>
    }
    .into_any()
}
