//! Boards to begin with: an empty one, a grid, and the made-up ones that come with the app.

use super::border::BorderKind;
use super::document::{self, AreaEntry, BoardFile, BorderEntry, FORMAT, VERSION};
use super::fault::Fault;
use super::map::Board;
use super::place::Place;

/// The most rows, and the most columns, of a grid: every grid up to here fits on a board.
pub const MOST_LINES: u32 = 14;

/// The made-up boards to learn with, as files.
const LEARNING: [&str; 3] = [
    include_str!("../content/board-ford.json"),
    include_str!("../content/board-inn.json"),
    include_str!("../content/board-shrine.json"),
];

/// The made-up boards to learn with. Their names and ways are ours; none is out of the box.
pub fn learning() -> Vec<Board> {
    // What cannot be read would be missing; a test reads all of them.
    LEARNING.iter().filter_map(|text| document::read(text).ok()).collect()
}

/// A board without an area.
///
/// # Errors
///
/// A name that cannot be.
pub fn empty(name: &str) -> Result<Board, Vec<Fault>> {
    document::board(file(name))
}

/// Areas in rows and columns, named `A1` from the upper left corner, single borders between those side by side.
///
/// ```
/// # use rokugan::games::champions::board::blank::grid;
/// let board = grid("Crossroads", 3, 4).unwrap();
/// assert_eq!((board.areas().len(), board.borders().len()), (12, 17));
/// assert_eq!(board.areas()[5].name, "B2");
/// ```
///
/// # Errors
///
/// A name that cannot be. Rows and columns are brought between 1 and [`MOST_LINES`].
pub fn grid(name: &str, rows: u32, columns: u32) -> Result<Board, Vec<Fault>> {
    let (rows, columns) = (rows.clamp(1, MOST_LINES), columns.clamp(1, MOST_LINES));
    let mut file = file(name);
    for row in 0..rows {
        for column in 0..columns {
            file.areas.push(cell(row, rows, column, columns));
            let here = id(row, column, columns);
            let left = (column > 0).then(|| id(row, column - 1, columns));
            let above = (row > 0).then(|| id(row - 1, column, columns));
            let to_here = |from| BorderEntry { between: [from, here.clone()], kind: BorderKind::Single };
            file.borders.extend(left.into_iter().chain(above).map(to_here));
        }
    }
    document::board(file)
}

fn file(name: &str) -> BoardFile {
    BoardFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        name: name.to_owned(),
        areas: Vec::new(),
        borders: Vec::new(),
        exits: Vec::new(),
        reinforcements: Vec::new(),
        routes: Vec::new(),
    }
}

fn id(row: u32, column: u32, columns: u32) -> String {
    format!("a{}", row * columns + column + 1)
}

fn cell(row: u32, rows: u32, column: u32, columns: u32) -> AreaEntry {
    // MOST_LINES letters of the alphabet.
    let letter = char::from_digit(row + 10, 36).map_or('?', |letter| letter.to_ascii_uppercase());
    AreaEntry {
        id: id(row, column, columns),
        name: format!("{letter}{}", column + 1),
        x: middle(column, columns),
        y: middle(row, rows),
        elevated: false,
        indoor: false,
        marks: Vec::new(),
    }
}

/// The middle of one of `lines` stripes.
fn middle(line: u32, lines: u32) -> Place {
    // A stripe's middle is on the picture.
    Place::from_millionths((2 * line + 1) * 1_000_000 / (2 * lines)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::check::check;
    use super::*;

    #[test]
    fn every_made_up_board_is_whole_and_nothing_about_it_is_odd() {
        let boards = learning();
        assert_eq!(boards.len(), LEARNING.len());
        for board in &boards {
            assert_eq!(check(board).odd, [], "{}", board.name());
            assert!(!board.reinforcements().is_empty() && !board.routes().is_empty(), "{}", board.name());
            assert!(board.areas().iter().all(|area| !area.name.is_empty()), "{}", board.name());
        }
    }

    #[test]
    fn every_grid_fits_on_a_board() {
        for (rows, columns) in [(0, 0), (1, 1), (2, 3), (MOST_LINES, MOST_LINES), (u32::MAX, 9)] {
            let board = grid("", rows, columns).unwrap();
            let (rows, columns) = (rows.clamp(1, MOST_LINES), columns.clamp(1, MOST_LINES));
            assert_eq!(board.areas().len(), usize::try_from(rows * columns).unwrap());
        }
    }
}
