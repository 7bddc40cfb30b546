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
