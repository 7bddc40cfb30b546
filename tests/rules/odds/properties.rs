//! Laws of the odds, over questions of every kind.

use super::forms::*;
use super::slow::value_of_choice;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::Config;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::odds::advice::CombatEnd;
use rokugan::games::champions::odds::changes::{Called, Deceived};
use rokugan::games::champions::odds::forms::{CombatForm, FacesForm, TechniqueForm, WeightsForm};

fn config() -> Config {
    Config { cases: 24, failure_persistence: None, ..Config::default() }
}

fn elements(dice: usize) -> impl Strategy<Value = Vec<Element>> {
    prop::collection::vec(select(vec![Air, Earth, Fire, Water, Void]), dice)
}

fn techniques() -> impl Strategy<Value = Option<TechniqueForm>> {
    let some = (0_usize..4).prop_flat_map(elements).prop_flat_map(|needs| {
        (Just(needs), -1_i64..3, -1_i64..3, 0_i64..3)
            .prop_map(|(needs, o, d, wounds)| technique(&needs, [o, d, wounds]))
    });
    prop_oneof![Just(None), some]
}

fn all_faces() -> impl Strategy<Value = FacesForm> {
    let face = || prop::collection::vec(0_i64..3, 2);
    let die = move || {
        prop::collection::vec(face(), 6).prop_map(|mut faces| {
            faces[0] = vec![1, 0];
            faces
        })
    };
    (die(), die(), die()).prop_map(|(white, gray, black)| FacesForm { white, gray, black })
}

fn all_weights() -> impl Strategy<Value = WeightsForm> {
    prop::collection::vec(prop_oneof![Just(0.0), 0.0..4.0], 9).prop_map(|weights| WeightsForm {
        wound_dealt: weights[0],
        wound_taken: weights[1],
        kill: weights[2],
        death: weights[3],
        ki: weights[4],
        honor: weights[5],
        ap: weights[6],
        lp: weights[7],
        purity: weights[8],
    })
}

prop_compose! {
    fn fighters()(
        dice in 4_i64..=5, ki in 0_i64..4, lp in 1_i64..5, hurt in 0_i64..3, bonuses in [-1_i64..3, -1_i64..3],
        kinds in subsequence(vec!["ally", "dishonored", "deception", "unarmed"], 0..=2), technique in techniques(),
    )(form in Just(combat().with(|form| {
        let is = |kind| kinds.contains(&kind);
        let champion = &mut form.champion;
        (champion.dice, champion.ki, champion.lp, champion.lp_max) = (dice, ki, lp, lp + hurt);
        [champion.offence_bonus, champion.defence_bonus] = bonuses;
        (champion.ally, champion.offence_counts) = (is("ally"), !is("unarmed"));
        if !champion.ally {
            (champion.deception, champion.dishonored) = (is("deception"), is("dishonored"));
            champion.technique = technique.clone();
        }
    }))) -> CombatForm { form }
}

prop_compose! {
    fn combats()(
        form in fighters(), dice in prop::collection::vec(select(vec![White, Gray, Black]), 2..=3), lp in 1_i64..5,
        bonuses in [-1_i64..2, -1_i64..2], faces in all_faces(), weights in all_weights(),
    ) -> CombatForm {
        form.with(|form| {
            (form.enemy.dice, form.enemy.lp, form.faces, form.weights) = (dice, lp, faces, weights);
            [form.enemy.offence_bonus, form.enemy.defence_bonus] = bonuses;
        })
    }
}

