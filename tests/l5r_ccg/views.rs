//! What the screens show, of the demonstration table and of a duel on it.

use rokugan::games::l5r_ccg::command::Command;
use rokugan::games::l5r_ccg::demo;
use rokugan::games::l5r_ccg::in_play::Duelist;
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::{CardId, SeatId};
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::rules::clash::Outcome;
use rokugan::games::l5r_ccg::rules::maneuver::{self, Stage, Weights};
use rokugan::games::l5r_ccg::rules::odds::duel::{Model, Payoffs, answer, default_chances};
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::views::table::{Attacked, Turn};
use rokugan::games::l5r_ccg::views::{battle, duel, lobby, maneuvers, table};
use rokugan::games::l5r_ccg::{Ccg, saved};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::saved::SavedGame;
use std::collections::BTreeSet;

fn demo() -> Journal<Ccg> {
    demo::table(Seed(1), Stamp(0)).unwrap()
}

#[test]
fn every_step_of_the_demonstration_is_allowed() {
    assert_eq!(demo().entries().len(), demo::commands().len());
}

#[test]
fn the_table_shows_what_is_missing_and_whose_action_it_is() {
    let view = table::view(demo().state());
    let [lion, crane] = view.halves.as_slice() else { panic!("two players") };
    assert_eq!((lion.honor, lion.turn, lion.favor), (26, Turn::Acts, true), "the Defender acts first");
    assert_eq!((crane.honor, crane.turn), (20, Turn::Waits));
    assert_eq!(lion.distances.unwrap().honor_to_win, Some(14));
    assert_eq!(lion.distances.unwrap().honor_to_lose, 46);
    assert_eq!(lion.provinces[1].1, Attacked::Yes);
    assert!(!lion.provinces[3].0.stands);
    assert!(matches!(view.step, Some(Command::Act { seat: SeatId(0), .. })));
}

#[test]
fn the_battle_shows_every_force_and_what_it_would_be_now() {
    let view = battle::view(demo().state()).unwrap();
    let forces: Vec<_> = view.units.iter().map(|unit| (unit.unit, unit.force)).collect();
    assert_eq!(forces, [(CardId(2), 9), (CardId(5), 3), (CardId(6), 6), (CardId(8), 5)]);
    assert_eq!(view.now.outcome, Outcome::Won(Side::Attack));
    assert!(!view.now.province_destroyed);
    assert_eq!((view.now.needs.attack_to_take, view.now.needs.defense_to_win), (5, 2));
}

#[test]
fn the_step_leads_through_the_battle_to_the_next_turn() {
    let mut table = demo();
    for _ in 0..12 {
        if table.state().turn() == 6 {
            break;
        }
        let step = table::view(table.state()).step.unwrap();
        table.commit(step, Stamp(0)).unwrap();
    }
    assert_eq!(table.state().turn(), 6);
    assert_eq!(table.state().seat(SeatId(1)).honor, 28, "four cards destroyed: 8");
}

#[test]
fn a_duel_has_exact_odds_from_the_own_cards() {
    let mut table = demo();
    let challenge = Command::Challenge { challenger: CardId(5), challenged: CardId(6), start: Some((5, 4)) };
    for command in [
        challenge,
        Command::Hand { seat: SeatId(1), by: -3 },
        Command::Focus { duelist: Duelist::Challenged },
        Command::Focus { duelist: Duelist::Challenger },
    ] {
        table.commit(command, Stamp(0)).unwrap();
    }
    let sleeve = duel::Sleeve {
        duelist: Duelist::Challenged,
        hand: vec![5, 4, 2],
        focused: vec![3],
        known: Vec::new(),
        cards: default_chances(),
        model: Model::Knows,
        payoffs: Payoffs { win: 100, tie: 50, loss: 0, card: 0 },
    };
    let odds = answer(&duel::question(table.state(), &sleeve).unwrap());
    assert_eq!(odds.plans.len(), 4);
    let sum = |plan: &rokugan::games::l5r_ccg::rules::odds::duel::Plan| {
        plan.chances.win + plan.chances.tie + plan.chances.loss
    };
    assert!(odds.plans.iter().all(|plan| (sum(plan) - 1.0).abs() < 1e-9));
}

