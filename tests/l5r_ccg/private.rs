//! What one player knows besides what lies open: gifts it could make, cards of the other it has seen, and how likely it
//! thinks each Focus Value is.

use crate::played::{CRANE, LION, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::Command;
use rokugan::games::l5r_ccg::in_play::{Duelist, Effort};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::refusal::RefusalKind;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::odds::duel::{
    Cards, Mismatch, Model, Payoffs, Value, answer, default_chances, typed_chances,
};
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::views::duel::{Absent, Sleeve, question};
use rokugan::games::l5r_ccg::views::lobby::{Way, way};
use rokugan::games::l5r_ccg::views::pairing::{pairing, without_fighter};
use rokugan::games::l5r_ccg::views::thinks::{Manner, Thinks, Worth};
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
        thinks: Thinks::USUAL,
    }
}

fn challenged() -> Journal<Ccg> {
    let mut table = table();
    play(&mut table, [Command::Challenge { challenger: AYAME, challenged: HANA, start: None, action: None }]);
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
fn a_hand_of_which_nothing_is_entered_gives_no_advice() {
    let mut table = challenged();
    let unknown = Sleeve { hand: Vec::new(), ..sleeve(Vec::new(), default_chances()) };
    let asked = |table: &Journal<Ccg>| question(table.state(), &unknown);
    assert_eq!(asked(&table).unwrap_err(), Absent::Unfit(Mismatch::Focuses), "five cards are unknown, not none");
    play(&mut table, [Command::Hand { seat: LION, by: -5 }]);
    assert!(asked(&table).is_ok(), "an empty hand can only strike");
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

#[test]
fn cc_duel_7e_the_habit_of_the_other_can_be_typed() {
    let table = challenged();
    let asked = |habit: [u8; 5]| {
        let thinks = Thinks { manner: Manner::Habit, habit, ..Thinks::USUAL };
        let sleeve = Sleeve { thinks, ..sleeve(vec![0; 5], default_chances()) };
        answer(&question(table.state(), &sleeve).unwrap())
    };
    // Chi 4 against 4, and 2 a card against nothing: it is a tie as long as nobody focused.
    let strikes_at_once = asked([100, 0, 0, 0, 0]);
    assert!((strikes_at_once.plans[1].chances.win - 1.0).abs() < 1e-9, "after one focus of mine it strikes at 6 to 4");
    assert!((strikes_at_once.plans[5].cards - 1.0).abs() < 1e-9, "however much I meant to focus");
    let never = asked([0; 5]);
    assert!((never.plans[5].cards - 5.0).abs() < 1e-9, "it strikes only when it has no card left");
    let Model::Count(chances) = Thinks { manner: Manner::Habit, ..Thinks::USUAL }.model() else { panic!("a habit") };
    assert_eq!(chances[..6], [0.1, 0.3, 0.5, 0.7, 0.9, 0.9], "the last one holds from there on");
    assert_eq!(chances.len(), 13, "for as many cards as are counted");
}

#[test]
fn cc_duel_7d_payoffs_can_be_typed_and_stay_in_order() {
    let mut thinks = Thinks::USUAL;
    thinks.set_worth(Worth::Tie, 120);
    assert_eq!(thinks.payoffs, Payoffs { win: 120, tie: 120, loss: 0, card: 0 }, "a win is not worth less than a tie");
    thinks.set_worth(Worth::Win, -10);
    assert_eq!(thinks.payoffs, Payoffs { win: -10, tie: -10, loss: -10, card: 0 });
    thinks.set_worth(Worth::Loss, 30);
    assert_eq!(thinks.payoffs, Payoffs { win: 30, tie: 30, loss: 30, card: 0 });
    thinks.set_worth(Worth::Card, 7);
    assert_eq!([Worth::Win, Worth::Tie, Worth::Loss, Worth::Card].map(|of| thinks.worth(of)), [30, 30, 30, 7]);
    // What a card costs decides: against nothing one card wins as surely as two.
    let table = challenged();
    let best = |thinks: Thinks| {
        let sleeve = Sleeve { thinks, ..sleeve(vec![0; 5], default_chances()) };
        let answer = answer(&question(table.state(), &sleeve).unwrap());
        (answer.best, answer.plans[answer.best].value)
    };
    assert_eq!(best(Thinks::USUAL), (1, 100.0));
    let mut dear = Thinks::USUAL;
    dear.set_worth(Worth::Card, 60);
    assert_eq!(best(dear), (0, 50.0), "a tie now is worth more than a win for 60");
}

#[test]
fn cc_duel_1_whoever_challenges_is_offered_those_of_other_players_alone() {
    let table = table();
    let found = pairing(table.state()).unwrap();
    assert_eq!(found.all[found.challenger].card, AYAME, "of the current player");
    assert_eq!((found.all[found.challenger].chi, found.all[found.challenger].seat), (Some(4), CRANE));
    let of = |id| found.all.iter().position(|one| one.card == id).unwrap();
    let rivals = |id| found.rivals(of(id)).iter().map(|one| one.card).collect::<Vec<_>>();
    assert_eq!((rivals(AYAME), rivals(JIRO), rivals(HANA)), (vec![HANA], vec![HANA], vec![AYAME, JIRO]));
    assert_eq!(without_fighter(table.state()), []);
}

#[test]
fn cc_duel_1_against_a_player_without_a_personality_nobody_of_ones_own_is_offered() {
    let mut table = table();
    play(&mut table, [Command::Discard { card: HANA }]);
    assert_eq!(pairing(table.state()), None, "Ayame and Jiro are of one player");
    assert_eq!(without_fighter(table.state()), [LION]);
    let refused = |table: &mut Journal<Ccg>, challenged| {
        let command = Command::Challenge { challenger: AYAME, challenged, start: None, action: None };
        let refused = table.commit(command, Stamp(0)).unwrap_err();
        (refused.kind, refused.rule.id())
    };
    assert_eq!(refused(&mut table, AYAME), (RefusalKind::Oneself, "CC-DUEL-1"));
    assert_eq!(refused(&mut table, JIRO), (RefusalKind::Rule, "CC-DUEL-1"));
}
