//! Campaigns by commands, as a table plays them, and the ways around a rule.

use rokugan::games::empire_reborn::command::{Command, Hand};
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::character::CharacterForm;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::ring::{Ring, Rings};
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::{Season, Security, Weather};
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice, Last, Open, PersonId};
use rokugan::games::empire_reborn::realm::{Line, Province, Treaty};
use rokugan::games::empire_reborn::refusal::{Refusal, RefusalKind};
use rokugan::games::empire_reborn::rules::deeds::Presence;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::setup::{Fault, RealmSetup, Setup};
use rokugan::games::empire_reborn::views::realm::{Next, view};
use rokugan::games::empire_reborn::{Empire, demo};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;
use rokugan::kernel::replay::verify;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::transfer;

pub type Table = Journal<Empire>;

pub fn realm(clan: Clan) -> RealmSetup {
    RealmSetup { clan, player: None }
}

pub fn table(clans: &[Clan]) -> Table {
    seeded(clans, Seed(1))
}

pub fn seeded(clans: &[Clan], seed: Seed) -> Table {
    let realms = clans.iter().map(|clan| realm(*clan)).collect();
    Journal::start(Setup { realms, rulings: Rulings::STANDARD, campaign: None }, seed).unwrap()
}

#[track_caller]
pub fn play(table: &mut Table, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

#[track_caller]
pub fn refused(table: &mut Table, command: Command) -> Refusal {
    table.commit(command, Stamp(0)).unwrap_err()
}

pub fn name(name: &str) -> Name {
    Name::new(name).unwrap()
}

pub fn muster(place: &str, kind: Printed, count: u16) -> Command {
    Command::Muster { realm: Clan::Crane, place: name(place), kind, count, bid: None }
}

/// A Character by its rings in the order Earth, Water, Fire, Air, Void.
pub fn form(school: School, rings: [u8; 5], honor: i64) -> CharacterForm {
    CharacterForm {
        clan: Some(school.clan),
        rings: Rings::try_from(rings).unwrap(),
        honor,
        school: Some(school),
        minor_school: None,
        advantages: Vec::new(),
        disadvantages: Vec::new(),
        saver: None,
    }
}

fn welcome(who: &str, form: CharacterForm) -> Command {
    Command::Welcome { name: name(who), form }
}

const CLOSE: Command = Command::CloseAccount { realm: Clan::Crane };

/// A Crane in the first turn, its account closed, with two Characters of the Crane and one of the Crab.
pub fn begun() -> Table {
    let mut table = table(&[Clan::Crane]);
    play(
        &mut table,
        [
            muster("Kakita", Printed::Bushi, 6),
            welcome("Ren", form(School::bushi(Clan::Crane), [3, 3, 4, 3, 2], 4)),
            welcome("Emiko", form(School::shugenja(Clan::Crane), [2, 2, 2, 5, 2], 6)),
            welcome("Tetsuo", form(School::bushi(Clan::Lion), [2, 3, 3, 2, 2], 3)),
            Command::BeginCampaign,
            CLOSE,
        ],
    );
    table
}

pub const REN: PersonId = PersonId(0);
pub const EMIKO: PersonId = PersonId(1);
pub const TETSUO: PersonId = PersonId(2);

pub fn koku(table: &Table) -> i32 {
    table.state().realm(Clan::Crane).unwrap().treasury
}

pub fn honor(table: &Table, who: PersonId) -> i64 {
    table.state().person(who).unwrap().character.honor()
}

pub fn entered(dice: &[u8]) -> Dice {
    Dice::Entered(dice.to_vec())
}

#[test]
fn er_buy_1_the_first_army_is_bought_from_the_clans_koku_and_the_rest_is_lost() {
    let mut table = table(&[Clan::Crane]);
    assert_eq!(koku(&table), 110);
    play(&mut table, [muster("Kakita", Printed::Samurai, 3), muster("Doji", Printed::Elites, 4)]);
    assert_eq!(koku(&table), 110 - 21 - 40);
    let dear = refused(&mut table, muster("Doji", Printed::Samurai, 9));
    assert_eq!(dear.kind, RefusalKind::TooDear { cost: 63, has: 49 });
    assert_eq!(refused(&mut table, muster("Doji", Printed::Ronin, 1)).kind, RefusalKind::NoPrice(Printed::Ronin));
    assert_eq!(refused(&mut table, muster("Matsu", Printed::Bushi, 1)).rule, "ER-BUY-1");
    play(&mut table, [muster("the bay", Printed::Kobune, 1), Command::BeginCampaign]);
    assert_eq!((koku(&table), table.state().turn()), (0, 1));
    assert_eq!(refused(&mut table, Command::BeginCampaign).kind, RefusalKind::Begun);
}

#[test]
fn er_buy_2_five_units_a_province_and_turn() {
    let mut table = begun();
    play(&mut table, [muster("Doji", Printed::Ashigaru, 5), muster("Asahina", Printed::Ashigaru, 1)]);
    let sixth = refused(&mut table, muster("Doji", Printed::Ashigaru, 1));
    assert_eq!((sixth.rule, sixth.kind), ("ER-BUY-2", RefusalKind::MusterLimit { place: name("Doji"), limit: 5 }));
    play(&mut table, [Empire::anyway(&muster("Doji", Printed::Ashigaru, 1)), Command::EndTurn, CLOSE]);
    play(&mut table, [muster("Doji", Printed::Ashigaru, 5)]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name("Doji"), Printed::Ashigaru), 11);
}

