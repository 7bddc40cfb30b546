//! In the middle of a roll: how a Combat comes out from the dice that lie on the table.

use super::forms::*;
use rokugan::games::champions::odds::combat::RolledCombat;
use rokugan::games::champions::odds::forms::{CombatForm, FacesForm, WeightsForm};

/// The Combat of the design: three black dice show two of each, the technique lacks one Air.
fn design(ki: i64) -> CombatForm {
    let faces = vec![vec![1, 0], vec![1, 0], vec![0, 1], vec![0, 1], vec![1, 1], vec![2, 0]];
    let form = combat().with(|form| {
        form.champion.ki = ki;
        form.champion.deception = true;
        (form.champion.lp, form.champion.lp_max, form.enemy.lp) = (4, 5, 3);
        form.champion.technique = technique(&[Fire, Fire, Air], [1, 0, 0]);
        form.enemy.dice = vec![Black, Black, Black];
        form.faces = FacesForm { white: faces.clone(), gray: faces.clone(), black: faces };
        form.weights = WeightsForm::WOUNDS_ALIKE;
    });
    rolled(form, &[Fire, Fire, Fire, Earth, Water], [2, 2])
}

#[test]
fn the_odds_from_here_are_those_of_the_design() {
    for (ki, value, eliminates) in [(1, 2.08, 0.64), (2, 2.6588, 0.87)] {
        let odds = RolledCombat::new(&design(ki)).unwrap().odds();
        assert!((odds.value - value).abs() < 1e-3, "{odds:?}");
        assert!((odds.eliminates - eliminates).abs() < 0.005, "{odds:?}");
        assert_close(odds.taken.iter().sum(), 1.0);
    }
}

#[test]
fn without_ki_the_dice_stay_as_they_are_but_for_deception() {
    let odds = RolledCombat::new(&design(0)).unwrap().odds();
    assert_close(odds.dealt.iter().filter(|share| **share > 0.0).sum(), 1.0);
    assert_eq!(odds.dealt.iter().filter(|share| **share > 0.0).count(), 1);
    assert_close(odds.eliminates, 0.0);
}
