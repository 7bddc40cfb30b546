//! Battles on the table, blow by blow (ER-BAT, ER-RAID, ER-NAV, ER-CAP).

use super::played::{Table, form, name, play, refused, seeded, table};
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::event::Event;
use rokugan::games::empire_reborn::field::command::{Move, Throw};
use rokugan::games::empire_reborn::field::due::{Due, due};
use rokugan::games::empire_reborn::field::event::Fray;
use rokugan::games::empire_reborn::field::ranks::living;
use rokugan::games::empire_reborn::field::{Affair, Band, Kind, Muster, Plan, ROLES, Verdict};
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::army::{Nature, Role};
use rokugan::games::empire_reborn::model::character::CharacterForm;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::{Disposition, Ground};
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::rulings::Ruling;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::model::unit::Enchantment;
use rokugan::games::empire_reborn::person::{Dice, Last, Open, PersonId};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::battle::round::strike::StrikeField;
use rokugan::games::empire_reborn::rules::gains::gains;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::state::State;
use rokugan::games::empire_reborn::views::odds::battle::{Topic, View, view};
use rokugan::games::empire_reborn::views::odds::history::history;
use rokugan::games::empire_reborn::views::odds::otherwise::{SAME, last_battle};
use rokugan::games::empire_reborn::views::odds::plan::{
    Choice, Lack, enchantable, home_of, lack, places, plan as made_plan, stands_at,
};
use rokugan::games::empire_reborn::views::odds::war::{Look, Side};
use rokugan::games::empire_reborn::world::tally::Merit;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::replay::verify;

pub const REN: PersonId = PersonId(0);
pub const TETSUO: PersonId = PersonId(1);

pub fn asked(asked: Move) -> Command {
    Command::Field(asked)
}

pub fn band(kind: Printed, count: u16, from: Option<&str>) -> Band {
    Band::plain(Kind::Printed(kind), count, from.map(name))
}

pub fn muster(clan: Clan, bands: Vec<Band>, persons: &[PersonId]) -> Muster {
    Muster { clan, bands, persons: persons.to_vec(), back: Vec::new(), nature: Nature::Mortal, aboard: Vec::new() }
}

pub fn plan(affair: Affair, ground: Ground, attacker: Muster, defender: Muster) -> Plan {
    Plan { affair, place: name("Hida"), ground, weather: None, koku: None, sides: [attacker, defender] }
}

pub fn begin(plan: Plan) -> Command {
    asked(Move::Begin { plan: Box::new(plan) })
}

pub fn roll(handfuls: &[&[u8]]) -> Command {
    asked(Move::Roll { throw: Throw::Dice(handfuls.iter().map(|dice| dice.to_vec()).collect()) })
}

pub fn count(count: u16) -> Command {
    asked(Move::Roll { throw: Throw::Count(count) })
}

fn app() -> Command {
    asked(Move::Roll { throw: Throw::App })
}

fn buy(realm: Clan, place: &str, kind: Printed, count: u16) -> Command {
    Command::Muster { realm, place: name(place), kind, count, bid: None }
}

fn welcome(who: &str, form: CharacterForm) -> Command {
    Command::Welcome { name: name(who), form }
}

/// A Crab whose school does nothing in battle.
fn tetsuo() -> CharacterForm {
    form(School::shugenja(Clan::Crab), [2, 3, 3, 2, 2], 3)
}

/// The Crane with six Bushi in Kakita under Ren, the Crab with four in Hida under Tetsuo, in the first turn.
pub fn realms() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    play(
        &mut table,
        [
            buy(Clan::Crane, "Kakita", Printed::Bushi, 6),
            buy(Clan::Crab, "Hida", Printed::Bushi, 4),
            welcome("Ren", form(School::bushi(Clan::Crane), [3, 3, 4, 3, 2], 4)),
            welcome("Tetsuo", tetsuo()),
            Command::BeginCampaign,
        ],
    );
    table
}

/// Units of two Clans that are kept by nobody here, without Characters, and their battle begun on equal terms.
fn met(ground: Ground, attackers: (Clan, Vec<Band>), defenders: (Clan, Vec<Band>)) -> Table {
    let mut table = table(&[Clan::Mantis]);
    let sides = [attackers, defenders].map(|(clan, bands)| muster(clan, bands, &[]));
    let [attacker, defender] = sides;
    play(&mut table, [begin(plan(Affair::Battle, ground, attacker, defender)), roll(&[&[5], &[5]])]);
    table
}

fn attack_first(table: &mut Table) {
    play(table, [asked(Move::RuleFirst { role: Role::Attacker })]);
}

fn now(table: &Table) -> View {
    view(table.state()).unwrap()
}

fn is_due(table: &Table) -> Due {
    due(table.state()).unwrap()
}

/// The last step is taken back.
fn back(table: &mut Table) {
    let before = table.cursor() - 1;
    table.go_to(before);
}

fn left(table: &Table) -> [usize; 2] {
    let clash = table.state().clash().unwrap();
    ROLES.map(|role| living(table.state(), clash, role).len())
}

/// The pass battle, up to its first strikes: outmanoeuvred by the attackers, who strike first.
pub fn over_the_pass() -> Table {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    play(
        &mut table,
        [
            begin(plan(Affair::Battle, Ground::Pass, attacker, defender)),
            // 24 less 10 for the pass is 11 more than 3.
            roll(&[&[9, 8, 7], &[1, 1, 1]]),
            roll(&[&[5, 6]]),
            roll(&[&[5, 5, 5], &[4, 4, 4]]),
        ],
    );
    table
}

#[test]
fn er_bat_1_the_highest_water_leads_and_the_next_after_his_death() {
    let mut table = over_the_pass();
    assert_eq!(now(&table).sides[0].general, Some(REN));
    play(&mut table, [Command::Die { who: REN }]);
    assert_eq!(now(&table).sides[0].general, None, "nobody is left: Water 1");
    assert_eq!(now(&table).sides[1].general, Some(TETSUO));
}

#[test]
fn er_bat_2_generals_roll_their_water_with_what_their_scouts_add() {
    let mut table = realms();
    let attacker = muster(Clan::Lion, vec![band(Printed::Scouts, 2, None)], &[REN]);
    let defender = muster(Clan::Scorpion, vec![band(Printed::Bushi, 2, None)], &[]);
    play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender))]);
    let Due::Disposition([attacker, defender]) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((attacker.roll, attacker.keep, attacker.bonus), (3, 3, 4));
    assert_eq!((defender.roll, defender.keep, defender.bonus), (1, 1, 0));
}

