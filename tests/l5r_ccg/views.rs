//! What the screens show, of the demonstration table and of a duel on it.

use rokugan::games::l5r_ccg::command::{Added, Command};
use rokugan::games::l5r_ccg::demo;
use rokugan::games::l5r_ccg::in_play::{Duelist, Effort, Posture};
use rokugan::games::l5r_ccg::lessons::Lesson;
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::{CardId, SeatId};
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::reference::{REFERENCE, of_moment};
use rokugan::games::l5r_ccg::rules::clash::Outcome;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::maneuver::{self, Stage, Weights};
use rokugan::games::l5r_ccg::rules::odds::duel::{answer, default_chances};
use rokugan::games::l5r_ccg::rules::turn::Act;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::text::fought::last_battle;
use rokugan::games::l5r_ccg::views::shots::Shot;
use rokugan::games::l5r_ccg::views::table::{Attacked, Turn};
use rokugan::games::l5r_ccg::views::thinks::Thinks;
use rokugan::games::l5r_ccg::views::{battle, duel, lobby, maneuvers, shots, table};
use rokugan::games::l5r_ccg::{Ccg, saved};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;
use rokugan::kernel::saved::SavedGame;
use rokugan::words::{Language, Words};
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
    let challenge =
        Command::Challenge { challenger: CardId(5), challenged: CardId(6), start: Some((5, 4)), action: None };
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
        thinks: Thinks::USUAL,
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

/// Ayame and Jiro of the Crane attack, Hana and Sen of the Lion defend; nobody is sent yet.
fn maneuvering() -> Journal<Ccg> {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    play(
        &mut table,
        [
            Command::NameFirst { seat: CRANE },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
            Command::PassAll,
            Command::DeclareAttack { defender: LION, attack: Vec::new(), defense: Vec::new() },
        ],
    );
    table
}

const LION: SeatId = SeatId(0);
const CRANE: SeatId = SeatId(1);
const AYAME: CardId = CardId(2);
const JIRO: CardId = CardId(5);
const HANA: CardId = CardId(6);
const SEN: CardId = CardId(8);

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

#[test]
fn cc_atk_6_the_planner_leaves_where_it_is_what_was_sent_already() {
    let mut table = maneuvering();
    let usual = Weights { province: 10, card: 1, honor: 1, all: 0 };
    assert_eq!(maneuvers::mover(table.state()), Some(Side::Attack));
    play(&mut table, [Command::Assign { unit: AYAME, side: Side::Attack, province: 3 }]);
    let asked = maneuvers::plan(table.state(), usual, Stage::AttackInfantry).unwrap();
    let best = maneuver::plan(&asked.question).unwrap();
    let ayame = asked.units.iter().position(|id| *id == AYAME).unwrap();
    assert_eq!(best.line[ayame], Some(3), "where she was sent");
    let sends = asked.to_send(&best);
    assert!(sends.iter().all(|(id, _)| *id == JIRO), "only who is still at home: {sends:?}");
    for (unit, province) in sends {
        let command = Command::Assign { unit, side: Side::Attack, province };
        assert!(table.commit(command, Stamp(0)).is_ok(), "the plan can be carried out");
    }
}

#[test]
fn what_could_happen_is_asked_for_either_side() {
    let mut table = maneuvering();
    let usual = Weights { province: 10, card: 1, honor: 1, all: 0 };
    play(&mut table, [Command::Assign { unit: AYAME, side: Side::Attack, province: 0 }]);
    assert_eq!(maneuvers::mover(table.state()), Some(Side::Attack), "Jiro is still at home");
    play(&mut table, [Command::Assign { unit: JIRO, side: Side::Attack, province: 0 }]);
    assert_eq!(maneuvers::mover(table.state()), Some(Side::Defense), "nobody is left to attack");
    let stage = maneuvers::stage_of(table.state(), Side::Defense).unwrap();
    assert_eq!(stage, Stage::DefenseInfantry);
    let asked = maneuvers::plan(table.state(), usual, stage).unwrap();
    let best = maneuver::plan(&asked.question).unwrap();
    // 9 and 3 against 6 and 5 and Strength 5: both hold the Province, none of them alone does.
    assert_eq!(asked.to_send(&best), [], "12 against 11 kills both defenders: the Province is given up instead");
    assert_eq!(best.value, 10);
    play(&mut table, [Command::NextSegment]);
    assert_eq!(maneuvers::stage_of(table.state(), Side::Attack), Some(Stage::AttackCavalry));
    assert_eq!(maneuvers::mover(table.state()), Some(Side::Defense), "nobody has Cavalry to send");
}

