//! How both divide their dice: open, or one after the other behind the cover.

use super::{Cover, Draft};
use crate::games::bushido::assemble::melee::Prepared;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::text::reasons;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::toggle::Toggle;
use crate::ui::games::bushido::screens::split::Thinking;
use crate::ui::games::bushido::screens::words;
use crate::ui::texts::say;
use crate::ui::widgets::hold::{Held, hold};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// How both divide their dice: open, or one after the other behind the cover.
pub(super) fn splits(draft: Draft, thinking: Thinking) -> AnyView {
    let secret = Memo::new(move |_| draft.cover.get() != Cover::Open);
    let word = move || say(if secret.get() { keys::BUSHIDO_SECRET_ON } else { keys::BUSHIDO_SECRET_OFF });
    let toggle = move |on: bool| {
        draft.splits.set(Sides::default());
        draft.cover.set(if on { Cover::Secret(None) } else { Cover::Open });
    };
    let tell = move || draft.told.set(Some(Sides::default()));
    let sides = move || {
        let prepared = draft.prepared()?;
        Some(match prepared {
            Ok(prepared) => Side::ALL.map(|side| one_split(draft, thinking, side, &prepared)).collect_view().into_any(),
            Err(refusal) => {
                let why = draft.session.glance(|state| say(reasons::refusal(state, &refusal)));
                view! { <Note kind=NoteKind::Warn>{why}</Note> }.into_any()
            }
        })
    };
    view! {
        <div class="card rows">
            <Toggle
                label=say(keys::BUSHIDO_SECRET_SPLIT)
                state_word=Signal::derive(word)
                on=secret
                on_toggle=toggle
            />
        </div>
        {sides}
        <Button kind=ButtonKind::Link label=say(keys::BUSHIDO_JUST_RESULT) on_press=tell />
    }
    .into_any()
}

fn one_split(draft: Draft, thinking: Thinking, side: Side, prepared: &Prepared) -> AnyView {
    let all = Split::all(prepared.fighters.of(side));
    let name = draft.name(side);
    let label = say(Line::new(keys::BUSHIDO_SPLIT_OF).with("name", name.clone()));
    let answers: Vec<Segment> =
        all.iter().map(|split| Segment::of(words::split(*split)).with_ears(words::split_ears(*split))).collect();
    let of = all.clone();
    let chosen =
        move || draft.splits.with(|splits| splits.of(side).and_then(|one| of.iter().position(|it| *it == one)));
    let choose = move |at: usize| {
        draft.splits.update(|splits| *splits.of_mut(side) = all.get(at).copied());
        if draft.cover.get_untracked() != Cover::Open {
            draft.cover.set(Cover::Secret(None));
        }
    };
    let think = move || thinking.open(side);
    let open_cover = move || draft.cover.set(Cover::Secret(Some(side)));
    let secret = move || draft.cover.get() != Cover::Open;
    let cover = move || draft.cover.set(Cover::Secret(None));
    let picker = move || {
        view! {
            <Segmented
                label=label.clone()
                answers=Signal::stored(answers.clone())
                chosen=Signal::derive(chosen.clone())
                look=SegmentedLook::Lines
                on_choose=choose.clone()
            />
            <Button kind=ButtonKind::Link label=say(keys::BUSHIDO_WHICH_SPLIT) on_press=think />
            {secret().then(|| view! { <Button label=say(keys::BUSHIDO_COVER_AGAIN) on_press=cover /> })}
        }
        .into_any()
    };
    let title = say(Line::new(keys::BUSHIDO_SPLIT_OF).with("name", name.clone()));
    let covered = name.clone();
    let shown = move || match draft.cover.get() {
        Cover::Open => picker(),
        Cover::Secret(Some(open)) if open == side => picker(),
        Cover::Secret(_) => match draft.splits.with(|splits| *splits.of(side)) {
            Some(split) => covered_split(draft, side, (split, &covered)),
            None => {
                let label = say(Line::new(keys::BUSHIDO_COVER_PICK).with("name", covered.clone()));
                view! { <Button label=label on_press=open_cover /> }.into_any()
            }
        },
    };
    view! { <section class="card pad stack"><h2>{title}</h2> {shown}</section> }.into_any()
}

/// A split that was chosen behind the cover: seen while its key is held, or forgotten and chosen again.
fn covered_split(draft: Draft, side: Side, (split, name): (Split, &str)) -> AnyView {
    let held = Held::closed();
    let label = say(Line::new(keys::BUSHIDO_COVER_DONE).with("name", name));
    let again = move || {
        draft.splits.update(|splits| *splits.of_mut(side) = None);
        draft.cover.set(Cover::Secret(Some(side)));
    };
    let seen = move || held.open.get().then(|| view! { <p role="status"><b>{words::split_ears(split)}</b></p> });
    view! {
        {hold(held, label, say(keys::BUSHIDO_SECRET_HOLD))} {seen}
        <Button kind=ButtonKind::Link label=say(keys::BUSHIDO_CHANGE_SPLIT) on_press=again />
    }
    .into_any()
}
