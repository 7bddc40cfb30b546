//! The events of the turn: told when it begins, loud when their phase has come, and there until somebody has seen to
//! them.

use super::super::place::{Over, Place};
use super::{announce_end, ending};
use crate::games::champions::command::Command;
use crate::games::champions::scenario::command::StoryCommand;
use crate::games::champions::scenario::library::Library;
use crate::games::champions::scenario::set_out;
use crate::games::champions::scenario::told::{Begins, Told, Waiting, When};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus;
use crate::ui::games::champions::behind;
use crate::ui::games::champions::cards::cards;
use crate::ui::games::champions::session::{Session, Shown, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What there is to see to now, before everything else on the table.
pub(in super::super) fn events(told: Shown<Option<Told>>, place: Place) -> impl IntoView {
    let session = session();
    let due = Memo::new(move |_| told.with(|told| told.as_ref().map(|told| told.due.clone()).unwrap_or_default()));
    let verdict = Memo::new(move |_| told.with(|told| told.as_ref().and_then(|told| told.verdict.clone())));
    announce(told);
    announce_end(Signal::from(verdict));
    let end = Callback::new(move |()| place.over.set(Some(Over::Ending)));
    view! {
        {move || verdict.get().map(|verdict| ending(&verdict, end))}
        {move || due.get().into_iter().map(|event| one(session, event)).collect_view()}
    }
}

/// Ears hear of a new act and of events when they come up.
fn announce(told: Shown<Option<Told>>) {
    let feedback = feedback();
    let words = Memo::new(move |_| {
        told.with(|told| {
            let told = told.as_ref()?;
            let act = told.act.as_ref().filter(|act| act.begins == Begins::Now && act.count > 1).map(|act| {
                let begins = say(Line::new(keys::STORY_ACT_BEGINS).with("number", act.number));
                format!("{begins}: {}", act.name)
            });
            let now = told.due.iter().filter(|event| event.when == When::Now).map(|event| event.note.clone());
            Some(act.into_iter().chain(now).collect::<Vec<_>>().join(". "))
        })
    });
    Effect::new(move |before: Option<Option<String>>| {
        let words = words.get();
        if before.is_some_and(|before| before != words)
            && let Some(text) = words.clone().filter(|text| !text.is_empty())
        {
            feedback.announce(text);
        }
        words
    });
}

/// An event.
fn one(session: Session, event: Waiting) -> AnyView {
    match event.when {
        When::Now => due(session, event),
        When::LaterThisTurn => {
            let line = Line::new(keys::STORY_EVENT_LATER).with("phase", names::phase(event.phase));
            view! {
                <p class="card pad slim rowx remark">
                    <Icon sign=Sign::DrawObjectives />
                    <span class="grow">
                        <span class="sub2">{say(line)}</span> " " <span dir="auto">{event.note}</span>
                    </span>
                </p>
            }
            .into_any()
        }
    }
}

/// An event whose time has come, with the one thing to do about it.
fn due(session: Session, event: Waiting) -> AnyView {
    let (word, ears) = match event.coming {
        Some(_) => (keys::STORY_COME, keys::STORY_COME_EARS),
        None => (keys::STORY_HEED, keys::STORY_HEED_EARS),
    };
    let ears = say(Line::new(ears).with("note", event.note.clone()));
    let title = say(Line::new(keys::STORY_EVENT_NOW).with("turn", event.turn));
    let evening = behind::evening();
    // What decides comes with it.
    let heed = move |session| _ = untrack(|| evening.here()).map(|here| (here.heed)(session, event.place));
    let act = Callback::new(move |()| session.do_or_wait(heed));
    view! {
        <div class="story-event">
            <Note kind=NoteKind::Warn action=say(word) action_ears=ears on_action=act>
                <b>{title}</b>
                <span dir="auto">{event.note}</span>
                {event.coming.map(|line| view! { <span class="sub2">{say(line)}</span> })}
            </Note>
        </div>
    }
    .into_any()
}

/// The players have seen to an event; whoever comes is put on the table with it, in one step.
pub fn heed(session: Session, happening: u8) {
    if !session.is_open() {
        return;
    }
    let (feedback, cards) = (feedback(), cards());
    let found = session.glance(|state| {
        let event = state.scenario().script.as_ref()?.events.get(usize::from(happening))?.clone();
        Some(
            cards
                .catalogue
                .with_untracked(|catalogue| set_out::arrivals(state, &event, &Library::of(catalogue.packs()))),
        )
    });
    let (layout, missing) = match found {
        Some(Ok(layout)) => (layout.map(Box::new), None),
        Some(Err(fault)) => (None, Some(fault)),
        None => (None, None),
    };
    let missing = missing.and_then(|fault| fault.missing_card());
    session.dispatch_then(Command::Story(StoryCommand::Heed { happening, layout }), move || {
        // The button is gone with its event.
        focus::focus_heading();
        if let Some(name) = &missing {
            feedback.toast(Line::new(keys::STORY_NO_CARD).with("name", name.as_str()), Offer::Nothing);
        }
    });
}
