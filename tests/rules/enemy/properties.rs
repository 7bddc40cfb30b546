//! Plans on random boards: what holds for every one of them.

use crate::support::drawn::answered;
use crate::support::sketch::{MOST, Piece, Sketch, sketches};
use proptest::prelude::*;
use proptest::test_runner::Config;
use serde_json::{Value, json};

fn config() -> Config {
    Config { cases: 500, failure_persistence: None, ..Config::default() }
}

/// What a random Character has besides its place and Size.
#[derive(Clone, Debug)]
struct Nature {
    kind: usize,
    ap: u8,
    ki: u8,
    ranged: bool,
    single: bool,
    keywords: Vec<&'static str>,
    behaviour: usize,
    places: Vec<usize>,
}

fn natures() -> impl Strategy<Value = Vec<Nature>> {
    let words = ["Agile", "Break Through", "Cavalry", "Naga", "Oni", "Yojimbo", "Yojimbo(c0)", "Bushi"];
    let keywords = proptest::sample::subsequence(words.to_vec(), 0..3);
    let places = proptest::collection::vec(0..MOST, 1..4);
    let nature = (0..5_usize, 0..10_u8, 0..3_u8, any::<bool>(), any::<bool>(), keywords, 0..9_usize, places);
    let nature = nature.prop_map(|(kind, ap, ki, ranged, single, keywords, behaviour, places)| Nature {
        kind,
        ap,
        ki,
        ranged,
        single,
        keywords,
        behaviour,
        places,
    });
    proptest::collection::vec(nature, 8)
}

/// The document of a sketch whose pieces have these natures. `order` is where each area stands in the file, and `name`
/// what it is called.
fn document(
    sketch: &Sketch,
    natures: &[Nature],
    battle: bool,
    order: &[usize],
    name: &dyn Fn(usize) -> String,
) -> Value {
    let mut board = sketch.file();
    let area =
        |&n: &usize| json!({"id": name(n), "x": 0, "y": 0, "elevated": sketch.elevated[n], "indoor": sketch.indoor[n]});
    board["areas"] = order.iter().map(area).collect();
    for (border, &(a, b, _)) in board["borders"].as_array_mut().unwrap().iter_mut().zip(&sketch.borders) {
        border["between"] = json!([name(a), name(b)]);
    }
    board["exits"] = json!([name(0), name(sketch.areas - 1)]);
    let pieces = sketch.pieces.iter().zip(natures).enumerate();
    let characters: Vec<Value> = pieces.map(|(n, (piece, nature))| {
        let place = |n: &usize| name(n % sketch.areas);
        let kinds = if piece.enemy { ["enemy", "enemy", "enemy", "boss", "boss"] } else { ["champion", "companion", "champion", "ally", "ally"] };
        let mut one = json!({"id": format!("c{n}"), "side": if piece.enemy { "enemy" } else { "champion" },
            "kind": kinds[nature.kind], "area": name(piece.area), "size": piece.size, "ki": nature.ki, "ap": nature.ap,
            "ranged": nature.ranged, "borders_as_single": nature.single, "keywords": nature.keywords, "wounds": nature.ki});
        if piece.enemy {
            one["behaviour"] = behaviour(nature, sketch, &nature.places.iter().map(place).collect::<Vec<_>>());
        }
        one
    }).collect();
    json!({"board": board, "battle": battle, "characters": characters})
}

fn behaviour(nature: &Nature, sketch: &Sketch, places: &[String]) -> Value {
    let champions: Vec<String> =
        sketch.pieces.iter().enumerate().filter(|(_, piece)| !piece.enemy).map(|(n, _)| format!("c{n}")).collect();
    match nature.behaviour {
        0 => json!({"kind": "assault", "mode": "stationary"}),
        1 => json!({"kind": "guardian", "mode": "gatekeeper"}),
        2 => json!({"kind": "guardian", "mode": "sentinel"}),
        3 => json!({"kind": "patrol", "route": places, "next": 0}),
        4 => json!({"kind": "search", "goal": {"area": places[0]}, "cost": 1}),
        5 => json!({"kind": "search", "goal": {"held_by": champions.first().cloned().unwrap_or_default()}, "cost": 1}),
        6 => json!({"kind": "assassination", "targets": champions.iter().take(2).collect::<Vec<_>>()}),
        7 => json!({"kind": "escape"}),
        _ => json!({"kind": "assault", "mode": "mobile"}),
    }
}

fn plain(sketch: &Sketch, natures: &[Nature], battle: bool) -> Value {
    let order: Vec<usize> = (0..sketch.areas).collect();
    document(sketch, natures, battle, &order, &|n| format!("a{n}"))
}

fn number(area: &Value) -> usize {
    area.as_str().unwrap()[1..].parse().unwrap()
}

