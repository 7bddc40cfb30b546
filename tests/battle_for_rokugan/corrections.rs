//! Corrections of placed and turned tokens: what may be chosen, what stays, what is said to change.

use super::played::{army, center, face, tap, tie};
use rokugan::games::battle_for_rokugan::Rokugan;
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::token_set;
use rokugan::games::battle_for_rokugan::laid::{At, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::place::{CoastalBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::queries::possible;
use rokugan::games::battle_for_rokugan::rules::placement::Reason;
use rokugan::games::battle_for_rokugan::text::{differences, names};
use rokugan::games::battle_for_rokugan::views::places::open;
use rokugan::kernel::amend::{Fate, Replacement, Unfit, amend};
use rokugan::kernel::by::Small;
use rokugan::kernel::correction::Input;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::told::ToldGame;
use rokugan::words::battle_for_rokugan as keys;

fn coast(province: Province) -> Spot {
    Spot::Coast(CoastalBorder::new(province).unwrap())
}

#[test]
fn a_placement_that_is_only_out_of_turn_after_a_correction_stays() {
    let table = tie();
    let crane = table.cursor() - 3;
    let amended = amend(&table, crane, &Replacement::Nothing, Unfit::LeaveOut, Stamp(1)).unwrap();
    assert!(matches!(amended.tail[0].1, Fate::Changed { .. }), "Scorpion placed before Crane: {:?}", amended.tail);
    let now = amended.journal.state();
    assert_eq!(now.laid().iter().map(|laid| laid.clan).collect::<Vec<_>>(), [Clan::Lion, Clan::Scorpion, Clan::Lion]);
    assert_eq!((now.turn(), now.seat(Clan::Crane).to_place), (Some(Clan::Crane), 5));
}

#[test]
fn a_token_keeps_its_number_where_one_placed_before_it_is_left_out() {
    let mut table = tie();
    let crane = table.cursor() - 3;
    let (army, reveal) = (face(Kind::Army, 2), |token, face| Command::Reveal { token: TokenId(token), face });
    tap(&mut table, Command::Anyway(Box::new(Command::BeginReveal)));
    [reveal(2, army), reveal(1, army), reveal(0, army)].into_iter().for_each(|turn| tap(&mut table, turn));
    let amended = amend(&table, crane, &Replacement::Nothing, Unfit::Anyway, Stamp(1)).unwrap();
    let now = amended.journal.state();
    let laid: Vec<(u16, Clan)> = now.laid().iter().map(|laid| (laid.id.0, laid.clan)).collect();
    assert_eq!(laid, [(0, Clan::Lion), (2, Clan::Scorpion), (3, Clan::Lion)]);
    assert_eq!(now.token(TokenId(2)).unwrap().face, Some(army), "the Scorpion's, as it was turned");
    let refused: Vec<usize> = amended
        .tail
        .iter()
        .filter_map(|(at, fate)| match fate {
            Fate::Refused { .. } => Some(at - crane),
            Fate::Same | Fate::Changed { .. } => None,
        })
        .collect();
    assert_eq!(refused, [5], "the token that was left out is not turned");
}

#[test]
fn a_placement_that_is_against_another_rule_as_well_does_not_stay() {
    let mut table = tie();
    let at = army(Province::CraneCapital, Province::LionCoast);
    let place = |at| Command::Place { clan: Clan::Crane, at, face: None, token: None };
    tap(&mut table, place(center(Province::CraneMiddle)));
    let refusal = table.preview(&place(at)).unwrap_err();
    let both = table.preview(&Command::Anyway(Box::new(place(at)))).unwrap();
    assert!(!Rokugan::stays(&refusal, &both), "out of turn, and the border is taken");
}

#[test]
fn a_correction_says_what_changes_on_the_board_and_in_the_ledger() {
    let table = tie();
    let crane = table.cursor() - 3;
    let amended = amend(&table, crane, &Replacement::Nothing, Unfit::LeaveOut, Stamp(1)).unwrap();
    let told = differences::differences(table.state(), amended.journal.state());
    let said = |key| told.iter().filter(|line| line.key == key).count();
    assert_eq!(said(keys::BFR_DIFFERENT_NOT_LAID), 1, "Crane's army: {told:?}");
    assert_eq!(said(keys::BFR_DIFFERENT_LAID), 0, "{told:?}");
    assert_eq!(said(keys::BFR_DIFFERENT_TO_PLACE), 1, "{told:?}");
    let mut other = table.clone();
    tap(&mut other, Command::ByHand(Hand::Discards { clan: Clan::Lion, face: face(Kind::Army, 1), count: 2 }));
    let told = differences::differences(table.state(), other.state());
    assert_eq!(told.iter().map(|line| line.key).collect::<Vec<_>>(), [keys::BFR_DIFFERENT_DISCARDS]);
}

#[test]
fn br_q_5_a_token_is_put_right_to_what_its_clan_can_have() {
    let mut table = tie();
    tap(&mut table, Command::ByHand(Hand::Discards { clan: Clan::Crane, face: face(Kind::Raid, 0), count: 1 }));
    let command = Command::Reveal { token: TokenId(1), face: face(Kind::Army, 1) };
    let parts = Rokugan::edits(table.state(), &command);
    let Input::Answer { answers, chosen } = &parts[0].input else { panic!("{parts:?}") };
    let own = token_set::of(Clan::Crane);
    let can = |face: &&Face| own.of(**face) > 0 && face.kind() != Kind::Raid;
    let expected: Vec<Face> = Face::ALL.iter().filter(can).copied().collect();
    assert_eq!(*answers, expected.iter().copied().map(names::face).collect::<Vec<_>>());
    assert_eq!(expected[*chosen], face(Kind::Army, 1));
    let last = i16::try_from(answers.len() - 1).unwrap();
    let Command::Reveal { face: other, .. } = Rokugan::edited(table.state(), &command, 0, last) else { panic!() };
    assert_eq!(names::face(other), answers[answers.len() - 1]);
    let blessing =
        Command::Place { clan: Clan::Lion, at: At::On(TokenId(0)), face: Some(face(Kind::Blessing, 2)), token: None };
    let parts = Rokugan::edits(table.state(), &blessing);
    let Input::Answer { answers, .. } = &parts[0].input else { panic!("{parts:?}") };
    assert_eq!(*answers, [names::face(face(Kind::Blessing, 2))], "only a blessing lies on a token");
}

#[test]
fn a_token_is_put_where_it_was_meant_and_the_rest_stays() {
    let table = tie();
    let crane = table.cursor() - 3;
    let command = table.entries()[crane].command.clone();
    let mut then = table.clone();
    then.go_to(crane);
    let parts = Rokugan::edits(then.state(), &command);
    let Input::Answer { answers, chosen } = &parts[0].input else { panic!("{parts:?}") };
    assert_eq!(answers.len(), open(then.state(), Clan::Crane).len(), "where it lies is one of the open places");
    let other = i16::from(*chosen == 0);
    let moved = Rokugan::edited(then.state(), &command, 0, other);
    let amended = amend(&table, crane, &Replacement::With(moved), Unfit::LeaveOut, Stamp(1)).unwrap();
    assert!(amended.tail.iter().all(|(_, fate)| *fate == Fate::Same), "{:?}", amended.tail);
    let (before, now) = (table.state().laid(), amended.journal.state().laid());
    let elsewhere: Vec<TokenId> =
        before.iter().zip(now).filter(|(one, two)| one != two).map(|(one, _)| one.id).collect();
    assert_eq!(elsewhere, [TokenId(1)]);
}

#[test]
fn what_may_be_chosen_keeps_its_place_where_something_else_was_done_anyway() {
    let table = tie();
    let answers = |command: &Command| {
        let parts = Rokugan::edits(table.state(), command);
        let Input::Answer { answers, .. } = &parts[0].input else { panic!("{parts:?}") };
        answers.clone()
    };
    let at = At::Spot(coast(Province::LionCoast));
    let closed = Command::Place { clan: Clan::Lion, at, face: None, token: None };
    let (offered, open) = (answers(&closed), open(table.state(), Clan::Lion).len());
    assert_eq!(offered.len(), open + 1, "where it lies is none of the open places");
    let moved = Rokugan::edited(table.state(), &closed, 0, 0);
    assert_eq!(answers(&moved)[..], offered[..open]);
}

#[test]
fn a_closed_place_has_a_reason_that_fits_a_facedown_token() {
    let mut table = tie();
    let state = table.state();
    let own = possible(state, Clan::Lion, coast(Province::LionCoast), state.laid());
    assert_eq!(own, Err(Reason::OwnTarget), "whatever it is, it would attack an own province");
    for (kind, strength, count) in [(Kind::Navy, 1, 2), (Kind::Navy, 2, 1), (Kind::Bluff, 0, 1)] {
        let face = face(kind, strength);
        tap(&mut table, Command::ByHand(Hand::Discards { clan: Clan::Lion, face, count }));
    }
    let state = table.state();
    for at in [Province::ShadowlandsSouth, Province::CraneSouth] {
        assert_eq!(possible(state, Clan::Lion, coast(at), state.laid()), Err(Reason::Gone), "no navy is left");
    }
}
