//! Worked cases of the contract (section 14) that this part of the rules decides.

use crate::support::*;

/// The five of the rulebook's example, p. 11.
fn example() -> Table {
    table()
        .champion("Asahina Takako", Clan::Crane)
        .honor(5)
        .destiny(1)
        .champion("Togashi Mitsu", Clan::Dragon)
        .honor(3)
        .destiny(1)
        .champion("Matsu Tsuko", Clan::Lion)
        .honor(5)
        .destiny(1)
        .champion("Isawa Kaede", Clan::Phoenix)
        .honor(5)
        .destiny(2)
        .champion("Bayushi Aramoro", Clan::Scorpion)
        .honor(0)
        .destiny(1)
}

/// Case 1.
#[test]
fn case_1_group_honor_18_threshold_24() {
    let t = example().start();
    assert_eq!((t.group_honor(), t.threshold()), (18, 24));
}

/// Case 9, the part during the game; the Glory lost at the end is in `end`.
#[test]
fn case_9_the_elimination_of_matsu_tsuko() {
    let mut t = example().start();
    t.adjust(Third, Gauge::Life, -10);
    assert_eq!(t.threshold(), 24 - 5, "the Threshold drops by 5 and keeps the +1");
    assert_eq!((t.group_honor(), t.glory(Third)), (13, 2));
}

/// Case 2, its bookkeeping: +1 Outnumbered, +1 Clan Power, two Focus, 2 Wounds to the Oni, +1 Ki, +1 Honor.
#[test]
fn case_2_matsu_tsuko_and_the_armored_oni() {
    let mut t = five().acting();
    let oni = t.enemy(enemy("Armored Oni", 6, 4, &[Keyword::Oni]));
    t.does(fight(First, oni).outnumbered().clan_power(1).focus(2).three_fire().deals(2));
    assert_eq!((t.honor(First), t.ki(First), t.ap(First), t.life(First)), (8, 2, 3, 10));
    assert_eq!(t.life(oni), 4);
}
