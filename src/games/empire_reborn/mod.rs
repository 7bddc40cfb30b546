//! The Empire Reborn: a game of the Clans played by mail, with one game master.
//!
//! Deliberately absent: what is listed at the top of each of its parts.

#[macro_use]
mod named;

pub mod content;
pub mod model;
pub mod rules;
pub mod tools;

pub mod person;
pub mod post;
pub mod realm;

pub mod world;

pub mod chart;

pub mod account;

pub mod setup;
pub mod state;

pub mod atlas;

pub mod field;

pub mod command;
pub mod event;
pub mod refusal;

mod draft;

mod apply;
mod decide;

pub use decide::Fortune;

pub mod views;

pub mod saved;
pub mod text;
pub mod told;

pub mod demo;
pub mod lessons;
pub mod reference;

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;

/// A table of this game.
pub type Table = Journal<Empire>;

/// The game, for the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Empire;

impl Game for Empire {
    type Setup = setup::Setup;
    type State = state::State;
    type Command = command::Command;
    type Event = event::Event;
    type Fault = setup::Fault;
    type Refusal = refusal::Refusal;

    fn start(setup: &setup::Setup) -> Result<state::State, Vec<setup::Fault>> {
        setup::start(setup)
    }

    fn decide(
        state: &state::State,
        command: &command::Command,
        chance: &mut Chance,
    ) -> Result<Vec<event::Event>, refusal::Refusal> {
        decide::decide(state, command, chance)
    }

    fn apply(state: &mut state::State, event: &event::Event) {
        apply::apply(state, event);
    }

    fn anyway(command: &command::Command) -> command::Command {
        match command {
            command::Command::Anyway(_) => command.clone(),
            other => command::Command::Anyway(Box::new(other.clone())),
        }
    }
}
