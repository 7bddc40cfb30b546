//! What the log of this game says, for whoever shows logs of any game.

use super::Ccg;
use super::command::Command;
use super::event::Event;
use super::phase::Phase;
use super::refusal::{Refusal, RefusalKind};
use super::state::State;
use super::text::{differences, edits, log, names, verbs};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, MarkId};
use crate::kernel::correction::CorrectionPart;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::kernel::told::ToldGame;
use crate::words::l5r_ccg as keys;

impl ToldGame for Ccg {
    fn chapter(state: &State) -> Chapter {
        log::chapter(state)
    }

    fn in_chapter(chapter: Chapter, key: Key) -> Line {
        let line = Line::new(key).with("unit", "move").with("turn", chapter.number).with("number", chapter.number);
        line.with("phase", names::phase(log::phase_of(chapter)))
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
        state.all().map(log::mark_of).collect()
    }

    fn name(state: &State, who: MarkId) -> Option<Line> {
        let seat = log::seat_of(who);
        let named = || match names::player(state, seat) {
            Arg::Line(line) => line,
            name => Line::new(keys::CCG_NAMED).with("player", name),
        };
        state.has(seat).then(named)
    }

    fn change(state: &State, owner: Option<MarkId>, change: &ChangeLine) -> Line {
        if owner == Some(change.about) { log::own_change_line(change) } else { log::change_line(state, change) }
    }

    fn edits(state: &State, command: &Command) -> Vec<CorrectionPart> {
        edits::parts(state, command)
    }

    fn edited(_: &State, command: &Command, place: usize, value: i16) -> Command {
        edits::with_part(command, place, value)
    }

    fn rule(refusal: &Refusal) -> RuleRef {
        refusal.reference()
    }

    fn can_be_overridden(refusal: &Refusal) -> bool {
        match refusal.kind {
            RefusalKind::Rule | RefusalKind::Short { .. } | RefusalKind::Several(_) | RefusalKind::BattleFirst => true,
            RefusalKind::WrongPhase { is, .. } => is != Phase::Over,
            RefusalKind::GameOver
            | RefusalKind::VerdictFirst
            | RefusalKind::NoVerdict
            | RefusalKind::NoSeat
            | RefusalKind::Out(_)
            | RefusalKind::NoCard
            | RefusalKind::WrongKind(_)
            | RefusalKind::NoProvince
            | RefusalKind::Bound { .. }
            | RefusalKind::Unknown { .. }
            | RefusalKind::UnknownNew(_)
            | RefusalKind::OtherCuts
            | RefusalKind::NoAttack
            | RefusalKind::NoBattle
            | RefusalKind::NoDuel
            | RefusalKind::DuelFirst
            | RefusalKind::OtherFocuses
            | RefusalKind::NoLobby
            | RefusalKind::LobbyFirst
            | RefusalKind::Oneself
            | RefusalKind::NothingChanges
            | RefusalKind::NoDead
            | RefusalKind::TooManySources(_)
            | RefusalKind::NoWay => false,
        }
    }
}
