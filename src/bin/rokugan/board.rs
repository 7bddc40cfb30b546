//! `rokugan board`: what a board is made of, and what is odd about it.

use crate::failure::Failure;
use crate::plan::{first, fits};
use rokugan::games::champions::board::border::BorderKind;
use rokugan::games::champions::board::check::{Oddity, check};
use rokugan::games::champions::board::{AreaId, Board, document};
use serde::Serialize;

/// The answer.
#[derive(Debug, Serialize)]
pub struct Summary {
    name: String,
    areas: usize,
    elevated: usize,
    indoor: usize,
    borders: Borders,
    exits: Vec<String>,
    reinforcements: Vec<Reinforcement>,
    routes: Vec<Route>,
    odd: Vec<Odd>,
}

/// How many borders of each kind.
#[derive(Debug, Serialize)]
struct Borders {
    single: usize,
    double: usize,
    dotted: usize,
    dotted_double: usize,
    split: usize,
    red: usize,
}

#[derive(Debug, Serialize)]
struct Reinforcement {
    number: u8,
    area: String,
}

#[derive(Debug, Serialize)]
struct Route {
    name: String,
    letters: usize,
}

/// What is odd, and which areas or which mark it is about.
#[derive(Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
enum Odd {
    Empty,
    Unreachable { areas: Vec<String> },
    Alone { areas: Vec<String> },
    HardToEnter { areas: Vec<String> },
    NoExit,
    ExitTwice { area: String },
    NumberTwice { number: u8 },
    ObstacleCloses { area: String, areas: Vec<String> },
    BrokenRoute { route: String },
    SameSpot { areas: [String; 2] },
}

/// Looks a board over.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn board(text: &str) -> Result<Summary, Failure> {
    fits(text)?;
    let board = document::read(text).map_err(first)?;
    let found = check(&board);
    let id = |area: AreaId| board.area(area).id.clone();
    let of_kind = |kind| *found.borders.get(kind);
    let token = |token: &rokugan::games::champions::board::map::Reinforcement| Reinforcement {
        number: token.number,
        area: id(token.area),
    };
    Ok(Summary {
        name: board.name().to_owned(),
        areas: board.areas().len(),
        elevated: found.elevated,
        indoor: found.indoor,
        borders: Borders {
            single: of_kind(BorderKind::Single),
            double: of_kind(BorderKind::Double),
            dotted: of_kind(BorderKind::Dotted),
            dotted_double: of_kind(BorderKind::DottedDouble),
            split: of_kind(BorderKind::Split),
            red: of_kind(BorderKind::Red),
        },
        exits: board.exits().iter().copied().map(id).collect(),
        reinforcements: board.reinforcements().iter().map(token).collect(),
        routes: (board.routes().iter())
            .map(|route| Route { name: route.name.clone(), letters: route.areas.len() })
            .collect(),
        odd: found.odd.iter().map(|oddity| odd(&board, oddity)).collect(),
    })
}

fn odd(board: &Board, oddity: &Oddity) -> Odd {
    let id = |area: AreaId| board.area(area).id.clone();
    let ids = |areas: &[AreaId]| areas.iter().copied().map(id).collect();
    match oddity {
        Oddity::Empty => Odd::Empty,
        Oddity::Unreachable(areas) => Odd::Unreachable { areas: ids(areas) },
        Oddity::Alone(areas) => Odd::Alone { areas: ids(areas) },
        Oddity::HardToEnter(areas) => Odd::HardToEnter { areas: ids(areas) },
        Oddity::NoExit => Odd::NoExit,
        Oddity::ExitTwice(area) => Odd::ExitTwice { area: id(*area) },
        Oddity::NumberTwice(number) => Odd::NumberTwice { number: *number },
        Oddity::ObstacleCloses(area, others) => Odd::ObstacleCloses { area: id(*area), areas: ids(others) },
        Oddity::BrokenRoute(name) => Odd::BrokenRoute { route: name.clone() },
        Oddity::SameSpot(one, other) => Odd::SameSpot { areas: [id(*one), id(*other)] },
    }
}
