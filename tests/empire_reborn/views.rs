//! What the screens show, compared with the numbers of the design.

use super::played::{form, name, realm};
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::model::army::Role;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::rulings::Rulings;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::Season;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Open, PersonId};
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::setup::Setup;
use rokugan::games::empire_reborn::views::odds::deed::{asked, court_odds, odds};
use rokugan::games::empire_reborn::views::odds::war::{Look, NoOutlook, Side, Turn, hosts, on_ground, outlook, turns};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

fn table(people: &[(School, [u8; 5], i64)]) -> Journal<Empire> {
    let realms = vec![realm(Clan::Crane)];
    let mut table =
        Journal::<Empire>::start(Setup { realms, rulings: Rulings::STANDARD, campaign: None }, Seed(1)).unwrap();
    table.commit(Command::BeginCampaign, Stamp(0)).unwrap();
    for (at, (school, rings, honor)) in people.iter().enumerate() {
        let command = Command::Welcome { name: name(&format!("Person {at}")), form: form(*school, *rings, *honor) };
        table.commit(command, Stamp(0)).unwrap();
    }
    table
}

/// Earth, Water, Fire, Air, Void.
const PLAIN: [u8; 5] = [2, 3, 2, 3, 1];

#[test]
fn the_war_room_of_the_design() {
    let table = table(&[(School::shugenja(Clan::Crane), PLAIN, 6), (School::shugenja(Clan::Crab), PLAIN, 3)]);
    let side = |clan, units: &[(Printed, u16)], general| Side { clan, units: units.to_vec(), general: Some(general) };
    let mut look = Look {
        attacker: side(Clan::Crane, &[(Printed::Bushi, 6), (Printed::Samurai, 3), (Printed::Elites, 2)], PersonId(0)),
        defender: side(Clan::Crab, &[(Printed::Ashigaru, 2), (Printed::Bushi, 5), (Printed::Elites, 1)], PersonId(1)),
        ground: Ground::Pass,
        season: Season::Autumn,
    };
    let close = |found: f64, printed: f64| assert!((found * 100.0 - printed).abs() < 0.06, "{found} {printed}");
    let now = outlook(table.state(), &look).unwrap().forecast;
    close(now.wins(Role::Attacker), 61.7);
    close(*now.destroyed.get(Role::Defender), 6.8);
    close(*now.retreats.get(Role::Defender), 54.9);
    assert!((now.losses(Role::Attacker) - 5.28).abs() < 0.006 && (now.losses(Role::Defender) - 5.08).abs() < 0.006);
    let better = turns(table.state(), &look);
    assert_eq!(better.len(), 3, "the three that raise it most");
    assert_eq!(better[0].0, Turn::OpenGround);
    close(better[0].1, 89.9);
    let tactician = better.iter().find(|(turn, _)| *turn == Turn::Tactician).unwrap().1;
    close(tactician, 86.1);
    look.defender.units.clear();
    assert_eq!(outlook(table.state(), &look), Err(NoOutlook::NoUnits));
    look.defender.units = vec![(Printed::Kobune, 1)];
    assert_eq!(outlook(table.state(), &look), Err(NoOutlook::OutOfPlace));
    look.defender.units = [Printed::Bushi, Printed::Samurai, Printed::Cavalry].map(|kind| (kind, 40)).to_vec();
    assert_eq!(outlook(table.state(), &look), Err(NoOutlook::TooLarge));
}

#[test]
fn the_court_of_the_design() {
    let rings = |air| [2, 2, 2, air, 1];
    let table = table(&[
        (School::bushi(Clan::Crane), rings(3), 4),
        (School::bushi(Clan::Lion), rings(4), 3),
        (School::bushi(Clan::Crab), rings(3), 8),
    ]);
    let wins = |gift| court_odds(table.state(), &[(PersonId(0), gift), (PersonId(1), 8), (PersonId(2), 0)]);
    let printed = [13.2, 15.2, 17.6, 20.2, 23.1, 26.2, 29.7, 33.3, 37.1, 41.1, 45.2];
    for (gift, printed) in (0..=20).step_by(2).zip(printed) {
        assert!((wins(gift)[0] * 100.0 - printed).abs() < 0.06, "{gift}: {:?}", wins(gift));
    }
    assert_eq!(wins(20), wins(30), "beyond 20 koku nothing more is bought");
    let others = wins(8);
    assert!((others[1] * 100.0 - 53.8).abs() < 0.06 && (others[2] * 100.0 - 23.1).abs() < 0.06, "{others:?}");
}