#[test]
fn what_could_happen_is_planned_from_the_open_cards() {
    let weights = Weights { province: 10, card: 1, honor: 1, all: 0 };
    let asked = maneuvers::plan(demo().state(), weights, Stage::AttackInfantry).unwrap();
    assert_eq!((asked.provinces, asked.units.len()), (vec![0, 1, 2], 4));
    assert!(maneuver::plan(&asked.question).is_ok());
}

#[test]
fn units_left_out_of_the_planner_stay_home_and_its_search_says_how_far_it_is() {
    let weights = Weights { province: 10, card: 1, honor: 1, all: 0 };
    let asked = maneuvers::plan(demo().state(), weights, Stage::AttackInfantry).unwrap();
    let left_out = BTreeSet::from([asked.units[0], asked.units[3]]);
    let fewer = asked.clone().without(&left_out);
    assert_eq!(fewer.units, asked.units[1..3]);
    assert_eq!(fewer.question.units, asked.question.units[1..3]);
    let mut search = maneuver::Search::new(&asked.question).unwrap();
    let (mut before, mut steps) = (0, 0);
    while search.advance(1).is_none() {
        let now = search.percent();
        assert!((before..=100).contains(&now), "{before} to {now}");
        (before, steps) = (now, steps + 1);
    }
    assert!(steps > 10 && before >= 25, "{before} % after {steps} steps");
}

#[test]
fn cc_act_7_reactions_go_from_the_left_and_whoever_acted_is_last() {
    let three = [Clan::Lion, Clan::Crane, Clan::Crab].map(|clan| crate::played::seat(clan, 8));
    let mut table =
        Journal::<Ccg>::start(Setup { seats: three.to_vec(), rulings: Default::default() }, Seed(1)).unwrap();
    let order = |table: &Journal<Ccg>, seat| {
        table.state().reacting_to(SeatId(seat)).iter().map(|one| one.0).collect::<Vec<_>>()
    };
    assert_eq!(order(&table, 1), [2, 0, 1]);
    for command in [Command::NameFirst { seat: SeatId(1) }, Command::Concede { seat: SeatId(2) }, Command::Accept] {
        table.commit(command, Stamp(0)).unwrap();
    }
    assert_eq!(order(&table, 1), [0, 1], "who is out does not react");
}

#[test]
fn there_is_no_view_of_what_is_not_under_way() {
    let table = Journal::<Ccg>::start(demo::setup(), Seed(1)).unwrap();
    assert_eq!(battle::view(table.state()), Err(battle::Absent::None));
    assert_eq!(lobby::view(table.state()), None);
}

#[test]
fn the_kept_table_of_version_0_makes_the_same_state_for_ever() {
    let kept: serde_json::Value = serde_json::from_str(include_str!("../data/l5r_ccg/saves/v0/battle.json")).unwrap();
    let read = |name: &str| kept[name].clone();
    let entries = serde_json::from_value(read("entries")).unwrap();
    let setup = serde_json::from_value(read("setup")).unwrap();
    let table = Journal::<Ccg>::restore(setup, Seed(1), entries, usize::MAX).unwrap();
    assert_eq!(serde_json::to_value(Ccg::snapshot(table.state())).unwrap(), read("snapshot"));
    assert_eq!(saved::VERSION, 0);
}

#[test]
fn honor_is_the_sum_of_its_points() {
    let table = demo();
    let view = rokugan::games::l5r_ccg::views::story::view(&table);
    for course in &view.courses {
        let start = course.honor[0];
        let now = *course.honor.last().unwrap();
        let points = view.points.iter().filter(|point| point.seat == course.seat);
        assert_eq!(start + points.map(|point| point.by).sum::<i16>(), now);
        assert_eq!(start + course.gained + course.lost, now);
        assert_eq!(course.honor.len(), usize::from(view.turn) + 1, "the start, four turns, and now");
    }
}
