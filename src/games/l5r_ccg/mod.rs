//! *Legend of the Five Rings*, the collectible card game in its old rules: a companion beside the cards on the table.
//!
//! The rules are numbered `CC-…`; refusals and tests name them. The app owns no card text: a card is a name and the
//! numbers that the players type in.
//!
//! Deliberately absent: hands, decks and actions of cards, except what a table asks about; whoever plays says what an
//! action did.

pub mod model;

pub mod rules;

pub mod tools;

pub mod library;

pub mod in_play;
pub mod phase;

pub mod command;
pub mod event;
pub mod refusal;
pub mod setup;

pub mod state;

mod draft;

mod apply;
pub mod decide;

pub mod saved;
pub mod text;

pub mod views;

pub mod reference;

pub mod lessons;

pub mod demo;
mod told;

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;

/// A table of this game.
pub type Table = Journal<Ccg>;

/// The game, for the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Ccg;

impl Game for Ccg {
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
