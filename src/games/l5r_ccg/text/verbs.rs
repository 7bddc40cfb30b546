//! What commands are called, in a few words.

use super::names;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::rules::turn::Act;
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;

/// What a command is called.
pub fn verb(command: &Command) -> Line {
    Line::new(keys::CCG_VERB).with("verb", id(command))
}

/// What a command that is refused was about: the card, where it is about one, else what it is called.
pub fn about(state: &State, command: &Command) -> Arg {
    match command.plain() {
        Command::PutDown { card, .. }
        | Command::Recruit { card, .. }
        | Command::Attach { card, .. }
        | Command::SetCard { card, .. } => card.name.as_str().into(),
        Command::Turn { cards, .. } | Command::MoveCards { cards, .. } => names::cards(state, cards),
        Command::Token { card, .. }
        | Command::Stain { card, .. }
        | Command::Destroy { card }
        | Command::Discard { card }
        | Command::Yield { card } => names::card(state, *card),
        other => verb(other).into(),
    }
}

fn id(command: &Command) -> &'static str {
    match command {
        Command::Anyway(inner) => id(inner),
        Command::Cut { .. } | Command::NameFirst { .. } | Command::DrawFirst => "first",
        Command::Straighten { .. } => "straighten",
        Command::EventsSeen => "events",
        Command::Act { act: Act::Pass, .. } | Command::PassAll | Command::PassIdle => "pass",
        Command::Act { .. } => "act",
        Command::NoAttack | Command::DoneRecruiting | Command::NextSegment => "phase",
        Command::EndTurn { .. } => "end-turn",
        Command::Honor { .. } | Command::Yield { .. } => "honor",
        Command::DestroyProvince { .. } | Command::AddProvince { .. } | Command::Strength { .. } => "province",
        Command::Ring { .. } => "ring",
        Command::MoveFavor { .. } | Command::Restore { .. } => "favor",
        Command::Hand { .. } => "hand",
        Command::Concede { .. } => "concede",
        Command::Accept | Command::PlayOn => "verdict",
        Command::PutDown { .. }
        | Command::Recruit { .. }
        | Command::Attach { .. }
        | Command::MoveCards { .. }
        | Command::SetCard { .. }
        | Command::Turn { .. }
        | Command::Token { .. }
        | Command::Stain { .. }
        | Command::Destroy { .. }
        | Command::Discard { .. } => "card",
        Command::DeclareAttack { .. } | Command::Assign { .. } | Command::CallBack { .. } | Command::EndAttack => {
            "attack"
        }
        Command::BeginBattle { .. }
        | Command::Shoot { .. }
        | Command::Frighten { .. }
        | Command::Scheme { .. }
        | Command::SendHome { .. }
        | Command::Terrain { .. }
        | Command::Affect { .. }
        | Command::Resolve { .. } => "battle",
        Command::Challenge { .. }
        | Command::RefuseDuel
        | Command::AcceptDuel
        | Command::Focus { .. }
        | Command::Strike { .. }
        | Command::SettleDuel { .. } => "duel",
        Command::Lobby { .. } | Command::Effort { .. } => "lobby",
        Command::SetRuling { .. } => "ruling",
        Command::ByHand(_) => "by-hand",
        Command::Remark { .. } => "remark",
    }
}
