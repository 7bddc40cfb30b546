//! Recruitment: every fault of a Warband (BU-WAR, A19 to A22).

use crate::support::{ask, refused, with};
use serde_json::{Value, json};

fn profile(over: Value) -> Value {
    let base = json!({"name": "Ushio", "faction": "Harbor Watch", "ronin_for": [], "types": ["Samurai"], "traits": [],
        "cost": 10, "max": 1, "models": [{"name": "Ushio"}]});
    with(&base, &over)
}

fn special(over: Value) -> Value {
    let base = json!({"name": "Lantern", "kind": "event", "faction": "Harbor Watch", "cost": 0, "max": 1, "copies": 1,
        "equipment": false, "requirement": [], "exclusion": [], "attached": []});
    with(&base, &over)
}

fn warband(profiles: &[Value], specials: &[Value], over: Value) -> Value {
    let rice: i64 = profiles
        .iter()
        .map(|one| one["cost"].as_i64().unwrap_or(0) * i64::try_from(one["models"].as_array().unwrap().len()).unwrap())
        .sum();
    let base = json!({"format": "rokugan-bushido-warband", "version": 1, "name": "Test", "faction": "Harbor Watch",
        "rice": rice.max(1), "theme": null, "profiles": profiles, "specials": specials});
    with(&base, &over)
}

/// The faults as `rule path fault`, short of the Rice.
fn faults(profiles: &[Value], specials: &[Value], over: Value) -> Vec<String> {
    let answer = ask("warband", &warband(profiles, specials, over));
    let text = |fault: &Value| {
        let field = |name: &str| fault[name].as_str().unwrap().to_owned();
        format!("{} {} {}", field("rule").trim_start_matches("BU-WAR-"), field("path"), field("fault"))
    };
    answer["faults"].as_array().unwrap().iter().map(text).collect()
}

#[test]
fn bu_war_1_no_warband_of_ronin() {
    let none = faults(&[], &[], json!({"faction": "RONIN"}));
    assert_eq!(none, ["1 faction ronin_warband", "2 rice under"]);
}

#[test]
fn bu_war_2_and_rice_total_the_limit_must_be_met() {
    let one = [profile(json!({}))];
    assert_eq!(faults(&one, &[], json!({})), [""; 0]);
    assert_eq!(faults(&one, &[], json!({"rice": 9})), ["2 rice over"]);
    assert_eq!(faults(&one, &[], json!({"rice": 11})), ["2 rice under"]);
    let copies = [special(json!({"cost": 2, "copies": 3, "max": 3}))];
    assert_eq!(ask("warband", &warband(&one, &copies, json!({})))["total"], 16);
}

#[test]
fn bu_war_3_forms_and_names_are_one_card() {
    let second = profile(json!({"name": "Other", "forms": ["USHIO"]}));
    let third = profile(json!({"name": "Third", "forms": []}));
    let found = faults(&[profile(json!({})), second, third], &[], json!({}));
    assert_eq!(found, ["3 profiles[1].name duplicate_card"]);
}

#[test]
fn bu_war_4_no_more_models_than_tracks() {
    let two = json!([{"name": "A"}, {"name": "B"}]);
    let found = |max: Value| faults(&[profile(json!({"models": two, "max": max}))], &[], json!({}));
    assert_eq!(found(json!(1)), ["4 profiles[0].models too_many_models"]);
    assert_eq!(found(json!(2)), [""; 0]);
    assert_eq!(found(Value::Null), [""; 0], "unknown never makes a fault");
}

#[test]
fn bu_war_5_summoned_and_special_are_not_recruited() {
    let found = |cost: &str| faults(&[profile(json!({"cost": cost}))], &[], json!({}));
    assert_eq!(found("Su"), ["2 rice under", "5 profiles[0].cost not_recruitable"]);
    assert_eq!(found("Sp").len(), 2);
}

