//! What each game that is on this device has to set.

use crate::pwa::kept_games::KeptGames;
use crate::ui::app::waiting;
use crate::ui::games::{OnShelf, SHELF};
use leptos::prelude::*;

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
