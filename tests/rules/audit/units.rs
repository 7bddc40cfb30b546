//! Units by hand (CH-BAT-1; rulebook p. 27) and Corruption without a Combat (p. 16).

use crate::support::*;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{EnemyPlace, Layout};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::quantity::Size;
use rokugan::games::champions::queries;
use rokugan::kernel::known::Known;

fn several(card: EnemyCard, miniatures: u8) -> Command {
    let place = EnemyPlace { card: Box::new(card), miniatures, area: None, behaviour: Conduct::ASSAULT };
    Command::Board(BoardCommand::SetOut { layout: Box::new(Layout { enemies: vec![place], ..Layout::NOTHING }) })
}

/// The example of rulebook p. 28, with a Unit that was added by hand to a printed Battle.
#[test]
fn bat_1_a_unit_added_by_hand_comes_out_as_the_example_says() {
    let mut play = five().keyword(Keyword::Imposing).battle().acting();
    play.does(several(enemy("Samurai", 3, 1, &[]), 3));
    let unit = play.state().enemies().last().unwrap().0;
    play.does(Command::EndActivation)
        .does(Command::EndActivation)
        .does(Command::EndActivation)
        .does(Command::EndActivation);
    let (honor, life) = (play.honor(Fifth), play.life(Fifth));
    play.does(fight(Fifth, unit).deals(4).takes(1));
    let left = queries::miniatures_standing(play.state(), Who::Enemy(unit));
    assert_eq!((left, play.life(unit), play.life(Fifth)), (2, 5, life - 1));
    assert_eq!((play.honor(Fifth), play.glory(Fifth)), (honor + 1, 1));
}

#[test]
fn bat_1_the_number_of_a_unit_is_put_right() {
    let mut play = five().battle().acting();
    play.does(several(enemy("Samurai", 3, 1, &[]), 3));
    let unit = play.state().enemies().last().unwrap().0;
    let set = |miniatures| Command::SetMiniatures { who: Who::Enemy(unit), miniatures };
    play.does(set(4));
    assert_eq!((play.life(unit), play.state().enemy(unit).unwrap().miniatures()), (12, 4));
    play.never(set(5)).never(set(0)).never(Command::SetMiniatures { who: Who::Champion(First), miniatures: 2 });
}

/// A Unit is no larger than an area holds. Where nobody knows the Size, the players count.
#[test]
fn bat_1_no_unit_is_larger_than_size_4() {
    let of_size = |size| {
        let mut card = enemy("Ogre", 5, 2, &[]);
        card.size = Known::Entered(Size::clamped(size));
        card
    };
    for (size, most) in [(1, 4), (2, 2), (3, 1), (4, 1)] {
        let mut play = five().battle().acting();
        play.does(several(of_size(size), most)).never(several(of_size(size), most + 1));
        let unit = play.state().enemies().last().unwrap().0;
        play.never(Command::SetMiniatures { who: Who::Enemy(unit), miniatures: most + 1 });
    }
    five().battle().acting().does(several(enemy("Ogre", 5, 2, &[]), 4));
}

#[test]
fn eli_corruption_by_presence_asks_for_ki_and_knows_the_pure() {
    let mut play = five().first_card(|card| card.keywords.push(Keyword::Pure)).acting();
    let ki = play.ki(First);
    play.does(Command::Corrupt { who: Actor::Champion(First), value: 3, prevented: 1 });
    assert_eq!((play.purity(First), play.ki(First)), (4, ki - 1), "3, 1 less for the Pure, 1 prevented");
    play.does(Command::Corrupt { who: Actor::Champion(First), value: 9, prevented: 0 });
    assert!(!play.champion(First).is_in_play(), "Corrupted");
}
