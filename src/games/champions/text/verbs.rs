//! What a command is called where there is room for a few words only: "Undo: +1 Life".

use super::{enemies, investigation, names, story};
use crate::games::champions::command::{Action, CombatKind, Command, Leaving};
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// A command in a few words.
pub fn verb(command: &Command) -> Line {
    match command {
        Command::Anyway(command) => verb(command),
        Command::Act { action, .. } => action_verb(action).into(),
        Command::Combat(outcome) => match outcome.kind {
            CombatKind::Melee => keys::ACTION_MELEE.into(),
            CombatKind::Ranged => keys::ACTION_RANGED.into(),
        },
        Command::Fight(fight) => match fight.terms.kind {
            CombatKind::Melee => keys::ACTION_MELEE.into(),
            CombatKind::Ranged => keys::ACTION_RANGED.into(),
        },
        Command::Adjust { gauge, by, .. } => {
            Line::new(keys::VERB_ADJUST).with("change", Arg::Signed((*by).into())).with("gauge", names::gauge(*gauge))
        }
        Command::AdjustThreshold { by, .. } => Line::new(keys::LOG_THRESHOLD).with("change", Arg::Signed((*by).into())),
        Command::Board(command) => enemies::verb(command).into(),
        Command::Investigation(command) => investigation::verb(command).into(),
        Command::Story(command) => story::verb(command).into(),
        other => plain(other).into(),
    }
}

fn action_verb(action: &Action) -> Key {
    match action {
        Action::Investigation(_) | Action::Question { .. } => keys::ACTION_INVESTIGATION,
        Action::ComplexManipulation(_) => keys::ACTION_COMPLEX,
        Action::Healing { .. } => keys::ACTION_HEALING,
        Action::Concentration => keys::ACTION_CONCENTRATION,
        Action::Movement { leaving: Leaving::Free, .. } => keys::ACTION_MOVEMENT,
        Action::Movement { leaving: Leaving::Disengagement | Leaving::Forced, .. } => keys::ACTION_DISENGAGEMENT,
        Action::MovementAlong { .. } => keys::ACTION_MOVEMENT,
        Action::SimpleManipulation | Action::Handle(_) => keys::ACTION_SIMPLE,
        Action::DrawObjectives { .. } => keys::ACTION_DRAW,
        Action::RaisePurity => keys::ACTION_RAISE_PURITY,
    }
}

/// The commands that are always called the same.
fn plain(command: &Command) -> Key {
    match command {
        Command::SettleFavor(_) | Command::GiveFavor { .. } => keys::VERB_FAVOR,
        Command::BeginActivations { .. } => keys::VERB_ORDER,
        Command::EndActivation => keys::VERB_END_ACTIVATION,
        Command::EndEnemies => keys::VERB_END_ENEMIES,
        Command::Recover => keys::PHASE_RECOVERY,
        Command::EndGame { .. } => keys::VERB_END_GAME,
        Command::UseToken { .. } => keys::VERB_TOKEN,
        Command::LayTokens { .. } => keys::VERB_TOKENS,
        Command::ClanPower { .. } => keys::CAUSE_CLAN_POWER,
        Command::DealWounds { .. } | Command::WoundEnemy { .. } | Command::WoundEach { .. } => keys::VERB_WOUND_ENEMY,
        Command::EliminateEnemy { .. } => keys::VERB_ELIMINATE_ENEMY,
        Command::AddEnemies { .. } => keys::VERB_ADD_ENEMIES,
        Command::ReturnEnemy { .. } => keys::VERB_RETURN_ENEMY,
        Command::RemoveEnemy { .. } => keys::VERB_REMOVE_ENEMY,
        Command::AddAllies { .. } => keys::VERB_ADD_ALLIES,
        Command::SetMiniatures { .. } => keys::VERB_MINIATURES,
        Command::Corrupt { .. } => keys::VERB_CORRUPT,
        Command::RemoveAlly { .. } => keys::VERB_REMOVE_ALLY,
        Command::Fall { .. } => keys::VERB_FALL,
        Command::BringBack { .. } => keys::VERB_BRING_BACK,
        Command::KeepObjective { .. } | Command::RevealObjective { .. } => keys::VERB_OBJECTIVE,
        Command::CompleteObjective { .. } | Command::ReopenObjective { .. } => keys::VERB_OBJECTIVE,
        Command::DropObjective { .. } | Command::NoteWorth { .. } => keys::VERB_OBJECTIVE,
        Command::TakeEquipment { .. } | Command::DropEquipment { .. } => keys::VERB_EQUIPMENT,
        Command::UseEquipment { .. } => keys::VERB_EQUIPMENT,
        Command::EnterChampionCard { .. } | Command::EnterEnemyCard { .. } => keys::VERB_CARD,
        Command::EnterAllyCard { .. } => keys::VERB_CARD,
        Command::AdjustThreshold { .. } => keys::VERB_THRESHOLD,
        Command::SetClock { .. } => keys::VERB_CLOCK,
        Command::SetLastTurn { .. } => keys::VERB_LAST_TURN,
        Command::SetStartingHonor { .. } => keys::VERB_STARTING_HONOR,
        Command::TakeOver { .. } => keys::VERB_TAKE_OVER,
        Command::Remark { .. } => keys::VERB_REMARK,
        Command::PlayIntermission { .. } => keys::VERB_INTERMISSION,
        Command::RevealRingEvent { .. } => keys::VERB_RING_EVENT,
        Command::Adjust { .. } => keys::VERB_BY_HAND,
        Command::Act { .. } | Command::Combat(_) | Command::Fight(_) | Command::Anyway(_) => keys::VERB_ACTION,
        Command::Board(command) => enemies::verb(command),
        Command::Investigation(command) => investigation::verb(command),
        Command::Story(command) => story::verb(command),
    }
}
