//! Marches, landings and lines of trade (ER-MOV, ER-TRD-5).

use crate::support::{ask, refused_path, with};
use serde_json::{Value, json};

fn land(id: &str) -> Value {
    json!({ "id": id })
}

fn link(one: &str, other: &str, kind: &str) -> Value {
    json!({"between": [one, other], "kind": kind})
}

fn answer(provinces: Value, seas: Value, links: Value, question: Value) -> Value {
    let document = json!({"provinces": provinces, "seas": seas, "links": links, "ask": [question]});
    ask("map", &document)["answers"][0].clone()
}

fn march(from: &str, to: &str, mv: u8) -> Value {
    json!({"kind": "march", "clan": "lion", "from": from, "to": to, "mv": mv})
}

/// Four provinces in a square: a-b, a-c, b-d, c-d.
fn square(b: Value, c: Value, d: Value) -> (Value, Value) {
    let provinces = json!([land("a"), with(&land("b"), &b), with(&land("c"), &c), with(&land("d"), &d)]);
    let links = json!([link("a", "b", "land"), link("a", "c", "land"), link("b", "d", "land"), link("c", "d", "pass")]);
    (provinces, links)
}

#[test]
fn er_mov_1_each_province_entered_costs_one() {
    let (provinces, links) = square(json!({}), json!({}), json!({}));
    let found = answer(provinces.clone(), json!([]), links.clone(), march("a", "d", 2));
    let expected = json!({"path": ["a", "b", "d"], "needs": 2, "reachable": true, "battle": false, "over_pass": false});
    assert_eq!(found, expected, "of two equal ways the first in the order of the map");
    assert_eq!(answer(provinces, json!([]), links, march("a", "d", 1))["reachable"], false);
}

#[test]
fn er_mov_2_troops_that_do_not_approve_end_the_march() {
    let held = json!({"troops": "crab"});
    let (provinces, links) = square(held.clone(), json!({}), json!({}));
    let found = answer(provinces.clone(), json!([]), links.clone(), march("a", "d", 2));
    assert_eq!((&found["path"], &found["over_pass"]), (&json!(["a", "c", "d"]), &json!(true)));
    let approved = with(&march("a", "d", 2), &json!({"approved": ["b"]}));
    assert_eq!(answer(provinces.clone(), json!([]), links.clone(), approved)["path"], json!(["a", "b", "d"]));
    let attack = answer(provinces, json!([]), links, march("a", "b", 1));
    assert_eq!((&attack["battle"], &attack["needs"]), (&json!(true), &json!(1)));
    let (provinces, links) = square(held.clone(), held, json!({}));
    let none = answer(provinces, json!([]), links, march("a", "d", 9));
    let expected = json!({"path": null, "needs": null, "reachable": false, "battle": false, "over_pass": false});
    assert_eq!(none, expected);
}

#[test]
fn er_mov_2_own_troops_are_no_hindrance_and_owners_do_not_matter() {
    let (provinces, links) =
        square(json!({"troops": "lion", "owner": "crab"}), json!({"owner": "crab"}), json!({"owner": "crab"}));
    let found = answer(provinces, json!([]), links, march("a", "d", 2));
    assert_eq!((&found["path"], &found["battle"]), (&json!(["a", "b", "d"]), &json!(false)));
}

#[test]
fn er_mov_5_closed_borders_cost_one_more_for_those_who_pass_through() {
    let closed = json!({"security": "closed"});
    let (provinces, links) = square(closed.clone(), json!({}), closed.clone());
    let found = answer(provinces, json!([]), links, march("a", "d", 2));
    assert_eq!((&found["path"], &found["needs"]), (&json!(["a", "c", "d"]), &json!(2)), "the goal is not left");
    let (provinces, links) = square(closed.clone(), closed, json!({}));
    let found = answer(provinces, json!([]), links, march("a", "d", 2));
    assert_eq!((&found["needs"], &found["reachable"]), (&json!(3), &json!(false)));
}

