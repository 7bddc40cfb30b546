//! A duel: who challenges whom, what all may see, one side's sleeve behind a finger, the end.

mod challenge;
mod settle;

mod entry;
mod manner;
mod odds;
mod source;

use super::parts::act;
use super::text::{card, of_player, player_at};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::in_play::{Duel, DuelStage, Duelist};
use crate::games::l5r_ccg::lessons::Lesson;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Tray;
use crate::ui::components::head::Head;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::looks::{Hand, lesson_card, looks, place};
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::hold::{Held, hold};
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What calls for a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// A card or a Reaction, at any time.
    Card,
    /// The action of whoever acts.
    Action,
}

/// The page.
pub fn duel(call: Call) -> AnyView {
    let session = session();
    let stage = session.part(|table| table.state().duel().map(|duel| duel.stage));
    (move || match stage.get() {
        None => challenge::challenge(session, call),
        Some(DuelStage::Offered | DuelStage::Focusing) => fighting(session),
        Some(DuelStage::Struck) => settle::settle(session),
    })
    .into_any()
}

/// The head of every page of a duel.
fn head(session: Session, subtitle: String) -> AnyView {
    view! {
        <Head
            title=say(keys::CCG_DUEL)
            subtitle=subtitle
            back=session.href(TablePage::Table)
            back_label=say(keys::CCG_BACK_TABLE)
            back_sign=Sign::Close
        />
    }
    .into_any()
}

/// What a duelist is called.
fn named(session: Session, duel: &Duel, duelist: Duelist) -> String {
    session.glance(|state| card(state, duel.side(duelist).card))
}

