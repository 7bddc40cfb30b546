//! The token of somebody on the map: round on the players' side, on a point for Enemies.

use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Size;
use crate::games::champions::model::state::State;
use crate::games::champions::text::token;
use crate::games::champions::views::looks;
use crate::views::board_map::view::TokenShape;

/// What stands for somebody.
pub fn shape(state: &State, who: Who) -> TokenShape {
    match who {
        Who::Champion(id) => TokenShape::Disc(looks::mon(id, state.champion(id).card().clan)),
        Who::Ally(id) => TokenShape::Ringed(token::ally(state, id)),
        Who::Enemy(id) => {
            let letters = token::enemy(state, id);
            match state.enemy(id).map(|enemy| enemy.card().kind) {
                Some(EnemyKind::Boss) => TokenShape::DoublePoint(letters),
                Some(EnemyKind::Enemy) | None => TokenShape::Point(letters),
            }
        }
    }
}

/// How much room a Unit takes now, which decides what is Saturated and where it can retreat to (CH-BAT); nothing of
/// anybody else, whose Size does not change.
pub fn room(state: &State, who: Who) -> Option<i16> {
    let size = match who {
        Who::Champion(_) => return None,
        Who::Ally(id) => state.ally(id).filter(|ally| ally.miniatures() > 1)?.size(),
        Who::Enemy(id) => state.enemy(id).filter(|enemy| enemy.miniatures() > 1)?.size(),
    };
    size.value().map(Size::get)
}
