//! The rules at hand: every rule has an entry with its pages, and words find it.

use rokugan::games::champions::reference::{REFERENCE, Section};
use rokugan::games::champions::rulebook;
use rokugan::kernel::by::Small;
use rokugan::kernel::line::Line;
use rokugan::kernel::reference::{Entry, Index};
use rokugan::words::{Language, Words, champions as keys};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn words() -> Words {
    Words::new(Language::English)
}

fn index() -> Index {
    let words = words();
    Index::new(&REFERENCE, |line| words.say(line))
}

fn titles(found: &[&Entry]) -> Vec<&'static str> {
    found.iter().map(|entry| entry.title().name()).collect()
}

/// The numbers of the contract: each section's own, and the readings that settle passages.
fn contract() -> Vec<String> {
    let numbered = |name: &str, most: usize| (1..=most).map(|n| format!("{name}-{n}")).collect::<Vec<_>>();
    let parts = [
        numbered("CH-Q", 13),
        numbered("CH-SET", 6),
        numbered("CH-TURN", 4),
        numbered("CH-TEST", 4),
        numbered("CH-COM", 10),
        numbered("CH-ENE", 6),
        numbered("CH-BAT", 8),
        numbered("CH-END", 6),
        ["CH-ACT", "CH-ELI", "CH-MOV", "CH-LOS", "CH-INV", "CH-KEY"].map(str::to_owned).to_vec(),
        (1..=27).map(|n| format!("A{n}")).collect(),
    ];
    parts.concat()
}

fn ids() -> BTreeSet<&'static str> {
    REFERENCE.all().flat_map(Entry::rules).map(|rule| rule.id).collect()
}

