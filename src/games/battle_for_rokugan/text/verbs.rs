//! What commands are called, in a few words.

use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::kernel::line::{Key, Line};
use crate::words::battle_for_rokugan as keys;

/// What a command is called.
pub fn verb(command: &Command) -> Line {
    Line::new(key(command))
}

fn key(command: &Command) -> Key {
    match command {
        Command::Anyway(inner) => key(inner),
        Command::NameFirst { .. } | Command::DrawFirst => keys::BFR_VERB_FIRST,
        Command::Settle { .. } => keys::BFR_VERB_SETTLE,
        Command::RevealInitiative { .. } | Command::DrawInitiative => keys::BFR_VERB_INITIATIVE,
        Command::Drawn => keys::BFR_VERB_DRAWN,
        Command::PlayCard { .. } => keys::BFR_VERB_CARD,
        Command::PassCard | Command::EndCards => keys::BFR_VERB_PASS,
        Command::Place { .. } => keys::BFR_VERB_PLACE,
        Command::Take { .. } => keys::BFR_VERB_TAKE,
        Command::UseAgent { .. } => keys::BFR_VERB_AGENT,
        Command::Swap { .. } => keys::BFR_VERB_SWAP,
        Command::StopPlacing => keys::BFR_VERB_STOP,
        Command::BeginReveal => keys::BFR_VERB_BEGIN_REVEAL,
        Command::Reveal { .. } => keys::BFR_VERB_REVEAL,
        Command::Resolve => keys::BFR_VERB_RESOLVE,
        Command::SetRuling { .. } => keys::BFR_VERB_RULING,
        Command::EndRound => keys::BFR_VERB_END_ROUND,
        Command::ShowObjective { .. } => keys::BFR_VERB_OBJECTIVE,
        Command::EndGame => keys::BFR_VERB_END_GAME,
        Command::ByHand(Hand::Rename { .. }) => keys::BFR_VERB_RENAME,
        Command::ByHand(_) => keys::BFR_VERB_HAND,
        Command::Remark { .. } => keys::BFR_VERB_REMARK,
    }
}
