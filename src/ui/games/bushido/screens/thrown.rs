//! Dice that lie whole, for ears: what both rolled and what it comes to, before it is applied.

use crate::games::bushido::event::Event;
use crate::games::bushido::text::events;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use leptos::prelude::*;

/// Says the dice whenever they lie whole and others do than before; `events` are what they lead to.
pub(super) fn follow(session: Session, events: impl Fn() -> Option<Vec<Event>> + Send + Sync + 'static) {
    let feedback = feedback();
    let heard = Memo::new(move |_| {
        let events = events()?;
        let lines = session.glance(|state| events::thrown(state, &events));
        Some(lines.into_iter().map(say).collect::<Vec<_>>().join(". ")).filter(|text| !text.is_empty())
    });
    Effect::new(move |before: Option<Option<String>>| {
        let now = heard.get();
        // What lay when the page was opened was heard before.
        if let Some(text) = now.clone().filter(|_| before.is_some_and(|before| before != now)) {
            feedback.announce(text);
        }
        now
    });
}
