//! CH-TEST-2: what Focus and Deception cost in a test out of Combat.

use crate::support::*;
use rokugan::games::champions::event::Deed;

#[test]
fn each_focus_costs_one_available_ki_and_deception_two_honor() {
    let mut t = five().acting();
    t.act(First, Action::Investigation(Test { ki: 2, deception: Deception::Used, successes: Some(4), dice: None }));
    let expected = [(Gauge::Ap, -3, Cause::Cost), (Gauge::Ki, -2, Cause::Focus), (Gauge::Honor, -2, Cause::Deception)];
    assert_eq!(t.changes(), expected);
}

#[test]
fn the_log_keeps_the_successes_that_were_said() {
    let mut t = five().acting();
    t.act(First, Action::ComplexManipulation(Test { successes: Some(3), ..plain_test() }));
    let actor = Actor::Champion(First);
    assert!(t.events().contains(&Event::Acted { actor, action: Deed::ComplexManipulation(Some(3)) }));
}

#[test]
fn an_ally_spends_reroll_tokens_and_knows_no_deception() {
    let mut t = five().acting();
    let id = t.ally(ally("Kitsu", &[]));
    t.act(id, Action::Investigation(Test { ki: 2, ..plain_test() }));
    assert_eq!(t.gauge(id, Gauge::Ki), 0);
    t.set(id, Gauge::Ap, 5);
    let deceiving = act(id, Action::Investigation(Test { deception: Deception::Used, ..plain_test() }));
    t.refuses(deceiving, RefusalKind::NotForAllies, "CH-TEST-2");
}

/// Reroll tokens are for the scenario: Recovery brings none back.
#[test]
fn reroll_tokens_of_allies_do_not_return() {
    let mut t = five().acting();
    let id = t.ally(ally("Kitsu", &[]));
    t.act(id, Action::Investigation(Test { ki: 1, ..plain_test() })).until_next_turn();
    assert_eq!(t.gauge(id, Gauge::Ki), 1);
}
