//! CH-COM-4: how many dice are rolled.

use crate::support::*;
use rokugan::games::champions::command::Sizes;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::card::{ChampionCard, EnemyDice, Ranged};
use rokugan::games::champions::model::enemy_die::DieColor::{self, Black, Gray, White};
use rokugan::games::champions::model::quantity::ElementalDice;
use rokugan::games::champions::model::technique::{OutnumberedDice, Power};
use rokugan::kernel::known::Known;

fn dice(number: i16) -> Known<ElementalDice> {
    Known::Entered(ElementalDice::clamped(number))
}

fn with_card(change: impl FnOnce(&mut ChampionCard)) -> (Play, EnemyId) {
    let mut t = five().first_card(change).acting();
    let foe = t.foe(&[]);
    (t, foe)
}

fn against(white: u8, gray: u8, black: u8) -> (Play, EnemyId) {
    let mut t = five().acting();
    let mut card = crate::support::enemy("Ashigaru", 4, 2, &[]);
    card.melee = Known::Entered(EnemyDice { white, gray, black });
    let foe = t.enemy(card);
    (t, foe)
}

fn outnumbered(brawl: Brawl) -> Brawl {
    brawl.said(Sizes::Outnumbered)
}

#[test]
fn a_champion_rolls_the_dice_of_its_card() {
    let (t, foe) = with_card(|card| card.melee = dice(4));
    assert_eq!(t.dice(&brawl(First, foe, "")), 4);
    let (t, foe) = with_card(|card| card.melee = dice(5));
    assert_eq!(t.dice(&brawl(First, foe, "")), 5);
}

#[test]
fn an_outnumbered_champion_rolls_one_die_less_but_never_fewer_than_four() {
    let (t, foe) = with_card(|card| card.melee = dice(5));
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, ""))), 4);
    let (t, foe) = with_card(|card| card.melee = dice(4));
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, ""))), 4);
}

/// The Lion's Ferocity of the rulebook's example.
#[test]
fn a_power_may_keep_the_die_that_being_outnumbered_costs() {
    let kept = Power { dice_outnumbered: OutnumberedDice::Kept, ..Power::default() };
    let (t, foe) = with_card(|card| card.power = Some(kept));
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, ""))), 5);
}

#[test]
fn a_weakened_champion_rolls_four_dice_at_most() {
    let (mut t, foe) = with_card(|card| card.melee = dice(5));
    t.adjust(First, Gauge::Life, -5);
    assert_eq!(t.dice(&brawl(First, foe, "")), 4);
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, ""))), 4);
    t.adjust(First, Gauge::Life, 1);
    assert_eq!(t.dice(&brawl(First, foe, "")), 5);
}

#[test]
fn the_target_of_a_ranged_combat_rolls_four_dice() {
    let (t, foe) = with_card(|card| card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST)));
    assert_eq!(t.dice(&beset(First, foe, "").ranged()), 4);
    assert_eq!(t.dice(&brawl(First, foe, "").ranged()), 5);
    assert_eq!(t.dice(&beset(First, foe, "")), 5);
}

#[test]
fn an_elementalist_rolls_four_dice_in_melee_and_its_card_in_ranged_combat() {
    let (t, foe) = with_card(|card| {
        card.keywords = vec![Keyword::Elementalist];
        card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST));
    });
    assert_eq!(t.dice(&brawl(First, foe, "")), 4);
    assert_eq!(t.dice(&brawl(First, foe, "").ranged()), 5);
}

#[test]
fn cards_and_scenarios_add_and_take_dice_within_four_and_five() {
    let (t, foe) = with_card(|card| card.melee = dice(4));
    assert_eq!(t.dice(&brawl(First, foe, "").extra_dice(1)), 5);
    assert_eq!(t.dice(&brawl(First, foe, "").extra_dice(9)), 5);
    assert_eq!(t.dice(&brawl(First, foe, "").extra_dice(-9)), 4);
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, "").extra_dice(1))), 4);
}

