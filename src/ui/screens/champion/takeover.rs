//! A player whose Champion is gone may go on with a Companion (rulebook p. 15).

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::session::session;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Players that may take over this Companion, and a button for each.
#[component]
pub fn TakeOver(
    /// The Companion.
    seat: Seat,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let homeless = Memo::new(move |_| {
        session.state(|state| {
            let champion = state.champion(seat.id.get());
            let there = champion.card().is_companion() && champion.is_in_play();
            let free = there && !queries::is_played(state, seat.id.get());
            if free { homeless(state) } else { Vec::new() }
        })
    });
    let take = move |player| {
        session.dispatch(Command::TakeOver { player, companion: seat.id.get_untracked() });
    };
    let button = move |(player, line): (PlayerId, Line)| {
        view! {
            <Button label=say(Line::new(keys::SHEET_TAKE_OVER).with("player", line)) on_press=move || take(player) />
        }
    };
    let page = || say(Line::new(keys::RULEBOOK_PAGE).with("page", i16::from(rulebook::TAKE_OVER.page)));
    move || {
        let players = homeless.get();
        (!players.is_empty()).then(|| {
            view! {
                <Note kind=NoteKind::Info>
                    {say(keys::SHEET_TAKE_OVER_TEXT)} " "
                    <RuleRef label=page() on_open=move || feedback.open_rule(rulebook::TAKE_OVER) />
                </Note>
                {players.into_iter().map(button).collect_view()}
            }
        })
    }
}

/// Players whose Champion or Companion is no longer in play.
fn homeless(state: &State) -> Vec<(PlayerId, Line)> {
    let gone = state.players().iter().enumerate().filter(|(_, player)| !state.champion(player.plays()).is_in_play());
    let ids = gone.filter_map(|(seat, _)| u8::try_from(seat).ok().map(PlayerId));
    ids.map(|id| (id, names::player(state, id))).collect()
}
