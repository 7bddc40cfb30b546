//! The two examples of Ranged Combat (CH-LOS; rulebook p. 26–27), and bows that nobody has typed in.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::field::cards::{Guess, guesses};
use rokugan::games::champions::field::combat_terms::{self, Cover, ReturnFire};
use rokugan::games::champions::model::card::{EnemyCard, Ranged};
use rokugan::games::champions::offers::{ActionKind, offers};
use rokugan::games::champions::pack;
use rokugan::kernel::known::Known;

const ME: Actor = Actor::Champion(First);

fn printed(name: &str) -> EnemyCard {
    pack::builtin().enemies.into_iter().find(|card| card.name.as_str() == name).unwrap()
}

/// The first Champion with a Ranged value of which nobody has typed in the dice.
fn archer(play: &mut Play) {
    let mut card = play.champion(First).card().clone();
    card.ranged = Known::Rulebook(Ranged::Bow);
    play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
}

fn legal(play: &Play) -> Vec<EnemyId> {
    let ranged = |(enemy, kind)| (kind == CombatKind::Ranged).then_some(enemy);
    combat_terms::targets(play.state(), ME).into_iter().filter_map(ranged).collect()
}

#[test]
fn los_example_1_comes_out_as_printed() {
    let mut play = table_on(board("a-b b-c a#d a=e"));
    archer(&mut play);
    play.put(First, "a");
    let (near, walled) =
        (play.foe_at(printed("Ashigaru Spearman"), "c"), play.foe_at(printed("Ashigaru Spearman"), "d"));
    let skeleton = play.foe_at(printed("Skeleton Archer"), "e");
    assert_eq!(legal(&play), [near, skeleton], "a red border hides {walled:?}");
    let at = |enemy| combat_terms::attack(play.state(), ME, enemy, CombatKind::Ranged).unwrap();
    assert_eq!((at(near).defender, at(near).return_fire), (Cover::None, ReturnFire::None));
    assert_eq!(at(skeleton).defender, Cover::Covered);
    assert_eq!((at(skeleton).attacker, at(skeleton).return_fire), (Cover::None, ReturnFire::Counts));
}

#[test]
fn los_example_2_comes_out_as_printed() {
    let mut play = table_on(board("a^-b b-c c-d a#e e-f a-g g=h"));
    archer(&mut play);
    play.put(First, "a");
    let (far, walled) =
        (play.foe_at(printed("Ashigaru Spearman"), "d"), play.foe_at(printed("Ashigaru Spearman"), "f"));
    let skeleton = play.foe_at(printed("Skeleton Archer"), "h");
    assert_eq!(legal(&play), [far, skeleton], "a red border hides {walled:?}");
    let at = |enemy| combat_terms::attack(play.state(), ME, enemy, CombatKind::Ranged).unwrap();
    assert_eq!((at(far).defender, at(far).return_fire), (Cover::None, ReturnFire::None));
    assert_eq!(at(skeleton).defender, Cover::None, "high ground");
    assert_eq!((at(skeleton).attacker, at(skeleton).return_fire), (Cover::None, ReturnFire::Counts));
}

#[test]
fn los_an_unknown_bow_may_shoot_and_is_asked_for() {
    let mut play = table_on(board("a-b"));
    let mut card = play.champion(First).card().clone();
    card.ranged = Known::Unknown;
    play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
    let foe = play.foe_at(spearman(), "b");
    play.put(First, "a");
    assert_eq!(legal(&play), [foe]);
    let ranged = offers(play.state(), ME).into_iter().find(|offer| offer.action == ActionKind::Ranged).unwrap();
    assert_eq!(ranged.refusal, None);
    assert!(guesses(play.state()).contains(&(ME.into(), Guess::Bow)));
    let shot_at = combat_terms::defence(play.state(), foe, ME, CombatKind::Ranged).unwrap();
    assert_eq!(shot_at.return_fire, ReturnFire::Counts, "the card is asked for, nothing is struck");
}

#[test]
fn los_an_enemy_whose_bow_is_unknown_is_asked_about_when_it_is_shot_at() {
    let mut play = table_on(board("a-b"));
    archer(&mut play);
    let foe = play.foe_at(spearman(), "b");
    play.put(First, "a");
    let terms = combat_terms::attack(play.state(), ME, foe, CombatKind::Ranged).unwrap();
    assert_eq!(terms.return_fire, ReturnFire::Counts);
}
