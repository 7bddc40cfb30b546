//! What Characters and experience cost (ER-CHR, ER-ADV, ER-XP, ER-BAT-10).

use crate::support::{able, ask, flawed, person, refused_path, ruled, schooled, with};
use serde_json::{Value, json};

fn create(characters: &[Value]) -> Value {
    ask("character", &json!({"kind": "create", "characters": characters}))
}

/// The rules a single starting Character breaks.
fn broken(character: &Value) -> Vec<String> {
    let faults = create(std::slice::from_ref(character))["faults"].clone();
    faults.as_array().unwrap().iter().map(|fault| fault["rule"].as_str().unwrap().to_owned()).collect()
}

/// A sound Crane: 20 points of rings, one of Honor.
fn crane() -> Value {
    schooled(&person("crane", [3, 3, 3, 3, 3], 2), "crane_bushi")
}

fn points(character: &Value) -> Value {
    create(std::slice::from_ref(character))["characters"][0].clone()
}

#[test]
fn a_sound_character_breaks_no_rule() {
    assert_eq!(broken(&crane()), Vec::<String>::new());
}

#[test]
fn case_23_the_lion_of_the_contract() {
    let lion = schooled(&person("lion", [3, 5, 4, 3, 3], 6), "lion_bushi");
    let lion = with(&lion, &json!({"advantages": [{"id": "tactician"}], "disadvantages": [{"id": "brash"}]}));
    let expected = json!({"rings": 26, "honor": 3, "advantages": 3, "disadvantages": 2, "points": 30,
        "school_rank": 3, "av": 6, "tv": 5});
    assert_eq!(points(&lion), expected);
}

#[test]
fn er_chr_1_a_hundred_points_and_ten_characters() {
    let dear = schooled(&person("crane", [5, 4, 4, 4, 2], 7), "crane_bushi");
    assert_eq!(points(&dear)["points"], 34);
    let three = create(&[dear.clone(), dear.clone(), dear.clone()]);
    assert_eq!((&three["points"], &three["left"]), (&json!(102), &json!(-2)));
    assert_eq!(three["faults"], json!([{"rule": "ER-CHR-1", "path": "characters"}]));
    let cheap = schooled(&person("crane", [2, 2, 2, 2, 2], 1), "crane_bushi");
    assert_eq!(create(&vec![cheap.clone(); 10])["faults"], json!([]));
    let eleven = create(&vec![cheap; 11])["faults"].clone();
    assert_eq!(eleven, json!([{"rule": "ER-CHR-1", "path": "characters"}, {"rule": "ER-CHR-1", "path": "characters"}]));
}

#[test]
fn er_chr_2_ten_to_forty_points_each_net() {
    let cheap = schooled(&person("crane", [2, 2, 2, 2, 1], 2), "crane_bushi");
    assert_eq!((points(&cheap)["points"].clone(), broken(&cheap)), (json!(9), vec!["ER-CHR-2".to_owned()]));
    let dear = schooled(&person("crane", [5, 5, 5, 5, 4], 3), "crane_bushi");
    assert_eq!((points(&dear)["points"].clone(), broken(&dear)), (json!(40), Vec::new()));
    let dearer = with(&dear, &json!({"honor": 4}));
    assert_eq!(broken(&dearer), ["ER-CHR-2"]);
    assert_eq!(broken(&flawed(&dearer, &["brash"])), Vec::<String>::new(), "Disadvantages pay for it");
}

#[test]
fn er_chr_3_rings_cost_two_a_level_and_one_may_be_above_five() {
    let one = schooled(&person("crane", [6, 1, 1, 1, 1], 2), "crane_bushi");
    assert_eq!((points(&one)["rings"].clone(), broken(&one)), (json!(10), Vec::new()));
    let two = schooled(&person("crane", [6, 6, 1, 1, 1], 2), "crane_bushi");
    assert_eq!(broken(&two), ["ER-CHR-3"]);
}

