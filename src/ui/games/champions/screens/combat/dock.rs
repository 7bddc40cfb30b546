//! The dock of a Combat: Undo, and the ink that applies everything as one step.

use super::form::{Form, form};
use super::outlook::in_short;
use crate::games::champions::entry::{Entry, Missing};
use crate::kernel::line::Line;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::ui::widgets::ink_dock::InkDock;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Undo and Apply.
#[component]
pub fn CombatDock() -> impl IntoView {
    let form = form();
    let short = Memo::new(move |_| say(second(form)));
    announce(form, short);
    let label = move || say(if form.is_waived() { keys::COMBAT_APPLY_ANYWAY } else { keys::COMBAT_APPLY });
    view! {
        <InkDock
            label=Signal::derive(label)
            second=Signal::derive(move || Some(short.get()))
            sign=Sign::Check
            disabled=Signal::derive(move || !form.can_apply())
            on_press=move || form.apply()
        />
    }
}

/// The second line of the ink: what is missing, what stands against it, or what comes of it in short.
fn second(form: Form) -> Line {
    if let Some(missing) = form.entry.with(Entry::missing) {
        return match missing {
            Missing::Fighter => keys::COMBAT_MISSING_FIGHTER,
            Missing::Enemy => keys::COMBAT_MISSING_ENEMY,
            Missing::Dealt => keys::COMBAT_MISSING_DEALT,
            Missing::Taken => keys::COMBAT_MISSING_TAKEN,
        }
        .into();
    }
    if !form.can_apply() {
        return keys::COMBAT_RULE_AGAINST.into();
    }
    in_short(form).unwrap_or_else(|| {
        let (dealt, taken) = form.entry.with(|entry| (entry.dealt.unwrap_or(0), entry.taken.unwrap_or(0)));
        Line::new(keys::COMBAT_BOTH_WOUNDS).with("dealt", i16::from(dealt)).with("taken", i16::from(taken))
    })
}

/// Says what comes of it to the ears whenever that changes; the first time the page itself is read.
fn announce(form: Form, short: Memo<String>) {
    let feedback = feedback();
    Effect::new(move |before: Option<String>| {
        let now = short.get();
        if before.is_some_and(|before| before != now) && form.can_apply() {
            feedback.announce(now.clone());
        }
        now
    });
}
