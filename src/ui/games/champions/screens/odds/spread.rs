//! The spread of Wounds or miniatures: a bar and a number for each, as a table, so that ears receive the same.

pub use crate::games::champions::views::odds_spread::{Share, Spread};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The spread as a table of bars.
pub fn table(spread: Spread) -> AnyView {
    let line = |share: Share| {
        let Share { count, ears, text, percent } = share;
        view! {
            <tr>
                <th scope="row" aria-label=ears>{count}</th>
                <td><i style:width=format!("{percent}%")></i></td>
                <td>{text}</td>
            </tr>
        }
    };
    view! {
        <table class="spread">
            <caption>{spread.about}</caption>
            <thead class="vh">
                <tr>
                    <th scope="col">{spread.head}</th>
                    <td></td>
                    <th scope="col">{say(keys::ODDS_CHANCE_HEAD)}</th>
                </tr>
            </thead>
            <tbody>{spread.shares.into_iter().map(line).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
