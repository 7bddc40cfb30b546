//! What a province is worth, its odds, its name, and changes of it by hand.

use super::super::{Over, Place};
use super::province::lead;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::worth::worth;
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::row::{RowButton, RowText, SignLink};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::screens::parts::big_mon;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// Below what can be placed there.
pub fn about(place: Place, at: Province) -> AnyView {
    view! {
        <div class="card rows">
            <SignLink
                href=place.session.href(TablePage::Odds(at))
                sign=Sign::TokenBluff
                title=say(keys::BFR_PROVINCE_ODDS)
            />
            {worths(place, at)}
            <RowButton
                title=say(keys::BFR_RENAME)
                lead=lead(Sign::Edit)
                on_press=move || place.over.set(Some(Over::Rename(at)))
            />
        </div>
        {by_hand(place, at)}
    }
    .into_any()
}

/// What it would move, clan by clan.
fn worths(place: Place, at: Province) -> AnyView {
    let (all, holder) = place.session.glance(|state| (worth(state, at), state.board().controller(at)));
    let row = move |worth: crate::games::battle_for_rokugan::views::worth::Worth| {
        let line = match holder {
            Some(holder) => Line::new(keys::BFR_WORTH_LINE)
                .with("clan", names::clan(worth.taker))
                .with("gain", Arg::Signed(worth.gain.into()))
                .with("holder", names::clan(holder))
                .with("loss", worth.loss),
            None => Line::new(keys::BFR_WORTH_EMPTY)
                .with("clan", names::clan(worth.taker))
                .with("gain", Arg::Signed(worth.gain.into())),
        };
        view! { <RowText title=say(line) lead=move || big_mon(worth.taker) /> }
    };
    all.into_iter().map(row).collect_view().into_any()
}

/// Control and special token, to be put right: every change is an entry of its own.
fn by_hand(place: Place, at: Province) -> AnyView {
    let session = place.session;
    let now = session.part(move |table| {
        let board = table.state().board();
        (board.control(at), board.special(at), table.state().players().iter().collect::<Vec<_>>())
    });
    let change = move |control: Option<Control>| {
        session.dispatch(Command::ByHand(Hand::Control { province: at, control }));
    };
    let holder = move |place: usize| {
        let (control, _, players) = now.get();
        let clan = place.checked_sub(1).and_then(|place| players.get(place).copied());
        let (down, up) = control.map_or((1, 0), |control| (control.down(), control.up()));
        change(clan.and_then(|clan| Control::new(clan, down, up)));
    };
    let set = move |face: Side, count: i32| {
        let Some(control) = now.get().0 else { return };
        let count = u8::try_from(count.clamp(0, 30)).unwrap_or(0);
        change(match face {
            Side::Down => Control::new(control.clan(), count, control.up()),
            Side::Up => Control::new(control.clan(), control.down(), count),
        });
    };
    let special = move |place: usize| {
        let special = place.checked_sub(1).and_then(|place| Special::ALL.get(place).copied());
        session.dispatch(Command::ByHand(Hand::Special { province: at, special }));
    };
    let holders = move || {
        let clans = now.get().2.into_iter().map(|clan| say(names::clan(clan)));
        std::iter::once(say(keys::BFR_NOBODY_HOLDS)).chain(clans).collect::<Vec<_>>()
    };
    let held = move || {
        let (control, _, players) = now.get();
        control.and_then(|control| players.iter().position(|clan| *clan == control.clan())).map_or(0, |at| at + 1)
    };
    let specials: Vec<String> = std::iter::once(say(keys::BFR_NONE))
        .chain(Special::ALL.iter().map(|special| say(names::special(*special))))
        .collect();
    let count = move |face: Side| {
        now.get().0.map(|control| match face {
            Side::Down => i32::from(control.down()),
            Side::Up => i32::from(control.up()),
        })
    };
    let open = RwSignal::new(false);
    let (less, more) = (
        move |key| say(Line::new(keys::BFR_LESS).with("what", say(key))),
        move |key| say(Line::new(keys::BFR_ONE_MORE).with("what", say(key))),
    );
    view! {
        <Folded title=say(keys::BFR_PROVINCE_BY_HAND) open=open>
            <Select
                label=say(keys::BFR_CONTROL_OF)
                answers=Signal::derive(holders)
                chosen=Signal::derive(held)
                on_choose=holder
            />
            <Stepper
                label=say(keys::BFR_FACEDOWN)
                value=Signal::derive(move || count(Side::Down))
                minus_label=less(keys::BFR_FACEDOWN)
                plus_label=more(keys::BFR_FACEDOWN)
                on_change=move |to: i32| set(Side::Down, to)
            />
            <Stepper
                label=say(keys::BFR_FACEUP)
                value=Signal::derive(move || count(Side::Up))
                minus_label=less(keys::BFR_FACEUP)
                plus_label=more(keys::BFR_FACEUP)
                on_change=move |to: i32| set(Side::Up, to)
            />
            <Select
                label=say(keys::BFR_SPECIAL_OF)
                answers=Signal::stored(specials.clone())
                chosen=Signal::derive(move || now.get().1.map_or(0, |special| special.index() + 1))
                on_choose=special
            />
        </Folded>
    }
    .into_any()
}

/// The two sides of a control token.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Down,
    Up,
}