#[test]
fn er_bat_3_the_armies_meet_and_a_surprise_is_a_free_round() {
    let table = over_the_pass();
    assert_eq!(now(&table).met, Some((Disposition::Outmanoeuvred, Some(Role::Attacker))));
    let mut other = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[]);
    play(&mut other, [begin(plan(Affair::Battle, Ground::Open, attacker, defender)), roll(&[&[29], &[5]])]);
    // 24 more: surprised. One side strikes, without initiative.
    assert_eq!(now(&other).met, Some((Disposition::Surprised, Some(Role::Attacker))));
    assert_eq!(other.state().clash().unwrap().order, [Role::Attacker]);
    play(&mut other, [count(0)]);
    assert!(matches!(is_due(&other), Due::Initiative(_)), "the second round has no free side");
}

#[test]
fn er_bat_4_whoever_finds_somebody_fights_and_the_loser_lives_or_dies_before_the_battle_goes_on() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    play(
        &mut table,
        [
            begin(plan(Affair::Battle, Ground::Open, attacker, defender)),
            roll(&[&[5, 5, 5], &[5, 5, 5]]),
            // Both draw each other, and fight once.
            roll(&[&[3, 1]]),
        ],
    );
    assert!(matches!(is_due(&table), Due::Duel([REN, TETSUO], _)));
    play(&mut table, [roll(&[&[9, 9, 9, 9, 1, 1], &[5, 5, 5]])]);
    let Due::Queue(at) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    // Five times the winner's Fire of 4.
    let open = table.state().open()[usize::from(at)];
    assert_eq!(open, Open::Death { who: TETSUO, tn: 20, last: Last::Earth });
    let refusal = refused(&mut table, asked(Move::Book { occupy: false }));
    assert_eq!(refusal.kind, RefusalKind::RollFirst);
    play(&mut table, [roll(&[&[1, 1]])]);
    assert!(!table.state().person(TETSUO).unwrap().lives());
    assert!(matches!(is_due(&table), Due::Initiative(_)), "the battle goes on with what is left");
    let honors = table.state().open().iter().filter(|open| matches!(open, Open::Honor { .. })).count();
    assert_eq!(honors, 2, "two points each wait in the queue, and the battle does not wait for them");
}

#[test]
fn er_bat_5_the_higher_total_strikes_first_and_equal_ones_are_rolled_again() {
    let mut table = over_the_pass();
    assert_eq!(table.state().clash().unwrap().order, [Role::Attacker, Role::Defender]);
    back(&mut table);
    play(&mut table, [roll(&[&[5, 5, 5], &[6, 5, 4]])]);
    assert!(matches!(is_due(&table), Due::Initiative(_)), "equal");
    play(&mut table, [roll(&[&[1, 1, 1], &[6, 5, 4]])]);
    assert_eq!(table.state().clash().unwrap().order, [Role::Defender, Role::Attacker]);
}

#[test]
fn er_bat_5_a_scorpion_bushi_who_makes_his_roll_strikes_first_without_it() {
    let mut table = table(&[Clan::Mantis]);
    play(&mut table, [welcome("Shin", form(School::bushi(Clan::Scorpion), [2, 3, 2, 2, 3], 2))]);
    let attacker = muster(Clan::Crab, vec![band(Printed::Bushi, 2, None)], &[]);
    let defender = muster(Clan::Scorpion, vec![band(Printed::Bushi, 2, None)], &[PersonId(0)]);
    play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender)), roll(&[&[9], &[3, 3, 3]])]);
    let Due::Scorpion(Role::Defender, pool) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((pool.roll, pool.keep), (3, 3));
    play(&mut table, [roll(&[&[9, 9, 2]])]);
    assert_eq!(table.state().clash().unwrap().order, [Role::Defender, Role::Attacker]);
    back(&mut table);
    play(&mut table, [roll(&[&[9, 9, 1]])]);
    assert!(matches!(is_due(&table), Due::Initiative(_)), "19 is below 20");
}

#[test]
fn er_bat_6_six_bushi_are_three_hits_and_the_defender_saves() {
    let mut table = over_the_pass();
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    // 3, less 1 over the pass, plus 1 outmanoeuvred.
    assert_eq!((volley.role, volley.by.len(), volley.av), (Role::Attacker, 6, 3));
    play(&mut table, [count(3)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    // 3, plus 1 on a pass.
    assert_eq!((rolls.field, rolls.blows.len(), rolls.value), (StrikeField::Save, 3, 4));
    let on: Vec<_> = table.state().clash().unwrap().blows[0].iter().filter_map(|blow| blow.on).collect();
    assert_eq!(on, [0, 1, 2], "one hit a unit");
    play(&mut table, [roll(&[&[4, 5, 10]])]);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((volley.role, volley.by.len()), (Role::Defender, 2), "two fell");
}

#[test]
fn er_bat_6_a_number_of_fallen_says_nothing_of_second_hits() {
    // Six hits on four units: two are hit twice. Two fall of the first hits; the second hits of those who stand are due.
    let second = (1..=60).map(|seed| {
        let mut table = seeded(&[Clan::Mantis], Seed(seed));
        let bushi = |clan: Clan, count: u16| muster(clan, vec![band(Printed::Bushi, count, None)], &[]);
        let [attacker, defender] = [bushi(Clan::Crane, 6), bushi(Clan::Crab, 4)];
        play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender)), roll(&[&[5], &[5]])]);
        attack_first(&mut table);
        play(&mut table, [count(6), count(2)]);
        assert_eq!(left(&table)[1], 4, "the fallen are taken at the end of the round");
        match is_due(&table) {
            Due::Rolls(rolls) => rolls.blows.len(),
            Due::Volley(_) => 0,
            other => panic!("{other:?}"),
        }
    });
    let second: Vec<usize> = second.collect();
    let share = |count: usize| second.iter().filter(|one| **one == count).count();
    // One in six, four in six, one in six.
    assert!(
        (1..=25).contains(&share(0)) && (25..=55).contains(&share(1)) && (1..=25).contains(&share(2)),
        "{second:?}"
    );
}

#[test]
fn er_bat_6_dice_typed_one_by_one_hit_as_a_number_does() {
    let mut counted = over_the_pass();
    play(&mut counted, [count(2), count(1)]);
    let mut typed = over_the_pass();
    play(&mut typed, [roll(&[&[1, 9, 3, 4, 10, 8]]), roll(&[&[7, 2]])]);
    assert_eq!(left(&counted), left(&typed));
    // Which of four equal units fell only the dice say.
    let strikers = |table: &Table| match is_due(table) {
        Due::Volley(volley) => (volley.role, volley.by.len(), volley.av),
        other => panic!("{other:?}"),
    };
    assert_eq!(strikers(&counted), strikers(&typed));
    // As many as there are, and no face that no die has.
    assert_eq!(refused(&mut typed, count(9)).kind, RefusalKind::Bound);
    assert_eq!(refused(&mut typed, roll(&[&[1, 11, 3]])).kind, RefusalKind::NoSuchDie(11));
    assert_eq!(refused(&mut typed, roll(&[&[1]])).kind, RefusalKind::WrongDice { rolled: 3 });
}

