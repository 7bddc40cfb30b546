//! What the app counts beside the board, to be put right: cards, ronin, tokens still to place, scouts, discard piles.

use super::parts::name;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::model::board::CardPlace;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::ledger::{Entry, ledger};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::select::Select;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::games::battle_for_rokugan::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// Cards, ronin and each clan's own, folded away.
pub(super) fn by_hand(session: Session) -> AnyView {
    let clans: Vec<Clan> = session.glance(|state| state.players().iter().collect());
    let (cards_open, ronin_open) = (RwSignal::new(false), RwSignal::new(false));
    let of_clan = move |clan: Clan| {
        let open = RwSignal::new(false);
        view! { <Folded title=name(clan) sub=say(keys::BFR_HAND_CLAN) open=open>{seat(session, clan)}</Folded> }
    };
    let ronin = {
        let clans = clans.clone();
        move || clans.iter().map(|clan| ronin(session, *clan)).collect_view()
    };
    view! {
        <h2>{say(keys::BFR_PROVINCE_BY_HAND)}</h2>
        <Folded title=say(keys::BFR_HAND_CARDS) open=cards_open>
            {move || Territory::ALL.iter().map(|at| card(session, *at)).collect_view()}
        </Folded>
        <Folded title=say(keys::BFR_HAND_RONIN) open=ronin_open>{ronin.clone()}</Folded>
        {clans.into_iter().map(of_clan).collect_view()}
    }
    .into_any()
}

/// Where the card of a territory is.
fn card(session: Session, territory: Territory) -> AnyView {
    let places = session.glance(|state| {
        let held = state.players().iter().map(CardPlace::Held);
        [CardPlace::Board, CardPlace::Used].into_iter().chain(held).collect::<Vec<_>>()
    });
    let now = session.part(move |table| table.state().board().card(territory));
    let word = |place: &CardPlace| match place {
        CardPlace::Board => say(keys::BFR_HAND_CARD_BOARD),
        CardPlace::Used => say(keys::BFR_HAND_CARD_USED),
        CardPlace::Held(clan) => name(*clan),
    };
    let answers: Vec<String> = places.iter().map(word).collect();
    let all = places.clone();
    let choose = move |at: usize| {
        if let Some(to) = places.get(at).copied() {
            session.dispatch(Command::ByHand(Hand::Card { territory, to }));
        }
    };
    view! {
        <Select
            label=say(names::territory(territory))
            answers=Signal::stored(answers)
            chosen=Signal::derive(move || all.iter().position(|place| *place == now.get()).unwrap_or(0))
            on_choose=choose
        />
    }
    .into_any()
}

/// Whether a clan is ronin this round.
fn ronin(session: Session, clan: Clan) -> AnyView {
    let now = session.part(|table| {
        let state = table.state();
        state.players().iter().filter(|clan| state.board().is_ronin(*clan)).collect::<Vec<_>>()
    });
    let toggle = move |on: bool| {
        let mut clans = now.get();
        clans.retain(|other| *other != clan);
        clans.extend(on.then_some(clan));
        session.dispatch(Command::ByHand(Hand::Ronin { clans }));
    };
    view! { <Tick label=name(clan) on=Signal::derive(move || now.get().contains(&clan)) on_toggle=toggle /> }.into_any()
}

/// What a clan has still to place, its scouts and shugenja, and its discard pile.
fn seat(session: Session, clan: Clan) -> AnyView {
    let agents = move |change: fn(u8, &mut u8, &mut u8), count: u8| {
        let (mut scouts, mut shugenja) = session.glance(|state| (state.seat(clan).scouts, state.seat(clan).shugenja));
        change(count, &mut scouts, &mut shugenja);
        session.dispatch(Command::ByHand(Hand::Agents { clan, scouts, shugenja }));
    };
    let entries = session.glance(|state| ledger(state, clan));
    let discard = move |entry: Entry| {
        let read = move |state: &State| state.seat(clan).discards.of(entry.face);
        let write = move |count: u8| {
            session.dispatch(Command::ByHand(Hand::Discards { clan, face: entry.face, count }));
        };
        number(session, say(names::face(entry.face)), entry.all, read, write)
    };
    let place = move |left: u8| {
        session.dispatch(Command::ByHand(Hand::Placements { clan, left }));
    };
    view! {
        {number(session, say(keys::BFR_HAND_PLACE), 27, move |state| state.seat(clan).to_place, place)}
        {number(
            session,
            say(keys::BFR_HAND_SCOUTS),
            2,
            move |state| state.seat(clan).scouts,
            move |count| agents(|count, scouts, _| *scouts = count, count),
        )}
        {number(
            session,
            say(keys::BFR_HAND_SHUGENJA),
            1,
            move |state| state.seat(clan).shugenja,
            move |count| agents(|count, _, shugenja| *shugenja = count, count),
        )}
        <h3>{say(keys::BFR_HAND_DISCARDS)}</h3>
        {entries.into_iter().map(discard).collect_view()}
    }
    .into_any()
}

/// A number of a clan with its keys.
fn number(
    session: Session,
    label: String,
    most: u8,
    read: impl Fn(&State) -> u8 + Send + Sync + 'static,
    write: impl Fn(u8) + Send + Sync + 'static,
) -> AnyView {
    let now = session.part(move |table| read(table.state()));
    let ears = |key: Key| say(Line::new(key).with("what", label.clone()));
    let (less, more) = (ears(keys::BFR_LESS), ears(keys::BFR_ONE_MORE));
    // A stepper stays within its bounds.
    let change = move |to: i32| write(u8::try_from(to).unwrap_or(0));
    view! {
        <Stepper
            label=label
            value=Signal::derive(move || Some(i32::from(now.get())))
            most=i32::from(most)
            minus_label=less
            plus_label=more
            on_change=change
        />
    }
    .into_any()
}
