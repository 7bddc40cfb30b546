//! A sheet from the first tap to the last, with the rules' and the odds' answers at every step.

use super::draft::{Draft, Duel, Stage, Task, Trial, TrialKind};
use super::facts::Facts;
use super::foe::Total;
use super::goal_weights::Goal;
use super::usable::{self, What};
use super::{exam, question, targets};
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{CombatKind, Command, Place, Sizes, Starter};
use crate::games::champions::model::element::Element::{self, Air, Earth, Fire, Void, Water};
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces, Face};
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::technique::{Needs, Technique};
use crate::games::champions::odds::combat::{Combat, RolledCombat};
use crate::games::champions::odds::forms::WeightsForm;
use crate::games::champions::odds::skill_test::SkillTest;
use crate::games::champions::setup::Setup;
use crate::games::champions::trial::{self, Trial as Table};

const FIRST: Actor = Actor::Champion(ChampionId::First);
const SECOND: Actor = Actor::Champion(ChampionId::Second);
const FACES: EnemyFaces = EnemyFaces::USUAL;
const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;

fn sheet(table: &Table) -> Draft {
    Draft::of(Task::Combat(Duel::begin(table.state(), None, None)))
}

fn tapped(mut draft: Draft, dice: &[Element]) -> Draft {
    dice.iter().for_each(|die| draft.hand.add(*die));
    draft
}

fn against(mut draft: Draft, offence: u8, defence: u8) -> Draft {
    draft.hand.foe.say(Total::Offence, offence);
    draft.hand.foe.say(Total::Defence, defence);
    draft
}

fn facts(table: &Table, draft: &Draft) -> Facts {
    Facts::of(table.state(), draft, &FACES)
}

#[test]
fn the_next_group_appears_when_the_last_die_is_in() {
    let table = trial::acting(&[trial::GOBLIN]);
    let mut draft = sheet(&table);
    assert_eq!(facts(&table, &draft).stage, Stage::Before);
    draft = tapped(draft, &[Fire, Fire, Fire, Air]);
    assert_eq!(facts(&table, &draft).stage, Stage::Rolling);
    draft = tapped(draft, &[Earth]);
    let foe = facts(&table, &draft);
    assert_eq!((foe.stage, foe.so_far.unwrap().fighter.offence), (Stage::Foe, 3));
    draft = against(draft, 1, 1);
    let rolled = facts(&table, &draft);
    assert_eq!(rolled.stage, Stage::Rolled);
    let outcome = &rolled.resolved().unwrap().outcome;
    assert_eq!((outcome.dealt, outcome.taken, outcome.ki_gained), (2, 0, 1));
    draft.reroll(vec![0]);
    assert_eq!(facts(&table, &draft).stage, Stage::Again);
}

#[test]
fn nobody_is_asked_about_dice_before_both_are_named() {
    let table = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
    let mut draft = sheet(&table);
    assert_eq!((facts(&table, &draft).stage, facts(&table, &draft).opening), (Stage::Who, None));
    draft.against(EnemyId(1));
    assert_eq!(facts(&table, &draft).stage, Stage::Before);
    assert_eq!(facts(&table, &draft).colors().len(), 3);
}

#[test]
fn a_combat_out_of_turn_or_phase_is_said_before_any_die_falls() {
    let mut table = trial::acting(&[trial::GOBLIN]);
    let said = |table: &Table, draft: &Draft| facts(table, draft).untimely.map(|refusal| refusal.kind);
    let mut draft = sheet(&table);
    assert_eq!(said(&table, &draft), None);
    draft.fought_by(SECOND);
    let waits = said(&table, &draft).expect("it is not its turn");
    let full = tapped(draft.clone(), &[Fire, Fire, Fire, Air, Earth]);
    assert_eq!(said(&table, &full), Some(waits.clone()), "while the dice are entered it stays");
    let rolled = against(full, 1, 1);
    assert_eq!(said(&table, &rolled), Some(waits.clone()), "and once all of them lie");
    let fight = rolled.fight(&[DieColor::White, DieColor::Gray], &FACES).unwrap();
    let refused = table.asks(&Command::Fight(Box::new(fight))).unwrap_err();
    assert_eq!(refused.kind, waits, "the very rule that would be set aside in the end");
    (0..5).for_each(|_| table.does(Command::EndActivation));
    draft.fought_by(FIRST);
    assert!(said(&table, &draft).is_some(), "in the Enemies Phase the players begin no Combat");
}

