//! The players of the last table, seated again with one tap while nobody sits at this one.

use super::preparing::Preparing;
use crate::games::champions::text::names;
use crate::games::champions::views::last_seats::{LastSeat, nobody_sits};
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::focus;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The offer; nothing once somebody is seated, and before any table was begun.
pub(super) fn last_time(preparing: Preparing) -> impl IntoView {
    let last = StoredValue::new(untrack(|| preparing.last_seats()));
    let free = Memo::new(move |_| preparing.draft.with(nobody_sits));
    let again = move || {
        last.with_value(|last| {
            let Some(last) = last else { return };
            let cards = preparing.cards.catalogue;
            preparing.update(|draft| cards.with_untracked(|cards| last.sit_down(draft, cards)));
        });
        // The key is gone with its row.
        focus::focus_on("button.seat");
    };
    move || {
        let who = last.with_value(|last| last.as_ref().map(|last| names_of(&last.seats)))?;
        free.get().then(|| {
            view! {
                <div class="card rows">
                    <RowButton title=say(keys::SETUP_LAST_TIME) sub=Some(who) on_press=again />
                </div>
            }
        })
    }
}

/// "Anna, Ben, Mei": a player by name or, where nobody typed it, by the Champion they played.
fn names_of(seats: &[LastSeat]) -> String {
    let number = |place: usize| say(Line::new(keys::PLAYER_NUMBER).with("number", place + 1));
    let name = |(place, seat): (usize, &LastSeat)| match (seat.player.as_str(), &seat.champion) {
        ("", Some(champion)) => names::given_name(champion.as_str()).to_owned(),
        ("", None) => number(place),
        (player, _) => player.to_owned(),
    };
    seats.iter().enumerate().map(name).collect::<Vec<_>>().join(", ")
}
