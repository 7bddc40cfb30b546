//! The documents of the headless program: a question as JSON in, its answer as JSON out.
//!
//! Everything the rules reckon is reckoned elsewhere; here documents are read strictly and answers written.

mod odds;
mod reading;

mod action;
mod army;
mod battle;
mod chance;
mod character;
mod duel;
mod honor;
mod income;
mod map;
mod raid;
mod roll;

use crate::kernel::headless::HeadlessCommand;

/// All commands of the game.
pub const COMMANDS: &[HeadlessCommand] = &[
    HeadlessCommand { name: "roll", about: "Odds of a roll of exploding dice", answer: roll::answer },
    HeadlessCommand { name: "duel", about: "Odds of a duel or contest", answer: duel::answer },
    HeadlessCommand { name: "action", about: "Odds of a Character's action", answer: action::answer },
    HeadlessCommand { name: "honor", about: "Odds of Honor won and lost in a turn", answer: honor::answer },
    HeadlessCommand { name: "character", about: "Cost of Characters and of experience", answer: character::answer },
    HeadlessCommand { name: "army", about: "Cost, upkeep and movement of units", answer: army::answer },
    HeadlessCommand { name: "income", about: "Ledger of a Clan's turn", answer: income::answer },
    HeadlessCommand { name: "map", about: "Marches, landings and lines of trade", answer: map::answer },
    HeadlessCommand { name: "battle", about: "A battle forecast, or a round of it resolved", answer: battle::answer },
    HeadlessCommand { name: "raid", about: "Odds of what a raid carries off", answer: raid::answer },
    HeadlessCommand { name: "chance", about: "Odds of spies, explorers, borders and plague", answer: chance::answer },
];
