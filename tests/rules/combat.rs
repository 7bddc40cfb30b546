//! CH-COM: what a Combat does to gauges, in the order of its steps.

use crate::support::*;
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::kernel::known::Known;

fn at_blows() -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    (t, foe)
}

fn under_attack(keywords: &[Keyword]) -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(keywords);
    t.until_enemies();
    (t, foe)
}

/// CH-COM: Enemies fight in their own phase, Champions in their Activation.
#[test]
fn who_begins_a_combat_does_so_in_their_phase() {
    let (mut t, foe) = at_blows();
    let wrong = RefusalKind::WrongPhase { needs: Phase::Enemies, is: Phase::Champions };
    t.refuses(struck_by(First, foe), wrong, "CH-ENE");
    t.refuses(fight(Second, foe), RefusalKind::NotActing { champion: Second, acts: Some(First) }, "CH-TURN-2");
    t.until_enemies().does(struck_by(First, foe));
    let wrong = RefusalKind::WrongPhase { needs: Phase::Champions, is: Phase::Enemies };
    t.refuses(fight(First, foe), wrong, "CH-TURN-2");
}

/// CH-COM: the attacked pays no Action Points, and may wound.
#[test]
fn in_every_combat_both_sides_may_wound() {
    let (mut t, foe) = under_attack(&[]);
    t.does(struck_by(First, foe).deals(1).takes(2));
    assert_eq!((t.life(foe), t.life(First), t.ap(First)), (3, 8, 6));
}

/// CH-COM-1.
#[test]
fn a_champion_intervenes_once_per_turn_and_for_free() {
    let (mut t, foe) = under_attack(&[]);
    t.does(struck_by(Second, foe).intervening().takes(1));
    assert_eq!((t.life(Second), t.ap(Second)), (9, 6));
    t.refuses(struck_by(Second, foe).intervening(), RefusalKind::OncePerTurn, "CH-COM-1");
    t.does(struck_by(Third, foe).intervening()).does(struck_by(Second, foe));
}

/// CH-COM-1.
#[test]
fn allies_do_not_intervene() {
    let (mut t, foe) = under_attack(&[]);
    let ally = t.ally(ally("Kitsu", &[]));
    t.refuses(struck_by(ally, foe).intervening(), RefusalKind::NotForAllies, "CH-COM-1");
}

/// CH-COM-2.
#[test]
fn outnumbered_brings_one_honor_superiority_costs_one() {
    let (mut t, foe) = at_blows();
    t.does(fight(First, foe).outnumbered());
    assert_eq!(t.honor(First), 6);
    t.does(fight(First, foe).superior());
    assert_eq!(t.honor(First), 5);
}

/// CH-COM-2, CH-KEY.
#[test]
fn an_imposing_champion_alone_of_its_side_loses_no_honor_by_superiority() {
    let (mut t, foe) = at_blows();
    t.does(fight(First, foe).superior_alone());
    assert_eq!(t.honor(First), 5);
}

/// CH-COM-2.
#[test]
fn sizes_bring_no_honor_in_ranged_combat() {
    let mut t = five().bow().start();
    let foe = t.foe(&[]);
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    t.does(fight(Fifth, foe).ranged().outnumbered()).does(fight(Fifth, foe).ranged().superior());
    assert_eq!(t.honor(Fifth), 0);
}

/// CH-COM-2: Honor cannot be lost below −5, and Superiority is no choice.
#[test]
fn superiority_at_minus_five_is_clamped() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, -5).does(fight(First, foe).superior());
    assert_eq!(t.honor(First), -5);
}

/// CH-COM-7 after CH-COM-2.
#[test]
fn the_honor_of_being_outnumbered_pays_for_deception() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, -4);
    t.refuses(fight(First, foe).deception(), RefusalKind::HonorTooLow { needs: -3, has: -4 }, "CH-TEST-2");
    t.does(fight(First, foe).outnumbered().deception());
    assert_eq!(t.honor(First), -5);
}

/// CH-COM-7 after CH-COM-2.
#[test]
fn the_honor_lost_by_superiority_is_missing_for_deception() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, -3);
    let refusal = RefusalKind::HonorTooLow { needs: -3, has: -4 };
    t.refuses(fight(First, foe).superior().deception(), refusal, "CH-TEST-2");
}

/// CH-COM-7 before CH-COM-10.
#[test]
fn the_honor_for_wounding_comes_too_late_for_deception() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, -4);
    let refusal = RefusalKind::HonorTooLow { needs: -3, has: -4 };
    t.refuses(fight(First, foe).deals(2).deception(), refusal, "CH-TEST-2");
}

/// CH-COM-6 before CH-COM-8.
#[test]
fn the_ki_of_three_fire_comes_too_late_for_focus() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Ki, 1);
    let refusal = RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ki, needs: 2, has: 1 };
    t.refuses(fight(First, foe).focus(2).three_fire(), refusal, "CH-TEST-2");
    t.does(fight(First, foe).focus(1).three_fire());
    assert_eq!((t.ki(First), t.used_ki(First)), (1, 3));
}

