//! What a Combat had to decide about its dice is put right with them: a choice that no longer fits is refused, and can be
//! made anew in the same correction.

use crate::support::*;
use rokugan::games::champions::combat::fight::{Fight, TechniqueUse};
use rokugan::games::champions::combat::terms::{Cover, ReturnFire};
use rokugan::games::champions::command::Command;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::card::Ranged;
use rokugan::games::champions::model::character_token::CharacterToken;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::DieColor;
use rokugan::games::champions::model::quantity::ElementalDice;
use rokugan::games::champions::model::rolls::{Harmony, Turned};
use rokugan::games::champions::model::technique::{Needs, Technique};
use rokugan::games::champions::refusal::RefusalKind;
use rokugan::games::champions::text::edits;
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::correction::Input;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::known::Known;
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

#[test]
fn cover_and_return_fire_are_put_right_in_a_ranged_combat_only() {
    let melee = Correcting::fought(|_, foe| brawl(First, foe, "FFWAE"));
    assert_eq!((melee.part("Cover of your side"), melee.part("The target shoots back")), (None, None));
    let mut shot = Correcting::fought(|play, foe| {
        let mut card = play.state().champion(First).card().clone();
        card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST));
        play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
        brawl(First, foe, "FFWAE").ranged().return_fire(ReturnFire::Silent)
    });
    assert!(shot.part("Sizes").is_none());
    shot.set("Cover of your side", 1).set("Cover of the Enemy", 1).set("The target shoots back", 1);
    let terms = &shot.fight().terms;
    assert_eq!((terms.cover, terms.enemy_cover), (Cover::Covered, Cover::Covered));
    assert_eq!((terms.return_fire, shot.fault()), (ReturnFire::Counts, None));
}

#[test]
fn tokens_that_lay_ready_are_used_after_all() {
    let melee = Correcting::fought(|_, foe| brawl(First, foe, "FFWAE"));
    assert!(melee.part("Token: +1 Defensive").is_none(), "there is none");
    let mut correcting = Correcting::fought(|play, foe| {
        play.adjust(First, Gauge::Glory, 9);
        let token = CharacterToken::OffensiveTwo;
        play.does(Command::LayTokens { who: Who::Champion(First), token, count: 2 });
        play.does(Command::LayTokens { who: Who::Enemy(foe), token: CharacterToken::Defensive, count: 1 });
        brawl(First, foe, "FFWAE")
            .token(GloryToken::Defensive)
            .enemy_rolls(&[(DieColor::White, 0), (DieColor::White, 5)])
    });
    correcting.set("Token: +1 Defensive", 0).set("Token: +1 Offensive", 1);
    correcting.set("Tokens beside the fighter: +2 Offensive", 9).set("Tokens beside the Enemy: +1 Defensive", 1);
    let choices = &correcting.fight().choices;
    assert_eq!(choices.tokens, [GloryToken::Offensive]);
    assert_eq!(choices.character_tokens, [CharacterToken::OffensiveTwo; 2], "no more than there are");
    assert_eq!((choices.enemy_tokens.len(), correcting.fault()), (1, None));
}

#[test]
fn the_token_that_turns_an_enemy_die_asks_which_and_how() {
    let mut correcting = Correcting::fought(|play, foe| {
        play.adjust(First, Gauge::Glory, 9);
        brawl(First, foe, "FFWAE").enemy_rolls(&[(DieColor::White, 0), (DieColor::White, 5)])
    });
    correcting.set("Token: change an Enemy Die", 1);
    assert_eq!(correcting.fault(), dice(DiceFault::NoChange));
    correcting.set("Enemy Die turned by a token", 2);
    assert_eq!(correcting.fault(), dice(DiceFault::SameFace { die: 1 }), "what it shows is not said yet");
    let Some((_, Input::Answer { chosen, .. })) = correcting.part("The token turns it to") else { panic!() };
    correcting.set("The token turns it to", if chosen == 0 { 1 } else { 0 });
    assert_eq!(correcting.fault(), None);
    correcting.set("Token: change an Enemy Die", 0);
    assert_eq!((correcting.fault(), correcting.fight().changes.enemy_die), (None, None));
}