#[test]
fn bu_war_6_ronin_only_for_the_factions_on_their_card() {
    let ronin = |served: Value| faults(&[profile(json!({"faction": "Ronin", "ronin_for": served}))], &[], json!({}));
    assert_eq!(ronin(json!(["Salt Monks"])), ["6 profiles[0].ronin_for ronin_not_available"]);
    assert_eq!(ronin(json!(["harbor-WATCH"])), [""; 0], "spellings are equal by letters and digits");
    assert_eq!(ronin(Value::Null), [""; 0]);
    let foreign = faults(&[profile(json!({"faction": "Salt Monks"}))], &[], json!({}));
    assert_eq!(foreign, ["6 profiles[0].faction wrong_faction"]);
}

fn in_theme(theme: Value, profiles: &[Value]) -> Vec<String> {
    let base = json!({"name": "Tide", "faction": "Harbor Watch", "permitted": [], "exclusion": []});
    faults(profiles, &[], json!({"theme": with(&base, &theme)}))
}

fn ronin(name: &str, over: Value) -> Value {
    profile(with(&json!({"name": name, "faction": "Ronin", "ronin_for": ["Harbor Watch"], "types": ["Yokai"]}), &over))
}

#[test]
fn bu_war_7_permitted_and_exclusion() {
    let monk = profile(json!({"name": "Monk", "types": ["Monk"]}));
    let both = [profile(json!({})), monk];
    assert_eq!(in_theme(json!({"permitted": ["Samurai"]}), &both), ["7 profiles[1] not_in_theme"]);
    assert_eq!(in_theme(json!({}), &both), [""; 0], "no Permitted: the whole Faction");
    let excluded = in_theme(json!({"permitted": ["Samurai", "Monk"], "exclusion": ["Monks"]}), &both);
    assert_eq!(excluded, ["7 profiles[1] excluded_by_theme"]);
    assert_eq!(in_theme(json!({"faction": "Salt Monks"}), &both), ["7 theme.faction wrong_faction"]);
}

#[test]
fn bu_war_7_a_faction_theme_takes_only_ronin_it_names() {
    let gull = [ronin("Gull", json!({}))];
    assert_eq!(in_theme(json!({}), &gull), ["7 profiles[0] not_in_theme"]);
    assert_eq!(in_theme(json!({"permitted": ["Yokai"]}), &gull), ["7 profiles[0] not_in_theme"]);
    assert_eq!(in_theme(json!({"permitted": ["Ronin Yokai"]}), &gull), [""; 0]);
    assert_eq!(
        in_theme(json!({"permitted": ["Ronin Yokai"], "exclusion": ["Ronin Gull"]}), &gull),
        ["7 profiles[0] excluded_by_theme"]
    );
}

#[test]
fn ronin_theme_ronin_an_entry_permits_ronin_too() {
    let gull = [ronin("Gull", json!({}))];
    assert_eq!(in_theme(json!({"faction": "Ronin", "permitted": ["Yokai"]}), &gull), [""; 0]);
    assert_eq!(in_theme(json!({"faction": "Ronin"}), &gull), [""; 0]);
}

#[test]
fn a_21_what_legal_models_and_special_cards_permit_is_legal() {
    let first = profile(json!({"permits": ["Yokai"]}));
    let second = ronin("Gull", json!({"permits": ["Monk"], "max": 1}));
    let third = profile(json!({"name": "Old Monk", "types": ["Beggar"]}));
    let all = [third, second, first];
    assert_eq!(in_theme(json!({"permitted": ["Samurai"]}), &all), [""; 0]);
    assert_eq!(in_theme(json!({"permitted": ["Samurai"], "exclusion": ["Samurai"]}), &all).len(), 3);
    let card = special(json!({"permits": ["Beggars"]}));
    let theme = json!({"theme": {"name": "T", "faction": "Harbor Watch", "permitted": ["Nobody"], "exclusion": []}});
    assert_eq!(faults(&all[..1], &[card], theme), [""; 0]);
}

