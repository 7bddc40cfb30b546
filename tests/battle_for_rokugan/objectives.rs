//! Secret objectives (BR-OBJ, BR-A19), with their rulings in each value.

use super::support::Table;

fn meets(table: &Table, clan: &str, objective: &str) -> bool {
    table.met(clan).iter().any(|met| met == objective)
}

fn lone(provinces: &str) -> Table {
    Table::of("dragon lion").own("dragon", provinces)
}

#[test]
fn br_obj_capital_or_two_provinces_of_a_territory() {
    for (objective, capital, others) in [
        ("last_line_of_defense", "crab_capital", "crab_east crab_center"),
        ("rice_bowl_of_the_empire", "crane_capital", "crane_middle crane_south"),
        ("great_wall_of_the_north", "dragon_capital", "dragon_northwest dragon_south"),
        ("court_of_five_winds", "unicorn_capital", "unicorn_west unicorn_east"),
        ("plains_of_battle", "lion_capital", "lion_northwest lion_coast"),
        ("great_library", "phoenix_capital", "phoenix_center phoenix_coast"),
        ("den_of_secrets", "scorpion_capital", "scorpion_west scorpion_north"),
    ] {
        assert!(meets(&lone(capital), "dragon", objective), "{objective}");
        assert!(meets(&lone(others), "dragon", objective), "{objective}");
        let one = others.split(' ').next().unwrap_or_default();
        assert!(!meets(&lone(one), "dragon", objective), "{objective}");
    }
}

#[test]
fn br_obj_reclaiming_lost_lands_wants_both_shadowlands() {
    assert!(meets(&lone("shadowlands_north shadowlands_south"), "dragon", "reclaiming_lost_lands"));
    assert!(!meets(&lone("shadowlands_north"), "dragon", "reclaiming_lost_lands"));
}

#[test]
fn br_obj_way_of_the_sail_wants_six_coastal_provinces_a_harbor_counts() {
    let five = lone("islands_north islands_west islands_southeast crane_capital crane_middle scorpion_north");
    assert!(!meets(&five, "dragon", "way_of_the_sail"));
    assert!(meets(&five.special("harbor", "scorpion_north"), "dragon", "way_of_the_sail"));
}

#[test]
fn br_obj_web_of_influence_wants_seven_territories_each_shadowlands_is_one() {
    let six = "dragon_south phoenix_coast unicorn_west lion_coast shadowlands_north shadowlands_south";
    assert!(!meets(&lone(six), "dragon", "web_of_influence"));
    assert!(meets(&lone(&format!("{six} islands_north")), "dragon", "web_of_influence"));
}

#[test]
fn br_obj_emerald_empire_path_or_connected() {
    // A chain through three territories.
    let chain = "dragon_northwest dragon_capital dragon_south lion_coast phoenix_coast phoenix_center";
    assert!(meets(&lone(chain), "dragon", "emerald_empire"));
    // Two territories are too few.
    let narrow = "dragon_northwest dragon_capital dragon_south phoenix_capital phoenix_center phoenix_coast";
    assert!(!meets(&lone(narrow), "dragon", "emerald_empire"));
    // Six around one: three dead ends.
    let star = "crab_east crab_northwest scorpion_west scorpion_capital crane_south southcoast_inland";
    assert!(meets(&lone(star).ruling("emerald_shape", "connected"), "dragon", "emerald_empire"));
    // Two apart are neither.
    let apart = "dragon_northwest dragon_capital dragon_south islands_north islands_west islands_southeast lion_coast";
    assert!(!meets(&lone(apart).ruling("emerald_shape", "connected"), "dragon", "emerald_empire"));
}

#[test]
fn emerald_span_at_least_or_exactly_three() {
    let four = "unicorn_west scorpion_west scorpion_capital lion_capital crane_capital lion_coast";
    assert!(meets(&lone(four), "dragon", "emerald_empire"));
    assert!(!meets(&lone(four).ruling("emerald_span", "exactly"), "dragon", "emerald_empire"));
    // Another six among seven may span just three.
    let seven = format!("{four} scorpion_north");
    assert!(meets(&lone(&seven).ruling("emerald_span", "exactly"), "dragon", "emerald_empire"));
}

#[test]
fn emerald_empire_of_all_thirty_provinces_is_found_at_once() {
    let board: serde_json::Value =
        serde_json::from_str(include_str!("../data/battle_for_rokugan/map.json")).expect("JSON");
    let all: Vec<_> =
        board["provinces"].as_array().expect("a list").iter().map(|p| p["id"].as_str().expect("an id")).collect();
    for (shape, span) in [("path", "at_least"), ("path", "exactly"), ("connected", "exactly")] {
        let table = lone(&all.join(" ")).ruling("emerald_shape", shape).ruling("emerald_span", span);
        assert!(meets(&table, "dragon", "emerald_empire"));
    }
}

#[test]
fn humility_tie_scores_or_strict() {
    let tie = Table::of("dragon lion crab")
        .own("dragon", "dragon_south")
        .own("lion", "lion_coast")
        .own("crab", "crab_east crab_center");
    assert!(meets(&tie, "dragon", "way_of_humility") && meets(&tie, "lion", "way_of_humility"));
    assert!(!meets(&tie, "crab", "way_of_humility"));
    let strict = tie.ruling("humility_tie", "strict");
    assert!(!meets(&strict, "dragon", "way_of_humility"));
    assert!(meets(&strict.own("lion", "lion_capital"), "dragon", "way_of_humility"));
}

#[test]
fn br_a19_humility_compares_ronin_too() {
    let table = Table::of("dragon lion").own("dragon", "dragon_south");
    assert!(meets(&table, "lion", "way_of_humility"));
    assert!(!meets(&table, "dragon", "way_of_humility"));
}
