//! A new table: the clans in seat order, what is laid out, and the block that begins.

use super::facts::facts;
use super::parts::{big_mon, name};
use super::remembered::{own_box, remember, remembered};
use crate::games::GameId;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::model::rulings::Rulings;
use crate::games::battle_for_rokugan::rules::setup::{neutral_cards, tokens_each};
use crate::games::battle_for_rokugan::setup::Setup;
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::Journal;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowButton;
use crate::ui::components::tick::Tick;
use crate::ui::games::battle_for_rokugan::part::begin;
use crate::ui::page::Page;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What a clan is good at.
fn ability(clan: Clan) -> Key {
    match clan {
        Clan::Crab => keys::BFR_ABILITY_CRAB,
        Clan::Crane => keys::BFR_ABILITY_CRANE,
        Clan::Dragon => keys::BFR_ABILITY_DRAGON,
        Clan::Lion => keys::BFR_ABILITY_LION,
        Clan::Phoenix => keys::BFR_ABILITY_PHOENIX,
        Clan::Scorpion => keys::BFR_ABILITY_SCORPION,
        Clan::Unicorn => keys::BFR_ABILITY_UNICORN,
    }
}

/// The table from above, with who sits where; the list beside it says the same for ears.
fn around(seats: &[Clan]) -> AnyView {
    let count = seats.len().max(1);
    let seat = |(at, clan): (usize, &Clan)| {
        let turn = format!("{}deg", at * 360 / count);
        view! { <li style=("--turn", turn)>{big_mon(*clan)}</li> }
    };
    view! { <ul class="bfr-seats" aria-hidden="true">{seats.iter().enumerate().map(seat).collect_view()}</ul> }
        .into_any()
}

/// A clan, and its seat once it was tapped.
fn seat(seats: RwSignal<Vec<Clan>>, clan: Clan) -> AnyView {
    let place = move || seats.with(|seats| seats.iter().position(|other| *other == clan));
    let tag = move || place().map(|place| say(Line::new(keys::BFR_SETUP_SEAT).with("seat", place + 1)));
    let tap = move || {
        seats.update(|seats| match seats.iter().position(|other| *other == clan) {
            Some(place) => {
                seats.remove(place);
            }
            None if seats.len() < 5 => seats.push(clan),
            None => {}
        });
    };
    view! {
        <Choice
            kind=ChoiceKind::Checkbox
            title=name(clan)
            sub=say(ability(clan))
            tag=Signal::derive(tag)
            lead=move || big_mon(clan)
            chosen=Signal::derive(move || place().is_some())
            on_choose=tap
        />
    }
    .into_any()
}

/// What is laid out for those who sit there, to be ticked off.
fn laid_out((each, neutral): (usize, usize)) -> AnyView {
    let lines = [
        say(keys::BFR_SETUP_DO_SCREEN),
        say(keys::BFR_SETUP_DO_AGENTS),
        say(keys::BFR_SETUP_DO_CAPITAL),
        say(Line::new(keys::BFR_SETUP_EACH).with("count", each)),
        say(keys::BFR_SETUP_DO_CARDS),
        say(Line::new(keys::BFR_SETUP_DECK).with("count", neutral)),
    ];
    view! {
        <section class="card pad todo" aria-label=say(keys::BFR_SETUP_DO)>
            {lines.into_iter().map(ticked).collect_view()}
        </section>
    }
    .into_any()
}

/// Something to lay out, to be ticked off.
fn ticked(line: String) -> AnyView {
    let done = RwSignal::new(false);
    view! { <Tick label=line on=done on_toggle=move |on: bool| done.set(on) /> }.into_any()
}

/// The seats and rulings of the last table, with one tap.
fn last(seats: RwSignal<Vec<Clan>>, rulings: RwSignal<Rulings>) -> Option<AnyView> {
    let last = untrack(remembered).last?;
    let mut clans = last.players.iter().map(|clan| name(*clan)).collect::<Vec<_>>().join(", ");
    if last.rulings != Rulings::DEFAULT {
        clans = say(Line::new(keys::BFR_SETUP_LAST_RULINGS).with("clans", clans));
    }
    let press = move || {
        seats.set(last.players.clone());
        rulings.set(last.rulings);
    };
    let row = view! {
        <div class="card rows"><RowButton title=say(keys::BFR_SETUP_LAST) sub=Some(clans) on_press=press /></div>
    };
    Some(row.into_any())
}

/// The page.
pub fn setup() -> AnyView {
    let seats = RwSignal::new(Vec::<Clan>::new());
    let rulings = RwSignal::new(Rulings::DEFAULT);
    let ready = Memo::new(move |_| {
        Players::new(seats.get()).ok().map(|players| (tokens_each(&players), neutral_cards(&players)))
    });
    let start = move || {
        let (players, rulings) = (seats.get_untracked(), rulings.get_untracked());
        let setup = Setup { players, rulings, own_box: own_box() };
        let table = Journal::<Rokugan>::start(setup.clone(), Seed(keeper::random()));
        // The block is closed until the seats are those of a table.
        if let Ok(table) = table {
            remember(|remembered| remembered.last = Some(setup));
            begin(&table);
        }
    };
    let second = move || {
        let clans = seats.with(|seats| seats.iter().map(|clan| name(*clan)).collect::<Vec<_>>().join(", "));
        Some(if ready.get().is_some() { clans } else { say(keys::BFR_SETUP_FEW) })
    };
    view! {
        <div class="screen one">
            <Head
                title=say(keys::BFR_SETUP_TITLE)
                subtitle=say(keys::BFR_TITLE)
                back=Page::Cover(GameId::BattleForRokugan).href()
                back_label=say(keys::BFR_BACK)
            />
            <main class="body">
                <h2>{say(keys::BFR_SETUP_SEATS)}</h2>
                <p class="sub2">{say(keys::BFR_SETUP_SEATS_SUB)}</p>
                {move || around(&seats.get())}
                {last(seats, rulings)}
                <div class="choices" role="group" aria-label=say(keys::BFR_SETUP_SEATS)>
                    {Clan::ALL.iter().map(|clan| seat(seats, *clan)).collect_view()}
                </div>
                {move || ready.get().map(laid_out)}
                {facts()}
            </main>
            <Dock>
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::BFR_SETUP_BEGIN)
                    second=Signal::derive(second)
                    disabled=Signal::derive(move || ready.get().is_none())
                    on_press=start
                />
            </Dock>
        </div>
    }
    .into_any()
}
