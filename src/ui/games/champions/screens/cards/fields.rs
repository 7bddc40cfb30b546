//! The fields every card form is made of.

use super::entry::{Stage, Typed, name_fault};
use super::half_typed::{HalfTyped, Slot};
use crate::games::champions::board::sight::Borders;
use crate::games::champions::card_check::CardFault;
use crate::games::champions::dice::enemy::MOST;
use crate::games::champions::model::card::{EnemyDice, Ranged};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::quantity::{ElementalDice, Size};
use crate::games::champions::text::{names, reasons};
use crate::kernel::by::Small;
use crate::kernel::known::Known;
use crate::kernel::line::Key;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::text_field::{FieldKind, TextArea, TextField};
use crate::ui::components::tick::Tick;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::documents::LibraryError;
use crate::ui::texts::say;
use crate::ui::widgets::names::ROOM;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The field of a name.
pub(super) fn name_field(text: RwSignal<String>, stage: RwSignal<Stage>) -> impl IntoView {
    let fault = Signal::derive(move || name_fault(&text.get(), stage.get()));
    view! {
        <TextField label=say(keys::CARD_NAME) value=text fault=fault maxlength=ROOM on_input=move |new: String| text.set(new) />
    }
}

/// The field of a number; empty is unknown.
pub(super) fn number_field<const MIN: i16, const MAX: i16>(label: Key, typed: Typed<MIN, MAX>) -> impl IntoView {
    number_field_against(label, typed, Signal::stored(None))
}

/// The field of a number that another field may be against.
pub(super) fn number_field_against<const MIN: i16, const MAX: i16>(
    label: Key,
    typed: Typed<MIN, MAX>,
    against: Signal<Option<String>>,
) -> impl IntoView {
    // The number keys of some phones have no minus.
    let kind = if MIN < 0 { FieldKind::Text } else { FieldKind::Number };
    view! {
        <TextField
            label=say(label)
            kind=kind
            value=typed.text
            hint=typed.source()
            fault=Signal::derive(move || typed.fault().or_else(|| against.get()))
            on_input=move |new: String| typed.text.set(new)
        />
    }
}

/// The field of what the card says in words.
pub(super) fn note_field(text: RwSignal<String>) -> impl IntoView {
    view! {
        <TextArea
            label=say(keys::CARD_NOTE)
            hint=say(keys::CARD_NOTE_HINT)
            value=text
            on_input=move |new: String| text.set(new)
        />
    }
}

