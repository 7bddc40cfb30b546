//! Tokens beside Characters (CH-COM-6 to 8; rulebook p. 6, 25): +1 and +2 Successes, rerolls, an Enemy Die turned.

use crate::support::*;
use rokugan::games::champions::character_tokens::left_in_the_box;
use rokugan::games::champions::combat::fight::EnemyDieChange;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::card::EnemyDice;
use rokugan::games::champions::model::character_token::CharacterToken::{self, *};
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use rokugan::games::champions::model::rolls::{ElementalReroll, Means, Reroll as Rolled};
use rokugan::games::champions::odds::forms::WeightsForm;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task};
use rokugan::games::champions::sheet::facts::Facts;
use rokugan::games::champions::sheet::question;
use rokugan::games::champions::sheet::usable::{self, What};
use rokugan::games::champions::skill_test::TestDice;
use rokugan::games::champions::snapshot;
use rokugan::kernel::chance::Source;
use rokugan::kernel::known::Known;

const FACES: EnemyFaces = EnemyFaces::USUAL;
const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;

fn lay(who: impl Into<Anybody>, token: CharacterToken, count: u8) -> Command {
    Command::LayTokens { who: who.into().0, token, count }
}

fn me() -> Who {
    Who::Champion(First)
}

/// A Combat of the first Champion with these dice, in which these tokens are used.
fn using(foe: EnemyId, dice: &str, own: &[CharacterToken], foes: &[CharacterToken]) -> Command {
    let mut brawl = brawl(First, foe, dice);
    brawl.0.choices.character_tokens = own.to_vec();
    brawl.0.choices.enemy_tokens = foes.to_vec();
    Command::Fight(Box::new(brawl.0))
}

#[test]
fn com_8_tokens_add_their_successes_once() {
    let mut play = five().acting();
    let foe = play.foe(&[]);
    play.does(lay(First, Offensive, 1)).does(lay(First, OffensiveTwo, 1)).does(lay(foe, DefensiveTwo, 1));
    play.does(using(foe, "FVVVE", &[Offensive, OffensiveTwo], &[DefensiveTwo]));
    assert_eq!(play.life(foe), 4 - 2, "1 Fire, +1 and +2, less the Enemy's 2");
    let left = [Offensive, OffensiveTwo].map(|token| play.state().tokens(me(), token));
    assert_eq!((left, play.state().tokens(Who::Enemy(foe), DefensiveTwo)), ([0, 0], 0));
    let none = RefusalKind::TooFewTokens { who: me(), token: Offensive, held: 0 };
    play.does(adjust(First, Gauge::Ap, 3));
    play.refuses(using(foe, "FVVVE", &[Offensive], &[]), none, "CH-COM-6");
}

#[test]
fn com_6_a_reroll_token_takes_no_ki() {
    let mut play = five().acting();
    let foe = play.foe(&[]);
    play.does(lay(First, Reroll, 2));
    let ki = play.ki(First);
    let again = ElementalReroll { means: Means::Token, ..focus(&[1, 2], "FF") };
    let mut brawl = brawl(First, foe, "FVVVE");
    brawl.0.dice.rerolls = vec![Rolled::Elemental(again)];
    play.does(Command::Fight(Box::new(brawl.0)));
    assert_eq!((play.ki(First), play.state().tokens(me(), Reroll)), (ki + 1, 1), "three Fire bring 1 Ki");
}

#[test]
fn com_7_a_token_turns_one_enemy_die_and_only_one() {
    let mut play = five().acting();
    let foe = play.enemy(enemy("Ashigaru", 4, 2, &[]));
    play.does(lay(First, EnemyDie, 2));
    let dice = [(DieColor::White, 5), (DieColor::White, 5)];
    let brawl = brawl(First, foe, "VVVVE").enemy_rolls(&dice);
    let mut turned = brawl.clone();
    turned.0.choices.character_tokens = vec![EnemyDie];
    turned.0.changes.enemy_die = Some(EnemyDieChange { die: 0, face: 0 });
    let (before, after) = (play.wounds(&brawl), play.wounds(&turned));
    assert!(after.1 <= before.1, "{before:?} {after:?}");
    let mut twice = turned.clone();
    twice.0.choices.character_tokens = vec![EnemyDie, EnemyDie];
    let refusal = RefusalKind::Dice(DiceFault::TokenTwice);
    play.refuses(Command::Fight(Box::new(twice.0)), refusal, "CH-COM-6");
    play.does(Command::Fight(Box::new(turned.0)));
    assert_eq!(play.state().tokens(me(), EnemyDie), 1);
}

