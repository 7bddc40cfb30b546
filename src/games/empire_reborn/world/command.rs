//! What a game master decrees of the world, and what a Clan asks of it.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::season::Weather;
use crate::games::empire_reborn::person::{Deed, Dice, PersonId};
use crate::games::empire_reborn::rules::experience::Purchase;
use crate::games::empire_reborn::world::tally::Merit;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// Which weather comes over a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sky {
    /// It is drawn evenly among those of the season and none.
    Drawn,
    /// None.
    Fair,
    /// This one.
    Is(Weather),
}

named! {
    /// What can befall a province (ER-EVT).
    Calamity {
        /// Outlaws raid it.
        Bandits = "bandits",
        /// Units die, koku are lost, every turn until it ends.
        Plague = "plague",
        /// The land yields less for a while.
        Volcano = "volcano",
        /// Ships are lost.
        Storm = "storm",
        /// Units die, the land yields less for a while.
        Earthquake = "earthquake",
    }
}

/// What failing at a Hidden Location costs (ER-HID-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Price {
    /// Nothing.
    Nothing,
    /// Points of Honor, each rolled.
    Honor(u8),
    /// A roll of Earth at this target number, or death.
    Death(u8),
    /// What the game master says.
    Said(Note),
}

/// What the Emperor's Favor is used for (ER-FAV).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Boon {
    /// Two points of Honor for whoever won it, each rolled.
    Honor,
    /// Four units of the Emerald Legion in one battle.
    Legion,
    /// A Clan stops an attack; where it does not, each of its Characters may lose a point of Honor.
    Edict {
        /// Which Clan.
        clan: Clan,
        /// Whether it obeys.
        obeys: Obedience,
    },
    /// Twenty koku for a treaty.
    Treaty,
}

/// Whether an Edict is obeyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obedience {
    /// It is.
    Obeys,
    /// It is not.
    Refuses,
}

/// A roll the game master calls for, of any pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// What it is about.
    pub what: Note,
    /// Who rolls.
    pub who: PersonId,
    /// Dice rolled.
    pub roll: u8,
    /// Dice kept.
    pub keep: u8,
    /// What is added.
    pub bonus: i8,
    /// The target number.
    pub tn: u8,
    /// Points of Honor offered where it is reached, and where not; each rolled.
    pub honor: [i8; 2],
    /// Whom it is told besides the Clan of whoever rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Clan>,
}

