//! The decks of this device and its card book: entered or imported, checked, exported.

mod check;
mod entry;
mod paste;

use super::text::{number, small};
use crate::games::l5r_ccg::library::{BookCard, DeckList, Origin};
use crate::games::l5r_ccg::model::rulings::Rulings;
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, Kind, size};
use crate::games::l5r_ccg::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::{RowLink, RowText};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download::{self, UploadButton, UploadLook};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus;
use crate::ui::games::l5r_ccg::drawer::{Drawer, choices, drawer};
use crate::ui::games::l5r_ccg::outside::Outside;
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// All decks, and the card book.
pub fn list() -> AnyView {
    focus::focus_heading();
    let (drawer, incoming, making) = (drawer(), Incoming::here(), RwSignal::new(false));
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_DECKS)
                subtitle=say(keys::GAME_CCG)
                back=Page::Home.href()
                back_label=say(keys::CCG_BACK_HOME)
            />
            <main class="body">
                <ImportNote incoming=incoming /> {move || rows(drawer)} {move || book(drawer)}
            </main>
            <Dock>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Tool
                    on_upload=Callback::new(move |(upload,)| incoming.take(upload))
                />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::CCG_NEW_DECK)
                    sign=Sign::Plus
                    on_press=move || making.set(true)
                />
            </Dock>
            {new_deck(drawer, making)} {choices()} <FeedbackToast />
        </div>
    }
    .into_any()
}

fn rows(drawer: Drawer) -> AnyView {
    let row = |(at, deck): (usize, DeckList)| {
        let href = Outside::Deck(at).page().href();
        let sub = format!("{} · {}", sizes(&deck), legal(&deck));
        view! { <RowLink href=href title=deck.name.clone() sub=sub /> }
    };
    let all = drawer.library.with(|library| library.decks());
    if all.is_empty() {
        return view! { <p class="sub2">{say(keys::CCG_NO_DECKS)}</p> }.into_any();
    }
    view! { <div class="card rows">{all.into_iter().enumerate().map(row).collect_view()}</div> }.into_any()
}

fn sizes(deck: &DeckList) -> String {
    let line = Line::new(keys::CCG_DECK_SIZES).with("dynasty", small(size(&deck.dynasty)));
    say(line.with("fate", small(size(&deck.fate))))
}

/// By the rulings of a new table: a deck is at no table.
fn legal(deck: &DeckList) -> String {
    match deck.faults(&Rulings::default()).len() {
        0 => say(keys::CCG_DECK_LEGAL),
        count => say(Line::new(keys::CCG_DECK_FAULTS).with("count", count)),
    }
}

/// Names a deck and opens it.
fn new_deck(drawer: Drawer, making: RwSignal<bool>) -> AnyView {
    let name = RwSignal::new(String::new());
    let called = move || name.with(|name| name.trim().to_owned());
    let taken = move || drawer.library.with(|library| library.deck(&called()).is_some());
    let make = move || {
        let called = untrack(called);
        drawer.change(|library| library.keep_deck(&DeckList::empty(called.clone())));
        making.set(false);
        name.set(String::new());
        let at = drawer.library.with_untracked(|library| library.decks().iter().position(|deck| deck.name == called));
        if let Some(at) = at {
            page::go(Outside::Deck(at).page());
        }
    };
    let footer = move || {
        view! {
            <Button
                kind=ButtonKind::Act
                label=say(keys::CCG_NEW_DECK_GO)
                disabled=Signal::derive(move || called().is_empty() || taken())
                on_press=make
            />
        }
    };
    let note = move || taken().then(|| view! { <p class="bad">{say(keys::CCG_DECK_TAKEN)}</p> });
    view! {
        <Sheet
            open=making
            title=say(keys::CCG_NEW_DECK)
            close_label=say(keys::CLOSE)
            on_close=move || making.set(false)
            footer=footer
        >
            <TextField
                label=say(keys::CCG_DECK_NAME)
                value=name
                maxlength=80
                on_input=move |new: String| name.set(new)
            />
            {note}
        </Sheet>
    }
    .into_any()
}

/// The cards of the book, and the way to hand them on.
fn book(drawer: Drawer) -> AnyView {
    let cards = drawer.library.with(|library| library.cards());
    let sub = say(Line::new(keys::CCG_BOOK_SUB).with("count", cards.len()));
    let open = RwSignal::new(false);
    let export = move || {
        let text = drawer.library.with_untracked(|library| library.book_file());
        download::download(&download::file_name(&say(keys::CCG_BOOK)), &text);
    };
    let has = !cards.is_empty();
    let cards = StoredValue::new(cards);
    let all = move || {
        let row = |card: &BookCard| view! { <RowText title=card.card.name.to_string() sub=about(card) /> };
        cards.with_value(|cards| view! { <div class="rows">{cards.iter().map(row).collect_view()}</div> }.into_any())
    };
    view! {
        <Folded title=say(keys::CCG_BOOK) sub=sub open=open>
            {all()}
        </Folded>
        {has.then(|| view! { <Button label=say(keys::CCG_BOOK_EXPORT) sign=Sign::Out on_press=export /> })}
    }
    .into_any()
}

