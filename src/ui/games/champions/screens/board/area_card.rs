//! Everything about one area, with keys for everything the map does by fingers.

use super::desk::Desk;
use super::lying::MarksOf;
use super::marks::{number_keys, numbers_of};
use super::panel::{name_field, ticks};
use super::shown::place;
use super::tools::toggle_exit;
use super::words::{area_name, kind_words, letter, name_of, route_name};
use crate::games::champions::board::edit::Edit;
use crate::games::champions::board::marks::Mark;
use crate::games::champions::board::{AreaId, Board, BorderKind};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How far one press moves an area, as a share of the picture.
const STEP: f64 = 0.05;

/// The sheet's inside.
pub(super) fn area_card(desk: Desk, id: String) -> AnyView {
    let gone = id.clone();
    view! {
        {name_field(desk, id.clone())}
        {ticks(desk, id.clone())}
        {borders(desk, id.clone())}
        <h3>{say(keys::BOARD_MARKS)}</h3>
        {lying(desk, id.clone())}
        {exit(desk, id.clone())}
        {number_keys(desk, id.clone())}
        {marks(desk, id.clone())}
        {arrows(desk, id)}
        <Button label=say(keys::BOARD_REMOVE_THIS) on_press=move || desk.remove_area(gone.clone()) />
    }
    .into_any()
}

/// The areas that share a border with this one, red ones too, or those that do not.
fn others(board: &Board, id: &str, wanted: fn(Option<BorderKind>) -> bool) -> Vec<(String, String)> {
    let other = |area: AreaId| board.area(area);
    let pair = |other: &str| [id.to_owned(), other.to_owned()];
    let all = board.area_ids().map(other).filter(|area| area.id != id);
    let wanted = all.filter(|area| wanted(Desk::kind(board, &pair(&area.id))));
    wanted.map(|area| (area.id.clone(), area_name(area))).collect()
}

fn borders(desk: Desk, id: String) -> AnyView {
    let here = id.clone();
    // A list stays while its kind changes; only another neighbour makes it anew.
    let joined = Memo::new(move |_| desk.read(|board| others(board, &here, |kind| kind.is_some())));
    let own = id.clone();
    let rows =
        move || joined.get().into_iter().map(|(to, name)| kind_list(desk, [own.clone(), to], name)).collect_view();
    view! {
        <h3>{say(keys::BOARD_BORDERS)}</h3>
        {rows}
        {join(desk, id)}
    }
    .into_any()
}

/// The kind of one border, with none as the last.
fn kind_list(desk: Desk, pair: [String; 2], name: String) -> AnyView {
    let kinds = || BorderKind::ALL.iter().copied().map(Some).chain([None]);
    let words = kinds().map(|kind| {
        let (title, sub) = kind_words(kind);
        format!("{}, {}", say(title), say(sub))
    });
    let asked = pair.clone();
    let chosen = Signal::derive(move || {
        desk.read(|board| Desk::kind(board, &asked)).map_or(BorderKind::ALL.len(), Small::index)
    });
    view! {
        <Select
            label=say(Line::new(keys::BOARD_BORDER_TO).with("name", name))
            answers=Signal::stored(words.collect::<Vec<_>>())
            chosen=chosen
            on_choose=move |place: usize| desk.set_kind(pair.clone(), kinds().nth(place).flatten())
        />
    }
    .into_any()
}

/// A new border to one of the other areas.
fn join(desk: Desk, id: String) -> AnyView {
    let here = id.clone();
    let free = Memo::new(move |_| desk.read(|board| others(board, &here, |kind| kind.is_none())));
    let chosen = RwSignal::new(0_usize);
    let names = Signal::derive(move || free.get().into_iter().map(|(_, name)| name).collect::<Vec<String>>());
    let act = move || {
        let other = free.with_untracked(|free| free.get(chosen.get_untracked()).map(|(id, _)| id.clone()));
        if let Some(other) = other {
            desk.join_quietly([id.clone(), other]);
            chosen.set(0);
        }
    };
    view! {
        <div class="rowx foot" hidden=move || free.with(Vec::is_empty)>
            <div class="grow">
                <Select label=say(keys::BOARD_JOIN) answers=names chosen=chosen on_choose=move |place: usize| chosen.set(place) />
            </div>
            <Button label=say(keys::BOARD_JOIN_ACT) on_press=act />
        </div>
    }
    .into_any()
}

