//! Cards of a few words (rulebook p. 7, 14–16, 32): typed in once, kept in the collection, given away with it.

use crate::support::*;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::objective::{Objective, Timing};
use rokugan::games::champions::model::ring_event::{RingEffect, RingEvent, Touched};
use rokugan::games::champions::noted::NotedCard;
use rokugan::games::champions::pack::{self, Pack};

fn sword(note: &str) -> Equipment {
    Equipment { name: name("Ancestral Sword"), kind: EquipmentKind::Weapon, note: Note::new(note), used: Use::Carried }
}

fn duel(title: &str) -> Objective {
    Objective { title: Note::new(title), ..objective(Timing::End, &[4]) }
}

fn full() -> Pack {
    let mut pack = Pack::empty(name("Mine"));
    let touched = Some(Touched { element: Element::Fire, effect: RingEffect::Harder });
    pack.noted.keep(NotedCard::Equipment(sword("+1 Offensive")));
    pack.noted.keep(NotedCard::Objective(duel("Duel a Boss")));
    pack.noted.keep(NotedCard::Intermission(Note::new("Begin with 2 Ki more")));
    pack.noted.keep(NotedCard::RingEvent(RingEvent { touched, note: Note::new("Dry grass") }));
    pack
}

#[test]
fn e3_each_kind_is_kept_and_written_with_the_other_cards() {
    let pack = full();
    assert_eq!(pack.noted.len(), 4);
    let text = serde_json::to_string(&pack).unwrap();
    assert_eq!(pack::read(&text).unwrap(), pack);
    assert_eq!(pack::read_kept(&text).unwrap(), pack);
}

#[test]
fn e3_a_collection_without_them_is_written_as_before() {
    let pack = pack::practice();
    let text = serde_json::to_string(&pack).unwrap();
    assert!(!text.contains("noted"));
    assert!(pack::read(&text).unwrap().noted.is_empty());
}

#[test]
fn e3_a_card_typed_in_again_takes_the_place_of_the_first() {
    let mut pack = full();
    let used = Equipment { used: Use::InUse, ..sword("+2 Offensive") };
    pack.noted.keep(NotedCard::Equipment(used));
    assert_eq!(pack.noted.equipment, [sword("+2 Offensive")], "and is not in use at the next table");
}

#[test]
fn e3_what_has_no_title_is_not_kept() {
    let mut pack = full();
    let before = pack.clone();
    pack.noted.keep(NotedCard::Intermission(Note::new(" ")));
    pack.noted.keep(NotedCard::Objective(duel("")));
    assert_eq!(pack, before);
}

#[test]
fn e3_a_file_adds_what_is_missing_and_names_what_was_there() {
    let mut mine = Pack::empty(name("Mine"));
    mine.noted.keep(NotedCard::Equipment(sword("mine")));
    let had = mine.add_missing(full());
    assert_eq!(had, [name("Ancestral Sword")]);
    assert_eq!((mine.noted.len(), mine.noted.equipment[0].note.as_str()), (4, "mine"), "the players' own stays");
}

#[test]
fn e3_a_card_is_taken_out_by_its_title() {
    let mut pack = full();
    for card in full().noted.all() {
        pack.noted.remove(&card);
    }
    assert!(pack.noted.is_empty());
}