/// What is asked of the world.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decree {
    /// Weather comes over a province (ER-WEA).
    Weather {
        /// Whose.
        realm: Clan,
        /// Which.
        place: Name,
        /// What comes.
        sky: Sky,
        /// The ten-sided dice: of koku, then one a unit.
        dice: Dice,
    },
    /// Something befalls a province or a sea (ER-EVT).
    Strike {
        /// Where.
        place: Name,
        /// What.
        calamity: Calamity,
        /// The ten-sided dice: of koku, then one a unit.
        dice: Dice,
    },
    /// The plague goes on, ends or spreads, and land recovers: once a turn (ER-EVT-2, -3, -5).
    Move {
        /// The ten-sided dice, place by place.
        dice: Dice,
    },
    /// The plague spreads from a place to a neighbor that the map does not know (ER-EVT-2).
    Spread {
        /// From where.
        from: Name,
        /// Where to; nothing where it spreads nowhere after all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Name>,
    },
    /// Units raze a province: each that has not fought there strikes once (ER-DMG).
    Raze {
        /// Whose province.
        realm: Clan,
        /// Which.
        place: Name,
        /// Whose units.
        by: Clan,
        /// How many strike.
        strikes: u8,
        /// Who commands them, and loses Honor for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<PersonId>,
    },
    /// There is a Hidden Location (ER-HID).
    Hide {
        /// What it is called.
        name: Name,
        /// Where.
        place: Name,
        /// What is there.
        note: Note,
    },
    /// Teams of explorers look for Hidden Locations in an own province (ER-HID-1).
    Explore {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many teams.
        teams: u8,
        /// The ten-sided die.
        dice: Dice,
    },
    /// A Character investigates a Hidden Location (ER-HID-3).
    Enter {
        /// Which, by its place among all.
        site: u16,
        /// Who.
        who: PersonId,
        /// With which ring.
        ring: Ring,
        /// The target number.
        tn: u8,
        /// What failing costs.
        price: Price,
        /// The dice.
        dice: Dice,
    },
    /// Spies are sent into a place (ER-SPY-1).
    Spy {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many.
        count: u8,
    },
    /// Spies are dismissed.
    Recall {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// How many.
        count: u8,
    },
    /// Every spy may report and may be caught: once a turn (ER-SPY-2, -3).
    Listen {
        /// The ten-sided dice, spy by spy.
        dice: Dice,
    },
    /// A Character searches a place for spies (ER-SPY-4).
    Search {
        /// Who.
        who: PersonId,
        /// Where.
        place: Name,
        /// The dice.
        dice: Dice,
    },
    /// The Emperor's Favor is used (ER-FAV).
    Favor(Boon),
    /// The game master calls for a roll.
    Call {
        /// Which.
        call: Call,
        /// The dice.
        dice: Dice,
    },
    /// The game master tells some Clans something.
    Tell {
        /// What.
        what: Note,
        /// Whom.
        to: Vec<Clan>,
    },
    /// A Character did something that counts at the end of the turn (ER-XP-2).
    Merit {
        /// Who.
        who: PersonId,
        /// What.
        merit: Merit,
    },
    /// A Clan is granted points, for its Clan Pool or for one new Character (ER-XP-1).
    Grant {
        /// Which.
        realm: Clan,
        /// How many.
        points: u8,
        /// What for; an Imperial boon goes to the Clan Pool.
        reason: Note,
    },
    /// A Character spends experience (ER-XP-3).
    Learn {
        /// Whose.
        realm: Clan,
        /// Who, by name: another device counts otherwise.
        name: Name,
        /// What for.
        purchase: Purchase,
        /// Out of which points.
        from: Means,
    },
    /// Treaties are blocked or open as the map says (ER-TRD-5).
    Lines,
    /// The turn ends with all it brings: lines, experience, pools, shame (ER-XP, ER-HON-6).
    EndTurn,
    /// A Clan begins with ready-made Characters and units.
    Found {
        /// Which.
        realm: Clan,
        /// Which of its starts, from 0.
        start: u8,
    },
    /// A Character dies by its own hand, and what its last turn cost in Honor is undone (ER-SEP).
    Seppuku {
        /// Who.
        who: PersonId,
    },
    /// A Character enters a guarded province of another Clan without leave (ER-SEC).
    Cross {
        /// Who.
        who: PersonId,
        /// Which.
        place: Name,
    },
    /// Whoever is challenged to a duel or contest refuses it (ER-DUE-1, ER-CON).
    Refuse {
        /// What was to be fought.
        deed: Deed,
        /// Who refuses.
        who: PersonId,
        /// Who challenged.
        against: PersonId,
    },
}

/// Out of which points something is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// The Character's own.
    Own,
    /// The Clan Pool, by the Primary Character.
    ClanPool,
}

impl Decree {
    /// The dice that can be put right.
    pub fn dice_mut(&mut self) -> Option<&mut Dice> {
        match self {
            Self::Weather { dice, .. }
            | Self::Strike { dice, .. }
            | Self::Move { dice }
            | Self::Explore { dice, .. }
            | Self::Enter { dice, .. }
            | Self::Listen { dice }
            | Self::Search { dice, .. }
            | Self::Call { dice, .. } => Some(dice),
            Self::Spread { .. }
            | Self::Raze { .. }
            | Self::Hide { .. }
            | Self::Spy { .. }
            | Self::Recall { .. }
            | Self::Favor(_)
            | Self::Tell { .. }
            | Self::Merit { .. }
            | Self::Grant { .. }
            | Self::Learn { .. }
            | Self::Lines
            | Self::EndTurn
            | Self::Found { .. }
            | Self::Seppuku { .. }
            | Self::Cross { .. }
            | Self::Refuse { .. } => None,
        }
    }
}

/// What can be learned: the same for every Character.
pub fn purchases(known: &[Advantage], flaws: &[Disadvantage]) -> Vec<Purchase> {
    use crate::kernel::by::Small;
    let rings = Ring::ALL.iter().copied().map(Purchase::Raise);
    let simple = [
        Advantage::Adventurous,
        Advantage::Ambition,
        Advantage::Assassin,
        Advantage::Ambidextrous,
        Advantage::Duplicitous,
        Advantage::Fearless,
        Advantage::Inquisitive,
        Advantage::Tactician,
    ];
    let gained = simple.into_iter().filter(|one| !known.contains(one)).map(Purchase::Buy);
    rings.chain(gained).chain(flaws.iter().copied().map(Purchase::Remove)).collect()
}
