//! Characters at the table, and what of theirs is still to be rolled.

use super::model::character::{Character, CharacterForm};
use super::model::clan::Clan;
use super::model::ring::Ring;
use super::rules::deeds::{Crime, Presence};
use super::rules::odds::duel::Conduct;
use super::rules::odds::honor::Source;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// A Character's number at its table, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u16);

impl PersonId {
    /// Its place among all Characters.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Whether a Character lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It does.
    Lives,
    /// It died.
    Dead,
}

/// A Character at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// What it is called.
    pub name: Name,
    /// What the rules reckon with.
    pub character: Character,
    /// Whether it lives.
    pub fate: Fate,
    /// Points of Honor it lost this turn.
    pub lost: u16,
    /// Whose captive it is (ER-CAP).
    pub captor: Option<Clan>,
    /// Which Clan has hired it (ER-BUY-4).
    pub employer: Option<Clan>,
}

impl Person {
    /// Its Clan; none for the hired.
    pub fn clan(&self) -> Option<Clan> {
        self.character.clan()
    }

    /// Whether it counts among the Characters of a Clan: the hired do (ER-Q-1).
    pub fn serves(&self, clan: Clan) -> bool {
        self.clan().or(self.employer) == Some(clan)
    }

    /// What is saved of it, its fate aside.
    pub(super) fn form(&self) -> PersonForm {
        PersonForm { name: self.name.clone(), form: self.character.clone().into_form(), employer: self.employer }
    }

    /// Whether it lives.
    pub fn lives(&self) -> bool {
        self.fate == Fate::Lives
    }
}

/// A Character as it is saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonForm {
    /// What it is called.
    pub name: Name,
    /// What the rules reckon with.
    pub form: CharacterForm,
    /// Which Clan has hired it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub employer: Option<Clan>,
}

/// What two Characters do against one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// A duel of Fire at a court (ER-DUE).
    Duel,
    /// A duel of Fire in the middle of a battle (ER-BAT-4).
    BattleDuel,
    /// A contest of a ring: nobody dies (ER-CON).
    Contest(Ring),
    /// An assassination (ER-ASN).
    Assassination,
    /// A denouncing (ER-DEN).
    Denouncing(Presence),
    /// An Investigation of what the other covers up (ER-INV).
    Investigation,
    /// An Investigation of a crime of the other (ER-ASN-3, ER-FAL).
    Uncovering(Crime),
}

impl Deed {
    /// Who of the two takes an action of the turn for it: whoever is challenged to a duel or contest, too; a battle is
    /// none (ER-ACT-1).
    pub(super) fn actors(self, both: &[PersonId; 2]) -> &[PersonId] {
        match self {
            Self::BattleDuel => &[],
            Self::Duel | Self::Contest(_) => both,
            Self::Assassination | Self::Denouncing(_) | Self::Investigation | Self::Uncovering(_) => &both[..1],
        }
    }
}

/// Which roll stands between a Character and its death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Last {
    /// Its Earth (ER-DIE).
    Earth,
    /// The second roll of a Crab bushi.
    Crab,
    /// The Void of a Phoenix bushi who undoes the death.
    Phoenix,
}

/// Something that is still to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Open {
    /// Points of Honor, one after the other (ER-HON).
    Honor {
        /// Whose.
        who: PersonId,
        /// How many are left: won where positive, lost where negative.
        points: i8,
        /// Where they are won.
        source: Source,
    },
    /// Whether a Character dies (ER-DIE).
    Death {
        /// Who.
        who: PersonId,
        /// The target number.
        tn: i16,
        /// By which roll.
        last: Last,
    },
    /// How much a denouncing that succeeded costs (ER-DEN-3).
    Verdict {
        /// Who denounced.
        actor: PersonId,
        /// Who was denounced.
        target: PersonId,
    },
    /// What a Dragon bushi rolls after losing a duel (A6).
    Second {
        /// The duel.
        deed: Deed,
        /// The challenger and the challenged.
        duelists: [PersonId; 2],
        /// Their standing totals.
        totals: [i16; 2],
        /// Whether each of them has rolled so already.
        used: [bool; 2],
        /// Who was challenged, where the other is a champion (ER-DUE-5).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        challenged: Option<PersonId>,
    },
    /// A duel or contest in which somebody cheats, roll by roll (ER-DUE-4).
    Bout(Bout),
    /// What a Compulsion costs in this turn: Air, or a point of Honor is at stake (ER-ADV).
    Compulsion {
        /// Whose.
        who: PersonId,
        /// Its level.
        level: u8,
    },
    /// Whether somebody who enters without leave is captured: a plain die decides (ER-SEC).
    Border {
        /// Who.
        who: PersonId,
        /// Whose border it is.
        by: Clan,
        /// How many faces of the die capture.
        faces: u8,
    },
    /// Whether somebody Vengeful who was beaten hates the victor: Void decides (ER-ADV).
    Vengeful {
        /// Who was beaten.
        who: PersonId,
        /// By whom.
        against: PersonId,
    },
}

/// A duel or contest that is rolled for step by step: Void of each who cheats against Void, then the ring of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// What they fight.
    pub deed: Deed,
    /// The challenger and the challenged, or who stands for the challenged.
    pub duelists: [PersonId; 2],
    /// Who was challenged, where the other is a champion (ER-DUE-5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenged: Option<PersonId>,
    /// Who of them still has to get away with cheating.
    pub cheats: [Conduct; 2],
    /// The dice each has won by cheating.
    pub extra: [u8; 2],
    /// Who of them has traded Honor for dice (ER-ADV).
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub exploited: [bool; 2],
    /// What the first of the two rolls at hand came to; nothing before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<i16>,
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_nobody(who: &[bool; 2]) -> bool {
    *who == [false; 2]
}

impl Bout {
    /// Who still has to get away with cheating, by place; nobody once the ring itself is rolled.
    pub fn cheater(&self) -> Option<usize> {
        self.cheats.iter().position(|conduct| *conduct == Conduct::Cheats)
    }

    /// Whose dice are next, by place.
    pub fn roller(&self) -> usize {
        let first = self.cheater().unwrap_or(0);
        if self.standing.is_none() { first } else { 1 - first }
    }
}

impl Open {
    /// Whose dice these are; of a second roll, the one who has lost so far.
    pub fn who(&self) -> PersonId {
        match self {
            Self::Honor { who, .. }
            | Self::Death { who, .. }
            | Self::Compulsion { who, .. }
            | Self::Border { who, .. }
            | Self::Vengeful { who, .. } => *who,
            Self::Verdict { actor, .. } => *actor,
            Self::Second { duelists, totals, .. } => {
                if totals[0] > totals[1] {
                    duelists[1]
                } else {
                    duelists[0]
                }
            }
            Self::Bout(bout) => bout.duelists[bout.roller()],
        }
    }

    /// Whether it is about a Character in any part.
    pub fn is_about(&self, one: PersonId) -> bool {
        match self {
            Self::Honor { who, .. }
            | Self::Death { who, .. }
            | Self::Compulsion { who, .. }
            | Self::Border { who, .. } => *who == one,
            Self::Verdict { actor: who, target: other } | Self::Vengeful { who, against: other } => {
                [*who, *other].contains(&one)
            }
            Self::Second { duelists, challenged, .. } | Self::Bout(Bout { duelists, challenged, .. }) => {
                duelists.contains(&one) || *challenged == Some(one)
            }
        }
    }
}

/// Where the dice of a roll come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// The app rolls them.
    App,
    /// The players rolled them: what each die came to, 10s that were rolled again included.
    Entered(Vec<u8>),
}
