//! What a map shows, and what it reports, as plain data.

use crate::views::mon::MonLook;
use crate::views::sign::Sign;
use crate::views::tint::Tint;

/// The width of the ground, in units of its own; heights follow from the picture.
pub const WIDTH: f64 = 1000.0;

/// A spot on the board's picture, as shares of its width and height from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

/// What lies under the areas.
#[derive(Clone, Debug, PartialEq)]
pub enum Ground {
    /// Paper, with width by height.
    Plain(f64),
    /// A picture under a veil.
    Picture {
        /// Where it is.
        url: String,
        /// Its width by its height.
        ratio: f64,
    },
}

impl Ground {
    /// Width by height.
    pub const fn ratio(&self) -> f64 {
        match self {
            Self::Plain(ratio) | Self::Picture { ratio, .. } => *ratio,
        }
    }
}

/// How an area or a border stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AreaLook {
    /// Like the others.
    #[default]
    Plain,
    /// It is what the screen is about.
    Chosen,
    /// It stands back.
    Dim,
}

/// A small sign beside an area's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaMark {
    /// It lies higher than others.
    High,
    /// It has a roof.
    Roofed,
    /// Somebody to talk to stands there.
    Persona,
    /// What is looked for is there.
    Goal,
    /// Something lies there that can be taken.
    Item,
    /// It is a stretch of water: sunken, with waves.
    Water,
}

/// A place where figures stand.
#[derive(Clone, Debug, PartialEq)]
pub struct MapArea {
    /// Where.
    pub spot: Spot,
    /// Its name.
    pub label: String,
    /// How it stands out.
    pub look: AreaLook,
    /// Signs beside its name.
    pub marks: Vec<AreaMark>,
    /// Words in blocks above it.
    pub tags: Vec<MapTag>,
}

/// A word in a block of ink, with a sign before it where the word alone does not say enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapTag {
    /// The sign, in its colour; the block is of paper then.
    pub sign: Option<(Sign, Tint)>,
    /// The word.
    pub text: String,
}

impl MapTag {
    /// A word alone.
    pub fn word(text: impl Into<String>) -> Self {
        Self { sign: None, text: text.into() }
    }

    /// A word behind a sign.
    pub fn signed(sign: Sign, tint: Tint, text: impl Into<String>) -> Self {
        Self { sign: Some((sign, tint)), text: text.into() }
    }
}

/// The bars across a way: what one steps over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bars {
    /// One.
    One,
    /// Two.
    Two,
    /// One of dots.
    Dots,
    /// Two of dots.
    TwoDots,
    /// Two broken ones.
    Broken,
    /// A wall: there is no way.
    Wall,
    /// Nothing: the way is free.
    Free,
    /// A wave: the way is by water.
    Wave,
}

impl Bars {
    /// How they are drawn across a way that goes from left to right: the class of their line, its path, and the path
    /// of the halo around it.
    pub const fn path(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::One => ("gate", "M0-10V10", "M0-12V12"),
            Self::Two => ("gate", "M-3.6-10V10M3.6-10V10", "M-3.6-10V10M3.6-10V10"),
            Self::Dots => ("gate dot", "M0-11V11", "M0-12V12"),
            Self::TwoDots => ("gate dot", "M-4-11V11M4-11V11", "M-4-10V10M4-10V10"),
            Self::Broken => ("gate", "M-6-10V-1.5M-1 10V1.5M1-10V-1.5M6 10V1.5", "M-6-9V0M-1 9V0M1-9V0M6 9V0"),
            Self::Wall => ("gate red", "M0-13V13", "M0-13V13"),
            Self::Free => ("gate", "", ""),
            Self::Wave => ("gate", "M-10 2q2.5-6 5-3t5 1 5-1 5-1", "M-10 2q2.5-6 5-3t5 1 5-1 5-1"),
        }
    }
}

/// A border between two areas, known by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapBorder {
    /// The areas.
    pub between: (usize, usize),
    /// What stands across the way; nothing where a border is only thought of.
    pub bars: Option<Bars>,
    /// How it stands out.
    pub look: AreaLook,
}

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenShape {
    /// A mark in a ring.
    Disc(MonLook),
    /// A letter in a disc with a double ring.
    Ringed(String),
    /// One or two letters in a square on its point.
    Point(String),
    /// The same with a double outline.
    DoublePoint(String),
}

impl TokenShape {
    /// Which of the two sides stands in which row.
    pub const fn is_round(&self) -> bool {
        match self {
            Self::Disc(_) | Self::Ringed(_) => true,
            Self::Point(_) | Self::DoublePoint(_) => false,
        }
    }
}

