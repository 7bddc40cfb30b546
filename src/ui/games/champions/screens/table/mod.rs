//! The table: its Champions, and what the phase asks for.

mod beside;
mod cards;
mod dock;
mod ending;
mod enemies;
mod favor;
mod head;
mod ink;
pub(in crate::ui) mod keys;
mod lay_out;
mod more;
mod objectives;
mod open_card;
mod page;
mod place;
mod preparation;
mod recovery;
mod remark;
mod reveal;
pub mod ring_event;
mod sheets;
mod side;
mod solo;
mod story;

pub use dock::figures_tool;
pub use ending::ending;
pub use head::{GroupHonor, TableHead, head_beside, head_phase, head_title};
pub use ink::InkBlock;
pub use page::TablePageView;
pub use place::{Place, place};
pub use sheets::sheets;
pub use story::{ending as ending_note, heed, words_of_end};
