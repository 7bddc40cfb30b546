//! The tools of the dock, and what a tap and a drag on the map mean with each.

use super::desk::{Chosen, Desk, Tool};
use super::shown::{self, place};
use super::words::letter;
use crate::games::champions::board::Board;
use crate::games::champions::board::edit::Edit;
use crate::ui::components::board_map::{
    AreaLook, Dragging, GroundTap, Handles, MapBorder, MapDrag, MapTag, MapTap, MapView, Spot,
};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::undo_tool::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The dock: Undo, then the tools.
pub(super) fn tools(desk: Desk) -> impl IntoView {
    let tools = [
        (Tool::Area, keys::BOARD_AREA, keys::BOARD_AREA, Sign::Area),
        (Tool::Border, keys::BOARD_BORDER, keys::BOARD_BORDER, Sign::Border),
        (Tool::Exit, keys::BOARD_EXIT, keys::BOARD_EXIT, Sign::Exit),
        (Tool::Reinforcement, keys::BOARD_REINFORCEMENT, keys::BOARD_REINFORCEMENT_EARS, Sign::Reinforcement),
        (Tool::Route, keys::BOARD_ROUTE, keys::BOARD_ROUTE, Sign::Route),
    ];
    let tool = move |(tool, word, ears, sign)| {
        let pressed = Signal::derive(move || desk.tool.get() == tool);
        let take = move || {
            desk.tool.set(tool);
            desk.chosen.set(Chosen::Nothing);
        };
        view! { <Button kind=ButtonKind::Tool label=say(word) ears=say(ears) sign=sign pressed=pressed on_press=take /> }
    };
    let nothing = Signal::derive(move || desk.drawing.with(|drawing| !drawing.can_undo()));
    view! {
        <div class="toolrow" role="toolbar" aria-label=say(keys::BOARD_TOOLS)>
            <UndoTool nothing=nothing on_undo=move || desk.undo() />
            {tools.into_iter().map(tool).collect::<Vec<_>>()}
        </div>
    }
}

/// The board as the tool in hand shows it.
pub(super) fn view(desk: Desk) -> MapView {
    let ground = desk.picture.with(|picture| shown::ground(picture.as_ref()));
    let (tool, route) = (desk.tool.get(), desk.route.get());
    desk.read(|board| {
        let mut view = shown::shown(board, ground);
        desk.chosen.with(|chosen| mark(&mut view, board, chosen));
        (view.handles, view.ground_tap, view.dragging) = match tool {
            Tool::Area => (Handles::Areas, GroundTap::Counts, Dragging::Moves),
            Tool::Border => (Handles::AreasAndBorders, GroundTap::Refits, Dragging::Joins),
            Tool::Exit | Tool::Reinforcement | Tool::Route => (Handles::Areas, GroundTap::Refits, Dragging::Pans),
        };
        if tool == Tool::Route {
            letters(&mut view, board, route);
        }
        view
    })
}

/// Shows what is chosen.
fn mark(view: &mut MapView, board: &Board, chosen: &Chosen) {
    let at = |id: &String| board.find(id).map(|area| area.index());
    match chosen {
        Chosen::Nothing => {}
        Chosen::Area(id) => at(id).into_iter().for_each(|area| view.areas[area].look = AreaLook::Chosen),
        Chosen::Pair([one, other]) => {
            let (Some(one), Some(other)) = (at(one), at(other)) else { return };
            for area in [one, other] {
                view.areas[area].look = AreaLook::Chosen;
            }
            let there = |border: &&mut MapBorder| border.between == (one, other) || border.between == (other, one);
            match view.borders.iter_mut().find(there) {
                Some(border) => border.look = AreaLook::Chosen,
                None => {
                    view.borders.push(MapBorder { between: (one, other), bars: None, look: AreaLook::Chosen });
                }
            }
        }
    }
}

