//! What a Combat had to decide about its dice is put right with them: a choice that no longer fits is refused, and can be
//! made anew in the same correction.

use crate::support::*;
use rokugan::games::champions::combat::fight::{Fight, TechniqueUse};
use rokugan::games::champions::command::Command;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::rolls::{Harmony, Turned};
use rokugan::games::champions::model::technique::{Needs, Technique};
use rokugan::games::champions::refusal::RefusalKind;
use rokugan::games::champions::text::edits;
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::correction::Input;
use rokugan::kernel::journal::Stamp;
use rokugan::words::{Language, Words};

/// The newest step of a table, being corrected.
struct Correcting {
    play: Play,
    command: Command,
}

impl Correcting {
    /// A Combat that was fought, and is looked at again.
    fn fought(tell: impl FnOnce(&mut Play, EnemyId) -> Brawl) -> Self {
        let mut play = five().acting();
        let foe = play.foe(&[]);
        let brawl = tell(&mut play, foe);
        play.does(brawl.clone());
        Self { play, command: brawl.into() }
    }

    fn at(&self) -> usize {
        self.play.journal.cursor() - 1
    }

    fn part(&self, label: &str) -> Option<(usize, Input)> {
        let words = Words::new(Language::English);
        let before = self.play.journal.state_at(self.at());
        let mut parts = edits::parts(&before, &self.command).into_iter().enumerate();
        parts.find(|(_, part)| words.say(&part.label) == label).map(|(place, part)| (place, part.input))
    }

    #[track_caller]
    fn set(&mut self, label: &str, value: i16) -> &mut Self {
        let (place, _) = self.part(label).unwrap_or_else(|| panic!("{label} is not offered"));
        let before = self.play.journal.state_at(self.at());
        self.command = edits::with(&before, &self.command, place, value);
        self
    }

    /// A die of the first roll shows something else.
    #[track_caller]
    fn die(&mut self, die: u8, to: Element) -> &mut Self {
        self.set(&format!("Die {die}"), index(to))
    }

    fn fault(&self) -> Option<RefusalKind> {
        let replacement = Replacement::With(self.command.clone());
        let amended = amend(&self.play.journal, self.at(), &replacement, Unfit::LeaveOut, Stamp(1));
        amended.err().map(|refusal| refusal.kind)
    }

    fn fight(&self) -> &Fight {
        let Command::Fight(fight) = &self.command else { panic!("another command") };
        fight
    }

    fn to(&self) -> Option<&[Element]> {
        self.fight().changes.void.as_ref().map(|call| call.to.as_slice())
    }
}

fn index(element: Element) -> i16 {
    Element::ALL.iter().position(|other| *other == element).unwrap().try_into().unwrap()
}

fn dice(fault: DiceFault) -> Option<RefusalKind> {
    Some(RefusalKind::Dice(fault))
}

#[test]
fn a_die_that_is_no_void_any_more_leaves_the_call_to_another() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "VVFAE").calls_void(0, "W"));
    correcting.die(1, Element::Fire);
    assert_eq!(correcting.fault(), dice(DiceFault::NotVoid { die: 0 }));
    correcting.set("Call of the Void", 2);
    assert_eq!((correcting.fault(), correcting.to()), (None, Some(&[][..])));
    correcting.set("Call of the Void", 0);
    assert_eq!((correcting.fault(), correcting.to()), (None, None));
}

#[test]
fn a_die_that_is_void_now_is_asked_what_it_becomes() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "VFFAE").calls_void(0, ""));
    correcting.die(3, Element::Void);
    assert_eq!(correcting.fault(), dice(DiceFault::VoidCount { needs: 1, has: 0 }));
    let Some((_, Input::Face { shown, .. })) = correcting.part("Die 3, by Call of the Void") else { panic!() };
    assert_eq!(shown, None, "nobody has said");
    correcting.set("Die 3, by Call of the Void", index(Element::Water));
    assert_eq!((correcting.fault(), correcting.to()), (None, Some(&[Element::Water][..])));
}

#[test]
fn what_the_other_voids_become_stays_with_their_dice() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "VVVAE").calls_void(0, "FW"));
    correcting.die(2, Element::Earth);
    assert_eq!((correcting.fault(), correcting.to()), (None, Some(&[Element::Water][..])));
    correcting.die(2, Element::Void);
    assert_eq!(correcting.to(), Some(&[][..]), "die 2 is asked about, then die 3");
    correcting.set("Die 2, by Call of the Void", index(Element::Air));
    assert_eq!(correcting.fault(), dice(DiceFault::VoidCount { needs: 2, has: 1 }));
    correcting.set("Die 3, by Call of the Void", index(Element::Fire));
    assert_eq!((correcting.fault(), correcting.to()), (None, Some(&[Element::Air, Element::Fire][..])));
}

#[test]
fn deception_is_added_moved_and_taken_back() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "FFWAE"));
    correcting.set("Deception", 3);
    assert_eq!(correcting.fault(), dice(DiceFault::SameElement { die: 2 }), "what it becomes is not said yet");
    correcting.set("Deception turns it into", index(Element::Fire));
    assert_eq!(correcting.fault(), None);
    correcting.set("Deception", 4);
    assert_eq!(correcting.fight().changes.deception, Some(Turned { die: 3, to: Element::Fire }));
    correcting.set("Deception", 0);
    assert_eq!((correcting.fault(), correcting.fight().changes.deception), (None, None));
}

#[test]
fn elements_are_chosen_where_the_dice_leave_a_choice() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "FWWAA"));
    assert_eq!(correcting.part("Defensive Element"), None);
    correcting.set("Offensive Element", 1);
    assert_eq!(correcting.fight().choices.offence, Some(Element::Fire));
    correcting.set("Offensive Element", 0).die(1, Element::Water);
    assert_eq!((correcting.fight().choices.offence, correcting.part("Offensive Element")), (None, None));
}

#[test]
fn harmony_is_given_up_with_the_die_it_needs() {
    let mut correcting = Correcting::fought(|_, foe| brawl(First, foe, "FWVAE").in_harmony());
    correcting.die(3, Element::Fire);
    assert_eq!(correcting.fault(), dice(DiceFault::NoHarmony { element: Element::Void }));
    correcting.set("Harmony", 0);
    assert_eq!((correcting.fault(), correcting.part("Harmony")), (None, None));
    correcting.die(3, Element::Void).set("Harmony", 1);
    assert_eq!((correcting.fault(), correcting.fight().choices.harmony), (None, Harmony::Used));
}

#[test]
fn a_secret_technique_is_asked_about_where_the_dice_hold_it() {
    let mut correcting = Correcting::fought(|play, foe| {
        let mut card = play.state().champion(First).card().clone();
        let needs = Needs::new(&[(Element::Fire, 2)]).unwrap();
        card.technique = Some(Technique { needs, offence: 1, ..Technique::default() });
        play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
        brawl(First, foe, "FFWAE")
    });
    correcting.set("Secret Technique", 0);
    assert_eq!((correcting.fault(), correcting.fight().choices.technique), (None, TechniqueUse::Declined));
    correcting.set("Secret Technique", 1).die(1, Element::Water);
    assert_eq!((correcting.fault(), correcting.part("Secret Technique")), (None, None));
}
