//! The worked cases of the contract's section 20, by their numbers.

use crate::support::{ask, assert_alike, assert_close, exchange, melee, refused, split, takes, with};
use rokugan::games::bushido::tools::headless::FILE_COMMANDS;
use serde_json::{Value, json};

#[test]
fn case_1_level_3_with_3_and_5_and_strength_1_deals_4() {
    let dice = json!({"active": {"damage": {"strength": 1}}, "damage_rolls": [[3, 5]]});
    let answer = ask("exchange", &exchange((&[5], &[]), (&[], &[2]), dice));
    let roll = &answer["comparisons"][0]["rolls"][0];
    assert_eq!((&roll["level"], &roll["row"], &roll["wounds"]), (&json!(3), &json!(9), &json!(4)));
}

#[test]
fn case_2_aya_and_chiyo_wound_each_other() {
    let sides = json!({
        "active": {"armour": 3, "damage": {"strength": 1}},
        "other": {"specials": [{"name": "Sidestep Defence", "cost": 0}]},
        "allocations": {"other": {"special": "Sidestep Defence"}},
        "damage_rolls": [[3, 5], [4, 4]],
    });
    let answer = ask("exchange", &exchange((&[4, 2], &[5]), (&[5, 3], &[4]), sides));
    assert_eq!(answer["results"]["active"], json!({"attack": 5, "defence": 5, "dice": 3}));
    assert_eq!(answer["results"]["other"], json!({"attack": 6, "defence": 4, "dice": 3}));
    let level_and_special = |at: usize| (&answer["comparisons"][at]["level"], &answer["comparisons"][at]["special"]);
    assert_eq!(level_and_special(0), (&json!(1), &Value::Null));
    assert_eq!(level_and_special(1), (&json!(1), &Value::Null));
    assert_eq!(answer["comparisons"][0]["rolls"][0]["row"], 9);
    assert_eq!(answer["comparisons"][1]["rolls"][0]["row"], 5);
    assert_eq!(answer["wounds"], json!({"active": 0, "other": 2}));
}

#[test]
fn case_3_wu_zang_and_jin_gain_two_dice_beyond_the_cap() {
    let answer =
        ask("engage", &json!({"active": {"base": 1, "states": ["Stunned"], "exhausted": true}, "other": {"base": 3}}));
    assert_eq!((&answer["active"]["dice"], &answer["other"]["dice"]), (&json!(1), &json!(5)));
    let low = json!({"active": {"base": 0, "modifier": -4}, "other": {"base": 1}});
    let answer = ask("engage", &low);
    assert_eq!((&answer["active"]["dice"], &answer["other"]["dice"]), (&json!(1), &json!(6)), "6 is above 2 × 1");
}

#[test]
fn case_4_tamotsu_needs_7() {
    let shot = json!({"pool": 3, "damage": {}, "bands": [5, 10, 15], "distance": 9,
        "target": {"size": "tiny", "wounds": 5}, "attacker": {"moved": true}});
    let answer = ask("ranged", &shot);
    assert_eq!(answer["number"], 7);
    assert_close(&answer["success"], 125.0 / 216.0);
}

#[test]
fn case_5_hiro_boosts_to_5_and_at_most_to_8() {
    let hiro = |boosts: u8| json!({"active": {"base": 4, "boosts": boosts, "boost_cost": 3}, "other": {"base": 1}});
    let once = ask("engage", &hiro(1));
    assert_eq!((&once["active"]["dice"], &once["active"]["ki_spent"]), (&json!(5), &json!(3)));
    let most = ask("engage", &hiro(4));
    assert_eq!((&most["active"]["dice"], &most["active"]["ki_spent"]), (&json!(8), &json!(12)));
    assert_eq!(ask("engage", &hiro(5))["active"]["dice"], 8);
    let six: Vec<Value> = (0..=5).rev().map(|attack| split(attack, 5 - attack, None)).collect();
    let odds = |chosen: &Value| {
        let allocations = json!({"allocations": {"active": chosen, "other": split(1, 0, None)}});
        melee("odds", json!({"pool": 5, "wounds": 5}), json!({"pool": 1, "wounds": 5}), allocations)
    };
    assert!(six.iter().all(|chosen| ask("melee", &odds(chosen))["value"].is_number()));
    assert_eq!(refused("melee", &odds(&split(4, 0, None))), "allocations.active");
}

