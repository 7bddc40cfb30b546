//! CH-COM-8: the final results.

use crate::support::*;
use rokugan::games::champions::combat::fight::TechniqueUse;
use rokugan::games::champions::combat::resolve::HarmonyState;
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::combat::technique::TechniqueState;
use rokugan::games::champions::combat::terms::ReturnFire;
use rokugan::games::champions::command::Sizes;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::card::{ChampionCard, Ranged};
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::quantity::ElementalDice;
use rokugan::games::champions::model::technique::{Needs, Power, Technique};
use rokugan::games::champions::refusal::CardValue;
use rokugan::kernel::known::Known;

fn at_blows() -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    (t, foe)
}

fn with_card(change: impl FnOnce(&mut ChampionCard)) -> (Play, EnemyId) {
    let mut t = five().first_card(change).acting();
    let foe = t.foe(&[]);
    (t, foe)
}

fn with_bow() -> Play {
    five().first_card(|card| card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST))).acting()
}

/// The fighter's result.
fn own(t: &Play, brawl: &Brawl) -> (u8, u8) {
    t.scores(brawl)[0]
}

#[test]
fn one_offensive_and_one_defensive_element_are_chosen() {
    let (t, foe) = at_blows();
    let rolled = brawl(First, foe, "FFWEV");
    assert_eq!(own(&t, &rolled), (2, 1), "the app takes what shows more");
    assert_eq!(own(&t, &rolled.takes(Element::Water, Element::Air)), (1, 0));
}

#[test]
fn three_water_add_an_offensive_success_chosen_or_not() {
    let (t, foe) = at_blows();
    assert_eq!(own(&t, &brawl(First, foe, "WWWFE")), (4, 1));
    assert_eq!(own(&t, &brawl(First, foe, "WWWFE").takes(Element::Fire, Element::Earth)), (2, 1));
}

#[test]
fn three_earth_add_a_defensive_success_chosen_or_not() {
    let (t, foe) = at_blows();
    assert_eq!(own(&t, &brawl(First, foe, "EEEFA")), (1, 4));
    assert_eq!(own(&t, &brawl(First, foe, "EEEFA").takes(Element::Fire, Element::Air)), (1, 2));
}

#[test]
fn three_fire_bring_a_ki_and_three_air_an_action_and_a_life_point() {
    let (t, foe) = at_blows();
    let fire = t.resolves(&brawl(First, foe, "FFFFA")).outcome;
    assert_eq!((fire.ki_gained, fire.ap_gained, fire.life_recovered), (1, 0, 0));
    let air = t.resolves(&brawl(First, foe, "AAAFV")).outcome;
    assert_eq!((air.ki_gained, air.ap_gained, air.life_recovered), (0, 1, 1));
}

#[test]
fn additional_effects_are_not_for_allies() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    for (faces, result) in [("WWWFE", (3, 1)), ("EEEFA", (1, 3)), ("FFFAA", (3, 2)), ("AAAFV", (1, 3))] {
        let brawl = brawl(id, foe, faces);
        assert_eq!(own(&t, &brawl), result);
        let outcome = t.resolves(&brawl).outcome;
        assert_eq!((outcome.ki_gained, outcome.ap_gained, outcome.life_recovered), (0, 0, 0));
    }
    t.does(brawl(id, foe, "FFFAA"));
}

fn technique() -> Technique {
    let needs = Needs::new(&[(Element::Fire, 1), (Element::Void, 1)]).unwrap();
    Technique { needs, offence: 1, defence: 1, wounds: 1, ap: 1, ki: 1, life: 2, honor: 1, ..Technique::default() }
}

#[test]
fn a_technique_takes_effect_where_the_final_dice_hold_it_and_the_dice_keep_theirs() {
    let (mut t, foe) = with_card(|card| card.technique = Some(technique()));
    t.adjust(First, Gauge::Life, -3);
    let rolled = brawl(First, foe, "FFVEA").enemy(0, 2);
    assert_eq!(own(&t, &rolled), (3, 2));
    assert_eq!(t.wounds(&rolled), (2, 0), "one past the defence and one directly");
    t.does(rolled);
    let expected = [
        (Gauge::Ap, -3, Cause::Cost),
        (Gauge::Life, 2, Cause::Effect),
        (Gauge::Ap, 1, Cause::Effect),
        (Gauge::Ki, 1, Cause::Effect),
        (Gauge::Honor, 1, Cause::Technique),
        (Gauge::Life, -2, Cause::Wounds),
        (Gauge::Honor, 1, Cause::WoundedEnemy),
    ];
    assert_eq!(t.changes(), expected);
}

