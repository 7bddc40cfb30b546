//! Reinforcements return (CH-ENE-5, CH-BAT-8).

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::enemy::behaviour::Assault;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{EnemyPlace, Layout};
use rokugan::games::champions::field::next::NextStep;
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::games::champions::reinforcing::{self, Back, Comeback};
use rokugan::games::champions::runner::{self, Step};
use rokugan::words::champions as keys;

#[test]
fn reinforcements_return_by_number_one_per_area() {
    let mut play = table_on(with_reinforcements(board("a-b b-c c-d"), &["c", "d"]));
    let card = || enemy("Zombie", 2, 0, &[Keyword::Reinforcement]);
    let (one, two) = (play.enemy(card()), play.enemy(card()));
    for zombie in [one, two] {
        play.does(Command::EliminateEnemy { enemy: zombie, credit: None });
    }
    play.until_enemies();
    assert_eq!(step(&play), NextStep::Reinforce { enemies: vec![one, two] });
    let back = |enemy, id: &str| Command::Board(BoardCommand::Reinforce { enemy, area: area(id) });
    play.refuses(back(one, "d"), board_refusal(BoardRefusal::NotThere), "CH-ENE-5");
    play.does(back(two, "c"));
    assert_eq!((play.at(two), step(&play)), (Some("c".to_owned()), NextStep::Reinforce { enemies: vec![one] }));
    play.does(back(one, "d"));
    assert_eq!(step(&play), NextStep::End, "who returns does not act in the same phase");
}

#[test]
fn next_to_a_saturated_reinforcement_area_there_is_room() {
    let mut play = table_on(with_reinforcements(board("a-b b-c"), &["b"]));
    let zombie = play.enemy(enemy("Zombie", 2, 0, &[Keyword::Reinforcement]));
    play.does(Command::EliminateEnemy { enemy: zombie, credit: None });
    let back = |id: &str| Command::Board(BoardCommand::Reinforce { enemy: zombie, area: area(id) });
    for champion in [First, Second, Third, Fourth] {
        play.put(champion, "b");
    }
    play.until_enemies().refuses(back("b"), board_refusal(BoardRefusal::NotThere), "CH-ENE-5").does(back("c"));
    play.does(Command::EliminateEnemy { enemy: zombie, credit: None });
    play.refuses(back("c"), board_refusal(BoardRefusal::NoAreaLeft), "CH-ENE-5");
}

// --- in a Battle (CH-BAT-8) ---------------------------------------------------------------------------------------------

/// A Battle with one reinforcement area, c.
fn battle() -> Play {
    let mut play = five().battle().acting();
    let file = with_reinforcements(board("a-b b-c c-d"), &["c"]);
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(file) }));
    play
}

