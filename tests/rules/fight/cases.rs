//! Worked cases 2, 3, 4 and 8 of the contract, step by step.

use crate::support::*;
use rokugan::games::champions::battle::{retreat, superiority, unit};
use rokugan::games::champions::combat::steps::{CombatStep, Kind, Reason};
use rokugan::games::champions::combat::technique::TechniqueState;
use rokugan::games::champions::command::Sizes;
use rokugan::games::champions::model::card::{EnemyCard, EnemyDice};
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, Face};
use rokugan::games::champions::model::quantity::{ElementalDice, GloryValue, LifePoints, Size};
use rokugan::games::champions::model::rolls::Means;
use rokugan::games::champions::pack;
use rokugan::games::champions::skill_test::{self, Level, TestDice, TestKind};
use rokugan::kernel::chance::Source;
use rokugan::kernel::known::Known;

/// Matsu Tsuko as the rulebook's pack has her, with Life Points and Ki to fight on, against its Armored Oni.
fn tsuko_and_the_oni() -> (Play, EnemyId) {
    let printed = pack::builtin().champions.into_iter().find(|card| card.name == name("Matsu Tsuko")).unwrap();
    let mut t = five()
        .first_card(|card| {
            card.technique = printed.technique;
            card.power = printed.power;
            card.melee = printed.melee;
            card.size = printed.size;
        })
        .acting();
    let oni = pack::builtin().enemies.into_iter().find(|card| card.name == name("Armored Oni")).unwrap();
    let life = Known::Entered(LifePoints::clamped(6));
    let oni = t.enemy(EnemyCard { life, glory: Known::Entered(GloryValue::clamped(4)), ..oni });
    (t, oni)
}

/// The example of rulebook p. 25.
fn case_2(oni: EnemyId) -> Brawl {
    // Two Fire, two Void and one Air are rolled; both Void are rerolled to Fire and Earth, the Earth to Air.
    let roll = brawl(First, oni, "FFVVA").sizes(1, 5).focus(&[2, 3], "FE").focus(&[3], "A");
    // The black dice of the example: Offensive; Offensive and Defensive; Defensive.
    roll.enemy_rolls(&[(DieColor::Black, 0), (DieColor::Black, 4), (DieColor::Black, 2)])
}

#[test]
fn case_2_steps_1_to_4_outnumbered_with_five_dice() {
    let (t, oni) = tsuko_and_the_oni();
    let opening = t.opens(&case_2(oni));
    assert_eq!((opening.sizes, opening.power_honor), (Sizes::Outnumbered, 1));
    assert_eq!(opening.honor.unwrap().get(), 5 + 1 + 1);
    assert_eq!((opening.dice.least, opening.dice.most), (5, 5));
    assert_eq!(opening.enemy_dice, Some(vec![DieColor::Black; 3]));
    let lines = t.lines(&case_2(oni), CombatStep::Sizes);
    let who = Who::Champion(First);
    let expected = [
        Reason::TotalSizes { ours: 1, theirs: 5 },
        Reason::Outnumbered { who },
        Reason::Honor { who, by: 1, cause: Cause::Outnumbered },
        Reason::Honor { who, by: 1, cause: Cause::ClanPower },
    ];
    assert_eq!(lines, expected);
    let lines = t.lines(&case_2(oni), CombatStep::Dice);
    assert!(lines.contains(&Reason::DieKept { who }) && lines.contains(&Reason::Rolls { who, least: 5, most: 5 }));
}

#[test]
fn case_2_steps_5_to_7_two_focus_and_no_changes() {
    let (t, oni) = tsuko_and_the_oni();
    let resolution = t.resolves(&case_2(oni));
    assert_eq!(resolution.hand.faces().collect::<Vec<_>>(), elements("FFFAA"));
    let who = Who::Champion(First);
    let focus =
        |from: &str, to: &str| Reason::Rerolled { who, from: elements(from), to: elements(to), means: Means::Focus };
    assert_eq!(t.lines(&case_2(oni), CombatStep::Rerolls), [focus("VV", "FE"), focus("E", "A")]);
    assert_eq!(t.lines(&case_2(oni), CombatStep::Changes), [Reason::NoChanges]);
    let face = |face: [u8; 2]| (DieColor::Black, Face::from(face));
    let dice = vec![face([1, 0]), face([1, 1]), face([0, 1])];
    let rolled = Reason::EnemyRolled { who: Who::Enemy(oni), dice, source: Source::Entered };
    assert!(t.lines(&case_2(oni), CombatStep::Roll).contains(&rolled));
}

#[test]
fn case_2_steps_8_to_10_two_wounds_and_one_honor() {
    let (mut t, oni) = tsuko_and_the_oni();
    let brawl = case_2(oni);
    t.tells_all_steps(&brawl);
    assert_eq!(t.scores(&brawl), [(4, 2), (2, 2)]);
    assert_eq!(t.wounds(&brawl), (2, 0));
    let lines = t.lines(&brawl, CombatStep::Results);
    let expected = [
        Reason::Chosen { kind: Kind::Offence, element: Element::Fire, count: 3 },
        Reason::Chosen { kind: Kind::Defence, element: Element::Air, count: 2 },
        Reason::ThreeOf { element: Element::Fire },
        Reason::TechniqueUsed { offence: 1, defence: 0, wounds: 0 },
    ];
    assert_eq!(lines[..4], expected);
    assert_eq!(t.resolves(&brawl).technique, TechniqueState::Used);
    t.does(brawl);
    let expected = [
        (Gauge::Ap, -3, Cause::Cost),
        (Gauge::Honor, 1, Cause::Outnumbered),
        (Gauge::Honor, 1, Cause::ClanPower),
        (Gauge::Ki, -2, Cause::Focus),
        (Gauge::Ki, 1, Cause::Effect),
        (Gauge::Life, -2, Cause::Wounds),
        (Gauge::Honor, 1, Cause::WoundedEnemy),
    ];
    assert_eq!(t.changes(), expected);
    assert_eq!((t.honor(First), t.ki(First), t.life(First), t.life(oni)), (8, 2, 10, 4));
}

