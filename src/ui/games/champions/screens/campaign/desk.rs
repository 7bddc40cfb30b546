//! The open campaign, and the way every change of it takes: decided, written, only then shown.

use crate::games::champions::campaign::{Campaign, Refusal};
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::text::campaign as words;
use crate::kernel::line::Line;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::campaign_room::{self, campaigns};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::documents::{CampaignError, KeptCampaign};
use crate::ui::games::champions::screens::setup;
use crate::ui::prefs::{self, Prefs};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// Nothing.
    Nothing,
    /// What else can be done with the campaign.
    More,
    /// The names.
    Names,
    /// The house rules.
    Rulings,
    /// A noted scenario, to be put right.
    Line(usize),
    /// A scenario that was played without the app.
    NewLine,
}

/// The open campaign.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    id: StoredValue<CampaignId>,
    kept: RwSignal<KeptCampaign>,
    /// What lies over the page.
    pub over: RwSignal<Over>,
    /// Why the last change was refused, for the sheet that asked for it.
    pub refused: RwSignal<Option<String>>,
    /// The app's ways to say something.
    pub feedback: Feedback,
    prefs: RwSignal<Prefs>,
    cards: Cards,
}

impl Desk {
    /// Opens a campaign.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn open(id: CampaignId) -> Result<Self, CampaignError> {
        let kept = campaigns().read(&id)?;
        let over = RwSignal::new(Over::Nothing);
        feedback().leave_screen();
        Ok(Self {
            id: StoredValue::new(id),
            kept: RwSignal::new(kept),
            over,
            refused: RwSignal::new(None),
            feedback: feedback(),
            prefs: prefs::current(),
            cards: cards(),
        })
    }

    /// Lays a sheet over the page; what was refused on another is forgotten.
    pub fn lay(self, over: Over) {
        self.refused.set(None);
        self.over.set(over);
    }

    /// Prepares the set-up of the next scenario.
    pub fn prepare_next(self) {
        setup::for_campaign(&self.id(), &self.now(), self.cards, self.prefs);
    }

    /// Its id.
    pub fn id(self) -> CampaignId {
        self.id.get_value()
    }

    /// Reads the campaign; the reader is called again when it changes.
    pub fn read<R>(self, read: impl FnOnce(&Campaign) -> R) -> R {
        self.kept.with(|kept| read(&kept.document))
    }

    /// The campaign as it is now.
    pub fn now(self) -> Campaign {
        self.kept.with_untracked(|kept| kept.document.clone())
    }

    /// Whether there is a change to take back.
    pub fn can_undo(self) -> bool {
        self.kept.with(|kept| kept.before.is_some())
    }

    /// Changes the campaign and keeps it. Where that fails, the players are told why.
    pub fn change(self, change: impl FnOnce(&Campaign) -> Result<Campaign, Refusal>) -> Changed {
        match change(&self.now()) {
            Ok(next) => self.keep(&next),
            Err(refusal) => {
                let reason = words::refusal(&self.now(), &refusal, |_| String::new());
                let line = Line::new(keys::CAMPAIGN_REFUSED).with("reason", reason);
                let said = say(line.with("page", page_of(refusal.rule)));
                // A toast would lie under the sheet.
                if self.over.get_untracked() == Over::Nothing {
                    self.feedback.toast_text(said, Offer::Nothing);
                } else {
                    self.refused.set(Some(said));
                }
                Changed::No
            }
        }
    }

    fn keep(self, next: &Campaign) -> Changed {
        if self.kept.with_untracked(|kept| kept.document == *next) {
            return Changed::Yes;
        }
        let revision = self.kept.with_untracked(|kept| kept.revision);
        let kept = self.id.with_value(|id| {
            campaigns().change(id, revision, next)?;
            campaigns().read(id)
        });
        self.show(kept)
    }

    /// Takes the last change back.
    pub fn undo(self) {
        let revision = self.kept.with_untracked(|kept| kept.revision);
        let kept = self.id.with_value(|id| {
            campaigns().undo(id, revision)?;
            campaigns().read(id)
        });
        if self.show(kept) == Changed::Yes {
            self.feedback.announce(say(keys::CAMPAIGN_CHANGED_BACK));
        }
    }

    fn show(self, kept: Result<KeptCampaign, CampaignError>) -> Changed {
        match kept {
            Ok(kept) => {
                self.kept.set(kept);
                Changed::Yes
            }
            Err(error) => {
                self.feedback.toast(campaign_room::reason(&error), Offer::Nothing);
                Changed::No
            }
        }
    }
}

/// Whether a change was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changed {
    /// It was, and it is kept.
    Yes,
    /// It was not, and the players have been told why.
    No,
}