#[test]
fn er_bat_6_hits_are_given_by_the_preference_list_and_can_be_given_to_others() {
    let bands = vec![band(Printed::Samurai, 2, None), band(Printed::Ashigaru, 2, None)];
    let mut table = met(Ground::Open, (Clan::Crane, vec![band(Printed::Bushi, 3, None)]), (Clan::Crab, bands));
    attack_first(&mut table);
    let order = vec![Kind::Printed(Printed::Ashigaru), Kind::Printed(Printed::Samurai)];
    let given = |table: &Table| -> Vec<usize> {
        table.state().clash().unwrap().blows[0].iter().filter_map(|blow| blow.on).collect()
    };
    play(&mut table, [count(3)]);
    assert_eq!(given(&table), [0, 1, 2]);
    play(&mut table, [asked(Move::Prefer { role: Role::Defender, order })]);
    assert_eq!(given(&table), [2, 3, 0], "the peasants first");
    play(&mut table, [asked(Move::Give { blow: 2, to: 3 })]);
    assert_eq!(given(&table), [2, 3, 3], "any number on one");
    // Both peasants roll; the second hit on the second of them is wasted when the first destroys it.
    play(&mut table, [roll(&[&[3, 3]])]);
    assert!(matches!(is_due(&table), Due::Volley(ref volley) if volley.role == Role::Defender));
    assert_eq!(refused(&mut table, asked(Move::Give { blow: 0, to: 1 })).kind, RefusalKind::NothingOpen);
}

#[test]
fn er_bat_7_and_9_values_are_those_of_the_round() {
    let table = over_the_pass();
    let groups = now(&table).sides.map(|side| side.groups[0].values.unwrap());
    assert_eq!(groups, [(3, 3), (3, 4)]);
}

#[test]
fn er_bat_8_ships_fight_in_the_first_round_of_a_landing_alone() {
    let fleet = vec![band(Printed::Bushi, 2, None), band(Printed::Kobune, 1, None)];
    let mut table = met(Ground::Landing, (Clan::Crane, fleet), (Clan::Crab, vec![band(Printed::Bushi, 9, None)]));
    attack_first(&mut table);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((volley.by.len(), volley.av), (2, 1), "Bushi wade");
    play(&mut table, [count(0), count(0), count(0)]);
    assert_eq!(now(&table).round, 2);
    attack_first(&mut table);
    assert_eq!(table.state().clash().unwrap().ranks[0], [0, 1], "the ship lies off");
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.av, 3);
}

#[test]
fn er_bat_10_a_character_whose_unit_falls_lives_or_dies_and_is_no_unit_any_more() {
    let mut table = realms();
    let attacker = muster(Clan::Lion, vec![band(Printed::Samurai, 2, None)], &[]);
    let formed = Band::plain(Kind::Person(TETSUO), 1, None);
    let own = vec![formed.clone(), band(Printed::Bushi, 2, None)];
    let defender = muster(Clan::Crab, own, &[TETSUO]);
    play(&mut table, [begin(plan(Affair::Battle, Ground::Open, attacker, defender)), roll(&[&[5], &[2, 2, 2]])]);
    attack_first(&mut table);
    // Water 3, Fire 3, Void 2: AV 4; Earth 2, Air 2, Void 2: TV 3.
    assert_eq!(now(&table).sides[1].groups[0].values, Some((4, 3)));
    play(&mut table, [count(1), roll(&[&[4]]), count(0), roll(&[&[9, 9, 9]])]);
    // Five times the AV of a Samurai.
    assert_eq!(table.state().open()[0], Open::Death { who: TETSUO, tn: 25, last: Last::Earth });
    play(&mut table, [roll(&[&[14, 13]])]);
    assert!(table.state().person(TETSUO).unwrap().lives());
    assert_eq!((left(&table), now(&table).round), ([2, 2], 2), "he is there, his unit is not");
    let lame = CharacterForm {
        disadvantages: vec![Disadvantage::Lame],
        ..form(School::bushi(Clan::Crab), [2, 2, 2, 2, 2], 2)
    };
    play(&mut table, [asked(Move::CallOff), welcome("Lame", lame)]);
    let formed = Band { kind: Kind::Person(PersonId(2)), ..formed };
    let attacker = muster(Clan::Lion, vec![band(Printed::Samurai, 2, None)], &[]);
    let defender = muster(Clan::Crab, vec![formed], &[PersonId(2)]);
    let refusal = refused(&mut table, begin(plan(Affair::Battle, Ground::Open, attacker, defender)));
    assert_eq!((refusal.rule, refusal.kind), ("ER-BAT-10", RefusalKind::BadPerson));
}

#[test]
fn er_bat_11_blademasters_who_stand_strike_back() {
    let mut table = met(
        Ground::Open,
        (Clan::Crane, vec![band(Printed::Bushi, 2, None)]),
        (Clan::Scorpion, vec![band(Printed::Elites, 1, None)]),
    );
    attack_first(&mut table);
    play(&mut table, [count(1), roll(&[&[7]])]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.value), (StrikeField::Back, 3));
    play(&mut table, [roll(&[&[3]])]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.value), (StrikeField::BackSave, 3));
    play(&mut table, [roll(&[&[4]]), count(0)]);
    // A casualty of this round: the attackers test.
    let Due::Morale(test) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((test.role, test.tn), (Role::Attacker, 5));
}

#[test]
fn er_bat_12_the_side_that_lost_more_tests_and_runs() {
    let mut table = over_the_pass();
    play(&mut table, [count(3), count(2), count(1), count(1)]);
    let Due::Morale(test) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    // Two lost: 10, against Water 3 and twice Honor 3.
    assert_eq!((test.role, test.tn, test.pool.roll, test.pool.bonus), (Role::Defender, 10, 3, 6));
    play(&mut table, [roll(&[&[1, 1, 2]])]);
    assert_eq!((now(&table).round, now(&table).verdict), (2, None), "10 holds");
    back(&mut table);
    play(&mut table, [roll(&[&[1, 1, 1]])]);
    assert_eq!(now(&table).verdict, Some(Verdict { winner: Some(Role::Attacker), fled: true }));
    // The map tells nothing of Hida: its own provinces are where a Clan can run to.
    assert!(matches!(is_due(&table), Due::Retreat(Role::Defender, units) if units.len() == 2));
    assert!(!now(&table).sides[1].back.contains(&name("Hida")));
    play(&mut table, [roll(&[&[1, 1]])]);
    assert_eq!(is_due(&table), Due::Book);
}

