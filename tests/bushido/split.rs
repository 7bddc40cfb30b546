//! The hidden split: allocation sets, odds, equilibrium, best answers, rerolls (A4, A7, A9, A12).

use crate::support::{ask, assert_alike, assert_close, melee, refused, split, with};
use rokugan::games::bushido::model::fighter::Fighter;
use rokugan::games::bushido::model::split::Split;
use serde_json::{Value, json};

/// The allocation set of a fighter, read off which allocations the program accepts.
fn allowed(fighter: &Value) -> Vec<Value> {
    let pool = u8::try_from(fighter["pool"].as_u64().unwrap()).unwrap();
    let specials = fighter["specials"].as_array().cloned().unwrap_or_default();
    let names = std::iter::once(None).chain(specials.iter().map(|one| one["name"].as_str()));
    let mut found = Vec::new();
    for name in names {
        for attack in (0..=pool).rev() {
            for defence in (0..=pool).rev() {
                let chosen = split(attack, defence, name);
                let allocations = json!({"allocations": {"active": chosen, "other": split(1, 0, None)}});
                let document = melee("odds", fighter.clone(), json!({"pool": 1, "wounds": 1}), allocations);
                if crate::support::answer("melee", &document.to_string()).is_ok() {
                    found.push(chosen);
                }
            }
        }
    }
    found
}

#[test]
fn a_4_the_allocation_set_of_a_pool() {
    let fighter = json!({"pool": 2, "wounds": 1, "specials": [
        {"name": "Push Attack", "cost": 1}, {"name": "Push Defence", "cost": 0}, {"name": "Stun Attack", "cost": 2}]});
    let wanted = vec![
        split(2, 0, None),
        split(1, 1, None),
        split(0, 2, None),
        split(1, 0, Some("Push Attack")),
        split(1, 1, Some("Push Defence")),
        split(0, 2, Some("Push Defence")),
    ];
    assert_eq!(allowed(&fighter), wanted);
    let aggressive = json!({"pool": 2, "wounds": 1, "allocation": "aggressive"});
    assert_eq!(allowed(&aggressive), [split(2, 0, None), split(1, 1, None)]);
    let defensive = json!({"pool": 1, "wounds": 1, "allocation": "defensive"});
    assert_eq!(allowed(&defensive), [split(0, 1, None)]);
}

#[test]
fn a_4_the_model_gives_the_same_set() {
    use rokugan::games::bushido::model::damage::{Body, Damage, Durability};
    use rokugan::games::bushido::model::fighter::{FighterParts, FighterTrait, ProneWithSpecials, Prowess};
    use rokugan::games::bushido::model::special::{PricedSpecial, Special, SpecialAttack, Specials};
    let priced = PricedSpecial { special: Special::Attack(SpecialAttack::Combo), cost: 1 };
    let parts = FighterParts {
        pool: 3,
        body: Body { wounds: 5, armour: 0, tough: 0, durability: Durability::Ordinary },
        rule: Default::default(),
        brutal: 0,
        parry: 0,
        adept: 0,
        chain: 0,
        unblockable: 0,
        traits: Default::default(),
        prowess: Prowess::default(),
        dodge: 0,
        feint: 0,
        damage: Damage::default(),
        specials: Specials::new(vec![priced]).unwrap(),
    };
    assert_eq!(Split::all(&Fighter::new(parts.clone()).unwrap()).len(), 4 + 2);
    let prone = FighterParts { traits: [FighterTrait::Prone].into(), ..parts };
    assert_eq!(Fighter::new(prone), Err(ProneWithSpecials));
    assert!(Specials::new(vec![priced, priced]).is_err());
}

#[test]
fn every_special_has_its_name_once() {
    use rokugan::games::bushido::model::special::Special;
    for (name, special) in Special::NAMED {
        assert_eq!(special.name(), name);
        assert_eq!(special.attack().is_some(), name.ends_with("Attack"));
        assert_eq!(special.defence().is_some(), name.ends_with("Defence"));
    }
}

