//! A line of the statistics: what it is about, bars for eyes, numbers beside them, one sentence for ears.

use crate::ui::components::meter::Meter;
use leptos::prelude::*;

/// A bar and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    /// Solid: dealt, gained, spent time.
    Solid(u64),
    /// Hatched: taken, lost.
    Hatched(u64),
}

impl Bar {
    pub(super) fn amount(self) -> u64 {
        match self {
            Self::Solid(amount) | Self::Hatched(amount) => amount,
        }
    }
}

/// A line; its bars are as long as their share of `most`.
pub(super) fn line(what: AnyView, ears: String, bars: &[(Bar, String)], most: u64) -> AnyView {
    let bar = |(bar, number): &(Bar, String)| {
        let share = u8::try_from(100 * bar.amount() / most.max(1)).unwrap_or(100);
        let (percent, more) = match bar {
            Bar::Solid(_) => (share, 0),
            Bar::Hatched(_) => (0, share),
        };
        view! {
            <Meter label="" percent=percent more=more />
            <b>{number.clone()}</b>
        }
    };
    view! {
        <li>
            <span class="vh">{ears}</span>
            <span class="what" aria-hidden="true">{what}</span>
            <span class="measures" aria-hidden="true">{bars.iter().map(bar).collect_view()}</span>
        </li>
    }
    .into_any()
}

/// The greatest of all bars.
pub(super) fn most(bars: impl Iterator<Item = Bar>) -> u64 {
    bars.map(Bar::amount).max().unwrap_or(0)
}

/// A card with a heading and what its bars mean.
pub(super) fn card(title: String, means: Option<String>, children: AnyView) -> AnyView {
    view! {
        <section class="card pad stack" aria-label=title.clone()>
            <div class="rowx apart wrapx">
                <h2>{title.clone()}</h2>
                {means.map(|means| view! { <span class="cap">{means}</span> })}
            </div>
            {children}
        </section>
    }
    .into_any()
}
