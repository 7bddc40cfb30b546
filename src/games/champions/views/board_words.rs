//! A board in words: names, kinds of border, marks, and what is odd.

use crate::games::champions::board::area::{Area, Cover, Height};
use crate::games::champions::board::check::{Oddity, Summary};
use crate::games::champions::board::{AreaId, Board, BorderKind};
use crate::games::champions::text::enemies;
use crate::kernel::line::{Key, Line};
use crate::views::board_map::view::Bars;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// How many areas a sentence names before it only counts.
const NAMED: usize = 4;

/// What an area is called: its name or, without one, its id.
pub fn area_name(area: &Area) -> String {
    if area.name.trim().is_empty() { area.id.clone() } else { area.name.clone() }
}

/// What the area of an id is called; the id itself where there is none.
pub fn name_of(board: &Board, id: &str) -> String {
    board.find(id).map_or_else(|| id.to_owned(), |area| area_name(board.area(area)))
}

/// What a board is called.
pub fn board_name(board: &Board) -> String {
    if board.name().trim().is_empty() { say(keys::BOARD_NAMELESS) } else { board.name().to_owned() }
}

/// "11 areas, 18 borders".
pub fn counts(board: &Board) -> String {
    let line = Line::new(keys::BOARD_COUNTS).with("areas", board.areas().len());
    say(line.with("borders", board.borders().len()))
}

/// How a kind of border is drawn.
pub const fn bars(kind: BorderKind) -> Bars {
    match kind {
        BorderKind::Single => Bars::One,
        BorderKind::Double => Bars::Two,
        BorderKind::Dotted => Bars::Dots,
        BorderKind::DottedDouble => Bars::TwoDots,
        BorderKind::Split => Bars::Broken,
        BorderKind::Red => Bars::Wall,
    }
}

/// What a kind of border is called, and what crossing it costs and whom it lets through.
pub const fn kind_words(kind: Option<BorderKind>) -> (Key, Key) {
    match kind {
        Some(BorderKind::Single) => (keys::KIND_SINGLE, keys::KIND_SINGLE_SUB),
        Some(BorderKind::Double) => (keys::KIND_DOUBLE, keys::KIND_DOUBLE_SUB),
        Some(BorderKind::Dotted) => (keys::KIND_DOTTED, keys::KIND_DOTTED_SUB),
        Some(BorderKind::DottedDouble) => (keys::KIND_DOTTED_DOUBLE, keys::KIND_DOTTED_DOUBLE_SUB),
        Some(BorderKind::Split) => (keys::KIND_SPLIT, keys::KIND_SPLIT_SUB),
        Some(BorderKind::Red) => (keys::KIND_RED, keys::KIND_RED_SUB),
        None => (keys::KIND_NONE, keys::KIND_NONE_SUB),
    }
}

/// A kind of border within a sentence: "single, 1 AP".
pub const fn kind_in(kind: BorderKind) -> Key {
    match kind {
        BorderKind::Single => keys::KIND_SINGLE_IN,
        BorderKind::Double => keys::KIND_DOUBLE_IN,
        BorderKind::Dotted => keys::KIND_DOTTED_IN,
        BorderKind::DottedDouble => keys::KIND_DOTTED_DOUBLE_IN,
        BorderKind::Split => keys::KIND_SPLIT_IN,
        BorderKind::Red => keys::KIND_RED_IN,
    }
}

/// The letter of a place in a route, counted from 0: A to Z, then AA.
pub fn letter(place: usize) -> String {
    let last = u32::try_from(place % 26).unwrap_or(0);
    let last = char::from_digit(last + 10, 36).unwrap_or('?').to_ascii_uppercase();
    if place < 26 { last.to_string() } else { format!("{}{last}", letter(place / 26 - 1)) }
}

/// What a route is called.
pub fn route_name(board: &Board, route: usize) -> String {
    let name = board.routes().get(route).map(|route| route.name.trim()).unwrap_or_default();
    if name.is_empty() { say(Line::new(keys::BOARD_ROUTE_NAMELESS).with("number", route + 1)) } else { name.to_owned() }
}

/// The lines of everything odd about a board; nothing where all is well.
pub fn odd_lines(board: &Board, found: &Summary) -> Vec<String> {
    found.odd.iter().map(|oddity| say(odd_line(board, oddity))).collect()
}