#[test]
fn er_bat_12_where_both_roll_the_defender_comes_after_the_attacker_has_held() {
    let mut table = over_the_pass();
    play(&mut table, [Command::SetRuling { ruling: Ruling::MoraleTie, reading: 1 }]);
    play(&mut table, [count(1), count(1), count(1), count(1)]);
    assert!(matches!(is_due(&table), Due::Morale(test) if test.role == Role::Attacker));
    play(&mut table, [roll(&[&[9, 9, 9]])]);
    assert!(matches!(is_due(&table), Due::Morale(test) if test.role == Role::Defender));
    play(&mut table, [roll(&[&[9, 9, 9]])]);
    assert_eq!(now(&table).round, 2);
}

#[test]
fn er_bat_13_the_loser_has_nowhere_to_go_and_all_of_it_is_booked() {
    let mut table = over_the_pass();
    play(&mut table, [asked(Move::SetBack { role: Role::Defender, places: Vec::new() })]);
    play(&mut table, [count(3), count(2), count(1), count(1), roll(&[&[1, 1, 1]]), asked(Move::Book { occupy: true })]);
    let state = table.state();
    assert!(state.clash().is_none());
    let [crane, crab] = [Clan::Crane, Clan::Crab].map(|clan| state.realm(clan).unwrap());
    assert_eq!(crane.count(&name("Hida"), Printed::Bushi), 5, "the victors stand where they fought");
    assert_eq!((crane.count_all(Printed::Bushi), crab.count_all(Printed::Bushi)), (5, 0));
    assert!(crane.province(&name("Hida")).is_some() && crab.province(&name("Hida")).is_none());
    assert_eq!(state.person(TETSUO).unwrap().captor, Some(Clan::Crane));
    // Six against four: nobody was outnumbered two to one (ER-XP-2).
    let earned = [(REN, Merit::Battle), (REN, Merit::BattleWon), (TETSUO, Merit::Battle)];
    assert_eq!(state.tally().merits, earned);
    assert!(gains(state).iter().all(|gain| gain.own.as_ref().is_none_or(|(who, _)| who.as_str() != "Tetsuo")));
    let points: Vec<(PersonId, i8)> = state
        .open()
        .iter()
        .filter_map(|open| if let Open::Honor { who, points, .. } = open { Some((*who, *points)) } else { None })
        .collect();
    assert_eq!(points, [(REN, 1), (TETSUO, -1), (TETSUO, -3)]);
}

#[test]
fn er_bat_13_units_run_where_their_dice_say_and_walls_change_hands() {
    let mut table = realms();
    let walls = vec![band(Printed::Bushi, 2, None), band(Printed::Fortifications, 1, None)];
    play(
        &mut table,
        [Command::ByHand(rokugan::games::empire_reborn::command::Hand::Treasury { realm: Clan::Crab, to: 50 })],
    );
    play(&mut table, [buy(Clan::Crab, "Hida", Printed::Fortifications, 1)]);
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[]);
    let defender =
        Muster { back: vec![name("Kaiu"), name("Yasuki"), name("Kuni")], ..muster(Clan::Crab, walls, &[TETSUO]) };
    let ends = Verdict { winner: Some(Role::Attacker), fled: true };
    play(
        &mut table,
        [begin(plan(Affair::Battle, Ground::Open, attacker, defender)), asked(Move::RuleEnd { verdict: ends })],
    );
    assert!(matches!(is_due(&table), Due::Retreat(Role::Defender, ref units) if units == &[0, 1]), "walls stay");
    // Three places in turn, three faces each: a 10 is rolled again.
    assert_eq!(refused(&mut table, roll(&[&[2, 10]])).kind, RefusalKind::NoSuchDie(10));
    play(&mut table, [roll(&[&[1, 6]]), asked(Move::Book { occupy: false })]);
    let [crane, crab] = [Clan::Crane, Clan::Crab].map(|clan| table.state().realm(clan).unwrap());
    assert_eq!((crab.count(&name("Kaiu"), Printed::Bushi), crab.count(&name("Kuni"), Printed::Bushi)), (1, 1));
    assert_eq!(crane.count(&name("Hida"), Printed::Fortifications), 1);
    assert_eq!(crab.count_all(Printed::Fortifications), 0);
    assert_eq!(crab.count(&name("Hida"), Printed::Bushi), 2, "two were not in the battle");
    assert_eq!(table.state().person(TETSUO).unwrap().captor, None, "he ran with them");
}

#[test]
fn er_bat_13_berserkers_die_on_two_in_ten_won_or_lost() {
    let mut table = met(
        Ground::Open,
        (Clan::Crane, vec![band(Printed::Bushi, 1, None)]),
        (Clan::Crab, vec![band(Printed::Elites, 3, None)]),
    );
    play(&mut table, [asked(Move::RuleEnd { verdict: Verdict { winner: Some(Role::Defender), fled: true } })]);
    assert!(matches!(is_due(&table), Due::Berserkers(Role::Defender, ref units) if units.len() == 3));
    play(&mut table, [roll(&[&[2, 3, 1]])]);
    assert_eq!((left(&table), is_due(&table)), ([1, 1], Due::Book));
}

/// A battle the Crane's Ren and Emiko have won against three times as many, ready to be booked.
fn won_by_few(ruling: Ruling, reading: u8) -> Table {
    let mut table = realms();
    if reading > 0 {
        play(&mut table, [Command::SetRuling { ruling, reading }]);
    }
    play(&mut table, [welcome("Emiko", form(School::shugenja(Clan::Crane), [2, 2, 2, 5, 2], 6))]);
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 1, Some("Kakita"))], &[REN, PersonId(2)]);
    let own = muster(Clan::Crab, vec![band(Printed::Bushi, 3, None)], &[TETSUO]);
    let defender = Muster { back: vec![name("Kaiu")], ..own };
    let ends = Verdict { winner: Some(Role::Attacker), fled: true };
    let begins = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
    play(&mut table, [begins, asked(Move::RuleEnd { verdict: ends }), asked(Move::Book { occupy: false })]);
    table
}

#[test]
fn battle_honor_is_read_in_both_ways() {
    // Ren has more Water than Emiko.
    for (reading, winners) in [(0, vec![REN, PersonId(2)]), (1, vec![REN])] {
        let table = won_by_few(Ruling::BattleHonor, reading);
        let gains = |open: &Open| match open {
            Open::Honor { who, points: 1.., .. } => Some(*who),
            _ => None,
        };
        let found: Vec<PersonId> = table.state().open().iter().filter_map(gains).collect();
        assert_eq!(found, winners, "reading {reading}");
    }
}

#[test]
fn battle_xp_is_read_in_both_ways() {
    for (reading, lines) in
        [(0, vec![Merit::BattleThree]), (1, vec![Merit::Battle, Merit::BattleTwo, Merit::BattleThree])]
    {
        let table = won_by_few(Ruling::BattleXp, reading);
        let merits = table.state().tally().merits.iter().filter(|(who, _)| *who == REN).map(|(_, merit)| *merit);
        assert_eq!(merits.collect::<Vec<_>>(), [lines, vec![Merit::BattleWon]].concat(), "reading {reading}");
    }
}

