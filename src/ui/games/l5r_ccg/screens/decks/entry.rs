//! A card for a deck is typed in: title, kind, copies, and of a Fate card its Focus Value.

use super::super::parts::own_stepper;
use super::super::text::small;
use crate::games::l5r_ccg::model::card::Trait;
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, Kind};
use crate::games::l5r_ccg::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What a kind of card is called.
pub fn kind_name(kind: Kind) -> String {
    say(Line::new(keys::CCG_DECK_KIND).with("kind", kind.id()))
}

/// "Follower · Unique · version 2 · Focus Value 3".
pub fn about(entry: &Entry) -> String {
    let mut parts = vec![kind_name(entry.kind)];
    parts.extend(entry.unique.then(|| say(names::trait_of(Trait::Unique))));
    parts.extend(
        (entry.version != 1).then(|| say(Line::new(keys::CCG_ITS_VERSION).with("version", small(entry.version)))),
    );
    parts.extend(entry.focus.map(|focus| say(Line::new(keys::CCG_FOCUS_VALUE).with("value", small(focus)))));
    parts.join(" · ")
}

/// The form. A card goes into the deck its kind belongs into.
pub fn entry(add: impl Fn(Deck, Entry) + Copy + Send + Sync + 'static) -> AnyView {
    let title = RwSignal::new(String::new());
    let kind = RwSignal::new(Kind::Personality);
    let (copies, version) = (RwSignal::new(1), RwSignal::new(1));
    let unique = RwSignal::new(false);
    let focus = RwSignal::new(None::<i64>);
    let named = move || title.with(|title| !title.trim().is_empty());
    let press = move || {
        let kind = kind.get_untracked();
        let deck = kind.deck();
        let entry = Entry {
            title: title.get_untracked().trim().to_owned(),
            version: version.get_untracked().into(),
            kind,
            copies: copies.get_untracked().into(),
            unique: unique.get_untracked(),
            focus: focus.get_untracked().filter(|_| deck == Deck::Fate),
        };
        title.set(String::new());
        copies.set(1);
        version.set(1);
        unique.set(false);
        focus.set(None);
        add(deck, entry);
    };
    let values = move || (kind.get().deck() == Deck::Fate).then(|| focus_values(focus));
    let kinds: Vec<String> = Kind::ALL.iter().map(|kind| kind_name(*kind)).collect();
    view! {
        <section class="card pad stack">
            <h2>{say(keys::CCG_DECK_ADD)}</h2>
            <TextField
                label=say(keys::CCG_CARD_NAME)
                value=title
                maxlength=80
                on_input=move |new: String| title.set(new)
            />
            <Select
                label=say(keys::CCG_WHAT_KIND)
                answers=Signal::stored(kinds)
                chosen=Signal::derive(move || kind.get().index())
                on_choose=move |at: usize| kind.set(Kind::ALL[at])
            />
            {values} {own_stepper(say(keys::CCG_COPIES), copies, (1, 99))}
            {own_stepper(say(keys::CCG_VERSION), version, (0, 9))}
            <Choice
                kind=ChoiceKind::Checkbox
                title=say(names::trait_of(Trait::Unique))
                chosen=unique
                on_choose=move || unique.update(|on| *on = !*on)
            />
            <Button
                label=say(keys::CCG_DECK_ADD_NOW)
                sign=Sign::Plus
                disabled=Signal::derive(move || !named())
                on_press=press
            />
        </section>
    }
    .into_any()
}

/// The Focus Values of a Fate card, a key each; pressed again it is none.
fn focus_values(focus: RwSignal<Option<i64>>) -> AnyView {
    let key = move |value: i64| {
        let on = move || (focus.get() == Some(value)).to_string();
        let press = move |_| focus.update(|now| *now = if *now == Some(value) { None } else { Some(value) });
        let label = say(Line::new(keys::CCG_FOCUS_VALUE).with("value", small(value)));
        view! { <button type="button" class="key" aria-label=label aria-pressed=on on:click=press>{value}</button> }
    };
    view! {
        <div class="ccg-keys seven" role="group" aria-label=say(keys::CCG_FOCUS_VALUES)>
            {(0..=6).map(key).collect_view()}
        </div>
    }
    .into_any()
}
