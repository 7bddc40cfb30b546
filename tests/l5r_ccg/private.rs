//! What one player knows besides what lies open: gifts it could make, cards of the other it has seen, and how likely it
//! thinks each Focus Value is.

use crate::played::{CRANE, LION, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::Command;
use rokugan::games::l5r_ccg::in_play::{Duelist, Effort};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::odds::duel::{
    Cards, Mismatch, Model, Payoffs, Value, answer, default_chances, typed_chances,
};
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::views::duel::{Absent, Sleeve, question};
use rokugan::games::l5r_ccg::views::lobby::{Way, way};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;

const AYAME: CardId = CardId(2);
const JIRO: CardId = CardId(3);
const HANA: CardId = CardId(4);

/// The turn of the Crane with Ayame (PH 3) and Jiro (PH 2); the Lion has Hana, the Favor and 4 more Honor.
fn table() -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, 13), seat(Clan::Crane, 9)];
    let mut table = Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let person = |name: &str, honor| {
        let mut card = Card::named(Name::new(name).unwrap(), CardKind::Personality);
        (card.force, card.chi, card.honor) = (Some(3), Some(4), Some(honor));
        card
    };
    play(
        &mut table,
        [
            Command::NameFirst { seat: CRANE },
            Command::PutDown { owner: CRANE, card: person("Ayame", 3), on: None },
            Command::PutDown { owner: CRANE, card: person("Jiro", 2), on: None },
            Command::PutDown { owner: LION, card: person("Hana", 1), on: None },
            Command::MoveFavor { to: Some(LION) },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
        ],
    );
    table
}

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        table.commit(command, Stamp(0)).unwrap();
    }
}

#[test]
fn cc_fav_11_the_cheapest_way_counts_speakers_and_gifts() {
    let mut table = table();
    assert_eq!(way(table.state(), &[5]), None, "there is no lobbying yet");
    play(&mut table, [Command::Lobby { by: AYAME, antagonist: None }]);
    // 9 against 13: 5 more are needed, and Ayame is bowed.
    assert_eq!(way(table.state(), &[]), None, "Jiro alone adds 2");
    assert_eq!(
        way(table.state(), &[5, 6]),
        Some(Way { speakers: Vec::new(), gift: Some(5) }),
        "the smallest that does"
    );
    assert_eq!(way(table.state(), &[3]), Some(Way { speakers: vec![(JIRO, 2)], gift: Some(3) }));
    let gift = Effort::Gift { value: 1, whom: Whom::Own };
    play(
        &mut table,
        [Command::Effort { seat: CRANE, effort: gift }, Command::Effort { seat: LION, effort: Effort::Pass }],
    );
    assert_eq!(way(table.state(), &[6]), None, "a second gift is against CC-FAV-8");
}

fn sleeve(known: Vec<Value>, cards: Cards) -> Sleeve {
    Sleeve {
        duelist: Duelist::Challenged,
        hand: vec![2, 2, 2, 2, 2],
        focused: Vec::new(),
        known,
        cards,
        model: Model::Knows,
        payoffs: Payoffs { win: 100, tie: 50, loss: 0, card: 0 },
    }
}

fn challenged() -> Journal<Ccg> {
    let mut table = table();
    play(&mut table, [Command::Challenge { challenger: AYAME, challenged: HANA, start: None }]);
    table
}

#[test]
fn cc_duel_7_cards_of_the_other_that_are_known_are_certain() {
    let table = challenged();
    let win = |known: &[Value]| {
        let answer = answer(&question(table.state(), &sleeve(known.to_vec(), default_chances())).unwrap());
        answer.plans[1].chances.win
    };
    // Struck after one focus each it is 6 against 4 and his best card.
    assert!((win(&[0, 0, 0, 0, 0]) - 1.0).abs() < 1e-9, "he has nothing");
    assert!(win(&[5]) < 1e-9, "he has a 5 for certain");
    let guessed = win(&[]);
    assert!(guessed > 0.0 && guessed < 1.0 && win(&[0]) > guessed, "the more is known to be low, the better");
    let six = sleeve(vec![1; 6], default_chances());
    assert_eq!(question(table.state(), &six).unwrap_err(), Absent::Unfit(Mismatch::Known), "he has five cards");
}

#[test]
fn focus_guess_can_be_typed() {
    assert_eq!(typed_chances(&[1, 4, 5, 5, 4, 1, 0]), default_chances());
    let table = challenged();
    let only = |value: usize| {
        let mut weights = [0; 7];
        weights[value] = 3;
        answer(&question(table.state(), &sleeve(Vec::new(), typed_chances(&weights))).unwrap())
    };
    assert!((only(1).plans[1].chances.win - 1.0).abs() < 1e-9);
    assert!((only(3).plans[1].chances.loss - 1.0).abs() < 1e-9);
    let nothing = sleeve(Vec::new(), typed_chances(&[0; 7]));
    assert_eq!(question(table.state(), &nothing).unwrap_err(), Absent::Unfit(Mismatch::Cards));
}
