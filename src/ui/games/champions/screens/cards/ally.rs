//! The card of an Ally.

use super::entry::{Stage, Typed};
use super::fields;
use super::half_typed::{HalfTyped, Slot};
use super::keywords::KeywordEntry;
use super::moments::MomentsEntry;
use super::other_side::SideEntry;
use crate::games::champions::board::sight::Borders;
use crate::games::champions::model::card::{AllyCard, Ranged};
use crate::games::champions::model::keyword::Listed;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::{ElementalDice, Size};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::widgets::names::read_name;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card of an Ally that has a name already.
#[component]
pub fn AllyCardForm(
    /// What is known of it.
    card: AllyCard,
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(AllyCard,)>,
    /// Leave it as it was.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    let of = format!("ally {}", card.name);
    form(Entry::new(&card, card.name.as_str()), of, on_keep, on_cancel)
}

/// The card of an Ally nobody has typed in.
#[component]
pub fn NewAllyForm(
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(AllyCard,)>,
    /// Leave it.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    // Only the fields of this name's card are used: all of them are unknown.
    read_name("?").ok().map(|name| form(Entry::new(&AllyCard::blank(name), ""), "ally".to_owned(), on_keep, on_cancel))
}

/// The card as it stands in the form.
#[derive(Clone, Copy)]
struct Entry {
    name: RwSignal<String>,
    ap: Typed<0, 10>,
    life: Typed<1, 99>,
    size: RwSignal<Known<Size>>,
    keywords: KeywordEntry,
    melee: RwSignal<Known<ElementalDice>>,
    destiny: Typed<0, 99>,
    ranged: RwSignal<Known<Ranged<ElementalDice>>>,
    borders: RwSignal<Borders>,
    note: RwSignal<String>,
    other_side: SideEntry,
    moments: MomentsEntry,
}

impl Entry {
    fn new(card: &AllyCard, name: &str) -> Self {
        Self {
            name: RwSignal::new(name.to_owned()),
            ap: Typed::new(card.ap),
            life: Typed::new(card.life),
            size: RwSignal::new(card.size),
            keywords: KeywordEntry::new(&card.keywords),
            melee: RwSignal::new(card.melee),
            destiny: Typed::new(card.destiny),
            ranged: RwSignal::new(card.ranged),
            borders: RwSignal::new(card.borders),
            note: RwSignal::new(card.note.as_str().to_owned()),
            other_side: SideEntry::new(card.other_side.as_ref()),
            moments: MomentsEntry::with_bonus(&card.moments, card.bonus),
        }
    }

    fn slots(self) -> Vec<Slot> {
        let mut slots = vec![
            Slot::of(self.name),
            self.ap.slot(),
            self.life.slot(),
            Slot::of(self.size),
            Slot::of(self.melee),
            self.destiny.slot(),
            Slot::of(self.ranged),
            Slot::of(self.borders),
            Slot::of(self.note),
            self.other_side.slot(),
        ];
        slots.extend(self.keywords.slots());
        slots.extend(self.moments.slots());
        slots
    }

    fn read(self, cards: Cards) -> Result<AllyCard, Line> {
        Ok(AllyCard {
            name: read_name(&self.name.get())?,
            ap: self.ap.read()?,
            life: self.life.read()?,
            size: self.size.get(),
            keywords: self.keywords.read()?,
            keywords_listed: Listed::All,
            melee: self.melee.get(),
            destiny: self.destiny.read()?,
            ranged: self.ranged.get(),
            borders: self.borders.get(),
            note: Note::new(&self.note.get()),
            other_side: self.other_side.read(cards),
            moments: self.moments.read(),
            bonus: self.moments.bonus()?,
        })
    }
}

fn form(entry: Entry, of: String, on_keep: Callback<(AllyCard,)>, on_cancel: Callback<()>) -> impl IntoView {
    let (cards, stage) = (cards(), RwSignal::new(Stage::Typing));
    let half = HalfTyped::watch(of, entry.slots());
    let read = move || entry.read(cards).ok();
    let keep = fields::keeping((stage, half), read, move |card| cards.keep_ally(card), on_keep);
    view! {
        <div class="cardform stack">
            {half.view()}
            {fields::name_field(entry.name, stage)}
            <div class="numbers">
                {fields::number_field(keys::GAUGE_AP, entry.ap)}
                {fields::number_field(keys::GAUGE_LIFE, entry.life)}
            </div>
            {fields::size_field(entry.size)}
            {entry.keywords.view()}
            {fields::note_field(entry.note)}
            {fields::melee_field(entry.melee)}
            {fields::number_field(keys::CARD_DESTINY, entry.destiny)}
            {fields::ranged_field(entry.ranged)}
            {fields::borders_field(entry.borders)}
            {entry.moments.view()}
            {entry.other_side.view(cards)}
            {fields::foot(keys::CARD_KEEP, keep, on_cancel)}
        </div>
    }
}