/// "Personality · Force 4 · Chi 3 · Samurai · imported".
fn about(card: &BookCard) -> String {
    let values = [(keys::CCG_FORCE, card.card.force), (keys::CCG_CHI, card.card.chi)];
    let known = values.into_iter().filter_map(|(key, value)| Some(format!("{} {}", say(key), number(value?.into()))));
    let mut parts = vec![say(names::kind(card.card.kind))];
    parts.extend(known);
    parts.extend(card.card.gold.map(|gold| format!("{} {gold}", say(keys::CCG_GOLD))));
    parts.extend(card.card.traits.iter().map(|one| say(names::trait_of(*one))));
    parts.extend((card.origin == Origin::Imported).then(|| say(keys::CCG_IMPORTED)));
    parts.join(" · ")
}

/// One deck: what is wrong with it, its Focus Values and costs, its lines.
pub fn deck(at: usize) -> AnyView {
    let drawer = drawer();
    let found = drawer.library.with_untracked(|library| library.decks().into_iter().nth(at));
    let Some(found) = found else {
        page::replace(Outside::Decks.page());
        return ().into_any();
    };
    focus::focus_heading();
    let name = StoredValue::new(found.name.clone());
    let now = Memo::new(move |_| {
        let kept = drawer.library.with(|library| name.with_value(|name| library.deck(name)));
        kept.unwrap_or_else(|| DeckList::empty(name.get_value()))
    });
    let change = move |change: &dyn Fn(&mut DeckList)| {
        let mut deck = now.get_untracked();
        change(&mut deck);
        drawer.change(|library| library.keep_deck(&deck));
    };
    let export = move || {
        let text = format!("{:#}", now.with_untracked(DeckList::to_value));
        download::download(&download::file_name(&name.get_value()), &text);
    };
    let let_go = move || {
        let gone = now.get_untracked();
        let feedback = feedback();
        page::go(Outside::Decks.page());
        drawer.change(|library| library.drop_deck(&gone.name));
        let line = Line::new(keys::CCG_DECK_GONE).with("deck", gone.name.as_str());
        let back = move || drawer.change(|library| library.keep_deck(&gone));
        feedback.toast(line, Offer::press(keys::UNDO, back));
    };
    let pasting = RwSignal::new(false);
    let told = feedback();
    let paste = move |text: &str, kind: Kind| {
        let book = drawer.library.with_untracked(|library| library.cards());
        let before = now.get_untracked();
        let count = RwSignal::new(0);
        change(&|list| count.set(list.paste(text, kind, &book)));
        let line = Line::new(keys::CCG_DECK_PASTED).with("count", count.get_untracked());
        let back = move || drawer.change(|library| library.keep_deck(&before));
        told.toast(line, Offer::press(keys::UNDO, back));
    };
    let part = move |deck: Deck| move || now.with(|now| lines(now, deck, change));
    view! {
        <div class="screen one ccg">
            <Head
                title=found.name
                subtitle=Signal::derive(move || Some(now.with(sizes)))
                back=Outside::Decks.page().href()
                back_label=say(keys::CCG_DECKS)
            />
            <main class="body">
                {move || now.with(check::faults)} {move || now.with(check::focus_values)}
                {move || drawer.library.with(|library| now.with(|now| check::costs(now, library)))}
                <Button label=say(keys::CCG_DECK_PASTE) sign=Sign::Edit on_press=move || pasting.set(true) />
                {entry::entry(move |deck, entry: Entry| change(&|list| list.add(deck, entry.clone())))}
                {part(Deck::Dynasty)} {part(Deck::Fate)}
            </main>
            <Dock>
                <Button kind=ButtonKind::Tool label=say(keys::CCG_DECK_DELETE) sign=Sign::Close on_press=let_go />
                <Button kind=ButtonKind::High label=say(keys::CCG_DECK_EXPORT) sign=Sign::Out on_press=export />
            </Dock>
            {paste::sheet(pasting, paste)} <FeedbackToast />
        </div>
    }
    .into_any()
}

/// The lines of one of its two decks, each with one copy more or less.
fn lines(
    list: &DeckList,
    deck: Deck,
    change: impl Fn(&dyn Fn(&mut DeckList)) + Copy + Send + Sync + 'static,
) -> AnyView {
    let row = |(at, entry): (usize, &Entry)| {
        let one = Entry { copies: 1, ..entry.clone() };
        let (title, count) = (entry.title.clone(), entry.copies);
        let fewer = say(Line::new(keys::CCG_ONE_FEWER).with("card", title.as_str()));
        let more = say(Line::new(keys::CCG_ONE_MORE).with("card", title.as_str()));
        let keys_of = move || {
            let one = one.clone();
            let add = move || change(&|list| list.add(deck, one.clone()));
            let take = move || change(&|list| list.take_one(deck, at));
            view! {
                <Button kind=ButtonKind::Round label=fewer.clone() sign=Sign::Minus on_press=take />
                <b class="n">{count}</b>
                <Button kind=ButtonKind::Round label=more.clone() sign=Sign::Plus on_press=add />
            }
        };
        view! { <RowText title=title sub=entry::about(entry) trailing=keys_of /> }
    };
    let entries = list.deck(deck);
    let title = say(Line::new(keys::CCG_DECK_TITLE).with("deck", deck.id()).with("count", small(size(entries))));
    view! {
        <h2>{title}</h2>
        <div class="card rows">{entries.iter().enumerate().map(row).collect_view()}</div>
    }
    .into_any()
}
