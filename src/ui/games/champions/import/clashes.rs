//! Cards of a file that differ from the players' own: which of the two stays.

use super::not_added;
use crate::games::champions::clash::Clash;
use crate::games::champions::text::clashes::{Difference, differences, name};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Asks which cards stay, after a file that has others of the same names. Closed without an answer, the players' stay.
#[component]
pub fn ImportClashes() -> impl IntoView {
    let (cards, feedback) = (cards(), feedback());
    let taken = RwSignal::new(BTreeSet::new());
    let clashes = cards.clashes;
    let count = move || clashes.with(Vec::len);
    let close = move || {
        clashes.set(Vec::new());
        taken.set(BTreeSet::new());
    };
    let apply = move || {
        let chosen = chosen(clashes.get_untracked(), &taken.get_untracked());
        close();
        take(cards, feedback, &chosen);
    };
    let label = Signal::derive(move || say(Line::new(keys::CLASH_TAKE).with("count", taken.with(BTreeSet::len))));
    view! {
        <Sheet
            open=Signal::derive(move || count() > 0)
            title=Signal::derive(move || say(Line::new(keys::CLASH_TITLE).with("count", count())))
            close_label=say(keys::CLOSE)
            on_close=close
            footer=move || view! { <Button kind=ButtonKind::Act label=label sign=Sign::Check on_press=apply /> }
        >
            <p class="sub2">{say(keys::CLASH_LEAD)}</p>
            <div class="stack">
                {move || clashes.get().iter().enumerate().map(|(place, clash)| one(place, clash, taken)).collect_view()}
            </div>
        </Sheet>
    }
}

/// Those of which the card of the file is to stay.
fn chosen(clashes: Vec<Clash>, taken: &BTreeSet<usize>) -> Vec<Clash> {
    let chosen = clashes.into_iter().enumerate().filter(|(place, _)| taken.contains(place));
    chosen.map(|(_, clash)| clash).collect()
}

/// Takes the cards of the file, and says how many.
fn take(cards: Cards, feedback: Feedback, chosen: &[Clash]) {
    let count = chosen.len();
    match cards.take_theirs(chosen) {
        Ok(()) if count == 0 => {}
        Ok(()) => feedback.toast(Line::new(keys::CLASH_TAKEN).with("count", count), Offer::Nothing),
        Err(error) => feedback.toast(not_added(&error).line, Offer::Nothing),
    }
}

/// Two cards with their differences, and the choice between them.
fn one(place: usize, clash: &Clash, taken: RwSignal<BTreeSet<usize>>) -> AnyView {
    let name = say(name(clash));
    let answers = vec![Segment::of(say(keys::CLASH_MINE)), Segment::of(say(keys::CLASH_THEIRS))];
    let chosen = move || taken.with(|taken| Some(usize::from(taken.contains(&place))));
    let choose = move |theirs: usize| {
        taken.update(|taken| {
            if theirs == 1 {
                taken.insert(place)
            } else {
                taken.remove(&place)
            };
        });
    };
    view! {
        <section class="card pad stack">
            <h3>{name.clone()}</h3>
            <ul class="stack">{differences(clash).into_iter().map(line).collect_view()}</ul>
            <Segmented
                label=say(Line::new(keys::CLASH_WHICH).with("name", name))
                answers=Signal::stored(answers)
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
        </section>
    }
    .into_any()
}

fn line(Difference { field, mine, theirs }: Difference) -> impl IntoView {
    let line = Line::new(keys::CLASH_LINE).with("field", field).with("mine", mine).with("theirs", theirs);
    view! { <li>{say(line)}</li> }
}
