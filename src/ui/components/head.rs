//! The head of a screen: the way back, the title, and what belongs to the whole screen.

use leptos::prelude::*;

use super::{
    button::{ButtonKind, ButtonLink},
    icon::Icon,
    sign::Sign,
};

/// What a head is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadLook {
    /// A strip of paper.
    Paper,
    /// Nothing: the title stands on the table, as on Home.
    Bare,
}

impl HeadLook {
    /// The classes of that look.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Paper => "head",
            Self::Bare => "head bare",
        }
    }
}

/// The head of a screen that is not the table: back, title with a second line, tools, and below them steps.
#[component]
pub fn Head(
    /// What it is made of.
    #[prop(default = HeadLook::Paper)]
    look: HeadLook,
    /// The screen's title, its `h1`; it receives the focus after a change of screen.
    #[prop(into)]
    title: Signal<String>,
    /// The line below the title.
    #[prop(optional, into)]
    subtitle: MaybeProp<String>,
    /// Where back leads; without it there is no back.
    #[prop(optional, into)]
    back: MaybeProp<String>,
    /// What back is called, for ears: "Back to the table".
    #[prop(optional, into)]
    back_label: MaybeProp<String>,
    /// The sign of back: an arrow, or a cross where leaving ends something.
    #[prop(default = Sign::Back)]
    back_sign: Sign,
    /// What stands before the title, such as a Champion's mon.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// What stands after the title: tools, a verdict.
    #[prop(optional, into)]
    trailing: Option<ViewFn>,
    /// What stands below the row: steps.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let back_link = move || {
        back.get().map(|href| {
            let label = back_label.get().unwrap_or_default();
            view! { <ButtonLink kind=ButtonKind::Round href=href label=label sign=back_sign /> }
        })
    };
    view! {
        <header class=look.as_str()>
            <div class="hrow">
                {back_link}
                {lead.map(|lead| lead.run())}
                <h1 class:wordmark=look == HeadLook::Bare tabindex="-1">
                    {move || title.get()}
                    {move || subtitle.get().map(|line| view! { <small>{line}</small> })}
                </h1>
                {trailing.map(|trailing| trailing.run())}
            </div>
            {children.map(|children| children())}
        </header>
    }
}

/// The head of a table: turn and phase, who holds the Imperial Favor, and below them phase line and honor scale.
#[component]
pub fn GameHead(
    /// "Turn 3".
    #[prop(into)]
    turn: Signal<String>,
    /// " of 8".
    #[prop(optional, into)]
    turns: MaybeProp<String>,
    /// The phase: "Champions". The first thing to go where there is no room.
    #[prop(into)]
    phase: Signal<String>,
    /// Who holds the Imperial Favor, by a short name.
    #[prop(optional, into)]
    favor: MaybeProp<String>,
    /// The same for ears: "Imperial Favor: Isawa Kaede".
    #[prop(optional, into)]
    favor_ears: MaybeProp<String>,
    /// A press on the Favor.
    #[prop(optional, into)]
    on_favor: Option<Callback<()>>,
    /// The line right below the turn: the phase line, or the queue of Enemies.
    #[prop(optional, into)]
    below: Option<ViewFn>,
    /// The honor scale.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let holder = move || {
        favor.get().map(|name| {
            let pressed = move |_| on_favor.iter().for_each(|callback| callback.run(()));
            view! {
                <button type="button" class="fav" aria-label=move || favor_ears.get() on:click=pressed>
                    <Icon sign=Sign::ImperialFavor />
                    {name}
                </button>
            }
        })
    };
    view! {
        <header class="head game">
            <div>
                <div class="turnline">
                    <h1 class="title" tabindex="-1">
                        <span>
                            {move || turn.get()}
                            {move || turns.get().map(|line| view! { <small>{line}</small> })}
                        </span>
                        " "
                        <span class="phase">{move || phase.get()}</span>
                    </h1>
                    {holder}
                </div>
                {below.map(|below| below.run())}
            </div>
            {children.map(|children| children())}
        </header>
    }
}
