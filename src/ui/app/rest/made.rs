//! What the rest of the app is made of. Only [`super::fetch`] may name this module.

use super::aside::{self, aside};
use super::{Rest, joining, rest};
use crate::games::GameId;
use crate::kernel::name::Name;
use crate::pwa::kept_games::KeptGames;
use crate::pwa::patience::{a_turn_for_the_browser, at_most};
use crate::pwa::persistence::Persistence;
use crate::pwa::worker::{NewVersion, first_screen_stands};
use crate::storage::mirror::{self, Found, Moment, reconcile, was_there};
use crate::storage::{StoreError, TableId};
use crate::ui::app::home::{self, Compared};
use crate::ui::app::version_note::VersionNote;
use crate::ui::app::waiting;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::outside::outside;
use crate::ui::games::{self, GamePart};
use crate::ui::language;
use crate::ui::page::{self, Page};
use crate::ui::part::Work;
use crate::ui::shelf::Shelf;
use crate::ui::table::backups::Backups;
use crate::ui::table::closed::{self, ClosedTables};
use crate::ui::table::keeper;
use crate::ui::table::open_table;
use crate::ui::{prefs, texts};
use crate::words::keys;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// How long the saves may take to be compared before the app goes on without it, in milliseconds. A phone that was just
/// killed takes its time, and what it would begin with instead may be the table of a minute ago.
const PATIENCE: i32 = 4000;
/// The same where nobody knows of a second copy. It may be there all the same: a browser that was killed within its first
/// minute has forgotten localStorage.
const LESS_PATIENCE: i32 = 3000;

/// The list itself.
pub static REST: Rest = Rest {
    compare,
    prepare,
    furnish,
    beside,
    screen,
    desk: home::desk::desk,
    home_top: home::desk::top,
    home_last: home::desk::last,
    home_others: home::desk::others,
    home_over: home::desk::over,
    take_in: home::desk::take_in,
};

thread_local! {
    static FOUND: ArcRwSignal<Option<Found>> = ArcRwSignal::new(None);
}

/// Makes the two copies of the saves the same, or goes on without where that takes too long, and says so.
fn compare() -> Work {
    Box::pin(async {
        let (moment, ended) = (Rc::new(Cell::new(Moment::BeforeTheApp)), Rc::new(Cell::new(false)));
        let (tell, now, end) = (FOUND.with(Clone::clone), moment.clone(), ended.clone());
        let work = async move {
            let found = reconcile(move || now.get(), joining::kinds).await;
            end.set(true);
            // What was said already is not said again.
            if tell.get_untracked() != found {
                tell.set(found);
            }
        };
        let known = was_there().unwrap_or(false);
        at_most(if known { PATIENCE } else { LESS_PATIENCE }, work).await;
        moment.set(Moment::WhileTheAppRuns);
        if known && !ended.get() {
            FOUND.with(|found| found.set(Some(Found::Away)));
        }
        if FOUND.with(|found| found.get_untracked() == Some(Found::Away)) {
            mirror::forget();
        }
    })
}

/// The words that no game brings.
fn prepare() -> Work {
    Box::pin(async {
        a_turn_for_the_browser().await;
        texts::read_the_rest();
        a_turn_for_the_browser().await;
    })
}

fn furnish() {
    provide_context(Compared(FOUND.with(Clone::clone).into()));
    let last = prefs::read_again(prefs::current());
    language::learn_late();
    expect_context::<KeptGames>().listen();
    games::bring::bring_by(games::bring::keep_and_load);
    aside::provide();
    provide_context(NewVersion::register());
    Shelf::provide(Persistence::provide());
    open_table::provide();
    provide_context(games::taker());
    Backups::provide();
    return_to_what_was_found(last);
}

/// Returns to the page that was open last, where only the other copy of the saves had known it: a browser that was
/// killed may have forgotten that the table of a set-up had begun.
fn return_to_what_was_found(last: Option<String>) {
    let shown = page::shown();
    let last = last.map(|last| Page::parse(&last));
    if let Some(last) = last
        && shown.with_untracked(|shown| *shown != last && rest().is_as_begun(shown))
    {
        page::replace(&last);
    }
}

