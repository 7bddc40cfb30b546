//! What somebody on the board sees from where it stands (CH-LOS).

use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::sight::Sight;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;

/// Every other area with how well somebody there is seen, in the board's order; nothing for whoever stands beside the
/// board.
pub fn seen(state: &State, who: Who) -> Option<Vec<(AreaId, Option<Sight>)>> {
    let scene = Scene::of(state)?;
    let character = scene.situation().character(scene.character(who)?);
    let eye = character.eye(scene.situation().scenario.range());
    let others = scene.board().area_ids().filter(|area| *area != character.area);
    Some(others.map(|area| (area, scene.board().line_of_sight(eye, character.area, area))).collect())
}
