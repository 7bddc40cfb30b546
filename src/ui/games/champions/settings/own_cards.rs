//! The cards the players typed in or imported: seen, corrected, given away, taken out.

use crate::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard};
use crate::games::champions::noted::NotedCard;
use crate::games::champions::pack::Pack;
use crate::games::champions::text::{campaign, names};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::download::{self, UploadButton};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::cards::{self, Cards, cards};
use crate::ui::games::champions::import::ImportClashes;
use crate::ui::games::champions::screens::cards::{AllyCardForm, ChampionCardForm, EnemyCardForm, objective_line};
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A card of any kind.
#[derive(Clone, Debug, PartialEq)]
enum Card {
    Champion(ChampionCard),
    Enemy(EnemyCard),
    Ally(AllyCard),
    Noted(NotedCard),
}

impl Card {
    fn all(own: &Pack) -> Vec<Self> {
        let champions = own.champions.iter().cloned().map(Self::Champion);
        let enemies = own.enemies.iter().cloned().map(Self::Enemy);
        let allies = own.allies.iter().cloned().map(Self::Ally);
        let noted = own.noted.all().into_iter().map(Self::Noted);
        champions.chain(enemies).chain(allies).chain(noted).collect()
    }

    fn name(&self) -> String {
        match self {
            Self::Champion(card) => card.name.to_string(),
            Self::Enemy(card) => card.name.to_string(),
            Self::Ally(card) => card.name.to_string(),
            Self::Noted(card) => card.title().to_owned(),
        }
    }

    fn kind(&self) -> Key {
        match self {
            Self::Champion(card) if card.is_companion() => keys::KEYWORD_COMPANION,
            Self::Champion(_) => keys::SETUP_CHAMPION,
            Self::Enemy(_) => keys::CARD_ENEMY,
            Self::Ally(_) => keys::CARD_ALLY,
            Self::Noted(NotedCard::Equipment(item)) => names::equipment(item.kind),
            Self::Noted(NotedCard::Objective(_)) => keys::NOTED_OBJECTIVE,
            Self::Noted(NotedCard::Intermission(_)) => keys::INTERMISSION_TITLE,
            Self::Noted(NotedCard::RingEvent(_)) => keys::RING_EVENT,
        }
    }

    fn remove(&self, own: &mut Pack) {
        match self {
            Self::Champion(card) => own.champions.retain(|other| other.name != card.name),
            Self::Enemy(card) => own.enemies.retain(|other| other.name != card.name),
            Self::Ally(card) => own.allies.retain(|other| other.name != card.name),
            Self::Noted(card) => own.noted.remove(card),
        }
    }
}

/// The list of the players' own cards.
#[component]
pub(super) fn OwnCards() -> impl IntoView {
    let cards = cards();
    let incoming = Incoming::here();
    let own = Memo::new(move |_| cards.catalogue.with(|catalogue| Card::all(catalogue.own())));
    let (open, before) = (RwSignal::new(None::<Card>), RwSignal::new(None::<Pack>));
    let rows = move || own.get().into_iter().map(|card| row(card, open, before, cards)).collect_view();
    let none = move || own.with(Vec::is_empty).then(|| view! { <p class="sub2">{say(keys::CARDS_NONE)}</p> });
    let title = Signal::derive(move || open.get().map(|card| card.name()).unwrap_or_default());
    view! {
        <section class="stack">
            <h2>{say(keys::CARDS_OWN)}</h2>
            {unreadable(cards)}
            <ImportNote incoming=incoming />
            <ImportClashes />
            {move || before.get().map(|own| taken_out(own, before, cards))}
            {none}
            <ul class="card rows" hidden=move || own.with(Vec::is_empty) aria-label=say(keys::CARDS_OWN)>{rows}</ul>
            {in_and_out(incoming, own, cards)}
            <SheetOver over=open title=title>
                {move || open.get().map(|card| form(card, open))}
            </SheetOver>
        </section>
    }
}

