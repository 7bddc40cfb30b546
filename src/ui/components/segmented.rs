//! Segmented: a few short answers in one line.

use leptos::prelude::*;

use super::{
    icon::Icon,
    mon::{DiscSize, Mon, MonLook},
    radio::{aria, arrows},
    sign::Sign,
    tint::Tint,
};

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its words.
    pub text: String,
    /// Its second line.
    pub second: Option<String>,
    /// The mon before it.
    pub mon: Option<MonLook>,
    /// Its sign and colour.
    pub sign: Option<(Sign, Tint)>,
    /// Its words for ears, where the visible ones are too short for them.
    pub ears: Option<String>,
}

impl Segment {
    /// An answer of words alone.
    pub fn of(text: impl Into<String>) -> Self {
        Self { text: text.into(), second: None, mon: None, sign: None, ears: None }
    }

    /// The same with a second line.
    #[must_use]
    pub fn with_second(mut self, line: impl Into<String>) -> Self {
        self.second = Some(line.into());
        self
    }

    /// The same with a sign before the words.
    #[must_use]
    pub fn with_sign(mut self, sign: Sign, tint: Tint) -> Self {
        self.sign = Some((sign, tint));
        self
    }

    /// The same with a mon before everything.
    #[must_use]
    pub fn with_mon(mut self, mon: MonLook) -> Self {
        self.mon = Some(mon);
        self
    }

    /// The same with other words for ears.
    #[must_use]
    pub fn with_ears(mut self, ears: impl Into<String>) -> Self {
        self.ears = Some(ears.into());
        self
    }
}

/// How the answers share the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SegmentedLook {
    /// All alike.
    Even,
    /// Below one another where the window is very narrow: for answers of several words.
    Wraps,
    /// As many in a line as their words allow, in several lines: for titles, however many.
    Lines,
    /// Two answers, the first wider.
    FirstWide,
    /// The faces of a die, each with its sign above its name.
    Faces,
}

impl SegmentedLook {
    /// The classes of that look.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Even => "seg",
            Self::Wraps => "seg wraps",
            Self::Lines => "seg lines",
            Self::FirstWide => "seg two",
            Self::Faces => "seg of-die",
        }
    }
}

/// A row of exclusive answers. Answers are known by their place, counted from 0.
#[component]
pub fn Segmented(
    /// The question.
    #[prop(into)]
    label: Signal<String>,
    /// The answers.
    #[prop(into)]
    answers: Signal<Vec<Segment>>,
    /// The place of the chosen one.
    #[prop(into)]
    chosen: Signal<Option<usize>>,
    /// How they share the line.
    #[prop(default = SegmentedLook::Even)]
    look: SegmentedLook,
    /// The id of what says more about it.
    #[prop(default = None)]
    about: Option<&'static str>,
    /// The place of a newly chosen one.
    #[prop(into)]
    on_choose: Callback<(usize,)>,
) -> impl IntoView {
    let answer = move |(place, segment): (usize, Segment)| {
        let is_chosen = move || chosen.get() == Some(place);
        let in_a_row = segment.sign.is_some() || segment.mon.is_some();
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=move || aria(is_chosen())
                aria-label=segment.ears
                tabindex=move || if is_chosen() || (chosen.get().is_none() && place == 0) { "0" } else { "-1" }
                on:click=move |_| on_choose.run((place,))
            >
                <span class:rowx=in_a_row>
                    {segment.mon.map(|look| view! { <Mon look=look size=DiscSize::Small /> })}
                    {segment.sign.map(|(sign, tint)| view! { <Icon sign=sign tint=tint /> })} {segment.text}
                    {segment.second.map(|line| view! { <small>{line}</small> })}
                </span>
            </button>
        }
    };
    // Styles could find this out with `:has`; then a browser looks at every element of the page after every change.
    let deep = move || answers.with(|answers| answers.iter().any(|answer| answer.second.is_some()));
    let many = move || answers.with(|answers| answers.len() > 4);
    view! {
        <div
            class=look.as_str()
            class:deep=deep
            class:many=many
            role="radiogroup"
            aria-label=move || label.get()
            aria-describedby=about
            on:keydown=|event| arrows(&event)
        >
            {move || answers.get().into_iter().enumerate().map(answer).collect_view()}
        </div>
    }
}
