//! Drawing a board: every change as a plain command.
//!
//! A change is made on the board's document, and the one constructor judges what came of it: whatever sequence of edits
//! leads to a board leads to one that holds together, and what would not is refused by name.

use super::area::{Cover, Height};
use super::border::BorderKind;
use super::document::{self, AreaEntry, BoardFile, BorderEntry, ReinforcementEntry, RouteEntry};
use super::fault::{Fault, FaultKind};
use super::map::Board;
use super::marks::Mark;
use super::place::Place;

/// A change of a board. Areas are named as the document names them, marks by their place in its lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Gives the board another name.
    RenameBoard(String),
    /// Puts a new area without a name on that spot.
    AddArea {
        /// From the left edge of the picture.
        x: Place,
        /// From the upper edge.
        y: Place,
    },
    /// Moves an area; its borders and marks stay.
    MoveArea {
        /// Its id.
        area: String,
        /// From the left edge of the picture.
        x: Place,
        /// From the upper edge.
        y: Place,
    },
    /// Gives an area another name.
    NameArea {
        /// Its id.
        area: String,
        /// What the players call it.
        name: String,
    },
    /// Marks an area as Elevated or not.
    SetHeight {
        /// Its id.
        area: String,
        /// How high it lies.
        height: Height,
    },
    /// Marks an area as indoors or not.
    SetCover {
        /// Its id.
        area: String,
        /// What is above it.
        cover: Cover,
    },
    /// Says which tokens and scenery lie on an area.
    SetMarks {
        /// Its id.
        area: String,
        /// All of them.
        marks: Vec<Mark>,
    },
    /// Takes an area away, with its borders and marks. A route that loses its last letter goes too.
    RemoveArea {
        /// Its id.
        area: String,
    },
    /// Draws a border between two areas, or draws the one that is there anew.
    SetBorder {
        /// The ids of the areas.
        between: [String; 2],
        /// What it looks like.
        kind: BorderKind,
    },
    /// Takes the border between two areas away.
    RemoveBorder {
        /// The ids of the areas.
        between: [String; 2],
    },
    /// Lets Characters leave the board from here.
    AddExit {
        /// The id of the area.
        area: String,
    },
    /// No longer lets them.
    RemoveExit {
        /// The id of the area.
        area: String,
    },
    /// Puts the lowest free reinforcement number on an area.
    AddReinforcement {
        /// The id of the area.
        area: String,
    },
    /// Puts another number on a reinforcement area.
    NumberReinforcement {
        /// Its place in the list.
        place: usize,
        /// The number on the token.
        number: u8,
    },
    /// Takes a reinforcement number away.
    RemoveReinforcement {
        /// Its place in the list.
        place: usize,
    },
    /// Begins a route with its first letter.
    AddRoute {
        /// What the players call it.
        name: String,
        /// The id of the area of its first letter.
        area: String,
    },
    /// Gives a route another name.
    NameRoute {
        /// Its place in the list.
        route: usize,
        /// What the players call it.
        name: String,
    },
    /// Puts the next letter of a route on an area.
    AddLetter {
        /// The route's place in the list.
        route: usize,
        /// The id of the area.
        area: String,
    },
    /// Takes a letter away; the later ones move up. Without letters a route is gone.
    RemoveLetter {
        /// The route's place in the list.
        route: usize,
        /// The letter's place in the route.
        letter: usize,
    },
    /// Takes a route away.
    RemoveRoute {
        /// Its place in the list.
        route: usize,
    },
}

impl Edit {
    /// Whether this goes on with what `before` began, as the second letter typed into a name does: both together are
    /// one step for whoever takes it back.
    pub fn continues(&self, before: &Self) -> bool {
        let pair = (self, before);
        matches!(pair, (Self::RenameBoard(_), Self::RenameBoard(_)))
            || matches!(pair, (Self::NameArea { area, .. }, Self::NameArea { area: other, .. }) if area == other)
            || matches!(pair, (Self::SetMarks { area, marks }, Self::SetMarks { area: other, marks: last })
                if area == other && marks.len() == last.len())
            || matches!(pair, (Self::NameRoute { route, .. }, Self::NameRoute { route: other, .. }) if route == other)
    }
}

/// The kind that follows when a border is tapped again and again; nothing is no border.
///
/// ```
/// # use rokugan::games::champions::board::{BorderKind, edit::next_kind};
/// assert_eq!(next_kind(Some(BorderKind::Single)), Some(BorderKind::Double));
/// assert_eq!(next_kind(Some(BorderKind::Red)), None);
/// assert_eq!(next_kind(None), Some(BorderKind::Single));
/// ```
pub const fn next_kind(kind: Option<BorderKind>) -> Option<BorderKind> {
    match kind {
        None => Some(BorderKind::Single),
        Some(BorderKind::Single) => Some(BorderKind::Double),
        Some(BorderKind::Double) => Some(BorderKind::Dotted),
        Some(BorderKind::Dotted) => Some(BorderKind::DottedDouble),
        Some(BorderKind::DottedDouble) => Some(BorderKind::Split),
        Some(BorderKind::Split) => Some(BorderKind::Red),
        Some(BorderKind::Red) => None,
    }
}

/// The board after an edit.
///
/// # Errors
///
/// What the edit names and the board does not have, or every fault the board would have.
pub fn edit(board: &Board, edit: &Edit) -> Result<Board, Vec<Fault>> {
    let mut file = document::file(board);
    change(&mut file, edit).map_err(|fault| vec![fault])?;
    document::board(file)
}

