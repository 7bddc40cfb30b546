//! CH-COM-6 to 9: what a roll comes to. Every case is a roll on the table without Ki: its value is that of its Wounds.

use super::forms::*;
use rokugan::games::champions::odds::changes::{Called, Deceived};
use rokugan::games::champions::odds::forms::CombatForm;

/// CH-COM-8: Offensive are Fire or Water, never both.
#[test]
fn offensive_successes_are_of_one_element() {
    assert_close(worth(&[Fire, Fire, Water, Void], [0, 0], |_| ()), 2.0);
    let end = end(advice(&rolled(combat(), &[Water, Water, Fire, Void], [0, 0])));
    assert_eq!((end.offence, end.harmony), (Some(Water), false));
}

/// CH-COM-8: Defensive are Air or Earth.
#[test]
fn defensive_successes_are_of_one_element() {
    assert_close(worth(&[Air, Earth, Earth, Void], [3, 0], |_| ()), -1.0);
    assert_eq!(end(advice(&rolled(combat(), &[Air, Earth, Earth, Void], [3, 0]))).defence, Some(Earth));
}

/// CH-COM-8: chosen or not.
#[test]
fn three_water_are_one_offensive_success_more() {
    assert_close(worth(&[Water, Water, Water, Air], [0, 0], |_| ()), 4.0);
}

/// CH-COM-8.
#[test]
fn three_earth_are_one_defensive_success_more() {
    assert_close(worth(&[Earth, Earth, Earth, Void], [5, 0], |_| ()), -1.0);
}

/// CH-COM-8.
#[test]
fn three_fire_bring_a_ki() {
    let ki = |dice: &[_]| worth(dice, [0, 9], |form| form.weights.ki = 10.0);
    assert_close(ki(&[Fire, Fire, Fire, Fire]), 10.0);
    assert_close(ki(&[Fire, Fire, Air, Air]), 0.0);
}

/// CH-COM-8: the Life Point stops at the card's.
#[test]
fn three_air_bring_an_action_point_and_a_life_point() {
    let air = [Air, Air, Air, Void];
    let weigh = |form: &mut CombatForm| (form.weights.ap, form.weights.lp) = (10.0, 100.0);
    assert_close(worth(&air, [0, 0], weigh), 110.0);
    let unhurt = |form: &mut CombatForm| (form.champion.lp, form.weights.ap, form.weights.lp) = (12, 10.0, 100.0);
    assert_close(worth(&air, [0, 0], unhurt), 10.0);
}

/// CH-COM-9: who has one Life Point and recovers one survives one Wound.
#[test]
fn life_points_are_recovered_before_wounds() {
    let weigh = |lp_max| {
        move |form: &mut CombatForm| {
            (form.champion.lp, form.champion.lp_max) = (1, lp_max);
            form.weights.death = 100.0;
        }
    };
    assert_close(worth(&[Air, Air, Air, Void], [4, 0], weigh(2)), -1.0);
    assert_close(worth(&[Air, Air, Air, Void], [4, 0], weigh(1)), -101.0);
}

/// CH-COM-8: "for a Champion (not an Ally)".
#[test]
fn an_ally_has_no_additional_effects() {
    let ally = |dice: &[_], enemy| {
        worth(dice, enemy, |form| {
            form.champion.ally = true;
            (form.weights.ki, form.weights.ap, form.weights.lp) = (10.0, 10.0, 10.0);
        })
    };
    assert_close(ally(&[Water, Water, Water, Water], [0, 0]), 4.0);
    assert_close(ally(&[Earth, Earth, Earth, Earth], [5, 0]), -1.0);
    assert_close(ally(&[Fire, Fire, Fire, Fire], [0, 0]), 4.0);
    assert_close(ally(&[Air, Air, Air, Air], [0, 0]), 0.0);
}

