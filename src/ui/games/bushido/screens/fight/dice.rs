//! The dice as they lie, and the keys that enter them.

use super::{AppRolls, Cover, Draft, Kind, Stage, first_place};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::RefusalKind;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::results::Reckoning;
use crate::games::bushido::state::model::ModelId;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::{Dock, Tray};
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::screens::faces;
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The dice of both, with the result of each group as soon as its last die is in.
pub(super) fn lines(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let all = move || {
        draft.chosen().map(|splits| Side::ALL.map(|side| side_lines(draft, stage, side, &splits)).collect_view())
    };
    view! {
        {all}
        <p class="sub2 center">{say(keys::BUSHIDO_RESULT_EXPLAINED)}</p>
    }
    .into_any()
}

fn side_lines(draft: Draft, stage: Memo<Stage>, side: Side, splits: &Sides<Split>) -> AnyView {
    let dice = draft.dice(splits).of(side).clone();
    let split = *splits.of(side);
    let results = draft.prepared().and_then(Result::ok).map(|prepared| {
        let (own, opponent) = (prepared.fighters.of(side), prepared.fighters.of(side.opponent()));
        let rulings = draft.session.glance(crate::games::bushido::state::State::rulings);
        let reckoning = Reckoning::new(own, opponent, &rulings);
        let attack = reckoning.attack(Faces::of(&dice.attack)).result;
        (attack, reckoning.defence(Faces::of(&dice.defence)).result)
    });
    let asked = move |kind: Kind| {
        move || match stage.get() {
            Stage::Die { side: asked, kind: of, number } if asked == side && of == kind => Some(number),
            Stage::Die { .. } | Stage::Whom | Stage::Split | Stage::Reroll | Stage::Damage { .. } | Stage::Result => {
                None
            }
        }
    };
    let at = |kind: Kind| (draft, first_place(splits, side, kind));
    let (attack, defence) = results.unwrap_or((0, 0));
    let announced = split.special.map(|special| {
        view! { <p>{say(Line::new(keys::BUSHIDO_ANNOUNCED).with("special", special.name()))}</p> }
    });
    view! {
        <section class="card pad stack">
            <h2>{draft.name(side)}</h2>
            {announced}
            {line(at(Kind::Attack), keys::BUSHIDO_ATTACK, (&dice.attack, split.attack, attack), asked(Kind::Attack))}
            {line(at(Kind::Defence), keys::BUSHIDO_DEFENCE, (&dice.defence, split.defence, defence), asked(Kind::Defence))}
        </section>
    }
    .into_any()
}

/// A group of dice; a tap on one that lies asks for it again.
fn line(
    (draft, first): (Draft, usize),
    name: Key,
    (faces, count, result): (&[u8], usize, i64),
    asked: impl Fn() -> Option<usize> + Send + Sync + Copy + 'static,
) -> AnyView {
    let entered = faces.len();
    let sign = if name == keys::BUSHIDO_ATTACK { Sign::Offensive } else { Sign::Defensive };
    let shown = faces.to_vec();
    let cell = move |at: usize| {
        let now = move || asked() == Some(at + 1);
        match shown.get(at).copied() {
            None => view! { <span class="nd empty" class:asked=now></span> }.into_any(),
            Some(face) => view! {
                <button
                    type="button"
                    class="nd"
                    class:one=face == 1
                    class:asked=now
                    aria-label=say(Line::new(keys::BUSHIDO_DIE_ANEW).with("face", face))
                    on:click=move |_| draft.roll_anew(vec![first + at])
                >
                    {face}
                </button>
            }
            .into_any(),
        }
    };
    let total = if entered == count { result.to_string() } else { "…".to_owned() };
    view! {
        <div class="dl">
            <span class="rowx"><Icon sign=sign /> {say(name)}</span>
            <span class="nds">{(0..count).map(cell).collect_view()}</span>
            <b class="total">{total}</b>
        </div>
    }
    .into_any()
}

/// The foot: keys while dice are asked for, the ink once everything is there.
pub(super) fn foot(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let kind = Memo::new(move |_| match stage.get() {
        Stage::Whom => 0_u8,
        Stage::Split => 1,
        Stage::Die { .. } | Stage::Damage { .. } => 2,
        Stage::Reroll => 3,
        Stage::Result => 4,
    });
    (move || match kind.get() {
        0 => ().into_any(),
        1 => split_foot(draft),
        2 => keys_foot(draft, stage),
        3 => reroll_foot(draft),
        _ => result_foot(draft),
    })
    .into_any()
}

fn back_tool(draft: Draft) -> AnyView {
    view! {
        <Button kind=ButtonKind::Tool label=say(keys::UNDO) sign=Sign::Undo on_press=move || draft.back() />
    }
    .into_any()
}

/// What comes next before the dice.
#[derive(Clone, PartialEq, Eq)]
enum Next {
    /// A value is missing on the card of a model.
    TypeIn(ModelId),
    /// These have to choose still.
    Choose(Vec<Side>),
    /// Both have chosen behind the cover.
    Reveal,
    /// The app may draw the splits that nobody chose, and roll for both.
    PlayOut,
}

