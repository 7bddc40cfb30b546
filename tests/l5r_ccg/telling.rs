//! How a step is told: what matters first, what was lost, who bows last; and what of it can be put right.

use crate::played::{CRANE, LION, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Added, Command, Stakes};
use rokugan::games::l5r_ccg::decide::{payment, purse};
use rokugan::games::l5r_ccg::demo;
use rokugan::games::l5r_ccg::in_play::{Duelist, Effort, Posture, Standing};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::CardId;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::recruit::Take;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::text::fought::{duel_end, last_lobbying, losses};
use rokugan::games::l5r_ccg::text::log::log;
use rokugan::games::l5r_ccg::text::recruited::recruited;
use rokugan::games::l5r_ccg::views::battle::view;
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::book::LogLine;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::correction::report;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::Line;
use rokugan::kernel::name::Name;
use rokugan::kernel::told::ToldGame;
use rokugan::words::{Language, Words};
use std::sync::Arc;

const AYAME: CardId = CardId(2);
const HANA: CardId = CardId(6);

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        table.commit(command, Stamp(0)).unwrap();
    }
}

pub fn english(line: &Line) -> String {
    Words::new(Language::English).say(line).replace(['\u{2068}', '\u{2069}'], "")
}

/// The last line of the log: its headline, then what else is told.
fn last(table: &Journal<Ccg>) -> Vec<String> {
    let said = log(table).pop().unwrap();
    std::iter::once(&said.headline).chain(&said.details).map(english).collect()
}

const RESOLVE: Command = Command::Resolve { spare: None, added: Added { attack: 0, defense: 0, strength: 0 } };

/// The demonstration, after the last passes of its battle.
fn fought() -> Journal<Ccg> {
    let mut table = demo::table(Seed(1), Stamp(0)).unwrap();
    play(&mut table, [Command::PassAll]);
    table
}

#[test]
fn a_battle_is_told_by_who_attacked_where_and_how_it_ended_and_bowings_come_last_in_one_line() {
    let mut table = fought();
    let before = view(table.state()).unwrap();
    let lost: Vec<String> = losses(table.state(), &before).iter().map(english).collect();
    assert_eq!(lost, ["Lion loses 4 cards, destroyed: Matsu Hana, War banner, Ikoma Sen, Veterans"], "no Province");
    play(&mut table, [RESOLVE]);
    let said = last(&table);
    assert!(said[0].starts_with("Crane attacks Province 2 of Lion: the attack wins, 12 against 11"), "{said:?}");
    let bowing = |line: &String| line.contains("bow") || line.contains("home");
    assert_eq!(said.iter().filter(|line| bowing(line)).count(), 2, "{said:?}");
    assert_eq!(said[1], lost[0], "the log names what fell with the dead too");
    let end: Vec<&str> = said[said.len() - 2..].iter().map(String::as_str).collect();
    assert_eq!(
        end,
        ["4 cards bow: Doji Ayame, Old spear, Spearmen, Kakita Jiro", "2 units go home: Doji Ayame, Kakita Jiro"]
    );
}

#[test]
fn one_card_that_bows_is_told_by_name_and_several_in_one_line() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let turn = |cards| Command::Turn { cards, posture: Posture::Bowed };
    play(&mut table, [turn(vec![AYAME])]);
    assert_eq!(last(&table), ["Doji Ayame bows"]);
    play(&mut table, [turn(vec![CardId(5), HANA])]);
    assert_eq!(last(&table), ["2 cards bow: Kakita Jiro, Matsu Hana"]);
}

#[test]
fn who_is_recruited_is_the_headline_with_its_cost_and_who_bowed_for_it() {
    let seats = vec![seat(Clan::Lion, 8), seat(Clan::Crane, 9)];
    let mut table = Journal::<Ccg>::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let mut card = Card::named(Name::new("Akiko").unwrap(), CardKind::Personality);
    (card.force, card.chi, card.honor, card.cost) = (Some(3), Some(3), Some(2), Some(6));
    card.clans = vec![Clan::Lion];
    let to_dynasty =
        [Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll, Command::NoAttack];
    play(&mut table, [Command::NameFirst { seat: LION }]);
    play(&mut table, to_dynasty);
    assert_eq!(recruited(&table), None);
    let recruit = |take, bow| Command::Recruit { seat: LION, card: card.clone(), take, bow };
    play(&mut table, [recruit(Take::Discount, vec![CardId(0)])]);
    let told = ["Lion brings Akiko into play", "For 4 gold", "Stronghold bows"];
    assert_eq!(last(&table), told);
    assert_eq!(recruited(&table).unwrap().iter().map(english).collect::<Vec<_>>(), told);
    play(&mut table, [recruit(Take::Honor, Vec::new())]);
    assert_eq!(last(&table)[..2], ["Lion brings Akiko into play", "For 6 gold, paid at the table"]);
    table.go_to(table.cursor() - 2);
    assert_eq!(recruited(&table), None, "what is taken back is told no more");
}

#[test]
fn the_result_of_a_battle_is_put_right_by_what_is_added_to_its_sums() {
    let mut table = fought();
    let parts = Ccg::edits(table.state(), &RESOLVE);
    let named: Vec<String> = parts.iter().map(|part| english(&part.label)).collect();
    assert_eq!(named, ["Force added to the attack", "Force added to the defense", "Strength added to the Province"]);
    let edited = Ccg::edited(table.state(), &RESOLVE, 1, 2);
    play(&mut table, [edited]);
    let said = last(&table);
    assert!(said[0].contains("the defense wins, 12 against 13"), "{said:?}");
    assert_eq!(table.state().seat(LION).dead.len(), 0);
}

