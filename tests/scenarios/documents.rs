//! What a scenario file says, and what is wrong with one that cannot be played.

use super::support::*;
use rokugan::games::champions::model::card::ChampionCard;
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::pack;
use rokugan::games::champions::scenario::check;
use rokugan::games::champions::scenario::library::Library;
use rokugan::kernel::by::Small as _;
use serde_json::{Value, json};

#[test]
fn there_is_a_whole_practice_scenario_of_each_kind() {
    let practice = pack::practice();
    for kind in ScenarioKind::ALL {
        let found = scenario(*kind);
        assert_eq!(check(&found, &Library::of([&practice])), [], "{}", found.name);
        let script = found.script.unwrap();
        assert!(script.board.is_some() && !script.objectives.is_empty() && !script.lost_when.is_empty());
        assert!(!script.enemies.is_empty() && script.events.iter().any(|event| !event.enemies.is_empty()));
        assert!(!script.introduction.is_empty() && !script.victory.is_empty() && !script.defeat.is_empty());
    }
}

#[test]
fn a_pack_with_scenarios_is_written_and_read_back_the_same() {
    let practice = pack::practice();
    assert_eq!(pack::read(&serde_json::to_string(&practice).unwrap()).unwrap(), practice);
}

#[test]
fn a_header_alone_is_a_scenario() {
    let header = json!({"format": "rokugan-pack", "version": 1, "name": "Old", "scenarios": [
        {"name": "Old one", "kind": "adventure", "max_turns": 6, "modifiers": {"easy": -3, "normal": 0, "hard": 3},
         "mandatory": [], "forbidden": [], "same_clan": "forbidden"}]});
    assert!(read(&header).unwrap().scenarios[0].script.is_none());
}

/// The place of a scenario in the practice pack.
fn place(document: &Value, kind: &str) -> usize {
    let all = document["scenarios"].as_array().unwrap();
    all.iter().position(|one| one["kind"] == kind && one.get("script").is_some()).unwrap()
}

/// What is said about the pack whose scenario of that kind was changed.
fn fault(kind: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut document = document();
    let at = place(&document, kind);
    change(&mut document["scenarios"][at]);
    let error = read(&document).unwrap_err();
    error.replace(&format!("scenarios[{at}]."), "")
}

#[test]
fn an_unknown_field_is_refused_with_its_path() {
    let line = fault("adventure", |one| one["script"]["enemies"][1]["mood"] = json!("bad"));
    assert!(line.starts_with("script.enemies[1].mood: unknown field `mood`"), "{line}");
    let line = fault("battle", |one| one["script"]["lost_when"][0] = json!({"rain": {}}));
    assert!(line.starts_with("script.lost_when[0]") && line.contains("unknown variant `rain`"), "{line}");
    let line = fault("adventure", |one| one["script"]["acts"][0]["turns"] = json!(100));
    assert!(line.starts_with("script.acts[0].turns: 100 is not from 1 to 99"), "{line}");
}

/// A kind of scenario, what is changed in its script, and what is said about it.
type Broken = (&'static str, fn(&mut Value), &'static str);

