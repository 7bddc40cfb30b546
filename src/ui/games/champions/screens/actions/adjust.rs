//! A change by hand with its reason: what a scenario, a card or the players decide.

use super::Confirm;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::screens::actions::desk;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How far a gauge can be moved at once.
const MOST: i32 = 25;

/// Asks for gauge, change and reason.
#[component]
pub fn AdjustForm(
    /// Whose gauge.
    champion: ChampionId,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let gauge = RwSignal::new(desk().touched());
    let by = RwSignal::new(0_i32);
    let note = RwSignal::new(String::new());
    let who = Who::Champion(champion);
    let command = move || {
        let by = i16::try_from(by.get()).ok().filter(|by| *by != 0)?;
        Some(Command::Adjust { who, gauge: gauge.get(), by, note: Note::new(&note.get()) })
    };
    // Two lines of three: six words do not fit into one.
    let (first, second) = Gauge::ALL.split_at(3);
    view! {
        {gauges_field(first, gauge)}
        {gauges_field(second, gauge)}
        {by_field(by)}
        <TextField
            label=say(keys::SHEET_ADJUST_NOTE)
            value=note
            maxlength=400
            on_input=move |text| note.set(text)
        />
        <Confirm command=Signal::derive(command) who=who label=say(keys::SHEET_ADJUST_DONE) on_done=on_done />
    }
}

/// One of some gauges.
fn gauges_field(gauges: &'static [Gauge], gauge: RwSignal<Gauge>) -> impl IntoView {
    let answers = gauges.iter().map(|gauge| Segment::of(say(names::gauge(*gauge)))).collect::<Vec<_>>();
    let chosen = move || gauges.iter().position(|other| *other == gauge.get());
    let choose = move |place: usize| gauges.get(place).iter().for_each(|chosen| gauge.set(**chosen));
    view! {
        <Segmented
            label=say(keys::SHEET_ADJUST_GAUGE)
            answers=answers
            chosen=Signal::derive(chosen)
            on_choose=choose
        />
    }
}

fn by_field(by: RwSignal<i32>) -> impl IntoView {
    view! {
        <Stepper
            label=say(keys::SHEET_ADJUST_BY)
            value=Signal::derive(move || Some(by.get()))
            least=-MOST
            most=MOST
            minus_label=say(keys::SHEET_ADJUST_MINUS)
            plus_label=say(keys::SHEET_ADJUST_PLUS)
            on_change=move |value| by.set(value)
        />
    }
}
