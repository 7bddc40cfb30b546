//! A province: who holds it, what it is worth, what lies there, what can be placed, and changes by hand.

use super::super::{Over, Place};
use super::enter::enter;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::laid::{At, Gone, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::queries::{spot, unseen};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::{names, reasons};
use crate::games::battle_for_rokugan::views::places::{Target, targets};
use crate::games::battle_for_rokugan::views::worth::worth;
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::icon::{Icon, IconSize};
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

pub(super) fn province(place: Place, at: Province) -> AnyView {
    let stage = place.session.glance(State::stage);
    view! {
        {(stage == Stage::Starting).then(|| settling(place, at))}
        {(stage == Stage::Placement).then(|| placing(place, at))}
        {(stage == Stage::Reveal).then(|| enter(place, at))}
        {tokens(place, at)}
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

/// A starting token here, for whoever chooses from the list: on the map one tap on the province does it.
fn settling(place: Place, at: Province) -> AnyView {
    let press = move || place.act(Command::Settle { province: at });
    view! {
        <div class="card rows">
            <RowButton title=say(keys::BFR_SETTLE_HERE) on_press=press />
        </div>
    }
    .into_any()
}

/// The places here for the clan whose turn it is; closed ones say why, and can be used anyway.
fn placing(place: Place, at: Province) -> AnyView {
    let Some(clan) = place.session.glance(State::turn) else { return ().into_any() };
    let all = place.session.glance(|state| targets(state, clan, at));
    let word = move |spot: Spot| match spot {
        Spot::Center(_) => say(keys::BFR_CENTER),
        Spot::Border(border) => place
            .session
            .glance(|state| say(Line::new(keys::BFR_BORDER_IN).with("from", names::province(state, border.from())))),
        Spot::Coast(_) => say(keys::BFR_COAST_IN),
    };
    let row = move |target: Target| {
        let command = Command::Place { clan, at: At::Spot(target.spot), face: None };
        let sub = target.closed.map(|reason| say(reasons::reason(reason)));
        let press = move || place.act(command.clone());
        view! { <RowButton title=word(target.spot) sub=sub on_press=press /> }
    };
    let (open, closed): (Vec<_>, Vec<_>) = all.into_iter().partition(|target| target.closed.is_none());
    view! {
        <h3 class="rowx">{big_mon(clan)} {say(keys::BFR_PROVINCE_PLACE)}</h3>
        <div class="card rows">
            {open.into_iter().map(row).collect_view()}
            {blessings(place, clan, at)}
            {closed.into_iter().map(row).collect_view()}
        </div>
    }
    .into_any()
}

/// Blessings the clan still has, on its own tokens here.
pub(super) fn blessings(place: Place, clan: Clan, at: Province) -> AnyView {
    let offers = place.session.glance(|state| {
        let left = unseen(state, clan);
        let faces = Face::ALL.iter().filter(|face| face.kind() == Kind::Blessing && left.of(**face) > 0);
        let faces: Vec<_> = faces.copied().collect();
        let own = here(state, at).into_iter().filter(|laid| laid.clan == clan && matches!(laid.at, At::Spot(_)));
        let offer = |laid: Laid| {
            let on = say(names::place(state, state.laid(), &laid));
            faces.iter().map(|face| (laid, *face, on.clone())).collect::<Vec<_>>()
        };
        own.flat_map(offer).collect::<Vec<_>>()
    });
    let row = move |(laid, face, on): (Laid, Face, String)| {
        let strength = face.strength().unwrap_or(0);
        let title = say(Line::new(keys::BFR_BLESS).with("strength", strength).with("place", on));
        let press = move || place.act(Command::Place { clan, at: At::On(laid.id), face: Some(face) });
        view! { <RowButton title=title lead=lead(Sign::TokenBlessing) on_press=press /> }
    };
    offers.into_iter().map(row).collect_view().into_any()
}

fn lead(sign: Sign) -> ViewFn {
    ViewFn::from(move || view! { <Icon sign=sign size=IconSize::Lead /> })
}

fn here(state: &State, at: Province) -> Vec<Laid> {
    let aimed = |laid: &&Laid| spot(state.laid(), laid).is_some_and(|spot| spot.target() == at);
    state.laid().iter().filter(aimed).copied().collect()
}

/// What lies here; a press takes a token back behind its screen.
fn tokens(place: Place, at: Province) -> AnyView {
    let all = place.session.glance(|state| {
        let row = |laid: Laid| (laid, say(names::place(state, state.laid(), &laid)));
        here(state, at).into_iter().map(row).collect::<Vec<_>>()
    });
    if all.is_empty() {
        return ().into_any();
    }
    let row = move |(laid, on): (Laid, String)| {
        let title = match laid.face {
            Some(face) => format!("{}, {}", say(names::clan(laid.clan)), say(names::face(face))),
            None => say(names::clan(laid.clan)),
        };
        let press = move || place.act(Command::Take { token: laid.id, face: None, to: Gone::Hand });
        let back = || view! { <span class="sub2">{say(keys::BFR_TAKE_BACK)}</span> };
        view! {
            <RowButton title=title sub=Some(on) lead=move || big_mon(laid.clan) trailing=back on_press=press />
        }
    };
    view! {
        <h3>{say(keys::BFR_TOKENS_HERE)}</h3>
        <div class="card rows">{all.into_iter().map(row).collect_view()}</div>
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
