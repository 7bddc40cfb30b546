//! What this game says of its tables, for the log and for corrections.

use super::Rokugan;
use super::command::Command;
use super::event::Event;
use super::refusal::{Refusal, RefusalKind};
use super::state::State;
use super::text::{differences, edits, log, names, verbs};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, MarkId};
use crate::kernel::correction::CorrectionPart;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::kernel::told::ToldGame;
use crate::words::battle_for_rokugan as keys;

impl ToldGame for Rokugan {
    fn chapter(state: &State) -> Chapter {
        log::chapter(state)
    }

    fn in_chapter(chapter: Chapter, key: Key) -> Line {
        // The shared sentences know turns and rounds.
        Line::new(key)
            .with("unit", "round")
            .with("turn", chapter.number)
            .with("phase", names::part(log::part_of(chapter)))
    }

    fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Self>) -> LogLine {
        log::line(after, chapter, number, entry)
    }

    fn called(command: &Command) -> Line {
        verbs::verb(command)
    }

    fn events(after: &State, events: &[Event]) -> Vec<Line> {
        log::everything(after, events)
    }

    fn differences(before: &State, after: &State) -> Vec<Line> {
        differences::differences(before, after)
    }

    fn people(state: &State) -> Vec<MarkId> {
        state.players().iter().map(log::mark_of).collect()
    }

    fn name(_: &State, who: MarkId) -> Option<Line> {
        log::clan_of(who).map(|clan| Line::new(names::clan(clan)))
    }

    fn change(_: &State, owner: Option<MarkId>, change: &ChangeLine) -> Line {
        match log::clan_of(change.about).filter(|_| owner != Some(change.about)) {
            Some(_) => log::change_line(change),
            None => Line::new(keys::BFR_LOG_OWN_HONOR).with("from", change.from).with("to", change.to),
        }
    }

    fn edits(state: &State, command: &Command) -> Vec<CorrectionPart> {
        edits::parts(state, command)
    }

    fn edited(state: &State, command: &Command, place: usize, value: i16) -> Command {
        edits::with(state, command, place, value)
    }

    fn rule(refusal: &Refusal) -> RuleRef {
        refusal.rule
    }

    fn can_be_overridden(refusal: &Refusal) -> bool {
        match refusal.kind {
            RefusalKind::WrongStage { .. }
            | RefusalKind::NotTheirTurn { .. }
            | RefusalKind::CardOut
            | RefusalKind::NotInDeck
            | RefusalKind::NotHeld { .. }
            | RefusalKind::CardMoment(_)
            | RefusalKind::Closed { .. }
            | RefusalKind::AllPlaced(_)
            | RefusalKind::NoneUnseen { .. }
            | RefusalKind::Blessed
            | RefusalKind::UsedUp(_)
            | RefusalKind::OwnToken
            | RefusalKind::NoSwap
            | RefusalKind::MustPlace(_)
            | RefusalKind::LeftToPlace(_)
            | RefusalKind::OverThirty(_)
            | RefusalKind::Unrevealed(_) => true,
            RefusalKind::GameOver
            | RefusalKind::NotPlaying(_)
            | RefusalKind::Settled(_)
            | RefusalKind::AllSettled
            | RefusalKind::OtherCard(_)
            | RefusalKind::Card(_)
            | RefusalKind::OnlyBlessings
            | RefusalKind::NoToken
            | RefusalKind::TooMany { .. }
            | RefusalKind::SayWhat
            | RefusalKind::StaysHidden
            | RefusalKind::CannotSwap
            | RefusalKind::Facedown(_)
            | RefusalKind::ObjectiveTaken(_)
            | RefusalKind::Board(_)
            | RefusalKind::EarlierRound
            | RefusalKind::Number => false,
        }
    }
}