#[test]
fn objective_av_is_read_in_both_ways() {
    // Bushi over a pass in summer: 3, or 2 where the pass counts.
    for (reading, av) in [(0, 3), (1, 2)] {
        let mut table = table(&[Clan::Mantis]);
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::ObjectiveAv, reading }]);
        }
        let bushi = |clan| muster(clan, vec![band(Printed::Bushi, 2, None)], &[]);
        let raid = plan(Affair::Raid, Ground::Pass, bushi(Clan::Crane), bushi(Clan::Crab));
        // 15 less 10 is 5, on equal terms.
        play(&mut table, [begin(raid), roll(&[&[15], &[5]])]);
        attack_first(&mut table);
        play(&mut table, [count(0), count(0)]);
        let Due::Objective(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
        assert_eq!((volley.role, volley.av), (Role::Attacker, av), "reading {reading}");
        play(&mut table, [count(0)]);
        let Due::Objective(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
        assert_eq!((volley.role, volley.av), (Role::Defender, 3), "the pass is the attacker's");
    }
}

#[test]
fn sampan_av_is_read_in_both_ways() {
    for (reading, av) in [(0, 5), (1, 6)] {
        let ships = |clan| (clan, vec![band(Printed::Sampan, 2, None)]);
        let mut table = met(Ground::Naval, ships(Clan::Crane), ships(Clan::Crab));
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::SampanAv, reading }]);
        }
        assert_eq!(now(&table).sides[0].groups[0].values, Some((av, 5)), "reading {reading}");
    }
}

#[test]
fn siege_against_walls_is_read_in_both_ways() {
    // Two walls of TV 6 against two Siege Engines.
    for (reading, tv) in [(0, 2), (1, 0)] {
        let engines = (Clan::Crane, vec![band(Printed::SiegeEngines, 2, None)]);
        let mut table = met(Ground::Open, engines, (Clan::Crab, vec![band(Printed::Fortifications, 2, None)]));
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::SiegeAgainstWalls, reading }]);
        }
        assert_eq!(now(&table).sides[1].groups[0].values, Some((0, tv)), "reading {reading}");
    }
}

#[test]
fn er_sch_shugenja_lay_their_schools_upon_as_many_units_as_they_have_ranks() {
    let mut table = table(&[Clan::Mantis]);
    let shugenja = |clan, void| form(School::shugenja(clan), [2, 2, 2, 2, void], 2);
    play(&mut table, [welcome("Yogo", shugenja(Clan::Scorpion, 2)), welcome("Isawa", shugenja(Clan::Phoenix, 3))]);
    let laid = |kind, count, enchantment| Band { enchantment: Some(enchantment), ..band(kind, count, None) };
    let bands = |count| vec![laid(Printed::Bushi, count, Enchantment::Scorpion), band(Printed::Bushi, 1, None)];
    let foe = || {
        let shugenja = laid(Printed::Shugenja, 3, Enchantment::Phoenix(3));
        muster(Clan::Phoenix, vec![shugenja], &[PersonId(1)])
    };
    let fight =
        |count| begin(plan(Affair::Battle, Ground::Open, muster(Clan::Scorpion, bands(count), &[PersonId(0)]), foe()));
    let refusal = refused(&mut table, fight(3));
    assert_eq!((refusal.kind, refusal.rule), (RefusalKind::TooManyEnchanted { most: 2 }, "ER-SCH"));
    play(&mut table, [fight(2)]);
    // A Bushi's TV of 3 and three more; the Shugenja's AV of 4 and three more.
    let told = now(&table).sides.map(|side| (side.groups[0].values.unwrap(), side.groups[0].enchanted));
    assert_eq!(told, [((3, 6), 2), ((7, 2), 3)]);
    // The third Bushi saves with 3, the two before it with 6.
    play(&mut table, [roll(&[&[5, 5], &[5, 5]]), roll(&[&[5, 6]])]);
    play(&mut table, [asked(Move::RuleFirst { role: Role::Defender })]);
    play(&mut table, [count(3)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len(), rolls.value), (StrikeField::Save, 2, 6));
    let unfit = laid(Printed::Bushi, 1, Enchantment::Unicorn);
    play(&mut table, [asked(Move::CallOff), welcome("Iuchi", shugenja(Clan::Unicorn, 2))]);
    let rider = muster(Clan::Unicorn, vec![unfit], &[PersonId(2)]);
    let refusal = refused(&mut table, begin(plan(Affair::Battle, Ground::Open, rider, foe())));
    assert_eq!(refusal.kind, RefusalKind::OutOfPlace, "it is for Cavalry");
}

#[test]
fn er_clan_the_crab_strike_harder_at_the_shadowlands() {
    for (nature, av) in [(Nature::Mortal, 3), (Nature::Shadowlands, 5)] {
        let mut table = table(&[Clan::Mantis]);
        let attacker = muster(Clan::Crab, vec![band(Printed::Bushi, 2, None)], &[]);
        let defender = Muster { nature, ..muster(Clan::Lion, vec![band(Printed::Bushi, 2, None)], &[]) };
        let begins = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
        play(&mut table, [begins, roll(&[&[5], &[5]])]);
        assert_eq!(now(&table).sides[0].groups[0].values, Some((av, 3)));
    }
}

#[test]
fn a_battle_is_chosen_with_spells_creatures_and_the_emperors_own() {
    let mut table = realms();
    let yogo = form(School::shugenja(Clan::Crane), [2, 2, 2, 2, 2], 2);
    let isawa = form(School::shugenja(Clan::Scorpion), [2, 2, 2, 2, 2], 2);
    let isawa = CharacterForm { clan: Some(Clan::Crab), advantages: vec![Advantage::DifferentSchool], ..isawa };
    play(&mut table, [welcome("Emiko", yogo), welcome("Yori", isawa)]);
    let state = table.state();
    let look = Look {
        attacker: Side { clan: Clan::Crane, units: vec![(Printed::Bushi, 6)], general: Some(REN) },
        defender: Side {
            clan: Clan::Crab,
            units: vec![(Printed::Bushi, 4), (Printed::Fortifications, 1)],
            general: Some(TETSUO),
        },
        ground: Ground::Open,
        season: rokugan::games::empire_reborn::model::season::Season::Spring,
    };
    let yori = PersonId(3);
    assert_eq!(
        enchantable(state, yori, &look.defender.units, Ground::Open),
        [Printed::Bushi],
        "walls are not for the Scorpion"
    );
    assert!(
        enchantable(state, PersonId(2), &look.attacker.units, Ground::Open).is_empty(),
        "the Crane are taught for Court"
    );
    let choice = Choice {
        affair: Affair::Battle,
        place: name("Hida"),
        from: Some(name("Kakita")),
        weather: None,
        persons: vec![(REN, false), (TETSUO, false), (yori, false)],
        spells: vec![(yori, Printed::Bushi)],
        outlaws: None,
        shadowlands: Some(Role::Attacker),
        legion: Some((Role::Defender, 5)),
        naval: 1,
    };
    let made = made_plan(state, &look, &choice);
    assert_eq!(lack(None), Some(Lack::Sea));
    assert_eq!(lack(Some(&made)), None);
    let nobody = |at: usize, affair| {
        let mut sides = made.sides.clone();
        sides[at].bands.clear();
        lack(Some(&Plan { sides, affair, ..made.clone() }))
    };
    assert_eq!(nobody(0, Affair::Raid), Some(Lack::Attackers));
    assert_eq!(nobody(1, Affair::Battle), Some(Lack::Defenders));
    assert_eq!(nobody(1, Affair::Raid), None, "a raid needs no defender");
    assert_eq!((made.sides[0].nature, made.sides[1].nature), (Nature::Shadowlands, Nature::Mortal));
    let told: Vec<_> = made.sides[1].bands.iter().map(|band| (band.kind, band.count, band.enchantment)).collect();
    assert_eq!(
        told,
        [
            (Kind::Printed(Printed::Bushi), 2, None),
            (Kind::Printed(Printed::Fortifications), 1, None),
            (Kind::Printed(Printed::Bushi), 2, Some(Enchantment::Scorpion)),
            (Kind::Legion { tv: 5 }, 4, None),
        ]
    );
}

