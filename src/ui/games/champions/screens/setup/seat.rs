//! The sheets of a seat: who sits there, which Champion, and that Champion's card.

use super::champions::player_name;
use super::preparing::{Preparing, preparing};
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::name::{BadName, Name};
use crate::games::champions::text::names;
use crate::games::champions::views::setup_draft::Draft;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{Mon, MonLook};
use crate::ui::components::number::shown;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::catalogue::Found;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::screens::cards::{ChampionCardForm, NewChampionForm};
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, bad_name};
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What the sheet of a seat shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Panel {
    /// A player's seat: their name, and the Champions to choose from.
    Seat(usize),
    /// The card of a player's Champion.
    Card(usize),
    /// The card of a Champion nobody has typed in, for a player's seat.
    NewCard(usize),
    /// The Companions to choose from.
    Companions,
    /// The Companions' card.
    CompanionCard,
    /// The card of a Companion nobody has typed in.
    NewCompanion,
}

/// The sheet over the Champions step.
#[component]
pub(super) fn SeatSheet(
    /// What it shows; nothing where it is closed.
    panel: RwSignal<Option<Panel>>,
) -> impl IntoView {
    let preparing = preparing();
    let title = Signal::derive(move || panel.get().map(|panel| say(heading(preparing, panel))).unwrap_or_default());
    view! {
        <SheetOver over=panel title=title>
            {move || panel.get().map(|shown| content(preparing, panel, shown))}
        </SheetOver>
    }
}

fn heading(preparing: Preparing, panel: Panel) -> Line {
    let named = |name: Option<String>| match name {
        Some(name) => Line::new(keys::SETUP_CARD_OF).with("name", name),
        None => keys::SETUP_NEW_CARD.into(),
    };
    match panel {
        Panel::Seat(seat) => Line::new(keys::SETUP_SEAT).with("number", seat + 1),
        Panel::Card(seat) => {
            named(preparing.draft.with(|draft| card_at(draft, seat)).map(|card| card.name.to_string()))
        }
        Panel::CompanionCard => named(companion(preparing).map(|card| card.name.to_string())),
        Panel::Companions => keys::SETUP_COMPANIONS.into(),
        Panel::NewCard(_) | Panel::NewCompanion => keys::SETUP_NEW_CARD.into(),
    }
}

fn card_at(draft: &Draft, seat: usize) -> Option<ChampionCard> {
    draft.seats.get(seat).and_then(|seat| seat.card.clone())
}

fn companion(preparing: Preparing) -> Option<ChampionCard> {
    preparing.draft.with_untracked(|draft| preparing.cards.catalogue.with_untracked(|all| draft.companion_card(all)))
}

fn content(preparing: Preparing, panel: RwSignal<Option<Panel>>, shown: Panel) -> AnyView {
    let close = move || panel.set(None);
    let sit = move |seat: usize, card: ChampionCard| {
        preparing.update(|draft| {
            draft.renew(&card);
            draft.seats[seat].card = Some(card);
        });
        panel.set(None);
    };
    let fill = move |card: ChampionCard| {
        preparing.update(|draft| draft.take_companion(card.name));
        panel.set(None);
    };
    match shown {
        Panel::Seat(seat) => seat_panel(preparing, panel, seat).into_any(),
        Panel::Companions => companions_panel(preparing, panel).into_any(),
        Panel::Card(seat) => untrack(|| preparing.draft.with(|draft| card_at(draft, seat)))
            .map(|card| view! { <ChampionCardForm card=card on_keep=move |card: ChampionCard| sit(seat, card) on_cancel=close /> })
            .into_any(),
        Panel::NewCard(seat) => view! { <NewChampionForm on_keep=move |card: ChampionCard| sit(seat, card) on_cancel=close /> }.into_any(),
        Panel::CompanionCard => companion(preparing)
            .map(|card| view! { <ChampionCardForm card=card on_keep=move |card: ChampionCard| fill(card) on_cancel=close /> })
            .into_any(),
        Panel::NewCompanion => {
            let clan = preparing.draft.with_untracked(Draft::companion_clan);
            view! { <NewChampionForm clan=clan on_keep=move |card: ChampionCard| fill(card) on_cancel=close /> }.into_any()
        }
    }
}

/// The name of who sits there.
fn player_field(preparing: Preparing, seat: usize) -> impl IntoView {
    let name = preparing.part(move |draft| draft.seats[seat].player.clone());
    let fault = Signal::derive(move || match Name::typed(&name.get()) {
        Ok(_) | Err(BadName::Empty) => None,
        Err(bad) => Some(say(bad_name(bad))),
    });
    let rename = move |text: String| preparing.update(|draft| draft.seats[seat].player = text);
    view! {
        <TextField
            label=say(keys::SETUP_PLAYER_NAME)
            hint=say(keys::SETUP_PLAYER_NAME_HINT)
            value=name
            fault=fault
            maxlength=ROOM
            on_input=move |text: String| rename(text)
        />
    }
}

/// Who sits there and which Champion they play.
fn seat_panel(preparing: Preparing, panel: RwSignal<Option<Panel>>, seat: usize) -> impl IntoView {
    let has_card = Memo::new(move |_| preparing.draft.with(|draft| draft.seats[seat].card.is_some()));
    let lore = move || {
        let clan = preparing.draft.with(|draft| card_at(draft, seat)).map(|card| card.clan);
        clan.map(|clan| view! { <p class="sub2">{say(names::clan_lore(clan))}</p> })
    };
    let edit = move || view! { <EditRow on_press=move || panel.set(Some(Panel::Card(seat))) /> };
    view! {
        <div class="stack">
            {player_field(preparing, seat)}
            {lore}
            <section class="card">
            {captions(keys::SETUP_CHOOSE_CHAMPION)}
            <ul class="rows" aria-label=say(keys::SETUP_CHOOSE_CHAMPION)>
                {move || champion_rows(preparing, panel, seat)} {move || has_card.get().then(edit)}
                <NewRow on_press=move || panel.set(Some(Panel::NewCard(seat))) />
            </ul>
            </section>
        </div>
    }
}

