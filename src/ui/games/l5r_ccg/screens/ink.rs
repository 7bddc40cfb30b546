//! The dock of the table: undo, what may be done, everything else, and the one thing to press next.

use super::first::compare;
use super::parts::act;
use super::sheets::Open;
use super::table::Board;
use super::text::{of_player, player_at, province};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::text::{names, verdict};
use crate::games::l5r_ccg::views::table::Then;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What is under way apart from the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Under {
    /// Nothing.
    Nothing,
    /// A verdict that the players answer.
    Verdict,
    /// A duel.
    Duel,
    /// A lobbying.
    Lobby,
    /// An attack.
    Attack,
}

fn under(session: Session) -> Memo<Under> {
    let under = session.part(|table| {
        let state = table.state();
        if !state.verdict().is_empty() {
            Under::Verdict
        } else if state.duel().is_some() {
            Under::Duel
        } else if state.lobby().is_some() {
            Under::Lobby
        } else if state.attack().is_some() {
            Under::Attack
        } else {
            Under::Nothing
        }
    });
    Memo::new(move |_| under.get())
}

/// The dock.
pub fn dock(board: Board) -> AnyView {
    let Board { session, view, open, .. } = board;
    let phase = Memo::new(move |_| view.with(|view| view.phase));
    let link = move |page: TablePage, label: Key, sign: Sign| {
        view! { <ButtonLink kind=ButtonKind::Tool href=session.href(page) label=say(label) sign=sign /> }.into_any()
    };
    let sheet = move |what: Open, label: Key, sign: Sign| {
        let press = move || open.set(Some(what));
        view! { <Button kind=ButtonKind::Tool label=say(label) sign=sign on_press=press /> }.into_any()
    };
    let under_now = under(session);
    let cards = move || {
        let seat = view.with(|view| view.current);
        link(TablePage::Cards(seat), keys::CCG_TOOL_CARDS, Sign::Hand)
    };
    let tool = move |phase: Phase| match phase {
        // The ink leads to it already.
        Phase::Attack if under_now.get() == Under::Attack => cards(),
        Phase::Action => sheet(Open::Act, keys::CCG_TOOL_ACT, Sign::Harmony),
        Phase::Attack => link(TablePage::Attack, keys::CCG_TOOL_ATTACK, Sign::Melee),
        Phase::Dynasty => link(TablePage::Recruit, keys::CCG_TOOL_RECRUIT, Sign::Reinforcement),
        Phase::Straighten => sheet(Open::Straighten, keys::CCG_TOOL_STAY, Sign::Bow),
        Phase::End => sheet(Open::End, keys::CCG_TOOL_HAND, Sign::Hand),
        Phase::First | Phase::Events | Phase::Over => cards(),
    };
    // What the watch saw is answered first, and both answers want the room.
    let tools = move || {
        (under_now.get() != Under::Verdict)
            .then(|| view! { {tool(phase.get())} {sheet(Open::More, keys::CCG_TOOL_MORE, Sign::More)} })
    };
    view! {
        <Dock>
            <UndoTool />
            {tools}
            {ink(board)}
        </Dock>
    }
    .into_any()
}

/// The block of ink.
fn ink(board: Board) -> AnyView {
    let Board { session, view, cuts, .. } = board;
    let under = under(session);
    let step = Memo::new(move |_| view.with(|view| (view.phase, view.step.clone(), view.then, view.next)));
    let link = move |page: TablePage, label: Key| {
        view! { <ButtonLink kind=ButtonKind::Act href=session.href(page) label=say(label) /> }.into_any()
    };
    (move || match (under.get(), step.get()) {
        (Under::Verdict, _) => verdict_ink(session),
        (Under::Duel, _) => link(TablePage::Duel, keys::CCG_INK_DUEL),
        (Under::Lobby, _) => link(TablePage::Lobby, keys::CCG_INK_LOBBY),
        (Under::Attack, _) => link(TablePage::Attack, keys::CCG_INK_ATTACK),
        (Under::Nothing, (Phase::First, ..)) => compare(session, cuts),
        (Under::Nothing, (Phase::Over, ..)) => link(TablePage::Story, keys::CCG_INK_STORY),
        (Under::Nothing, (_, Some(command), then, _)) => step_ink(session, command, then),
        (Under::Nothing, (_, None, ..)) => ().into_any(),
    })
    .into_any()
}