fn fighters() -> (Value, Value) {
    let active = json!({"pool": 3, "wounds": 4, "damage": {"strength": 1}, "prowess": {"any": 1},
        "specials": [{"name": "Slam Attack", "cost": 1, "worth": 0.5}]});
    let other = json!({"pool": 3, "wounds": 4, "feint": 1, "dodge": 1,
        "specials": [{"name": "Counterstrike Defence", "cost": 1, "worth": 0.25}]});
    (active, other)
}

#[test]
fn a_12_the_value_is_made_of_wounds_kills_and_worth() {
    let (active, other) = fighters();
    let chosen = json!({"allocations": {"active": split(1, 1, Some("Slam Attack")),
        "other": split(1, 1, Some("Counterstrike Defence"))}});
    let odds = ask("melee", &melee("odds", active, other, chosen));
    let mean = |field: &str| -> f64 {
        let chances = odds[field].as_array().unwrap();
        chances.iter().zip(0_u8..).map(|(chance, wounds)| chance.as_f64().unwrap() * f64::from(wounds)).sum()
    };
    let number = |value: &Value| value.as_f64().unwrap();
    let wounds = mean("dealt") - mean("taken") + 2.0 * number(&odds["kills"]) - 2.0 * number(&odds["dies"]);
    let rest = number(&odds["value"]) - wounds;
    let (most, least) = (0.5 * number(&odds["triggers"]["active"]), -0.25 * number(&odds["triggers"]["other"]));
    assert!(rest <= most + least.abs() && rest >= least, "what remains is the worth of triggers: {rest}");
}

/// The worth of a trigger does not count where it killed (A9).
#[test]
fn a_9_worth_counts_unless_the_opponent_was_killed() {
    let chosen = json!({"allocations": {"active": split(1, 0, Some("Critical Attack")), "other": split(1, 0, None)},
        "weights": {"wound_dealt": 0, "wound_taken": 0, "kill": 0, "death": 0}});
    let critical = |wounds: u8| {
        let active = json!({"pool": 1, "wounds": 30, "specials": [{"name": "Critical Attack", "cost": 0, "worth": 1}]});
        let odds = ask("melee", &melee("odds", active, json!({"pool": 1, "wounds": wounds}), chosen.clone()));
        let number = |field: &Value| field.as_f64().unwrap();
        (number(&odds["value"]), number(&odds["triggers"]["active"]), number(&odds["kills"]))
    };
    let (value, triggered, kills) = critical(30);
    // Against no Defence dice the Attack fails only as a 1 while the other has a die left.
    assert!((triggered - 31.0 / 36.0).abs() < 1e-9);
    assert!((kills - triggered / 6.0).abs() < 1e-9);
    assert!((value - (triggered - kills)).abs() < 1e-9);
}

#[test]
fn a_12_the_mixtures_of_both_meet_in_the_value() {
    let (active, other) = fighters();
    let best = ask("melee", &melee("split", active.clone(), other.clone(), json!({})));
    for (side, opposite) in [("active", "other"), ("other", "active")] {
        let against = json!({"side": side, "mix": best[opposite]});
        let answer = ask("melee", &melee("answer", active.clone(), other.clone(), against));
        let gap = (answer["value"].as_f64().unwrap() - best["value"].as_f64().unwrap()).abs();
        assert!(gap < 1e-9, "{side} gains {gap}");
    }
}

#[test]
fn the_answer_to_one_split_is_the_best_of_the_odds() {
    let (active, other) = fighters();
    let mix = json!([with(&split(2, 1, None), &json!({"probability": 1}))]);
    let answer = ask("melee", &melee("answer", active.clone(), other.clone(), json!({"side": "other", "mix": mix})));
    let values = (0..=3).map(|attack| {
        let chosen = json!({"allocations": {"active": split(2, 1, None), "other": split(attack, 3 - attack, None)}});
        ask("melee", &melee("odds", active.clone(), other.clone(), chosen))["value"].as_f64().unwrap()
    });
    let least = values.fold(f64::INFINITY, f64::min);
    assert!(answer["value"].as_f64().unwrap() <= least + 1e-12);
}

