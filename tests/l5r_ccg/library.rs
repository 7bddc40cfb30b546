//! Decks and the card book: in and out as files, checked, never written over; and what of them the odds of a duel take.

use crate::mutator::Mutator;
use rokugan::games::l5r_ccg::library::{BookCard, DeckList, Library, LibraryFault, Origin};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind, Trait};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::rulings::{Reading, Ruling, Rulings};
use rokugan::games::l5r_ccg::rules::deck::{Deck, Entry, Kind};
use rokugan::games::l5r_ccg::rules::odds::duel::Cards;
use rokugan::games::l5r_ccg::tools::headless::COMMANDS;
use rokugan::kernel::kept::KeptLibrary;
use rokugan::kernel::name::Name;
use serde_json::{Value, json};

fn entry(title: &str, kind: Kind, copies: i64, focus: Option<i64>) -> Entry {
    Entry { title: title.to_owned(), version: 1, kind, copies, unique: false, focus }
}

fn deck() -> DeckList {
    DeckList {
        name: "Border guard".to_owned(),
        clan: Some(Clan::Crane),
        dynasty: (0..10).map(|at| entry(&format!("Farm {at}"), Kind::Holding, 3, None)).collect(),
        fate: (0..10).map(|at| entry(&format!("Tale {at}"), Kind::Action, 3, Some(at % 5))).collect(),
    }
}

fn warrior(force: i8) -> Card {
    let mut card = Card::named(Name::new("Ayame").unwrap(), CardKind::Personality);
    (card.force, card.chi, card.cost) = (Some(force), Some(3), Some(5));
    card.traits.insert(Trait::Samurai);
    card
}

fn entered(force: i8) -> BookCard {
    BookCard { card: warrior(force), origin: Origin::Entered }
}

#[test]
fn a_deck_file_is_read_as_it_was_written_and_by_the_headless_command() {
    let text = deck().to_value().to_string();
    assert_eq!(DeckList::read(&text), Ok(deck()));
    let command = COMMANDS.iter().find(|command| command.name == "deck").unwrap();
    let answer = (command.answer)(&text).unwrap();
    assert_eq!(answer["legal"], json!(true));
    assert_eq!(answer["focus"], json!({ "0": 6, "1": 6, "2": 6, "3": 6, "4": 6 }));
    assert!(deck().faults(&Rulings::default()).is_empty());
}

#[test]
fn a_file_of_a_newer_version_or_with_a_fault_is_refused_with_its_place() {
    let mut value = deck().to_value();
    value["version"] = json!(2);
    assert_eq!(DeckList::read(&value.to_string()), Err(LibraryFault::TooNew(2)));
    value["version"] = json!(1);
    value["fate"][3]["kind"] = json!("dragon");
    let fault = DeckList::read(&value.to_string()).unwrap_err();
    assert!(fault.to_string().starts_with("fate[3].kind: "), "{fault}");
    let command = COMMANDS.iter().find(|command| command.name == "deck").unwrap();
    value["version"] = json!(7);
    let fault = (command.answer)(&value.to_string()).unwrap_err();
    assert!(fault.to_string().starts_with("version: "), "{fault}");
}

#[test]
fn a_typed_line_joins_the_one_of_its_kind_and_goes_with_its_last_copy() {
    let mut list = DeckList::empty("New".to_owned());
    list.add(Deck::Fate, entry("Sword", Kind::Item, 2, Some(3)));
    list.add(Deck::Fate, entry("Sword", Kind::Item, 1, Some(3)));
    list.add(Deck::Fate, entry("Sword", Kind::Item, 1, Some(2)));
    assert_eq!(list.fate.iter().map(|entry| entry.copies).collect::<Vec<_>>(), [3, 1]);
    (0..3).for_each(|_| list.take_one(Deck::Fate, 0));
    assert_eq!(list.fate.len(), 1);
    assert_eq!(list.fate[0].focus, Some(2));
}

#[test]
fn experienced_copies_is_read_as_the_table_reads_it() {
    let mut list = deck();
    list.dynasty.push(Entry { version: 2, ..entry("Hero", Kind::Personality, 2, None) });
    assert_eq!(list.faults(&Rulings::default()).len(), 1);
    assert!(list.faults(&Rulings::default().with(Ruling::ExperiencedCopies, Reading::Other)).is_empty());
}

