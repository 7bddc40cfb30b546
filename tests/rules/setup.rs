//! CH-SET: who may sit at the table and what they begin with.

use crate::support::*;
use rokugan::games::champions::command::FavorTie;
use rokugan::games::champions::model::objective::Timing;
use rokugan::games::champions::model::scenario::{Difficulty, SameClan};
use rokugan::games::champions::setup::{FaultKind, Place};
use rokugan::kernel::chance::Source;
use rokugan::kernel::known::Known;

/// CH-SET-1.
#[test]
fn exactly_five_champions_stand_at_the_table() {
    let four = table().champion("A", Clan::Lion).companion("B").companion("C").companion("D");
    assert_eq!(four.clone().faults(), [(Place::Table, FaultKind::NotFive { champions: 4 })]);
    let six = four.companion("E").companion("F");
    assert_eq!(six.faults(), [(Place::Table, FaultKind::NotFive { champions: 6 })]);
    assert_eq!(
        table().faults(),
        [(Place::Table, FaultKind::NoPlayers), (Place::Table, FaultKind::NotFive { champions: 0 })]
    );
}

/// CH-SET-1.
#[test]
fn players_bring_different_clans_unless_the_scenario_allows_it() {
    let two_lions = || table().champion("Tsuko", Clan::Lion).champion("Toturi", Clan::Lion).filled();
    assert_eq!(two_lions().faults(), [(Place::Seat(1), FaultKind::SameClan { other: 0 })]);
    two_lions().scenario(|scenario| scenario.same_clan = SameClan::Allowed).start();
}

/// CH-SET-1.
#[test]
fn nobody_is_at_the_table_twice() {
    let twice = table().champion("Tsuko", Clan::Lion).champion("Tsuko", Clan::Crab).filled();
    assert_eq!(twice.faults(), [(Place::Seat(1), FaultKind::SameChampion { other: 0 })]);
}

/// CH-SET-1.
#[test]
fn only_companions_fill_the_table_and_no_player_brings_one() {
    let swapped = table().champion("A", Clan::Lion).keyword(Keyword::Companion).filled();
    assert_eq!(swapped.faults(), [(Place::Seat(0), FaultKind::CompanionAsChampion)]);
    let champion = table().champion("A", Clan::Lion).companion("B").card(|card| card.keywords.clear()).filled();
    assert_eq!(champion.faults(), [(Place::Seat(1), FaultKind::ChampionAsCompanion)]);
}

/// CH-SET-1.
#[test]
fn solo_fills_the_table_with_minor_clan_bushi_or_with_the_own_clan_never_mixed() {
    let solo = || table().champion("Tsuko", Clan::Lion);
    solo().filled().start();
    let own = || ["B", "C", "D"].into_iter().fold(solo(), |t, called| t.companion_of(called, Clan::Lion));
    own().companion_of("E", Clan::Lion).start();
    assert_eq!(own().companion("E").faults(), [(Place::Table, FaultKind::MixedCompanions)]);
    let foreign = own().companion_of("E", Clan::Crab);
    assert_eq!(foreign.faults(), [(Place::Seat(4), FaultKind::ForeignCompanion)]);
}

/// CH-SET-1: with several players Companions are always Minor Clan Bushi.
#[test]
fn clan_companions_are_for_solo_play_only() {
    let two = table().champion("A", Clan::Lion).champion("B", Clan::Crab).companion_of("C", Clan::Lion).filled();
    assert_eq!(two.faults(), [(Place::Seat(2), FaultKind::ForeignCompanion)]);
}

/// CH-SET-1.
#[test]
fn mandatory_and_forbidden_champions_of_the_scenario_are_checked() {
    let missing = five().scenario(|scenario| scenario.mandatory.push(name("Hida Kisada")));
    assert_eq!(missing.faults(), [(Place::Table, FaultKind::Missing { name: name("Hida Kisada") })]);
    let forbidden = five().scenario(|scenario| scenario.forbidden.push(name("Togashi Mitsu")));
    assert_eq!(forbidden.faults(), [(Place::Seat(2), FaultKind::Forbidden)]);
}

/// Every fault is reported, not only the first.
#[test]
fn all_faults_are_told_at_once() {
    let t = five()
        .card(|card| (card.honor, card.destiny) = (Known::Unknown, Known::Unknown))
        .scenario(|scenario| scenario.forbidden.push(name("Matsu Tsuko")));
    let expected = [
        (Place::Seat(0), FaultKind::Forbidden),
        (Place::Seat(4), FaultKind::HonorUnknown),
        (Place::Seat(4), FaultKind::DestinyUnknown),
    ];
    assert_eq!(t.faults(), expected);
}

/// CH-SET-2.
#[test]
fn each_champion_starts_with_its_card_full_purity_and_no_glory() {
    let t = five().life(8).ap(7).ki(2).honor(-1).start();
    let gauges = [Gauge::Life, Gauge::Ap, Gauge::Ki, Gauge::Honor, Gauge::Purity, Gauge::Glory];
    assert_eq!(gauges.map(|gauge| t.gauge(Fifth, gauge)), [8, 7, 2, -1, 5, 0]);
}

/// CH-SET-3.
#[test]
fn the_threshold_is_honor_plus_destiny_plus_difficulty() {
    let thresholds = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard].map(|difficulty| {
        let t = five().destiny(3).difficulty(difficulty).start();
        (t.group_honor(), t.threshold())
    });
    assert_eq!(thresholds, [(14, 18), (14, 21), (14, 24)]);
}