#[test]
fn what_was_tapped_is_a_command_the_rules_accept() {
    let mut table = trial::acting(&[trial::GOBLIN]);
    let mut draft = against(tapped(sheet(&table), &[Fire, Fire, Fire, Earth, Water]), 0, 1);
    draft.reroll(vec![3, 4]);
    draft = tapped(draft, &[Air, Fire]);
    let fight = draft.fight(facts(&table, &draft).colors(), &FACES).unwrap();
    let ki = table.state().champion(ChampionId::First).available_ki();
    table.does(Command::Fight(Box::new(fight)));
    // One Ki for Focus, one back for three Fire.
    assert_eq!(table.state().champion(ChampionId::First).available_ki(), ki);
    assert_eq!(table.state().enemy(EnemyId(0)).unwrap().life(), Some(0));
}

#[test]
fn sizes_said_change_the_dice_that_are_wanted() {
    let table = trial::acting(&[trial::GOBLIN]);
    let mut draft = sheet(&table);
    assert_eq!(draft.dice_wanted(table.state()), 5);
    draft.duel_mut().unwrap().sizes = Compared::Said(Sizes::Outnumbered);
    assert_eq!(draft.dice_wanted(table.state()), 4);
}

#[test]
fn in_a_battle_without_a_board_the_cards_of_the_two_units_say_the_sizes() {
    let battle = |setup: &mut Setup| setup.scenario.kind = ScenarioKind::Battle;
    let mut table = trial::acting_with(&[trial::GOBLIN], battle);
    let sizes = |table: &Table| sheet(table).duel().unwrap().compared();
    assert_eq!(sizes(&table), Sizes::Even, "one miniature against one");
    table.does(Command::SetMiniatures { who: Who::Enemy(EnemyId(0)), miniatures: 4 });
    assert_eq!(sizes(&table), Sizes::Outnumbered);
    let draft = sheet(&table);
    assert_eq!((draft.dice_wanted(table.state()), facts(&table, &draft).stage), (4, Stage::Before));
    let mut bow = sheet(&table);
    let duel = bow.duel_mut().unwrap();
    (duel.kind, duel.sizes) = (CombatKind::Ranged, Compared::default());
    duel.as_the_board_says(table.state());
    assert_eq!(bow.duel().unwrap().compared(), Sizes::Even, "no Sizes in Ranged Combat");
    let adventure = trial::acting(&[trial::GOBLIN]);
    assert_eq!(sizes(&adventure), Sizes::Even, "elsewhere who else is there counts, which nobody has said");
}

#[test]
fn another_fighter_begins_with_empty_hands_and_another_enemy_with_other_dice() {
    let table = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
    let mut draft = sheet(&table);
    draft.against(EnemyId(0));
    draft = against(tapped(draft, &[Fire, Fire, Fire, Earth, Water]), 1, 1);
    draft.against(EnemyId(1));
    assert!(draft.hand.foe.is_blank() && draft.hand.roll.is_whole());
    draft.fought_by(SECOND);
    assert!(draft.hand.is_blank());
}

#[test]
fn whoever_steps_in_is_named_with_the_one_that_was_aimed_at() {
    let mut table = trial::acting(&[trial::GOBLIN]);
    for _ in 0..5 {
        table.does(Command::EndActivation);
    }
    let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
    assert_eq!(draft.duel().unwrap().fighter, None, "whom the Enemy attacks is for the players to say");
    draft.fought_by(FIRST);
    let (intervene, _) = targets::stand_ins(table.state(), draft.duel().unwrap());
    assert_eq!(intervene.len(), 4);
    draft.stand_in(SECOND, Place::Intervening);
    let duel = draft.duel().unwrap();
    assert_eq!((duel.fighter, duel.place, duel.instead_of), (Some(SECOND), Place::Intervening, Some(FIRST)));
    draft.stand_in(FIRST, Place::Own);
    let duel = draft.duel().unwrap();
    assert_eq!((duel.fighter, duel.place, duel.instead_of), (Some(FIRST), Place::Own, None));
}

#[test]
fn nobody_steps_in_where_the_players_began() {
    let table = trial::acting(&[trial::GOBLIN]);
    let draft = sheet(&table);
    assert_eq!(draft.duel().unwrap().starter, Starter::Players);
    assert_eq!(targets::stand_ins(table.state(), draft.duel().unwrap()), (Vec::new(), Vec::new()));
}