#[test]
fn bu_war_8_hatred_and_company() {
    let hates = profile(json!({"hatred": ["Monk", "Animal", "Samurai"], "requires": ["Monk", "Animal"]}));
    let monk = profile(json!({"name": "Monk", "types": []}));
    let found = faults(&[hates, monk], &[], json!({}));
    assert_eq!(found, ["8 profiles[0].hatred hated_model", "8 profiles[0].requires missing_requirement"]);
}

#[test]
fn bu_war_9_special_cards() {
    let cards = [
        special(json!({"faction": "Salt Monks"})),
        special(json!({"name": "LANTERN", "faction": "Ronin"})),
        special(json!({"name": "Bridge", "kind": "terrain", "copies": 2})),
        special(json!({"name": "Storm", "requirement": ["Animal"]})),
        special(json!({"name": "Calm", "requirement": ["Animal", "Samurai"], "copies": 3, "max": null})),
        special(json!({"name": "Well", "kind": "communal", "copies": 2, "max": 9})),
    ];
    let found = faults(&[profile(json!({}))], &cards, json!({}));
    let wanted = [
        "9 specials[0].faction wrong_faction",
        "9 specials[1].name duplicate_card",
        "9 specials[2].copies too_many_copies",
        "9 specials[3].requirement missing_requirement",
        "9 specials[5].copies too_many_copies",
    ];
    assert_eq!(found, wanted);
}

/// Faults of one Enhancement attached to one card.
fn attached(card: Value, profile_over: Value) -> Vec<String> {
    let base = json!({"kind": "enhancement", "attached": [{"profile": 0, "model": 0}]});
    faults(&[profile(profile_over)], &[special(with(&base, &card))], json!({}))
}

#[test]
fn bu_war_10_every_copy_is_attached_once() {
    assert_eq!(attached(json!({"attached": []}), json!({})), ["10 specials[0].attached not_attached"]);
    assert_eq!(attached(json!({}), json!({})), [""; 0]);
}

#[test]
fn bu_war_10_insignificant_requirement_exclusion_and_ronin() {
    let faults = |card: Value, over: Value| attached(card, over).join("; ");
    let at = |fault: &str| format!("10 specials[0].attached[0] {fault}");
    assert_eq!(faults(json!({}), json!({"traits": ["Insignificant"]})), at("insignificant"));
    assert_eq!(faults(json!({}), json!({"traits": ["Insignificantly"]})), "");
    assert_eq!(faults(json!({"requirement": ["Monk"]}), json!({})), at("requirement"));
    assert_eq!(faults(json!({"exclusion": ["Samurai"]}), json!({})), at("exclusion"));
    let ronin = json!({"faction": "Ronin", "ronin_for": null});
    assert_eq!(faults(json!({}), ronin.clone()), at("ronin_enhancement_only"));
    assert_eq!(faults(json!({"faction": "Ronin"}), ronin), "");
}

#[test]
fn bu_war_10_animals_and_the_like_must_be_named() {
    let found = |requirement: Value, over: Value| attached(json!({"requirement": requirement}), over);
    let must = ["10 specials[0].attached[0] must_be_named"];
    assert_eq!(found(json!([]), json!({"types": ["Animal"]})), must);
    assert_eq!(found(json!([]), json!({"traits": ["Swarm [X]"]})), must);
    assert_eq!(found(json!(["Animals"]), json!({"types": ["Animal"]})), [""; 0]);
    assert_eq!(found(json!(["Ushio"]), json!({"types": ["Kami"]})), [""; 0]);
    assert_eq!(found(json!(["Samurai"]), json!({"types": ["Samurai", "Construct"]})), must);
}