#[test]
fn the_chronicle_tells_a_battle_with_its_forecast() {
    let mut table = over_the_pass();
    let ends = Verdict { winner: Some(Role::Attacker), fled: true };
    play(&mut table, [asked(Move::RuleEnd { verdict: ends }), app(), asked(Move::Book { occupy: false })]);
    let told = history(&table).battles;
    assert_eq!(told.len(), 1);
    let battle = &told[0];
    assert_eq!((battle.turn, battle.clans, battle.winner), (1, [Clan::Crane, Clan::Crab], Role::Attacker));
    // What the war room says of six Bushi over a pass against four.
    let chance = battle.chance.unwrap();
    assert!((0.05..0.95).contains(&chance), "{chance}");
    play(&mut table, [Command::Remark { note: rokugan::kernel::name::Note::new("later") }]);
    assert_eq!(history(&table).battles.len(), 1);
}

#[test]
fn what_another_reading_makes_of_the_last_battle_is_told_by_its_odds() {
    let mut table = over_the_pass();
    assert_eq!(last_battle(&table), None, "it is not booked");
    let ends = Verdict { winner: Some(Role::Attacker), fled: true };
    play(&mut table, [asked(Move::RuleEnd { verdict: ends }), app(), asked(Move::Book { occupy: false })]);
    let last = last_battle(&table).unwrap();
    assert_eq!((last.clans, last.winner), ([Clan::Crane, Clan::Crab], Role::Attacker));
    assert!((last.wins - history(&table).battles[0].chance.unwrap()).abs() < 1e-12, "as the chronicle says");
    assert!(!last.others.is_empty(), "some reading bears on every battle");
    for (ruling, reading, wins) in &last.others {
        assert_ne!(table.state().rulings().reading(*ruling), *reading);
        assert!((wins - last.wins).abs() > SAME && (0.0..=1.0).contains(wins));
    }
    // The chance under another reading is what the war room says where it is in force from the beginning.
    let (ruling, reading, wins) = last.others[0];
    let (mut other, whole) = (realms(), over_the_pass());
    let rest = whole.entries()[other.cursor()..].iter().map(|entry| entry.command.clone());
    let set = Command::SetRuling { ruling, reading: u8::try_from(reading).unwrap() };
    play(&mut other, std::iter::once(set).chain(rest));
    play(&mut other, [asked(Move::RuleEnd { verdict: ends }), app(), asked(Move::Book { occupy: false })]);
    assert!((last_battle(&other).unwrap().wins - wins).abs() < 1e-12);
}

#[test]
fn er_unit_1_a_unit_that_ranged_units_hit_rolls_twice_or_misses_its_strike() {
    let mut table = met(
        Ground::Open,
        (Clan::Crane, vec![band(Printed::Bowmen, 3, None)]),
        (Clan::Crab, vec![band(Printed::Bushi, 3, None)]),
    );
    attack_first(&mut table);
    play(&mut table, [count(3), count(0)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len()), (StrikeField::Pin, 3));
    play(&mut table, [count(2)]);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.by.len(), 1, "two are pinned, and miss this strike");
    play(&mut table, [count(0)]);
    assert_eq!(now(&table).sides[1].groups[0].pinned, 0, "then they are free");
}

#[test]
fn er_unit_3_fear_takes_hits_away() {
    let mut table = met(
        Ground::Open,
        (Clan::Crane, vec![band(Printed::Bushi, 2, None)]),
        (Clan::Phoenix, vec![band(Printed::Shugenja, 2, None)]),
    );
    attack_first(&mut table);
    play(&mut table, [count(2)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len(), rolls.value), (StrikeField::Fear, 2, 3));
    play(&mut table, [count(1)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len(), rolls.value), (StrikeField::Save, 1, 2));
}

#[test]
fn er_unit_4_walls_shelter_from_riding_down_and_fall_to_siege() {
    let riders = vec![band(Printed::Cavalry, 2, None), band(Printed::SiegeEngines, 1, None)];
    let castle = vec![band(Printed::Bushi, 1, None), band(Printed::Fortifications, 1, None)];
    let mut table = met(Ground::Open, (Clan::Unicorn, riders), (Clan::Crab, castle));
    attack_first(&mut table);
    // AV 5 with riding down; hits of 4 and 5 are owed to it, and the sheltered Bushi cannot be given them.
    let refusal = refused(&mut table, count(1));
    assert_eq!((refusal.rule, refusal.kind), ("ER-UNIT-4", RefusalKind::NeedsDice));
    play(&mut table, [roll(&[&[5, 3]]), count(0)]);
    let given: Vec<_> = table.state().clash().unwrap().blows[0].iter().filter_map(|blow| blow.on).collect();
    assert_eq!(given, [1, 0]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.value), (StrikeField::Save, 2), "one Siege unit takes four of six");
}

