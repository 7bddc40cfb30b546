//! Laying a board, taking it up, putting figures on it by hand, saying what an Enemy is about.

use super::event::{BoardEvent, Turning};
use super::refusal::BoardRefusal;
use super::refuse;
use crate::games::champions::board::document::{self, BoardFile};
use crate::games::champions::board::edit::{self, Edit};
use crate::games::champions::board::marks::Mark;
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::rules;
use crate::games::champions::event::Event;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::queries;
use crate::games::champions::refusal::{Refusal, RefusalKind};

/// Lays a board.
pub(super) fn lay(draft: &mut Draft, board: &BoardFile) -> Result<(), Refusal> {
    if let Err(faults) = document::board(board.clone()) {
        let first = faults.into_iter().next().map(Box::new).map(BoardRefusal::BadBoard);
        return Err(refuse(first.unwrap_or(BoardRefusal::NoBoard)));
    }
    draft.happen(Event::Board(BoardEvent::Laid { board: Box::new(board.clone()) }));
    Ok(())
}

/// Says which tokens and scenery lie on an area.
pub(super) fn mark(draft: &mut Draft, area: &AreaKey, marks: &[Mark]) -> Result<(), Refusal> {
    let field = draft.state.field().ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    let at = field.find(area).ok_or_else(|| refuse(BoardRefusal::NoSuchArea(area.clone())))?;
    if field.board().area(at).marks == marks {
        return Err(refuse(BoardRefusal::AlreadyThere));
    }
    let edit = Edit::SetMarks { area: area.as_str().to_owned(), marks: marks.to_vec() };
    if let Err(faults) = edit::edit(field.board(), &edit) {
        let first = faults.into_iter().next().map(Box::new).map(BoardRefusal::BadBoard);
        return Err(refuse(first.unwrap_or(BoardRefusal::NoBoard)));
    }
    draft.happen(Event::Board(BoardEvent::Marked { area: area.clone(), marks: marks.to_vec() }));
    Ok(())
}

/// Takes the board up.
pub(super) fn take_up(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.state.field().is_none() {
        return Err(refuse(BoardRefusal::NoBoard));
    }
    draft.happen(Event::Board(BoardEvent::TakenUp));
    Ok(())
}

/// Puts a figure anywhere, by hand: no room and no way is asked for.
pub(super) fn place(draft: &mut Draft, who: Who, area: Option<&AreaKey>, note: &Note) -> Result<(), Refusal> {
    let field = draft.state.field().ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    let to = match area {
        Some(key) => Some(field.find(key).ok_or_else(|| refuse(BoardRefusal::NoSuchArea(key.clone())))?),
        None => None,
    };
    if field.position(who) == to {
        return Err(refuse(BoardRefusal::AlreadyThere));
    }
    if to.is_some() && !queries::is_present(&draft.state, who) {
        // Nobody, or gone for good: it has to come back to the table first.
        return Err(Refusal { kind: RefusalKind::Gone { who }, rule: rules::MOVEMENT });
    }
    draft.happen(Event::ByHand { note: note.clone() });
    draft.happen(Event::Board(BoardEvent::Placed { who, area: area.cloned() }));
    Ok(())
}

/// Says what an Enemy is about.
pub(super) fn set_behaviour(draft: &mut Draft, enemy: EnemyId, behaviour: &Conduct) -> Result<(), Refusal> {
    let nobody = Refusal { kind: RefusalKind::Nobody, rule: rules::BEHAVIOURS };
    let now = draft.state.enemy(enemy).ok_or(nobody)?.behaviour();
    if now == behaviour {
        return Err(refuse(BoardRefusal::AlreadyThere));
    }
    require_areas(draft, behaviour)?;
    draft.happen(Event::ByHand { note: Note::default() });
    let turned = BoardEvent::Turned { enemy, behaviour: behaviour.clone(), cause: Turning::ByHand };
    draft.happen(Event::Board(turned));
    Ok(())
}

/// The areas a behaviour names are on the board, where one lies.
pub(super) fn require_areas(draft: &Draft, behaviour: &Conduct) -> Result<(), Refusal> {
    let Some(field) = draft.state.field() else { return Ok(()) };
    if let Some(unknown) = behaviour.areas().iter().find(|area| field.find(area).is_none()) {
        return Err(refuse(BoardRefusal::NoSuchArea(unknown.clone())));
    }
    match behaviour {
        Conduct::Patrol { route, .. } if route.is_empty() => Err(refuse(BoardRefusal::NoLetters)),
        Conduct::Patrol { .. } | Conduct::Assault(_) | Conduct::Guardian(_) | Conduct::Search { .. } => Ok(()),
        Conduct::Assassination { .. } | Conduct::Escape { .. } => Ok(()),
    }
}
