//! What is against a card that enters play: everything at once, each with its numbers; and what a refusal is about.

use crate::played::{CRANE, LION, seat};
use crate::telling::english;
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Command, Hand};
use rokugan::games::l5r_ccg::decide::{against, against_attaching, ways};
use rokugan::games::l5r_ccg::in_play::Posture;
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::model::rule::{self, Rule};
use rokugan::games::l5r_ccg::phase::Phase;
use rokugan::games::l5r_ccg::refusal::{Refusal, RefusalKind};
use rokugan::games::l5r_ccg::rules::recruit::Take;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::text::{log, reasons, verbs};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::Arg;
use rokugan::kernel::name::Name;

const STRONGHOLD: CardId = CardId(0);
const AKIKO: CardId = CardId(2);

fn named(name: &str, kind: CardKind) -> Card {
    Card::named(Name::new(name).unwrap(), kind)
}

/// The Lion begins with Honor 5 and 5 gold, and has Akiko with Personal Honor 1 and Chi 2.
fn table(phase: Phase) -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, 5), seat(Clan::Crane, 6)];
    let mut table = Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let mut akiko = named("Akiko", CardKind::Personality);
    (akiko.force, akiko.chi, akiko.honor) = (Some(3), Some(2), Some(1));
    let down = Command::PutDown { owner: LION, card: akiko, on: None };
    for command in [Command::NameFirst { seat: LION }, down, Command::ByHand(Hand::Phase { phase })] {
        table.commit(command, Stamp(0)).unwrap();
    }
    table
}

fn short(rule: Rule, needs: i16, has: i16) -> Refusal {
    Refusal { kind: RefusalKind::Short { needs, has }, rule }
}

fn text(table: &Journal<Ccg>, refusal: &Refusal) -> String {
    english(&reasons::refusal(table.state(), refusal))
}

#[test]
fn cc_rec_everything_against_a_way_is_told_at_once_with_its_numbers() {
    let mut table = table(Phase::Dynasty);
    let mut hida = named("Hida", CardKind::Personality);
    (hida.honor, hida.cost, hida.requirement) = (Some(1), Some(7), Some(8));
    let all = ways(table.state(), LION, &hida, Some(&[])).unwrap();
    let expected = [short(rule::REQUIREMENT, 8, 5), short(rule::COST, 7, 5)];
    assert_eq!(against(table.state(), LION, &hida, &all[0].0, 5), expected);
    let recruit = Command::Recruit { seat: LION, card: hida, take: Take::Plain, bow: vec![STRONGHOLD] };
    let refusal = table.commit(recruit.clone(), Stamp(0)).unwrap_err();
    assert_eq!((refusal.rule, &refusal.kind), (rule::REQUIREMENT, &RefusalKind::Several(expected.to_vec())));
    let told = "Family Honor is below the requirement. Needed: 8, available: 5. \
                The gold does not cover the cost. Needed: 7, available: 5.";
    assert_eq!(text(&table, &refusal), told);
    table.commit(Ccg::anyway(&recruit), Stamp(0)).unwrap();
    assert_eq!(log::log(&table).last().unwrap().overrode.len(), 2, "each is named in the log");
}

#[test]
fn a18_everything_against_attaching_is_told_at_once_with_its_numbers() {
    let mut table = table(Phase::Dynasty);
    let mut guard = named("Guard", CardKind::Follower);
    (guard.requirement, guard.cost) = (Some(3), Some(6));
    table.commit(Command::Turn { cards: vec![AKIKO], posture: Posture::Bowed }, Stamp(0)).unwrap();
    let needs = Phase::Action;
    let late = Refusal { kind: RefusalKind::WrongPhase { needs, is: Phase::Dynasty }, rule: rule::PHASE };
    let bowed = Refusal { kind: RefusalKind::Rule, rule: rule::ATTACH_TARGET };
    let mut expected = vec![bowed, short(rule::FOLLOWER_REQUIREMENT, 3, 1), late];
    assert_eq!(against_attaching(table.state(), &guard, AKIKO).unwrap(), expected);
    let attach = Command::Attach { card: guard, to: AKIKO, bow: vec![STRONGHOLD] };
    expected.push(short(rule::COST, 6, 5));
    assert_eq!(table.commit(attach.clone(), Stamp(0)).unwrap_err().kind, RefusalKind::Several(expected));
    table.commit(Ccg::anyway(&attach), Stamp(0)).unwrap();
    assert!(table.state().card(STRONGHOLD).unwrap().is_bowed());
}

#[test]
fn paid_at_the_table_leaves_gold_alone_and_no_other_rule() {
    let mut table = table(Phase::Dynasty);
    let mut hida = named("Hida", CardKind::Personality);
    (hida.honor, hida.cost, hida.requirement) = (Some(1), Some(7), Some(8));
    let recruit = |card| Command::Recruit { seat: LION, card, take: Take::Plain, bow: Vec::new() };
    let refusal = table.commit(recruit(hida.clone()), Stamp(0)).unwrap_err();
    assert_eq!(refusal, short(rule::REQUIREMENT, 8, 5));
    hida.requirement = None;
    table.commit(recruit(hida), Stamp(0)).unwrap();
    assert!(!table.state().card(STRONGHOLD).unwrap().is_bowed());
}

#[test]
fn a_refusal_names_the_card_it_is_about() {
    let table = table(Phase::Dynasty);
    let told = |command: &Command| match verbs::about(table.state(), command) {
        Arg::Name(name) => name,
        Arg::Line(line) => english(&line),
        Arg::Number(_) | Arg::Signed(_) => String::new(),
    };
    let guard = named("Guard", CardKind::Follower);
    assert_eq!(told(&Command::Attach { card: guard, to: AKIKO, bow: Vec::new() }), "Guard");
    assert_eq!(told(&Command::Destroy { card: AKIKO }), "Akiko");
    assert_eq!(told(&Command::Concede { seat: CRANE }), english(&verbs::verb(&Command::Concede { seat: CRANE })));
}
