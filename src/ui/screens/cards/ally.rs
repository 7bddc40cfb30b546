//! The card of an Ally.

use super::entry::{Stage, Typed, read_name};
use super::fields;
use super::keywords::KeywordEntry;
use crate::games::champions::model::card::{AllyCard, Ranged};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::{ElementalDice, Size};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::shelf::shelf;
use crate::words::keys;
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
    form(Entry::new(&card, card.name.as_str()), on_keep, on_cancel)
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
    read_name("?").ok().map(|name| form(Entry::new(&AllyCard::blank(name), ""), on_keep, on_cancel))
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
    note: RwSignal<String>,
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
            note: RwSignal::new(card.note.as_str().to_owned()),
        }
    }

    fn read(self) -> Result<AllyCard, Line> {
        Ok(AllyCard {
            name: read_name(&self.name.get())?,
            ap: self.ap.read()?,
            life: self.life.read()?,
            size: self.size.get(),
            keywords: self.keywords.read()?,
            melee: self.melee.get(),
            destiny: self.destiny.read()?,
            ranged: self.ranged.get(),
            note: Note::new(&self.note.get()),
        })
    }
}

fn form(entry: Entry, on_keep: Callback<(AllyCard,)>, on_cancel: Callback<()>) -> impl IntoView {
    let (shelf, stage) = (shelf(), RwSignal::new(Stage::Typing));
    let keep = move || {
        stage.set(Stage::Tried);
        let card = untrack(|| entry.read()).map_err(|_| ())?;
        fields::tell_if_not_kept(&shelf.keep_ally(card.clone()));
        on_keep.run((card,));
        Ok(())
    };
    view! {
        <div class="cardform stack">
            {fields::name_field(entry.name, stage)}
            <div class="numbers">
                {fields::number_field(keys::GAUGE_AP, entry.ap)}
                {fields::number_field(keys::GAUGE_LIFE, entry.life)}
                {fields::number_field(keys::CARD_DESTINY, entry.destiny)}
            </div>
            {fields::size_field(entry.size)}
            {fields::melee_field(entry.melee)}
            {fields::ranged_field(entry.ranged)}
            {entry.keywords.view()}
            {fields::note_field(entry.note)}
            {fields::foot(keys::CARD_KEEP, keep, on_cancel)}
        </div>
    }
}