/// How a token stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenLook {
    /// Like the others.
    #[default]
    Plain,
    /// It is its turn.
    Now,
    /// It is what the screen is about.
    Chosen,
    /// It stands back.
    Dim,
}

/// Somebody in an area.
#[derive(Clone, Debug, PartialEq)]
pub struct MapToken {
    /// The place of the area in the list.
    pub area: usize,
    /// What it is.
    pub shape: TokenShape,
    /// How it stands out.
    pub look: TokenLook,
    /// The number at its corner: of a Unit, how much room it takes.
    pub number: Option<i16>,
    /// Whether it carries something.
    pub hands: Hands,
}

/// What somebody carries, as far as the map shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Nothing.
    Empty,
    /// Something of the scenario.
    Full,
}

/// How a route is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteLook {
    /// The way that is taken.
    Taken,
    /// Another way there is.
    Other,
}

/// A way over areas, with an arrow at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct MapRoute {
    /// The places of the areas in the list.
    pub areas: Vec<usize>,
    /// What each step costs.
    pub costs: Vec<String>,
    /// How it is drawn.
    pub look: RouteLook,
}

/// What can be tapped besides areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handles {
    /// Nothing.
    Areas,
    /// The bars of the borders.
    AreasAndBorders,
    /// Whoever stands in the areas.
    AreasAndTokens,
}

/// What a tap on the ground does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroundTap {
    /// It is reported.
    Counts,
    /// Nothing; two of them show the whole board.
    Refits,
}

/// What happens to an area under a finger that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragging {
    /// Nothing: the map moves.
    Pans,
    /// It goes along.
    Moves,
    /// A line is drawn from it to another.
    Joins,
    /// Whoever stands there is carried to another area.
    Carries,
}

/// Where the names of the areas stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Each below its area, or above it at the lower edge: there is room, or it is not looked at closely.
    Below,
    /// Where there is room, clear of one another, of figures and of bars.
    Apart,
}

/// Everything a map shows.
#[derive(Clone, Debug, PartialEq)]
pub struct MapView {
    /// What lies under everything.
    pub ground: Ground,
    /// The areas.
    pub areas: Vec<MapArea>,
    /// The borders between them.
    pub borders: Vec<MapBorder>,
    /// Who stands where.
    pub tokens: Vec<MapToken>,
    /// Ways over the board.
    pub routes: Vec<MapRoute>,
    /// The places of the areas to look at; all where there is none.
    pub frame: Vec<usize>,
    /// What can be tapped.
    pub handles: Handles,
    /// What a tap on the ground does.
    pub ground_tap: GroundTap,
    /// What a drag from an area does.
    pub dragging: Dragging,
    /// Where the names stand.
    pub names: Names,
}

impl MapView {
    /// A ground with nothing on it, to be looked at only.
    pub const fn bare(ground: Ground) -> Self {
        Self {
            ground,
            areas: Vec::new(),
            borders: Vec::new(),
            tokens: Vec::new(),
            routes: Vec::new(),
            frame: Vec::new(),
            handles: Handles::Areas,
            ground_tap: GroundTap::Refits,
            dragging: Dragging::Pans,
            names: Names::Below,
        }
    }

    /// The height of the ground, in its own units.
    pub fn height(&self) -> f64 {
        WIDTH / self.ground.ratio()
    }

    /// A spot in the ground's units.
    pub fn on_ground(&self, spot: Spot) -> (f64, f64) {
        (spot.x * WIDTH, spot.y * self.height())
    }

    /// Where an area lies, in the ground's units; the corner for a place that is not in the list.
    pub fn middle(&self, area: usize) -> (f64, f64) {
        self.on_ground(self.areas.get(area).map(|area| area.spot).unwrap_or_default())
    }

    /// Where the bars of a border lie, in the ground's units.
    pub fn between(&self, (one, other): (usize, usize)) -> (f64, f64) {
        let ((ax, ay), (bx, by)) = (self.middle(one), self.middle(other));
        (f64::midpoint(ax, bx), f64::midpoint(ay, by))
    }
}

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapTap {
    /// The area at that place of the list.
    Area(usize),
    /// The border at that place of the list.
    Border(usize),
    /// The token at that place of the list.
    Token(usize),
    /// The ground, away from all of them.
    Ground(Spot),
}

/// What was dragged where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapDrag {
    /// An area to a spot.
    Moved(usize, Spot),
    /// A line from an area to another.
    Joined(usize, usize),
    /// A token to an area.
    Carried(usize, usize),
}
