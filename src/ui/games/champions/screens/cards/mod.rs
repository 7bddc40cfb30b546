//! Forms for what the players type in from their cards, field by field in the order of the printed card.
//!
//! A form keeps what was typed in among the players' own cards, so that it is typed in only once.

mod entry;
mod fields;
mod half_typed;
mod keywords;
pub mod noted;

mod ally;
mod champion;
mod enemy;
mod moments;
mod objective;
mod other_side;
mod technique;
mod typing;

pub use ally::{AllyCardForm, NewAllyForm};
pub use champion::{ChampionCardForm, NewChampionForm};
pub use enemy::{EnemyCardForm, NewEnemyForm};
pub use objective::{ObjectiveForm, objective_line};
pub use typing::card_of;
