//! What helps at the desk: who is typed in, where ships go, names beside curves, a raid beside a march.

use super::played::{name, realm};
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::chart::Ground as ChartGround;
use rokugan::games::empire_reborn::command::{Command, Survey};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::rulings::Rulings;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::Season;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::realm::Province;
use rokugan::games::empire_reborn::rules::odds::raid::{Prize, raid};
use rokugan::games::empire_reborn::setup::Setup;
use rokugan::games::empire_reborn::views::known::seas;
use rokugan::games::empire_reborn::views::odds::history::apart;
use rokugan::games::empire_reborn::views::odds::raid::raid_of;
use rokugan::games::empire_reborn::views::odds::war::{Foresight, Look, NoOutlook, Side, field, outlook};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

#[test]
fn names_beside_curves_stand_apart_and_keep_their_order() {
    assert_eq!(apart(&[10, 90, 50], 15, (10, 130)), [10, 90, 50], "there is room");
    assert_eq!(apart(&[50, 52, 51], 15, (10, 130)), [50, 80, 65]);
    assert_eq!(apart(&[130, 128, 129], 15, (10, 130)), [130, 100, 115], "nothing stands below the drawing");
    let eight = apart(&[130; 8], 15, (10, 130));
    assert_eq!(eight, [25, 40, 55, 70, 85, 100, 115, 130]);
    assert!(apart(&[], 15, (10, 130)).is_empty());
}

#[test]
fn a_school_follows_its_clan_and_a_different_school_stays() {
    let follow = |school: School, from, to| school.follow(from, to);
    let (crane, lion) = (Some(Clan::Crane), Some(Clan::Lion));
    assert_eq!(follow(School::bushi(Clan::Crane), crane, lion), School::bushi(Clan::Lion));
    assert_eq!(follow(School::shugenja(Clan::Crane), crane, lion), School::shugenja(Clan::Lion));
    assert_eq!(follow(School::bushi(Clan::Crab), crane, lion), School::bushi(Clan::Crab), "a different school");
    assert_eq!(follow(School::bushi(Clan::Crane), crane, None), School::bushi(Clan::Crane), "a ronin keeps it");
}

#[test]
fn sea_zones_are_those_of_the_map_and_where_own_ships_lie() {
    let setup = Setup { realms: vec![realm(Clan::Mantis)], rulings: Rulings::STANDARD, campaign: None };
    let mut table = Journal::<Empire>::start(setup, Seed(1)).unwrap();
    assert!(seas(table.state(), Clan::Mantis).is_empty());
    let place = |place: &str, ground| Command::Survey(Survey::Place { was: None, name: name(place), ground });
    let ship =
        |place: &str, kind| Command::Muster { realm: Clan::Mantis, place: name(place), kind, count: 1, bid: None };
    let commands = [
        place("Golden Sun Bay", ChartGround::Sea),
        place("Kyuden Miya", ChartGround::UNKNOWN),
        ship("Earthquake Bay", Printed::Kobune),
        ship("Silk", Printed::Bushi),
    ];
    for command in commands {
        table.commit(command, Stamp(0)).unwrap();
    }
    assert_eq!(seas(table.state(), Clan::Mantis), [name("Earthquake Bay"), name("Golden Sun Bay")]);
    assert_eq!(seas(table.state(), Clan::Crab), [name("Golden Sun Bay")], "whose ships lie elsewhere is no map");
}

#[test]
fn er_raid_a_raid_beside_a_march_counts_who_is_left_of_the_round_before() {
    let setup = Setup { realms: vec![realm(Clan::Crane)], rulings: Rulings::STANDARD, campaign: None };
    let table = Journal::<Empire>::start(setup, Seed(1)).unwrap();
    let against = |units: Vec<(Printed, u16)>, ground| Look {
        attacker: Side { clan: Clan::Crane, units: vec![(Printed::Bushi, 6)], general: None },
        defender: Side { clan: Clan::Lion, units, general: None },
        ground,
        season: Season::Summer,
    };
    let of = |look: &Look, place: &str| raid_of(table.state(), look, &name(place));
    // A wall strikes hardly anybody, only where it is better placed: the objective round is nearly all there is to it.
    let walled = against(vec![(Printed::Fortifications, 1)], Ground::Open);
    let found = of(&walled, "Matsu").unwrap();
    let (field, strength) = field(table.state(), &walled).unwrap();
    let summer = Province::new(name("Matsu"), Some(45)).holding().unwrap().revenue(Season::Summer).koku;
    let koku = usize::try_from(summer).unwrap();
    let bare = raid(&field, &strength, Prize { koku, exposed: 0, captives: 0 });
    assert_eq!(found.koku.len(), koku / 2 + 1, "half of a summer at most");
    for (one, other) in found.koku.iter().zip(&bare.koku) {
        assert!((one - other).abs() < 2e-3, "{one} {other}");
    }
    assert!(found.koku[0] > bare.koku[0], "whoever falls before brings nothing");
    // Whoever meets as many loses some first, and some of what is left is stopped.
    let met = of(&against(vec![(Printed::Bushi, 6)], Ground::Open), "Matsu").unwrap();
    assert!((met.strikes.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    assert!(met.koku_mean > 0.0 && met.koku_mean < found.koku_mean);
    // Where nobody stands there is the objective round alone.
    let none = of(&against(Vec::new(), Ground::Open), "Matsu").unwrap();
    assert!(none.koku_mean > found.koku_mean, "{}", none.koku_mean);
    assert!((none.strikes[6] - 0.3_f64.powi(6)).abs() < 1e-9, "each of six on 3 in 10");
    assert_eq!(of(&walled, "Otosan Uchi"), None, "what nobody knows is not guessed");
    assert_eq!(of(&against(vec![(Printed::Kobune, 1)], Ground::Naval), "Matsu"), None, "no raid at sea");
}

#[test]
fn a_forecast_that_is_reckoned_round_by_round_comes_to_the_same() {
    let setup = Setup { realms: vec![realm(Clan::Crane)], rulings: Rulings::STANDARD, campaign: None };
    let table = Journal::<Empire>::start(setup, Seed(1)).unwrap();
    let against = |units: Vec<(Printed, u16)>| Look {
        attacker: Side { clan: Clan::Crane, units: units.clone(), general: None },
        defender: Side { clan: Clan::Lion, units, general: None },
        ground: Ground::Open,
        season: Season::Summer,
    };
    let small = against(vec![(Printed::Bushi, 5)]);
    let mut foresight = Foresight::new(table.state(), &small).unwrap();
    assert!(!foresight.advance(), "nobody waits for a small one");
    assert_eq!(foresight.end(), outlook(table.state(), &small).unwrap());
    let large = against(vec![(Printed::Bushi, 6), (Printed::Samurai, 6)]);
    let mut foresight = Foresight::new(table.state(), &large).unwrap();
    let mut told = vec![foresight.percent()];
    while foresight.advance() {
        told.push(foresight.percent());
    }
    assert!(told.len() > 5 && told.is_sorted() && told.iter().all(|percent| *percent <= 100), "{told:?}");
    assert_eq!(foresight.end(), outlook(table.state(), &large).unwrap());
    assert_eq!(Foresight::new(table.state(), &against(Vec::new())).err(), Some(NoOutlook::NoUnits));
}
