//! What the players note of a Clan Objective.

use super::entry::Typed;
use super::{fields, noted};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::objective::{Objective, Timing, Visibility, Worth};
use crate::games::champions::model::quantity::GloryValue;
use crate::games::champions::noted::NotedCard;
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// An objective in one line: "Hidden, at the end, 2 or 4 Glory".
pub fn objective_line(objective: &Objective) -> Line {
    let worth = match objective.worth {
        Worth::One(value) => Line::new(keys::OBJECTIVE_WORTH_ONE).with("value", value.get()),
        Worth::Two(one, other) => {
            Line::new(keys::OBJECTIVE_WORTH_TWO).with("one", one.get()).with("other", other.get())
        }
        Worth::Unknown => keys::OBJECTIVE_WORTH_UNKNOWN.into(),
    };
    Line::new(keys::OBJECTIVE_LINE)
        .with("visibility", visibility(objective.visibility))
        .with("timing", timing(objective.timing))
        .with("worth", worth)
}

fn visibility(visibility: Visibility) -> Key {
    match visibility {
        Visibility::Revealed => keys::OBJECTIVE_IS_REVEALED,
        Visibility::Hidden => keys::OBJECTIVE_IS_HIDDEN,
    }
}

fn timing(timing: Timing) -> Key {
    match timing {
        Timing::Instant => keys::OBJECTIVE_INSTANT,
        Timing::End => keys::OBJECTIVE_END,
    }
}

/// The objective as it stands in the form.
#[derive(Clone, Copy)]
struct Entry {
    title: RwSignal<String>,
    visibility: RwSignal<Visibility>,
    timing: RwSignal<Timing>,
    worth: Typed<0, 25>,
    other: Typed<0, 25>,
}

impl Entry {
    fn blank() -> Self {
        Self {
            title: RwSignal::new(String::new()),
            visibility: RwSignal::new(Visibility::Hidden),
            timing: RwSignal::new(Timing::End),
            worth: Typed::new(Known::Unknown),
            other: Typed::new(Known::Unknown),
        }
    }

    /// As a card that was typed in before.
    fn fill(self, card: &Objective) {
        self.title.set(card.title.as_str().to_owned());
        self.visibility.set(card.visibility);
        self.timing.set(card.timing);
        let text = |value: Option<GloryValue>| value.map(|value| value.get().to_string()).unwrap_or_default();
        let (first, other) = match card.worth {
            Worth::One(value) => (Some(value), None),
            Worth::Two(one, other) => (Some(one), Some(other)),
            Worth::Unknown => (None, None),
        };
        self.worth.text.set(text(first));
        self.other.text.set(text(other));
    }

    fn read(self) -> Result<Objective, Line> {
        let worth = match (self.worth.read()?.value(), self.other.read()?.value()) {
            (Some(first), Some(other)) => Worth::Two(first, other),
            (Some(value), None) | (None, Some(value)) => Worth::One(value),
            // A hidden card may keep its secret; a revealed one can be read.
            (None, None) if self.visibility.get() == Visibility::Hidden => Worth::Unknown,
            (None, None) => return Err(keys::OBJECTIVE_NEEDS_WORTH.into()),
        };
        Ok(Objective {
            title: Note::new(&self.title.get()),
            visibility: self.visibility.get(),
            timing: self.timing.get(),
            worth,
        })
    }
}

/// A new objective.
#[component]
pub fn ObjectiveForm(
    /// What was typed in.
    #[prop(into)]
    on_keep: Callback<(Objective,)>,
    /// Leave it.
    #[prop(into)]
    on_cancel: Callback<()>,
) -> impl IntoView {
    let (entry, tried) = (Entry::blank(), RwSignal::new(false));
    let keep = move || {
        tried.set(true);
        let card = untrack(|| entry.read()).map_err(|_| ())?;
        noted::keep(NotedCard::Objective(card.clone()));
        on_keep.run((card,));
        Ok(())
    };
    view! {
        <div class="cardform stack">
            {noted::offered(|all| &all.objectives, |card| card.title.as_str().to_owned(), move |card| entry.fill(&card))}
            {title_field(entry.title)}
            {two(keys::OBJECTIVE_VISIBILITY, [Visibility::Hidden, Visibility::Revealed], visibility, entry.visibility)}
            {two(keys::OBJECTIVE_TIMING, [Timing::End, Timing::Instant], timing, entry.timing)}
            <div class="numbers">
                {worth_field(entry, tried)}
                {fields::number_field(keys::OBJECTIVE_OTHER_GLORY, entry.other)}
            </div>
            {fields::foot(keys::OBJECTIVE_KEEP, keep, on_cancel)}
        </div>
    }
}

fn title_field(title: RwSignal<String>) -> impl IntoView {
    view! {
        <TextField
            label=say(keys::OBJECTIVE_TITLE)
            hint=say(keys::OBJECTIVE_TITLE_HINT)
            value=title
            maxlength=400
            on_input=move |typed: String| title.set(typed)
        />
    }
}

/// The Glory it is worth. Once the players have tried to keep it, a revealed card asks for it.
fn worth_field(entry: Entry, tried: RwSignal<bool>) -> impl IntoView {
    let missing = move || {
        let none = entry.worth.read().is_ok_and(|worth| worth.is_unknown());
        tried.get() && none && entry.visibility.get() == Visibility::Revealed
    };
    let fault =
        Signal::derive(move || entry.worth.fault().or_else(|| missing().then(|| say(keys::OBJECTIVE_NEEDS_WORTH))));
    view! {
        <TextField
            label=say(keys::GAUGE_GLORY)
            kind=crate::ui::components::text_field::FieldKind::Number
            value=entry.worth.text
            fault=fault
            on_input=move |text: String| entry.worth.text.set(text)
        />
    }
}

/// One of two words.
fn two<T: Copy + PartialEq + Send + Sync + 'static>(
    label: Key,
    values: [T; 2],
    word: fn(T) -> Key,
    value: RwSignal<T>,
) -> impl IntoView {
    let answers = values.map(|value| Segment::of(say(word(value)))).to_vec();
    let chosen = Signal::derive(move || values.iter().position(|other| *other == value.get()));
    let choose = move |place: usize| values.get(place).into_iter().for_each(|chosen| value.set(*chosen));
    view! {
        <Segmented
            label=say(label)
            answers=Signal::stored(answers)
            chosen=chosen
            on_choose=move |place: usize| choose(place)
        />
    }
}
