//! What advice is measured against and in what: the situations of two evenings at the table.

use super::forms::*;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::technique::Needs;
use rokugan::games::champions::odds::advice::{Advice, CombatEnd};
use rokugan::games::champions::odds::combat::RolledCombat;
use rokugan::games::champions::odds::forms::{CombatForm, WeightsForm};
use rokugan::games::champions::odds::outcome::Odds;
use rokugan::games::champions::sheet::adviser::{Aim, Better, FreeStop, Measure, Wounds, better, lacks_one, measure};

/// Goal *Eliminate*: dice against an Enemy's result and Life, with Ki and Deception at hand.
fn asked(dice: &[Element], result: [i64; 2], life: i64) -> CombatForm {
    let form = combat().with(|form| {
        form.champion.ki = 4;
        form.champion.deception = true;
        form.enemy.lp = life;
        form.weights = WeightsForm {
            wound_dealt: 1.0,
            wound_taken: 0.25,
            kill: 8.0,
            death: 3.0,
            ki: 0.0,
            honor: 0.25,
            ap: 0.0,
            lp: 0.25,
            purity: 0.0,
        };
    });
    rolled(form, dice, result)
}

fn free(dice: &[Element], result: [i64; 2], life: i64) -> FreeStop {
    FreeStop::of(&asked(dice, result, life)).unwrap()
}

/// Tomo against the Bog Archer: the free Call kills, whatever a reroll might bring.
#[test]
fn a_certain_kill_for_nothing_is_known_before_any_reroll() {
    let stop = free(&[Water, Water, Void, Void, Fire], [4, 1], 2);
    assert_eq!(stop.wounds().0, 3);
    assert!(Aim::Eliminate.is_certain(&stop.odds) && stop.does_something());
    assert!(stop.end.deception.is_none() && stop.end.void.is_some());
}

/// Air Earth Water Fire Void against 2/1: Harmony deals 1 and takes 0, where stopping as it lies deals 0 and takes 1.
#[test]
fn harmony_is_part_of_stopping_for_nothing() {
    let stop = free(&[Air, Earth, Water, Fire, Void], [2, 1], 5);
    assert_eq!(stop.wounds(), (1, 0));
    assert!(matches!(stop.end, CombatEnd { harmony: true, deception: None, .. }));
}

/// A plan never brings less than stopping for nothing does, by the same weights.
#[test]
fn no_plan_is_worth_less_than_the_free_stop() {
    let faces = [Air, Earth, Fire, Water, Void];
    for number in 0..500_usize {
        let dice: Vec<Element> = (0..5).map(|die| faces[(number * (die * 7 + 3) + die) % 5]).collect();
        let form = asked(&dice, [(number % 5) as i64, (number / 5 % 4) as i64], 1 + (number % 6) as i64);
        let stop = FreeStop::of(&form).unwrap();
        let plan = RolledCombat::new(&form).unwrap();
        assert!(plan.advice().value >= stop.odds.value - 1e-9, "{dice:?}");
        assert_eq!(stop.odds.dealt.iter().filter(|share| **share > 0.0).count(), 1, "nothing is rolled: {dice:?}");
    }
}

#[test]
fn no_series_of_chances_falls_with_more_ki_and_none_is_below_what_lies_there() {
    assert_eq!(measure(0.0, 0.24, 0.09), Measure::Wounds, "24% with this Ki, 9% with both");
    assert_eq!(measure(1.0, 1.0, 0.99), Measure::Wounds, "the kill that lies there");
    assert_eq!(measure(0.0, 0.01, 0.02), Measure::Wounds, "against a Boss");
    assert_eq!(measure(0.0, 0.64, 0.87), Measure::Chance { now: 0.0, one: 0.64, all: 0.87 });
}

/// Tsuko needs two Fire and one Air.
#[test]
fn an_element_completes_the_technique_only_where_a_single_die_of_those_kept_is_missing() {
    let needs = Needs::new(&[(Fire, 2), (Air, 1)]).unwrap();
    assert_eq!(lacks_one(&[Earth, Earth, Earth, Void], needs), None);
    assert_eq!(lacks_one(&[Fire, Water], needs), None, "the Air is rolled again");
    assert_eq!(lacks_one(&[Fire, Air, Water], needs), Some(Fire));
    assert_eq!(lacks_one(&[Fire, Fire, Air], needs), None, "it is complete");
}

/// The players' own marks are weighed like the advice: the marks it advises come to what it says, and no others to more.
#[test]
fn own_marks_have_a_price_and_none_is_better_than_what_is_advised() {
    let faces = [Air, Earth, Fire, Water, Void];
    let mut rerolls = 0;
    for number in 0..60_usize {
        let dice: Vec<Element> = (0..5).map(|die| faces[(number * (die * 7 + 3) + die) % 5]).collect();
        let form = asked(&dice, [(number % 5) as i64, (number / 5 % 4) as i64], 1 + (number % 6) as i64);
        let question = RolledCombat::new(&form).unwrap();
        let best = question.advice();
        let own = question.odds_after(&[number % 5]).unwrap();
        assert!(own.value <= best.value + 1e-9, "{dice:?}");
        if let Advice::Reroll { dice: advised } = best.advice {
            rerolls += 1;
            let advised = question.odds_after(&advised).unwrap();
            assert!((advised.value - best.value).abs() < 1e-9, "{dice:?}");
            assert!((advised.eliminates - question.odds().eliminates).abs() < 1e-9, "{dice:?}");
        }
    }
    assert!(rerolls > 10, "{rerolls}");
    let mut broke = asked(&[Fire, Fire, Air, Air, Void], [1, 1], 3);
    broke.champion.ki = 0;
    assert_eq!(RolledCombat::new(&broke).unwrap().odds_after(&[0]), None, "nothing pays for it");
}

/// Odds that come out so for certain.
fn certain(dealt: usize, taken: usize) -> Odds {
    let share = |wounds: usize| (0..=wounds).map(|count| f64::from(u8::from(count == wounds))).collect::<Vec<_>>();
    let mut odds = FreeStop::of(&asked(&[Fire, Fire, Air, Air, Void], [1, 1], 3)).unwrap().odds;
    (odds.dealt, odds.taken) = (share(dealt), share(taken));
    odds
}

/// "3 → 3 Wounds to the Goblin" said nothing of what the plan was for.
#[test]
fn advice_is_headed_with_the_wounds_that_get_better() {
    let life = Wounds { dealt: 3, taken: 5 };
    let now = |dealt, taken| Wounds { dealt, taken };
    let head = |now, then: (usize, usize)| better(Aim::Eliminate, now, &certain(then.0, then.1), life);
    assert_eq!(head(now(3, 2), (3, 0)), Better::Taken, "it falls anyway");
    assert_eq!(head(now(3, 2), (5, 1)), Better::Taken, "no more than its Life is dealt");
    assert_eq!(head(now(0, 2), (0, 1)), Better::Taken, "an archer out of reach");
    assert_eq!(head(now(1, 2), (2, 1)), Better::Dealt);
    assert_eq!(head(now(1, 2), (1, 2)), Better::Dealt);
    assert_eq!(better(Aim::Unhurt, now(1, 2), &certain(2, 1), life), Better::Taken, "what they are after");
    assert_eq!(now(5, 9).within(life), life);
}
