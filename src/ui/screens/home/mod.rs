//! Home: the table to go on with, the saved tables, the games on the shelf.

mod clashes;
mod import;
mod last;
mod lines;
mod manage;
mod notices;
mod saved;
mod theme;

pub use clashes::ImportClashes;
pub use import::{ImportNote, Importing};
pub use notices::{CannotOpen, found_line, tell_condition};

use crate::games::champions::demo;
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::storage::{Condition, Listing, Readiness, Summary};
use crate::ui::components::book::{self, Book, BookKind, Spine, SpineState};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::{Head, HeadLook};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::components::toast::Toast;
use crate::ui::download::{UploadButton, UploadLook};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::page::{self, Page, SetupStep, TablePage};
use crate::ui::prefs::{self, Learning};
use crate::ui::shelf::{self, Shelf, shelf};
use crate::ui::texts::say;
use crate::ui::{focus, keeper};
use crate::words::keys;
use leptos::prelude::*;

/// A table that can be opened.
#[derive(Clone, Debug, PartialEq)]
struct Ready {
    listing: Listing,
    summary: Summary,
    condition: Condition,
}

/// The tables on the shelf, by what can be done with them.
#[derive(Clone, Debug, PartialEq)]
struct Books {
    last: Option<Ready>,
    others: Vec<Ready>,
    broken: Vec<Listing>,
}

impl Books {
    fn new(listings: Vec<Listing>) -> Self {
        let (mut ready, mut broken) = (Vec::new(), Vec::new());
        for listing in listings {
            match listing.readiness.clone() {
                Readiness::Ready { summary, condition } => ready.push(Ready { listing, summary, condition }),
                Readiness::Broken { .. } => broken.push(listing),
            }
        }
        let mut ready = ready.into_iter();
        Self { last: ready.next(), others: ready.collect(), broken }
    }
}

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let shelf = shelf();
    shelf.refresh();
    focus::focus_heading();
    let books = Memo::new(move |_| Books::new(shelf.listing.with(|listing| listing.clone().unwrap_or_default())));
    let importing = Importing::new(shelf);
    let managed = manage::Managed::new(shelf);
    let is_empty = Memo::new(move |_| books.with(|books| books.last.is_none()));
    view! {
        <div class="screen one">
            <Head look=HeadLook::Bare title=say(keys::APP_NAME) subtitle=say(keys::APP_LINE) trailing=tools />
            <main class="body">
                <notices::Notices />
                <ImportNote importing=importing />
                <ImportClashes importing=importing />
                {move || match books.with(|books| books.last.clone()) {
                    Some(ready) => last::last_table(ready, managed).into_any(),
                    None => empty_shelf(shelf).into_any(),
                }}
                {move || saved::saved_tables(books.with(|books| books.others.clone()), managed)}
                {move || saved::broken_tables(books.with(|books| books.broken.clone()))}
                {games()}
                <nav class="card rows" aria-label=say(keys::HOME_AT_HAND)>
                    <RowLink
                        href=Page::Boards.href()
                        title=say(keys::BOARDS)
                        sub=say(keys::BOARDS_LINE)
                        lead=|| view! { <Icon sign=Sign::Board size=IconSize::Lead /> }
                    />
                    <RowLink
                        href=Page::Campaigns.href()
                        title=say(keys::CAMPAIGNS)
                        sub=say(keys::CAMPAIGNS_LINE)
                        lead=|| view! { <Icon sign=Sign::Glory size=IconSize::Lead /> }
                    />
                    <RowLink
                        href=Page::Rules(None).href()
                        title=say(keys::RULES_TITLE)
                        sub=say(keys::RULES_LINK_SUB)
                        lead=|| view! { <Icon sign=Sign::About size=IconSize::Lead /> }
                    />
                </nav>
                {move || (!is_empty.get()).then(|| demonstration(shelf, ButtonKind::Quiet))}
                <p class="center sub2">{say(keys::HOME_OFFLINE)}</p>
            </main>
            <Dock>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Tool
                    on_upload=Callback::new(move |(upload,)| importing.take(upload))
                />
                {move || new_table(is_empty.get())}
            </Dock>
            <manage::ManageSheet managed=managed />
            {toast(shelf)}
        </div>
    }
}