/// The field of a Clan.
pub(super) fn clan_field(clan: RwSignal<Clan>) -> impl IntoView {
    let id = "card-clan";
    let choose = move |place: String| {
        if let Some(chosen) = place.parse().ok().and_then(|place: usize| Clan::ALL.get(place)) {
            clan.set(*chosen);
        }
    };
    let option = |other: &Clan| {
        let other = *other;
        view! {
            <option value=other.index().to_string() selected=move || clan.get() == other>
                {say(names::clan(other))}
            </option>
        }
    };
    view! {
        <div class="field">
            <label for=id>{say(keys::CARD_CLAN)}</label>
            <select id=id on:change:target=move |event| choose(event.target().value())>
                {Clan::ALL.iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// A value that is one of a few, or not known.
pub(super) fn pick<T: Copy + PartialEq + Send + Sync + 'static>(
    label: Key,
    answers: Vec<(String, T)>,
    value: RwSignal<Known<T>>,
) -> impl IntoView {
    let unknown = Segment::of("?").with_ears(say(keys::CARD_UNKNOWN));
    let segments = std::iter::once(unknown).chain(answers.iter().map(|(word, _)| Segment::of(word.clone()))).collect();
    let values: Vec<T> = answers.into_iter().map(|(_, value)| value).collect();
    let shown = values.clone();
    let chosen = Signal::derive(move || match value.get().value() {
        None => Some(0),
        Some(value) => shown.iter().position(|other| *other == value).map(|place| place + 1),
    });
    let choose = move |place: usize| {
        value.set(
            place.checked_sub(1).and_then(|place| values.get(place)).map_or(Known::Unknown, |new| keep(value, *new)),
        );
    };
    view! {
        <div class="field">
            <b>{say(label)}</b>
            <Segmented
                label=say(label)
                answers=Signal::stored(segments)
                chosen=chosen
                on_choose=move |place: usize| choose(place)
            />
        </div>
    }
}

/// A value chosen again keeps where it came from.
fn keep<T: Copy + PartialEq + Send + Sync + 'static>(value: RwSignal<Known<T>>, new: T) -> Known<T> {
    let before = value.get_untracked();
    if before.value() == Some(new) { before } else { Known::Entered(new) }
}

/// The field of a Size.
pub(super) fn size_field(size: RwSignal<Known<Size>>) -> impl IntoView {
    let sizes = (1..=4).map(|size: i16| (size.to_string(), Size::clamped(size))).collect();
    pick(keys::CARD_SIZE, sizes, size)
}

/// The field of the Elemental Dice in Melee Combat.
pub(super) fn melee_field(dice: RwSignal<Known<ElementalDice>>) -> impl IntoView {
    let dice_of = |dice: i16| (dice.to_string(), ElementalDice::clamped(dice));
    pick(keys::CARD_MELEE, vec![dice_of(4), dice_of(5)], dice)
}

/// The field of the Elemental Dice in Ranged Combat.
pub(super) fn ranged_field(dice: RwSignal<Known<Ranged<ElementalDice>>>) -> impl IntoView {
    let dice_of = |dice: i16| (dice.to_string(), Ranged::Dice(ElementalDice::clamped(dice)));
    let bow = [(say(keys::CARD_NO_BOW), Ranged::Never), (say(keys::CARD_BOW_UNRATED), Ranged::Bow)];
    pick(keys::CARD_RANGED, bow.into_iter().chain([dice_of(4), dice_of(5)]).collect(), dice)
}

/// The field of an ability that changes how borders count for Line of Sight.
pub(super) fn borders_field(borders: RwSignal<Borders>) -> impl IntoView {
    let toggle = move |on| borders.set(if on { Borders::AsSingle } else { Borders::AsPrinted });
    let on = Signal::derive(move || borders.get() == Borders::AsSingle);
    view! { <Tick label=say(keys::CARD_BORDERS_SINGLE) second=say(keys::CARD_BORDERS) on=on on_toggle=toggle /> }
}

/// The numbers of the three kinds of Enemy Dice as they stand in their fields; all empty is unknown.
#[derive(Clone, Copy)]
pub(super) struct DiceEntry {
    white: Typed<0, 9>,
    gray: Typed<0, 9>,
    black: Typed<0, 9>,
}

impl DiceEntry {
    /// The fields of dice.
    pub fn new(dice: Option<EnemyDice>) -> Self {
        let field = |count: fn(EnemyDice) -> u8| {
            let count = dice.map(|dice| crate::kernel::track::Track::clamped(count(dice).into()));
            Typed::new(count.map_or(Known::Unknown, Known::Entered))
        };
        Self { white: field(|dice| dice.white), gray: field(|dice| dice.gray), black: field(|dice| dice.black) }
    }

    /// What stands in the fields, to be kept.
    pub fn slots(self) -> [Slot; 3] {
        [self.white.slot(), self.gray.slot(), self.black.slot()]
    }

    /// The dice in the fields; nothing where all are empty.
    ///
    /// # Errors
    ///
    /// A field holds no number, or one too large.
    pub fn read(self) -> Result<Option<EnemyDice>, crate::kernel::line::Line> {
        let [white, gray, black] = [self.white.read()?, self.gray.read()?, self.black.read()?];
        if [white, gray, black].iter().all(Known::is_unknown) {
            return Ok(None);
        }
        let count = |field: Known<crate::kernel::track::Track<0, 9>>| {
            field.value().map_or(0, |count| u8::try_from(count.get()).unwrap_or(0))
        };
        Ok(Some(EnemyDice { white: count(white), gray: count(gray), black: count(black) }))
    }

    /// More dice than anybody rolls: a card may show them, a slip of the thumb too.
    fn is_many(self) -> bool {
        let dice = self.read().ok().flatten();
        dice.is_some_and(|dice| [dice.white, dice.gray, dice.black].into_iter().map(usize::from).sum::<usize>() > MOST)
    }

    /// The three fields side by side.
    pub fn view(self, label: Key) -> impl IntoView {
        let many =
            move || self.is_many().then(|| view! { <Note kind=NoteKind::Warn>{say(keys::CARD_MANY_DICE)}</Note> });
        view! {
            <fieldset class="dice-fields">
                <legend>
                    <b>{say(label)}</b>
                </legend>
                {number_field(keys::CARD_WHITE, self.white)}
                {number_field(keys::CARD_GRAY, self.gray)}
                {number_field(keys::CARD_BLACK, self.black)}
                {many}
            </fieldset>
        }
    }
}

/// What two values of a card say against each other, once the players have tried to keep it.
pub(super) fn fault(
    stage: RwSignal<Stage>,
    found: impl Fn() -> Option<CardFault> + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        let fault = (stage.get() == Stage::Tried).then(&found).flatten();
        fault.map(|fault| view! { <Note kind=NoteKind::Error>{say(reasons::card_fault(fault.kind))}</Note> })
    }
}