#[test]
fn the_odds_are_asked_with_the_ki_one_is_ready_to_spend() {
    let table = trial::acting(&[trial::GOBLIN]);
    let draft = sheet(&table);
    let opening = facts(&table, &draft).opened().unwrap().clone();
    let odds = |ki| {
        let form = question::before(table.state(), &draft, &opening, (&FACES, WEIGHTS), ki).unwrap();
        Combat::new(&form).unwrap().odds().eliminates
    };
    assert!(odds(0) < odds(1) && odds(1) < odds(2));
    assert_eq!(question::ki_left(table.state(), &draft), 2);
}

#[test]
fn ki_that_is_not_typed_in_is_not_said_to_be_spent() {
    use crate::kernel::known::Known;
    let unknown = trial::acting_with(&[trial::GOBLIN], |setup| setup.players[0].card.ki = Known::Unknown);
    assert_eq!(question::ki_unknown(unknown.state(), &sheet(&unknown)), Some(Who::from(FIRST)));
    let known = trial::acting(&[trial::GOBLIN]);
    assert_eq!(question::ki_unknown(known.state(), &sheet(&known)), None, "nothing left is no question");
}

#[test]
fn in_the_middle_of_a_roll_what_was_spent_is_gone() {
    let table = trial::acting(&[trial::ONI]);
    let mut draft = against(tapped(sheet(&table), &[Fire, Fire, Fire, Earth, Water]), 2, 2);
    draft.reroll(vec![3]);
    draft = tapped(draft, &[Air]);
    assert_eq!(question::ki_left(table.state(), &draft), 1);
    let opening = facts(&table, &draft).opened().unwrap().clone();
    let form = question::rolled(table.state(), &draft, &opening, (&FACES, WEIGHTS), 1).unwrap();
    assert_eq!(form.rolled.as_deref(), Some(&[Fire, Fire, Fire, Air, Water][..]));
    assert!(RolledCombat::new(&form).is_ok());
}

#[test]
fn cards_and_tokens_are_in_the_question_as_the_rules_count_them() {
    use crate::games::champions::combat::fight::Modifier;
    let table = trial::acting(&[trial::GOBLIN]);
    let mut draft = sheet(&table);
    draft.choices.modifiers.push(Modifier { offence: 2, defence: -1, ..Modifier::default() });
    draft.choices.enemy_modifiers.push(Modifier { defence: 1, ..Modifier::default() });
    let opening = facts(&table, &draft).opened().unwrap().clone();
    let form = question::before(table.state(), &draft, &opening, (&FACES, WEIGHTS), 0).unwrap();
    assert_eq!((form.champion.offence_bonus, form.champion.defence_bonus), (2, -1));
    assert_eq!((form.enemy.offence_bonus, form.enemy.defence_bonus), (0, 1));
}

#[test]
fn a_card_without_its_values_has_no_odds_but_says_whose_it_is() {
    let mut table = trial::acting(&[]);
    let card = crate::games::champions::pack::builtin().enemies[0].clone();
    table.does(Command::AddEnemies { card: Box::new(card), count: 1 });
    let draft = sheet(&table);
    let opening = facts(&table, &draft).opened().unwrap().clone();
    assert!(question::before(table.state(), &draft, &opening, (&FACES, WEIGHTS), 0).is_none());
    assert_eq!(
        targets::unknown(table.state(), &draft),
        Some(crate::games::champions::model::ids::Who::Enemy(EnemyId(0)))
    );
}

#[test]
fn after_deception_the_free_call_of_the_void_is_still_offered() {
    use super::adviser::FreeStop;
    let table = trial::acting(&[trial::GOBLIN]);
    // Two Fire make one Wound; a third, by the Call, makes two.
    let mut draft = against(tapped(sheet(&table), &[Void, Void, Water, Fire, Earth]), 1, 1);
    let form = |draft: &Draft| {
        let known = facts(&table, draft);
        question::rolled(table.state(), draft, known.opened().unwrap(), (&FACES, WEIGHTS), 0).unwrap()
    };
    draft.hand.deceive(2);
    draft.hand.add(Fire);
    let lying = draft.hand.lying().unwrap();
    assert_eq!(lying, [Void, Void, Fire, Fire, Earth]);
    let free = FreeStop::after_deception(&form(&draft), lying).unwrap();
    assert_eq!((free.end.void.is_some(), free.wounds().0), (true, 2));

    // Without a Void there is nothing more to be had.
    let mut none = against(tapped(sheet(&table), &[Earth, Air, Water, Fire, Earth]), 1, 1);
    none.hand.deceive(2);
    none.hand.add(Fire);
    let lying = none.hand.lying().unwrap();
    assert_eq!(FreeStop::after_deception(&form(&none), lying), None);
}

