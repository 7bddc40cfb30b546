//! Buttons, and links that look like them. A button acts; what only leads elsewhere is a link.

use std::cell::Cell;

use leptos::prelude::*;

use super::{icon::Icon, sign::Sign};
use crate::ui::later::{after_paint, once_seen};

/// How a button looks, which says how much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// An edge of paper.
    Rest,
    /// The block of ink: the one thing to press next, at most one a screen.
    Act,
    /// As high as the ink block, but paper: the second thing of a dock.
    High,
    /// An edge of paper that takes the room left over.
    Grow,
    /// The way out beside an advice: two lines, paper.
    Stop,
    /// No edge.
    Quiet,
    /// An underlined word.
    Link,
    /// A tool of the dock: sign above word.
    Tool,
    /// A sign alone; the label is for ears.
    Round,
}

impl ButtonKind {
    /// The classes of that look.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rest => "btn",
            Self::Act => "btn act",
            Self::High => "btn high",
            Self::Grow => "btn grow",
            Self::Stop => "btn stop",
            Self::Quiet => "btn quiet",
            Self::Link => "btn link",
            Self::Tool => "btn tool",
            Self::Round => "btn round",
        }
    }
}

/// A button.
#[component]
pub fn Button(
    /// How it looks.
    #[prop(default = ButtonKind::Rest)]
    kind: ButtonKind,
    /// What happens: "Apply, begin turn 4", not "OK". Of a round button only ears receive it.
    #[prop(into)]
    label: Signal<String>,
    /// The consequence, in a second line.
    #[prop(optional, into)]
    second: MaybeProp<String>,
    /// The sign before, or above, the label.
    #[prop(optional, into)]
    sign: MaybeProp<Sign>,
    /// The label for ears, where the visible one is too short for them.
    #[prop(optional, into)]
    ears: MaybeProp<String>,
    /// It stays in place and in the order of focus, but does nothing.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What a press does while it is disabled: it says why.
    #[prop(optional, into)]
    on_refused: Option<Callback<()>>,
    /// For a tool that stays chosen: whether it is.
    #[prop(optional, into)]
    pressed: MaybeProp<bool>,
    /// What a press does.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    // The ink looks taken until the players could see it: what it does may be shown a little later.
    let taken = RwSignal::new(false);
    let press = move |_| {
        let goes_on = matches!(kind, ButtonKind::Act | ButtonKind::Stop);
        if disabled.get_untracked() {
            return on_refused.into_iter().for_each(|refused| refused.run(()));
        }
        if goes_on && !ink_accepts() {
            return;
        }
        if goes_on {
            taken.set(true);
        }
        on_press.run(());
        if goes_on {
            ink_rests();
            // The screen may be left by then.
            once_seen(move || {
                taken.try_set(false);
            });
        }
    };
    view! {
        <button
            type="button"
            class=kind.as_str()
            class:taken=move || taken.get()
            aria-label=spoken(kind, label, ears)
            aria-disabled=move || disabled.get().then_some("true")
            aria-pressed=move || pressed.get().map(|on| on.to_string())
            on:click=press
        >
            {face(kind, label, second, sign)}
        </button>
    }
}

/// A link that looks like a button: for whatever leads to another screen.
#[component]
pub fn ButtonLink(
    /// How it looks.
    #[prop(default = ButtonKind::Rest)]
    kind: ButtonKind,
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    /// The place it leads to. Of a round link only ears receive it.
    #[prop(into)]
    label: Signal<String>,
    /// A second line.
    #[prop(optional, into)]
    second: MaybeProp<String>,
    /// The sign before, or above, the label.
    #[prop(optional, into)]
    sign: MaybeProp<Sign>,
    /// The label for ears, where the visible one is too short for them.
    #[prop(optional, into)]
    ears: MaybeProp<String>,
) -> impl IntoView {
    view! {
        <a class=kind.as_str() href=move || href.get() aria-label=spoken(kind, label, ears)>
            {face(kind, label, second, sign)}
        </a>
    }
}

/// What ears receive in place of the visible words.
fn spoken(kind: ButtonKind, label: Signal<String>, ears: MaybeProp<String>) -> impl Fn() -> Option<String> {
    move || ears.get().or_else(|| (kind == ButtonKind::Round).then(|| label.get()))
}

/// The inside of a button: sign, label, second line.
fn face(kind: ButtonKind, label: Signal<String>, second: MaybeProp<String>, sign: MaybeProp<Sign>) -> impl IntoView {
    let words = view! {
        <span>
            {move || label.get()}
            {move || second.get().map(|line| view! { " " <small>{line}</small> })}
        </span>
    };
    (move || sign.get().map(|sign| view! { <Icon sign=sign /> }), (kind != ButtonKind::Round).then_some(words))
}

thread_local! {
    /// When what the ink did last had been painted, in milliseconds since the page was opened; later than any time until then.
    static INKED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// How long the ink rests after what it did could be seen, in milliseconds: `--rest` of the styles, which say it once.
fn rest() -> Option<f64> {
    let root = document().document_element()?;
    let style = window().get_computed_style(&root).ok().flatten()?;
    style.get_property_value("--rest").ok()?.trim().strip_suffix("ms")?.parse().ok()
}

/// Whether the ink block, or the way out beside an advice, takes this press. It ignores a second one, on whichever screen,
/// until the players could see what the first one did: its meaning may have changed under the finger, and on a slow phone
/// it changes late.
fn ink_accepts() -> bool {
    let Some(clock) = window().performance() else { return true };
    // Without styles nothing can be mistaken for what stood there before.
    let accepts = clock.now() - INKED.get() >= rest().unwrap_or(0.0);
    if accepts {
        INKED.set(f64::INFINITY);
    }
    accepts
}

/// Begins the ink's rest with the painting that shows what it did: the first one shows that it was pressed.
fn ink_rests() {
    let Some(clock) = window().performance() else { return };
    after_paint(move || after_paint(move || INKED.set(clock.now())));
}
