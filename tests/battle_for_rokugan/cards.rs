//! Territory cards that change the board (BR-TER-4, BR-SPC-4 to -7).

use super::support::{Table, control};
use serde_json::{Value, json};

/// Crane in two provinces, Crab in one, Lion without any.
fn table() -> Table {
    Table::of("crane crab lion").own("crane", "crane_south+1 crane_middle").own("crab", "crab_east+1")
}

#[track_caller]
fn special(answer: Result<Value, String>, province: &str) -> String {
    answer.expect("the card can be played")["special"][province].as_str().unwrap_or("none").to_owned()
}

#[track_caller]
fn controls(answer: Result<Value, String>, province: &str) -> String {
    control(&answer.expect("the card can be played"), province)
}

fn refused(path: &str) -> Result<Value, String> {
    Err(path.to_owned())
}

#[test]
fn br_ter_4_cards_place_their_special_tokens() {
    for (card, token) in [
        ("feats_of_engineering", "harbor"),
        ("sacred_ground", "shrine"),
        ("honorable_fight", "battlefield"),
        ("port_of_prosperity", "honor2"),
        ("bushido", "honor4"),
        ("aid_of_the_kami", "defense2"),
    ] {
        assert_eq!(special(table().play("crane", card, json!({"province": "crab_east"})), "crab_east"), token);
    }
}

#[test]
fn br_spc_4_a_harbor_needs_a_landlocked_province() {
    let played = table().play("crane", "feats_of_engineering", json!({"province": "crane_south"}));
    assert_eq!(played, refused("choice.province"));
}

#[test]
fn br_spc_5_no_honor_and_no_defense_in_the_shadowlands() {
    for card in ["port_of_prosperity", "bushido", "aid_of_the_kami"] {
        let played = table().play("crane", card, json!({"province": "shadowlands_north"}));
        assert_eq!(played, refused("choice.province"));
    }
    let shrine = table().play("crane", "sacred_ground", json!({"province": "shadowlands_north"}));
    assert_eq!(special(shrine, "shadowlands_north"), "shrine");
    let many = json!({"provinces": ["crab_east", "shadowlands_south", "crane_south"]});
    assert_eq!(table().play("crane", "ashigaru_levies", many), refused("choice.provinces[1]"));
}

#[test]
fn br_spc_6_peace_and_scorched_earth_are_never_replaced_the_others_are() {
    for token in ["peace", "scorched"] {
        let table = table().special(token, "crab_center");
        for card in ["sacred_ground", "diplomatic_mission", "pirate_raids"] {
            let played = table.play("crane", card, json!({"province": "crab_center"}));
            assert_eq!(played, refused("choice.province"), "{card} on {token}");
        }
    }
    let table = table().special("shrine", "crab_east");
    assert_eq!(special(table.play("crane", "bushido", json!({"province": "crab_east"})), "crab_east"), "honor4");
}

#[test]
fn supply_out_refuses_the_card_after_replaced_tokens_have_returned() {
    let elsewhere = table().special("honor1", "crane_south crab_center");
    let both = json!({"provinces": ["crab_east", "crane_middle"]});
    assert_eq!(elsewhere.play("crane", "code_of_honor", both), refused("card"));
    let over = json!({"provinces": ["crane_south", "crab_center"]});
    assert_eq!(special(elsewhere.play("crane", "code_of_honor", over), "crane_south"), "honor1");
    let one_over = json!({"provinces": ["crane_south", "crab_east"]});
    assert_eq!(elsewhere.play("crane", "code_of_honor", one_over), refused("card"));
    let again = table().special("defense2", "crab_east");
    assert_eq!(
        special(again.play("crane", "aid_of_the_kami", json!({"province": "crab_east"})), "crab_east"),
        "defense2"
    );
    assert_eq!(again.play("crane", "aid_of_the_kami", json!({"province": "crane_south"})), refused("card"));
}

#[test]
fn code_of_honor_and_ashigaru_levies_take_different_provinces() {
    let levies = json!({"provinces": ["crab_east", "crane_south", "lion_coast"]});
    assert_eq!(special(table().play("lion", "ashigaru_levies", levies), "lion_coast"), "defense1");
    let twice = json!({"provinces": ["crab_east", "crane_south", "crab_east"]});
    assert_eq!(table().play("lion", "ashigaru_levies", twice), refused("choice.provinces[2]"));
    let two = json!({"provinces": ["crab_east", "crane_south"]});
    assert_eq!(table().play("lion", "ashigaru_levies", two), refused("choice.provinces"));
}

#[test]
fn strength_of_purpose_adds_one_faceup_token_in_two_own_provinces() {
    let choice = |one: &str, two: &str| json!({"provinces": [one, two]});
    let played = table().play("crane", "strength_of_purpose", choice("crane_south", "crane_middle"));
    assert_eq!(controls(played.clone(), "crane_south"), "crane 1+2");
    assert_eq!(controls(played, "crane_middle"), "crane 1+1");
    let foreign = table().play("crane", "strength_of_purpose", choice("crane_south", "crab_east"));
    assert_eq!(foreign, refused("choice.provinces[1]"));
    let twice = table().play("crane", "strength_of_purpose", choice("crane_south", "crane_south"));
    assert_eq!(twice, refused("choice.provinces[1]"));
}

#[test]
fn bountiful_harvest_adds_two_in_an_own_province() {
    let played = table().play("crane", "bountiful_harvest", json!({"province": "crane_south"}));
    assert_eq!(controls(played, "crane_south"), "crane 1+3");
    let foreign = table().play("crane", "bountiful_harvest", json!({"province": "crab_east"}));
    assert_eq!(foreign, refused("choice.province"));
}

