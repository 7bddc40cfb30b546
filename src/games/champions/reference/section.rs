//! The chapters of the reference, in reading order, as a page names them.

use super::sections as lists;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::kernel::reference::{self, Entry};
use crate::small;
use crate::words::champions as keys;

/// A chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// Before the first turn (CH-SET).
    Setup,
    /// Quantities, statuses, falls (CH-Q, CH-ELI).
    Values,
    /// The phases of a turn (CH-TURN).
    Turn,
    /// Actions (CH-ACT).
    Actions,
    /// Dice and tests out of Combat (CH-TEST).
    Tests,
    /// Combat (CH-COM).
    Combat,
    /// Borders and room (CH-MOV).
    Movement,
    /// Line of Sight and range (CH-LOS).
    Sight,
    /// The Enemies Phase and behaviours (CH-ENE).
    Enemies,
    /// Battles (CH-BAT).
    Battle,
    /// Investigations (CH-INV).
    Investigation,
    /// The end of the game (CH-END).
    End,
    /// Keywords (CH-KEY).
    Keywords,
}
small!(
    Section: Setup, Values, Turn, Actions, Tests, Combat, Movement, Sight, Enemies, Battle, Investigation, End,
    Keywords
);

impl Section {
    const fn entries(self) -> &'static [Entry] {
        match self {
            Self::Setup => lists::setup::ENTRIES,
            Self::Values => lists::values::ENTRIES,
            Self::Turn => lists::turn::ENTRIES,
            Self::Actions => lists::actions::ENTRIES,
            Self::Tests => lists::tests_and_dice::ENTRIES,
            Self::Combat => lists::combat::ENTRIES,
            Self::Movement => lists::movement::ENTRIES,
            Self::Sight => lists::sight::ENTRIES,
            Self::Enemies => lists::enemies::ENTRIES,
            Self::Battle => lists::battle::ENTRIES,
            Self::Investigation => lists::investigation::ENTRIES,
            Self::End => lists::end::ENTRIES,
            Self::Keywords => lists::keywords::ENTRIES,
        }
    }

    /// What it is called, and what is in it in a few words.
    const fn words(self) -> (Key, Key) {
        match self {
            Self::Setup => (keys::SECTION_SETUP, keys::SECTION_SETUP_SUB),
            Self::Values => (keys::SECTION_VALUES, keys::SECTION_VALUES_SUB),
            Self::Turn => (keys::SECTION_TURN, keys::SECTION_TURN_SUB),
            Self::Actions => (keys::SECTION_ACTIONS, keys::SECTION_ACTIONS_SUB),
            Self::Tests => (keys::SECTION_TESTS, keys::SECTION_TESTS_SUB),
            Self::Combat => (keys::SECTION_COMBAT, keys::SECTION_COMBAT_SUB),
            Self::Movement => (keys::SECTION_MOVEMENT, keys::SECTION_MOVEMENT_SUB),
            Self::Sight => (keys::SECTION_SIGHT, keys::SECTION_SIGHT_SUB),
            Self::Enemies => (keys::SECTION_ENEMIES, keys::SECTION_ENEMIES_SUB),
            Self::Battle => (keys::SECTION_BATTLE, keys::SECTION_BATTLE_SUB),
            Self::Investigation => (keys::SECTION_INVESTIGATION, keys::SECTION_INVESTIGATION_SUB),
            Self::End => (keys::SECTION_END, keys::SECTION_END_SUB),
            Self::Keywords => (keys::SECTION_KEYWORDS, keys::SECTION_KEYWORDS_SUB),
        }
    }

    /// What it holds, as every screen of rules reads it.
    pub fn data(self) -> &'static reference::Section {
        &SECTIONS[self.index()]
    }

    const fn made(self) -> reference::Section {
        let (title, sub) = self.words();
        reference::Section { title, sub, entries: self.entries() }
    }

    /// Its part of a URL.
    pub fn slug(self) -> &'static str {
        self.data().slug()
    }

    /// The section of a URL's part.
    pub fn of_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().find(|section| section.slug() == slug).copied()
    }
}

/// What every section holds, each at its index.
pub(super) static SECTIONS: [reference::Section; 13] = [
    Section::Setup.made(),
    Section::Values.made(),
    Section::Turn.made(),
    Section::Actions.made(),
    Section::Tests.made(),
    Section::Combat.made(),
    Section::Movement.made(),
    Section::Sight.made(),
    Section::Enemies.made(),
    Section::Battle.made(),
    Section::Investigation.made(),
    Section::End.made(),
    Section::Keywords.made(),
];
