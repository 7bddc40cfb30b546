//! Properties over random play: every state here was reached by commands, legal and illegal, never by filling fields.

mod board_commands;
mod commands;
mod fights;
mod invariants;
mod investigations;
mod ledger;
mod on_board;
mod properties;