/// CH-COM-8: dice of the combination keep their normal effect.
#[test]
fn a_technique_applies_when_its_combination_is_in_the_final_dice() {
    let with =
        |dice: &[_]| worth(dice, [4, 0], |form| form.champion.technique = technique(&[Fire, Fire, Air], [1, 1, 2]));
    assert_close(with(&[Fire, Fire, Air, Void]), 2.0 + 1.0 + 2.0 - 4.0 + 1.0 + 1.0);
    assert_close(with(&[Fire, Air, Air, Void]), 1.0 - 4.0 + 2.0);
}

#[test]
fn a_technique_without_needs_always_applies() {
    assert_close(
        worth(&[Void, Air, Air, Void], [0, 5], |form| form.champion.technique = technique(&[], [0, 0, 2])),
        2.0,
    );
}

/// A Void that the technique needs is not called away, unless calling it is better.
#[test]
fn a_technique_may_need_void() {
    let with = |wounds| {
        let form = rolled(combat(), &[Fire, Fire, Void, Void], [0, 0]);
        end(advice(&form.with(|form| form.champion.technique = technique(&[Void], [0, 0, wounds])))).void
    };
    assert_eq!(with(2), None);
    assert_eq!(with(0), Some(Called { removed: 2, to: vec![Fire] }));
}

/// not the technique's, Earth's or any other bonus either.
#[test]
fn dishonored_champion_counts_no_defence() {
    let value = worth(&[Earth, Earth, Earth, Void], [3, 0], |form| {
        (form.champion.dishonored, form.champion.defence_bonus) = (true, 4);
        form.champion.technique = technique(&[Earth], [0, 4, 0]);
    });
    assert_close(value, -3.0);
}

/// CH-COM-8: a target that cannot shoot back.
#[test]
fn where_offence_does_not_count_direct_wounds_remain() {
    let value = worth(&[Water, Water, Water, Air], [0, 0], |form| {
        (form.champion.offence_counts, form.champion.offence_bonus) = (false, 3);
        form.champion.technique = technique(&[Water], [3, 0, 2]);
    });
    assert_close(value, 2.0);
}

/// CH-COM-8: exactly one Wound regardless of defence, none taken.
#[test]
fn harmony_deals_one_wound_and_takes_none() {
    let all = [Air, Earth, Fire, Water, Void];
    assert_close(worth(&all, [9, 9], |_| ()), 1.0);
    assert_close(worth(&all, [9, 9], |form| form.champion.offence_counts = false), 1.0);
    let end = end(advice(&rolled(combat(), &all, [9, 9])));
    assert_eq!((end.harmony, end.offence, end.defence), (true, None, None));
}

/// CH-COM-8, with its Ruling.
#[test]
fn harmony_has_no_bonus_and_no_technique() {
    let value = worth(&[Air, Earth, Fire, Water, Void], [19, 0], |form| {
        form.champion.offence_bonus = 3;
        form.champion.technique = technique(&[Fire], [0, 0, 3]);
    });
    // Seven Wounds are dealt and ten taken (the rest are not worth counting) without it.
    assert_close(value, 1.0);
}

/// CH-COM-8.
#[test]
fn harmony_is_optional() {
    let form = rolled(combat(), &[Air, Earth, Fire, Water, Void], [1, 0]).with(|form| form.champion.offence_bonus = 1);
    let advised = advice(&form);
    assert_close(advised.value, 2.0);
    assert!(!end(advised).harmony);
}

/// CH-COM-8: four dice never show five Elements.
#[test]
fn call_of_the_void_ends_harmony() {
    let form = rolled(combat(), &[Air, Earth, Fire, Water, Void], [9, 9]);
    assert_eq!(end(advice(&form)).void, None);
    assert_close(worth(&[Air, Earth, Fire, Water], [9, 9], |_| ()), -8.0);
}

/// CH-COM-8.
#[test]
fn successes_are_never_below_0() {
    let value = worth(&[Fire, Air, Void, Water], [2, 0], |form| {
        (form.champion.offence_bonus, form.champion.defence_bonus) = (-5, -5);
    });
    assert_close(value, -2.0);
    let weak = |form: &mut CombatForm| (form.enemy.offence_bonus, form.enemy.defence_bonus) = (-5, -5);
    assert_close(worth(&[Fire, Water, Void, Fire], [2, 2], weak), 2.0);
}

