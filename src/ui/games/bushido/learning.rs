//! The first lesson: a short card at each step, until it is understood. It lasts as long as the page is open.

use crate::games::bushido::lessons::Lesson;
use crate::ui::widgets::explanation::explanation_card;
use leptos::prelude::*;

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

impl Learning {
    /// Gives it to every screen; nothing is explained yet.
    pub fn provide() {
        provide_context(Self { explains: RwSignal::new(Explains::Nothing) });
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
