//! The page that closes a game: who won, where everybody stands, where it turned, the text that is shared.

use crate::contract::Sentences;
use crate::played::{CRANE, LION, honor, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Command, Foreseen, Stakes};
use rokugan::games::l5r_ccg::in_play::Duelist;
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::text::closing::{Closing, closing, row_line, text};
use rokugan::games::l5r_ccg::text::log::log;
use rokugan::games::l5r_ccg::views::table::{Turn, view};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::Line;
use rokugan::kernel::name::Name;
use rokugan::words::{Language, Words};

fn english(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        table.commit(command, Stamp(0)).unwrap();
    }
}

/// In the first turn the Crane gains 3 and wins a duel at 23 %, then loses 2 and the Lion its Provinces.
fn played() -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, 8), seat(Clan::Crane, 9)];
    let mut table = Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let person = |name: &str| {
        let mut card = Card::named(Name::new(name).unwrap(), CardKind::Personality);
        (card.force, card.chi, card.honor) = (Some(3), Some(4), Some(2));
        card
    };
    play(
        &mut table,
        [
            Command::NameFirst { seat: CRANE },
            Command::PutDown { owner: CRANE, card: person("Ayame"), on: None },
            Command::PutDown { owner: LION, card: person("Hana"), on: None },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
            honor(CRANE, 1),
            honor(CRANE, 3),
            Command::Challenge { challenger: CardId(2), challenged: CardId(3), start: None, action: None },
            Command::AcceptDuel,
            Command::Focus { duelist: Duelist::Challenged },
            Command::Focus { duelist: Duelist::Challenger },
            Command::Strike { duelist: Duelist::Challenged },
            Command::SettleDuel {
                challenger: vec![5],
                challenged: vec![1],
                stakes: Stakes::Death,
                honor: 0,
                foreseen: vec![Foreseen { duelist: Duelist::Challenger, win: 230 }],
            },
            honor(CRANE, -2),
        ],
    );
    play(&mut table, (0..4).map(|province| Command::DestroyProvince { seat: LION, province }));
    table
}

fn have_all(closing: &Closing) {
    let sentences = Sentences::read();
    sentences.have_all([&closing.verdict, &closing.lead]);
    sentences.have_all(&closing.rows.iter().map(row_line).collect::<Vec<_>>());
    sentences.have_all(&closing.turning);
}

#[test]
fn a_game_closes_with_its_winner_its_numbers_and_where_it_turned() {
    let mut table = played();
    let open = closing(&table);
    assert_eq!(english(&open.verdict), "Honor, point by point", "nobody has won yet");
    play(&mut table, [Command::Accept]);
    let closed = closing(&table);
    have_all(&open);
    have_all(&closed);
    assert!(english(&closed.verdict).starts_with("Crane wins"), "{:?}", closed.verdict);
    let said = log(&table).pop().unwrap();
    let said: Vec<String> = std::iter::once(&said.headline).chain(&said.details).map(english).collect();
    assert!(said.last().unwrap().starts_with("Crane wins"), "{said:?}");
    assert!(!said.contains(&"The game goes on".to_owned()), "{said:?}");
    let turns: Vec<Turn> = view(table.state()).halves.iter().map(|half| half.turn).collect();
    assert_eq!(turns, [Turn::Out, Turn::Waits], "nobody acts any more");
    assert_eq!(english(&closed.lead), "after 1 turn");
    assert_eq!(closed.rows.iter().map(|row| row.seat).collect::<Vec<_>>(), [CRANE, LION], "the winner is first");
    assert_eq!(
        english(&row_line(&closed.rows[0])),
        "Crane: Honor 11 (from 9: +4, \u{2212}2), Provinces 4, Rings 0, dead 0"
    );
    assert_eq!(closed.rows[1].dead, 1);
    let turning: Vec<String> = closed.turning.iter().map(english).collect();
    assert_eq!(
        turning[..3],
        [
            "Turn 1: Crane: Honor +3",
            "Turn 1: Ayame wins the duel, 9 to 5; odds before: 23%",
            "Turn 1: Crane: Honor \u{2212}2"
        ],
        "of several gains and losses the greatest"
    );
    assert_eq!(turning.len(), 8, "four Provinces and the Lion that is out besides: {turning:?}");
    assert!(turning[7].starts_with("Turn 1: Lion is out"), "{turning:?}");
}

#[test]
fn of_many_moments_the_last_are_told_and_what_is_undone_never_happened() {
    let mut table = played();
    play(&mut table, [Command::PlayOn]);
    let all = closing(&table).turning.len();
    play(&mut table, (0..4).map(|province| Command::DestroyProvince { seat: CRANE, province }));
    assert_eq!(closing(&table).turning.len(), 10, "eight moments, a gain and a loss; it was {all}");
    table.go_to(table.cursor() - 4);
    assert_eq!(closing(&table).turning.len(), all);
}

#[test]
fn the_shared_text_has_it_all_and_says_what_kept_it() {
    let mut table = played();
    play(&mut table, [Command::Accept]);
    let told = text(&closing(&table), english);
    let parts: Vec<&str> = told.split("\n\n").collect();
    assert_eq!(parts.len(), 4, "{told}");
    assert!(parts[0].starts_with("Crane wins") && parts[0].ends_with("after 1 turn"), "{told}");
    assert_eq!(parts[1].lines().count(), 2);
    assert!(parts[3].contains("Rokugan Companion"), "{told}");
}
