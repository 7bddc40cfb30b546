//! How long the phases took, and a Champion's Activations.

use super::Shown;
use super::line::{Bar, card, line, most};
use crate::games::champions::model::turn::Phase;
use crate::games::champions::text::names;
use crate::games::champions::text::score;
use crate::games::champions::text::statistics::duration;
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card; nothing where no times are known.
pub(super) fn time(shown: Shown) -> AnyView {
    let any = Memo::new(move |_| shown.all.with(|all| all.times.total() > 0));
    let inside = move || {
        let lines = move || lines(shown);
        let total =
            say(Line::new(keys::STATISTICS_TIME_SUB).with("time", duration(shown.all.with(|all| all.times.total()))));
        card(say(keys::STATISTICS_TIME), Some(total), lines.into_any())
    };
    view! { <Show when=move || any.get()>{inside()}</Show> }.into_any()
}

fn lines(shown: Shown) -> AnyView {
    let times = shown.all.with(|all| all.times.clone());
    let longest = most(times.phases.iter().map(|(_, time)| Bar::Solid(*time)));
    let of_phase = |(phase, time): (Phase, &u64)| {
        let (what, long) = (say(names::phase(phase)), say(duration(*time)));
        let ears = Line::new(keys::STATISTICS_TIME_EARS).with("what", what.clone()).with("time", long.clone());
        line(view! { <span>{what}</span> }.into_any(), say(ears), &[(Bar::Solid(*time), long)], longest)
    };
    let own = shown.of.get().map(|id| {
        let name = shown.session.state(|state| score::given(state, id));
        let line = Line::new(keys::STATISTICS_TIME_ACTIVATIONS).with("name", name);
        view! { <p class="sub2">{say(line.with("time", duration(*times.activations.get(id))))}</p> }
    });
    let breaks = (times.breaks > 0).then(|| {
        let count = usize::try_from(times.breaks).unwrap_or(usize::MAX);
        view! { <p class="sub2">{say(Line::new(keys::STATISTICS_BREAKS).with("count", count))}</p> }
    });
    view! {
        <ul class="bars-of long">{times.phases.iter().map(of_phase).collect_view()}</ul>
        {own} {breaks}
    }
    .into_any()
}
