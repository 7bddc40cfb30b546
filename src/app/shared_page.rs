//! The pages that every table has, whatever its game: where they are is the same in all of them.

use super::page::Page;
use super::rules_page::RulesPage;
use crate::kernel::reference::Reference;
use crate::storage::TableId;
use crate::views::path::Path;

/// A page of every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedPage {
    /// The table itself. Its screen is the game's.
    Table,
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
    /// The rules at hand.
    Rules(RulesPage),
}

impl SharedPage {
    /// The page of the parts of a URL, of a game with these rules; nothing for the pages of the game, the table itself
    /// among them.
    pub fn parse(parts: &[&str], reference: &Reference) -> Option<Self> {
        match *parts {
            ["log"] => Some(Self::Log),
            ["log", entries] => entries.parse().ok().map(Self::History),
            _ => RulesPage::parse(parts, reference).map(Self::Rules),
        }
    }

    /// Its part of a URL.
    pub fn path(self) -> Path {
        match self {
            Self::Table => Path::default(),
            Self::Log => Path::new("log"),
            Self::History(entries) => Path::new(format!("log/{entries}")),
            Self::Rules(rules) => rules.path(),
        }
    }

    /// The page of the table `id`.
    pub fn at(self, id: &TableId) -> Page {
        Page::Table(id.to_string(), self.path())
    }

    /// Its URL at the table `id`.
    pub fn href(self, id: &TableId) -> String {
        self.at(id).href()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::reference::Section;
    use crate::words::keys;

    static SECTIONS: [Section; 1] = [Section { title: keys::RULES_TITLE, sub: keys::RULES_LINK_SUB, entries: &[] }];
    static REFERENCE: Reference =
        Reference { title: keys::RULES_TITLE, before_pages: keys::RULES_TITLE, sections: &SECTIONS };

    #[test]
    fn every_shared_page_is_found_again_but_the_table() {
        let rules = [SharedPage::Rules(RulesPage::All), SharedPage::Rules(RulesPage::Section(&SECTIONS[0]))];
        for page in [SharedPage::Log, SharedPage::History(12)].into_iter().chain(rules) {
            assert_eq!(SharedPage::parse(&page.path().parts(), &REFERENCE), Some(page));
        }
        for parts in [&[][..], &["rules", "x"], &["log", "x"], &["log", "1", "2"]] {
            assert_eq!(SharedPage::parse(parts, &REFERENCE), None, "{parts:?}");
        }
    }
}
