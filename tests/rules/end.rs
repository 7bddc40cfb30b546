//! CH-END: the arithmetic of the end, who wins and who is Glorified.

use crate::support::*;
use rokugan::games::champions::model::ids::ObjectiveId;
use rokugan::games::champions::model::objective::Timing;
use rokugan::games::champions::model::quantity::GloryValue;
use rokugan::games::champions::model::turn::GroupObjective;
use rokugan::games::champions::rulings::Ruling;
use rokugan::games::champions::scoring::{Eligible, ScoreSheet, score};

fn sheet(t: &Play) -> ScoreSheet {
    score(t.state())
}

fn glory(t: &Play, seat: usize) -> i16 {
    sheet(t).glory[seat].total
}

fn wins(t: &mut Play) -> bool {
    t.does(Command::EndGame { objective: GroupObjective::Met });
    sheet(t).is_victory()
}

/// A table with no Destiny, everybody with some Glory: it wins when nothing is lost.
fn even() -> Play {
    let clans = [("A", Clan::Lion), ("B", Clan::Crab), ("C", Clan::Crane), ("D", Clan::Dragon), ("E", Clan::Naga)];
    let seats = clans.into_iter().fold(table(), |t, (called, clan)| t.champion(called, clan).honor(3).destiny(0));
    let mut t = seats.start();
    for id in [First, Second, Third, Fourth, Fifth] {
        t.adjust(id, Gauge::Glory, 5);
    }
    t
}

/// CH-END.
#[test]
fn the_game_ends_at_once_and_once() {
    let mut t = five().acting();
    let end = Command::EndGame { objective: GroupObjective::Missed };
    t.does(end.clone()).refuses(end, RefusalKind::GameOver, "CH-END");
    t.refuses(Command::EndActivation, RefusalKind::GameOver, "CH-END");
    assert_eq!(t.state().ended(), Some(GroupObjective::Missed));
}

/// CH-END: what was forgotten can be put right after the end.
#[test]
fn gauges_can_be_corrected_after_the_end() {
    let mut t = even();
    t.does(Command::EndGame { objective: GroupObjective::Met }).adjust(First, Gauge::Honor, -1);
    assert_eq!(sheet(&t).margin(), -1);
}

/// CH-END-1.
#[test]
fn each_missing_purity_costs_one_honor_within_its_bounds() {
    let mut t = even();
    t.adjust(First, Gauge::Purity, -2).set(Second, Gauge::Honor, -4).adjust(Second, Gauge::Purity, -3);
    let lines = sheet(&t).honor;
    assert_eq!((lines[0].left, lines[1].left, lines[2].left), (1, -5, 3));
    assert_eq!(sheet(&t).group_honor(), 1 - 5 + 9);
}

/// CH-END-1.
#[test]
fn the_eliminated_lose_honor_too_but_outside_the_group_honor() {
    let mut t = even();
    t.adjust(First, Gauge::Purity, -2).falls(First, Fall::Eliminated);
    let line = sheet(&t).honor[0];
    assert_eq!((line.left, line.counts, sheet(&t).group_honor()), (1, 0, 12));
}

/// CH-END-2.
#[test]
fn fifteen_glory_lowers_the_threshold_and_no_glory_raises_it() {
    let mut t = even();
    let before = t.threshold();
    t.set(First, Gauge::Glory, 15).set(Second, Gauge::Glory, 14).set(Third, Gauge::Glory, 1);
    assert_eq!(sheet(&t).threshold(), before - 1);
    t.set(Fourth, Gauge::Glory, 0).set(Fifth, Gauge::Glory, 0);
    assert_eq!(sheet(&t).threshold(), before + 1);
}

/// CH-END-2: per Champion, Companions included.
#[test]
fn every_champion_without_glory_raises_the_threshold() {
    let t = table().champion("A", Clan::Lion).filled().start();
    assert_eq!(sheet(&t).threshold(), t.threshold() + 5);
}

/// CH-END-2, ruling and its switch.
#[test]
fn the_threshold_looks_at_glory_before_the_scoring_or_after_it() {
    let play = |table: Table| {
        let mut t = table.destiny(2).start();
        t.set(Fifth, Gauge::Glory, 2);
        for id in [First, Second, Third, Fourth] {
            t.set(id, Gauge::Glory, 5);
        }
        sheet(&t).threshold() - t.threshold()
    };
    assert_eq!(play(five()), 0, "2 Glory as it stands");
    assert_eq!(play(five().threshold_glory_after_scoring()), 1, "0 Glory after its Destiny");
}

/// CH-END-3.
#[test]
fn glory_counts_end_objectives_purity_and_destiny() {
    let end = objective(Timing::End, &[2, 5]);
    let mut t = five().destiny(2).objective(end.clone()).objective(end).start();
    t.set(Fifth, Gauge::Glory, 10).adjust(Fifth, Gauge::Purity, -1);
    t.does(Command::CompleteObjective { champion: Fifth, objective: ObjectiveId(0), glory: GloryValue::clamped(5) });
    let line = sheet(&t).glory[4];
    assert_eq!((line.completed, line.failed, line.missing_purity, line.destiny), (5, 2, 1, 2));
    assert_eq!(line.total, 10 + 5 - 2 - 1 - 2);
}

/// CH-END-3: of two values the lower is lost; an uncompleted Instant objective costs as much.
#[test]
fn every_uncompleted_objective_costs_its_lower_value() {
    let table = five().objective(objective(Timing::Instant, &[4, 1])).objective(objective(Timing::End, &[3]));
    let mut t = table.destiny(0).start();
    t.set(Fifth, Gauge::Glory, 9);
    assert_eq!(glory(&t, 4), 9 - 1 - 3);
}