proptest! {
    #![proptest_config(config())]

    /// Every Enemy has its turn once, pays no more than it has, gets its tokens, and walks over borders that are not
    /// red, into areas that hold it; each Combat is one of its tokens or on its way.
    #[test]
    fn plans_keep_the_rules(sketch in sketches(), natures in natures(), battle in any::<bool>()) {
        let document = plain(&sketch, &natures, battle);
        let answer = answered(&document);
        let moves = answer["moves"].as_array().unwrap();
        let combats = answer["combats"].as_array().unwrap();
        prop_assert_eq!(moves.len(), sketch.pieces.iter().filter(|piece| piece.enemy).count());
        let mut held = [0; MOST];
        sketch.pieces.iter().filter(|piece| !piece.enemy).for_each(|piece| held[piece.area] += piece.size);
        for one in moves {
            let n = number(&one["id"]);
            let (spent, left) = (one["ap_spent"].as_u64().unwrap(), one["ap_left"].as_u64().unwrap());
            prop_assert_eq!(spent + left, u64::from(natures[n].ap));
            let gone = one["left_board"] == true;
            prop_assert_eq!(one["tokens"].as_u64().unwrap(), if gone { 0 } else { left / 3 });
            let path: Vec<usize> = one["path"].as_array().unwrap().iter().map(number).collect();
            prop_assert_eq!(path[0], sketch.pieces[n].area);
            prop_assert!(path.windows(2).all(|pair| sketch.border(pair[0], pair[1]).is_some()), "{:?}", path);
            prop_assert!(spent as usize >= path.len() - 1);
            held[path[path.len() - 1]] += if gone { 0 } else { sketch.pieces[n].size };
            let own = combats.iter().filter(|combat| combat["attacker"] == one["id"]);
            let (way, token): (Vec<_>, Vec<_>) = own.partition(|combat| combat["during_movement"] == true);
            prop_assert!(way.len() as u64 * 3 <= spent && token.len() as u64 <= left / 3);
            let still = ["guardian", "patrol", "escape"].iter().any(|kind| one["behaviour"]["kind"] == *kind);
            prop_assert!(!still || token.is_empty());
        }
        prop_assert!(held.iter().all(|&size| size <= 4), "{:?}", held);
    }

    /// Whoever is fought is on the other side; nobody shoots with an opponent beside it, or without a bow.
    #[test]
    fn combats_keep_the_rules(sketch in sketches(), natures in natures()) {
        let answer = answered(&plain(&sketch, &natures, false));
        for combat in answer["combats"].as_array().unwrap() {
            let (attacker, defender) = (number(&combat["attacker"]), number(&combat["defender"]));
            prop_assert!(sketch.pieces[attacker].enemy && !sketch.pieces[defender].enemy);
            let ranged = combat["kind"] == "ranged";
            prop_assert!(ranged || combat["return_fire"] == true && combat["defender_cover"] == false);
            if ranged {
                prop_assert!(natures[attacker].ranged);
                prop_assert!(combat["return_fire"] == false || natures[defender].ranged);
            }
        }
    }

    /// The same document, the same answer.
    #[test]
    fn plans_are_deterministic(sketch in sketches(), natures in natures(), battle in any::<bool>()) {
        let document = plain(&sketch, &natures, battle);
        prop_assert_eq!(answered(&document).to_string(), answered(&document).to_string());
    }

    /// Areas with other names in another order: nothing changes where no tie was asked about. With one Enemy only: a
    /// tie between ways to those in the way may come up after others have moved, and is no question then.
    #[test]
    fn names_and_order_of_areas_change_nothing_but_ties(
        mut sketch in sketches(), natures in natures(), turn in 0..MOST,
    ) {
        if let Some(last) = sketch.pieces.pop() {
            sketch.pieces.iter_mut().for_each(|piece| piece.enemy = false);
            sketch.pieces.push(Piece { enemy: true, ..last });
        }
        let first = answered(&plain(&sketch, &natures, false));
        let asked = |one: &Value| !one["questions"].as_array().unwrap().is_empty();
        if first["moves"].as_array().unwrap().iter().any(asked) {
            return Ok(());
        }
        let order: Vec<usize> = (0..sketch.areas).rev().map(|n| (n + turn) % sketch.areas).collect();
        let second = answered(&document(&sketch, &natures, false, &order, &|n| format!("x{n}")));
        let renamed = (0..sketch.areas).fold(first.to_string(), |text, n| text.replace(&format!("\"a{n}\""), &format!("\"x{n}\"")));
        prop_assert_eq!(second.to_string(), renamed);
    }

    /// Questions have at least two options, each once, and the first is chosen.
    #[test]
    fn questions_are_real_ties(sketch in sketches(), natures in natures(), battle in any::<bool>()) {
        let answer = answered(&plain(&sketch, &natures, battle));
        for question in answer["moves"].as_array().unwrap().iter().flat_map(|one| one["questions"].as_array().unwrap()) {
            let options = question["options"].as_array().unwrap();
            prop_assert!(options.len() >= 2 && options[0] == question["chosen"]);
            prop_assert!(options.iter().enumerate().all(|(n, option)| !options[..n].contains(option)));
        }
    }
}
