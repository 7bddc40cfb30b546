//! The table: its Champions, and what the phase asks for.

mod beside;
mod cards;
mod dock;
mod ending;
mod enemies;
mod favor;
mod head;
mod ink;
pub(in crate::ui::screens) mod keys;
mod more;
mod objectives;
mod open_card;
mod page;
mod place;
mod preparation;
mod recovery;
mod remark;
mod reveal;
mod ring_event;
mod side;
mod wide;

pub use head::TableHead;
pub use ink::InkBlock;
pub use page::TablePageView;
pub use place::place;
