//! The table played last, open on top.

use super::desk::Ready;
use super::manage::Managed;
use super::saved::damage;
use super::{lines, marks};
use crate::kernel::line::Line;
use crate::storage::{Condition, Summary};
use crate::ui::components::book::{Book, Slip};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::sign::Sign;
use crate::ui::games;
use crate::ui::page_store::PageStore;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The book of the table played last; going on is the ink.
pub(super) fn last_table(ready: Ready, managed: Managed) -> impl IntoView {
    let summary = &ready.summary;
    let ended = summary.synopsis.ended.is_some();
    let line = lines::line(summary);
    let line = if ended { line } else { Line::new(keys::HOME_SENTENCE).with("line", line) };
    let prompt = summary.prompt.clone().map(say);
    let href = lines::page(summary, &ready.listing.id).href();
    let name = ready.summary.name.to_string();
    let more = say(Line::new(keys::HOME_MORE).with("name", name.clone()));
    let (verb, ears) = if ended {
        (keys::HOME_SEE_RESULT, keys::HOME_SEE_RESULT_OF)
    } else {
        (keys::CONTINUE, keys::HOME_CONTINUE_WITH)
    };
    let label = say(Line::new(ears).with("name", name.clone()));
    let notice = damage(&ready);
    // After the game the result is told above; what stood on the table then is not.
    let strip = strip(summary, summary.synopsis.second.clone().filter(|_| !ended));
    let game = games::on_shelf(summary.game).map(|game| say(game.title)).unwrap_or_default();
    view! {
        <Book label=label.clone()>
            <div class="rowx apart">
                <Slip title=game />
                {saved(&ready.condition)}
            </div>
            <h2 dir="auto">{name}</h2>
            <p>{say(line)} " " {prompt.map(|prompt| view! { <b dir="auto">{prompt}</b> })}</p>
            {strip}
            {notice}
            <div class="rowx">
                <ButtonLink kind=ButtonKind::Act href=href label=say(verb) ears=label />
                <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || managed.open(&ready) />
            </div>
        </Book>
    }
}

/// Whether it is saved. A table of which steps could not be read is not called saved; a notice says what is there.
fn saved(condition: &Condition) -> impl IntoView + use<> {
    let saved = match (PageStore::here().lasts(), condition) {
        (Err(_), _) => Some(("rowx bad saved", Sign::Warning, keys::UNSAVED)),
        (Ok(()), Condition::Recovered { .. }) => None,
        (Ok(()), Condition::Whole) => Some(("rowx good saved", Sign::Check, keys::SAVED)),
    };
    saved.map(|(tone, sign, word)| {
        view! {
            <span class=tone>
                <Icon sign=sign />
                {say(word)}
            </span>
        }
    })
}

/// The mons by seat, and how it goes.
fn strip(summary: &Summary, second: Option<Line>) -> impl IntoView + use<> {
    let mons = marks::mons(summary).into_iter().map(|look| view! { <Mon look=look size=DiscSize::Small /> });
    let second = second.map(|second| view! { <span class="cap">{say(second)}</span> });
    view! { <div class="rowx book-marks">{mons.collect_view()} {second}</div> }
}
