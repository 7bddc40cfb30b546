//! The dock of the table: Undo, what the moment offers, More, and the ink or whose turn it is.

use super::reminders::{asked, card_first, hint, swap_alone};
use super::{Over, Place};
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::next::{Last, Next, next};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::screens::parts::mon;
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn dock(place: Place) -> AnyView {
    let session = place.session;
    let coming = session.part(|table| next(table.state()));
    let hint = session.part(|table| hint(table.state()));
    let asked = session.part(|table| asked(table.state()));
    let card = session.part(|table| card_first(table.state()));
    let swapping = session.part(|table| swap_alone(table.state()));
    let story = session.part(|table| table.state().before().is_some());
    view! {
        <Dock>
            <UndoTool />
            <Show when=move || swapping.get()>
                <Button
                    kind=ButtonKind::Tool
                    label=say(keys::BFR_SWAP)
                    sign=Sign::Swap
                    on_press=move || place.over.set(Some(Over::Swap))
                />
            </Show>
            <Show when=move || asked.get().is_some() && !swapping.get()>
                <Button
                    kind=ButtonKind::Tool
                    label=Signal::derive(move || say(if card.get() { keys::BFR_CARD } else { keys::BFR_SCOUT }))
                    sign=Signal::derive(move || Some(if card.get() { Sign::TerritoryGate } else { Sign::Scout }))
                    on_press=move || place.over.set(asked.get().map(Over::Agents))
                />
            </Show>
            <Show when=move || story.get()>
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::Story)
                    label=say(keys::BFR_STORY)
                    sign=Sign::Log
                />
            </Show>
            <Button
                kind=ButtonKind::Tool
                label=say(keys::BFR_MORE)
                sign=Sign::More
                on_press=move || place.over.set(Some(Over::More))
            />
            {move || ink(place, coming.get(), hint.get())}
        </Dock>
    }
    .into_any()
}

/// The one thing to press, or whose turn it is.
fn ink(place: Place, coming: Next, hint: Option<Line>) -> AnyView {
    let session = place.session;
    let act = move |label, second: Line, press: Callback<()>| {
        view! { <Button kind=ButtonKind::Act label=say(label) second=say(second) on_press=press /> }.into_any()
    };
    let over = move |over| Callback::new(move |()| place.over.set(Some(over)));
    let step = move |command: Command| {
        Callback::new(move |()| {
            session.dispatch(command.clone());
        })
    };
    let go = move |to: TablePage| Callback::new(move |()| page::go(session.page(to)));
    match coming {
        Next::NameFirst => act(keys::BFR_NAME_FIRST, keys::BFR_STAGE_FIRST.into(), over(Over::First)),
        Next::Settle { clan, left } => {
            let line = Line::new(keys::BFR_SETTLE).with("clan", names::clan(clan)).with("left", left);
            turn(clan, line, keys::BFR_SETTLE_SUB.into())
        }
        Next::Initiative => act(keys::BFR_VERB_INITIATIVE, keys::BFR_INITIATIVE.into(), over(Over::Initiative)),
        Next::Draw { .. } => act(keys::BFR_DRAWN, keys::BFR_DRAW_SECOND.into(), step(Command::Drawn)),
        Next::Card { clan } => {
            let title = Line::new(keys::BFR_CARDS).with("clan", names::clan_or_nobody(clan));
            let press = over(Over::Card);
            view! {
                <Button kind=ButtonKind::Act label=say(title) second=say(keys::BFR_CARDS_SUB) on_press=press />
            }
            .into_any()
        }
        Next::Place { clan, number, of } => {
            let line = Line::new(keys::BFR_TURN).with("clan", names::clan(clan)).with("number", number).with("of", of);
            turn(clan, line, hint.unwrap_or(keys::BFR_TURN_SUB.into()))
        }
        Next::BeginReveal => {
            let press = Callback::new(move |()| {
                let leave = move || page::go(session.page(TablePage::Reveal));
                session.dispatch_and_leave(Command::BeginReveal, leave, || ());
            });
            act(keys::BFR_REVEAL, hint.unwrap_or(keys::BFR_REVEAL_SUB.into()), press)
        }
        Next::Reveal { left } => {
            let second = Line::new(keys::BFR_GO_ON_REVEALING_SUB).with("left", left);
            act(keys::BFR_GO_ON_REVEALING, second, go(TablePage::Reveal))
        }
        Next::Resolve { tokens } => {
            let press = Callback::new(move |()| {
                let leave = move || page::go(session.page(TablePage::Story));
                session.dispatch_and_leave(Command::Resolve, leave, || ());
            });
            act(
                keys::BFR_RESOLVE,
                if tokens == 0 { keys::BFR_RESOLVE_NONE } else { keys::BFR_RESOLVE_SUB }.into(),
                press,
            )
        }
        Next::EndRound { last } => {
            let label = match last {
                Last::Yes => keys::BFR_END_ROUND_LAST,
                Last::No => keys::BFR_END_ROUND,
            };
            act(label, keys::BFR_END_ROUND_SUB.into(), step(Command::EndRound))
        }
        Next::Objectives { left } => {
            let second = Line::new(keys::BFR_OBJECTIVES_SUB).with("left", left.len());
            act(keys::BFR_OBJECTIVES, second, go(TablePage::Score))
        }
        Next::Over => act(keys::BFR_SEE_RESULT, keys::BFR_STAGE_OVER.into(), go(TablePage::Score)),
    }
}

/// Whose turn it is, where the map is tapped.
fn turn(clan: Clan, line: Line, sub: Line) -> AnyView {
    view! {
        <p class="bfr-next" role="status">
            {mon(clan)} <span><b>{say(line)}</b> <small>{say(sub)}</small></span>
        </p>
    }
    .into_any()
}
