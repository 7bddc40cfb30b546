//! Who did most of something: what is told of a game when it is over.

use super::{Deeds, Statistics};
use crate::games::champions::event::Cause;
use crate::games::champions::model::ids::ChampionId;
use crate::kernel::by::Small;
use crate::small;

/// Something to be first in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distinction {
    /// Wounds dealt.
    Wounds,
    /// Enemies Eliminated.
    Eliminated,
    /// Combats Outnumbered, counted by the Honor they brought.
    Outnumbered,
    /// Honor gained.
    Honor,
    /// Wounds taken.
    Endured,
    /// Life Points regained.
    Healed,
    /// Ki spent on rerolls.
    Focus,
}
small!(Distinction: Wounds, Eliminated, Outnumbered, Honor, Endured, Healed, Focus);

impl Distinction {
    /// How much of it somebody did.
    fn of(self, deeds: &Deeds) -> u32 {
        match self {
            Self::Wounds => deeds.dealt,
            Self::Eliminated => deeds.eliminated,
            Self::Outnumbered => deeds.honor.of(Cause::Outnumbered).gained,
            Self::Honor => deeds.honor.total().gained,
            Self::Endured => deeds.taken,
            Self::Healed => deeds.healed,
            Self::Focus => deeds.ki.of(Cause::Focus).lost,
        }
    }
}

/// Who is first in what, ties by seat, and how much that is. What nobody did is left out, and so is what all who did it
/// did alike.
pub fn distinctions(statistics: &Statistics) -> Vec<(Distinction, Vec<ChampionId>, u32)> {
    let first = |distinction: &Distinction| {
        let of = |id: &ChampionId| distinction.of(statistics.champions.get(*id));
        let most = ChampionId::ALL.iter().map(of).max().filter(|most| *most > 0)?;
        let holders: Vec<ChampionId> = ChampionId::ALL.iter().filter(|id| of(id) == most).copied().collect();
        (holders.len() < ChampionId::ALL.len()).then_some((*distinction, holders, most))
    };
    Distinction::ALL.iter().filter_map(first).collect()
}
