//! What came of tables: wins by way and clan, Provinces taken, duels and what their winners had been told; and the Fate
//! cards all have seen.

use crate::played::{CRANE, LION, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Added, Command, Foreseen, Stakes};
use rokugan::games::l5r_ccg::demo;
use rokugan::games::l5r_ccg::in_play::{Duelist, Effort};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::odds::duel::default_chances;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::views::duel::{Sleeve, foreseen, seen};
use rokugan::games::l5r_ccg::views::statistics::{Tally, duels};
use rokugan::games::l5r_ccg::views::thinks::Thinks;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;

const AYAME: CardId = CardId(2);
const HANA: CardId = CardId(3);

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

fn person(name: &str, force: i8, chi: i8) -> Card {
    let mut card = Card::named(Name::new(name).unwrap(), CardKind::Personality);
    (card.force, card.chi, card.honor) = (Some(force), Some(chi), Some(2));
    card
}

/// Crane begins; Ayame of the Crane, Hana of the Lion.
fn table() -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, 8), seat(Clan::Crane, 9)];
    let mut table = Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    play(
        &mut table,
        [
            Command::NameFirst { seat: CRANE },
            Command::PutDown { owner: CRANE, card: person("Ayame", 9, 6), on: None },
            Command::PutDown { owner: LION, card: person("Hana", 2, 5), on: None },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
        ],
    );
    table
}

/// Ayame challenges Hana; either focuses once, and the challenged one strikes.
fn fight(told: Option<u16>) -> Vec<Command> {
    let foreseen = told.map(|win| Foreseen { duelist: Duelist::Challenger, win });
    vec![
        Command::Challenge { challenger: AYAME, challenged: HANA, start: None, action: None },
        Command::AcceptDuel,
        Command::Focus { duelist: Duelist::Challenged },
        Command::Focus { duelist: Duelist::Challenger },
        Command::Strike { duelist: Duelist::Challenged },
        Command::SettleDuel {
            challenger: vec![5],
            challenged: vec![1],
            stakes: Stakes::Other,
            honor: 0,
            foreseen: foreseen.into_iter().collect(),
        },
    ]
}

#[test]
fn a_duel_won_at_23_percent_is_told_as_that() {
    let mut table = table();
    play(&mut table, fight(Some(230)));
    play(&mut table, fight(Some(640)));
    play(&mut table, fight(None));
    let all = duels(&table);
    let told: Vec<_> = all.iter().map(|contest| (contest.winner, contest.told, contest.against_odds())).collect();
    assert_eq!(told, [(Some(CRANE), Some(230), true), (Some(CRANE), Some(640), false), (Some(CRANE), None, false)]);
    let mut tally = Tally::default();
    tally.count(&table);
    let crane = tally.clans.get(Clan::Crane);
    assert_eq!((crane.duels, crane.duels_won, crane.against_odds), (3, 3, 1));
    assert_eq!(tally.clans.get(Clan::Lion).duels, 3);
    assert_eq!(tally.boldest, Some((230, Clan::Crane)));
    table.go_to(table.cursor() - 1);
    assert_eq!(duels(&table).len(), 2, "what is undone did not happen");
}

#[test]
fn wins_and_taken_provinces_are_counted_by_clan_over_many_tables() {
    let mut tally = Tally::default();
    let mut taken = table();
    let attack = |unit, side| Command::Assign { unit, side, province: 0 };
    play(&mut taken, [Command::PassAll]);
    play(
        &mut taken,
        [
            Command::DeclareAttack { defender: LION, attack: Vec::new(), defense: Vec::new() },
            attack(AYAME, Side::Attack),
            attack(HANA, Side::Defense),
            Command::NextSegment,
            Command::NextSegment,
            Command::BeginBattle { province: 0 },
            Command::PassAll,
            Command::Resolve { spare: None, added: Added::default() },
            Command::EndAttack,
            Command::DestroyProvince { seat: LION, province: 1 },
        ],
    );
    tally.count(&taken);
    play(&mut taken, [Command::Concede { seat: LION }, Command::Accept]);
    tally.count(&taken);
    let crane = *tally.clans.get(Clan::Crane);
    assert_eq!((tally.open, tally.over, tally.drawn), (1, 1, 0));
    assert_eq!(
        (crane.tables, crane.won, crane.taken),
        (2, [1, 0, 0], 2),
        "one Province in each; the other was no attack's"
    );
    assert_eq!(tally.rows().iter().map(|(clan, _)| *clan).collect::<Vec<_>>(), [Clan::Crane, Clan::Lion]);
}

#[test]
fn cards_that_all_have_seen_are_known_by_player() {
    let mut table = table();
    play(&mut table, fight(None));
    assert_eq!((seen(&table, CRANE), seen(&table, LION)), (vec![5], vec![1]));
    let gift = Effort::Gift { value: 3, whom: Whom::Own };
    play(&mut table, [Command::MoveFavor { to: Some(LION) }, Command::Lobby { by: AYAME, antagonist: None }]);
    play(&mut table, [Command::Effort { seat: CRANE, effort: gift }]);
    assert_eq!(seen(&table, CRANE), [5, 3]);
}

#[test]
fn what_a_side_is_told_is_its_chance_before_the_first_decision() {
    let mut table = table();
    let sleeve = |hand: &[usize], focused: &[usize]| Sleeve {
        duelist: Duelist::Challenger,
        hand: hand.to_vec(),
        focused: focused.to_vec(),
        known: Vec::new(),
        cards: default_chances(),
        thinks: Thinks::USUAL,
    };
    play(&mut table, fight(None).into_iter().take(2));
    let before = foreseen(table.state(), &sleeve(&[5, 4, 3, 2, 1], &[]));
    assert!(before.is_some_and(|win| (1..1000).contains(&win)), "{before:?}");
    play(&mut table, fight(None).into_iter().skip(2).take(3));
    assert_eq!(foreseen(table.state(), &sleeve(&[4, 3, 2, 1], &[5])), before, "whatever was decided since");
    assert_eq!(foreseen(table.state(), &sleeve(&[4, 3], &[5])), None, "not its whole hand");
}

#[test]
fn tables_to_look_around_in_and_to_learn_on_are_no_games() {
    let mut tally = Tally::default();
    let mut lesson = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    play(&mut lesson, [Command::NameFirst { seat: CRANE }, Command::Straighten { keep: Vec::new() }]);
    for prepared in [&demo::table(Seed(1), Stamp(0)).unwrap(), &lesson] {
        assert!(demo::is_prepared(prepared));
        tally.count(prepared);
    }
    assert_eq!(tally, Tally::default());
    // A game of the same two players that were not set up for them counts.
    let mut own = Journal::<Ccg>::start(demo::setup(), Seed(1)).unwrap();
    play(&mut own, [Command::NameFirst { seat: CRANE }]);
    assert!(!demo::is_prepared(&own));
    tally.count(&own);
    assert_eq!(tally.open, 1);
}
