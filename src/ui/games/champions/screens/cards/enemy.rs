//! The card of an Enemy or Boss.

use super::entry::{Stage, Typed};
use super::fields::{self, DiceEntry};
use super::half_typed::{HalfTyped, Slot};
use super::keywords::KeywordEntry;
use super::moments::MomentsEntry;
use crate::games::champions::board::sight::Borders;
use crate::games::champions::card_check;
use crate::games::champions::model::card::{EnemyCard, EnemyDice, EnemyKind, Ranged};
use crate::games::champions::model::keyword::Listed;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Size;
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::champions::cards::cards;
use crate::ui::texts::say;
use crate::ui::widgets::names::read_name;
use crate::words::champions as keys;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The card of an Enemy that has a name already.
#[component]
pub fn EnemyCardForm(
    /// What is known of it.
    card: EnemyCard,
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(EnemyCard,)>,
    /// Leave it as it was.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    let of = format!("enemy {}", card.name);
    form(Entry::new(&card, card.name.as_str()), of, on_keep, on_cancel)
}

/// The card of an Enemy nobody has typed in.
#[component]
pub fn NewEnemyForm(
    /// What was typed in; it is among the players' own cards then.
    #[prop(into)]
    on_keep: Callback<(EnemyCard,)>,
    /// Leave it.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    // Only the fields of this name's card are used: all of them are unknown.
    let blank = read_name("?").ok().map(|name| EnemyCard::blank(name, EnemyKind::Enemy));
    blank.map(|card| form(Entry::new(&card, ""), "enemy".to_owned(), on_keep, on_cancel))
}

/// How it fights from afar, without its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Bow {
    None,
    Unrated,
    Dice,
}

/// The card as it stands in the form.
#[derive(Clone, Copy)]
struct Entry {
    name: RwSignal<String>,
    kind: RwSignal<EnemyKind>,
    ap: Typed<0, 10>,
    life: Typed<1, 99>,
    size: RwSignal<Known<Size>>,
    keywords: KeywordEntry,
    melee: DiceEntry,
    melee_before: Known<EnemyDice>,
    bow: RwSignal<Known<Bow>>,
    ranged: DiceEntry,
    ranged_before: Known<Ranged<EnemyDice>>,
    glory: Typed<0, 25>,
    borders: RwSignal<Borders>,
    note: RwSignal<String>,
    moments: MomentsEntry,
}

impl Entry {
    fn new(card: &EnemyCard, name: &str) -> Self {
        let (bow, ranged) = match card.ranged.value() {
            None => (Known::Unknown, None),
            Some(Ranged::Never) => (Known::Entered(Bow::None), None),
            Some(Ranged::Bow) => (Known::Entered(Bow::Unrated), None),
            Some(Ranged::Dice(dice)) => (Known::Entered(Bow::Dice), Some(dice)),
        };
        Self {
            name: RwSignal::new(name.to_owned()),
            kind: RwSignal::new(card.kind),
            ap: Typed::new(card.ap),
            life: Typed::new(card.life),
            size: RwSignal::new(card.size),
            keywords: KeywordEntry::new(&card.keywords),
            melee: DiceEntry::new(card.melee.value()),
            melee_before: card.melee,
            bow: RwSignal::new(bow),
            ranged: DiceEntry::new(ranged),
            ranged_before: card.ranged,
            glory: Typed::new(card.glory),
            borders: RwSignal::new(card.borders),
            note: RwSignal::new(card.note.as_str().to_owned()),
            moments: MomentsEntry::with_bonus(&card.moments, card.bonus),
        }
    }

    fn slots(self) -> Vec<Slot> {
        let mut slots = vec![
            Slot::of(self.name),
            Slot::of(self.kind),
            self.ap.slot(),
            self.life.slot(),
            Slot::of(self.size),
            Slot::of(self.bow),
            self.glory.slot(),
            Slot::of(self.borders),
            Slot::of(self.note),
        ];
        slots.extend(self.keywords.slots());
        slots.extend(self.melee.slots());
        slots.extend(self.ranged.slots());
        slots.extend(self.moments.slots());
        slots
    }