#[test]
fn every_name_and_area_has_to_be_there() {
    let cases: [Broken; 13] = [
        ("adventure", |s| s["start"][0] = json!("a99"), "script.start[0]: no area \"a99\""),
        ("adventure", |s| s["enemies"][0]["areas"] = json!([]), "script.enemies[0].areas: at least one is needed"),
        ("adventure", |s| s["enemies"][0]["areas"][0] = json!("x"), "script.enemies[0].areas[0]: no area \"x\""),
        (
            "adventure",
            |s| s["enemies"][0]["behaviour"]["patrol"]["route"] = json!("Nowhere"),
            "script.enemies[0].behaviour.patrol.route: no route \"Nowhere\"",
        ),
        (
            "adventure",
            |s| s["enemies"][0]["behaviour"]["patrol"]["next"] = json!(3),
            "script.enemies[0].behaviour.patrol.next: 3 is not from 0 to 2",
        ),
        (
            "adventure",
            |s| s["enemies"][1]["behaviour"]["search"]["item"] = json!("Crown"),
            "script.enemies[1].behaviour.search.item: no item \"Crown\"",
        ),
        (
            "investigation",
            |s| s["events"][0]["enemies"][0]["behaviour"]["assassination"]["targets"] = json!(["Nobody"]),
            "script.events[0].enemies[0].behaviour.assassination.targets[0]: nobody called \"Nobody\" takes part",
        ),
        ("adventure", |s| s["exits"][0] = json!("z"), "script.exits[0]: no area \"z\""),
        ("adventure", |s| s["routes"][0]["areas"][1] = json!("z"), "script.routes[0].areas[1]: no area \"z\""),
        (
            "adventure",
            |s| s["objectives"][0]["goal"]["take"]["item"] = json!("Crown"),
            "script.objectives[0].goal.take.item: no item \"Crown\"",
        ),
        (
            "battle",
            |s| s["lost_when"][0]["overrun"]["areas"][0] = json!("q"),
            "script.lost_when[0].overrun.areas[0]: no area \"q\"",
        ),
        (
            "investigation",
            |s| s["lost_when"][0]["allies_gone"]["card"] = json!("Nobody"),
            "script.lost_when[0].allies_gone.card: nobody called \"Nobody\" takes part",
        ),
        (
            "investigation",
            |s| s["inquiry"]["personae"][2]["area"] = json!("q"),
            "script.inquiry.personae[2].area: no area \"q\"",
        ),
    ];
    for (kind, change, expected) in cases {
        assert_eq!(fault(kind, |one| change(&mut one["script"])), expected);
    }
}

#[test]
fn the_beginning_fits_on_the_board() {
    let crowd = fault("adventure", |one| one["script"]["enemies"][4]["areas"] = json!(["a5", "a5", "a5", "a5", "a5"]));
    assert_eq!(crowd, "script.enemies: Size 5 in \"a5\" at difficulty \"easy\", where 4 fit");
    let narrow = fault("adventure", |one| one["script"]["start"] = json!(["a7"]));
    assert_eq!(narrow, "script.start: room for Size 4 at difficulty \"easy\", five Champions need 5");
    let nowhere = fault("adventure", |one| drop(one["script"].as_object_mut().unwrap().remove("board")));
    assert_eq!(nowhere, "script.board: a board is needed where places are named");
}

#[test]
fn numbers_fit_the_scenario() {
    let late = fault("adventure", |one| one["script"]["events"][0]["turn"] = json!(9));
    assert_eq!(late, "script.events[0].turn: 9 is not from 1 to 8");
    let long = fault("adventure", |one| one["script"]["acts"][0]["turns"] = json!(9));
    assert_eq!(long, "script.acts: 9 is not from 1 to 8");
    let many = fault("adventure", |one| one["script"]["objectives"][1]["goal"]["eliminate"]["count"] = json!(2));
    assert_eq!(many, "script.objectives[1].goal.eliminate.count: only 1 of them come");
    let never = fault("battle", |one| one["script"]["objectives"][0]["goal"]["hold_out"]["turn"] = json!(7));
    assert_eq!(never, "script.objectives[0].goal.hold_out.turn: 7 is not from 1 to 6");
}

#[test]
fn units_of_several_miniatures_are_for_battles_and_fit_into_an_area() {
    let line = fault("battle", |one| one["script"]["enemies"][0]["miniatures"] = json!(5));
    assert_eq!(line, "script.enemies[0].miniatures: 5 is not from 1 to 4");
    let line = fault("adventure", |one| one["script"]["enemies"][3]["miniatures"] = json!(2));
    assert_eq!(line, "script.enemies[3].miniatures: 2 is not from 1 to 1");
}

