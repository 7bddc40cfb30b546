//! What a Clan reads of battles and raids: the whole in words for those who were there, nothing for others, and the dice
//! of Honor at the end.

use super::battles::{REN, TETSUO, asked, band, begin, count, muster, over_the_pass, plan, realms, roll};
use super::played::{Table, name, play};
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::field::{Affair, Muster, Verdict};
use rokugan::games::empire_reborn::model::army::Role;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::Dice;
use rokugan::games::empire_reborn::views::post::report;
use rokugan::kernel::line::Line;

/// The report from the first battle on.
fn news(table: &Table, clan: Clan) -> Vec<Line> {
    let all = report(table, clan).into_iter();
    all.skip_while(|line| !line.key.name().starts_with("er-news")).collect()
}

fn keys(lines: &[Line]) -> Vec<&'static str> {
    lines.iter().map(|line| line.key.name()).collect()
}

fn written(lines: &[Line]) -> String {
    format!("{lines:?}")
}

/// The Crane took Hida: the four Bushi that were left had nowhere to go.
fn hida_fell() -> Table {
    let mut table = over_the_pass();
    play(&mut table, [asked(Move::SetBack { role: Role::Defender, places: Vec::new() })]);
    play(&mut table, [count(3), count(2), count(1), count(1), roll(&[&[1, 1, 1]]), asked(Move::Book { occupy: true })]);
    table
}

#[test]
fn a_report_tells_a_battle_in_words_to_both_who_were_there() {
    let table = hida_fell();
    let [crane, crab] = [Clan::Crane, Clan::Crab].map(|clan| news(&table, clan));
    let both = ["er-news-fled", "er-news-taken", "er-news-lost", "er-news-lost"];
    assert_eq!(keys(&crane), [&both[..], &["er-log-moved", "er-log-captured"]].concat());
    assert_eq!(keys(&crab), [&both[..], &["er-log-captured"]].concat());
    assert_eq!(crane[..4], crab[..4], "they saw the same");
    let losses = |line: &Line| format!("{:?}", line.args.iter().find(|(name, _)| *name == "units").unwrap());
    assert!(losses(&crane[2]).contains("Number(1)"), "the attackers lost one: {:?}", crane[2]);
    assert!(losses(&crane[3]).contains("Number(4)"), "and read that the defenders lost all: {:?}", crane[3]);
    assert!(written(&crab).contains("Tetsuo"), "captives by name");
}

#[test]
fn who_was_not_in_a_battle_reads_nothing_of_it() {
    let told = written(&report(&hida_fell(), Clan::Lion));
    for secret in ["er-news", "er-log-captured", "Hida", "Tetsuo", "Ren"] {
        assert!(!told.contains(secret), "the Lion read {secret}: {told}");
    }
}

#[test]
fn the_dice_of_honor_come_last_a_line_a_character() {
    let mut table = hida_fell();
    let answer = |dice: &[u8]| Command::Answer { open: 0, dice: Dice::Entered(dice.to_vec()) };
    // Ren wins a point; Tetsuo, of Honor 3 and Air 2, keeps his four.
    play(&mut table, [answer(&[9, 9, 9]), answer(&[9, 9]), answer(&[9, 9]), answer(&[9, 9]), answer(&[9, 9])]);
    assert!(table.state().open().is_empty());
    let [crane, crab] = [Clan::Crane, Clan::Crab].map(|clan| news(&table, clan));
    assert_eq!(keys(&crane).last(), Some(&"er-news-honor"));
    assert_eq!(keys(&crab).last(), Some(&"er-news-honor-same"));
    assert_eq!(written(&crab[crab.len() - 1..]).matches("er-news-test").count(), 4, "every roll is told");
    for lines in [crane, crab] {
        let told = keys(&lines);
        assert!(!told.iter().any(|key| ["er-log-honor", "er-log-reached", "er-log-failed"].contains(key)), "{told:?}");
        assert_eq!(told.iter().filter(|key| key.starts_with("er-news-honor")).count(), 1);
    }
}

#[test]
fn a_raid_says_who_raided_where_and_for_how_much() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 1, None)], &[TETSUO]);
    let first = asked(Move::RuleFirst { role: Role::Attacker });
    let begins = begin(plan(Affair::Raid, Ground::Open, attacker, defender));
    play(&mut table, [begins, roll(&[&[5, 5, 5], &[5, 5, 5]]), roll(&[&[9, 9]]), first, count(0), count(0)]);
    play(&mut table, [count(3), count(1), roll(&[&[1, 5], &[8, 2]]), asked(Move::Book { occupy: false })]);
    for clan in [Clan::Crane, Clan::Crab] {
        let lines = news(&table, clan);
        assert_eq!(
            keys(&lines),
            ["er-news-raid", "er-news-nothing-lost", "er-news-nothing-lost", "er-log-captured"],
            "{clan:?}"
        );
        let raid = written(&lines[..1]);
        assert!(["Hida", "Number(6)", "crane", "crab"].iter().all(|part| raid.contains(part)), "{raid}");
    }
}

#[test]
fn walls_that_change_hands_and_the_dead_are_told_to_both() {
    let mut table = realms();
    let koku = rokugan::games::empire_reborn::command::Hand::Treasury { realm: Clan::Crab, to: 50 };
    let kind = Printed::Fortifications;
    let wall = Command::Muster { realm: Clan::Crab, place: name("Hida"), kind, count: 1, bid: None };
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let walls = vec![band(Printed::Bushi, 2, None), band(kind, 1, None)];
    let defender = Muster { back: vec![name("Kaiu")], ..muster(Clan::Crab, walls, &[TETSUO]) };
    let ends = Verdict { winner: Some(Role::Attacker), fled: true };
    play(
        &mut table,
        [
            Command::ByHand(koku),
            wall,
            begin(plan(Affair::Battle, Ground::Open, attacker, defender)),
            Command::Die { who: TETSUO },
            asked(Move::RuleEnd { verdict: ends }),
            asked(Move::Book { occupy: false }),
        ],
    );
    for clan in [Clan::Crane, Clan::Crab] {
        let lines = news(&table, clan);
        let told = keys(&lines);
        assert!(told.contains(&"er-log-taken"), "{clan:?}: {told:?}");
        assert!(told.contains(&"er-news-fell") && !told.contains(&"er-log-died"), "{clan:?}: {told:?}");
    }
}

#[test]
fn a_battle_that_is_called_off_is_no_news_but_its_dead_are() {
    let mut table = over_the_pass();
    play(&mut table, [Command::Die { who: TETSUO }, asked(Move::CallOff)]);
    let died = |clan| report(&table, clan).iter().any(|line| line.key.name() == "er-log-died");
    assert_eq!([Clan::Crane, Clan::Crab].map(died), [false, true]);
    assert!([Clan::Crane, Clan::Crab].iter().all(|clan| news(&table, *clan).is_empty()));
}
