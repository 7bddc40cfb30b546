//! Marches that are made without the map, the battle that is due where an army has come among others, and orders that
//! nobody carried out (ER-MOV, ER-BAT-13).

use super::atlases::chart;
use super::battles::{asked, begin};
use super::played::{Table, name, play, table};
use rokugan::games::empire_reborn::command::{Command, Survey};
use rokugan::games::empire_reborn::field::Affair;
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::realm::Order;
use rokugan::games::empire_reborn::text::map::ahead as told;
use rokugan::games::empire_reborn::views::arrival::{ahead, came_from, met};
use rokugan::games::empire_reborn::views::march::Ask;
use rokugan::games::empire_reborn::views::odds::battle::view;
use rokugan::games::empire_reborn::views::odds::plan::{Choice, origins, plan, proposed};
use rokugan::games::empire_reborn::views::realm::left_out;
use rokugan::kernel::replay::verify;
use rokugan::words::empire_reborn as keys;

fn buy(realm: Clan, place: &str, count: u16) -> Command {
    Command::Muster { realm, place: name(place), kind: Printed::Bushi, count, bid: None }
}

fn march(from: &str, to: &str) -> Command {
    Command::March { realm: Clan::Crane, from: name(from), to: name(to), units: vec![(Printed::Bushi, 6)] }
}

fn ask(from: &str) -> Ask {
    Ask { clan: Clan::Crane, from: name(from), units: vec![(Printed::Bushi, 6)], approved: Vec::new() }
}

/// Six Bushi of the Crane in Kakita and two in Doji; of the Crab four in Hida and four in Kaiu, which is not on the map.
fn begun() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let all = [
        buy(Clan::Crane, "Kakita", 6),
        buy(Clan::Crane, "Doji", 2),
        buy(Clan::Crab, "Hida", 4),
        buy(Clan::Crab, "Kaiu", 4),
        Command::Survey(Survey::Begin { chart: chart() }),
        Command::BeginCampaign,
    ];
    play(&mut table, all);
    table
}

#[test]
fn er_mov_1_and_2_a_march_made_without_the_map_is_told_before() {
    let mut table = begun();
    let said = |table: &Table, from: &str, to: &str| {
        told(&ahead(table, &ask(from), &name(to))).into_iter().map(|line| line.key).collect::<Vec<_>>()
    };
    assert_eq!(said(&table, "Kakita", "Doji"), [keys::ER_MARCH_STRAIGHT, keys::ER_MARCH_NO_ATTACK]);
    let far = [keys::ER_MARCH_THROUGH, keys::ER_MARCH_ATTACK, keys::ER_MARCH_TOO_FAR, keys::ER_MARCH_THERE];
    assert_eq!(said(&table, "Kakita", "Hida"), far);
    assert_eq!(
        said(&table, "Kakita", "Kaiu"),
        [keys::ER_NO_WAY, keys::ER_MARCH_MEETS],
        "off the map they are seen, too"
    );
    assert_eq!(said(&table, "Kakita", "Moto"), [keys::ER_NO_WAY]);
    play(&mut table, [march("Kakita", "Asahina")]);
    let again = said(&table, "Asahina", "Doji");
    assert_eq!(again.last(), Some(&keys::ER_MARCH_MARCHED), "whoever marched has marched: {again:?}");
    let ends = [Clan::Crane, Clan::Crab].map(|realm| Command::CloseAccount { realm });
    play(&mut table, ends.into_iter().chain([Command::EndTurn]));
    assert_eq!(came_from(&table, Clan::Crane, &name("Asahina")), None, "of this turn alone");
}