#[test]
fn case_6_a_split_attack_takes_a_die_for_each_further_exchange() {
    let kenko = |further: i8| {
        let answer = ask("engage", &json!({"active": {"base": 4, "modifier": -further}, "other": {"base": 2}}));
        answer["active"]["dice"].as_u64().unwrap()
    };
    assert_eq!((kenko(0), kenko(1), kenko(2)), (4, 3, 2));
}

#[test]
fn case_7_a_ki_of_2_rolls_2_dice() {
    assert_eq!(ask("test", &json!({"kind": "challenge", "pool": 2, "number": 4}))["dice"], 2);
}

#[test]
fn case_8_manu_is_immovable_and_the_exchange_goes_on() {
    let slammed =
        with(&takes("active", "Slam Attack"), &json!({"other": {"immovable": true}, "damage_rolls": [[5, 6]]}));
    let answer = ask("exchange", &exchange((&[6, 5], &[]), (&[2], &[3]), slammed));
    assert_eq!(answer["markers"]["other"], json!([]));
    assert_eq!(answer["in_btb"], true);
    assert_eq!(answer["comparisons"].as_array().unwrap().len(), 2);
    let roll = &answer["comparisons"][0]["rolls"][0];
    assert_eq!((&roll["row"], &roll["wounds"]), (&json!(11), &json!(3)), "level 4 + 2, halved");
}

fn equal_pools(pool: u8) -> Value {
    let fighter = json!({"pool": pool, "wounds": 5});
    ask("melee", &melee("split", fighter.clone(), fighter, json!({})))
}

#[test]
fn case_9_equal_pools_have_pure_equilibria() {
    for (pool, value, active, other) in [(2, 0.133300, 1, 1), (3, 0.028793, 1, 1), (4, 0.018441, 2, 1)] {
        let answer = equal_pools(pool);
        assert_close(&answer["value"], value);
        let pure = |attack: u8| json!([with(&split(attack, pool - attack, None), &json!({"probability": 1.0}))]);
        assert_alike(&pure(active), &answer["active"]);
        assert_alike(&pure(other), &answer["other"]);
    }
}

#[test]
fn case_10_aya_and_chiyo_before_the_roll() {
    let aya = json!({"pool": 3, "wounds": 5, "armour": 3, "damage": {"strength": 1}});
    let chiyo = json!({"pool": 3, "wounds": 6, "specials": [{"name": "Sidestep Defence", "cost": 0, "worth": 0.5}]});
    let answer = ask("melee", &melee("split", aya.clone(), chiyo.clone(), json!({})));
    assert_close(&answer["value"], 0.400401);
    let shares = |side: &str| -> Vec<f64> {
        answer[side].as_array().unwrap().iter().map(|share| share["probability"].as_f64().unwrap()).collect()
    };
    assert_eq!((shares("active").len(), shares("other").len()), (2, 2));
    assert!((shares("active")[0] - 0.265230).abs() < 1e-6 && (shares("other")[1] - 0.513326).abs() < 1e-6);
    let chosen = json!({"allocations": {"active": split(2, 1, None), "other": split(2, 1, Some("Sidestep Defence"))}});
    assert_close(&ask("melee", &melee("odds", aya, chiyo, chosen))["value"], 1.709362);
}

#[test]
fn case_11_a_split_with_rerolls_and_specials() {
    let active = json!({"pool": 4, "wounds": 6, "prowess": {"any": 1}, "damage": {"strength": 1},
        "specials": [{"name": "Powerful Attack", "cost": 1}]});
    let other = json!({"pool": 4, "wounds": 6, "armour": 2, "dodge": 1,
        "specials": [{"name": "Counterstrike Defence", "cost": 1}]});
    let answer = ask("melee", &melee("split", active, other, json!({})));
    assert_close(&answer["value"], -0.014843);
    let share = |attack, defence, special, probability: f64| {
        with(&split(attack, defence, special), &json!({"probability": probability}))
    };
    let counterstrike = Some("Counterstrike Defence");
    assert_alike(&json!([share(3, 1, None, 0.450645), share(2, 2, None, 0.549355)]), &answer["active"]);
    assert_alike(&json!([share(2, 2, None, 0.651053), share(0, 3, counterstrike, 0.348947)]), &answer["other"]);
}

fn prone_target(rulings: Value) -> Value {
    let chosen = json!({"allocations": {"active": split(2, 1, None), "other": split(1, 1, None)}, "rulings": rulings});
    let prone = json!({"pool": 2, "wounds": 5, "prone": true});
    ask("melee", &melee("odds", json!({"pool": 3, "wounds": 5}), prone, chosen))
}

#[test]
fn case_12_a_prone_target_in_both_readings() {
    assert_close(&prone_target(json!({}))["value"], 2.168013);
    assert_close(&prone_target(json!({"ProneStrikesBack": true}))["value"], 1.416664);
}

