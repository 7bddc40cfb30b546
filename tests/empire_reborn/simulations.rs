//! Battles played with seeded dice agree with the exact forecast, and the left-out rules matter in them.

use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::army::{Army, Nature, Role, sides};
use rokugan::games::empire_reborn::model::character::{Character, CharacterForm};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::{Context, Ground};
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::ring::{Ring, Rings};
use rokugan::games::empire_reborn::model::rulings::{MoraleTie, MoraleWho, Rulings};
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::Season;
use rokugan::games::empire_reborn::model::special::Specials;
use rokugan::games::empire_reborn::model::troops::{Printed, Troops};
use rokugan::games::empire_reborn::model::unit::{Unit, UnitForm};
use rokugan::games::empire_reborn::rules::battle::field::{Field, Ships, Strength};
use rokugan::games::empire_reborn::rules::odds::forecast::forecast;
use rokugan::games::empire_reborn::rules::odds::simulation::{ENOUGH, Play, Simulation, Tally, estimate};
use rokugan::kernel::chance::Seed;

/// A General of a Clan's bushi school, all rings 2 but Water and Fire.
fn general(clan: Clan, water: u8, fire: u8) -> Character {
    let rings = Rings::new(|ring| match ring {
        Ring::Water => water,
        Ring::Fire => fire,
        Ring::Earth | Ring::Air | Ring::Void => 2,
    });
    let form = CharacterForm {
        clan: Some(clan),
        rings: rings.unwrap(),
        honor: 2,
        school: Some(School::bushi(clan)),
        minor_school: None,
        advantages: vec![Advantage::Tactician],
        disadvantages: Vec::new(),
        saver: None,
    };
    Character::new(form).unwrap()
}

fn army(clan: Clan, groups: &[(Printed, u32)], characters: Vec<Character>) -> (Army, Vec<u32>) {
    let unit = |kind: Printed| {
        let troops = Troops::Printed(kind);
        let form = UnitForm { troops, clan: Some(clan), av: 0, tv: 0, enchantment: None, added: Specials::default() };
        Unit::new(form).unwrap()
    };
    let units = groups.iter().map(|(kind, _)| unit(*kind)).collect();
    let counts = groups.iter().map(|(_, count)| *count).collect();
    (Army { clan: Some(clan), units, characters, nature: Nature::Mortal, extra: 0 }, counts)
}

fn field(
    season: Season,
    ground: Ground,
    rulings: Rulings,
    (attacker, attackers): (Army, Vec<u32>),
    (defender, defenders): (Army, Vec<u32>),
) -> (Field, Strength) {
    let context = Context { season, weather: None, ground, province: None };
    let field = Field::new(context, sides(attacker, defender), rulings, Ships::Away).unwrap();
    (field, sides(attackers, defenders))
}

fn played(field: &Field, strength: &Strength, play: Play, battles: u32) -> Tally {
    let mut simulation = Simulation::new(field, strength, play, 60, Seed(7));
    simulation.run(battles);
    simulation.tally().clone()
}

/// Asserts that a share of battles is within four standard errors of a chance.
#[track_caller]
fn agrees(what: &str, some: u32, chance: f64) {
    let share = f64::from(some) / f64::from(ENOUGH);
    let error = (chance * (1.0 - chance) / f64::from(ENOUGH)).sqrt();
    assert!((share - chance).abs() <= 4.0 * error + 1e-9, "{what}: {share} of the battles, {chance} expected");
}

#[track_caller]
fn agree((field, strength): (Field, Strength)) {
    let exact = forecast(&field, &strength, 60).unwrap();
    let tally = played(&field, &strength, Play::AsForecast, ENOUGH);
    for role in [Role::Attacker, Role::Defender] {
        agrees("destroyed", *tally.destroyed.get(role), *exact.destroyed.get(role));
        agrees("retreats", *tally.retreats.get(role), *exact.retreats.get(role));
        for (battles, chance) in tally.left.get(role).iter().zip(exact.left.get(role)) {
            agrees("left", *battles, *chance);
        }
    }
    agrees("undecided", tally.undecided, exact.undecided);
}

