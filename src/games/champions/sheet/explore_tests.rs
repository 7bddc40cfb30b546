//! The odds before anybody has decided whom to attack.

use super::draft::{Draft, Duel, Ready, Task};
use super::explore::{Matchup, Silence, Stand, deception};
use super::facts::Facts;
use super::question;
use super::what_if::{Part, WhatIf};
use crate::games::champions::command::{CombatKind, Command, Sizes};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::combat::Combat;
use crate::games::champions::odds::forms::{CombatForm, WeightsForm};
use crate::games::champions::trial;
use crate::kernel::known::Known;

const FIRST: Actor = Actor::Champion(ChampionId::First);
const SECOND: Actor = Actor::Champion(ChampionId::Second);
const FACES: EnemyFaces = EnemyFaces::USUAL;
const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;

fn asked(state: &State, matchup: &Matchup, enemy: u16) -> Result<CombatForm, Silence> {
    let stand = Stand::new(state, matchup.clone());
    let ki = stand.ki().unwrap_or(0);
    stand.question(EnemyId(enemy), (&FACES, WEIGHTS), ki)
}

fn with(part: Part, value: i16) -> Matchup {
    let what_if = WhatIf::NOTHING.supposing(part, value, -99);
    Matchup { what_if, ..Matchup::of(FIRST) }
}

fn honest() -> WhatIf {
    let mut what_if = WhatIf::NOTHING;
    what_if.deception = Ready::No;
    what_if
}

#[test]
fn without_a_what_if_it_is_the_question_of_the_sheet() {
    let table = trial::acting(&[trial::GOBLIN, trial::ONI]);
    let state = table.state();
    for enemy in entries(state) {
        let draft = Draft::of(Task::Combat(Duel::begin(state, Some(ChampionId::First), Some(enemy))));
        let facts = Facts::of(state, &draft, &FACES);
        let sheet = question::before(state, &draft, facts.opened().unwrap(), (&FACES, WEIGHTS), 2).unwrap();
        assert_eq!(asked(state, &Matchup::of(FIRST), enemy.0).unwrap(), sheet);
    }
}

#[test]
fn what_is_shown_counts_on_deception_only_where_the_players_are_ready_for_it() {
    let table = trial::acting(&[trial::ONI]);
    let state = table.state();
    let may = asked(state, &Matchup::of(FIRST), entries(state)[0].0).unwrap();
    assert!(may.champion.deception, "Honor allows it");
    let draft = Draft::of(Task::Combat(Duel::begin(state, Some(ChampionId::First), None)));
    assert_eq!(question::as_ready(&draft, may.clone()), may, "they said so");
    assert!(!question::as_ready(&draft.honest(), may).champion.deception);
}

fn entries(state: &State) -> Vec<EnemyId> {
    crate::games::champions::entry::enemies(state)
}

#[test]
fn a_what_if_copy_changes_the_question_and_nothing_else() {
    let table = trial::acting(&[trial::GOBLIN]);
    let before = table.state().clone();
    let enemy = entries(table.state())[0].0;
    let form = |part, value| asked(table.state(), &with(part, value), enemy).unwrap().champion;
    assert_eq!(form(Part::Ki, 6).ki, 6);
    assert_eq!(form(Part::Dice, 4).dice, 4);
    assert_eq!((form(Part::Offence, 2).offence_bonus, form(Part::Defence, -1).defence_bonus), (2, -1));
    let weak = form(Part::Life, 3);
    assert_eq!((weak.lp, weak.lp_max, weak.dice), (3, 6, 4), "Weakened at 3 Life: four dice (CH-COM-4)");
    let low = form(Part::Honor, -2);
    assert!(low.dishonored && low.deception, "Dishonored below 0; −4 is still on the scale");
    assert!(!form(Part::Honor, -4).deception, "Deception cannot be paid for");
    assert_eq!(*table.state(), before);
}

