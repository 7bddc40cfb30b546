//! CH-COM-1 to 3: target, Sizes, status.

use crate::support::*;
use rokugan::games::champions::combat::opening::Status;
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::command::{Place, Sizes};
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Size;
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::refusal::CardValue;
use rokugan::kernel::known::Known;

fn sized(size: i16) -> Known<Size> {
    Known::Entered(Size::clamped(size))
}

/// Tsuko of Size 1 with these keywords, and an Enemy of Size 2.
fn at_blows(keywords: &[Keyword]) -> (Play, EnemyId) {
    let mut t = five()
        .first_card(|card| {
            card.size = sized(1);
            card.keywords = keywords.to_vec();
        })
        .acting();
    let mut card = crate::support::enemy("Oni", 6, 2, &[]);
    card.size = sized(2);
    let oni = t.enemy(card);
    (t, oni)
}

/// CH-COM-2.
#[test]
fn the_side_with_the_lower_total_is_outnumbered() {
    let (mut t, oni) = at_blows(&[]);
    let sizes = |ours, theirs| t.opens(&brawl(First, oni, "FFFFF").sizes(ours, theirs)).sizes;
    assert_eq!((sizes(2, 3), sizes(3, 3), sizes(4, 3)), (Sizes::Outnumbered, Sizes::Even, Sizes::Superiority));
    t.bad_dice(brawl(First, oni, "FFFFF").sizes(1, 1), DiceFault::SizeMissing);
}

/// CH-COM-2: the cards of those present are added up.
#[test]
fn the_sizes_of_all_present_are_added_up() {
    let (mut t, oni) = at_blows(&[]);
    let mut card = crate::support::enemy("Zombie", 1, 0, &[]);
    card.size = sized(1);
    let zombie = t.enemy(card);
    let lines = t.lines(&brawl(First, oni, "FFFF").present(&[], &[zombie]), CombatStep::Sizes);
    assert_eq!(lines[0], Reason::TotalSizes { ours: 1, theirs: 3 });
    let unknown = RefusalKind::UnknownOnCard { who: Who::Champion(Second), value: CardValue::Size };
    t.refuses(brawl(First, oni, "FFFF").present(&[Actor::Champion(Second)], &[]), unknown, "CH-COM-2");
    t.bad_dice(brawl(First, oni, "FFFF").present(&[], &[zombie, zombie]), DiceFault::PresentTwice);
    t.bad_dice(brawl(First, oni, "FFFF").present(&[], &[oni]), DiceFault::PresentTwice);
}

/// CH-COM-2, CH-KEY.
#[test]
fn imposing_counts_one_size_more() {
    let (mut t, oni) = at_blows(&[Keyword::Imposing]);
    assert_eq!(t.opens(&brawl(First, oni, "FFFFF").present(&[], &[])).sizes, Sizes::Even);
    let mut card = crate::support::enemy("Ogre", 6, 2, &[Keyword::Imposing]);
    card.size = sized(2);
    let ogre = t.enemy(card);
    assert_eq!(t.opens(&brawl(First, ogre, "FFFF").present(&[], &[])).sizes, Sizes::Outnumbered);
}

/// CH-COM-2, CH-KEY.
#[test]
fn an_imposing_champion_alone_loses_no_honor_and_the_enemy_is_outnumbered_all_the_same() {
    let (mut t, _) = at_blows(&[Keyword::Imposing]);
    let mut card = crate::support::enemy("Zombie", 1, 0, &[]);
    card.size = sized(1);
    let zombie = t.enemy(card);
    let alone = brawl(First, zombie, "FFFFF").present(&[], &[]);
    assert_eq!(t.opens(&alone).sizes, Sizes::SuperiorityAlone);
    assert_eq!(t.opens(&brawl(First, zombie, "FFFFF").sizes(2, 1)).sizes, Sizes::SuperiorityAlone);
    assert_eq!(t.opens(&brawl(First, zombie, "FFFFF").sizes(3, 1)).sizes, Sizes::Superiority);
    assert_eq!(t.opens(&alone).honor.unwrap().get(), 5);
}

/// CH-COM-2.
#[test]
fn outnumbered_brings_an_honor_and_superiority_costs_one() {
    let (mut t, oni) = at_blows(&[]);
    t.does(brawl(First, oni, "FFAA").sizes(1, 2).enemy(0, 4));
    assert_eq!(t.changes()[1], (Gauge::Honor, 1, Cause::Outnumbered));
    t.does(brawl(First, oni, "FFFAA").sizes(3, 2).enemy(0, 4));
    assert_eq!(t.changes()[1], (Gauge::Honor, -1, Cause::Superiority));
}

