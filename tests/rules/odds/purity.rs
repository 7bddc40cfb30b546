//! How a Combat ends, against every roll, every reroll and every end tried one by one.

use super::forms::*;
use super::slow;
use rokugan::games::champions::odds::combat::Combat;
use rokugan::games::champions::odds::ends::{End, Ends, Prevention};
use rokugan::games::champions::odds::forms::CombatForm;
use rokugan::games::champions::odds::holding::Holding;
use std::collections::{BTreeMap, BTreeSet};

/// Weights under which no two plays are worth the same, so that there is one best play.
fn told_apart(form: &mut CombatForm) {
    let weights = &mut form.weights;
    (weights.wound_dealt, weights.wound_taken, weights.kill, weights.death) = (1.013_7, 0.911_3, 2.071_9, 3.137_1);
    (weights.ki, weights.honor, weights.ap, weights.lp) = (0.263_3, 0.311_7, 0.413_1, 0.571_3);
    (form.champion.lp, form.champion.lp_max, form.enemy.lp) = (2, 3, 3);
}

fn four_dice(ki: i64) -> CombatForm {
    combat().with(told_apart).with(|form| {
        (form.champion.dice, form.champion.ki, form.champion.deception) = (4, ki, true);
        form.enemy.dice = vec![White, Gray];
    })
}

fn ends(form: &CombatForm, ki: u32) -> Ends {
    Combat::new(form).unwrap().ends(&[ki]).remove(0)
}

fn total(shares: impl Iterator<Item = f64>) -> f64 {
    shares.sum()
}

/// CH-COM-9 and CH-KEY: a Wound costs the stake, each Ki that is left prevents one.
#[test]
fn purity_is_lost_as_often_as_every_play_tried_says() {
    let ally = four_dice(1).with(|form| (form.champion.ally, form.champion.deception) = (true, false));
    for (form, stake) in [(four_dice(0), 1), (four_dice(1), 2), (four_dice(2), 2), (ally, 2)] {
        let ki = u32::try_from(form.champion.ki).unwrap();
        let prevention = if form.champion.ally { Prevention::None } else { Prevention::Ki(ki) };
        let lost = ends(&form, ki).purity_lost(stake, prevention);
        let slow = slow::purity_lost(&form, stake);
        assert_eq!(lost.len(), slow.len());
        lost.into_iter().zip(slow).for_each(|(fast, slow)| assert_close(fast, slow));
    }
}

#[test]
fn ends_say_what_the_odds_say() {
    let form = four_dice(2);
    let odds = odds(&form);
    let ends = ends(&form, 2);
    let by_wounds = |wounds: u32| total(ends.iter().filter(|(end, _)| end.taken == wounds).map(|(_, share)| share));
    assert_close(total(ends.iter().map(|(_, share)| share)), 1.0);
    assert_close(by_wounds(0), odds.taken[0]);
    assert_close(by_wounds(1), odds.taken[1]);
    assert_close(total(ends.iter().map(|(end, share)| share * f64::from(end.ki_spent))), odds.ki_spent);
    assert_close(total(ends.iter().filter(|(end, _)| end.dealt == 3).map(|(_, share)| share)), odds.eliminates);
    assert_close(total(ends.iter().filter(|(end, _)| end.deceived).map(|(_, share)| -2.0 * share)), odds.honor);
}

#[test]
fn with_less_ki_they_are_those_of_a_combat_with_less_ki() {
    let all = Combat::new(&four_dice(3)).unwrap().ends(&[0, 1, 2, 3]);
    for (ki, fast) in (0..).zip(&all) {
        let own = ends(&four_dice(ki.into()), ki);
        assert_eq!(fast.iter().count(), own.iter().count());
        fast.iter().zip(own.iter()).for_each(|(fast, own)| {
            assert_eq!(fast.0, own.0);
            assert_close(fast.1, own.1);
        });
    }
}

/// Told by the Ki that is left. Nine Ki are more than make a difference.
#[test]
fn a_holding_ends_as_its_amounts_do_each_by_its_share() {
    let combat = Combat::new(&four_dice(9)).unwrap();
    let shares = [(0, 0.125), (2, 0.5), (8, 0.125), (9, 0.25)];
    let mut holding = Holding::default();
    shares.iter().for_each(|(ki, share)| holding.add(*ki, *share));
    let mut apart = BTreeMap::new();
    for (ki, of) in shares {
        for (end, share) in combat.ends(&[ki])[0].iter() {
            *apart.entry(End { ki_spent: end.ki_spent + 9 - ki, ..*end }).or_insert(0.0) += of * share;
        }
    }
    let together = combat.ends_with(&[holding]).remove(0);
    assert_eq!(together.iter().map(|(end, _)| *end).collect::<BTreeSet<_>>(), apart.keys().copied().collect());
    together.iter().for_each(|(end, share)| assert_close(share, apart[end]));
}