/// The example of rulebook p. 19: two Ki and Call of the Void lift a roll from two successes to four.
#[test]
fn case_3_two_ki_and_the_void_lift_two_successes_to_four() {
    let mut t = five()
        .card(|card| card.honor = Known::Entered(rokugan::games::champions::model::quantity::Honor::clamped(1)))
        .start();
    t.activations(&[Fifth, First, Second, Third, Fourth]);
    let rolled = TestDice::plain(typed("AAVVE"));
    let actor = Actor::Champion(Fifth);
    let resolve = |dice: &TestDice| skill_test::resolve(t.state(), actor, TestKind::Investigation, dice).unwrap();
    let first = resolve(&rolled);
    assert_eq!((first.successes, first.level), (2, Some(Level::Failure)));
    let mut played = rolled;
    played.rerolls = vec![focus(&[4], "E"), focus(&[4], "A")];
    assert_eq!(resolve(&played).successes, 3);
    played.void = Some(rokugan::games::champions::model::rolls::CalledVoid { removed: 2, to: elements("A") });
    let last = resolve(&played);
    assert_eq!((last.successes, last.element, last.level), (4, Element::Air, Some(Level::DrawTwo)));
    let test = Test { dice: Some(Box::new(played)), ..plain_test() };
    t.act(Fifth, Action::Investigation(test));
    let expected = [(Gauge::Ap, -3, Cause::Cost), (Gauge::Ki, -2, Cause::Focus)];
    assert_eq!(t.changes(), expected);
}

/// The example of rulebook p. 19.
#[test]
fn case_4_togashi_mitsu_has_three_offensive_one_defensive_and_a_ki() {
    let (mut t, foe) = {
        let mut t = five().acting();
        let foe = t.foe(&[]);
        (t, foe)
    };
    t.does(Command::EndActivation).does(Command::EndActivation);
    let brawl = brawl(Third, foe, "FFEVV").calls_void(3, "F").enemy(1, 1);
    let resolution = t.resolves(&brawl);
    assert_eq!((resolution.fighter.offence, resolution.fighter.defence), (3, 1));
    assert_eq!((resolution.outcome.ki_gained, resolution.outcome.ki), (1, 0));
    assert_eq!((resolution.outcome.dealt, resolution.outcome.taken), (2, 0));
    t.tells_all_steps(&brawl);
    t.does(brawl);
    assert_eq!(t.ki(Third), 4);
}

/// The example of rulebook p. 28.
#[test]
fn case_8_hida_kisada_and_three_samurai() {
    use rokugan::games::champions::model::scenario::ScenarioKind;
    let kisada = table()
        .champion("Hida Kisada", Clan::Crab)
        .keyword(Keyword::Imposing)
        .card(|card| (card.size, card.melee) = (Known::Entered(Size::clamped(1)), Known::Entered(ElementalDice::MOST)))
        .filled()
        .scenario(|scenario| scenario.kind = ScenarioKind::Battle);
    let mut t = kisada.acting();
    let dice = Known::Entered(EnemyDice { white: 0, gray: 3, black: 0 });
    let samurai =
        t.enemy(EnemyCard { melee: dice, size: Known::Entered(Size::clamped(3)), ..enemy("Samurai", 9, 1, &[]) });

    assert_eq!(superiority(2, 3), Sizes::Even, "3 is less than twice 2");
    let brawl = brawl(First, samurai, "FFFFE").sizes(2, 3).enemy(2, 0);
    let lines = t.lines(&brawl, CombatStep::Sizes);
    assert_eq!(lines, [Reason::TotalSizes { ours: 2, theirs: 3 }, Reason::NotTwice]);
    assert_eq!(t.wounds(&brawl), (4, 1));
    let honor = t.honor(First);
    t.does(brawl);
    assert_eq!((t.honor(First), t.life(First), t.life(samurai)), (honor + 1, 9, 5));

    let samurai = unit::Unit::new(3, LifePoints::clamped(3));
    assert_eq!(samurai.felled(0, 4), 1, "one removed, the second wounded once");
    assert_eq!(unit::glory(1, 1, 3, 3), 1);
    assert_eq!(retreat::forces(samurai.felled(0, 4), 0), Some(retreat::Side::Ours));
    let beyond = [retreat::Refuge { occupied: 0, opponents: 0 }];
    assert_eq!(retreat::retreat(2, &beyond), retreat::Retreat::To(vec![0]));
    assert_eq!(retreat::pursuit(retreat::Side::Ours, 1, 0), retreat::Pursuit::MayOrLoseHonor);
}
