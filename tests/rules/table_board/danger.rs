//! What the Enemies Phase would bring: expected Wounds and the chance to fall, against every way tried one by one at the
//! table itself.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::Champions;
use rokugan::games::champions::ahead::danger::{Ahead, Danger, danger};
use rokugan::games::champions::combat::opening;
use rokugan::games::champions::combat::terms::Compared;
use rokugan::games::champions::command::{CombatKind, Sizes, Starter};
use rokugan::games::champions::field::forecast::look_ahead;
use rokugan::games::champions::field::next::NextCombat;
use rokugan::games::champions::model::card::{EnemyCard, EnemyDice};
use rokugan::games::champions::model::enemy_die::EnemyFaces;
use rokugan::games::champions::model::keyword::Keyword;
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::odds::combat::Combat;
use rokugan::games::champions::odds::ends::Prevention;
use rokugan::games::champions::odds::forms::{CombatForm, WeightsForm};
use rokugan::games::champions::queries;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task};
use rokugan::games::champions::sheet::explore::Silence;
use rokugan::games::champions::sheet::{purity, question};
use rokugan::kernel::game::Game as _;
use rokugan::kernel::known::Known;
use std::collections::BTreeMap;

const FACES: EnemyFaces = EnemyFaces::USUAL;
const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;
const ME: Actor = Actor::Champion(First);

/// An Enemy with that many black dice.
fn black(dice: u8, card: EnemyCard) -> EnemyCard {
    EnemyCard { melee: Known::Entered(EnemyDice { white: 0, gray: 0, black: dice }), ..card }
}

fn of(state: &State, who: Actor) -> Result<Danger, Silence> {
    let ahead = Ahead::of(state, FACES, WEIGHTS).unwrap();
    danger(state, ahead.threats.iter().find(|threat| threat.who == who).unwrap(), &ahead.asked)
}

fn shown(state: &State, who: impl Into<Who>, gauge: Gauge) -> i16 {
    queries::gauge(state, who.into(), gauge).unwrap()
}

fn with(state: &State, who: impl Into<Who>, gauge: Gauge, to: i16) -> State {
    let (mut state, who) = (state.clone(), who.into());
    let from = shown(&state, who, gauge);
    Champions::apply(&mut state, &Event::Changed { who, gauge, from, to, cause: Cause::ByHand });
    state
}

/// The question of a melee that an Enemy begins, asked at that very table.
fn question_at(state: &State, combat: &NextCombat) -> CombatForm {
    let mut duel = Duel::begin(state, Some(First), Some(combat.attacker));
    (duel.starter, duel.kind) = (Starter::Enemy, CombatKind::Melee);
    duel.sizes = Compared::Said(combat.terms.as_ref().unwrap().sizes);
    let draft = Draft::of(Task::Combat(duel));
    let opened = opening(state, &draft.duel().unwrap().terms().unwrap()).unwrap();
    let ki = u8::try_from(shown(state, ME, Gauge::Ki)).unwrap();
    question::before(state, &draft, &opened, (&FACES, WEIGHTS), ki).unwrap()
}

/// Honor after step 2 of that Combat.
fn honor_at(state: &State, combat: &NextCombat) -> i16 {
    let by = match combat.terms.as_ref().unwrap().sizes {
        Sizes::Outnumbered => 1,
        Sizes::Superiority => -1,
        Sizes::Even | Sizes::SuperiorityAlone => 0,
    };
    (shown(state, ME, Gauge::Honor) + by).clamp(-5, 10)
}

type Memo = BTreeMap<(usize, [i16; 5]), (f64, f64)>;

/// The chance to fall and the Wounds expected, every end of every Combat played on at the table.
fn tried(state: &State, combats: &[NextCombat], memo: &mut Memo) -> (f64, f64) {
    let Some((combat, rest)) = combats.split_first() else { return (0.0, 0.0) };
    let foe = Who::Enemy(combat.attacker);
    if shown(state, foe, Gauge::Life) <= 0 {
        return tried(state, rest, memo);
    }
    let gauges = [Gauge::Life, Gauge::Ki, Gauge::Honor, Gauge::Purity].map(|gauge| shown(state, ME, gauge));
    let key = (combats.len(), [gauges[0], gauges[1], gauges[2], gauges[3], shown(state, foe, Gauge::Life)]);
    if let Some(known) = memo.get(&key) {
        return *known;
    }
    let form = question_at(state, combat);
    let ki = u32::try_from(gauges[1]).unwrap();
    let (mut falls, mut wounds) = (0.0, 0.0);
    for (end, share) in Combat::new(&form).unwrap().ends(&[ki])[0].iter() {
        let number = |value: u32| i16::try_from(value).unwrap();
        let risk = purity::risk(state, ME, combat.attacker, None);
        let lost = risk.map_or(0, |risk| i16::from(end.purity_lost(risk.stake, Prevention::Ki(ki))));
        let prevented = risk.filter(|_| end.taken > 0).map_or(0, |risk| i16::from(risk.stake) - lost);
        let life = gauges[0] + number(end.recovered) - number(end.taken);
        wounds += share * f64::from(end.taken);
        if life <= 0 || gauges[3] - lost <= 0 {
            falls += share;
            continue;
        }
        let honor = (honor_at(state, combat) - if end.deceived { 2 } else { 0 }).clamp(-5, 10);
        let honor = (honor + i16::from(end.dealt > 0)).min(10);
        let mut then = with(state, ME, Gauge::Life, life);
        then = with(&then, ME, Gauge::Ki, number(end.ki_left(ki)) - prevented);
        then = with(&then, ME, Gauge::Honor, honor);
        then = with(&then, ME, Gauge::Purity, gauges[3] - lost);
        then = with(&then, foe, Gauge::Life, shown(state, foe, Gauge::Life) - number(end.dealt));
        let (more_falls, more_wounds) = tried(&then, rest, memo);
        falls += share * more_falls;
        wounds += share * more_wounds;
    }
    memo.insert(key, (falls, wounds));
    (falls, wounds)
}