fn slam(target: Value) -> Value {
    let chosen = json!({"allocations": {"active": split(2, 0, Some("Slam Attack")), "other": split(1, 2, None)}});
    let slammer = json!({"pool": 3, "wounds": 5, "damage": {"strength": 1},
        "specials": [{"name": "Slam Attack", "cost": 1, "worth": 1}]});
    let target = with(&json!({"pool": 3, "wounds": 5}), &target);
    ask("melee", &melee("odds", slammer, target, chosen))
}

#[test]
fn case_13_slam_against_a_movable_and_an_immovable_target() {
    assert_close(&slam(json!({}))["value"], -1.233961);
    assert_close(&slam(json!({"immovable": true}))["value"], -2.835134);
}

#[test]
fn case_14_levels_of_combo() {
    use rokugan::games::bushido::rules::damage::combo_levels;
    let wanted: [&[i64]; 6] = [&[0, 0], &[1, 0], &[2, 0], &[3, 1], &[4, 2, 0], &[5, 3, 1]];
    assert_eq!((0..6).map(combo_levels).collect::<Vec<_>>(), wanted);
}

#[test]
fn case_15_combo_with_a_charge() {
    let sides = json!({
        "active": {"damage": {"strength": 2, "first_bonus": 2}, "specials": [{"name": "Combo Attack", "cost": 0}]},
        "other": {"wounds": 7, "armour": 1, "tough": 1},
        "allocations": {"active": {"special": "Combo Attack"}},
        "damage_rolls": [[2, 4], [5, 6]],
    });
    let answer = ask("exchange", &exchange((&[6, 4, 2], &[]), (&[], &[5]), sides));
    let rolls = answer["comparisons"][0]["rolls"].as_array().unwrap();
    let rows: Vec<(&Value, &Value)> = rolls.iter().map(|roll| (&roll["row"], &roll["wounds"])).collect();
    assert_eq!(rows, [(&json!(9), &json!(3)), (&json!(12), &json!(3))]);
    assert_eq!(answer["wounds"]["other"], 6);
}

#[test]
fn case_16_rerolls_in_the_middle_of_a_roll() {
    let document = |stage: u8| {
        let active = json!({"pool": 4, "wounds": 6, "prowess": {"any": 1}, "damage": {"strength": 1}});
        let rolled =
            json!({"active": {"attack": [6, 3], "defence": [1, 4]}, "other": {"attack": [5, 2], "defence": [4]}});
        let more = json!({"allocations": {"active": {}, "other": {}}, "rolled": rolled, "stage": stage});
        ask("melee", &melee("reroll", active, json!({"pool": 3, "wounds": 5, "dodge": 1}), more))
    };
    let first = document(1);
    assert_close(&first["value"], 0.756559);
    assert_close(&first["stand"], 2.977623);
    assert_eq!((&first["by"], &first["attack"]), (&json!("other"), &json!([0])));
    let own = document(4);
    assert_close(&own["value"], 2.977623);
    assert_close(&own["stand"], 2.032407);
    assert_eq!((&own["attack"], &own["defence"]), (&json!([]), &json!([0])));
}

#[test]
fn case_17_tactician_against_none() {
    let answer = ask("test", &json!({"kind": "tactical", "a": {"pool": 2}, "b": {"pool": 1}}));
    assert_close(&answer["a"], 0.809756);
    assert_close(&answer["again"], 0.050926);
}

#[test]
fn case_18_size_and_fear() {
    let size = ask("test", &json!({"kind": "size", "size": "small", "number": 6, "strong": true}));
    assert_eq!(size["dice"], 3);
    assert_close(&size["success"], 7.0 / 9.0);
    let brave = json!({"kind": "fear", "pool": 2, "number": 5, "modifier": 1, "bravery": true});
    assert_close(&ask("test", &brave)["success"], 0.972222);
    let coward =
        json!({"kind": "fear", "pool": 1, "number": 5, "dread": 0, "fear": 6, "cowardly": true, "terror": true});
    assert_close(&ask("test", &coward)["success"], 1.0 / 27.0);
}