#[test]
fn er_buy_3_four_elites_at_any_time() {
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [muster("Doji", Printed::Elites, 4)]);
    assert_eq!(refused(&mut table, muster("Kakita", Printed::Elites, 1)).kind, RefusalKind::TooManyElites);
}

#[test]
fn er_buy_4_the_hired_are_bid_for() {
    let mut table = begun();
    let ronin = |bid| Command::Muster { realm: Clan::Crane, place: name("Doji"), kind: Printed::Ronin, count: 2, bid };
    assert_eq!(refused(&mut table, ronin(None)).rule, "ER-BUY-4");
    let before = koku(&table);
    play(&mut table, [ronin(Some(5))]);
    assert_eq!(koku(&table), before - 10);
    let first = table.state().primary(Clan::Crane).unwrap();
    assert_eq!(table.state().open(), [Open::Honor { who: first, points: -1, source: Source::Other }], "for hiring");
}

#[test]
fn er_buy_4_a_hired_character_is_bid_for_counts_for_its_clan_and_puts_honor_at_stake() {
    let ronin = CharacterForm { clan: None, ..form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 1) };
    let hire = |who: &str, bid| Command::Hire { realm: Clan::Crane, name: name(who), form: ronin.clone(), bid };
    assert_eq!(refused(&mut self::table(&[Clan::Crane]), hire("Toku", 5)).rule, "ER-BUY-1", "not for the first army");
    let mut table = begun();
    assert_eq!(refused(&mut table, hire("Toku", 999)).kind, RefusalKind::TooDear { cost: 999, has: 171 });
    play(&mut table, [hire("Toku", 5)]);
    assert_eq!(koku(&table), 171 - 5);
    assert_eq!(table.state().open(), [Open::Honor { who: REN, points: -1, source: Source::Other }]);
    let toku = table.state().person(PersonId(3)).unwrap();
    assert!(toku.serves(Clan::Crane) && toku.clan().is_none());
    for at in 3..10 {
        play(&mut table, [hire(&format!("Toku {at}"), 1)]);
    }
    assert_eq!(refused(&mut table, hire("Yotsu", 1)).rule, "ER-Q-1", "the hired count");
}

#[test]
fn er_led_2_and_3_a_turns_account_is_income_less_upkeep() {
    // Spring pays 60 %: 66 + 57 + 54; six Bushi cost 6.
    let mut table = begun();
    assert_eq!(koku(&table), 66 + 57 + 54 - 6);
    assert_eq!(refused(&mut table, CLOSE).kind, RefusalKind::ClosedAlready(Clan::Crane));
    let month = table.state().realm(Clan::Crane).unwrap().months[0];
    assert_eq!((month.turn, month.income, month.upkeep, month.treasury), (1, 177, 6, 171));
}

