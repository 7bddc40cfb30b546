//! The pages of Bushido and their part of a URL.

use crate::games::bushido::command::MeleeAction;
use crate::games::bushido::state::model::ModelId;
use crate::kernel::by::Small;
use crate::views::path::{HANDED, NEW, Path};

/// A page outside the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// A new table.
    New,
    /// Statistics over all tables.
    Statistics,
}

impl GamePage {
    /// The page of the parts of a URL; nothing where they name none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [NEW] | [NEW, HANDED] => Some(Self::New),
            ["statistics"] => Some(Self::Statistics),
            _ => None,
        }
    }
}

/// A page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The table itself.
    Table,
    /// A model with what it can do.
    Model(ModelId),
    /// An exchange of a model; its opponent is chosen there.
    Fight(ModelId, MeleeAction),
    /// A shot of a model.
    Shoot(ModelId),
    /// How the game went.
    Story,
}

/// The actions of exchanges as URLs name them.
const ACTIONS: [(&str, MeleeAction); 5] = [
    ("melee", MeleeAction::Melee),
    ("charge", MeleeAction::Charge),
    ("disengage", MeleeAction::Disengage),
    ("stand-up", MeleeAction::StandUp),
    ("free", MeleeAction::Free),
];

impl TablePage {
    /// The page of the parts of a URL; the table itself has none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        let model = |id: &str| id.parse().ok().map(ModelId);
        Some(match *parts {
            [] => Self::Table,
            ["model", id] => Self::Model(model(id)?),
            ["model", id, "shoot"] => Self::Shoot(model(id)?),
            ["model", id, action] => {
                let (_, action) = ACTIONS.iter().find(|(name, _)| *name == action)?;
                Self::Fight(model(id)?, *action)
            }
            ["story"] => Self::Story,
            _ => return None,
        })
    }

    /// Its part of a URL.
    pub fn path(&self) -> Path {
        Path::new(match self {
            Self::Table => String::new(),
            Self::Model(id) => format!("model/{}", id.0),
            Self::Fight(id, action) => format!("model/{}/{}", id.0, ACTIONS[action.index()].0),
            Self::Shoot(id) => format!("model/{}/shoot", id.0),
            Self::Story => "story".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_a_table_is_found_again() {
        let fights = MeleeAction::ALL.iter().map(|action| TablePage::Fight(ModelId(3), *action));
        let others = [TablePage::Table, TablePage::Model(ModelId(7)), TablePage::Shoot(ModelId(1)), TablePage::Story];
        for page in fights.chain(others) {
            assert_eq!(TablePage::parse(&page.path().parts()), Some(page));
        }
    }
}