#[test]
fn deception_that_brings_the_aim_for_certain_is_known_whatever_honor_is_worth() {
    use super::adviser::Aim;
    use crate::games::champions::odds::advice::{Advice, CombatEnd};
    let table = trial::acting(&[trial::GOBLIN]);
    // Three Fire less one are 2 of the Goblin's 3 Life; a fourth, by Deception, is the last.
    let draft = against(tapped(sheet(&table), &[Fire, Fire, Fire, Water, Air]), 1, 1);
    let known = facts(&table, &draft);
    let weights = Aim::Eliminate.alone();
    let form = question::rolled(table.state(), &draft, known.opened().unwrap(), (&FACES, weights), 0).unwrap();
    let asked = RolledCombat::new(&form).unwrap();
    assert!(matches!(asked.advice().advice, Advice::Settle(CombatEnd { deception: Some(_), .. })));
    assert!(Aim::Eliminate.is_certain(&asked.odds()));
}

#[test]
fn harmony_that_is_better_all_round_is_taken_once_and_may_be_left() {
    let table = trial::acting(&[trial::GOBLIN]);
    // 1 and 1 against 2 and 1: in Harmony 1 Wound is dealt and none taken.
    let mut draft = against(tapped(sheet(&table), &[Air, Earth, Fire, Water, Void]), 2, 1);
    let colors = facts(&table, &draft).colors().to_vec();
    draft.take_harmony_where_better(table.state(), &colors, &FACES);
    assert_eq!(draft.choices.harmony, Harmony::Used);
    let outcome = facts(&table, &draft).resolved().unwrap().outcome.clone();
    assert_eq!((outcome.dealt, outcome.taken), (1, 0));

    let mut without = against(tapped(sheet(&table), &[Fire, Fire, Fire, Fire, Earth]), 0, 0);
    without.take_harmony_where_better(table.state(), &colors, &FACES);
    assert_eq!(without.choices.harmony, Harmony::Unused, "four Fire are no Harmony");
}

#[test]
fn harmony_is_offered_with_what_it_would_make_of_the_wounds() {
    let table = trial::acting(&[trial::ONI]);
    let draft = against(tapped(sheet(&table), &[Air, Earth, Fire, Water, Void]), 3, 3);
    let known = facts(&table, &draft).resolved().unwrap().clone();
    let offered = usable::all(table.state(), &draft, &known, &FACES);
    let harmony = offered.iter().find(|usable| usable.what == What::Harmony).unwrap();
    assert_eq!((harmony.used, harmony.outcome), (false, Some((1, 0))));
    assert_eq!(usable::at_stake(table.state(), &draft, &known.outcome), Some((1, 1)));
}

#[test]
fn the_same_sheet_goes_on_after_a_reload_and_another_one_begins_anew() {
    let table = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
    let fresh = sheet(&table);
    let mut begun = fresh.clone();
    begun.against(EnemyId(1));
    begun = tapped(begun, &[Fire]);
    let text = serde_json::to_string(&begun).unwrap();
    let read: Draft = serde_json::from_str(&text).unwrap();
    assert!(read == begun && read.continues(&fresh));
    let mut other = fresh.clone();
    other.against(EnemyId(0));
    assert!(!read.continues(&other));
    assert!(!read.continues(&exam_sheet()));
}

fn exam_sheet() -> Draft {
    let kind = TrialKind::Investigation;
    Draft::of(Task::Test(Trial {
        actor: FIRST,
        kind,
        target: 3,
        element: None,
        harmony_counts: Harmony::Unused,
        whom: None,
    }))
}

#[test]
fn a_test_is_asked_and_applied_with_the_same_dice() {
    let mut table = trial::acting(&[]);
    let draft = exam_sheet();
    let chance = |ki| {
        let form = exam::question(table.state(), &draft, 5, ki).unwrap();
        SkillTest::new(&form).unwrap().chance().success
    };
    assert!(chance(0) < chance(1));
    let rolled = tapped(draft.clone(), &[Air, Air, Air, Earth, Void]);
    let known = exam::resolution(table.state(), &rolled).unwrap().unwrap();
    assert_eq!((known.successes, known.element), (3, Air));
    table.does(exam::command(&rolled).unwrap());
}

