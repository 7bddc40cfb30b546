//! What the players change by hand: the rulebook's own precedence, scenario before card before rulebook.

use crate::support::*;
use rokugan::games::champions::model::champion::Once;
use rokugan::games::champions::model::quantity::{Destiny, Honor, Ki, Turn};
use rokugan::kernel::known::Known;

#[test]
fn a_gauge_that_a_kind_of_character_does_not_have_cannot_be_changed() {
    let mut t = five().start();
    let (foe, friend) = (t.foe(&[]), t.ally(ally("Kitsu", &[])));
    for gauge in [Gauge::Ap, Gauge::Honor, Gauge::Ki, Gauge::Purity, Gauge::Glory] {
        t.never(adjust(foe, gauge, 1));
    }
    for gauge in [Gauge::Honor, Gauge::Glory] {
        t.refuses(
            adjust(friend, gauge, 1),
            RefusalKind::NotAGauge { gauge },
            if gauge == Gauge::Honor { "CH-Q-1" } else { "CH-Q-2" },
        );
    }
    t.never(adjust(EnemyId(9), Gauge::Life, 1));
    t.never(adjust(AllyId(9), Gauge::Life, 1));
}

#[test]
fn changes_by_hand_have_their_consequences() {
    let mut t = five().start();
    t.adjust(First, Gauge::Purity, -5).adjust(Second, Gauge::Life, -10).adjust(Third, Gauge::Glory, 6);
    assert!(!t.champion(First).is_in_play() && !t.champion(Second).is_in_play());
    assert_eq!(t.events().iter().filter(|event| matches!(event, Event::TokenGained { .. })).count(), 2);
}

#[test]
fn cards_typed_in_later_fill_what_was_unknown_and_leave_the_rest() {
    let mut t = five().card(|card| (card.ki, card.ap) = (Known::Unknown, Known::Unknown)).start();
    t.adjust(Fifth, Gauge::Honor, 1);
    let card = rokugan::games::champions::model::card::ChampionCard {
        ki: Known::Entered(Ki::clamped(4)),
        ap: Known::Entered(rokugan::games::champions::model::quantity::ActionPoints::clamped(5)),
        ..t.champion(Fifth).card().clone()
    };
    t.does(Command::EnterChampionCard { champion: Fifth, card: Box::new(card) });
    assert_eq!((t.ki(Fifth), t.ap(Fifth), t.honor(Fifth)), (4, 5, 1));
}

/// CH-SET-3: an unknown is never read as zero.
#[test]
fn a_card_without_destiny_does_not_lower_the_threshold() {
    let mut t = five().destiny(2).start();
    let threshold = t.threshold();
    let blank = rokugan::games::champions::model::card::ChampionCard::blank(name("Bayushi Aramoro"), Clan::Scorpion);
    t.does(Command::EnterChampionCard { champion: Fifth, card: Box::new(blank) });
    assert_eq!(t.threshold(), threshold);
}

#[test]
fn a_corrected_destiny_moves_the_threshold() {
    let mut t = five().start();
    let threshold = t.threshold();
    let card = rokugan::games::champions::model::card::ChampionCard {
        destiny: Known::Entered(Destiny::clamped(3)),
        ..t.champion(Fifth).card().clone()
    };
    t.does(Command::EnterChampionCard { champion: Fifth, card: Box::new(card) });
    t.does(Command::SetStartingHonor { champion: Fifth, honor: Honor::clamped(4) });
    assert_eq!((t.threshold(), t.honor(Fifth)), (threshold + 2 + 4, 0));
}

#[test]
fn an_enemy_card_is_entered_for_all_of_its_name() {
    let mut t = five().start();
    let (one, two, other) = (t.foe(&[]), t.foe(&[]), t.enemy(enemy("Oni", 3, 1, &[])));
    t.does(Command::EnterEnemyCard { enemy: one, card: Box::new(enemy("Ashigaru", 6, 2, &[])) });
    assert_eq!([one, two, other].map(|foe| t.life(foe)), [6, 6, 3]);
}

/// what the log says of a gauge is what the gauge shows, also where a corrected card left more Wounds than Life.
#[test]
fn wounds_beyond_a_corrected_card_are_not_healed_twice() {
    let mut t = five().start();
    let foe = t.enemy(enemy("Oni", 9, 1, &[Keyword::Reinforcement]));
    t.adjust(foe, Gauge::Life, -8);
    t.does(Command::EnterEnemyCard { enemy: foe, card: Box::new(enemy("Oni", 5, 1, &[])) });
    t.anyway(adjust(foe, Gauge::Life, 2), "CH-ENE");
    assert_eq!(t.life(foe), 2);
}

