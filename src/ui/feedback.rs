//! What the app says back: a toast, a refusal, a sentence for the ears, a rule that was asked for.
//!
//! One of each is on the page, put there by the app; every screen reports through here.

use super::page::{self, Page};
use super::texts::say;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::reference::{Entry, Section};
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use leptos::prelude::*;

/// What a toast offers to press.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// Nothing.
    Nothing,
    /// Takes the last undo back.
    Redo,
    /// Takes the last step back.
    Undo,
    /// Undoes or redoes until that many entries count.
    ReturnTo(usize),
    /// Takes back a correction of an old entry.
    UndoCorrection,
    /// Brings back a table that was deleted.
    RestoreTable(String),
    /// Brings back a board that was deleted.
    RestoreBoard(String),
    /// Brings back a campaign that was deleted.
    RestoreCampaign(String),
    /// Brings back the scenario of that name, which was deleted last.
    RestoreScenario(String),
}

/// A sentence above the dock, for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// What it says.
    pub text: String,
    /// What it offers.
    pub offer: Offer,
}

/// A command the rules refused, and what is to be said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// What was asked.
    pub command: Command,
    /// Why not.
    pub reason: Line,
    /// The rule that says so.
    pub rule: RuleRef,
    /// Whether the players may do it anyway.
    pub way_out: WayOut,
    /// Whose card misses a value, and which, where that is what is against it.
    pub missing: Option<(Who, Gauge)>,
}

/// What is left after a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOut {
    /// Do it anyway.
    Anyway,
    /// Nothing: it cannot be done.
    None,
}

/// Something of the rules that is open to be read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reading {
    /// What a rule reference names.
    Rule(RuleRef),
    /// An entry.
    Entry(&'static Entry),
    /// A whole section, and the entry one came from.
    Section(Section, Option<&'static Entry>),
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

    /// Takes the toast away, where there is one.
    pub fn clear_toast(self) {
        if self.toast.with_untracked(Option::is_some) {
            self.toast.set(None);
        }
    }

    /// Takes the toast of an earlier screen away.
    pub fn leave_screen(self) {
        if self.said_on.get_value().is_some_and(|screen| screen != page::here()) {
            self.clear_toast();
        }
    }

    /// Says something to the ears.
    pub fn announce(self, text: String) {
        self.polite.set(text);
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