/// Cards come in from a file, and go out as one.
fn in_and_out(incoming: Incoming, own: Memo<Vec<Card>>, cards: Cards) -> impl IntoView {
    view! {
        <div class="rowx wrapx">
            <UploadButton label=say(keys::CARDS_IMPORT) on_upload=Callback::new(move |(upload,)| incoming.take(upload)) />
            <Button
                label=say(keys::CARDS_EXPORT)
                disabled=Signal::derive(move || own.with(Vec::is_empty))
                on_press=move || export(cards)
            />
        </div>
    }
}

fn row(card: Card, open: RwSignal<Option<Card>>, before: RwSignal<Option<Pack>>, cards: Cards) -> impl IntoView {
    let name = card.name();
    let remove_label = say(Line::new(keys::CARDS_REMOVE).with("name", name.clone()));
    let (shown, gone) = (card.clone(), card.clone());
    let remove = move || {
        let mut own = cards.catalogue.with_untracked(|catalogue| catalogue.own().clone());
        before.set(Some(own.clone()));
        gone.remove(&mut own);
        keep(cards, own);
    };
    view! {
        <li class="table-row">
            <RowButton title=name sub=say(card.kind()) on_press=move || open.set(Some(shown.clone())) />
            <Button kind=ButtonKind::Round label=remove_label sign=Sign::Close on_press=remove />
        </li>
    }
}

/// The way back after a card was taken out.
fn taken_out(own: Pack, before: RwSignal<Option<Pack>>, cards: Cards) -> impl IntoView {
    let back = Callback::new(move |()| {
        keep(cards, own.clone());
        before.set(None);
    });
    view! { <Note kind=NoteKind::Info action=say(keys::UNDO) on_action=back>{say(keys::CARDS_REMOVED)}</Note> }
}

fn keep(cards: Cards, own: Pack) {
    if cards.replace_own(own).is_err() {
        feedback().toast(keys::CARD_NOT_KEPT, Offer::Nothing);
    }
}

fn form(card: Card, open: RwSignal<Option<Card>>) -> AnyView {
    let close = move || open.set(None);
    match card {
        Card::Champion(card) => {
            view! { <ChampionCardForm card=card on_keep=move |_: ChampionCard| close() on_cancel=close /> }.into_any()
        }
        Card::Enemy(card) => {
            view! { <EnemyCardForm card=card on_keep=move |_: EnemyCard| close() on_cancel=close /> }.into_any()
        }
        Card::Ally(card) => {
            view! { <AllyCardForm card=card on_keep=move |_: AllyCard| close() on_cancel=close /> }.into_any()
        }
        // A few words: they are read here, and typed in anew at a table.
        Card::Noted(card) => view! { <p dir="auto">{about(&card)}</p> }.into_any(),
    }
}

fn about(card: &NotedCard) -> String {
    match card {
        NotedCard::Equipment(item) => item.note.as_str().to_owned(),
        NotedCard::Objective(card) => say(objective_line(card)),
        NotedCard::Intermission(text) => text.as_str().to_owned(),
        NotedCard::RingEvent(card) => say(campaign::ring_event(card)),
    }
}

fn export(cards: Cards) {
    if let Some(text) = cards.catalogue.with_untracked(|catalogue| cards::library_file(catalogue.own())) {
        download::download(&download::file_name(&say(keys::LIBRARY_NAME)), &text);
    }
}

/// Says that the stored cards cannot be read, and hands them out.
fn unreadable(cards: Cards) -> impl IntoView {
    let give = Callback::new(move |()| {
        if let Some(text) = cards::raw_library() {
            download::download(&download::file_name(&say(keys::LIBRARY_NAME)), &text);
        }
    });
    move || {
        cards.library_fault.get().map(|_| {
            view! {
                <Note kind=NoteKind::Error action=say(keys::DOWNLOAD) on_action=give>
                    {say(keys::CARDS_UNREADABLE)}
                </Note>
            }
        })
    }
}
