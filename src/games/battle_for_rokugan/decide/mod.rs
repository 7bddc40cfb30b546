//! From a command to its events: hands each verb to its room, has no rules of its own.

mod by_hand;
mod end;
mod placement;
mod resolution;
mod start;
mod upkeep;

use super::command::Command;
use super::draft::Draft;
use super::event::Event;
use super::refusal::{Refusal, RefusalKind};
use super::rules::rulebook as rule;
use super::stage::Stage;
use super::state::State;
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
        draft.must(state.stage != Stage::Over, RefusalKind::GameOver, rule::END)?;
    }
    run(&mut draft, command, chance)?;
    draft.tell_honor(state);
    Ok(draft.into_events())
}

/// Whether a command is a move of the game; the others stay possible after its end, so that it can be put right.
fn is_play(command: &Command) -> bool {
    match command {
        Command::ByHand(_) | Command::Remark { .. } | Command::ShowObjective { .. } | Command::SetRuling { .. } => {
            false
        }
        Command::NameFirst { .. }
        | Command::DrawFirst
        | Command::Settle { .. }
        | Command::RevealInitiative { .. }
        | Command::DrawInitiative
        | Command::Drawn
        | Command::PlayCard { .. }
        | Command::PassCard
        | Command::EndCards
        | Command::Place { .. }
        | Command::Take { .. }
        | Command::UseAgent { .. }
        | Command::Swap { .. }
        | Command::StopPlacing
        | Command::BeginReveal
        | Command::Reveal { .. }
        | Command::Resolve
        | Command::EndRound
        | Command::EndGame
        | Command::Anyway(_) => true,
    }
}

fn run(draft: &mut Draft, command: &Command, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        Command::NameFirst { clan } => start::name_first(draft, *clan),
        Command::DrawFirst => start::draw_first(draft, chance),
        Command::Settle { province, clan } => start::settle(draft, *province, *clan),
        Command::RevealInitiative { card } => upkeep::reveal_initiative(draft, *card),
        Command::DrawInitiative => upkeep::draw_initiative(draft, chance),
        Command::Drawn => upkeep::drawn(draft),
        Command::PlayCard { clan, card, play } => upkeep::play_card(draft, *clan, *card, play.as_ref()),
        Command::PassCard => upkeep::pass_card(draft),
        Command::EndCards => upkeep::end_cards(draft),
        Command::Place { clan, at, face, token } => placement::place(draft, *clan, (*at, *face), *token),
        Command::Take { token, face, to } => placement::take(draft, *token, *face, *to),
        Command::UseAgent { clan, agent, token, face } => placement::use_agent(draft, (*clan, *agent), *token, *face),
        Command::Swap { one, other } => placement::swap(draft, *one, *other),
        Command::StopPlacing => placement::stop_placing(draft),
        Command::BeginReveal => placement::begin_reveal(draft),
        Command::Reveal { token, face } => resolution::reveal(draft, *token, *face),
        Command::Resolve => resolution::resolve(draft),
        Command::SetRuling { ruling } => resolution::set_ruling(draft, *ruling),
        Command::EndRound => resolution::end_round(draft),
        Command::ShowObjective { clan, objective } => end::show_objective(draft, *clan, *objective),
        Command::EndGame => end::end_game(draft),
        Command::ByHand(hand) => by_hand::change(draft, hand),
        Command::Remark { note } => {
            draft.happen(Event::Remarked { note: note.clone() });
            Ok(())
        }
        // Every "anyway" was taken off before.
        Command::Anyway(inner) => run(draft, inner, chance),
    }
}
