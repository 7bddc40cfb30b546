//! The nouns of the game: types only, no rules.

pub mod clan;
pub mod element;
pub mod ids;
pub mod keyword;
pub mod quantity;

pub mod effects;
pub mod enemy_die;
pub mod rolls;
pub mod technique;

pub mod card;
pub mod equipment;
pub mod objective;
pub mod other_side;

pub mod champion;
pub mod character_token;
pub mod figure;
pub mod former;

pub mod campaign_table;
pub mod ring_event;
pub mod scenario;
pub mod turn;

pub mod area_key;
pub mod conduct;
pub mod enemy_phase;
pub mod field;
pub mod investigation;
pub mod lot;
pub mod push;
pub mod tie;
pub mod why;

pub mod state;
pub mod story;

pub use crate::kernel::name;