#[test]
fn bu_war_10_and_a_22_one_equipment_for_each_model() {
    let two = json!({"models": [{"name": "A"}, {"name": "B"}], "max": 2});
    let worn = |first: Value, second: Value| {
        let card = |name: &str, model: &Value| {
            special(json!({"name": name, "kind": "enhancement", "equipment": true,
                "attached": [{"profile": 0, "model": model}]}))
        };
        faults(&[profile(two.clone())], &[card("One", &first), card("Two", &second)], json!({}))
    };
    let second = ["10 specials[1].attached[0] second_equipment"];
    assert_eq!(worn(json!(0), json!(1)), [""; 0]);
    assert_eq!(worn(json!(0), json!(0)), second);
    assert_eq!(worn(Value::Null, json!(1)), second, "it counts for every model of the card");
    assert_eq!(worn(json!(0), Value::Null), second);
}

#[test]
fn bu_war_11_and_a_20_what_a_descriptor_fits() {
    let hated = |descriptor: &str| {
        let hates = profile(json!({"name": "X", "types": [], "hatred": [descriptor]}));
        let watch = profile(
            json!({"name": "Harbor Watchmen", "types": ["Loyal Watchman", "Samurai"], "models": [{"name": "Gull"}]}),
        );
        !faults(&[hates, watch], &[], json!({})).is_empty()
    };
    for fits in [
        "Samurai",
        "SAMURAIS",
        "loyal watchmen",
        "Harbor Watchman",
        "Harbor",
        "watchmen",
        "Monk, Samurai",
        "Harbor & Samurai",
        "Non-Monk",
        "Non-Monk & Samurai",
    ] {
        assert!(hated(fits), "{fits}");
    }
    for misses in ["Loyal", "Gull", "Monk & Samurai", "Non-Samurai", "Sam", "Watch", "Ronin Samurai"] {
        assert!(!hated(misses), "{misses}");
    }
}

#[test]
fn attachments_must_be_there() {
    let attach = |at: Value| {
        let card = special(json!({"kind": "enhancement", "attached": [{"profile": 0, "model": 0}, at]}));
        refused("warband", &warband(&[profile(json!({}))], &[card], json!({})))
    };
    assert_eq!(attach(json!({"profile": 1, "model": null})), "specials[0].attached[1].profile");
    assert_eq!(attach(json!({"profile": 0, "model": 1})), "specials[0].attached[1].model");
}

#[test]
fn a_card_may_say_everything_or_nothing() {
    let full = profile(json!({"unique": true, "forms": ["Wave"], "melee": 3, "melee_boost": null, "ranged": "-",
        "ranged_boost": 2, "move": 4, "move_boost": 1, "ki": null, "ki_boost": 0, "ki_cap": "none", "wounds": 6,
        "size": "tiny", "base": 30, "melee_weapons": [{"name": "Blade", "strength": "special", "traits": [],
        "specials": [{"name": "Web", "cost": null}]}], "ranged_weapons": [{"name": "Bow", "bands": [null, 4, 8],
        "strength": -1, "traits": ["Reload (1)"], "specials": []}], "ki_feats": [{"name": "Step", "cost": "X",
        "timing": null, "subject": "Personal", "limits": ["OpT"]}]}));
    assert_eq!(faults(&[full], &[], json!({})), [""; 0]);
}

#[test]
fn documents_of_another_kind_are_refused() {
    let sound = warband(&[profile(json!({}))], &[], json!({}));
    for (over, path) in [
        (json!({"format": "rokugan-pack"}), "format"),
        (json!({"version": 2}), "version"),
        (json!({"rice": 0}), "rice"),
        (json!({"profiles": [with(&profile(json!({})), &json!({"models": []}))]}), "profiles[0].models"),
        (json!({"profiles": [with(&profile(json!({})), &json!({"melee": 100}))]}), "profiles[0].melee"),
        (json!({"profiles": [with(&profile(json!({})), &json!({"cost": "X"}))]}), "profiles[0].cost"),
        (json!({"specials": [with(&special(json!({})), &json!({"kind": "theme"}))]}), "specials[0].kind"),
        (json!({"theme": {"name": "T", "faction": "F", "permitted": []}}), "theme.exclusion"),
        (json!({"extra": 1}), "extra"),
    ] {
        assert_eq!(refused("warband", &with(&sound, &over)), path);
    }
}
