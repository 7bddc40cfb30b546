//! What the screens show, as plain data: the table, what comes next, the reveal, the story of a round, odds, scores.

pub mod card_choice;
pub mod honor;
pub mod map;
pub mod next;
pub mod places;
pub mod plates;
pub mod reminders;
pub mod sight;

pub mod reveal;
pub mod story;
pub mod todo;

pub mod ledger;
pub mod odds;
pub mod own_odds;
pub mod plan;
pub mod worth;

pub mod chronicle;
pub mod score;
pub mod statistics;
pub mod turning;
