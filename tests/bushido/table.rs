//! The game at the table: whole games by commands, overrides, refusals, the save, the words.

use crate::contract::{Sentences, ask, keeps};
use proptest::prelude::*;
use rokugan::games::bushido::assemble::melee::prepare;
use rokugan::games::bushido::command::{
    Action, Again, Command, Dice, DiceTold, Ending, Exchange, Fact, FearAnswer, Fright, MeleeAction, Outcome, Purpose,
    Shot, ShotFact, Starting, Tactical, Terms, Test, TestKind, TestTold, WaitFor, WoundDice,
};
use rokugan::games::bushido::demo;
use rokugan::games::bushido::event::Event;
use rokugan::games::bushido::model::player::{Player, Players};
use rokugan::games::bushido::model::sides::{Side, Sides};
use rokugan::games::bushido::model::split::Split;
use rokugan::games::bushido::model::typed::typed;
use rokugan::games::bushido::model::warband::{PrintedSpecial, Warband};
use rokugan::games::bushido::refusal::RefusalKind;
use rokugan::games::bushido::rules::score::Outcome as GameOutcome;
use rokugan::games::bushido::rules::turn::ending::FearTest;
use rokugan::games::bushido::setup::{Fault, Recruiting, ScenarioChoice, Setup, TableRuling};
use rokugan::games::bushido::snapshot::snapshot;
use rokugan::games::bushido::state::condition::Condition;
use rokugan::games::bushido::state::model::{Gauge, ModelId, Standing};
use rokugan::games::bushido::state::{Phase, SecretKind, State};
use rokugan::games::bushido::text::{edits, events, log, reasons};
use rokugan::games::bushido::views::likely::likely;
use rokugan::games::bushido::views::odds::goals::Goal;
use rokugan::games::bushido::views::odds::{chances, fear, split, statistics, targets};
use rokugan::games::bushido::views::rulings::{self, InForce, Reading, decisive, decisive_of};
use rokugan::games::bushido::views::scoring::scoring;
use rokugan::games::bushido::views::{actions, phases, story, table};
use rokugan::games::bushido::{Bushido, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Note;
use rokugan::kernel::replay::verify;
use rokugan::kernel::saved::SavedGame;
use rokugan::words::{Language, Words, keys};
use std::collections::BTreeSet;

const TSUBAKI: ModelId = ModelId(0);
const ICHI: ModelId = ModelId(1);
const REN: ModelId = ModelId(4);
const CATCHER: ModelId = ModelId(5);
const SAZANAMI: ModelId = ModelId(7);

fn begun() -> Table {
    let mut table = Journal::start(demo::setup(), Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame, starting(Player::A)]);
    table
}

fn starting(winner: Player) -> Command {
    Command::StartPhase(Box::new(Starting {
        tactical: Tactical::Told(winner),
        first: None,
        coins: Vec::new(),
        length: None,
    }))
}

#[track_caller]
fn play(table: &mut Table, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        if let Err(refusal) = table.commit(command.clone(), Stamp(0)) {
            panic!("{command:?}: {refusal:?}");
        }
    }
}

#[track_caller]
fn refused(table: &mut Table, command: Command) -> RefusalKind {
    let before = snapshot(table.state());
    let refusal = table.commit(command, Stamp(0)).unwrap_err();
    assert_eq!(snapshot(table.state()), before, "a refusal changes nothing");
    refusal.kind
}

fn act(model: ModelId, action: Action) -> Command {
    Command::Act { model, action }
}

fn exchange(active: ModelId, other: ModelId, outcome: Outcome) -> Exchange {
    let action = MeleeAction::Melee;
    Exchange { models: Sides { active, other }, action, terms: Sides::default(), initiative: None, outcome }
}

fn even_split(attack: usize, defence: usize) -> Split {
    Split { attack, defence, special: None }
}

fn apps_dice(splits: Sides<Split>) -> Outcome {
    Outcome::Rolled { splits, dice: DiceTold::Generated(Vec::new()), damage: WoundDice::Generated }
}

fn gauge(table: &Table, id: ModelId, gauge: Gauge) -> i16 {
    table.state().model(id).unwrap().gauge(gauge)
}

#[test]
fn the_demonstration_is_a_table_like_any_other() {
    let mut table = Journal::start(demo::setup(), Seed(1)).unwrap();
    play(&mut table, demo::story());
    assert_eq!((table.state().turn(), table.state().phase()), (4, Phase::Main));
    assert_eq!(demo::table(Seed(1), Stamp(0)).unwrap().state(), table.state());
    assert_eq!(gauge(&table, REN, Gauge::Wounds), 2, "worked case 2: row 9 at level 1");
    assert_eq!(gauge(&table, TSUBAKI, Gauge::Wounds), 0, "Armour 3: row 5");
    let view = table::table(table.state());
    assert_eq!(view.next, table::Next::Activate(Player::A));
    assert_eq!(view.next_award, Some(4));
    verify(&table).unwrap();
}

/// A game to its end: every model of both sides walks until nobody can, six times.
#[test]
fn bu_end_1_the_game_ends_after_its_last_turn() {
    let mut table = begun();
    for turn in 1..=6 {
        assert_eq!(table.state().turn(), turn);
        walk_until_the_end_phase(&mut table);
        play(&mut table, [Command::EndPhase(Box::default())]);
        if turn < 6 {
            play(&mut table, [starting(Player::B)]);
        }
    }
    assert_eq!(table.state().ended(), Some(GameOutcome::Draw), "three tied Victory Points are lost");
    assert_eq!(refused(&mut table, act(TSUBAKI, Action::Walk)), RefusalKind::GameOver);
    play(&mut table, [Command::Remark { note: Note::new("well played") }]);
    verify(&table).unwrap();
}

#[test]
fn bu_end_1_a_side_without_models_ends_the_game_and_is_named() {
    let mut table = begun();
    for id in [REN, CATCHER, ModelId(6), SAZANAMI] {
        assert_eq!(table.state().phase(), Phase::Main);
        play(&mut table, [Command::Place { model: id, standing: Standing::Killed }]);
    }
    assert_eq!((table.state().phase(), phases::wiped_out(table.state())), (Phase::Ending, Some(Player::B)));
    let because = phases::Because::NoModels(Player::B);
    let view = phases::ending(table.state(), &Ending::default());
    assert_eq!(view.outcome, Some((GameOutcome::Draw, because)), "turn 1 awards nothing");
    play(&mut table, [Command::EndPhase(Box::default())]);
    assert_eq!((table.state().ended(), phases::because(table.state())), (Some(GameOutcome::Draw), because));
    let said: Vec<String> =
        last_line(&table).details.iter().map(|line| Words::new(Language::English).say(line)).collect();
    assert!(said.iter().any(|line| line == "Reed Marsh has no model left"), "{said:?}");
}

fn walk_until_the_end_phase(table: &mut Table) {
    while table.state().phase() == Phase::Main {
        let player = table.state().active();
        let mut able = table.state().models().filter(|(_, model)| {
            model.player() == player && model.standing() == Standing::Battlefield && !model.is_exhausted()
        });
        let next = able.next().map(|(id, _)| id);
        drop(able);
        match next {
            Some(id) => play(table, [act(id, Action::Walk), Command::EndActivation]),
            None => play(table, [Command::EndActivation]),
        }
    }
}

