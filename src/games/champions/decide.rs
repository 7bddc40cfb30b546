//! From a command to its events: hands each verb to its room, has no rules of its own.

use super::command::Command;
use super::draft::Draft;
use super::event::Event;
use super::field::command::BoardCommand;
use super::field::refusal::BoardRefusal;
use super::model::name::Note;
use super::model::push::Push;
use super::model::state::State;
use super::refusal::{Refusal, RefusalKind};
use super::scenario::telling;
use super::{
    actions, by_hand, campaign_cards, character_tokens, combat, fall, favor, field, investigation, objectives, phase,
    roster, rulebook, skill_test,
};
use crate::kernel::chance::Chance;
use crate::kernel::draft::Law;

/// What happens when `command` is carried out.
///
/// # Errors
///
/// The rule against it.
pub(super) fn decide(state: &State, command: &Command, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
    let (law, command) = Law::of(command, Command::behind_anyway);
    let mut draft = Draft::new(state, law);
    if is_play(command) {
        draft.require(state.ended().is_none(), RefusalKind::GameOver, rulebook::END)?;
        retreat_first(&mut draft, command)?;
    }
    run(&mut draft, command, chance)?;
    field::wake_after(&mut draft, state);
    Ok(draft.into_events())
}

/// A Combat of a Battle is not over before its retreat is settled (CH-BAT-5).
fn retreat_first(draft: &mut Draft, command: &Command) -> Result<(), Refusal> {
    let settles = matches!(command, Command::Board(BoardCommand::Retreat { .. } | BoardCommand::Pursue { .. }));
    let Some(loser) = field::push::pending(&draft.state).filter(|_| !settles).map(Push::loser) else { return Ok(()) };
    let refusal = RefusalKind::Board(Box::new(BoardRefusal::PushFirst { loser }));
    draft.require(false, refusal, rulebook::RETREAT)
}

/// Whether a command is a move of the game; the others stay possible after its end, so that the scoring can be put
/// right.
fn is_play(command: &Command) -> bool {
    match command {
        Command::SettleFavor(_) | Command::BeginActivations { .. } | Command::EndActivation | Command::EndEnemies => {
            true
        }
        Command::Recover | Command::Act { .. } | Command::Combat(_) | Command::UseToken { .. } => true,
        Command::ClanPower { .. } => true,
        Command::Fight(_) => true,
        Command::EndGame { .. } | Command::Adjust { .. } | Command::WoundEnemy { .. } | Command::Anyway(_) => false,
        Command::EliminateEnemy { .. } | Command::AddEnemies { .. } | Command::ReturnEnemy { .. } => false,
        Command::WoundEach { .. } | Command::DealWounds { .. } | Command::LayTokens { .. } => false,
        Command::RemoveEnemy { .. } | Command::AddAllies { .. } | Command::RemoveAlly { .. } => false,
        Command::Fall { .. } | Command::BringBack { .. } | Command::KeepObjective { .. } => false,
        Command::RevealObjective { .. } | Command::CompleteObjective { .. } | Command::ReopenObjective { .. } => false,
        Command::NoteWorth { .. } => false,
        Command::DropObjective { .. } | Command::TakeEquipment { .. } | Command::DropEquipment { .. } => false,
        Command::UseEquipment { .. } => false,
        Command::EnterChampionCard { .. } | Command::EnterEnemyCard { .. } | Command::EnterAllyCard { .. } => false,
        Command::GiveFavor { .. } | Command::AdjustThreshold { .. } | Command::SetClock { .. } => false,
        Command::SetLastTurn { .. } | Command::SetStartingHonor { .. } | Command::TakeOver { .. } => false,
        Command::Remark { .. } | Command::SetMiniatures { .. } | Command::Corrupt { .. } => false,
        Command::PlayIntermission { .. } | Command::RevealRingEvent { .. } => true,
        Command::Board(command) => field::is_play(command),
        Command::Investigation(command) => investigation::is_play(command),
        Command::Story(command) => telling::is_play(command),
    }
}

