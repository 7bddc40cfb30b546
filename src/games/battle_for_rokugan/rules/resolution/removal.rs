//! Raids and diplomacy: which of them work, and the tokens they take with them (BR-RES-3, -4).

use super::fates::{Fates, Standing};
use super::report::{Effect, Fate, Worked};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province_set::ProvinceSet;
use crate::games::battle_for_rokugan::model::rulings::RaidReach;
use crate::games::battle_for_rokugan::rules::placement::{Role, borders_own};

/// What one step did.
pub(super) struct Struck {
    /// The legal tokens of the kind, in placement order.
    pub(super) effects: Vec<Effect>,
    /// The provinces where one worked.
    pub(super) struck: ProvinceSet,
}

impl Struck {
    /// Adds a token; only the first that works in a province has the effect (BR-A5, -A6).
    fn add(&mut self, token: &Standing<'_>, works: bool) {
        let province = token.spot.target();
        let worked = if works && !self.struck.contains(province) { Worked::Yes } else { Worked::No };
        if works {
            self.struck.insert(province);
        }
        self.effects.push(Effect { token: token.at, province, worked });
    }
}

/// Step 3: all raids are judged on the board at reveal (RaidCheck), then take what they reach.
pub(super) fn raids(board: &Board, fates: &mut Fates<'_>) -> Struck {
    let mut raids = Struck { effects: Vec::new(), struck: ProvinceSet::EMPTY };
    let mut idle = Vec::new();
    for raid in fates.legal(Kind::Raid) {
        let beside = |shinobi: Standing<'_>| shinobi.token.clan == raid.token.clan && shinobi.spot == raid.spot;
        let works = borders_own(board, raid.token.clan, raid.spot.target()) || fates.legal(Kind::Shinobi).any(beside);
        raids.add(&raid, works);
        if !works {
            idle.push(raid.at);
        }
    }
    idle.into_iter().for_each(|at| fates.settle(at, Fate::RaidNoEffect));
    let taken = reached(board, fates, raids.struck);
    for token in taken {
        fates.settle(token.at, Fate::Raid);
        if token.role == Role::Attack && !raids.struck.contains(token.spot.target()) {
            fates.discarded_attacks.insert(token.spot.target());
        }
    }
    raids
}

/// Step 4: the diplomacy that raids have left takes what it reaches.
pub(super) fn diplomacy(board: &Board, fates: &mut Fates<'_>) -> Struck {
    let mut talks = Struck { effects: Vec::new(), struck: ProvinceSet::EMPTY };
    for token in fates.legal(Kind::Diplomacy) {
        talks.add(&token, fates.of(token.at).is_none());
    }
    let taken = reached(board, fates, talks.struck);
    for token in taken {
        fates.settle(token.at, Fate::Diplomacy);
        let target = token.spot.target();
        if token.role == Role::Attack && talks.struck.contains(target) {
            fates.pacified_attacks.insert(target);
        } else if token.role == Role::Attack {
            fates.discarded_attacks.insert(target);
        }
    }
    fates.discarded_attacks = fates.discarded_attacks.without(talks.struck);
    talks
}

/// The tokens still there that lie in the provinces or on their borders (RaidReach).
fn reached<'a>(board: &Board, fates: &Fates<'a>, provinces: ProvinceSet) -> Vec<Standing<'a>> {
    let lies_there = |spot: Spot| match board.rulings().raid_reach {
        RaidReach::AllBorders => spot.touches().any(|province| provinces.contains(province)),
        RaidReach::Inward => provinces.contains(spot.target()),
    };
    fates.standing().filter(|token| lies_there(token.spot)).collect()
}
