//! CH-KEY: keywords where they touch the bookkeeping. Oni: see `turn`; Imposing: see `combat`.

use crate::support::*;

#[test]
fn pure_loses_one_purity_less() {
    let mut t = five().keyword(Keyword::Pure).start();
    let (two, one) = (t.foe(&[Keyword::Corruption(2)]), t.foe(&[Keyword::Corruption(1)]));
    t.activations(&[First, Second, Third, Fourth, Fifth]).until_enemies();
    t.does(struck_by(Fifth, two).takes(1)).does(struck_by(Fifth, one).takes(1));
    assert_eq!(t.purity(Fifth), 4);
    t.does(struck_by(Fifth, two).takes(1).prevents(2));
    assert_eq!((t.purity(Fifth), t.ki(Fifth)), (4, 2), "one is at stake, one Ki is spent");
}

#[test]
fn a_pure_ally_loses_one_purity_less_too() {
    let mut t = five().acting();
    let (foe, id) = (t.foe(&[Keyword::Corruption(3)]), t.ally(ally("Kitsu", &[Keyword::Pure])));
    t.until_enemies().does(struck_by(id, foe).takes(1));
    assert_eq!(t.purity(id), 3);
}

#[test]
fn wounding_the_insignificant_brings_no_honor_but_their_glory() {
    let mut t = five().acting();
    let foe = t.foe(&[Keyword::Insignificant]);
    t.does(fight(First, foe).deals(4));
    assert_eq!((t.honor(First), t.glory(First)), (5, 2));
}

#[test]
fn only_reinforcements_return_after_their_elimination() {
    let mut t = five().acting();
    let (plain, again) = (t.foe(&[]), t.foe(&[Keyword::Reinforcement]));
    for foe in [plain, again] {
        t.adjust(foe, Gauge::Life, -4);
    }
    t.refuses(Command::ReturnEnemy { enemy: plain }, RefusalKind::NotReinforcement, "CH-ENE-5");
    t.does(Command::ReturnEnemy { enemy: again });
    assert_eq!(t.life(again), 4, "it comes back unwounded");
    t.refuses(Command::ReturnEnemy { enemy: again }, RefusalKind::AlreadyInPlay, "CH-ENE-5");
}

#[test]
fn companions_have_no_objectives_during_play_either() {
    use rokugan::games::champions::model::objective::Timing;
    let mut t = table().champion("A", Clan::Lion).filled().start();
    let keep = Command::KeepObjective { champion: Second, objective: objective(Timing::End, &[1]) };
    t.refuses(keep, RefusalKind::NotForCompanions, "CH-SET-6");
}
