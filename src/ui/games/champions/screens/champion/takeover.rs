//! A player whose Champion is gone may go on with a Companion (rulebook p. 15).

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::queries;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// Who may take over whom, as far as it concerns this sheet: on a Companion's the players without a Champion, on that of
/// a Champion that is gone the Companions its player may go on with.
#[component]
pub fn TakeOver(
    /// Whose sheet.
    seat: Seat,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let ways = Memo::new(move |_| session.state(|state| queries::take_overs(state, seat.id.get())));
    let button = move |(player, companion)| button(session, seat, player, companion);
    let page = || page_of(rulebook::TAKE_OVER);
    move || {
        let ways = ways.get();
        (!ways.is_empty()).then(|| {
            view! {
                <Note kind=NoteKind::Info>
                    {say(keys::SHEET_TAKE_OVER_TEXT)} " "
                    <RuleRef label=page() on_open=move || feedback.open_rule(rulebook::TAKE_OVER) />
                </Note>
                {ways.into_iter().map(button).collect_view()}
            }
        })
    }
}

/// The key with which a player goes on with a Companion.
fn button(session: Session, seat: Seat, player: PlayerId, companion: ChampionId) -> impl IntoView {
    let here = companion == seat.id.get_untracked();
    let line = Line::new(if here { keys::SHEET_TAKE_OVER } else { keys::SHEET_GO_ON_WITH });
    let label = session.state(|state| {
        say(line.with("player", names::player(state, player)).with("name", names::champion(state, companion)))
    });
    let take = move || {
        session.dispatch(Command::TakeOver { player, companion });
    };
    view! { <Button label=label on_press=take /> }
}
