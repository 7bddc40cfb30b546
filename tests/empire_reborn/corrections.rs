//! What is said of a correction: how the table differs afterwards, and whose dice can be put right.

use super::battles::{REN, TETSUO, asked, band, begin, muster, plan, realms};
use super::played::{Table, name, play};
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::field::Affair;
use rokugan::games::empire_reborn::field::command::{Move, Throw};
use rokugan::games::empire_reborn::model::army::Role;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice};
use rokugan::games::empire_reborn::text::battle::side;
use rokugan::games::empire_reborn::text::rolled::fought;
use rokugan::kernel::line::{Arg, Line};
use rokugan::kernel::told::ToldGame;
use rokugan::words::empire_reborn as keys;

fn after(commands: impl IntoIterator<Item = Command>) -> Table {
    let mut table = realms();
    play(&mut table, commands);
    table
}

fn between(old: &Table, new: &Table) -> Vec<Line> {
    Empire::differences(old.state(), new.state())
}

#[test]
fn one_who_is_dead_instead_of_another_is_named_with_him() {
    let [ren, tetsuo] = [REN, TETSUO].map(|who| after([Command::Die { who }]));
    let told = between(&ren, &tetsuo);
    let lives = Line::new(keys::ER_DIFFERENT_LIVES).with("name", "Ren");
    let dead = Line::new(keys::ER_DIFFERENT_DEAD).with("name", "Tetsuo");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told.contains(&lives) && told.contains(&dead), "{told:?}");
}

#[test]
fn units_elsewhere_and_provinces_of_others_are_told_place_by_place() {
    let march =
        Command::March { realm: Clan::Crane, from: name("Kakita"), to: name("Doji"), units: vec![(Printed::Bushi, 2)] };
    let told: Vec<_> = between(&realms(), &after([march])).into_iter().map(|line| (line.key, line.args)).collect();
    let number = |number: i64| Arg::Number(number);
    assert_eq!(told.len(), 2, "as many units as before, elsewhere: {told:?}");
    assert!(told.iter().all(|(key, _)| *key == keys::ER_DIFFERENT_UNITS), "{told:?}");
    assert!(told[0].1.contains(&("from", number(6))) && told[0].1.contains(&("to", number(4))), "{told:?}");
    assert!(told[1].1.contains(&("from", number(0))) && told[1].1.contains(&("to", number(2))), "{told:?}");
    let taken = Command::LoseProvince { realm: Clan::Crab, name: name("Hida"), to: Some(Clan::Crane) };
    let told = between(&realms(), &after([taken]));
    assert_eq!(told.iter().map(|line| line.key).collect::<Vec<_>>(), [keys::ER_DIFFERENT_OWNER]);
}

#[test]
fn tables_that_differ_are_never_said_to_be_alike() {
    let enemies = Command::SetEnemies { realm: Clan::Crane, enemies: vec![Clan::Crab] };
    assert_eq!(between(&realms(), &after([enemies])), [Line::new(keys::ER_DIFFERENT_ELSE)]);
    assert_eq!(between(&realms(), &realms()), []);
}

fn labels(table: &Table, command: &Command) -> Vec<Line> {
    Empire::edits(table.state(), command).into_iter().map(|part| part.label).collect()
}

fn die(name: impl Into<Arg>, number: usize) -> Line {
    Line::new(keys::ER_EDIT_DIE_OF).with("name", name).with("number", number)
}

#[test]
fn every_die_that_can_be_put_right_is_called_by_whose_it_is() {
    let mut table = realms();
    let dice = [Dice::Entered(vec![1, 2]), Dice::Entered(vec![3])];
    let duel = Command::Act { deed: Deed::Duel, actor: REN, target: TETSUO, dice };
    assert_eq!(labels(&table, &duel), [die("Ren", 1), die("Ren", 2), die("Tetsuo", 1)]);
    let changed = Empire::edited(table.state(), &duel, 2, 8);
    assert!(matches!(changed, Command::Act { dice: [_, Dice::Entered(dice)], .. } if dice == [8]));

    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender))]);
    let generals = asked(Move::Roll { throw: Throw::Dice(vec![vec![5], vec![6]]) });
    assert_eq!(labels(&table, &generals), [die(side(Role::Attacker), 1), die(side(Role::Defender), 1)]);
}

#[test]
fn a_roll_of_a_battle_is_seen_until_the_next_step() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    assert_eq!(fought(&table), [], "no battle");
    play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender))]);
    play(&mut table, [asked(Move::Roll { throw: Throw::App })]);
    let told = fought(&table);
    assert!((1..=4).contains(&told.len()), "{told:?}");
    assert!(told.iter().any(|line| line.key == keys::ER_LOG_CAST), "the dice that fell: {told:?}");
    play(&mut table, [Command::Remark { note: rokugan::kernel::name::Note::new("tea") }]);
    assert_eq!(fought(&table), [], "of another step nothing is said here");
}