/// The end is proposed; playing on stands beside it.
fn verdict_ink(session: Session) -> AnyView {
    let second = session.glance(verdict::verdict).map(say);
    view! {
        <Button
            kind=ButtonKind::High
            label=say(keys::CCG_PLAY_ON)
            on_press=move || _ = session.dispatch(Command::PlayOn)
        />
        {act(say(keys::CCG_SO_IT_IS), second, move || _ = session.dispatch(Command::Accept))}
    }
    .into_any()
}

/// The step that leads on, with what comes after it.
pub fn step_ink(session: Session, command: Command, then: Option<Then>) -> AnyView {
    let (label, second) = session.glance(|_| words(session, &command, then));
    let press = move || {
        if command == Command::EndAttack {
            // With the attack its page is over.
            let leave = move || page::go(session.page(TablePage::Table));
            session.dispatch_and_leave(Command::EndAttack, leave, || ());
        } else {
            session.dispatch(command.clone());
        }
    };
    act(label, second, press)
}

fn words(session: Session, command: &Command, then: Option<Then>) -> (String, Option<String>) {
    let then_phase = |phase: Phase| Some(say(Line::new(keys::CCG_THEN).with("what", names::phase_name(phase))));
    match command {
        Command::Straighten { .. } => (say(keys::CCG_STRAIGHTEN), then_phase(Phase::Events)),
        Command::EventsSeen => (say(keys::CCG_EVENTS_SEEN), then_phase(Phase::Action)),
        Command::PassAll => (say(keys::CCG_PASS_ALL), then_phase(Phase::Attack)),
        Command::Act { seat, .. } => {
            let label = of_player(keys::CCG_PASSES_NOW, player_at(session, *seat));
            let second = then.map(|then| match then {
                Then::Acts(seat) => say(Line::new(keys::CCG_THEN).with("what", player_at(session, seat))),
                Then::Ends => say(keys::CCG_THEN_ENDS),
            });
            (label, second)
        }
        Command::NoAttack => (say(keys::CCG_NO_ATTACK), then_phase(Phase::Dynasty)),
        Command::DoneRecruiting => (say(keys::CCG_DONE_RECRUITING), then_phase(Phase::End)),
        Command::EndTurn { discarded: 0, .. } => (say(keys::CCG_END_TURN), Some(say(keys::CCG_END_TURN_DRAW))),
        Command::EndTurn { discarded, .. } => {
            (say(keys::CCG_END_TURN), Some(say(Line::new(keys::CCG_END_TURN_DISCARD).with("count", *discarded))))
        }
        Command::NextSegment => {
            let infantry =
                session.glance(|state| state.attack().is_some_and(|attack| attack.segment == Some(Segment::Infantry)));
            let next = if infantry { keys::CCG_CAVALRY } else { keys::CCG_BATTLES };
            (say(keys::CCG_NEXT_SEGMENT), Some(say(Line::new(keys::CCG_THEN).with("what", Line::new(next)))))
        }
        Command::BeginBattle { province: at } => (say(keys::CCG_BEGIN_BATTLE), Some(province(*at))),
        Command::Resolve { .. } => (say(keys::CCG_RESOLVE), Some(say(keys::CCG_RESOLVE_SUB))),
        Command::EndAttack => (say(keys::CCG_END_ATTACK), then_phase(Phase::Dynasty)),
        other => (say(crate::games::l5r_ccg::text::verbs::verb(other)), None),
    }
}