#[test]
fn a27_the_cheapest_way_and_then_the_first() {
    // b is closed: through b it is 3, round c and e it is 3 too; the sequence through b comes first.
    let provinces = json!([land("a"), {"id": "b", "security": "closed"}, land("c"), land("e"), land("d")]);
    let links = json!([
        link("a", "c", "land"),
        link("c", "e", "land"),
        link("e", "d", "land"),
        link("a", "b", "land"),
        link("b", "d", "land")
    ]);
    let found = answer(provinces, json!([]), links, march("a", "d", 3));
    assert_eq!((&found["path"], &found["needs"]), (&json!(["a", "b", "d"]), &json!(3)));
}

#[test]
fn a_march_to_where_one_is_needs_nothing() {
    let provinces = json!([{"id": "a", "troops": "crab"}]);
    let found = answer(provinces, json!([]), json!([]), march("a", "a", 0));
    let expected = json!({"path": ["a"], "needs": 0, "reachable": true, "battle": false, "over_pass": false});
    assert_eq!(found, expected);
}

/// Two coasts joined by three seas in a row and by a longer way round.
fn coasts(first: Value, second: Value, target: Value) -> (Value, Value, Value) {
    let provinces = json!([land("home"), with(&land("goal"), &target)]);
    let seas = json!([with(&land("bay"), &first), with(&land("strait"), &second), land("gulf"), land("ocean")]);
    let links = json!([
        link("home", "bay", "coast"),
        link("bay", "strait", "sea"),
        link("strait", "gulf", "sea"),
        link("gulf", "goal", "coast"),
        link("bay", "ocean", "sea"),
        link("ocean", "gulf", "sea")
    ]);
    (provinces, seas, links)
}

fn sail(ship_mv: u8, unit_mv: u8) -> Value {
    json!({"kind": "landing", "clan": "mantis", "from": "home", "fleet": "bay", "to": "goal", "ship_mv": ship_mv,
        "unit_mv": unit_mv})
}

#[test]
fn er_mov_6_ships_sail_and_units_board_and_disembark() {
    let (provinces, seas, links) = coasts(json!({}), json!({}), json!({}));
    let found = |question: Value| answer(provinces.clone(), seas.clone(), links.clone(), question);
    let path = json!(["bay", "strait", "gulf"]);
    let expected = json!({"path": path, "sea_moves": 2, "reachable": true, "battle": false});
    assert_eq!(found(sail(2, 2)), expected);
    assert_eq!(found(sail(1, 2))["reachable"], false);
    assert_eq!(found(sail(2, 1))["reachable"], false);
}

#[test]
fn a28_a_foreign_fleet_bars_all_but_the_start() {
    let foreign = json!({"fleet": "crab"});
    let (provinces, seas, links) = coasts(foreign.clone(), foreign, json!({}));
    let found = answer(provinces, seas, links, sail(2, 2));
    assert_eq!(found["path"], json!(["bay", "ocean", "gulf"]));
    let (provinces, seas, _) = coasts(json!({}), json!({}), json!({"troops": "crab"}));
    let nowhere = answer(provinces.clone(), seas.clone(), json!([link("home", "bay", "coast")]), sail(9, 9));
    let expected = json!({"path": null, "sea_moves": null, "reachable": false, "battle": true});
    assert_eq!(nowhere, expected, "battle still tells whether the goal is hostile");
    let approved = with(&sail(9, 9), &json!({"approved": ["goal"]}));
    assert_eq!(answer(provinces.clone(), seas.clone(), json!([]), approved)["battle"], false);
    let inland = answer(provinces, seas, json!([link("goal", "bay", "coast")]), sail(9, 9));
    assert_eq!(inland["path"], Value::Null, "the ships lie off another coast");
}

