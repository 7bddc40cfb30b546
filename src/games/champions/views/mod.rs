//! What the screens show, as plain data: in words, on the map of a board, in bars; and the pages with their addresses.

pub mod pages;

pub mod looks;

pub mod board_map;
pub mod board_words;
pub mod boards;

pub mod field_lines;
pub mod field_map;

pub mod arrows;

pub mod enemy_faces;
pub mod fight_words;
pub mod odds_card;
pub mod odds_spread;
pub mod paid;
pub mod technique_words;

pub mod catalogue;
pub mod last_seats;
pub mod setup_draft;
pub mod trial_shares;