#[test]
fn er_chr_4_and_a29_honor_at_the_start() {
    let honor = |clan: &str, honor: i64, taint: u8| {
        let school = format!("{clan}_bushi");
        let mut character = schooled(&person(clan, [3, 3, 3, 3, 3], honor), &school);
        if taint > 0 {
            character = with(&character, &json!({"disadvantages": [{"id": "shadowlands_taint", "level": taint}]}));
        }
        (points(&character)["honor"].as_i64().unwrap(), broken(&character).is_empty())
    };
    assert_eq!(honor("crane", 1, 0), (0, true));
    assert_eq!(honor("crane", 0, 0), (0, false));
    assert_eq!(honor("crane", 10, 0), (9, true));
    assert_eq!(honor("crane", 11, 0), (10, false));
    assert_eq!(honor("lion", 3, 0), (0, true));
    assert_eq!(honor("lion", 2, 0), (0, false));
    assert_eq!(honor("crane", 4, 3), (3, true));
    assert_eq!(honor("crane", 5, 3), (4, false));
    assert_eq!(honor("lion", 2, 5), (0, true), "the lower bound gives way");
    assert_eq!(honor("lion", 1, 5), (0, false));
}

#[test]
fn er_chr_5_schools() {
    let unschooled = person("crane", [3, 3, 3, 3, 3], 2);
    assert_eq!(broken(&unschooled), ["ER-CHR-5"]);
    assert_eq!(broken(&flawed(&unschooled, &["unschooled"])), Vec::<String>::new());
    assert_eq!(broken(&flawed(&crane(), &["unschooled"])), ["ER-CHR-5"]);
    let foreign = schooled(&crane(), "lion_bushi");
    assert_eq!(broken(&foreign), ["ER-CHR-5"]);
    assert_eq!(broken(&able(&foreign, &["different_school"])), Vec::<String>::new());
    assert_eq!(broken(&able(&crane(), &["different_school"])), ["ER-CHR-5"]);
    let minor = with(&crane(), &json!({"minor_school": "wasp"}));
    assert_eq!(broken(&minor), ["ER-CHR-5"]);
    assert_eq!(broken(&able(&minor, &["minor_school"])), Vec::<String>::new());
    assert_eq!(broken(&able(&crane(), &["minor_school"])), ["ER-CHR-5"]);
}

#[test]
fn er_chr_6_seven_points_of_disadvantages() {
    assert_eq!(broken(&flawed(&crane(), &["lame", "slow_learner"])), Vec::<String>::new());
    assert_eq!(broken(&flawed(&crane(), &["lame", "slow_learner", "secret"])), ["ER-CHR-6"]);
}

#[test]
fn er_adv_1_what_contradicts_itself_is_a_fault() {
    let proud = able(&with(&crane(), &json!({"honor": 6})), &["exploitative"]);
    assert_eq!(broken(&proud), ["ER-ADV-1"]);
    assert_eq!(broken(&with(&proud, &json!({"honor": 5}))), Vec::<String>::new());
    let discord = json!({"disadvantages": [{"id": "elemental_disharmony", "ring": "fire"}]});
    assert_eq!(broken(&with(&crane(), &discord)), Vec::<String>::new());
    let hot = schooled(&person("crane", [3, 3, 4, 3, 3], 2), "crane_bushi");
    assert_eq!(broken(&with(&hot, &discord)), ["ER-ADV-1"]);
    let attuned = |ring: &str| json!({"advantages": [{"id": "elemental_attunement", "ring": ring}]});
    assert_eq!(broken(&with(&with(&crane(), &discord), &attuned("fire"))), ["ER-ADV-1"]);
    assert_eq!(broken(&with(&with(&crane(), &discord), &attuned("air"))), Vec::<String>::new());
}

#[test]
fn er_adv_1_the_same_twice_is_refused_at_the_second() {
    let twice = |field: &str, entries: Value| {
        let character = with(&crane(), &json!({ field: entries }));
        refused_path("character", &json!({"kind": "create", "characters": [character]}))
    };
    let path = "characters[0].advantages[1]";
    assert_eq!(twice("advantages", json!([{"id": "lucky"}, {"id": "lucky", "level": 2}])), path);
    let rings = json!([{"id": "elemental_attunement", "ring": "air"}, {"id": "elemental_attunement", "ring": "fire"}]);
    assert_eq!(twice("advantages", rings), path);
    let clans = json!([{"id": "know_the_school", "clan": "lion"}, {"id": "know_the_school", "clan": "lion"}]);
    assert_eq!(twice("advantages", clans), path);
    let lands = json!([{"id": "way_of_the_land", "province": "doji"}, {"id": "way_of_the_land", "province": "doji"}]);
    assert_eq!(twice("advantages", lands), path);
    let hatreds = json!([{"id": "hatred", "clan": "lion"}, {"id": "hatred", "clan": "lion"}]);
    assert_eq!(twice("disadvantages", hatreds), "characters[0].disadvantages[1]");
    let different = json!({
        "advantages": [{"id": "know_the_school", "clan": "lion"}, {"id": "know_the_school", "clan": "crab"},
            {"id": "way_of_the_land", "province": "doji"}, {"id": "way_of_the_land", "province": "kaiu"}],
        "disadvantages": [{"id": "hatred", "clan": "lion"}, {"id": "hatred", "clan": "crab"}],
    });
    create(&[with(&crane(), &different)]);
}