#[test]
fn er_raid_one_round_then_koku_and_captives_go_home_with_the_raiders() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 1, None)], &[TETSUO]);
    play(
        &mut table,
        [
            begin(plan(Affair::Raid, Ground::Open, attacker, defender)),
            roll(&[&[5, 5, 5], &[5, 5, 5]]),
            roll(&[&[9, 9]]),
            asked(Move::RuleFirst { role: Role::Attacker }),
            count(0),
            count(0),
        ],
    );
    assert_eq!(now(&table).verdict, None, "no morale, no winner");
    assert!(matches!(is_due(&table), Due::Objective(ref volley) if volley.by.len() == 6 && volley.av == 3));
    play(&mut table, [count(3), count(1)]);
    // Three less one; Tetsuo is there and no unit; nobody is captive.
    assert_eq!(is_due(&table), Due::Plunder(2, [true, false]));
    play(&mut table, [roll(&[&[1, 5], &[8, 2]])]);
    let booty = now(&table).booty;
    assert_eq!((booty.koku, booty.captured), (6, vec![TETSUO]));
    play(&mut table, [asked(Move::Book { occupy: false })]);
    let state = table.state();
    let [crane, crab] = [Clan::Crane, Clan::Crab].map(|clan| state.realm(clan).unwrap());
    assert_eq!((crane.treasury, crab.province(&name("Hida")).unwrap().stolen), (6, 6));
    assert_eq!(crane.count(&name("Kakita"), Printed::Bushi), 6, "raiders go home");
    assert_eq!(state.person(TETSUO).unwrap().captor, Some(Clan::Crane));
    assert_eq!(state.open(), [Open::Honor { who: TETSUO, points: -3, source: Source::Battle }]);
}

#[test]
fn er_raid_3_no_more_than_half_of_the_koku_of_the_province() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 1, None)], &[]);
    play(
        &mut table,
        [
            begin(plan(Affair::Raid, Ground::Open, attacker, defender)),
            roll(&[&[5], &[5]]),
            asked(Move::RuleFirst { role: Role::Attacker }),
            count(0),
            count(0),
            count(6),
            count(0),
            roll(&[&[10, 10, 10, 10, 10, 10]]),
        ],
    );
    // 60 % of 45 are 27.
    assert_eq!((table.state().clash().unwrap().koku, now(&table).booty.koku), (Some(27), 13));
}

#[test]
fn er_cap_a_captive_does_nothing_until_it_is_free() {
    let mut table = realms();
    play(&mut table, [asked(Move::Capture { who: TETSUO, by: Clan::Crane })]);
    let duel = Command::Act {
        deed: rokugan::games::empire_reborn::person::Deed::Duel,
        actor: TETSUO,
        target: REN,
        dice: [Dice::App, Dice::App],
    };
    let refusal = refused(&mut table, duel.clone());
    assert_eq!((refusal.rule, refusal.kind), ("ER-CAP", RefusalKind::Captive(name("Tetsuo"))));
    play(&mut table, [asked(Move::Free { who: TETSUO }), duel]);
}

#[test]
fn er_nav_ships_alone_and_whoever_is_on_a_sunken_one_swims() {
    let mut table = realms();
    let fleet = |clan: Clan, who: PersonId| {
        muster(clan, vec![band(Printed::Sampan, 1, None), band(Printed::Kobune, 1, None)], &[who])
    };
    let land = muster(Clan::Lion, vec![band(Printed::Bushi, 1, None)], &[]);
    let mixed = plan(Affair::Battle, Ground::Naval, fleet(Clan::Mantis, REN), land);
    assert_eq!(refused(&mut table, begin(mixed)).kind, RefusalKind::OutOfPlace);
    let ours = plan(Affair::Battle, Ground::Naval, fleet(Clan::Mantis, REN), fleet(Clan::Phoenix, TETSUO));
    play(&mut table, [begin(ours), roll(&[&[9, 9, 9], &[1, 1, 1]])]);
    assert_eq!(now(&table).met, Some((Disposition::Outmanoeuvred, Some(Role::Attacker))), "never more at sea");
    assert!(matches!(is_due(&table), Due::Initiative(_)), "nobody duels");
    attack_first(&mut table);
    assert_eq!(now(&table).sides[1].flagships, [(TETSUO, Kind::Printed(Printed::Kobune))], "the one that is hit last");
    // The Sampan has AV 6 outmanoeuvring; given to the Kobune, it sinks it.
    play(&mut table, [count(1), count(0), asked(Move::Give { blow: 0, to: 1 }), roll(&[&[10]]), count(0)]);
    play(&mut table, [roll(&[&[9, 9, 9]])]);
    // The list's AV of the Sampan is 5.
    assert_eq!(table.state().open()[0], Open::Death { who: TETSUO, tn: 25, last: Last::Earth });
    play(&mut table, [roll(&[&[14, 13]])]);
    attack_first(&mut table);
    assert_eq!(now(&table).sides[1].flagships, [(TETSUO, Kind::Printed(Printed::Sampan))], "another ship");
}

#[test]
fn finish_for_me_rolls_every_die_one_by_one_and_is_one_step_back() {
    let mut table = over_the_pass();
    let before = table.state().clone();
    play(&mut table, [asked(Move::Finish)]);
    assert_eq!(is_due(&table), Due::Book);
    let entry = table.entries().last().unwrap();
    let dice: usize = entry
        .events
        .iter()
        .map(|event| match event {
            Event::Field(Fray::Cast(cast)) => cast.dice.len(),
            Event::Rolled { dice, .. } => dice.len(),
            _ => 0,
        })
        .sum();
    assert!(dice > 10 && !entry.drawn.is_empty(), "{dice}");
    assert!(verify(&table).is_ok());
    back(&mut table);
    assert_eq!(*table.state(), before);
}

#[test]
fn a_battle_is_kept_in_the_middle_and_every_step_can_be_taken_back() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    play(&mut table, [begin(plan(Affair::Battle, Ground::Pass, attacker, defender))]);
    let mut seen = Vec::new();
    for _ in 0..40 {
        if is_due(&table) == Due::Book {
            break;
        }
        seen.push((table.cursor(), table.state().clone()));
        let text = serde_json::to_string(table.state().clash().unwrap()).unwrap();
        let read: rokugan::games::empire_reborn::field::Clash = serde_json::from_str(&text).unwrap();
        assert_eq!(Some(&read), table.state().clash());
        table.commit(app(), Stamp(0)).unwrap();
    }
    for (cursor, state) in seen.into_iter().rev() {
        table.go_to(cursor);
        assert_eq!(*table.state(), state);
    }
}

#[test]
fn the_game_master_rules_a_unit_and_the_strikes_of_the_round_are_rolled_again() {
    let mut table = over_the_pass();
    play(&mut table, [count(3)]);
    let mut fighter = table.state().clash().unwrap().party(Role::Defender).fighters[0].clone();
    fighter.lives = false;
    play(&mut table, [asked(Move::RuleUnit { role: Role::Defender, unit: 0, fighter })]);
    assert_eq!(left(&table), [6, 3]);
    assert!(matches!(is_due(&table), Due::Volley(ref volley) if volley.by.len() == 6), "from the first strike on");
    assert!(matches!(now(&table).card.topic, Topic::Units(..)));
}

