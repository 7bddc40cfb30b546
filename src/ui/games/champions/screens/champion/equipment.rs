//! Equipment notes (rulebook p. 16): any number is carried, one of each type is used in a scenario.

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::noted::NotedCard;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::actions::{Asked, Confirm, desk};
use crate::ui::games::champions::screens::cards::noted;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What a Champion carries.
#[component]
pub fn EquipmentSection(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let (session, desk) = (session(), desk());
    let items = Memo::new(move |_| session.state(|state| state.champion(seat.id.get()).equipment().to_vec()));
    let ask = move || desk.ask(Asked::Item(seat.id.get_untracked()));
    let rows = move || {
        let items = items.get();
        let row = |(place, item): (usize, Equipment)| view! { <ItemRow champion=seat.id place=place item=item /> };
        (!items.is_empty()).then(|| {
            view! {
                <ul class="card rows">{items.into_iter().enumerate().map(row).collect_view()}</ul>
                <OneOfEach />
            }
        })
    };
    view! {
        <div class="sec">
            <h2>{say(keys::SHEET_EQUIPMENT)}</h2>
            <Button kind=ButtonKind::Link label=say(keys::SHEET_ITEM_ADD) on_press=ask />
        </div>
        {rows}
    }
}

/// One of each type may be used.
#[component]
fn OneOfEach() -> impl IntoView {
    let feedback = feedback();
    let page = page_of(rulebook::EQUIPMENT);
    view! {
        <p class="sub2">
            {say(keys::SHEET_ONE_OF_EACH)} " "
            <RuleRef label=page on_open=move || feedback.open_rule(rulebook::EQUIPMENT) />
        </p>
    }
}

/// One item.
#[component]
fn ItemRow(
    /// Who carries it.
    champion: Signal<ChampionId>,
    /// Its place in the list.
    place: usize,
    /// The item.
    item: Equipment,
) -> impl IntoView {
    let session = session();
    // Nobody carries more than the list can count.
    let place = u8::try_from(place).unwrap_or(u8::MAX);
    let drop = move || {
        session.dispatch(Command::DropEquipment { champion: champion.get_untracked(), item: place });
    };
    let ears = say(Line::new(keys::SHEET_ITEM_DROP_EARS).with("item", item.name.as_str()));
    let note = (!item.note.is_empty()).then(|| item.note.as_str().to_owned());
    view! {
        <li class="row plain">
            <span>
                <b dir="auto">{item.name.to_string()}</b>
                <span class="sub">{say(names::equipment(item.kind))}</span>
                {note.map(|note| view! { <p dir="auto">{note}</p> })}
            </span>
            <span class="rowx close wrap">
                {in_use(champion, place, &item)} <Button label=say(keys::SHEET_ITEM_DROP) ears=ears on_press=drop />
            </span>
        </li>
    }
}

/// That an item is in use, or the key that uses it.
fn in_use(champion: Signal<ChampionId>, place: u8, item: &Equipment) -> AnyView {
    let session = session();
    let use_it = move || {
        session.dispatch(Command::UseEquipment { champion: champion.get_untracked(), item: place });
    };
    let ears = say(Line::new(keys::SHEET_ITEM_USE_EARS).with("item", item.name.as_str()));
    match item.used {
        Use::InUse => view! { <Tag text=say(keys::SHEET_ITEM_IN_USE) tone=Tone::Good /> }.into_any(),
        Use::Carried => view! { <Button label=say(keys::SHEET_ITEM_USE) ears=ears on_press=use_it /> }.into_any(),
    }
}

/// An item as it is typed.
#[derive(Clone, Copy)]
struct Typed {
    name: RwSignal<String>,
    /// The place of its type among all.
    kind: RwSignal<usize>,
    note: RwSignal<String>,
}

impl Typed {
    /// Nothing typed yet.
    fn new() -> Self {
        Self { name: RwSignal::default(), kind: RwSignal::default(), note: RwSignal::default() }
    }

    /// The item, once it has a name.
    fn item(self) -> Option<Equipment> {
        let name = Name::typed(&self.name.get()).ok()?;
        let kind = EquipmentKind::ALL.get(self.kind.get()).copied()?;
        Some(Equipment { name, kind, note: Note::new(&self.note.get()), used: Use::Carried })
    }

    /// As it stands on a card that was noted before.
    fn fill(self, card: &Equipment) {
        self.name.set(card.name.to_string());
        self.kind.set(card.kind.index());
        self.note.set(card.note.as_str().to_owned());
    }
}

/// Asks for another item.
#[component]
pub fn ItemForm(
    /// Who takes it.
    champion: ChampionId,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let typed = Typed::new();
    let command = move || Some(Command::TakeEquipment { champion, item: typed.item()? });
    let taken = Callback::new(move |()| {
        untrack(|| typed.item()).map(NotedCard::Equipment).into_iter().for_each(noted::keep);
        on_done.run(());
    });
    view! {
        {noted::offered(|all| &all.equipment, |item| item.name.to_string(), move |card| typed.fill(&card))}
        {fields(typed)}
        <Confirm
            command=Signal::derive(command)
            who=Who::Champion(champion)
            label=say(keys::SHEET_ITEM_TAKE)
            on_done=taken
        />
    }
}

/// Name, type and note.
fn fields(Typed { name, kind, note }: Typed) -> impl IntoView {
    let kinds = EquipmentKind::ALL.iter().map(|kind| Segment::of(say(names::equipment(*kind)))).collect::<Vec<_>>();
    view! {
        <TextField
            label=say(keys::SHEET_ITEM_NAME)
            value=name
            maxlength=60
            on_input=move |text| name.set(text)
        />
        <Segmented
            label=say(keys::SHEET_ITEM_KIND)
            answers=kinds
            chosen=Signal::derive(move || Some(kind.get()))
            on_choose=move |place| kind.set(place)
        />
        <TextField
            label=say(keys::SHEET_ITEM_NOTE)
            value=note
            maxlength=400
            on_input=move |text| note.set(text)
        />
    }
}
