//! CH-COM-9 and 10: Wounds, Corruption, Elimination, Honor and Glory.

use crate::support::*;
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::kernel::known::Known;

fn at_blows(keywords: &[Keyword]) -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(keywords);
    (t, foe)
}

#[test]
fn wounds_are_what_the_defence_does_not_stop_on_both_sides_at_once() {
    let (mut t, foe) = at_blows(&[]);
    let brawl = brawl(First, foe, "FFFEV").enemy(3, 2);
    assert_eq!(t.wounds(&brawl), (1, 2));
    t.does(brawl);
    assert_eq!((t.life(foe), t.life(First)), (3, 8));
}

/// CH-COM, "in every Combat both sides roll".
#[test]
fn who_is_attacked_strikes_back() {
    let (mut t, foe) = at_blows(&[]);
    t.until_enemies().does(beset(First, foe, "FFFEV").enemy(3, 2));
    assert_eq!((t.life(foe), t.life(First), t.ap(First)), (3, 8, 6));
}

#[test]
fn both_combatants_can_eliminate_each_other() {
    let (mut t, foe) = at_blows(&[]);
    t.set(First, Gauge::Life, 2);
    let brawl = brawl(First, foe, "WWWW").enemy(2, 0);
    let fallen = |who| Reason::Eliminated { who };
    let lines = t.lines(&brawl, CombatStep::Wounds);
    assert!(lines.contains(&fallen(Who::Enemy(foe))) && lines.contains(&fallen(Who::Champion(First))), "{lines:?}");
    t.does(brawl);
    assert!(!t.champion(First).is_in_play());
    assert_eq!(t.state().enemy(foe).unwrap().standing(), EnemyStanding::Eliminated);
    assert_eq!(t.glory(First), 2 + 2);
}

/// CH-COM-9: Life Points of step 8 come first.
#[test]
fn life_of_three_air_comes_before_the_wounds() {
    let (mut t, foe) = at_blows(&[]);
    t.set(First, Gauge::Life, 1);
    let brawl = brawl(First, foe, "AAAV").enemy(4, 0);
    let lines = t.lines(&brawl, CombatStep::Wounds);
    assert!(!lines.contains(&Reason::Eliminated { who: Who::Champion(First) }), "{lines:?}");
    t.does(brawl);
    assert_eq!(t.life(First), 1);
}

#[test]
fn corruption_costs_purity_and_ki_prevents_it() {
    let (mut t, foe) = at_blows(&[Keyword::Corruption(2)]);
    let brawl = brawl(First, foe, "FFVVV").enemy(1, 5).prevents(1);
    let line = Reason::Corrupted { who: Who::Champion(First), stake: 2, prevented: 1 };
    assert!(t.lines(&brawl, CombatStep::Wounds).contains(&line));
    t.does(brawl);
    assert_eq!((t.purity(First), t.ki(First)), (4, 2));
}

#[test]
fn corruption_counts_only_with_a_wound_and_pure_loses_one_less() {
    let mut t = five().first_card(|card| card.keywords = vec![Keyword::Pure]).acting();
    let foe = t.foe(&[Keyword::Corruption(2)]);
    let safe = brawl(First, foe, "FFEVV").enemy(1, 5);
    let corrupted = |line: &Reason| matches!(line, Reason::Corrupted { .. });
    assert!(!t.lines(&safe, CombatStep::Wounds).iter().any(corrupted));
    t.does(brawl(First, foe, "FFVVV").enemy(1, 5));
    assert_eq!(t.purity(First), 4);
}

/// CH-COM-8 before CH-COM-9: the Ki of three Fire can prevent.
#[test]
fn the_ki_of_three_fire_prevents_the_loss_of_purity() {
    let (mut t, foe) = at_blows(&[Keyword::Corruption(1)]);
    t.set(First, Gauge::Ki, 0).does(brawl(First, foe, "FFFVV").enemy(1, 5).prevents(1));
    assert_eq!((t.purity(First), t.ki(First)), (5, 0));
}

#[test]
fn wounding_brings_one_honor_and_the_insignificant_none() {
    let (mut t, foe) = at_blows(&[Keyword::Insignificant]);
    let brawl = brawl(First, foe, "FFVVV");
    assert_eq!(t.lines(&brawl, CombatStep::End), [Reason::Insignificant { who: Who::Enemy(foe) }]);
    t.does(brawl);
    assert_eq!(t.honor(First), 5);
}

#[test]
fn the_glory_of_the_enemy_goes_to_the_champion() {
    let (mut t, foe) = at_blows(&[]);
    let brawl = brawl(First, foe, "WWWVV");
    let who = Who::Champion(First);
    let expected = [Reason::Honor { who, by: 1, cause: Cause::WoundedEnemy }, Reason::Glory { who, by: Some(2) }];
    assert_eq!(t.lines(&brawl, CombatStep::End), expected);
    t.does(brawl);
    assert_eq!((t.glory(First), t.honor(First)), (2, 6));
}

#[test]
fn a_combat_that_changes_nothing_ends_all_the_same() {
    let (t, foe) = at_blows(&[]);
    assert_eq!(t.lines(&brawl(First, foe, "VVVVV"), CombatStep::End), [Reason::Ends]);
}

/// Unknown Life Points: the players say who fell.
#[test]
fn without_life_points_the_players_say_who_fell() {
    use rokugan::games::champions::command::Fell;
    let mut t = five().acting();
    let mut card = crate::support::enemy("Oni", 2, 3, &[]);
    card.life = Known::Unknown;
    let foe = t.enemy(card);
    t.does(brawl(First, foe, "FFVVV").aftermath(|after| after.enemy_fell = Fell::Yes));
    assert_eq!(t.glory(First), 3);
}

/// The two ways to say a Combat agree.
#[test]
fn a_combat_as_fought_does_what_its_outcome_would_do() {
    let (mut t, foe) = at_blows(&[Keyword::Corruption(1)]);
    t.gains_tokens(First);
    let brawl =
        brawl(First, foe, "FFFAV").focus(&[4], "A").sizes(3, 1).enemy(4, 1).prevents(1).token(GloryToken::Offensive);
    let outcome = t.resolves(&brawl).outcome;
    let by_outcome = t.journal.preview(&Command::Combat(outcome)).unwrap();
    let by_dice = t.journal.preview(&brawl.into()).unwrap();
    assert!(matches!(by_dice[0], Event::DiceRolled { .. }));
    assert_eq!(by_dice[1..], by_outcome);
}
