//! The end of the game: objectives (BR-END-1).

use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::stage::Stage;

pub(super) fn show_objective(draft: &mut Draft, clan: Clan, objective: Option<Objective>) -> Result<(), Refusal> {
    draft.plays(clan)?;
    let at_end = matches!(draft.state.stage, Stage::Objectives | Stage::Over);
    let wrong = RefusalKind::WrongStage { needs: Stage::Objectives, is: draft.state.stage };
    draft.require(at_end, wrong, rule::END)?;
    if let Some(objective) = objective {
        let mut others = draft.state.players().iter().filter(|other| *other != clan);
        let taken = others.any(|other| draft.state.seat(other).objective == Some(Some(objective)));
        draft.must(!taken, RefusalKind::ObjectiveTaken(objective), rule::SET_AGENTS)?;
    }
    draft.happen(Event::ObjectiveShown { clan, objective });
    Ok(())
}

pub(super) fn end_game(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Objectives, rule::END)?;
    let hidden = draft.state.players().clone().iter().find(|clan| draft.state.seat(*clan).objective.is_none());
    if let Some(clan) = hidden {
        draft.require(false, RefusalKind::Unrevealed(clan), rule::END)?;
    }
    draft.happen(Event::GameEnded);
    Ok(())
}