/// CH-COM-2: never in Ranged Combat.
#[test]
fn sizes_are_not_compared_in_ranged_combat() {
    let mut t = five().first_card(bow).acting();
    let foe = t.foe(&[]);
    let shot = brawl(First, foe, "FFFAA").ranged().sizes(1, 4).return_fire(silent());
    assert_eq!(t.opens(&shot).sizes, Sizes::Even);
    assert_eq!(t.lines(&shot, CombatStep::Sizes), [Reason::NoSizesInRanged]);
    t.does(shot);
    assert_eq!(t.honor(First), 6, "only for the Wound");
}

fn silent() -> rokugan::games::champions::combat::terms::ReturnFire {
    rokugan::games::champions::combat::terms::ReturnFire::Silent
}

fn bow(card: &mut rokugan::games::champions::model::card::ChampionCard) {
    use rokugan::games::champions::model::card::Ranged;
    use rokugan::games::champions::model::quantity::ElementalDice;
    card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST));
}

/// CH-BAT-4.
#[test]
fn in_a_battle_it_takes_twice_the_size_of_the_other_unit() {
    let mut t = five().scenario(|scenario| scenario.kind = ScenarioKind::Battle).acting();
    let foe = t.foe(&[]);
    let sizes = |ours, theirs| t.opens(&brawl(First, foe, "FFFFF").sizes(ours, theirs)).sizes;
    assert_eq!((sizes(2, 3), sizes(2, 4), sizes(4, 2)), (Sizes::Even, Sizes::Outnumbered, Sizes::Superiority));
}

/// CH-COM-2 before CH-COM-8: the Honor of being Outnumbered makes Honorable in time.
#[test]
fn the_status_is_looked_at_again_after_the_sizes() {
    let (mut t, oni) = at_blows(&[]);
    t.set(First, Gauge::Honor, -1);
    let outnumbered = brawl(First, oni, "FFAA").sizes(1, 2).enemy(2, 0);
    assert_eq!(t.opens(&outnumbered).status, Status::Honorable);
    assert!(t.lines(&outnumbered, CombatStep::Sizes).contains(&Reason::IsHonorable { who: Who::Champion(First) }));
    assert_eq!(t.wounds(&outnumbered), (2, 0));
    t.set(First, Gauge::Honor, 0);
    let superior = brawl(First, oni, "FFFAA").sizes(3, 2).enemy(2, 0);
    assert_eq!(t.opens(&superior).status, Status::Dishonored);
    assert_eq!(t.wounds(&superior), (3, 2));
}

/// CH-COM-2: the Clan Power counts before the status.
#[test]
fn the_honor_of_the_clan_power_counts_before_the_status() {
    let (mut t, oni) = at_blows(&[]);
    t.set(First, Gauge::Honor, -2);
    let one = brawl(First, oni, "FFAA").sizes(1, 2);
    assert_eq!(t.opens(&one).status, Status::Dishonored);
    assert_eq!(t.opens(&one.clan_power(1)).status, Status::Honorable);
}

/// The ruling on Dishonored.
#[test]
fn a_table_may_play_dishonored_from_zero() {
    let mut t = five().dishonored_at_zero().acting();
    let foe = t.foe(&[]);
    t.set(First, Gauge::Honor, 0);
    assert_eq!(t.opens(&brawl(First, foe, "FFFFF")).status, Status::Dishonored);
}

/// CH-COM-3: what cards say in words is shown at the beginning.
#[test]
fn what_cards_say_is_read_at_the_beginning_of_combat() {
    let mut t = five().acting();
    let mut card = crate::support::enemy("Oni", 6, 2, &[]);
    card.note = Note::new("Regenerates.");
    let (foe, oni) = (t.foe(&[]), t.enemy(card));
    assert_eq!(t.lines(&brawl(First, foe, "FFFFF"), CombatStep::Beginning), [Reason::Begins]);
    let says = Reason::CardSays { who: Who::Enemy(oni), note: Note::new("Regenerates.") };
    assert_eq!(t.lines(&brawl(First, oni, "FFFFF"), CombatStep::Beginning), [says]);
}

/// CH-COM-1.
#[test]
fn whoever_intervenes_or_has_yojimbo_fights_instead() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    let guard = t.ally(ally("Kitsu", &[Keyword::Yojimbo(None)]));
    t.until_enemies().does(beset(Second, foe, "EEEAV").place(Place::Intervening));
    assert!(t.events().contains(&Event::Intervened { champion: Second }));
    t.refuses(beset(Second, foe, "FFFFF").place(Place::Yojimbo), RefusalKind::NoYojimbo, "CH-COM-1");
    t.does(beset(guard, foe, "EEEAV").place(Place::Yojimbo));
    t.does(beset(guard, foe, "EEEAV").place(Place::Yojimbo));
}
