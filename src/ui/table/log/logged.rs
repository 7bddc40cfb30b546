//! The log of an open table for screens that know no game.

use super::draft::Draft;
use crate::kernel::book::{ChangeLine, Chapter, LogLine, LogLines, MarkId};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::line::{Key, Line};
use crate::kernel::told::ToldGame;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::table::played::PlayedGame;
use crate::ui::table::session::Session;
use crate::ui::texts::say;
use leptos::prelude::*;

/// What shows a correction in the making.
pub type Form = Box<dyn Fn(Draft) -> AnyView + Send>;

/// What is asked of a table for its log. What each method says is written at the one of the same name of [`ToldGame`] or
/// [`PlayedGame`].
pub trait LoggedTable {
    /// Every step as a line, read again as the journal changes.
    fn lines(&self) -> Memo<LogLines>;
    /// A sentence about a chapter.
    fn in_chapter(&self, chapter: Chapter, key: Key) -> Line;
    /// Those whose lines can be asked for alone.
    fn people(&self) -> Vec<MarkId>;
    /// What somebody is called; the reader is called again when the table changes.
    fn name_of(&self, who: MarkId) -> String;
    /// A name short enough for the head of a screen.
    fn short_name(&self, name: &str) -> String;
    /// Somebody's mark.
    fn mark(&self, who: MarkId) -> AnyView;
    /// The sign of a line without a mark.
    fn sign(&self, line: &LogLine) -> Sign;
    /// A change with its sign, on a line of `owner`.
    fn change(&self, owner: Option<MarkId>, change: &ChangeLine) -> (Sign, Line);
    /// The sign of the face of a die.
    fn face(&self, place: usize) -> Option<(Sign, Tint)>;
    /// What step `entry` is called, in a few words.
    fn called(&self, entry: usize) -> Option<Line>;
    /// What step `entry` says first.
    fn headline(&self, entry: usize) -> Option<Line>;
    /// What an open line of one step shows.
    fn inside(&self, entry: usize) -> AnyView;
    /// The table after so many entries, to be read.
    fn then(&self, at: Memo<usize>) -> AnyView;
    /// A correction of step `entry` in the making, as `form` shows it; nothing where there is no such step.
    fn correction(&self, entry: usize, lines: Memo<LogLines>, form: Form) -> AnyView;
}

impl<G: PlayedGame> LoggedTable for Session<G> {
    fn lines(&self) -> Memo<LogLines> {
        let journal = self.journal;
        let read = move |before: Option<&Chronicle<G>>| journal.with(|journal| Chronicle::read(journal, before));
        let differs = |old: Option<&Chronicle<G>>, new: Option<&Chronicle<G>>| {
            old.map(Chronicle::lines) != new.map(Chronicle::lines)
        };
        let chronicle = Memo::new_with_compare(read, differs);
        Memo::new(move |_| chronicle.with(|chronicle| chronicle.lines().clone()))
    }

    fn in_chapter(&self, chapter: Chapter, key: Key) -> Line {
        <G as ToldGame>::in_chapter(chapter, key)
    }

    fn people(&self) -> Vec<MarkId> {
        self.glance(G::people)
    }

    fn name_of(&self, who: MarkId) -> String {
        self.state(|state| G::name(state, who).map(say).unwrap_or_default())
    }

    fn short_name(&self, name: &str) -> String {
        G::short_name(name).to_owned()
    }

    fn mark(&self, who: MarkId) -> AnyView {
        self.glance(|state| G::mark(state, who))
    }

    fn sign(&self, line: &LogLine) -> Sign {
        G::sign(line)
    }

    fn change(&self, owner: Option<MarkId>, change: &ChangeLine) -> (Sign, Line) {
        (G::change_sign(change), self.glance(|state| G::change(state, owner, change)))
    }

    fn face(&self, place: usize) -> Option<(Sign, Tint)> {
        G::face(place)
    }

    fn called(&self, entry: usize) -> Option<Line> {
        self.journal.with(|journal| journal.entries().get(entry).map(|entry| G::called(&entry.command)))
    }

    fn headline(&self, entry: usize) -> Option<Line> {
        self.journal.with(|journal| {
            let step = journal.entries().get(entry)?;
            let mut state = journal.state_at(entry);
            let chapter = G::chapter(&state);
            step.events.iter().for_each(|event| G::apply(&mut state, event));
            Some(G::line(&state, chapter, entry, step).headline)
        })
    }

    fn inside(&self, entry: usize) -> AnyView {
        G::inside(*self, entry)
    }

    fn then(&self, at: Memo<usize>) -> AnyView {
        let journal = self.journal;
        let state = Memo::new(move |_| journal.with(|journal| journal.state_at(at.get())));
        (move || state.with(|state| G::then(state.clone()))).into_any()
    }

    fn correction(&self, entry: usize, lines: Memo<LogLines>, form: Form) -> AnyView {
        let session = *self;
        self.seat.inside(move |arbiter| (arbiter.draft)(session, entry, lines).map(&form).into_any())
    }
}
