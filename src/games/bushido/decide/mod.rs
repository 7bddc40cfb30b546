//! From a command to its events: hands each verb to its room, has no rules of its own.

mod rolls;

mod turns;

mod actions;
mod feats;

mod exchange;
mod shot;
mod test;

mod ending;
mod starting;

mod by_hand;

mod corrected;

pub(super) use corrected::{corrected, rolled_by};
pub(super) use ending::VICTORY_POINTS;

use super::command::Command;
use super::draft::Draft;
use super::event::Event;
use super::refusal::{Refusal, RefusalKind};
use super::rules::reference;
use super::state::{Phase, State};
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
        draft.require(state.ended().is_none(), RefusalKind::GameOver, reference::END)?;
    }
    run(&mut draft, command, chance)?;
    turns::end_when_wiped_out(&mut draft, state);
    Ok(draft.into_events())
}

/// Whether a command is a step of the game, not a correction or remark.
fn is_play(command: &Command) -> bool {
    match command {
        Command::DeploymentTest(_)
        | Command::BeginGame
        | Command::StartPhase(_)
        | Command::Activate { .. }
        | Command::Pass
        | Command::Act { .. }
        | Command::Fight(_)
        | Command::Shoot(_)
        | Command::Test(_)
        | Command::EndActivation
        | Command::UseFeat { .. }
        | Command::EndPhase(_)
        | Command::EndGame { .. } => true,
        Command::Adjust { .. }
        | Command::Mark { .. }
        | Command::Unmark { .. }
        | Command::Place { .. }
        | Command::Summon { .. }
        | Command::EnterCard { .. }
        | Command::FreeBox { .. }
        | Command::AdjustPasses { .. }
        | Command::AdjustCommunal { .. }
        | Command::AdjustPoints { .. }
        | Command::AdjustVictory { .. }
        | Command::SetClock { .. }
        | Command::Hide { .. }
        | Command::Reveal { .. }
        | Command::PlaceTerrain { .. }
        | Command::TakeTerrain { .. }
        | Command::Remark { .. }
        | Command::Anyway(_) => false,
    }
}

fn run(draft: &mut Draft, command: &Command, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        Command::DeploymentTest(test) => starting::deploy(draft, test, chance),
        Command::BeginGame => {
            draft.require(
                draft.state.phase() == Phase::SetUp,
                RefusalKind::WrongPhase(Phase::SetUp),
                reference::SET_UP,
            )?;
            draft.happen(Event::PhaseBegan { phase: Phase::Starting });
            Ok(())
        }
        Command::StartPhase(starting) => starting::start(draft, starting, chance),
        Command::Activate { model } => turns::activate(draft, *model),
        Command::Pass => turns::pass(draft),
        Command::EndActivation => turns::end_activation(draft),
        Command::Act { model, action } => actions::act(draft, *model, action),
        Command::Fight(exchange) => exchange::fight(draft, exchange, chance),
        Command::Shoot(shot) => shot::shoot(draft, shot, chance),
        Command::Test(test) => test::test(draft, test, chance),
        Command::UseFeat { model, feat, paid } => feats::use_feat(draft, *model, *feat, *paid),
        Command::EndPhase(ending) => ending::end(draft, ending),
        Command::Adjust { model, gauge, by, note } => by_hand::adjust(draft, *model, (*gauge, *by), note),
        Command::Mark { model, condition, value } => by_hand::mark(draft, *model, *condition, *value),
        Command::Unmark { model, condition } => by_hand::unmark(draft, *model, *condition),
        Command::Place { model, standing } => by_hand::place(draft, *model, *standing),
        Command::Summon { player, name, card } => by_hand::summon(draft, *player, name, card),
        Command::EnterCard { model, card, former } => by_hand::enter_card(draft, *model, (card, former.as_ref())),
        Command::FreeBox { model, feat } => by_hand::free_box(draft, *model, *feat),
        Command::AdjustPasses { player, by } => by_hand::adjust_passes(draft, *player, *by),
        Command::AdjustCommunal { player, by } => by_hand::adjust_communal(draft, *player, *by),
        Command::AdjustPoints { player, by } => by_hand::adjust_points(draft, *player, *by),
        Command::AdjustVictory { player, by } => by_hand::adjust_victory(draft, *player, *by),
        Command::SetClock { phase, active } => by_hand::set_clock(draft, *phase, *active),
        Command::Hide { player, kind, text } => by_hand::hide(draft, *player, *kind, text),
        Command::Reveal { secret } => by_hand::reveal(draft, *secret),
        Command::PlaceTerrain { piece } => by_hand::place_terrain(draft, piece),
        Command::TakeTerrain { piece } => by_hand::take_terrain(draft, *piece),
        Command::EndGame { outcome } => {
            draft.happen(Event::ByHand { note: crate::kernel::name::Note::default() });
            draft.happen(Event::Ended { outcome: *outcome });
            Ok(())
        }
        Command::Remark { note } => by_hand::remark(draft, note),
        // One permission is enough: what is inside is carried out as it stands.
        Command::Anyway(command) => run(draft, command, chance),
    }
}
