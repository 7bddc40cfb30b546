//! The pages of a campaign.

use crate::games::empire_reborn::person::PersonId;
use crate::views::path::Path;

/// A page of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The realm.
    Realm,
    /// Its units.
    Units,
    /// Its provinces and treaties.
    Lands,
    /// The map, with an army's march over it.
    Map,
    /// All Characters.
    Persons,
    /// A Character who comes.
    NewPerson,
    /// One Character.
    Person(PersonId),
    /// What two Characters do against one another.
    Deeds,
    /// The Emperor's Court.
    Court,
    /// What is still to be rolled.
    Queue,
    /// A battle as it would be.
    War,
    /// The dice desk.
    Dice,
    /// What goes by mail.
    Post,
    /// How it went.
    Chronicle,
    /// The world beside the realms.
    World,
    /// Everybody at one table.
    Together,
    /// The campaign in short.
    Closing,
    /// A battle blow by blow.
    Battle,
}

/// The pages without a number as URLs name them.
const PAGES: [(&str, TablePage); 16] = [
    ("units", TablePage::Units),
    ("lands", TablePage::Lands),
    ("map", TablePage::Map),
    ("characters", TablePage::Persons),
    ("new-character", TablePage::NewPerson),
    ("deeds", TablePage::Deeds),
    ("court", TablePage::Court),
    ("queue", TablePage::Queue),
    ("war", TablePage::War),
    ("dice", TablePage::Dice),
    ("post", TablePage::Post),
    ("chronicle", TablePage::Chronicle),
    ("world", TablePage::World),
    ("together", TablePage::Together),
    ("closing", TablePage::Closing),
    ("battle", TablePage::Battle),
];

impl TablePage {
    /// The page of the parts of a URL; the table itself has none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [] => Some(Self::Realm),
            ["character", who] => who.parse().ok().map(|who| Self::Person(PersonId(who))),
            [page] => PAGES.iter().find(|(name, _)| *name == page).map(|(_, page)| *page),
            _ => None,
        }
    }

    /// Its part of a URL.
    pub fn path(&self) -> Path {
        Path::new(match self {
            Self::Realm => String::new(),
            Self::Person(who) => format!("character/{}", who.0),
            other => PAGES.iter().find(|(_, page)| page == other).map_or("", |(name, _)| *name).to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_a_campaign_is_found_again() {
        let named = PAGES.into_iter().map(|(_, page)| page);
        for page in named.chain([TablePage::Realm, TablePage::Person(PersonId(3))]) {
            assert_eq!(TablePage::parse(&page.path().parts()), Some(page));
        }
    }
}