#[test]
fn every_difficulty_has_an_objective() {
    let line = fault("battle", |one| one["script"]["objectives"][0]["only"] = json!(["normal", "hard"]));
    assert_eq!(line, "script.objectives: no objective for easy");
}

#[test]
fn only_an_investigation_has_one() {
    let line = fault("investigation", |one| one["kind"] = json!("adventure"));
    assert!(line.ends_with("a scenario of kind \"investigation\" needs one") && line.contains("objectives"), "{line}");
    let line = fault("adventure", |one| one["kind"] = json!("investigation"));
    assert_eq!(line, "script.inquiry: a scenario of kind \"investigation\" needs one");
}

#[test]
fn nobody_is_mandatory_and_forbidden() {
    let line = fault("adventure", |one| {
        one["mandatory"] = json!(["Hida Jun"]);
        one["forbidden"] = json!(["Hida Jun"]);
    });
    assert_eq!(line, "mandatory[0]: \"Hida Jun\" is mandatory and forbidden");
}

#[test]
fn a_card_of_another_pack_is_no_fault_of_the_file() {
    let mut document = document();
    let at = place(&document, "adventure");
    document["scenarios"][at]["script"]["enemies"][0]["card"] = json!("Own Enemy");
    let pack = read(&document).unwrap();
    let faults = check(&pack.scenarios[at], &Library::of([&pack]));
    assert_eq!(faults[0].to_string(), "script.enemies[0].card: no Enemy card \"Own Enemy\"");
}

#[test]
fn a_board_of_the_pack_is_read_with_its_faults() {
    let mut document = document();
    document["boards"] = json!([{"format": "rokugan-board", "version": 1, "name": "Own", "areas": [
        {"id": "a", "x": 0.1, "y": 0.1}], "exits": ["b"]}]);
    assert_eq!(read(&document).unwrap_err(), "boards[0].exits[0]: no area \"b\"");
    document["boards"][0]["exits"] = json!(["a"]);
    let at = place(&document, "battle");
    document["scenarios"][at]["script"] = json!({"board": "Own", "start": ["a"], "objectives": [{"title": "Stay"}]});
    let error = read(&document).unwrap_err();
    assert!(error.ends_with("script.start: room for Size 4 at difficulty \"easy\", five Champions need 5"), "{error}");
}

#[test]
fn acts_follow_one_another_and_the_last_goes_on() {
    let script = scenario(ScenarioKind::Adventure).script.unwrap();
    let act = |turn| script.act_at(Turn::clamped(turn)).unwrap().name.to_string();
    assert_eq!(
        [act(1), act(3), act(4), act(8)],
        ["The crossing", "The crossing", "The ferry house", "The ferry house"]
    );
}

#[test]
fn a_pack_of_more_cards_or_groups_than_a_table_looks_through_is_refused_with_their_number() {
    let counted = |count: usize| {
        let mut pack = pack::practice();
        let card = pack.champions[0].clone();
        let numbered = |number| ChampionCard { name: Name::new(&format!("Nobody {number}")).unwrap(), ..card.clone() };
        pack.champions = (0..count).map(numbered).collect();
        pack::read_given(&serde_json::to_string(&pack).unwrap()).map(drop).map_err(|error| error.to_string())
    };
    assert_eq!(counted(500), Ok(()));
    assert_eq!(counted(501), Err("champions: 501 of them, at most 500 are possible".to_owned()));
    let mut pack = pack::practice();
    let place = pack.scenarios.iter().position(|one| one.script.is_some()).unwrap();
    let script = pack.scenarios[place].script.as_mut().unwrap();
    let group = script.enemies[0].clone();
    script.enemies = vec![group; 3_500];
    let refused = pack::read_given(&serde_json::to_string(&pack).unwrap()).unwrap_err().to_string();
    assert_eq!(refused, format!("scenarios[{place}].script.enemies: 3500 of them, at most 500 are possible"));
}
