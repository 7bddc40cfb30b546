//! CH-ACT: every action with its price, who may do it, and its limits.

use crate::support::*;
use rokugan::games::champions::model::objective::Timing;

fn not_enough(actor: Actor, needs: i16, has: i16) -> RefusalKind {
    RefusalKind::NotEnough { actor, gauge: Gauge::Ap, needs, has }
}

/// The price of an action for the first Champion, who is made able to do it.
fn price(action: Action) -> i16 {
    let mut t = five().acting();
    t.adjust(First, Gauge::Life, -3).adjust(First, Gauge::Purity, -1);
    let before = t.ap(First);
    t.act(First, action);
    before - t.ap(First)
}

#[test]
fn each_action_costs_its_action_points() {
    assert_eq!(price(investigation()), 3);
    assert_eq!(price(complex_manipulation()), 3);
    assert_eq!(price(healing()), 3);
    assert_eq!(price(Action::Concentration), 2);
    assert_eq!(price(movement(2)), 2);
    assert_eq!(price(disengagement(1)), 2);
    assert_eq!(price(forced_disengagement(2)), 3);
    assert_eq!(price(Action::SimpleManipulation), 1);
    assert_eq!(price(draw_objectives()), 1);
    assert_eq!(price(Action::RaisePurity), 0);
}

#[test]
fn melee_and_ranged_combat_cost_three_action_points() {
    let mut t = five().bow().start();
    let foe = t.foe(&[]);
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    t.does(fight(Fifth, foe)).does(fight(Fifth, foe).ranged());
    assert_eq!(t.ap(Fifth), 0);
    t.refuses(fight(Fifth, foe), not_enough(Actor::Champion(Fifth), 3, 0), "CH-ACT");
}

#[test]
fn an_action_that_cannot_be_paid_is_refused_and_can_be_done_anyway() {
    let mut t = five().acting();
    t.set(First, Gauge::Ap, 2);
    let poor = not_enough(Actor::Champion(First), 3, 2);
    t.refuses(act(First, investigation()), poor.clone(), "CH-ACT");
    t.refuses(act(First, complex_manipulation()), poor, "CH-ACT");
    t.refuses(act(First, movement(3)), not_enough(Actor::Champion(First), 3, 2), "CH-ACT");
    t.anyway(act(First, investigation()), "CH-ACT");
    assert_eq!(t.ap(First), 0, "what there is, is paid");
}

#[test]
fn only_those_with_a_ranged_value_shoot() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.refuses(fight(First, foe).ranged(), RefusalKind::NoRangedValue, "CH-COM-1");
    t.anyway(fight(First, foe).ranged(), "CH-COM-1");
}

#[test]
fn dishonored_champion_does_not_investigate() {
    let mut t = five().acting();
    t.set(First, Gauge::Honor, -1);
    t.refuses(act(First, investigation()), RefusalKind::Dishonored, "CH-Q-13");
    t.act(First, complex_manipulation()).set(First, Gauge::Honor, 0).act(First, investigation());
}

#[test]
fn healing_gives_two_life_points_and_stops_at_the_initial_value() {
    let mut t = five().acting();
    t.adjust(First, Gauge::Life, -3).act(First, healing());
    assert_eq!(t.life(First), 9);
    t.act(First, healing());
    assert_eq!(t.life(First), 10);
}

#[test]
fn nobody_heals_with_an_enemy_in_the_area() {
    let mut t = five().acting();
    t.adjust(First, Gauge::Life, -3);
    t.refuses(act(First, Action::Healing { area: Surroundings::Enemies }), RefusalKind::EnemyInArea, "CH-ACT");
}

#[test]
fn healing_needs_a_wound() {
    let mut t = five().acting();
    t.refuses(act(First, healing()), RefusalKind::LifeFull, "CH-Q-4");
}

#[test]
fn concentration_gives_one_ki_once_per_activation() {
    let mut t = five().ap(9).start();
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    t.act(Fifth, Action::Concentration);
    assert_eq!(t.ki(Fifth), 4);
    t.refuses(act(Fifth, Action::Concentration), RefusalKind::OncePerActivation, "CH-ACT");
    t.until_next_turn().activations(&[Fifth, First, Second, Third, Fourth]).act(Fifth, Action::Concentration);
}

#[test]
fn objectives_are_drawn_once_per_activation_and_not_by_companions() {
    let mut t = table().champion("Tsuko", Clan::Lion).filled().acting();
    t.act(First, draw_objectives());
    t.refuses(act(First, draw_objectives()), RefusalKind::OncePerActivation, "CH-ACT");
    t.does(Command::EndActivation);
    t.refuses(act(Second, draw_objectives()), RefusalKind::NotForCompanions, "CH-SET-6");
}

#[test]
fn the_objective_kept_of_a_draw_lies_with_the_others() {
    let mut t = five().acting();
    t.act(First, Action::DrawObjectives { kept: Some(objective(Timing::End, &[3])) });
    assert_eq!(t.champion(First).objectives().len(), 1);
}

#[test]
fn more_cooperation_draws_no_objectives() {
    let mut t = five().more_cooperation().acting();
    t.refuses(act(First, draw_objectives()), RefusalKind::NoObjectives, "CH-END-5");
}

#[test]
fn one_available_ki_raises_purity_by_one() {
    let mut t = five().ki(2).start();
    t.adjust(Fifth, Gauge::Purity, -3).activations(&[Fifth, First, Second, Third, Fourth]);
    t.act(Fifth, Action::RaisePurity).act(Fifth, Action::RaisePurity);
    assert_eq!((t.purity(Fifth), t.ki(Fifth), t.ap(Fifth)), (4, 0, 6));
    let none = RefusalKind::NotEnough { actor: Actor::Champion(Fifth), gauge: Gauge::Ki, needs: 1, has: 0 };
    t.refuses(act(Fifth, Action::RaisePurity), none, "CH-Q-5");
}

