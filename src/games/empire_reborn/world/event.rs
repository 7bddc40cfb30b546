//! What befalls the world, and what comes to light in it.
//!
//! Saved in journals: variants and fields are added, never renamed. Each variant says who may know of it, and
//! [`Befell::is_known_to`] is the one place that decides.

use super::command::{Boon, Calamity};
use super::tally::Merit;
use super::{Purse, Site};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::Weather;
use crate::games::empire_reborn::person::{Deed, PersonId};
use crate::kernel::chance::Source;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// Who was seen by spies, and how many units of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Whose.
    pub clan: Clan,
    /// How many.
    pub units: u16,
}

/// One thing that befell, or came to light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Befell {
    /// Ten-sided dice of the world fell: the game master's to see.
    Diced {
        /// What each showed.
        dice: Vec<u8>,
        /// Who rolled them.
        source: Source,
    },
    /// Weather came: its Clan's to know.
    Sky {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// What.
        weather: Option<Weather>,
        /// What it gives or takes, in koku.
        koku: i16,
    },
    /// Something befell a place: its owner's to know.
    Struck {
        /// Whose, where that realm is kept here.
        realm: Option<Clan>,
        /// Where.
        place: Name,
        /// What.
        calamity: Calamity,
        /// What it takes at once, in koku.
        koku: u16,
        /// What the land yields less, in koku.
        loss: u16,
    },
    /// The plague is in a place.
    Spread {
        /// Whose, where that realm is kept here.
        realm: Option<Clan>,
        /// Where.
        place: Name,
    },
    /// The plague goes on in a place and does not spread.
    Stays {
        /// Whose, where that realm is kept here.
        realm: Option<Clan>,
        /// Where.
        place: Name,
    },
    /// The plague spreads to a neighbor that the map does not know: the game master's to say which.
    Spreads {
        /// From where.
        from: Name,
    },
    /// The game master said where it spreads from there.
    Answered {
        /// From where.
        from: Name,
    },
    /// The plague is over in a place.
    Ended {
        /// Whose, where that realm is kept here.
        realm: Option<Clan>,
        /// Where.
        place: Name,
    },
    /// Land recovers.
    Healed {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// By how much, in koku.
        by: u16,
    },
    /// Plague and land are done with for the turn.
    Moved,
    /// A province was razed: both its owner's and the razer's to know.
    Razed {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// Who did it.
        by: Clan,
        /// By how much it is damaged, in percent.
        damage: u8,
    },
    /// There is a Hidden Location: the game master's to know.
    Hidden {
        /// Which.
        site: Site,
    },
    /// Explorers came back: their Clan's to know.
    Explored {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many teams.
        teams: u8,
        /// What they found, by its place among all.
        found: Option<u16>,
        /// What it is called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
    /// A Character was in a Hidden Location: its Clan's to know.
    Entered {
        /// Which, by its place among all.
        site: u16,
        /// What it is called.
        name: Name,
        /// Who.
        who: PersonId,
        /// Whether the challenge was overcome.
        overcame: Reached,
        /// What the game master says of it.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        said: Note,
    },
    /// Spies were sent.
    Sent {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many.
        count: u8,
    },
    /// Spies were dismissed.
    Recalled {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many.
        count: u8,
    },
    /// What came of the spies in a place: how many report, and of how many nothing was heard again.
    Heard {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many there were.
        of: u8,
        /// How many report.
        reports: u8,
        /// Of how many nothing was heard.
        silent: u8,
        /// What those who report saw; empty where they saw nobody, or none reports.
        seen: Vec<Seen>,
    },
    /// A spy was caught: the owner's of the place to know, with the employer where the spy named him.
    SpyCaught {
        /// Whose place.
        owner: Option<Clan>,
        /// Where.
        place: Name,
        /// Who sent the spy: the game master's to see.
        employer: Clan,
        /// Whether the spy named him.
        named: Named,
    },
    /// Spies are done with for the turn.
    Listened,
    /// A Character looked for spies: its Clan's to know.
    Searched {
        /// Who.
        who: PersonId,
        /// Where.
        place: Name,
        /// Whether there are any, as far as the Character noticed.
        noticed: Reached,
    },
    /// The Emperor's Favor was used: everybody's to know.
    Favored {
        /// By whose Clan.
        by: Option<Clan>,
        /// What for.
        boon: Boon,
    },
    /// Somebody was caught cheating, or was not: who was caught is known to both, the rest to nobody.
    Cheated {
        /// Who.
        who: PersonId,
        /// Against whom.
        against: PersonId,
        /// The dice it brought; nothing where he was caught.
        dice: Option<u8>,
    },
    /// Somebody Lucky rolls again: its Clan's to know.
    Retried {
        /// Who.
        who: PersonId,
    },
    /// How a roll the game master called for came out: its Clan's to know, and those who are told.
    Called {
        /// What it was about.
        what: Note,
        /// Who rolled.
        who: PersonId,
        /// How it came out.
        reached: Reached,
        /// Whom it is told besides.
        told: Vec<Clan>,
    },
    /// Some Clans were told something.
    Told {
        /// What.
        what: Note,
        /// Whom.
        to: Vec<Clan>,
    },
    /// A Character did something that counts.
    Merited {
        /// Who.
        who: PersonId,
        /// What.
        merit: Merit,
    },
    /// A Character gained experience: its Clan's to know.
    Gained {
        /// Whose.
        realm: Clan,
        /// Who.
        name: Name,
        /// How much.
        points: u8,
    },
    /// A pool of points grew, or is there: its Clan's to know.
    Granted {
        /// Whose.
        realm: Clan,
        /// Which, with what it gained.
        purse: Purse,
    },
    /// A Character spent experience: its Clan's to know.
    Learned {
        /// Whose.
        realm: Clan,
        /// Who.
        name: Name,
        /// How much it cost.
        cost: u16,
        /// Out of which points.
        from: super::command::Means,
    },
    /// A Clan began with ready-made Characters and units.
    Founded {
        /// Which.
        realm: Clan,
        /// Which of its starts, from 0.
        start: u8,
    },
    /// A Character chose death: what it and its Clan mates lost for it in Honor counts no longer. Its Clan's to know.
    Seppuku {
        /// Who.
        who: PersonId,
        /// Whose Honor, and how many points.
        undone: Vec<(PersonId, u16)>,
    },
    /// Somebody Unlucky rolls twice: its Clan's to know.
    Mishap {
        /// Who.
        who: PersonId,
    },
    /// Somebody entered a guarded province without leave: its Clan's to know.
    Crossed {
        /// Who.
        who: PersonId,
        /// Which.
        place: Name,
    },
    /// Somebody refused a duel or contest: both Clans' to know.
    Refused {
        /// What was to be fought.
        deed: Deed,
        /// Who.
        who: PersonId,
        /// Who had challenged.
        against: PersonId,
    },
    /// Somebody Vengeful who was beaten hates the victor from now on: its Clan's to know.
    Grudge {
        /// Who.
        who: PersonId,
        /// Whom.
        against: PersonId,
    },
}