impl Next {
    fn of(draft: Draft) -> Self {
        let all = || Side::ALL.to_vec();
        match (draft.prepared(), draft.cover.get()) {
            (Some(Err(refusal)), _) => match refusal.kind {
                RefusalKind::Unknown { model, .. } => Self::TypeIn(model),
                _ => Self::Choose(all()),
            },
            (None, _) => Self::Choose(all()),
            (Some(Ok(_)), Cover::Open) => Self::PlayOut,
            (Some(Ok(_)), Cover::Secret(_)) => {
                let open = draft.splits.with(|splits| Sides::from_fn(|side| splits.of(side).is_none()));
                let left: Vec<Side> = all().into_iter().filter(|side| *open.of(*side)).collect();
                if left.is_empty() { Self::Reveal } else { Self::Choose(left) }
            }
        }
    }
}

fn split_foot(draft: Draft) -> AnyView {
    let next = Memo::new(move |_| Next::of(draft));
    let ink = move || match next.get() {
        Next::TypeIn(model) => {
            let open = move || draft.missing.set(Some(model));
            view! { <Button kind=ButtonKind::Act label=say(keys::REFUSAL_TYPE_IN) on_press=open /> }.into_any()
        }
        Next::Choose(left) => {
            let names = left.into_iter().map(|side| draft.name(side)).collect::<Vec<_>>().join(", ");
            let line = Line::new(keys::BUSHIDO_STILL_TO_CHOOSE).with("names", names);
            view! { <p class="inkless" role="status"><b>{say(line)}</b></p> }.into_any()
        }
        Next::Reveal => {
            let reveal = move || draft.cover.set(Cover::Open);
            view! { <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_REVEAL) on_press=reveal /> }.into_any()
        }
        Next::PlayOut => view! {
            <Button
                kind=ButtonKind::Act
                label=say(keys::BUSHIDO_ROLL_AND_SHOW)
                second=say(keys::BUSHIDO_ROLL_AND_SHOW_SUB)
                on_press=move || draft.play_out()
            />
        }
        .into_any(),
    };
    view! { <Dock>{back_tool(draft)} {ink}</Dock> }.into_any()
}

fn keys_foot(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let asked = move || say(asked(draft, stage.get()));
    let roll = move || {
        let damage = matches!(stage.get_untracked(), Stage::Damage { .. });
        if !damage {
            draft.faces.set(Vec::new());
            draft.over.set(Vec::new());
        }
        draft.app.set(if damage { AppRolls::Damage } else { AppRolls::All });
    };
    view! {
        <Tray>
            <div class="rowx apart">
                {back_tool(draft)} <p class="grow" role="status"><b>{asked}</b></p>
                <Button label=say(keys::BUSHIDO_ROLL) sign=Sign::EnemyDie on_press=roll />
            </div>
            {faces::faces(move |face| draft.enter(face))}
        </Tray>
    }
    .into_any()
}

/// "Ren: Attack die 2".
fn asked(draft: Draft, stage: Stage) -> Line {
    match stage {
        Stage::Die { side, kind, number } => {
            let kind = match kind {
                Kind::Attack => keys::BUSHIDO_ATTACK,
                Kind::Defence => keys::BUSHIDO_DEFENCE,
            };
            let line = Line::new(keys::BUSHIDO_DIE_NEXT).with("name", draft.name(side)).with("kind", kind);
            line.with("number", super::words::small(number))
        }
        Stage::Damage { pending, number } => {
            let line = Line::new(keys::BUSHIDO_DAMAGE_NEXT)
                .with("name", draft.name(pending.by))
                .with("level", i16::try_from(pending.level).unwrap_or(0));
            line.with("number", super::words::small(number + 1))
        }
        Stage::Whom | Stage::Split | Stage::Reroll | Stage::Result => keys::BUSHIDO_WHICH_SPLIT.into(),
    }
}

/// Whose rights to roll dice again stand open: nothing goes on before they are used or left.
fn reroll_foot(draft: Draft) -> AnyView {
    view! {
        <Dock>
            {back_tool(draft)}
            <Button
                kind=ButtonKind::Act
                label=say(keys::BUSHIDO_REROLL_LEAVE)
                second=Signal::derive(move || super::reroll::left_line(draft))
                on_press=move || super::reroll::leave(draft)
            />
        </Dock>
    }
    .into_any()
}

fn result_foot(draft: Draft) -> AnyView {
    let session = draft.session;
    let apply = move || {
        let Some(command) = untrack(|| draft.command()) else { return };
        let to = session.page(TablePage::Table);
        session.dispatch_and_leave(command, move || page::replace(&to), || ());
    };
    let second = move || super::outcome::wounds_line(draft);
    view! {
        <Dock>
            {back_tool(draft)}
            <Button
                kind=ButtonKind::Act
                label=say(keys::BUSHIDO_APPLY)
                second=Signal::derive(second)
                on_press=apply
            />
        </Dock>
    }
    .into_any()
}