#[test]
fn er_adv_the_price_of_every_advantage() {
    let price = |clan: &str, entry: &Value| {
        let character = with(&person(clan, [2, 2, 2, 2, 2], 2), &json!({"advantages": [entry]}));
        points(&character)["advantages"].as_i64().unwrap()
    };
    for (id, others, clan, own) in [
        ("adventurous", 3, "crane", 3),
        ("ambidextrous", 2, "dragon", 1),
        ("ambition", 4, "crane", 4),
        ("ancestral_item", 4, "crane", 4),
        ("assassin", 4, "scorpion", 3),
        ("bentens_blessing", 3, "crane", 2),
        ("different_school", 3, "crane", 3),
        ("duplicitous", 4, "scorpion", 4),
        ("exploitative", 6, "scorpion", 6),
        ("fearless", 3, "crab", 3),
        ("inquisitive", 4, "dragon", 4),
        ("large", 3, "crab", 2),
        ("lucky", 3, "unicorn", 2),
        ("minor_school", 3, "crane", 3),
        ("prodigy", 1, "crane", 1),
        ("strength_of_the_earth", 2, "crab", 2),
        ("tactician", 4, "lion", 3),
    ] {
        assert_eq!(price("mantis", &json!({"id": id})), others, "{id}");
        assert_eq!(price(clan, &json!({"id": id})), own, "{id} of the {clan}");
    }
    assert_eq!(price("mantis", &json!({"id": "elemental_attunement", "ring": "void"})), 5);
    assert_eq!(price("phoenix", &json!({"id": "elemental_attunement", "ring": "void"})), 4);
    assert_eq!(price("lion", &json!({"id": "know_the_school", "clan": "crab"})), 3);
    assert_eq!(price("unicorn", &json!({"id": "lucky", "level": 3})), 6);
    assert_eq!(price("crab", &json!({"id": "strength_of_the_earth", "level": 5})), 10);
}

#[test]
fn er_adv_the_way_of_the_land_is_cheaper_at_home() {
    for (clan, homes) in [
        ("crab", vec!["kaiu", "hida", "yasuki"]),
        ("crane", vec!["doji", "kakita", "asahina"]),
        ("dragon", vec!["hitomi", "kitsuki", "mirumoto"]),
        ("lion", vec!["ikoma", "matsu", "akodo"]),
        ("phoenix", vec!["shiba", "naka", "isawa"]),
        ("scorpion", vec!["soshi", "bayushi", "shosuro"]),
        ("unicorn", vec!["shinjo", "moto", "iuchi"]),
        ("mantis", vec!["silk", "spice"]),
    ] {
        for home in homes {
            let advantages = json!({"advantages": [{"id": "way_of_the_land", "province": home}]});
            assert_eq!(points(&with(&person(clan, [2, 2, 2, 2, 2], 2), &advantages))["advantages"], 1);
            let stranger = if clan == "crab" { "crane" } else { "crab" };
            assert_eq!(points(&with(&person(stranger, [2, 2, 2, 2, 2], 2), &advantages))["advantages"], 2);
        }
    }
}

#[test]
fn er_adv_the_points_of_every_disadvantage() {
    for (id, given) in [
        ("bentens_curse", 2),
        ("bitter", 2),
        ("brash", 2),
        ("compulsion", 2),
        ("cowardly", 2),
        ("gaijin_plague", 2),
        ("lame", 3),
        ("secret", 1),
        ("shadowlands_taint", 1),
        ("slow_learner", 4),
        ("unlucky", 3),
        ("unschooled", 3),
        ("vengeful", 1),
    ] {
        assert_eq!(points(&flawed(&crane(), &[id]))["disadvantages"], given, "{id}");
    }
    let other = json!({"disadvantages": [{"id": "hatred", "clan": "crab"}, {"id": "gaijin_plague", "level": 5},
        {"id": "elemental_disharmony", "ring": "air"}, {"id": "unlucky", "level": 3}]});
    assert_eq!(points(&with(&crane(), &other))["disadvantages"], 3 + 10 + 4 + 9);
}