#[test]
fn cc_atk_10_the_battles_to_choose_from_show_their_forces() {
    let mut table = maneuvering();
    let stranger = Card::named(Name::new("Stranger").unwrap(), CardKind::Personality);
    let send = |unit, side, province| Command::Assign { unit, side, province };
    let sent = [send(AYAME, Side::Attack, 1), send(JIRO, Side::Attack, 0), send(HANA, Side::Defense, 1)];
    play(&mut table, sent.into_iter().chain([Command::NextSegment, Command::NextSegment]));
    let forces = |table: &Journal<Ccg>| {
        let fronts = battle::fronts(table.state()).into_iter();
        fronts.map(|one| (one.province, one.attack, one.defense, one.strength)).collect::<Vec<_>>()
    };
    assert_eq!(forces(&table), [(0, Some(3), Some(0), 5), (1, Some(9), Some(6), 5)]);
    play(&mut table, [Command::SetCard { id: HANA, card: stranger }]);
    assert_eq!(forces(&table)[1].2, None, "an unknown Force is asked for and never 0");
    play(&mut table, [Command::Turn { cards: vec![AYAME], posture: Posture::Bowed }]);
    assert_eq!(forces(&table)[1].1, Some(0));
}

#[test]
fn cc_fav_8_and_9_one_gift_each_and_the_antagonist_may_help_either_side() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let begin = [Command::NameFirst { seat: LION }, Command::Straighten { keep: Vec::new() }, Command::EventsSeen];
    play(&mut table, begin);
    let before = lobby::before(table.state(), CRANE).unwrap();
    assert_eq!((before.needs, before.totals), (2, vec![(LION, 8), (CRANE, 9)]), "8 against 9");
    play(&mut table, [Command::Lobby { by: HANA, antagonist: None }]);
    assert_eq!(lobby::sides(table.state(), LION), [Whom::Own]);
    assert_eq!(lobby::sides(table.state(), CRANE), [Whom::Antagonist, Whom::Lobbyist]);
    let gift = |seat, value, whom| Command::Effort { seat, effort: Effort::Gift { value, whom } };
    play(&mut table, [gift(LION, 1, Whom::Own), gift(CRANE, 1, Whom::Lobbyist)]);
    let now = lobby::view(table.state()).unwrap();
    assert_eq!((now.needs, now.gave(LION), now.gave(CRANE)), (0, true, true), "10 against 9");
    let again = table.commit(gift(LION, 1, Whom::Own), Stamp(0)).unwrap_err();
    assert_eq!(again.rule.id(), "CC-FAV-8");
}

#[test]
fn cc_rng_2_who_can_shoot_and_be_shot_at_is_offered() {
    let mut table = demo();
    let ranged = |table: &Journal<Ccg>| battle::armed(table.state(), |card| card.ranged);
    assert_eq!(ranged(&table), []);
    let arm = |table: &mut Journal<Ccg>, id: CardId, strength| {
        let mut card = table.state().card(id).unwrap().card.clone();
        card.ranged = Some(strength);
        play(table, [Command::SetCard { id, card }]);
    };
    arm(&mut table, JIRO, 3);
    let armed = ranged(&table);
    assert_eq!(armed.iter().map(|(one, strength)| (one.id, *strength)).collect::<Vec<_>>(), [(JIRO, 3)]);
    assert_eq!(battle::only(&armed, Some(LION)), Some(JIRO), "the only one at all is meant");
    let shot = |by: &[CardId]| battle::targets(table.state(), by).iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(shot(&[JIRO]), [HANA, SEN, CardId(9)], "Personalities and Followers of the other side, no item");
    assert_eq!(shot(&[]).len(), 6, "of both sides as long as nobody is named");
    arm(&mut table, HANA, 1);
    assert_eq!(battle::only(&ranged(&table), Some(LION)), Some(HANA), "whoever acts has one that can");
    arm(&mut table, AYAME, 2);
    assert_eq!(battle::only(&ranged(&table), Some(CRANE)), None, "it has to be said which");
    let frightened = |by| battle::frightened(table.state(), Some(by)).iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(frightened(JIRO), [HANA, SEN, AYAME, JIRO], "ruling FearTarget: any unit, the opposing first");
    assert_eq!(frightened(SEN), [AYAME, JIRO, HANA, SEN]);
}

#[test]
fn cc_rng_4_and_5_what_a_shot_and_fear_would_do_is_told_before() {
    let mut table = demo();
    let mut card = table.state().card(JIRO).unwrap().card.clone();
    (card.ranged, card.fear) = (Some(3), Some(3));
    play(&mut table, [Command::SetCard { id: JIRO, card }]);
    let state = table.state();
    assert_eq!(shots::shot(state, &[], HANA), Shot::Unknown, "nobody shoots yet");
    let veterans = CardId(9);
    let told = |target| shots::shot(state, &[JIRO], target);
    assert_eq!(told(HANA), Shot::Hits { strength: 3, against: 6 }, "4 and a banner of 2");
    assert_eq!(told(SEN), Shot::Covered);
    assert_eq!(told(veterans), Shot::Hits { strength: 3, against: 3 });
    assert_eq!([HANA, SEN, veterans].map(|target| told(target).destroys()), [false, false, true]);
    let afraid = |unit| shots::afraid(state, JIRO, unit);
    assert_eq!((afraid(SEN), afraid(HANA)), (Some(vec![veterans]), Some(Vec::new())));
    assert_eq!(shots::afraid(state, HANA, SEN), None, "she has no Fear");
}

