//! Ranged Attacks at the table: what a weapon needs before it shoots (BU-RNG-1).

use super::support::shot;
use rokugan::games::bushido::assemble::ranged::shots_left;
use rokugan::games::bushido::command::{Command, Shot, Starting, Tactical};
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::warband::{KiFeat, Profile, Strength, Warband};
use rokugan::games::bushido::refusal::{Refusal, RefusalKind};
use rokugan::games::bushido::state::condition::Condition;
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::views::actions::{Offer, actions, unloaded};
use rokugan::games::bushido::views::remember::{WeaponLine, feat_lines, weapon_lines};
use rokugan::games::bushido::{Table, demo};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

const ICHI: ModelId = ModelId(1);
const REN: ModelId = ModelId(4);

/// The Main Phase of the demonstration with another card of Ichi, who has a bow.
fn table(change: impl FnOnce(&mut Profile)) -> Table {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.a.parts().clone();
    change(&mut parts.profiles[1]);
    setup.warbands.a = Warband::new(parts).unwrap();
    let mut table = Journal::start(setup, Seed(7)).unwrap();
    let tactical = Tactical::Told(Player::A);
    let starting = Starting { tactical, first: None, coins: Vec::new(), length: None };
    for command in [Command::BeginGame, Command::StartPhase(Box::new(starting))] {
        table.commit(command, Stamp(0)).unwrap();
    }
    table
}

/// A bow with these traits.
fn bow(card: &mut Profile, traits: &[&str]) {
    card.card.ranged_weapons[0].weapon.traits = traits.iter().map(|one| (*one).to_owned()).collect();
}

fn miss(weapon: u8) -> Command {
    Command::Shoot(Box::new(Shot { weapon, ..shot((ICHI, REN), [1, 1]) }))
}

/// Why no Ranged Attack is offered.
fn against(table: &Table) -> Option<RefusalKind> {
    let offered = actions(table.state(), ICHI).into_iter().find(|view| view.offer == Offer::Ranged).unwrap();
    offered.against.map(|refusal| refusal.kind)
}

fn ends(table: &Table, weapon: u8) -> Option<RefusalKind> {
    unloaded(table.state(), ICHI, weapon).map(|Refusal { kind, .. }| kind)
}

#[test]
fn bu_rng_1_without_ammo_the_attack_ends_before_any_die() {
    let mut table = table(|card| {
        bow(card, &["Ammo (1)"]);
        let mut other = card.card.ranged_weapons[0].clone();
        other.weapon.traits.clear();
        card.card.ranged_weapons.push(other);
    });
    assert_eq!((ends(&table, 0), ends(&table, 1)), (None, None));
    let left = |table: &Table, weapon| shots_left(table.state().model(ICHI).unwrap(), weapon);
    assert_eq!((left(&table, 0), left(&table, 1)), (Some((1, 1)), None));
    table.commit(miss(0), Stamp(0)).unwrap();
    assert_eq!(left(&table, 0), Some((0, 1)));
    assert_eq!((ends(&table, 0), ends(&table, 1)), (Some(RefusalKind::NoAmmo(ICHI)), None));
}

#[test]
fn the_card_tells_range_bands_shots_left_and_limits_of_ki_feats() {
    let mut table = table(|card| {
        bow(card, &["Ammo (3)"]);
        let bow = &mut card.card.ranged_weapons[0];
        (bow.weapon.name, bow.weapon.strength, bow.bands) =
            ("Yumi".to_owned(), Some(Strength::Number(1)), Some([Some(5), Some(10), None]));
        let limits = vec!["Once per game".to_owned()];
        let feat = KiFeat { name: "Iron Will".to_owned(), cost: None, timing: None, subject: None, limits };
        card.card.feats = vec![KiFeat { name: "Unlimited".to_owned(), limits: Vec::new(), ..feat.clone() }, feat];
    });
    let told = |table: &Table| weapon_lines(table.state().model(ICHI).unwrap()).pop().unwrap();
    let printed = "Yumi +1 · 5/10/-″ · Ammo (3)".to_owned();
    assert_eq!(told(&table), WeaponLine { printed: printed.clone(), shots: Some((3, 3)) });
    table.commit(miss(0), Stamp(0)).unwrap();
    assert_eq!(told(&table), WeaponLine { printed, shots: Some((2, 3)) });
    assert_eq!(feat_lines(table.state().model(ICHI).unwrap()), ["Iron Will · Once per game"]);
}

#[test]
fn bu_rng_1_an_empty_bow_is_no_action() {
    let empty = table(|card| bow(card, &["Ammo (0)"]));
    assert_eq!(against(&empty), Some(RefusalKind::NoAmmo(ICHI)));
    let mut full = table(|card| bow(card, &["Ammo (1)", "Reload"]));
    assert_eq!(against(&full), None);
    full.commit(Command::Mark { model: ICHI, condition: Condition::Reload, value: 1 }, Stamp(0)).unwrap();
    let reload = RefusalKind::HasCondition { model: ICHI, condition: Condition::Reload };
    assert_eq!(against(&full), Some(reload.clone()));
    assert_eq!(ends(&full, 0), Some(reload));
}
