//! Old exchanges and shots put right: Damage Rolls come and go with the dice they follow from.

use super::support::shot;
use rokugan::games::bushido::command::{
    Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Shot, Starting, Tactical, WoundDice,
};
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::sides::Sides;
use rokugan::games::bushido::model::split::Split;
use rokugan::games::bushido::refusal::RefusalKind;
use rokugan::games::bushido::state::model::{Gauge, ModelId};
use rokugan::games::bushido::{Bushido, Table, demo};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::correction::Input;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::told::ToldGame;
use rokugan::words::{Language, Words};

const TSUBAKI: ModelId = ModelId(0);
const REN: ModelId = ModelId(4);
const ICHI: ModelId = ModelId(1);
/// The place of Ren's Defence die among the parts of the exchange.
const DEFENCE: usize = 5;

fn begun() -> Table {
    let mut table = Journal::start(demo::setup(), Seed(7)).unwrap();
    let starting = Starting { tactical: Tactical::Told(Player::A), first: None, coins: Vec::new(), length: None };
    for command in [Command::BeginGame, Command::StartPhase(Box::new(starting))] {
        table.commit(command, Stamp(0)).unwrap();
    }
    table
}

/// Worked case 2's dice: both Attacks succeed, each with a Damage Roll.
fn fight(damage: WoundDice) -> Command {
    let split = Split { attack: 2, defence: 1, special: None };
    let dice = Sides {
        active: Dice { attack: vec![4, 2], defence: vec![5] },
        other: Dice { attack: vec![5, 3], defence: vec![4] },
    };
    let splits = Sides { active: split, other: split };
    let outcome = Outcome::Rolled { splits, dice: DiceTold::Entered(dice), damage };
    let models = Sides { active: TSUBAKI, other: REN };
    let exchange = Exchange { models, action: MeleeAction::Melee, terms: Sides::default(), initiative: None, outcome };
    Command::Fight(Box::new(exchange))
}

fn damage(command: &Command) -> Vec<Vec<u8>> {
    let told = match command {
        Command::Fight(exchange) => match &exchange.outcome {
            Outcome::Rolled { damage, .. } => damage,
            Outcome::Told { .. } | Outcome::Apart => panic!("it is rolled"),
        },
        Command::Shoot(shot) => &shot.damage,
        other => panic!("{other:?}"),
    };
    match told {
        WoundDice::Entered(rolls) => rolls.clone(),
        WoundDice::Generated => panic!("they are the players' own"),
    }
}

/// Places of dice that nobody has rolled.
fn asked(table: &Table, command: &Command) -> Vec<usize> {
    let parts = Bushido::edits(table.state(), command);
    let unknown = |input: &Input| matches!(input, Input::Face { shown: None, .. });
    parts.iter().enumerate().filter(|(_, part)| unknown(&part.input)).map(|(place, _)| place).collect()
}

fn wounds(before: &Table, command: Command) -> [i16; 2] {
    let mut table = before.clone();
    table.commit(command, Stamp(0)).unwrap();
    [TSUBAKI, REN].map(|id| table.state().model(id).unwrap().gauge(Gauge::Wounds))
}

#[test]
fn damage_dice_that_no_longer_fall_due_go_with_the_die_that_is_put_right() {
    let table = begun();
    let told = fight(WoundDice::Entered(vec![vec![3, 5], vec![6, 6]]));
    assert_eq!(wounds(&table, told.clone())[1], 2);
    let corrected = Bushido::edited(table.state(), &told, DEFENCE, 5);
    assert_eq!(damage(&corrected), [vec![6, 6]], "her Defence holds; what she rolled stays hers");
    let [own, other] = wounds(&table, corrected);
    assert!(own > 0 && other == 0, "{own}, {other}");
}