#[test]
fn bu_scn_1_prayers_bring_points_and_the_first_victory_point() {
    let mut table = begun();
    play(&mut table, [act(TSUBAKI, Action::Scenario { objective: "b1".to_owned() })]);
    assert_eq!(*table.state().score_now().points().of(Player::A), 3, "an Enemy objective");
    assert_eq!(*table.state().score_now().tokens().of(Player::A), 4);
    play(&mut table, [Command::EndActivation, act(REN, Action::Walk), Command::EndActivation]);
    let again = act(TSUBAKI, Action::Scenario { objective: "b1".to_owned() });
    assert_eq!(refused(&mut table, again), RefusalKind::PrayedAlready(TSUBAKI));
    for _ in 0..2 {
        walk_until_the_end_phase(&mut table);
        play(&mut table, [Command::EndPhase(Box::default())]);
        play(&mut table, [starting(Player::A)]);
    }
    assert_eq!((table.state().victory(Player::A), table.state().victory(Player::B)), (1, 0));
    assert_eq!(*table.state().score_now().points().of(Player::A), 0, "Reset in turn 3");
}

#[test]
fn bu_turn_6_the_smaller_side_gains_pass_tokens_and_may_spend_them() {
    let mut table = Journal::start(demo::setup(), Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame]);
    play(&mut table, [Command::Place { model: REN, standing: Standing::Killed }, starting(Player::B)]);
    assert_eq!(table.state().passes(Player::B), 1);
    play(&mut table, [Command::Pass]);
    assert_eq!((table.state().passes(Player::B), table.state().active()), (0, Player::A));
    assert_eq!(refused(&mut table, Command::Pass), RefusalKind::NoPassToken(Player::A));
    play(&mut table, [Command::Anyway(Box::new(Command::Pass))]);
    let line = last_line(&table);
    assert_eq!(line.overrode.len(), 1, "what was set aside is in the log");
}

fn last_line(table: &Table) -> rokugan::kernel::book::LogLine {
    let at = table.cursor() - 1;
    log::describe(&table.state_at(at), at, &table.entries()[at])
}

#[test]
fn bu_turn_one_model_one_action_then_the_other_player() {
    let mut table = begun();
    assert_eq!(refused(&mut table, act(REN, Action::Walk)), RefusalKind::NotYourTurn(Player::A));
    play(&mut table, [act(TSUBAKI, Action::Walk)]);
    assert_eq!(gauge(&table, TSUBAKI, Gauge::Counters), 1);
    assert_eq!(refused(&mut table, act(TSUBAKI, Action::Walk)), RefusalKind::ActedAlready(TSUBAKI));
    play(&mut table, [act(REN, Action::Run)]);
    assert_eq!(table.state().active(), Player::B, "the other side's action ends the activation by itself");
    assert!(table.state().model(REN).unwrap().did(rokugan::games::bushido::state::model::Deed::Ran));
}

#[test]
fn bu_act_a_complex_action_needs_two_counters() {
    let mut table = begun();
    play(&mut table, [act(TSUBAKI, Action::Walk), act(REN, Action::Focus)]);
    assert_eq!(gauge(&table, REN, Gauge::Ki), 4, "Ki Statistic 2 twice");
    let focus = act(TSUBAKI, Action::Focus);
    assert_eq!(refused(&mut table, focus), RefusalKind::TooFewCounters { model: TSUBAKI, needs: 2 });
}

#[test]
fn bu_mel_the_worked_exchange_comes_out_the_same_at_the_table() {
    let mut table = begun();
    let splits = Sides { active: even_split(2, 1), other: even_split(2, 1) };
    let dice = Sides {
        active: Dice { attack: vec![4, 2], defence: vec![5] },
        other: Dice { attack: vec![5, 3], defence: vec![4] },
    };
    let rolled = |damage: Vec<Vec<u8>>| {
        let (dice, damage) = (DiceTold::Entered(dice.clone()), WoundDice::Entered(damage));
        Command::Fight(Box::new(exchange(TSUBAKI, REN, Outcome::Rolled { splits, dice, damage })))
    };
    assert_eq!(refused(&mut table, rolled(vec![vec![3, 5]])), RefusalKind::DamageRollMissing);
    assert_eq!(refused(&mut table, rolled(vec![vec![3, 5], vec![4, 4], vec![1, 1]])), RefusalKind::WrongDice);
    play(&mut table, [rolled(vec![vec![3, 5], vec![4, 4]])]);
    assert_eq!((gauge(&table, REN, Gauge::Wounds), gauge(&table, TSUBAKI, Gauge::Wounds)), (2, 0));
    assert_eq!((gauge(&table, REN, Gauge::Counters), gauge(&table, TSUBAKI, Gauge::Counters)), (1, 1));
    let line = last_line(&table);
    assert_eq!(
        line.details.len(),
        1 + 2 + 2 + 2,
        "the activation, both sides' dice, two comparisons, two Damage Rolls"
    );
}

#[test]
fn bu_mel_5_a_split_that_is_not_allowed_is_refused() {
    let mut table = begun();
    play(&mut table, [Command::Mark { model: TSUBAKI, condition: Condition::Frightened, value: 5 }]);
    let splits = Sides { active: even_split(2, 0), other: even_split(2, 1) };
    let fight = Command::Fight(Box::new(exchange(TSUBAKI, REN, apps_dice(splits))));
    assert_eq!(refused(&mut table, fight), RefusalKind::SplitNotAllowed(TSUBAKI));
}

#[test]
fn bu_app_4_an_unknown_value_is_asked_for_and_never_0() {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.a.parts().clone();
    parts.profiles[0].card.melee = None;
    setup.warbands.a = rokugan::games::bushido::model::warband::Warband::new(parts).unwrap();
    let mut table = Journal::start(setup, Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame, starting(Player::A)]);
    let splits = Sides { active: even_split(2, 1), other: even_split(2, 1) };
    let unknown = exchange(TSUBAKI, REN, apps_dice(splits));
    let refused = refused(&mut table, Command::Fight(Box::new(unknown.clone())));
    assert!(matches!(refused, RefusalKind::Unknown { model: TSUBAKI, .. }), "{refused:?}");
    let told = Terms { base: Some(3), ..Terms::default() };
    let terms = Sides { active: told, other: Terms::default() };
    play(&mut table, [Command::Fight(Box::new(Exchange { terms, ..unknown }))]);
}

