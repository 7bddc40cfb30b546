//! The board: borders, room, routes, Line of Sight (CH-MOV, CH-LOS), and its file.

mod file;
mod movement;
mod routes;
mod sight;

mod properties;
