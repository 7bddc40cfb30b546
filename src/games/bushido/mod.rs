//! Bushido – Risen Sun: two warbands of some fifteen models, and duels of hidden dice.
//!
//! Deliberately absent: distances, lines of sight and maps, which are the players' (BU-MOV, BU-APP-1), and every text of
//! a card, which is theirs too (BU-APP-4).

pub mod model;

pub mod content;

pub mod rules;

pub mod tools;

pub mod setup;
pub mod state;

pub mod command;
pub mod event;
pub mod refusal;

mod draft;

pub mod assemble;

mod apply;
mod decide;

pub mod views;

pub mod saved;
pub mod snapshot;
pub mod text;
pub mod told;

pub mod demo;
pub mod kept;
pub mod lessons;
pub mod reference;

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;

/// A table of this game.
pub type Table = Journal<Bushido>;

/// The game, for the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Bushido;

impl Game for Bushido {
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
