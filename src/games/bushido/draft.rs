//! Deciding step by step: events that are already true of a copy of the table, and rules that may be set aside.

use super::Bushido;
use super::event::Event;
use super::refusal::{Refusal, RefusalKind};
use super::rules::reference;
use super::state::condition::Condition;
use super::state::model::{Gauge, Model, ModelId, Standing};
use crate::kernel::draft::Law;
use crate::kernel::rulebook::RuleRef;

/// A command of this game being decided.
pub(super) type Draft = crate::kernel::draft::Draft<Bushido>;

impl Draft {
    /// Refuses unless `holds`, or notes that the rule is set aside.
    ///
    /// # Errors
    ///
    /// The rule does not hold, and is obeyed.
    pub fn require(&mut self, holds: bool, kind: RefusalKind, rule: RuleRef) -> Result<(), Refusal> {
        match (holds, self.law()) {
            (true, Law::Binding | Law::SetAside) => Ok(()),
            (false, Law::Binding) => Err(Refusal { rule, kind }),
            (false, Law::SetAside) => {
                let overrode = Event::Overrode { rule: rule.id.to_owned() };
                self.happen_once(overrode);
                Ok(())
            }
        }
    }

    /// A model.
    ///
    /// # Errors
    ///
    /// The id is of none.
    pub fn model(&self, id: ModelId) -> Result<&Model, Refusal> {
        self.state.model(id).ok_or(Refusal { rule: reference::PLAY, kind: RefusalKind::NoModel })
    }

    /// Sets a number of a model, where that changes anything.
    pub fn set(&mut self, id: ModelId, gauge: Gauge, to: i16) {
        let Some(model) = self.state.model(id) else { return };
        let from = model.gauge(gauge);
        if from != to {
            self.happen(Event::Changed { model: id, gauge, from, to });
        }
    }

    /// Takes counters off, not below 0.
    pub fn take_counters(&mut self, id: ModelId, count: i16) {
        let counters = self.state.model(id).map_or(0, |model| model.gauge(Gauge::Counters));
        self.set(id, Gauge::Counters, (counters - count).max(0));
    }

    /// Pays Ki.
    ///
    /// # Errors
    ///
    /// There is too little, and the rule is obeyed.
    pub fn pay(&mut self, id: ModelId, cost: i16) -> Result<(), Refusal> {
        let model = self.model(id)?;
        let (ki, player, communal) = (model.gauge(Gauge::Ki), model.owner(), model.ki_limit());
        if communal == super::rules::turn::starting::KiLimit::Communal {
            let held = self.state.communal(player);
            self.require(held >= cost.into(), RefusalKind::TooFewKi { model: id, needs: cost }, reference::KI)?;
            let to = (held - i64::from(cost)).max(0);
            if to != held {
                self.happen(Event::CommunalChanged { player, to });
            }
            return Ok(());
        }
        self.require(ki >= cost, RefusalKind::TooFewKi { model: id, needs: cost }, reference::KI)?;
        self.set(id, Gauge::Ki, (ki - cost).max(0));
        Ok(())
    }

    /// Marks Wounds: tokens of a *Kami*; Killed once nothing is left (*Last Stand* stays).
    pub fn wound(&mut self, id: ModelId, wounds: i16) {
        let Some(model) = self.state.model(id) else { return };
        if wounds <= 0 {
            return;
        }
        let killed = model.standing().is_in_play() && model.is_killed_by(wounds);
        if model.is_kami() {
            let left = (model.gauge(Gauge::Ki) - wounds).max(0);
            self.set(id, Gauge::Ki, left);
        } else {
            let marked = model.gauge(Gauge::Wounds) + wounds;
            self.set(id, Gauge::Wounds, model.track().map_or(marked, |track| marked.min(track)));
        }
        if killed {
            self.leave(id, Standing::Killed);
        }
    }

    /// Takes a model out of play; its activation is over with it.
    pub fn leave(&mut self, id: ModelId, standing: Standing) {
        self.happen(Event::Stands { model: id, standing });
    }

    /// Heals Wounds; any healed one ends Bleeding.
    pub fn heal(&mut self, id: ModelId, wounds: i16) {
        let Some(model) = self.state.model(id) else { return };
        let healed = wounds.min(model.gauge(Gauge::Wounds));
        if healed > 0 {
            self.set(id, Gauge::Wounds, model.gauge(Gauge::Wounds) - healed);
            self.clear(id, Condition::Bleed);
        }
    }

    /// Puts a marker on a model that is not immune; a state that does not add up keeps one marker.
    pub fn mark(&mut self, id: ModelId, condition: Condition, value: u8) {
        let Some(model) = self.state.model(id) else { return };
        if model.is_immune(condition) {
            self.happen(Event::WasImmune { model: id, condition });
        } else if condition.adds_up() || !model.has(condition) {
            self.happen(Event::Marked { model: id, condition, value });
        }
    }

    /// Leaves only so many of a model's markers of a state, the lowest ones.
    pub fn keep(&mut self, id: ModelId, condition: Condition, count: usize) {
        let Some(model) = self.state.model(id) else { return };
        let markers = model.markers(condition);
        if markers.len() > count {
            let left = markers[markers.len() - count..].to_vec();
            self.happen(Event::Unmarked { model: id, condition, left });
        }
    }

    /// Takes all markers of a state off.
    pub fn clear(&mut self, id: ModelId, condition: Condition) {
        self.keep(id, condition, 0);
    }
}
