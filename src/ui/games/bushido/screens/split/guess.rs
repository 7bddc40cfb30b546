//! Against a guess: sliders for what the other side tends to do, the best answer, and what it costs to be read.

use super::{Solved, Thinking, seen};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::views::odds::split::{Bar, seen as chosen_so_far};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::screens::words;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// How often, on a slider, the most often is.
const MOST: u32 = 10;

/// The guess, and the answer to it.
pub(super) fn guess(session: Session, thinking: Thinking, side: Side, solved: &Arc<Solved>, other: &str) -> AnyView {
    let bars: Vec<Bar> = solved.view.bars.of(side.opponent()).clone();
    let splits: Vec<_> = bars.iter().map(|bar| bar.split).collect();
    let best: Vec<u32> = bars.iter().map(|bar| slider(bar.often)).collect();
    if thinking.guess.with_untracked(Vec::len) != bars.len() {
        thinking.guess.set(best.clone());
    }
    let even = vec![1; bars.len()];
    let owner = *solved.exchange.models.of(side.opponent());
    let counted = session.part(move |table| {
        let owner = table.state().model(owner).map(crate::games::bushido::state::model::Model::owner);
        owner.map_or_else(Vec::new, |player| chosen_so_far(table, player, &splits))
    });
    let so_far: Vec<u32> = counted.get().into_iter().map(|count| count.min(MOST)).collect();
    let some = so_far.iter().any(|count| *count > 0);
    let preset = move |key: Key, to: Vec<u32>| {
        view! { <Button label=say(key) on_press=move || thinking.guess.set(to.clone()) /> }
    };
    let row = |(at, bar): (usize, &Bar)| slide(thinking, at, *bar);
    let sliders = bars.iter().enumerate().map(row).collect_view();
    let (solved, name) = (Arc::clone(solved), other.to_owned());
    let told = move || thinking.guess.with(|guess| answer(side, &solved, &name, guess));
    view! {
        <details class="card pad">
            <summary>
                {say(Line::new(keys::BUSHIDO_GUESS_TITLE).with("name", other))} <Icon sign=Sign::Down />
            </summary>
            <div class="stack">
                <div class="rowx wrap">
                    {preset(keys::BUSHIDO_GUESS_BEST, best)} {preset(keys::BUSHIDO_GUESS_EVEN, even)}
                    {some.then(|| preset(keys::BUSHIDO_GUESS_SO_FAR, so_far))}
                </div>
                {sliders}
                <div role="status" class="stack tightly">{told}</div>
            </div>
        </details>
    }
    .into_any()
}

/// A probability as the sliders have it.
fn slider(often: f64) -> u32 {
    let scaled = (often * f64::from(MOST)).round();
    (0..=MOST).find(|step| f64::from(*step) >= scaled).unwrap_or(MOST)
}

fn slide(thinking: Thinking, at: usize, bar: Bar) -> AnyView {
    let label = words::split_ears(bar.split);
    let value = move || thinking.guess.with(|guess| guess.get(at).copied().unwrap_or(0));
    let change = move |text: String| {
        thinking.guess.update(|guess| {
            if let (Some(one), Ok(to)) = (guess.get_mut(at), text.parse()) {
                *one = to;
            }
        });
    };
    view! {
        <label class="slide">
            <span>{words::split(bar.split)}</span>
            <input
                type="range"
                min="0"
                max=MOST.to_string()
                aria-label=label
                prop:value=move || value().to_string()
                on:input:target=move |event| change(event.target().value())
            />
        </label>
    }
    .into_any()
}

/// The best answer, its value, and what it is worth once it is read.
fn answer(side: Side, solved: &Solved, other: &str, guess: &[u32]) -> Vec<AnyView> {
    let bars = solved.view.bars.of(side.opponent()).iter();
    let mix: Vec<Bar> =
        bars.zip(guess).map(|(bar, often)| Bar { split: bar.split, often: f64::from(*often) }).collect();
    if guess.iter().all(|often| *often == 0) {
        return vec![view! { <p>{say(keys::BUSHIDO_GUESS_NOTHING)}</p> }.into_any()];
    }
    let answer = solved.view.answer(side, &mix);
    let Some(best) = answer.best.first().copied() else { return Vec::new() };
    let line = Line::new(keys::BUSHIDO_GUESS)
        .with("best", words::split(best))
        .with("value", words::value(seen(side, answer.value)));
    let read = solved.view.when_read(side, best).map(|value| {
        let line = Line::new(keys::BUSHIDO_GUESS_READ)
            .with("name", other)
            .with("value", words::value(seen(side, value)))
            .with("sure", words::value(seen(side, solved.view.value)));
        view! { <p class="sub2">{say(line)}</p> }.into_any()
    });
    std::iter::once(view! { <p><b>{say(line)}</b></p> }.into_any()).chain(read).collect()
}