#[test]
fn an_enemy_that_has_fought_is_known_until_the_next_phase() {
    use crate::games::champions::event::Event;
    let mut table = trial::acting(&[trial::GOBLIN]);
    for _ in 0..5 {
        table.does(Command::EndActivation);
    }
    let mut draft = sheet(&table);
    draft.fought_by(FIRST);
    draft = against(tapped(draft, &[Fire, Air, Air, Earth, Void]), 1, 1);
    let fight = draft.fight(facts(&table, &draft).colors(), &FACES).unwrap();
    let mut events = table.asks(&Command::Fight(Box::new(fight))).unwrap();
    assert_eq!(targets::fought_this_phase(events.iter()), [EnemyId(0)]);
    let phase = table.state().phase();
    events.push(Event::PhaseBegan { phase });
    assert_eq!(targets::fought_this_phase(events.iter()), []);
}

#[test]
fn the_token_of_nine_glory_turns_the_die_that_helps_most() {
    use crate::games::champions::model::ids::Who;
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::{Gauge, GloryToken};
    use crate::kernel::chance::Source;
    let mut table = trial::acting(&[trial::ONI]);
    let who = Who::Champion(ChampionId::First);
    for _ in 0..9 {
        table.does(Command::Adjust { who, gauge: Gauge::Glory, by: 1, note: Note::default() });
    }
    let mut draft = tapped(sheet(&table), &[Fire, Fire, Air, Earth, Void]);
    // Three black dice with two Offensive each.
    draft.hand.foe = super::foe::FoeRoll::Dice { faces: vec![5, 5, 5], source: Source::Entered, again: Vec::new() };
    let known = facts(&table, &draft).resolved().unwrap().clone();
    let token = What::Token(GloryToken::EnemyDie);
    let colors = facts(&table, &draft).colors().to_vec();
    assert!(usable::all(table.state(), &draft, &known, &FACES).iter().any(|usable| usable.what == token));
    let with = usable::toggled(table.state(), &draft, token, (&colors, &FACES));
    let better = facts(&table, &with).resolved().unwrap().outcome.taken;
    assert_eq!(known.outcome.taken - better, 2, "the face without an Offensive Success");
    assert_eq!(usable::die_changes(&with, &colors, &FACES).len(), 9, "three other faces for each die");
    let without = usable::toggled(table.state(), &with, token, (&colors, &FACES));
    assert_eq!(without, draft);
}

#[test]
fn faces_that_were_entered_are_asked_for_again_where_the_dice_turn_out_to_be_others() {
    let table = trial::acting(&[trial::GOBLIN]);
    let mut draft = tapped(sheet(&table), &[Fire, Fire, Fire, Earth, Water]);
    draft.roll_dice_with(FACES);
    draft.hand.foe.turn_over();
    (0..3).for_each(|_| draft.hand.foe.add(1, 3));
    let entered = draft.clone();
    draft.roll_dice_with(FACES);
    assert_eq!(draft, entered, "the same dice");
    let mut white = *FACES.of(DieColor::White);
    white[1] = Face { offence: 1, defence: 0 };
    let others = EnemyFaces::new(white, *FACES.of(DieColor::Gray), *FACES.of(DieColor::Black));
    draft.roll_dice_with(others.unwrap());
    assert_eq!((draft.hand.foe.shown(3), &draft.hand.roll), (vec![None; 3], &entered.hand.roll));
    assert_eq!(facts(&table, &draft).stage, Stage::Foe);
}

#[test]
fn rerolls_of_both_sides_are_told_in_their_order_and_the_rules_accept_them() {
    use crate::games::champions::model::rolls::Reroll;
    let mut table = trial::acting(&[trial::GOBLIN]);
    let mut draft = tapped(sheet(&table), &[Fire, Fire, Fire, Earth, Water]);
    draft.hand.foe.turn_over();
    let colors = facts(&table, &draft).colors().to_vec();
    (0..3).for_each(|_| draft.hand.foe.add(1, 3));
    draft.reroll_foe(vec![0], 3);
    assert_eq!(facts(&table, &draft).stage, Stage::Foe, "its new face is asked for");
    draft.hand.foe.add(2, 3);
    draft.reroll(vec![3, 4]);
    let mut draft = tapped(draft, &[Air, Fire]);
    draft.reroll_foe(vec![1, 2], 3);
    [0, 5].into_iter().for_each(|face| draft.hand.foe.add(face, 3));
    let fight = draft.fight(&colors, &FACES).unwrap();
    let foes: Vec<bool> = fight.dice.rerolls.iter().map(|reroll| matches!(reroll, Reroll::Enemy(_))).collect();
    assert_eq!(foes, [true, false, true]);
    let known = facts(&table, &draft).resolved().unwrap().clone();
    let shown: Vec<u8> = known.enemy_hand.dice().iter().map(|die| die.face).collect();
    assert_eq!(shown, [2, 0, 5]);
    table.does(Command::Fight(Box::new(fight)));
}