    fn read(self) -> Result<EnemyCard, Line> {
        Ok(EnemyCard {
            name: read_name(&self.name.get())?,
            kind: self.kind.get(),
            ap: self.ap.read()?,
            life: self.life.read()?,
            size: self.size.get(),
            keywords: self.keywords.read()?,
            keywords_listed: Listed::All,
            melee: same_or_entered(self.melee_before, self.melee.read()?),
            ranged: same_or_entered(self.ranged_before, self.ranged()?),
            glory: self.glory.read()?,
            borders: self.borders.get(),
            note: Note::new(&self.note.get()),
            moments: self.moments.read(),
            bonus: self.moments.bonus()?,
        })
    }

    fn ranged(self) -> Result<Option<Ranged<EnemyDice>>, Line> {
        Ok(match self.bow.get().value() {
            None => None,
            Some(Bow::None) => Some(Ranged::Never),
            Some(Bow::Unrated) => Some(Ranged::Bow),
            Some(Bow::Dice) => self.ranged.read()?.map(Ranged::Dice),
        })
    }
}

/// What the rulebook states stays its statement.
fn same_or_entered<T: Copy + PartialEq>(before: Known<T>, now: Option<T>) -> Known<T> {
    match now {
        None => Known::Unknown,
        Some(_) if before.value() == now => before,
        Some(value) => Known::Entered(value),
    }
}

fn form(entry: Entry, of: String, on_keep: Callback<(EnemyCard,)>, on_cancel: Callback<()>) -> impl IntoView {
    let (cards, stage) = (cards(), RwSignal::new(Stage::Typing));
    let half = HalfTyped::watch(of, entry.slots());
    let read = move || entry.read().ok().filter(|card| card_check::enemy(card).is_ok());
    let keep = fields::keeping((stage, half), read, move |card| cards.keep_enemy(card), on_keep);
    view! {
        <div class="cardform stack">
            {half.view()}
            {fields::name_field(entry.name, stage)}
            {kind_field(entry.kind)}
            <div class="numbers">
                {fields::number_field(keys::GAUGE_AP, entry.ap)}
                {fields::number_field(keys::GAUGE_LIFE, entry.life)}
            </div>
            {fields::size_field(entry.size)}
            {entry.keywords.view()}
            {fields::note_field(entry.note)}
            {entry.melee.view(keys::CARD_MELEE)}
            {fields::number_field(keys::GAUGE_GLORY, entry.glory)}
            {bow_field(entry)}
            {fields::borders_field(entry.borders)}
            {entry.moments.view()}
            {fields::fault(stage, move || entry.read().ok().and_then(|card| card_check::enemy(&card).err()))}
            {fields::foot(keys::CARD_KEEP, keep, on_cancel)}
        </div>
    }
}

/// Whether it has a bow, and the dice of one that is rated.
fn bow_field(entry: Entry) -> impl IntoView {
    let bows = vec![
        (say(keys::CARD_NO_BOW), Bow::None),
        (say(keys::CARD_BOW_UNRATED), Bow::Unrated),
        (say(keys::CARD_DICE), Bow::Dice),
    ];
    view! {
        {fields::pick(keys::CARD_RANGED, bows, entry.bow)}
        {move || (entry.bow.get().value() == Some(Bow::Dice)).then(|| entry.ranged.view(keys::CARD_RANGED_DICE))}
    }
}

fn kind_field(kind: RwSignal<EnemyKind>) -> impl IntoView {
    const KINDS: [EnemyKind; 2] = [EnemyKind::Enemy, EnemyKind::Boss];
    let answers = vec![Segment::of(say(keys::CARD_ENEMY)), Segment::of(say(keys::CARD_BOSS))];
    let chosen = Signal::derive(move || KINDS.iter().position(|other| *other == kind.get()));
    let choose = move |place: usize| KINDS.get(place).into_iter().for_each(|chosen| kind.set(*chosen));
    view! {
        <Segmented
            label=say(keys::CARD_KIND)
            answers=Signal::stored(answers)
            chosen=chosen
            on_choose=move |place: usize| choose(place)
        />
    }
}