#[test]
fn diplomatic_mission_rewards_peace_in_an_opponents_province() {
    let mission = |province: &str, reward: Value| {
        table().play("crane", "diplomatic_mission", json!({"province": province, "reward": reward}))
    };
    let played = mission("crab_east", json!("crane_south"));
    assert_eq!(controls(played.clone(), "crane_south"), "crane 1+3");
    assert_eq!(controls(played.clone(), "crab_east"), "crab 1+1");
    assert_eq!(special(played, "crab_east"), "peace");
    assert_eq!(special(mission("crane_south", Value::Null), "crane_south"), "peace");
    assert_eq!(mission("crab_east", Value::Null), refused("choice.reward"));
    assert_eq!(mission("crab_east", json!("crab_east")), refused("choice.reward"));
    assert_eq!(mission("lion_coast", json!("crane_south")), refused("choice.reward"));
    // Lion controls nothing, so there is nothing to choose.
    let lion = table().play("lion", "diplomatic_mission", json!({"province": "crab_east"}));
    assert_eq!(special(lion, "crab_east"), "peace");
}

#[test]
fn pirate_raids_scorches_and_rewards_the_loss_of_an_own_province() {
    let raid = |clan: &str, province: &str, reward: Value| {
        table().play(clan, "pirate_raids", json!({"province": province, "reward": reward}))
    };
    let played = raid("crane", "crane_south", json!("crane_middle"));
    assert_eq!(controls(played.clone(), "crane_south"), "nobody");
    assert_eq!(special(played.clone(), "crane_south"), "scorched");
    assert_eq!(controls(played, "crane_middle"), "crane 1+3");
    assert_eq!(raid("crane", "crane_south", json!("crane_south")), refused("choice.reward"));
    assert_eq!(raid("crane", "crane_south", Value::Null), refused("choice.reward"));
    assert_eq!(raid("crane", "crab_east", json!("crane_south")), refused("choice.reward"));
    // Crab's only province: nothing is left to be rewarded.
    assert_eq!(controls(raid("crab", "crab_east", Value::Null), "crab_east"), "nobody");
}

#[test]
fn bless_the_lands_settles_scorched_earth() {
    let table = table().special("scorched", "lion_coast");
    let played = table.play("lion", "bless_the_lands", json!({"province": "lion_coast"}));
    assert_eq!(controls(played.clone(), "lion_coast"), "lion 1+1");
    assert_eq!(special(played, "lion_coast"), "none");
    let elsewhere = table.play("lion", "bless_the_lands", json!({"province": "crab_east"}));
    assert_eq!(elsewhere, refused("choice.province"));
}

#[test]
fn foment_rebellion_ends_peace_and_rewards_an_own_province() {
    let table = table().special("peace", "crane_south crab_east");
    let own = table.play("crane", "foment_rebellion", json!({"province": "crane_south"}));
    assert_eq!(controls(own.clone(), "crane_south"), "crane 1+3");
    assert_eq!(special(own, "crane_south"), "none");
    let foreign = table.play("crane", "foment_rebellion", json!({"province": "crab_east"}));
    assert_eq!(controls(foreign, "crab_east"), "crab 1+1");
    let none = table.play("crane", "foment_rebellion", json!({"province": "crane_middle"}));
    assert_eq!(none, refused("choice.province"));
}

#[test]
fn cultural_exchange_swaps_all_control_tokens_of_two_provinces() {
    let exchange =
        |own: &str, other: &str| table().play("crane", "cultural_exchange", json!({"own": own, "other": other}));
    let played = exchange("crane_south", "crab_east");
    assert_eq!(controls(played.clone(), "crane_south"), "crab 1+1");
    assert_eq!(controls(played, "crab_east"), "crane 1+1");
    assert_eq!(exchange("crab_east", "crab_east"), refused("choice.own"));
    assert_eq!(exchange("crane_south", "crane_middle"), refused("choice.other"));
    assert_eq!(exchange("crane_south", "lion_coast"), refused("choice.other"));
}

#[test]
fn br_spc_7_a_sacrifice_takes_faceup_tokens_first_and_never_the_shadowlands() {
    let table = table().own("crane", "shadowlands_north");
    for card in ["dark_favors", "animate_the_dead"] {
        let pay = |province: &str| table.play("crane", card, json!({"sacrifice": province}));
        assert_eq!(controls(pay("crane_south"), "crane_south"), "crane 1+0");
        assert_eq!(controls(pay("crane_middle"), "crane_middle"), "nobody");
        assert_eq!(pay("shadowlands_north"), refused("choice.sacrifice"));
        assert_eq!(pay("crab_east"), refused("choice.sacrifice"));
    }
}

#[test]
fn inspire_fear_removes_up_to_two_special_tokens_of_any_kind() {
    let table = table().special("scorched", "lion_coast").special("honor2", "crab_east");
    let fear = |specials: Value| {
        table.play("crane", "inspire_fear", json!({"sacrifice": "crane_south", "specials": specials}))
    };
    let played = fear(json!(["lion_coast", "crab_east"]));
    assert_eq!(played.as_ref().map(|answer| &answer["special"]), Ok(&json!({})));
    assert_eq!(controls(fear(json!([])), "crane_south"), "crane 1+0");
    assert_eq!(fear(json!(["lion_coast", "lion_coast"])), refused("choice.specials[1]"));
    assert_eq!(fear(json!(["crane_south"])), refused("choice.specials[0]"));
    assert_eq!(fear(json!(["lion_coast", "crab_east", "crane_south"])), refused("choice.specials"));
}

#[test]
fn cards_that_touch_only_combat_tokens_are_refused() {
    for card in ["promotion", "reinforcements", "spy_network", "purge_the_weak"] {
        assert_eq!(table().play("crane", card, json!({})), refused("card"));
    }
}