#[test]
fn a_technique_whose_needs_are_not_there_is_refused() {
    let (mut t, foe) = with_card(|card| card.technique = Some(technique()));
    let rolled = brawl(First, foe, "FFEEA");
    assert_eq!(t.resolves(&rolled).technique, TechniqueState::Missing);
    let used = rolled.technique(TechniqueUse::Used);
    t.bad_dice(used.clone(), DiceFault::TechniqueNeeds { element: Element::Void, needs: 1, has: 0 });
    t.anyway(used, "CH-COM-8");
}

#[test]
fn a_technique_may_be_declined_and_none_is_used_without_a_card() {
    let (mut t, foe) = with_card(|card| card.technique = Some(technique()));
    let declined = brawl(First, foe, "FFVEA").technique(TechniqueUse::Declined);
    assert_eq!((own(&t, &declined), t.resolves(&declined).technique), ((2, 1), TechniqueState::Declined));
    t.does(Command::EndActivation);
    t.bad_dice(brawl(Second, foe, "FFVEA").technique(TechniqueUse::Used), DiceFault::NoTechnique);
}

/// The combination is read after Call of the Void.
#[test]
fn a_void_that_was_removed_is_no_part_of_a_technique() {
    let (t, foe) = with_card(|card| card.technique = Some(technique()));
    let brawl = brawl(First, foe, "FFVEA").calls_void(2, "");
    assert_eq!(t.resolves(&brawl).technique, TechniqueState::Missing);
}

#[test]
fn glory_tokens_add_one_success_each_and_are_used_up() {
    let (mut t, foe) = at_blows();
    t.gains_tokens(First);
    let brawl = brawl(First, foe, "FFEAV").token(GloryToken::Offensive).token(GloryToken::Defensive);
    assert_eq!(own(&t, &brawl), (3, 2));
    t.does(brawl.clone());
    t.refuses(brawl, RefusalKind::NoToken { token: GloryToken::Offensive }, "CH-Q-2");
}

#[test]
fn allies_have_no_glory_tokens() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    t.refuses(brawl(id, foe, "FFEAV").token(GloryToken::Offensive), RefusalKind::NotForAllies, "CH-Q-2");
}

#[test]
fn powers_and_what_the_players_add_count_on_either_side() {
    let power = Power { offence: 1, defence: -1, ..Power::default() };
    let (t, foe) = with_card(|card| card.power = Some(power));
    let brawl = brawl(First, foe, "FFEEV").adds(1, 2, 0).adds(-1, 0, 1).enemy(1, 1).enemy_adds(2, 3, 0);
    assert_eq!(t.scores(&brawl), [(3, 3), (3, 4)]);
    assert_eq!(t.wounds(&brawl), (1, 0), "one directly");
}

#[test]
fn no_result_falls_below_zero() {
    let (t, foe) = at_blows();
    let brawl = brawl(First, foe, "VVVVV").adds(-3, -3, 0).enemy(1, 1).enemy_adds(-3, -3, 0);
    assert_eq!(t.scores(&brawl), [(0, 0), (0, 0)]);
}

#[test]
fn cover_and_defense_count_in_ranged_combat_only() {
    let mut t = five()
        .first_card(|card| {
            card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST));
            card.keywords = vec![Keyword::Defense(2)];
        })
        .acting();
    let foe = t.foe(&[Keyword::Defense(1)]);
    let melee = brawl(First, foe, "FFEEV").cover().enemy_cover();
    assert_eq!(t.scores(&melee), [(2, 2), (0, 0)]);
    let ranged = melee.ranged().return_fire(ReturnFire::Counts);
    assert_eq!(t.scores(&ranged), [(2, 2 + 1 + 2), (0, 1 + 1)]);
}

#[test]
fn a_dishonored_champion_counts_no_defence() {
    let (mut t, foe) = with_card(|card| card.technique = Some(technique()));
    t.gains_tokens(First).set(First, Gauge::Honor, -1);
    let brawl = brawl(First, foe, "FEEEV").token(GloryToken::Defensive).adds(0, 3, 0).enemy(2, 0);
    assert_eq!(own(&t, &brawl).1, 0, "bonuses included");
    assert_eq!(t.wounds(&brawl).1, 2);
    assert!(t.lines(&brawl, CombatStep::Results).contains(&Reason::NoDefence { who: Who::Champion(First) }));
}

