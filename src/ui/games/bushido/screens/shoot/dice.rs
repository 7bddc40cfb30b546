//! The dice of a shot: keys for the players' own, the app's for the rest.

use super::{AppRolls, Draft, Stage};
use crate::games::bushido::Bushido;
use crate::games::bushido::command::Command;
use crate::games::bushido::state::model::ModelId;
use crate::kernel::game::Game;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::{Dock, Tray};
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::screens::faces;
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The players' dice by what they are rolled for.
fn groups(draft: Draft) -> Vec<(Key, Vec<u8>)> {
    let mut attack = draft.faces.get();
    let (mut rest, mut damage) = (Vec::new(), Vec::new());
    if let Some(told) = draft.told() {
        rest = attack.split_off(told.dice.as_ref().map_or(attack.len(), Vec::len));
        let check = match (&told.check, told.stage) {
            (Some(check), _) => check.len(),
            (None, Stage::Check(_)) => rest.len(),
            (None, Stage::Attack(_) | Stage::Damage { .. } | Stage::Result) => 0,
        };
        damage = rest.split_off(check);
    }
    let checked = (keys::BUSHIDO_SHOT_CHECK, rest);
    let all = [(keys::BUSHIDO_ACTION_RANGED, attack), checked, (keys::BUSHIDO_SHOT_DAMAGE, damage)];
    all.into_iter().filter(|(_, faces)| !faces.is_empty()).collect()
}

/// The players' dice as they lie.
pub(super) fn lies(draft: Draft) -> AnyView {
    let one = |face: u8| view! { <span class="nd" class:one=face == 1>{face}</span> };
    let group = move |(what, faces): (Key, Vec<u8>)| {
        view! {
            <div class="rowx apart">
                <b>{say(what)}</b>
                <div class="nds">{faces.into_iter().map(one).collect_view()}</div>
            </div>
        }
    };
    let all = move || {
        let groups = groups(draft);
        (!groups.is_empty()).then(|| {
            view! { <section class="card pad stack">{groups.into_iter().map(group).collect_view()}</section> }
        })
    };
    all.into_any()
}

/// The foot: keys while dice are asked for, the ink once everything is there.
pub(super) fn foot(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let foot = Memo::new(move |_| match (draft.unloaded(), draft.lacking(), stage.get()) {
        (Some(_), ..) => Foot::Ends,
        (None, Some(model), _) => Foot::TypeIn(model),
        (None, None, Stage::Result) => Foot::Apply,
        (None, None, Stage::Attack(_) | Stage::Check(_) | Stage::Damage { .. }) => Foot::Keys,
    });
    (move || match foot.get() {
        Foot::Ends => ends(draft),
        Foot::TypeIn(model) => type_in(draft, model),
        Foot::Keys => keys_of(draft, stage),
        Foot::Apply => apply(draft),
    })
    .into_any()
}

/// What stands at the foot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Foot {
    /// The attack ends without a roll.
    Ends,
    /// A value is missing on the card of a model.
    TypeIn(ModelId),
    /// The keys of the dice.
    Keys,
    /// The ink.
    Apply,
}

/// No dice are asked for; the players may shoot all the same.
fn ends(draft: Draft) -> AnyView {
    let ears = say(Line::new(keys::BUSHIDO_ANYWAY_EARS).with("what", say(keys::BUSHIDO_ACTION_RANGED)));
    view! {
        <Dock>
            <Button
                kind=ButtonKind::High
                label=say(keys::BUSHIDO_ANYWAY)
                ears=ears
                on_press=move || draft.anyway.set(true)
            />
        </Dock>
    }
    .into_any()
}

/// The way to the card on which a value is missing: without it nothing can be rolled.
fn type_in(draft: Draft, model: ModelId) -> AnyView {
    let open = move || draft.missing.set(Some(model));
    view! {
        <Dock>
            <Button kind=ButtonKind::Act label=say(keys::REFUSAL_TYPE_IN) on_press=open />
        </Dock>
    }
    .into_any()
}

fn back(draft: Draft) -> AnyView {
    let back = move || {
        if draft.app.get_untracked() == AppRolls::Rest {
            draft.app.set(AppRolls::Nothing);
        } else {
            draft.faces.update(|faces| _ = faces.pop());
        }
    };
    view! { <Button kind=ButtonKind::Tool label=say(keys::UNDO) sign=Sign::Undo on_press=back /> }.into_any()
}

fn keys_of(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let asked = move || {
        let line = |key: Key, number: usize| Line::new(key).with("number", super::words::small(number));
        say(match stage.get() {
            Stage::Attack(number) => line(keys::BUSHIDO_SHOT_DIE, number),
            Stage::Check(number) => line(keys::BUSHIDO_SHOT_CHECK_DIE, number),
            Stage::Damage { level, number } => line(keys::BUSHIDO_SHOT_DAMAGE_DIE, number).with("level", level),
            Stage::Result => line(keys::BUSHIDO_SHOT_DIE, 1),
        })
    };
    view! {
        <Tray>
            <div class="rowx apart">
                {back(draft)} <p class="grow" role="status"><b>{asked}</b></p>
                <Button
                    label=say(keys::BUSHIDO_ROLL)
                    sign=Sign::EnemyDie
                    on_press=move || draft.app.set(AppRolls::Rest)
                />
            </div>
            {faces::faces(move |face| draft.faces.update(|faces| faces.push(face)))}
        </Tray>
    }
    .into_any()
}

fn apply(draft: Draft) -> AnyView {
    let session = draft.session;
    let fire = move || {
        let Some(shot) = untrack(|| draft.shot()) else { return };
        let to = session.page(TablePage::Table);
        let command = Command::Shoot(Box::new(shot));
        let command = if draft.anyway.get_untracked() { Bushido::anyway(&command) } else { command };
        session.dispatch_and_leave(command, move || page::replace(&to), || ());
    };
    view! {
        <Dock>
            {back(draft)} <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_APPLY) on_press=fire />
        </Dock>
    }
    .into_any()
}
