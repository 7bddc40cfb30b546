//! What is true of every exchange, test and Warband, over random ones.

use crate::support::{answer, ask, exchange, melee, split, with};
use proptest::prelude::*;
use proptest::sample::select;
use rokugan::games::bushido::rules::odds::zero_sum;
use serde_json::{Value, json};

fn fighter(pool: std::ops::RangeInclusive<u8>) -> impl Strategy<Value = Value> {
    let body = (1_u8..=8, -2_i8..=3, -1_i8..=2, any::<bool>());
    let dice = (pool, -1_i8..=2, -1_i8..=2, 0_u8..=1, 0_u8..=1, any::<bool>());
    let weapon = (-2_i8..=3, 0_u8..=2, select(vec!["normal", "strong", "weak", "assassin"]));
    (body, dice, weapon).prop_map(|((wounds, armour, tough, durable), dice, (strength, pierce, kind))| {
        let (pool, brutal, parry, adept, unblockable, kata) = dice;
        json!({"wounds": wounds, "armour": armour, "tough": tough, "durable": durable, "pool": pool, "brutal": brutal,
            "parry": parry, "adept": adept, "unblockable": unblockable, "kata": kata,
            "damage": {"strength": strength, "pierce": pierce, "dice": kind}})
    })
}

fn rights() -> impl Strategy<Value = Value> {
    (0_u8..=1, 0_u8..=1, 0_u8..=1, 0_u8..=1).prop_map(|(dodge, feint, any, attack)| {
        json!({"dodge": dodge, "feint": feint, "prowess": {"any": any, "attack": attack}})
    })
}

fn specials() -> impl Strategy<Value = Value> {
    let names: Vec<&str> =
        rokugan::games::bushido::model::special::Special::NAMED.iter().map(|(name, _)| *name).collect();
    (select(names.clone()), select(names), 0_u8..=1, -1.0_f64..1.0).prop_filter_map("two of one name", |specials| {
        let (first, second, cost, worth) = specials;
        let list = json!([{"name": first, "cost": cost, "worth": worth}, {"name": second, "cost": 1}]);
        (first != second).then(|| json!({"specials": list}))
    })
}

fn side() -> impl Strategy<Value = &'static str> {
    select(vec!["active", "other"])
}

fn value(document: &Value) -> f64 {
    ask("melee", document)["value"].as_f64().unwrap()
}

