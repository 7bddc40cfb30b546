//! The nouns of the game: types whose invalid states cannot be built. No rules.

mod named;
pub use named::Named;
pub(crate) use named::named;

pub mod clan;
pub mod province;
pub mod province_set;
pub mod territory;

pub mod face;
pub mod token_counts;

pub mod special;

pub mod initiative_card;
pub mod objective;
pub mod territory_card;

pub mod rulings;

pub mod players;

pub mod board;
pub mod control;

pub mod place;
pub mod tokens;
