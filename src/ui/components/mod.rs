//! The components every screen is made of: they show what they are given and report what was pressed.
//!
//! No component knows a game, holds a word of its own, or decides anything: words come in as props from the resource
//! files, numbers as numbers, and every change goes out through a callback. Their style is the file of the same name in
//! `style/components/`. What is deliberately absent: validation, formatting of sentences, navigation by script.

// What everything else is drawn with.
mod fresh_id;
pub mod icon;
pub mod number;
mod radio;

pub use crate::views::{sign, tint};

// The frame of a screen.
pub mod dock;
pub mod head;
pub mod honor_scale;
pub mod live;
pub mod steps;

// Things to press.
pub mod button;
pub mod choice;
pub mod key;
pub mod segmented;
pub mod select;
pub mod stepper;
pub mod text_field;
pub mod tick;
pub mod toggle;

// Champions and figures.
pub mod champion_card;
pub mod gauge;
pub mod gauge_strip;
pub mod mon;
pub mod token;

// Lists and sums.
pub mod change;
pub mod row;
pub mod rule_ref;
pub mod sum_strip;
pub mod tag;
pub mod tally;
pub mod why;

// The board.
pub mod bars;
pub mod board_map;

// Dice and odds.
pub mod die;
pub mod meter;

// Papers over and beside the screen.
pub mod book;
pub mod note;
pub mod sheet;
pub mod toast;
pub mod toast_room;
