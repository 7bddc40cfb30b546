//! The rules: who may place what where, how a round is resolved, what cards do, and what it all is worth.

pub mod rulebook;

pub mod initiative;
pub mod setup;

pub mod placement;
pub mod places;

pub mod resolution;

pub mod card;

pub mod honor;
pub mod objectives;
pub mod progress;
pub mod score;

pub mod odds;
