//! How long The Empire Reborn's exact odds take. Budgets on a phone that is about five times slower than a desk's
//! computer: any roll of up to 20 dice 50 ms, a duel in which both cheat and both are Dragon 300 ms, a usual battle
//! 300 ms, one at the limit of states 2 s.

use rokugan::games::empire_reborn::tools::headless::COMMANDS;

const DUELIST: &str = r#"{"clan": "dragon", "rings": {"earth": 2, "water": 2, "fire": FIRE, "air": 3, "void": VOID},
  "honor": 3, "school": "dragon_bushi", "cheat": true, "advantages": [{"id": "ambidextrous"}], "extra": EXTRA}"#;

const GENERAL: &str =
    r#"{"clan": "crane", "rings": {"earth": 2, "water": 3, "fire": 2, "air": 2, "void": 2}, "honor": 2}"#;

/// Armies as groups: a usual battle, and several of nearly as many states as there may be.
const BATTLES: [(&str, &[(&str, u8)], &[(&str, u8)]); 6] = [
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
    let army = |groups: &[(&str, u8)]| {
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
