//! The games on this device: how large each is, whether it is there without a network, fetching and dropping one; and what
//! a game that is there has to set.

use crate::app::coming::Left;
use crate::games::GameId;
use crate::kernel::line::Line;
use crate::pwa::kept_games::{self, Fault, KeptGames, Until};
use crate::storage::{Listing, Readiness};
use crate::ui::app::waiting::{self, fault_of_game, megabytes};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::games::{OnShelf, SHELF};
use crate::ui::shelf::shelf;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What happens to a game just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doing {
    /// Nothing.
    Nothing,
    /// It is being fetched.
    Fetching(Option<Left>),
    /// It could not be fetched.
    Failed(Fault),
    /// Whether it is to be dropped although it has tables.
    AskingToDrop,
}

/// A row for each game.
pub(super) fn games() -> impl IntoView {
    let sizes = RwSignal::new(Vec::new());
    spawn_local(async move {
        // Without the list a game is fetched or dropped all the same. The screen may be left by then.
        let _ = sizes.try_set(kept_games::sizes().await.unwrap_or_default());
    });
    view! {
        <section class="stack" aria-label=say(keys::KEPT_TITLE)>
            <div class="sec">
                <h2>{say(keys::KEPT_TITLE)}</h2>
            </div>
            <div class="card rows">{SHELF.iter().map(|game| row(game, sizes)).collect_view()}</div>
        </section>
    }
}

fn row(on_shelf: &'static OnShelf, sizes: RwSignal<Vec<(GameId, u32)>>) -> impl IntoView {
    let (game, kept) = (on_shelf.game, expect_context::<KeptGames>());
    let doing = RwSignal::new(Doing::Nothing);
    let sub = move || {
        let state = if kept.has(game) { keys::KEPT_READY } else { keys::KEPT_LATER };
        let size = sizes.with(|sizes| sizes.iter().find(|(other, _)| *other == game).map(|(_, bytes)| *bytes));
        say(size.map_or_else(
            || state.into(),
            |size| Line::new(keys::KEPT_SIZE).with("state", state).with("size", megabytes(size)),
        ))
    };
    view! {
        <RowText title=say(on_shelf.title) sub=Signal::derive(sub) trailing=move || action(on_shelf, kept, doing) />
        {move || note(on_shelf, kept, doing)}
    }
}

/// Fetching or dropping; nothing where no worker could do it.
fn action(on_shelf: &'static OnShelf, kept: KeptGames, doing: RwSignal<Doing>) -> impl IntoView {
    let game = on_shelf.game;
    let of_game = move |key| say(Line::new(key).with("name", on_shelf.title));
    move || {
        if kept.has(game) {
            let press = move || if has_tables(game) { doing.set(Doing::AskingToDrop) } else { kept.drop_game(game) };
            return view! { <Button label=say(keys::KEPT_DROP) ears=of_game(keys::KEPT_DROP_OF) on_press=press /> }
                .into_any();
        }
        let is_fetching = matches!(doing.get(), Doing::Fetching(_));
        if is_fetching || !kept_games::can_keep() {
            return ().into_any();
        }
        let press = move || fetch(game, kept, doing);
        view! { <Button label=say(keys::KEPT_FETCH) ears=of_game(keys::KEPT_FETCH_OF) on_press=press /> }.into_any()
    }
}

fn fetch(game: GameId, kept: KeptGames, doing: RwSignal<Doing>) {
    doing.set(Doing::Fetching(None));
    spawn_local(async move {
        let told = move |left| {
            let _ = doing.try_set(Doing::Fetching(Some(left)));
        };
        let outcome = kept.keep(game, Until::Whole, told).await;
        // The screen may be left by then; the game comes all the same.
        let _ = doing.try_set(outcome.map_or_else(Doing::Failed, |()| Doing::Nothing));
    });
}

/// How far that is, what went wrong, or what is asked before.
fn note(on_shelf: &'static OnShelf, kept: KeptGames, doing: RwSignal<Doing>) -> AnyView {
    let game = on_shelf.game;
    match doing.get() {
        Doing::Nothing => ().into_any(),
        Doing::Fetching(left) => view! { <Note kind=NoteKind::Info>{waiting::comes(left)}</Note> }.into_any(),
        Doing::Failed(fault) => {
            let again = Callback::new(move |()| fetch(game, kept, doing));
            view! {
                <Note kind=NoteKind::Error action=say(keys::REST_AGAIN) on_action=again>
                    {say(fault_of_game(fault))}
                </Note>
            }
            .into_any()
        }
        Doing::AskingToDrop => {
            let sure = Callback::new(move |()| {
                doing.set(Doing::Nothing);
                kept.drop_game(game);
            });
            view! {
                <Note kind=NoteKind::Warn action=say(keys::KEPT_DROP_ANYWAY) on_action=sure>
                    {say(keys::KEPT_HAS_TABLES)}
                </Note>
            }
            .into_any()
        }
    }
}

/// Whether a table of the game is on the shelf.
fn has_tables(game: GameId) -> bool {
    let is_of_game = |listing: &Listing| match &listing.readiness {
        Readiness::Ready { summary, .. } => summary.game == game,
        Readiness::Stale { game: other, .. } => *other == game,
        Readiness::Broken { .. } => false,
    };
    shelf().listing.with_untracked(|listing| listing.as_ref().is_ok_and(|tables| tables.iter().any(is_of_game)))
}

/// What each game that is there has to set, as soon as its part is loaded. A game nobody has opened is not fetched for it.
pub(super) fn settings() -> impl IntoView {
    let kept = expect_context::<KeptGames>();
    let of_game = |game: &'static OnShelf| {
        let (id, part) = (game.game, game.part());
        Effect::new(move |_| {
            if kept.has_or_will(id) {
                part.begin_fetching();
            }
        });
        move || match part.here() {
            Some(part) => (part.settings)(),
            None => kept.has_or_will(id).then(|| waiting::note(part)).into_any(),
        }
    };
    SHELF.iter().map(of_game).collect_view()
}
