//! An attack is declared: whom, and who is invited to either side.

use super::super::parts::{act, answers, no_cards};
use super::super::text::{of_player, player_at};
use super::{head, lesson};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The page.
pub fn declare(session: Session) -> AnyView {
    let (current, others, phase) = session.glance(|state| {
        let current = state.current();
        let others: Vec<SeatId> = state.remaining().into_iter().filter(|seat| *seat != current).collect();
        (current, others, state.phase())
    });
    let defender = RwSignal::new(if others.len() == 1 { Some(0_usize) } else { None });
    // For every other player: nobody invites, the Attacker does, the Defender does.
    let invited: Vec<(SeatId, RwSignal<Option<usize>>)> =
        others.iter().map(|seat| (*seat, RwSignal::new(Some(0)))).collect();
    let chosen = {
        let others = others.clone();
        Memo::new(move |_| defender.get().and_then(|at| others.get(at).copied()))
    };
    let names: Vec<String> = others.iter().map(|seat| player_at(session, *seat)).collect();
    let ally = move |(seat, answer): (SeatId, RwSignal<Option<usize>>)| {
        let words = vec![say(keys::CCG_NOBODY_INVITES), say(keys::CCG_SIDE_ATTACK), say(keys::CCG_SIDE_DEFENSE)];
        let label = of_player(keys::CCG_INVITED, player_at(session, seat));
        move || {
            (chosen.get() != Some(seat))
                .then(|| view! { <h3>{label.clone()}</h3> {answers(label.clone(), words.clone(), answer)} })
        }
    };
    let allies = (others.len() > 1).then(|| invited.iter().copied().map(ally).collect_view());
    let invited = StoredValue::new(invited);
    let side = move |defender: SeatId, which: usize| -> Vec<SeatId> {
        let joins =
            |(seat, answer): &&(SeatId, RwSignal<Option<usize>>)| *seat != defender && answer.get() == Some(which);
        invited.with_value(|invited| invited.iter().filter(joins).map(|(seat, _)| *seat).collect())
    };
    let start = move || {
        let Some(defender) = chosen.get_untracked() else { return };
        let (attack, defense) = untrack(|| (side(defender, 1), side(defender, 2)));
        session.dispatch(Command::DeclareAttack { defender, attack, defense });
    };
    // Without anybody to send the attack is still one (CC-ATK-1), but nothing to go on to by the way.
    let bare = Memo::new(move |_| {
        chosen.get().is_some_and(|defender| {
            let allies = side(defender, 1);
            session.state(|state| std::iter::once(current).chain(allies).all(|seat| !can_send(state, seat)))
        })
    });
    let second = move || chosen.get().map(|seat| of_player(keys::CCG_ATTACK_ON, player_at(session, seat)));
    let ink = move || match (chosen.get(), bare.get()) {
        (Some(_), false) => act(say(keys::CCG_DECLARE), second(), start),
        (Some(_), true) => {
            view! { <Button kind=ButtonKind::High label=say(keys::CCG_DECLARE_BARE) on_press=start /> }.into_any()
        }
        (None, _) => view! { <p class="inkless" role="status">{say(keys::CCG_WHOM)}</p> }.into_any(),
    };
    let nobody = move || bare.get().then(|| no_cards(session, keys::CCG_NOBODY_TO_SEND, current));
    let none =
        move || session.dispatch_and_leave(Command::NoAttack, move || page::go(session.page(TablePage::Table)), || ());
    let late = (phase != Phase::Attack).then(|| {
        let line =
            Line::new(keys::CCG_NOT_NOW).with("needs", names::phase(Phase::Attack)).with("is", names::phase(phase));
        view! { <p class="sub2">{say(line)}</p> }
    });
    view! {
        <div class="screen one ccg">
            {head(session, || say(keys::CCG_TOOL_ATTACK))}
            <main class="body">
                {lesson(session)} {late}
                <section class="card pad stack">
                    <h2>{say(keys::CCG_WHOM)}</h2>
                    {answers(say(keys::CCG_WHOM), names, defender)} {allies}
                    <p class="sub2">{of_player(keys::CCG_ATTACK_FREE, player_at(session, current))}</p>
                </section>
                {nobody}
            </main>
            <Dock>
                <UndoTool />
                <Button kind=ButtonKind::High label=say(keys::CCG_NO_ATTACK) on_press=none />
                {ink}
            </Dock>
        </div>
    }
    .into_any()
}

/// Whether a player has a Personality that may be sent: one that is not bowed (CC-ATK-5).
fn can_send(state: &State, seat: SeatId) -> bool {
    state.personalities(seat).any(|(_, one)| !one.is_bowed())
}
