//! The schools: two of each Clan, and the minor ones.

use super::clan::Clan;
use serde::{Deserialize, Serialize};

/// What a Clan's school teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The sword.
    Bushi,
    /// The kami.
    Shugenja,
}

/// A school of a Clan (ER-SCH).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct School {
    /// Whose it is.
    pub clan: Clan,
    /// What it teaches.
    pub way: Way,
}

impl School {
    /// The bushi school of a Clan.
    pub const fn bushi(clan: Clan) -> Self {
        Self { clan, way: Way::Bushi }
    }

    /// The shugenja school of a Clan.
    pub const fn shugenja(clan: Clan) -> Self {
        Self { clan, way: Way::Shugenja }
    }

    /// The school of a Character whose Clan is another than it seemed: what the old Clan teaches, taught by the new.
    pub fn follow(self, from: Option<Clan>, to: Option<Clan>) -> Self {
        let clan = to.filter(|_| from == Some(self.clan)).unwrap_or(self.clan);
        Self { clan, ..self }
    }

    /// The name it has in documents, such as `crab_bushi`.
    pub fn name(self) -> String {
        let way = match self.way {
            Way::Bushi => "bushi",
            Way::Shugenja => "shugenja",
        };
        format!("{}_{way}", self.clan.name())
    }

    /// The school of a name.
    pub fn named(name: &str) -> Option<Self> {
        let all = Clan::NAMES.iter().flat_map(|(_, clan)| [Self::bushi(*clan), Self::shugenja(*clan)]);
        all.into_iter().find(|school| school.name() == name)
    }
}

named! {
    /// A school that is no Clan's own.
    MinorSchool {
        /// Units gain Ranged.
        Wasp = "wasp",
        /// The own unit strikes more often.
        HidaBerserker = "hida_berserker",
        /// Investigations are rolled with more dice.
        KitsukiInvestigator = "kitsuki_investigator",
        /// Units move any distance over land.
        ShinjoCaravaner = "shinjo_caravaner",
    }
}
