//! Everybody on the players' side with the chance to fall and the Wounds expected, whoever is most in danger first.

use super::outlook::{Outlook, Told};
use crate::games::champions::ahead::danger::{Ahead, Danger};
use crate::games::champions::ahead::lost;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::sheet::explore::Silence;
use crate::games::champions::text::reasons;
use crate::games::champions::views::fight_words::{decimal, full, percent, whole_percent};
use crate::kernel::line::Line;
use crate::ui::components::meter::Meter;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::cmp::Reverse;
use std::sync::Arc;

/// The list with its heading.
pub fn list(session: Session, outlook: Outlook) -> AnyView {
    let order = Memo::new(move |_| order(outlook));
    let corner = move || {
        let (done, all) = outlook.progress();
        match all - done {
            0 if all == 0 => say(keys::AHEAD_WAITING),
            0 => say(keys::AHEAD_BY_DANGER),
            _ => say(Line::new(keys::AHEAD_WORKING).with("done", done).with("all", all)),
        }
    };
    let rows = move || order.get().into_iter().map(|who| row(session, outlook, who)).collect_view();
    view! {
        <div class="sec">
            <h2>{say(keys::AHEAD_DANGER)}</h2>
            <span class="sub2">{corner}</span>
        </div>
        <ul class="card rows" aria-label=say(keys::AHEAD_DANGER)>{rows}</ul>
        <p class="sub2 pad-x">{say(keys::AHEAD_HOW)}</p>
    }
    .into_any()
}

/// Says who is most in danger once everybody is worked out.
pub fn announce(session: Session, outlook: Outlook) {
    let feedback = feedback();
    Effect::new(move |before: Option<Option<String>>| {
        let worst = outlook.is_done().then(|| order(outlook).first().copied()).flatten();
        let told = worst.and_then(|who| Some((who, outlook.told(who)?.ok()?)));
        let line = told.filter(|(_, danger)| danger.falls() > 0.0).map(|(who, danger)| {
            let name = session.glance(|state| full(state, who.into()));
            say(Line::new(keys::AHEAD_EARS).with("name", name).with("share", percent(danger.falls())))
        });
        if let Some(line) = line.clone().filter(|line| before.flatten().as_ref() != Some(line)) {
            feedback.announce(line);
        }
        line
    });
}

/// What the plan would lose of the scenario: it comes before everybody's danger.
pub fn lost(session: Session, outlook: Outlook) -> AnyView {
    let feedback = feedback();
    let losses = Memo::new(move |_| {
        let of = |ahead: &Arc<Ahead>| session.journal.with_untracked(|journal| lost::lost(journal, &ahead.foresight));
        let lines = outlook.ahead.with(|ahead| ahead.as_ref().map(of).unwrap_or_default());
        lines.into_iter().map(|what| say(Line::new(keys::AHEAD_LOST).with("what", what))).collect::<Vec<_>>()
    });
    Effect::new(move |_| {
        let words = losses.with(|lines| lines.join(" "));
        if !words.is_empty() {
            feedback.announce(words);
        }
    });
    let one = |words: String| view! { <Note kind=NoteKind::Warn>{words}</Note> };
    (move || losses.get().into_iter().map(one).collect_view()).into_any()
}

/// In order of danger once everybody is worked out, by seat before: nothing jumps while it is read.
fn order(outlook: Outlook) -> Vec<Actor> {
    let mut all: Vec<Actor> = outlook
        .ahead
        .with(|ahead| ahead.iter().flat_map(|ahead| ahead.threats.iter().map(|threat| threat.who)).collect());
    if outlook.is_done() {
        all.sort_by_key(|who| Reverse(weight(outlook.told(*who))));
    }
    all
}

/// By the chance to fall, then by the Wounds; a missing card stands first, where it is seen.
#[expect(clippy::cast_possible_truncation, reason = "millionths of small numbers, only compared")]
fn weight(told: Option<Told>) -> (u8, i64, i64) {
    let millionths = |value: f64| (value * 1e6).round() as i64;
    match told {
        Some(Err(_)) => (1, 0, 0),
        Some(Ok(danger)) => (0, millionths(danger.falls()), millionths(danger.wounds)),
        None => (0, 0, 0),
    }
}

fn row(session: Session, outlook: Outlook, who: Actor) -> AnyView {
    let one = session.glance(|state| side::fighter(state, who));
    let told = Memo::new(move |_| outlook.told(who));
    let share = move || told.with(|told| told.as_ref().and_then(|told| told.as_ref().ok()).map_or(0.0, Danger::falls));
    let is_safe = move || told.with(|told| matches!(told, Some(Ok(danger)) if danger.fallen.is_empty()));
    view! {
        <li class="danger">
            {one.badge.show(DiscSize::Small)}
            <div class="grow">
                <p class="rowx apart">
                    <b>{one.name}</b>
                    " "
                    <span>{move || chance(told.get())}</span>
                </p>
                <Show when=move || !is_safe()>
                    <span aria-hidden="true">
                        {move || view! { <Meter label="" percent=whole_percent(share()) /> }}
                    </span>
                    <p class="sub">{move || about(session, told.get())}</p>
                </Show>
            </div>
        </li>
    }
    .into_any()
}

/// The chance to fall, in a few words.
fn chance(told: Option<Told>) -> String {
    match told {
        None => "…".to_owned(),
        Some(Ok(Danger { fallen, .. })) if fallen.is_empty() => say(keys::AHEAD_SAFE),
        Some(Ok(danger)) => say(Line::new(keys::AHEAD_FALLS).with("share", percent(danger.falls()))),
        Some(Err(_)) => "?".to_owned(),
    }
}

/// The Wounds, or why nothing is told.
fn about(session: Session, told: Option<Told>) -> String {
    match told {
        None => say(keys::AHEAD_WAITING),
        Some(Ok(danger)) => wounds(&danger),
        Some(Err(silence)) => missing(session, &silence),
    }
}

/// "Wounds expected: 1.3 in 2 Combats".
fn wounds(danger: &Danger) -> String {
    let combats = danger.fallen.len();
    if combats == 0 {
        return String::new();
    }
    say(Line::new(keys::AHEAD_WOUNDS).with("wounds", decimal(danger.wounds)).with("combats", combats))
}

/// What is missing for an answer.
pub fn missing(session: Session, silence: &Silence) -> String {
    match silence {
        Silence::Unknown(who) => {
            let name = session.state(|state| full(state, Who::clone(who)));
            say(Line::new(keys::AHEAD_UNKNOWN).with("name", name))
        }
        Silence::Refused(refusal) => say(session.state(|state| reasons::refusal(state, refusal))),
    }
}