fn change(file: &mut BoardFile, edit: &Edit) -> Result<(), Fault> {
    match edit {
        Edit::RenameBoard(name) => file.name.clone_from(name),
        Edit::AddArea { x, y } => file.areas.push(new_area(file, *x, *y)),
        Edit::MoveArea { area, x, y } => {
            let area = area_of(file, area)?;
            (area.x, area.y) = (*x, *y);
        }
        Edit::NameArea { area, name } => area_of(file, area)?.name.clone_from(name),
        Edit::SetHeight { area, height } => area_of(file, area)?.elevated = *height == Height::Elevated,
        Edit::SetCover { area, cover } => area_of(file, area)?.indoor = *cover == Cover::Indoor,
        Edit::SetMarks { area, marks } => area_of(file, area)?.marks.clone_from(marks),
        Edit::RemoveArea { area } => remove_area(file, area)?,
        Edit::SetBorder { between, kind } => set_border(file, between, *kind),
        Edit::RemoveBorder { between } => file.borders.retain(|border| !joins(border, between)),
        Edit::AddExit { area } => add_exit(file, area),
        Edit::RemoveExit { area } => file.exits.retain(|exit| exit != area),
        Edit::AddReinforcement { area } => add_reinforcement(file, area)?,
        Edit::NumberReinforcement { place, number } => {
            at(&mut file.reinforcements, *place, "reinforcements")?.number = *number;
        }
        Edit::RemoveReinforcement { place } => take(&mut file.reinforcements, *place, "reinforcements")?,
        Edit::AddRoute { name, area } => {
            file.routes.push(RouteEntry { name: name.clone(), areas: vec![area.clone()] });
        }
        Edit::NameRoute { route, name } => at(&mut file.routes, *route, "routes")?.name.clone_from(name),
        Edit::AddLetter { route, area } => at(&mut file.routes, *route, "routes")?.areas.push(area.clone()),
        Edit::RemoveLetter { route, letter } => {
            take(&mut at(&mut file.routes, *route, "routes")?.areas, *letter, "routes.areas")?;
            file.routes.retain(|route| !route.areas.is_empty());
        }
        Edit::RemoveRoute { route } => take(&mut file.routes, *route, "routes")?,
    }
    Ok(())
}

/// An area with an id no other has: `a` and the number after the highest.
fn new_area(file: &BoardFile, x: Place, y: Place) -> AreaEntry {
    let number = |area: &AreaEntry| area.id.strip_prefix('a')?.parse::<u64>().ok();
    let highest = file.areas.iter().filter_map(number).max().unwrap_or(0);
    // Where somebody has used up the numbers, the constructor names the second of its id.
    let id = format!("a{}", highest.saturating_add(1));
    AreaEntry { id, name: String::new(), x, y, elevated: false, indoor: false, marks: Vec::new() }
}

fn area_of<'a>(file: &'a mut BoardFile, id: &str) -> Result<&'a mut AreaEntry, Fault> {
    let missing = || Fault::new("area", FaultKind::NoArea(id.chars().take(document::MOST_CHARACTERS).collect()));
    file.areas.iter_mut().find(|area| area.id == id).ok_or_else(missing)
}

fn remove_area(file: &mut BoardFile, id: &str) -> Result<(), Fault> {
    area_of(file, id)?;
    file.areas.retain(|area| area.id != id);
    file.borders.retain(|border| !border.between.iter().any(|end| end == id));
    file.exits.retain(|exit| exit != id);
    file.reinforcements.retain(|token| token.area != id);
    for route in &mut file.routes {
        route.areas.retain(|area| area != id);
    }
    file.routes.retain(|route| !route.areas.is_empty());
    Ok(())
}

fn joins(border: &BorderEntry, [one, other]: &[String; 2]) -> bool {
    let [first, second] = &border.between;
    (first == one && second == other) || (first == other && second == one)
}

fn set_border(file: &mut BoardFile, between: &[String; 2], kind: BorderKind) {
    match file.borders.iter_mut().find(|border| joins(border, between)) {
        Some(border) => border.kind = kind,
        None => file.borders.push(BorderEntry { between: between.clone(), kind }),
    }
}

fn add_exit(file: &mut BoardFile, area: &str) {
    if !file.exits.iter().any(|exit| exit == area) {
        file.exits.push(area.to_owned());
    }
}

fn add_reinforcement(file: &mut BoardFile, area: &str) -> Result<(), Fault> {
    let free = (1..=u8::MAX).find(|number| file.reinforcements.iter().all(|token| token.number != *number));
    let all = usize::from(u8::MAX);
    let full = || Fault::new("reinforcements", FaultKind::TooMany { found: all + 1, most: all });
    file.reinforcements.push(ReinforcementEntry { number: free.ok_or_else(full)?, area: area.to_owned() });
    Ok(())
}

fn out_of_range(list: usize, place: usize, path: &str) -> Fault {
    let wide = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let most = wide(list.saturating_sub(1));
    Fault::new(path, FaultKind::OutOfRange { found: wide(place), least: 0, most })
}

fn at<'a, T>(list: &'a mut [T], place: usize, path: &str) -> Result<&'a mut T, Fault> {
    let long = list.len();
    list.get_mut(place).ok_or_else(|| out_of_range(long, place, path))
}

fn take<T>(list: &mut Vec<T>, place: usize, path: &str) -> Result<(), Fault> {
    if place >= list.len() {
        return Err(out_of_range(list.len(), place, path));
    }
    list.remove(place);
    Ok(())
}
