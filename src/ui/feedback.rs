//! What the app says back: a toast, a refusal, a sentence for the ears, a rule that was asked for.
//!
//! One of each is on the page, put there by the app; every screen reports through here.

use super::page::{self, Page};
use super::texts::say;
use crate::kernel::line::{Key, Line};
use crate::kernel::reference::{Entry, Section};
use crate::kernel::rulebook::RuleRef;
use leptos::prelude::*;
use std::sync::Arc;

/// Something that a press does. It may outlive the screen that offers it, and does nothing where what it is about is gone.
pub type Act = Arc<dyn Fn() + Send + Sync>;

/// What a toast offers to press.
#[derive(Clone)]
pub enum Offer {
    /// Nothing.
    Nothing,
    /// The way back, or another.
    Press {
        /// What the button says.
        label: Key,
        /// What it does.
        act: Act,
    },
}

impl Offer {
    /// A button that says `label`.
    pub fn press(label: Key, act: impl Fn() + Send + Sync + 'static) -> Self {
        Self::Press { label, act: Arc::new(act) }
    }
}

/// A sentence above the dock, for a while.
#[derive(Clone)]
pub struct Saying {
    /// What it says.
    pub text: String,
    /// What it offers.
    pub offer: Offer,
}

/// Something the rules refused, and what is to be said about it.
#[derive(Clone)]
pub struct Refused {
    /// What is not possible.
    pub title: Line,
    /// Why not.
    pub reason: Line,
    /// The rule that says so.
    pub rule: RuleRef,
    /// Does it all the same, where the players may.
    pub anyway: Option<Act>,
    /// What takes the reason away, where the players can do so at once.
    pub mend: Option<Mend>,
}

/// A form that takes the reason of a refusal away.
#[derive(Clone)]
pub struct Mend {
    /// What the button says that opens it.
    pub label: Key,
    /// Its title.
    pub title: Line,
    /// Draws it; it calls back when it is filled in.
    pub form: Arc<dyn Fn(Callback<()>) -> AnyView + Send + Sync>,
}

/// Something of the rules that is open to be read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reading {
    /// What a rule reference names.
    Rule(RuleRef),
    /// An entry.
    Entry(&'static Entry),
    /// A whole section, and the entry one came from.
    Section(&'static Section, Option<&'static Entry>),
}

/// The app's ways to say something.
#[derive(Clone, Copy)]
pub struct Feedback {
    /// The toast.
    pub toast: RwSignal<Option<Saying>>,
    /// The screen the toast belongs to.
    said_on: StoredValue<Option<Page>>,
    /// The refusal.
    pub refused: RwSignal<Option<Refused>>,
    /// What of the rules is open: what was read before below what is read now.
    pub reading: RwSignal<Vec<Reading>>,
    /// What a screen reader hears when it has time.
    pub polite: RwSignal<String>,
    /// The screen that was said on.
    spoken_on: StoredValue<Option<Page>>,
    /// What a screen reader hears at once.
    pub assertive: RwSignal<String>,
}

impl Feedback {
    /// Makes the ways and gives them to every screen below.
    pub fn provide() -> Self {
        let feedback = Self {
            toast: RwSignal::new(None),
            said_on: StoredValue::new(None),
            refused: RwSignal::new(None),
            reading: RwSignal::new(Vec::new()),
            polite: RwSignal::new(String::new()),
            spoken_on: StoredValue::new(None),
            assertive: RwSignal::new(String::new()),
        };
        provide_context(feedback);
        feedback
    }

    /// Shows a toast.
    pub fn toast(self, line: impl Into<Line>, offer: Offer) {
        self.toast_text(say(line), offer);
    }

    /// Shows a toast of a text that is put together already.
    pub fn toast_text(self, text: String, offer: Offer) {
        self.toast.set(Some(Saying { text, offer }));
        // A step that leads to another screen names that one before its task ends; there its toast is read, and until
        // then it belongs to none that could be left.
        self.said_on.set_value(None);
        queue_microtask(move || self.said_on.set_value(Some(page::here())));
    }

    /// Shows a toast that stays where the players go meanwhile: what it says is of no screen.
    pub fn toast_everywhere(self, line: impl Into<Line>) {
        self.toast.set(Some(Saying { text: say(line), offer: Offer::Nothing }));
        self.said_on.set_value(None);
    }

    /// Takes the toast away, where there is one.
    pub fn clear_toast(self) {
        if self.toast.with_untracked(Option::is_some) {
            self.toast.set(None);
        }
    }

    /// Leaves what the toast says and takes its button away: what that would act upon is closed.
    pub fn withdraw_offer(self) {
        let offers = |saying: &Saying| matches!(saying.offer, Offer::Press { .. });
        if self.toast.with_untracked(|toast| toast.as_ref().is_some_and(offers)) {
            self.toast.update(|toast| toast.iter_mut().for_each(|saying| saying.offer = Offer::Nothing));
        }
    }

    /// Takes away what was said on an earlier screen.
    pub fn leave_screen(self) {
        let is_elsewhere = |on: StoredValue<Option<Page>>| on.get_value().is_some_and(|screen| screen != page::here());
        if is_elsewhere(self.said_on) {
            self.clear_toast();
        }
        if is_elsewhere(self.spoken_on) {
            self.spoken_on.set_value(None);
            self.polite.set(String::new());
        }
    }

    /// Says something to the ears, also where the same was said before.
    pub fn announce(self, text: String) {
        let again = self.polite.with_untracked(|before| *before == text);
        // Ears hear what changed, and of a space at the end they hear nothing.
        self.polite.set(if again { text + "\u{a0}" } else { text });
        // As with the toast, a step that leads to another screen is told on that one.
        self.spoken_on.set_value(None);
        queue_microtask(move || self.spoken_on.set_value(Some(page::here())));
    }

    /// Shows a refusal and says it to the ears at once.
    pub fn refuse(self, refused: Refused) {
        self.assertive.set(say(refused.reason.clone()));
        self.refused.set(Some(refused));
    }

    /// Opens a rule.
    pub fn open_rule(self, rule: RuleRef) {
        self.reading.set(vec![Reading::Rule(rule)]);
    }

    /// Opens an entry of the rules.
    pub fn open_entry(self, entry: &'static Entry) {
        self.reading.set(vec![Reading::Entry(entry)]);
    }

    /// Goes on to something else of the rules.
    pub fn read_on(self, reading: Reading) {
        self.reading.update(|readings| readings.push(reading));
    }

    /// Goes back to what was read before.
    pub fn read_back(self) {
        self.reading.update(|readings| {
            readings.pop();
        });
    }
}

/// The app's ways to say something.
pub fn feedback() -> Feedback {
    expect_context()
}
