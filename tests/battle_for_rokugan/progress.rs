//! How far objectives are, and which province alone would meet them (BR-OBJ).

use crate::contract::Sentences;
use crate::played::table;
use rokugan::games::battle_for_rokugan::Table;
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::province::Province::{self, *};
use rokugan::games::battle_for_rokugan::model::rulings::{EmeraldShape, Ruling};
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::rules::objectives::met;
use rokugan::games::battle_for_rokugan::rules::progress::{Measure, Reach, progress};
use rokugan::games::battle_for_rokugan::text::progress::{have, missing};
use rokugan::kernel::by::Small;
use rokugan::kernel::journal::Stamp;
use rokugan::words::{Language, Words};

/// Crane and Crab with their capitals, and Crane with these provinces beside.
fn crane(provinces: &[Province]) -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab], Clan::Crane);
    provinces.iter().for_each(|at| hold(&mut table, *at, Some(Clan::Crane)));
    table
}

fn hold(table: &mut Table, province: Province, clan: Option<Clan>) {
    let control = clan.and_then(|clan| Control::new(clan, 1, 0));
    table.commit(Command::ByHand(Hand::Control { province, control }), Stamp(0)).unwrap();
}

/// How many it has and needs, and what is missing, in English.
fn said(table: &Table, objective: Objective) -> (u8, u8, String) {
    let progress = progress(table.state().board(), Clan::Crane, objective);
    let words = Words::new(Language::English);
    let missing = missing(table.state(), &progress).map(|line| words.say(&line)).unwrap_or_default();
    (progress.have, progress.need, format!("{}. {missing}", words.say(&have(&progress))))
}

#[test]
fn one_more_coastal_province() {
    // The capital, middle and south of Crane are coastal.
    let table = crane(&[CraneMiddle, CraneSouth, LionCoast, IslandsNorth]);
    let (have, need, said) = said(&table, Objective::WayOfTheSail);
    assert_eq!((have, need), (5, 6));
    assert!(said.starts_with("5 of 6 coastal provinces. One more coastal province: "), "{said}");
    assert!(said.contains("Phoenix, coast") && !said.contains("Lion, capital"), "{said}");
    let met = crane(&[CraneMiddle, CraneSouth, LionCoast, IslandsNorth, IslandsWest]);
    assert_eq!(progress(met.state().board(), Clan::Crane, Objective::WayOfTheSail).reach, Reach::Met);
}

#[test]
fn more_than_an_objective_needs_is_told_as_what_it_needs() {
    let many = crane(&[CraneMiddle, CraneSouth, LionCoast, IslandsNorth, IslandsWest, IslandsSoutheast]);
    let (have, need, said) = said(&many, Objective::WayOfTheSail);
    assert_eq!((have, need, said.as_str()), (7, 6, "6 of 6 coastal provinces. "));
}

#[test]
fn scorched_earth_is_nobodys_missing_province() {
    let mut table = crane(&[ShadowlandsNorth]);
    let reach = |table: &Table| progress(table.state().board(), Clan::Crane, Objective::ReclaimingLostLands).reach;
    assert_eq!(reach(&table), Reach::OneOf(vec![ShadowlandsSouth]));
    let scorched = Hand::Special { province: ShadowlandsSouth, special: Some(Special::Scorched) };
    table.commit(Command::ByHand(scorched), Stamp(0)).unwrap();
    assert_eq!(reach(&table), Reach::Far);
}

#[test]
fn the_missing_link_of_a_chain_is_named() {
    // Crane capital, Lion capital, Lion coast, Crane middle, Crane south: each next to the next.
    let table = crane(&[LionCoast, LionCapital, CraneMiddle, CraneSouth]);
    let progress = progress(table.state().board(), Clan::Crane, Objective::EmeraldEmpire);
    assert_eq!((progress.measure, progress.need), (Measure::Chain, 6));
    let Reach::OneOf(links) = &progress.reach else { panic!("{progress:?}") };
    for link in links {
        let mut whole = table.clone();
        hold(&mut whole, *link, Some(Clan::Crane));
        assert!(met(whole.state().board(), Clan::Crane).contains(&Objective::EmeraldEmpire), "{link:?}");
    }
    assert!(!links.is_empty());
    assert!(said(&table, Objective::EmeraldEmpire).2.contains("Missing link: "));
}

#[test]
fn a_star_is_no_chain_but_hangs_together() {
    // Dragon ×3, Phoenix capital and center, Lion capital of worked case 17, beside the own capital.
    let mut table = crane(&[DragonNorthwest, DragonCapital, DragonSouth, PhoenixCapital, PhoenixCenter, LionCapital]);
    hold(&mut table, CraneCapital, None);
    let longest = |table: &Table| progress(table.state().board(), Clan::Crane, Objective::EmeraldEmpire).have;
    assert!(longest(&table) < 6);
    let ruling = Command::SetRuling { ruling: Ruling::EmeraldShape(EmeraldShape::Connected) };
    table.commit(ruling, Stamp(0)).unwrap();
    assert_eq!(longest(&table), 6);
}

#[test]
fn the_fewest_provinces_are_counted_against_the_least_of_the_others() {
    let table = crane(&[LionCoast]);
    assert_eq!(
        said(&table, Objective::WayOfHumility),
        (2, 1, "2 provinces, the least of the others 1. Others hold fewer.".to_owned())
    );
    assert_eq!(progress(crane(&[]).state().board(), Clan::Crane, Objective::WayOfHumility).reach, Reach::Met);
}

#[test]
fn what_is_met_and_what_one_province_would_meet_agree_with_the_rules() {
    let sentences = Sentences::read();
    let some = [LionCapital, LionCoast, ScorpionNorth, ScorpionCapital, ShadowlandsNorth, PhoenixCoast, UnicornEast];
    for count in 0..=some.len() {
        let table = crane(&some[..count]);
        let board = table.state().board();
        for objective in Objective::ALL {
            let progress = progress(board, Clan::Crane, *objective);
            assert_eq!(progress.reach == Reach::Met, met(board, Clan::Crane).contains(objective), "{objective:?}");
            let after = |at: Province| {
                let mut after = table.clone();
                hold(&mut after, at, Some(Clan::Crane));
                met(after.state().board(), Clan::Crane).contains(objective)
            };
            let free = Province::ALL.iter().copied().filter(|at| board.controller(*at) != Some(Clan::Crane));
            let one: Vec<_> = free.filter(|at| after(*at)).collect();
            match &progress.reach {
                Reach::Met => {}
                Reach::OneOf(named) => assert_eq!(*named, one, "{objective:?}"),
                Reach::Far => assert!(one.is_empty(), "{objective:?}"),
            }
            sentences.have(&have(&progress));
            sentences.have_all(missing(table.state(), &progress).as_ref());
        }
    }
}