/// The mock of the realm: autumn, month 3 of it, checkpoints at Doji, a quarter of Kakita waste, two treaties.
#[test]
fn er_led_2_and_er_trd_2_the_realm_of_the_design_adds_up() {
    let mut table = begun();
    let treaty = |with: &str, partner, production, level, paid| Command::Conclude {
        realm: Clan::Crane,
        treaty: Treaty {
            own: name("Doji"),
            partner,
            with: name(with),
            production: Some(production),
            war_damage: 0,
            level,
            paid,
            since: 0,
            line: Line::Open,
            blocked_turns: 0,
        },
    };
    play(
        &mut table,
        [
            treaty("Hitomi", Clan::Dragon, 75, Level::Major, 40),
            treaty("Matsu", Clan::Lion, 45, Level::Minor, 20),
            Command::EndTurn,
            Command::ByHand(Hand::Turn { to: 9 }),
            Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 42 }),
        ],
    );
    let set = |place: &str, change: fn(&mut Province)| {
        let mut province = Province::new(name(place), None);
        let own = table.state().realm(Clan::Crane).unwrap().province(&name(place)).unwrap();
        province.clone_from(own);
        change(&mut province);
        Command::SetProvince { realm: Clan::Crane, name: name(place), province }
    };
    let changes = [
        set("Doji", |province| province.security = Security::Checkpoints),
        set("Kakita", |province| province.damage = 25),
    ];
    play(&mut table, changes);
    let now = view(table.state(), Clan::Crane).unwrap();
    // 110 × 90 % = 99, 95 × 75 % = 71.25, 90; Hitomi 20 % of 75, a tenth more: 16; Matsu 10 % of 45, a tenth more: 4.
    let koku: Vec<i64> = now.account.provinces.iter().map(|(_, revenue)| revenue.unwrap().koku).collect();
    assert_eq!((now.season, koku), (Season::Autumn, vec![99, 71, 90]));
    assert_eq!(now.account.trade.iter().map(|trade| trade.profit).collect::<Vec<_>>(), [Some(16), Some(4)]);
    assert_eq!((now.income(), now.free()), (Some(280), Some(42 + 280 - 6)));
    // Winter brings nothing and costs 6 a turn.
    let winter: Vec<i64> =
        now.ahead.iter().filter(|ahead| ahead.season == Season::Winter).map(|one| one.left).collect();
    assert_eq!(winter, [310, 304, 298]);
    assert_eq!(now.next_turn(), Some(310));
    assert_eq!(now.decisive().map(|ahead| (ahead.turn, ahead.left)), Some((12, 298)), "winter ends");
}

#[test]
fn er_led_3_what_cannot_be_paid_is_lost_first() {
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [muster("Doji", Printed::Samurai, 15), Command::BeginCampaign]);
    play(&mut table, [Command::ByHand(Hand::Turn { to: 10 })]);
    let short = refused(&mut table, CLOSE);
    assert_eq!((short.rule, short.kind), ("ER-LED-3", RefusalKind::Shortfall { koku: 45 }));
    let ahead = view(table.state(), Clan::Crane).unwrap();
    assert_eq!(ahead.decisive().unwrap().left, -45, "winter's hole is seen before");
    let mut unpaid = table.clone();
    play(
        &mut unpaid,
        [Command::Koku { realm: Clan::Crane, by: 5, reason: Default::default() }, Empire::anyway(&CLOSE)],
    );
    let month = unpaid.state().realm(Clan::Crane).unwrap().months[0];
    assert_eq!((koku(&unpaid), month.upkeep), (0, 5), "so much is paid as there is, and the log says so");
    let lose = Command::Lose { realm: Clan::Crane, place: name("Doji"), kind: Printed::Samurai, count: 15 };
    play(&mut table, [lose, CLOSE]);
    assert_eq!(koku(&table), 0);
}

#[test]
fn er_led_4_nobody_spends_more_than_there_is() {
    let mut table = begun();
    let spend = |by| Command::Koku { realm: Clan::Crane, by, reason: Default::default() };
    assert_eq!(refused(&mut table, spend(-200)).kind, RefusalKind::TooDear { cost: 200, has: 171 });
    play(&mut table, [spend(-71), spend(9)]);
    assert_eq!(koku(&table), 109);
}

