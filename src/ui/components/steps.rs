//! Where we are: the phases of a turn, the steps of a set-up or a Combat. Always with words beside it.

use leptos::prelude::*;

/// Which line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepLook {
    /// The parts of a turn.
    Phases,
    /// The steps of a task.
    Steps,
}

impl StepLook {
    /// The class of that line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Phases => "phases",
            Self::Steps => "steps",
        }
    }
}

/// A line of steps: past, now (vermilion), to come.
#[component]
pub fn Steps(
    /// Which line.
    #[prop(default = StepLook::Steps)]
    look: StepLook,
    /// For ears: "Step 4 of 10".
    #[prop(into)]
    label: Signal<String>,
    /// How many steps there are.
    #[prop(into)]
    count: Signal<usize>,
    /// The step we are at, counted from 0; at `count` all are past.
    #[prop(into)]
    now: Signal<usize>,
) -> impl IntoView {
    let part = move |index: usize| {
        let class = move || match index.cmp(&now.get()) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=class></i> }
    };
    view! {
        <div class=look.as_str() role="img" aria-label=move || label.get()>
            {move || (0..count.get()).map(part).collect_view()}
        </div>
    }
}
