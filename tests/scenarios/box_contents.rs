//! D7: where a scenario asks for more tokens than the box holds (rulebook p. 6–7).

use rokugan::games::champions::board::document::RouteEntry;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::pack::practice;
use rokugan::games::champions::scenario::box_contents::{Token, beyond};
use rokugan::games::champions::scenario::script::{Item, Script};

#[test]
fn d7_the_practice_scenarios_are_played_with_the_box() {
    for scenario in practice().scenarios {
        assert_eq!(beyond(&scenario), [], "{}", scenario.name);
    }
}

#[test]
fn d7_items_and_patrols_beyond_the_box_are_told_with_both_numbers() {
    let mut scenario = practice().scenarios[0].clone();
    let item = |number: usize| {
        let name = Name::new(&format!("Thing {number}")).unwrap();
        Item { name, area: AreaKey("a".to_owned()), cost: 1 }
    };
    let route = |letters: usize| RouteEntry { name: letters.to_string(), areas: vec!["a".to_owned(); letters] };
    let mut script = Script { items: (0..5).map(item).collect(), routes: vec![route(4), route(8)], ..Script::empty() };
    scenario.script = Some(Box::new(script.clone()));
    assert_eq!(beyond(&scenario), [], "all the box has");
    script.items.push(item(6));
    script.routes = vec![route(5), route(9), route(2), route(1)];
    scenario.script = Some(Box::new(script));
    let expected = [(Token::Item, 6), (Token::Patrol, 9), (Token::OtherPatrol, 5), (Token::PatrolColor, 4)];
    assert_eq!(beyond(&scenario), expected);
}