#[test]
fn damage_dice_that_fall_due_now_are_asked_for() {
    let table = begun();
    let mut told = fight(WoundDice::Entered(vec![vec![3, 5], vec![6, 6]]));
    told = Bushido::edited(table.state(), &told, DEFENCE, 5);
    told = Bushido::edited(table.state(), &told, DEFENCE, 3);
    assert_eq!(asked(&table, &told), [6, 7], "his Attack succeeds again: nobody knows its dice any more");
    let refusal = table.preview(&told).unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::DamageRollMissing, "until they are said");
    told = Bushido::edited(table.state(), &told, 6, 2);
    assert_eq!(asked(&table, &told), [7]);
    told = Bushido::edited(table.state(), &told, 7, 4);
    assert_eq!(told, fight(WoundDice::Entered(vec![vec![3, 5], vec![6, 6]])), "as it was");
    assert_eq!(wounds(&table, told)[1], 2);
}

/// What the parts of a command from a place on are called.
fn called(table: &Table, command: &Command, from: usize) -> Vec<String> {
    let words = Words::new(Language::English);
    Bushido::edits(table.state(), command).iter().skip(from).map(|part| words.say(&part.label)).collect()
}

#[test]
fn each_damage_die_says_whose_roll_it_is_of_and_which() {
    let table = begun();
    let told = fight(WoundDice::Entered(vec![vec![3, 5], vec![6, 6]]));
    let dice = ["Damage Roll 1, die 1", "Damage Roll 1, die 2"];
    let of = |name: &str| dice.map(|die| format!("{name}: {die}"));
    assert_eq!(called(&table, &told, 6), [of("Captain Tsubaki"), of("Ren of the Reeds")].concat());
    let anyway = Command::Anyway(Box::new(told.clone()));
    assert_eq!(called(&table, &anyway, 6), called(&table, &told, 6));
    let only_his = Bushido::edited(table.state(), &told, DEFENCE, 5);
    assert_eq!(called(&table, &only_his, 6), of("Ren of the Reeds"), "hers is not made any more");

    let rolls = WoundDice::Entered(vec![vec![1, 2], vec![3, 4]]);
    let shot = Command::Shoot(Box::new(Shot { damage: rolls, ..shot((ICHI, REN), [6, 6]) }));
    assert_eq!(
        called(&table, &shot, 4)[1..3],
        ["Watchman Ichi: Damage Roll 1, die 2", "Watchman Ichi: Damage Roll 2, die 1"]
    );

    // One roll too many: nobody knows whose they are, but they stay apart.
    let odd = fight(WoundDice::Entered(vec![vec![3, 5], vec![6, 6], vec![1, 1]]));
    assert_eq!(called(&table, &odd, 10), dice.map(|die| die.replace("Roll 1", "Roll 3")));
}

#[test]
fn damage_rolls_of_the_app_follow_from_a_die_that_is_put_right() {
    let table = begun();
    let corrected = Bushido::edited(table.state(), &fight(WoundDice::Generated), DEFENCE, 5);
    assert!(asked(&table, &corrected).is_empty());
    assert_eq!(wounds(&table, corrected)[1], 0);
}

#[test]
fn a_miss_that_is_put_right_to_a_hit_asks_for_its_damage_dice() {
    let table = begun();
    let shot = Shot { damage: WoundDice::Entered(Vec::new()), ..shot((ICHI, REN), [1, 1]) };
    let missed = Command::Shoot(Box::new(shot));
    table.preview(&missed).unwrap();
    let hit = Bushido::edited(table.state(), &missed, 2, 5);
    assert_eq!(damage(&hit), [vec![0, 0]]);
    let hit = Bushido::edited(table.state(), &Bushido::edited(table.state(), &hit, 4, 2), 5, 3);
    assert_eq!(damage(&hit), [vec![3, 4]]);
    table.preview(&hit).unwrap();
    let missed = Bushido::edited(table.state(), &hit, 2, 0);
    assert!(damage(&missed).is_empty(), "and they go with the hit");
}
