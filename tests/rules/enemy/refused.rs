//! What the document of an Enemy Phase may not say, by path; and what is explained instead (A15, A23).

use crate::support::drawn::{answered, golden, phase};
use rokugan::games::champions::enemy::document::read;
use serde_json::{Value, json};

/// A Champion in `a`, an Enemy in `b` with something changed.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut document = phase("a-b-c\n exits a", "matsu: champion a\n spear: enemy b ap4");
    change(&mut document);
    document
}

/// The Enemy with another behaviour.
fn with(behaviour: Value) -> Value {
    changed(|document| document["characters"][1]["behaviour"] = behaviour)
}

#[track_caller]
fn refused(document: &Value, expected: &str) {
    let faults = read(&document.to_string()).unwrap_err();
    let line = faults[0].to_string();
    assert!(line.starts_with(expected), "{line}\n{expected}");
}

#[test]
fn ids_and_areas_are_those_of_the_document() {
    refused(&changed(|d| d["characters"][1]["area"] = json!("a12")), "characters[1].area: no area \"a12\"");
    refused(&changed(|d| d["characters"][1]["id"] = json!("matsu")), "characters[1].id: a second \"matsu\"");
    refused(&changed(|d| d["characters"][0]["id"] = json!("")), "characters[0].id: 1 to 60 characters");
    refused(&changed(|d| d["characters"][0]["id"] = json!("a\nb")), "characters[0].id: 1 to 60 characters");
}

#[test]
fn an_enemy_without_an_area_is_refused() {
    let document = changed(|d| drop(d["characters"][1].as_object_mut().unwrap().remove("area")));
    refused(&document, "characters[1].area: missing");
}

#[test]
fn faults_of_the_board_are_named_inside_it() {
    let document = changed(|d| d["board"]["borders"][1]["between"][1] = json!("q"));
    refused(&document, "board.borders[1].between[1]: no area \"q\"");
    refused(&changed(|d| d["board"]["areas"][0]["x"] = json!(7)), "board.areas[0].x: 7 is off the picture");
}

#[test]
fn unknown_fields_are_refused() {
    refused(&changed(|d| d["bord"] = json!(1)), "bord: unknown field `bord`");
    refused(&changed(|d| d["characters"][1]["armour"] = json!(1)), "characters[1].armour: unknown field");
    refused(&with(json!({"kind": "escape", "door": "a"})), "characters[1].behaviour.door: unknown field");
    refused(
        &with(json!({"kind": "search", "goal": {"thing": 1}})),
        "characters[1].behaviour.goal.thing: unknown field",
    );
}

#[test]
fn numbers_have_bounds() {
    let cases = [
        ("size", json!(0), "0 is not from 1 to 4"),
        ("size", json!(5), "5 is not from 1 to 4"),
        ("size", json!(-1), "invalid value: integer `-1`"),
        ("size", json!(1.5), "invalid type: floating point"),
        ("ap", json!(100), "100 is not from 0 to 99"),
        ("ap", json!(-3), "invalid value: integer `-3`"),
        ("ap", json!(1e9), "invalid type: floating point"),
        ("ki", json!(256), "invalid value: integer `256`"),
        ("wounds", json!(-1), "invalid value"),
        ("miniatures", json!(0), "0 is not from 1 to 4"),
        ("miniatures", json!(2), "Size 1 is not shared by 2 equal miniatures"),
        ("ranged", json!("yes"), "invalid type: string"),
    ];
    for (field, value, expected) in cases {
        let document = changed(|d| d["characters"][1][field] = value.clone());
        refused(&document, &format!("characters[1].{field}: {expected}"));
    }
}

#[test]
fn sides_and_kinds_have_their_words() {
    refused(&changed(|d| d["characters"][1]["side"] = json!("neutral")), "characters[1].side: unknown variant");
    refused(&changed(|d| d["characters"][1]["kind"] = json!("dragon")), "characters[1].kind: unknown variant");
    refused(
        &changed(|d| d["characters"][1]["side"] = json!("champion")),
        "characters[1].kind: a Character of kind \"enemy\"",
    );
}

/// A Corrupted Champion or Ally is on the Enemies' side and does as they do.
#[test]
fn a_corrupted_champion_is_an_enemy() {
    let document = changed(|d| d["characters"][1]["kind"] = json!("champion"));
    assert_eq!(answered(&document)["moves"][0]["path"], json!(["b", "a"]));
}

#[test]
fn champions_have_no_behaviour() {
    let document = changed(|d| d["characters"][0]["behaviour"] = json!({"kind": "assault", "mode": "mobile"}));
    refused(&document, "characters[0].behaviour: only Characters of side \"enemy\"");
}

#[test]
fn keywords_of_the_rulebook_are_checked_and_others_are_free() {
    for bad in ["Defense(x)", "Defense", "Corruption()", "Agile(1)", "Yojimbo(", "Yojimbo()", "Oni(2)"] {
        let document = changed(|d| d["characters"][1]["keywords"] = json!(["Agile", bad]));
        refused(&document, &format!("characters[1].keywords[1]: no keyword \"{bad}\""));
    }
    for fine in ["Bushi", "Shugenja(Fire)", "Break Through", "Defense(1)", "Yojimbo(matsu)", "agile"] {
        assert!(read(&changed(|d| d["characters"][1]["keywords"] = json!([fine])).to_string()).is_ok(), "{fine}");
    }
    refused(&changed(|d| d["characters"][1]["keywords"] = json!([""])), "characters[1].keywords[0]: 1 to 60");
}