/// Shows the letters of a route in place of the other marks.
fn letters(view: &mut MapView, board: &Board, route: Option<usize>) {
    view.areas.iter_mut().for_each(|area| area.tags.clear());
    let areas = route.and_then(|route| board.routes().get(route)).map(|route| route.areas.as_slice());
    for (place, area) in areas.unwrap_or_default().iter().enumerate() {
        view.areas[area.index()].tags.push(MapTag::word(letter(place)));
    }
}

/// A tap on the map.
pub(super) fn tap(desk: Desk, tap: MapTap) {
    let id = |area: usize| desk.peek(|board| board.areas().get(area).map(|area| area.id.clone()));
    match (tap, desk.tool.get_untracked()) {
        (MapTap::Ground(Spot { x, y }), Tool::Area) => add_area(desk, Edit::AddArea { x: place(x), y: place(y) }),
        (MapTap::Ground(_) | MapTap::Token(_), _) => {}
        (MapTap::Border(border), _) => tap_border(desk, border),
        (MapTap::Area(area), tool) => id(area).into_iter().for_each(|area| tap_area(desk, tool, area)),
    }
}

/// Adds an area and chooses it, so that its name can be typed.
pub(super) fn add_area(desk: Desk, edit: Edit) {
    let before = desk.peek(|board| board.areas().len());
    desk.edit(edit);
    if let Some(area) = desk.peek(|board| board.areas().get(before).map(|area| area.id.clone())) {
        desk.chosen.set(Chosen::Area(area));
    }
}

fn tap_area(desk: Desk, tool: Tool, area: String) {
    match tool {
        Tool::Area => desk.chosen.set(Chosen::Area(area)),
        Tool::Border => match desk.chosen.get_untracked() {
            Chosen::Area(from) if from == area => desk.chosen.set(Chosen::Nothing),
            Chosen::Area(from) => desk.join([from, area]),
            Chosen::Nothing | Chosen::Pair(_) => desk.chosen.set(Chosen::Area(area)),
        },
        Tool::Exit => toggle_exit(desk, area),
        Tool::Reinforcement => {
            let has = |board: &Board| board.reinforcements().iter().any(|token| board.area(token.area).id == area);
            if !desk.peek(has) {
                desk.edit(Edit::AddReinforcement { area: area.clone() });
            }
            desk.chosen.set(Chosen::Area(area));
        }
        Tool::Route => desk.letter(&area),
    }
}

/// Marks an area as an exit, or no longer.
pub(super) fn toggle_exit(desk: Desk, area: String) {
    let is_exit = desk.peek(|board| board.exits().iter().any(|exit| board.area(*exit).id == area));
    desk.edit(if is_exit { Edit::RemoveExit { area } } else { Edit::AddExit { area } });
}

/// The first tap chooses a border, every further one draws the next kind.
fn tap_border(desk: Desk, border: usize) {
    let pair = desk
        .peek(|board| board.borders().get(border).map(|border| border.between.map(|area| board.area(area).id.clone())));
    match (pair, desk.chosen.get_untracked()) {
        // Behind the borders there are stands the one that was taken away.
        (None, Chosen::Pair(pair)) => desk.cycle(pair),
        (Some(pair), Chosen::Pair(chosen)) if same(&pair, &chosen) => desk.cycle(pair),
        (Some(pair), _) => desk.chosen.set(Chosen::Pair(pair)),
        (None, Chosen::Nothing | Chosen::Area(_)) => {}
    }
}

fn same(one: &[String; 2], other: &[String; 2]) -> bool {
    one == other || (one[0] == other[1] && one[1] == other[0])
}

/// A drag on the map.
pub(super) fn drag(desk: Desk, drag: MapDrag) {
    let id = |area: usize| desk.peek(|board| board.areas().get(area).map(|area| area.id.clone()));
    match drag {
        MapDrag::Moved(area, Spot { x, y }) => {
            if let Some(area) = id(area) {
                desk.edit(Edit::MoveArea { area, x: place(x), y: place(y) });
            }
        }
        MapDrag::Joined(from, to) => {
            if let (Some(from), Some(to)) = (id(from), id(to)) {
                desk.join([from, to]);
            }
        }
        // Nobody stands on a board that is drawn.
        MapDrag::Carried(..) => {}
    }
}