/// The final dice of a roll that is ended as advised.
fn carried_out(dice: &[Element], end: &CombatEnd) -> Vec<Element> {
    let mut dice = dice.to_vec();
    if let Some(Deceived { die, to }) = end.deception {
        assert_ne!(dice[die], to, "another Element");
        dice[die] = to;
    }
    let Some(Called { removed, to }) = &end.void else { return dice };
    assert_eq!(dice[*removed], Void);
    let others: Vec<usize> = (0..dice.len()).filter(|die| dice[*die] == Void && die != removed).collect();
    assert_eq!(others.len(), to.len());
    others.into_iter().zip(to).for_each(|(die, to)| dice[die] = *to);
    dice.remove(*removed);
    dice
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn probabilities_sum_to_1(form in combats()) {
        let odds = odds(&form);
        for shares in [&odds.dealt, &odds.taken] {
            prop_assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            prop_assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
            prop_assert!(shares.last().is_some_and(|last| *last > 0.0));
        }
        prop_assert!((0.0..=1.0).contains(&odds.eliminates) && (0.0..=1.0).contains(&odds.eliminated));
        prop_assert!(odds.honor <= 0.0 && odds.honor >= -2.0 && odds.ki_spent >= 0.0);
        prop_assert!(odds.ki_spent <= form.champion.ki as f64 + 1e-12);
    }

    /// Where Additional Effects weigh nothing, the shares alone make up the value.
    #[test]
    fn the_shares_belong_to_the_play_of_the_value(form in combats()) {
        let form = form.with(|form| (form.weights.ap, form.weights.lp, form.weights.ki) = (0.0, 0.0, 0.0));
        let (odds, weights) = (odds(&form), &form.weights);
        let capped = |shares: &[f64], lp: i64| -> f64 {
            shares.iter().enumerate().map(|(wounds, share)| share * (wounds as i64).min(lp) as f64).sum()
        };
        let value = weights.wound_dealt * capped(&odds.dealt, form.enemy.lp)
            - weights.wound_taken * capped(&odds.taken, form.champion.lp)
            + weights.kill * odds.eliminates - weights.death * odds.eliminated + weights.honor * odds.honor;
        prop_assert!((odds.value - value).abs() < 1e-9, "{} is not {value}", odds.value);
    }

    #[test]
    fn more_ki_never_lowers_the_value(form in combats()) {
        let more = form.clone().with(|form| form.champion.ki += 1);
        prop_assert!(odds(&more).value >= odds(&form).value - 1e-12);
    }

    #[test]
    fn more_enemy_defence_never_raises_the_value(form in combats()) {
        let harder = form.clone().with(|form| form.enemy.defence_bonus += 1);
        prop_assert!(odds(&harder).value <= odds(&form).value + 1e-12);
    }

    #[test]
    fn more_enemy_offence_never_raises_the_value(form in combats()) {
        let harder = form.clone().with(|form| form.enemy.offence_bonus += 1);
        prop_assert!(odds(&harder).value <= odds(&form).value + 1e-12);
    }

    #[test]
    fn the_order_of_dice_never_matters(form in combats(), dice in elements(5), by in 0_usize..5, enemy in [0_i64..4, 0_i64..4]) {
        let mut turned = dice.clone();
        turned.rotate_left(by);
        turned.swap(0, 3);
        let value = |dice: &[Element]| advice(&rolled(form.clone(), dice, enemy)).value;
        prop_assert_eq!(value(&dice), value(&turned));
        let mut others = form.clone();
        others.enemy.dice.reverse();
        prop_assert!((odds(&form).value - odds(&others).value).abs() < 1e-12);
    }

    #[test]
    fn a_roll_ended_as_advised_is_worth_what_was_promised(form in combats(), dice in elements(5), enemy in [0_i64..6, 0_i64..3]) {
        let form = form.with(|form| form.champion.ki = 0);
        let dice = &dice[..form.champion.dice as usize];
        let advised = advice(&rolled(form.clone(), dice, enemy));
        let promised = advised.value;
        let end = end(advised);
        let chosen = end.offence.zip(end.defence).map(|(offence, defence)| [offence, defence]);
        prop_assert_eq!(chosen.is_none(), end.harmony);
        let last = carried_out(dice, &end);
        prop_assert!(end.void.is_none() || !last.contains(&Void));
        let paid = if end.deception.is_some() { 2.0 * form.weights.honor } else { 0.0 };
        assert_close(promised, value_of_choice(&form, &last, enemy, chosen) - paid);
    }

    /// Every kind of question against the solver that tries everything.
    #[test]
    fn the_value_is_that_of_every_subset_tried(form in combats(), dice in elements(4), enemy in [0_i64..6, 0_i64..3]) {
        let form = form.with(|form| (form.champion.dice, form.champion.ki) = (4, form.champion.ki.min(2)));
        let slow = super::slow::combat(&form, enemy).value_of(&dice);
        assert_close(advice(&rolled(form, &dice, enemy)).value, slow);
    }

    /// Deception is a choice.
    #[test]
    fn deception_never_lowers_the_value(form in combats()) {
        let without = form.clone().with(|form| form.champion.deception = false);
        prop_assert!(odds(&form).value >= odds(&without).value - 1e-12);
    }
}
