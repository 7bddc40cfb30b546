//! E2: the list of what is put on the real table, with the numbers of this game (rulebook p. 10–11).

use crate::support::*;
use rokugan::games::champions::laying_out::{Missing, Piece, before_the_turn, to_lay_out};
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::text::leaving::left_behind;
use rokugan::kernel::known::Known;
use rokugan::words::{Language, Words};

fn said(play: &Play) -> Vec<(Piece, String)> {
    let words = Words::new(Language::English);
    to_lay_out(play.state()).into_iter().map(|laid| (laid.piece, words.say(&laid.how))).collect()
}

fn how(play: &Play, piece: Piece) -> Option<String> {
    said(play).into_iter().find(|(other, _)| *other == piece).map(|(_, how)| how)
}

/// The tracking board of the rulebook's example, with this table's numbers.
#[test]
fn e2_the_tracks_are_set_to_this_games_numbers() {
    let play = five().start();
    let (honor, threshold) = (play.group_honor(), play.threshold());
    assert_eq!(how(&play, Piece::Honor), Some(format!("Group Honor on {honor}, Threshold on {threshold}.")));
    assert_eq!(how(&play, Piece::Turns), Some("Turn Counter on 1, Maximum Turns on 6.".to_owned()));
    assert!(said(&play).iter().all(|(_, how)| !how.contains('{')));
}

#[test]
fn e2_each_dashboard_has_its_cubes_and_what_is_unknown_is_a_question_mark() {
    let mut play = five().first_card(|card| card.life = Known::Unknown).start();
    let first = how(&play, Piece::Dashboard(First)).unwrap();
    assert!(first.starts_with("Honor 5, Life ?, AP ") && first.contains("Purity 5"), "{first}");
    assert_eq!(said(&play).iter().filter(|(piece, _)| matches!(piece, Piece::Dashboard(_))).count(), 5);
    play.adjust(Second, Gauge::Ki, 1);
    let ki = play.ki(Second);
    assert!(how(&play, Piece::Dashboard(Second)).unwrap().ends_with(&format!("Ki cubes {ki}.")));
}

#[test]
fn e2_cards_of_investigation_are_taken_out_where_there_is_none() {
    let inquiry = five().start();
    assert!(how(&inquiry, Piece::Deck).is_some());
    assert!(!how(&inquiry, Piece::Objectives).unwrap().contains("mention Investigation"));
    let adventure = five().scenario(|scenario| scenario.kind = ScenarioKind::Adventure).start();
    assert_eq!(how(&adventure, Piece::Deck), None);
    assert!(how(&adventure, Piece::Objectives).unwrap().contains("mention Investigation"));
}

#[test]
fn e2_figures_and_corruption_tokens_come_with_those_who_need_them_and_the_list_ends_with_the_first_turn() {
    let mut play = five().start();
    assert_eq!(how(&play, Piece::Figures), None);
    play.enemy(enemy("Zombie", 2, 0, &[]));
    play.ally(ally("Kitsu", &[]));
    assert!(how(&play, Piece::Figures).unwrap().starts_with("Enemies: 1, Allies: 1."));
    assert!(how(&play, Piece::Reserves).unwrap().contains("Corruption"));
    play.activations(&[First, Second, Third, Fourth, Fifth]);
    assert_eq!(said(&play), []);
}

/// A first game: the set-up asks for no Enemies, so the first turn would begin without any.
#[test]
fn e2_a_first_turn_without_enemies_or_with_figures_beside_the_board_is_told() {
    let mut play = five().start();
    assert_eq!(before_the_turn(play.state()), [Missing::Enemies]);
    play.enemy(enemy("Zombie", 2, 0, &[]));
    assert_eq!(before_the_turn(play.state()), [], "no board, no places");
    play.does(Command::Board(rokugan::games::champions::field::command::BoardCommand::Lay {
        board: Box::new(crate::table_board::drawing::board("a-b")),
    }));
    assert_eq!(before_the_turn(play.state()), [Missing::Places(6)]);
    play.activations(&[First, Second, Third, Fourth, Fifth]);
    assert_eq!(before_the_turn(play.state()), []);
}

/// AP that stop at 10 and Allies who have not acted are said before the Activation ends, not after.
#[test]
fn what_an_activation_leaves_behind_is_said_before_it_ends() {
    let words = Words::new(Language::English);
    let said = |play: &Play| left_behind(play.state()).iter().map(|line| words.say(line)).collect::<Vec<_>>();
    let mut play = five().ap(6).acting();
    let adds = play.champion(First).card().ap.value().unwrap().get();
    play.set(First, Gauge::Ap, 10 - adds);
    assert_eq!(said(&play), Vec::<String>::new(), "Recovery adds all");
    play.set(First, Gauge::Ap, 10 - adds + 2);
    assert_eq!(said(&play), [format!("{} AP left, 2 will be lost", 12 - adds)]);
    play.set(First, Gauge::Ap, 0);
    let kitsu = play.ally(ally("Kitsu", &[]));
    let full = play.gauge(kitsu, Gauge::Ap);
    if full > 0 {
        assert_eq!(said(&play), ["1 Ally has not acted"]);
        play.set(kitsu, Gauge::Ap, 0);
    }
    assert_eq!(said(&play), Vec::<String>::new());
}