#[test]
fn an_army_among_others_is_offered_the_battle_with_both() {
    let mut table = begun();
    assert_eq!(met(&table, Clan::Crane), []);
    play(&mut table, [march("Kakita", "Kaiu")]);
    let all = met(&table, Clan::Crane);
    assert_eq!(all.len(), 1, "{all:?}");
    let (found, bushi) = (&all[0], |count| vec![(Printed::Bushi, count)]);
    assert_eq!((&found.place, found.other.clan, found.other.units), (&name("Kaiu"), Clan::Crab, Some(4)));
    assert_eq!((&found.look.attacker.units, &found.look.defender.units), (&bushi(6), &bushi(4)));
    assert_eq!(found.look.ground, Ground::Open);
    assert_eq!(met(&table, Clan::Crab), [], "whoever stands at home attacks nobody");

    // Hida holds as many, and comes first by name.
    let place = Some(name("Kaiu"));
    assert_eq!(proposed(&table, &found.look, &[None, None]), [place.clone(), Some(name("Kakita"))]);
    assert_eq!(proposed(&table, &found.look, &[place.clone(), place.clone()]), [place, Some(name("Kakita"))]);
    let chosen = [Some(name("Doji")), Some(name("Hida"))];
    let [from, place] = chosen.clone();
    assert_eq!(proposed(&table, &found.look, &chosen), [place, from], "what was chosen is handed on");
    let from = origins(table.state(), Clan::Crane, false, None);
    assert!(from.contains(&name("Kakita")), "nobody is left there, and yet they came from it: {from:?}");
    play(&mut table, [Command::SetAllies { realm: Clan::Crane, allies: vec![Clan::Crab] }]);
    play(&mut table, [Command::SetAllies { realm: Clan::Crab, allies: vec![Clan::Crane] }]);
    assert_eq!(met(&table, Clan::Crane), [], "allies are no enemies");
}

#[test]
fn er_mov_2_over_a_pass_they_meet_on_the_pass() {
    let mut table = begun();
    let seen = Survey::Sight { place: name("Goimo"), clan: Some(Clan::Lion), units: Some(3) };
    play(&mut table, [march("Kakita", "Asahina"), march("Asahina", "Goimo"), Command::Survey(seen)]);
    let all = met(&table, Clan::Crane);
    assert_eq!(
        all.iter().map(|one| (one.other.clan, one.look.ground)).collect::<Vec<_>>(),
        [(Clan::Lion, Ground::Pass)]
    );
}

#[test]
fn er_bat_13_attackers_who_have_marched_in_lose_units_there_and_go_back_where_they_came_from() {
    let mut table = begun();
    play(&mut table, [march("Kakita", "Hida")]);
    let look = met(&table, Clan::Crane).remove(0).look;
    let choice = Choice {
        affair: Affair::Battle,
        place: name("Hida"),
        from: Some(name("Kakita")),
        weather: None,
        persons: Vec::new(),
        spells: Vec::new(),
        shadowlands: None,
        outlaws: None,
        legion: None,
        naval: 1,
    };
    let made = plan(table.state(), &look, &choice);
    assert_eq!((&made.sides[0].bands[0].from, &made.sides[0].back), (&None, &vec![name("Kakita")]));
    play(&mut table, [begin(made), asked(Move::Finish)]);
    let lost = view(table.state()).unwrap().sides[0].lost;
    play(&mut table, [asked(Move::Book { occupy: false })]);
    let realm = table.state().realm(Clan::Crane).unwrap();
    let left = ["Hida", "Kakita"].map(|place| u32::from(realm.count(&name(place), Printed::Bushi)));
    assert_eq!(left[0] + left[1], 6 - lost, "who fell is gone, though nobody stood where they came from");
    assert!(left.contains(&0), "they are together: {left:?}");
    verify(&table).unwrap();
}

#[test]
fn orders_that_nobody_carried_out_are_counted_before_the_turn_ends() {
    let mut table = begun();
    let order = Order {
        from: name("Kakita"),
        to: name("Doji"),
        units: vec![(Printed::Bushi, 6)],
        fleet: None,
        approved: Vec::new(),
    };
    let ordered = Command::OrderMarch { realm: Clan::Crane, order };
    play(&mut table, [ordered, Command::CloseAccount { realm: Clan::Crane }]);
    play(&mut table, [Command::CloseAccount { realm: Clan::Crab }]);
    assert_eq!(left_out(table.state()), 1);
    play(&mut table, [Command::EndTurn]);
    assert_eq!(left_out(table.state()), 0);
}
