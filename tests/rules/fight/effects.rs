//! What cards do at the beginning and the end of a Combat, what they add in every one, and items in use.

use crate::support::*;
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::model::effects::{Bonus, Moments};
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use rokugan::games::champions::model::name::Note;

fn moments() -> Moments {
    Moments { beginning: Note::new("It howls."), end: Note::new("It bursts: 1 Wound to all.") }
}

fn said(t: &Play, brawl: &Brawl, step: CombatStep) -> Vec<(Who, String)> {
    let told = |reason: Reason| match reason {
        Reason::CardSays { who, note } => Some((who, note.as_str().to_owned())),
        _ => None,
    };
    t.lines(brawl, step).into_iter().filter_map(told).collect()
}

/// CH-COM-3: "at the beginning of Combat".
#[test]
fn what_a_card_says_for_the_beginning_is_told_at_step_3() {
    let mut t = five().acting();
    let foe = t.enemy(EnemyCard { moments: moments(), ..enemy("Ghoul", 4, 1, &[]) });
    let lines = said(&t, &brawl(First, foe, "FFEEV"), CombatStep::Beginning);
    assert_eq!(lines, [(Who::Enemy(foe), "It howls.".to_owned())]);
}

/// CH-COM-9: "at the end of Combat" applies with the Wounds, even if the Character is Eliminated.
#[test]
fn what_a_card_says_for_the_end_is_told_with_the_wounds_of_the_eliminated_too() {
    let mut t = five().first_card(|card| card.moments = moments()).acting();
    let foe = t.enemy(EnemyCard { moments: moments(), ..enemy("Ghoul", 1, 1, &[]) });
    let both = brawl(First, foe, "FFFEV");
    let end = "It bursts: 1 Wound to all.".to_owned();
    let lines = said(&t, &both, CombatStep::Wounds);
    assert_eq!(lines, [(Who::Champion(First), end.clone()), (Who::Enemy(foe), end)]);
    assert!(t.lines(&both, CombatStep::Wounds).contains(&Reason::Eliminated { who: Who::Enemy(foe) }));
}

/// CH-COM-8: flat modifiers of a card count like every other.
#[test]
fn successes_that_a_card_adds_count_in_every_combat() {
    let mut t = five().acting();
    let bonus = Bonus { offence: 1, defence: 2, wounds: 0 };
    let foe = t.enemy(EnemyCard { bonus, ..enemy("Ghoul", 9, 1, &[]) });
    let kitsu = t.ally(AllyCard { bonus: Bonus { offence: 2, defence: -1, wounds: 0 }, ..ally("Kitsu", &[]) });
    let [own, theirs] = t.scores(&brawl(kitsu, foe, "FFEEV").enemy(1, 0));
    assert_eq!((own, theirs), ((4, 1), (2, 2)));
    let lines = t.lines(&brawl(kitsu, foe, "FFEEV"), CombatStep::Results);
    let adds = |who, offence, defence| Reason::CardAdds { who, offence, defence };
    assert!(lines.contains(&adds(Who::Ally(kitsu), 2, -1)) && lines.contains(&adds(Who::Enemy(foe), 1, 2)));
}

/// Rulebook p. 16: its effects are on its card; the app reminds of those in use.
#[test]
fn an_item_in_use_is_told_when_a_combat_begins() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    let note = Note::new("+1 Offensive Success.");
    let item = Equipment { name: name("Sword"), kind: EquipmentKind::Weapon, note: note.clone(), used: Use::Carried };
    t.does(Command::TakeEquipment { champion: First, item });
    let told = Reason::ItemSays { who: Who::Champion(First), item: name("Sword"), note };
    let rolled = brawl(First, foe, "FFEEV");
    assert!(!t.lines(&rolled, CombatStep::Beginning).contains(&told), "only carried");
    t.does(Command::UseEquipment { champion: First, item: 0 });
    assert!(t.lines(&rolled, CombatStep::Beginning).contains(&told));
}
