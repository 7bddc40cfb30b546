//! The twelve commands below `rokugan ccg`: one file for each document and its answer.

pub mod reading;

mod attach;
mod attack;
mod battle;
mod deck;
mod duel_odds;
mod gold;
mod honor;
mod lobby;
mod maneuver;
mod recruit;
mod turn;
mod watch;

use crate::kernel::headless::HeadlessCommand;

/// What may be asked, in the order of the formats.
pub const COMMANDS: &[HeadlessCommand] = &[
    HeadlessCommand { name: "battle", about: "One battle from its first action to its result", answer: battle::answer },
    HeadlessCommand {
        name: "attack",
        about: "Checks the assignments of the maneuver segments",
        answer: attack::answer,
    },
    HeadlessCommand { name: "maneuver", about: "The best assignments of both sides", answer: maneuver::answer },
    HeadlessCommand {
        name: "duel",
        about: "Odds of a duel, and whether to focus or strike",
        answer: duel_odds::answer,
    },
    HeadlessCommand { name: "lobby", about: "How a lobbying for the Imperial Favor stands", answer: lobby::answer },
    HeadlessCommand { name: "recruit", about: "The ways a Dynasty card can come into play", answer: recruit::answer },
    HeadlessCommand { name: "gold", about: "Which sources to bow for which cards", answer: gold::answer },
    HeadlessCommand { name: "attach", about: "Whether a card may be attached or moved", answer: attach::answer },
    HeadlessCommand { name: "honor", about: "What one gain or loss of Family Honor comes to", answer: honor::answer },
    HeadlessCommand { name: "deck", about: "Whether two decks are legal", answer: deck::answer },
    HeadlessCommand { name: "watch", about: "Losses and victories over a list of events", answer: watch::answer },
    HeadlessCommand { name: "turn", about: "Whose action it is, and what is allowed", answer: turn::answer },
];