/// CH-COM-8.
#[test]
fn three_fire_bring_ki_and_three_air_action_and_life_points() {
    let (mut t, foe) = at_blows();
    t.adjust(First, Gauge::Life, -2).does(fight(First, foe).three_fire().three_air());
    assert_eq!((t.ki(First), t.ap(First), t.life(First)), (4, 4, 9));
}

/// CH-COM-8.
#[test]
fn additional_effects_are_not_for_allies() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    t.refuses(fight(id, foe).three_fire(), RefusalKind::NotForAllies, "CH-TURN-2");
    t.refuses(fight(id, foe).three_air(), RefusalKind::NotForAllies, "CH-TURN-2");
    t.adjust(id, Gauge::Life, -2).does(fight(id, foe).recovers(1));
    assert_eq!(t.life(id), 3, "a card may still heal it");
}

/// CH-COM-9: Life Points recovered in step 8 come first.
#[test]
fn life_points_are_recovered_before_the_wounds() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Life, 1).does(fight(First, foe).three_air().takes(1));
    assert_eq!(t.life(First), 1);
    assert!(t.champion(First).is_in_play());
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).three_air().takes(2));
    assert_eq!(t.life(First), 8, "what is recovered at full Life Points is lost");
}

/// CH-COM-9.
#[test]
fn corruption_costs_purity_when_the_enemy_wounds() {
    let (mut t, foe) = under_attack(&[Keyword::Corruption(2)]);
    t.does(struck_by(First, foe).takes(1));
    assert_eq!(t.purity(First), 3);
    t.does(struck_by(First, foe).takes(0));
    assert_eq!(t.purity(First), 3, "without a Wound no Corruption");
}

/// CH-COM-9.
#[test]
fn each_available_ki_prevents_the_loss_of_one_purity() {
    let (mut t, foe) = under_attack(&[Keyword::Corruption(2)]);
    t.does(struck_by(First, foe).takes(1).prevents(1));
    assert_eq!((t.purity(First), t.ki(First), t.used_ki(First)), (4, 2, 1));
    t.does(struck_by(First, foe).takes(1).prevents(5));
    assert_eq!((t.purity(First), t.ki(First)), (4, 0), "no more is spent than there is to prevent");
    let none = RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ki, needs: 1, has: 0 };
    t.refuses(struck_by(First, foe).takes(1).prevents(1), none, "CH-ELI");
}

/// CH-COM-9: without a Wound there is nothing to prevent.
#[test]
fn no_ki_is_spent_where_no_purity_is_at_stake() {
    let (mut t, foe) = under_attack(&[Keyword::Corruption(2)]);
    t.does(struck_by(First, foe).prevents(2));
    assert_eq!(t.ki(First), 3);
}

/// CH-COM-9: what the players say goes before the card.
#[test]
fn corruption_of_an_unknown_card_can_be_told() {
    let (mut t, foe) = under_attack(&[]);
    t.does(struck_by(First, foe).takes(1).corruption(3));
    assert_eq!(t.purity(First), 2);
}

/// CH-COM-9.
#[test]
fn an_ally_loses_purity_and_has_no_ki_against_it() {
    let (mut t, foe) = under_attack(&[Keyword::Corruption(1)]);
    let id = t.ally(ally("Kitsu", &[]));
    t.refuses(struck_by(id, foe).takes(1).prevents(1), RefusalKind::NotForAllies, "CH-ELI");
    t.does(struck_by(id, foe).takes(1));
    assert_eq!(t.purity(id), 4);
}

/// CH-COM-10.
#[test]
fn wounding_an_enemy_brings_one_honor_per_combat() {
    let (mut t, foe) = at_blows();
    t.does(fight(First, foe).deals(3));
    assert_eq!(t.honor(First), 6);
    t.does(fight(First, foe));
    assert_eq!(t.honor(First), 6);
}

/// CH-COM-10.
#[test]
fn the_glory_of_an_eliminated_enemy_goes_to_the_champion_who_fought() {
    let (mut t, foe) = at_blows();
    t.does(fight(First, foe).deals(4));
    assert_eq!((t.glory(First), t.honor(First)), (2, 6));
    assert_eq!(t.state().enemy(foe).unwrap().standing(), EnemyStanding::Eliminated);
    t.refuses(fight(First, foe), RefusalKind::NotOnBoard, "CH-ACT");
}

/// CH-COM-10.
#[test]
fn a_companion_earns_glory_too_and_an_ally_none() {
    let mut t = table().champion("A", Clan::Lion).filled().acting();
    let (one, two) = (t.foe(&[]), t.foe(&[]));
    let id = t.ally(ally("Kitsu", &[]));
    t.does(Command::EndActivation).does(fight(Second, one).deals(4)).does(fight(id, two).deals(4));
    assert_eq!((t.glory(Second), t.glory(First)), (2, 0));
    assert_eq!(t.state().enemy(two).unwrap().standing(), EnemyStanding::Eliminated);
}

