//! Properties over random play: every state here was reached by commands, legal and illegal, never by filling fields.

mod commands;
mod fights;
mod invariants;
mod ledger;
mod properties;