#[test]
fn the_half_of_whoever_decides_in_a_duel_is_the_one_that_acts() {
    let mut table = demo();
    let acts = |table: &Journal<Ccg>| {
        let view = table::view(table.state());
        view.halves.iter().find(|half| half.turn == Turn::Acts).map(|half| half.seat)
    };
    assert_eq!(acts(&table), Some(LION));
    play(&mut table, [Command::Challenge { challenger: HANA, challenged: AYAME, start: None, action: None }]);
    assert_eq!(acts(&table), Some(CRANE), "the challenged one decides first");
    play(&mut table, [Command::Focus { duelist: Duelist::Challenged }]);
    assert_eq!(acts(&table), Some(LION));
}

#[test]
fn a_lobbying_that_is_not_possible_says_by_which_rule() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let rule = |table: &Journal<Ccg>| table::view(table.state()).no_lobby.map(|rule| rule.id());
    play(&mut table, [Command::NameFirst { seat: CRANE }]);
    assert_eq!(rule(&table), None, "before actions nothing is said of it");
    play(&mut table, [Command::Straighten { keep: Vec::new() }, Command::EventsSeen]);
    assert_eq!(rule(&table), None, "it is possible");
    play(&mut table, [Command::MoveFavor { to: Some(CRANE) }]);
    assert_eq!(rule(&table), Some("CC-FAV-5"));
    play(&mut table, [Command::Act { seat: CRANE, act: Act::Pass }]);
    assert_eq!(rule(&table), Some("CC-ACT-2"), "it is the action of the other");
}

#[test]
fn every_moment_has_its_rules_at_hand() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let nearest = |table: &Journal<Ccg>| {
        let rules = of_moment(table.state());
        for rule in rules {
            assert!(REFERENCE.of_rule(*rule).is_some(), "{rule:?} has its entry");
        }
        rules.first().map(|rule| rule.id)
    };
    let mut seen = vec![nearest(&table)];
    play(&mut table, [Command::NameFirst { seat: CRANE }]);
    let send = Command::Assign { unit: AYAME, side: Side::Attack, province: 0 };
    let steps = [
        Command::Straighten { keep: Vec::new() },
        Command::EventsSeen,
        Command::PassAll,
        Command::DeclareAttack { defender: LION, attack: Vec::new(), defense: Vec::new() },
        send,
        Command::NextSegment,
        Command::NextSegment,
        Command::BeginBattle { province: 0 },
        Command::PassAll,
        Command::Resolve { spare: None, added: Added::default() },
        Command::EndAttack,
        Command::DoneRecruiting,
    ];
    for step in steps {
        seen.push(nearest(&table));
        play(&mut table, [step]);
    }
    seen.push(nearest(&table));
    seen.dedup();
    let ids = [
        "CC-SET-5",
        "CC-TURN-1",
        "CC-TURN-2",
        "CC-ACT-1",
        "CC-ATK-1",
        "CC-ATK-8",
        "CC-ATK-10",
        "CC-ACT-3",
        "CC-ATK-10",
        "CC-GOLD-1",
        "CC-TURN-6",
    ];
    assert_eq!(seen, ids.map(Some));
    play(&mut table, [Command::Challenge { challenger: AYAME, challenged: HANA, start: None, action: None }]);
    assert_eq!(nearest(&table), Some("CC-DUEL-1"));
}

#[test]
fn after_a_battle_its_end_is_told_until_the_attack_is_over() {
    let mut table = demo();
    assert_eq!(last_battle(&table), None, "none is over yet");
    let pass = |seat| Command::Act { seat, act: Act::Pass };
    play(&mut table, [pass(LION), pass(CRANE), Command::Resolve { spare: None, added: Added::default() }]);
    assert_eq!(Lesson::at(table.state()), None, "between battles nothing is explained, least of all maneuvers");
    let lines = last_battle(&table).unwrap();
    let words = Words::new(Language::English);
    let said: Vec<String> = lines.iter().map(|line| words.say(line)).collect();
    let has = |part: &str| said.iter().any(|line| line.replace(['\u{2068}', '\u{2069}'], "").contains(part));
    assert!(has("12 against 11"), "{said:?}");
    assert!(has("Crane: Honor +8 for the battle"), "{said:?}");
    assert!(has("Matsu Hana dies with honor"), "{said:?}");
    assert!(said[1].starts_with("Lion loses 4 cards, destroyed: Matsu Hana"), "what was lost comes next: {said:?}");
    play(&mut table, [Command::EndAttack]);
    assert_eq!(last_battle(&table), None);
}

#[test]
fn units_left_out_of_the_planner_stay_home_and_its_search_says_how_far_it_is() {
    let weights = Weights { province: 10, card: 1, honor: 1, all: 0 };
    let asked = maneuvers::plan(maneuvering().state(), weights, Stage::AttackInfantry).unwrap();
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
