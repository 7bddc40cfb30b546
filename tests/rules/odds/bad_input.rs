//! What is refused, and by which name.

use super::forms::*;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::odds::combat::{Combat, RolledCombat};
use rokugan::games::champions::odds::document::read;
use rokugan::games::champions::odds::fault::{Fault, FaultKind, HEAVIEST, MOST};
use rokugan::games::champions::odds::forms::{CombatForm, Kind, NeedsForm, TechniqueForm};
use rokugan::games::champions::odds::skill_test::SkillTest;

fn faults(change: impl FnOnce(&mut CombatForm)) -> Vec<Fault> {
    Combat::new(&combat().with(change)).unwrap_err()
}

#[track_caller]
fn refuses(path: &str, change: impl FnOnce(&mut CombatForm)) {
    let faults = faults(change);
    assert_eq!(faults.iter().map(|fault| fault.path.as_str()).collect::<Vec<_>>(), [path]);
}

#[test]
fn impossible_dice_are_refused() {
    refuses("champion.dice", |form| form.champion.dice = 6);
    refuses("champion.dice", |form| form.champion.dice = 3);
    refuses("enemy.dice", |form| form.enemy.dice.clear());
    refuses("enemy.dice", |form| form.enemy.dice = vec![Black; 4]);
    let paths = |form: CombatForm| RolledCombat::new(&form).unwrap_err().swap_remove(0).path;
    assert_eq!(paths(rolled(combat(), &[Fire; 6], [0, 0])), "champion.dice");
    assert_eq!(paths(rolled(combat(), &[Fire; 5], [0, 0]).with(|form| form.champion.dice = 4)), "rolled");
    assert_eq!(paths(rolled(combat(), &[Fire; 5], [0, -1])), "enemy_result[1]");
    assert_eq!(paths(rolled(combat(), &[Fire; 5], [0, 0]).with(|form| form.enemy_result = None)), "enemy_result");
    assert_eq!(paths(rolled(combat(), &[Fire; 5], [0, 0]).with(|form| form.rolled = None)), "rolled");
}

#[test]
fn a_technique_of_less_than_nothing_is_refused() {
    refuses("champion.technique.wounds", |form| form.champion.technique = technique(&[], [0, 0, -1]));
    refuses("champion.technique.needs.fire", |form| {
        let of_fire = technique(&[], [0, 0, 0])
            .map(|technique| TechniqueForm { needs: NeedsForm { fire: -1, ..technique.needs }, ..technique });
        form.champion.technique = of_fire;
    });
}

/// CH-COM-8: five dice out of four, or six out of five, are no contradiction: they never come.
#[test]
fn a_technique_that_needs_more_dice_than_are_rolled_never_applies() {
    let form =
        |dice, technique| combat().with(|form| (form.champion.dice, form.champion.technique) = (dice, technique));
    let never = |dice, needs: &[Element]| {
        assert_eq!(odds(&form(dice, technique(needs, [9, 9, 9]))), odds(&form(dice, None)), "{needs:?}");
    };
    never(4, &[Fire; 5]);
    never(5, &[Fire; 6]);
    never(5, &[Fire, Fire, Fire, Air, Air, Void]);
    never(5, &[Water; 300]);
}

#[test]
fn faces_that_are_all_blank_are_refused() {
    let blank = || vec![vec![0, 0]; 6];
    refuses("faces", |form| {
        form.faces.white = blank();
        form.faces.gray = blank();
        form.faces.black = blank();
    });
    refuses("faces.white", |form| form.faces.white = blank());
    assert!(Combat::new(&combat().with(|form| form.faces.black = blank())).is_ok(), "another colour is rolled");
}

#[test]
fn faces_are_six_pairs_of_numbers_from_0() {
    refuses("faces.gray", |form| drop(form.faces.gray.pop()));
    refuses("faces.black[5]", |form| form.faces.black[5] = vec![1]);
    refuses("faces.black[0][1]", |form| form.faces.black[0] = vec![0, -1]);
    refuses("faces.white[2][0]", |form| form.faces.white[2] = vec![MOST + 1, 0]);
}

#[test]
fn weights_that_are_negative_not_finite_or_huge_are_refused() {
    for bad in [-0.1, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, HEAVIEST * 1.1, f64::MAX] {
        refuses("weights.kill", |form| form.weights.kill = bad);
    }
    assert!(faults(|form| form.weights.lp = 1e300)[0].to_string().ends_with("1e300 is not from 0 to 1000000000"));
}

#[test]
fn life_points_are_from_1_to_those_of_the_card() {
    refuses("champion.lp", |form| form.champion.lp = 0);
    refuses("champion.lp", |form| form.champion.lp = 13);
    refuses("enemy.lp", |form| form.enemy.lp = 0);
    refuses("champion.ki", |form| form.champion.ki = -1);
}

#[test]
fn an_ally_has_no_technique_no_deception_and_no_honor() {
    refuses("champion.deception", |form| (form.champion.ally, form.champion.deception) = (true, true));
    refuses("champion.dishonored", |form| (form.champion.ally, form.champion.dishonored) = (true, true));
    refuses("champion.technique", |form| {
        form.champion.ally = true;
        form.champion.technique = technique(&[], [0, 0, 0]);
    });
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let faults =
        faults(|form| (form.champion.dice, form.champion.offence_bonus, form.weights.ki) = (6, MOST + 1, -1.0));
    let paths: Vec<&str> = faults.iter().map(|fault| fault.path.as_str()).collect();
    assert_eq!(paths, ["champion.dice", "champion.offence_bonus", "weights.ki"]);
}

#[test]
fn a_form_of_the_other_kind_is_refused() {
    refuses("kind", |form| form.kind = Kind::Test);
    let error = SkillTest::new(&test(3).with(|test| test.kind = Kind::Combat)).unwrap_err();
    assert_eq!(error, [Fault { path: "kind".to_owned(), kind: FaultKind::OtherKind }]);
}

#[test]
fn a_document_is_refused_by_the_path_of_its_fault() {
    let test = r#"{"kind":"test","dice":5,"ki":1,"deception":false,"harmony":true,"bonus":0,"target":4}"#;
    assert!(read(test).is_ok());
    let cases = [
        ("", "document: EOF"),
        ("[]", "document: invalid type: sequence, expected an object"),
        ("{}", "kind: missing"),
        (&test.replace("test", "toast"), "kind: unknown variant `toast`"),
        (&test.replace(r#","harmony":true"#, ""), "harmony: missing"),
        (&test.replace(r#""bonus":0"#, r#""bonus":0,"luck":1"#), "luck: unknown field"),
        (&test.replace(r#""bonus":0"#, r#""bonus":0.5"#), "bonus: invalid type: floating point"),
        (&test.replace(r#""bonus":0"#, r#""bonus":1001"#), "bonus: 1001 is not from -1000 to 1000"),
        (&test.replace(r#""ki":1"#, r#""ki":NaN"#), "ki: expected value"),
        (&test.replace(r#""ki":1"#, r#""ki":1,"ki":2"#), "ki: duplicate field"),
        (&test.replace(r#""target":4"#, r#""target":4,"rolled":["fire"]"#), "rolled: 1 found, there have to be 5"),
        (&test.replace(r#""target":4"#, r#""target":4,"rolled":null"#), "rolled: invalid type: null"),
        (&format!("{test}]"), "document: trailing characters"),
    ];
    for (text, expected) in cases {
        let found = read(text).unwrap_err()[0].to_string();
        assert!(found.starts_with(expected), "{expected}: {found}");
    }
}
