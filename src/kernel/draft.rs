//! A command being decided: the table as it becomes, the events so far, and whether rules may be set aside.

use super::game::Game;

/// Whether the rules bind a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// What a rule is against is refused.
    Binding,
    /// It is done anyway, and the rule is named in the log.
    SetAside,
}

impl Law {
    /// The law for a command, and what is really asked for; `inner` gives the command behind one "anyway".
    pub fn of<C>(command: &C, inner: impl Fn(&C) -> Option<&C>) -> (Self, &C) {
        let (mut law, mut asked) = (Self::Binding, command);
        while let Some(behind) = inner(asked) {
            (law, asked) = (Self::SetAside, behind);
        }
        (law, asked)
    }
}

/// Events decided so far, and the table as they leave it. What a game asks of its own table, it adds to its own drafts.
pub struct Draft<G: Game> {
    /// The table after the events so far.
    pub state: G::State,
    law: Law,
    events: Vec<G::Event>,
}

impl<G: Game> Draft<G> {
    /// Nothing has happened yet.
    #[must_use]
    pub fn new(state: &G::State, law: Law) -> Self {
        Self { state: state.clone(), law, events: Vec::new() }
    }

    /// Whether the rules bind.
    #[must_use]
    pub const fn law(&self) -> Law {
        self.law
    }

    /// The events so far.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Everything that happened.
    #[must_use]
    pub fn into_events(self) -> Vec<G::Event> {
        self.events
    }

    /// Makes an event happen.
    pub fn happen(&mut self, event: G::Event) {
        G::apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Makes an event happen that has not happened yet.
    pub fn happen_once(&mut self, event: G::Event) {
        if !self.events.contains(&event) {
            self.happen(event);
        }
    }
}