#[test]
fn bu_pre_2_everything_can_be_changed_by_hand_and_says_so() {
    let mut table = begun();
    let adjust = |model, gauge, by| Command::Adjust { model, gauge, by, note: Note::default() };
    play(&mut table, [adjust(REN, Gauge::Wounds, 1), adjust(REN, Gauge::Wounds, 1)]);
    let line = last_line(&table);
    assert_eq!((line.hand, line.run.is_some()), (log_hand(), true));
    assert_eq!(refused(&mut table, adjust(REN, Gauge::Ki, 9)), RefusalKind::AboveLimit(REN));
    play(&mut table, [Command::Anyway(Box::new(adjust(REN, Gauge::Ki, 9)))]);
    play(&mut table, [adjust(REN, Gauge::Wounds, 9)]);
    assert_eq!(table.state().model(REN).unwrap().standing(), Standing::Killed);
    play(&mut table, [Command::Place { model: REN, standing: Standing::Battlefield }]);
    assert_eq!(gauge(&table, REN, Gauge::Wounds), 0, "back in play with all boxes free");
    play(&mut table, [Command::AdjustPoints { player: Player::A, by: 2 }]);
    assert_eq!(*table.state().score_now().points().of(Player::A), 2);
    play(&mut table, [Command::AdjustVictory { player: Player::B, by: 1 }]);
    assert_eq!(table.state().victory(Player::B), 1);
}

fn log_hand() -> rokugan::kernel::book::Hand {
    rokugan::kernel::book::Hand::Players
}

#[test]
fn bu_mel_only_the_result_can_be_told() {
    let mut table = begun();
    let outcome = Outcome::Told { wounds: Sides { active: 1, other: 6 } };
    play(&mut table, [Command::Fight(Box::new(exchange(TSUBAKI, REN, outcome)))]);
    assert_eq!(gauge(&table, TSUBAKI, Gauge::Wounds), 1);
    assert_eq!(table.state().model(REN).unwrap().standing(), Standing::Killed);
}

#[test]
fn bu_rng_a_shot_hits_wounds_and_is_remembered() {
    let mut table = begun();
    let shot = Shot {
        shooter: ICHI,
        target: REN,
        weapon: 0,
        distance: 450,
        base: None,
        strength: None,
        boosts: 0,
        other: 0,
        facts: BTreeSet::from([ShotFact::Moved]),
        special: None,
        friend: None,
        dice: Some(vec![5, 3]),
        check: None,
        damage: WoundDice::Entered(vec![vec![6, 4]]),
    };
    let view = chances::shot(table.state(), &shot).unwrap();
    assert_eq!(view.aimed.number(), Some(5), "Short 4, moving 1");
    assert!(view.hits > 0.0 && view.hits < 1.0);
    let tsubaki = Shot { shooter: TSUBAKI, ..shot.clone() };
    assert_eq!(refused(&mut table, Command::Shoot(Box::new(tsubaki))), RefusalKind::NoRangedPool(TSUBAKI));
    play(&mut table, [Command::Shoot(Box::new(shot))]);
    assert_eq!(gauge(&table, REN, Gauge::Wounds), 2, "result 6 against 5: level 1, row 10");
    let told = &table.entries().last().unwrap().events;
    let said = |events: &[Event]| -> Vec<String> {
        let words = Words::new(Language::English);
        events::everything(table.state(), events).iter().map(|line| words.say(line)).collect()
    };
    let damage = |lines: &[String]| lines.iter().any(|line| line.starts_with("Damage Roll 4, 6: row 10"));
    assert!(damage(&said(told)), "{:?}", said(told));
    let mut older = serde_json::to_value(told).unwrap();
    let shot = older.as_array_mut().unwrap().iter_mut().find_map(|event| event.get_mut("shot")).unwrap();
    assert!(shot.as_object_mut().unwrap().remove("rolls").is_some());
    let older: Vec<Event> = serde_json::from_value(older).unwrap();
    assert!(!damage(&said(&older)), "a shot that was saved without its Damage Rolls");
}

#[test]
fn a_warband_that_is_typed_in_is_played_with_unknown_values() {
    let warband = typed(" Own ", "Guard\n\nCaptain\nGuard\n").unwrap();
    assert!(typed("Own", " \n").is_none() && typed(" ", "Guard").is_none());
    let cards = warband.parts().profiles.iter().map(|card| card.models.join(", ")).collect::<Vec<_>>();
    assert_eq!(cards, ["Guard 1, Guard 2", "Captain"]);
    let setup = Setup { warbands: Players { a: warband, b: demo::reed_marsh() }, ..demo::setup() };
    let table: Table = Journal::start(setup, Seed(7)).unwrap();
    assert_eq!(table.state().model(ModelId(0)).unwrap().card().wounds, None);
}

#[test]
fn bu_test_9_the_log_says_what_decides_a_tied_tactical_test() {
    let (table, words) = (begun(), Words::new(Language::English));
    let said = |a: Vec<u8>, b: Vec<u8>| {
        let event = Event::TacticalTested { winner: Player::A, dice: Players { a, b } };
        events::everything(table.state(), &[event]).iter().map(|line| words.say(line)).collect::<String>()
    };
    assert!(said(vec![4, 3], vec![5]).ends_with("Results tied, more dice without 1s decide"));
    assert!(said(vec![6], vec![5]).ends_with("6 against 5"));
}

#[test]
fn a9_a_killed_model_gains_no_markers() {
    let speared = |damage: Vec<u8>| {
        let mut table = Journal::start(demo::setup(), Seed(7)).unwrap();
        play(&mut table, [Command::BeginGame, starting(Player::B)]);
        let splits = Sides { active: even_split(3, 0), other: even_split(0, 2) };
        let dice = Sides {
            active: Dice { attack: vec![2, 1, 1], defence: Vec::new() },
            other: Dice { attack: Vec::new(), defence: vec![1, 1] },
        };
        let damage = WoundDice::Entered(vec![damage]);
        let outcome = Outcome::Rolled { splits, dice: DiceTold::Entered(dice), damage };
        play(&mut table, [Command::Fight(Box::new(exchange(REN, ICHI, outcome)))]);
        let ichi = table.state().model(ICHI).unwrap();
        (ichi.standing(), ichi.markers(Condition::Poison).len())
    };
    assert_eq!(speared(vec![3, 4]), (Standing::Battlefield, 1), "an Eel spear poisons");
    assert_eq!(speared(vec![6, 6]), (Standing::Killed, 0));
}

#[test]
fn bu_test_12_a_failed_fear_test_frightens_or_ends_the_activation() {
    let mut table = begun();
    let test = |model, purpose, told| {
        let kind = TestKind::Fear(Fright::Model(SAZANAMI));
        Command::Test(Box::new(Test { model, kind, told, purpose }))
    };
    play(&mut table, [test(ICHI, Purpose::Approached, TestTold::Failed)]);
    assert!(table.state().model(ICHI).unwrap().has(Condition::Frightened));
    play(&mut table, [test(TSUBAKI, Purpose::Declared, TestTold::Entered(vec![vec![2, 1]]))]);
    assert_eq!(gauge(&table, TSUBAKI, Gauge::Counters), 1);
    let kind = TestKind::Fear(Fright::Model(SAZANAMI));
    let told = TestTold::Generated;
    let fear = Test { model: TSUBAKI, kind, told, purpose: Purpose::Noted };
    let chance = chances::test(table.state(), &fear).unwrap();
    assert!((chance - 30.0 / 36.0).abs() < 1e-9, "Fear (5), Ki 2, Courage 1");
}