#[test]
fn er_led_5_a_quarter_of_the_production_repairs_a_quarter() {
    let mut table = begun();
    let mut waste = Province::new(name("Soro"), Some(40));
    waste.damage = 75;
    let repair = |steps| Command::Repair { realm: Clan::Crane, name: name("Soro"), steps };
    play(&mut table, [Command::GainProvince { realm: Clan::Crane, province: waste }]);
    let before = koku(&table);
    play(&mut table, [repair(3)]);
    assert_eq!(koku(&table), before - 30);
    assert_eq!(refused(&mut table, repair(1)).kind, RefusalKind::Bound);
    play(&mut table, [Command::EndTurn]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().province(&name("Soro")).unwrap().damage, 0);
}

#[test]
fn er_led_2_an_unknown_production_is_asked_for() {
    let mut table = begun();
    play(&mut table, [Command::GainProvince { realm: Clan::Crane, province: Province::new(name("Goimo"), None) }]);
    play(&mut table, [Command::EndTurn]);
    let unknown = refused(&mut table, CLOSE);
    assert_eq!((unknown.rule, unknown.kind), ("ER-LED-2", RefusalKind::UnknownProduction(name("Goimo"))));
    let known = Province::new(name("Goimo"), Some(10));
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Goimo"), province: known }, CLOSE]);
}

#[test]
fn er_wea_drought_is_paid_where_it_is() {
    let mut table = begun();
    let mut dry = table.state().realm(Clan::Crane).unwrap().province(&name("Kakita")).unwrap().clone();
    dry.weather = Some(Weather::HeavyDrought);
    play(&mut table, [Command::EndTurn]);
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Kakita"), province: dry }]);
    assert_eq!(view(table.state(), Clan::Crane).unwrap().upkeep(), 6 + 12);
}

#[test]
fn er_trd_4_and_5_a_treaty_that_ends_or_breaks_is_paid_for() {
    let mut table = begun();
    let treaty = Treaty {
        own: name("Doji"),
        partner: Clan::Crab,
        with: name("Hida"),
        production: Some(45),
        war_damage: 0,
        level: Level::Major,
        paid: 40,
        since: 0,
        line: Line::Open,
        blocked_turns: 0,
    };
    let conclude = Command::Conclude { realm: Clan::Crane, treaty };
    play(&mut table, [conclude.clone(), conclude]);
    let before = koku(&table);
    play(&mut table, [Command::EndTreaty { realm: Clan::Crane, treaty: 1 }]);
    assert_eq!(koku(&table), before - 20, "the Crane pay half");
    play(&mut table, [Command::SetLine { realm: Clan::Crane, treaty: 0, line: Line::Blocked }, Command::EndTurn]);
    for _ in 0..3 {
        play(&mut table, [CLOSE, Command::EndTurn]);
    }
    assert!(table.state().realm(Clan::Crane).unwrap().treaties.is_empty(), "broken on the fourth blocked turn");
}

#[test]
fn er_mov_1_units_march_and_walls_stay() {
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [muster("Kakita", Printed::Bushi, 4), muster("Kakita", Printed::Fortifications, 1)]);
    let march = |units| Command::March { realm: Clan::Crane, from: name("Kakita"), to: name("Goimo"), units };
    assert_eq!(refused(&mut table, march(vec![(Printed::Fortifications, 1)])).kind, RefusalKind::Immovable);
    let few = refused(&mut table, march(vec![(Printed::Bushi, 5)]));
    assert_eq!(few.kind, RefusalKind::TooFewUnits { kind: Printed::Bushi, has: 4 });
    play(&mut table, [march(vec![(Printed::Bushi, 3)])]);
    let realm = table.state().realm(Clan::Crane).unwrap();
    assert_eq!(realm.count(&name("Goimo"), Printed::Bushi), 3);
    assert_eq!(realm.count(&name("Kakita"), Printed::Bushi), 1);
}