#[test]
fn an_ally_rolls_its_dice_and_is_never_weakened() {
    let mut t = five().acting();
    let mut card = ally("Kitsu", &[]);
    card.melee = dice(5);
    let (id, foe) = (t.ally(card), t.foe(&[]));
    t.adjust(id, Gauge::Life, -3);
    assert_eq!(t.dice(&brawl(id, foe, "")), 5);
    assert_eq!(t.dice(&outnumbered(brawl(id, foe, ""))), 4);
}

/// A card nobody has typed in leaves both numbers open, as far as the rules do.
#[test]
fn an_unknown_card_leaves_four_and_five_open() {
    let (mut t, foe) = with_card(|card| card.melee = Known::Unknown);
    let open = t.opens(&brawl(First, foe, "")).dice;
    assert_eq!((open.least, open.most), (4, 5));
    assert_eq!(t.dice(&outnumbered(brawl(First, foe, ""))), 4);
    t.does(brawl(First, foe, "FFFA"));
    t.adjust(First, Gauge::Ap, 3);
    t.does(brawl(First, foe, "FEEVA"));
}

fn colors(t: &Play, brawl: &Brawl) -> Vec<DieColor> {
    t.opens(brawl).enemy_dice.unwrap()
}

#[test]
fn an_outnumbered_enemy_leaves_out_its_weakest_die() {
    for (card, left) in [
        ((1, 1, 1), vec![Gray, Black]),
        ((0, 1, 2), vec![Black, Black]),
        ((0, 0, 3), vec![Black, Black]),
        ((2, 1, 0), vec![White, Gray]),
    ] {
        let (t, foe) = against(card.0, card.1, card.2);
        let superior = brawl(First, foe, "").said(Sizes::Superiority);
        assert_eq!(colors(&t, &superior), left);
        assert_eq!(colors(&t, &brawl(First, foe, "").said(Sizes::SuperiorityAlone)), left);
    }
}

#[test]
fn an_enemy_never_rolls_fewer_than_two_dice_nor_more_than_three() {
    let (t, foe) = against(1, 1, 0);
    assert_eq!(colors(&t, &brawl(First, foe, "").said(Sizes::Superiority)), [White, Gray]);
    let (t, foe) = against(1, 1, 2);
    assert_eq!(colors(&t, &brawl(First, foe, "")), [Gray, Black, Black]);
}

/// An Enemy with no dice.
#[test]
fn a_card_with_fewer_than_two_enemy_dice_is_refused_and_can_be_overridden() {
    let (mut t, foe) = against(0, 0, 0);
    t.bad_dice(brawl(First, foe, "FFFFF"), DiceFault::TooFewOnCard { has: 0 });
    t.anyway(brawl(First, foe, "FFFFF"), "CH-COM-4");
}

/// A target without a Ranged value rolls for its Defensive Successes what it rolls in melee.
#[test]
fn an_enemy_without_a_bow_rolls_its_melee_dice_as_a_target() {
    let mut t = five().first_card(|card| card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST))).acting();
    let mut card = crate::support::enemy("Ashigaru", 4, 2, &[]);
    card.melee = Known::Entered(EnemyDice { white: 3, gray: 0, black: 0 });
    card.ranged = Known::Entered(Ranged::Never);
    let foe = t.enemy(card);
    assert_eq!(colors(&t, &brawl(First, foe, "").ranged()), [White; 3]);
    t.until_enemies().refuses(beset(First, foe, "FFFF").ranged(), RefusalKind::NoRangedValue, "CH-COM-1");
}

#[test]
fn another_number_of_dice_is_refused_and_can_be_overridden() {
    let (mut t, foe) = with_card(|card| card.melee = dice(5));
    t.bad_dice(brawl(First, foe, "FFFF"), DiceFault::WrongCount { least: 5, most: 5, has: 4 });
    t.anyway(brawl(First, foe, "FFFF"), "CH-COM-4");
    let (mut t, foe) = against(3, 0, 0);
    let black = brawl(First, foe, "EEEEE").enemy_rolls(&[(Black, 0), (White, 0), (White, 0)]);
    t.bad_dice(black.clone(), DiceFault::WrongEnemyDice { needs: 3, has: 3 });
    t.anyway(black, "CH-COM-4");
    t.adjust(First, Gauge::Ap, 3);
    t.does(brawl(First, foe, "EEEEE").enemy_rolls(&[(White, 0), (White, 5), (White, 2)]));
}
