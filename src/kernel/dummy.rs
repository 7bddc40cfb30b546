//! A game without rules worth the name, to test the journal with.

use super::chance::Chance;
use super::game::Game;
use serde::{Deserialize, Serialize};

/// A running sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Dummy;

/// What may be asked of the sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Move {
    /// Adds a number; refused where it is 0 or would take the sum below 0.
    Add(i64),
    /// Adds a roll of a six-sided die.
    Roll,
    /// Takes 1 away; refused, and never to be forced, where there is nothing.
    Take,
    /// Adds a number whatever the sum.
    Anyway(i64),
}

impl Game for Dummy {
    type Setup = i64;
    type State = i64;
    type Command = Move;
    type Event = i64;
    type Fault = ();
    type Refusal = ();

    fn start(setup: &i64) -> Result<i64, Vec<()>> {
        Ok(*setup)
    }

    fn decide(state: &i64, command: &Move, chance: &mut Chance) -> Result<Vec<i64>, ()> {
        match *command {
            Move::Add(0) => Err(()),
            Move::Add(change) if state + change < 0 => Err(()),
            Move::Take if *state <= 0 => Err(()),
            Move::Take => Ok(vec![-1]),
            Move::Add(change) | Move::Anyway(change) => Ok(vec![change]),
            Move::Roll => Ok(vec![i64::from(chance.below(6)) + 1]),
        }
    }

    fn apply(state: &mut i64, event: &i64) {
        *state += event;
    }

    fn anyway(command: &Move) -> Move {
        match *command {
            Move::Add(change) => Move::Anyway(change),
            Move::Roll | Move::Take | Move::Anyway(_) => command.clone(),
        }
    }
}
