//! Wounds outside of a Combat's own exchange: Honor for who dealt them, and that the Enemy was attacked.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::model::conduct::Conduct;

fn wounds(enemy: EnemyId, credit: Option<ChampionId>) -> Command {
    match credit {
        Some(champion) => Command::DealWounds { champion, enemy, wounds: 1 },
        None => Command::WoundEnemy { enemy, wounds: 1, credit },
    }
}

/// Rulebook p. 14.
#[test]
fn q_1_a_bystander_wounded_by_a_champion_brings_honor_once_in_an_action() {
    let mut play = five().acting();
    let (foe, other) = (play.foe(&[]), play.foe(&[]));
    play.does(brawl(First, foe, "AAEEA"));
    let before = play.honor(First);
    play.does(wounds(other, Some(First)));
    assert_eq!(play.honor(First), before + 1, "the target blocked everything");
    play.does(wounds(other, Some(First)));
    assert_eq!(play.honor(First), before + 1, "once in an action");
    play.act(First, movement(1)).does(wounds(other, Some(First)));
    assert_eq!(play.honor(First), before + 2);
}

#[test]
fn q_1_whoever_wounded_its_target_gains_no_honor_for_another_in_that_combat() {
    let mut play = five().acting();
    let (foe, other) = (play.foe(&[]), play.foe(&[]));
    play.does(fight(First, foe).deals(1));
    let before = play.honor(First);
    play.does(wounds(other, Some(First)));
    assert_eq!(play.honor(First), before);
}

#[test]
fn q_1_neither_insignificant_nor_uncredited_wounds_bring_honor() {
    let mut play = five().acting();
    let (foe, weak) = (play.foe(&[]), play.foe(&[Keyword::Insignificant]));
    let before = play.honor(First);
    play.does(wounds(foe, None)).does(wounds(weak, Some(First)));
    assert_eq!(play.honor(First), before);
}

/// Rulebook p. 31: attacked in any way.
#[test]
fn ene_a_wound_by_an_effect_wakes_gatekeepers_and_patrols() {
    let mut play = five().acting();
    for behaviour in [Conduct::Guardian(Guardian::Gatekeeper), Conduct::Patrol { route: path("a"), next: 0 }] {
        let guard = play.enemy(spearman());
        play.does(behaves(guard, behaviour.clone())).does(wounds(guard, None));
        assert_eq!(play.state().enemy(guard).unwrap().behaviour(), &behaviour, "a correction attacks nobody");
        play.does(wounds(guard, Some(First)));
        assert_eq!(play.state().enemy(guard).unwrap().behaviour(), &Conduct::ASSAULT);
    }
}

/// Rulebook p. 31 names sight alone: a ruling in the entry "Sentinel".
#[test]
fn ene_an_attack_from_farther_than_it_sees_wakes_no_sentinel() {
    let mut play = five().acting();
    let guard = play.enemy(spearman());
    let waits = Conduct::Guardian(Guardian::Sentinel);
    play.does(behaves(guard, waits.clone())).does(brawl(First, guard, "AAEEA"));
    assert_eq!(play.state().enemy(guard).unwrap().behaviour(), &waits);
    play.does(wounds(guard, Some(First)));
    assert_eq!(play.state().enemy(guard).unwrap().behaviour(), &waits);
}