#[test]
fn why_a_target_does_not_shoot_back_is_its_card_or_the_line_of_sight() {
    use super::silence::{Answer, Hindrance};
    use crate::games::champions::combat::terms::ReturnFire;
    use crate::games::champions::command::CombatKind;
    let table = trial::acting(&[trial::GOBLIN, trial::ZOMBIE]);
    let state = table.state();
    let mut duel = Duel::begin(state, Some(ChampionId::First), Some(EnemyId(0)));
    duel.kind = CombatKind::Ranged;
    assert_eq!((duel.answer(state), duel.hindrance(state)), (Answer::Shoots, Hindrance::NoSight));
    duel.return_fire = ReturnFire::Silent;
    assert_eq!((duel.answer(state), duel.hindrance(state)), (Answer::Silent, Hindrance::NoSight));
    duel.enemy = Some(EnemyId(1));
    assert_eq!((duel.answer(state), duel.hindrance(state)), (Answer::Silent, Hindrance::NoBow));
    duel.return_fire = ReturnFire::ByCard;
    assert_eq!(duel.answer(state), Answer::Silent, "its card says so");
    duel.return_fire = ReturnFire::Counts;
    assert_eq!(duel.answer(state), Answer::Shoots, "the players say otherwise");
}

#[test]
fn a_goal_belongs_to_one_combat_of_one_champion() {
    let table = trial::acting(&[trial::GOBLIN]);
    let mut draft = sheet(&table);
    assert_eq!(draft.goal(), Goal::Balanced);
    draft.goal = Some(Goal::Eliminate);
    let kept: Draft = serde_json::from_str(&serde_json::to_string(&draft).unwrap()).unwrap();
    assert_eq!(kept.goal(), Goal::Eliminate, "a reload keeps it");
    draft.fought_by(SECOND);
    assert_eq!(draft.goal(), Goal::Balanced, "whoever fights next begins anew");
    assert_eq!(sheet(&table).goal(), Goal::Balanced);
}

#[test]
fn being_outnumbered_says_all_the_honor_it_brings() {
    let table = trial::acting(&[trial::GOBLIN]);
    let duel = Duel::begin(table.state(), None, None);
    let power = table.state().champion(ChampionId::First).card().power.as_ref();
    let power = power.map_or(0, |power| i16::from(power.honor_outnumbered));
    assert_eq!(duel.honor_outnumbered(table.state()), Some(1 + power));
    let more = Duel { power_honor: 2, ..duel };
    assert_eq!(more.honor_outnumbered(table.state()), Some(3 + power), "the Clan Power counts");
}

/// Rulebook p. 13, 20: a card's words are shown in a test, and that the dice hold the technique is said, not applied.
#[test]
fn a_test_shows_what_the_card_says_and_whether_the_dice_hold_the_technique() {
    let mut table = trial::acting(&[]);
    let mut card = table.state().champion(ChampionId::First).card().clone();
    card.note = Note::new("Fire counts twice when asking a Persona");
    card.technique = Some(Technique { needs: Needs::new(&[(Fire, 2), (Air, 1)]).unwrap(), ..Technique::default() });
    table.does(Command::EnterChampionCard { champion: ChampionId::First, card: Box::new(card) });
    let draft = exam_sheet();
    assert_eq!(exam::words(table.state(), &draft).len(), 1, "before the dice only the note");
    let held = tapped(draft.clone(), &[Fire, Fire, Air, Void, Void]);
    assert_eq!(exam::words(table.state(), &held).len(), 2);
    let not = tapped(draft, &[Fire, Water, Air, Void, Void]);
    assert_eq!(exam::words(table.state(), &not).len(), 1);
}