#[test]
fn a_correction_is_told_with_the_table_as_it_was_and_not_as_it_is_today() {
    let mut table = fought();
    play(&mut table, [RESOLVE]);
    let at = table.cursor() - 1;
    let rest = [Command::EndAttack, Command::DoneRecruiting, Command::EndTurn { drew: 1, discarded: 0 }];
    play(&mut table, rest);
    assert_eq!(table.state().current(), LION, "the turn is another player's");
    let replacement = Replacement::With(Ccg::edited(table.state(), &RESOLVE, 1, 2));
    let amendment = amend(&table, at, &replacement, Unfit::LeaveOut, Stamp(1)).unwrap();
    let lines: Vec<Arc<LogLine>> = log(&table).into_iter().map(Arc::new).collect();
    let told = report(&table, &lines, (at, &replacement), &amendment);
    let first = |lines: &[Line]| lines.iter().map(english).find(|line| line.contains("against"));
    let was = first(&told.changed[0].before).unwrap();
    assert!(was.starts_with("Crane attacks Province 2 of Lion: the attack wins, 12 against 11"), "{was}");
    let is = first(&told.changed[0].after).unwrap();
    assert!(is.starts_with("Crane attacks Province 2 of Lion: the defense wins, 12 against 13"), "{is}");
}

#[test]
fn what_falls_with_a_personality_is_named_and_one_alone_is_told_by_its_death() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    play(&mut table, [Command::Destroy { card: HANA }]);
    let fallen = "Lion loses 2 cards, destroyed: Matsu Hana, War banner";
    assert_eq!(last(&table), ["Matsu Hana dies with honor", fallen]);
    play(&mut table, [Command::Destroy { card: CardId(5) }]);
    assert_eq!(last(&table), ["Kakita Jiro dies with honor"]);
}

#[test]
fn what_is_attached_tells_its_cost_and_who_bowed_for_it() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let begin = [Command::NameFirst { seat: LION }, Command::Straighten { keep: Vec::new() }, Command::EventsSeen];
    play(&mut table, begin);
    let mut card = Card::named(Name::new("Scouts").unwrap(), CardKind::Follower);
    (card.force, card.cost) = (Some(2), Some(3));
    let way = payment(&purse(table.state(), LION), 3).unwrap().unwrap();
    assert_eq!((way.bow.as_slice(), way.plan.waste), ([CardId(0)].as_slice(), 1));
    play(&mut table, [Command::Attach { card, to: HANA, bow: way.bow }]);
    let said = last(&table);
    assert_eq!(said[0], "Lion attaches Scouts to Matsu Hana");
    assert!(said.contains(&"For 3 gold".to_owned()) && said.iter().any(|line| line.contains("Stronghold")), "{said:?}");
    assert_eq!(
        payment(&purse(table.state(), LION), 3).unwrap(),
        None,
        "the Stronghold is bowed: it pays nothing more this turn"
    );
}

#[test]
fn a_lobbying_that_is_over_tells_how_it_ended_and_what_everybody_had() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    let begin = [Command::NameFirst { seat: LION }, Command::Straighten { keep: Vec::new() }, Command::EventsSeen];
    play(&mut table, begin);
    assert_eq!(last_lobbying(&table), None);
    let pass = |seat| Command::Effort { seat, effort: Effort::Pass };
    let speak = Effort::Speaker { card: None, value: 3, whom: Whom::Own };
    play(&mut table, [Command::Lobby { by: HANA, antagonist: None }, pass(LION)]);
    play(&mut table, [Command::Effort { seat: CRANE, effort: speak }, pass(LION)]);
    assert_eq!(last_lobbying(&table), None, "not over yet");
    play(&mut table, [pass(CRANE)]);
    let told: Vec<String> = last_lobbying(&table).unwrap().iter().map(english).collect();
    let lion = table.state().seat(LION).honor;
    let ended = format!("Lion does not take the Favor: {lion}, {} short", 13 - lion);
    assert_eq!(told, [ended, "Crane: 12".to_owned(), format!("Lion: {lion}")]);
}

#[test]
fn cc_duel_5_what_the_loser_loses_is_told_before_it_happens() {
    let mut table = demo::lesson_table(Seed(1), Stamp(0)).unwrap();
    play(&mut table, [Command::NameFirst { seat: CRANE }]);
    play(&mut table, [Command::Challenge { challenger: AYAME, challenged: HANA, start: None, action: None }]);
    let duel = *table.state().duel().unwrap();
    let told = |table: &Journal<Ccg>, winner, stakes, honor| -> Vec<String> {
        duel_end(table.state(), &duel, winner, stakes, honor).iter().map(english).collect()
    };
    let won = Some(Duelist::Challenger);
    let fallen = "Lion loses 2 cards, destroyed: Matsu Hana, War banner";
    assert_eq!(told(&table, won, Stakes::Death, 2), ["Crane: Honor +2", fallen]);
    assert_eq!(told(&table, won, Stakes::Other, 0), [""; 0]);
    assert_eq!(told(&table, None, Stakes::Death, 2).len(), 2, "in a tie both fall, and nobody gains");
    play(&mut table, [AYAME, HANA].map(|card| Command::Stain { card, standing: Standing::Dishonored }));
    let told = told(&table, won, Stakes::Death, 2);
    assert_eq!(told, ["Doji Ayame is honorable again", fallen, "Lion: Honor \u{2212}2"]);
}
