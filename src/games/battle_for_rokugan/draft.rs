//! A command being decided: the table as it becomes, the events so far, and whether rules may be set aside.

use super::Rokugan;
use super::event::Event;
use super::model::clan::Clan;
use super::refusal::{Refusal, RefusalKind};
use super::rules::honor::Honor;
use super::rules::rulebook as rule;
use super::stage::Stage;
use super::state::State;
use crate::kernel::draft::Law;
use crate::kernel::rulebook::RuleRef;

/// A command of this game being decided.
pub(super) type Draft = crate::kernel::draft::Draft<Rokugan>;

impl Draft {
    /// Tells what the step did to the honor of every clan.
    pub(super) fn tell_honor(&mut self, before: &State) {
        for clan in before.players().iter() {
            let honor = |state: &State| Honor::of(state.board(), clan).total();
            let (from, to) = (honor(before), honor(&self.state));
            if from != to {
                self.happen(Event::HonorMoved { clan, from, to });
            }
        }
    }

    /// Refuses where a rule is against it, or notes that the players set it aside.
    pub(super) fn require(&mut self, holds: bool, kind: RefusalKind, rule: RuleRef) -> Result<(), Refusal> {
        match self.law() {
            _ if holds => Ok(()),
            Law::Binding => Err(Refusal { kind, rule }),
            Law::SetAside => {
                self.happen(Event::Overrode { rule: rule.id.to_owned() });
                Ok(())
            }
        }
    }

    /// Refuses what cannot be, whatever the players say.
    pub(super) fn must(&self, holds: bool, kind: RefusalKind, rule: RuleRef) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(Refusal { kind, rule }) }
    }

    /// Requires a stage.
    pub(super) fn at(&mut self, needs: Stage, rule: RuleRef) -> Result<(), Refusal> {
        let is = self.state.stage;
        self.require(is == needs, RefusalKind::WrongStage { needs, is }, rule)
    }

    /// Requires that it is a clan's turn.
    pub(super) fn turn_of(&mut self, clan: Clan, rule: RuleRef) -> Result<(), Refusal> {
        let turn = self.state.turn;
        self.require(turn == Some(clan), RefusalKind::NotTheirTurn { clan, turn }, rule)
    }

    /// Refuses a clan that does not play.
    pub(super) fn plays(&self, clan: Clan) -> Result<(), Refusal> {
        self.must(self.state.players().contains(clan), RefusalKind::NotPlaying(clan), rule::PLAYERS)
    }
}
