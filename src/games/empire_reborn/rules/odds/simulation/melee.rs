//! Duels in the middle of a battle (ER-BAT-4).

use super::play::{Battle, ROLES};
use super::roll::{d10, dies, total};
use super::stage::Living;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::DuelTie;
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::death::DeathTn;
use crate::games::empire_reborn::rules::pool::Pool;

/// Faces of a d10 on which a Character finds a duel.
const DUEL_FACES: i64 = 3;

impl Battle<'_> {
    /// Characters who find each other in the melee.
    pub(super) fn duels(&mut self) {
        let whole = self.stages.whole();
        let able = |role: Role, at: usize| {
            let person = &whole.army(role).characters[at];
            !person.suffers(Disadvantage::Lame) && !person.suffers(Disadvantage::Cowardly)
        };
        let ready = |living: &Living, role: Role| -> Vec<usize> {
            let all = living.get(role);
            (0..all.len()).filter(|at| all[*at] && able(role, *at)).collect()
        };
        let both: Sides<Vec<usize>> = sides(ready(&self.living, Role::Attacker), ready(&self.living, Role::Defender));
        if both.iter().any(|(_, ready)| ready.is_empty()) {
            return;
        }
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        for (role, own) in both.iter() {
            for at in own {
                if d10(self.chance) <= DUEL_FACES {
                    let foes = both.get(role.other());
                    let foe = foes[self.chance.below(u32::try_from(foes.len()).unwrap_or(u32::MAX)) as usize];
                    let pair = if role == Role::Attacker { [*at, foe] } else { [foe, *at] };
                    if !pairs.contains(&pair) {
                        pairs.push(pair);
                    }
                }
            }
        }
        for [attacker, defender] in pairs {
            if self.living.get(Role::Attacker)[attacker] && self.living.get(Role::Defender)[defender] {
                self.duel(&whole, [attacker, defender]);
            }
        }
    }

    fn duel(&mut self, whole: &Field, at: [usize; 2]) {
        let persons = [0, 1].map(|side| &whole.army(ROLES[side]).characters[at[side]]);
        let Some(winner) = self.winner(persons) else { return };
        let (killer, victim) = (persons[winner], persons[1 - winner]);
        let tn = DeathTn::new(5 * i64::from(killer.ring(Ring::Fire)), victim, Some(killer));
        if dies(victim, &tn, whole.rulings(), self.chance) {
            let role = ROLES[1 - winner];
            self.dead(role, at[1 - winner]);
            self.leaves_the_ranks(role, victim);
        }
    }

    /// Which of two duelists wins, if any (ER-DUE-2, A5, A6).
    fn winner(&mut self, persons: [&Character; 2]) -> Option<usize> {
        let rulings = *self.field.rulings();
        let taken = [1, 0].map(|foe| usize::from(persons[foe].has(Advantage::Ambidextrous)));
        let pools = [0, 1].map(|own| {
            let crane = persons[own].rank_in(School::bushi(Clan::Crane));
            Pool::of(persons[own].ring(Ring::Fire)).and_rolled(crane.into()).without_highest(taken[own])
        });
        // Two whose only dice are taken away tie for ever.
        if pools.iter().all(|pool| pool.roll <= pool.drop) {
            return None;
        }
        let mut totals = pools.map(|pool| total(pool, &rulings, self.chance));
        while totals[0] == totals[1] {
            if rulings.duel_tie == DuelTie::Draw {
                return None;
            }
            totals = pools.map(|pool| total(pool, &rulings, self.chance));
        }
        let mut winner = usize::from(totals[1] > totals[0]);
        let mut standing = totals[winner];
        for _ in 0..2 {
            let loser = 1 - winner;
            let rank = persons[loser].rank_in(School::bushi(Clan::Dragon));
            if rank == 0 {
                break;
            }
            let again = total(Pool::of(rank).without_highest(taken[loser]), &rulings, self.chance);
            if again <= standing {
                break;
            }
            (winner, standing) = (loser, again);
        }
        Some(winner)
    }
}
