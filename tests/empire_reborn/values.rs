//! AV and TV at a moment of a battle (ER-UNIT, ER-CLAN, ER-SEA, ER-WEA, ER-BAT-7 to -9).

use crate::support::{ask, battle, group, person, refused_path, ruled, schooled, side, with};
use serde_json::{Value, json};

/// AV and TV of the first group of an attacker and a defender of the Crane, in a context.
fn both(context: Value, unit: &Value) -> [(i64, i64); 2] {
    let context = with(&json!({"season": "summer"}), &context);
    let enemies = if context["naval"] == true { "kobune" } else { "ashigaru" };
    let army = side("crane", json!([unit]), json!([]));
    // Foes without Cavalry for one, with nothing but Cavalry for the other would mix two rules: they have none.
    let foe = side("lion", json!([group(enemies, 1)]), json!([]));
    let values = |attacker: &Value, defender: &Value, role: &str| {
        let found = ask("battle", &battle("prepare", &context, attacker, defender));
        let pair = found["values"][role][0].clone();
        (pair[0].as_i64().unwrap(), pair[1].as_i64().unwrap())
    };
    [values(&army, &foe, "attacker"), values(&foe, &army, "defender")]
}

/// AV and TV of the first group of an attacker.
fn attacker(context: Value, unit: &Value) -> (i64, i64) {
    both(context, unit)[0]
}

/// AV and TV of the first group of an army against another, in summer.
fn against(army: &Value, foe: &Value) -> (i64, i64) {
    let found = ask("battle", &battle("prepare", &json!({"season": "summer"}), army, foe));
    let pair = found["values"]["attacker"][0].clone();
    (pair[0].as_i64().unwrap(), pair[1].as_i64().unwrap())
}

#[test]
fn er_unit_the_printed_values_of_every_unit() {
    for (kind, av, tv) in [
        ("ashigaru", 2, 2),
        ("bushi", 3, 3),
        ("bowmen", 3, 3),
        ("cavalry", 5, 3),
        ("cavalry_archers", 5, 3),
        ("shugenja", 4, 2),
        ("shugenja_cavalry", 6, 2),
        ("scouts", 3, 3),
        ("scout_cavalry", 5, 3),
        ("samurai", 5, 5),
        ("samurai_cavalry", 7, 5),
        ("siege_engineers", 3, 2),
        ("siege_engines", 7, 2),
        ("fortifications", 0, 6),
        ("ronin", 4, 3),
        ("bandits", 3, 3),
        ("thugs", 3, 1),
    ] {
        assert_eq!(attacker(json!({}), &group(kind, 1)), (av, tv), "{kind}");
    }
    for (kind, av, tv) in [("kobune", 3, 3), ("semokobune", 4, 4), ("sampan", 5, 5), ("ketsomokori", 7, 7)] {
        assert_eq!(attacker(json!({"naval": true}), &group(kind, 1)), (av, tv), "{kind}");
    }
    let legion = json!({"kind": "emerald_legion", "count": 1, "tv_base": 8});
    assert_eq!(attacker(json!({}), &legion), (6, 8));
}

#[test]
fn er_clan_the_elites_of_every_clan() {
    let elites = |clan: &str| {
        against(
            &side(clan, json!([group("elites", 1)]), json!([])),
            &side("none", json!([group("bushi", 1)]), json!([])),
        )
    };
    assert_eq!(elites("crab"), (9, 7));
    assert_eq!(elites("crane"), (8, 7));
    assert_eq!(elites("dragon"), (7, 8));
    assert_eq!(elites("lion"), (7, 7));
    assert_eq!(elites("phoenix"), (7, 7));
    assert_eq!(elites("scorpion"), (7, 7));
    assert_eq!(elites("unicorn"), (11, 9), "all ride, and ride the bushi down");
    assert_eq!(elites("mantis"), (7, 7));
    assert_eq!(elites("none"), (7, 7));
}

#[test]
fn er_clan_a_units_own_clan_decides_in_a_pooled_army() {
    let lent = json!({"kind": "elites", "count": 1, "clan": "crab"});
    let foe = side("none", json!([group("bushi", 1)]), json!([]));
    assert_eq!(against(&side("crane", json!([lent]), json!([])), &foe), (9, 7));
}