/// CH-COM-8, last line: Deception in step 7 does not change the status in this Combat.
#[test]
fn deception_does_not_make_dishonored_within_the_combat() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, 1);
    let brawl = brawl(First, foe, "FEEVV").deceives(3, Element::Earth).enemy(3, 9);
    assert_eq!(t.wounds(&brawl), (0, 0));
    t.does(brawl);
    assert!(t.is_dishonored(First));
}

#[test]
fn a_target_that_cannot_shoot_counts_no_offence_and_all_its_defence() {
    let mut t = with_bow();
    let mut card = crate::support::enemy("Ashigaru", 4, 2, &[]);
    card.ranged = Known::Entered(Ranged::Never);
    let foe = t.enemy(card);
    let shot = brawl(First, foe, "FFFEV").ranged().enemy(3, 1);
    assert_eq!(t.scores(&shot), [(3, 1), (0, 1)]);
    assert_eq!(t.wounds(&shot), (2, 0));
    assert_eq!(t.wounds(&shot.clone().return_fire(ReturnFire::Counts)), (2, 2));
    t.until_enemies();
    let second = beset(Second, foe, "FFEVV").enemy(3, 1);
    assert_eq!(t.wounds(&second), (1, 2), "in melee everybody strikes back");
}

#[test]
fn a_champion_without_a_bow_does_not_wound_who_shoots_at_it() {
    let mut t = with_bow();
    let foe = t.foe(&[]);
    t.until_enemies();
    assert_eq!(t.scores(&beset(Second, foe, "FFFE").ranged())[0], (0, 1));
    assert_eq!(t.scores(&beset(First, foe, "FFFE").ranged())[0], (3, 1));
    assert_eq!(t.scores(&beset(First, foe, "FFFE").ranged().return_fire(ReturnFire::Silent))[0], (0, 1));
}

/// Unknown is not "never": the players say whether it shoots back.
#[test]
fn whether_an_unknown_card_shoots_back_must_be_said() {
    let mut t = with_bow();
    let foe = t.foe(&[]);
    let unknown = RefusalKind::UnknownOnCard { who: Who::Enemy(foe), value: CardValue::Ranged };
    t.refuses(brawl(First, foe, "FFFEV").ranged(), unknown, "CH-COM-1");
    t.does(brawl(First, foe, "FFFEV").ranged().return_fire(ReturnFire::Silent));
}

#[test]
fn in_harmony_one_wound_is_dealt_and_none_taken_whatever_else_there_is() {
    let (t, foe) = with_card(|card| card.technique = Some(technique()));
    let rolled = brawl(First, foe, "FWEAV").adds(5, 0, 3).enemy(6, 9).enemy_adds(0, 0, 2);
    assert_eq!(t.resolves(&rolled).harmony, HarmonyState::Possible);
    let harmony = rolled.in_harmony();
    assert_eq!(t.wounds(&harmony), (1, 0));
    assert_eq!(t.resolves(&harmony).outcome.ki_gained, 1, "what the technique brings besides Wounds stays");
}

#[test]
fn harmony_serves_the_dishonored_and_targets_that_cannot_shoot_back() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.set(First, Gauge::Honor, -3).until_enemies();
    let harmony = beset(First, foe, "FWEAV").enemy(6, 9).in_harmony();
    assert_eq!(t.wounds(&harmony), (1, 0));
}

/// CH-COM-8: for Champions and Allies.
#[test]
fn an_ally_may_be_in_harmony() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    let harmony = brawl(id, foe, "FWEAV").enemy(6, 9).in_harmony();
    assert_eq!(t.wounds(&harmony), (1, 0));
    t.does(harmony);
}

#[test]
fn harmony_takes_all_five_elements() {
    let (mut t, foe) = at_blows();
    let rolled = brawl(First, foe, "FWEAA");
    assert_eq!(t.resolves(&rolled).harmony, HarmonyState::Missing);
    t.bad_dice(rolled.clone().in_harmony(), DiceFault::NoHarmony { element: Element::Void });
    t.anyway(rolled.in_harmony(), "CH-COM-8");
    let four = brawl(First, foe, "FWEA").said(Sizes::Outnumbered).in_harmony();
    t.bad_dice(four, DiceFault::NoHarmony { element: Element::Void });
}