fn beside() {
    // The screen beside which this stands is built before it.
    first_screen_stands();
    expect_context::<Shelf>().follow_games();
    prefs::keep(prefs::current());
    tell_what_was_found();
    tell_of_the_fall_back();
}

/// Says on whatever screen that a new version did not run; Home goes on saying it.
fn tell_of_the_fall_back() {
    let (version, feedback) = (use_context::<NewVersion>(), feedback());
    Effect::new(move |_| {
        if version.is_some_and(|version| version.fell_back.get()) {
            feedback.toast(keys::UPDATE_FELL_BACK, Offer::Nothing);
        }
    });
}

/// Says on whatever screen what came of comparing the saves, also where it comes late; Home goes on saying it.
fn tell_what_was_found() {
    let (compared, feedback) = (use_context::<Compared>(), feedback());
    Effect::new(move |_| {
        if let Some(found) = compared.and_then(|compared| compared.0.get()) {
            feedback.toast(home::found_line(found), Offer::Nothing);
        }
    });
}

/// The screen of a page that begins with `root`. A table or game stays open while its pages change.
fn screen(root: Page, page: RwSignal<Page>) -> AnyView {
    match root {
        Page::Table(id, _) => match game_of(&id) {
            Ok(game) => of_game(game, move |part| (part.table)(id.clone(), page)),
            Err(error) => view! { <home::CannotOpen id=id error=error /> }.into_any(),
        },
        Page::Game(game, _) => of_game(game, move |part| outside(game, part, page)),
        Page::Cover(game) => home::cover::cover(game),
        Page::Settings => waiting::screen(aside(), |here| (here.settings)()),
        Page::Backups(id) => waiting::screen(aside(), move |here| (here.backups)(&id)),
        Page::HandOver(id) => match game_of(&id) {
            Ok(game) => of_game(game, move |_| handed_over(game, id.clone())),
            Err(_) => hand_over(None),
        },
        Page::TakeIn => waiting::screen(aside(), |here| (here.take_in)()),
        Page::Shared(handed) => waiting::screen(aside(), move |here| (here.shared)(handed)),
        Page::Home => view! { <home::Home /> }.into_any(),
    }
}

/// A table of `game` to be handed over, once what reads it is there.
fn handed_over(game: GameId, id: String) -> AnyView {
    let (games, read) = (closed::games(), RwSignal::new(None));
    spawn_local(async move {
        let exported = games.get(game).await.and_then(|closed| exported(closed, &id));
        // Whoever has left the page does not hand anything over.
        let _ = read.try_set(Some(exported));
    });
    (move || read.get().map_or_else(|| waiting::comes(None), hand_over)).into_any()
}

fn hand_over(exported: Option<(Name, String)>) -> AnyView {
    waiting::screen(aside(), move |here| (here.hand_over)(exported.clone()))
}

/// Which game a table is of, whose id the URL names.
fn game_of(id: &str) -> Result<GameId, StoreError> {
    keeper::tables().game_of(&TableId::new(id).ok_or(StoreError::Missing)?)
}

/// A table as the text of its save, with its name; nothing where it cannot be read.
fn exported(closed: &ClosedTables, id: &str) -> Option<(Name, String)> {
    let written = (closed.read)(&TableId::new(id)?).ok()?;
    Some((written.name, written.document))
}

/// A screen of a game, as soon as its part is there.
fn of_game(game: GameId, screen: impl Fn(&'static GamePart) -> AnyView + Send + 'static) -> AnyView {
    let Some(game) = games::on_shelf(game) else {
        page::replace(Page::Home);
        return ().into_any();
    };
    games::take_in_hand(game.game);
    let part = game.part();
    part.begin_fetching();
    (move || match part.here() {
        Some(here) => {
            let (shown, reading) = (screen(here), feedback().reading);
            let is_asked_for = move || reading.with(|reading| !reading.is_empty());
            let sheet = waiting::over(aside(), is_asked_for, move |aside| (aside.rule_sheet)(here.reference));
            view! { {shown} {sheet} }.into_any()
        }
        None => waiting::waiting_below(view! { <VersionNote /> }, part),
    })
    .into_any()
}
