//! Ties of the plan, Combats that are passed, and Reinforcement: what the holder of the Favor decides.

use super::event::BoardEvent;
use super::next::{reinforcement, ties};
use super::refusal::BoardRefusal;
use super::scene::Scene;
use super::{board_rule, refuse};
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::rules;
use crate::games::champions::event::Event;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::tie::Tie;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::phase;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::reinforcing::{self, Back};
use crate::games::champions::rulebook;

/// Settles a tie that the plan has now.
pub(super) fn settle(draft: &mut Draft, tie: &Tie) -> Result<(), Refusal> {
    phase::require(draft, Phase::Enemies, rules::TARGET)?;
    let scene = Scene::of(&draft.state).ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    let open = ties(&scene, tie.enemy);
    let known = open.iter().any(|other| other.between == tie.between) && usize::from(tie.chosen) < tie.between.count();
    if !known {
        return Err(refuse(BoardRefusal::NoSuchTie));
    }
    draft.happen(Event::Board(BoardEvent::TieSettled(tie.clone())));
    Ok(())
}

/// An Enemy does not fight a Combat it could fight.
pub(super) fn pass(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    phase::require(draft, Phase::Enemies, rules::TOKENS)?;
    let progress = draft.state.enemy_phase();
    let owes = progress.underway().is_some_and(|underway| underway.enemy() == enemy && underway.owes().is_some());
    let has_token = progress.moved_by(enemy).is_some_and(|moved| moved.tokens() > 0);
    if !owes && !has_token {
        return Err(refuse(BoardRefusal::NoCombat));
    }
    draft.happen(Event::Board(BoardEvent::CombatPassed { enemy }));
    Ok(())
}

/// A Reinforcement returns; in a Battle a new Unit of lost miniatures.
pub(super) fn reinforce(draft: &mut Draft, enemy: EnemyId, area: &AreaKey) -> Result<(), Refusal> {
    let rule = rulebook::REINFORCEMENT;
    phase::require(draft, Phase::Enemies, rule)?;
    let Some(field) = draft.state.field() else { return Err(refuse(BoardRefusal::NoBoard)) };
    if field.find(area).is_none() {
        return Err(refuse(BoardRefusal::NoSuchArea(area.clone())));
    }
    let back = reinforcing::ready(draft, enemy)?;
    let token = reinforcement(&draft.state, enemy);
    match &token {
        None => board_rule(draft, BoardRefusal::NoAreaLeft, rule)?,
        Some(token) if !token.areas.contains(area) => board_rule(draft, BoardRefusal::NotThere, rule)?,
        Some(_) => {}
    }
    let token = token.map(|token| token.number);
    let enemy = match back {
        Back::Itself => {
            reinforcing::turn_back(draft, enemy);
            enemy
        }
        Back::Unit { miniatures } => reinforcing::form(draft, enemy, miniatures),
    };
    draft.happen(Event::Board(BoardEvent::Reinforced { enemy, area: area.clone(), token }));
    Ok(())
}