#[test]
fn bu_test_6_who_rerolls_when_depends_on_the_initiative() {
    let chosen = json!({"allocations": {"active": split(2, 0, None), "other": split(0, 1, None)}});
    let active = json!({"pool": 2, "wounds": 5, "prowess": {"attack": 1}});
    let other = json!({"pool": 1, "wounds": 5, "dodge": 1});
    let value = |initiative: &str| {
        let over = with(&chosen, &json!({"initiative": initiative}));
        ask("melee", &melee("odds", active.clone(), other.clone(), over))["value"].as_f64().unwrap()
    };
    // With the Initiative its own reroll comes after the Dodge, which is better for it.
    assert!(value("active") > value("other"));
}

#[test]
fn a_7_own_rerolls_are_chosen_over_both_kinds_together() {
    let odds = |prowess: Value| {
        let chosen = json!({"allocations": {"active": split(1, 1, None), "other": split(1, 1, None)}});
        let active = json!({"pool": 2, "wounds": 5, "prowess": prowess});
        ask("melee", &melee("odds", active, json!({"pool": 2, "wounds": 5}), chosen))["value"].as_f64().unwrap()
    };
    let (none, any, both) = (odds(json!({})), odds(json!({"any": 1})), odds(json!({"attack": 1, "defence": 1})));
    assert!(none < any && any < both);
}

fn stage(stage: u8, over: Value) -> Value {
    let active = json!({"pool": 2, "wounds": 5, "dodge": 1});
    let other = json!({"pool": 2, "wounds": 5, "feint": 1});
    let base = json!({"allocations": {"active": {}, "other": {}}, "stage": stage,
        "rolled": {"active": {"attack": [2], "defence": [6]}, "other": {"attack": [6], "defence": [2]}}});
    ask("melee", &melee("reroll", active, other, with(&base, &over)))
}

#[test]
fn bu_test_6_the_four_stages_and_whose_dice_they_pick() {
    let parties = |nth: u8, initiative: &str| {
        let answer = stage(nth, json!({"initiative": initiative}));
        (answer["by"].as_str().unwrap().to_owned(), answer["of"].as_str().unwrap().to_owned())
    };
    let is = |by: &str, of: &str| (by.to_owned(), of.to_owned());
    assert_eq!(
        [1, 2, 3, 4].map(|nth| parties(nth, "active")),
        [is("other", "active"), is("other", "other"), is("active", "other"), is("active", "active")]
    );
    assert_eq!(
        [1, 2, 3, 4].map(|nth| parties(nth, "other")),
        [is("active", "other"), is("active", "active"), is("other", "active"), is("other", "other")]
    );
}

#[test]
fn the_best_reroll_takes_the_fewest_dice() {
    let answer = stage(2, json!({}));
    assert_eq!((&answer["attack"], &answer["defence"]), (&json!([]), &json!([])), "no rights");
    assert_close(&answer["value"], answer["stand"].as_f64().unwrap());
    let feint = stage(1, json!({}));
    assert_alike(&json!([0]), &feint["defence"]);
    assert!(feint["value"].as_f64() < feint["stand"].as_f64());
}

#[test]
fn a_reroll_has_few_dice_and_few_rights() {
    let document = |over: Value| {
        let base = json!({"allocations": {"active": {}, "other": {}}, "stage": 1,
            "rolled": {"active": {"attack": [2], "defence": []}, "other": {"attack": [6], "defence": []}}});
        melee("reroll", json!({"pool": 1, "wounds": 5}), json!({"pool": 1, "wounds": 5}), with(&base, &over))
    };
    assert_eq!(refused("melee", &document(json!({"other": {"dodge": 2, "prowess": {"attack": 1}}}))), "other");
    assert_eq!(refused("melee", &document(json!({"rolled": {"active": {"attack": [1, 1]}}}))), "allocations.active");
    let six = json!({"active": {"pool": 6}, "rolled": {"active": {"attack": [1, 1, 1], "defence": [1, 1, 1]}}});
    assert_eq!(refused("melee", &document(six)), "rolled.active");
    assert_eq!(refused("melee", &document(json!({"stage": 5}))), "stage");
}
