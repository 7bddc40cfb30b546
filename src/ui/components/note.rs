//! A note: something to know, with at most one thing to do about it.

use leptos::prelude::*;

use super::{button::Button, icon::Icon, sign::Sign};

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Good to know.
    Info,
    /// Wants a decision some time.
    Warn,
    /// Says what did not happen; ears receive it at once.
    Error,
}

impl NoteKind {
    /// The classes of that kind.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Info => "note info",
            Self::Warn => "note warn",
            Self::Error => "note err",
        }
    }

    const fn sign(self) -> Sign {
        match self {
            Self::Info => Sign::Check,
            Self::Warn | Self::Error => Sign::Warning,
        }
    }

    const fn role(self) -> Option<&'static str> {
        match self {
            Self::Info | Self::Warn => None,
            Self::Error => Some("alert"),
        }
    }
}

/// A note.
#[component]
pub fn Note(
    /// How much it matters.
    kind: NoteKind,
    /// Its sign, where the kind's own does not fit.
    #[prop(optional, into)]
    sign: Option<Sign>,
    /// What its button does; without it there is no button.
    #[prop(optional, into)]
    action: MaybeProp<String>,
    /// The button's words for ears, where the visible ones are too short for them.
    #[prop(optional, into)]
    action_ears: MaybeProp<String>,
    /// A press on the button.
    #[prop(optional, into)]
    on_action: Option<Callback<()>>,
    /// The sentence.
    children: Children,
) -> impl IntoView {
    let press = move || on_action.iter().for_each(|callback| callback.run(()));
    view! {
        <div class=kind.as_str() role=kind.role()>
            <Icon sign=sign.unwrap_or(kind.sign()) />
            <span>{children()}</span>
            {move || action.get().map(|label| view! { <Button label=label ears=action_ears on_press=press /> })}
        </div>
    }
}