#[test]
fn bu_test_12_both_who_comes_to_fear_and_whom_it_comes_to_test_first() {
    let mut table = begun();
    let found = fear::declared(table.state(), TSUBAKI);
    let seen = |view: &fear::FearView| (view.other, view.number, view.chance.map(|chance| (chance * 36.0).round()));
    assert_eq!(found.iter().map(seen).collect::<Vec<_>>(), [(SAZANAMI, 5, Some(30.0))]);
    let met = |table: &Table, enemy| fear::approached(table.state(), SAZANAMI, enemy).as_ref().map(seen);
    assert_eq!(met(&table, TSUBAKI), Some((TSUBAKI, 5, Some(30.0))));
    assert_eq!(fear::approached(table.state(), REN, TSUBAKI), None, "it does not frighten");
    play(&mut table, [Command::Mark { model: TSUBAKI, condition: Condition::Frightened, value: 5 }]);
    assert_eq!(met(&table, TSUBAKI), None, "it is already");
}

#[test]
fn bu_turn_e_the_end_phase_asks_and_wounds() {
    let mut table = begun();
    let mark = |model, condition, value| Command::Mark { model, condition, value };
    play(&mut table, [mark(REN, Condition::Bleed, 2), mark(REN, Condition::Bleed, 1)]);
    play(&mut table, [mark(CATCHER, Condition::Frightened, 5), mark(ICHI, Condition::Stunned, 1)]);
    walk_until_the_end_phase(&mut table);
    let view = phases::ending(table.state(), &Ending::default());
    assert_eq!(view.fear, [CATCHER]);
    let fear = vec![FearAnswer { model: CATCHER, test: FearTest::Passed }];
    play(&mut table, [Command::EndPhase(Box::new(Ending { fear, ..Ending::default() }))]);
    assert_eq!(gauge(&table, REN, Gauge::Wounds), 2, "the 2 leaves, the 1 stays");
    assert_eq!(table.state().model(REN).unwrap().markers(Condition::Bleed), [1]);
    assert!(!table.state().model(CATCHER).unwrap().has(Condition::Frightened));
    assert!(!table.state().model(ICHI).unwrap().has(Condition::Stunned));
}

#[test]
fn bu_sta_impetuous_models_go_first() {
    let mut table = begun();
    play(&mut table, [Command::Mark { model: ICHI, condition: Condition::Berserk, value: 1 }]);
    assert_eq!(refused(&mut table, act(TSUBAKI, Action::Walk)), RefusalKind::ImpetuousFirst(ICHI));
    play(&mut table, [act(ICHI, Action::Walk)]);
    assert!(!table.state().model(ICHI).unwrap().has(Condition::Impetuous), "one marker for one action");
}

#[test]
fn bu_set_hidden_notes_stay_hidden_until_they_are_shown() {
    let mut table = begun();
    let text = Note::new("turn 3, north");
    play(&mut table, [Command::Hide { player: Player::B, kind: SecretKind::Flank, text }]);
    let said = Words::new(Language::English).say(&last_line(&table).headline);
    assert!(!said.contains("north"), "{said}");
    play(&mut table, [Command::Reveal { secret: 0 }]);
    let said = Words::new(Language::English).say(&last_line(&table).headline);
    assert!(said.contains("north"), "{said}");
}

#[test]
fn bu_war_faults_of_a_warband_stop_the_table_unless_it_is_played_anyway() {
    let mut parts = demo::harbor_watch().parts().clone();
    parts.rice = 30;
    let over = rokugan::games::bushido::model::warband::Warband::new(parts).unwrap();
    let setup = Setup { warbands: Players { a: over, b: demo::reed_marsh() }, ..demo::setup() };
    let faults = Bushido::start(&setup).unwrap_err();
    assert!(matches!(faults[..], [Fault::Recruitment(Player::A, _)]), "{faults:?}");
    for language in Language::ALL {
        said(language, &Bushido::fault(&setup, &faults[0]));
    }
    assert!(Bushido::start(&Setup { recruiting: Recruiting::Anyway, ..setup }).is_ok());
}

#[test]
fn bu_set_faults_all_at_once() {
    let mut parts = demo::harbor_watch().parts().clone();
    parts.profiles.clear();
    let empty = rokugan::games::bushido::model::warband::Warband::new(parts).unwrap();
    let scenario = rokugan::games::bushido::model::scenario::Scenario::keii().parts().clone();
    let own = rokugan::games::bushido::model::scenario::ScenarioParts { length: 9, ..scenario };
    let name = rokugan::kernel::name::Name::new("Ours").unwrap();
    let setup = Setup {
        warbands: Players { a: empty, b: demo::reed_marsh() },
        scenario: ScenarioChoice::Own { name, parts: own, variable: None },
        ..demo::setup()
    };
    let faults = Bushido::start(&setup).unwrap_err();
    assert!(faults.contains(&Fault::NoModels(Player::A)) && faults.contains(&Fault::Scenario), "{faults:?}");
}

#[test]
fn the_split_of_the_table_is_the_split_of_the_rules() {
    let table = begun();
    let view = split::split(table.state(), &exchange(TSUBAKI, REN, Outcome::Apart), Goal::Even).unwrap();
    let sum = |side| view.bars.of(side).iter().map(|bar| bar.often).sum::<f64>();
    for side in Side::ALL {
        assert!((sum(side) - 1.0).abs() < 1e-9);
    }
    let guess = view.bars.other.clone();
    let answer = view.answer(Side::Active, &guess);
    assert!((answer.value - view.value).abs() < 1e-6, "nothing answers the equilibrium better");
    assert!(view.draw(Side::Active, 0.5).is_some());
    let found = targets::targets(table.state(), TSUBAKI, MeleeAction::Melee, Goal::Even);
    assert_eq!(found.len(), 4);
    assert!(found.windows(2).all(|pair| pair[0].value.clone().unwrap() >= pair[1].value.clone().unwrap()));
}

#[test]
fn a12_a_goal_says_what_a_wound_a_kill_and_a_triggered_special_count() {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.a.parts().clone();
    let sidestep = PrintedSpecial { name: "Sidestep Defence".to_owned(), cost: Some(0) };
    parts.profiles[0].card.melee_weapons[0].specials = vec![sidestep];
    setup.warbands.a = Warband::new(parts).unwrap();
    let table: Table = Journal::start(setup, Seed(7)).unwrap();
    let fighters = prepare(table.state(), &exchange(TSUBAKI, REN, Outcome::Apart)).unwrap().fighters;
    for goal in Goal::ALL.iter().copied() {
        let (weights, counts) = (goal.weights(&fighters), goal.counts());
        let worth: Vec<f64> = weights.worth.active.iter().map(|(_, worth)| *worth).collect();
        assert_eq!(worth, [counts.special], "{goal:?}");
        assert_eq!((weights.wound_dealt, weights.kill), (counts.wound, counts.kill), "{goal:?}");
    }
    assert!((Goal::Even.counts().special - 0.5).abs() < 1e-9);
}

