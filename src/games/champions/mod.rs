//! *Champions of Rokugan*: a co-operative game with miniatures for 1 to 5 players.
//!
//! Five Champions stand at every table; Companions fill the seats of missing players. A turn has four phases:
//! Preparation (the order of Activations), Champions and Allies, Enemies, Recovery. Champions pay for actions with
//! Action Points and keep what is left. What they do moves their Honor; the Honor of all is the Group Honor, which
//! has to reach the Threshold when the scenario's objective is met. Glory is each Champion's own.
//!
//! The rules are numbered `CH-…`; refusals and tests name them, and [`rulebook`] tells the page of each.

pub mod model;
pub mod reference;
pub mod rulebook;
pub mod rulings;

pub mod command;
pub mod event;
pub mod refusal;
pub mod setup;

pub mod flags;
pub mod queries;

mod draft;

pub mod dice;

mod actions;
mod by_hand;
mod campaign_cards;
mod fall;
mod favor;
pub mod handling;
mod objectives;
pub mod phase;
pub mod reinforcing;
mod roster;

pub mod battle;
pub mod combat;
pub mod skill_test;

mod apply;
mod decide;

pub mod entry;
pub mod examples;
pub mod laying_out;
pub mod lessons;
pub mod luck;
pub mod offers;
pub mod retold;
pub mod scoring;
pub mod sheet;
pub mod statistics;

pub mod campaign;

pub mod card_check;
pub mod character_tokens;
pub mod clash;
pub mod coming;
pub mod demo;
pub mod noted;
pub mod pack;
pub mod preparation;

pub mod documents;

pub mod odds;

pub mod board;
pub mod enemy;
pub mod field;
pub mod runner;

pub mod scenario;

pub mod simulator;

pub mod investigation;

pub mod ahead;

pub mod saved;
pub mod snapshot;
pub mod text;
pub mod told;
pub mod view;
pub mod views;

#[cfg(test)]
mod trial;

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;

/// A table of this game.
pub type Table = Journal<Champions>;

/// The game, for the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Champions;

impl Game for Champions {
    type Setup = setup::Setup;
    type State = model::state::State;
    type Command = command::Command;
    type Event = event::Event;
    type Fault = setup::Fault;
    type Refusal = refusal::Refusal;

    fn start(setup: &setup::Setup) -> Result<model::state::State, Vec<setup::Fault>> {
        setup::start(setup)
    }

    fn decide(
        state: &model::state::State,
        command: &command::Command,
        chance: &mut Chance,
    ) -> Result<Vec<event::Event>, refusal::Refusal> {
        decide::decide(state, command, chance)
    }

    fn apply(state: &mut model::state::State, event: &event::Event) {
        apply::apply(state, event);
    }

    fn anyway(command: &command::Command) -> command::Command {
        match command {
            command::Command::Anyway(_) => command.clone(),
            other => command::Command::Anyway(Box::new(other.clone())),
        }
    }
}
