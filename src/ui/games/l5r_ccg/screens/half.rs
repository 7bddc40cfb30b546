//! One player's half of the table: Honor with its two ends, Provinces, Rings, the Favor, hand and dead.

use super::parts::bound_line;
use super::sheets::Open;
use super::table::Board;
use super::text::{number, of_player, player_at, small};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::in_play::Province;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::state::{LEAST_HONOR, MOST_HONOR};
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::table::{Attacked, Half, Turn};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Note;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::key::Key;
use crate::ui::components::mon::{Mon, MonLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

fn mon_of(board: Board, seat: SeatId) -> Option<MonLook> {
    board.session.glance(|state| marks::mon(state, seat))
}

/// One half as it stands now.
fn part(board: Board, seat: SeatId) -> Memo<Option<Half>> {
    Memo::new(move |_| board.view.with(|view| view.halves.get(seat.index()).cloned()))
}

/// A half, all of it.
pub fn half(board: Board, seat: SeatId) -> AnyView {
    let shown = part(board, seat);
    let name = player_at(board.session, seat);
    let acts = move || shown.with(|half| half.as_ref().is_some_and(|half| half.turn == Turn::Acts));
    let out = move || shown.with(|half| half.as_ref().is_some_and(|half| half.turn == Turn::Out));
    view! {
        <section class="ccg-half" class:on=acts class:out=out aria-label=of_player(keys::CCG_HALF_EARS, name.clone())>
            {head(board, seat, name.clone(), shown)} {honor(board, seat, &name, shown)}
            {provinces(board, seat, shown)} {rings(board, seat, shown)}
        </section>
    }
    .into_any()
}

/// Whose it is, what that player does, hand and dead.
fn head(board: Board, seat: SeatId, name: String, shown: Memo<Option<Half>>) -> AnyView {
    let open = board.open;
    let word = move || {
        shown.with(|half| half.as_ref().map(|half| half.turn)).map(|turn| match turn {
            Turn::Acts => say(keys::CCG_ACTS),
            Turn::Waits => say(keys::CCG_WAITS),
            Turn::Out => say(keys::CCG_IS_OUT_WORD),
        })
    };
    let count = move |of: fn(&Half) -> usize| shown.with(|half| half.as_ref().map_or(0, of));
    let tally = move |sign: Sign, ears: crate::kernel::line::Key, of: fn(&Half) -> usize, what: Open| {
        let label = move || say(Line::new(ears).with("count", count(of)));
        view! {
            <button type="button" class="cnt" aria-label=label on:click=move |_| open.set(Some(what))>
                <Icon sign=sign />
                {move || count(of)}
            </button>
        }
    };
    view! {
        <div class="hh">
            <button type="button" class="who" on:click=move |_| open.set(Some(Open::Player(seat)))>
                {mon_of(board, seat).map(|look| view! { <Mon look=look /> })}
                <span class="title">{name} " " <small>{word}</small></span>
            </button>
            {tally(Sign::Hand, keys::CCG_HAND_EARS, |half| half.hand.into(), Open::Hand(seat))}
            {tally(Sign::Dead, keys::CCG_DEAD_EARS, |half| half.dead, Open::Player(seat))}
        </div>
    }
    .into_any()
}

/// Family Honor, its keys, and how far either end is.
fn honor(board: Board, seat: SeatId, name: &str, shown: Memo<Option<Half>>) -> AnyView {
    let now = Memo::new(move |_| shown.with(|half| half.as_ref().map_or(0, |half| half.honor)));
    let by = move |by: i16| {
        let command = Command::Honor { seat, by, reason: Note::default(), involved: Vec::new(), answer: None };
        board.session.dispatch(command);
    };
    let of = |key| of_player(key, name);
    let (minus, plus, exact) = (of(keys::CCG_HONOR_MINUS), of(keys::CCG_HONOR_PLUS), name.to_owned());
    let label = move || {
        let line = Line::new(keys::CCG_HONOR_EARS).with("player", exact.as_str()).with("honor", now.get());
        let end = at_end(now.get()).then(|| format!(", {}", bound_line(LEAST_HONOR.into(), MOST_HONOR.into())));
        format!("{}, {}, {}{}", say(line), short(shown), above(shown), end.unwrap_or_default())
    };
    let open = move |_| board.open.set(Some(Open::Honor(seat)));
    view! {
        <div class="fh">
            <Key sign=Sign::Minus label=minus disabled=Signal::derive(move || now.get() <= LEAST_HONOR) on_press=move || by(-1) />
            <button type="button" class="fhv" aria-label=label on:click=open>{move || number(now.get().into())}</button>
            <Key sign=Sign::Plus label=plus disabled=Signal::derive(move || now.get() >= MOST_HONOR) on_press=move || by(1) />
            <div class="reach" aria-hidden="true">
                <p><b>{move || short(shown)}</b></p>
                {rope(now)}
                <p>{move || if at_end(now.get()) { bound_line(LEAST_HONOR.into(), MOST_HONOR.into()) } else { above(shown) }}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Whether a key of Honor ends there.
const fn at_end(honor: i16) -> bool {
    honor <= LEAST_HONOR || honor >= MOST_HONOR
}

/// "6 short of 40".
fn short(shown: Memo<Option<Half>>) -> String {
    shown.with(|half| {
        let Some(half) = half else { return String::new() };
        match half.distances.map(|far| far.honor_to_win) {
            None => say(keys::CCG_IS_OUT_WORD),
            Some(None) => say(keys::CCG_NO_HONOR_WIN),
            Some(Some(_)) if half.wins_next_turn => say(keys::CCG_WINS_NEXT),
            Some(Some(short)) => say(Line::new(keys::CCG_SHORT).with("count", small(short))),
        }
    })
}

/// "54 above the fall".
fn above(shown: Memo<Option<Half>>) -> String {
    let far = shown.with(|half| half.as_ref().and_then(|half| half.distances));
    far.map_or_else(String::new, |far| say(Line::new(keys::CCG_ABOVE).with("count", small(far.honor_to_lose))))
}

/// The stroke from the fall, −20, to the post, 40.
fn rope(now: Memo<i16>) -> AnyView {
    let width = move || format!("{}%", (i32::from(now.get()) + 20).clamp(0, 60) * 100 / 60);
    view! { <span class="rope"><i style:width=width></i></span> }.into_any()
}

fn provinces(board: Board, seat: SeatId, shown: Memo<Option<Half>>) -> AnyView {
    let all = Memo::new(move |_| shown.with(|half| half.as_ref().map_or_else(Vec::new, |half| half.provinces.clone())));
    let tab = move |(at, (province, attacked)): (usize, (Province, Attacked))| {
        // There are at most eight.
        let at = u8::try_from(at).unwrap_or(7);
        let open = move |_| board.open.set(Some(Open::Province(seat, at)));
        let label = province_ears(at, province, attacked);
        let face = if province.stands {
            view! { <small>{say(keys::CCG_STRENGTH)}</small>" "<b>{province.strength}</b> }.into_any()
        } else {
            view! { <small>{say(keys::CCG_FALLEN)}</small> }.into_any()
        };
        view! {
            <button
                type="button"
                class="tab"
                class:down=!province.stands
                class:hit=attacked == Attacked::Yes
                aria-label=label
                on:click=open
            >
                {face}
                {(attacked == Attacked::Yes).then(|| view! { <Icon sign=Sign::Melee /> })}
            </button>
        }
    };
    view! { <div class="tabs">{move || all.get().into_iter().enumerate().map(tab).collect_view()}</div> }.into_any()
}

fn province_ears(at: u8, province: Province, attacked: Attacked) -> String {
    let number = i16::from(at) + 1;
    let key = match (province.stands, attacked) {
        (false, _) => return say(Line::new(keys::CCG_PROVINCE_FALLEN_EARS).with("number", number)),
        (true, Attacked::No) => keys::CCG_PROVINCE_EARS,
        (true, Attacked::Yes) => keys::CCG_PROVINCE_HIT_EARS,
    };
    say(Line::new(key).with("number", number).with("strength", province.strength))
}

fn rings(board: Board, seat: SeatId, shown: Memo<Option<Half>>) -> AnyView {
    let place = move |ring: &Ring| {
        let ring = *ring;
        let is_in = move || shown.with(|half| half.as_ref().is_some_and(|half| half.rings.contains(&ring)));
        let (sign, tint) = marks::ring(ring);
        let label = move || {
            let key = if is_in() { keys::CCG_RING_IN_EARS } else { keys::CCG_RING_OUT_EARS };
            say(Line::new(key).with("ring", names::ring(ring)))
        };
        let class = move || if is_in() { format!("ringp in {}", tint.as_str()) } else { "ringp".to_owned() };
        let open = move |_| board.open.set(Some(Open::Ring(seat, ring)));
        view! {
            <button type="button" class=class aria-label=label on:click=open>
                <Icon sign=sign size=IconSize::Middle />
            </button>
        }
    };
    let favor = move || shown.with(|half| half.as_ref().is_some_and(|half| half.favor));
    let face = move || {
        if favor() {
            view! { <span>{say(keys::CCG_FAVOR)}</span> <Icon sign=Sign::ImperialFavor tint=Tint::Honor /> }.into_any()
        } else {
            view! { <span>{say(keys::CCG_NO_FAVOR)}</span> }.into_any()
        }
    };
    view! {
        <div class="rings">
            {Ring::ALL.iter().map(place).collect_view()}
            <button
                type="button"
                class="favp"
                class:no=move || !favor()
                on:click=move |_| board.open.set(Some(Open::Favor))
            >
                {face}
            </button>
        </div>
    }
    .into_any()
}

/// A half that is closed: a row that opens it.
pub fn closed(board: Board, seat: SeatId) -> AnyView {
    let shown = part(board, seat);
    let name = player_at(board.session, seat);
    let value = move || shown.with(|half| half.as_ref().map_or_else(String::new, |half| number(half.honor.into())));
    let standing = move || {
        shown.with(|half| {
            half.as_ref().map_or(0, |half| half.provinces.iter().filter(|(province, _)| province.stands).count())
        })
    };
    let ears = name.clone();
    let label = move || {
        let line = Line::new(keys::CCG_CLOSED_EARS).with("player", ears.as_str()).with("honor", value());
        say(line.with("provinces", standing()).with("way", short(shown)))
    };
    let rings = move || {
        shown.with(|half| {
            let signs = half.iter().flat_map(|half| half.rings.clone());
            signs.map(|ring| view! { <Icon sign=marks::ring(ring).0 tint=marks::ring(ring).1 /> }).collect_view()
        })
    };
    let favor = move || shown.with(|half| half.as_ref().is_some_and(|half| half.favor));
    view! {
        <button type="button" class="row closed" aria-label=label on:click=move |_| board.chosen.set(Some(seat))>
            {mon_of(board, seat).map(|look| view! { <Mon look=look /> })}
            <span>
                <b>{name}</b>
                <span class="sub">{move || short(shown)}</span>
                <span class="marks">
                    {move || (0..standing()).map(|_| view! { <i class="ministroke"></i> }).collect_view()} {rings}
                    {move || favor().then(|| view! { <Icon sign=Sign::ImperialFavor tint=Tint::Honor /> })}
                </span>
            </span>
            <b class="much">{value}</b>
        </button>
    }
    .into_any()
}
