//! Step 5: the Enemies of the first turn. Where a board was chosen they are put on it as soon as the table begins.

use super::frame::{StepDock, StepHead};
use super::preparing::{Preparing, preparing};
use super::seat::NewRow;
use crate::games::champions::battle::unit;
use crate::games::champions::coming::{self, MOST};
use crate::games::champions::model::card::{EnemyCard, EnemyKind};
use crate::games::champions::model::name::Name;
use crate::games::champions::text::story;
use crate::games::champions::views::setup_draft::Draft;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::page::SetupStep;
use crate::ui::games::champions::screens::cards::{EnemyCardForm, NewEnemyForm};
use crate::ui::games::champions::screens::figures::card_facts;
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::{html, prelude::*};

/// Step 5.
#[component]
pub(super) fn EnemiesStep() -> impl IntoView {
    let preparing = preparing();
    let cards = Memo::new(move |_| {
        preparing.cards.catalogue.with(|cards| cards.enemies().into_iter().map(|found| found.card).collect::<Vec<_>>())
    });
    let (typing, fresh) = (RwSignal::new(None), RwSignal::new(None));
    let rows = move || cards.get().iter().map(|card| row(preparing, (typing, fresh), card)).collect_view();
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Enemies />
            <main class="body">
                <p class="sub2">{say(keys::SETUP_ENEMIES_SUB)}</p>
                {of_the_scenario(preparing)}
                <ul class="card rows" aria-label=say(keys::SETUP_ENEMIES)>
                    {rows} <NewRow on_press=move || typing.set(Some(Typing::New)) />
                </ul>
            </main>
            <StepDock step=SetupStep::Enemies />
            {typing_sheet(preparing, typing, fresh)}
        </div>
    }
}

/// Whom the scenario itself puts on the board.
fn of_the_scenario(preparing: Preparing) -> impl IntoView {
    let line = preparing.part(|draft| {
        let script = draft.script.as_ref()?;
        story::set_out(&script.enemies, draft.difficulty)
    });
    move || line.get().map(|line| view! { <Note kind=NoteKind::Info sign=Sign::About>{say(line)}</Note> })
}

/// A card that is typed in over the step.
#[derive(Clone, Debug, PartialEq)]
enum Typing {
    /// That of an Enemy that comes.
    Of(EnemyCard),
    /// That of an Enemy nobody has typed in.
    New,
}

/// The sheet with the card. What was typed in comes as often as its card did; a new one once, and is `fresh`.
fn typing_sheet(
    preparing: Preparing,
    typing: RwSignal<Option<Typing>>,
    fresh: RwSignal<Option<Name>>,
) -> impl IntoView {
    let title = move || typing.with(|typing| say(heading(typing.as_ref())));
    let (close, feedback) = (move || typing.set(None), feedback());
    let keep = move |was: Option<Name>, card: EnemyCard| {
        preparing.update(|draft| coming::renew(&mut draft.enemies, was.as_ref(), &card.name));
        if was.is_none() {
            let line = Line::new(keys::SETUP_COMES_ONCE).with("name", card.name.to_string());
            feedback.toast(line, Offer::Nothing);
            fresh.set(Some(card.name));
        }
        close();
    };
    let inside = move || match typing.get()? {
        Typing::Of(card) => {
            let was = card.name.clone();
            let keep = move |card| keep(Some(was.clone()), card);
            Some(view! { <EnemyCardForm card=card on_keep=keep on_cancel=close /> }.into_any())
        }
        Typing::New => Some(view! { <NewEnemyForm on_keep=move |card| keep(None, card) on_cancel=close /> }.into_any()),
    };
    view! {
        <SheetOver over=typing title=Signal::derive(title)>
            {inside}
        </SheetOver>
    }
}

/// What stands above the card.
fn heading(typing: Option<&Typing>) -> Line {
    match typing {
        Some(Typing::Of(card)) => Line::new(keys::SETUP_CARD_OF).with("name", card.name.to_string()),
        Some(Typing::New) | None => keys::SETUP_NEW_CARD.into(),
    }
}

