//! A first lesson: a short card at each step, until it is understood. It lasts as long as the page is open.

use crate::kernel::explanation::Explanation;
use crate::ui::widgets::explanation::explanation_card;
use leptos::prelude::*;

/// What is explained: nothing, or every step but those that were understood.
pub struct Learning<L: Send + Sync + 'static>(RwSignal<Option<Vec<L>>>);

impl<L: Send + Sync + 'static> Clone for Learning<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Send + Sync + 'static> Copy for Learning<L> {}

impl<L: Copy + PartialEq + Send + Sync + 'static> Learning<L> {
    /// Gives it to every screen; nothing is explained yet.
    pub fn provide() {
        provide_context(Self(RwSignal::new(None)));
    }

    /// What is explained.
    pub fn here() -> Self {
        expect_context()
    }

    /// Explains every step from now on.
    pub fn begin(self) {
        self.0.set(Some(Vec::new()));
    }

    /// Whether anything is explained at all.
    pub fn is_on(self) -> bool {
        self.0.with(Option::is_some)
    }

    fn wants(self, lesson: L) -> bool {
        self.0.with(|understood| understood.as_ref().is_some_and(|understood| !understood.contains(&lesson)))
    }

    fn understand(self, lesson: L) {
        self.0.update(|understood| understood.iter_mut().for_each(|all| all.push(lesson)));
    }

    /// The card of a step, where it is to be explained.
    pub fn card(self, lesson: impl Fn() -> Option<L> + Send + Sync + 'static, says: fn(L) -> Explanation) -> AnyView {
        let shown = Memo::new(move |_| lesson().filter(|lesson| self.wants(*lesson)));
        let card = move |lesson: L| explanation_card(says(lesson), move || self.understand(lesson));
        (move || shown.get().map(card)).into_any()
    }
}
