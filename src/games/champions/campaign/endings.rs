//! The endings of a campaign at its end: of those with the most Glory, one each, and none before a scenario (CH-END-6).

use super::log::{Campaign, Ending, Stage};

/// What is against the endings of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AgainstEndings {
    /// It is at its end, and no scenario was noted.
    NothingNoted,
    /// Not of one of those with the most Glory, or a second of the same player.
    NotOnce {
        /// Its place among the endings.
        place: usize,
    },
}

impl Campaign {
    /// The first thing that is against its endings; nothing where the invariant holds.
    pub(super) fn against_endings(&self) -> Option<AgainstEndings> {
        let Stage::AtItsEnd(endings) = &self.stage else { return None };
        if self.scenarios.is_empty() {
            return Some(AgainstEndings::NothingNoted);
        }
        let leaders = self.leaders();
        let may = |place: usize| leaders.contains(&endings[place].player) && is_first(endings, place);
        (0..endings.len()).find(|place| !may(*place)).map(|place| AgainstEndings::NotOnce { place })
    }

    /// The same with the invariant of endings: those of who does not lead any more are chosen anew, and without a
    /// scenario the campaign is not at its end.
    #[must_use]
    pub(super) fn with_its_endings(mut self) -> Self {
        let leaders = self.leaders();
        if self.scenarios.is_empty() {
            self.stage = Stage::Underway;
        }
        if let Stage::AtItsEnd(endings) = &mut self.stage {
            endings.retain(|ending| leaders.contains(&ending.player));
        }
        self
    }
}

/// Whether nobody before it in the list is the same player.
fn is_first(endings: &[Ending], place: usize) -> bool {
    endings[..place].iter().all(|other| other.player != endings[place].player)
}
