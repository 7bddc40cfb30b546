//! Successful defenses: which provinces gain a faceup control token, and why (BR-DEF).

use super::battle::{Battle, Outcome};
use super::fates::{Fates, Standing};
use super::report::{Defended, Defense};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::province_set::ProvinceSet;
use crate::games::battle_for_rokugan::model::rulings::Counts;
use crate::games::battle_for_rokugan::rules::placement::Role;

/// All of them in map order; `board` is that of the start of step 5, `peace` where diplomacy worked.
pub(super) fn all(board: &Board, fates: &Fates<'_>, battles: &[Battle], peace: ProvinceSet) -> Vec<Defended> {
    let standing: Vec<_> = fates.standing().collect();
    let defended = |(province, clan)| {
        let reason = match battles.iter().find(|battle| battle.province == province) {
            Some(battle) => after_battle(battle),
            None if peace.contains(province) => after_diplomacy(board, fates, province),
            None => without_battle(board, fates, &standing, province),
        };
        reason.map(|reason| Defended { province, clan, reason })
    };
    board.controls().map(|(province, control)| (province, control.clan())).filter_map(defended).collect()
}

fn after_battle(battle: &Battle) -> Option<Defense> {
    match battle.outcome {
        Outcome::Held(_) => Some(Defense::Battle),
        Outcome::Taken(_) | Outcome::Nothing => None,
    }
}

fn after_diplomacy(board: &Board, fates: &Fates<'_>, province: Province) -> Option<Defense> {
    let counts = board.rulings().diplomacy_defense == Counts::Yes && fates.pacified_attacks.contains(province);
    counts.then_some(Defense::Diplomacy)
}

fn without_battle(board: &Board, fates: &Fates<'_>, standing: &[Standing<'_>], province: Province) -> Option<Defense> {
    let rulings = board.rulings();
    let failed = |counts, attacks: ProvinceSet| counts == Counts::Yes && attacks.contains(province);
    if failed(rulings.discarded_attack, fates.discarded_attacks) || failed(rulings.bluff_attack, fates.bluff_attacks) {
        return Some(Defense::FailedAttack);
    }
    let defends = |token: &Standing<'_>| token.role == Role::Defend && token.spot.target() == province;
    let counts = |token: &Standing<'_>| !token.is(Kind::Bluff) || rulings.lion_bluff == Counts::Yes;
    standing.iter().any(|token| defends(token) && counts(token)).then_some(Defense::Unattacked)
}
