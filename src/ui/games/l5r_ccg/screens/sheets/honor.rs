//! Family Honor by any amount: how much, who had a part in it, what answers a loss, and what for; naming that applies it.

use super::super::parts::{amounts, own_stepper};
use super::super::table::Board;
use super::super::text::card;
use super::done;
use crate::games::l5r_ccg::command::{Answer, Command};
use crate::games::l5r_ccg::model::card::Trait;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Note;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

const GAINS: [i16; 6] = [1, 2, 3, 4, 5, 8];
const LOSSES: [i16; 6] = [-1, -2, -3, -4, -5, -8];
/// What Honor is mostly gained or lost for.
const REASONS: [Key; 4] =
    [keys::CCG_REASON_CARD, keys::CCG_REASON_ACTION, keys::CCG_REASON_EVENT, keys::CCG_REASON_OTHER];

/// The Personalities with a part in it, and the answer to a loss.
#[derive(Clone, Copy)]
struct Part {
    involved: RwSignal<Vec<CardId>>,
    favor: RwSignal<bool>,
    seppuku: RwSignal<Option<CardId>>,
}

/// The sheet.
pub fn honor(board: Board, seat: SeatId) -> AnyView {
    let by = RwSignal::new(0_i32);
    let own = RwSignal::new(String::new());
    let part = Part { involved: RwSignal::new(Vec::new()), favor: RwSignal::new(false), seppuku: RwSignal::new(None) };
    let apply = move |reason: String| {
        let is_loss = by.get_untracked() < 0;
        let seppuku = part.seppuku.get_untracked().map(Answer::Seppuku);
        let answer = if part.favor.get_untracked() { Some(Answer::Favor) } else { seppuku };
        let command = Command::Honor {
            seat,
            by: i16::try_from(by.get_untracked()).unwrap_or(0),
            reason: Note::new(&reason),
            involved: part.involved.get_untracked(),
            answer: answer.filter(|_| is_loss),
        };
        done(board, command);
    };
    let reason = move |key: &Key| {
        let key = *key;
        view! { <Button label=say(key) disabled=Signal::derive(move || by.get() == 0) on_press=move || apply(say(key)) /> }
    };
    view! {
        {amounts(say(keys::CCG_GAIN), &GAINS, move |amount| by.set(amount.into()))}
        {amounts(say(keys::CCG_LOSE), &LOSSES, move |amount| by.set(amount.into()))}
        {own_stepper(say(keys::CCG_CHANGE), by, (-99, 99))} {involved(board, seat, part)}
        {move || (by.get() < 0).then(|| answers(board, seat, part))}
        <h3>{say(keys::CCG_WHAT_FOR)}</h3>
        <div class="rowx wrap">{REASONS.iter().map(reason).collect_view()}</div>
        <TextField label=say(keys::CCG_OWN_WORDS) value=own on_input=move |new: String| own.set(new) />
        <footer>
            <Button
                kind=ButtonKind::Grow
                label=say(keys::CCG_APPLY)
                disabled=Signal::derive(move || by.get() == 0)
                on_press=move || apply(own.get_untracked())
            />
        </footer>
    }
    .into_any()
}

/// The own Personalities: a dishonored one with a part in a gain is restored instead.
fn involved(board: Board, seat: SeatId, part: Part) -> AnyView {
    let all: Vec<(CardId, String, bool)> = board.session.glance(|state| {
        let of = |id: CardId| card(state, id);
        state.personalities(seat).map(|(id, one)| (id, of(id), one.is_dishonored())).collect()
    });
    if all.is_empty() {
        return ().into_any();
    }
    let row = move |(id, name, stained): (CardId, String, bool)| {
        let chosen = Signal::derive(move || part.involved.with(|all| all.contains(&id)));
        let toggle = move || {
            part.involved.update(|all| match all.iter().position(|one| *one == id) {
                Some(at) => _ = all.remove(at),
                None => all.push(id),
            });
        };
        let sub = stained.then(|| say(keys::CCG_RESTORED_INSTEAD));
        view! { <Choice kind=ChoiceKind::Checkbox title=name sub=sub chosen=chosen on_choose=toggle /> }
    };
    view! {
        <details class="ccg-fold">
            <summary>{say(keys::CCG_INVOLVED)}</summary>
            <div class="choices" role="group" aria-label=say(keys::CCG_INVOLVED)>
                {all.into_iter().map(row).collect_view()}
            </div>
        </details>
    }
    .into_any()
}

/// What answers a loss: the Favor, or a Samurai with a part in it.
fn answers(board: Board, seat: SeatId, part: Part) -> AnyView {
    let holds = board.session.glance(|state| state.favor() == Some(seat));
    let favor = holds.then(|| {
        let toggle = move || part.favor.update(|on| *on = !*on);
        view! {
            <Choice
                kind=ChoiceKind::Checkbox
                title=say(keys::CCG_GIVE_FAVOR)
                sub=say(keys::CCG_GIVE_FAVOR_SUB)
                chosen=part.favor
                on_choose=toggle
            />
        }
    });
    let samurai = move || {
        let all = part.involved.get();
        let named = board.session.glance(|state| {
            let samurai = |id: &CardId| state.card(*id).is_some_and(|one| one.card.has(Trait::Samurai));
            all.iter().copied().filter(samurai).map(|id| (id, card(state, id))).collect::<Vec<_>>()
        });
        let row = move |(id, name): (CardId, String)| {
            let title = say(Line::new(keys::CCG_SEPPUKU_OF).with("card", name));
            let chosen = Signal::derive(move || part.seppuku.get() == Some(id));
            let toggle = move || part.seppuku.update(|now| *now = if *now == Some(id) { None } else { Some(id) });
            view! { <Choice kind=ChoiceKind::Checkbox title=title sub=say(keys::CCG_SEPPUKU_SUB) chosen=chosen on_choose=toggle /> }
        };
        named.into_iter().map(row).collect_view()
    };
    view! { <div class="choices" role="group" aria-label=say(keys::CCG_ANSWERS)>{favor} {samurai}</div> }.into_any()
}
