//! A sum in one line: a + b + c = d, each with its name below.

use leptos::prelude::*;

/// How a term joins what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// The first term.
    First,
    /// Added.
    Plus,
    /// Taken away.
    Minus,
    /// The result.
    Equals,
}

impl Join {
    /// The sign between the terms.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::First => "",
            Self::Plus => "+",
            Self::Minus => "\u{2212}",
            Self::Equals => "=",
        }
    }
}

/// A term of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// How it joins the one before.
    pub join: Join,
    /// The number as it is shown.
    pub number: String,
    /// What it is.
    pub label: String,
}

impl Term {
    /// A term.
    pub fn new(join: Join, number: impl Into<String>, label: impl Into<String>) -> Self {
        Self { join, number: number.into(), label: label.into() }
    }
}

/// A sum.
#[component]
pub fn SumStrip(
    /// Its terms, the result last.
    #[prop(into)]
    terms: Signal<Vec<Term>>,
) -> impl IntoView {
    let part = |term: Term| {
        view! {
            {(term.join != Join::First).then(|| view! { <i>{term.join.as_str()}</i> })}
            <span class:result=term.join == Join::Equals>
                <b>{term.number}</b>
                {term.label}
            </span>
        }
    };
    view! { <div class="eq">{move || terms.get().into_iter().map(part).collect_view()}</div> }
}