/// A Unit of so many miniatures with 3 Life Points each and Reinforcement.
fn unit(play: &mut Play, name: &str, miniatures: u8, at: Option<&str>) -> EnemyId {
    let card = Box::new(sized(1, enemy(name, 3, 1, &[Keyword::Reinforcement])));
    let place = EnemyPlace { card, miniatures, area: at.map(area), behaviour: Conduct::Assault(Assault::Stationary) };
    let layout = Layout { enemies: vec![place], ..Layout::NOTHING };
    play.does(Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
    play.state().enemies().last().unwrap().0
}

fn wound(enemy: EnemyId, wounds: i16) -> Command {
    Command::WoundEnemy { enemy, wounds, credit: None }
}

fn back(enemy: EnemyId) -> Command {
    Command::Board(BoardCommand::Reinforce { enemy, area: area("c") })
}

/// What comes when everybody has moved.
fn after_moves(play: &mut Play) -> NextStep {
    play.until_enemies();
    while let NextStep::Move(_) = step(play) {
        play.done();
    }
    step(play)
}

/// What came last: its miniatures, where it stands, its letter.
fn newest(play: &Play) -> (EnemyId, u8, Option<String>, String) {
    let (id, unit) = play.state().enemies().last().unwrap();
    (id, unit.miniatures(), play.at(id), unit.letter())
}

#[test]
fn lost_miniatures_of_all_units_of_a_card_form_a_unit_of_size_four() {
    let mut play = battle();
    let (gone, hurt) = (unit(&mut play, "Samurai", 3, Some("a")), unit(&mut play, "Samurai", 3, Some("b")));
    play.does(wound(gone, 9)).does(wound(hurt, 2));
    assert_eq!(after_moves(&mut play), NextStep::End, "three are lost");
    play.refuses(back(gone), RefusalKind::TooFewLost { needs: 4, has: 3 }, "CH-BAT-8");
    play.does(wound(hurt, 1));
    assert_eq!(step(&play), NextStep::Reinforce { enemies: vec![gone] });
    play.does(back(gone));
    let (new, miniatures, at, letter) = newest(&play);
    assert_eq!((miniatures, at, letter.as_str()), (4, Some("c".to_owned()), "C"));
    let standing = |id| play.state().enemy(id).unwrap().standing();
    assert_eq!((standing(gone), standing(new)), (EnemyStanding::Eliminated, EnemyStanding::OnBoard));
    assert_eq!(play.state().enemy(hurt).unwrap().miniatures_left(), 2, "who stands stays a Unit of its own");
    assert_eq!(play.state().enemy(new).unwrap().behaviour(), &Conduct::Assault(Assault::Stationary));
    assert_eq!(step(&play), NextStep::End, "what came back is no longer lost, and does not act");
}

#[test]
fn a_unit_that_came_back_is_lost_again_and_forms_the_next_one() {
    let mut play = battle();
    let first = unit(&mut play, "Samurai", 4, Some("a"));
    play.does(wound(first, 12));
    assert_eq!(after_moves(&mut play), NextStep::Reinforce { enemies: vec![first] });
    play.does(back(first));
    let second = newest(&play).0;
    let card = play.state().enemy(first).unwrap().card().clone();
    assert_eq!(reinforcing::lost(play.state(), &card), 0);
    play.does(wound(second, 12));
    assert_eq!(reinforcing::lost(play.state(), &card), 4);
    play.refuses(back(second), board_refusal(BoardRefusal::NoAreaLeft), "CH-ENE-5");
}

#[test]
fn miniatures_of_two_cards_do_not_form_a_unit() {
    let mut play = battle();
    let (one, two) = (unit(&mut play, "Samurai", 2, Some("a")), unit(&mut play, "Goblin", 2, Some("a")));
    play.does(wound(one, 6)).does(wound(two, 6));
    assert_eq!(after_moves(&mut play), NextStep::End);
    play.refuses(back(two), RefusalKind::TooFewLost { needs: 4, has: 2 }, "CH-BAT-8");
    play.does(Command::Anyway(Box::new(back(two))));
    assert_eq!((newest(&play).0, play.at(two)), (two, Some("c".to_owned())), "anyway it returns as it was");
}

#[test]
fn a_full_unit_is_the_largest_that_fits_and_a_boss_is_one_alone() {
    let of_size = |size| sized(size, enemy("Ogre", 3, 1, &[Keyword::Reinforcement]));
    assert_eq!([1, 2, 3, 4].map(|size| reinforcing::full_unit(&of_size(size))), [4, 2, 1, 1]);
    let boss = EnemyCard { kind: EnemyKind::Boss, ..of_size(1) };
    assert_eq!(reinforcing::full_unit(&boss), 1);
}

#[test]
fn a_lost_unit_finds_no_room_where_less_than_four_is_left() {
    let mut play = battle();
    let samurai = unit(&mut play, "Samurai", 4, Some("a"));
    play.does(wound(samurai, 12)).put(First, "c");
    assert_eq!(after_moves(&mut play), NextStep::Reinforce { enemies: vec![samurai] });
    play.refuses(back(samurai), board_refusal(BoardRefusal::NotThere), "CH-ENE-5");
    play.does(Command::Board(BoardCommand::Reinforce { enemy: samurai, area: area("d") }));
    assert_eq!(newest(&play).2, Some("d".to_owned()));
}

#[test]
fn at_a_table_without_a_board_lost_miniatures_return_by_hand() {
    let mut play = five().battle().acting();
    let (one, two) = (unit(&mut play, "Samurai", 4, None), unit(&mut play, "Samurai", 4, None));
    play.does(wound(one, 6)).refuses(Command::ReturnEnemy { enemy: one }, RefusalKind::AlreadyInPlay, "CH-ENE-5");
    play.does(wound(two, 6));
    let found = reinforcing::comebacks(play.state());
    assert_eq!(found, [Comeback { enemy: one, back: Back::Unit { miniatures: 4 } }]);
    play.does(Command::ReturnEnemy { enemy: one });
    assert_eq!((newest(&play).1, reinforcing::comebacks(play.state())), (4, vec![]));
    let left = |id| play.state().enemy(id).unwrap().miniatures_left();
    assert_eq!((left(one), left(two)), (2, 2));
}

#[test]
fn the_runner_says_of_what_the_unit_is_made() {
    let mut play = battle();
    let samurai = unit(&mut play, "Samurai", 4, Some("a"));
    play.does(wound(samurai, 12)).until_enemies();
    let Some(Step::Return(shown)) = runner::view(play.state(), None).map(|view| view.step) else {
        panic!("it returns")
    };
    let one = &shown.enemies[0];
    assert_eq!((one.name.key, one.sub.key), (keys::NAME_UNIT, keys::RUNNER_TOKEN_UNIT));
    assert_eq!(one.back, Back::Unit { miniatures: 4 });
    assert!(one.sub.args.contains(&("count", 4_i16.into())));
}
