//! What is changed by hand or done although a rule is against it is an entry like any other, and says so.

use super::played::{refused, settle_all, table, tap};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::model::board::{BoardFault, CardPlace};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory::Territory;
use rokugan::games::battle_for_rokugan::province_name::ProvinceName;
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::text::log::log;
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::book;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::saved::SavedGame;

fn ready() -> Table {
    let mut table = table(&[Clan::Crab, Clan::Crane, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    table
}

#[test]
fn a_change_by_hand_is_tagged_and_counts() {
    let mut table = ready();
    let province = Province::CrabCapital;
    tap(&mut table, Command::ByHand(Hand::Control { province, control: Control::new(Clan::Crab, 1, 3) }));
    assert_eq!(table.state().board().control(province).unwrap().up(), 3);
    let line = log(&table).pop().unwrap();
    assert_eq!(line.hand, book::Hand::Players);
    assert_eq!(line.changes.len(), 1, "three honor more");
}

#[test]
fn a_board_that_cannot_be_is_refused_even_by_hand() {
    let mut table = ready();
    let shadowlands = Hand::Special { province: Province::ShadowlandsNorth, special: Some(Special::Honor1) };
    let kind = refused(&mut table, Command::Anyway(Box::new(Command::ByHand(shadowlands))));
    assert!(matches!(kind, RefusalKind::Board(BoardFault::SpecialPlace(..))));
    let foreign = Hand::Control { province: Province::CrabEast, control: Control::new(Clan::Dragon, 1, 0) };
    let kind = refused(&mut table, Command::ByHand(foreign));
    assert!(matches!(kind, RefusalKind::Board(BoardFault::ControlNotPlaying(_))));
    let many = Hand::Control { province: Province::CrabEast, control: Control::new(Clan::Crab, 31, 0) };
    let kind = refused(&mut table, Command::ByHand(many));
    assert!(matches!(kind, RefusalKind::Board(BoardFault::ControlTokens(Clan::Crab))));
}

#[test]
fn what_is_done_anyway_names_the_rule() {
    let mut table = ready();
    let early = Command::BeginReveal;
    assert!(matches!(refused(&mut table, early.clone()), RefusalKind::WrongStage { needs: Stage::Placement, .. }));
    tap(&mut table, Command::Anyway(Box::new(early)));
    assert_eq!(log(&table).pop().unwrap().overrode.len(), 1);
}

#[test]
fn a_table_plays_with_its_scores_alone() {
    let mut table = ready();
    tap(&mut table, Command::ByHand(Hand::Card { territory: Territory::Crab, to: CardPlace::Used }));
    tap(&mut table, Command::ByHand(Hand::Clock { round: 4, stage: Stage::Story }));
    assert_eq!(Rokugan::synopsis(table.state()).period.number, 3);
    let back = Command::ByHand(Hand::Clock { round: 3, stage: Stage::Draw });
    assert_eq!(refused(&mut table, back), RefusalKind::EarlierRound);
    tap(&mut table, Command::ByHand(Hand::Clock { round: 5, stage: Stage::Objectives }));
    tap(&mut table, Command::Anyway(Box::new(Command::EndGame)));
    assert!(Rokugan::synopsis(table.state()).ended.is_some());
}

#[test]
fn a_province_has_the_name_the_players_give_it() {
    let mut table = ready();
    let name = ProvinceName::new("Kyuden Hida");
    tap(&mut table, Command::ByHand(Hand::Rename { province: Province::CrabCapital, name }));
    assert_eq!(table.state().name(Province::CrabCapital).unwrap().as_str(), "Kyuden Hida");
    assert!(ProvinceName::new(&"x".repeat(10_000)).is_none());
}

#[test]
fn a_setup_names_its_faults() {
    let start = |clans: &[Clan]| Journal::<Rokugan>::start(Setup::of(clans.to_vec()), Seed(1)).map(|_| ());
    for clans in [&[Clan::Crab][..], &[Clan::Crab, Clan::Lion, Clan::Crab]] {
        let setup = Setup::of(clans.to_vec());
        let faults = start(clans).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert!(!Rokugan::fault(&setup, &faults[0]).key.name().is_empty());
    }
}