#[test]
fn er_q_4_the_school_rank() {
    assert_eq!(points(&crane())["school_rank"], 3);
    assert_eq!(points(&able(&crane(), &["prodigy"]))["school_rank"], 4);
    assert_eq!(points(&able(&flawed(&crane(), &["unschooled"]), &["prodigy"]))["school_rank"], 0);
}

#[test]
fn case_15_er_bat_10_units_formed_by_characters() {
    let values = |rings: [u8; 5]| {
        let found = points(&person("crane", rings, 2));
        (found["av"].as_i64().unwrap(), found["tv"].as_i64().unwrap())
    };
    assert_eq!(values([2, 2, 2, 3, 2]), (3, 4), "3.5 is 4");
    assert_eq!(values([2, 4, 3, 3, 5]), (6, 5));
    let large = able(&person("crane", [2, 2, 2, 3, 2], 2), &["large"]);
    assert_eq!((&points(&large)["av"], &points(&large)["tv"]), (&json!(4), &json!(5)));
}

fn spend(character: &Value, xp: i64, spend: Value) -> Value {
    json!({"kind": "spend", "character": character, "xp": xp, "spend": spend})
}

#[test]
fn case_24_er_xp_3_the_dragon_of_the_contract() {
    let dragon = with(
        &schooled(&person("dragon", [2, 2, 3, 2, 4], 2), "dragon_bushi"),
        &json!({"advantages": [{"id": "elemental_attunement", "ring": "fire"}], "disadvantages": [{"id": "brash"}]}),
    );
    let list = json!([{"raise": "fire"}, {"raise": "fire"}, {"raise": "void"}, {"buy": {"id": "ambidextrous"}},
        {"remove": {"id": "brash"}}]);
    let found = ask("character", &spend(&dragon, 40, list));
    assert_eq!(found["costs"], json!([5, 6, 16, 2, 8]));
    assert_eq!((&found["total"], &found["left"]), (&json!(37), &json!(3)));
    assert_eq!(found["rings"], json!({"earth": 2, "water": 2, "fire": 5, "air": 2, "void": 5}));
    assert_eq!(found["faults"], json!([]));
}

#[test]
fn er_xp_3_half_costs_in_each_of_their_readings() {
    let attuned = with(
        &person("dragon", [3, 3, 3, 3, 3], 2),
        &json!({"advantages": [{"id": "elemental_attunement", "ring": "fire"}]}),
    );
    let document = spend(&attuned, 99, json!([{"raise": "fire"}, {"raise": "fire"}]));
    assert_eq!(ask("character", &ruled(&document, "half_xp", "up"))["costs"], json!([5, 6]));
    assert_eq!(ask("character", &ruled(&document, "half_xp", "down"))["costs"], json!([4, 6]));
}

#[test]
fn er_xp_3_double_before_half() {
    let both = with(
        &person("dragon", [3, 3, 3, 3, 3], 2),
        &json!({"advantages": [{"id": "elemental_attunement", "ring": "void"}],
            "disadvantages": [{"id": "elemental_disharmony", "ring": "void"}, {"id": "unschooled"}]}),
    );
    let list = json!([{"raise": "void"}, {"remove": {"id": "elemental_disharmony", "ring": "void"}},
        {"raise": "void"}, {"remove": {"id": "unschooled"}}]);
    let found = ask("character", &spend(&both, 99, list));
    assert_eq!(found["costs"], json!([12, 16, 8, 12]), "each with the state after the ones before");
    assert_eq!(found["school_rank"], 5);
}

#[test]
fn er_xp_3_more_than_there_is_is_a_fault() {
    let found = ask("character", &spend(&crane(), 5, json!([{"raise": "fire"}])));
    assert_eq!(found["left"], -4);
    assert_eq!(found["faults"], json!([{"rule": "ER-XP-3", "path": "xp"}]));
}

#[test]
fn er_q_2_a_ring_above_its_bound_is_a_fault_and_takes_effect() {
    let high = person("crane", [9, 2, 2, 2, 5], 2);
    let found = ask("character", &spend(&high, 999, json!([{"raise": "earth"}, {"raise": "void"}])));
    assert_eq!(found["rings"]["earth"], 10);
    assert_eq!(found["costs"], json!([27, 20]));
    let faults = json!([{"rule": "ER-Q-2", "path": "spend[0]"}, {"rule": "ER-Q-2", "path": "spend[1]"}]);
    assert_eq!(found["faults"], faults);
}

