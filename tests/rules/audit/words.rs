//! Sentences that said something else than the rulebook does, in every language.

use std::fs;
use std::path::Path;

/// A sentence in English, German and French.
fn said(key: &str) -> [String; 3] {
    ["en", "de", "fr"].map(|language| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language).join("champions");
        let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
        let line =
            |text: String| text.lines().find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(" = ")?.to_owned()));
        files.filter_map(line).next().unwrap()
    })
}

#[track_caller]
fn says(key: &str, words: [&str; 3], never: [&str; 3]) {
    for (sentence, (word, never)) in said(key).iter().zip(words.iter().zip(never)) {
        assert!(sentence.contains(word), "{sentence}");
        assert!(!sentence.contains(never), "{sentence}");
    }
}

#[test]
fn p23_the_other_objective_is_shuffled_into_the_deck() {
    says("sheet-draw-text", ["shuffle", "zurückmischen", "mélangez"], ["under the", "unter den", "sous le"]);
}

#[test]
fn bat_8_a_unit_returns_at_the_end_of_the_phase() {
    says("rule-battle-return-text", ["at the end", "am Ende", "à la fin"], ["As soon as", "Sobald", "Dès"]);
}

#[test]
fn los_only_double_and_split_borders_are_counted() {
    says(
        "rule-sight-text",
        ["double or split", "doppelt oder geteilt", "double ou fendue"],
        ["double, dotted", "doppelt, punktiert", "double, pointillée"],
    );
}

#[test]
fn los_opponents_in_the_own_area_forbid_a_shot() {
    says(
        "rule-ranged-text",
        ["in its own area", "im eigenen Gebiet", "dans sa zone"],
        ["beside", "neben sich", "à côté"],
    );
    says(
        "rule-battle-order-text",
        ["in one area with", "im selben Gebiet", "dans la zone"],
        ["beside", "neben einer", "voisine d’une"],
    );
}

#[test]
fn ene_obstacles_are_the_players_to_take_off() {
    says(
        "rule-escaping-boss-text",
        ["players", "Spieler", "joueurs"],
        ["fights or destroys", "bekämpft oder zerstört", "combat ou détruit"],
    );
}