/// What all may see: whose decision it is, start values, cards down, hands.
fn public(session: Session, duel: &Duel) -> AnyView {
    let side = |duelist: &Duelist| {
        let one = duel.side(*duelist);
        let (hand, mark) = session.glance(|state| (state.seat(one.seat).hand, marks::small(state, one.seat)));
        let start = one.start.map_or_else(|| "?".to_owned(), |start| start.to_string());
        let pile = Line::new(keys::CCG_DOWN_AND_HAND).with("down", one.focused).with("hand", hand);
        view! {
            <div>
                {mark} <p class="title">{named(session, duel, *duelist)}</p>
                <p class="chi">{start} " " <small>{say(keys::CCG_CHI)}</small></p>
                <p class="pile">{say(pile)}</p>
            </div>
        }
    };
    let line = match duel.stage {
        DuelStage::Offered => Some(of_player(keys::CCG_IS_CHALLENGED, named(session, duel, Duelist::Challenged))),
        DuelStage::Focusing => Some(of_player(keys::CCG_DECIDES, named(session, duel, duel.turn()))),
        DuelStage::Struck => None,
    };
    let line = line.map(|line| view! { <p class="turnof" role="status"><b>{line}</b></p> });
    view! {
        <section class="card pad stack">
            {line}
            <div class="duo">{Duelist::ALL.iter().map(side).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// The duel while it is offered or they focus.
fn fighting(session: Session) -> AnyView {
    let duel = session.part(|table| table.state().duel().copied());
    let (held, gone) = (Held::closed(), odds::gone(session));
    let other = RwSignal::new(false);
    let (entering, thinking) = (RwSignal::new(false), RwSignal::new(false));
    // Whose sleeve it is: of whoever decides, unless the other one takes the phone.
    let whose = Memo::new(move |_| {
        let turn = duel.with(|duel| duel.map_or(Duelist::Challenged, |duel| duel.turn()));
        if other.get() { turn.other() } else { turn }
    });
    let lesson = session.part(|table| Lesson::at(table.state()));
    let sleeve = move || {
        let Some(duel) = duel.get() else { return ().into_any() };
        let owner = player_at(session, duel.side(whose.get()).seat);
        if held.open.get() { odds::odds(session, gone, whose.get()) } else { closed(&owner) }
    };
    // Only whoever decides is advised by the ink, and only in its own sleeve.
    let advised = Signal::derive(move || {
        let turn = duel.with(|duel| duel.map(|duel| duel.turn()));
        held.open.get() && turn == Some(whose.get())
    });
    let label = move || duel.get().map_or_else(String::new, |duel| player_at(session, duel.side(whose.get()).seat));
    // As many as the odds count with, also where a Focus was taken back.
    let entered = move || {
        let side = whose.get();
        let down = duel.with(|duel| duel.map_or(0, |duel| usize::from(duel.side(side).focused)));
        looks().hands.with(|hands| hands[place(side)].fitted(down).held.len())
    };
    let keys_of_hold = move || {
        let sub = say(Line::new(keys::CCG_HAND_ENTERED).with("count", entered()));
        hold(held, of_player(keys::CCG_HOLD_SIDE, label()), sub)
    };
    view! {
        <div class="screen two tr ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                {lesson_card(move || lesson.get())} {move || duel.get().map(|duel| public(session, &duel))} {sleeve}
                <div class="rowx wrap">
                    <Button label=say(keys::CCG_ENTER_HAND) sign=Sign::Hand on_press=move || entering.set(true) />
                    <Button
                        label=say(keys::CCG_OTHER_SIDE)
                        sign=Sign::Swap
                        on_press=move || other.update(|other| *other = !*other)
                    />
                    <Button label=say(keys::CCG_WAY) sign=Sign::Edit on_press=move || thinking.set(true) />
                </div>
                {move || source::choice(session, whose.get())}
            </main>
            <Tray>
                {keys_of_hold}
                <div class="dockrow"><UndoTool /> {move || duel.get().map(|duel| deeds(session, gone, &duel, advised))}</div>
            </Tray>
        </div>
        {entry::sheet(session, whose, entering)} {manner::sheet(session, whose, thinking)}
    }
    .into_any()
}

/// The paper screen: it shows nothing but that it is closed.
fn closed(owner: &str) -> AnyView {
    view! {
        <div class="shoji">
            <span>
                <Icon sign=Sign::Cover size=IconSize::Middle />
                <b>{say(keys::CCG_CLOSED)}</b>
                " "
                <small>{of_player(keys::CCG_CLOSED_SUB, owner)}</small>
            </span>
        </div>
    }
    .into_any()
}

/// What whoever decides may do. Closed there is no ink, which would tell the advice.
fn deeds(session: Session, gone: odds::Gone, duel: &Duel, advised: Signal<bool>) -> AnyView {
    let duelist = duel.turn();
    let (seat, stage) = (duel.side(duelist).seat, duel.stage);
    let hand = session.glance(|state| state.seat(seat).hand);
    let focus = move || {
        looks().hands.update(|hands| hands[place(duelist)].focus());
        session.dispatch(Command::Focus { duelist });
    };
    let strike = move || _ = session.dispatch(Command::Strike { duelist });
    let refuse = (stage == DuelStage::Offered).then(|| {
        let leave = move || page::go(session.page(TablePage::Table));
        let press = move || session.dispatch_and_leave(Command::RefuseDuel, leave, || ());
        view! { <Button kind=ButtonKind::Grow label=say(keys::CCG_REFUSE) on_press=press /> }
    });
    let best = move || advised.get().then(|| odds::advises_focus(session, gone, duelist)).flatten();
    let pair = move || {
        let (strike_label, focus_label) = (say(keys::CCG_STRIKE), say(keys::CCG_FOCUS));
        let plain = move |label: String, press: Box<dyn Fn() + Send + Sync>| {
            view! { <Button kind=ButtonKind::Grow label=label on_press=move || press() /> }.into_any()
        };
        let can_focus = hand > 0;
        match best() {
            Some(true) => view! { {plain(strike_label, Box::new(strike))} {act(focus_label, None, focus)} }.into_any(),
            Some(false) => {
                view! { {can_focus.then(|| plain(focus_label, Box::new(focus)))} {act(strike_label, None, strike)} }
                    .into_any()
            }
            None => view! {
                {plain(strike_label, Box::new(strike))}
                {can_focus.then(|| plain(focus_label, Box::new(focus)))}
            }
            .into_any(),
        }
    };
    view! { {refuse} {pair} }.into_any()
}

impl Hand {
    /// The highest card in hand goes face down.
    fn focus(&mut self) {
        let highest = (0..self.held.len()).max_by_key(|at| self.held[*at]);
        if let Some(at) = highest {
            self.focused.push(self.held.remove(at));
        }
    }

    /// The same hand with so many cards down, as undo may have it.
    fn fitted(&self, down: usize) -> Self {
        let mut hand = self.clone();
        while hand.focused.len() > down {
            hand.held.extend(hand.focused.pop());
        }
        while hand.focused.len() < down && !hand.held.is_empty() {
            hand.focus();
        }
        hand
    }
}
