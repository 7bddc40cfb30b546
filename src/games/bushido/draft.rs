//! Deciding step by step: events that are already true of a copy of the table, and rules that may be set aside.

use super::apply::apply;
use super::command::Command;
use super::event::Event;
use super::refusal::{Refusal, RefusalKind};
use super::rules::reference;
use super::state::State;
use super::state::condition::Condition;
use super::state::model::{Gauge, Model, ModelId, Standing};
use crate::kernel::rulebook::RuleRef;

/// Whether rules may be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// What a rule is against is refused.
    Obeyed,
    /// It is done anyway, and the rule is named in the log.
    SetAside,
}

impl Law {
    /// The law for `command`, and what is really asked for.
    pub fn of(command: &Command) -> (Self, &Command) {
        match command {
            Command::Anyway(inner) => (Self::SetAside, Self::of(inner).1),
            other => (Self::Obeyed, other),
        }
    }
}

/// Events so far, and the table after them.
pub struct Draft {
    state: State,
    law: Law,
    events: Vec<Event>,
}

impl Draft {
    /// Nothing has happened yet.
    pub fn new(state: &State, law: Law) -> Self {
        Self { state: state.clone(), law, events: Vec::new() }
    }

    /// The table after the events so far.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Makes `event` happen.
    pub fn push(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Refuses unless `holds`, or notes that the rule is set aside.
    ///
    /// # Errors
    ///
    /// The rule does not hold, and is obeyed.
    pub fn require(&mut self, holds: bool, kind: RefusalKind, rule: RuleRef) -> Result<(), Refusal> {
        match (holds, self.law) {
            (true, Law::Obeyed | Law::SetAside) => Ok(()),
            (false, Law::Obeyed) => Err(Refusal { rule, kind }),
            (false, Law::SetAside) => {
                let overrode = Event::Overrode { rule: rule.id.to_owned() };
                if !self.events.contains(&overrode) {
                    self.push(overrode);
                }
                Ok(())
            }
        }
    }

    /// Everything that happened.
    pub fn into_events(self) -> Vec<Event> {
        self.events
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
            self.push(Event::Changed { model: id, gauge, from, to });
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
                self.push(Event::CommunalChanged { player, to });
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
        if model.is_kami() {
            let left = (model.gauge(Gauge::Ki) - wounds).max(0);
            self.set(id, Gauge::Ki, left);
        } else {
            let marked = model.gauge(Gauge::Wounds) + wounds;
            self.set(id, Gauge::Wounds, model.track().map_or(marked, |track| marked.min(track)));
        }
        self.kill_if_done(id);
    }

    fn kill_if_done(&mut self, id: ModelId) {
        let Some(model) = self.state.model(id) else { return };
        let stays = model.traits().has("Last Stand");
        if model.standing().is_in_play() && model.free_boxes() == Some(0) && !stays {
            self.leave(id, Standing::Killed);
        }
    }

    /// Takes a model out of play; its activation is over with it.
    pub fn leave(&mut self, id: ModelId, standing: Standing) {
        self.push(Event::Stands { model: id, standing });
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
            self.push(Event::WasImmune { model: id, condition });
        } else if condition.adds_up() || !model.has(condition) {
            self.push(Event::Marked { model: id, condition, value });
        }
    }

    /// Leaves only so many of a model's markers of a state, the lowest ones.
    pub fn keep(&mut self, id: ModelId, condition: Condition, count: usize) {
        let Some(model) = self.state.model(id) else { return };
        let markers = model.markers(condition);
        if markers.len() > count {
            let left = markers[markers.len() - count..].to_vec();
            self.push(Event::Unmarked { model: id, condition, left });
        }
    }

    /// Takes all markers of a state off.
    pub fn clear(&mut self, id: ModelId, condition: Condition) {
        self.keep(id, condition, 0);
    }
}