fn sum(chances: &Value) -> f64 {
    chances.as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// A die more gives no split that was worse without it: the additional die can be matched one for one.
    #[test]
    fn one_more_die_never_lowers_its_owners_value(
        active in fighter(1..=3), other in fighter(1..=3), initiative in side(), more in side()
    ) {
        let lifted = with(&active, &json!({"kata": false, "unblockable": 0}));
        let opposed = with(&other, &json!({"kata": false, "unblockable": 0}));
        let before = melee("split", lifted.clone(), opposed.clone(), json!({"initiative": initiative}));
        let pool = before[more]["pool"].as_u64().unwrap();
        let after = with(&before, &json!({more: {"pool": pool + 1}}));
        let gain = if more == "active" { value(&after) - value(&before) } else { value(&before) - value(&after) };
        prop_assert!(gain >= -1e-9, "{gain}");
    }

    #[test]
    fn the_best_answers_of_both_meet(
        active in (fighter(1..=4), rights(), specials()), other in (fighter(1..=4), rights(), specials()), initiative in side()
    ) {
        let one = with(&with(&active.0, &active.1), &active.2);
        let another = with(&with(&other.0, &other.1), &other.2);
        let over = json!({"initiative": initiative});
        let best = ask("melee", &melee("split", one.clone(), another.clone(), over.clone()));
        let answered = |side: &str, opposite: &str| {
            let against = with(&over, &json!({"side": side, "mix": best[opposite]}));
            value(&melee("answer", one.clone(), another.clone(), against))
        };
        let (most, least) = (answered("active", "other"), answered("other", "active"));
        prop_assert!((most - least).abs() <= 1e-9, "{most} {least}");
        for side in ["active", "other"] {
            let probabilities: Vec<f64> =
                best[side].as_array().unwrap().iter().map(|share| share["probability"].as_f64().unwrap()).collect();
            prop_assert!(probabilities.iter().all(|one| *one > 0.0));
            prop_assert!((probabilities.iter().sum::<f64>() - 1.0).abs() <= 1e-9);
        }
    }

    /// Also where rows and columns repeat and many equilibria are equally good.
    #[test]
    fn an_equilibrium_leaves_no_gap(
        rows in 1_usize..=14, columns in 1_usize..=14, entries in proptest::collection::vec(-2_i8..=2, 196), scale in select(vec![1e-3, 1.0, 1e6])
    ) {
        let row = |row: usize| (0..columns).map(|column| scale * f64::from(entries[row * 14 + column])).collect();
        let payoffs: Vec<Vec<f64>> = (0..rows).map(row).collect();
        let best = zero_sum::solve(&payoffs);
        let least = zero_sum::guaranteed_to_rows(&payoffs, &best.rows);
        let most = zero_sum::guaranteed_to_columns(&payoffs, &best.columns);
        prop_assert!((most - least).abs() <= 1e-9 * scale.max(1.0), "{least} {most}");
        prop_assert!((best.rows.iter().sum::<f64>() - 1.0).abs() <= 1e-9);
    }

    #[test]
    fn every_distribution_of_odds_adds_up_to_1(
        active in (fighter(2..=4), rights(), specials()), other in (fighter(2..=4), rights(), specials()), initiative in side()
    ) {
        let one = with(&with(&active.0, &active.1), &active.2);
        let another = with(&with(&other.0, &other.1), &other.2);
        let chosen = |fighter: &Value| split(1, u8::try_from(fighter["pool"].as_u64().unwrap() - 1).unwrap(), None);
        let over = json!({"initiative": initiative, "allocations": {"active": chosen(&one), "other": chosen(&another)}});
        let odds = ask("melee", &melee("odds", one.clone(), another.clone(), over));
        prop_assert!((sum(&odds["dealt"]) - 1.0).abs() <= 1e-9);
        prop_assert!((sum(&odds["taken"]) - 1.0).abs() <= 1e-9);
        prop_assert_eq!(&odds["kills"], odds["dealt"].as_array().unwrap().last().unwrap());
    }

    #[test]
    fn the_order_of_dice_never_matters(
        active in fighter(3..=3), other in fighter(2..=2), faces in proptest::array::uniform5(1_u8..=6), damage in (1_u8..=6, 1_u8..=6)
    ) {
        let [a, b, c, d, e] = faces;
        let resolve = |attack: [u8; 2], rolls: Value| {
            let base = json!({"active": active, "other": other});
            let document = with(&exchange((&attack, &[c]), (&[d], &[e]), base), &json!({"active": {"pool": 3}, "other": {"pool": 2}}));
            let three = json!([[damage.0, damage.1, damage.0], [damage.0, damage.1, damage.0]]);
            answer("exchange", &with(&document, &json!({"damage_rolls": rolls})).to_string()).ok().or_else(|| {
                answer("exchange", &with(&document, &json!({"damage_rolls": three})).to_string()).ok()
            })
        };
        let (first, second) = damage;
        prop_assert_eq!(resolve([a, b], json!([])), resolve([b, a], json!([])));
        prop_assert_eq!(resolve([a, b], json!([[first, second]])), resolve([a, b], json!([[second, first]])));
    }

    #[test]
    fn a_test_is_won_by_one_side(
        pools in (-3_i8..=4, -3_i8..=4), modifiers in (-3_i8..=3, -3_i8..=3), prowess in 0_u8..=2, discards in 0_u8..=2
    ) {
        let document = json!({"kind": "opposed", "active": {"pool": pools.0, "modifier": modifiers.0, "prowess": prowess},
            "other": {"pool": pools.1, "modifier": modifiers.1, "discards": discards}});
        let answer = ask("test", &document);
        let (active, other) = (answer["active"].as_f64().unwrap(), answer["other"].as_f64().unwrap());
        prop_assert!((active + other - 1.0).abs() <= 1e-9);
        prop_assert!((sum(&answer["levels"]["active"]) - active).abs() <= 1e-9);
        let tactical = json!({"kind": "tactical", "a": document["active"], "b": document["other"]});
        let answer = ask("test", &tactical);
        prop_assert!((answer["a"].as_f64().unwrap() + answer["b"].as_f64().unwrap() - 1.0).abs() <= 1e-9);
    }

    #[test]
    fn no_text_makes_a_command_panic(text in "[\\[\\]{}\":,a-z0-9. -]{0,60}") {
        for command in ["engage", "melee", "exchange", "test", "damage", "ranged", "turn", "score", "warband"] {
            prop_assert!(answer(command, &text).is_err());
        }
    }
}
