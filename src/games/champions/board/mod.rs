//! The board as the rules see it: areas, typed borders between them, who stands where, what moving costs, who sees
//! whom (CH-MOV, CH-LOS).
//!
//! Deliberately absent: whose turn it is and what anybody wants; that is [`super::enemy`]. Pictures of a board are
//! none of the rules' business either, only where on the picture an area lies.

pub mod area;
pub mod border;
pub mod marks;
pub mod place;

pub mod fault;

pub mod map;

pub mod check;
pub mod document;

pub mod blank;
pub mod drawing;
pub mod edit;

pub mod mover;
pub mod occupancy;
pub mod traveller;

pub mod distances;
pub mod routes;
pub mod steps;

pub mod sight;

pub mod reinforcement;

pub use area::AreaId;
pub use border::BorderKind;
pub use map::Board;