/// How many of a card come, and how many miniatures each of them is.
#[derive(Clone, Copy)]
struct Numbers {
    preparing: Preparing,
    name: StoredValue<Name>,
    now: Memo<(u8, u8)>,
}

impl Numbers {
    fn new(preparing: Preparing, name: StoredValue<Name>) -> Self {
        let of = move |draft: &Draft| name.with_value(|name| coming::of(&draft.enemies, name));
        Self { preparing, name, now: Memo::new(move |_| preparing.draft.with(of)) }
    }

    fn set(self, to: (u8, u8)) {
        self.preparing.update(|draft| self.name.with_value(|name| coming::change(&mut draft.enemies, name, to)));
    }

    /// The miniatures of each.
    fn each(self, most: u8) -> AnyView {
        let title = say(keys::FIGURES_MINIATURES_EACH);
        let value = Signal::derive(move || self.now.get().1.min(most));
        let change = move |value| self.set((self.now.get_untracked().0, number(value)));
        let line = Line::new(keys::FIGHT_WHOSE).with("what", title.as_str());
        let ears = self.name.with_value(|name| say(line.with("name", name.as_str())));
        stepper((title, ears), value, (1, most), Callback::new(change))
    }
}

fn number(value: i32) -> u8 {
    u8::try_from(value).unwrap_or(0)
}

/// How many of a card come; in a Battle, how many miniatures each of them is. Of those that come the card can be typed
/// in.
fn row(
    preparing: Preparing,
    (typing, fresh): (RwSignal<Option<Typing>>, RwSignal<Option<Name>>),
    card: &EnemyCard,
) -> AnyView {
    let name = StoredValue::new(card.name.clone());
    let node = NodeRef::<html::Li>::new();
    show_if_fresh(node, name, fresh);
    let numbers = Numbers::new(preparing, name);
    let now = numbers.now;
    let is_battle = preparing.part(|draft| draft.kind.is_battle());
    let most = unit::most_of(card.size);
    let asks_each = move || is_battle.get() && now.get().0 > 0;
    let count = Signal::derive(move || now.get().0);
    let change = move |value| numbers.set((number(value), now.get_untracked().1));
    let of = StoredValue::new(card.clone());
    let comes = move || now.get().0 > 0;
    let is_boss = card.kind == EnemyKind::Boss;
    let again = move || is_boss && now.get().0 > 1;
    view! {
        <li node_ref=node>
            {stepper((card.name.to_string(), card.name.to_string()), count, (0, MOST), Callback::new(change))}
            <Show when=asks_each>{numbers.each(most)}</Show>
            <Show when=again>{boss_again(count)}</Show>
            <Show when=comes>{its_card(typing, of)}</Show>
        </li>
    }
    .into_any()
}

/// The card that was typed in last comes into view: among many its place is anywhere.
fn show_if_fresh(node: NodeRef<html::Li>, name: StoredValue<Name>, fresh: RwSignal<Option<Name>>) {
    Effect::new(move || {
        let is_fresh = fresh.with(|fresh| fresh.as_ref().is_some_and(|fresh| name.with_value(|name| name == fresh)));
        let Some(row) = node.get().filter(|_| is_fresh) else { return };
        // After the sheet is closed and the focus back at the key that opened it.
        after_paint(move || after_paint(move || row.scroll_into_view_with_bool(false)));
        fresh.set(None);
    });
}

/// A Boss that comes more than once is said to.
fn boss_again(count: Signal<u8>) -> AnyView {
    let line = move || say(Line::new(keys::SETUP_BOSS_TWICE).with("count", i16::from(count.get())));
    view! { <Note kind=NoteKind::Warn>{line}</Note> }.into_any()
}

/// What is known of a card, and the way to type it in.
fn its_card(typing: RwSignal<Option<Typing>>, card: StoredValue<EnemyCard>) -> AnyView {
    let pen = || view! { <Icon sign=Sign::Edit size=IconSize::Lead /> };
    let press = move || typing.set(Some(Typing::Of(card.get_value())));
    let facts = card.with_value(card_facts);
    view! { <RowButton title=say(keys::SETUP_EDIT_CARD) sub=facts lead=pen on_press=press /> }.into_any()
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
