//! What the players of this game keep apart from every table: boards, campaigns, scenarios, and their own cards.
//!
//! A board and a campaign are kept in their exchange formats, a scenario as a pack of one, whole or still being written.

use super::board::fault::{Fault, FaultKind};
use super::board::{self, Board};
use super::campaign::{self, Campaign};
use super::model::campaign_table::CampaignId;
use super::model::scenario::Scenario;
use super::pack::{self, Pack, PackError};
use super::scenario;
use crate::games::{DocumentFormat, GameId};
use crate::kernel::kept::{KeptDocument, KeptLibrary, Unread};

/// The most bytes of a pack of cards or of a board. The largest there is has a tenth of it.
const MOST_BYTES: usize = 2 << 20;

/// The kinds of files that come from outside.
pub(in crate::games) const FORMATS: [DocumentFormat; 3] = [
    DocumentFormat { format: pack::FORMAT, game: GameId::Champions, most_bytes: MOST_BYTES },
    DocumentFormat { format: board::document::FORMAT, game: GameId::Champions, most_bytes: MOST_BYTES },
    DocumentFormat {
        format: campaign::document::FORMAT,
        game: GameId::Champions,
        most_bytes: campaign::document::MOST_BYTES,
    },
];

macro_rules! document_id {
    ($id:ident, $of:literal, $letter:literal) => {
        #[doc = concat!("Names one stored ", $of, ": 1 to 32 small letters and digits.")]
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $id(String);

        impl $id {
            /// The id in `text`, as the address of a page may bring it; nothing where it is none.
            pub fn new(text: &str) -> Option<Self> {
                let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
                ((1..=32).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
            }

            /// The id made of a random number.
            pub fn from_random(number: u64) -> Self {
                Self(format!(concat!($letter, "{:016x}"), number))
            }

            /// The text itself.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
    };
}

document_id!(BoardId, "board", "b");
document_id!(ScenarioId, "scenario", "s");

/// The parts of [`KeptDocument`] that are the same for every id.
macro_rules! id_functions {
    ($id:ty) => {
        fn id(text: &str) -> Option<$id> {
            <$id>::new(text)
        }

        fn fresh_id(number: u64) -> $id {
            <$id>::from_random(number)
        }

        fn id_text(id: &$id) -> &str {
            id.as_str()
        }
    };
}

impl KeptDocument for Board {
    type Id = BoardId;
    type Fault = Fault;

    const PREFIX: &'static str = "rokugan.board.";
    const BIN: &'static str = "rokugan.board-bin";

    id_functions!(BoardId);

    fn name(&self) -> String {
        Board::name(self).to_owned()
    }

    fn read(text: &str) -> Result<Self, Unread<Fault>> {
        board::document::read(text).map_err(|faults| {
            let nothing = || Fault::new("", FaultKind::Unreadable(String::new()));
            let fault = faults.into_iter().next().unwrap_or_else(nothing);
            match fault.kind {
                FaultKind::OtherVersion(version) if version > board::document::VERSION => {
                    Unread::TooNew(version.into())
                }
                _ => Unread::Fault(fault),
            }
        })
    }

    fn write(&self, _: &BoardId) -> String {
        board_text(self)
    }
}

/// The text of a board file, as it is stored and given away.
pub fn board_text(board: &Board) -> String {
    // Texts, numbers and lists always have a JSON form.
    serde_json::to_value(board::document::file(board)).unwrap_or_default().to_string()
}

impl KeptDocument for Campaign {
    type Id = CampaignId;
    type Fault = campaign::document::FileError;

    const PREFIX: &'static str = "rokugan.campaign.";
    const BIN: &'static str = "rokugan.campaign-bin";

    id_functions!(CampaignId);

    fn name(&self) -> String {
        Campaign::name(self).to_string()
    }

    fn read(text: &str) -> Result<Self, Unread<Self::Fault>> {
        match campaign::document::read(text) {
            Ok((_, campaign)) => Ok(campaign),
            Err(campaign::document::FileError::TooNew { found }) => Err(Unread::TooNew(found)),
            Err(error) => Err(Unread::Fault(error)),
        }
    }

    fn write(&self, id: &CampaignId) -> String {
        campaign::document::write(id, self)
    }
}

impl KeptDocument for Scenario {
    type Id = ScenarioId;
    type Fault = PackError;

    const PREFIX: &'static str = "rokugan.scenario.";
    const BIN: &'static str = "rokugan.scenario-bin";

    id_functions!(ScenarioId);

    fn name(&self) -> String {
        self.name.to_string()
    }

    fn read(text: &str) -> Result<Self, Unread<PackError>> {
        match scenario::document::read(text) {
            Ok(scenario) => Ok(scenario),
            Err(PackError::TooNew { found }) => Err(Unread::TooNew(found.into())),
            Err(error) => Err(Unread::Fault(error)),
        }
    }

    fn write(&self, _: &ScenarioId) -> String {
        scenario::document::write(self)
    }
}

/// The players' own cards.
impl KeptLibrary for Pack {
    type Fault = PackError;

    const KEY: &'static str = "rokugan.library";

    fn read(text: &str) -> Result<Self, PackError> {
        pack::read_kept(text)
    }

    fn is_newer(fault: &PackError) -> bool {
        matches!(fault, PackError::TooNew { .. })
    }

    fn damaged(key: &str) -> PackError {
        PackError::Unreadable { path: key.to_owned(), reason: "damaged or cut off".to_owned() }
    }

    fn write(&self) -> String {
        // Texts, numbers and lists always have a JSON form.
        serde_json::to_value(self).unwrap_or_default().to_string()
    }

    fn join(&mut self, other: Self) {
        // The names that both have are those of the same cards.
        let _ = self.add_missing(other);
    }
}
