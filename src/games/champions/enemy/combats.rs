//! Combats: who fights whom, with Cover and return fire (CH-ENE-4, CH-LOS, A17).

use super::behaviour::{Behaviour, Goal};
use super::character::{CharacterId, Weapon};
use super::plan::{Combat, When};
use super::reach::CombatKind;
use super::reason::{Cause, Reason};
use super::stage::Stage;
use super::{assassination, assault, blocked, guardian, yojimbo};
use crate::games::champions::board::sight::Sight;
use crate::games::champions::board::traveller::Destination;
use std::slice;

/// Action Points of a Combat (CH-ACT).
pub(super) const COMBAT: u8 = 3;

/// An Enemy spends its tokens, one after the other (A3).
pub(super) fn spend_tokens(stage: &mut Stage<'_>, id: CharacterId) {
    for _ in 0..stage.record(id).tokens {
        match foe(stage, id) {
            Some(found) => fight(stage, id, found, When::Token),
            None => {
                stage.because(id, Reason::NobodyInReach);
                return;
            }
        }
    }
}

/// Whom an Enemy fights with its next token.
fn foe(stage: &mut Stage<'_>, id: CharacterId) -> Option<(CharacterId, CombatKind, Cause)> {
    match stage.behaviour(id).clone() {
        Behaviour::Assault(_) => assault::foe(stage, id),
        Behaviour::Search { goal: Goal::Area(area), .. } => blocked::foe(stage, id, Destination::Area(area)),
        Behaviour::Search { goal: Goal::Gone, .. } => None,
        Behaviour::Search { goal: Goal::HeldBy(holder), .. } => {
            let holder = assassination::named(stage, slice::from_ref(&holder));
            assassination::foe(stage, id, &holder)
        }
        Behaviour::Assassination { targets } => {
            let named = assassination::named(stage, &targets);
            assassination::foe(stage, id, &named)
        }
        Behaviour::Guardian(_) | Behaviour::Patrol { .. } | Behaviour::Escape { .. } => None,
    }
}

/// Writes a Combat down: the Yojimbo who stands in, Cover, return fire, and the Gatekeepers it wakes.
pub(super) fn fight(
    stage: &mut Stage<'_>,
    id: CharacterId,
    (target, kind, cause): (CharacterId, CombatKind, Cause),
    when: When,
) {
    let stand_in = yojimbo::stand_in(stage, id, target);
    let defender = stand_in.unwrap_or(target);
    let (from, to) = (stage.at(id), stage.at(defender));
    let (there, back) = match kind {
        CombatKind::Melee => (None, None),
        CombatKind::Ranged => (stage.sight(id, from, to), stage.sight(defender, to, from)),
    };
    let shoots_back = stage.character(defender).weapon == Weapon::Ranged && back.is_some();
    let combat = Combat {
        attacker: id,
        defender,
        redirected_from: stand_in.map(|_| target),
        kind,
        when,
        moment: stage.moment(id),
        defender_cover: there == Some(Sight::Indirect),
        attacker_cover: back == Some(Sight::Indirect),
        return_fire: kind == CombatKind::Melee || shoots_back,
        cause,
        wakes: guardian::wake(stage, id),
    };
    stage.combats.push(combat);
}