/// CH-END-3: an Instant objective has brought its Glory already.
#[test]
fn a_completed_instant_objective_counts_once() {
    let mut t = five().destiny(0).objective(objective(Timing::Instant, &[4])).start();
    t.does(Command::CompleteObjective { champion: Fifth, objective: ObjectiveId(0), glory: GloryValue::clamped(4) });
    assert_eq!(glory(&t, 4), 4);
}

/// CH-END-3, Q-2.
#[test]
fn final_glory_stays_between_zero_and_twenty_five() {
    let mut t = five().destiny(3).objective(objective(Timing::End, &[9])).start();
    assert_eq!(glory(&t, 4), 0);
    t.set(Fifth, Gauge::Glory, 25);
    t.does(Command::CompleteObjective { champion: Fifth, objective: ObjectiveId(0), glory: GloryValue::clamped(9) });
    assert_eq!(glory(&t, 4), 25 - 3, "the track ends at 25 before its Destiny is taken");
}

/// CH-ELI, CH-END-3, case 9.
#[test]
fn case_9_matsu_tsuko_gains_two_glory_and_loses_one_at_the_end() {
    let mut t = five().start();
    t.falls(First, Fall::Eliminated);
    let line = sheet(&t).glory[0];
    assert_eq!((line.at_end, line.destiny, line.total), (2, 1, 1));
}

/// CH-END-4.
#[test]
fn victory_needs_the_objective_and_the_threshold() {
    assert!(wins(&mut even()), "Group Honor equals the Threshold");
    let mut short = even();
    short.adjust(First, Gauge::Honor, -1);
    assert!(!wins(&mut short));
    let mut missed = even();
    missed.does(Command::EndGame { objective: GroupObjective::Missed });
    assert!(!sheet(&missed).is_victory());
}

/// CH-END-1 before CH-END-4.
#[test]
fn a_missing_purity_can_cost_the_victory() {
    let mut t = even();
    t.adjust(First, Gauge::Purity, -1);
    assert!(!wins(&mut t));
}

/// CH-END-4.
#[test]
fn playing_solo_the_champion_needs_more_glory_than_the_four_companions() {
    let solo = |own: i16| {
        let mut t = table().champion("A", Clan::Lion).destiny(0).filled().start();
        for id in [Second, Third, Fourth, Fifth] {
            t.set(id, Gauge::Glory, 3);
        }
        t.set(First, Gauge::Glory, own).does(Command::AdjustThreshold { by: -9, note: no_note() });
        wins(&mut t)
    };
    // Each Companion of these tests has Destiny 1: 2 Glory of 3 are left.
    assert!(!solo(8));
    assert!(solo(9));
}

/// CH-END-5.
#[test]
fn the_glorified_have_the_highest_final_glory_and_ties_share() {
    let mut t = even();
    t.set(Second, Gauge::Glory, 9).set(Fourth, Gauge::Glory, 9);
    assert_eq!(sheet(&t).glorified, [Second, Fourth]);
}

/// CH-END-5: what is below 0 is 0 on the track and in the Campaign Log; a table may compare it as it is (p. 32).
#[test]
fn glory_below_zero_is_compared_as_zero_or_as_it_is() {
    let glorified = |table: Table| {
        let mut t = table.champion("A", Clan::Lion).destiny(3).champion("B", Clan::Crab).destiny(1).filled().start();
        t.set(First, Gauge::Glory, 1).set(Second, Gauge::Glory, 0);
        let sheet = sheet(&t);
        assert!(sheet.glory.iter().all(|line| line.total == 0), "the log never says less than 0");
        sheet.glorified
    };
    assert_eq!(glorified(table()), [First, Second], "1 − 3 and 0 − 1 are both 0");
    assert_eq!(glorified(table().the_other_reading_of(Ruling::GlorifiedBelowZero)), [Second]);
}

/// CH-END-5.
#[test]
fn neither_a_companion_nor_a_corrupted_champion_is_glorified() {
    let mut t = table().champion("A", Clan::Lion).champion("B", Clan::Crab).honor(9).filled().start();
    t.set(Fifth, Gauge::Glory, 20).set(Second, Gauge::Glory, 10).set(First, Gauge::Glory, 5);
    t.falls(Second, Fall::Corrupted);
    assert_eq!(sheet(&t).glorified, [First]);
    let eligible: Vec<_> = sheet(&t).glory.iter().map(|line| line.eligible).collect();
    use Eligible::{Companion, Corrupted, Yes};
    assert_eq!(eligible, [Yes, Corrupted, Companion, Companion, Companion]);
}

/// CH-END-5: the Eliminated may be.
#[test]
fn an_eliminated_champion_can_be_glorified() {
    let mut t = even();
    t.falls(Third, Fall::Eliminated);
    assert_eq!(sheet(&t).glorified, [Third]);
}

/// CH-END, variant.
#[test]
fn more_cooperation_glorifies_nobody_and_knows_no_objectives() {
    let mut t = five().more_cooperation().start();
    t.set(First, Gauge::Glory, 9);
    assert_eq!(sheet(&t).glorified, []);
    let keep = Command::KeepObjective { champion: First, objective: objective(Timing::End, &[1]) };
    t.refuses(keep, RefusalKind::NoObjectives, "CH-END-5");
}