/// Whether a target number was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reached {
    /// It was.
    Yes,
    /// It was not.
    No,
}

impl From<bool> for Reached {
    fn from(reached: bool) -> Self {
        if reached { Self::Yes } else { Self::No }
    }
}

/// Whether a spy named his employer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// He did.
    Yes,
    /// He did not.
    No,
}

impl Befell {
    /// Whether a Clan may know of it. `of` says whose a Character is.
    pub fn is_known_to(&self, clan: Clan, of: impl Fn(PersonId) -> Option<Clan>) -> bool {
        let own = |realm: &Option<Clan>| *realm == Some(clan);
        match self {
            Self::Diced { .. }
            | Self::Spreads { .. }
            | Self::Answered { .. }
            | Self::Moved
            | Self::Hidden { .. }
            | Self::Listened
            | Self::Merited { .. }
            | Self::Founded { .. } => false,
            Self::Sky { realm, .. }
            | Self::Healed { realm, .. }
            | Self::Explored { realm, .. }
            | Self::Sent { realm, .. }
            | Self::Recalled { realm, .. }
            | Self::Heard { realm, .. }
            | Self::Gained { realm, .. }
            | Self::Granted { realm, .. }
            | Self::Learned { realm, .. } => *realm == clan,
            Self::Struck { realm, .. }
            | Self::Spread { realm, .. }
            | Self::Stays { realm, .. }
            | Self::Ended { realm, .. } => own(realm),
            Self::Razed { realm, by, .. } => [*realm, *by].contains(&clan),
            Self::Entered { who, .. }
            | Self::Searched { who, .. }
            | Self::Retried { who }
            | Self::Seppuku { who, .. }
            | Self::Mishap { who }
            | Self::Crossed { who, .. }
            | Self::Grudge { who, .. } => of(*who) == Some(clan),
            Self::SpyCaught { owner, .. } => own(owner),
            Self::Favored { .. } => true,
            Self::Cheated { who, against, dice } => match dice {
                None => [of(*who), of(*against)].contains(&Some(clan)),
                Some(_) => of(*who) == Some(clan),
            },
            Self::Refused { who, against, .. } => [of(*who), of(*against)].contains(&Some(clan)),
            Self::Called { who, told, .. } => of(*who) == Some(clan) || told.contains(&clan),
            Self::Told { to, .. } => to.contains(&clan),
        }
    }
}
