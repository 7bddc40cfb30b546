//! What shugenja and Generals can do in battle besides striking, who is on board of ships, and raids on nobody (ER-SCH,
//! ER-ADV, ER-DICE-8, ER-NAV, ER-RAID-2).

use super::battles::{REN, TETSUO, asked, band, begin, count, muster, plan, realms, roll};
use super::played::{Table, form, name, play, refused, table};
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::field::command::{Move, Throw};
use rokugan::games::empire_reborn::field::due::{Due, due};
use rokugan::games::empire_reborn::field::{Affair, Band, Kind, Muster, Plan, Stage};
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::army::{Nature, Role};
use rokugan::games::empire_reborn::model::character::CharacterForm;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::{Disposition, Ground};
use rokugan::games::empire_reborn::model::rulings::Ruling;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::model::unit::Enchantment;
use rokugan::games::empire_reborn::person::{Dice, PersonId};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::battle::round::strike::StrikeField;
use rokugan::games::empire_reborn::views::odds::battle::{View, view};

const WHO: PersonId = PersonId(0);

fn welcome(form: CharacterForm) -> Command {
    Command::Welcome { name: name("Kuni"), form }
}

fn is_due(table: &Table) -> Due {
    due(table.state()).unwrap()
}

fn now(table: &Table) -> View {
    view(table.state()).unwrap()
}

fn first(role: Role) -> Command {
    asked(Move::RuleFirst { role })
}

fn retry(dice: &[&[u8]], again: [Option<&[u8]>; 2]) -> Command {
    let throw = Throw::Dice(dice.iter().map(|dice| dice.to_vec()).collect());
    asked(Move::Retry { throw, again: again.map(|dice| dice.map(|dice| Dice::Entered(dice.to_vec()))) })
}

/// Two Bushi of the Crab and a shugenja of theirs, Earth 4 and Void 2, against three of the Lion.
fn hunt(nature: Nature) -> Table {
    let mut table = table(&[Clan::Mantis]);
    let attacker = muster(Clan::Crab, vec![band(Printed::Bushi, 2, None)], &[WHO]);
    let defender = Muster { nature, ..muster(Clan::Lion, vec![band(Printed::Bushi, 3, None)], &[]) };
    let shugenja = form(School::shugenja(Clan::Crab), [4, 2, 2, 2, 2], 2);
    let begins = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
    play(&mut table, [welcome(shugenja), begins, roll(&[&[5, 5], &[5]])]);
    table
}

#[test]
fn er_sch_shugenja_of_the_crab_strike_the_shadowlands_in_the_initiative_step() {
    assert!(matches!(is_due(&hunt(Nature::Mortal)), Due::Initiative(_)), "people of the Empire are left in peace");
    let mut table = hunt(Nature::Shadowlands);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((volley.role, volley.by.len(), volley.av), (Role::Attacker, 2, 6), "two ranks, and Earth 4");
    play(&mut table, [count(2)]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len(), rolls.value), (StrikeField::Save, 2, 3));
    play(&mut table, [roll(&[&[4, 3]])]);
    let Due::Rolls(rolls) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((rolls.field, rolls.blows.len()), (StrikeField::Pin, 1), "they are Ranged");
    play(&mut table, [roll(&[&[9]])]);
    assert!(matches!(is_due(&table), Due::Initiative(_)));
    play(&mut table, [first(Role::Defender)]);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.by.len(), 1, "one fell, one is pinned");
    play(&mut table, [count(0), count(0)]);
    let Due::Morale(test) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((test.role, test.tn), (Role::Defender, 5), "a casualty of this round");
    play(&mut table, [roll(&[&[9]])]);
    assert!(matches!(is_due(&table), Due::Volley(_)), "and in the next round again");
    // A unit that is ruled away meanwhile: the prayers are rolled anew.
    play(&mut table, [count(2)]);
    let mut fighter = table.state().clash().unwrap().sides[1].fighters[1].clone();
    fighter.lives = false;
    play(&mut table, [asked(Move::RuleUnit { role: Role::Defender, unit: 1, fighter })]);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.by.len(), 2);
}

#[test]
fn er_sch_shugenja_of_the_crab_do_not_strike_in_a_round_without_initiative() {
    let mut table = hunt(Nature::Shadowlands);
    let before = table.cursor() - 1;
    table.go_to(before);
    // 29 and 28 against 5: ambushed, and the attackers strike alone.
    play(&mut table, [roll(&[&[29, 28], &[5]])]);
    assert_eq!(now(&table).met, Some((Disposition::Ambush, Some(Role::Attacker))));
    assert_eq!(table.state().clash().unwrap().stage, Stage::Strikes);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.av, 7, "Bushi 3, against the Shadowlands 2, from an ambush 2");
}