fn champion_rows(preparing: Preparing, panel: RwSignal<Option<Panel>>, seat: usize) -> impl IntoView {
    let mut cards = preparing.cards.catalogue.with(|catalogue| catalogue.champions());
    cards.retain(|found| !found.card.is_companion());
    let row = move |found: Found<ChampionCard>| {
        let taken = preparing.draft.with(|draft| taken_by(draft, &found.card, seat));
        let here = preparing.draft.with(|draft| card_at(draft, seat)).is_some_and(|card| card.name == found.card.name);
        let card = found.card.clone();
        let choose = move || {
            preparing.update(|draft| draft.seats[seat].card = Some(card.clone()));
            panel.set(None);
        };
        view! { <li aria-current=here.then_some("true")>{card_row(&found, taken, Callback::from(choose))}</li> }
    };
    cards.into_iter().map(row).collect_view()
}

/// Whose Champion it is already.
fn taken_by(draft: &Draft, card: &ChampionCard, seat: usize) -> Option<String> {
    let others = draft.player_seats().iter().enumerate().filter(|(other, _)| *other != seat);
    let mut whose = others.filter(|(_, other)| other.card.as_ref().is_some_and(|taken| taken.name == card.name));
    whose.next().map(|(other, seat)| player_name(other, &seat.player))
}

fn card_row(found: &Found<ChampionCard>, taken: Option<String>, choose: Callback<()>) -> impl IntoView + use<> {
    let (mark, hue) = looks::clan(found.card.clan);
    let sub =
        Line::new(keys::SETUP_CARD_SUB).with("clan", names::clan(found.card.clan)).with("origin", found.origin.word());
    let sub = say(match taken {
        Some(player) => Line::new(keys::SETUP_CARD_TAKEN).with("sub", sub).with("player", player),
        None => sub,
    });
    let value = |value: Option<i16>| value.map_or_else(|| "?".to_owned(), |value| shown(value.into()));
    let honor = value(found.card.honor.value().map(|honor| honor.get()));
    let destiny = value(found.card.destiny.value().map(|destiny| destiny.get()));
    let name = found.card.name.to_string();
    view! {
        <button type="button" class="seat" on:click=move |_| choose.run(())>
            <Mon look=MonLook { mark, hue: hue.into(), ring: None } />
            <span>
                <b dir="auto">{name}</b>
                " "
                <span class="sub" dir="auto">{sub}</span>
            </span>
            {number(keys::GAUGE_HONOR, honor)}
            {number(keys::CARD_DESTINY, destiny)}
        </button>
    }
}

/// A number of a row; what it is stands in the captions, and here for ears.
pub(super) fn number(what: Key, value: String) -> impl IntoView {
    view! {
        <span class="n">
            <span class="vh">" " {say(what)} " "</span>
            {value}
        </span>
    }
}

/// What the two numbers of the rows are.
pub(super) fn captions(words: Key) -> impl IntoView {
    view! {
        <div class="seat captions" aria-hidden="true">
            <span></span>
            <span class="cap">{say(words)}</span>
            <span class="cap center">{say(keys::GAUGE_HONOR)}</span>
            <span class="cap center">{say(keys::CARD_DESTINY)}</span>
        </div>
    }
}

/// The way to the card of whoever was chosen.
#[component]
fn EditRow(#[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let lead = || view! { <Icon sign=Sign::Edit size=IconSize::Lead /> };
    view! {
        <li>
            <RowButton title=say(keys::SETUP_EDIT_CARD) sub=say(keys::SETUP_EDIT_CARD_SUB) lead=lead on_press=on_press />
        </li>
    }
}

/// The way to a card nobody has typed in.
#[component]
pub(super) fn NewRow(#[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let lead = || view! { <Icon sign=Sign::Plus size=IconSize::Lead /> };
    view! {
        <li>
            <RowButton title=say(keys::SETUP_NEW_CARD) sub=say(keys::SETUP_NEW_CARD_SUB) lead=lead on_press=on_press />
        </li>
    }
}

/// The Companions to choose from; all seats of Companions have the same card.
fn companions_panel(preparing: Preparing, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let cards =
        move || preparing.draft.with(|draft| preparing.cards.catalogue.with(|all| draft.companions_to_choose(all)));
    let row = move |found: Found<ChampionCard>| {
        let name = found.card.name.clone();
        let choose = move || {
            preparing.update(|draft| draft.take_companion(name.clone()));
            panel.set(None);
        };
        view! { <li>{card_row(&found, None, Callback::from(choose))}</li> }
    };
    view! {
        <div class="stack">
            <p class="sub2">{say(keys::SETUP_COMPANIONS_SUB)}</p>
            <section class="card">
            {captions(keys::SETUP_COMPANIONS)}
            <ul class="rows" aria-label=say(keys::SETUP_COMPANIONS)>
                {move || cards().into_iter().map(row).collect_view()}
                <EditRow on_press=move || panel.set(Some(Panel::CompanionCard)) />
                <NewRow on_press=move || panel.set(Some(Panel::NewCompanion)) />
            </ul>
            </section>
        </div>
    }
}