#[test]
fn impossible_actions_stay_in_place_with_their_reason() {
    let mut table = begun();
    let before = actions::actions(table.state(), TSUBAKI);
    let ranged = before.iter().find(|view| view.offer == actions::Offer::Ranged).unwrap();
    assert!(ranged.against.is_some());
    play(&mut table, [Command::Mark { model: TSUBAKI, condition: Condition::Prone, value: 1 }]);
    let after = actions::actions(table.state(), TSUBAKI);
    assert!(after.iter().any(|view| view.offer == actions::Offer::Act(Action::StandUp) && view.against.is_none()));
    let order = |views: &[actions::ActionView]| views.iter().map(|view| view.offer.clone()).take(4).collect::<Vec<_>>();
    assert_eq!(order(&before), order(&after));
}

#[test]
fn an_old_die_can_be_put_right() {
    let mut table = begun();
    let splits = Sides { active: even_split(2, 1), other: even_split(2, 1) };
    let dice = Sides {
        active: Dice { attack: vec![4, 2], defence: vec![5] },
        other: Dice { attack: vec![5, 3], defence: vec![4] },
    };
    let damage = WoundDice::Entered(vec![vec![3, 5], vec![4, 4]]);
    let outcome = Outcome::Rolled { splits, dice: DiceTold::Entered(dice), damage };
    let command = Command::Fight(Box::new(exchange(TSUBAKI, REN, outcome)));
    play(&mut table, [command.clone()]);
    assert_eq!(edits::parts(begun().state(), &command).len(), 6 + 4);
    let corrected = edits::with(&command, 6, 0);
    let mut other = begun();
    play(&mut other, [corrected]);
    assert_eq!(gauge(&other, REN, Gauge::Wounds), 1, "1 and 5 with Strength 1: row 7");
}

#[test]
fn a_save_of_the_first_version_opens_for_ever() {
    let text = include_str!("../data/bushido/save_v0.json");
    let saved: serde_json::Value = serde_json::from_str(text).unwrap();
    let setup: Setup = serde_json::from_value(saved["setup"].clone()).unwrap();
    let entries = serde_json::from_value(saved["entries"].clone()).unwrap();
    let table = Journal::<Bushido>::restore(setup, Seed(1), entries, usize::MAX).unwrap();
    verify(&table).unwrap();
    assert_eq!(serde_json::to_value(snapshot(table.state())).unwrap(), saved["snapshot"]);
}

#[test]
fn the_story_counts_what_happened() {
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let story = story::story(&table);
    assert_eq!((story.exchanges, story.turns.len()), (1, 3));
    assert_eq!(story.models[0].dealt, 2);
    assert_eq!(story.dice.a.count, 3);
}

#[track_caller]
fn said(language: Language, line: &rokugan::kernel::line::Line) {
    let text = Words::new(language).say(line);
    assert!(keys::ALL.binary_search(&line.key.name()).is_ok(), "{line:?}");
    assert!(!text.is_empty() && !text.contains("bushido-") && !text.contains("{$"), "{language:?}: {text}");
}

/// A command somebody might tap, from a few numbers; legal or not.
fn any_command() -> impl Strategy<Value = Command> {
    let model = (0_u16..9).prop_map(ModelId);
    let models = (model.clone(), model.clone()).prop_map(|(active, other)| Sides { active, other });
    let condition = (0..Condition::ALL.len()).prop_map(|at| Condition::ALL[at]);
    let gauge = (0..Gauge::ALL.len()).prop_map(|at| Gauge::ALL[at]);
    let action = prop_oneof![
        4 => Just(Action::Walk),
        1 => Just(Action::Run),
        1 => Just(Action::Focus),
        1 => Just(Action::StandUp),
        1 => Just(Action::Failed),
        1 => (0..WaitFor::ALL.len()).prop_map(|at| Action::Wait(WaitFor::ALL[at])),
        1 => prop_oneof![Just("n1"), Just("a1"), Just("b2"), Just("x")]
            .prop_map(|id| Action::Scenario { objective: id.to_owned() }),
        1 => (0_u8..2).prop_map(|feat| Action::Feat { feat, paid: None }),
        1 => (0_u8..3).prop_map(|counters| Action::Other { counters, note: Note::new("a card") }),
    ];
    let outcome = prop_oneof![
        (0..4_usize, 0..4_usize, 0..4_usize, 0..4_usize)
            .prop_map(|(a, b, c, d)| apps_dice(Sides { active: even_split(a, b), other: even_split(c, d) })),
        (1..3_usize, 0..2_usize).prop_map(|(a, d)| Outcome::Rolled {
            splits: Sides { active: even_split(a, d), other: even_split(a, d) },
            dice: DiceTold::Generated(vec![Again { of: Side::Active, attack: vec![0], defence: Vec::new() }]),
            damage: WoundDice::Generated,
        }),
        (0_u8..3, 0_u8..3).prop_map(|(active, other)| Outcome::Told { wounds: Sides { active, other } }),
        Just(Outcome::Apart),
    ];
    let fight = (models, (0..MeleeAction::ALL.len()), outcome, 0_u8..3).prop_map(|(models, at, outcome, boosts)| {
        let facts = if boosts == 2 { BTreeSet::from([Fact::Surprised]) } else { BTreeSet::new() };
        let boosts = u8::from(boosts == 1);
        let terms = Sides { active: Terms { boosts, facts, ..Terms::default() }, other: Terms::default() };
        let action = MeleeAction::ALL[at];
        Command::Fight(Box::new(Exchange { models, action, terms, initiative: None, outcome }))
    });
    let shot = (model.clone(), model.clone(), 0_u16..2000).prop_map(|(shooter, target, distance)| {
        Command::Shoot(Box::new(Shot {
            shooter,
            target,
            weapon: 0,
            distance,
            base: None,
            strength: None,
            boosts: 0,
            other: 0,
            facts: BTreeSet::new(),
            special: None,
            friend: None,
            dice: None,
            check: None,
            damage: WoundDice::Generated,
        }))
    });
    let kind = prop_oneof![
        model.clone().prop_map(|id| TestKind::Fear(Fright::Model(id))),
        (2_i8..8).prop_map(|number| TestKind::Size { number }),
        (2_i8..8).prop_map(|number| TestKind::Ki { number, boosts: 0 }),
        (2_i8..8).prop_map(|number| TestKind::Die { number }),
        model.clone().prop_map(|other| TestKind::Opposed { other, boosts: Sides::default() }),
    ];
    let test = (model.clone(), kind, 0..Purpose::ALL.len(), 0_u8..3).prop_map(|(model, kind, at, told)| {
        let told = [TestTold::Generated, TestTold::Passed, TestTold::Failed][usize::from(told)].clone();
        Command::Test(Box::new(Test { model, kind, told, purpose: Purpose::ALL[at] }))
    });
    let player = prop_oneof![Just(Player::A), Just(Player::B)];
    prop_oneof![
        8 => (model.clone(), action).prop_map(|(model, action)| Command::Act { model, action }),
        4 => fight,
        2 => shot,
        2 => test,
        4 => Just(Command::EndActivation),
        1 => Just(Command::Pass),
        1 => Just(Command::BeginGame),
        2 => player.clone().prop_map(starting),
        1 => Just(Command::StartPhase(Box::new(Starting {
            tactical: Tactical::Generated(Players { a: Some(TSUBAKI), b: None }), first: None, coins: Vec::new(), length: None }))),
        2 => Just(Command::EndPhase(Box::default())),
        1 => (model.clone(), gauge, -3_i16..4)
            .prop_map(|(model, gauge, by)| Command::Adjust { model, gauge, by, note: Note::default() }),
        1 => (model.clone(), condition.clone(), 1_u8..6)
            .prop_map(|(model, condition, value)| Command::Mark { model, condition, value }),
        1 => (model.clone(), condition).prop_map(|(model, condition)| Command::Unmark { model, condition }),
        1 => (model.clone(), 0..Standing::ALL.len())
            .prop_map(|(model, at)| Command::Place { model, standing: Standing::ALL[at] }),
        1 => (model.clone(), 0_u8..2).prop_map(|(model, feat)| Command::UseFeat { model, feat, paid: None }),
        1 => (model.clone(), 0_u8..2).prop_map(|(model, feat)| Command::FreeBox { model, feat }),
        1 => model.prop_map(|model| Command::Activate { model }),
        1 => (player.clone(), -2_i16..3).prop_map(|(player, by)| Command::AdjustPasses { player, by }),
        1 => (player.clone(), -2_i16..3).prop_map(|(player, by)| Command::AdjustPoints { player, by }),
        1 => (player.clone(), -2_i16..3).prop_map(|(player, by)| Command::AdjustVictory { player, by }),
        1 => (player.clone(), -2_i16..3).prop_map(|(player, by)| Command::AdjustCommunal { player, by }),
        1 => (player, 0..SecretKind::ALL.len()).prop_map(|(player, at)| Command::Hide {
            player, kind: SecretKind::ALL[at], text: Note::new("hidden") }),
        1 => (0_u16..3).prop_map(|secret| Command::Reveal { secret }),
        1 => Just(Command::Remark { note: Note::new("so far") }),
    ]
}

