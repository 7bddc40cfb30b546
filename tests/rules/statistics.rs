//! The statistics of a table: what its entries come to.

use crate::support::*;
use rokugan::games::champions::Champions;
use rokugan::games::champions::statistics::{Distinction, Statistics, distinctions, statistics};
use rokugan::games::champions::text::closing::{closing, text};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::words::{Language, Words};

/// One minute of the device's clock.
const MINUTE: u64 = 60_000;

fn counted(t: &Play) -> Statistics {
    statistics(&t.journal)
}

/// The Honor and Glory of every Champion are what it began with and what the statistics say came and went.
pub fn add_up(journal: &Journal<Champions>) {
    let (start, sums) = (journal.state_at(0), statistics(journal));
    for id in ChampionId::ALL {
        let (then, now, deeds) = (start.champion(*id), journal.state().champion(*id), sums.champions.get(*id));
        let moved = |from: i16, to: i16| i64::from(to) - i64::from(from);
        assert_eq!(deeds.honor.total().net(), moved(then.honor().get(), now.honor().get()), "{id:?}");
        assert_eq!(deeds.glory.total().net(), moved(then.glory().get(), now.glory().get()), "{id:?}");
    }
}

#[test]
fn wounds_are_those_of_whoever_fights() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).deals(3).takes(2));
    let sums = counted(&t);
    let mine = sums.champions.get(First);
    assert_eq!((mine.combats, mine.dealt, mine.taken), (1, 3, 2));
    t.until_enemies().does(struck_by(Second, foe).deals(1).takes(1));
    let sums = counted(&t);
    let other = sums.champions.get(Second);
    assert_eq!((other.combats, other.dealt, other.taken, other.eliminated), (1, 1, 1, 1), "the last Wound Eliminates");
    assert_eq!((sums.all().dealt, sums.all().taken, sums.all().eliminated), (4, 3, 1));
}

#[test]
fn wounds_beyond_the_life_of_an_enemy_are_not_counted() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).deals(9));
    assert_eq!(counted(&t).champions.get(First).dealt, 4);
}

#[test]
fn what_allies_and_hands_do_stands_apart() {
    let mut t = five().acting();
    let (foe, ally) = (t.foe(&[]), t.ally(ally("Kitsu", &[])));
    t.does(fight(ally, foe).deals(1)).adjust(foe, Gauge::Life, -1);
    let sums = counted(&t);
    assert_eq!(sums.others.dealt, 2);
    assert!(ChampionId::ALL.iter().all(|id| sums.champions.get(*id).dealt == 0));
}

#[test]
fn honor_and_glory_are_told_by_their_causes() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).outnumbered().deception().deals(4));
    let sums = counted(&t);
    let (honor, glory) = (&sums.champions.get(First).honor, &sums.champions.get(First).glory);
    assert_eq!(honor.of(Cause::Outnumbered).gained, 1);
    assert_eq!(honor.of(Cause::Deception).lost, 2);
    assert_eq!(honor.of(Cause::WoundedEnemy).gained, 1);
    assert_eq!(honor.total().net(), 0);
    assert_eq!(glory.of(Cause::EnemyEliminated).gained, 2);
    assert_eq!(honor.causes()[0].0, Cause::Deception, "the greatest stands first");
    add_up(&t.journal);
}

#[test]
fn ki_counts_as_spent_where_it_is_used_not_where_it_is_lost() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).focus(2)).act(First, Action::Concentration);
    t.until_next_turn();
    let ki = counted(&t).champions.get(First).ki.clone();
    assert_eq!((ki.of(Cause::Focus).lost, ki.of(Cause::Action).gained), (2, 1));
    assert_eq!(ki.of(Cause::Recovery), rokugan::games::champions::statistics::Move::default());
}

#[test]
fn what_is_undone_is_not_counted() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    let before = counted(&t);
    t.does(fight(First, foe).deals(3).takes(2));
    t.journal.go_to(t.journal.cursor() - 1);
    assert_eq!(counted(&t), before);
}

fn at(t: &mut Play, minute: u64, command: Command) {
    t.journal.commit(command, Stamp(minute * MINUTE)).unwrap();
}

#[test]
fn time_belongs_to_the_phase_in_which_it_passes() {
    let mut t = five().start();
    let order = ChampionId::ALL.to_vec();
    at(&mut t, 100, adjust(First, Gauge::Glory, 1));
    at(&mut t, 103, Command::BeginActivations { order });
    at(&mut t, 107, Command::EndActivation);
    at(&mut t, 109, Command::EndActivation);
    let times = counted(&t).times;
    assert_eq!((*times.phases.get(Phase::Preparation), *times.phases.get(Phase::Champions)), (3 * MINUTE, 6 * MINUTE));
    assert_eq!((*times.activations.get(First), *times.activations.get(Second)), (4 * MINUTE, 2 * MINUTE));
    assert_eq!((times.total(), times.breaks), (9 * MINUTE, 0));
}

#[test]
fn breaks_and_clocks_that_go_back_count_as_no_time() {
    let mut t = five().start();
    at(&mut t, 100, adjust(First, Gauge::Glory, 1));
    at(&mut t, 160, adjust(First, Gauge::Glory, 1));
    at(&mut t, 150, adjust(First, Gauge::Glory, 1));
    at(&mut t, 152, adjust(First, Gauge::Glory, 1));
    t.adjust(First, Gauge::Glory, 1);
    let times = counted(&t).times;
    assert_eq!((times.total(), times.breaks), (2 * MINUTE, 1));
}

#[test]
fn whoever_did_most_is_named_and_ties_are_shared() {
    let mut t = five().acting();
    let (foe, other) = (t.foe(&[]), t.foe(&[]));
    t.does(fight(First, foe).deals(2).takes(1)).does(Command::EndActivation).does(fight(Second, other).deals(2));
    let first = distinctions(&counted(&t));
    assert!(first.contains(&(Distinction::Wounds, vec![First, Second], 2)));
    assert!(first.contains(&(Distinction::Endured, vec![First], 1)));
    assert!(!first.iter().any(|(what, ..)| *what == Distinction::Healed), "nobody healed");
}

#[test]
fn a_game_in_short_is_a_text_without_gaps() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.does(fight(First, foe).outnumbered().deals(4).takes(1)).falls(Second, Fall::Eliminated);
    t.does(Command::EndGame { objective: rokugan::games::champions::model::turn::GroupObjective::Met });
    let words = Words::new(Language::English);
    let said = text(&closing(&t.journal), |line| words.say(line));
    assert!(said.starts_with("A test of rules\n"), "{said}");
    assert!(said.contains("Matsu Tsuko: Honor 7, Glory 1, Wounds dealt 4, taken 1"), "{said}");
    assert!(said.contains("Eliminated"), "{said}");
    assert!(said.contains("Most Wounds dealt: "), "{said}");
    assert!(!said.contains(['{', '}', '$']), "{said}");
}