#[test]
fn er_seq_a_turn_does_not_end_with_a_battle_on_the_table() {
    let mut table = over_the_pass();
    let close = [Clan::Crane, Clan::Crab].map(|realm| Command::CloseAccount { realm });
    play(&mut table, close);
    assert_eq!(refused(&mut table, Command::EndTurn).kind, RefusalKind::BattleOnTable);
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 1, Some("Kakita"))], &[]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 1, None)], &[]);
    let other = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
    assert_eq!(refused(&mut table, other).kind, RefusalKind::BattleOnTable);
    play(&mut table, [asked(Move::CallOff), Command::EndTurn]);
}

/// A battle that may begin at random play, of units that are there or not.
pub fn any(pick: &mut dyn FnMut(usize) -> usize, state: &State) -> Command {
    let kinds = [
        Printed::Bushi,
        Printed::Bowmen,
        Printed::Cavalry,
        Printed::Shugenja,
        Printed::SiegeEngines,
        Printed::Elites,
        Printed::Fortifications,
        Printed::Scouts,
        Printed::Kobune,
        Printed::Sampan,
    ];
    let grounds = [Ground::Open, Ground::Pass, Ground::Landing, Ground::Naval];
    let people: Vec<PersonId> = state.living().map(|(who, _)| who).take(4).collect();
    let ground = grounds[pick(4)];
    let mut side = |clan: Clan, half: usize| {
        let own: Vec<PersonId> = people.iter().copied().skip(2 * half).take(2).collect();
        let few = if ground == Ground::Naval { 8 + pick(2) } else { pick(8) };
        let mut bands = vec![band(kinds[few], 1 + u16::try_from(pick(6)).unwrap(), None)];
        let other = if ground == Ground::Naval { 8 } else { pick(8) };
        bands.push(band(kinds[other], 1 + u16::try_from(pick(4)).unwrap(), None));
        if ground != Ground::Naval && pick(2) == 0 {
            let formed = own.first().map(|who| Band::plain(Kind::Person(*who), 1, None));
            bands.extend(formed);
        }
        let back = [Vec::new(), vec![name("Doji")], vec![name("Doji"), name("Kaiu")]][pick(3)].clone();
        Muster { back, ..muster(clan, bands, &own) }
    };
    let attackers = [Clan::Unicorn, Clan::Phoenix, Clan::Crane];
    let (attacker, defender) = (side(attackers[0], 0), side(Clan::Lion, 1));
    let attacker = Muster { clan: attackers[pick(3)], ..attacker };
    let affair = if pick(3) == 0 { Affair::Raid } else { Affair::Battle };
    begin(plan(affair, ground, attacker, defender))
}

/// What the battle on the table is likely to be asked.
pub fn likely(state: &State, what: usize, number: u16) -> Command {
    let clash = state.clash().unwrap();
    let role = if number.is_multiple_of(2) { Role::Attacker } else { Role::Defender };
    match what {
        0 => count(number),
        1 => asked(Move::Finish),
        2 => {
            let mut order = clash.party(role).preference.clone();
            order.reverse();
            asked(Move::Prefer { role, order })
        }
        3 => {
            let unit = number;
            let fighters = &clash.party(role).fighters;
            let mut fighter = fighters[usize::from(unit) % fighters.len()].clone();
            fighter.lives = !fighter.lives;
            asked(Move::RuleUnit { role, unit: unit % u16::try_from(fighters.len()).unwrap(), fighter })
        }
        4 => asked(Move::RuleFirst { role }),
        5 if number == 0 => asked(Move::CallOff),
        6 if number < 3 => asked(Move::RuleEnd { verdict: Verdict { winner: Some(role), fled: number == 1 } }),
        _ if due(state) == Some(Due::Book) => asked(Move::Book { occupy: number.is_multiple_of(2) }),
        _ if due(state) == Some(Due::Again) => asked(Move::Again),
        _ => app(),
    }
}

/// What holds of every battle on the table.
pub fn is_sound(state: &State) {
    let Some(clash) = state.clash() else { return };
    let shown = view(state).unwrap();
    assert_ne!(due(state), Some(Due::Onward), "no step of the rules' own is left");
    for (role, side) in ROLES.into_iter().zip(&shown.sides) {
        let all: u16 = side.groups.iter().map(|group| group.all).sum();
        let alive: u16 = side.groups.iter().map(|group| group.living).sum();
        assert_eq!(usize::from(all), clash.party(role).fighters.len());
        assert_eq!(u32::from(all - alive), side.lost);
        assert!(side.groups.iter().all(|group| group.pinned <= group.living));
    }
    let dice = shown.card.handfuls.iter().all(|handful| handful.pool.roll > 0);
    assert!(dice, "{:?}", shown.card);
}

#[test]
fn er_mov_6_a_fleet_sails_from_sea_to_sea_and_meets_another_in_a_battle_at_sea() {
    use rokugan::games::empire_reborn::command::Survey;
    use rokugan::games::empire_reborn::views::march::{Ask, armies, battle, reach};
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    play(
        &mut table,
        [
            Command::Survey(Survey::Begin { chart: super::atlases::chart() }),
            buy(Clan::Crane, "the bay", Printed::Kobune, 3),
            buy(Clan::Crab, "the gulf", Printed::Sampan, 1),
            Command::BeginCampaign,
        ],
    );
    let fleet = armies(table.state(), Clan::Crane);
    assert_eq!((fleet[0].place.clone(), fleet[0].mv), (name("the bay"), 5));
    let ask = Ask { clan: Clan::Crane, from: name("the bay"), units: fleet[0].units.clone(), approved: Vec::new() };
    let found = reach(table.state(), &ask).unwrap();
    let goals: Vec<_> = found.goals.iter().flatten().collect();
    assert_eq!(goals.len(), 1, "ships go to seas alone");
    assert!(goals[0].is_within_reach());
    assert_eq!(goals[0].journey.attacks, Some(Clan::Crab));
    let look = battle(table.state(), Clan::Crane, goals[0]).unwrap();
    assert_eq!((look.ground, look.defender.units), (Ground::Naval, vec![(Printed::Sampan, 1)]));
    play(&mut table, [Command::OrderMarch { realm: Clan::Crane, order: goals[0].order.clone() }]);
}

#[test]
fn a_battle_is_proposed_where_the_armies_stand() {
    let table = realms();
    let state = table.state();
    let side = |clan: Clan, count: u16| Side { clan, units: vec![(Printed::Bushi, count)], general: None };
    assert_eq!(stands_at(state, &side(Clan::Crane, 6)), Some(name("Kakita")));
    assert_eq!(stands_at(state, &side(Clan::Crane, 7)), None, "so many stand nowhere");
    assert_eq!(stands_at(state, &side(Clan::Lion, 1)), None, "nobody keeps the Lion here");
    let land = places(state, false);
    assert!(
        home_of(Clan::Lion).is_some_and(|home| land.contains(&home)),
        "a battle can be fought in a printed province"
    );
    assert_eq!(places(state, true), [], "no ship floats anywhere, and no map names a sea");
}
