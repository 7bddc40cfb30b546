//! The dice in the middle of a roll: every tap and its way back.

use super::hand::{Asking, Fate, Hand};
use crate::games::champions::model::element::Element;
use Element::{Air, Earth, Fire, Void, Water};

fn rolled(faces: [Element; 5]) -> Hand {
    let mut hand = Hand::of(5);
    faces.into_iter().for_each(|face| hand.add(face));
    hand
}

fn shown(hand: &Hand) -> Vec<Option<Element>> {
    hand.dice().into_iter().map(|(face, _)| face).collect()
}

#[test]
fn while_dice_are_entered_a_tap_takes_one_back() {
    let mut hand = Hand::of(5);
    [Fire, Air].into_iter().for_each(|face| hand.add(face));
    hand.tap(0, &[]);
    assert_eq!(shown(&hand)[..2], [Some(Air), None]);
}

#[test]
fn the_marks_are_the_apps_until_the_players_tap() {
    let mut hand = rolled([Fire, Fire, Fire, Earth, Water]);
    assert_eq!(hand.marks(&[3, 4]), [3, 4]);
    assert!(!hand.has_own_marks());
    hand.tap(3, &[3, 4]);
    hand.tap(0, &[3, 4]);
    assert_eq!(hand.marks(&[3, 4]), [0, 4]);
    hand.unmark();
    assert_eq!(hand.marks(&[]), [0; 0]);
}

#[test]
fn marks_that_are_taken_away_are_not_the_apps_again() {
    let mut hand = rolled([Fire, Fire, Fire, Earth, Water]);
    hand.tap(0, &[3, 4]);
    hand.clear_marks();
    assert_eq!((hand.marks(&[3, 4]), hand.has_own_marks()), (Vec::new(), false));
    hand.tap(0, &[3, 4]);
    assert_eq!(hand.marks(&[3, 4]), [0], "the next tap marks that die alone");
}

#[test]
fn a_reroll_begins_with_new_marks_and_turns_everything_back() {
    let mut hand = rolled([Fire, Fire, Fire, Earth, Water]);
    hand.deceive(4);
    hand.add(Fire);
    assert_eq!(hand.dice()[4], (Some(Fire), Fate::Turned(Water)));
    hand.reroll(vec![3, 4]);
    assert_eq!(shown(&hand)[3..], [None, None]);
    [Air, Air].into_iter().for_each(|face| hand.add(face));
    assert_eq!((hand.deception, hand.marks(&[])), (None, Vec::new()));
    assert_eq!(hand.counting(), [Fire, Fire, Fire, Air, Air]);
}

#[test]
fn call_of_the_void_removes_one_and_turns_the_others() {
    let mut hand = rolled([Void, Fire, Void, Air, Void]);
    hand.call(2);
    assert_eq!(hand.next_void(), Some(0));
    hand.add(Void);
    hand.add(Fire);
    assert_eq!(hand.next_void(), Some(4));
    hand.add(Earth);
    assert_eq!((hand.next_void(), &hand.asking), (None, &Asking::Nothing));
    assert_eq!(hand.counting(), [Fire, Fire, Air, Earth]);
    assert_eq!(hand.dice()[2].1, Fate::Left);
    hand.tap(4, &[]);
    assert_eq!(hand.counting(), [Void, Fire, Void, Air, Void]);
}

#[test]
fn what_changes_nothing_is_no_answer() {
    let mut hand = rolled([Void, Fire, Void, Air, Void]);
    assert_eq!(hand.no_answer(), None);
    hand.deceive(1);
    assert_eq!(hand.no_answer(), Some(Fire));
    hand.add(Fire);
    assert_eq!((&hand.asking, hand.deception), (&Asking::Deception(1), None));
    hand.give_up();
    hand.call(0);
    assert_eq!(hand.no_answer(), Some(Void));
    hand.add(Void);
    assert_eq!(hand.asking, Asking::Void(super::hand::Call { removed: 0, to: Vec::new() }));
}

#[test]
fn a_lone_void_leaves_without_a_question() {
    let mut hand = rolled([Void, Fire, Fire, Air, Air]);
    hand.call(0);
    assert_eq!((&hand.asking, hand.counting().len()), (&Asking::Nothing, 4));
}