fn any_play() -> impl Strategy<Value = (u64, Vec<(Command, bool)>)> {
    (any::<u64>(), proptest::collection::vec((any_command(), proptest::bool::weighted(0.15)), 1..80))
}

/// Plays what can be played of a list, held to the contract of every game.
fn played(seed: u64, commands: &[(Command, bool)], sentences: &Sentences) -> Table {
    let mut table = Journal::start(demo::setup(), Seed(seed)).unwrap();
    play(&mut table, [Command::BeginGame, starting(Player::A)]);
    for (command, anyway) in commands {
        let command = if *anyway { Bushido::anyway(command) } else { command.clone() };
        ask(&mut table, command, sentences);
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn random_play_keeps_every_law((seed, commands) in any_play()) {
        let sentences = Sentences::read();
        let table = played(seed, &commands, &sentences);
        keeps(&table, &sentences);
        for (at, entry) in table.entries().iter().enumerate() {
            prop_assert!(events::everything(&table.state_at(at + 1), &entry.events).len() < 200);
            let parts = edits::parts(&table.state_at(at), &entry.command);
            for place in 0..parts.len() {
                let _ = edits::with(&entry.command, place, 3);
            }
        }
        check_views(&table);
    }
}

fn check_views(table: &Table) {
    let state = table.state();
    let view = table::table(state);
    assert_eq!(
        view.halves.a.rows.len() + view.halves.b.rows.len(),
        state.in_play(Player::A) + state.in_play(Player::B)
    );
    for (id, model) in state.models() {
        assert!(model.gauge(Gauge::Ki) >= 0 && model.gauge(Gauge::Counters) >= 0);
        assert!(model.track().is_none_or(|track| model.is_kami() || model.gauge(Gauge::Wounds) <= track));
        let _ = actions::actions(state, id);
    }
    if state.phase() == Phase::Ending && state.ended().is_none() {
        let _ = phases::ending(state, &Ending::default());
    }
    let _ = story::story(table);
}

#[test]
fn every_refusal_and_ruling_has_a_sentence_in_every_language() {
    use rokugan::games::bushido::refusal::{CardValue, Refusal};
    use rokugan::games::bushido::rules::reference;
    let state = begun().state().clone();
    let (model, condition, player) = (TSUBAKI, Condition::Held, Player::A);
    let mut kinds = vec![
        RefusalKind::NoModel,
        RefusalKind::GameOver,
        RefusalKind::NotYourTurn(player),
        RefusalKind::OutOfPlay(model),
        RefusalKind::IsElsewhere(model),
        RefusalKind::TooFewCounters { model, needs: 2 },
        RefusalKind::OtherActivated(model),
        RefusalKind::ActedAlready(model),
        RefusalKind::ImpetuousFirst(model),
        RefusalKind::NoPassToken(player),
        RefusalKind::NothingToPass(player),
        RefusalKind::NothingActivated,
        RefusalKind::HasCondition { model, condition },
        RefusalKind::LacksCondition { model, condition },
        RefusalKind::HasTrait { model, name: "Stupid" },
        RefusalKind::TooFewKi { model, needs: 2 },
        RefusalKind::AboveLimit(model),
        RefusalKind::BoxUsed(model),
        RefusalKind::NotOnCard(model),
        RefusalKind::NoRangedPool(model),
        RefusalKind::NoAmmo(model),
        RefusalKind::SameSide,
        RefusalKind::SplitNotAllowed(model),
        RefusalKind::NoBoosts(model),
        RefusalKind::Aggressive(model),
        RefusalKind::WrongDice,
        RefusalKind::DamageRollMissing,
        RefusalKind::Tied,
        RefusalKind::Immune { model, condition },
        RefusalKind::NoSuchObjective,
        RefusalKind::PrayedAlready(model),
        RefusalKind::NoPrayer(player),
        RefusalKind::RemovesRequired,
        RefusalKind::NotRemovable,
        RefusalKind::NothingChanges,
        RefusalKind::NothingToSay,
        RefusalKind::NotHidden,
    ];
    kinds.extend(Phase::ALL.iter().map(|phase| RefusalKind::WrongPhase(*phase)));
    kinds.extend(CardValue::ALL.iter().map(|value| RefusalKind::Unknown { model, value: *value }));
    for language in Language::ALL {
        for kind in &kinds {
            said(language, &Bushido::refusal(&state, &Refusal { rule: reference::TEST, kind: kind.clone() }));
        }
        for ruling in TableRuling::ALL {
            let (name, usual, other) = rokugan::games::bushido::text::names::ruling(*ruling);
            [name, usual, other].into_iter().for_each(|key| said(language, &key.into()));
        }
    }
}

#[test]
fn every_ruling_of_the_table_changes_what_it_says() {
    let switched = |ruling| Setup { rulings: BTreeSet::from([ruling]), ..demo::setup() };
    let mut table = Journal::start(switched(TableRuling::OncePerObjective), Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame, starting(Player::A)]);
    let pray = || act(TSUBAKI, Action::Scenario { objective: "n1".to_owned() });
    play(&mut table, [pray(), act(REN, Action::Walk), Command::EndActivation]);
    play(&mut table, [pray()]);
    assert_eq!(*table.state().score_now().points().of(Player::A), 4, "twice at one objective");
    let seikyu = Setup { scenario: ScenarioChoice::Seikyu, ..switched(TableRuling::SeikyuReset) };
    let state = Bushido::start(&seikyu).unwrap();
    assert_eq!(state.scenario().parts().reset, BTreeSet::from([3, 5]));
    let mut wiped = Journal::start(switched(TableRuling::WipeOutScoring), Seed(7)).unwrap();
    play(&mut wiped, [Command::BeginGame, starting(Player::A)]);
    for id in 4..8 {
        play(&mut wiped, [Command::Place { model: ModelId(id), standing: Standing::Killed }]);
    }
    assert_eq!(wiped.state().phase(), Phase::Ending, "at once, as soon as a side has no models");
    play(&mut wiped, [Command::EndPhase(Box::default())]);
    assert_eq!((wiped.state().victory(Player::A), wiped.state().ended()), (3, Some(GameOutcome::Won(Player::A))));
    assert!(
        wiped.entries().iter().flat_map(|entry| &entry.events).any(|event| matches!(event, Event::WipedOut { .. }))
    );
}

