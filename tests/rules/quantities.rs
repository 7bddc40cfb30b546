//! CH-Q: the quantities, their bounds, and the statuses that follow from them.

use crate::support::*;
use rokugan::games::champions::model::champion::TokenState;
use rokugan::games::champions::model::quantity::{
    ActionPoints, Destiny, Glory, GloryValue, Honor, Ki, LifePoints, Purity, Size, Turn, Wounds,
};
use rokugan::kernel::known::Known;

/// numbers outside the bounds cannot be built.
#[test]
fn a_quantity_outside_its_bounds_cannot_be_built() {
    assert!(Honor::new(-6).is_err() && Honor::new(11).is_err() && Honor::new(-5).is_ok() && Honor::new(10).is_ok());
    assert!(Glory::new(-1).is_err() && Glory::new(26).is_err() && Glory::new(25).is_ok());
    assert!(ActionPoints::new(-1).is_err() && ActionPoints::new(11).is_err() && ActionPoints::new(10).is_ok());
    assert!(Purity::new(-1).is_err() && Ki::new(-1).is_err() && Destiny::new(-1).is_err());
    assert!(Wounds::new(-1).is_err() && LifePoints::new(0).is_err() && GloryValue::new(-1).is_err());
    assert!(Size::new(0).is_err() && Size::new(5).is_err() && Turn::new(0).is_err());
}

///
#[test]
fn honor_stays_between_minus_five_and_ten() {
    let mut t = five().start();
    t.adjust(First, Gauge::Honor, 30);
    assert_eq!(t.honor(First), 10);
    t.refuses(adjust(First, Gauge::Honor, 1), RefusalKind::AtBound { gauge: Gauge::Honor, at: 10 }, "CH-Q-1");
    t.adjust(First, Gauge::Honor, -30);
    assert_eq!(t.honor(First), -5);
    t.refuses(adjust(First, Gauge::Honor, -1), RefusalKind::AtBound { gauge: Gauge::Honor, at: -5 }, "CH-Q-1");
}

///
#[test]
fn glory_starts_at_nothing_and_stays_between_zero_and_twenty_five() {
    let mut t = five().start();
    assert_eq!(t.glory(First), 0);
    t.adjust(First, Gauge::Glory, 99);
    assert_eq!(t.glory(First), 25);
    t.adjust(First, Gauge::Glory, -99);
    assert_eq!(t.glory(First), 0);
}

///
#[test]
fn glory_tokens_come_at_three_six_and_nine() {
    let mut t = five().start();
    let states = |t: &Play| {
        [GloryToken::Defensive, GloryToken::Offensive, GloryToken::EnemyDie].map(|k| t.champion(First).token(k))
    };
    use TokenState::{Ahead, Ready};
    t.adjust(First, Gauge::Glory, 2);
    assert_eq!(states(&t), [Ahead, Ahead, Ahead]);
    t.adjust(First, Gauge::Glory, 1);
    assert_eq!(states(&t), [Ready, Ahead, Ahead]);
    t.adjust(First, Gauge::Glory, 6);
    assert_eq!(states(&t), [Ready, Ready, Ready]);
}

/// Q-2, ruling.
#[test]
fn falling_below_and_climbing_again_gives_no_second_glory_token() {
    let mut t = five().start();
    let defensive = || Command::UseToken { champion: First, token: GloryToken::Defensive };
    t.refuses(defensive(), RefusalKind::NoToken { token: GloryToken::Defensive }, "CH-Q-2");
    t.adjust(First, Gauge::Glory, 3).does(defensive());
    t.adjust(First, Gauge::Glory, -2).adjust(First, Gauge::Glory, 2);
    assert_eq!(t.champion(First).token(GloryToken::Defensive), TokenState::Used);
    t.refuses(defensive(), RefusalKind::NoToken { token: GloryToken::Defensive }, "CH-Q-2");
}

/// a token not yet used is neither lost nor doubled.
#[test]
fn a_ready_glory_token_outlasts_the_glory_that_brought_it() {
    let mut t = five().start();
    t.adjust(First, Gauge::Glory, 3).adjust(First, Gauge::Glory, -3);
    assert_eq!(t.champion(First).token(GloryToken::Defensive), TokenState::Ready);
    t.adjust(First, Gauge::Glory, 3);
    assert!(!t.events().iter().any(|event| matches!(event, Event::TokenGained { .. })));
}