/// What another value says against one field, once the players have tried to keep the card.
pub(super) fn fault_at(
    stage: RwSignal<Stage>,
    found: Memo<Option<CardFault>>,
    is_its: fn(&CardFault) -> bool,
) -> Signal<Option<String>> {
    Signal::derive(move || {
        let fault = found.get().filter(|fault| stage.get() == Stage::Tried && is_its(fault));
        fault.map(|fault| say(reasons::card_fault(fault.kind)))
    })
}

/// The buttons at the foot of a form. Where something is wrong, keeping leads to the first such field.
pub(super) fn foot(
    keep_label: Key,
    keep: impl Fn() -> Result<(), ()> + Send + Sync + 'static,
    cancel: Callback<()>,
) -> impl IntoView {
    let feedback = feedback();
    let press = move || {
        if keep().is_err() {
            feedback.assertive.set(say(keys::CARD_FAULTY));
            request_animation_frame(focus_first_fault);
        } else {
            // What was wrong is wrong no more.
            feedback.assertive.set(String::new());
        }
    };
    view! {
        <div class="rowx form-foot">
            <Button label=say(keys::CARD_LEAVE) on_press=cancel />
            <Button kind=ButtonKind::Act label=say(keep_label) on_press=press />
        </div>
    }
}

fn focus_first_fault() {
    let field = document().query_selector(".cardform [aria-invalid='true']").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A field that is gone takes no focus.
        let _ = field.focus();
    }
}

/// Keeps the card that was typed in, where it can be read: among the players' own, and for who asked for it. On this
/// table it counts also where it cannot be kept for others.
pub(super) fn keeping<T: Clone + 'static>(
    (stage, half): (RwSignal<Stage>, HalfTyped),
    read: impl Fn() -> Option<T>,
    keep: impl Fn(T) -> Result<(), LibraryError>,
    on_keep: Callback<(T,)>,
) -> impl Fn() -> Result<(), ()> {
    move || {
        stage.set(Stage::Tried);
        let card = untrack(&read).ok_or(())?;
        if keep(card.clone()).is_err() {
            feedback().toast(keys::CARD_NOT_KEPT, Offer::Nothing);
        }
        half.forget();
        on_keep.run((card,));
        Ok(())
    }
}
