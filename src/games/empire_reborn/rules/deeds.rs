//! What Characters roll when they act against one another (ER-ACT to ER-CON).

use super::pool::Pool;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{CourtlyAction, DragonSecondRoll, DuplicitousScope, OpposedTie};
use crate::games::empire_reborn::model::school::{MinorSchool, School};

named! {
    /// Whether the denounced is there to answer (ER-DEN-1).
    Presence {
        /// It is.
        Present = "present",
        /// It is not: +20 for it.
        Absent = "absent",
    }
}

named! {
    /// What an Investigation looks into that costs Honor where it comes to light (ER-ASN-3, ER-FAL).
    Crime {
        /// An assassination, tried or done.
        Assassination = "assassination",
        /// A forgery.
        Forgery = "forgery",
    }
}

impl Crime {
    /// The Honor at stake once it is found out: the investigator's, and the culprit's.
    pub const fn exposed(self) -> [i8; 2] {
        match self {
            Self::Assassination => [1, -3],
            Self::Forgery => [0, -2],
        }
    }
}

fn gains(character: &Character, advantage: Advantage) -> usize {
    if character.has(advantage) { 2 } else { 0 }
}

/// What a duelist rolls against another: Fire with the school of the Crane, or the ring of a contest (ER-DUE-2, ER-CON).
pub fn duelist(own: &Character, other: &Character, contest: Option<Ring>) -> Pool {
    match contest {
        Some(ring) => Pool::of(own.ring(ring)),
        None => {
            let rank = own.rank_in(School::bushi(Clan::Crane));
            Pool::of(own.ring(Ring::Fire)).and_rolled(rank.into()).without_highest(taken_by(other))
        }
    }
}

/// What a Dragon bushi rolls after losing a duel; nothing for others (A6, DragonSecondRoll).
pub fn second_roll(own: &Character, other: &Character, ruling: DragonSecondRoll) -> Option<Pool> {
    let rank = own.rank_in(School::bushi(Clan::Dragon));
    (rank > 0 && ruling == DragonSecondRoll::Fire).then(|| Pool::of(rank).without_highest(taken_by(other)))
}

/// How many dice a duelist takes away from his opponent (ER-DICE-4).
fn taken_by(duelist: &Character) -> usize {
    usize::from(duelist.has(Advantage::Ambidextrous))
}

/// What an assassin rolls (ER-ASN-1, DuplicitousScope).
pub fn assassin(actor: &Character, scope: DuplicitousScope) -> Pool {
    let lies = match scope {
        DuplicitousScope::Forgery => 0,
        DuplicitousScope::Assassination => gains(actor, Advantage::Duplicitous),
    };
    Pool::of(actor.ring(Ring::Fire)).and_rolled(gains(actor, Advantage::Assassin) + lies)
}

/// What a denouncer rolls, both times (ER-DEN, CourtlyAction).
pub fn denouncer(actor: &Character, action: CourtlyAction) -> Pool {
    let rank = match action {
        CourtlyAction::Lobbying => 0,
        CourtlyAction::Denouncing => actor.rank_in(School::shugenja(Clan::Crane)),
    };
    Pool::of(actor.ring(Ring::Air)).and_rolled(rank.into())
}

/// Whether the active side succeeds: with an equal total only where the ruling OpposedTie says so (ER-DICE-5).
pub fn succeeds(active: i64, against: i64, tie: OpposedTie) -> bool {
    match tie {
        OpposedTie::StatusQuo => active > against,
        OpposedTie::Active => active >= against,
    }
}

/// What stands against whoever investigates a deed or a forgery (ER-INV-1, ER-FAL).
pub fn cover(actor: &Character) -> Pool {
    Pool::of(actor.ring(Ring::Fire)).and_rolled(gains(actor, Advantage::Duplicitous))
}

/// What an investigator rolls (ER-INV).
pub fn investigator(character: &Character) -> Pool {
    let school = character.rank_in_minor(MinorSchool::KitsukiInvestigator);
    Pool::of(character.ring(Ring::Water)).and_rolled(usize::from(school) + gains(character, Advantage::Inquisitive))
}

/// What the denounced answers with (ER-DEN-1).
pub fn denounced(target: &Character, presence: Presence) -> Pool {
    let absent = match presence {
        Presence::Present => 0,
        Presence::Absent => 20,
    };
    Pool::of(target.ring(Ring::Air)).plus(absent)
}

/// How many points of Honor a denouncing that succeeded threatens, by the second total (ER-DEN-3, A11).
pub fn denounced_points(total: i64) -> i64 {
    // Up to 20 is one point, up to 30 two: (total − 10) / 10 rounded up.
    (total - 11).div_euclid(10).max(0) + 1
}

/// What stands for a cheat, and against him: Void, without schools (ER-DUE-4, A7).
pub fn void(duelist: &Character) -> Pool {
    Pool::of(duelist.ring(Ring::Void))
}

/// What cheating brings by the totals of Void: nothing where the cheat is caught, else so many more rolled dice.
pub fn cheating_dice(own: i64, against: i64) -> Option<u8> {
    let over = usize::try_from(own - against).ok()?;
    u8::try_from(over.div_ceil(5)).ok()
}