#[test]
fn purity_is_raised_in_the_own_activation_only() {
    let mut t = five().acting();
    t.adjust(Second, Gauge::Purity, -1);
    let kind = RefusalKind::NotActing { champion: Second, acts: Some(First) };
    t.refuses(act(Second, Action::RaisePurity), kind, "CH-TURN-2");
}

#[test]
fn disengagement_costs_a_champion_two_honor() {
    let mut t = five().acting();
    t.act(First, disengagement(1));
    assert_eq!((t.honor(First), t.ap(First)), (3, 4));
    assert!(t.changes().contains(&(Gauge::Honor, -2, Cause::Disengagement)));
}

#[test]
fn disengagement_needs_honor_of_minus_three() {
    let mut t = five().acting();
    t.set(First, Gauge::Honor, -3).act(First, disengagement(1));
    assert_eq!(t.honor(First), -5);
    t.set(First, Gauge::Honor, -4);
    t.refuses(act(First, disengagement(1)), RefusalKind::HonorTooLow { needs: -3, has: -4 }, "CH-ACT");
}

/// CH-ACT, ruling.
#[test]
fn a_forced_disengagement_below_minus_three_is_allowed_and_clamped() {
    for honor in [-4, -5] {
        let mut t = five().acting();
        t.set(First, Gauge::Honor, honor).act(First, forced_disengagement(1));
        assert_eq!((t.honor(First), t.ap(First)), (-5, 4));
    }
}

#[test]
fn an_ally_disengages_without_losing_honor() {
    let mut t = five().acting();
    let ally = t.ally(ally("Kitsu", &[]));
    t.act(ally, disengagement(1));
    assert_eq!(t.changes(), [(Gauge::Ap, -2, Cause::Cost)]);
}

#[test]
fn deception_needs_honor_of_minus_three_and_costs_two() {
    let deceiving = || act(First, Action::ComplexManipulation(Test { deception: Deception::Used, ..plain_test() }));
    let mut t = five().acting();
    t.set(First, Gauge::Honor, -3).does(deceiving());
    assert_eq!(t.honor(First), -5);
    t.refuses(deceiving(), RefusalKind::HonorTooLow { needs: -3, has: -5 }, "CH-TEST-2");
    t.anyway(deceiving(), "CH-TEST-2");
    assert_eq!(t.honor(First), -5);
}

#[test]
fn allies_do_what_the_table_of_actions_gives_them() {
    let mut t = five().acting();
    let id = t.ally(ally("Kitsu", &[]));
    t.adjust(id, Gauge::Life, -3);
    for action in [investigation(), complex_manipulation(), healing(), movement(1), Action::SimpleManipulation] {
        t.set(id, Gauge::Ap, 5).act(id, action);
    }
    assert_eq!(t.life(id), 3);
    let refused =
        [(Action::Concentration, "CH-TURN-2"), (draw_objectives(), "CH-TURN-2"), (Action::RaisePurity, "CH-Q-5")];
    for (action, rule) in refused {
        t.set(id, Gauge::Ap, 5).refuses(act(id, action), RefusalKind::NotForAllies, rule);
    }
}

#[test]
fn a_movement_costs_between_one_and_ten() {
    let mut t = five().acting();
    t.refuses(act(First, movement(0)), RefusalKind::BadCost, "CH-ACT");
    t.never(act(First, movement(11)));
}

#[test]
fn unknown_action_points_are_not_zero() {
    let mut t = five().card(|card| card.ap = rokugan::kernel::known::Known::Unknown).start();
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    let unknown = RefusalKind::Unknown { who: Who::Champion(Fifth), gauge: Gauge::Ap };
    t.refuses(act(Fifth, movement(1)), unknown, "CH-ACT");
    t.anyway(act(Fifth, movement(1)), "CH-ACT");
}

#[test]
fn eliminated_champion_does_not_act() {
    let mut t = five().acting();
    t.falls(Second, Fall::Eliminated);
    t.refuses(act(Second, movement(1)), RefusalKind::Gone { who: Who::Champion(Second) }, "CH-ELI");
}

#[test]
fn nobody_acts_who_is_not_on_the_table() {
    let mut t = five().acting();
    t.refuses(act(AllyId(7), movement(1)), RefusalKind::Nobody, "CH-ACT");
    t.never(act(AllyId(7), movement(1)));
    t.never(fight(AllyId(7), EnemyId(0)));
    t.never(fight(First, EnemyId(0)));
}

#[test]
fn after_the_end_of_the_game_nobody_acts() {
    let mut t = five().acting();
    t.does(Command::EndGame { objective: rokugan::games::champions::model::turn::GroupObjective::Met });
    t.refuses(act(First, movement(1)), RefusalKind::GameOver, "CH-END");
    t.anyway(act(First, movement(1)), "CH-END");
}

/// Done anyway, every rule that was set aside is noted once.
#[test]
fn what_is_done_anyway_names_each_rule_it_sets_aside_once() {
    let mut t = five().start();
    t.set(Second, Gauge::Honor, -5).set(Second, Gauge::Ap, 0);
    t.does(Command::Anyway(Box::new(act(Second, disengagement(1)))));
    let rules: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Overrode { rule } => Some(rule.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(rules, ["CH-TURN-2", "CH-ACT"]);
}

#[test]
fn before_the_champions_phase_one_rule_is_against_every_action() {
    use rokugan::games::champions::offers::{against_all, offers};
    let against = |play: &Play| against_all(&offers(play.state(), Actor::Champion(First))).cloned();
    assert!(against(&five().start()).is_some(), "it is said once for all of them");
    assert_eq!(against(&five().acting()), None);
}
