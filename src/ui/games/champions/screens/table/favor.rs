//! The tie for the Imperial Favor at the start (CH-SET-5).

use crate::games::champions::command::{Command, FavorTie};
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::rulebook;
use crate::games::champions::setup::favor_candidates;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::mon::Mon;
use crate::ui::components::row::RowButton;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::champion::Seat;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// Who won the roll; the ink rolls for the players.
#[component]
pub fn FavorTie() -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let tied = Memo::new(move |_| session.state(favor_candidates));
    let page = page_of(rulebook::SET_FAVOR);
    view! {
        <div class="sec">
            <h2>{say(keys::TABLE_TIE)}</h2>
            <RuleRef label=page on_open=move || feedback.open_rule(rulebook::SET_FAVOR) />
        </div>
        <p>{say(keys::TABLE_TIE_TEXT)}</p>
        <ul class="card rows">
            <For each=move || tied.get() key=|player| *player let:player>
                <li>
                    <Candidate player=player />
                </li>
            </For>
        </ul>
    }
}

/// A player of the tie.
#[component]
fn Candidate(
    /// Which.
    player: PlayerId,
) -> impl IntoView {
    let session = session();
    let (champion, name) = session.journal.with_untracked(|journal| {
        let state = journal.state();
        let plays = state.players().get(usize::from(player.0)).map(|player| player.plays());
        (plays, names::player(state, player))
    });
    let seat = champion.map(Seat::new);
    let title = move || seat.map(|seat| say(Line::new(keys::TABLE_TIE_WON).with("name", seat.name().get())));
    let win = move || {
        session.dispatch(Command::SettleFavor(FavorTie::Told(player)));
    };
    let lead = move || seat.map(|seat| view! { <Mon look=seat.mon() /> });
    view! {
        <RowButton
            title=Signal::derive(move || title().unwrap_or_default())
            sub=say(name)
            lead=lead
            on_press=win
        />
    }
}
