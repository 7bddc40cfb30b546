//! Who comes to the board: a card from the packs, from this table or typed in, and how many of it.

use super::ask::desktop;
use super::choose::{AllyList, EnemyList};
use super::units;
use crate::games::champions::battle::unit;
use crate::games::champions::coming::{self, MOST};
use crate::games::champions::command::Command;
use crate::games::champions::model::card::{AllyCard, EnemyCard};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::cards::{NewAllyForm, NewEnemyForm};
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::{html, prelude::*};

/// Which side is added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Enemies,
    Allies,
}

/// Who comes: the side, and on each side the card, once it is chosen.
#[derive(Clone, Copy)]
struct Chosen {
    kind: RwSignal<Kind>,
    enemy: RwSignal<Option<EnemyCard>>,
    ally: RwSignal<Option<AllyCard>>,
}

impl Chosen {
    /// Nobody yet.
    fn nobody() -> Self {
        Self { kind: RwSignal::new(Kind::Enemies), enemy: RwSignal::new(None), ally: RwSignal::new(None) }
    }

    /// What stands on the card.
    fn read<T>(self, enemy: fn(&EnemyCard) -> T, ally: fn(&AllyCard) -> T) -> Option<T> {
        match self.kind.get() {
            Kind::Enemies => self.enemy.with(|card| card.as_ref().map(enemy)),
            Kind::Allies => self.ally.with(|card| card.as_ref().map(ally)),
        }
    }

    /// The command that brings so many, each of so many miniatures.
    fn command(self, many: u8, each: u8) -> Option<Command> {
        match self.kind.get_untracked() {
            Kind::Enemies => self.enemy.get_untracked().map(|card| coming::enemies(card, many, each)),
            Kind::Allies => self.ally.get_untracked().map(|card| coming::allies(card, many, each)),
        }
    }
}

/// What the form shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The cards there are.
    List,
    /// A card that is typed in.
    Typing,
}

/// The form: side, card, number.
#[component]
pub fn AddForm() -> impl IntoView {
    let chosen = Chosen::nobody();
    let stage = RwSignal::new(Stage::List);
    let top = NodeRef::<html::Div>::new();
    Effect::new(move || {
        stage.track();
        to_top(top);
    });
    view! {
        <div node_ref=top>{side(chosen.kind, stage)}</div>
        {move || card(chosen, stage)}
        <Show when=move || stage.get() == Stage::List>
            <Button
                label=say(keys::FIGURES_TYPE_IN)
                sign=Sign::Edit
                on_press=move || stage.set(Stage::Typing)
            />
            <AddFoot chosen=chosen />
        </Show>
    }
}

/// The choice of the side.
fn side(kind: RwSignal<Kind>, stage: RwSignal<Stage>) -> impl IntoView {
    let answers = vec![Segment::of(say(keys::FIGURES_ENEMIES)), Segment::of(say(keys::FIGURES_ALLIES))];
    let choose = move |place: usize| {
        stage.set(Stage::List);
        kind.set(if place == 0 { Kind::Enemies } else { Kind::Allies });
    };
    view! {
        <Segmented
            label=say(keys::FIGURES_SIDE)
            answers=answers
            chosen=Signal::derive(move || Some(usize::from(kind.get() == Kind::Allies)))
            on_choose=choose
        />
    }
}

/// The cards there are, or the one that is typed in.
fn card(Chosen { kind, enemy, ally }: Chosen, stage: RwSignal<Stage>) -> AnyView {
    let to_list = move || stage.set(Stage::List);
    match (stage.get(), kind.get()) {
        (Stage::List, Kind::Enemies) => view! { <EnemyList chosen=enemy /> }.into_any(),
        (Stage::List, Kind::Allies) => view! { <AllyList chosen=ally /> }.into_any(),
        (Stage::Typing, Kind::Enemies) => {
            let keep = move |card| {
                enemy.set(Some(card));
                to_list();
            };
            view! { <NewEnemyForm on_keep=keep on_cancel=to_list /> }.into_any()
        }
        (Stage::Typing, Kind::Allies) => {
            let keep = move |card| {
                ally.set(Some(card));
                to_list();
            };
            view! { <NewAllyForm on_keep=keep on_cancel=to_list /> }.into_any()
        }
    }
}

/// Another content begins at its beginning, however far the sheet was scrolled.
fn to_top(inside: NodeRef<html::Div>) {
    let sheet = inside.get_untracked().and_then(|inside| inside.closest("dialog").ok().flatten());
    if let Some(sheet) = sheet {
        sheet.set_scroll_top(0);
    }
}

/// How many, and the ink.
#[component]
fn AddFoot(
    /// Who.
    chosen: Chosen,
) -> impl IntoView {
    let (session, desktop, feedback) = (session(), desktop(), feedback());
    let (count, miniatures) = (RwSignal::new(1_i32), RwSignal::new(1_i32));
    let name = Memo::new(move |_| chosen.read(|card| card.name.to_string(), |card| card.name.to_string()));
    let size = move || chosen.read(|card| card.size, |card| card.size).unwrap_or(Known::Unknown);
    let most = Memo::new(move |_| unit::most_of(size()));
    let in_battle = session.glance(|state| state.scenario().kind.is_battle());
    let many = move || u8::try_from(count.get_untracked()).unwrap_or(1);
    let each = move || u8::try_from(miniatures.get_untracked()).unwrap_or(1).min(most.get_untracked());
    let add = move || {
        let (Some(command), Some(name)) = (chosen.command(many(), each()), name.get_untracked()) else { return };
        if session.dispatch(command) == Done::Yes {
            desktop.close();
            let line = Line::new(keys::FIGURES_ADDED).with("name", name).with("count", i16::from(many()));
            feedback.toast(line, session.undo_offer());
        }
    };
    view! {
        <div class="add-foot">
            {in_battle.then(|| view! { <units::EachOf miniatures=miniatures most=most /> })}
            {how_many(count)}
            {ink(count, name, add)}
        </div>
    }
}

/// The ink: so many of the card come; it rests until one is chosen.
fn ink(count: RwSignal<i32>, name: Memo<Option<String>>, add: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    let label = move || say(Line::new(keys::FIGURES_ADD_COUNT).with("count", i16::try_from(count.get()).unwrap_or(1)));
    view! {
        <Button
            kind=ButtonKind::Act
            label=Signal::derive(label)
            second=Signal::derive(move || Some(name.get().unwrap_or_else(|| say(keys::FIGURES_CHOOSE_CARD))))
            disabled=Signal::derive(move || name.with(Option::is_none))
            on_press=add
        />
    }
}

/// The number of figures.
fn how_many(count: RwSignal<i32>) -> impl IntoView {
    view! {
        <Stepper
            label=say(keys::FIGURES_HOW_MANY)
            value=Signal::derive(move || Some(count.get()))
            least=1
            most=i32::from(MOST)
            minus_label=say(keys::FIGURES_ONE_LESS)
            plus_label=say(keys::FIGURES_ONE_MORE)
            on_change=move |value| count.set(value)
        />
    }
}
