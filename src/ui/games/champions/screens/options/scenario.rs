//! The scenario as it was noted, the clock, and who holds the Favor.

use super::form::Opens;
use super::{Changing, Open, clock, favor};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::{Play, State};
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowLink, RowText};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::board::words;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Facts of the scenario to read; clock and Favor to change.
#[component]
pub(super) fn ScenarioSection(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let session = session();
    let title = session.glance(|state| state.scenario().name.to_string());
    let facts = session.glance(facts).join(". ");
    let players = move || Some(session.state(players));
    let sign = |sign: Sign| move || view! { <Icon sign=sign size=IconSize::Lead /> };
    view! {
        <div class="sec">
            <h2>{say(keys::OPTIONS_SCENARIO)}</h2>
        </div>
        <section class="card rows" aria-label=say(keys::OPTIONS_SCENARIO)>
            <RowText title=title sub=facts lead=sign(Sign::Area) />
            <RowText title=say(keys::OPTIONS_PLAYERS) sub=Signal::derive(players) lead=sign(Sign::Size) />
            {clock_and_favor(open, session)}
            <RowLink
                href=session.href(TablePage::Field(FieldUse::Places, BoardFace::Map))
                title=say(keys::FIELD_BOARD)
                sub=Signal::derive(move || Some(board(session)))
                lead=sign(Sign::Board)
            />
        </section>
    }
}

/// What of it can be changed: the clock, the last turn, the Favor.
fn clock_and_favor(open: Open, session: Session) -> impl IntoView {
    let last = move || {
        let turn = session.state(|state| state.scenario().max_turns.get());
        say(Line::new(keys::OPTIONS_LAST_TURN_NOW).with("turn", turn))
    };
    view! {
        <Opens
            open=open
            what=Changing::Clock
            sign=Sign::Route
            title=keys::OPTIONS_CLOCK
            now=Signal::derive(move || clock::now(session))
        />
        <Opens
            open=open
            what=Changing::LastTurn
            sign=Sign::Gear
            title=keys::OPTIONS_LAST_TURN
            now=Signal::derive(last)
        />
        <Opens
            open=open
            what=Changing::Favor
            sign=Sign::ImperialFavor
            title=keys::OPTIONS_FAVOR
            now=Signal::derive(move || favor::now(session))
        />
    }
}

/// The name of the board on the table, or that there is none.
fn board(session: Session) -> String {
    let name = session.state(|state| state.field().map(|field| words::board_name(field.board())));
    name.unwrap_or_else(|| say(keys::FIELD_LINK_NONE))
}

/// Kind and difficulty, and what else the scenario asks for.
fn facts(state: &State) -> Vec<String> {
    let scenario = state.scenario();
    let kind = Line::new(keys::OPTIONS_SCENARIO_SUB)
        .with("kind", names::scenario_kind(scenario.kind))
        .with("level", names::difficulty(state.difficulty()));
    let cooperation = (state.play() == Play::MoreCooperation).then(|| say(keys::OPTIONS_PLAY_COOPERATION));
    let named = |key: Key, list: &[Name]| {
        let list = list.iter().map(Name::as_str).collect::<Vec<_>>().join(", ");
        (!list.is_empty()).then(|| say(Line::new(key).with("names", list)))
    };
    let mandatory = named(keys::OPTIONS_MANDATORY, &scenario.mandatory);
    let forbidden = named(keys::OPTIONS_FORBIDDEN, &scenario.forbidden);
    [Some(say(kind)), cooperation, mandatory, forbidden].into_iter().flatten().collect()
}

/// The players with their Champions, clockwise.
fn players(state: &State) -> String {
    let player = |(player, seat): (&crate::games::champions::model::state::Player, u8)| {
        let id = crate::games::champions::model::ids::PlayerId(seat);
        say(Line::new(keys::OPTIONS_FAVOR_HOLDER)
            .with("player", names::player(state, id))
            .with("name", names::champion(state, player.plays())))
    };
    state.players().iter().zip(0..).map(player).collect::<Vec<_>>().join("; ")
}
