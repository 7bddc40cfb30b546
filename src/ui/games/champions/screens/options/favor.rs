//! The Imperial Favor, given to a player by hand.

use super::Open;
use super::form::Apply;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// One of the players takes it.
#[component]
pub(super) fn FavorForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let session = session();
    let (players, holder) = session.journal.with_untracked(|journal| {
        let state = journal.state();
        (all(state), state.favor())
    });
    let chosen = RwSignal::new(holder);
    let choice = move |(player, title, sub): (PlayerId, String, String)| {
        let is_chosen = Signal::derive(move || chosen.get() == Some(player));
        view! { <Choice title=title sub=sub chosen=is_chosen on_choose=move || chosen.set(Some(player)) /> }
    };
    let label = move || {
        let Some(player) = chosen.get() else { return say(keys::OPTIONS_FAVOR_NOBODY) };
        let key = if Some(player) == holder { keys::OPTIONS_FAVOR_SAME } else { keys::OPTIONS_FAVOR_SET };
        say(Line::new(key).with("player", session.state(|state| names::player(state, player))))
    };
    let command = move || chosen.get().filter(|player| Some(*player) != holder).map(|to| Command::GiveFavor { to });
    view! {
        <Choices label=say(keys::OPTIONS_FAVOR)>{players.into_iter().map(choice).collect_view()}</Choices>
        <Apply open=open label=Signal::derive(label) command=Signal::derive(command) />
    }
}

/// The players with their Champions.
fn all(state: &State) -> Vec<(PlayerId, String, String)> {
    let player = |(player, seat): (&crate::games::champions::model::state::Player, u8)| {
        let id = PlayerId(seat);
        (id, say(names::player(state, id)), names::champion(state, player.plays()))
    };
    state.players().iter().zip(0..).map(player).collect()
}

/// Who holds it.
pub(super) fn now(session: Session) -> String {
    session.state(|state| match state.favor().zip(names::favor_holder(state)) {
        Some((player, name)) => {
            let player = names::player(state, player);
            say(Line::new(keys::OPTIONS_FAVOR_HOLDER).with("player", player).with("name", name))
        }
        None => say(keys::OPTIONS_FAVOR_NOBODY),
    })
}
