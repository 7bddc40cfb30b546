//! What screens are made of, as plain data: signs and their colours, the map of a board, strokes and bars, the paths of
//! pages. Nothing of a certain game, and nothing of a browser; the screens draw it.

// Signs.
pub mod face;
pub mod mon;
pub mod sign;
pub mod tint;

// Drawings.
pub mod bar;
pub mod board_map;
pub mod honor_stroke;

// Pages.
pub mod path;