#[test]
fn what_was_seen_is_taken_out_of_the_deck_that_the_odds_draw_from() {
    let Cards::Unseen(left) = deck().unseen(&[4, 4, 0, 9]) else { panic!("a counted stock") };
    assert_eq!(left, [5, 6, 6, 6, 4, 0, 0, 0, 0, 0, 0]);
    let mut list = DeckList::empty("Two".to_owned());
    list.add(Deck::Fate, entry("Known", Kind::Action, 1, Some(2)));
    list.add(Deck::Fate, entry("Unknown", Kind::Action, 3, None));
    let Cards::Unseen(left) = list.unseen(&[2, 2]) else { panic!("a counted stock") };
    assert_eq!(left.iter().sum::<i64>(), 0, "never fewer than none, and nothing of what is not known");
}

#[test]
fn a_card_book_goes_out_and_comes_in_with_every_number() {
    let mut library = Library::default();
    library.keep_card(entered(4));
    let cards = BookCard::read_file(&library.book_file()).unwrap();
    assert_eq!(cards, [BookCard { card: warrior(4), origin: Origin::Imported }]);
    assert_eq!(library.cards_called("aY"), [entered(4)]);
    assert_eq!(library.cards_called("yame"), []);
    let mut other = Library::default();
    assert_eq!(other.add_cards(cards.clone()).count, 1);
    assert_eq!(other.cards(), cards);
}

#[test]
fn what_was_typed_in_is_never_written_over_without_a_word() {
    let mut library = Library::default();
    library.keep_card(entered(4));
    let theirs = BookCard { card: warrior(5), origin: Origin::Imported };
    let added = library.add_cards(vec![theirs.clone()]);
    assert_eq!((added.count, added.differ), (0, vec![theirs.clone()]));
    assert_eq!(library.cards(), [entered(4)]);
    assert_eq!(library.add_cards(vec![BookCard { card: warrior(4), ..theirs.clone() }]).differ, []);
    let mut imported = Library::default();
    imported.add_cards(vec![theirs]);
    let newer = BookCard { card: warrior(6), origin: Origin::Imported };
    assert_eq!(imported.add_cards(vec![newer.clone()]).count, 1, "an imported card gives way to a newer file");
    assert_eq!(imported.cards(), [newer]);
}

#[test]
fn cards_that_no_card_can_be_are_refused_at_their_place() {
    let mut library = Library::default();
    library.keep_card(entered(4));
    let file: Value = serde_json::from_str(&library.book_file()).unwrap();
    let faults: [(&str, Value); 4] =
        [("honor", json!(21)), ("kind", json!("dragon")), ("text", json!("of a card")), ("name", json!("twice"))];
    for (field, value) in faults {
        let mut file = file.clone();
        file["cards"][0][field] = value;
        let fault = BookCard::read_file(&file.to_string()).unwrap_err().to_string();
        assert!(fault.starts_with("cards[0]: "), "{field}: {fault}");
    }
}

