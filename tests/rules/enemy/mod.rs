//! The Enemy Phase (CH-ENE, CH-COM-1, CH-BAT-7), on golden boards: each is drawn for one sentence of the rules or one
//! tie, and the expected answer is worked out by hand in its comment.

mod assault;
mod ranged;

mod guardian;
mod patrol;

mod assassination;
mod blocked;
mod escape;
mod search;

mod combats;
mod order;
mod yojimbo;

mod battle;

mod cases;
mod properties;
mod reasons;
mod refused;