#[test]
fn supposing_what_is_so_anyway_supposes_nothing() {
    let what_if = WhatIf::NOTHING.supposing(Part::Ki, 4, 2);
    assert_eq!((what_if.supposed(Part::Ki), what_if.is_nothing()), (Some(4), false));
    assert!(what_if.supposing(Part::Ki, 2, 2).is_nothing());
    assert!(!honest().is_nothing());
}

#[test]
fn deception_and_sizes_are_as_they_were_said() {
    let table = trial::acting(&[trial::GOBLIN]);
    let enemy = entries(table.state())[0].0;
    let form = asked(table.state(), &Matchup { what_if: honest(), ..Matchup::of(FIRST) }, enemy).unwrap();
    assert!(!form.champion.deception);
    let outnumbered = Matchup { sizes: Some(Sizes::Outnumbered), ..Matchup::of(FIRST) };
    assert_eq!(asked(table.state(), &outnumbered, enemy).unwrap().champion.dice, 4);
    let better = Matchup { sizes: Some(Sizes::Superiority), ..Matchup::of(FIRST) };
    assert_eq!(asked(table.state(), &better, enemy).unwrap().enemy.dice.len(), 2);
}

#[test]
fn odds_that_count_on_deception_say_what_it_costs() {
    let table = trial::acting(&[trial::GOBLIN]);
    let enemy = entries(table.state())[0].0;
    let odds = |what_if| {
        let form = asked(table.state(), &Matchup { what_if, ..Matchup::of(FIRST) }, enemy).unwrap();
        Combat::new(&form).unwrap().odds()
    };
    let (counting, without) = (odds(WhatIf::NOTHING), odds(honest()));
    assert_eq!(deception(&without), None);
    let honor = deception(&counting).expect("a Goblin is worth Honor sometimes");
    assert!((-2.0..-0.04).contains(&honor) && counting.eliminates > without.eliminates, "{honor}");
}

#[test]
fn a_card_that_is_not_known_is_named_and_never_taken_for_nothing() {
    let mut table = trial::acting(&[trial::GOBLIN]);
    let enemy = entries(table.state())[0];
    let mut card = table.state().champion(ChampionId::First).card().clone();
    card.melee = Known::Unknown;
    table.does(Command::EnterChampionCard { champion: ChampionId::First, card: Box::new(card) });
    let silence = asked(table.state(), &Matchup::of(FIRST), enemy.0).unwrap_err();
    assert_eq!(silence, Silence::Unknown(Who::from(FIRST)));
    let mut card = table.state().enemy(enemy).unwrap().card().clone();
    card.life = Known::Unknown;
    table.does(Command::EnterEnemyCard { enemy, card: Box::new(card) });
    let second = Matchup::of(SECOND);
    assert_eq!(asked(table.state(), &second, enemy.0).unwrap_err(), Silence::Unknown(Who::Enemy(enemy)));
}

#[test]
fn ki_is_put_side_by_side_from_none_to_all() {
    let table = trial::acting(&[trial::GOBLIN]);
    let amounts = |ki| Stand::new(table.state(), with(Part::Ki, ki)).amounts();
    assert_eq!(amounts(0), [0]);
    assert_eq!(amounts(4), [0, 1, 2, 3, 4]);
    assert_eq!(amounts(9), [0, 1, 2, 3, 9]);
}

#[test]
fn more_ki_is_never_worth_less_where_ki_is_worth_nothing() {
    let table = trial::acting(&[trial::ONI]);
    let enemy = entries(table.state())[0];
    let stand = Stand::new(table.state(), with(Part::Ki, 4));
    let weights = WeightsForm { ki: 0.0, ..WEIGHTS };
    let value = |ki| Combat::new(&stand.question(enemy, (&FACES, weights), ki).unwrap()).unwrap().odds().value;
    let values: Vec<_> = stand.amounts().into_iter().map(value).collect();
    assert!(values.windows(2).all(|pair| pair[1] >= pair[0] - 1e-9), "{values:?}");
}