#[test]
fn a_deed_shows_what_the_headless_program_says() {
    // Worked case 7: Fire 4 against 3.
    let table = table(&[
        (School::bushi(Clan::Lion), [2, 2, 4, 2, 1], 4),
        (School::bushi(Clan::Crab), [2, 2, 3, 2, 1], 4),
        (School::bushi(Clan::Lion), [2, 2, 2, 2, 1], 4),
    ]);
    let duel = odds(table.state(), Deed::Duel, [PersonId(0), PersonId(1)]).unwrap();
    assert!((duel.succeeds - 0.722_088).abs() < 5e-7, "{duel:?}");
    assert!(duel.dies[1] > duel.dies[0] && duel.honor[0] > duel.honor[1]);
    // Worked case 2: Fire 3 against 2, Earth 2.
    let kill = odds(table.state(), Deed::Assassination, [PersonId(1), PersonId(2)]).unwrap();
    assert!((kill.succeeds - 0.736_049).abs() < 5e-7 && (kill.dies[1] - 0.531_427).abs() < 5e-7, "{kill:?}");
    assert_eq!(odds(table.state(), Deed::Duel, [PersonId(0), PersonId(9)]), None);
}

#[test]
fn what_is_asked_has_its_chance() {
    let table = table(&[(School::bushi(Clan::Lion), [2, 2, 4, 3, 1], 3)]);
    let open = Open::Honor { who: PersonId(0), points: -1, source: Source::Other };
    let asked = asked(table.state(), open).unwrap();
    // Worked case 11: Honor 3, Air 3 loses the point with 0.3352.
    assert_eq!(asked.tn, Some(15));
    assert!((1.0 - asked.chance.unwrap() - 0.3352).abs() < 5e-5, "{asked:?}");
}

#[test]
fn armies_of_a_realm_are_offered_whole_and_at_sea_its_fleets() {
    let mut table = super::played::table(&[Clan::Crane, Clan::Crab]);
    let buy = |realm, place, kind, count| Command::Muster { realm, place: name(place), kind, count, bid: None };
    super::played::play(
        &mut table,
        [
            buy(Clan::Crane, "Kakita", Printed::Bushi, 2),
            buy(Clan::Crane, "Doji", Printed::Bushi, 3),
            buy(Clan::Crane, "the bay", Printed::Kobune, 2),
            buy(Clan::Crab, "Hida", Printed::Bushi, 4),
            buy(Clan::Crab, "Hida", Printed::Fortifications, 1),
        ],
    );
    let state = table.state();
    let places = |clan, role, ground| {
        hosts(state, clan, (role, ground)).into_iter().map(|(place, _)| place.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(places(Clan::Crane, Role::Attacker, Ground::Pass), ["Doji", "Kakita"], "the largest first");
    assert_eq!(places(Clan::Crane, Role::Defender, Ground::Naval), ["the bay"]);
    assert!(places(Clan::Lion, Role::Defender, Ground::Open).is_empty(), "whose realm nobody keeps here");
    let hida = |role| hosts(state, Clan::Crab, (role, Ground::Open))[0].1.len();
    assert_eq!([Role::Attacker, Role::Defender].map(hida), [1, 2], "walls only defend");
    let side = |clan, units: &[(Printed, u16)]| Side { clan, units: units.to_vec(), general: None };
    let ashore = Look {
        attacker: side(Clan::Crane, &[(Printed::Bushi, 3)]),
        defender: side(Clan::Crab, &[(Printed::Bushi, 4)]),
        ground: Ground::Open,
        season: Season::Spring,
    };
    let sea = on_ground(state, &ashore, Ground::Naval);
    assert_eq!(sea.attacker.units, [(Printed::Kobune, 2)], "at sea takes the fleet");
    assert!(sea.defender.units.is_empty(), "who has none has nobody there");
    let over = on_ground(state, &ashore, Ground::Pass);
    assert_eq!((over.ground, &over.attacker.units), (Ground::Pass, &ashore.attacker.units));
    assert_eq!(on_ground(state, &sea, Ground::Landing).attacker.units, [(Printed::Bushi, 3)], "and ashore the army");
}