#[test]
fn behaviours_have_their_own_fields() {
    let at = "characters[1].behaviour";
    let cases = [
        (json!({"kind": "dance"}), "kind: unknown variant `dance`"),
        (json!({"kind": "assault", "mode": "sentinel"}), "mode: this behaviour has the modes mobile and stationary"),
        (json!({"kind": "guardian", "mode": "mobile"}), "mode: this behaviour has the modes gatekeeper and sentinel"),
        (json!({"kind": "guardian"}), "mode: this behaviour needs it"),
        (json!({"kind": "escape", "mode": "mobile"}), "mode: this behaviour has no such field"),
        (json!({"kind": "patrol"}), "route: this behaviour needs it"),
        (json!({"kind": "patrol", "route": []}), "route: a route needs at least one area"),
        (json!({"kind": "patrol", "route": ["a"], "next": 1}), "next: 1 is not from 0 to 0"),
        (json!({"kind": "patrol", "route": ["a"], "next": -1}), "next: invalid value"),
        (json!({"kind": "patrol", "route": ["a", "q"]}), "route[1]: no area \"q\""),
        (json!({"kind": "search"}), "goal: this behaviour needs it"),
        (json!({"kind": "search", "goal": {}}), "goal: either \"area\" or \"held_by\" is needed"),
        (json!({"kind": "search", "goal": {"area": "a", "held_by": "matsu"}}), "goal: either"),
        (json!({"kind": "search", "goal": {"area": "q"}}), "goal.area: no area \"q\""),
        (json!({"kind": "search", "goal": {"held_by": "spear"}}), "goal.held_by: \"spear\" is on the same side"),
        (json!({"kind": "search", "goal": {"area": "a"}, "cost": -1}), "cost: invalid value"),
        (json!({"kind": "assassination"}), "targets: this behaviour needs it"),
        (json!({"kind": "assassination", "targets": ["spear"]}), "targets[0]: \"spear\" is on the same side"),
        (json!({"kind": "escape", "exits": ["a", "q"]}), "exits[1]: no area \"q\""),
        (json!({"kind": "escape", "goal": {"area": "a"}}), "goal: this behaviour has no such field"),
    ];
    for (behaviour, expected) in cases {
        refused(&with(behaviour), &format!("{at}.{expected}"));
    }
}

#[test]
fn a_table_has_at_most_400_characters() {
    let document = changed(|d| {
        let one = d["characters"][0].clone();
        d["characters"] = (0..401)
            .map(|n| json!({"id": format!("m{n}"), "side": "champion", "kind": "ally", "area": one["area"]}))
            .collect();
    });
    refused(&document, "characters: 401 of them, at most 400 are possible");
}

#[test]
fn what_is_no_document_is_refused() {
    for text in ["", "{", "[]", "null", "{}", r#"{"characters": []}"#, r#"{"board": 1, "characters": []}"#] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// All of them at once.
#[test]
fn all_faults_are_reported_together() {
    let document = changed(|d| {
        d["characters"][0]["size"] = json!(9);
        d["characters"][1]["area"] = json!("q");
        d["characters"][1]["keywords"] = json!(["Defense(x)"]);
    });
    assert_eq!(read(&document.to_string()).unwrap_err().len(), 3);
}

/// Exits, letters and goals out of reach are not refused: the Enemy stays and the plan says why.
#[test]
fn what_cannot_be_reached_is_explained_not_refused() {
    for behaviour in ["escape=a", "patrol=a", "search=a"] {
        golden("a#b", &format!("runner: enemy b ap4 {behaviour}"), "runner: b 0/4 *1");
    }
    golden("a", "", "");
    golden("a", "spear: enemy a ap3", "spear: a 0/3 *1");
    golden("a", "spear: enemy a ap3 kill=", "spear: a 0/3 *1 now mobile");
}

/// Overfull areas can come about by hand; nobody gets in, whoever is there may stay and leave.
#[test]
fn an_overfull_area_is_no_fault() {
    golden(
        "a-b",
        "matsu: champion a size4
         mitsu: ally a size4
         ogre: enemy a size4 ap3
         spear: enemy b ap3",
        "ogre: a 0/3 *1 for matsu
         spear: b 0/3 *1 for matsu
         ogre hits matsu
         spear hits matsu",
    );
}

/// Every field is allowed for every Character (A23).
#[test]
fn fields_of_enemies_are_allowed_for_champions() {
    let document = changed(|d| {
        let matsu = json!({"id": "matsu", "side": "champion", "kind": "champion", "area": "a", "ap": 6, "ranged": true,
            "borders_as_single": true, "wounds": 2, "miniatures": 1, "behaviour": null});
        d["characters"][0] = matsu;
        d["characters"][1]["ki"] = json!(3);
    });
    assert!(read(&document.to_string()).is_ok());
}