#[test]
fn ranged_combat_asks_with_the_bow() {
    let table = trial::acting(&[trial::GOBLIN]);
    let enemy = entries(table.state())[0];
    let archer = Matchup { kind: CombatKind::Ranged, ..Matchup::of(Actor::Champion(ChampionId::Fourth)) };
    let form = asked(table.state(), &archer, enemy.0).unwrap();
    assert_eq!((form.champion.dice, form.enemy.dice.len()), (4, 2));
}

#[test]
fn an_ally_fights_with_its_own_card_and_without_what_allies_have_not() {
    let mut table = trial::acting(&[trial::GOBLIN]);
    let enemy = entries(table.state())[0];
    let card = trial::pack().allies.first().cloned().unwrap();
    table.does(Command::AddAllies { card: Box::new(card), count: 1 });
    let ally = Actor::Ally(AllyId(0));
    let form = asked(table.state(), &Matchup::of(ally), enemy.0).unwrap().champion;
    assert!(form.ally && !form.deception && form.technique.is_none());
    let life = crate::games::champions::queries::gauge(table.state(), ally.into(), Gauge::Life).unwrap();
    assert_eq!(form.lp, i64::from(life));
    let what_if = WhatIf::NOTHING.supposing(Part::Life, 1, life);
    assert_eq!(asked(table.state(), &Matchup { what_if, ..Matchup::of(ally) }, enemy.0).unwrap().champion.lp, 1);
}

#[test]
fn purity_is_at_stake_against_corruption_only_and_ki_prevents_its_loss() {
    let table = trial::acting(&[trial::GOBLIN, trial::ONI]);
    let [goblin, oni] = [0, 1].map(|place| entries(table.state())[place]);
    let chance = |ki: i16, enemy: EnemyId| {
        let stand = Stand::new(table.state(), with(Part::Ki, ki));
        let form = stand.question(enemy, (&FACES, WEIGHTS), stand.ki().unwrap()).unwrap();
        (stand.purity_lost(enemy, &form), Combat::new(&form).unwrap().odds().taken[0])
    };
    assert_eq!(chance(2, goblin).0, None);
    let (lost, unhurt) = chance(0, oni);
    let lost = lost.unwrap();
    assert!(lost > 0.0 && lost < 1.0 - unhurt, "three Fire bring a Ki, which prevents: {lost} of {unhurt}");
    assert!(chance(2, oni).0.unwrap() < lost);
    assert!(chance(20, oni).0.unwrap() < 1e-3, "with so much Ki some is left");
}

/// What is won by the fight itself counts, not only what Deception costs: the sign decides whom one attacks.
#[test]
fn honor_counts_the_sizes_the_wound_and_deception() {
    let table = trial::acting(&[trial::GOBLIN, trial::ZOMBIE]);
    let enemies = entries(table.state());
    let outlook = |matchup: &Matchup, enemy: EnemyId| {
        let odds = Combat::new(&asked(table.state(), matchup, enemy.0).unwrap()).unwrap().odds();
        let honor = Stand::new(table.state(), matchup.clone()).honor(enemy, &odds).unwrap();
        (honor, odds.honor, 1.0 - odds.dealt[0])
    };
    let even = Matchup::of(FIRST);
    let (goblin, deception, wounds) = outlook(&even, enemies[0]);
    assert!((goblin - (deception + wounds)).abs() < 1e-9 && wounds > 0.0);
    let (zombie, deception, _) = outlook(&even, enemies[1]);
    assert!((zombie - deception).abs() < 1e-9, "Insignificant: no Honor for the Wound");
    let outnumbered = Matchup { sizes: Some(Sizes::Outnumbered), ..even };
    let (more, deception, wounds) = outlook(&outnumbered, enemies[0]);
    let power = table.state().champion(ChampionId::First).card().power.as_ref();
    let power = power.map_or(0, |power| power.honor_outnumbered);
    assert_eq!(power, 0, "nothing but being Outnumbered pays");
    assert!((more - (1.0 + deception + wounds)).abs() < 1e-9);
}
