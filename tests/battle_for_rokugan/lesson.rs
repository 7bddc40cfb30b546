//! The first lesson: its prepared round is played as it is told, and every moment of it has its card.

use crate::contract::Sentences;
use crate::played::tap;
use rokugan::games::battle_for_rokugan::Table;
use rokugan::games::battle_for_rokugan::command::Command;
use rokugan::games::battle_for_rokugan::laid::At;
use rokugan::games::battle_for_rokugan::lesson_table::{PREPARED, next_token, placements, table, told};
use rokugan::games::battle_for_rokugan::lessons::Lesson;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::place::Spot;
use rokugan::games::battle_for_rokugan::model::province::Province::{self, *};
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::reference::REFERENCE;
use rokugan::games::battle_for_rokugan::rules::resolution::battle::Outcome;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::views::reveal::turning;
use rokugan::games::battle_for_rokugan::views::story::{Happened, story};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::line::Line;

fn lesson() -> Table {
    table(Seed(1), Stamp(0)).unwrap()
}

fn moment(table: &Table) -> Option<Lesson> {
    let next = next_token(table.state()).and_then(|laid| laid.face).map(Face::kind);
    Lesson::at(table.state(), next)
}

/// Places the last tokens as the lesson says, and notes each moment on the way.
fn place(table: &mut Table, moments: &mut Vec<Lesson>) {
    while table.state().turn().is_some() {
        let next = next_token(table.state()).expect("the lesson knows what is laid next");
        moments.extend(moment(table));
        let face = next.face.filter(|_| next.blesses());
        tap(table, Command::Place { clan: next.clan, at: next.at, face, token: None });
    }
    moments.extend(moment(table));
    tap(table, Command::BeginReveal);
}

/// Turns every token to what the lesson says it is; each is among the legal keys.
fn turn_all(table: &mut Table, moments: &mut Vec<Lesson>) {
    while let Some(turn) = turning(table.state()) {
        let face = told(table.state(), &turn.token).expect("the lesson knows what it is");
        assert!(turn.keys.iter().any(|key| key.face == face && key.left > 0 && key.judged.is_ok()), "{turn:?}");
        moments.extend(moment(table));
        tap(table, Command::Reveal { token: turn.token.id, face });
    }
    moments.extend(moment(table));
    tap(table, Command::Resolve);
}

#[test]
fn every_prepared_step_is_made() {
    let table = lesson();
    assert_eq!(table.state().laid().len(), PREPARED);
    assert_eq!((table.state().stage(), table.state().turn()), (Stage::Placement, Some(Clan::Dragon)));
    assert_eq!(table.cursor(), 1 + 21 + 1 + PREPARED);
    assert_eq!(placements().count(), 15, "five tokens each");
}

#[test]
fn the_round_is_played_as_it_is_told_and_comes_to_what_it_shows() {
    let (mut table, mut moments) = (lesson(), Vec::new());
    place(&mut table, &mut moments);
    turn_all(&mut table, &mut moments);
    let board = table.state().board();
    let holder = |at: Province| board.controller(at);
    assert_eq!(holder(DragonSouth), Some(Clan::Scorpion), "the rulebook's battle: 3 against 2 and 1 (p. 9)");
    assert_eq!(board.special(LionCapital), Some(Special::Scorched));
    assert_eq!((board.special(PhoenixCoast), holder(PhoenixCoast)), (Some(Special::Peace), Some(Clan::Phoenix)));
    assert_eq!(board.control(DragonNorthwest).unwrap().up(), 1, "the blessing held it: 3 against 2");
    assert_eq!(board.control(PhoenixCenter).unwrap().up(), 1, "only a bluff came");
    let cards = story(table.state()).unwrap();
    moments.extend(cards.iter().filter_map(|card| Lesson::of_card(&card.happened)));
    moments.extend(moment(&table));
    let battle = cards.iter().find_map(|card| match &card.happened {
        Happened::Battle { battle, .. } if battle.province == DragonSouth => Some(battle),
        _ => None,
    });
    let battle = battle.unwrap();
    let totals: Vec<_> = battle.attackers.iter().map(|attacker| (attacker.clan, attacker.total)).collect();
    assert_eq!(totals, [(Clan::Phoenix, 2), (Clan::Scorpion, 3)]);
    assert_eq!((battle.defense.total(), battle.outcome), (1, Outcome::Taken(Clan::Scorpion)));
    tap(&mut table, Command::EndRound);
    moments.extend(moment(&table));
    for lesson in Lesson::ALL.iter().filter(|lesson| **lesson != Lesson::End) {
        assert!(moments.contains(lesson), "{lesson:?} is never explained");
    }
}

#[test]
fn a_token_laid_otherwise_is_not_told_and_the_lesson_goes_on() {
    let mut table = lesson();
    let elsewhere = At::Spot(Spot::Center(UnicornWest));
    tap(&mut table, Command::Place { clan: Clan::Dragon, at: elsewhere, face: None, token: None });
    let laid = *table.state().laid().last().unwrap();
    assert_eq!(told(table.state(), &laid), None);
    assert_eq!(next_token(table.state()), None);
    assert_eq!(moment(&table), Some(Lesson::Place));
    assert_eq!(told(table.state(), &table.state().laid()[2]), Face::new(Kind::Army, Some(3)));
}

#[test]
fn every_moment_has_its_words_and_a_rule_that_can_be_read() {
    let sentences = Sentences::read();
    for lesson in Lesson::ALL {
        let said = lesson.explanation();
        sentences.have_all(&[said.title, said.now, said.table].map(Line::new));
        assert!(REFERENCE.of_rule(said.rule).is_some(), "{lesson:?}");
    }
}