#[test]
fn er_chr_starting_characters_keep_the_rules_of_creation() {
    let mut table = table(&[Clan::Crane]);
    let dear = welcome("Dear", form(School::bushi(Clan::Crane), [5, 5, 5, 5, 5], 9));
    assert_eq!(refused(&mut table, dear.clone()).rule, "ER-CHR-2");
    let high = welcome("High", form(School::bushi(Clan::Crane), [6, 6, 1, 1, 1], 3));
    assert_eq!(refused(&mut table, high).rule, "ER-CHR-3");
    let foreign = welcome("Foreign", form(School::shugenja(Clan::Crane), [3, 3, 3, 3, 3], 0));
    assert_eq!(refused(&mut table, foreign).rule, "ER-CHR-4");
    let plain = |who: &str| welcome(who, form(School::bushi(Clan::Crane), [4, 4, 4, 4, 4], 9));
    play(&mut table, [plain("A"), plain("B")]);
    let kind = refused(&mut table, plain("C")).kind;
    assert_eq!(kind, RefusalKind::TooManyPoints { points: 114 });
    play(&mut table, [Command::BeginCampaign, dear]);
}

#[test]
fn er_q_1_and_adv_1_ten_characters_and_nothing_twice() {
    let mut table = begun();
    let one = || form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 3);
    for _ in 0..8 {
        play(&mut table, [welcome("One", one())]);
    }
    assert_eq!(refused(&mut table, welcome("One", one())).kind, RefusalKind::TooManyPersons(Clan::Crane));
    let mut twice = form(School::bushi(Clan::Crab), [2, 2, 2, 2, 2], 3);
    twice.advantages = vec![Advantage::Lucky(1), Advantage::Lucky(2)];
    assert_eq!(refused(&mut table, welcome("Two", twice)).kind, RefusalKind::BadPerson);
    let mut beyond = form(School::bushi(Clan::Crab), [2, 2, 2, 2, 2], 3);
    beyond.disadvantages = vec![Disadvantage::Unlucky(4)];
    assert_eq!(refused(&mut table, welcome("Three", beyond)).kind, RefusalKind::BadPerson);
}

/// The rulebook's duel by typed dice: the loser dies, the winner may win two points of Honor (ER-DUE-2, ER-DUE-3).
#[test]
fn er_due_a_duel_leads_to_life_or_death_and_honor() {
    let mut table = begun();
    let duel = |dice: [Dice; 2]| Command::Act { deed: Deed::Duel, actor: REN, target: TETSUO, dice };
    let few = refused(&mut table, duel([entered(&[1, 4]), entered(&[6, 7, 7])]));
    assert_eq!((few.rule, few.kind), ("ER-DICE-1", RefusalKind::WrongDice { rolled: 6 }));
    let ten = refused(&mut table, duel([entered(&[1, 4, 6, 14, 2, 1]), entered(&[6, 10, 7])]));
    assert_eq!((ten.rule, ten.kind), ("ER-DICE-2", RefusalKind::NoSuchDie(10)));
    // (4 + 2)k4: 14 + 6 + 4 + 2 = 26 against 20.
    play(&mut table, [duel([entered(&[1, 4, 6, 14, 2, 1]), entered(&[6, 7, 7])])]);
    let open = table.state().open().to_vec();
    assert_eq!(
        open,
        [
            Open::Death { who: TETSUO, tn: 40, last: Last::Earth },
            Open::Honor { who: REN, points: 2, source: Source::Duel },
            Open::Honor { who: TETSUO, points: -2, source: Source::Duel },
        ]
    );
    assert_eq!(refused(&mut table, Command::EndTurn).kind, RefusalKind::RollFirst);
    let answer = |open, dice| Command::Answer { open, dice };
    // Earth 2 at TN 40: 3 + 8 is not enough.
    play(&mut table, [answer(0, entered(&[3, 8]))]);
    assert!(!table.state().person(TETSUO).unwrap().lives());
    // Air 3 at TN 20: 23 wins a point; then at TN 25, 23 does not (ER-HON-1).
    play(&mut table, [answer(0, entered(&[9, 8, 6])), answer(0, entered(&[9, 8, 6]))]);
    assert_eq!(honor(&table, REN), 5);
    // Air 2 at TN 15: 8 loses a point; then at TN 10, 11 keeps it (ER-HON-2).
    play(&mut table, [answer(0, entered(&[3, 5])), answer(0, entered(&[5, 6]))]);
    assert_eq!((honor(&table, TETSUO), table.state().open().len()), (2, 0));
    let dead = refused(&mut table, duel([Dice::App, Dice::App]));
    assert_eq!(dead.kind, RefusalKind::Dead(name("Tetsuo")));
}