/// CH-COM-10: Glory in a Combat brings its token at once.
#[test]
fn glory_won_in_combat_brings_its_token() {
    let mut t = five().acting();
    let boss = t.enemy(crate::support::enemy("Oni lord", 2, 7, &[]));
    t.does(fight(First, boss).deals(2));
    let gained: Vec<_> = t.events().iter().filter(|event| matches!(event, Event::TokenGained { .. })).collect();
    assert_eq!((t.glory(First), gained.len()), (7, 2));
}

/// CH-COM-10: unknown Glory is not zero.
#[test]
fn an_elimination_waits_for_the_glory_on_the_card() {
    let mut t = five().acting();
    let mut card = crate::support::enemy("Oni", 2, 0, &[]);
    card.glory = Known::Unknown;
    let foe = t.enemy(card);
    let unknown = RefusalKind::Unknown { who: Who::Enemy(foe), gauge: Gauge::Glory };
    t.refuses(fight(First, foe).deals(2), unknown, "CH-COM-10");
    t.anyway(fight(First, foe).deals(2), "CH-COM-10");
    assert_eq!(t.glory(First), 0);
}

/// CH-COM-9: a card that is not known counts Wounds, and the players say who fell.
#[test]
fn without_a_card_the_players_say_who_fell() {
    let mut t = five().card(|card| card.life = Known::Unknown).start();
    let mut card = crate::support::enemy("Oni", 2, 3, &[]);
    card.life = Known::Unknown;
    let foe = t.enemy(card);
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    t.does(fight(Fifth, foe).deals(9).takes(9));
    assert!(t.champion(Fifth).is_in_play());
    assert_eq!(t.state().enemy(foe).unwrap().wounds().get(), 9);
    t.does(fight(Fifth, foe).enemy_fell().fighter_fell());
    assert_eq!((t.glory(Fifth), t.champion(Fifth).is_in_play()), (3 + 2, false));
}

/// CH-COM, "Simultaneous Eliminations".
#[test]
fn both_combatants_can_eliminate_each_other() {
    let (mut t, foe) = at_blows();
    let threshold = t.threshold();
    t.does(fight(First, foe).deals(4).takes(10));
    assert!(!t.champion(First).is_in_play());
    assert_eq!(t.state().enemy(foe).unwrap().standing(), EnemyStanding::Eliminated);
    assert_eq!(
        (t.glory(First), t.honor(First)),
        (2 + 2, 6),
        "Glory for the Enemy and for the end, Honor for the Wound"
    );
    assert_eq!((t.group_honor(), t.threshold()), (9, threshold - 5));
    assert_eq!(t.state().track().active(), Some(Second));
}

/// CH-COM: the consequences in the order of the steps.
#[test]
fn consequences_follow_the_order_of_the_steps() {
    let mut t = five().acting();
    let foe = t.foe(&[Keyword::Corruption(2)]);
    t.adjust(First, Gauge::Life, -2);
    let combat = fight(First, foe).outnumbered().clan_power(1).focus(1).deception().three_fire().three_air();
    t.does(combat.deals(4).takes(2).prevents(1));
    let expected = [
        (Gauge::Ap, -3, Cause::Cost),
        (Gauge::Honor, 1, Cause::Outnumbered),
        (Gauge::Honor, 1, Cause::ClanPower),
        (Gauge::Ki, -1, Cause::Focus),
        (Gauge::Honor, -2, Cause::Deception),
        (Gauge::Life, 1, Cause::Effect),
        (Gauge::Ap, 1, Cause::Effect),
        (Gauge::Ki, 1, Cause::Effect),
        (Gauge::Life, -4, Cause::Wounds),
        (Gauge::Life, -2, Cause::Wounds),
        (Gauge::Ki, -1, Cause::Prevention),
        (Gauge::Purity, -1, Cause::Corruption),
        (Gauge::Honor, 1, Cause::WoundedEnemy),
        (Gauge::Glory, 2, Cause::EnemyEliminated),
    ];
    assert_eq!(t.changes(), expected);
}

/// CH-COM: what was listed before Confirm is what happens.
#[test]
fn the_preview_of_a_combat_is_what_happens() {
    let (mut t, foe) = at_blows();
    let command = Command::from(fight(First, foe).outnumbered().deals(4).takes(1));
    let preview = t.journal.preview(&command).unwrap();
    t.does(command);
    assert_eq!(t.events(), preview);
}

/// "Enemy" includes Bosses (rulebook p. 12): a Boss brings Honor for a Wound and Glory for its Elimination like any other.
#[test]
fn a_boss_is_an_enemy_like_any_other() {
    use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
    let mut t = five().acting();
    let boss = t.enemy(EnemyCard { kind: EnemyKind::Boss, ..enemy("Oni Lord", 4, 2, &[Keyword::Oni]) });
    t.does(fight(First, boss).deals(3));
    assert_eq!((t.honor(First), t.glory(First)), (5 + 1, 0));
    t.until_enemies();
    assert_eq!(t.life(boss), 2, "and an Oni heals, Boss or not");
    t.does(struck_by(First, boss).deals(2));
    assert_eq!((t.honor(First), t.glory(First)), (5 + 2, 2));
}