/// A game of the players' own scenario, whose length a die decides from turn 1 on.
fn of_variable_length(from: u8) -> Table {
    let parts = rokugan::games::bushido::model::scenario::Scenario::keii().parts().clone();
    let parts = rokugan::games::bushido::model::scenario::ScenarioParts { length: 7, ..parts };
    let name = rokugan::kernel::name::Name::new("Ours").unwrap();
    let scenario = ScenarioChoice::Own { name, parts, variable: Some(from) };
    let mut table = Journal::start(Setup { scenario, ..demo::setup() }, Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame]);
    table
}

fn with_die(length: Option<u8>) -> Command {
    let tactical = Tactical::Told(Player::A);
    Command::StartPhase(Box::new(Starting { tactical, first: None, coins: Vec::new(), length }))
}

#[test]
fn bu_scn_7_a_die_of_4_makes_the_turn_the_last_one() {
    let mut table = of_variable_length(1);
    assert!(table.state().rolls_for_length());
    play(&mut table, [with_die(Some(4)), Command::SetClock { phase: Phase::Ending, active: Player::A }]);
    assert_eq!(table.state().last_turn(), 1);
    play(&mut table, [Command::EndPhase(Box::default())]);
    assert_eq!(table.state().ended(), Some(GameOutcome::Draw));
}

#[test]
fn bu_scn_7_a_die_of_3_lets_the_game_go_on_up_to_turn_7() {
    let mut table = of_variable_length(1);
    play(&mut table, [with_die(Some(3)), Command::SetClock { phase: Phase::Ending, active: Player::A }]);
    play(&mut table, [Command::EndPhase(Box::default())]);
    assert_eq!((table.state().turn(), table.state().last_turn(), table.state().ended()), (2, 7, None));
    assert!(table.commit(with_die(Some(7)), Stamp(0)).is_err(), "a die has six faces");
}

#[test]
fn bu_scn_7_no_die_before_the_turn_the_scenario_names_nor_where_the_length_is_fixed() {
    assert!(!of_variable_length(5).state().rolls_for_length());
    let mut fixed = Journal::<Bushido>::start(demo::setup(), Seed(7)).unwrap();
    play(&mut fixed, [Command::BeginGame]);
    assert!(!fixed.state().rolls_for_length());
}

/// The dice of Tsubaki, of base 3, with one Boost too many and an Enemy assisting against it.
fn capped(rulings: BTreeSet<TableRuling>) -> usize {
    let mut table = Journal::start(Setup { rulings, ..demo::setup() }, Seed(7)).unwrap();
    play(&mut table, [Command::BeginGame, starting(Player::A)]);
    let mut exchange = exchange(TSUBAKI, REN, Outcome::Apart);
    exchange.terms.active = Terms { boosts: 4, assisting: 1, ..Terms::default() };
    prepare(table.state(), &exchange).unwrap().pools.active.dice
}

#[test]
fn cap_on_final_lets_a_boost_balance_a_penalty_unless_it_is_switched() {
    assert_eq!(capped(BTreeSet::new()), 6, "3 + 4 − 1 is the double base");
    assert_eq!(capped(BTreeSet::from([TableRuling::CapOnFinal])), 5, "double the base, then − 1");
}

/// What a reason names, in words.
fn named(found: &[InForce]) -> Vec<String> {
    let words = Words::new(Language::English);
    found.iter().map(|one| words.say(&reasons::ruling(*one))).collect()
}

#[test]
fn the_reason_of_a_pool_names_the_ruling_it_depends_on_as_it_is_read() {
    let names = |rulings: BTreeSet<TableRuling>, boosts: u8| {
        let mut table = Journal::start(Setup { rulings, ..demo::setup() }, Seed(7)).unwrap();
        play(&mut table, [Command::BeginGame, starting(Player::A)]);
        let mut exchange = exchange(TSUBAKI, REN, Outcome::Apart);
        exchange.terms.active = Terms { boosts, assisting: 1, ..Terms::default() };
        let dice = |state: &State| prepare(state, &exchange).unwrap().pools.active.dice;
        named(&decisive(table.state(), rulings::OF_POOLS, dice))
    };
    let usual = "Ruling “Double the base”: It limits the final value: a Boost may balance a penalty.";
    let other = "Ruling “Double the base”: It limits what is added; penalties come off afterwards.";
    assert_eq!(names(BTreeSet::new(), 4), [usual]);
    assert_eq!(names(BTreeSet::from([TableRuling::CapOnFinal]), 4), [other]);
    assert_eq!(names(BTreeSet::new(), 0), <[String; 0]>::default(), "3 dice either way");
}

#[test]
fn the_reason_of_an_exchange_names_only_the_rulings_it_depends_on() {
    let mut table = begun();
    let dice = |attack: &[u8], defence: u8| Dice { attack: attack.to_vec(), defence: vec![defence] };
    let fight = |other: &[u8]| {
        let split = |attack: usize| Split { attack, defence: 1, special: None };
        let splits = Sides { active: split(2), other: split(other.len()) };
        let told = DiceTold::Entered(Sides { active: dice(&[4, 2], 3), other: dice(other, 4) });
        let rolled = Outcome::Rolled { splits, dice: told, damage: WoundDice::Generated };
        Command::Fight(Box::new(exchange(TSUBAKI, REN, rolled)))
    };
    assert!(table.preview(&fight(&[5, 2])).is_ok());
    assert_eq!(decisive_of(&table, rulings::OF_EXCHANGES, &fight(&[5, 2])), []);
    play(&mut table, [Command::Mark { model: REN, condition: Condition::Prone, value: 1 }]);
    // Ren lies there with a die less: whether it strikes back is a ruling.
    assert!(table.preview(&fight(&[5])).is_ok());
    let found = decisive_of(&table, rulings::OF_EXCHANGES, &fight(&[5]));
    assert_eq!(found, [InForce { ruling: TableRuling::ProneStrikesBack, reading: Reading::Usual }]);
}