#[test]
fn er_due_6_whoever_challenges_the_unequal_risks_a_point() {
    let mut table = begun();
    let mut proud = form(School::bushi(Clan::Phoenix), [3, 3, 3, 3, 3], 9);
    proud.advantages.push(Advantage::Ambidextrous);
    play(&mut table, [welcome("Proud", proud)]);
    let dice = [entered(&[1, 1, 1, 1, 1, 1]), entered(&[9, 9, 9])];
    play(&mut table, [Command::Act { deed: Deed::Duel, actor: REN, target: PersonId(3), dice }]);
    assert!(table.state().open().contains(&Open::Honor { who: REN, points: -1, source: Source::Other }));
}

#[test]
fn duel_tie_is_rolled_again_or_decides_nothing() {
    let mut table = begun();
    let equal = Command::Act {
        deed: Deed::Contest(Ring::Water),
        actor: REN,
        target: TETSUO,
        dice: [entered(&[4, 4, 4]), entered(&[5, 5, 2])],
    };
    play(&mut table, [equal.clone()]);
    assert!(table.state().open().is_empty());
    play(&mut table, [Command::SetRuling { ruling: Ruling::DuelTie, reading: 1 }, equal]);
    assert!(table.state().open().is_empty());
}

/// A Dragon bushi who lost rolls the School Rank instead; only more than the winner's total turns the duel (A6).
#[test]
fn dragon_second_roll_turns_a_duel() {
    for (second, wins) in [([12, 9], true), ([12, 7], false)] {
        let mut table = begun();
        play(&mut table, [welcome("Mirumoto", form(School::bushi(Clan::Dragon), [3, 3, 3, 3, 2], 4))]);
        let dice = [entered(&[5, 5, 5, 5, 1, 1]), entered(&[5, 4, 3])];
        play(&mut table, [Command::Act { deed: Deed::BattleDuel, actor: REN, target: PersonId(3), dice }]);
        assert!(matches!(table.state().open(), [Open::Second { totals: [20, 12], .. }]));
        play(&mut table, [Command::Answer { open: 0, dice: entered(&second) }]);
        let loser = if wins { REN } else { PersonId(3) };
        let tn = if wins { 15 } else { 20 };
        assert_eq!(table.state().open()[0], Open::Death { who: loser, tn, last: Last::Earth });
    }
}

#[test]
fn er_die_a_crab_rolls_twice_and_a_phoenix_may_undo_it() {
    let mut table = begun();
    let mut priest = form(School::shugenja(Clan::Phoenix), [2, 2, 2, 2, 2], 4);
    priest.saver = Some(3);
    play(&mut table, [welcome("Crab", form(School::bushi(Clan::Crab), [2, 2, 1, 2, 2], 4)), welcome("Isawa", priest)]);
    let (crab, isawa) = (PersonId(3), PersonId(4));
    let kill = |target| Command::Act {
        deed: Deed::Assassination,
        actor: REN,
        target,
        dice: [entered(&[9, 9, 9, 9]), if target == crab { entered(&[1]) } else { entered(&[1, 1]) }],
    };
    play(&mut table, [kill(crab)]);
    assert_eq!(table.state().open(), [Open::Death { who: crab, tn: 20, last: Last::Earth }]);
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1]) }]);
    assert_eq!(table.state().open(), [Open::Death { who: crab, tn: 20, last: Last::Crab }]);
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[19, 1]) }, Empire::anyway(&kill(isawa))]);
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1]) }]);
    assert_eq!(table.state().open(), [Open::Death { who: isawa, tn: 60, last: Last::Phoenix }]);
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1, 1]) }]);
    assert!(table.state().person(crab).unwrap().lives() && !table.state().person(isawa).unwrap().lives());
}

#[test]
fn er_den_a_denouncing_costs_points_or_backfires() {
    let mut table = begun();
    let denounce = |presence, target: &[u8]| Command::Act {
        deed: Deed::Denouncing(presence),
        actor: EMIKO,
        target: TETSUO,
        dice: [entered(&[9, 9, 5, 3, 2]), entered(target)],
    };
    // 28 against 21, then 37: three points (worked case 6).
    play(&mut table, [denounce(Presence::Present, &[12, 9])]);
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[12, 9, 8, 6, 2]) }]);
    assert_eq!(table.state().open(), [Open::Honor { who: TETSUO, points: -3, source: Source::Other }]);
    play(&mut table, [Command::Dismiss { open: 0 }, Empire::anyway(&denounce(Presence::Absent, &[7, 1]))]);
    assert_eq!(table.state().open(), [Open::Honor { who: EMIKO, points: -1, source: Source::Other }]);
}

