//! Corrections of placed and turned tokens: what may be chosen, what stays, what is said to change.

use super::played::{army, center, face, settle_all, table, tap, tie};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::token_set;
use rokugan::games::battle_for_rokugan::event::Event;
use rokugan::games::battle_for_rokugan::laid::{At, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::place::{CoastalBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::queries::Placing;
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::battle_for_rokugan::rules::placement::Reason;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::text::{differences, names};
use rokugan::games::battle_for_rokugan::views::places::open;
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::amend::{Fate, Replacement, Then, Unfit, amend};
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

/// A table of three in the middle of the set-up, and who placed which starting token.
fn settling(provinces: &[Province]) -> Table {
    let mut table = table(&[Clan::Lion, Clan::Crane, Clan::Scorpion], Clan::Lion);
    for province in provinces {
        tap(&mut table, Command::Settle { province: *province, clan: None });
    }
    table
}

/// Who has those provinces.
fn holders(table: &Table, provinces: &[Province]) -> Vec<Option<Clan>> {
    provinces.iter().map(|province| table.state().board().controller(*province)).collect()
}

const STARTED: [Province; 4] =
    [Province::LionCoast, Province::CraneMiddle, Province::DragonSouth, Province::LionNorthwest];

#[test]
fn br_set_7_a_starting_token_stays_its_clans_where_one_before_it_never_happened() {
    let table = settling(&STARTED);
    let amended = amend(&table, 1, &Replacement::Nothing, Unfit::LeaveOut, Stamp(1)).unwrap();
    let set_aside = |(_, fate): &(usize, Fate<Rokugan>)| match fate {
        Fate::Same => false,
        Fate::Changed { after, .. } => after.iter().any(|event| matches!(event, Event::Overrode { .. })),
        Fate::Refused { .. } => panic!("{fate:?}"),
    };
    let set_aside: Vec<bool> = amended.tail.iter().map(set_aside).collect();
    assert_eq!(set_aside, [true, false, false], "Crane placed before Lion did, the others in turn");
    let mut now = amended.journal;
    assert_eq!(
        holders(&now, &STARTED),
        [None, Some(Clan::Crane), Some(Clan::Scorpion), Some(Clan::Lion)],
        "the others' stay theirs"
    );
    let left = Clan::ALL.iter().filter(|clan| now.state().players().contains(**clan));
    let left: Vec<(Clan, u8)> = left.map(|clan| (*clan, now.state().left_to_settle(*clan))).collect();
    assert_eq!(left, [(Clan::Crane, 6), (Clan::Lion, 6), (Clan::Scorpion, 6)]);
    settle_all(&mut now);
    assert_eq!(now.state().stage(), Stage::Draw, "every clan places all of its tokens");
    for clan in [Clan::Crane, Clan::Lion, Clan::Scorpion] {
        assert_eq!(now.state().board().controls().filter(|(_, control)| control.clan() == clan).count(), 8);
    }
}

#[test]
fn br_set_7_who_has_still_to_place_is_asked_before_the_first_round() {
    let mut table = settling(&[]);
    settle_all(&mut table);
    let last = table.cursor();
    tap(&mut table, Command::Drawn);
    let amended = amend(&table, 1, &Replacement::Nothing, Unfit::LeaveOut, Stamp(1)).unwrap();
    let (_, after) = amended.tail.last().unwrap();
    assert!(matches!(after, Fate::Refused { then: Then::LeftOut, .. }), "the first round has not begun: {after:?}");
    assert_eq!(amended.journal.cursor(), last - 1);
    let now = amended.journal.state();
    assert_eq!((now.stage(), now.turn(), now.left_to_settle(Clan::Lion)), (Stage::Starting, Some(Clan::Lion), 1));
}

#[test]
fn br_set_7_starting_tokens_stay_their_clans_where_another_begins() {
    let mut table = settling(&[]);
    settle_all(&mut table);
    let crane = Replacement::With(Command::NameFirst { clan: Clan::Crane });
    let amended = amend(&table, 0, &crane, Unfit::LeaveOut, Stamp(1)).unwrap();
    assert_eq!(holders(&table, Province::ALL), holders(&amended.journal, Province::ALL));
    let now = amended.journal.state();
    assert_eq!((now.stage(), now.first()), (Stage::Draw, Some(Clan::Crane)));
    // Put right once more, the first of them needs no rule set aside.
    let lion = Replacement::With(Command::NameFirst { clan: Clan::Lion });
    let back = amend(&amended.journal, 0, &lion, Unfit::LeaveOut, Stamp(2)).unwrap().journal;
    assert_eq!(back.state(), table.state());
}

#[test]
fn a_starting_token_on_a_province_that_a_correction_gave_away_no_longer_fits() {
    let table = settling(&STARTED);
    let taken = Replacement::With(Command::Settle { province: STARTED[1], clan: None });
    let amended = amend(&table, 1, &taken, Unfit::LeaveOut, Stamp(1)).unwrap();
    let Fate::Refused { refusal, .. } = &amended.tail[0].1 else { panic!("{:?}", amended.tail) };
    assert_eq!(refusal.kind, RefusalKind::Settled(STARTED[1]));
    assert_eq!(
        holders(&amended.journal, &STARTED),
        [None, Some(Clan::Lion), Some(Clan::Scorpion), Some(Clan::Lion)],
        "those after it stay their clans'"
    );
}

#[test]
fn br_set_7_a_starting_token_is_written_as_before_and_is_of_a_clan_that_plays_and_has_one() {
    let table = settling(&STARTED);
    let text = serde_json::to_string(&table.entries()[1].command).unwrap();
    assert_eq!(text, r#"{"settle":{"province":"lion_coast"}}"#);
    let of = |clan| Command::Settle { province: Province::CrabEast, clan: Some(clan) };
    let kind = |command: &Command| table.preview(command).unwrap_err().kind;
    assert_eq!(kind(&of(Clan::Crab)), RefusalKind::NotPlaying(Clan::Crab));
    let turn = Some(Clan::Crane);
    assert_eq!(kind(&of(Clan::Lion)), RefusalKind::NotTheirTurn { clan: Clan::Lion, turn });
    assert_eq!(kind(&Command::Anyway(Box::new(of(Clan::Crab)))), RefusalKind::NotPlaying(Clan::Crab));
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
    let own = Placing::of(state, Clan::Lion, state.laid()).possible(coast(Province::LionCoast));
    assert_eq!(own, Err(Reason::OwnTarget), "whatever it is, it would attack an own province");
    for (kind, strength, count) in [(Kind::Navy, 1, 2), (Kind::Navy, 2, 1), (Kind::Bluff, 0, 1)] {
        let face = face(kind, strength);
        tap(&mut table, Command::ByHand(Hand::Discards { clan: Clan::Lion, face, count }));
    }
    let state = table.state();
    for at in [Province::ShadowlandsSouth, Province::CraneSouth] {
        assert_eq!(
            Placing::of(state, Clan::Lion, state.laid()).possible(coast(at)),
            Err(Reason::Gone),
            "no navy is left"
        );
    }
}