#[test]
fn a_library_is_read_as_it_was_written_and_two_copies_are_joined() {
    let mut library = Library::default();
    library.keep_deck(&deck());
    library.keep_card(entered(4));
    let mut other = Library::default();
    other.keep_deck(&DeckList::empty("Other".to_owned()));
    other.keep_card(entered(5));
    library.join(other);
    let read = Library::read(&library.write()).unwrap();
    assert_eq!(read, library);
    assert_eq!(read.decks().iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>(), ["Border guard", "Other"]);
    assert_eq!(read.cards(), [entered(4)], "its own card stays");
    let mut newer: Value = serde_json::from_str(&library.write()).unwrap();
    newer["version"] = json!(2);
    assert!(Library::is_newer(&Library::read(&newer.to_string()).unwrap_err()));
}

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// Damaged files are refused or are what they say: never a panic, and what was read goes out and comes in the same.
#[test]
fn damaged_decks_books_and_libraries_are_refused_or_read_as_they_are_written() {
    let mut library = Library::default();
    library.keep_deck(&deck());
    library.keep_card(entered(4));
    let good = [deck().to_value().to_string(), library.book_file(), library.write()];
    let (mut mutator, mut taken) = (Mutator::new(number("FUZZ_SEED", 20)), 0);
    for _ in 0..number("FUZZ", 3000) {
        let text = mutator.any(&good).clone();
        let damaged = match mutator.below(4) {
            0 => mutator.text(&text),
            1 => mutator.named_twice(&text),
            _ => mutator.tree(&serde_json::from_str(&text).unwrap()).to_string(),
        };
        if let Ok(deck) = DeckList::read(&damaged) {
            assert_eq!(DeckList::read(&deck.to_value().to_string()).as_ref(), Ok(&deck), "{damaged}");
            drop((deck.faults(&Rulings::default()), deck.unseen(&[3])));
            taken += 1;
        }
        if let Ok(cards) = BookCard::read_file(&damaged) {
            let mut fresh = Library::default();
            fresh.add_cards(cards);
            assert_eq!(BookCard::read_file(&fresh.book_file()), Ok(fresh.cards()), "{damaged}");
            taken += 1;
        }
        if let Ok(read) = Library::read(&damaged) {
            assert_eq!(Library::read(&read.write()).as_ref(), Ok(&read), "{damaged}");
            drop((read.decks(), read.cards()));
            taken += 1;
        }
    }
    assert!(taken > 0, "where all are refused nothing was tried");
}

#[test]
fn a_pasted_list_becomes_a_deck_as_far_as_it_can_be_read() {
    let text = "
Dynasty (8)
Holdings (6)
- 3 Border farm
* 3x Gold mine
Personalities:
Doji Ayame (Experienced 2)
2 Kakita Jiro

Fate deck
Followers (3):
Spearmen x3 [2]
3 × Old guard [12]
Kiho:
The wind’s kiho [4]
";
    let mut list = DeckList::empty("Pasted".to_owned());
    assert_eq!(list.paste(text, Kind::Action, &[]), 7);
    let one = |title: &str, version, kind, copies, focus| Entry { version, ..entry(title, kind, copies, focus) };
    assert_eq!(
        list.dynasty,
        [
            one("Border farm", 1, Kind::Holding, 3, None),
            one("Gold mine", 1, Kind::Holding, 3, None),
            one("Doji Ayame", 3, Kind::Personality, 1, None),
            one("Kakita Jiro", 1, Kind::Personality, 2, None),
        ]
    );
    assert_eq!(
        list.fate,
        [
            one("Spearmen", 1, Kind::Follower, 3, Some(2)),
            one("Old guard [12]", 1, Kind::Follower, 3, None),
            one("The wind’s kiho", 1, Kind::Kiho, 1, Some(4)),
        ],
        "what is no Focus Value stays part of the title, to be seen and put right"
    );
}

#[test]
fn without_a_heading_the_card_book_says_of_what_kind_a_pasted_card_is() {
    let mut unique = warrior(4);
    unique.traits.insert(Trait::Unique);
    let book = [BookCard { card: unique, origin: Origin::Entered }];
    let mut list = DeckList::empty("Pasted".to_owned());
    assert_eq!(list.paste("ayame\n2 xenial words", Kind::Action, &book), 2);
    assert_eq!(list.dynasty, [Entry { unique: true, ..entry("ayame", Kind::Personality, 1, None) }]);
    assert_eq!(list.fate, [entry("xenial words", Kind::Action, 2, None)]);
}

#[test]
fn a_pasted_list_of_anything_makes_a_deck_that_its_file_can_hold() {
    let long = "x".repeat(500);
    let odd =
        ["", "   ", "\u{0}", "3", "x3", "[2]", "()", "99999999999999999999 Farm", "3 (Experienced 999)", "(12)", &long];
    let mut list = DeckList::empty("Pasted".to_owned());
    for line in odd {
        list.paste(line, Kind::Spell, &[]);
    }
    list.paste(&(0..1000).map(|at| format!("Card {at}\n")).collect::<String>(), Kind::Event, &[]);
    assert_eq!(DeckList::read(&list.to_value().to_string()), Ok(list.clone()));
    assert_eq!(list.dynasty.len(), 200, "as many lines as a deck has");
}