#[test]
fn er_crt_the_highest_wins_the_favor_and_the_gift_is_paid() {
    let mut table = begun();
    let before = koku(&table);
    let courtiers = vec![(EMIKO, 8, entered(&[9, 9, 4, 1, 1, 1, 1])), (TETSUO, 3, entered(&[9, 9]))];
    // (5 + 2)k5 = 24, Honor 6, gift 4: 34 against 18 + 3 + 1.
    play(&mut table, [Command::Court { courtiers: courtiers.clone() }]);
    assert_eq!((table.state().favor(), koku(&table)), (Some(EMIKO), before - 8));
    let alone = vec![courtiers[0].clone()];
    assert_eq!(refused(&mut table, Command::Court { courtiers: alone }).kind, RefusalKind::Courtiers);
    let equal = vec![(REN, 0, entered(&[9, 9, 4])), (TETSUO, 0, entered(&[14, 9]))];
    play(&mut table, [Command::EndTurn, CLOSE, Command::Court { courtiers: equal }]);
    assert!(table.state().favor().is_some(), "those who tie roll again");
}

#[test]
fn er_hon_4_and_ceiling_some_points_need_no_roll() {
    let mut table = begun();
    let honors = |who, to| Command::ByHand(Hand::Honor { who, to });
    let gain = |source| Command::Honor { who: REN, points: 2, source };
    play(&mut table, [honors(REN, -2), gain(Source::Other)]);
    assert_eq!((honor(&table, REN), table.state().open().len()), (-2, 0), "the Dishonored win nothing elsewhere");
    play(&mut table, [gain(Source::Duel)]);
    assert_eq!(table.state().open().len(), 1);
    play(&mut table, [Command::Dismiss { open: 0 }, honors(REN, 10), gain(Source::Duel)]);
    assert_eq!((honor(&table, REN), table.state().open().len()), (10, 0), "10 is the ceiling");
    play(&mut table, [Command::SetRuling { ruling: Ruling::ZeroHonorLoss, reading: 2 }, honors(REN, 0)]);
    play(&mut table, [Command::Honor { who: REN, points: -2, source: Source::Other }]);
    assert_eq!((honor(&table, REN), table.state().open().len()), (-2, 0), "lost without a roll");
}

#[test]
fn bitter_loses_one_more_after_the_second_in_a_turn() {
    let mut table = begun();
    let mut bitter = form(School::bushi(Clan::Crab), [2, 2, 2, 1, 2], 1);
    bitter.disadvantages.push(Disadvantage::Bitter);
    play(&mut table, [welcome("Bitter", bitter)]);
    let who = PersonId(3);
    play(&mut table, [Command::Honor { who, points: -3, source: Source::Other }]);
    for _ in 0..3 {
        play(&mut table, [Command::Answer { open: 0, dice: entered(&[1]) }]);
    }
    assert_eq!(honor(&table, who), -3, "three points, and one more for being Bitter");
}

#[test]
fn er_hon_6_the_clan_shares_the_shame() {
    let mut table = begun();
    play(&mut table, [Command::Honor { who: REN, points: -3, source: Source::Other }]);
    for _ in 0..3 {
        play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1, 1]) }]);
    }
    play(&mut table, [Command::EndTurn]);
    assert_eq!(table.state().open(), [Open::Honor { who: EMIKO, points: -1, source: Source::Other }]);
}