#[test]
fn er_clan_and_a13_the_yojimbo_fight_for_any_shugenja() {
    let elites = json!([group("elites", 1)]);
    let priest = schooled(&person("crab", [2, 2, 2, 2, 2], 2), "crab_shugenja");
    let bushi = side("lion", json!([group("bushi", 1)]), json!([]));
    assert_eq!(against(&side("phoenix", elites.clone(), json!([priest])), &bushi), (9, 8));
    let enemy = side("lion", json!([group("bushi", 1)]), json!([priest]));
    assert_eq!(against(&side("phoenix", elites.clone(), json!([])), &enemy), (9, 8), "of either side");
    let formed = json!([group("elites", 1), {"kind": "character", "count": 1, "character": priest}]);
    assert_eq!(against(&side("phoenix", formed, json!([])), &bushi), (9, 8), "formed into a unit");
    let warrior = schooled(&priest, "phoenix_bushi");
    assert_eq!(against(&side("phoenix", elites, json!([warrior])), &bushi), (7, 7));
}

#[test]
fn er_clan_the_battle_maidens_fight_best_among_riders() {
    let bushi = side("lion", json!([group("bushi", 1)]), json!([]));
    let mixed =
        |other: &str| against(&side("unicorn", json!([group("elites", 1), group(other, 1)]), json!([])), &bushi);
    assert_eq!(mixed("cavalry"), (11, 9));
    assert_eq!(mixed("bushi"), (9, 7));
    assert_eq!(mixed("fortifications"), (9, 7), "A16: walls do not ride");
}

#[test]
fn er_clan_the_crab_hate_the_shadowlands() {
    let oni = json!({"kind": "custom", "count": 1, "av_base": 5, "tv_base": 5, "mv": 2, "uk": 0, "special": []});
    let horde = with(&side("none", json!([oni]), json!([])), &json!({"shadowlands": true}));
    for (clan, av) in [("crab", 5), ("crane", 3)] {
        assert_eq!(against(&side(clan, json!([group("bushi", 1)]), json!([])), &horde).0, av);
    }
    let formed =
        json!({"kind": "character", "count": 1, "clan": "crab", "character": person("lion", [2, 2, 2, 2, 2], 2)});
    assert_eq!(against(&side("lion", json!([formed]), json!([])), &horde).0, 5, "the unit's Clan, not the person's");
}

#[test]
fn er_unit_2_and_a16_cavalry_rides_down_armies_with_less_than_half() {
    let riders = side("lion", json!([group("cavalry", 1)]), json!([]));
    let foe = |cavalry: u8, others: u8| {
        side("crane", json!([group("cavalry", cavalry), group("fortifications", others)]), json!([]))
    };
    assert_eq!(against(&riders, &foe(1, 1)).0, 3);
    assert_eq!(against(&riders, &foe(1, 2)).0, 5, "walls are units");
    let gained = side("lion", json!([{"kind": "bushi", "count": 1, "add": ["cavalry"]}]), json!([]));
    assert_eq!(against(&gained, &foe(1, 2)).0, 5);
    let ship = json!({"kind": "kobune", "count": 1, "add": ["cavalry"]});
    assert_eq!(attacker(json!({"naval": true}), &ship).0, 3, "never at sea");
}

#[test]
fn er_sea_the_seasons_favour_defenders() {
    for (season, expected) in [
        ("spring", [(3, 3), (3, 3)]),
        ("summer", [(3, 3), (3, 3)]),
        ("autumn", [(3, 3), (3, 4)]),
        ("winter", [(2, 3), (2, 5)]),
    ] {
        assert_eq!(both(json!({ "season": season }), &group("bushi", 1)), expected, "{season}");
    }
}

#[test]
fn er_wea_the_weather_in_battle() {
    for (weather, expected) in [
        ("light_drought", [(3, 3), (3, 3)]),
        ("heavy_drought", [(3, 3), (3, 3)]),
        ("heavy_rain", [(1, 3), (1, 3)]),
        ("monsoon", [(0, 3), (0, 3)]),
        ("tsunami", [(3, 3), (3, 3)]),
        ("premature_snowfall", [(2, 3), (2, 5)]),
        ("heavy_snowfall", [(3, 5), (3, 5)]),
        ("blizzard", [(3, 6), (3, 6)]),
    ] {
        assert_eq!(both(json!({ "weather": weather }), &group("bushi", 1)), expected, "{weather}");
    }
    let snow = json!({"season": "autumn", "weather": "premature_snowfall"});
    assert_eq!(both(snow, &group("bushi", 1)), [(2, 3), (2, 5)], "winter's rules instead of autumn's");
}