#[test]
fn er_sch_shugenja_of_the_lion_call_the_dead_for_a_round() {
    let mut table = table(&[Clan::Mantis]);
    let attacker = muster(Clan::Lion, vec![band(Printed::Bushi, 3, None)], &[WHO]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 3, None)], &[]);
    let begins = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
    play(&mut table, [welcome(form(School::shugenja(Clan::Lion), [2, 2, 2, 2, 2], 3)), begins]);
    play(&mut table, [roll(&[&[5, 5], &[5]])]);
    let call = |units: &[u16]| asked(Move::Call { who: WHO, units: units.to_vec() });
    assert_eq!(refused(&mut table, call(&[0])).rule, "ER-SCH", "nobody is dead");
    play(&mut table, [first(Role::Defender), count(2), roll(&[&[9, 9]]), count(0)]);
    let Due::Morale(test) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((test.role, test.tn), (Role::Attacker, 10));
    play(&mut table, [roll(&[&[9, 9]])]);
    let callers = now(&table).callers;
    assert_eq!((callers.len(), callers[0].most, callers[0].dead.as_slice()), (1, 2, [0, 1].as_slice()));
    assert_eq!(refused(&mut table, call(&[0, 2])).kind, RefusalKind::Bound, "the third lives");
    play(&mut table, [call(&[0, 1]), first(Role::Attacker)]);
    let Due::Volley(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(volley.by.len(), 3);
    // Both fall once more, and nobody dies twice: nothing was lost this round.
    play(&mut table, [count(0), count(3), roll(&[&[9, 9, 1]])]);
    let view = now(&table);
    assert_eq!((view.round, view.sides[0].groups[0].living, view.sides[0].lost), (3, 1, 2));
    // Those who do not fall lie down as well.
    play(&mut table, [call(&[1]), first(Role::Attacker), count(0), count(0)]);
    let view = now(&table);
    assert_eq!((view.round, view.sides[0].groups[0].living, view.callers.len()), (4, 1, 0), "as often as the rank");
}

#[test]
fn er_dice_8_a_lucky_general_rolls_again_in_battle() {
    for (reading, met) in [(0, Disposition::HeadToHead), (1, Disposition::Outmanoeuvred)] {
        let mut table = table(&[Clan::Mantis]);
        let general = CharacterForm {
            advantages: vec![Advantage::Lucky(1)],
            ..form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 2)
        };
        let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 2, None)], &[WHO]);
        let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 2, None)], &[]);
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::LuckyKeeps, reading }]);
        }
        play(&mut table, [welcome(general), begin(plan(Affair::Battle, Ground::Open, attacker, defender))]);
        assert_eq!(now(&table).card.handfuls.iter().map(|one| one.luck).collect::<Vec<_>>(), [1, 0]);
        let two: &[u8] = &[1, 2];
        let refusal = refused(&mut table, retry(&[&[9, 8], &[5]], [None, Some(&[1])]));
        assert_eq!((refusal.rule, refusal.kind), ("ER-DICE-8", RefusalKind::NoLuck), "nobody leads the others");
        // 17 against 5 outmanoeuvres, 3 does not; the new roll stands, or the better.
        play(&mut table, [retry(&[&[9, 8], &[5]], [Some(two), None])]);
        assert_eq!(now(&table).met.unwrap().0, met);
        assert!(matches!(is_due(&table), Due::Initiative(_)));
        let refusal = refused(&mut table, retry(&[&[9, 8], &[5]], [Some(two), None]));
        assert_eq!((refusal.rule, refusal.kind), ("ER-DICE-8", RefusalKind::NoLuck), "once a turn");
        play(&mut table, [first(Role::Attacker)]);
        let refusal = refused(&mut table, retry(&[&[1, 1]], [Some(two), None]));
        assert_eq!(refusal.kind, RefusalKind::NoLuck, "units are not their General");
    }
}

/// Ren of the Crane, Exploitative and with Honor 1, meets Tetsuo of the Crab, with Honor 3.
fn envious() -> Table {
    let mut table = realms();
    let ren = CharacterForm {
        advantages: vec![Advantage::Exploitative],
        ..form(School::bushi(Clan::Crane), [3, 3, 4, 3, 2], 1)
    };
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let defender = muster(Clan::Crab, vec![band(Printed::Bushi, 4, None)], &[TETSUO]);
    let begins = begin(plan(Affair::Battle, Ground::Open, attacker, defender));
    play(&mut table, [Command::SetPerson { who: REN, name: name("Ren"), form: ren }, begins]);
    table
}

