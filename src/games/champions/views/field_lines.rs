//! The board in words, area by area: who stands there, what it costs to go there, what is next to it.

use super::field_map::{Shown, standing};
use crate::games::champions::board::AreaId;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::text::names;
use crate::games::champions::views::board_words::{self, about};
use crate::kernel::line::Line;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// An area in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaLine {
    /// Which.
    pub area: AreaId,
    /// Its name.
    pub name: String,
    /// Who stands there: "Peasant Zombie B, Matsu Tsuko".
    pub who: Option<String>,
    /// "Next to Tea Room (single, 1 AP). Exit."
    pub about: String,
    /// Whether the screen lets it stand back.
    pub faint: bool,
}

/// Every area of the table's board; nothing without one.
pub fn lines(state: &State, shown: &Shown) -> Vec<AreaLine> {
    let Some(field) = state.field() else { return Vec::new() };
    let board = field.board();
    let line = |area: AreaId| AreaLine {
        area,
        name: board_words::area_name(board.area(area)),
        who: people(state, area),
        about: about(board, area),
        faint: shown.faint.contains(&area),
    };
    board.area_ids().map(line).collect()
}

/// A figure by name, with what it carries.
fn somebody(state: &State, who: Who) -> String {
    let items: Vec<&str> = queries::carried(state, who).map(Name::as_str).collect();
    let name = names::who(state, who);
    if items.is_empty() {
        say(name)
    } else {
        say(Line::new(keys::FIELD_WITH).with("name", name).with("items", items.join(", ")))
    }
}

/// Everybody in an area by name, what lies there, and what is looked for where it is known; nothing where nobody is.
pub fn people(state: &State, area: AreaId) -> Option<String> {
    let field = state.field()?;
    let figures = standing(state, field).filter(|(_, at)| *at == area).map(|(who, _)| somebody(state, who));
    let items = whereabouts::lying(state, area);
    let items = items.map(|item| say(Line::new(keys::FIELD_LIES).with("item", item.as_str())));
    let personae = whereabouts::personae(state, area);
    let personae = personae.map(|(_, one)| say(Line::new(keys::FIELD_PERSONA).with("name", one.name.as_str())));
    let goal = (whereabouts::goal(state) == Some(area)).then(|| say(keys::FIELD_GOAL));
    let here: Vec<_> = figures.chain(personae).chain(items).chain(goal).collect();
    (!here.is_empty()).then(|| here.join(", "))
}

/// What ears hear of an area by its place on the board, and of the way there from another: its name, what the screen says
/// of it, who stands there, and the border between the two.
pub fn reached(state: &State, (place, from): (usize, Option<usize>), said: Option<String>) -> String {
    let Some(board) = state.field().map(|field| field.board()) else { return String::new() };
    let id = |place: usize| board.area_ids().nth(place);
    let Some(area) = id(place) else { return String::new() };
    let name = say(Line::new(keys::FIELD_STANDING).with("who", board_words::area_name(board.area(area))));
    let who = people(state, area).map(|who| say(Line::new(keys::FIELD_STANDING).with("who", who)));
    let way = from.and_then(id).filter(|from| *from != area).map(|from| board_words::crossing(board, from, area));
    std::iter::once(name).chain(said).chain(who).chain(way).collect::<Vec<_>>().join(" ")
}

/// What an area of the table's board is called; nothing where it is not there.
pub fn area_name(state: &State, area: AreaId) -> String {
    state.field().map(|field| board_words::area_name(field.board().area(area))).unwrap_or_default()
}

/// Where somebody stands, in words: "in the Kitchen" is not ours to say, so the bare name; beside the board otherwise.
pub fn place_of(state: &State, who: Who) -> String {
    let at = state.field().and_then(|field| field.position(who));
    at.map_or_else(|| say(Line::new(keys::FIELD_BESIDE)), |area| area_name(state, area))
}
