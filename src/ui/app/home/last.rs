//! The table played last, open on top.

use super::desk::Ready;
use super::lines;
use super::manage::Managed;
use super::saved::damage;
use crate::games::champions::model::state::ActivationState;
use crate::games::champions::saved::margin as margin_line;
use crate::games::champions::view::{self, ChampionView, HonorView, TableView};
use crate::kernel::line::Line;
use crate::storage::Condition;
use crate::ui::components::book::{Book, Slip};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::looks;
use crate::ui::page_store::PageStore;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The book of the table played last; going on is the ink.
pub(super) fn last_table(ready: Ready, managed: Managed) -> impl IntoView {
    let opened = managed.shelf.open(&ready.listing.id).ok();
    let ended = ready.summary.synopsis.ended.is_some();
    let line = lines::line(&ready.summary);
    let line = if ended { line } else { Line::new(keys::HOME_SENTENCE).with("line", line) };
    let shown = opened.map(|opened| view::table(opened.table.state()));
    let acting = shown
        .as_ref()
        .filter(|_| !ended)
        .and_then(acting)
        .map(|name| say(Line::new(keys::HOME_ACTS).with("name", name)));
    let page = if ended { TablePage::Score } else { TablePage::Table };
    let href = page.at(ready.listing.id.to_string()).href();
    let name = ready.summary.name.to_string();
    let more = say(Line::new(keys::HOME_MORE).with("name", name.clone()));
    let (verb, ears) = if ended {
        (keys::HOME_SEE_RESULT, keys::HOME_SEE_RESULT_OF)
    } else {
        (keys::CONTINUE, keys::HOME_CONTINUE_WITH)
    };
    let label = say(Line::new(ears).with("name", name.clone()));
    let notice = damage(&ready);
    // After the game the result is told above, Purity and Glory counted; what stood on the table then is not.
    let margin = |shown: &TableView| (!ended).then(|| how_far(shown.honor).into_any());
    let strip = shown.map(|shown| champions(&shown, margin(&shown)));
    // A table of which steps could not be read is not called saved; the notice below says what is there.
    let saved = match (PageStore::here().lasts(), &ready.condition) {
        (Err(_), _) => Some(("rowx bad saved", Sign::Warning, keys::UNSAVED)),
        (Ok(()), Condition::Recovered { .. }) => None,
        (Ok(()), Condition::Whole) => Some(("rowx good saved", Sign::Check, keys::SAVED)),
    };
    let saved = saved.map(|(tone, sign, word)| {
        view! {
            <span class=tone>
                <Icon sign=sign />
                {say(word)}
            </span>
        }
    });
    view! {
        <Book label=label.clone()>
            <div class="rowx apart">
                <Slip title=say(keys::GAME_CHAMPIONS) />
                {saved}
            </div>
            <h2 dir="auto">{name}</h2>
            <p>{say(line)} " " {acting.map(|name| view! { <b dir="auto">{name}</b> })}</p>
            {strip}
            {notice}
            <div class="rowx">
                <ButtonLink kind=ButtonKind::Act href=href label=say(verb) ears=label />
                <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || managed.open(&ready) />
            </div>
        </Book>
    }
}

fn acting(shown: &TableView) -> Option<String> {
    let acts = |champion: &&ChampionView| champion.activation == ActivationState::Acting;
    shown.champions.iter().find(acts).map(|champion| champion.name.clone())
}

/// The mons in the order of Activations, and how far the group is.
fn champions(shown: &TableView, margin: Option<AnyView>) -> impl IntoView + use<> {
    let mons = shown.champions.iter().map(|champion| {
        let look = looks::mon_of(champion);
        view! { <Mon look=look size=DiscSize::Small /> }
    });
    view! { <div class="rowx book-champions">{mons.collect_view()} {margin}</div> }
}

/// "4 short 19 of 23".
fn how_far(honor: HonorView) -> impl IntoView + use<> {
    let margin = honor.margin();
    let of = Line::new(keys::HOME_HONOR_OF).with("have", honor.group).with("need", honor.threshold);
    let tone = if margin < 0 { "push margin bad" } else { "push margin good" };
    view! {
        <b class=tone>{say(margin_line(margin))}</b>
        <span class="cap">{say(of)}</span>
    }
}
