//! CH-BAT-1: what the Wounds of a Combat come to in miniatures of a Unit.

use crate::support::*;
use crate::table_board::drawing::sized;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{EnemyPlace, Layout};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::sheet::miniatures;

/// A Battle against so many miniatures with 3 Life Points each.
fn against(miniatures: u8) -> (Play, EnemyId) {
    let mut play = five().battle().acting();
    let card = Box::new(sized(1, enemy("Spearman", 3, 1, &[])));
    let place = EnemyPlace { card, miniatures, area: None, behaviour: Conduct::ASSAULT };
    let layout = Layout { enemies: vec![place], ..Layout::NOTHING };
    play.does(Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
    let unit = play.state().enemies().last().unwrap().0;
    (play, unit)
}

fn wound(enemy: EnemyId, wounds: i16) -> Command {
    Command::WoundEnemy { enemy, wounds, credit: None }
}

#[test]
fn wounds_dealt_to_a_unit_come_to_miniatures() {
    let (mut play, unit) = against(3);
    let shares = |play: &Play, dealt: &[f64]| miniatures::lost(play.state(), unit, dealt);
    let dealt = [0.25, 0.0, 0.25, 0.0, 0.5];
    assert_eq!(shares(&play, &dealt), Some(vec![0.5, 0.5, 0.0, 0.0]));
    play.does(wound(unit, 2));
    assert_eq!(shares(&play, &dealt), Some(vec![0.25, 0.25, 0.5, 0.0]), "two Wounds lie there already");
    let many = [vec![0.0; 20], vec![1.0]].concat();
    assert_eq!(shares(&play, &many), Some(vec![0.0, 0.0, 0.0, 1.0]), "no more than are left");
}

#[test]
fn of_one_miniature_the_chance_to_eliminate_it_says_all() {
    let (mut play, unit) = against(2);
    play.does(wound(unit, 4));
    assert_eq!(miniatures::lost(play.state(), unit, &[0.5, 0.5]), None);
    let (play, single) = against(1);
    assert_eq!(miniatures::lost(play.state(), single, &[0.5, 0.5]), None);
}
