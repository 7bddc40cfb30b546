//! The commands of `rokugan bushido`: one document in, one out, as the exchange formats say.

mod read;

mod parts;
mod players;

mod engage;
mod exchange;
mod odds;

mod score;
mod turn;

mod roster;
pub mod warband;

use crate::kernel::headless::{HeadlessCommand, HeadlessFileCommand};

/// What may be asked of this game with a JSON document.
pub const COMMANDS: &[HeadlessCommand] = &[
    HeadlessCommand {
        name: "engage",
        about: "Works out Initiative, pools and limits before the hidden split",
        answer: engage::answer,
    },
    HeadlessCommand {
        name: "melee",
        about: "Reckons the hidden split: odds, equilibrium, best answer, best reroll",
        answer: odds::melee::answer,
    },
    HeadlessCommand {
        name: "exchange",
        about: "Resolves a Melee Exchange with the dice on the table",
        answer: exchange::answer,
    },
    HeadlessCommand {
        name: "test",
        about: "Reckons an opposed, Tactical, Challenge, Size or Fear test",
        answer: odds::test::answer,
    },
    HeadlessCommand {
        name: "damage",
        about: "Reckons the Wounds of one successful Attack",
        answer: odds::damage::answer,
    },
    HeadlessCommand { name: "ranged", about: "Reckons a Ranged Attack", answer: odds::ranged::answer },
    HeadlessCommand { name: "turn", about: "Plays a Starting Phase or an End Phase", answer: turn::answer },
    HeadlessCommand { name: "score", about: "Scores a game turn by turn", answer: score::answer },
    HeadlessCommand { name: "warband", about: "Finds all faults of a Warband", answer: warband::answer },
];

/// What may be asked of this game with a file that need not be text.
pub const FILE_COMMANDS: &[HeadlessFileCommand] = &[HeadlessFileCommand {
    name: "roster",
    about: "Imports a BattleScribe or NewRecruit roster",
    answer: roster::answer,
}];
