//! The table's board as the map shows it: pure, from a state and what the screen wants to show on it.

pub mod token;

use crate::games::champions::board::AreaId;
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::views::board_map;
use crate::views::board_map::view::{
    AreaLook, AreaMark, Dragging, Ground, Handles, Hands, MapArea, MapRoute, MapTag, MapToken, MapView, RouteLook,
    TokenLook,
};
use std::collections::BTreeSet;

/// What a screen shows on the table's board besides the board and everybody on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// Whose turn it is: the seal.
    pub now: Option<Who>,
    /// Whom the screen is about.
    pub chosen: Option<Who>,
    /// Whoever stands back.
    pub dimmed: Vec<Who>,
    /// Areas that stand out.
    pub bright: Vec<AreaId>,
    /// Areas that stand back.
    pub faint: Vec<AreaId>,
    /// Words above areas; where there are any, exits and numbers are left out.
    pub tags: Vec<(AreaId, MapTag)>,
    /// Ways over the board.
    pub routes: Vec<Way>,
    /// The areas to look at; all where there is none.
    pub frame: Vec<AreaId>,
    /// What fingers do.
    pub fingers: Fingers,
}

/// A way over the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The areas, from where it begins.
    pub areas: Vec<AreaId>,
    /// Action Points of each step; what is missing is not written.
    pub costs: Vec<u16>,
    /// How it is drawn.
    pub look: RouteLook,
}

/// What fingers do on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fingers {
    /// They look.
    #[default]
    Look,
    /// They tap areas.
    Tap,
    /// They tap areas and figures.
    Point,
    /// The same, and they carry figures.
    Carry,
}

/// The board of a table with everybody on it; nothing where none lies there.
pub fn drawn(state: &State, ground: Ground, shown: &Shown) -> Option<MapView> {
    let field = state.field()?;
    let board = board_map::shown(field.board(), ground);
    let (handles, dragging) = match shown.fingers {
        Fingers::Look | Fingers::Tap => (Handles::Areas, Dragging::Pans),
        Fingers::Point => (Handles::AreasAndTokens, Dragging::Pans),
        Fingers::Carry => (Handles::AreasAndTokens, Dragging::Carries),
    };
    let inquiry = inquiry(state);
    let areas = board.areas.into_iter().zip(field.board().area_ids()).map(|(area, id)| {
        let marks = inquiry.iter().filter(|(at, _)| *at == id).map(|(_, mark)| *mark);
        let item = whereabouts::lying(state, id).next().map(|_| AreaMark::Item);
        let marks = area.marks.iter().copied().chain(marks).chain(item).collect();
        self::area(MapArea { marks, ..area }, id, shown)
    });
    Some(MapView {
        areas: areas.collect(),
        tokens: standing(state, field).map(|(who, at)| token(state, who, at, shown)).collect(),
        routes: shown.routes.iter().map(route).collect(),
        frame: shown.frame.iter().map(|area| area.index()).collect(),
        handles,
        dragging,
        ..board
    })
}

/// Everybody in play who stands on the board, in the order of the map's tokens.
pub fn standing(state: &State, field: &Field) -> impl Iterator<Item = (Who, AreaId)> {
    field.positions().filter(|(who, _)| queries::is_present(state, *who))
}

/// Who stands behind a token of the map.
pub fn who_is(state: &State, token: usize) -> Option<Who> {
    let field = state.field()?;
    standing(state, field).nth(token).map(|(who, _)| who)
}

/// The areas with somebody to talk to, and the one with what is looked for.
fn inquiry(state: &State) -> Vec<(AreaId, AreaMark)> {
    let ids = state.investigation().into_iter().flat_map(|known| known.personae()).map(|(id, _)| id);
    let areas: BTreeSet<AreaId> = ids.filter_map(|id| whereabouts::persona(state, id)).collect();
    let goal = whereabouts::goal(state).map(|area| (area, AreaMark::Goal));
    areas.into_iter().map(|area| (area, AreaMark::Persona)).chain(goal).collect()
}

fn area(area: MapArea, id: AreaId, shown: &Shown) -> MapArea {
    let look = if shown.bright.contains(&id) {
        AreaLook::Chosen
    } else if shown.faint.contains(&id) {
        AreaLook::Dim
    } else {
        AreaLook::Plain
    };
    let own = || shown.tags.iter().filter(|(at, _)| *at == id).map(|(_, tag)| tag.clone()).collect();
    let tags = if shown.tags.is_empty() { area.tags } else { own() };
    MapArea { look, tags, ..area }
}

fn token(state: &State, who: Who, at: AreaId, shown: &Shown) -> MapToken {
    let look = if shown.now == Some(who) {
        TokenLook::Now
    } else if shown.chosen == Some(who) {
        TokenLook::Chosen
    } else if shown.dimmed.contains(&who) {
        TokenLook::Dim
    } else {
        TokenLook::Plain
    };
    let hands = if queries::carried(state, who).next().is_some() { Hands::Full } else { Hands::Empty };
    MapToken { area: at.index(), shape: token::shape(state, who), look, number: token::room(state, who), hands }
}

fn route(way: &Way) -> MapRoute {
    MapRoute {
        areas: way.areas.iter().map(|area| area.index()).collect(),
        costs: way.costs.iter().map(ToString::to_string).collect(),
        look: way.look,
    }
}

#[cfg(test)]
mod tests;
