//! CH-TURN-1: the Ring Event cards, one revealed at the beginning of each turn.

use crate::support::*;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::ring_event::{RingEffect, RingEvent, Touched};

fn fire() -> RingEvent {
    let touched = Some(Touched { element: Element::Fire, effect: RingEffect::Harder });
    RingEvent { touched, note: Note::new("smoke") }
}

fn reveal() -> Command {
    Command::RevealRingEvent { card: fire() }
}

/// CH-TURN-1.
#[test]
fn a_card_is_revealed_in_the_preparation_phase_and_lies_open_for_the_turn() {
    let mut t = five().ring_events().start();
    t.does(reveal()).refuses(reveal(), RefusalKind::RingEventRevealed, "CH-TURN-1");
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    assert_eq!(t.state().ring_event(), Some(&fire()));
    let wrong = RefusalKind::WrongPhase { needs: Phase::Preparation, is: Phase::Champions };
    t.refuses(reveal(), wrong, "CH-TURN-1");
    for _ in 0..5 {
        t.does(Command::EndActivation);
    }
    t.does(Command::EndEnemies);
    assert_eq!(t.state().ring_event(), Some(&fire()), "until the turn ends");
    t.does(Command::Recover);
    assert_eq!(t.state().ring_event(), None);
    t.does(reveal());
    let before = t.journal.cursor() - 1;
    t.journal.go_to(before);
    assert_eq!(t.state().ring_event(), None);
}

/// CH-TURN-1.
#[test]
fn without_the_variant_no_card_is_revealed() {
    five().start().refuses(reveal(), RefusalKind::NoRingEvents, "CH-TURN-1");
}

/// CH-TURN-1: nobody has to note a card to go on.
#[test]
fn the_turn_goes_on_without_a_noted_card() {
    let t = five().ring_events().acting();
    assert_eq!((t.state().phase(), t.state().ring_event()), (Phase::Champions, None));
}
