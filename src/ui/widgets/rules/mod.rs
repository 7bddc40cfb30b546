//! The rules at hand: looked for by words, read section by section, and opened in a sheet from every rule reference.

mod entry;
mod links;
mod page;
mod search;
mod sheet;

pub use crate::app::rules_page::RulesPage;
pub use links::RulesUp;
pub use page::rules_page;
pub use sheet::RuleSheet;