#[test]
fn a_landing_where_one_boards_is_like_any_other() {
    let (provinces, seas, links) = coasts(json!({}), json!({}), json!({}));
    let home = with(&sail(0, 2), &json!({"to": "home"}));
    let expected = json!({"path": ["bay"], "sea_moves": 0, "reachable": true, "battle": false});
    assert_eq!(answer(provinces, seas, links, home), expected);
}

#[test]
fn er_trd_5_a_line_over_land_pass_coast_and_sea() {
    let trade = |enemies: Value| json!({"kind": "trade", "between": ["home", "goal"], "enemies": enemies});
    let (provinces, seas, links) = coasts(json!({}), json!({"fleet": "crab"}), json!({}));
    let open = answer(provinces.clone(), seas.clone(), links.clone(), trade(json!([])));
    let expected = json!({"open": true, "path": ["home", "bay", "strait", "gulf", "goal"], "because": null});
    assert_eq!(open, expected);
    let round = answer(provinces, seas, links.clone(), trade(json!(["crab"])));
    assert_eq!(round["path"], json!(["home", "bay", "ocean", "gulf", "goal"]));
    let (provinces, seas, _) = coasts(json!({"fleet": "crab"}), json!({}), json!({}));
    let closed = answer(provinces, seas, links.clone(), trade(json!(["crab"])));
    assert_eq!(closed, json!({"open": false, "path": null, "because": "no_line"}));
    let (provinces, seas, _) = coasts(json!({}), json!({}), json!({"troops": "crab", "owner": "lion"}));
    assert_eq!(answer(provinces, seas, links.clone(), trade(json!(["crab"])))["because"], "enemy");
    let (provinces, seas, _) = coasts(json!({}), json!({}), json!({"troops": "crab", "security": "closed"}));
    assert_eq!(answer(provinces, seas, links, trade(json!(["crab"])))["because"], "closed");
}

#[test]
fn maps_are_refused_where_they_are_wrong() {
    let fine = json!({"provinces": [land("a"), land("b")], "seas": [land("s")], "links": [], "ask": []});
    let links = |links: Value| json!({ "links": links });
    let asked = |question: Value| json!({"ask": [question]});
    for (change, path) in [
        (json!({"provinces": [land("a"), land("a")]}), "provinces[1].id"),
        (json!({"seas": [land("a")]}), "seas[0].id"),
        (json!({"provinces": [land("")]}), "provinces[0].id"),
        (json!({"provinces": [{"id": "a", "troops": "none"}, land("b")]}), "provinces[0].troops"),
        (links(json!([link("a", "c", "land")])), "links[0].between[1]"),
        (links(json!([link("a", "s", "land")])), "links[0]"),
        (links(json!([link("a", "b", "coast")])), "links[0]"),
        (links(json!([link("a", "b", "sea")])), "links[0]"),
        (links(json!([link("a", "a", "land")])), "links[0]"),
        (links(json!([link("a", "b", "land"), link("b", "a", "pass")])), "links[1]"),
        (asked(march("a", "s", 1)), "ask[0].to"),
        (asked(march("a", "x", 1)), "ask[0].to"),
        (asked(march("a", "b", 10)), "ask[0].mv"),
        (asked(with(&march("a", "b", 1), &json!({"approved": ["s"]}))), "ask[0].approved[0]"),
        (asked(json!({"kind": "trade", "between": ["a", "a"], "enemies": []})), "ask[0].between"),
        (asked(json!({"kind": "trade", "between": ["a", "b"]})), "ask[0].enemies"),
        (
            asked(json!({"kind": "landing", "clan": "crab", "from": "a", "fleet": "b", "to": "a", "ship_mv": 1,
            "unit_mv": 1})),
            "ask[0].fleet",
        ),
        (asked(json!({"kind": "walk"})), "ask[0].kind"),
    ] {
        assert_eq!(refused_path("map", &with(&fine, &change)), path, "{change}");
    }
}
