//! CH-BAT-5: Force Retreat and Pursue, on a board and at a table without one.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::BorderKind;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep, Following, Retreating};
use rokugan::games::champions::field::layout::{AllyPlace, EnemyPlace, Layout};
use rokugan::games::champions::field::next::NextStep;
use rokugan::games::champions::field::push::{Against, Refuge, pending, refuges};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::runner::{self, Step};

/// A Battle on this board, the first Champion acting.
fn battle_on(borders: &BoardFile) -> Play {
    battle_of(five(), borders)
}

fn battle_of(table: Table, borders: &BoardFile) -> Play {
    let mut play = table.battle().acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(borders.clone()) }));
    play
}

fn sets_out(play: &mut Play, layout: Layout) {
    play.does(Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
}

/// A Unit of Enemies with 3 Life Points each, worth 1 Glory each.
fn unit(play: &mut Play, miniatures: u8, at: &str) -> EnemyId {
    let card = Box::new(sized(1, enemy("Samurai", 3, 1, &[])));
    let behaviour = Conduct::ASSAULT;
    let place = EnemyPlace { card, miniatures, area: Some(area(at)), behaviour };
    sets_out(play, Layout { enemies: vec![place], ..Layout::NOTHING });
    play.state().enemies().last().unwrap().0
}

/// A Unit of Allies with 4 Life Points each.
fn ally_unit(play: &mut Play, miniatures: u8, at: &str) -> AllyId {
    let card = Box::new(ally("Kitsu", &[]));
    let place = AllyPlace { card, miniatures, area: Some(area(at)) };
    sets_out(play, Layout { allies: vec![place], ..Layout::NOTHING });
    play.state().allies().last().unwrap().0
}

fn retreats(how: Retreating) -> Command {
    Command::Board(BoardCommand::Retreat { how })
}

fn retreats_to(id: &str) -> Command {
    retreats(Retreating::To(area(id)))
}

fn follows(how: Following) -> Command {
    Command::Board(BoardCommand::Pursue { how })
}

fn open(id: &str) -> Refuge {
    Refuge { area: area(id), against: None }
}

fn closed(id: &str, against: Against) -> Refuge {
    Refuge { area: area(id), against: Some(against) }
}

/// Worked case 8 on a board: one of three Samurai falls, the others are pushed back, Kisada takes their area.
#[test]
fn kisada_pushes_the_samurai_back_and_takes_their_area() {
    let mut play = five().battle().first_card(|card| card.keywords.push(Keyword::Imposing)).acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board("a-b b-c")) }));
    let samurai = unit(&mut play, 3, "b");
    let rest = unit(&mut play, 1, "b");
    play.put(First, "a");
    let (honor, glory) = (play.honor(First), play.glory(First));
    play.does(fight(First, samurai).deals(4).takes(1));
    assert_eq!((play.honor(First), play.glory(First)), (honor + 1, glory + 1), "wounded, and one miniature");
    assert_eq!(refuges(play.state()), Some(vec![closed("a", Against::Opponent(Who::Champion(First))), open("c")]));
    play.does(retreats_to("c"));
    assert_eq!((play.at(samurai), play.at(First)), (Some("c".to_owned()), Some("a".to_owned())));
    play.does(follows(Following::Follows));
    assert_eq!((play.at(First), play.at(rest)), (Some("b".to_owned()), Some("b".to_owned())), "the area they left");
    assert_eq!((pending(play.state()), play.honor(First)), (None, honor + 1));
    let unit = play.state().enemy(samurai).unwrap();
    assert_eq!((unit.miniatures_left(), unit.life()), (2, Some(5)), "the second one is wounded once");
}

#[test]
fn both_in_one_area_the_winner_follows_into_the_area_of_the_retreat() {
    let mut play = battle_on(&board("a-b b-c"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3)).does(retreats_to("a"));
    play.does(follows(Following::Follows));
    assert_eq!((play.at(samurai), play.at(First)), (Some("a".to_owned()), Some("a".to_owned())));
}

