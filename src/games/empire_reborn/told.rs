//! What this game has to say of its tables where nobody knows the game: the lines of its log, and what a correction does.

use super::Empire;
use super::command::Command;
use super::event::Event;
use super::model::season::Season;
use super::refusal::Refusal;
use super::state::State;
use super::text::log::{self, About, about_of, mark_of};
use super::text::{differences, edits, names};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, MarkId};
use crate::kernel::correction::CorrectionPart;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::kernel::told::ToldGame;
use crate::words::empire_reborn as keys;

impl ToldGame for Empire {
    fn chapter(state: &State) -> Chapter {
        log::chapter(state)
    }

    fn in_chapter(chapter: Chapter, key: Key) -> Line {
        let season = Season::of_turn(u16::try_from(chapter.number).unwrap_or(0));
        let line = Line::new(key).with("unit", "move").with("turn", chapter.number).with("number", chapter.number);
        line.with("phase", names::season(season))
    }

    fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Self>) -> LogLine {
        log::line(after, chapter, number, entry)
    }

    fn called(command: &Command) -> Line {
        names::command(command)
    }

    fn events(after: &State, events: &[Event]) -> Vec<Line> {
        log::everything(after, events)
    }

    fn differences(before: &State, after: &State) -> Vec<Line> {
        differences::differences(before, after)
    }

    /// The realms, then the Characters.
    fn people(state: &State) -> Vec<MarkId> {
        let realms = state.realms().iter().map(|realm| About::Realm(realm.clan));
        realms.chain(state.persons().map(|(who, _)| About::Person(who))).map(mark_of).collect()
    }

    fn name(state: &State, who: MarkId) -> Option<Line> {
        match about_of(who)? {
            About::Realm(clan) => state.realm(clan).map(|_| names::clan(clan)),
            About::Person(who) => {
                let name = state.person(who)?.name.as_str();
                Some(Line::new(keys::ER_NAMED).with("name", Arg::Name(name.to_owned())))
            }
        }
    }

    fn change(state: &State, owner: Option<MarkId>, change: &ChangeLine) -> Line {
        if owner == Some(change.about) {
            differences::own_change_line(change)
        } else {
            differences::change_line(state, change)
        }
    }

    fn edits(state: &State, command: &Command) -> Vec<CorrectionPart> {
        edits::parts(state, command)
    }

    fn edited(state: &State, command: &Command, place: usize, value: i16) -> Command {
        edits::with(state, command, place, value)
    }

    fn rule(refusal: &Refusal) -> RuleRef {
        refusal.reference()
    }

    fn can_be_overridden(refusal: &Refusal) -> bool {
        refusal.kind.can_be_overridden()
    }
}
