//! Numbers and letters on the board: Reinforcement areas and routes.

use super::desk::Desk;
use super::panel::hint;
use super::words::{letter, name_of, route_name};
use crate::games::champions::board::Board;
use crate::games::champions::board::document::MOST_CHARACTERS;
use crate::games::champions::board::edit::Edit;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The numbers of an area, each with its place in the board's list.
pub(super) fn numbers_of(board: &Board, id: &str) -> Vec<(usize, u8)> {
    let tokens = board.reinforcements().iter().enumerate();
    tokens.filter(|(_, token)| board.area(token.area).id == id).map(|(place, token)| (place, token.number)).collect()
}

/// The chosen Reinforcement area.
pub(super) fn numbers(desk: Desk, id: String) -> AnyView {
    let name = desk.peek(|board| name_of(board, &id));
    let title = say(Line::new(keys::BOARD_REINFORCEMENT_TITLE).with("name", name));
    view! { {hint(title, say(keys::BOARD_REINFORCEMENT_HINT))} {number_keys(desk, id)} }.into_any()
}

/// Keys for every number of an area.
pub(super) fn number_keys(desk: Desk, id: String) -> AnyView {
    // The fields stay while their numbers change.
    let places = Memo::new(move |_| {
        desk.read(|board| numbers_of(board, &id)).into_iter().map(|(place, _)| place).collect::<Vec<_>>()
    });
    let rows = move || places.get().into_iter().map(|place| number_key(desk, place)).collect::<Vec<_>>();
    view! { <div class="card rows" hidden=move || places.with(Vec::is_empty)>{rows}</div> }.into_any()
}

fn number_key(desk: Desk, place: usize) -> AnyView {
    let number = move || desk.read(|board| board.reinforcements().get(place).map(|token| i32::from(token.number)));
    let change = move |number: i32| {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        desk.edit(Edit::NumberReinforcement { place, number });
    };
    let remove = say(Line::new(keys::BOARD_NUMBER_REMOVE).with("number", number().unwrap_or(0).to_string()));
    view! {
        <div class="table-row">
            <Stepper
                label=say(keys::BOARD_NUMBER)
                value=Signal::derive(number)
                least=1
                most=255
                minus_label=say(keys::BOARD_NUMBER_MINUS)
                plus_label=say(keys::BOARD_NUMBER_PLUS)
                on_change=change
            />
            <Button
                kind=ButtonKind::Round
                label=remove
                sign=Sign::Close
                on_press=move || desk.edit(Edit::RemoveReinforcement { place })
            />
        </div>
    }
    .into_any()
}

/// The routes: which one gets the next letter, its name, its letters.
pub(super) fn routes(desk: Desk) -> AnyView {
    let names = Signal::derive(move || {
        let names = desk.read(|board| (0..board.routes().len()).map(|at| route_name(board, at)).collect::<Vec<_>>());
        names.into_iter().chain([say(keys::BOARD_ROUTE_NEW)]).map(Segment::of).collect()
    });
    let count = move || desk.read(|board| board.routes().len());
    let chosen = Signal::derive(move || Some(desk.route.get().unwrap_or_else(count)));
    let choose = move |place: usize| {
        let count = desk.peek(|board| board.routes().len());
        desk.route.set((place < count).then_some(place));
    };
    let own = Memo::new(move |_| desk.route.get());
    view! {
        {hint(say(keys::BOARD_ROUTE), say(keys::BOARD_ROUTE_HINT))}
        <Segmented
            label=say(keys::BOARD_ROUTES)
            answers=names
            chosen=chosen
            look=SegmentedLook::Wraps
            on_choose=choose
        />
        {move || own.get().map(|route| route_panel(desk, route))}
    }
    .into_any()
}

fn route_panel(desk: Desk, route: usize) -> AnyView {
    let value = Signal::derive(move || {
        desk.read(|board| board.routes().get(route).map(|route| route.name.clone()).unwrap_or_default())
    });
    let rename = move |name: String| {
        let name = name.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
        desk.edit(Edit::NameRoute { route, name });
    };
    let remove = say(Line::new(keys::BOARD_ROUTE_REMOVE).with("name", desk.peek(|board| route_name(board, route))));
    let gone = move || {
        desk.edit(Edit::RemoveRoute { route });
        desk.route.set(None);
    };
    view! {
        <p dir="auto">{move || say(desk.read(|board| letters(board, route)))}</p>
        <div class="rowx foot">
            <div class="grow">
                <TextField label=say(keys::BOARD_ROUTE_NAME) value=value maxlength=60 on_input=rename />
            </div>
            <Button label=say(keys::BOARD_REMOVE) ears=remove on_press=gone />
        </div>
    }
    .into_any()
}

/// The letters of a route, and the area of each.
fn letters(board: &Board, route: usize) -> Line {
    let areas = board.routes().get(route).map(|route| route.areas.as_slice()).unwrap_or_default();
    let at = |(place, area): (usize, &crate::games::champions::board::AreaId)| {
        let line = Line::new(keys::BOARD_LETTER_AT).with("letter", letter(place));
        say(line.with("name", super::words::area_name(board.area(*area))))
    };
    let list = areas.iter().enumerate().map(at).collect::<Vec<_>>().join(", ");
    Line::new(keys::BOARD_LETTERS).with("letters", list)
}
