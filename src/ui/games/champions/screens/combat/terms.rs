//! How the Combat came about: Melee or Ranged, who began, how the Sizes compared.

use super::form::{Form, form};
use crate::games::champions::command::{CombatKind, Place, Sizes, Starter};
use crate::games::champions::model::ids::Actor;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::tick::Tick;
use crate::ui::components::tint::Tint;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The terms of the Combat.
#[component]
pub fn Terms() -> impl IntoView {
    let form = form();
    let melee = form.part(|entry, _| entry.kind == CombatKind::Melee);
    let may_intervene = form.part(|entry, _| entry.may_intervene());
    let place = form.part(|entry, _| entry.place);
    let intervene = move |on| form.say(|entry| entry.place = if on { Place::Intervening } else { Place::Own });
    view! {
        <div class="pair">
            <KindOfCombat form=form />
            <WhoBegan form=form />
        </div>
        <Show when=move || melee.get()>
            <SizesCompared form=form />
        </Show>
        <Show when=move || may_intervene.get()>
            <Tick
                label=say(keys::COMBAT_INTERVENED)
                second=say(keys::COMBAT_INTERVENED_SUB)
                on=Signal::derive(move || place.get() == Place::Intervening)
                on_toggle=intervene
            />
        </Show>
    }
}

/// Melee or Ranged.
#[component]
fn KindOfCombat(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let kind = form.part(|entry, _| entry.kind);
    let answers = vec![
        Segment::of(say(keys::COMBAT_MELEE)).with_sign(Sign::Melee, Tint::Ink),
        Segment::of(say(keys::COMBAT_RANGED)).with_sign(Sign::Ranged, Tint::Ink),
    ];
    let choose = move |place: usize| {
        form.say(|entry| entry.kind = if place == 0 { CombatKind::Melee } else { CombatKind::Ranged });
    };
    view! {
        <Segmented
            label=say(keys::COMBAT_KIND)
            answers=answers
            chosen=Signal::derive(move || Some(usize::from(kind.get() == CombatKind::Ranged)))
            on_choose=choose
        />
    }
}

/// Who began.
#[component]
fn WhoBegan(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let starter = form.part(|entry, _| entry.starter);
    let answers = vec![
        Segment::of(say(keys::COMBAT_PLAYERS)).with_second(say(keys::COMBAT_BEGAN)),
        Segment::of(say(keys::COMBAT_ENEMY)).with_second(say(keys::COMBAT_BEGAN)),
    ];
    let choose = move |place: usize| {
        form.say(|entry| entry.starter = if place == 0 { Starter::Players } else { Starter::Enemy });
    };
    view! {
        <Segmented
            label=say(keys::COMBAT_WHO_BEGAN)
            answers=answers
            chosen=Signal::derive(move || Some(usize::from(starter.get() == Starter::Enemy)))
            on_choose=choose
        />
    }
}

/// The Sizes, in melee only. That an Imposing Champion is alone is asked only where it matters.
#[component]
fn SizesCompared(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let sizes = form.part(|entry, _| entry.sizes);
    let champion = form.part(|entry, _| matches!(entry.fighter, Some(Actor::Champion(_)) | None));
    let answers = move || {
        let honor = |key| if champion.get() { Some(say(key)) } else { None };
        let segment = |text, second: Option<String>| Segment { second, ..Segment::of(say(text)) };
        vec![
            segment(keys::COMBAT_EVEN, honor(keys::COMBAT_EVEN_SUB)),
            segment(keys::COMBAT_OUTNUMBERED, honor(keys::COMBAT_OUTNUMBERED_SUB)),
            segment(keys::COMBAT_SUPERIORITY, honor(keys::COMBAT_SUPERIORITY_SUB)),
        ]
    };
    let chosen = move || match sizes.get() {
        Sizes::Even => Some(0),
        Sizes::Outnumbered => Some(1),
        Sizes::Superiority | Sizes::SuperiorityAlone => Some(2),
    };
    let choose = move |place: usize| {
        let sizes = [Sizes::Even, Sizes::Outnumbered, Sizes::Superiority];
        form.say(|entry| entry.sizes = sizes[place.min(2)]);
    };
    let alone = move |on| form.say(|entry| entry.sizes = if on { Sizes::SuperiorityAlone } else { Sizes::Superiority });
    let asks_alone = move || champion.get() && matches!(sizes.get(), Sizes::Superiority | Sizes::SuperiorityAlone);
    view! {
        <Segmented
            label=say(keys::COMBAT_SIZES)
            answers=Signal::derive(answers)
            chosen=Signal::derive(chosen)
            on_choose=choose
        />
        <Show when=asks_alone>
            <Tick
                label=say(keys::COMBAT_ALONE)
                second=say(keys::COMBAT_ALONE_SUB)
                on=Signal::derive(move || sizes.get() == Sizes::SuperiorityAlone)
                on_toggle=alone
            />
        </Show>
    }
}
