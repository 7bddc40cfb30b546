//! A decision in the making: the events so far and the table as they leave it.

use super::Champions;
use super::event::{Cause, Event};
use super::model::champion::TokenState;
use super::model::figure::{Ally, Enemy};
use super::model::ids::{Actor, ChampionId, Who};
use super::model::quantity::{Gauge, GloryToken, Honor, Wounds};
use super::queries;
use super::refusal::{Refusal, RefusalKind};
use crate::kernel::by::Small;
use crate::kernel::draft::Law;
use crate::kernel::rulebook::RuleRef;

/// A command of this game being decided.
pub(super) type Draft = crate::kernel::draft::Draft<Champions>;

impl Draft {
    /// Refuses unless `holds`; where the players do it anyway, notes the rule that was set aside.
    pub fn require(&mut self, holds: bool, kind: RefusalKind, rule: RuleRef) -> Result<(), Refusal> {
        if holds {
            return Ok(());
        }
        let refusal = Refusal { kind, rule };
        if self.law() == Law::Binding || !refusal.can_be_overridden() {
            return Err(refusal);
        }
        let noted = Event::Overrode { rule: rule.id.to_owned() };
        self.happen_once(noted);
        Ok(())
    }

    /// Moves a gauge as far as its bounds allow. A gauge that is not known stays unknown, except for Wounds, which
    /// count without a card too.
    pub fn change(&mut self, who: Who, gauge: Gauge, by: i16, cause: Cause) {
        let Some(from) = queries::gauge(&self.state, who, gauge) else {
            if gauge == Gauge::Life {
                self.count_wounds(who, by, cause);
            }
            return;
        };
        let Some(bounds) = queries::bounds(&self.state, who, gauge) else { return };
        // An Allied Unit's Purity may lie above a single Character's.
        let most = (*bounds.end()).max(from);
        let to = from.saturating_add(by).clamp(*bounds.start(), most);
        if to != from {
            self.happen(Event::Changed { who, gauge, from, to, cause });
        }
        if let (Who::Champion(champion), Gauge::Glory) = (who, gauge) {
            self.gain_tokens(champion, to);
        }
    }

    /// Wounds of somebody whose Life Points nobody has typed in: counted below zero, from none.
    fn count_wounds(&mut self, who: Who, by: i16, cause: Cause) {
        let wounds = match who {
            Who::Champion(id) => self.state.champion(id).wounds(),
            Who::Ally(id) => self.state.ally(id).map_or(Wounds::LEAST, Ally::wounds),
            Who::Enemy(id) => self.state.enemy(id).map_or(Wounds::LEAST, Enemy::wounds),
        };
        let (from, to) = (-wounds.get(), -wounds.plus(by.saturating_neg()).get());
        if from != to {
            self.happen(Event::Changed { who, gauge: Gauge::Life, from, to, cause });
        }
    }

    /// The Glory tokens of values reached for the first time.
    fn gain_tokens(&mut self, champion: ChampionId, glory: i16) {
        for &token in GloryToken::ALL {
            if glory >= token.at() && self.state.champion(champion).token(token) == TokenState::Ahead {
                self.happen(Event::TokenGained { champion, token });
            }
        }
    }

    /// Pays Action Points.
    pub fn pay_ap(&mut self, actor: Actor, cost: i16, rule: RuleRef) -> Result<(), Refusal> {
        self.pay(actor, Gauge::Ap, cost, Cause::Cost, rule)
    }

    /// Spends Ki, or an Ally's reroll tokens.
    pub fn pay_ki(&mut self, actor: Actor, cost: i16, cause: Cause, rule: RuleRef) -> Result<(), Refusal> {
        self.pay(actor, Gauge::Ki, cost, cause, rule)
    }

    fn pay(&mut self, actor: Actor, gauge: Gauge, cost: i16, cause: Cause, rule: RuleRef) -> Result<(), Refusal> {
        if cost == 0 {
            return Ok(());
        }
        match queries::gauge(&self.state, actor.into(), gauge) {
            Some(has) => {
                self.require(has >= cost, RefusalKind::NotEnough { actor, gauge, needs: cost, has }, rule)?;
            }
            None => self.require(false, RefusalKind::Unknown { who: actor.into(), gauge }, rule)?,
        }
        self.change(actor.into(), gauge, -cost, cause);
        Ok(())
    }

    /// Spends Honor of one's own will: never below the least (CH-ACT).
    pub fn spend_honor(&mut self, champion: ChampionId, cost: i16, cause: Cause, rule: RuleRef) -> Result<(), Refusal> {
        let has = self.state.champion(champion).honor().get();
        let needs = Honor::LEAST.get() + cost;
        self.require(has >= needs, RefusalKind::HonorTooLow { needs, has }, rule)?;
        self.change(Who::Champion(champion), Gauge::Honor, -cost, cause);
        Ok(())
    }
}
