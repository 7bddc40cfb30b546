//! CH-BAT: the arithmetic of Units.

use rokugan::games::champions::battle::retreat::{Pursuit, Refuge, Retreat, Side, forces, pursuit, retreat};
use rokugan::games::champions::battle::superiority;
use rokugan::games::champions::battle::unit::{self, Unit};
use rokugan::games::champions::command::Sizes;
use rokugan::games::champions::model::quantity::LifePoints;

/// CH-BAT-1.
#[test]
fn wounds_fill_one_miniature_after_the_other() {
    let samurai = Unit::new(3, LifePoints::clamped(3));
    assert_eq!((samurai.life(), Unit::new(2, LifePoints::clamped(5)).life()), (9, 10));
    assert_eq!([0, 2, 3, 8, 9, 40].map(|wounds| samurai.standing_after(wounds)), [3, 3, 2, 1, 0, 0]);
    assert_eq!((samurai.felled(2, 4), samurai.felled(0, 2), samurai.felled(8, 40)), (2, 0, 1));
}

/// CH-BAT-1.
#[test]
fn effects_on_an_area_wound_once_per_miniature_left() {
    assert_eq!((unit::area_wounds(3, 1), unit::area_wounds(2, 2), unit::area_wounds(1, 2)), (3, 4, 2));
}

/// CH-BAT-2.
#[test]
fn glory_comes_per_miniature_and_one_more_for_the_last_of_several() {
    assert_eq!((unit::glory(2, 0, 3, 3), unit::glory(2, 1, 3, 3), unit::glory(2, 2, 3, 3)), (0, 2, 4));
    assert_eq!((unit::glory(2, 1, 1, 3), unit::glory(2, 3, 3, 3)), (3, 7));
    assert_eq!(unit::glory(2, 1, 1, 1), 2, "one that was alone from the start brings no more");
}

/// CH-BAT-3.
#[test]
fn the_purity_of_an_allied_unit_is_five_and_one_for_each_further_miniature() {
    assert_eq!((unit::purity(1), unit::purity(4)), (5, 8));
}

/// CH-BAT-4.
#[test]
fn superiority_between_units_takes_twice_the_size() {
    assert_eq!(
        [superiority(2, 1), superiority(3, 2), superiority(4, 2)],
        [Sizes::Superiority, Sizes::Even, Sizes::Superiority]
    );
    assert_eq!(
        [superiority(1, 2), superiority(2, 3), superiority(2, 4)],
        [Sizes::Outnumbered, Sizes::Even, Sizes::Outnumbered]
    );
}

/// CH-BAT-5.
#[test]
fn who_eliminates_more_miniatures_forces_the_other_back() {
    assert_eq!((forces(1, 0), forces(1, 1), forces(0, 2)), (Some(Side::Ours), None, Some(Side::Theirs)));
}

/// CH-BAT-5.
#[test]
fn a_unit_retreats_where_there_is_room_and_no_opponent_or_takes_three_wounds() {
    let area = |occupied, opponents| Refuge { occupied, opponents };
    assert_eq!(retreat(2, &[area(0, 0), area(3, 0), area(2, 0), area(1, 1)]), Retreat::To(vec![0, 2]));
    assert_eq!(retreat(2, &[area(3, 0), area(0, 1)]), Retreat::Cornered);
    assert_eq!(retreat(1, &[]), Retreat::Cornered);
    assert_eq!(rokugan::games::champions::battle::retreat::CORNERED, 3);
}

/// CH-BAT-5.
#[test]
fn enemies_must_pursue_and_a_champion_that_could_and_does_not_loses_honor() {
    assert_eq!(pursuit(Side::Theirs, 2, 2), Pursuit::Must);
    assert_eq!(pursuit(Side::Ours, 1, 3), Pursuit::MayOrLoseHonor);
    assert_eq!((pursuit(Side::Ours, 2, 3), pursuit(Side::Theirs, 1, 4)), (Pursuit::Impossible, Pursuit::Impossible));
    assert_eq!(rokugan::games::champions::battle::retreat::HELD_BACK, -1);
}
