//! Step 5: the Enemies of the first turn. Where a board was chosen they are put on it as soon as the table begins.

use super::frame::{StepDock, StepHead};
use super::preparing::{Preparing, preparing};
use crate::games::champions::coming::{self, MOST};
use crate::games::champions::field::set_out::MOST_MINIATURES;
use crate::games::champions::model::card::EnemyCard;
use crate::games::champions::scenario::cast::EnemyGroup;
use crate::kernel::line::{Key, Line};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Step 5.
#[component]
pub(super) fn EnemiesStep() -> impl IntoView {
    let preparing = preparing();
    let cards = Memo::new(move |_| {
        preparing.cards.catalogue.with(|cards| cards.enemies().into_iter().map(|found| found.card).collect::<Vec<_>>())
    });
    let rows = move || cards.get().iter().map(|card| row(preparing, card)).collect_view();
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Enemies />
            <main class="body">
                <p class="sub2">{say(keys::SETUP_ENEMIES_SUB)}</p>
                {of_the_scenario(preparing)}
                <ul class="card rows" aria-label=say(keys::SETUP_ENEMIES)>{rows}</ul>
            </main>
            <StepDock step=SetupStep::Enemies />
        </div>
    }
}

/// Whom the scenario itself puts on the board, each card with its number.
fn of_the_scenario(preparing: Preparing) -> impl IntoView {
    let groups = preparing.part(|draft| draft.script.as_ref().map_or_else(Vec::new, |script| script.enemies.clone()));
    move || {
        let who = |group: &EnemyGroup| {
            let line = Line::new(keys::SCENARIO_SEVERAL).with("name", group.card.as_str());
            say(line.with("count", group.areas.len()))
        };
        let all = groups.with(|groups| groups.iter().map(who).collect::<Vec<_>>());
        (!all.is_empty()).then(|| {
            let line = Line::new(keys::SETUP_ENEMIES_SCENARIO).with("who", all.join(", "));
            view! { <Note kind=NoteKind::Info sign=Sign::About>{say(line)}</Note> }
        })
    }
}

/// How many of a card come; in a Battle, how many miniatures each of them is.
fn row(preparing: Preparing, card: &EnemyCard) -> AnyView {
    let name = StoredValue::new(card.name.clone());
    let now =
        Memo::new(move |_| preparing.draft.with(|draft| name.with_value(|name| coming::of(&draft.enemies, name))));
    let is_battle = preparing.part(|draft| draft.kind.is_battle());
    let set = move |to: (u8, u8)| {
        preparing.update(|draft| name.with_value(|name| coming::change(&mut draft.enemies, name, to)));
    };
    let number = |value: i32| u8::try_from(value).unwrap_or(0);
    let each = move || {
        let title = say(keys::FIGURES_MINIATURES_EACH);
        let value = Signal::derive(move || now.get().1);
        let change = move |value| set((now.get_untracked().0, number(value)));
        let line = Line::new(keys::FIGHT_WHOSE).with("what", title.as_str());
        let ears = name.with_value(|name| say(line.with("name", name.as_str())));
        stepper((title, ears), value, (1, MOST_MINIATURES), Callback::new(change))
    };
    let asks_each = move || is_battle.get() && now.get().0 > 0;
    let count = Signal::derive(move || now.get().0);
    let change = move |value| set((number(value), now.get_untracked().1));
    view! {
        <li class="pad">
            {stepper((card.name.to_string(), card.name.to_string()), count, (0, MOST), Callback::new(change))}
            <Show when=asks_each>{each()}</Show>
        </li>
    }
    .into_any()
}

/// A number with its title, and what it is of for ears.
fn stepper(
    (title, ears): (String, String),
    value: Signal<u8>,
    (least, most): (u8, u8),
    change: Callback<i32>,
) -> AnyView {
    let named = |key: Key| say(Line::new(key).with("what", ears.as_str()));
    view! {
        <Stepper
            label=title
            value=Signal::derive(move || Some(value.get().into()))
            least=least.into()
            most=i32::from(most)
            minus_label=named(keys::FIGHT_MINUS)
            plus_label=named(keys::FIGHT_PLUS)
            on_change=move |value: i32| change.run(value)
        />
    }
    .into_any()
}