#[test]
fn er_adv_an_exploitative_general_trades_honor_for_dice_in_one_roll() {
    let mut table = envious();
    let trade = |role| asked(Move::Trade { role });
    assert_eq!(refused(&mut table, trade(Role::Defender)).rule, "ER-ADV", "he does not exploit");
    assert_eq!(now(&table).sides[0].trade, Some((REN, 2)));
    play(&mut table, [trade(Role::Attacker)]);
    let honor = |table: &Table| table.state().person(REN).unwrap().character.honor();
    assert_eq!((honor(&table), now(&table).sides[0].trade), (-1, None));
    // Dishonored, he leads nobody any more: Water 1, and the dice he paid for.
    let Due::Disposition([pool, _]) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((pool.roll, pool.keep), (3, 1));
}

#[test]
fn er_adv_an_exploitative_duelist_trades_honor_for_dice_in_battle() {
    let mut table = envious();
    play(&mut table, [roll(&[&[5, 5, 5], &[5, 5, 5]]), roll(&[&[1, 9]])]);
    let Due::Duel(_, [pool, _]) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    let plain = pool.roll;
    play(&mut table, [asked(Move::Trade { role: Role::Attacker })]);
    let Due::Duel(_, [pool, _]) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((pool.roll, pool.keep), (plain + 2, 4));
    // A tie is rolled again with the same dice (A5).
    let mine = vec![5; plain + 2];
    let theirs: [u8; 3] = [9, 9, 2];
    play(&mut table, [roll(&[&mine, &theirs])]);
    let Due::Duel(_, [pool, _]) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!(pool.roll, plain + 2);
    play(&mut table, [roll(&[&mine, &[1, 1, 1]])]);
    assert_eq!(table.state().clash().unwrap().extra, [0, 0]);
}

fn aboard(side: Muster, kind: Printed, count: u16, from: Option<&str>) -> Muster {
    Muster { aboard: vec![band(kind, count, from)], ..side }
}

fn at_sea(attacker: Muster, defender: Muster) -> Command {
    let sea = Plan { place: name("Earthquake Bay"), ..plan(Affair::Battle, Ground::Naval, attacker, defender) };
    begin(sea)
}

#[test]
fn er_nav_ground_troops_sink_with_their_ship() {
    let mut table = table(&[Clan::Mantis]);
    let bay =
        |kind, count| Command::Muster { realm: Clan::Mantis, place: name("Earthquake Bay"), kind, count, bid: None };
    let bushi = Command::Muster { realm: Clan::Mantis, place: name("Silk"), kind: Printed::Bushi, count: 4, bid: None };
    play(&mut table, [bay(Printed::Kobune, 2), bushi, Command::BeginCampaign]);
    let fleet = |troops| {
        let ships = muster(Clan::Mantis, vec![band(Printed::Kobune, 2, None)], &[]);
        aboard(ships, Printed::Bushi, troops, Some("Silk"))
    };
    let foe = || muster(Clan::Crab, vec![band(Printed::Kobune, 2, None)], &[]);
    let refusal = refused(&mut table, at_sea(foe(), fleet(5)));
    assert_eq!(refusal.kind, RefusalKind::TooFewUnits { kind: Printed::Bushi, has: 4 });
    let more = muster(Clan::Crab, vec![band(Printed::Kobune, 2, None)], &[]);
    let refusal = refused(&mut table, at_sea(aboard(more, Printed::Cavalry, 3, None), fleet(4)));
    assert_eq!((refusal.rule, refusal.kind), ("ER-UNIT-7", RefusalKind::OutOfPlace), "Cavalry takes two places");
    play(&mut table, [at_sea(foe(), fleet(4)), roll(&[&[5], &[5]]), first(Role::Attacker)]);
    assert_eq!(now(&table).sides[1].aboard, [(Printed::Bushi, 4, 4)]);
    play(&mut table, [count(1), roll(&[&[9]]), count(0)]);
    assert!(matches!(is_due(&table), Due::Morale(_)), "a ship is one casualty, whoever was on board");
    play(&mut table, [roll(&[&[5]])]);
    assert_eq!(now(&table).sides[1].aboard, [(Printed::Bushi, 2, 4)]);
    let ends = rokugan::games::empire_reborn::field::Verdict { winner: None, fled: false };
    play(&mut table, [asked(Move::RuleEnd { verdict: ends }), asked(Move::Book { occupy: false })]);
    let realm = table.state().realm(Clan::Mantis).unwrap();
    let left = [("Silk", Printed::Bushi), ("Earthquake Bay", Printed::Kobune)];
    assert_eq!(left.map(|(place, kind)| realm.count(&name(place), kind)), [2, 1]);
}

