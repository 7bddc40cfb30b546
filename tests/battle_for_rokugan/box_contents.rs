//! The box as the program knows it against the data files of the contract.

use rokugan::games::battle_for_rokugan::content::objectives::{Condition, condition, honor as worth};
use rokugan::games::battle_for_rokugan::content::{cards, map, supply, token_set};
use rokugan::games::battle_for_rokugan::model::Named;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::initiative_card::NeutralCard;
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory::Territory;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::kernel::by::Small;
use serde_json::{Value, json};

fn data(text: &str) -> Value {
    serde_json::from_str(text).expect("the data files are JSON")
}

fn board() -> Value {
    data(include_str!("../data/battle_for_rokugan/map.json"))
}

fn components() -> Value {
    data(include_str!("../data/battle_for_rokugan/components.json"))
}

fn ids<T: Named>(list: &Value) -> Vec<T> {
    let list = list.as_array().expect("a list");
    list.iter().map(|entry| T::named(entry["id"].as_str().expect("an id")).expect("a known id")).collect()
}

/// A coordinate of the data file in thousandths.
fn thousandths(value: &Value) -> u16 {
    let text = value.to_string();
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, "0"));
    format!("{whole}{fraction:0<3}").parse().expect("a number from 0 to 1")
}

#[test]
fn provinces_are_those_of_the_board_in_map_order() {
    let board = board();
    assert_eq!(ids::<Province>(&board["provinces"]), Province::ALL);
    for (province, entry) in Province::ALL.iter().zip(board["provinces"].as_array().expect("a list")) {
        let facts = map::facts(*province);
        assert_eq!(json!(facts.territory.id()), entry["territory"]);
        assert_eq!(json!(facts.capital_of.map(Clan::id)), entry["capital_of"]);
        assert_eq!(json!(facts.flowers), entry["flowers"]);
        assert_eq!(json!(facts.printed_defense), entry["printed_defense"]);
        assert_eq!(json!(facts.coast.is_some()), entry["coastal"]);
        assert_eq!((facts.center.x, facts.center.y), (thousandths(&entry["x"]), thousandths(&entry["y"])));
        if let Some(coast) = facts.coast {
            assert_eq!((coast.x, coast.y), (thousandths(&entry["coast"]["x"]), thousandths(&entry["coast"]["y"])));
        }
    }
    let flowers: u8 = Province::ALL.iter().map(|province| map::facts(*province).flowers).sum();
    assert_eq!(flowers, 56);
}

#[test]
fn borders_and_territories_are_those_of_the_board() {
    let board = board();
    let borders: Vec<_> = map::BORDERS.iter().map(|(one, two)| json!([one.id(), two.id()])).collect();
    assert_eq!(Value::from(borders), board["borders"]);
    for (one, two) in map::BORDERS {
        assert!(map::neighbors(one).contains(two) && map::neighbors(two).contains(one));
    }
    let sides: u8 = Province::ALL.iter().map(|province| map::neighbors(*province).len()).sum();
    assert_eq!(usize::from(sides), 2 * map::BORDERS.len());
    assert_eq!(ids::<Territory>(&board["territories"]), Territory::ALL);
    for (territory, entry) in Territory::ALL.iter().zip(board["territories"].as_array().expect("a list")) {
        let provinces: Vec<_> = map::provinces_of(*territory).iter().map(|province| json!(province.id())).collect();
        assert_eq!(Value::from(provinces), entry["provinces"]);
        assert_eq!(map::is_shadowlands(*territory), entry["kind"] == "shadowlands");
    }
    for clan in Clan::ALL {
        assert_eq!(map::facts(map::capital(*clan)).capital_of, Some(*clan));
    }
}

#[test]
fn br_q_5_each_clan_has_27_combat_tokens() {
    let components = components();
    for clan in Clan::ALL {
        let set = token_set::of(*clan);
        assert_eq!(set.total(), 27);
        let own = &components["tokens"]["clan"][clan.id()];
        for (face, count) in set.iter() {
            let common = components["tokens"]["common"].as_array().expect("a list").iter();
            let printed = [json!(face.kind().id()), json!(face.strength())];
            let shared = common.filter(|entry| entry[0] == printed[0] && entry[1] == printed[1]);
            let shared: u64 = shared.filter_map(|entry| entry[2].as_u64()).sum();
            let extra = u64::from(own[0] == printed[0] && own[1] == printed[1]);
            assert_eq!(u64::from(count), shared + extra, "{clan:?} {face:?}");
        }
    }
    assert_eq!(Face::new(Kind::Army, Some(7)), None);
    assert_eq!(Face::new(Kind::Raid, Some(1)), None);
}

#[test]
fn br_q_7_special_tokens_are_as_many_and_worth_as_much_as_in_the_box() {
    let components = components();
    assert_eq!(ids::<Special>(&components["special_tokens"]), Special::ALL);
    for (special, entry) in Special::ALL.iter().zip(components["special_tokens"].as_array().expect("a list")) {
        assert_eq!(json!(supply::of(*special)), entry["supply"]);
        assert_eq!(u64::from(supply::honor(*special)), entry["honor"].as_u64().unwrap_or(0));
        assert_eq!(u64::from(supply::defense(*special)), entry["defense"].as_u64().unwrap_or(0));
    }
}

#[test]
fn objectives_and_cards_are_those_of_the_box() {
    let components = components();
    assert_eq!(ids::<NeutralCard>(&components["initiative"]["neutral"]), NeutralCard::ALL);
    assert_eq!(ids::<Objective>(&components["objectives"]), Objective::ALL);
    for (objective, entry) in Objective::ALL.iter().zip(components["objectives"].as_array().expect("a list")) {
        assert_eq!(json!(worth(*objective)), entry["honor"]);
        let asked = match condition(*objective) {
            Condition::CapitalOrTwo(territory) => json!({"kind": "capital_or_two", "territory": territory.id()}),
            Condition::BothShadowlands => json!({"kind": "both_shadowlands"}),
            Condition::Coastal(count) => json!({"kind": "coastal", "count": count}),
            Condition::Territories(count) => json!({"kind": "territories", "count": count}),
            Condition::Chain { provinces, territories } => {
                json!({"kind": "chain", "provinces": provinces, "territories": territories})
            }
            Condition::Fewest => json!({"kind": "fewest"}),
        };
        assert_eq!(asked, entry["condition"]);
    }
    assert_eq!(ids::<TerritoryCard>(&components["territory_cards"]), TerritoryCard::ALL);
    for (card, entry) in TerritoryCard::ALL.iter().zip(components["territory_cards"].as_array().expect("a list")) {
        assert_eq!(json!(cards::territory(*card).id()), entry["territory"]);
    }
}