fn exit(desk: Desk, id: String) -> AnyView {
    let own = id.clone();
    let on = Signal::derive(move || desk.read(|board| board.exits().iter().any(|exit| board.area(*exit).id == own)));
    view! { <Tick label=say(keys::BOARD_EXIT) on=on on_toggle=move |_: bool| toggle_exit(desk, id.clone()) /> }
        .into_any()
}

/// Tokens and scenery on the area.
fn lying(desk: Desk, id: String) -> AnyView {
    let own = id.clone();
    let marks = Signal::derive(move || {
        desk.read(|board| board.find(&own).map(|area| board.area(area).marks.clone()).unwrap_or_default())
    });
    let change = move |marks: Vec<Mark>| desk.edit(Edit::SetMarks { area: id.clone(), marks });
    view! { <MarksOf marks=marks on_change=change /> }.into_any()
}

/// Keys for the number and the letters this area may have.
fn marks(desk: Desk, id: String) -> AnyView {
    let all = move || {
        let edits = desk.read(|board| mark_edits(board, &id));
        let key = |(label, edit): (String, Edit)| {
            view! { <Button label=label on_press=move || mark(desk, edit.clone()) /> }
        };
        let keys: Vec<_> = edits.into_iter().map(key).collect();
        view! { <div class="stack">{keys}</div> }
    };
    all.into_any()
}

/// What can be marked on an area, with the words for it.
fn mark_edits(board: &Board, id: &str) -> Vec<(String, Edit)> {
    let area = || id.to_owned();
    let mut edits = Vec::new();
    if numbers_of(board, id).is_empty() {
        edits.push((say(keys::BOARD_NUMBER_ADD), Edit::AddReinforcement { area: area() }));
    }
    for (route, letters) in board.routes().iter().enumerate() {
        let here = letters.areas.iter().position(|letter| board.area(*letter).id == id);
        let words = |key: Key, place: usize| {
            let line = Line { key, args: Vec::new() };
            say(line.with("letter", letter(place)).with("route", route_name(board, route)))
        };
        edits.push(match here {
            Some(letter) => (words(keys::BOARD_LETTER_REMOVE, letter), Edit::RemoveLetter { route, letter }),
            None => {
                let next = letters.areas.len();
                (words(keys::BOARD_LETTER_ADD, next), Edit::AddLetter { route, area: area() })
            }
        });
    }
    edits.push((say(keys::BOARD_ROUTE_BEGIN), Edit::AddRoute { name: String::new(), area: area() }));
    edits
}

/// A new route gets the name the map would give it.
fn mark(desk: Desk, edit: Edit) {
    match edit {
        Edit::AddRoute { area, .. } => desk.begin_route(&area),
        other => {
            desk.edit(other);
            desk.settle();
        }
    }
}

/// Keys that move the area.
fn arrows(desk: Desk, id: String) -> AnyView {
    let keys = [
        (keys::BOARD_LEFT, -STEP, 0.0),
        (keys::BOARD_RIGHT, STEP, 0.0),
        (keys::BOARD_UP, 0.0, -STEP),
        (keys::BOARD_DOWN, 0.0, STEP),
    ];
    let key = |(word, x, y): (Key, f64, f64)| {
        let id = id.clone();
        let step = move || {
            let at = |place: crate::games::champions::board::place::Place| f64::from(place.millionths()) / 1_000_000.0;
            let spot = desk.peek(|board| board.find(&id).map(|area| (at(board.area(area).x), at(board.area(area).y))));
            if let Some((left, top)) = spot {
                desk.edit(Edit::MoveArea { area: id.clone(), x: place(left + x), y: place(top + y) });
            }
        };
        view! { <Button kind=ButtonKind::Grow label=say(word) on_press=step /> }
    };
    let name = desk.peek(|board| name_of(board, &id));
    let keys: Vec<_> = keys.into_iter().map(key).collect();
    view! {
        <h3>{say(keys::BOARD_PLACE)}</h3>
        <div class="rowx wrapx" role="group" aria-label=name>{keys}</div>
    }
    .into_any()
}