fn tools() -> impl IntoView {
    view! {
        <theme::ThemeButton />
        <ButtonLink kind=ButtonKind::Round href=Page::Settings.href() label=say(keys::SETTINGS) sign=Sign::Gear />
    }
}

/// The way to a new table: the ink, while there is nothing to go on with.
fn new_table(is_empty: bool) -> impl IntoView {
    let kind = if is_empty { ButtonKind::Act } else { ButtonKind::High };
    let href = Page::Setup(SetupStep::Scenario).href();
    view! { <ButtonLink kind=kind href=href label=say(keys::NEW_TABLE) sign=Sign::Plus /> }
}

fn empty_shelf(shelf: Shelf) -> impl IntoView {
    view! {
        <Book kind=BookKind::Empty label=say(keys::HOME_EMPTY)>
            <h2>{say(keys::HOME_EMPTY)}</h2>
            <p>{say(keys::HOME_EMPTY_SUB)}</p>
            <div class="rowx wrapx">{demonstration(shelf, ButtonKind::Rest)} {first_lesson(shelf)}</div>
        </Book>
    }
}

/// The demonstration table, one tap away.
fn demonstration(shelf: Shelf, kind: ButtonKind) -> impl IntoView {
    let begin = begin_demonstration(shelf);
    view! { <Button kind=kind label=say(keys::HOME_DEMO) on_press=begin /> }
}

/// The same with every step explained.
fn first_lesson(shelf: Shelf) -> impl IntoView {
    let (prefs, begin) = (prefs::current(), begin_demonstration(shelf));
    let learn = move || {
        prefs.update(|prefs| prefs.learning = Learning::afresh());
        begin();
    };
    view! { <Button kind=ButtonKind::Rest label=say(keys::LEARNING_FIRST) on_press=learn /> }
}

fn begin_demonstration(shelf: Shelf) -> impl Fn() + Copy + Send + Sync + 'static {
    let feedback = feedback();
    move || {
        let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) else { return };
        match shelf.create(table.setup().scenario.name.clone(), &table) {
            Ok(id) => page::go(&Page::Table(id.to_string(), TablePage::Table)),
            Err(error) => feedback.toast(shelf::reason(&error), Offer::Nothing),
        }
    }
}

/// The games of this build: one.
fn games() -> impl IntoView {
    view! {
        <div class="sec">
            <h2>{say(keys::HOME_GAMES)}</h2>
        </div>
        <book::Shelf>
            <Spine
                title=say(keys::GAME_CHAMPIONS)
                hue="lion"
                state=Signal::stored(SpineState::Pulled)
                href=Page::Setup(SetupStep::Scenario).href()
            />
        </book::Shelf>
    }
}

/// What just happened here, with its way back.
fn toast(shelf: Shelf) -> impl IntoView {
    let feedback = feedback();
    feedback.leave_screen();
    let text = Signal::derive(move || feedback.toast.get().map(|saying| saying.text));
    let action = Signal::derive(move || {
        feedback.toast.with(|saying| {
            let offered = saying.as_ref().map(|saying| &saying.offer);
            matches!(offered, Some(Offer::RestoreTable(_))).then(|| say(keys::HOME_RESTORE))
        })
    });
    let act = move || {
        if let Some(Offer::RestoreTable(name)) = feedback.toast.get_untracked().map(|saying| saying.offer)
            && shelf.restore().is_ok()
        {
            feedback.announce(say(Line::new(keys::HOME_RESTORED).with("name", name)));
        }
    };
    view! { <Toast text=text action=action on_action=Callback::new(move |()| act()) on_close=move || feedback.toast.set(None) /> }
}
