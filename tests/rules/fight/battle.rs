//! CH-BAT: the arithmetic of Units.

use rokugan::games::champions::battle::retreat::{Pursuit, Refuge, Retreat, Side, forces, pursuit, retreat};
use rokugan::games::champions::battle::superiority;
use rokugan::games::champions::battle::unit::{BadUnit, Unit};
use rokugan::games::champions::command::Sizes;
use rokugan::games::champions::model::quantity::{GloryValue, LifePoints, Size};

fn unit(miniatures: u8, size: i16, life: i16) -> Unit {
    Unit::new(miniatures, Size::clamped(size), LifePoints::clamped(life)).unwrap()
}

/// CH-BAT-1.
#[test]
fn a_unit_has_one_to_four_sizes_in_all() {
    let new = |miniatures, size| Unit::new(miniatures, Size::clamped(size), LifePoints::clamped(3));
    assert_eq!((new(0, 1), new(5, 1)), (Err(BadUnit { size: 0 }), Err(BadUnit { size: 5 })));
    assert_eq!(new(2, 3), Err(BadUnit { size: 6 }));
    assert_eq!((unit(4, 1, 3).life(), unit(2, 2, 5).life()), (12, 10));
}

/// CH-BAT-1.
#[test]
fn wounds_fill_one_miniature_after_the_other_and_the_size_shrinks() {
    let samurai = unit(3, 1, 3);
    let left = |wounds| {
        let rest = samurai.after(wounds);
        (rest.miniatures, rest.wounds, rest.size)
    };
    assert_eq!((left(0), left(2), left(3)), ((3, 0, 3), (3, 2, 3), (2, 0, 2)));
    assert_eq!((left(8), left(9), left(40)), ((1, 2, 1), (0, 0, 0), (0, 0, 0)));
    assert_eq!(unit(2, 2, 3).after(4).size, 2);
}

/// CH-BAT-1.
#[test]
fn effects_on_an_area_wound_once_per_miniature_left() {
    assert_eq!((unit(3, 1, 3).area_wounds(0, 1), unit(3, 1, 3).area_wounds(4, 2)), (3, 4));
}

/// CH-BAT-2.
#[test]
fn glory_comes_per_miniature_and_one_more_for_the_last_of_several() {
    let worth = GloryValue::clamped(2);
    let samurai = unit(3, 1, 3);
    assert_eq!((samurai.glory(0, 2, worth), samurai.glory(0, 4, worth), samurai.glory(2, 4, worth)), (0, 2, 4));
    assert_eq!((samurai.glory(6, 3, worth), samurai.glory(0, 9, worth)), (3, 7));
    assert_eq!(unit(1, 2, 3).glory(0, 3, worth), 2, "one that was alone from the start brings no more");
    assert_eq!(samurai.glory(9, 3, worth), 0);
}

/// CH-BAT-3.
#[test]
fn the_purity_of_an_allied_unit_is_five_and_one_for_each_further_miniature() {
    assert_eq!((unit(1, 1, 3).purity(), unit(4, 1, 3).purity()), (5, 8));
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
