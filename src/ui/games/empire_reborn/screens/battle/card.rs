//! The card in hand: what it is about, a number to press instead of dice, the dice of each handful; at the end what it
//! came to.

use super::words::{called, count_label, how, title, whose};
use super::{Hand, Session, ask};
use crate::games::empire_reborn::field::command::{Move, Throw};
use crate::games::empire_reborn::field::shugenja::Caller;
use crate::games::empire_reborn::field::{Affair, ROLES, side};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::text::battle;
use crate::games::empire_reborn::views::odds::battle::{Topic, View};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::screens::parts::toggle;
use crate::ui::games::empire_reborn::screens::roller::slots;
use crate::ui::games::empire_reborn::screens::text::{counted, small};
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Whether the victor takes the province, as was chosen.
pub(super) fn occupies() -> bool {
    looks().occupies.get_untracked()
}

/// The card.
pub(super) fn card(session: Session, view: &View, hand: Hand) -> AnyView {
    let counts = view.card.count.and_then(|most| Some(counts(session, count_label(&view.card)?, most)));
    let handfuls = view.card.handfuls.iter().enumerate().map(|(at, handful)| {
        let name = Signal::stored(whose(session, view, at));
        let now = Signal::derive(move || hand.at.get() == at);
        let luck = handful.luck;
        view! { {slots(hand.rollers[at], name, now, move || hand.at.set(at))} {move || lucky(hand, at, luck)} }
    });
    let offers = ROLES.map(|role| traded(session, view, role));
    let callers = view.callers.iter().map(|caller| called_back(session, caller));
    let over = matches!(view.card.topic, Topic::Over).then(|| outcome(session, view));
    view! {
        <div class="pad stack">
            <h2>{title(session, view)}</h2>
            {how(&view.card).map(|how| view! { <p>{how}</p> })} {counts} {over}
        </div>
        {offers} {callers.collect_view()} {handfuls.collect_view()}
    }
    .into_any()
}

/// Somebody Lucky sees what fell, and may roll again.
fn lucky(hand: Hand, at: usize, left: u8) -> Option<AnyView> {
    if hand.first[at].with(Option::is_some) {
        return Some(view! { <p class="pad sub2" role="status">{say(keys::ER_LUCK_AGAIN)}</p> }.into_any());
    }
    let again = move || {
        hand.first[at].set(Some(hand.rollers[at].dice()));
        hand.rollers[at].clear();
        hand.at.set(at);
    };
    (left > 0 && hand.rollers[at].is_whole()).then(|| {
        view! { <div class="pad"><Button label=counted(keys::ER_LUCK, left) on_press=again /></div> }.into_any()
    })
}

/// Somebody Exploitative may trade Honor for dice in what is rolled now.
fn traded(session: Session, view: &View, role: Role) -> Option<AnyView> {
    let (who, dice) = view.sides[side(role)].trade?;
    let label = say(Line::new(keys::ER_EXPLOIT).with("name", called(session, who)).with("count", dice));
    let press = move || ask(session, Move::Trade { role });
    Some(view! { <div class="pad"><Button label=label on_press=press /></div> }.into_any())
}

/// A shugenja of the Lion may call the dead: as many as can be, whoever is hit last first.
fn called_back(session: Session, caller: &Caller) -> AnyView {
    let units: Vec<u16> = caller.dead.iter().take(caller.most).copied().collect();
    let line = Line::new(keys::ER_BATTLE_CALL).with("name", called(session, caller.who));
    let (who, label) = (caller.who, say(line.with("count", units.len())));
    let press = move || ask(session, Move::Call { who, units: units.clone() });
    view! { <div class="pad"><Button label=label on_press=press /></div> }.into_any()
}

/// Numbers from none to all; a press is the roll.
fn counts(session: Session, label: String, most: u16) -> AnyView {
    let key = move |count: u16| {
        let press = move |_| ask(session, Move::Roll { throw: Throw::Count(count) });
        view! { <button type="button" class="key" on:click=press>{count}</button> }
    };
    let ears = label.clone();
    view! {
        <p class="sub2" aria-hidden="true">{label}</p>
        <div class="nine" role="group" aria-label=ears>{(0..=most).map(key).collect_view()}</div>
        <p class="sub2">{say(keys::ER_BATTLE_OR_DICE)}</p>
    }
    .into_any()
}

/// What the battle came to, before it is booked.
fn outcome(session: Session, view: &View) -> AnyView {
    let winner = view.verdict.and_then(|verdict| verdict.winner);
    let won = winner.map(|winner| {
        let fled = view.verdict.is_some_and(|verdict| verdict.fled);
        let key = if fled { keys::ER_LOG_WON_FLED } else { keys::ER_LOG_WON_BATTLE };
        say(Line::new(key).with("side", battle::side(winner)))
    });
    let lost = Line::new(keys::ER_BATTLE_LOST)
        .with("attacker", small(view.sides[0].lost))
        .with("defender", small(view.sides[1].lost));
    let booty = (view.affair == Affair::Raid).then(|| {
        let names = |who: &[crate::games::empire_reborn::person::PersonId]| {
            who.iter().map(|who| called(session, *who)).collect::<Vec<_>>().join(", ")
        };
        let line = Line::new(keys::ER_LOG_PLUNDERED)
            .with("koku", small(view.booty.koku))
            .with("captured", small(view.booty.captured.len()))
            .with("freed", small(view.booty.freed.len()));
        view! {
            <p>{say(line)}</p>
            <p>{names(&view.booty.captured)} " " {names(&view.booty.freed)}</p>
        }
    });
    let may = winner == Some(Role::Attacker) && view.affair == Affair::Battle && view.ground != Ground::Naval;
    let occupies = looks().occupies;
    let occupy = may.then(|| {
        toggle(
            say(keys::ER_BATTLE_OCCUPY),
            [keys::ER_NO, keys::ER_YES],
            Signal::derive(move || occupies.get()),
            move |on| occupies.set(on),
        )
    });
    view! { <p>{won}</p> <p>{say(lost)}</p> {booty} {occupy} <p class="sub2">{say(keys::ER_BATTLE_BOOK_SUB)}</p> }
        .into_any()
}