/// CH-SET-3: changes of Honor move Group Honor, never the Threshold.
#[test]
fn honor_gained_in_play_does_not_move_the_threshold() {
    let mut t = five().start();
    let before = t.threshold();
    t.adjust(First, Gauge::Honor, 3);
    assert_eq!((t.threshold(), t.group_honor()), (before, 17));
}

/// CH-SET-4.
#[test]
fn companions_keep_no_objectives() {
    let t = table().champion("A", Clan::Lion).companion("B").objective(objective(Timing::End, &[2])).filled();
    assert_eq!(t.faults(), [(Place::Seat(1), FaultKind::CompanionObjectives)]);
}

/// CH-SET-4: "More cooperation" (p. 32) plays without objectives.
#[test]
fn more_cooperation_plays_without_objectives() {
    let t = five().objective(objective(Timing::End, &[2])).more_cooperation();
    assert_eq!(t.faults(), [(Place::Seat(4), FaultKind::ObjectivesInCooperation)]);
}

/// CH-SET-4.
#[test]
fn objectives_of_the_set_up_are_kept_in_order() {
    let t = five().objective(objective(Timing::End, &[2])).objective(objective(Timing::Instant, &[1, 3])).start();
    let kept: Vec<_> =
        t.champion(Fifth).objectives().values().map(|kept| kept.card.worth.lower().unwrap().get()).collect();
    assert_eq!(kept, [2, 1]);
}

/// CH-SET-5.
#[test]
fn the_champion_with_most_honor_begins_with_the_favor() {
    assert_eq!(five().start().state().favor(), Some(PlayerId(0)));
    assert_eq!(five().honor(9).start().state().favor(), Some(PlayerId(4)));
}

/// CH-SET-5: no Activation before the Favor is somebody's.
#[test]
fn a_tie_for_the_favor_has_to_be_settled_first() {
    let mut t = five().honor(5).start();
    assert_eq!(t.state().favor(), None);
    let order = Command::BeginActivations { order: vec![First, Second, Third, Fourth, Fifth] };
    t.refuses(order.clone(), RefusalKind::FavorOpen, "CH-SET-5");
    t.does(Command::SettleFavor(FavorTie::Told(PlayerId(4)))).does(order);
    assert_eq!(t.state().favor(), Some(PlayerId(4)));
    t.refuses(Command::SettleFavor(FavorTie::Rolled), RefusalKind::FavorSettled, "CH-SET-5");
}

/// CH-SET-5.
#[test]
fn only_those_who_tie_can_win_the_roll() {
    let mut t = five().honor(5).start();
    t.refuses(Command::SettleFavor(FavorTie::Told(PlayerId(1))), RefusalKind::NoSuchPlayer, "CH-SET-5");
}

/// CH-SET-5: five dice each, again among those with most Fire, until one has more than the others.
#[test]
fn a_tie_for_the_favor_is_rolled_until_one_has_more_fire() {
    let mut rolled_again = 0;
    for seed in 0..40 {
        let mut t = five().honor(5).seeded(seed);
        t.does(Command::SettleFavor(FavorTie::Rolled));
        let (mut tied, mut winner, mut rounds) = (vec![PlayerId(0), PlayerId(4)], None, 0);
        for event in t.events() {
            match event {
                Event::FavorRolled { rolls, source: Source::Generated } => {
                    rounds += 1;
                    assert_eq!(rolls.iter().map(|roll| roll.player).collect::<Vec<_>>(), tied);
                    let most = rolls.iter().map(|roll| roll.fire()).max();
                    tied = rolls.iter().filter(|roll| Some(roll.fire()) == most).map(|roll| roll.player).collect();
                }
                Event::FavorHeld { by } => winner = Some(*by),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((tied, t.state().favor()), (vec![winner.unwrap()], winner));
        rolled_again += usize::from(rounds > 1);
    }
    assert!(rolled_again > 0, "no seed rolled twice");
}

/// CH-SET-5: a Companion with more Honor does not hold the Favor; a player does.
#[test]
fn a_companion_never_holds_the_favor() {
    let t = table().champion("A", Clan::Lion).honor(1).champion("B", Clan::Crab).honor(0).filled().honor(9).start();
    assert_eq!(t.state().favor(), Some(PlayerId(0)));
}

/// CH-SET-6.
#[test]
fn companions_are_controlled_by_number_of_players() {
    let clans = [("A", Clan::Lion), ("B", Clan::Crab), ("C", Clan::Crane), ("D", Clan::Dragon)];
    let control = |players: usize| {
        let seats =
            clans.into_iter().take(players).fold(table(), |t, (called, clan)| t.champion(called, clan).honor(0));
        // The second player has the Favor where there is one.
        let favored = if players > 1 { 1 } else { 0 };
        let mut t = seats.filled().seeded(1);
        t.does(Command::GiveFavor { to: PlayerId(favored) });
        let all = [First, Second, Third, Fourth, Fifth];
        all.map(|id| t.state().controller(id).unwrap().0)
    };
    assert_eq!(control(4), [0, 1, 2, 3, 1], "4 players: the holder");
    assert_eq!(control(3), [0, 1, 2, 1, 1], "3 players: both by the holder");
    assert_eq!(control(2), [0, 1, 0, 1, 1], "2 players: one each, the third by the holder");
    assert_eq!(control(1), [0, 0, 0, 0, 0], "solo: the player");
}
