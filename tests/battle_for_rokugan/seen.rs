//! What the screens show as plain data: the chances in the ledger, the worst legal case.

use super::played::{face, tap, tie};
use rokugan::games::battle_for_rokugan::command::Command;
use rokugan::games::battle_for_rokugan::demo;
use rokugan::games::battle_for_rokugan::laid::{At, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::Kind;
use rokugan::games::battle_for_rokugan::model::place::{LandBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::queries::{hands, unseen};
use rokugan::games::battle_for_rokugan::rules::odds::pool::Pool;
use rokugan::games::battle_for_rokugan::views::ledger::ledger;
use rokugan::games::battle_for_rokugan::views::odds::{danger, enough, percent, province};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;

#[test]
fn the_ledger_says_how_likely_each_token_is_in_hand() {
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let state = table.state();
    for clan in state.players().iter() {
        let entries = ledger(state, clan);
        assert_eq!(entries.iter().map(|entry| u32::from(entry.all)).sum::<u32>(), 27);
        let unknown = hands(state).get(clan).as_ref().unwrap().unknown;
        let pool = Pool::new(unseen(state, clan), unknown).unwrap();
        for entry in entries {
            let chance = entry.in_hand.expect("the hands of the demonstration can be");
            assert_eq!(chance, percent(pool.holds_face(entry.face)));
            assert_eq!(chance == 0, entry.unseen == 0, "{:?}", entry.face);
        }
    }
}

#[test]
fn the_worst_legal_case_is_the_strongest_that_could_take_it() {
    let mut table = tie();
    let odds = province(table.state(), Province::LionCoast).unwrap().unwrap();
    let said = odds.worst.expect("it may be taken");
    // One army of Scorpion or Crane: five at most, Lion's six excepted, which is its own.
    assert_eq!(said.total, 5);
    assert_eq!(odds.outcomes.scorched, 0.0, "no raid lies on a border");
    assert_eq!(said.defense, 3, "its weakest token that a blessing may lie on, and the blessing");
    tap(&mut table, Command::Anyway(Box::new(Command::BeginReveal)));
    for (token, strength) in [(1, 1), (2, 1)] {
        tap(&mut table, Command::Reveal { token: TokenId(token), face: face(Kind::Army, strength) });
    }
    let known = province(table.state(), Province::LionCoast).unwrap().unwrap();
    assert_eq!(known.worst, None, "one against three takes nothing");
    let clans: Vec<Clan> = known.totals.iter().map(|(clan, _)| *clan).collect();
    assert_eq!(clans, [Clan::Crane, Clan::Scorpion]);
}

/// What excludes one another is not joined: a defense that only diplomacy would have meets no attack.
#[test]
fn the_worst_battle_is_one_that_can_be_fought() {
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let odds = province(table.state(), Province::LionCapital).unwrap().unwrap();
    let weakest = odds.defense.first().map(|(total, _)| *total);
    assert_eq!(weakest, Some(2), "Lion's token may be diplomacy, which brings nothing");
    let worst = odds.worst.map(|battle| (battle.attacker, battle.total, battle.defense));
    assert_eq!(worst, Some((Clan::Crane, 5, 3)), "but then there is peace and no battle");
}

/// A token where its clan may have none is discarded whatever it is: the odds leave it out, also where it lies.
#[test]
fn a_token_that_lies_against_the_rules_takes_no_odds_away() {
    let mut table = demo::table(Seed(1), Stamp(0)).unwrap();
    let before = province(table.state(), Province::LionCapital).unwrap();
    let border = LandBorder::new(Province::PhoenixCapital, Province::DragonSouth).unwrap();
    let at = At::Spot(Spot::Border(border));
    tap(&mut table, Command::Anyway(Box::new(Command::Place { clan: Clan::Scorpion, at, face: None, token: None })));
    let odds = province(table.state(), Province::LionCapital).unwrap();
    assert_eq!(odds.map(|odds| odds.outcomes), before.map(|odds| odds.outcomes));
    let there = province(table.state(), Province::DragonSouth).unwrap().unwrap();
    assert!(there.outcomes.taken.iter().all(|(_, chance)| *chance == 0.0), "nobody attacks there");
    assert!(danger(table.state()).is_ok());
}

/// The same number cannot be short of four in five in one place and four in five in another.
#[test]
fn a_chance_below_four_in_five_never_reads_as_if_it_were() {
    let said = [0.0, 0.001, 0.796, 0.7999, 0.8, 0.804, 0.999, 1.0].map(percent);
    assert_eq!(said, [0, 1, 79, 79, 80, 80, 99, 100]);
    let tenths = (0..8).map(|_| 0.1).sum::<f64>();
    assert_eq!((percent(tenths), enough(&[0.796, tenths])), (80, Some(1)), "decimals that add up to four in five");
}