#[test]
fn test_2_a_reroll_token_serves_in_a_test() {
    let mut play = five().acting();
    play.does(lay(First, Reroll, 1));
    let ki = play.ki(First);
    let again = ElementalReroll { means: Means::Token, ..focus(&[0], "A") };
    let dice = TestDice { rerolls: vec![again], ..TestDice::plain(typed("FAAAE")) };
    let test = Test { dice: Some(Box::new(dice)), ..plain_test() };
    let act = act(First, Action::ComplexManipulation(test));
    play.does(act.clone());
    assert_eq!((play.ki(First), play.state().tokens(me(), Reroll)), (ki, 0));
    play.does(adjust(First, Gauge::Ap, 3));
    play.refuses(act, RefusalKind::TooFewTokens { who: me(), token: Reroll, held: 0 }, "CH-COM-6");
}

#[test]
fn com_8_the_odds_count_tokens_that_are_used() {
    let mut play = five().acting();
    let melee = Known::Entered(EnemyDice { white: 2, gray: 0, black: 0 });
    let foe = play.enemy(EnemyCard { melee, ..enemy("Ashigaru", 4, 2, &[]) });
    play.does(lay(First, OffensiveTwo, 1)).does(lay(foe, Defensive, 1));
    let mut draft = Draft::of(Task::Combat(Duel::begin(play.state(), Some(First), Some(foe))));
    assert_eq!(usable::beside(play.state(), &draft), [What::Own(OffensiveTwo, 0), What::Foes(Defensive, 0)]);
    play.does(lay(First, EnemyDie, 1));
    assert_eq!(usable::beside(play.state(), &draft).len(), 3, "the die is turned once it lies there");
    assert_eq!(usable::beside_before(play.state(), &draft).len(), 2);
    let bonus = |draft: &Draft| {
        let facts = Facts::of(play.state(), draft, &FACES);
        let opening = facts.opened().unwrap();
        let form = question::before(play.state(), draft, opening, (&FACES, WEIGHTS), 0).unwrap();
        (form.champion.offence_bonus, form.enemy.defence_bonus)
    };
    assert_eq!(bonus(&draft), (0, 0));
    draft.toggle_character_token(OffensiveTwo, 0);
    draft.toggle_enemy_token(Defensive, 0);
    assert_eq!(bonus(&draft), (2, 1));
    draft.toggle_character_token(OffensiveTwo, 0);
    assert_eq!(bonus(&draft), (0, 1));
}

#[test]
fn com_6_the_sheet_offers_as_many_reroll_tokens_as_are_left() {
    let mut play = five().acting();
    let foe = play.foe(&[]);
    play.does(lay(First, Reroll, 1));
    let mut draft = Draft::of(Task::Combat(Duel::begin(play.state(), Some(First), Some(foe))));
    (0..5).for_each(|_| draft.hand.roll.add(Element::Void));
    assert_eq!(draft.reroll_tokens(play.state()), 1);
    draft.reroll_by(vec![0], Means::Token);
    assert_eq!((draft.reroll_tokens(play.state()), draft.hand.roll.paid()), (0, 0));
}

/// Rulebook p. 6: six pieces of each sort, with another kind on the reverse.
#[test]
fn box_a_token_pool_above_what_the_box_holds_is_refused_by_name() {
    let mut play = five().acting();
    play.does(lay(First, Offensive, 4)).does(lay(Second, OffensiveTwo, 1));
    assert_eq!(left_in_the_box(play.state(), Who::Champion(Third), Offensive), 1);
    let empty = |wanted, left| RefusalKind::BoxIsEmpty { token: Offensive, wanted, left };
    play.refuses(lay(Third, Offensive, 2), empty(2, 1), "CH-COM-6");
    play.refuses(lay(First, Offensive, 6), empty(6, 5), "CH-COM-6");
    play.does(lay(First, Offensive, 5)).does(lay(Third, Defensive, 6)).anyway(lay(Third, Offensive, 2), "CH-COM-6");
    play.falls(First, Fall::Eliminated);
    assert_eq!(left_in_the_box(play.state(), Who::Champion(Fourth), Offensive), 3, "the fallen give theirs back");
    play.refuses(lay(First, Offensive, 1), RefusalKind::Gone { who: me() }, "CH-COM-6");
}

#[test]
fn box_tokens_are_in_the_headless_state_only_where_some_lie() {
    let mut play = five().acting();
    let text = |play: &Play| serde_json::to_string(&snapshot::snapshot(play.state())).unwrap();
    assert!(!text(&play).contains("character_tokens"));
    play.does(lay(First, EnemyDie, 2));
    assert!(text(&play).contains(r#""enemy_die",2]]"#), "{}", text(&play));
}

/// A record from before the tokens reads as it did.
#[test]
fn box_older_combats_say_nothing_of_tokens() {
    let brawl = brawl(First, EnemyId(0), "FVVVE");
    let text = serde_json::to_string(&brawl.0).unwrap();
    assert!(!text.contains("character_tokens") && !text.contains("enemy_tokens"), "{text}");
    assert_eq!(brawl.0.dice.first.source, Source::Entered);
}