#[test]
fn er_fc_played_battles_agree_with_the_forecast_in_the_field() {
    let riders = [(Printed::Cavalry, 3), (Printed::Elites, 2)];
    let attacker = army(Clan::Unicorn, &riders, vec![general(Clan::Unicorn, 3, 2)]);
    let defender = army(Clan::Lion, &[(Printed::Elites, 1), (Printed::Ashigaru, 4)], vec![general(Clan::Lion, 2, 2)]);
    agree(field(Season::Autumn, Ground::Open, Rulings::STANDARD, attacker, defender));
}

#[test]
fn er_fc_played_battles_agree_with_the_forecast_at_a_landing() {
    let rulings = Rulings { morale_tie: MoraleTie::Both, morale_who: MoraleWho::Battle, ..Rulings::STANDARD };
    let attacker = army(Clan::Mantis, &[(Printed::Samurai, 4)], vec![general(Clan::Scorpion, 3, 2)]);
    let defender = army(Clan::Phoenix, &[(Printed::Shugenja, 2), (Printed::Bushi, 2)], Vec::new());
    agree(field(Season::Winter, Ground::Landing, rulings, attacker, defender));
}

#[test]
fn the_same_seed_plays_the_same_battles_however_they_are_divided() {
    let bushi = || army(Clan::Crane, &[(Printed::Bushi, 4)], vec![general(Clan::Crane, 2, 3)]);
    let (field, strength) = field(Season::Summer, Ground::Open, Rulings::STANDARD, bushi(), bushi());
    let whole = played(&field, &strength, Play::Full, 300);
    let mut parts = Simulation::new(&field, &strength, Play::Full, 60, Seed(7));
    parts.run(100);
    parts.run(200);
    assert_eq!(parts.tally(), &whole);
    assert_eq!(whole.battles, 300);
}

#[test]
fn pins_matter_in_the_full_game() {
    // Many arrows fall on few: who is pinned does not strike back. The lame do not duel.
    let mut form = general(Clan::Lion, 9, 2).into_form();
    form.disadvantages.push(Disadvantage::Lame);
    let lame = Character::new(form).unwrap();
    let archers = army(Clan::Crane, &[(Printed::Bowmen, 20)], vec![lame.clone()]);
    let samurai = army(Clan::Crane, &[(Printed::Samurai, 6)], vec![lame]);
    let (field, strength) = field(Season::Summer, Ground::Open, Rulings::STANDARD, archers, samurai);
    let losses = |play: Play| played(&field, &strength, play, 4000).forecast().losses(Role::Attacker);
    assert!(losses(Play::Full) + 0.1 < losses(Play::AsForecast));
}

#[test]
fn duels_that_kill_the_general_matter_in_the_full_game() {
    // A General who holds his troops together, and a duelist who takes him from them.
    let led = army(Clan::Lion, &[(Printed::Ashigaru, 12)], vec![general(Clan::Lion, 5, 1)]);
    let hunted = army(Clan::Crane, &[(Printed::Bushi, 10)], vec![general(Clan::Crane, 1, 9)]);
    let (field, strength) = field(Season::Summer, Ground::Open, Rulings::STANDARD, led, hunted);
    let wins = |play: Play| played(&field, &strength, play, 4000).wins(Role::Attacker).share;
    assert!(wins(Play::Full) + 0.03 < wins(Play::AsForecast));
}

#[test]
fn siege_units_bring_walls_down_in_the_full_game() {
    let siege = army(Clan::Crab, &[(Printed::SiegeEngines, 4)], Vec::new());
    let walls = army(Clan::Crane, &[(Printed::Fortifications, 4)], Vec::new());
    let (field, strength) = field(Season::Summer, Ground::Open, Rulings::STANDARD, siege, walls);
    let rounds = |play: Play| played(&field, &strength, play, 1000).rounds;
    assert!(rounds(Play::Full) < rounds(Play::AsForecast));
}

#[test]
fn an_estimate_holds_its_share_and_stays_between_nothing_and_all() {
    let half = estimate(500, 1000);
    assert!(half.low < half.share && half.share < half.high);
    assert!((half.high - half.low - 0.0618).abs() < 1e-3, "twice 1.96 standard errors of 0.0158");
    let none = estimate(0, 100);
    assert!(none.low <= 0.0 && none.share <= 0.0 && none.high > 0.0);
}
