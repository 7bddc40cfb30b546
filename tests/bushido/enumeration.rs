//! The odds against plain enumeration: all dice of both sides and all damage dice, each walked step by step.

use crate::support::{ask, exchange, melee, split, with};
use rokugan::games::bushido::model::special::Special;
use serde_json::{Value, json};

/// Chances of Wounds on both sides, one list each.
type Wounds = [Vec<f64>; 2];

const SIDES: [&str; 2] = ["active", "other"];

/// How dice of one kind lie, in every way there is.
fn faces(dice: usize) -> Vec<Vec<u8>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        rolls.iter().flat_map(|roll| (1..=6).map(|face| [&roll[..], &[face]].concat())).collect()
    })
}

/// Adds what an exchange comes to over all damage dice that fall due after `rolls`.
fn walk(document: &Value, rolls: &[[u8; 2]], chance: f64, sum: &mut Wounds) {
    let answer = ask("exchange", &with(document, &json!({"damage_rolls": rolls})));
    if answer["pending"].is_null() {
        for (side, sum) in SIDES.iter().zip(sum) {
            sum[usize::try_from(answer["wounds"][side].as_u64().unwrap()).unwrap()] += chance;
        }
        return;
    }
    for first in 1..=6 {
        for second in first..=6 {
            let ways = if first == second { 1.0 } else { 2.0 };
            walk(document, &[rolls, &[[first, second]]].concat(), chance * ways / 36.0, sum);
        }
    }
}

/// Both differences of results and of dice: exchanges that agree in them come to the same, so they are walked once.
fn comparisons(document: &Value) -> [i64; 3] {
    let results = &ask("exchange", document)["results"];
    let number = |side: &str, field: &str| results[side][field].as_i64().unwrap();
    [
        number("active", "attack") - number("other", "defence"),
        number("other", "attack") - number("active", "defence"),
        (number("active", "dice") - number("other", "dice")).signum(),
    ]
}

/// Compares the odds of two fighters with the average over all their dice.
#[track_caller]
fn compare(active: &Value, other: &Value, chosen: [(usize, usize, Option<&str>); 2], initiative: &str) {
    let allocation = |(attack, defence, special): (usize, usize, Option<&str>)| {
        split(u8::try_from(attack).unwrap(), u8::try_from(defence).unwrap(), special)
    };
    let allocations = json!({"active": allocation(chosen[0]), "other": allocation(chosen[1])});
    let over = json!({"initiative": initiative, "allocations": allocations});
    let odds = ask("melee", &melee("odds", active.clone(), other.clone(), over));
    let wounds = ["taken", "dealt"].map(|field| odds[field].as_array().unwrap().clone());
    let mut sum = [vec![0.0; wounds[0].len()], vec![0.0; wounds[1].len()]];
    let [one, another] = chosen;
    let kinds = [one.0, one.1, another.0, another.1].map(faces);
    let chance: f64 = kinds.iter().map(|kind| 1.0 / f64::from(u16::try_from(kind.len()).unwrap())).product();
    let mut alike = std::collections::BTreeMap::new();
    let announced = json!({"active": {"special": one.2}, "other": {"special": another.2}});
    let base = json!({"active": active, "other": other, "initiative": initiative, "allocations": announced});
    for (attack, defence) in kinds[0].iter().flat_map(|attack| kinds[1].iter().map(move |defence| (attack, defence))) {
        for (strikes, parries) in kinds[2].iter().flat_map(|one| kinds[3].iter().map(move |other| (one, other))) {
            let document = exchange((attack, defence), (strikes, parries), base.clone());
            alike.entry(comparisons(&document)).or_insert((document, 0.0)).1 += chance;
        }
    }
    for (document, chance) in alike.values() {
        walk(document, &[], *chance, &mut sum);
    }
    for (found, wanted) in wounds.iter().flatten().zip(sum.iter().flatten()) {
        assert!((found.as_f64().unwrap() - wanted).abs() < 1e-9, "{chosen:?} {initiative}: {wounds:?} {sum:?}");
    }
}

fn fighter(pool: u8, special: Option<Special>, footing: &str) -> Value {
    let specials = special.map_or(json!([]), |special| json!([{"name": special.name(), "cost": 0}]));
    let base = json!({"pool": pool, "wounds": 3, "damage": {"strength": 1}, "specials": specials});
    if footing.is_empty() { base } else { with(&base, &json!({footing: true})) }
}

/// Every Special, against a model that stands freely and one that does not.
#[test]
fn odds_of_every_special_are_the_average_of_all_exchanges() {
    let footings = ["immovable", "held", "prone"];
    for ((name, special), unsteady) in Special::NAMED.into_iter().zip(footings.into_iter().cycle()) {
        for footing in ["", unsteady] {
            let (own, target) = (fighter(1, Some(special), ""), fighter(1, None, footing));
            match special {
                Special::Attack(_) => compare(&own, &target, [(1, 0, Some(name)), (0, 1, None)], "active"),
                Special::Defence(_) => compare(&own, &target, [(0, 1, Some(name)), (1, 0, None)], "other"),
            }
        }
    }
}

#[test]
fn odds_of_both_comparisons_together_are_the_average_of_all_exchanges() {
    for (special, initiative) in
        [("Counterstrike Defence", "other"), ("Sweep Attack", "active"), ("Grapple Defence", "other")]
    {
        let named = Special::NAMED.into_iter().find(|(name, _)| *name == special).map(|(_, one)| one);
        let own = with(&fighter(2, named, ""), &json!({"wounds": 2, "damage": {"first_bonus": 2}}));
        let target = with(&fighter(1, None, ""), &json!({"wounds": 2}));
        compare(&own, &target, [(1, 1, Some(special)), (1, 0, None)], initiative);
    }
}

#[test]
fn odds_with_removals_and_kata_are_the_average_of_all_exchanges() {
    let own = json!({"pool": 2, "wounds": 1, "kata": true, "unblockable": 1, "brutal": 1});
    let target = json!({"pool": 2, "wounds": 2, "impenetrable": true, "parry": 1, "adept": 1});
    compare(&own, &target, [(2, 0, None), (0, 2, None)], "active");
    compare(&own, &target, [(1, 1, None), (0, 2, None)], "other");
}
