//! A Champion's Secret Technique and powers as they stand in its form: what the app applies by itself, the rest in words.

use super::entry::Typed;
use super::fields::number_field;
use super::half_typed::Slot;
use super::moments::Effect;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::name::Note as Words;
use crate::games::champions::model::technique::{Needs, OutnumberedDice, Power, Technique};
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::face;
use crate::games::champions::views::technique_words::technique;
use crate::kernel::by::Small;
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::kernel::track::Track;
use crate::ui::components::die::{Die, Palette};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::text_field::TextArea;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The fields of a Secret Technique. All empty: the card names none that the app applies.
#[derive(Clone, Copy)]
pub(super) struct TechniqueEntry {
    needs: StoredValue<Vec<(Element, Typed<0, 5>)>>,
    offence: Effect<-9, 9>,
    defence: Effect<-9, 9>,
    wounds: Effect<0, 9>,
    ap: Effect<0, 9>,
    ki: Effect<0, 9>,
    life: Effect<0, 9>,
    honor: Effect<-9, 9>,
    note: RwSignal<String>,
    open: RwSignal<bool>,
}

impl TechniqueEntry {
    /// The fields of a technique.
    pub fn new(technique: Option<&Technique>) -> Self {
        let known = technique.cloned().unwrap_or_default();
        let need = |element: &Element| {
            let dice = i16::from(known.needs.of(*element));
            let known = if dice == 0 { Known::Unknown } else { Known::Entered(Track::clamped(dice)) };
            (*element, Typed::new(known))
        };
        Self {
            needs: StoredValue::new(Element::ALL.iter().map(need).collect()),
            offence: Effect::new(known.offence.into()),
            defence: Effect::new(known.defence.into()),
            wounds: Effect::new(known.wounds.into()),
            ap: Effect::new(known.ap.into()),
            ki: Effect::new(known.ki.into()),
            life: Effect::new(known.life.into()),
            honor: Effect::new(known.honor.into()),
            note: RwSignal::new(known.note.as_str().to_owned()),
            open: RwSignal::new(technique.is_some()),
        }
    }

    /// The technique in the fields.
    ///
    /// # Errors
    ///
    /// A field holds no number, or one too large; or it needs more dice than anybody rolls.
    pub fn read(self) -> Result<Option<Technique>, Line> {
        let technique = Technique {
            needs: self.needs()?,
            offence: self.offence.read()?,
            defence: self.defence.read()?,
            wounds: self.wounds.read()?,
            ap: self.ap.read()?,
            ki: self.ki.read()?,
            life: self.life.read()?,
            honor: self.honor.read()?,
            note: Words::new(&self.note.get()),
        };
        Ok(Some(technique).filter(|technique| *technique != Technique::default()))
    }

    /// What stands in the fields, to be kept.
    pub fn slots(self) -> Vec<Slot> {
        let needs = self.needs.get_value().into_iter().map(|(_, typed)| typed.slot());
        let numbers = [
            self.offence.0.slot(),
            self.defence.0.slot(),
            self.wounds.0.slot(),
            self.ap.0.slot(),
            self.ki.0.slot(),
            self.life.0.slot(),
            self.honor.0.slot(),
        ];
        needs.chain(numbers).chain([Slot::of(self.note)]).collect()
    }

    fn needs(self) -> Result<Needs, Line> {
        let mut needs = Vec::new();
        for (element, typed) in self.needs.get_value() {
            let dice = typed.read()?.value().map_or(0, Track::get);
            needs.push((element, u8::try_from(dice).unwrap_or(0)));
        }
        let too_many = |_| Line::new(keys::CARD_TOO_MANY_NEEDS).with("most", Needs::MOST);
        Needs::new(&needs).map_err(too_many)
    }

    /// One die more or less of an Element, as on the table: a tap adds it, a tap on it takes it out again.
    fn turn(self, element: Element, by: i16) {
        let field =
            self.needs.with_value(|needs| needs.iter().find(|(other, _)| *other == element).map(|(_, field)| *field));
        let Some(field) = field else { return };
        let now = untrack(|| field.read()).ok().and_then(|dice| dice.value()).map_or(0, Track::get);
        let new = (now + by).max(0);
        field.text.set(if new == 0 { String::new() } else { new.to_string() });
    }

    /// The dice it needs, in the order of the Elements.
    fn dice(self) -> impl IntoView {
        let all = Memo::new(move |_| {
            let count = |(element, field): (Element, Typed<0, 5>)| {
                let dice = field.read().ok().and_then(|dice| dice.value()).map_or(0, Track::get);
                std::iter::repeat_n(element, usize::try_from(dice).unwrap_or(0))
            };
            self.needs.get_value().into_iter().flat_map(count).collect::<Vec<_>>()
        });
        let label = say(keys::CARD_TECHNIQUE_NEEDS);
        move || {
            let dice = all.get();
            (!dice.is_empty()).then(|| {
                view! {
                    <div class="dice" role="group" aria-label=label.clone()>
                        {dice.into_iter().map(|element| self.die(element)).collect_view()}
                    </div>
                }
            })
        }
    }

