//! How long The Empire Reborn's exact odds take. Budgets on a phone that is about five times slower than a desk's
//! computer: any roll of up to 20 dice 50 ms, a duel in which both cheat and both are Dragon 300 ms, a usual battle
//! 300 ms, one at the limit of states 2 s; 20,000 played battles of 30 against 30 3 s.

use rokugan::games::empire_reborn::model::army::{Army, Nature, sides};
use rokugan::games::empire_reborn::model::character::{Character, CharacterForm};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::{Context, Ground};
use rokugan::games::empire_reborn::model::ring::{Ring, Rings};
use rokugan::games::empire_reborn::model::rulings::Rulings;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::Season;
use rokugan::games::empire_reborn::model::special::Specials;
use rokugan::games::empire_reborn::model::troops::{Printed, Troops};
use rokugan::games::empire_reborn::model::unit::{Unit, UnitForm};
use rokugan::games::empire_reborn::rules::battle::field::{Field, Ships};
use rokugan::games::empire_reborn::rules::odds::simulation::{Play, Simulation};
use rokugan::games::empire_reborn::tools::headless::COMMANDS;
use rokugan::kernel::chance::Seed;

const DUELIST: &str = r#"{"clan": "dragon", "rings": {"earth": 2, "water": 2, "fire": FIRE, "air": 3, "void": VOID},
  "honor": 3, "school": "dragon_bushi", "cheat": true, "advantages": [{"id": "ambidextrous"}], "extra": EXTRA}"#;

const GENERAL: &str =
    r#"{"clan": "crane", "rings": {"earth": 2, "water": 3, "fire": 2, "air": 2, "void": 2}, "honor": 2}"#;

/// Groups of equal units: kind and number.
type Groups = &'static [(&'static str, u8)];

/// Armies as groups: a usual battle, and several of nearly as many states as there may be.
const BATTLES: [(&str, Groups, Groups); 6] = [
    ("10 against 10, two groups each", &[("bushi", 5), ("samurai", 5)], &[("ashigaru", 5), ("bowmen", 5)]),
    ("61 against 61", &[("bushi", 60), ("samurai", 1)], &[("ashigaru", 60), ("bowmen", 1)]),
    ("64 against 60", &[("bushi", 60), ("samurai", 4)], &[("ashigaru", 60)]),
    ("24 against 20", &[("bushi", 12), ("samurai", 12)], &[("bushi", 12), ("samurai", 8)]),
    ("12 of six kinds against 25", &SIX_KINDS, &[("bushi", 25)]),
    ("7 of seven kinds each", &SEVEN_KINDS, &SEVEN_KINDS),
];
const SIX_KINDS: [(&str, u8); 6] =
    [("bushi", 2), ("samurai", 2), ("bowmen", 2), ("ashigaru", 2), ("cavalry", 2), ("elites", 2)];
const SEVEN_KINDS: [(&str, u8); 7] =
    [("bushi", 1), ("samurai", 1), ("bowmen", 1), ("ashigaru", 1), ("cavalry", 1), ("elites", 1), ("shugenja", 1)];

fn main() {
    divan::main();
}

/// Answers a document again and again.
fn answer(bencher: divan::Bencher, command: &str, document: &str) {
    let command = COMMANDS.iter().find(|known| known.name == command);
    let answer = command.map_or_else(|| unreachable!("all commands are there"), |command| command.answer);
    let checked = answer(document);
    assert!(checked.is_ok(), "{document}: {checked:?}");
    bencher.bench(|| answer(document));
}

#[divan::bench(args = [(20, 3), (20, 10), (20, 17), (20, 20)])]
fn roll(bencher: divan::Bencher, (rolled, kept): (u8, u8)) {
    answer(bencher, "roll", &format!(r#"{{"a": {{"roll": {rolled}, "keep": {kept}}}}}"#));
}

#[divan::bench(args = [3, 10])]
fn roll_20_with_dice_taken_away(bencher: divan::Bencher, kept: u8) {
    answer(bencher, "roll", &format!(r#"{{"a": {{"roll": 20, "keep": {kept}, "drop": 3}}}}"#));
}

#[divan::bench(args = [("4", "4", "0"), ("9", "5", "20")])]
fn duel_of_two_cheating_dragons(bencher: divan::Bencher, (fire, void, extra): (&str, &str, &str)) {
    let duelist = DUELIST.replace("FIRE", fire).replace("VOID", void).replace("EXTRA", extra);
    answer(bencher, "duel", &format!(r#"{{"place": "court", "challenger": "a", "a": {duelist}, "b": {duelist}}}"#));
}

#[divan::bench]
fn court_of_eight(bencher: divan::Bencher) {
    let courtiers = vec![format!(r#"{{"character": {GENERAL}, "koku": 7}}"#); 8].join(", ");
    answer(bencher, "action", &format!(r#"{{"kind": "court", "courtiers": [{courtiers}]}}"#));
}

#[divan::bench(args = BATTLES.iter().map(|(name, ..)| *name))]
fn forecast(bencher: divan::Bencher, name: &str) {
    let army = |groups: Groups| {
        let group = |(kind, count): &(&str, u8)| format!(r#"{{"kind": "{kind}", "count": {count}}}"#);
        let units: Vec<String> = groups.iter().map(group).collect();
        format!(r#"{{"clan": "crane", "units": [{}], "characters": [{GENERAL}]}}"#, units.join(", "))
    };
    let (_, attacker, defender) = BATTLES.iter().find(|(known, ..)| *known == name).unwrap_or(&BATTLES[0]);
    let (attacker, defender) = (army(attacker), army(defender));
    let document = format!(
        r#"{{"kind": "forecast", "context": {{"season": "summer"}}, "attacker": {attacker}, "defender": {defender}}}"#
    );
    answer(bencher, "battle", &document);
}

/// Thirty units of three kinds under a General who holds them together for many rounds; a unit without an enchantment
/// always fits, and so does a Character without Advantages.
fn thirty() -> Army {
    let kinds = [Printed::Bushi, Printed::Bowmen, Printed::Samurai];
    let form = |kind| UnitForm {
        troops: Troops::Printed(kind),
        clan: Some(Clan::Crane),
        av: 0,
        tv: 0,
        enchantment: None,
        added: Specials::default(),
    };
    let units = kinds.into_iter().filter_map(|kind| Unit::new(form(kind)).ok()).collect();
    let general = |rings| CharacterForm {
        clan: Some(Clan::Crane),
        rings,
        honor: 9,
        school: Some(School::bushi(Clan::Lion)),
        minor_school: None,
        advantages: Vec::new(),
        disadvantages: Vec::new(),
        saver: None,
    };
    let rings = Rings::new(|ring| if ring == Ring::Water { 9 } else { 5 });
    let characters = rings.ok().and_then(|rings| Character::new(general(rings)).ok()).into_iter().collect();
    Army { clan: Some(Clan::Crane), units, characters, nature: Nature::Mortal, extra: 0 }
}

#[divan::bench]
fn twenty_thousand_battles_of_30_against_30(bencher: divan::Bencher) {
    let context = Context { season: Season::Summer, weather: None, ground: Ground::Open, province: None };
    let field = Field::new(context, sides(thirty(), thirty()), Rulings::STANDARD, Ships::Away);
    let field = field.unwrap_or_else(|place| unreachable!("no ships are there: {place:?}"));
    let strength = sides(vec![10; 3], vec![10; 3]);
    bencher.bench(|| {
        let mut simulation = Simulation::new(&field, &strength, Play::Full, 60, Seed(1));
        simulation.run(20_000);
        simulation.tally().battles
    });
}
