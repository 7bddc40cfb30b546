//! The first lesson: a short card at each step, until it is understood. It lasts as long as the tab is open.

use crate::games::bushido::lessons::Lesson;
use crate::ui::widgets::explanation::explanation_card;
use leptos::prelude::*;

/// Where the tab keeps what was understood, so that a reload in the middle of a lesson goes on with it.
const KEY: &str = "rokugan.bushido.lesson";

/// What is explained, and what was understood.
#[derive(Clone, Copy)]
pub struct Learning {
    explains: RwSignal<Explains>,
}

/// Whether anything is explained.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Explains {
    Nothing,
    AllBut(Vec<Lesson>),
}

impl Explains {
    fn kept() -> Self {
        let text = tab().and_then(|tab| tab.get_item(KEY).ok().flatten());
        text.and_then(|text| serde_json::from_str(&text).ok()).map_or(Self::Nothing, Self::AllBut)
    }

    fn keep(&self) {
        if let (Self::AllBut(understood), Some(tab)) = (self, tab())
            && let Ok(text) = serde_json::to_string(understood)
        {
            // What cannot be kept is explained once more, or no more, after a reload.
            let _ = tab.set_item(KEY, &text);
        }
    }
}

/// What the tab keeps for itself, where it may.
fn tab() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

impl Learning {
    /// Gives it to every screen; nothing is explained that was not before a reload.
    pub fn provide() {
        let explains = RwSignal::new(Explains::kept());
        Effect::new(move || explains.with(Explains::keep));
        provide_context(Self { explains });
    }

    /// Explains every step from now on.
    pub fn begin(self) {
        self.explains.set(Explains::AllBut(Vec::new()));
    }

    fn wants(self, lesson: Lesson) -> bool {
        self.explains.with(|explains| match explains {
            Explains::Nothing => false,
            Explains::AllBut(understood) => !understood.contains(&lesson),
        })
    }

    fn understand(self, lesson: Lesson) {
        self.explains.update(|explains| match explains {
            Explains::Nothing => {}
            Explains::AllBut(understood) => understood.push(lesson),
        });
    }
}

/// What is explained.
pub fn learning() -> Learning {
    expect_context()
}

/// The card of the step the table is at, where it is to be explained.
pub fn lesson_card(lesson: impl Fn() -> Lesson + Send + Sync + 'static) -> AnyView {
    let learning = learning();
    let shown = Memo::new(move |_| Some(lesson()).filter(|lesson| learning.wants(*lesson)));
    let card = move |lesson: Lesson| explanation_card(lesson.explanation(), move || learning.understand(lesson));
    (move || shown.get().map(card)).into_any()
}