    /// One of them, taken away with a tap.
    fn die(self, element: Element) -> impl IntoView {
        let ears = say(Line::new(keys::CARD_TECHNIQUE_DIE_EARS).with("element", names::element(element)));
        view! {
            <Die
                face=Signal::stored(Some(face(element)))
                was=Signal::stored(None)
                ears=ears
                on_press=move || self.turn(element, -1)
            />
        }
    }

    /// The folded part of the form.
    pub fn view(self) -> impl IntoView {
        let faces = Signal::stored(Element::ALL.iter().map(|element| face(*element)).collect::<Vec<_>>());
        let add = move |place: usize| Element::ALL.get(place).iter().for_each(|element| self.turn(**element, 1));
        let fault = move || self.needs().err().map(|line| view! { <Note kind=NoteKind::Error>{say(line)}</Note> });
        // Folded away it still says what is in it.
        let typed = move || self.read().ok().flatten().and_then(|known| technique(&known));
        let sub = Signal::derive(move || Some(typed().unwrap_or_else(|| say(keys::CARD_TECHNIQUE_SUB))));
        view! {
            <Folded title=say(keys::CARD_TECHNIQUE) sub=sub open=self.open>
                <div class="stack pad">
                    <b>{say(keys::CARD_TECHNIQUE_NEEDS)}</b>
                    {self.dice()}
                    <Palette
                        label=say(keys::CARD_TECHNIQUE_NEEDS)
                        faces=faces
                        without=Signal::stored(None)
                        on_add=add
                    />
                    {fault}
                    {self.does()}
                    <TextArea
                        label=say(keys::CARD_TECHNIQUE_NOTE)
                        hint=say(keys::CARD_TECHNIQUE_NOTE_HINT)
                        value=self.note
                        on_input=move |new: String| self.note.set(new)
                    />
                </div>
            </Folded>
        }
    }

    /// What it adds.
    fn does(self) -> impl IntoView {
        view! {
            <b>{say(keys::CARD_TECHNIQUE_DOES)}</b>
            <div class="numbers" role="group" aria-label=say(keys::CARD_TECHNIQUE_DOES)>
                {number_field(keys::CARD_OFFENCE, self.offence.0)}
                {number_field(keys::CARD_DEFENCE, self.defence.0)}
                {number_field(keys::CARD_DIRECT_WOUNDS, self.wounds.0)}
                {number_field(keys::GAUGE_AP, self.ap.0)}
                {number_field(keys::GAUGE_KI, self.ki.0)}
                {number_field(keys::GAUGE_LIFE, self.life.0)}
                {number_field(keys::GAUGE_HONOR, self.honor.0)}
            </div>
        }
    }
}

/// The fields of Clan Power and own power.
#[derive(Clone, Copy)]
pub(super) struct PowerEntry {
    honor: Effect<-9, 9>,
    dice: RwSignal<OutnumberedDice>,
    offence: Effect<-9, 9>,
    defence: Effect<-9, 9>,
    open: RwSignal<bool>,
}

impl PowerEntry {
    /// The fields of a power.
    pub fn new(power: Option<Power>) -> Self {
        let known = power.unwrap_or_default();
        Self {
            honor: Effect::new(known.honor_outnumbered.into()),
            dice: RwSignal::new(known.dice_outnumbered),
            offence: Effect::new(known.offence.into()),
            defence: Effect::new(known.defence.into()),
            open: RwSignal::new(power.is_some()),
        }
    }

    /// What stands in the fields, to be kept.
    pub fn slots(self) -> [Slot; 4] {
        [self.honor.0.slot(), Slot::of(self.dice), self.offence.0.slot(), self.defence.0.slot()]
    }

    /// The power in the fields.
    ///
    /// # Errors
    ///
    /// A field holds no number, or one too large.
    pub fn read(self) -> Result<Option<Power>, Line> {
        let power = Power {
            honor_outnumbered: self.honor.read()?,
            dice_outnumbered: self.dice.get(),
            offence: self.offence.read()?,
            defence: self.defence.read()?,
        };
        Ok(Some(power).filter(|power| *power != Power::default()))
    }

    /// The folded part of the form.
    pub fn view(self) -> impl IntoView {
        let kept = Signal::derive(move || self.dice.get() == OutnumberedDice::Kept);
        let keep = move |on: bool| self.dice.set(if on { OutnumberedDice::Kept } else { OutnumberedDice::Reduced });
        view! {
            <Folded title=say(keys::CARD_POWER) sub=say(keys::CARD_POWER_SUB) open=self.open>
                <div class="stack pad">
                    <div class="numbers" role="group" aria-label=say(keys::CARD_POWER)>
                        {number_field(keys::CARD_OFFENCE, self.offence.0)}
                        {number_field(keys::CARD_DEFENCE, self.defence.0)}
                        {number_field(keys::CARD_POWER_HONOR, self.honor.0)}
                    </div>
                    <Tick label=say(keys::CARD_POWER_DICE) on=kept on_toggle=keep />
                </div>
            </Folded>
        }
    }
}