#[track_caller]
fn as_tried(play: &Play) {
    let combats = look_ahead(play.state()).unwrap();
    let (falls, wounds) = tried(play.state(), &combats, &mut Memo::new());
    let danger = of(play.state(), ME).unwrap();
    assert!((danger.falls() - falls).abs() < 1e-9, "{} and {falls}", danger.falls());
    assert!((danger.wounds - wounds).abs() < 1e-9, "{} and {wounds}", danger.wounds);
}

#[test]
fn one_combat_is_what_the_odds_say() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").does(adjust(First, Gauge::Life, -8));
    play.foe_at(black(3, spearman()), "a");
    let combats = look_ahead(play.state()).unwrap();
    assert_eq!(combats.len(), 1);
    let odds = Combat::new(&question_at(play.state(), &combats[0])).unwrap().odds();
    let danger = of(play.state(), ME).unwrap();
    assert!((danger.falls() - odds.eliminated).abs() < 1e-12 && danger.fallen.len() == 1);
    as_tried(&play);
}

#[test]
fn life_ki_and_honor_go_on_into_the_next_combat() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").does(adjust(First, Gauge::Life, -4)).does(adjust(First, Gauge::Ki, -1));
    play.does(adjust(First, Gauge::Honor, -4));
    play.foe_at(black(3, spearman()), "a");
    play.foe_at(black(2, enemy("Ashigaru", 2, 1, &[])), "a");
    let card = play.state().champion(First).card().weakened_threshold();
    assert_eq!(card, Some(5), "it may become Weakened on the way");
    as_tried(&play);
}

#[test]
fn an_enemy_with_two_tokens_is_as_wounded_as_it_was_and_may_be_gone() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").does(adjust(First, Gauge::Life, -7));
    play.foe_at(with_ap(6, black(3, enemy("Brute", 3, 1, &[]))), "a");
    assert_eq!(look_ahead(play.state()).unwrap().len(), 2);
    as_tried(&play);
}

#[test]
fn corruption_takes_ki_then_purity_and_to_be_corrupted_is_to_fall() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").does(adjust(First, Gauge::Purity, -4)).does(adjust(First, Gauge::Ki, -2));
    play.foe_at(black(3, enemy("Oni", 4, 1, &[Keyword::Corruption(1)])), "a");
    play.foe_at(black(3, spearman()), "a");
    assert!(of(play.state(), ME).unwrap().falls() > 0.01, "Life 10 does not save it");
    as_tried(&play);
}

#[test]
fn a_combat_more_never_lowers_the_chance_to_fall() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "b").does(adjust(First, Gauge::Life, -6));
    for (dice, area) in [(3, "a"), (2, "b"), (3, "c"), (2, "a")] {
        play.foe_at(black(dice, spearman()), area);
    }
    let danger = of(play.state(), ME).unwrap();
    assert_eq!(danger.fallen.len(), 4);
    assert!(danger.fallen.windows(2).all(|pair| pair[1] >= pair[0] - 1e-12), "{:?}", danger.fallen);
    assert!(danger.falls() <= 1.0 && danger.wounds <= 4.0 + 4.0);
}

#[test]
fn terms_are_those_of_the_moment_when_everybody_has_arrived() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "c");
    play.foe_at(spearman(), "a");
    play.foe_at(with_ap(5, spearman()), "a");
    let combats = look_ahead(play.state()).unwrap();
    assert_eq!(
        combats.iter().map(|combat| combat.terms.as_ref().unwrap().sizes).collect::<Vec<_>>(),
        [Sizes::Outnumbered]
    );
}

#[test]
fn a_card_without_dice_is_named_and_nobody_is_safe_by_it() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "b");
    let spear = play.foe_at(EnemyCard { melee: Known::Unknown, ..spearman() }, "a");
    assert_eq!(of(play.state(), ME), Err(Silence::Unknown(Who::Enemy(spear))));
    assert_eq!(of(play.state(), Actor::Champion(Second)), Ok(Danger::NONE));
}