fn run(draft: &mut Draft, command: &Command, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        Command::SettleFavor(tie) => favor::settle(draft, *tie, chance),
        Command::BeginActivations { order } => phase::begin_activations(draft, order),
        Command::EndActivation => phase::end_activation(draft),
        Command::EndEnemies => phase::end_enemies(draft),
        Command::Recover => phase::recover(draft),
        Command::EndGame { objective } => phase::end_game(draft, *objective),
        Command::Act { actor, action } => {
            skill_test::verify(action, chance)?;
            actions::act(draft, *actor, action, chance)
        }
        Command::Combat(outcome) => combat::outcome::fight(draft, outcome),
        Command::Fight(fight) => combat::fought(draft, fight, chance),
        Command::ClanPower { champion } => by_hand::clan_power(draft, *champion),
        Command::UseToken { champion, token } => by_hand::use_token(draft, *champion, *token),
        Command::LayTokens { who, token, count } => character_tokens::lay(draft, *who, *token, *count),
        Command::Adjust { who, gauge, by, note } => by_hand::adjust(draft, *who, *gauge, *by, note),
        Command::WoundEnemy { enemy, wounds, credit } => roster::wound(draft, *enemy, *wounds, *credit),
        Command::DealWounds { champion, enemy, wounds } => roster::deal(draft, *champion, *enemy, *wounds),
        Command::WoundEach { who, wounds, credit } => roster::wound_each(draft, *who, *wounds, *credit),
        Command::EliminateEnemy { enemy, credit } => roster::eliminate(draft, *enemy, *credit),
        Command::AddEnemies { card, count } => roster::add_enemies(draft, card, *count),
        Command::ReturnEnemy { enemy } => roster::return_enemy(draft, *enemy),
        Command::RemoveEnemy { enemy } => roster::remove_enemy(draft, *enemy),
        Command::AddAllies { card, count } => roster::add_allies(draft, card, *count),
        Command::SetMiniatures { who, miniatures } => roster::set_miniatures(draft, *who, *miniatures),
        Command::Corrupt { who, value, prevented } => by_hand::corrupt(draft, *who, *value, *prevented),
        Command::RemoveAlly { ally } => roster::remove_ally(draft, *ally),
        Command::Fall { champion, fall } => fall::by_hand(draft, *champion, *fall),
        Command::BringBack { actor } => fall::bring_back(draft, *actor),
        Command::KeepObjective { champion, objective } => objectives::keep(draft, *champion, objective),
        Command::RevealObjective { champion, objective } => objectives::reveal(draft, *champion, *objective),
        Command::CompleteObjective { champion, objective, glory } => {
            objectives::complete(draft, *champion, *objective, *glory)
        }
        Command::NoteWorth { champion, objective, worth } => {
            objectives::note_worth(draft, *champion, *objective, *worth)
        }
        Command::ReopenObjective { champion, objective } => objectives::reopen(draft, *champion, *objective),
        Command::DropObjective { champion, objective } => objectives::give_up(draft, *champion, *objective),
        Command::TakeEquipment { champion, item } => {
            objectives::take(draft, *champion, item);
            Ok(())
        }
        Command::DropEquipment { champion, item } => objectives::give_away(draft, *champion, *item),
        Command::UseEquipment { champion, item } => objectives::use_item(draft, *champion, *item),
        Command::EnterChampionCard { champion, card } => {
            by_hand::enter_champion(draft, *champion, card);
            Ok(())
        }
        Command::EnterEnemyCard { enemy, card } => by_hand::enter_enemy(draft, *enemy, card),
        Command::EnterAllyCard { ally, card } => by_hand::enter_ally(draft, *ally, card),
        Command::GiveFavor { to } => favor::give(draft, *to),
        Command::AdjustThreshold { by, note } => {
            draft.happen(Event::ByHand { note: note.clone() });
            draft.happen(Event::ThresholdChanged { by: *by });
            Ok(())
        }
        Command::SetClock { turn, phase } => {
            by_hand::set_clock(draft, *turn, *phase);
            Ok(())
        }
        Command::SetLastTurn { turn } => {
            draft.happen(Event::LastTurnSet { turn: *turn });
            Ok(())
        }
        Command::SetStartingHonor { champion, honor } => {
            draft.happen(Event::StartingHonorSet { champion: *champion, honor: *honor });
            Ok(())
        }
        Command::TakeOver { player, companion } => by_hand::take_over(draft, *player, *companion),
        Command::Remark { note } => remark(draft, note),
        Command::PlayIntermission { player, note } => campaign_cards::play_intermission(draft, *player, note),
        Command::RevealRingEvent { card } => campaign_cards::reveal_ring_event(draft, card),
        Command::Board(command) => field::run(draft, command),
        Command::Investigation(command) => investigation::run(draft, command, chance),
        Command::Story(command) => telling::run(draft, command),
        // One permission is enough: what is inside is carried out as it stands.
        Command::Anyway(command) => run(draft, command, chance),
    }
}

fn remark(draft: &mut Draft, note: &Note) -> Result<(), Refusal> {
    draft.require(!note.is_empty(), RefusalKind::NothingToSay, rulebook::PHASES)?;
    draft.happen(Event::Remarked { note: note.clone() });
    Ok(())
}