#[test]
fn the_favor_the_clock_and_the_last_turn_are_set_by_hand() {
    let mut t = five().start();
    t.does(Command::GiveFavor { to: PlayerId(3) });
    t.never(Command::GiveFavor { to: PlayerId(5) });
    t.does(Command::SetLastTurn { turn: Turn::clamped(8) });
    t.does(Command::SetClock { turn: Turn::clamped(4), phase: Phase::Recovery });
    let state = t.state();
    assert_eq!((state.favor(), state.turn().get(), state.phase()), (Some(PlayerId(3)), 4, Phase::Recovery));
    assert_eq!(state.scenario().max_turns.get(), 8);
}

#[test]
fn setting_the_clock_ends_an_activation_in_progress() {
    let mut t = five().acting();
    t.does(Command::SetClock { turn: Turn::clamped(1), phase: Phase::Champions });
    assert_eq!((t.state().track().active(), t.state().phase()), (None, Phase::Preparation));
    t.activations(&[Second, First, Third, Fourth, Fifth]).act(Second, movement(1));
}

/// CH-TURN-4: once-per-turn marks are of their turn, however the next one came.
#[test]
fn another_turn_set_by_hand_clears_the_marks_of_the_turn() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.until_enemies().does(struck_by(First, foe).intervening());
    t.does(Command::SetClock { turn: Turn::clamped(2), phase: Phase::Enemies });
    assert_eq!(t.champion(First).intervened(), Once::Free);
}

/// The Champions act in the Champions Phase, however the players got there.
#[test]
fn ending_an_activation_in_the_enemies_phase_lets_no_champion_act() {
    let mut t = five().acting();
    t.does(Command::SetClock { turn: Turn::clamped(1), phase: Phase::Enemies });
    t.anyway(Command::EndActivation, "CH-TURN-2");
    assert_eq!((t.state().track().active(), t.state().phase()), (None, Phase::Enemies));
}

#[test]
fn a_new_order_begun_anyway_is_a_new_activation() {
    let mut t = five().acting();
    t.act(First, Action::Concentration);
    t.anyway(Command::BeginActivations { order: vec![First, Second, Third, Fourth, Fifth] }, "CH-TURN-1");
    t.act(First, Action::Concentration);
    assert_eq!(t.ki(First), 5);
}

#[test]
fn a_remark_says_something() {
    let mut t = five().start();
    t.refuses(Command::Remark { note: no_note() }, RefusalKind::NothingToSay, "CH-TURN");
}

#[test]
fn equipment_is_taken_and_given_away() {
    use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
    let mut t = five().start();
    let item =
        Equipment { name: name("Ancestral sword"), kind: EquipmentKind::Weapon, note: no_note(), used: Use::Carried };
    t.does(Command::TakeEquipment { champion: First, item: item.clone() });
    assert_eq!(t.champion(First).equipment(), [item]);
    t.never(Command::DropEquipment { champion: First, item: 1 });
    t.does(Command::DropEquipment { champion: First, item: 0 });
    assert!(t.champion(First).equipment().is_empty());
}

/// Rulebook p. 16: any number of Equipment cards, but only one of each type is used in a scenario.
#[test]
fn one_item_of_each_type_is_used_in_a_scenario() {
    use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
    let mut t = five().start();
    let item = |called: &str, kind| Equipment { name: name(called), kind, note: no_note(), used: Use::Carried };
    let all = [("Sword", EquipmentKind::Weapon), ("Bow", EquipmentKind::Weapon), ("Helmet", EquipmentKind::Armor)];
    for (called, kind) in all {
        t.does(Command::TakeEquipment { champion: First, item: item(called, kind) });
    }
    let uses = |item| Command::UseEquipment { champion: First, item };
    t.does(uses(0));
    let taken = RefusalKind::TypeInUse { kind: EquipmentKind::Weapon, item: name("Sword") };
    t.refuses(uses(1), taken, "CH-ACT");
    t.does(uses(2));
    t.never(uses(3));
    let used: Vec<Use> = t.champion(First).equipment().iter().map(|item| item.used).collect();
    assert_eq!(used, [Use::InUse, Use::Carried, Use::InUse]);
}

/// Rulebook p. 13, 14: a Clan Power pays 1 Honor outside of a Combat too, and the log says for what.
#[test]
fn a_clan_power_brings_one_honor_with_its_cause() {
    let mut t = five().start();
    let power = Command::ClanPower { champion: First };
    let before = t.honor(First);
    t.does(power.clone());
    let honor = t.champion(First).honor();
    assert_eq!(honor, Honor::clamped(before + 1));
    assert!(format!("{:?}", t.events()).contains("ClanPower"), "the cause stands in the log");
    for _ in honor.get()..Honor::MOST.get() {
        t.does(power.clone());
    }
    let full = RefusalKind::AtBound { gauge: Gauge::Honor, at: Honor::MOST.get() };
    t.refuses(power.clone(), full, "CH-Q-1");
    t.falls(First, Fall::Eliminated);
    t.refuses(power, RefusalKind::Gone { who: Who::Champion(First) }, "CH-ELI");
}
