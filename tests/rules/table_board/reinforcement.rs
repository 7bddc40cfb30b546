//! Reinforcements return (CH-ENE-5).

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::next::NextStep;
use rokugan::games::champions::field::refusal::BoardRefusal;

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
