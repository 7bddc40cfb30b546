//! Putting a whole layout on the table: one decision, so that one Undo takes all of it back.

use super::event::{BoardEvent, Turning};
use super::layout::{AllyPlace, EnemyPlace, Layout};
use super::refusal::BoardRefusal;
use super::{lay, refuse};
use crate::games::champions::battle::unit;
use crate::games::champions::draft::Draft;
use crate::games::champions::event::Event;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::figure::Origin;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Size;
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::queries;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::rulebook;
use crate::kernel::known::Known;

/// More figures than any scenario puts on a board at once.
pub(in crate::games::champions) const MOST_FIGURES: usize = 100;

/// Lays the board of a layout and puts everybody on it. Room is not asked for: the players may put anybody anywhere.
pub(in crate::games::champions) fn set_out(draft: &mut Draft, layout: &Layout) -> Result<(), Refusal> {
    let figures = layout.allies.len() + layout.enemies.len();
    if layout.is_nothing() || figures > MOST_FIGURES {
        let count = u8::try_from(figures).unwrap_or(u8::MAX);
        return Err(Refusal { kind: RefusalKind::BadCount { count }, rule: rulebook::SET_CHAMPIONS });
    }
    if let Some(board) = &layout.board {
        lay::lay(draft, board)?;
    }
    for place in &layout.champions {
        let who = Who::Champion(place.champion);
        if !queries::is_present(&draft.state, who) {
            return Err(Refusal { kind: RefusalKind::Gone { who }, rule: rulebook::ELIMINATION });
        }
        put(draft, who, Some(&place.area))?;
    }
    layout.allies.iter().try_for_each(|place| ally(draft, place))?;
    layout.enemies.iter().try_for_each(|place| enemy(draft, place))
}

fn ally(draft: &mut Draft, place: &AllyPlace) -> Result<(), Refusal> {
    let ally = draft.state.next_ally;
    let miniatures = require_unit(draft, place.card.size, place.miniatures)?;
    draft.happen(Event::AllyAdded { ally, card: place.card.clone(), miniatures });
    put(draft, Who::Ally(ally), place.area.as_ref())
}

fn enemy(draft: &mut Draft, place: &EnemyPlace) -> Result<(), Refusal> {
    let enemy = draft.state.next_enemy;
    let miniatures = require_unit(draft, place.card.size, place.miniatures)?;
    draft.happen(Event::EnemyAdded {
        enemy,
        card: place.card.clone(),
        wounds: 0,
        was: None,
        miniatures,
        origin: Origin::New,
    });
    put(draft, Who::Enemy(enemy), place.area.as_ref())?;
    if place.behaviour != Conduct::ASSAULT {
        require_sense(draft, &place.behaviour)?;
        let behaviour = place.behaviour.clone();
        draft.happen(Event::Board(BoardEvent::Turned { enemy, behaviour, cause: Turning::ByHand }));
    }
    Ok(())
}

/// Units of several miniatures are for Battles; none has more than four, or is larger than Size 4 (CH-BAT-1).
pub(in crate::games::champions) fn require_unit(
    draft: &Draft,
    size: Known<Size>,
    miniatures: u8,
) -> Result<u8, Refusal> {
    let most = match draft.state.scenario().kind {
        ScenarioKind::Battle => unit::most_of(size),
        ScenarioKind::Adventure | ScenarioKind::Investigation => 1,
    };
    let refusal = Refusal { kind: RefusalKind::BadCount { count: miniatures }, rule: rulebook::BATTLE_SIZES };
    if (1..=most).contains(&miniatures) { Ok(miniatures) } else { Err(refusal) }
}

/// The areas a behaviour names are on the board, and those it is about are known.
fn require_sense(draft: &Draft, behaviour: &Conduct) -> Result<(), Refusal> {
    lay::require_areas(draft, behaviour)?;
    let known = |who: &Actor| match who {
        Actor::Champion(_) => true,
        Actor::Ally(id) => draft.state.ally(*id).is_some(),
    };
    match behaviour {
        Conduct::Assassination { targets } if !targets.iter().all(known) => {
            Err(Refusal { kind: RefusalKind::Nobody, rule: rulebook::BEHAVIOURS })
        }
        Conduct::Assassination { .. } | Conduct::Assault(_) | Conduct::Guardian(_) => Ok(()),
        Conduct::Patrol { .. } | Conduct::Search { .. } | Conduct::Escape { .. } => Ok(()),
    }
}

fn put(draft: &mut Draft, who: Who, area: Option<&AreaKey>) -> Result<(), Refusal> {
    let Some(area) = area else { return Ok(()) };
    let field = draft.state.field().ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    if field.find(area).is_none() {
        return Err(refuse(BoardRefusal::NoSuchArea(area.clone())));
    }
    draft.happen(Event::Board(BoardEvent::Placed { who, area: Some(area.clone()) }));
    Ok(())
}