#[test]
fn er_clan_the_storm_legion_swims_to_another_ship() {
    let mut table = table(&[Clan::Crane]);
    let fleet = muster(Clan::Mantis, vec![band(Printed::Kobune, 2, None)], &[]);
    let foe = muster(Clan::Crab, vec![band(Printed::Kobune, 2, None)], &[]);
    play(&mut table, [at_sea(foe, aboard(fleet, Printed::Elites, 4, None)), roll(&[&[5], &[5]])]);
    play(&mut table, [first(Role::Attacker), count(1), roll(&[&[9]]), count(0), roll(&[&[5]])]);
    assert_eq!(now(&table).sides[1].aboard, [(Printed::Elites, 4, 4)]);
    play(&mut table, [first(Role::Attacker), count(1), roll(&[&[9]])]);
    assert_eq!(now(&table).sides[1].aboard, [(Printed::Elites, 0, 4)], "there is no other");
}

#[test]
fn er_sch_shugenja_of_the_mantis_make_units_naval() {
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [welcome(form(School::shugenja(Clan::Mantis), [2, 2, 2, 2, 2], 2))]);
    let naval = Band { enchantment: Some(Enchantment::Mantis(2)), ..band(Printed::Bushi, 2, None) };
    let fleet = || muster(Clan::Mantis, vec![naval.clone()], &[WHO]);
    let foe = || muster(Clan::Crab, vec![band(Printed::Kobune, 2, None)], &[]);
    let ashore =
        plan(Affair::Battle, Ground::Landing, fleet(), muster(Clan::Crab, vec![band(Printed::Bushi, 1, None)], &[]));
    let refusal = refused(&mut table, begin(ashore));
    assert_eq!((refusal.rule, refusal.kind), ("ER-SCH", RefusalKind::OutOfPlace));
    play(&mut table, [at_sea(aboard(fleet(), Printed::Bushi, 4, None), foe())]);
    let side = &now(&table).sides[0];
    assert_eq!((side.groups[0].values, side.groups[0].enchanted), (Some((3, 3)), 2));
    assert_eq!(side.aboard, [(Printed::Bushi, 4, 4)], "each carries two");
}

#[test]
fn er_raid_2_a_province_without_troops_is_raided_at_once() {
    let mut table = realms();
    let attacker = || muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let nobody = || muster(Clan::Crab, Vec::new(), &[TETSUO]);
    let at = |affair| begin(Plan { place: name("Kaiu"), ..plan(affair, Ground::Open, attacker(), nobody()) });
    assert_eq!(refused(&mut table, at(Affair::Battle)).kind, RefusalKind::Bound, "nobody is fought");
    play(&mut table, [at(Affair::Raid)]);
    let Due::Objective(volley) = is_due(&table) else { panic!("{:?}", is_due(&table)) };
    assert_eq!((volley.by.len(), volley.av), (6, 3));
    play(&mut table, [count(2)]);
    assert_eq!(is_due(&table), Due::Plunder(2, [true, false]));
    play(&mut table, [roll(&[&[1, 5], &[1, 9]]), asked(Move::Book { occupy: false })]);
    assert_eq!(table.state().person(TETSUO).unwrap().captor, Some(Clan::Crane));
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name("Kakita"), Printed::Bushi), 6, "they go home");
}

#[test]
fn er_raid_1_nobody_wins_a_raid_whose_last_defender_falls_in_a_duel() {
    let mut table = realms();
    let attacker = muster(Clan::Crane, vec![band(Printed::Bushi, 6, Some("Kakita"))], &[REN]);
    let formed = Band::plain(Kind::Person(TETSUO), 1, None);
    let defender = muster(Clan::Crab, vec![formed], &[TETSUO]);
    play(
        &mut table,
        [
            begin(plan(Affair::Raid, Ground::Open, attacker, defender)),
            roll(&[&[5, 5, 5], &[5, 5, 5]]),
            roll(&[&[1, 9]]),
            roll(&[&[9, 9, 9, 9, 1, 1], &[1, 1, 1]]),
            roll(&[&[1, 1]]),
        ],
    );
    assert!(matches!(is_due(&table), Due::Objective(_)), "{:?}", is_due(&table));
    assert_eq!(now(&table).verdict, None);
}
