//! The card of a Champion or Companion.

use super::entry::{Stage, Typed, read_name};
use super::fields;
use super::keywords::KeywordEntry;
use crate::games::champions::model::card::{ChampionCard, Ranged};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::{ElementalDice, Size};
use crate::games::champions::model::technique::{Power, Technique};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::shelf::shelf;
use crate::words::keys;
use leptos::prelude::*;

/// The card of a Champion that has a name already.
#[component]
pub fn ChampionCardForm(
    /// What is known of it.
    card: ChampionCard,
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(ChampionCard,)>,
    /// Leave it as it was.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    form(Entry::new(&card, card.name.as_str()), on_keep, on_cancel)
}

/// The card of a Champion nobody has typed in.
#[component]
pub fn NewChampionForm(
    /// The Clan it probably belongs to.
    #[prop(default = Clan::Crab)]
    clan: Clan,
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(ChampionCard,)>,
    /// Leave it.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    // Only the fields of this name's card are used: all of them are unknown.
    read_name("?").ok().map(|name| form(Entry::new(&ChampionCard::blank(name, clan), ""), on_keep, on_cancel))
}

/// The card as it stands in the form.
#[derive(Clone, Copy)]
struct Entry {
    name: RwSignal<String>,
    clan: RwSignal<Clan>,
    destiny: Typed<0, 99>,
    keywords: KeywordEntry,
    life: Typed<1, 99>,
    weakened_at: Typed<0, 99>,
    ap: Typed<0, 10>,
    honor: Typed<-5, 10>,
    ki: Typed<0, 99>,
    size: RwSignal<Known<Size>>,
    melee: RwSignal<Known<ElementalDice>>,
    ranged: RwSignal<Known<Ranged<ElementalDice>>>,
    note: RwSignal<String>,
    /// What the card says in numbers and this form does not ask for.
    technique: RwSignal<Option<Technique>>,
    power: RwSignal<Option<Power>>,
}

impl Entry {
    fn new(card: &ChampionCard, name: &str) -> Self {
        Self {
            name: RwSignal::new(name.to_owned()),
            clan: RwSignal::new(card.clan),
            destiny: Typed::new(card.destiny),
            keywords: KeywordEntry::new(&card.keywords),
            life: Typed::new(card.life),
            weakened_at: Typed::new(card.weakened_at),
            ap: Typed::new(card.ap),
            honor: Typed::new(card.honor),
            ki: Typed::new(card.ki),
            size: RwSignal::new(card.size),
            melee: RwSignal::new(card.melee),
            ranged: RwSignal::new(card.ranged),
            note: RwSignal::new(card.note.as_str().to_owned()),
            technique: RwSignal::new(card.technique.clone()),
            power: RwSignal::new(card.power),
        }
    }

    fn read(self) -> Result<ChampionCard, Line> {
        Ok(ChampionCard {
            name: read_name(&self.name.get())?,
            clan: self.clan.get(),
            destiny: self.destiny.read()?,
            keywords: self.keywords.read()?,
            life: self.life.read()?,
            weakened_at: self.weakened_at.read()?,
            ap: self.ap.read()?,
            honor: self.honor.read()?,
            ki: self.ki.read()?,
            size: self.size.get(),
            melee: self.melee.get(),
            ranged: self.ranged.get(),
            note: Note::new(&self.note.get()),
            technique: self.technique.get(),
            power: self.power.get(),
        })
    }
}

fn form(entry: Entry, on_keep: Callback<(ChampionCard,)>, on_cancel: Callback<()>) -> impl IntoView {
    let (shelf, stage) = (shelf(), RwSignal::new(Stage::Typing));
    let keep = move || {
        stage.set(Stage::Tried);
        let card = untrack(|| entry.read()).map_err(|_| ())?;
        fields::tell_if_not_kept(&shelf.keep_champion(card.clone()));
        on_keep.run((card,));
        Ok(())
    };
    view! {
        <div class="cardform stack">
            {fields::name_field(entry.name, stage)}
            {fields::clan_field(entry.clan)}
            <div class="numbers">
                {fields::number_field(keys::CARD_DESTINY, entry.destiny)}
                {fields::number_field(keys::GAUGE_HONOR, entry.honor)}
                {fields::number_field(keys::GAUGE_LIFE, entry.life)}
                {fields::number_field(keys::CARD_WEAKENED_AT, entry.weakened_at)}
                {fields::number_field(keys::GAUGE_AP, entry.ap)}
                {fields::number_field(keys::GAUGE_KI, entry.ki)}
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