#[test]
fn er_xp_4_no_more_rings_above_five_than_void() {
    let two = person("crane", [5, 6, 2, 2, 1], 2);
    let found = ask("character", &spend(&two, 999, json!([{"raise": "earth"}, {"raise": "fire"}, {"raise": "void"}])));
    let faults = json!([{"rule": "ER-XP-4", "path": "spend[0]"}, {"rule": "ER-XP-4", "path": "spend[1]"}]);
    assert_eq!(found["faults"], faults, "with Void 2 it is right again");
}

#[test]
fn er_xp_5_what_one_is_born_with_cannot_be_bought() {
    for id in ["bentens_blessing", "different_school", "large", "minor_school", "prodigy"] {
        let found = ask("character", &spend(&crane(), 999, json!([{"buy": {"id": id}}])));
        assert_eq!(found["faults"], json!([{"rule": "ER-XP-5", "path": "spend[0]"}]), "{id}");
    }
    let ring = json!([{"buy": {"id": "elemental_attunement", "ring": "air"}}, {"raise": "air"}]);
    let found = ask("character", &spend(&crane(), 999, ring));
    assert_eq!(found["costs"], json!([10, 5]), "it takes effect all the same");
    let free = json!([{"buy": {"id": "tactician"}}, {"buy": {"id": "lucky", "level": 2}}]);
    assert_eq!(ask("character", &spend(&crane(), 999, free))["faults"], json!([]));
}

#[test]
fn a30_a_fault_does_not_stop_the_list() {
    let list = json!([{"buy": {"id": "prodigy"}}, {"raise": "fire"}]);
    assert_eq!(ask("character", &spend(&crane(), 0, list))["costs"], json!([2, 9]));
}

#[test]
fn purchases_that_cannot_be_are_refused_where_they_are() {
    let crane = with(
        &crane(),
        &json!({"advantages": [{"id": "lucky"}],
        "disadvantages": [{"id": "compulsion", "level": 2}]}),
    );
    for (list, path) in [
        (json!([{"buy": {"id": "lucky", "level": 2}}]), "spend[0].buy"),
        (json!([{"buy": {"id": "fearless"}}, {"buy": {"id": "fearless"}}]), "spend[1].buy"),
        (json!([{"remove": {"id": "brash"}}]), "spend[0].remove"),
        (json!([{"remove": {"id": "compulsion"}}]), "spend[0].remove"),
        (json!([{"remove": {"id": "lucky"}}]), "spend[0].remove.id"),
        (json!([{"buy": {"id": "brash"}}]), "spend[0].buy.id"),
        (json!([{"raise": "metal"}]), "spend[0].raise"),
        (json!([{}]), "spend[0]"),
        (json!([{"raise": "fire", "buy": {"id": "fearless"}}]), "spend[0]"),
    ] {
        assert_eq!(refused_path("character", &spend(&crane, 9, list.clone())), path, "{list}");
    }
    let again = json!([{"remove": {"id": "compulsion", "level": 2}}, {"remove": {"id": "compulsion", "level": 2}}]);
    assert_eq!(refused_path("character", &spend(&crane, 9, again)), "spend[1].remove");
}

#[test]
fn entries_say_what_they_must_and_no_more() {
    let refused = |entry: Value| {
        let character = with(&crane(), &json!({"advantages": [entry]}));
        refused_path("character", &json!({"kind": "create", "characters": [character]}))
    };
    let at = |field: &str| format!("characters[0].advantages[0].{field}");
    for (entry, field) in [
        (json!({"id": "lucky", "level": 4}), "level"),
        (json!({"id": "lucky", "level": 0}), "level"),
        (json!({"id": "large", "level": 2}), "level"),
        (json!({"id": "know_the_school"}), "clan"),
        (json!({"id": "know_the_school", "clan": "none"}), "clan"),
        (json!({"id": "elemental_attunement"}), "ring"),
        (json!({"id": "way_of_the_land"}), "province"),
        (json!({"id": "way_of_the_land", "province": "otosan"}), "province"),
        (json!({"id": "large", "clan": "lion"}), "clan"),
        (json!({"id": "large", "ring": "air"}), "ring"),
        (json!({"id": "bravery"}), "id"),
    ] {
        assert_eq!(refused(entry.clone()), at(field), "{entry}");
    }
    create(&[able(&crane(), &["large"])]);
    let hired = json!({"kind": "create", "characters": [with(&crane(), &json!({"clan": "none"}))]});
    assert_eq!(refused_path("character", &hired), "characters[0].clan");
    assert_eq!(refused_path("character", &json!({"kind": "create", "characters": []})), "characters");
}