#[test]
fn a_unit_retreats_to_an_adjacent_area_with_room_and_without_opponents() {
    let mut play = battle_on(&board("b-a b-c b#d b-e b/f"));
    let samurai = unit(&mut play, 4, "b");
    let full = unit(&mut play, 3, "c");
    play.put(First, "b").put(Second, "a").does(fight(First, samurai).deals(6));
    let found = refuges(play.state()).unwrap();
    let held = Against::Full { held: 3 };
    let expected = [closed("a", Against::Opponent(Who::Champion(Second))), closed("c", held), open("e"), open("f")];
    assert_eq!(found, expected, "a red border is none, a split one is");
    let refused = |id: &str, against| board_refusal(BoardRefusal::NoRefuge { area: area(id), against });
    play.refuses(retreats_to("c"), refused("c", Some(held)), "CH-BAT-5");
    play.refuses(retreats_to("d"), refused("d", None), "CH-BAT-5");
    play.does(Command::Anyway(Box::new(retreats_to("c"))));
    assert_eq!((play.at(samurai), play.at(full)), (Some("c".to_owned()), Some("c".to_owned())));
}

/// Rulebook p. 27: it must be able to enter the area based on its Size; dotted borders are for small miniatures.
#[test]
fn large_miniatures_do_not_retreat_across_a_dotted_border() {
    let mut play = battle_on(&board("a.b"));
    let card = Box::new(sized(2, enemy("Ogre", 3, 1, &[])));
    let place = EnemyPlace { card, miniatures: 2, area: Some(area("b")), behaviour: Conduct::ASSAULT };
    sets_out(&mut play, Layout { enemies: vec![place], ..Layout::NOTHING });
    let ogres = play.state().enemies().last().unwrap().0;
    play.put(First, "b").does(fight(First, ogres).deals(3));
    assert_eq!(refuges(play.state()), Some(vec![closed("a", Against::TooLarge(BorderKind::Dotted))]));
}

#[test]
fn a_unit_that_cannot_retreat_stays_and_takes_three_wounds_with_their_glory() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 3, "b");
    play.put(First, "b").put(Second, "a").does(fight(First, samurai).deals(3));
    assert_eq!(play.glory(First), 1);
    play.does(retreats(Retreating::Cornered));
    assert_eq!((play.at(samurai), play.glory(First)), (Some("b".to_owned()), 2), "one more miniature");
    assert_eq!((play.state().enemy(samurai).unwrap().life(), pending(play.state())), (Some(3), None));
}

#[test]
fn three_wounds_are_for_those_who_cannot_retreat() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 3, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3));
    play.refuses(retreats(Retreating::Cornered), board_refusal(BoardRefusal::CanRetreat), "CH-BAT-5");
}

#[test]
fn a_champion_that_could_follow_and_does_not_loses_honor() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3)).does(retreats_to("a"));
    let honor = play.honor(First);
    play.does(follows(Following::HoldsBack));
    assert_eq!((play.honor(First), play.at(First)), (honor - 1, Some("b".to_owned())));
}

#[test]
fn where_there_is_no_room_nobody_follows_and_nothing_is_lost() {
    let mut play = battle_on(&board("a-b"));
    let full = unit(&mut play, 3, "a");
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3));
    let honor = play.honor(First);
    play.does(retreats_to("a"));
    assert_eq!((pending(play.state()), play.honor(First)), (None, honor));
    assert_eq!((play.at(full), play.at(First)), (Some("a".to_owned()), Some("b".to_owned())));
}

/// What five Champions' Honor becomes by an Ally Unit that could follow and does not.
fn honor_of_holding_back(mut play: Play) -> Vec<i16> {
    let honors = |play: &Play| [First, Second, Third, Fourth, Fifth].map(|id| play.honor(id));
    let kitsu = ally_unit(&mut play, 2, "b");
    let samurai = unit(&mut play, 2, "b");
    let before = honors(&play);
    play.does(fight(kitsu, samurai).deals(3)).does(retreats_to("a")).does(follows(Following::HoldsBack));
    honors(&play).into_iter().zip(before).map(|(after, before)| after - before).collect()
}

