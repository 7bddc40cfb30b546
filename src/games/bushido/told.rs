//! What this game has to say of its tables where nobody knows the game: the lines of its log, and what a correction does.

use super::Bushido;
use super::command::Command;
use super::decide::corrected;
use super::event::Event;
use super::model::player::Player;
use super::refusal::{Refusal, RefusalKind};
use super::state::State;
use super::text::log::{self, About, about_of, gauge_of, mark_of, phase_of};
use super::text::{differences, edits, events, names};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, MarkId};
use crate::kernel::correction::CorrectionPart;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::kernel::told::ToldGame;
use crate::words::bushido as keys;

impl ToldGame for Bushido {
    fn chapter(state: &State) -> Chapter {
        log::chapter(state)
    }

    fn in_chapter(chapter: Chapter, key: Key) -> Line {
        Line::new(key).with("unit", "turn").with("turn", chapter.number).with("phase", names::phase(phase_of(chapter)))
    }

    fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Self>) -> LogLine {
        log::line(after, chapter, number, entry)
    }

    fn called(command: &Command) -> Line {
        names::command(command)
    }

    fn events(after: &State, events: &[Event]) -> Vec<Line> {
        events::everything(after, events)
    }

    fn differences(before: &State, after: &State) -> Vec<Line> {
        differences::differences(before, after)
    }

    /// Both players, then every model.
    fn people(state: &State) -> Vec<MarkId> {
        let players = Player::ALL.into_iter().map(About::Player);
        players.chain(state.models().map(|(id, _)| About::Model(id))).map(mark_of).collect()
    }

    fn name(state: &State, who: MarkId) -> Option<Line> {
        let name = match about_of(who)? {
            About::Player(player) => names::player(state, player),
            About::Model(id) => state.model(id)?.name().to_owned(),
        };
        Some(Line::new(keys::BUSHIDO_NOTED).with("note", Arg::Name(name)))
    }

    fn change(state: &State, owner: Option<MarkId>, change: &ChangeLine) -> Line {
        let (name, from, to) = (names::gauge(gauge_of(change)), change.from, change.to);
        match Self::name(state, change.about).filter(|_| owner != Some(change.about)) {
            Some(who) => {
                let line = Line::new(keys::BUSHIDO_LOG_FROM_TO).with("name", who).with("gauge", name);
                line.with("from", from).with("to", to)
            }
            None => Line::new(keys::LOG_CHANGE_OWN).with("gauge", name).with("from", from).with("to", to),
        }
    }

    fn edits(state: &State, command: &Command) -> Vec<CorrectionPart> {
        edits::parts(state, command)
    }

    /// Another die may make another comparison win: Damage Rolls go and come with it.
    fn edited(state: &State, command: &Command, place: usize, value: i16) -> Command {
        corrected(state, command, edits::with(command, place, value))
    }

    fn rule(refusal: &Refusal) -> RuleRef {
        refusal.rule
    }

    fn can_be_overridden(refusal: &Refusal) -> bool {
        refusal.can_be_overridden()
    }
}

impl Refusal {
    /// Whether the players may do anyway what was refused: not where a value is missing or nothing would be done.
    pub const fn can_be_overridden(&self) -> bool {
        match self.kind {
            RefusalKind::NoModel
            | RefusalKind::NotOnCard(_)
            | RefusalKind::Unknown { .. }
            | RefusalKind::RiceUnknown(_)
            | RefusalKind::SplitNotAllowed(_)
            | RefusalKind::NoBoosts(_)
            | RefusalKind::Aggressive(_)
            | RefusalKind::WrongDice
            | RefusalKind::DamageRollMissing
            | RefusalKind::Tied
            | RefusalKind::RemovesRequired
            | RefusalKind::NotRemovable
            | RefusalKind::NothingChanges
            | RefusalKind::NothingToSay
            | RefusalKind::NotHidden => false,
            RefusalKind::GameOver
            | RefusalKind::WrongPhase(_)
            | RefusalKind::NotYourTurn(_)
            | RefusalKind::OutOfPlay(_)
            | RefusalKind::IsElsewhere(_)
            | RefusalKind::TooFewCounters { .. }
            | RefusalKind::OtherActivated(_)
            | RefusalKind::ActedAlready(_)
            | RefusalKind::ImpetuousFirst(_)
            | RefusalKind::NoPassToken(_)
            | RefusalKind::NothingToPass(_)
            | RefusalKind::NothingActivated
            | RefusalKind::HasCondition { .. }
            | RefusalKind::LacksCondition { .. }
            | RefusalKind::HasTrait { .. }
            | RefusalKind::TooFewKi { .. }
            | RefusalKind::AboveLimit(_)
            | RefusalKind::BoxUsed(_)
            | RefusalKind::NoRangedPool(_)
            | RefusalKind::NoAmmo(_)
            | RefusalKind::SameSide
            | RefusalKind::Immune { .. }
            | RefusalKind::NoSuchObjective
            | RefusalKind::PrayedAlready(_)
            | RefusalKind::NoPrayer(_) => true,
        }
    }
}
