//! A Champion's sheet: everything its dashboard and card show, what it may do, and every way to put it right.

mod actions;
mod body;
mod by_hand;
mod card;
mod corruption;
mod equipment;
mod gauges;
mod objectives;
mod page;
mod seat;
mod takeover;
mod tokens;

pub use actions::cost as action_cost;
pub use body::{SheetBody, sheet_body};
pub use equipment::ItemForm;
pub use gauges::{Gauges, GaugesLook};
pub use objectives::{NoteWorth, title as objective_title};
pub use page::{ChampionSheet, clan_and_size};
pub use seat::{Seat, marks, status_word};
pub use tokens::{Statuses, Tokens};
