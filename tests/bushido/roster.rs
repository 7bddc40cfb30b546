//! The import of rosters (section 10 of the formats).

use crate::support::ask;
use rokugan::games::bushido::tools::headless::FILE_COMMANDS;
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../data/bushido/example.ros");

fn import(bytes: &[u8]) -> Result<Value, String> {
    (FILE_COMMANDS[0].answer)(bytes).map_err(|fault| fault.to_string())
}

#[track_caller]
fn read(text: &str) -> Value {
    import(text.as_bytes()).unwrap()
}

/// A roster of one force with these selections.
fn roster(selections: &str) -> String {
    format!(
        r#"<roster name=" Mine " gameSystemName="BUSHIDO" xmlns="any"><costs><cost name=" Rice" value="9.0"/></costs>
        <forces><force catalogueName="Harbor Watch"><selections>{selections}</selections></force></forces></roster>"#
    )
}

fn categories(names: &[&str]) -> String {
    let each: String = names.iter().map(|name| format!(r#"<category name="{name}"/>"#)).collect();
    format!("<categories>{each}</categories>")
}

fn profile(kind: &str, name: &str, values: &[(&str, &str)]) -> String {
    let each: String = values
        .iter()
        .map(|(name, value)| format!(r#"<characteristic name="{name}">{value}</characteristic>"#))
        .collect();
    format!(r#"<profile name="{name}" typeName="{kind}"><characteristics>{each}</characteristics></profile>"#)
}

/// A model with these values on its card.
fn model(values: &[(&str, &str)], more: &str) -> String {
    let card = profile("Character Profile", " Gull ", values);
    format!(r#"<selection name="Gull Card"><profiles>{card}</profiles>{more}</selection>"#)
}

#[test]
fn the_example_is_read_to_the_last_value() {
    let answer = read(EXAMPLE);
    let warband = &answer["warband"];
    let field = |name: &str| warband[name].clone();
    assert_eq!(
        (field("name"), field("faction"), field("rice")),
        (json!("Harbor Watch 40"), json!("Harbor Watch"), json!(40))
    );
    let theme = json!({"name": "Night Tide", "faction": "Harbor Watch",
        "permitted": ["Samurai", "Watchman", "Ronin Yokai"], "exclusion": ["Animal"]});
    assert_eq!(field("theme"), theme);
    let (ushio, watch, gull) = (&warband["profiles"][0], &warband["profiles"][1], &warband["profiles"][2]);
    let traits =
        json!(["Armour (2)", "Bravery", "Prowess [Melee] (1)", "Leadership [Watchman, Loyal & Samurai] (1/6\")"]);
    assert_eq!((&ushio["traits"], &ushio["types"], &ushio["unique"]), (&traits, &json!(["Samurai"]), &json!(true)));
    assert_eq!((&ushio["cost"], &ushio["wounds"], &ushio["ki_cap"]), (&json!(13), &json!(6), &json!(6)));
    assert_eq!(watch["models"], json!([{"name": "Watchman A"}, {"name": "Watchman B"}]));
    assert_eq!((&watch["cost"], &watch["ranged_weapons"][0]["bands"]), (&json!(6), &json!([null, 4, 8])));
    assert_eq!((&gull["faction"], &gull["ronin_for"]), (&json!("Ronin"), &json!(["Harbor Watch", "Salt Monks"])));
    assert_eq!((&gull["ki_cap"], &gull["wounds"], &gull["size"]), (&json!("*"), &json!(3), &json!("tiny")));
    assert_eq!((&gull["melee"], &gull["ranged"], &gull["max"]), (&Value::Null, &json!("-"), &Value::Null));
    let plate = json!({"name": "Lacquered Breastplate", "kind": "enhancement", "faction": "Harbor Watch", "cost": 3,
        "max": 2, "copies": 1, "equipment": true, "requirement": ["Samurai"], "exclusion": [],
        "attached": [{"profile": 0, "model": null}]});
    let bridge = json!({"name": "Rope Bridge", "kind": "terrain", "faction": "Harbor Watch", "cost": 2, "max": null,
        "copies": 2, "equipment": false, "requirement": [], "exclusion": [], "attached": []});
    assert_eq!(warband["specials"], json!([plate, bridge]));
    let notes = json!([{"selection": "Old Gull Spirit", "note": "unreadable melee"},
        {"selection": "States (reference)", "note": "ignored"}]);
    assert_eq!((&answer["notes"], &answer["total"]), (&notes, &json!(40)));
}

#[test]
fn q_3_each_boost_keeps_its_own_cost() {
    let answer = read(&roster(&model(&[("Melee Boost", "3"), ("Ki Boost", "2")], "")));
    let gull = &answer["warband"]["profiles"][0];
    let boosts = ["melee_boost", "ranged_boost", "move_boost", "ki_boost"].map(|name| &gull[name]);
    assert_eq!(boosts, [&json!(3), &Value::Null, &Value::Null, &json!(2)]);
}

#[test]
fn no_text_of_a_card_is_in_the_answer() {
    let answer = read(EXAMPLE).to_string();
    assert!(!answer.contains("invented"));
}

#[test]
fn what_is_imported_is_a_document_of_the_warband() {
    let answer = read(EXAMPLE);
    assert_eq!(ask("warband", &answer["warband"])["faults"], json!([]));
}

#[test]
fn what_cannot_be_read_is_null_and_noted() {
    let answer = read(&roster(&model(&[("Wounds", "many"), ("Ki Cap", "∞"), ("Move", "4+")], "")));
    let gull = &answer["warband"]["profiles"][0];
    assert_eq!((&gull["name"], &gull["models"]), (&json!("Gull Card"), &json!([{"name": "Gull"}])));
    assert_eq!((&gull["wounds"], &gull["ki_cap"], &gull["move"]), (&Value::Null, &json!("none"), &Value::Null));
    let notes: Vec<&str> =
        answer["notes"].as_array().unwrap().iter().map(|note| note["note"].as_str().unwrap()).collect();
    let wanted = [
        "unreadable melee",
        "unreadable ranged",
        "unreadable move",
        "unreadable ki",
        "unreadable wounds",
        "unreadable size",
        "total differs",
    ];
    assert_eq!(notes, wanted);
    assert_eq!(answer["notes"][6]["selection"], "roster");
}

#[test]
fn sizes_by_word_or_by_base() {
    let size = |text: &str| {
        let answer = read(&roster(&model(&[("Size &amp; Base", text)], "")));
        let gull = &answer["warband"]["profiles"][0];
        (gull["size"].clone(), gull["base"].clone())
    };
    assert_eq!(size("Huge 60 mm"), (json!("huge"), json!(60)));
    assert_eq!(size("40mm"), (json!("medium"), json!(40)));
    assert_eq!(size("30mm, TINY"), (json!("tiny"), json!(30)));
    assert_eq!(size("35mm"), (Value::Null, json!(35)));
    assert_eq!(size("smal"), (Value::Null, Value::Null));
}

#[test]
fn traits_are_split_and_tidied() {
    let text = "Tough(1), Fortune OO,\nPrized  [A, B]:(2). , Tough (1),,Kami (X).\n";
    let traits = profile("Character Traits", "T", &[("Traits", text)]);
    let answer = read(&roster(&model(&[], "").replace("</profiles>", &format!("{traits}</profiles>"))));
    let wanted = json!(["Tough (1)", "Fortune", "Prized [A, B] (2)", "Kami (X)"]);
    assert_eq!(answer["warband"]["profiles"][0]["traits"], wanted);
}

#[test]
fn categories_become_types_without_traits_and_marks() {
    let names = [
        "Samurai",
        "Faction: Harbor Watch",
        "Element: Air",
        "Harbor Cards",
        "Non-Unique",
        "Cycle",
        "Ki&lt;2",
        "Rank 2",
        "Armour",
        "Kami",
        "Swarm",
        "Loyal",
    ];
    let answer = read(&roster(&model(&[], &categories(&names))));
    let gull = &answer["warband"]["profiles"][0];
    assert_eq!((&gull["types"], &gull["unique"]), (&json!(["Samurai", "Kami", "Swarm", "Loyal"]), &json!(false)));
}

#[test]
fn ronin_without_factions_are_for_nobody_knows_whom() {
    let answer = read(&roster(&model(&[], &categories(&["Ronin Profile Cards"]))));
    let gull = &answer["warband"]["profiles"][0];
    assert_eq!((&gull["faction"], &gull["ronin_for"]), (&json!("Ronin"), &Value::Null));
}

#[test]
fn weapons_and_feats_are_read_and_equal_weapons_once() {
    let blade = profile("Unique Melee Weapon", "Blade", &[("Strength", "Sp"), ("Specials", "Web, Push Attack (2)")]);
    let bow = profile("Ranged Weapon", "Bow", &[("Ranged Weapon Strength", "-2"), ("Range Bands", "4/x/9")]);
    let feat = profile("Ki Feat (Unique)", "Step", &[("Cost", "X"), ("Timing", ""), ("Limitation", "OpT, noBtB")]);
    let more = format!("{blade}{blade}{bow}{feat}</profiles>");
    let answer = read(&roster(&model(&[], "").replace("</profiles>", &more)));
    let gull = &answer["warband"]["profiles"][0];
    let specials = json!([{"name": "Web", "cost": null}, {"name": "Push Attack", "cost": 2}]);
    assert_eq!(
        gull["melee_weapons"],
        json!([{"name": "Blade", "strength": "special", "traits": [], "specials": specials}])
    );
    let bow = json!([{"name": "Bow", "bands": null, "strength": -2, "traits": [], "specials": []}]);
    assert_eq!(gull["ranged_weapons"], bow);
    let feat = json!([{"name": "Step", "cost": "X", "timing": null, "subject": null, "limits": ["OpT", "noBtB"]}]);
    assert_eq!(gull["ki_feats"], feat);
}

#[test]
fn models_of_a_unit_count_by_their_number_and_the_first_may_have_forms() {
    let cards = profile("Character Profile", "Man", &[]) + &profile("Character Profile &amp; Traits", "Wolf", &[]);
    let special = format!(r#"<selection name="Mask" number="1">{}</selection>"#, categories(&["Enhancement Cards"]));
    let unit = format!(
        r#"<selection name="Unit"><costs><cost name="Rice" value="1"/></costs><selections>
        <selection name="x" number="2"><profiles>{cards}</profiles><costs><cost name=" Rice " value="6"/></costs></selection>
        <selection name="y"><profiles>{cards}</profiles><selections>{special}</selections></selection></selections></selection>"#
    );
    let answer = read(&roster(&unit));
    let unit = &answer["warband"]["profiles"][0];
    assert_eq!(unit["models"], json!([{"name": "Man"}, {"name": "Man"}, {"name": "Man"}]));
    assert_eq!((&unit["forms"], &unit["cost"]), (&json!(["Wolf"]), &json!(2)), "7 for three, rounded down");
    assert_eq!(answer["warband"]["specials"][0]["attached"], json!([{"profile": 0, "model": 2}]));
}

#[test]
fn copies_of_a_special_card_add_up() {
    let card = |number: u8| {
        format!(
            r#"<selection name="Mask" number="{number}"><costs><cost name="Rice" value="{}"/></costs>{}</selection>"#,
            2 * number,
            categories(&["Ronin Equipment Cards"])
        )
    };
    let answer = read(&roster(&format!("{}{}", card(1), card(2))));
    let mask = json!([{"name": "Mask", "kind": "enhancement", "faction": "Ronin", "cost": 2, "max": null, "copies": 3,
        "equipment": true, "requirement": [], "exclusion": [], "attached": []}]);
    assert_eq!(answer["warband"]["specials"], mask);
    assert_eq!(answer["total"], 6);
}

#[test]
fn special_cards_are_found_inside_ignored_selections() {
    let inner = format!(r#"<selection name="Fog">{}</selection>"#, categories(&["Event Cards"]));
    let answer = read(&roster(&format!(r#"<selection name="Box"><selections>{inner}</selections></selection>"#)));
    assert_eq!(answer["warband"]["specials"][0]["name"], "Fog");
    assert_eq!(answer["notes"][0], json!({"selection": "Box", "note": "ignored"}));
}

/// A zip with one entry, packed by `method` 0 (stored) or 8 (deflated).
fn zip(entries: &[(&str, &[u8])], method: u16) -> Vec<u8> {
    let (mut bytes, mut directory) = (Vec::new(), Vec::new());
    for (name, content) in entries {
        let packed = if method == 8 { miniz_oxide::deflate::compress_to_vec(content, 6) } else { content.to_vec() };
        let size = |length: usize| u32::try_from(length).unwrap().to_le_bytes();
        let mut common = vec![20, 0, 0, 0];
        common.extend(method.to_le_bytes());
        common.extend([0; 4]);
        common.extend(crc32fast::hash(content).to_le_bytes());
        common.extend(size(packed.len()));
        common.extend(size(content.len()));
        common.extend(u16::try_from(name.len()).unwrap().to_le_bytes());
        common.extend([0; 2]);
        let offset = bytes.len();
        bytes.extend(b"PK\x03\x04");
        bytes.extend(&common);
        bytes.extend(name.as_bytes());
        bytes.extend(packed);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&common);
        directory.extend([0; 10]);
        directory.extend(size(offset));
        directory.extend(name.as_bytes());
    }
    let count = u16::try_from(entries.len()).unwrap().to_le_bytes();
    let (start, length) = (u32::try_from(bytes.len()).unwrap(), u32::try_from(directory.len()).unwrap());
    bytes.extend(directory);
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    bytes.extend(count);
    bytes.extend(count);
    bytes.extend(length.to_le_bytes());
    bytes.extend(start.to_le_bytes());
    bytes.extend([0; 2]);
    bytes
}

#[test]
fn a_packed_roster_is_told_by_its_content() {
    let plain = read(EXAMPLE);
    for method in [0, 8] {
        let packed = zip(&[("readme.txt", b"hello"), ("my.ros", EXAMPLE.as_bytes())], method);
        assert_eq!(import(&packed).unwrap(), plain);
    }
}

#[test]
fn broken_and_strange_zips_are_refused() {
    let line = |bytes: &[u8]| import(bytes).unwrap_err();
    let two = zip(&[("a.ros", EXAMPLE.as_bytes()), ("b.ros", EXAMPLE.as_bytes())], 8);
    assert_eq!(line(&two), "roster: more than one .ros inside");
    assert_eq!(line(&zip(&[("a.txt", b"x")], 8)), "roster: no .ros inside");
    assert_eq!(line(&zip(&[], 8)), "roster: no .ros inside");
    let mut torn = zip(&[("a.ros", EXAMPLE.as_bytes())], 8);
    torn.truncate(torn.len() / 2);
    assert!(line(&torn).starts_with("roster: a broken zip"));
    let mut changed = zip(&[("a.ros", EXAMPLE.as_bytes())], 0);
    changed[200] ^= 1;
    assert!(line(&changed).starts_with("roster: a broken zip"));
    let bomb = zip(&[("a.ros", &vec![b' '; 30 << 20])], 8);
    assert!(bomb.len() < 1 << 20);
    assert!(line(&bomb).starts_with("roster: a broken zip, or more than 20 MB unpacked"));
    assert_eq!(line(&vec![b'<'; (2 << 20) + 1]), "roster: more than 2 MB");
}

#[test]
fn what_is_no_roster_of_this_game_is_refused() {
    let line = |text: &str| import(text.as_bytes()).unwrap_err();
    assert!(line("{}").starts_with("roster: not XML"));
    assert!(line("<roster").starts_with("roster: not XML"));
    assert!(import(b"<roster name=\"\xff\"/>").unwrap_err().starts_with("roster: not XML"));
    assert_eq!(line("<catalogue/>"), "roster: the root element is \"catalogue\", not \"roster\"");
    assert_eq!(line(r#"<roster gameSystemName="Chess"/>"#), "roster.gameSystemName: not a Bushido roster");
    assert_eq!(line("<roster/>"), "roster.gameSystemName: not a Bushido roster");
    assert_eq!(line(r#"<roster gameSystemName="Bushido"/>"#), "roster.forces: there is no force");
    let no_rice = roster("").replace("9.0", "0");
    assert!(line(&no_rice).starts_with("roster.costs: "));
    let number = roster(
        r#"<selection name="x" number="-1"><categories><category name="Event Cards"/></categories></selection>"#,
    );
    assert!(line(&number).starts_with("roster: "));
}

#[test]
fn entities_and_document_types_are_refused() {
    let line = |text: &str| import(text.as_bytes()).unwrap_err();
    let declared = format!("<!DOCTYPE roster [<!ENTITY a \"b\">]>{}", roster(""));
    assert!(line(&declared).starts_with("roster: a document type"));
    assert!(line(&format!("<!DOCTYPE roster>{}", roster(""))).starts_with("roster: a document type"));
    assert!(line(&roster("&own;")).starts_with("roster: not XML"));
    // What only looks like one is none.
    for looks in ["<!-- <!DOCTYPE x> -->", "<x><![CDATA[<!DOCTYPE x>]]></x>", "<?x <!DOCTYPE ?>"] {
        read(&roster(looks));
    }
}

#[test]
fn a_cost_or_number_that_no_warband_has_is_refused() {
    let line = |text: &str| import(text.as_bytes()).unwrap_err();
    let rice = |rice: i64| format!(r#"<costs><cost name="Rice" value="{rice}"/></costs>"#);
    assert_eq!(line(&roster(&model(&[], &rice(501)))), "roster: \"Gull Card\" costs 501 Rice, not 0..=500");
    assert!(line(&roster(&model(&[], &rice(-1)))).contains("costs -1 Rice"));
    let card = |number: u8, cost: i64| {
        let kind = categories(&["Harbor Watch Event Cards"]);
        roster(&format!(r#"<selection name="Lamp" number="{number}">{kind}{}</selection>"#, rice(cost)))
    };
    assert!(line(&card(1, 600)).contains("costs 600 Rice"));
    assert_eq!(line(&card(21, 0)), "roster: \"Lamp\" has 21 copies, not 1..=20");
    assert_eq!(read(&card(20, 10_000))["warband"]["specials"][0]["cost"], json!(500));
}

#[test]
fn deep_and_wide_files_end_quickly() {
    let deep = roster(&format!("{}{}", "<a>".repeat(100_000), "</a>".repeat(100_000)));
    assert!(import(deep.as_bytes()).unwrap_err().starts_with("roster: "));
    let wide = roster(&r#"<selection name="x"/>"#.repeat(50_000));
    assert_eq!(read(&wide)["notes"].as_array().unwrap().len(), 50_001);
}

#[test]
fn a_roster_of_1_mb_is_read_as_the_bench_times_it() {
    let (start, end) = (EXAMPLE.find("<selection ").unwrap(), EXAMPLE.rfind("</selections>").unwrap());
    let copies = (1 << 20) / (end - start) + 1;
    let named = |text: String, card: &str, at: usize| text.replace(card, &format!("{card} {at}"));
    // Of one special card there would be too many.
    let part = |at| named(named(EXAMPLE[start..end].to_owned(), "Breastplate", at), "Bridge", at);
    let large = [&EXAMPLE[..start], &(0..copies).map(part).collect::<String>(), &EXAMPLE[end..]].concat();
    assert!(large.len() > 1 << 20);
    assert!(import(large.as_bytes()).is_ok());
}