#[test]
fn er_bat_7_passes() {
    assert_eq!(both(json!({"pass": true}), &group("bushi", 1)), [(2, 3), (3, 4)]);
}

#[test]
fn er_bat_8_landings() {
    assert_eq!(both(json!({"landing": true}), &group("samurai", 1)), [(3, 3), (5, 5)]);
}

#[test]
fn case_27_a_landing_in_heavy_rain_in_autumn() {
    let context = json!({"season": "autumn", "weather": "heavy_rain", "landing": true});
    assert_eq!(both(context.clone(), &group("bushi", 1))[0], (0, 1));
    assert_eq!(both(context, &group("samurai", 1))[1], (3, 6));
}

#[test]
fn case_26_an_ambush_in_autumn() {
    // The disposition's part is shown by the round of the contract; here what stands before it.
    assert_eq!(both(json!({"season": "autumn"}), &group("siege_engines", 1))[0].0 + 2, 9);
    assert_eq!(both(json!({"season": "autumn"}), &group("cavalry", 1))[0].0 + 2, 7);
    let blades = side("scorpion", json!([group("elites", 1)]), json!([]));
    let document =
        battle("prepare", &json!({"season": "autumn"}), &side("lion", json!([group("bushi", 1)]), json!([])), &blades);
    assert_eq!(ask("battle", &document)["values"]["defender"][0], json!([7, 8]));
}

#[test]
fn er_bat_9_values_are_never_below_zero() {
    let weak = json!({"kind": "bushi", "count": 1, "av": -10, "tv": -10});
    assert_eq!(attacker(json!({}), &weak), (0, 0));
    let strong = json!({"kind": "bushi", "count": 1, "av": 10, "tv": 10});
    assert_eq!(attacker(json!({}), &strong), (13, 13));
}

#[test]
fn a17_tv_cap_in_each_of_its_readings() {
    let strong = side("crane", json!([{"kind": "bushi", "count": 1, "tv": 10}]), json!([]));
    let document = battle("prepare", &json!({"season": "summer"}), &strong, &strong);
    for (reading, tv) in [("none", 13), ("nine", 9)] {
        assert_eq!(ask("battle", &ruled(&document, "tv_cap", reading))["values"]["attacker"][0][1], tv);
    }
}

#[test]
fn a17_enchantments_lift_to_nine_and_never_lower() {
    let tv = |kind: &str, enchant: &str, added: i64| {
        attacker(json!({}), &json!({"kind": kind, "count": 1, "enchant": enchant, "tv": added})).1
    };
    assert_eq!(tv("bushi", "scorpion", 0), 6);
    assert_eq!(tv("bushi", "scorpion", 4), 9);
    assert_eq!(tv("bushi", "scorpion", 8), 11);
    assert_eq!(tv("cavalry", "unicorn", 0), 5);
    assert_eq!(tv("cavalry", "unicorn", 5), 9);
    assert_eq!(tv("bushi", "scorpion", -8), 0, "the floor comes last");
}