/// tokens are used in Combat, which the Eliminated do not fight.
#[test]
fn eliminated_champion_uses_no_glory_token() {
    let mut t = five().start();
    t.adjust(First, Gauge::Glory, 3).falls(First, Fall::Eliminated);
    let command = Command::UseToken { champion: First, token: GloryToken::Defensive };
    t.refuses(command.clone(), RefusalKind::Gone { who: Who::Champion(First) }, "CH-ELI");
    t.anyway(command, "CH-ELI");
}

///
#[test]
fn champions_carry_action_points_over_up_to_ten() {
    let mut t = five().acting();
    t.act(First, movement(4)).until_next_turn();
    assert_eq!((t.ap(First), t.ap(Second)), (8, 10));
}

///
#[test]
fn allies_lose_action_points_they_did_not_use() {
    let mut t = five().start();
    let ally = t.ally(ally("Kitsu", &[]));
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    t.act(ally, movement(2));
    assert_eq!(t.gauge(ally, Gauge::Ap), 3);
    t.until_next_turn();
    assert_eq!(t.gauge(ally, Gauge::Ap), 5);
}

///
#[test]
fn life_points_never_rise_above_the_initial_value() {
    let mut t = five().start();
    t.adjust(First, Gauge::Life, -1).adjust(First, Gauge::Life, 5);
    assert_eq!(t.life(First), 10);
    t.refuses(adjust(First, Gauge::Life, 1), RefusalKind::AtBound { gauge: Gauge::Life, at: 10 }, "CH-Q-4");
}

///
#[test]
fn at_zero_life_points_a_champion_is_eliminated_and_never_healed_back() {
    let mut t = five().start();
    t.adjust(First, Gauge::Life, -10);
    assert!(!t.champion(First).is_in_play());
    t.refuses(adjust(First, Gauge::Life, 1), RefusalKind::Gone { who: Who::Champion(First) }, "CH-Q-4");
}

/// unknown Life Points are not zero.
#[test]
fn unknown_life_points_eliminate_nobody_until_the_card_is_entered() {
    let mut t = five().card(|card| card.life = Known::Unknown).start();
    t.adjust(Fifth, Gauge::Life, -4);
    assert!(t.champion(Fifth).is_in_play());
    assert_eq!(t.champion(Fifth).wounds().get(), 4);
    t.refuses(adjust(First, Gauge::Life, 1), RefusalKind::AtBound { gauge: Gauge::Life, at: 10 }, "CH-Q-4");
    let card = Box::new(rokugan::games::champions::model::card::ChampionCard {
        life: Known::Entered(LifePoints::clamped(4)),
        ..t.champion(Fifth).card().clone()
    });
    t.does(Command::EnterChampionCard { champion: Fifth, card });
    assert!(!t.champion(Fifth).is_in_play());
}

/// a change that changes nothing is refused without a card too.
#[test]
fn nothing_can_be_healed_where_there_is_no_wound() {
    let mut t = five().card(|card| card.life = Known::Unknown).start();
    t.refuses(adjust(Fifth, Gauge::Life, 2), RefusalKind::AtBound { gauge: Gauge::Life, at: 0 }, "CH-Q-4");
}

/// Q-5, ruling.
#[test]
fn purity_starts_at_five_and_is_never_raised_above() {
    let mut t = five().acting();
    assert_eq!(t.purity(First), 5);
    t.refuses(act(First, Action::RaisePurity), RefusalKind::PurityFull, "CH-Q-5");
    t.adjust(First, Gauge::Purity, -1).act(First, Action::RaisePurity);
    assert_eq!((t.purity(First), t.ki(First), t.used_ki(First)), (5, 2, 1));
}

///
#[test]
fn ki_may_exceed_the_card_until_the_recovery_phase() {
    let mut t = five().acting();
    t.act(First, Action::Concentration);
    assert_eq!(t.ki(First), 4);
    t.until_next_turn();
    assert_eq!((t.ki(First), t.used_ki(First)), (3, 0));
}

///
#[test]
fn spent_ki_lies_with_the_used_ki() {
    let mut t = five().acting();
    t.act(First, Action::Investigation(Test { ki: 2, ..plain_test() }));
    assert_eq!((t.ki(First), t.used_ki(First)), (1, 2));
    t.refuses(
        act(First, Action::ComplexManipulation(Test { ki: 2, ..plain_test() })),
        RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ki, needs: 2, has: 1 },
        "CH-TEST-2",
    );
}

