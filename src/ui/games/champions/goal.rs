//! What the players are after, under the name the screens know it by.

pub use crate::games::champions::sheet::goal_weights::{Advice, Goal, Weight, Weights};
