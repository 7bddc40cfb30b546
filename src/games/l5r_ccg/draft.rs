//! A command being decided: the table as it becomes, the events so far, and whether rules may be set aside.

use super::Ccg;
use super::event::{Event, Sight, Why};
use super::in_play::InPlay;
use super::model::card::CardKind;
use super::model::player::{CardId, SeatId};
use super::model::rule::{self, Rule};
use super::phase::Phase;
use super::refusal::{Refusal, RefusalKind};
use super::rules::watch::{Instant, Seen, Victory};
use super::state::{LEAST_HONOR, MOST_HONOR};
use crate::kernel::draft::Law;

/// A command of this game being decided.
pub(super) type Draft = crate::kernel::draft::Draft<Ccg>;

impl Draft {
    /// Refuses where a rule is against it, or notes that the players set it aside.
    pub(super) fn require(&mut self, holds: bool, kind: RefusalKind, rule: Rule) -> Result<(), Refusal> {
        match self.law() {
            _ if holds => Ok(()),
            Law::Binding => Err(Refusal { kind, rule }),
            Law::SetAside => {
                self.happen(Event::Overrode { rule: rule.id().to_owned() });
                Ok(())
            }
        }
    }

    /// Refuses with everything that is against it, or notes that the players set those rules aside.
    pub(super) fn require_all(&mut self, against: Vec<Refusal>) -> Result<(), Refusal> {
        let Some(first) = against.first().cloned() else { return Ok(()) };
        match self.law() {
            Law::Binding if against.len() == 1 => Err(first),
            Law::Binding => Err(Refusal { kind: RefusalKind::Several(against), rule: first.rule }),
            Law::SetAside => {
                against.iter().for_each(|one| self.happen(Event::Overrode { rule: one.rule.id().to_owned() }));
                Ok(())
            }
        }
    }

    /// Requires that no rule is against it.
    pub(super) fn allow(&mut self, checked: Result<(), Rule>) -> Result<(), Refusal> {
        checked.or_else(|rule| self.require(false, RefusalKind::Rule, rule))
    }

    /// Refuses what cannot be, whatever the players say.
    pub(super) fn must(&self, holds: bool, kind: RefusalKind, rule: Rule) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(Refusal { kind, rule }) }
    }

    /// Requires a phase.
    pub(super) fn at(&mut self, needs: Phase) -> Result<(), Refusal> {
        let is = self.state.phase;
        self.require(is == needs, RefusalKind::WrongPhase { needs, is }, rule::PHASE)
    }

    /// Refuses a player there is not, or who is out.
    pub(super) fn plays(&self, seat: SeatId) -> Result<(), Refusal> {
        self.must(self.state.has(seat), RefusalKind::NoSeat, rule::VERDICT)?;
        self.must(self.state.seat(seat).out.is_none(), RefusalKind::Out(seat), rule::VERDICT)
    }

    /// A card in play.
    pub(super) fn card(&self, id: CardId) -> Result<InPlay, Refusal> {
        self.state.card(id).cloned().ok_or(Refusal { kind: RefusalKind::NoCard, rule: rule::ATTACH_TARGET })
    }

    /// A Personality in play.
    pub(super) fn personality(&self, id: CardId) -> Result<InPlay, Refusal> {
        let card = self.card(id)?;
        let kind = RefusalKind::WrongKind(id);
        self.must(card.card.kind == CardKind::Personality, kind, rule::ATTACH_TARGET)?;
        Ok(card)
    }

    /// Changes Family Honor, as far as it is kept (CC-Q-1).
    pub(super) fn honor(&mut self, seat: SeatId, by: i64, why: Why) {
        let before = self.state.seat(seat).honor;
        let after = (i64::from(before) + by).clamp(LEAST_HONOR.into(), MOST_HONOR.into());
        // Both are within the bounds of Family Honor.
        let by = i16::try_from(after - i64::from(before)).unwrap_or(0);
        if by != 0 {
            self.happen(Event::HonorChanged { seat, by, why });
        }
    }

    /// Lets the watch look at the table after an instant (CC-WIN-7).
    pub(super) fn judge(&mut self, instant: &Instant) {
        if matches!(self.state.phase, Phase::Over) {
            return;
        }
        let stood = self.state.verdict.iter().any(|seen| matches!(seen, Seen::Wins(_, Victory::Honor)));
        let begun = Instant::Turn(self.state.current.index());
        let instant = if stood && self.state.phase == Phase::Straighten { &begun } else { instant };
        // Nobody who is out is named, and a game that is over is not looked at.
        let seen = self.state.watch().happen(instant).unwrap_or_default();
        if seen != self.state.verdict {
            self.happen(Event::Judged { seen: seen.into_iter().map(Sight::from).collect() });
        }
    }
}

impl From<Seen> for Sight {
    fn from(seen: Seen) -> Self {
        match seen {
            Seen::Out(seat, loss) => Self::Out(SeatId::at(seat), loss),
            Seen::Wins(seat, victory) => Self::Wins(SeatId::at(seat), victory),
            Seen::Draw => Self::Draw,
        }
    }
}

impl From<Sight> for Seen {
    fn from(sight: Sight) -> Self {
        match sight {
            Sight::Out(seat, loss) => Self::Out(seat.index(), loss),
            Sight::Wins(seat, victory) => Self::Wins(seat.index(), victory),
            Sight::Draw => Self::Draw,
        }
    }
}
