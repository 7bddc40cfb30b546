//! What a card does in every Combat, as it stands in its form: words for its beginning and end, Successes it adds.

use super::entry::Typed;
use super::fields::number_field;
use super::half_typed::Slot;
use crate::games::champions::model::effects::{Bonus, Moments};
use crate::games::champions::model::name::Note;
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::kernel::track::Track;
use crate::ui::components::text_field::TextArea;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A number that is 0 where its field is empty.
#[derive(Clone, Copy)]
pub(super) struct Effect<const MIN: i16, const MAX: i16>(pub Typed<MIN, MAX>);

impl<const MIN: i16, const MAX: i16> Effect<MIN, MAX> {
    /// The field of an effect.
    pub fn new(value: i16) -> Self {
        Self(Typed::new(if value == 0 { Known::Unknown } else { Known::Entered(Track::clamped(value)) }))
    }

    /// The number in the field.
    ///
    /// # Errors
    ///
    /// It is none, or too large.
    pub fn read<T: TryFrom<i16> + Default>(self) -> Result<T, Line> {
        let value = self.0.read()?.value().map_or(0, Track::get);
        Ok(T::try_from(value).unwrap_or_default())
    }
}

/// The words for the two moments.
#[derive(Clone, Copy)]
pub(super) struct MomentsEntry {
    beginning: RwSignal<String>,
    end: RwSignal<String>,
    bonus: Option<BonusEntry>,
    open: RwSignal<bool>,
}

/// The Successes a card adds.
#[derive(Clone, Copy)]
struct BonusEntry {
    offence: Effect<-9, 9>,
    defence: Effect<-9, 9>,
    wounds: Effect<0, 9>,
}

impl MomentsEntry {
    /// The fields of a Champion's card, whose Successes stand in its power.
    pub fn new(moments: &Moments) -> Self {
        let text = |note: &Note| RwSignal::new(note.as_str().to_owned());
        let open = RwSignal::new(!moments.are_silent());
        Self { beginning: text(&moments.beginning), end: text(&moments.end), bonus: None, open }
    }

    /// The fields of an Ally's or Enemy's card.
    pub fn with_bonus(moments: &Moments, bonus: Bonus) -> Self {
        let fields = BonusEntry {
            offence: Effect::new(bonus.offence.into()),
            defence: Effect::new(bonus.defence.into()),
            wounds: Effect::new(bonus.wounds.into()),
        };
        let open = RwSignal::new(!moments.are_silent() || !bonus.is_nothing());
        Self { bonus: Some(fields), open, ..Self::new(moments) }
    }

    /// What stands in the fields, to be kept.
    pub fn slots(self) -> Vec<Slot> {
        let numbers = self.bonus.map(|bonus| [bonus.offence.0.slot(), bonus.defence.0.slot(), bonus.wounds.0.slot()]);
        [Slot::of(self.beginning), Slot::of(self.end)].into_iter().chain(numbers.into_iter().flatten()).collect()
    }

    /// The words in the fields.
    pub fn read(self) -> Moments {
        Moments { beginning: Note::new(&self.beginning.get()), end: Note::new(&self.end.get()) }
    }

    /// The Successes in the fields.
    ///
    /// # Errors
    ///
    /// A field holds no number, or one too large.
    pub fn bonus(self) -> Result<Bonus, Line> {
        let Some(fields) = self.bonus else { return Ok(Bonus::default()) };
        Ok(Bonus { offence: fields.offence.read()?, defence: fields.defence.read()?, wounds: fields.wounds.read()? })
    }

    /// The folded part of the form.
    pub fn view(self) -> impl IntoView {
        let numbers = move || {
            self.bonus.map(|bonus| {
                view! {
                    <div class="numbers">
                        {number_field(keys::CARD_OFFENCE, bonus.offence.0)}
                        {number_field(keys::CARD_DEFENCE, bonus.defence.0)}
                        {number_field(keys::CARD_DIRECT_WOUNDS, bonus.wounds.0)}
                    </div>
                }
            })
        };
        view! {
            <Folded title=say(keys::CARD_IN_COMBAT) sub=say(keys::CARD_IN_COMBAT_SUB) open=self.open>
                <div class="stack pad">
                    {numbers}
                    {words(keys::CARD_AT_BEGINNING, self.beginning)}
                    {words(keys::CARD_AT_END, self.end)}
                </div>
            </Folded>
        }
    }
}

fn words(label: crate::kernel::line::Key, text: RwSignal<String>) -> impl IntoView {
    view! {
        <TextArea
            label=say(label)
            hint=say(keys::CARD_MOMENT_HINT)
            value=text
            on_input=move |new: String| text.set(new)
        />
    }
}
