//! The traits of a card while it is typed: each a row with its values, more found by a few letters.

use super::rows::{Rows, titled};
use super::stepper;
use crate::games::bushido::content::printed::{Printed, Shape, counted, found, shape, unsaid};
use crate::kernel::line::{Key, Line};
use crate::ui::components::row::RowButton;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::text_field::{FieldKind, TextField};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// How many traits are offered at once.
const OFFERED: usize = 6;

/// The traits of a card or of a weapon, as printed.
///
/// Their texts are no signals of their own: one that is added by a row which is offered would end with that row.
pub(super) type Traits = Rows<String>;

/// The rows below their `title`, and below them the field that finds more, called `search`.
pub(super) fn traits(traits: Traits, title: Key, search: Key) -> AnyView {
    let typed = RwSignal::new(String::new());
    let add = move |text: String| {
        traits.add(text);
        typed.set(String::new());
    };
    let offer = move |name: &'static str| {
        let text = Printed::new(name).text();
        view! { <RowButton title=text.clone() on_press=move || add(text.clone()) /> }
    };
    let as_typed = move || {
        let text = typed.get().trim().to_owned();
        let label = say(Line::new(keys::BUSHIDO_TRAIT_AS_TYPED).with("text", text.as_str()));
        (!text.is_empty()).then(|| view! { <RowButton title=label on_press=move || add(text.clone()) /> })
    };
    view! {
        <h3>{say(title)}</h3>
        <div class="card rows bu">
            <For
                each=move || traits.numbered()
                key=|(number, _)| *number
                children=move |(number, text)| row(traits, number, text)
            />
        </div>
        <TextField
            label=say(search)
            hint=say(keys::BUSHIDO_TRAIT_SEARCH_HINT)
            kind=FieldKind::Search
            value=typed
            maxlength=80
            on_input=move |text: String| typed.set(text)
        />
        <div class="card rows bu">
            {move || found(&typed.get()).into_iter().take(OFFERED).map(offer).collect_view()} {as_typed}
        </div>
    }
    .into_any()
}

/// A trait: its name and values; one that is printed otherwise stays as it is.
fn row(traits: Traits, number: usize, text: String) -> AnyView {
    let Some(printed) = Printed::read(&text) else { return titled(traits, number, text) };
    let name = printed.name;
    let printed = RwSignal::new(printed);
    let change = move |change: &dyn Fn(&mut Printed)| {
        printed.update(|printed| change(printed));
        traits.put(number, printed.with_untracked(Printed::text));
    };
    let named = |key: Key| say(Line::new(key).with("name", name));
    let number_of = |label: String, place: usize| {
        let value = Signal::derive(move || printed.with(|printed| Some(printed.values[place])));
        stepper(label, value, [-9, 20], move |to| change(&|printed: &mut Printed| printed.values[place] = to))
    };
    let say_about = move |about: &str| change(&|printed: &mut Printed| about.clone_into(&mut printed.about));
    let about = || {
        let fault = move || {
            let unsaid = printed.with(|printed| unsaid(&printed.text()));
            unsaid.map(|name| say(Line::new(keys::BUSHIDO_TRAIT_UNSAID).with("name", name)))
        };
        view! {
            {counts(name, printed, say_about)}
            <TextField
                label=named(keys::BUSHIDO_TRAIT_ABOUT)
                fault=Signal::derive(fault)
                value=Signal::derive(move || printed.with(|printed| printed.about.clone()))
                maxlength=60
                on_input=move |about: String| change(&|printed: &mut Printed| printed.about.clone_from(&about))
            />
        }
    };
    let inside = match shape(name) {
        Shape::Plain => ().into_any(),
        Shape::Value => number_of(named(keys::BUSHIDO_TRAIT_VALUE), 0),
        Shape::Markers => {
            let markers = number_of(named(keys::BUSHIDO_TRAIT_MARKERS), 0);
            view! { {markers} {number_of(named(keys::BUSHIDO_TRAIT_MARKER_VALUE), 1)} }.into_any()
        }
        Shape::About => about().into_any(),
        Shape::AboutValue => view! { {about()} {number_of(named(keys::BUSHIDO_TRAIT_VALUE), 0)} }.into_any(),
    };
    view! { {titled(traits, number, name.to_owned())} {inside} }.into_any()
}

/// What the rules count with, each a tap.
fn counts(
    name: &'static str,
    printed: RwSignal<Printed>,
    choose: impl Fn(&str) + Send + Sync + 'static,
) -> Option<AnyView> {
    let answers = counted(name);
    let chosen = move || answers.iter().position(|one| printed.with(|printed| printed.about.eq_ignore_ascii_case(one)));
    (!answers.is_empty()).then(|| {
        view! {
            <Segmented
                label=say(Line::new(keys::BUSHIDO_TRAIT_ABOUT).with("name", name))
                answers=Signal::stored(answers.iter().copied().map(Segment::of).collect::<Vec<_>>())
                chosen=Signal::derive(chosen)
                look=SegmentedLook::Wraps
                on_choose=move |at: usize| answers.get(at).copied().into_iter().for_each(&choose)
            />
        }
        .into_any()
    })
}
