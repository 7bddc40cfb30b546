//! Sentences that said something else than the rulebook does, in every language.

use rokugan::games::champions::reference::REFERENCE;
use rokugan::kernel::reference::Index;
use rokugan::words::{Language, Words};
use std::fs;
use std::path::Path;

/// A sentence in English, German and French.
fn said(key: &str) -> [String; 3] {
    ["en", "de", "fr"].map(|language| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language).join("champions");
        let folders = [folder.join("behind"), folder];
        let paths = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path());
        let files = paths.filter(|path| path.is_file()).map(|file| fs::read_to_string(file).unwrap());
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

/// B12: the entry names the immunity and is found by the word, and the open card of a Boss says so before an effect is
/// entered against it.
#[test]
fn p12_bosses_are_immune_to_some_effects() {
    says("rule-boss-text", ["immune", "immun", "immunisé"], ["to all effects", "gegen alle Effekte", "à tout effet"]);
    says(
        "figures-boss-immune",
        ["its card", "Karte", "carte"],
        ["to all effects", "gegen alle Effekte", "à tout effet"],
    );
    let words = Words::new(Language::English);
    let index = Index::new(&REFERENCE, |line| words.say(line));
    let found = index.find("immunity");
    let boss = found.iter().find(|entry| entry.title().name() == "rule-boss").unwrap();
    assert!(boss.pages().contains(&12), "{:?}", boss.pages());
}

/// The list of those one could attack speaks of the attacker: "Outnumbered" below an Enemy's name read as the Enemy's.
#[test]
fn com_2_below_a_target_stands_who_is_outnumbered() {
    says("target-outnumbered", ["you are", "ihr seid", "vous êtes"], ["it is", "er ist", "il est"]);
    says("target-superiority", ["for you", "für euch", "pour vous"], ["for it", "für ihn", "pour lui"]);
}