#[test]
fn every_line_of_the_contract_belongs_to_an_entry() {
    let missing: Vec<String> = contract().into_iter().filter(|id| !ids().contains(id.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_reference_opens_exactly_one_entry() {
    for rule in rulebook::ALL {
        let holding: Vec<_> = REFERENCE.all().filter(|entry| entry.rules().contains(rule)).collect();
        assert_eq!(holding.len(), 1, "{rule:?}");
        assert_eq!(REFERENCE.of_rule(*rule), Some(holding[0]));
    }
}

#[test]
fn every_rule_number_in_the_code_has_an_entry() {
    let mut found = 0;
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        for (at, _) in text.match_indices("CH-") {
            let id: String =
                text[at..].chars().take_while(|c| c.is_ascii_uppercase() || "-0123456789".contains(*c)).collect();
            let id = id.trim_end_matches('-');
            // "CH" alone is how numbers begin, "CH-X" is a number that there is not.
            if matches!(id, "CH" | "CH-X") {
                continue;
            }
            let section = id.rsplit_once('-').map_or(id, |(section, _)| section);
            let known = ids().iter().any(|own| *own == id || (own.rsplit_once('-').is_some_and(|(own, _)| own == id)));
            assert!(known || ids().contains(section), "{}: {id}", file.display());
            found += 1;
        }
    }
    assert!(found > 200, "{found}");
}

fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_entry_names_pages_of_the_rulebook() {
    for entry in REFERENCE.all() {
        assert!(!entry.pages().is_empty(), "{entry:?}");
        assert!(entry.pages().iter().all(|page| (5..=40).contains(page)), "{entry:?}");
    }
}

#[test]
fn an_entry_takes_two_to_four_sentences() {
    let words = words();
    for entry in REFERENCE.all() {
        let text = words.say(&Line::new(entry.text()));
        let sentences = text.matches(['.', '?']).count();
        assert!((2..=4).contains(&sentences), "{entry:?}: {sentences}");
    }
}

#[test]
fn no_two_entries_share_a_title() {
    let words = words();
    let said: BTreeSet<String> = REFERENCE.all().map(|entry| words.say(&Line::new(entry.title()))).collect();
    let slugs: BTreeSet<&str> = REFERENCE.all().map(Entry::slug).collect();
    assert_eq!(said.len(), REFERENCE.all().count());
    assert_eq!(slugs.len(), said.len());
}

#[test]
fn what_belongs_to_an_entry_is_an_entry_and_another_one() {
    for entry in REFERENCE.all() {
        for title in entry.related() {
            assert!(REFERENCE.of_title(*title).is_some(), "{entry:?}: {title:?}");
            assert_ne!(*title, entry.title());
        }
    }
}

#[test]
fn an_entry_knows_its_section() {
    for section in Section::ALL {
        let data = section.data();
        assert!(!data.entries.is_empty());
        assert!(data.entries.iter().all(|entry| REFERENCE.section_of(entry) == Some(data)));
        assert_eq!(Section::of_slug(section.slug()), Some(*section));
    }
}

#[test]
fn every_keyword_of_a_card_is_in_the_glossary() {
    use rokugan::games::champions::model::keyword::PLAIN;
    let words = words();
    let glossary: Vec<String> =
        Section::Keywords.data().entries.iter().map(|entry| words.say(&Line::new(entry.title()))).collect();
    let values = ["Corruption", "Defense", "Yojimbo"].map(str::to_owned);
    for keyword in PLAIN.iter().map(ToString::to_string).chain(values) {
        assert!(glossary.contains(&keyword), "{keyword}");
    }
}

#[test]
fn words_find_titles_before_texts_whatever_their_case() {
    let index = index();
    let found = index.find("COVER");
    assert_eq!(titles(&found)[0], "rule-cover");
    assert!(found.len() > 1, "texts speak of Cover, too");
    assert_eq!(index.find("cover"), found);
    assert_eq!(titles(&index.find("yōjimbō"))[0], "rule-yojimbo");
    assert_eq!(
        titles(&index.find("honor"))[..2],
        ["rule-honor", "rule-set-threshold"],
        "the word itself, then Honorable"
    );
}

#[test]
fn every_word_asked_for_has_to_be_there() {
    let index = index();
    let found = index.find("purity ki");
    assert!(titles(&found).contains(&"rule-raise-purity"), "{:?}", titles(&found));
    assert!(found.len() < index.find("purity").len());
    assert!(index.find("purity xylophone").is_empty());
    assert!(index.find("  ").is_empty());
}

#[test]
fn words_of_other_games_and_pages_find_their_entry() {
    let index = index();
    assert_eq!(titles(&index.find("damage"))[..2], ["rule-life", "rule-wounds"]);
    assert!(titles(&index.find("initiative")).contains(&"rule-preparation"));
    let page = index.find("p. 20");
    assert!(titles(&page).contains(&"rule-technique"));
    assert!(page.iter().all(|entry| entry.pages().contains(&20)));
    assert_eq!(titles(&index.find("CH-ENE-3")), ["rule-combat-tokens"]);
}

#[test]
fn references_of_one_page_open_what_they_are_about() {
    let title = |rule| REFERENCE.of_rule(rule).map(Entry::title);
    assert_eq!(title(rulebook::TARGET), Some(keys::RULE_TARGET));
    assert_eq!(title(rulebook::INTERVENE), Some(keys::RULE_INTERVENE));
    assert_eq!(title(rulebook::SIGHT), Some(keys::RULE_SIGHT));
    assert_eq!(title(rulebook::COVER), Some(keys::RULE_COVER));
    assert_eq!(title(rulebook::TAKE_OVER), Some(keys::RULE_TAKE_OVER));
    assert_eq!(title(rulebook::HEALING), Some(keys::RULE_HEALING));
}

/// A save names a rule that was set aside by its number alone: that still is the passage it is mostly about.
#[test]
fn a_number_alone_still_names_its_main_passage() {
    for (id, rule) in [("CH-ACT", rulebook::ACTIONS), ("CH-COM-1", rulebook::TARGET), ("CH-LOS", rulebook::SIGHT)] {
        assert_eq!(rulebook::by_id(id), Some(rule));
    }
}