/// Rulebook p. 30: an Ally has no Honor of its own; it acts in the Activation of the Champion with the Favor.
#[test]
fn an_ally_unit_that_holds_back_costs_the_champion_with_the_favor_honor() {
    let play = battle_on(&board("a-b"));
    assert_eq!(play.state().favor_champion(), Some(First));
    assert_eq!(honor_of_holding_back(play), [-1, 0, 0, 0, 0]);
}

#[test]
fn at_a_table_that_plays_it_so_an_ally_unit_that_holds_back_costs_nobody_honor() {
    let play = battle_of(five().an_ally_holding_back_costs_nobody(), &board("a-b"));
    assert_eq!(honor_of_holding_back(play), [0; 5]);
}

/// Rulebook p. 27: Enemy Units force a retreat under all circumstances and must pursue.
#[test]
fn enemies_always_force_a_retreat_and_follow_in_the_same_step() {
    let mut play = battle_on(&board("a-b"));
    let kitsu = ally_unit(&mut play, 3, "b");
    let samurai = unit(&mut play, 1, "b");
    play.until_enemies().does(moves(samurai, EnemyStep::Planned)).does(struck_by(kitsu, samurai).takes(4));
    assert_eq!(step(&play), NextStep::Push);
    assert_eq!(runner::view(play.state(), None).unwrap().step, Step::Push);
    play.refuses(retreats(Retreating::Spared), board_refusal(BoardRefusal::MustForce), "CH-BAT-5");
    play.does(retreats_to("a"));
    assert_eq!((play.at(kitsu), play.at(samurai)), (Some("a".to_owned()), Some("a".to_owned())));
    assert_ne!(step(&play), NextStep::Push);
}

#[test]
fn the_combat_is_not_over_before_the_retreat_is_settled() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3));
    let first = board_refusal(BoardRefusal::PushFirst { loser: Who::Enemy(samurai) });
    play.refuses(act(First, movement(1)), first.clone(), "CH-BAT-5");
    play.refuses(Command::EndActivation, first, "CH-BAT-5");
    play.adjust(Second, Gauge::Honor, 1);
    play.does(retreats(Retreating::Spared)).does(Command::EndActivation);
    play.refuses(retreats_to("a"), board_refusal(BoardRefusal::NobodyRetreats), "CH-BAT-5");
}

#[test]
fn nobody_retreats_from_a_shot_from_even_losses_or_outside_of_a_battle() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(2).takes(2));
    assert_eq!(pending(play.state()), None, "no miniature fell");
    let kitsu = ally_unit(&mut play, 2, "b");
    play.does(fight(kitsu, samurai).deals(1).takes(4));
    assert_eq!(pending(play.state()), None, "one each");
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    play.put(First, "a").does(fight(First, spear).deals(2));
    assert_eq!(pending(play.state()), None);
}

#[test]
fn whoever_falls_retreats_no_more() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3));
    play.does(Command::RemoveEnemy { enemy: samurai });
    assert_eq!(pending(play.state()), None);
    play.does(Command::EndActivation);
}

#[test]
fn at_a_table_without_a_board_the_players_say_what_became_of_it() {
    let mut play = five().battle().acting();
    let card = Box::new(sized(1, enemy("Samurai", 3, 1, &[])));
    let place = EnemyPlace { card, miniatures: 2, area: None, behaviour: Conduct::ASSAULT };
    sets_out(&mut play, Layout { enemies: vec![place], ..Layout::NOTHING });
    let samurai = play.state().enemies().last().unwrap().0;
    play.does(fight(First, samurai).deals(3));
    assert_eq!(refuges(play.state()), None);
    play.does(retreats(Retreating::ByHand));
    let honor = play.honor(First);
    play.does(follows(Following::NoRoom));
    assert_eq!((pending(play.state()), play.honor(First)), (None, honor));
}

/// What is open is part of the table: one step back, and it is open again.
#[test]
fn each_part_of_a_retreat_is_one_step_to_take_back() {
    let mut play = battle_on(&board("a-b"));
    let samurai = unit(&mut play, 2, "b");
    play.put(First, "b").does(fight(First, samurai).deals(3));
    let before = play.state().clone();
    play.does(retreats_to("a")).does(follows(Following::Follows));
    let step = play.journal.cursor() - 2;
    play.journal.go_to(step);
    assert_eq!(play.state(), &before);
}
