//! Who fights whom. A press on one of the two opens the list of those who could in its place.

use super::form::{Form, Side, form};
use super::side::{self, Badge, Combatant};
use crate::games::champions::command::{CombatKind, Starter};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::{ChangingIcon, Icon, IconSize};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::token::FoeKind;
use crate::ui::games::champions::page::TablePage;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The two who fight, and the list of the side that is being chosen.
#[component]
pub fn Versus() -> impl IntoView {
    let form = form();
    let fighter = form.part(|entry, state| entry.fighter.map(|actor| side::fighter(state, actor)));
    let enemy = form.part(|entry, state| entry.enemy.map(|id| side::foe(state, id)));
    let starter = form.part(|entry, _| entry.starter);
    let kind = form.part(|entry, _| entry.kind);
    let sign = Signal::derive(move || match kind.get() {
        CombatKind::Melee => Sign::Melee,
        CombatKind::Ranged => Sign::Ranged,
    });
    let list = move || match form.open_side() {
        Some(Side::Fighter) => view! { <Fighters /> }.into_any(),
        Some(Side::Enemy) => view! { <Foes /> }.into_any(),
        None => ().into_any(),
    };
    view! {
        <div class="card pad vs who-fights">
            <SideButton side=Side::Fighter combatant=fighter />
            <div class="way" class:back=move || starter.get() == Starter::Enemy aria-hidden="true">
                <ChangingIcon sign=sign size=IconSize::Lead />
                <Icon sign=Sign::Arrow size=IconSize::Lead />
            </div>
            <SideButton side=Side::Enemy combatant=enemy />
        </div>
        {list}
    }
}

/// One of the two.
#[component]
fn SideButton(
    /// Which.
    side: Side,
    /// Who it is; nobody while that is not said.
    #[prop(into)]
    combatant: Signal<Option<Combatant>>,
) -> impl IntoView {
    let form = form();
    let open = move || form.open_side() == Some(side);
    let toggle = move |_| form.choosing.update(|now| *now = if *now == Some(side) { None } else { Some(side) });
    let (whose, class) = match side {
        Side::Fighter => (keys::COMBAT_YOUR_SIDE_EARS, "side-key fighter"),
        Side::Enemy => (keys::COMBAT_ENEMY_EARS, "side-key enemy"),
    };
    let nobody = move || match side {
        Side::Fighter => Badge::Ally("?".to_owned()),
        Side::Enemy => Badge::Foe("?".to_owned(), FoeKind::Out),
    };
    let face = move || {
        let known = combatant.get();
        let badge = known.as_ref().map_or_else(nobody, |combatant| combatant.badge.clone());
        let name = known.as_ref().map_or_else(|| say(keys::COMBAT_CHOOSE), |combatant| combatant.name.clone());
        view! {
            {badge.show(DiscSize::Middle)}
            <span class="title">{name}" "</span>
            <span class="sub2">{known.map(|combatant| combatant.life)}</span>
        }
    };
    view! {
        <div>
            <button type="button" class=class aria-expanded=move || open().to_string() on:click=toggle>
                <span class="vh">{say(whose)}" "</span>
                {face}
            </button>
        </div>
    }
}

/// Those who could fight on the players' side.
#[component]
fn Fighters() -> impl IntoView {
    let form = form();
    let all = form.part(|_, state| side::fighters(state));
    let chosen = form.part(|entry, _| entry.fighter);
    let choice = move |(actor, combatant): (_, Combatant)| {
        let is_chosen = Signal::derive(move || chosen.get() == Some(actor));
        view! { <SideChoice combatant=combatant chosen=is_chosen on_choose=move || form.choose_fighter(actor) /> }
    };
    view! {
        <Choices label=say(keys::COMBAT_WHO_FIGHTS)>{move || all.get().into_iter().map(choice).collect_view()}</Choices>
    }
}

/// The Enemies on the board; where there is none, the way to bring one.
#[component]
fn Foes() -> impl IntoView {
    let form = form();
    let all = form.part(|_, state| side::foes(state));
    let chosen = form.part(|entry, _| entry.enemy);
    let choice = move |(id, combatant): (_, Combatant)| {
        let is_chosen = Signal::derive(move || chosen.get() == Some(id));
        view! { <SideChoice combatant=combatant chosen=is_chosen on_choose=move || form.choose_enemy(id) /> }
    };
    let list = move || {
        if all.with(Vec::is_empty) {
            nobody_there(form).into_any()
        } else {
            let choices = move || all.get().into_iter().map(choice).collect_view();
            view! { <Choices label=say(keys::COMBAT_AGAINST_WHOM)>{choices}</Choices> }.into_any()
        }
    };
    view! { {list} }
}

fn nobody_there(form: Form) -> impl IntoView {
    view! {
        <Note kind=NoteKind::Warn>{say(keys::COMBAT_NO_ENEMY)}</Note>
        <ButtonLink
            kind=ButtonKind::Rest
            href=form.session.href(TablePage::Figures)
            label=say(keys::COMBAT_TO_FIGURES)
        />
    }
}

/// Somebody in a list.
#[component]
fn SideChoice(
    /// Who.
    combatant: Combatant,
    /// Whether it is chosen.
    chosen: Signal<bool>,
    /// It is chosen now.
    #[prop(into)]
    on_choose: Callback<()>,
) -> impl IntoView {
    let Combatant { name, badge, life } = combatant;
    let lead = move || badge.clone().show(DiscSize::Small);
    view! { <Choice title=name sub=life lead=lead chosen=chosen on_choose=on_choose /> }
}