///
#[test]
fn group_honor_is_the_honor_of_all_still_in_play_companions_included() {
    let mut t = table().champion("Tsuko", Clan::Lion).honor(5).filled().start();
    assert_eq!(t.group_honor(), 5 + 4 * 4);
    t.adjust(Second, Gauge::Honor, -6);
    assert_eq!(t.group_honor(), 15);
    t.falls(First, Fall::Eliminated);
    assert_eq!(t.group_honor(), 10);
    t.falls(Second, Fall::Corrupted);
    assert_eq!(t.group_honor(), 12);
}

///
#[test]
fn a_scenario_may_adjust_the_threshold() {
    let mut t = five().start();
    let before = t.threshold();
    t.does(Command::AdjustThreshold { by: -2, note: no_note() });
    assert_eq!(t.threshold(), before - 2);
}

/// numbers nobody would play with do not break the sum.
#[test]
fn an_absurd_threshold_is_still_a_number() {
    let mut t = five().start();
    for by in [i16::MAX, i16::MAX, i16::MIN, i16::MIN, i16::MIN] {
        t.does(Command::AdjustThreshold { by, note: no_note() });
        assert!(t.threshold().abs() <= 2_000, "{}", t.threshold());
    }
}

/// no number of Wounds breaks the sum either.
#[test]
fn absurd_wounds_are_as_many_as_fit() {
    let mut t = five().card(|card| card.life = Known::Unknown).start();
    let (foe, other) = (t.foe(&[]), t.foe(&[]));
    t.adjust(foe, Gauge::Life, i16::MIN);
    assert_eq!(t.life(foe), 0);
    t.does(Command::WoundEnemy { enemy: other, wounds: 2, credit: None });
    t.does(Command::WoundEnemy { enemy: other, wounds: i16::MIN, credit: None });
    assert_eq!(t.life(other), 4);
    t.adjust(Fifth, Gauge::Life, i16::MIN);
    assert_eq!(t.champion(Fifth).wounds(), Wounds::MOST);
    t.never(adjust(First, Gauge::Honor, 0));
}

///
#[test]
fn the_turn_counter_starts_on_one_and_stops_at_the_scenarios_last_turn() {
    let mut t = five().turns(2).acting();
    assert_eq!(t.state().turn().get(), 1);
    t.until_next_turn();
    assert_eq!(t.state().turn().get(), 2);
    t.activations(&[First, Second, Third, Fourth, Fifth]).until_enemies().does(Command::EndEnemies);
    t.refuses(Command::Recover, RefusalKind::TurnsRunOut, "CH-END");
    t.anyway(Command::Recover, "CH-END");
    assert_eq!(t.state().turn().get(), 3);
}

/// the default threshold is half the Life Points, rounded down.
#[test]
fn weakened_at_half_the_life_points_rounded_down_until_healed_above() {
    let mut t = table().champion("Tsuko", Clan::Lion).life(9).filled().acting();
    t.adjust(First, Gauge::Life, -4);
    assert!(!t.is_weakened(First));
    t.adjust(First, Gauge::Life, -1);
    assert!(t.is_weakened(First));
    t.act(First, healing());
    assert!(!t.is_weakened(First));
}

/// the card's own red line goes before the default.
#[test]
fn the_cards_own_line_says_when_a_champion_is_weakened() {
    let mut t = five().card(|card| card.weakened_at = Known::Entered(Wounds::clamped(3))).start();
    t.adjust(Fifth, Gauge::Life, -6);
    assert!(!t.is_weakened(Fifth));
    t.adjust(Fifth, Gauge::Life, -1);
    assert!(t.is_weakened(Fifth));
}

///
#[test]
fn a_champion_below_zero_honor_is_dishonored_and_honorable_at_zero() {
    let mut t = five().start();
    assert_eq!((t.honor(Fifth), t.is_dishonored(Fifth)), (0, false));
    t.adjust(Fifth, Gauge::Honor, -1);
    assert!(t.is_dishonored(Fifth));
    t.adjust(Fifth, Gauge::Honor, 1);
    assert!(!t.is_dishonored(Fifth));
}

/// the other reading of p. 25 is a switch.
#[test]
fn a_table_may_play_dishonored_from_zero() {
    let t = five().dishonored_at_zero().start();
    assert!(t.is_dishonored(Fifth) && !t.is_dishonored(First));
}

/// Outnumbered lifts a Champion from −1 before the dice are rolled; the Deception after it costs Honor again.
#[test]
fn outnumbered_makes_a_champion_honorable_again() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.set(First, Gauge::Honor, -1).does(fight(First, foe).outnumbered());
    assert!(!t.is_dishonored(First));
}
