//! CH-COM-1: who may or must fight instead.

use crate::support::*;
use rokugan::games::champions::combat::redirect::{enemy_yojimbo, redirection};
use rokugan::games::champions::command::Place;

fn champion(id: ChampionId) -> Actor {
    Actor::Champion(id)
}

#[test]
fn champions_beside_the_target_may_intervene_once_per_turn() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.until_enemies();
    let beside = [champion(First), champion(Second), champion(Third)];
    assert_eq!(redirection(t.state(), champion(First), &beside).intervene, [Second, Third]);
    t.does(beset(Second, foe, "FFFFF").place(Place::Intervening));
    assert_eq!(redirection(t.state(), champion(First), &beside).intervene, [Third]);
}

#[test]
fn allies_are_not_intervened_for_and_do_not_intervene() {
    let mut t = five().acting();
    let id = t.ally(ally("Kitsu", &[]));
    assert_eq!(redirection(t.state(), Actor::Ally(id), &[champion(First)]).intervene, []);
    assert_eq!(redirection(t.state(), champion(First), &[Actor::Ally(id)]).intervene, []);
}

#[test]
fn yojimbo_with_a_name_protects_only_that_figure() {
    let mut t = five().acting();
    let all = t.ally(ally("Bodyguard", &[Keyword::Yojimbo(None)]));
    let one = t.ally(ally("Retainer", &[Keyword::Yojimbo(Some("Tsuko".to_owned()))]));
    let beside = [Actor::Ally(all), Actor::Ally(one)];
    assert_eq!(redirection(t.state(), champion(First), &beside).yojimbo, beside);
    assert_eq!(redirection(t.state(), champion(Second), &beside).yojimbo, [Actor::Ally(all)]);
}

#[test]
fn of_several_yojimbo_the_one_with_the_most_ki_is_targeted() {
    let mut t = five().keyword(Keyword::Yojimbo(None)).acting();
    let all = t.ally(ally("Bodyguard", &[Keyword::Yojimbo(None)]));
    let beside = [Actor::Ally(all), champion(Fifth)];
    assert_eq!(redirection(t.state(), champion(First), &beside).yojimbo, [champion(Fifth)]);
}

#[test]
fn a_yojimbo_itself_is_not_redirected() {
    let mut t = five().acting();
    let (one, two) = (ally("One", &[Keyword::Yojimbo(None)]), ally("Two", &[Keyword::Yojimbo(None)]));
    let (one, two) = (t.ally(one), t.ally(two));
    assert_eq!(redirection(t.state(), Actor::Ally(one), &[Actor::Ally(two)]).yojimbo, []);
}

#[test]
fn enemies_have_yojimbo_too() {
    let mut t = five().acting();
    let (plain, guard) = (t.foe(&[]), t.foe(&[Keyword::Yojimbo(None)]));
    assert_eq!(enemy_yojimbo(t.state(), plain, &[guard]), [guard]);
    assert_eq!(enemy_yojimbo(t.state(), guard, &[plain]), []);
}
