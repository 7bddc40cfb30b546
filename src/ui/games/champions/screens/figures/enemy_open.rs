//! What an open row of an Enemy adds: its abilities, its Life with both keys, what can be done with it.

use super::ask::{Ask, Blow, Desktop, desktop};
use super::beside::TokensBeside;
use super::each::EachMiniature;
use super::enemy::{Item, wound};
use super::units::CameWith;
use crate::games::champions::command::Command;
use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::quantity::Gauge as GaugeKind;
use crate::games::champions::text::enemies;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonLink};
use crate::ui::components::gauge::Gauge;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::tint::Tint;
use crate::ui::games::champions::keyword_refs::keyword_refs;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What an open row adds.
#[component]
pub(super) fn Details(
    /// Which Enemy.
    id: EnemyId,
    /// The Enemy.
    item: Memo<Option<Item>>,
) -> impl IntoView {
    let note = move || {
        let note = item.with(|item| item.as_ref().map(|item| item.note.clone())).filter(|note| !note.is_empty());
        note.map(|note| view! { <p class="card-note">{note}</p> })
    };
    let words =
        Memo::new(move |_| item.with(|item| item.as_ref().map(|item| item.keywords.clone()).unwrap_or_default()));
    let keywords = move || {
        words.with(|words| (!words.is_empty()).then(|| view! { <p class="keyword-refs">{keyword_refs(words)}</p> }))
    };
    let is_boss = session().glance(|state| state.enemy(id).is_some_and(|enemy| enemy.card().kind == EnemyKind::Boss));
    let boss = is_boss.then(|| view! { <p class="card-note">{say(keys::FIGURES_BOSS_IMMUNE)}</p> });
    view! {
        <div class="details">
            {move || was(item)}
            {keywords}
            {note}
            {boss}
            <Life id=id item=item />
            <CameWith who=Who::Enemy(id) />
            <TokensBeside who=Who::Enemy(id) />
            <Deeds id=id item=item />
        </div>
    }
}

/// Who it was before it was Corrupted.
fn was(item: Memo<Option<Item>>) -> Option<impl IntoView> {
    let name = item.with(|item| item.as_ref().and_then(|item| item.was.clone()))?;
    let text = say(Line::new(keys::FIGURES_WAS).with("name", name));
    Some(view! { <Tag text=text sign=Sign::Corrupted tone=Tone::Bad /> })
}

/// The Life with both keys; without a card, the Wounds.
#[component]
fn Life(
    /// Which Enemy.
    id: EnemyId,
    /// The Enemy.
    item: Memo<Option<Item>>,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let known = Memo::new(move |_| item.with(|item| item.as_ref().is_some_and(|item| item.life.is_some())));
    let life = Signal::derive(move || item.with(|item| item.as_ref().and_then(|item| item.life)));
    let name = move || item.with(|item| item.as_ref().map(|item| item.name.clone()).unwrap_or_default());
    let group = move || say(Line::new(keys::FIGURES_LIFE_OF).with("name", name()));
    let step = Callback::new(move |(by,): (i32,)| {
        if by < 0 {
            wound(session, desktop, id);
        } else {
            session.dispatch(Command::WoundEnemy { enemy: id, wounds: -1, credit: None });
        }
    });
    let wounds = Signal::derive(move || item.with(|item| item.as_ref().map(|item| item.wounds)));
    view! {
        <Show when=move || known.get() fallback=move || counted(wounds, step)>
            {gauge(life, Signal::derive(group), step)}
        </Show>
    }
}

/// The Life that is left, out of the Life on the card.
fn gauge(life: Signal<Option<(i32, i32)>>, group: Signal<String>, step: Callback<(i32,)>) -> impl IntoView {
    view! {
        <Gauge
            name=say(keys::GAUGE_LIFE)
            group=group
            sign=Sign::Life
            tint=Tint::Life
            value=Signal::derive(move || life.get().map(|(left, _)| left))
            of=MaybeProp::derive(move || life.get().map(|(_, of)| of))
            least=0
            most=MaybeProp::derive(move || life.get().map(|(_, of)| of))
            held_to=looks::held_to(GaugeKind::Life)
            minus_label=say(keys::FIGURES_LIFE_MINUS)
            plus_label=say(keys::FIGURES_LIFE_PLUS)
            on_step=step
        />
    }
}

/// Without a Life that is known, Wounds are counted, and the Life is unknown, not 0.
fn counted(wounds: Signal<Option<i32>>, step: Callback<(i32,)>) -> impl IntoView {
    view! {
        <Stepper
            label=say(keys::COMBAT_WOUNDS)
            sub=say(keys::FIGURES_LIFE_UNKNOWN)
            value=wounds
            least=0
            most=99
            minus_label=say(keys::FIGURES_WOUNDS_MINUS)
            plus_label=say(keys::FIGURES_WOUNDS_PLUS)
            on_change=move |now: i32| step.run((wounds.get_untracked().unwrap_or(0) - now,))
        />
    }
}

/// What can be done with an Enemy.
#[component]
fn Deeds(
    /// Which Enemy.
    id: EnemyId,
    /// The Enemy.
    item: Memo<Option<Item>>,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let unknown = Memo::new(move |_| item.with(|item| item.as_ref().is_some_and(|item| item.life.is_none())));
    let card = move || say(if unknown.get() { keys::FIGURES_TYPE_CARD } else { keys::FIGURES_CARD });
    let about = move || session.state(|state| state.enemy(id).map(|enemy| enemies::behaviour(enemy.behaviour())));
    let behaviour = move || about().map(say).unwrap_or_default();
    view! {
        <div class="quick">
            <ButtonLink
                href=session.href(TablePage::Combat { champion: None, enemy: Some(id) })
                label=say(keys::FIGURES_COMBAT)
                sign=Sign::Melee
            />
            <EachMiniature who=Who::Enemy(id) />
            {ways_out(session, desktop, id)}
            <Button label=Signal::derive(card) sign=Sign::Edit on_press=move || desktop.ask(Ask::EnemyCard(id)) />
            <Button label=Signal::derive(behaviour) sign=Sign::Swap on_press=move || desktop.ask(Ask::Behaviour(id)) />
        </div>
    }
}

/// How an Enemy falls, or goes.
fn ways_out(session: Session, desktop: Desktop, id: EnemyId) -> impl IntoView {
    view! {
        <Button
            label=say(keys::FIGURES_WOUND_BY)
            sign=Sign::Life
            on_press=move || desktop.ask(Ask::Credit(id, Blow::Wound))
        />
        <Button
            label=say(keys::FIGURES_ELIMINATE)
            sign=Sign::Eliminated
            on_press=move || desktop.ask(Ask::Credit(id, Blow::Elimination))
        />
        <Button
            label=say(keys::FIGURES_REMOVE)
            sign=Sign::Exit
            on_press=move || {
                session.dispatch(Command::RemoveEnemy { enemy: id });
            }
        />
    }
}
