//! The card of a Champion or Companion.

use super::entry::{Stage, Typed};
use super::fields;
use super::half_typed::{HalfTyped, Slot};
use super::keywords::KeywordEntry;
use super::moments::MomentsEntry;
use super::other_side::SideEntry;
use super::technique::{PowerEntry, TechniqueEntry};
use crate::games::champions::board::sight::Borders;
use crate::games::champions::card_check::{self, CardFault, CardFaultKind};
use crate::games::champions::model::card::{ChampionCard, Ranged};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::keyword::Listed;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::{ElementalDice, Size};
use crate::kernel::by::Small as _;
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::widgets::names::read_name;
use crate::words::champions as keys;
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
    let of = format!("champion {}", card.name);
    form(Entry::new(&card, card.name.as_str()), of, on_keep, on_cancel)
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
    read_name("?").ok().map(|name| {
        let of = format!("champion of {}", clan.index());
        form(Entry::new(&ChampionCard::blank(name, clan), ""), of, on_keep, on_cancel)
    })
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
    borders: RwSignal<Borders>,
    note: RwSignal<String>,
    other_side: SideEntry,
    technique: TechniqueEntry,
    power: PowerEntry,
    moments: MomentsEntry,
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
            borders: RwSignal::new(card.borders),
            note: RwSignal::new(card.note.as_str().to_owned()),
            other_side: SideEntry::new(card.other_side.as_ref()),
            technique: TechniqueEntry::new(card.technique.as_ref()),
            power: PowerEntry::new(card.power),
            moments: MomentsEntry::new(&card.moments),
        }
    }

    fn slots(self) -> Vec<Slot> {
        let mut slots = vec![
            Slot::of(self.name),
            Slot::of(self.clan),
            self.destiny.slot(),
            self.life.slot(),
            self.weakened_at.slot(),
            self.ap.slot(),
            self.honor.slot(),
            self.ki.slot(),
            Slot::of(self.size),
            Slot::of(self.melee),
            Slot::of(self.ranged),
            Slot::of(self.borders),
            Slot::of(self.note),
            self.other_side.slot(),
        ];
        slots.extend(self.keywords.slots());
        slots.extend(self.technique.slots());
        slots.extend(self.power.slots());
        slots.extend(self.moments.slots());
        slots
    }

    fn read(self, cards: Cards) -> Result<ChampionCard, Line> {
        Ok(ChampionCard {
            name: read_name(&self.name.get())?,
            clan: self.clan.get(),
            destiny: self.destiny.read()?,
            keywords: self.keywords.read()?,
            keywords_listed: Listed::All,
            life: self.life.read()?,
            weakened_at: self.weakened_at.read()?,
            ap: self.ap.read()?,
            honor: self.honor.read()?,
            ki: self.ki.read()?,
            size: self.size.get(),
            melee: self.melee.get(),
            ranged: self.ranged.get(),
            borders: self.borders.get(),
            note: Note::new(&self.note.get()),
            other_side: self.other_side.read(cards),
            technique: self.technique.read()?,
            power: self.power.read()?,
            moments: self.moments.read(),
        })
    }
}

/// Whether the field of Weakened says itself what is against it.
fn of_weakened(fault: &CardFault) -> bool {
    matches!(fault.kind, CardFaultKind::WeakenedAboveLife { .. })
}

fn form(entry: Entry, of: String, on_keep: Callback<(ChampionCard,)>, on_cancel: Callback<()>) -> impl IntoView {
    let (cards, stage) = (cards(), RwSignal::new(Stage::Typing));
    let half = HalfTyped::watch(of, entry.slots());
    let against = Memo::new(move |_| entry.read(cards).ok().and_then(|card| card_check::champion(&card).err()));
    let read = move || entry.read(cards).ok().filter(|card| card_check::champion(card).is_ok());
    let keep = fields::keeping((stage, half), read, move |card| cards.keep_champion(card), on_keep);
    view! {
        <div class="cardform stack">
            {half.view()}
            {fields::name_field(entry.name, stage)}
            {fields::number_field(keys::CARD_DESTINY, entry.destiny)}
            {fields::clan_field(entry.clan)}
            {entry.keywords.view()}
            {gauges(entry, fields::fault_at(stage, against, of_weakened))}
            {fields::size_field(entry.size)}
            {fields::note_field(entry.note)}
            {fields::melee_field(entry.melee)}
            {fields::ranged_field(entry.ranged)}
            {fields::borders_field(entry.borders)}
            {entry.technique.view()}
            {entry.power.view()}
            {entry.moments.view()}
            {entry.other_side.view(cards)}
            {fields::fault(stage, move || against.get().filter(|fault| !of_weakened(fault)))}
            {fields::foot(keys::CARD_KEEP, keep, on_cancel)}
        </div>
    }
}

/// What the gauges begin with, and what another value says against Weakened.
fn gauges(entry: Entry, against: Signal<Option<String>>) -> impl IntoView {
    view! {
        <div class="numbers">
            {fields::number_field(keys::GAUGE_LIFE, entry.life)}
            {fields::number_field_against(keys::CARD_WEAKENED_AT, entry.weakened_at, against)}
            {fields::number_field(keys::GAUGE_AP, entry.ap)}
            {fields::number_field(keys::GAUGE_HONOR, entry.honor)}
            {fields::number_field(keys::GAUGE_KI, entry.ki)}
        </div>
    }
}
