//! What effects do to a Combat: rerolls without Ki (CH-COM-6), dice more (CH-COM-4), Wounds past defence (CH-COM-9).

use crate::support::*;
use rokugan::games::champions::model::effects::Bonus;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::rolls::Means;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task};
use rokugan::games::champions::sheet::question::ki_left;

fn draft(play: &Play, foe: EnemyId) -> Draft {
    let mut draft = Draft::of(Task::Combat(Duel::begin(play.state(), Some(First), Some(foe))));
    draft.hand.resize(draft.dice_wanted(play.state()));
    draft
}

#[test]
fn com_6_a_reroll_by_an_effect_costs_no_ki() {
    let mut play = five().acting();
    let foe = play.foe(&[]);
    let mut draft = draft(&play, foe);
    (0..5).for_each(|_| draft.hand.roll.add(Element::Void));
    let ki = ki_left(play.state(), &draft);
    draft.reroll_by(vec![0, 1], Means::Effect);
    draft.hand.roll.add(Element::Fire);
    draft.hand.roll.add(Element::Fire);
    assert_eq!(ki_left(play.state(), &draft), ki);
    draft.reroll(vec![2]);
    draft.hand.roll.add(Element::Air);
    assert_eq!(ki_left(play.state(), &draft), ki - 1);
    let fight = draft.fight_so_far().unwrap();
    play.does(Command::Fight(Box::new(fight)));
    assert_eq!(play.used_ki(First), 1);
}

#[test]
fn com_4_effects_change_the_number_of_dice() {
    let mut play = five().acting();
    let foe = play.foe(&[]);
    let mut fewer = draft(&play, foe);
    assert_eq!(fewer.dice_wanted(play.state()), 5);
    fewer.duel_mut().unwrap().extra_dice = -1;
    assert_eq!(fewer.dice_wanted(play.state()), 4);
}

#[test]
fn com_9_the_card_of_an_enemy_inflicts_wounds_past_defence() {
    let mut play = five().acting();
    let card = EnemyCard { bonus: Bonus { wounds: 1, ..Bonus::default() }, ..enemy("Stinger", 4, 1, &[]) };
    let foe = play.enemy(card);
    assert_eq!(play.wounds(&brawl(First, foe, "AAAEE")), (0, 1));
}