fn odd_line(board: &Board, oddity: &Oddity) -> Line {
    let name = |area: &AreaId| area_name(board.area(*area));
    match oddity {
        Oddity::Empty => keys::BOARD_EMPTY.into(),
        Oddity::Unreachable(areas) => {
            let first = board.areas().first().map(area_name).unwrap_or_default();
            Line::new(keys::ODD_UNREACHABLE).with("first", first).with("names", some(board, areas))
        }
        Oddity::Alone(areas) => Line::new(keys::ODD_ALONE).with("names", some(board, areas)),
        Oddity::HardToEnter(areas) => Line::new(keys::ODD_HARD).with("names", some(board, areas)),
        Oddity::NoExit => keys::ODD_NO_EXIT.into(),
        Oddity::ExitTwice(area) => Line::new(keys::ODD_EXIT_TWICE).with("name", name(area)),
        Oddity::NumberTwice(number) => Line::new(keys::ODD_NUMBER_TWICE).with("number", i16::from(*number)),
        Oddity::ObstacleCloses(area, others) => {
            Line::new(keys::ODD_OBSTACLE).with("name", name(area)).with("names", some(board, others))
        }
        Oddity::BrokenRoute(route) => Line::new(keys::ODD_ROUTE).with("name", route.as_str()),
        Oddity::SameSpot(one, other) => {
            Line::new(keys::ODD_SAME_SPOT).with("one", name(one)).with("other", name(other))
        }
    }
}

/// The first few names, and how many there are besides.
fn some(board: &Board, areas: &[AreaId]) -> String {
    let mut names: Vec<_> = areas.iter().take(NAMED).map(|&area| area_name(board.area(area))).collect();
    if areas.len() > NAMED {
        names.push(say(Line::new(keys::ODD_MORE).with("count", areas.len() - NAMED)));
    }
    names.join(", ")
}

/// What is said where nothing is odd.
pub fn all_well(board: &Board) -> String {
    let exits = Line::new(keys::BOARD_EXITS).with("count", board.exits().len());
    let numbers = Line::new(keys::BOARD_NUMBERS).with("count", board.reinforcements().len());
    say(Line::new(keys::BOARD_ALL_REACHED).with("exits", exits).with("numbers", numbers))
}

/// An area's neighbours and marks: "Next to Tea Room (single, 1 AP). Exit."
pub fn about(board: &Board, area: AreaId) -> String {
    let mut sentences = vec![neighbours(board, area)];
    let walls = board.borders().iter().filter(|border| border.kind == BorderKind::Red);
    let walls = walls.filter_map(|border| match border.between {
        [one, other] if one == area => Some(other),
        [one, other] if other == area => Some(one),
        _ => None,
    });
    let wall = |other: AreaId| say(Line::new(keys::BOARD_WALL_ITEM).with("name", area_name(board.area(other))));
    sentences.extend(walls.map(wall));
    let marks = marks(board, area);
    if !marks.is_empty() {
        sentences.push(say(Line::new(keys::HOME_SENTENCE).with("line", marks.join(", "))));
    }
    sentences.join(" ")
}

/// The border between two areas: "From Ford: single, 1 AP."; also that there is none.
pub fn crossing(board: &Board, from: AreaId, to: AreaId) -> String {
    let kind = board.border(from, to).map_or(keys::BOARD_CROSSING_NONE, kind_in);
    let line = Line::new(keys::BOARD_CROSSING).with("name", area_name(board.area(from)));
    say(line.with("kind", kind))
}

fn neighbours(board: &Board, area: AreaId) -> String {
    let item = |&(other, kind): &(AreaId, BorderKind)| {
        let line = Line::new(keys::BOARD_NEXT_ITEM).with("name", area_name(board.area(other)));
        say(line.with("kind", kind_in(kind)))
    };
    let items: Vec<_> = board.neighbours(area).iter().map(item).collect();
    let none = keys::BOARD_NEXT_NONE.into();
    say(if items.is_empty() { none } else { Line::new(keys::BOARD_NEXT_TO).with("list", items.join(", ")) })
}

fn marks(board: &Board, id: AreaId) -> Vec<String> {
    let area = board.area(id);
    let mut marks = Vec::new();
    marks.extend((area.height == Height::Elevated).then(|| say(keys::BOARD_ELEVATED)));
    marks.extend((area.cover == Cover::Indoor).then(|| say(keys::BOARD_INDOOR)));
    marks.extend(board.exits().contains(&id).then(|| say(keys::BOARD_EXIT)));
    marks.extend(area.marks.iter().map(|mark| say(enemies::mark(mark))));
    let numbers = board.reinforcements().iter().filter(|token| token.area == id);
    marks.extend(numbers.map(|token| say(Line::new(keys::BOARD_TAG_NUMBER).with("number", i16::from(token.number)))));
    for (route, letters) in board.routes().iter().enumerate() {
        let here = letters.areas.iter().enumerate().filter(|(_, area)| **area == id);
        let tag = |(place, _)| {
            Line::new(keys::BOARD_TAG_LETTER).with("route", route_name(board, route)).with("letter", letter(place))
        };
        marks.extend(here.map(|at| say(tag(at))));
    }
    marks
}