#[test]
fn er_seq_a_turn_is_account_orders_rolls_end() {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let next = |table: &Table| view(table.state(), Clan::Crane).unwrap().next;
    assert_eq!(next(&table), Next::Begin);
    assert_eq!(refused(&mut table, CLOSE).kind, RefusalKind::NotBegun);
    play(&mut table, [Command::BeginCampaign]);
    assert_eq!(next(&table), Next::Close(Clan::Crane));
    assert_eq!(refused(&mut table, Command::EndTurn).kind, RefusalKind::AccountFirst(Clan::Crane));
    play(&mut table, [CLOSE, Command::CloseAccount { realm: Clan::Crab }]);
    assert_eq!(next(&table), Next::EndTurn);
    play(&mut table, [Command::EndTurn]);
    assert_eq!(table.state().season(), Season::of_turn(2));
    play(&mut table, [Command::EndCampaign]);
    assert_eq!(next(&table), Next::Over);
    assert_eq!(refused(&mut table, CLOSE).kind, RefusalKind::Over);
}

#[test]
fn er_led_1_seasons_are_three_turns_each() {
    let seasons: Vec<Season> = (1..=13).map(Season::of_turn).collect();
    let of = |season: Season| seasons.iter().filter(|one| **one == season).count();
    assert_eq!((of(Season::Spring), of(Season::Summer), of(Season::Autumn), of(Season::Winter)), (4, 3, 3, 3));
    assert_eq!(Season::ALL[0], Season::of_turn(0));
}

#[test]
fn a_province_goes_to_another_realm_as_it_is() {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let cede = Command::LoseProvince { realm: Clan::Crane, name: name("Asahina"), to: Some(Clan::Crab) };
    play(&mut table, [cede.clone()]);
    assert!(table.state().realm(Clan::Crab).unwrap().province(&name("Asahina")).is_some());
    assert_eq!(refused(&mut table, cede).kind, RefusalKind::NoProvince(name("Asahina")));
}

#[test]
fn a_campaign_needs_a_clan_and_none_twice() {
    let start =
        |realms| Journal::<Empire>::start(Setup { realms, rulings: Rulings::STANDARD, campaign: None }, Seed(1)).err();
    assert_eq!(start(Vec::new()), Some(vec![Fault::Nobody]));
    assert_eq!(start(vec![realm(Clan::Lion), realm(Clan::Lion)]), Some(vec![Fault::Twice(Clan::Lion)]));
}

#[test]
fn every_step_of_the_demonstration_is_allowed() {
    let table = demo::table(Seed(7), Stamp(0)).unwrap();
    assert_eq!(table.entries().len(), demo::commands().len());
    assert_eq!(table.state().turn(), 3);
    assert!(!table.state().open().is_empty(), "a duel is not yet over");
    assert_eq!(demo::lesson_table(Seed(7), Stamp(0)).unwrap().entries().len(), 4);
}

#[test]
fn the_recorded_demonstration_is_what_its_commands_come_to() {
    let (seed, now) = (Seed(7), Stamp(3));
    let recorded = transfer::import_as_recorded(demo::RECORDED).unwrap().table;
    let (table, lesson) = (demo::table(seed, now).unwrap(), demo::lesson_table(seed, now).unwrap());
    // A failure shows what has to be in the file.
    let name = Name::new("Demonstration").unwrap();
    let written = transfer::export(&name, &demo::table(Seed(1), Stamp(0)).unwrap()).unwrap();
    assert_eq!(demo::begun(&recorded, seed, now).unwrap(), table, "{written}");
    assert_eq!(demo::lesson_begun(&recorded, seed, now).unwrap(), lesson);
}

#[test]
fn the_apps_dice_are_those_of_the_seed() {
    let roll = || {
        let mut table = begun();
        let test = Command::Test { who: REN, ring: Ring::Fire, bonus: 0, tn: 20, dice: Dice::App };
        table.commit(test, Stamp(0)).unwrap().events.clone()
    };
    assert_eq!(roll(), roll());
}

#[test]
fn a_save_of_the_first_version_opens_for_ever() {
    let text = include_str!("../data/saves/empire_reborn/v0.json");
    let saved: serde_json::Value = serde_json::from_str(text).unwrap();
    let setup: Setup = serde_json::from_value(saved["setup"].clone()).unwrap();
    let entries = serde_json::from_value(saved["entries"].clone()).unwrap();
    let table = Table::restore(setup, Seed(1), entries, usize::MAX).unwrap();
    verify(&table).unwrap();
    assert_eq!(serde_json::to_value(Empire::snapshot(table.state())).unwrap(), saved["snapshot"]);
}