#[test]
fn the_reasons_of_tests_phases_and_refusals_name_their_rulings() {
    let mut table = begun();
    let kind = TestKind::Size { number: 6 };
    let test = Test { model: SAZANAMI, kind, told: TestTold::Generated, purpose: Purpose::Noted };
    let chance = |state: &State| chances::test(state, &test).ok();
    assert_eq!(
        named(&decisive(table.state(), rulings::OF_TESTS, chance)),
        <[String; 0]>::default(),
        "neither Strong nor Weak"
    );

    // Sazanami bleeds and regenerates: whether it heals before or after tells.
    play(&mut table, [Command::Adjust { model: SAZANAMI, gauge: Gauge::Wounds, by: 1, note: Note::default() }]);
    play(&mut table, [Command::Mark { model: SAZANAMI, condition: Condition::Bleed, value: 3 }]);
    play(&mut table, [Command::SetClock { phase: Phase::Ending, active: Player::A }]);
    let ending = |state: &State| phases::ending(state, &Ending::default());
    let found = decisive(table.state(), rulings::OF_ENDING, ending);
    assert_eq!(found, [InForce { ruling: TableRuling::RegenerateBeforeBleed, reading: Reading::Usual }]);

    let seikyu = Bushido::start(&Setup { scenario: ScenarioChoice::Seikyu, ..demo::setup() }).unwrap();
    let told = |state: &State| scoring(state.choice(), state.scenario().parts());
    assert_eq!(decisive(&seikyu, rulings::OF_SCORING, told).len(), 1);
    assert_eq!(decisive(table.state(), rulings::OF_SCORING, told).len(), 0, "Keii is as printed either way");

    let mut table = begun();
    let pray = || act(TSUBAKI, Action::Scenario { objective: "n1".to_owned() });
    play(&mut table, [pray(), act(REN, Action::Walk), Command::EndActivation]);
    let refusal = table.preview(&pray()).unwrap_err();
    let said = Words::new(Language::English).say(&reasons::refusal(table.state(), &refusal));
    assert!(said.ends_with("Ruling “Acting at an objective”: A model acts once a turn at each."), "{said}");
}

#[test]
fn the_states_at_hand_are_those_that_enemies_leave_and_that_are_not_there_yet() {
    let mut table = begun();
    let likely =
        |table: &Table, id| likely(table.state(), id).into_iter().map(|(condition, _)| condition).collect::<Vec<_>>();
    assert_eq!(likely(&table, TSUBAKI), [Condition::Poison, Condition::Prone, Condition::Held], "spear, sweep, net");
    assert_eq!(
        likely(&table, REN),
        [Condition::Stunned, Condition::Prone, Condition::Surprised],
        "the Monk, then the usual"
    );
    play(&mut table, [Command::Mark { model: TSUBAKI, condition: Condition::Poison, value: 1 }]);
    assert!(!likely(&table, TSUBAKI).contains(&Condition::Poison), "its tag is there");
}

#[test]
fn what_if_names_a_boost_and_every_special_with_what_it_adds() {
    let table = begun();
    let exchange = exchange(TSUBAKI, REN, Outcome::Apart);
    let solved = split::split(table.state(), &exchange, Goal::Even).unwrap();
    for side in Side::ALL {
        let all = split::what_if(table.state(), &exchange, Goal::Even, side, &solved);
        assert!(all.iter().any(|one| one.change == split::Change::Boost && one.worth > 0.0), "{all:?}");
        let spent = [TSUBAKI, REN].map(|model| {
            let by = -table.state().model(model).unwrap().gauge(Gauge::Ki);
            Command::Adjust { model, gauge: Gauge::Ki, by, note: Note::default() }
        });
        let mut poor = begun();
        play(&mut poor, spent);
        let all = split::what_if(poor.state(), &exchange, Goal::Even, side, &solved);
        assert!(all.iter().all(|one| one.change != split::Change::Boost), "no Ki pays for it: {all:?}");
        let specials = all.iter().filter(|one| matches!(one.change, split::Change::Special(_)));
        assert!(specials.clone().count() > 0 && specials.clone().all(|one| one.worth > -1e-9), "{all:?}");
    }
}

#[test]
fn a_split_that_is_read_is_never_worth_more_than_the_mixture() {
    let table = begun();
    let view = split::split(table.state(), &exchange(TSUBAKI, REN, Outcome::Apart), Goal::Even).unwrap();
    for bar in &view.bars.active {
        assert!(view.when_read(Side::Active, bar.split).unwrap() <= view.value + 1e-9);
    }
    for bar in &view.bars.other {
        assert!(view.when_read(Side::Other, bar.split).unwrap() >= view.value - 1e-9);
    }
}

#[test]
fn splits_of_this_game_are_counted_for_the_guess() {
    let mut table = begun();
    let splits = Sides::from_fn(|_| Split { attack: 2, defence: 1, special: None });
    let rolled = Outcome::Rolled { splits, dice: DiceTold::Generated(Vec::new()), damage: WoundDice::Generated };
    play(&mut table, [Command::Fight(Box::new(exchange(TSUBAKI, REN, rolled)))]);
    let seen = split::seen(&table, Player::B, &[Split { attack: 3, defence: 0, special: None }, splits.other]);
    assert_eq!(seen, [0, 1]);
}

#[test]
fn statistics_tell_splits_states_and_wounds_turn_by_turn() {
    let mut table = begun();
    let splits = Sides::from_fn(|_| Split { attack: 3, defence: 0, special: None });
    let told = DiceTold::Generated(Vec::new());
    let rolled = Outcome::Rolled { splits, dice: told, damage: WoundDice::Generated };
    play(&mut table, [Command::Fight(Box::new(exchange(TSUBAKI, REN, rolled)))]);
    play(&mut table, [Command::Mark { model: REN, condition: Condition::Stunned, value: 1 }]);
    let view = statistics::statistics(&table);
    assert_eq!((view.splits.a.count, view.splits.b.count), (1, 1));
    assert!(view.splits.b.attack > view.splits.b.best && view.splits.b.lost > 0.0, "{view:?}");
    assert!(view.splits.a.lost >= 0.0);
    assert_eq!(view.states.b.get(&Condition::Stunned), Some(&1));
    let taken = |player: Player| {
        let of = table.state().models().filter(|(_, model)| model.owner() == player);
        of.map(|(_, model)| i64::from(model.gauge(Gauge::Wounds))).sum::<i64>()
    };
    assert_eq!(view.turns[0].wounds, Players { a: taken(Player::A), b: taken(Player::B) });
    let names = Players { a: "Harbor Watch".to_owned(), b: "The \"Reeds\"".to_owned() };
    let csv = view.csv(&story::story(&table), &names);
    assert!(csv.starts_with("turn,points_a,") && csv.contains("\"Captain Tsubaki\",a,"), "{csv}");
    assert!(csv.contains("\n\"Harbor Watch\",3,") && csv.contains("\"The \"\"Reeds\"\"\",Stunned,1\n"), "{csv}");
}