#[test]
fn case_19_starting_phase_of_turn_3_of_keii() {
    let man = json!({"id": "w", "player": "a", "ki": 1, "ki_stat": 1, "ki_cap": 4, "spirit_block": 1, "disease": 1});
    let answer = ask(
        "turn",
        &json!({"phase": "starting", "turn": 3, "reset": [3, 5], "points": {"a": 4, "b": 6}, "models": [
        {"id": "u", "player": "a", "ki": 5, "ki_stat": 2, "ki_cap": 6}, man,
        {"id": "g", "player": "a", "ki_stat": 1, "ki_cap": "*", "where": "elsewhere"},
        {"id": "x", "player": "b", "ki_stat": 2, "ki_cap": 8, "impetuous_trait": 1}]}),
    );
    let column = |field: &str| -> Vec<i64> {
        answer["models"].as_array().unwrap().iter().map(|model| model[field].as_i64().unwrap()).collect()
    };
    assert_eq!(column("ki"), [6, 1, 0, 2]);
    assert_eq!(column("activation"), [2, 1, 0, 2]);
    assert_eq!(answer["communal"], json!({"a": 1, "b": 0}));
    assert_eq!(answer["pass_tokens"], json!({"a": 0, "b": 2}));
    assert_eq!(answer["points"], json!({"a": 0, "b": 0}));
}

fn ended(model: Value) -> (Value, Vec<i64>) {
    let base = json!({"id": "u", "player": "a", "wounds": 12, "marked": 0});
    let answer = ask("turn", &json!({"phase": "ending", "models": [with(&base, &model)]}));
    let wounds = answer["events"].as_array().unwrap().iter().map(|event| event["wounds"].as_i64().unwrap()).collect();
    (answer["models"][0].clone(), wounds)
}

#[test]
fn case_20_bleeding_regeneration_fire_and_poison() {
    let (model, wounds) = ended(json!({"bleed": [3, 2, 2, 1, 1]}));
    assert_eq!((wounds, &model["bleed"]), (vec![3, 2, 2], &json!([1, 1])));
    let (model, wounds) = ended(json!({"marked": 1, "regenerate": 1, "bleed": [3, 1]}));
    assert_eq!((wounds, &model["bleed"], &model["marked"]), (vec![-1], &json!([]), &json!(0)));
    let (_, wounds) = ended(json!({"fire": [2, 1], "tough": 1}));
    assert_eq!(wounds, [2]);
    let (model, wounds) = ended(json!({"poison": [2, 1, 1, 1], "tough": 1}));
    assert_eq!((wounds, &model["poison"]), (vec![1, 0], &json!([1, 1])));
}

#[test]
fn case_21_keii_3_to_3_at_the_end_of_turn_2() {
    let prays = |player, objective| json!({"player": player, "model": "m", "objective": objective});
    let answer = ask(
        "score",
        &json!({"scenario": "keii", "turns": [
        {"actions": [prays("a", "n1"), prays("a", "a1")]}, {"actions": [prays("b", "a1")]}]}),
    );
    assert_eq!(answer["turns"][1]["points"], json!({"a": 3, "b": 3}));
    assert_eq!(answer["turns"][1]["awarded"], "tie");
    assert_eq!(answer["victory"], json!({"a": 0, "b": 0}));
}

#[test]
fn case_22_idols_two_to_one() {
    let influences = |player, objective| json!({"player": player, "model": "m", "objective": objective});
    let actions = [influences("a", "i1"), influences("a", "i2"), influences("b", "i3")];
    let answer = ask("score", &json!({"scenario": "idols", "turns": [{"actions": actions}, {"removes": "i2"}]}));
    assert_eq!(answer["turns"][1]["awarded"], "a");
    let left = json!([{"id": "i1", "alignment": "a"}, {"id": "i3", "alignment": "b"}]);
    assert_eq!(answer["objectives"], left);
}

#[test]
fn case_23_seikyu_needs_more_rice_and_more_models() {
    let points = |a: &[u8], b: &[u8]| {
        let turns = json!([{"zones": [{"zone": "z1", "a": a, "b": b}]}]);
        ask("score", &json!({"scenario": "seikyu", "turns": turns}))["turns"][0]["points"].clone()
    };
    assert_eq!(points(&[13], &[6, 6]), json!({"a": 0, "b": 0}));
    assert_eq!(points(&[13, 6], &[8]), json!({"a": 2, "b": 0}));
}

#[test]
fn case_24_the_example_roster_is_40_rice_without_a_fault() {
    let answer = (FILE_COMMANDS[0].answer)(include_bytes!("../data/bushido/example.ros")).unwrap();
    assert_eq!(answer["total"], 40);
    let checked = ask("warband", &answer["warband"]);
    assert_eq!(checked, json!({"total": 40, "models": 4, "faults": []}));
    assert_eq!(answer["notes"][0], json!({"selection": "Old Gull Spirit", "note": "unreadable melee"}));
}