#[test]
fn the_enemys_bonuses_count_in_the_middle_of_a_roll() {
    let bonus = |form: &mut CombatForm| (form.enemy.offence_bonus, form.enemy.defence_bonus) = (2, 1);
    assert_close(worth(&[Fire, Fire, Air, Void], [1, 0], bonus), 1.0 - 2.0);
}

/// CH-COM-8: an Enemy that is shot at and cannot shoot back.
#[test]
fn an_enemy_whose_offence_does_not_count_deals_no_wounds() {
    assert_close(worth(&[Fire, Void, Fire, Void], [5, 0], |form| form.enemy.offence_counts = false), 3.0);
}

/// CH-COM-9: both count, even when both are Eliminated.
#[test]
fn wounds_are_simultaneous() {
    let value = worth(&[Fire, Fire, Fire, Water], [9, 0], |form| {
        (form.champion.lp, form.enemy.lp) = (2, 2);
        (form.weights.kill, form.weights.death) = (100.0, 10.0);
    });
    assert_close(value, 2.0 + 100.0 - 2.0 - 10.0);
}

/// CH-TEST-2: 2 Honor.
#[test]
fn deception_costs_two_honor() {
    let deceiving = |honor| {
        let form = rolled(combat(), &[Fire, Fire, Air, Earth], [0, 0]);
        advice(&form.with(|form| (form.champion.deception, form.weights.honor) = (true, honor)))
    };
    assert_close(deceiving(0.25).value, 3.0 - 0.5);
    assert_eq!(end(deceiving(0.25)).deception, Some(Deceived { die: 2, to: Fire }));
    assert_eq!(end(deceiving(0.5)).deception, None, "as good, and simpler");
}

/// CH-COM-8: Deception in step 7 does not change Dishonored within this Combat.
#[test]
fn deception_does_not_make_dishonored() {
    let value = worth(&[Fire, Earth, Earth, Earth], [4, 0], |form| form.champion.deception = true);
    assert_close(value, 1.0);
}

/// CH-COM-6: a reroll costs its Ki.
#[test]
fn focus_is_used_only_where_it_is_worth_its_ki() {
    let form = |ki| {
        rolled(combat(), &[Fire, Fire, Fire, Air], [0, 0]).with(|form| (form.champion.ki, form.weights.ki) = (1, ki))
    };
    // One die in five is a fourth Fire.
    assert_eq!(rerolled(advice(&form(0.19))), [3]);
    assert_close(advice(&form(0.19)).value, 3.0 + 0.19 + 0.2 - 0.19);
    end(advice(&form(0.21)));
}

/// CH-TEST-2, as in Combat: an Ally spends its reroll tokens.
#[test]
fn an_ally_rerolls_with_its_tokens() {
    let form = rolled(combat(), &[Fire, Fire, Fire, Air], [0, 0]);
    let form = form.with(|form| (form.champion.ally, form.champion.ki) = (true, 2));
    assert_close(advice(&form).value, 4.0 - 0.8 * 0.8);
}

/// Worked case 2: O 4, D 2 against the Oni's 2 and 2: two Wounds, none, and a Ki.
#[test]
fn case_2_matsu_tsuko_against_an_armored_oni() {
    let value = worth(&[Fire, Air, Fire, Air, Fire], [2, 2], |form| {
        form.champion.technique = technique(&[Fire, Fire, Air], [1, 0, 0]);
        form.weights.ki = 100.0;
    });
    assert_close(value, 2.0 + 100.0);
}

/// Worked case 4: after Call of the Void three Fire and one Defensive.
#[test]
fn case_4_togashi_mitsu_calls_the_void() {
    let form = rolled(combat(), &[Fire, Void, Earth, Void, Fire], [1, 0]).with(|form| form.weights.ki = 100.0);
    let advised = advice(&form);
    assert_close(advised.value, 3.0 + 100.0);
    let end = end(advised);
    assert_eq!(end.void, Some(Called { removed: 1, to: vec![Fire] }));
    assert_eq!((end.offence, end.defence), (Some(Fire), Some(Earth)));
}
