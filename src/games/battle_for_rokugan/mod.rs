//! Battle for Rokugan: the board, its rules and exact odds, and what a script may ask of them.
//!
//! Rules are cited by their numbers in the project's contract (`BR-BAT-4`, an exact reading as `BR-A7`).

pub mod model;

pub mod content;

pub mod rules;

pub mod tools;

pub mod laid;
pub mod province_name;
pub mod stage;

pub mod command;
pub mod event;
pub mod refusal;
pub mod setup;

pub mod state;

pub mod queries;
pub mod sleeve;

mod draft;

mod apply;
mod decide;

pub mod demo;
pub mod lesson_table;
pub mod saved;
pub mod text;
mod told;

pub mod views;

pub mod lessons;

pub mod reference;

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;

/// A table of this game.
pub type Table = Journal<Rokugan>;

/// The game, for the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Rokugan;

impl Game for Rokugan {
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

    /// A marker keeps its number: later steps name it, and what a player noted of it beside the table. A starting token
    /// stays its clan's.
    fn kept(state: &state::State, command: &command::Command, events: &[event::Event]) -> command::Command {
        let mut kept = command.clone();
        let mut inner = &mut kept;
        while let command::Command::Anyway(behind) = inner {
            inner = behind;
        }
        for event in events {
            if let (command::Command::Place { token, .. }, event::Event::Placed { token: placed }) =
                (&mut *inner, event)
            {
                *token = (placed.id.0 != state.next_token).then_some(placed.id);
            }
            if let (command::Command::Settle { clan, .. }, event::Event::Settled { clan: whose, .. }) =
                (&mut *inner, event)
            {
                *clan = (state.turn_to_settle() != Some(*whose)).then_some(*whose);
            }
        }
        kept
    }

    fn stays(refusal: &refusal::Refusal, events: &[event::Event]) -> bool {
        let places =
            events.iter().any(|event| matches!(event, event::Event::Placed { .. } | event::Event::Settled { .. }));
        let set_aside = events.iter().filter(|event| matches!(event, event::Event::Overrode { .. })).count();
        matches!(refusal.kind, refusal::RefusalKind::NotTheirTurn { .. }) && places && set_aside == 1
    }
}
