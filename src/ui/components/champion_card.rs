//! The card of a Champion on the table: closed it is one button with six numbers, open it holds the gauges.

use leptos::prelude::*;

use super::{
    button::{ButtonKind, ButtonLink},
    gauge_strip::{GaugeStrip, StripNumber},
    icon::Icon,
    mon::{DiscSize, MonLook, SealState, SealedMon},
    sign::Sign,
    tint::Tint,
};

/// A status or a mark at the right edge of a closed card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMark {
    /// Its sign.
    pub sign: Sign,
    /// Its colour.
    pub tint: Tint,
    /// Its word; without one the sign stands alone and the card's label says it.
    pub word: Option<String>,
}

/// Whether a Champion is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// In play.
    In,
    /// Eliminated: the numbers are kept, outside the sums.
    Out,
}

/// A closed card: one button.
#[component]
pub fn ChampionCard(
    /// The Champion's name.
    #[prop(into)]
    name: Signal<String>,
    /// Everything the card shows, for ears: name, activation, six numbers, statuses.
    #[prop(into)]
    ears: Signal<String>,
    /// The mon.
    #[prop(into)]
    mon: Signal<MonLook>,
    /// The place in the order; none before the order is known.
    #[prop(optional, into)]
    order: MaybeProp<String>,
    /// Whether its turn is past, now or to come.
    #[prop(into)]
    state: Signal<SealState>,
    /// Whether the Champion is in play.
    #[prop(into, default = Presence::In.into())]
    presence: Signal<Presence>,
    /// Statuses and marks.
    #[prop(into)]
    marks: Signal<Vec<CardMark>>,
    /// The six numbers.
    #[prop(into)]
    numbers: Signal<Vec<StripNumber>>,
    /// Opens the card.
    #[prop(into)]
    on_open: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="card champ"
            class:done=move || state.get() == SealState::Done
            class:on=move || state.get() == SealState::On
            class:out=move || presence.get() == Presence::Out
            aria-expanded="false"
            on:click=move |_| on_open.run(())
        >
            <span class="vh">{move || ears.get()}</span>
            <span class="who" aria-hidden="true">
                <SealedMon look=mon order=order state=state />
                <span class="mid">
                    <span class="top">
                        <span class="name" dir="auto">{move || name.get()}</span>
                        <Marks marks=marks />
                    </span>
                    <GaugeStrip numbers=numbers />
                </span>
            </span>
        </button>
    }
}

/// The marks of a closed card. Where room is short their words give way, never their signs.
#[component]
pub fn Marks(
    /// The marks, from left to right.
    #[prop(into)]
    marks: Signal<Vec<CardMark>>,
) -> impl IntoView {
    let mark = |mark: CardMark| {
        let worded = if mark.word.is_some() { format!("st worded {}", mark.tint.as_str()) } else { "st".to_owned() };
        view! {
            <span class=worded>
                <Icon sign=mark.sign tint=mark.tint />
                {mark.word.map(|word| view! { <span>{word}</span> })}
            </span>
        }
    };
    view! {
        <span class="marks" style=("--n", move || marks.with(Vec::len).to_string())>
            {move || marks.get().into_iter().map(mark).collect_view()}
        </span>
    }
}

/// An open card: heading, the way to the sheet, and whatever the screen puts below (gauges, first actions).
#[component]
pub fn OpenChampionCard(
    /// The Champion's name.
    #[prop(into)]
    name: Signal<String>,
    /// The line below the name: "acts now".
    #[prop(optional, into)]
    note: MaybeProp<String>,
    /// What mon and seal show beside it, for ears: the place in the order, the Favor.
    #[prop(optional, into)]
    ears: MaybeProp<String>,
    /// The mon.
    #[prop(into)]
    mon: Signal<MonLook>,
    /// The place in the order.
    #[prop(optional, into)]
    order: MaybeProp<String>,
    /// Whether its turn is past, now or to come.
    #[prop(into)]
    state: Signal<SealState>,
    /// The address of the sheet.
    #[prop(into)]
    sheet: Signal<String>,
    /// What the way there is called, for ears: "Open Matsu Tsuko's sheet".
    #[prop(into)]
    sheet_label: Signal<String>,
    /// Gauges, then the first actions.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="card champ open" class:on=move || state.get() == SealState::On>
            <div class="who">
                <SealedMon look=mon size=DiscSize::Large order=order state=state />
                <span class="mid">
                    <h2 class="name" dir="auto">{move || name.get()}</h2>
                    {move || note.get().map(|line| view! { <span class="sub">{line}</span> })}
                    {move || ears.get().map(|words| view! { <span class="vh">" " {words}</span> })}
                </span>
                <ButtonLink kind=ButtonKind::Round href=sheet label=sheet_label sign=Sign::Next />
            </div>
            {children()}
        </div>
    }
}