#[test]
fn deception_into_void_is_called_with_the_others_and_taken_back_with_them() {
    let mut hand = rolled([Void, Fire, Void, Air, Earth]);
    hand.deceive(4);
    hand.add(Void);
    hand.call(0);
    [Fire, Fire].into_iter().for_each(|face| hand.add(face));
    assert_eq!(hand.counting(), [Fire, Fire, Air, Fire]);
    hand.tap(0, &[]);
    assert!(hand.void.is_none() && hand.deception.is_some(), "the Call alone");
    hand.tap(4, &[]);
    assert_eq!(hand.counting(), [Void, Fire, Void, Air, Earth]);
}

#[test]
fn a_tap_leaves_what_is_asked_and_everything_lies_as_before() {
    let mut turned = rolled([Void, Fire, Fire, Earth, Water]);
    turned.deceive(1);
    turned.add(Void);
    turned.call(0);
    turned.add(Earth);
    turned.tap(3, &[]);
    let mut plain = rolled([Void, Fire, Fire, Earth, Void]);
    plain.tap(3, &[]);
    for before in [turned, plain] {
        for (asked, ask) in [(3, (|hand| hand.deceive(3)) as fn(&mut Hand)), (2, |hand| hand.correct(vec![2, 3]))] {
            let mut hand = before.clone();
            ask(&mut hand);
            assert_eq!((hand.asked_about(), hand.marks(&[1])), (Some(asked), Vec::new()));
            hand.tap(0, &[]);
            assert_eq!(hand, before);
            assert_eq!((hand.asked_about(), hand.marks(&[])), (None, vec![3]));
        }
    }
}

#[test]
fn the_void_that_leaves_is_shown_while_the_others_are_asked_for() {
    let before = rolled([Void, Fire, Void, Earth, Void]);
    let mut hand = before.clone();
    hand.call(2);
    hand.add(Air);
    assert_eq!((hand.dice()[2].1, hand.asked_about()), (Fate::Left, Some(4)));
    hand.tap(0, &[]);
    assert_eq!(hand, before);
}

#[test]
fn a_face_set_right_counts_although_the_next_one_is_left() {
    let mut hand = rolled([Fire, Fire, Fire, Earth, Water]);
    hand.correct(vec![1, 4]);
    hand.add(Air);
    hand.tap(4, &[]);
    assert_eq!((&hand.asking, hand.counting()), (&Asking::Nothing, vec![Fire, Air, Fire, Earth, Water]));
}

#[test]
fn wrong_faces_are_set_right_one_after_the_other() {
    let mut hand = rolled([Fire, Fire, Fire, Earth, Water]);
    hand.correct(vec![1, 4]);
    hand.add(Air);
    assert_eq!(hand.asking, Asking::Faces(vec![4]));
    hand.add(Void);
    assert_eq!((&hand.asking, hand.counting()), (&Asking::Nothing, vec![Fire, Air, Fire, Earth, Void]));
}

#[test]
fn what_is_asked_can_be_given_up() {
    let mut hand = rolled([Fire, Fire, Void, Void, Water]);
    let before = hand.clone();
    for ask in
        [|hand: &mut Hand| hand.deceive(4), |hand: &mut Hand| hand.call(2), |hand: &mut Hand| hand.reroll(vec![0])]
    {
        ask(&mut hand);
        assert_ne!(hand, before);
        hand.give_up();
        assert_eq!(hand, before);
    }
}

#[test]
fn a_hand_reads_as_it_was_written() {
    let mut hand = rolled([Void, Fire, Void, Air, Void]);
    hand.call(2);
    hand.add(Fire);
    let text = serde_json::to_string(&hand).unwrap();
    assert_eq!(serde_json::from_str::<Hand>(&text).unwrap(), hand);
}

#[test]
fn deception_after_the_call_keeps_the_call() {
    let mut hand = rolled([Void, Void, Air, Water, Earth]);
    hand.call(0);
    hand.add(Water);
    hand.deceive(2);
    hand.add(Water);
    assert_eq!(hand.counting(), [Water, Water, Water, Earth], "both, in whichever order they are said");
    assert_eq!(hand.asking, Asking::Nothing);
}

#[test]
fn deception_that_brings_another_void_asks_for_the_call_again() {
    let mut hand = rolled([Void, Fire, Fire, Air, Earth]);
    hand.call(0);
    hand.deceive(4);
    hand.add(Void);
    assert!(hand.void.is_none() && matches!(hand.asking, Asking::Void(_)), "the new Void has to turn as well");
    hand.add(Water);
    assert_eq!(hand.counting(), [Fire, Fire, Air, Water]);
}