#[test]
fn er_sch_enchantments_and_whom_they_fit() {
    let av = |unit: Value| attacker(json!({}), &unit).0;
    assert_eq!(av(json!({"kind": "cavalry", "count": 1, "enchant": "unicorn"})), 7);
    assert_eq!(av(json!({"kind": "shugenja", "count": 1, "enchant": "phoenix", "rank": 3})), 7);
    assert_eq!(av(json!({"kind": "bushi", "count": 1, "enchant": "scorpion"})), 3);
    assert_eq!(av(json!({"kind": "bushi", "count": 1, "enchant": null, "rank": null})), 3);
    let refused = |unit: Value| {
        let army = side("crane", json!([unit]), json!([]));
        let foe = side("lion", json!([group("bushi", 1)]), json!([]));
        refused_path("battle", &battle("prepare", &json!({"season": "summer"}), &army, &foe))
    };
    for (unit, field) in [
        (json!({"kind": "bushi", "count": 1, "enchant": "unicorn"}), "enchant"),
        (json!({"kind": "fortifications", "count": 1, "enchant": "scorpion"}), "enchant"),
        (
            json!({"kind": "custom", "count": 1, "av_base": 0, "tv_base": 1, "mv": 0, "uk": 0,
            "special": ["fortification"], "enchant": "scorpion"}),
            "enchant",
        ),
        (json!({"kind": "bushi", "count": 1, "enchant": "phoenix", "rank": 1}), "enchant"),
        (json!({"kind": "shugenja", "count": 1, "enchant": "phoenix"}), "rank"),
        (json!({"kind": "shugenja", "count": 1, "enchant": "phoenix", "rank": 7}), "rank"),
        (json!({"kind": "bushi", "count": 1, "rank": 1}), "rank"),
        (json!({"kind": "bushi", "count": 1, "enchant": "scorpion", "rank": 1}), "rank"),
        (json!({"kind": "bushi", "count": 1, "enchant": "lion"}), "enchant"),
        (json!({"kind": "bushi", "count": 1, "av": 11}), "av"),
        (json!({"kind": "bushi", "count": 1, "add": ["pillage"]}), "add[0]"),
        (json!({"kind": "bushi", "count": 1, "add": ["fear0"]}), "add[0]"),
        (json!({"kind": "bushi", "count": 1, "clan": "ninja"}), "clan"),
        (json!({"kind": "bushi", "count": 1, "weather_uk": 1}), "weather_uk"),
        (json!({"kind": "bushi", "count": 1, "id": "a"}), "id"),
        (json!({"kind": "character", "count": 2, "character": person("lion", [2, 2, 2, 2, 2], 2)}), "count"),
        (json!({"kind": "character", "count": 1}), "character"),
        (json!({"kind": "bushi", "count": 1, "character": person("lion", [2, 2, 2, 2, 2], 2)}), "character"),
    ] {
        assert_eq!(refused(unit.clone()), format!("attacker.units[0].{field}"), "{unit}");
    }
}

#[test]
fn er_adv_the_lame_and_the_cowardly_form_no_unit() {
    for flaw in ["lame", "cowardly"] {
        let person = with(&person("lion", [2, 2, 2, 2, 2], 2), &json!({"disadvantages": [{"id": flaw}]}));
        let army = side("lion", json!([{"kind": "character", "count": 1, "character": person}]), json!([]));
        let document = battle("prepare", &json!({"season": "summer"}), &army, &army);
        assert_eq!(refused_path("battle", &document), "attacker.units[0].character", "{flaw}");
    }
}

#[test]
fn er_nav_ships_fight_at_sea_and_nothing_else_does() {
    let refused = |context: Value, attacker: &str, defender: &str| {
        let sides =
            [attacker, defender].map(|kind| side("lion", json!([group("bushi", 1), group(kind, 1)]), json!([])));
        let ships = [attacker, defender].map(|kind| side("lion", json!([group(kind, 1)]), json!([])));
        let [attacker, defender] = if context["naval"] == true { ships } else { sides };
        let document = battle("prepare", &with(&json!({"season": "summer"}), &context), &attacker, &defender);
        refused_path("battle", &document)
    };
    assert_eq!(refused(json!({"naval": true}), "kobune", "bushi"), "defender.units[0].kind");
    assert_eq!(refused(json!({}), "kobune", "bushi"), "attacker.units[1].kind");
    assert_eq!(refused(json!({"landing": true}), "kobune", "bushi"), "attacker.units[1].kind");
    assert_eq!(refused(json!({"pass": true}), "bushi", "kobune"), "defender.units[1].kind");
}

#[test]
fn at_most_one_of_pass_landing_and_naval() {
    let army = side("lion", json!([group("bushi", 1)]), json!([]));
    for context in [json!({"pass": true, "landing": true}), json!({"landing": true, "naval": true})] {
        let document = battle("prepare", &with(&json!({"season": "summer"}), &context), &army, &army);
        assert_eq!(refused_path("battle", &document), "context");
    }
    let none = json!({"season": "summer", "pass": false, "landing": false, "naval": false, "weather": null,
        "province": null});
    ask("battle", &battle("prepare", &none, &army, &army));
}
