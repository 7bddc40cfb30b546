//! The world beside the realms: weather, plague, land that recovers, razing, spies, Hidden Locations, the Favor, rolls of
//! the game master's own; and that a report tells a Clan nothing it may not know.

use super::atlases::chart;
use super::battles::{asked, count, over_the_pass, roll};
use super::played::{Table, form, muster, name, play, refused, table};
use rokugan::games::empire_reborn::command::{Command, Survey};
use rokugan::games::empire_reborn::event::Event;
use rokugan::games::empire_reborn::field::Affair;
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::army::Role;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::ring::Ring;
use rokugan::games::empire_reborn::model::rulings::Ruling;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::{Season, Security, Weather};
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Dice, Open, PersonId};
use rokugan::games::empire_reborn::post::files::{self, Mail};
use rokugan::games::empire_reborn::post::{Errand, Orders};
use rokugan::games::empire_reborn::realm::Province;
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::rules::recurring::{plague_ends, plague_spreads, seasons, weathers};
use rokugan::games::empire_reborn::views::odds::plan::{Choice, plan};
use rokugan::games::empire_reborn::views::odds::war::bandits;
use rokugan::games::empire_reborn::views::post::{dispatch, report};
use rokugan::games::empire_reborn::views::realm::{Next, Todo, view};
use rokugan::games::empire_reborn::views::world::{Comes, Due, dice as dice_of, due};
use rokugan::games::empire_reborn::world::command::{Boon, Calamity, Call, Decree, Obedience, Price, Sky};
use rokugan::games::empire_reborn::world::event::{Befell, Named};
use rokugan::kernel::by::Small;
use rokugan::kernel::exchange::Fault;
use rokugan::kernel::line::Arg;
use rokugan::kernel::name::Note;

const DOJI: &str = "Doji";

fn decree(decree: Decree) -> Command {
    Command::World(decree)
}

fn dice(faces: &[u8]) -> Dice {
    Dice::Entered(faces.to_vec())
}

/// What the world owes beside the weather, which the game master may leave out.
fn owed(table: &Table) -> Vec<Due> {
    due(table.state()).into_iter().filter(|due| *due != Due::Sky).collect()
}

/// A game master's table of three Clans in its first turn: Crane bushi in Doji, Crab bushi in Hida.
fn master() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab, Clan::Scorpion]);
    let crab = Command::Muster { realm: Clan::Crab, place: name("Hida"), kind: Printed::Bushi, count: 4, bid: None };
    let came = |who: &str, clan, rings| Command::Welcome { name: name(who), form: form(School::bushi(clan), rings, 2) };
    play(
        &mut table,
        [
            Command::Survey(Survey::Begin { chart: chart() }),
            muster(DOJI, Printed::Bushi, 3),
            crab,
            came("Doji Satsume", Clan::Crane, [2, 2, 3, 3, 2]),
            came("Hida Kisada", Clan::Crab, [3, 3, 2, 2, 2]),
            Command::BeginCampaign,
        ],
    );
    table
}

fn province(table: &Table, clan: Clan, place: &str) -> Province {
    table.state().realm(clan).unwrap().province(&name(place)).cloned().unwrap()
}

fn happened(table: &Table) -> Vec<Befell> {
    let events = &table.entries()[table.cursor() - 1].events;
    let of = |event: &Event| if let Event::World(befell) = event { Some((**befell).clone()) } else { None };
    events.iter().filter_map(of).collect()
}

#[test]
fn er_wea_weather_is_chosen_within_its_season_and_brings_its_koku() {
    let mut table = master();
    let rain =
        |sky, faces: &[u8]| decree(Decree::Weather { realm: Clan::Crane, place: name(DOJI), sky, dice: dice(faces) });
    play(&mut table, [rain(Sky::Is(Weather::HeavyRain), &[7, 10])]);
    let doji = province(&table, Clan::Crane, DOJI);
    assert_eq!((doji.weather, doji.extra), (Some(Weather::HeavyRain), 17));
    let snow = refused(&mut table, rain(Sky::Is(Weather::Blizzard), &[]));
    assert_eq!((snow.kind, snow.rule), (RefusalKind::WrongSeason, "ER-WEA"));
    // Both dice of koku, then one for each of three units: two of them drown.
    play(&mut table, [rain(Sky::Is(Weather::Tsunami), &[3, 4, 1, 2, 1])]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name(DOJI), Printed::Bushi), 1);
    assert_eq!(province(&table, Clan::Crane, DOJI).extra, 10);
    let short = refused(&mut table, rain(Sky::Is(Weather::HeavyRain), &[7]));
    assert_eq!(short.kind, RefusalKind::WrongDice { rolled: 2 });
    let face = refused(&mut table, rain(Sky::Is(Weather::HeavyRain), &[7, 11]));
    assert_eq!(face.kind, RefusalKind::NoSuchDie(11));
}

#[test]
fn er_wea_drawn_weather_is_of_the_season_or_none() {
    for season in Season::ALL {
        assert!(!weathers(*season).is_empty());
        assert!(weathers(*season).iter().all(|weather| seasons(*weather).contains(season)));
    }
    let mut table = master();
    let mut found = Vec::new();
    for _ in 0..40 {
        let drawn = Decree::Weather { realm: Clan::Crane, place: name(DOJI), sky: Sky::Drawn, dice: Dice::App };
        play(&mut table, [decree(drawn)]);
        found.push(province(&table, Clan::Crane, DOJI).weather);
    }
    for expected in weathers(Season::Spring).into_iter().map(Some).chain([None]) {
        assert!(found.contains(&expected), "{expected:?} is never drawn");
    }
    assert!(found.iter().flatten().all(|weather| seasons(*weather).contains(&Season::Spring)));
}

#[test]
fn er_evt_2_plague_lives_on_spreads_and_ends() {
    assert_eq!(Season::ALL.iter().map(|season| plague_ends(*season)).collect::<Vec<_>>(), [5, 7, 7, 9]);
    assert_eq!(Season::ALL.iter().map(|season| plague_spreads(*season)).collect::<Vec<_>>(), [4, 2, 2, 1]);
    let mut table = master();
    let strike = Decree::Strike { place: name(DOJI), calamity: Calamity::Plague, dice: dice(&[1, 2, 3, 1, 5, 9]) };
    play(&mut table, [decree(strike)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).extra, -6);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name(DOJI), Printed::Bushi), 2);
    assert_eq!(table.state().world().plagues, [name(DOJI)]);
    assert!(owed(&table).is_empty(), "what came this turn goes on in the next");
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn)]));
    assert_eq!(owed(&table), [Due::Move { plagues: 1, healing: 0 }]);
    // Three dice of koku, one a unit, then it lives on (6 > 5) and spreads (4).
    play(&mut table, [decree(Decree::Move { dice: dice(&[1, 1, 1, 5, 5, 6, 4]) })]);
    assert_eq!(table.state().world().plagues.len(), 2, "{:?}", table.state().world().plagues);
    assert_eq!(province(&table, Clan::Crane, DOJI).extra, -3);
    let again = refused(&mut table, decree(Decree::Move { dice: Dice::App }));
    assert_eq!(again.kind, RefusalKind::DoneThisTurn);
    assert!(owed(&table).is_empty());
    let mut ended = master();
    let strike = Decree::Strike { place: name("Hida"), calamity: Calamity::Plague, dice: Dice::App };
    play(&mut ended, [decree(strike)]);
    play(&mut ended, closes().into_iter().chain([decree(Decree::EndTurn)]));
    let units = ended.state().realm(Clan::Crab).unwrap().count(&name("Hida"), Printed::Bushi);
    let mut faces = vec![9; 3 + usize::from(units)];
    faces.push(5);
    play(&mut ended, [decree(Decree::Move { dice: Dice::Entered(faces) })]);
    assert!(ended.state().world().plagues.is_empty(), "5 in spring ends it");
}

#[test]
fn er_evt_3_land_recovers_a_die_a_turn_and_never_beyond_what_it_lost() {
    let mut table = master();
    let volcano = Decree::Strike { place: name(DOJI), calamity: Calamity::Volcano, dice: dice(&[2, 3, 4]) };
    play(&mut table, [decree(volcano)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).loss, 9);
    assert!(owed(&table).is_empty(), "it recovers from the next turn on");
    let heals = |face| decree(Decree::Move { dice: dice(&[face]) });
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn), heals(4)]));
    assert_eq!(province(&table, Clan::Crane, DOJI).loss, 5);
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn), heals(10)]));
    assert_eq!(province(&table, Clan::Crane, DOJI).loss, 0);
    let quake =
        Decree::Strike { place: name(DOJI), calamity: Calamity::Earthquake, dice: dice(&[1, 1, 1, 1, 2, 2, 2]) };
    play(&mut table, [decree(quake)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).loss, 4, "an earthquake costs four dice");
}

#[test]
fn er_evt_2_a_plague_that_comes_this_turn_does_not_go_on_in_it() {
    let mut table = master();
    let strike = |place| decree(Decree::Strike { place: name(place), calamity: Calamity::Plague, dice: Dice::App });
    play(&mut table, [strike(DOJI)]);
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn), strike("Hida")]));
    assert_eq!(table.state().raging(), [name(DOJI)], "that of the turn before goes on, that of this turn waits");
    let hida = province(&table, Clan::Crab, "Hida").extra;
    play(&mut table, [decree(Decree::Move { dice: Dice::App })]);
    assert_eq!(province(&table, Clan::Crab, "Hida").extra, hida);
    assert!(table.state().world().plagues.contains(&name("Hida")));
}

#[test]
fn er_evt_3_only_what_land_lost_before_this_turn_comes_back_in_it() {
    let mut table = master();
    let volcano =
        |faces: &[u8]| decree(Decree::Strike { place: name(DOJI), calamity: Calamity::Volcano, dice: dice(faces) });
    play(&mut table, [volcano(&[1, 1, 1])]);
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn), volcano(&[2, 3, 4])]));
    assert_eq!(owed(&table), [Due::Move { plagues: 0, healing: 1 }]);
    play(&mut table, [decree(Decree::Move { dice: dice(&[10]) })]);
    assert_eq!(province(&table, Clan::Crane, DOJI).loss, 9, "three of turns before are back, nine are not");
}

#[test]
fn er_wea_and_er_evt_after_the_account_is_closed_go_into_the_treasury_at_once() {
    let koku = |table: &Table| table.state().realm(Clan::Crane).unwrap().treasury;
    let told = |table: &Table, clan| {
        let lines = report(table, clan);
        lines.iter().filter(|line| line.key.name() == "er-log-koku").count()
    };
    let sky = Sky::Is(Weather::HeavyRain);
    let rain = || decree(Decree::Weather { realm: Clan::Crane, place: name(DOJI), sky, dice: dice(&[7, 5]) });
    let strike = |calamity, faces: &[u8]| decree(Decree::Strike { place: name(DOJI), calamity, dice: dice(faces) });
    let (mut table, mut open) = (master(), master());
    play(&mut open, [rain()].into_iter().chain(closes()));
    play(&mut table, closes());
    let before = koku(&table);
    let [own, others] = [Clan::Crane, Clan::Crab].map(|clan| told(&table, clan));
    play(&mut table, [rain()]);
    assert_eq!(koku(&table), before + 12, "as announced");
    assert_eq!(koku(&table), koku(&open), "as if it had come before the account");
    assert_eq!([Clan::Crane, Clan::Crab].map(|clan| told(&table, clan)), [own + 1, others], "its Clan reads it");
    play(&mut table, [strike(Calamity::Plague, &[3, 4, 4, 9, 9, 9])]);
    assert_eq!(koku(&table), before + 1);
    play(&mut table, [strike(Calamity::Volcano, &[9, 9, 9])]);
    assert_eq!(koku(&table), before + 1, "what the land yields less it yields less from the next account on");
    play(&mut table, [decree(Decree::EndTurn)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).extra, 0, "and nothing of it is booked twice");
}

/// A game master's table without a map, in its second turn, the plague in Doji since the first.
fn plagued() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let strike = Decree::Strike { place: name(DOJI), calamity: Calamity::Plague, dice: dice(&[1, 1, 1]) };
    play(&mut table, [Command::BeginCampaign, decree(strike)]);
    play(&mut table, both_close().into_iter().chain([decree(Decree::EndTurn)]));
    table
}

fn both_close() -> [Command; 2] {
    [Clan::Crane, Clan::Crab].map(|realm| Command::CloseAccount { realm })
}

#[test]
fn er_evt_2_where_the_plague_spreads_is_told_or_asked() {
    let told = |table: &Table, clan, key: &str| report(table, clan).iter().any(|line| line.key.name() == key);
    let mut stays = plagued();
    // Three of koku; it lives on (6) and does not spread (5).
    play(&mut stays, [decree(Decree::Move { dice: dice(&[1, 1, 1, 6, 5]) })]);
    assert_eq!([Clan::Crane, Clan::Crab].map(|clan| told(&stays, clan, "er-befell-stays")), [true, false]);
    assert!(owed(&stays).is_empty());
    let spread = |to: Option<&str>| decree(Decree::Spread { from: name(DOJI), to: to.map(name) });
    for (to, plagues) in [(Some("Kakita"), vec![name(DOJI), name("Kakita")]), (None, vec![name(DOJI)])] {
        let mut spreads = plagued();
        play(&mut spreads, [decree(Decree::Move { dice: dice(&[1, 1, 1, 6, 4]) })]);
        assert_eq!(owed(&spreads), [Due::Spread { from: name(DOJI) }], "no neighbor is on a map");
        assert!(!told(&spreads, Clan::Crane, "er-befell-spreads"), "the game master's to say");
        play(&mut spreads, [spread(to)]);
        assert_eq!(spreads.state().world().plagues, plagues);
        assert!(owed(&spreads).is_empty());
        assert_eq!(refused(&mut spreads, spread(to)).kind, RefusalKind::NothingChanges);
        assert_eq!(spreads.state().raging(), [name(DOJI)], "what came this turn waits");
    }
}

#[test]
fn er_seq_what_the_world_owes_is_still_to_do_in_the_order_of_the_turn() {
    let mut table = plagued();
    spies(&mut table, Clan::Crane, "Hida", 1);
    let seen = |table: &Table| view(table.state(), Clan::Crane).unwrap();
    let world = |table: &Table| {
        let todo = seen(table).todo.into_iter();
        todo.filter_map(|todo| if let Todo::World(due) = todo { Some(due) } else { None }).collect::<Vec<_>>()
    };
    let [moves, listens] = [Due::Move { plagues: 1, healing: 0 }, Due::Listen { spies: 1 }];
    assert_eq!(world(&table), [Due::Sky, moves, listens.clone()]);
    assert_eq!(seen(&table).todo.first(), Some(&Todo::World(Due::Sky)), "weather comes first of all");
    assert_eq!(seen(&table).next, Next::World, "the plague costs koku of this turn");
    play(&mut table, [decree(Decree::Move { dice: dice(&[1, 1, 1, 5]) })]);
    assert_eq!(seen(&table).next, Next::Close(Clan::Crane), "weather may be left out");
    play(&mut table, both_close());
    assert_eq!((world(&table), seen(&table).next), (vec![listens], Next::World), "spies report before the turn ends");
    play(&mut table, [decree(Decree::Listen { dice: Dice::App })]);
    assert_eq!((world(&table), seen(&table).next), (Vec::new(), Next::EndTurn));
}

#[test]
fn turn_order_is_read_in_both_ways() {
    for reading in 0..2 {
        let mut table = plagued();
        spies(&mut table, Clan::Crane, "Hida", 1);
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::TurnOrder, reading }]);
        }
        let next = |table: &Table| view(table.state(), Clan::Crane).unwrap().next;
        if reading == 0 {
            let early = refused(&mut table, Command::CloseAccount { realm: Clan::Crane });
            assert_eq!((early.kind, early.rule), (RefusalKind::WorldFirst, "ER-SEQ"));
            play(&mut table, [decree(Decree::Move { dice: dice(&[1, 1, 1, 5]) })]);
            play(&mut table, both_close());
            assert_eq!(refused(&mut table, decree(Decree::EndTurn)).kind, RefusalKind::WorldFirst, "spies wait");
            assert_eq!(next(&table), Next::World);
            play(&mut table, [Command::Anyway(Box::new(decree(Decree::EndTurn)))]);
        } else {
            assert_eq!(next(&table), Next::Close(Clan::Crane));
            play(&mut table, both_close());
            assert_eq!(next(&table), Next::EndTurn);
            play(&mut table, [decree(Decree::EndTurn)]);
        }
        assert_eq!(table.state().turn(), 3);
    }
}

#[test]
fn er_seq_weather_is_owed_until_it_comes_or_an_account_is_closed() {
    let sky = |table: &Table| due(table.state()).contains(&Due::Sky);
    let fair = Decree::Weather { realm: Clan::Crane, place: name(DOJI), sky: Sky::Fair, dice: Dice::App };
    let mut table = master();
    assert!(sky(&table));
    play(&mut table, [decree(fair)]);
    assert!(!sky(&table), "that none comes is said, too");
    let mut closed = master();
    play(&mut closed, [Command::CloseAccount { realm: Clan::Crab }]);
    assert!(!sky(&closed));
    let others = [Clan::Crane, Clan::Scorpion].map(|realm| Command::CloseAccount { realm });
    play(&mut closed, others);
    play(&mut closed, [decree(Decree::EndTurn)]);
    assert!(sky(&closed), "each turn anew");
    let player = super::played::begun();
    assert!(view(player.state(), Clan::Crane).unwrap().todo.iter().all(|todo| !matches!(todo, Todo::World(_))));
}

#[test]
fn er_evt_4_a_storm_comes_over_a_sea_that_only_ships_know() {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let storm = |place| decree(Decree::Strike { place: name(place), calamity: Calamity::Storm, dice: dice(&[1]) });
    play(&mut table, [muster("the bay", Printed::Kobune, 1), Command::BeginCampaign]);
    assert!(table.state().places().contains(&name("the bay")));
    assert_eq!(dice_of(table.state(), &name("the bay"), Comes::Calamity(Calamity::Storm)), [0, 1], "a die a ship");
    let nowhere = refused(&mut table, storm("the other bay"));
    assert_eq!(nowhere.kind, RefusalKind::NoPlace(name("the other bay")));
    play(&mut table, [storm("the bay")]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count_all(Printed::Kobune), 0);
}

#[test]
fn er_dice_1_the_dice_that_weather_and_events_take_are_told_before() {
    let table = master();
    let needs = |comes| dice_of(table.state(), &name(DOJI), comes);
    assert_eq!(needs(Comes::Calamity(Calamity::Plague)), [3, 3]);
    assert_eq!(needs(Comes::Calamity(Calamity::Volcano)), [3, 0]);
    assert_eq!(needs(Comes::Calamity(Calamity::Earthquake)), [4, 3]);
    assert_eq!(needs(Comes::Sky(Sky::Is(Weather::Tsunami))), [2, 3]);
    assert_eq!(needs(Comes::Sky(Sky::Is(Weather::Monsoon))), [0, 0]);
}

/// Bandits have raided Doji, and it is booked.
fn bandits_came(mut table: Table) -> Table {
    let look = bandits(table.state(), &name(DOJI), 6).unwrap();
    assert_eq!((look.defender.clan, look.attacker.units.as_slice()), (Clan::Crane, &[(Printed::Bandits, 6)][..]));
    let choice = Choice {
        affair: Affair::Raid,
        place: name(DOJI),
        from: None,
        weather: None,
        persons: vec![(PersonId(0), false)],
        spells: Vec::new(),
        outlaws: Some(Role::Attacker),
        shadowlands: None,
        legion: None,
        naval: 1,
    };
    let plan = Box::new(plan(table.state(), &look, &choice));
    play(&mut table, [Move::Begin { plan }, Move::Finish, Move::Book { occupy: false }].map(Command::Field));
    table
}

#[test]
fn er_evt_1_bandits_raid_for_koku_alone_and_in_nobodys_name() {
    let table = bandits_came(master());
    let doji = province(&table, Clan::Crane, DOJI);
    assert_eq!(table.state().person(PersonId(0)).unwrap().captor, None, "they capture nobody");
    let lines = report(&table, Clan::Crane);
    let raid = lines.iter().find(|line| line.key.name() == "er-news-raid").unwrap();
    let raid = format!("{raid:?}");
    assert!(raid.contains("bandits") && raid.contains(&format!("Number({})", doji.stolen)), "{raid}");
    assert!(report(&table, Clan::Crab).iter().all(|line| !line.key.name().starts_with("er-news")));
}

#[test]
fn er_evt_1_bandits_take_nothing_from_the_clan_whose_place_they_fill() {
    let mut table = table(Clan::ALL);
    let came = Command::Welcome { name: name("Satsume"), form: form(School::bushi(Clan::Crane), [2, 2, 3, 3, 2], 2) };
    play(&mut table, [muster(DOJI, Printed::Bushi, 3), came, Command::BeginCampaign]);
    let filled = bandits(table.state(), &name(DOJI), 6).unwrap().attacker.clan;
    let before = table.state().realm(filled).cloned();
    let table = bandits_came(table);
    assert_eq!(table.state().realm(filled).cloned(), before, "{filled:?}");
}

#[test]
fn er_evt_4_a_storm_takes_ships_only() {
    let mut table = master();
    let ship =
        Command::Muster { realm: Clan::Crane, place: name("the bay"), kind: Printed::Kobune, count: 2, bid: None };
    let koku = Command::Koku { realm: Clan::Crane, by: 50, reason: Note::new("a gift") };
    let storm = Decree::Strike { place: name("the bay"), calamity: Calamity::Storm, dice: dice(&[1, 2]) };
    let here =
        Survey::Place { was: None, name: name("the bay"), ground: rokugan::games::empire_reborn::chart::Ground::Sea };
    if table.state().chart().place(&name("the bay")).is_none() {
        play(&mut table, [Command::Survey(here)]);
    }
    play(&mut table, [koku, ship, decree(storm)]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name("the bay"), Printed::Kobune), 1);
}

#[test]
fn er_dmg_razing_takes_a_quarter_a_strike_and_its_leader_s_honor_is_rolled() {
    let mut table = master();
    let raze = |strikes, by| {
        let (realm, place, leader) = (Clan::Crane, name(DOJI), Some(PersonId(1)));
        decree(Decree::Raze { realm, place, by, strikes, leader })
    };
    let few = refused(&mut table, raze(1, Clan::Crab));
    assert_eq!((few.kind, few.rule), (RefusalKind::TooFewStrikes { has: 0 }, "ER-DMG"));
    let march =
        Command::March { realm: Clan::Crab, from: name("Hida"), to: name(DOJI), units: vec![(Printed::Bushi, 4)] };
    play(&mut table, [march, raze(3, Clan::Crab)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).damage, 75);
    assert!(matches!(table.state().open(), [Open::Honor { who: PersonId(1), points: -1, .. }]));
    play(&mut table, [raze(4, Clan::Crab)]);
    assert_eq!(province(&table, Clan::Crane, DOJI).damage, 100, "never more than all of it");
}

#[test]
fn er_dmg_who_fought_there_this_turn_razes_nothing() {
    let mut table = over_the_pass();
    play(&mut table, [asked(Move::SetBack { role: Role::Defender, places: Vec::new() })]);
    play(
        &mut table,
        [count(3), count(2), count(1), count(1), roll(&[&[1, 1, 1]]), asked(Move::Book { occupy: false })],
    );
    let raze =
        || decree(Decree::Raze { realm: Clan::Crab, place: name("Hida"), by: Clan::Crane, strikes: 1, leader: None });
    let fought = refused(&mut table, raze());
    assert_eq!((fought.kind, fought.rule), (RefusalKind::FoughtThere { has: 0 }, "ER-DMG"));
    let mut anyway = table.clone();
    play(&mut anyway, [Command::Anyway(Box::new(raze()))]);
    assert_eq!(province(&anyway, Clan::Crab, "Hida").damage, 25);
    while !table.state().open().is_empty() {
        play(&mut table, [Command::Dismiss { open: 0 }]);
    }
    play(&mut table, both_close().into_iter().chain([decree(Decree::EndTurn), raze()]));
    assert_eq!(province(&table, Clan::Crab, "Hida").damage, 25, "in the next turn they do");
}

#[test]
fn er_led_2_the_lines_of_a_booked_account_make_its_sum_whatever_came_since() {
    let mut table = master();
    let volcano = Decree::Strike { place: name(DOJI), calamity: Calamity::Volcano, dice: dice(&[9, 9, 9]) };
    play(&mut table, closes().into_iter().chain([decree(volcano)]));
    let seen = |table: &Table| view(table.state(), Clan::Crane).unwrap();
    let here = seen(&table);
    assert_eq!((here.account.income(), here.unsaid()), (here.income(), 0));
    // A player's device is told the sum alone: what its lines do not say is a line of its own.
    let mut player = super::played::table(&[Clan::Crane]);
    let sent = dispatch(&table, Clan::Crane, |line| line.key.name().to_owned()).unwrap();
    play(&mut player, [Command::Adopt { dispatch: Box::new(sent) }]);
    let there = seen(&player);
    assert_eq!(there.income(), here.income());
    assert!(there.unsaid() > 0);
    assert_eq!(there.account.income().unwrap() + there.unsaid(), there.income().unwrap());
}

#[test]
fn the_dead_are_not_asked_for_their_honor() {
    let mut table = master();
    let honor = |who, points| Command::Honor { who, points, source: Source::Other };
    play(&mut table, [honor(PersonId(0), 2), honor(PersonId(1), -2), Command::Die { who: PersonId(0) }]);
    assert!(matches!(table.state().asked()[..], [(1, Open::Honor { who: PersonId(1), points: -2, .. })]));
    let rolls = |table: &Table| view(table.state(), Clan::Crane).unwrap().todo.contains(&Todo::Rolls(1));
    assert!(rolls(&table), "one is still to be rolled");
    play(&mut table, closes());
    assert_eq!(refused(&mut table, decree(Decree::EndTurn)).kind, RefusalKind::RollFirst, "of the living");
    play(&mut table, [Command::Dismiss { open: 1 }]);
    assert!(table.state().asked().is_empty() && !table.state().open().is_empty());
    play(&mut table, [decree(Decree::EndTurn)]);
    assert!(table.state().open().is_empty(), "the turn ends without it");
}

fn closes() -> Vec<Command> {
    [Clan::Crane, Clan::Crab, Clan::Scorpion].map(|realm| Command::CloseAccount { realm }).to_vec()
}

fn spies(table: &mut Table, realm: Clan, place: &str, count: u8) {
    let koku = Command::Koku { realm, by: 50, reason: Note::new("a gift") };
    play(table, [koku, decree(Decree::Spy { realm, place: name(place), count })]);
}

#[test]
fn er_spy_of_three_one_reports_and_of_one_nothing_is_heard() {
    let mut table = master();
    spies(&mut table, Clan::Crane, "Hida", 3);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().treasury, 35, "five koku each, once");
    assert_eq!(owed(&table), [Due::Listen { spies: 3 }]);
    // Reports and stays free; silent and caught, naming nobody; silent and free. Hida is open: 4 and 2 in 10.
    play(&mut table, [decree(Decree::Listen { dice: dice(&[4, 3, 5, 2, 7, 10, 10]) })]);
    let heard = happened(&table).into_iter().find(|befell| matches!(befell, Befell::Heard { .. })).unwrap();
    let Befell::Heard { of, reports, silent, seen, .. } = heard else { panic!("heard") };
    assert_eq!((of, reports, silent), (3, 1, 1));
    assert_eq!(seen.iter().map(|seen| (seen.clan, seen.units)).collect::<Vec<_>>(), [(Clan::Crab, 4)]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().spies[0].count, 2);
    assert_eq!(refused(&mut table, decree(Decree::Listen { dice: Dice::App })).kind, RefusalKind::DoneThisTurn);
    let told = |clan| {
        let lines = report(&table, clan);
        lines
            .iter()
            .map(|line| line.key.name().to_owned())
            .filter(|key| key.starts_with("er-befell"))
            .collect::<Vec<_>>()
    };
    assert_eq!(told(Clan::Crane), ["er-befell-sent", "er-befell-heard"]);
    assert_eq!(told(Clan::Crab), ["er-befell-caught"], "who sent him is not told");
    assert!(told(Clan::Scorpion).is_empty());
}

#[test]
fn er_spy_3_a_spy_who_names_his_employer_is_told_of_where_he_was_caught() {
    let mut table = master();
    spies(&mut table, Clan::Scorpion, "Hida", 1);
    let closed = Province { security: Security::Closed, ..province(&table, Clan::Crab, "Hida") };
    let shut = Command::SetProvince { realm: Clan::Crab, name: name("Hida"), province: closed };
    // A Scorpion reports on 6, is caught behind closed borders on 3, names his employer on 6.
    play(&mut table, [shut, decree(Decree::Listen { dice: dice(&[6, 3, 6]) })]);
    assert!(happened(&table).iter().any(|befell| matches!(befell, Befell::SpyCaught { named: Named::Yes, .. })));
    let lines = report(&table, Clan::Crab);
    let caught = lines.iter().find(|line| line.key.name() == "er-befell-caught-named").unwrap();
    assert!(format!("{caught:?}").contains("scorpion"));
    assert!(table.state().realm(Clan::Scorpion).unwrap().spies.is_empty());
}

#[test]
fn spy_order_is_read_in_both_ways() {
    for (reading, reports) in [(0, 1), (1, 0)] {
        let mut table = master();
        spies(&mut table, Clan::Crane, "Hida", 1);
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::SpyOrder, reading }]);
        }
        play(&mut table, [decree(Decree::Listen { dice: dice(&[1, 1, 10]) })]);
        let heard = happened(&table);
        assert!(heard.iter().any(|befell| matches!(befell, Befell::Heard { reports: found, .. } if *found == reports)));
    }
}

#[test]
fn er_spy_4_a_search_notices_spies_at_20_and_scorpions_at_30() {
    let noticed = |realm, faces: &[u8]| {
        let mut table = master();
        spies(&mut table, realm, "Kaiu", 1);
        play(&mut table, [decree(Decree::Search { who: PersonId(1), place: name("Kaiu"), dice: dice(faces) })]);
        happened(&table).iter().any(|befell| {
            matches!(
                befell,
                Befell::Searched { noticed: rokugan::games::empire_reborn::world::event::Reached::Yes, .. }
            )
        })
    };
    assert!(noticed(Clan::Crane, &[9, 9, 2]));
    assert!(!noticed(Clan::Crane, &[9, 9, 1]));
    assert!(!noticed(Clan::Scorpion, &[9, 9, 9]));
    assert!(noticed(Clan::Scorpion, &[12, 9, 9]));
}

#[test]
fn er_hid_explorers_find_and_a_character_goes_in() {
    let mut table = master();
    let hide = decree(Decree::Hide { name: name("The well"), place: name(DOJI), note: Note::new("an oni sleeps") });
    let koku = Command::Koku { realm: Clan::Crane, by: 90, reason: Note::new("a gift") };
    let explore =
        |teams, face| decree(Decree::Explore { realm: Clan::Crane, place: name(DOJI), teams, dice: dice(&[face]) });
    play(&mut table, [hide, koku, explore(2, 3)]);
    assert!(table.state().world().sites[0].found.is_empty(), "two teams find on 2");
    play(&mut table, [explore(3, 3)]);
    assert_eq!(table.state().world().sites[0].found, [Clan::Crane]);
    let many = refused(&mut table, explore(1, 1));
    assert_eq!((many.kind, many.rule), (RefusalKind::TooManyTeams, "ER-HID"));
    let enter = |price, faces: &[u8]| {
        decree(Decree::Enter { site: 0, who: PersonId(0), ring: Ring::Fire, tn: 20, price, dice: dice(faces) })
    };
    play(&mut table, [enter(Price::Honor(2), &[5, 5, 5])]);
    assert!(matches!(table.state().open(), [Open::Honor { points: -2, .. }]));
    play(&mut table, [Command::Dismiss { open: 0 }, Command::Anyway(Box::new(enter(Price::Death(15), &[5, 5, 5])))]);
    assert!(matches!(table.state().open(), [Open::Death { tn: 15, .. }]));
    play(&mut table, [Command::Dismiss { open: 0 }, Command::Anyway(Box::new(enter(Price::Nothing, &[9, 9, 2])))]);
    assert_eq!(table.state().world().sites[0].overcome, [Clan::Crane]);
    let secret = dispatch(&table, Clan::Crane, |line| format!("{line:?}")).unwrap();
    assert!(!format!("{secret:?}").contains("oni"), "the note is the game master's alone");
}

#[test]
fn er_hid_adventurous_adds_five() {
    let mut table = master();
    let mut bold = form(School::bushi(Clan::Crane), [2, 2, 3, 3, 2], 2);
    bold.advantages.push(Advantage::Adventurous);
    let hide = decree(Decree::Hide { name: name("The well"), place: name(DOJI), note: Note::new("") });
    let set = Command::SetPerson { who: PersonId(0), name: name("Doji Satsume"), form: bold };
    let enter = decree(Decree::Enter {
        site: 0,
        who: PersonId(0),
        ring: Ring::Fire,
        tn: 20,
        price: Price::Nothing,
        dice: dice(&[5, 5, 5]),
    });
    play(&mut table, [hide, set, enter]);
    assert_eq!(table.state().world().sites[0].overcome, [Clan::Crane]);
}

/// A table in the turn after Satsume won the Favor.
fn favored() -> Table {
    let mut table = master();
    let court = Command::Court { courtiers: vec![(PersonId(0), 0, dice(&[9, 9, 9])), (PersonId(1), 0, dice(&[1, 1]))] };
    play(&mut table, [court]);
    let early = refused(&mut table, decree(Decree::Favor(Boon::Treaty)));
    assert_eq!((early.kind, early.rule), (RefusalKind::NoFavor, "ER-FAV"));
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn)]));
    assert_eq!(owed(&table), [Due::Favor { who: PersonId(0) }]);
    table
}

#[test]
fn er_fav_is_used_once_in_the_turn_after_it_was_won() {
    let mut table = favored();
    let before = table.state().realm(Clan::Crane).unwrap().treasury;
    play(&mut table, [decree(Decree::Favor(Boon::Treaty))]);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().treasury, before + 20);
    assert_eq!(refused(&mut table, decree(Decree::Favor(Boon::Legion))).kind, RefusalKind::NoFavor);
    let mut honored = favored();
    play(&mut honored, [decree(Decree::Favor(Boon::Honor))]);
    assert!(matches!(honored.state().open(), [Open::Honor { who: PersonId(0), points: 2, .. }]));
    let mut edict = favored();
    let boon = |obeys| decree(Decree::Favor(Boon::Edict { clan: Clan::Crab, obeys }));
    play(&mut edict, [boon(Obedience::Refuses)]);
    assert!(matches!(edict.state().open(), [Open::Honor { who: PersonId(1), points: -1, .. }]));
    let mut late = favored();
    play(&mut late, closes().into_iter().chain([decree(Decree::EndTurn)]));
    assert_eq!(refused(&mut late, boon(Obedience::Obeys)).kind, RefusalKind::NoFavor);
    assert!(owed(&late).is_empty());
}

#[test]
fn a_roll_the_game_master_calls_for_is_told_to_its_clan_and_whom_he_says() {
    let mut table = master();
    let call = Call {
        what: Note::new("a storm at the ford"),
        who: PersonId(0),
        roll: 4,
        keep: 2,
        bonus: 3,
        tn: 20,
        honor: [1, -2],
        told: vec![Clan::Crab],
    };
    play(&mut table, [decree(Decree::Call { call: call.clone(), dice: dice(&[8, 9, 1, 1]) })]);
    assert!(matches!(table.state().open(), [Open::Honor { who: PersonId(0), points: 1, .. }]), "8 + 9 + 3 is 20");
    play(&mut table, [Command::Dismiss { open: 0 }, decree(Decree::Call { call, dice: dice(&[8, 8, 1, 1]) })]);
    assert!(matches!(table.state().open(), [Open::Honor { who: PersonId(0), points: -2, .. }]));
    let tells = |clan| report(&table, clan).iter().any(|line| format!("{line:?}").contains("ford"));
    assert_eq!([Clan::Crane, Clan::Crab, Clan::Scorpion].map(tells), [true, true, false]);
    let tell = Decree::Tell { what: Note::new("The moon is red"), to: vec![Clan::Scorpion] };
    play(&mut table, [decree(tell)]);
    let knows = |clan| report(&table, clan).iter().any(|line| format!("{line:?}").contains("moon"));
    assert_eq!([Clan::Crane, Clan::Crab, Clan::Scorpion].map(knows), [false, false, true]);
}

/// Everything that is written in a sentence.
fn written(arg: &Arg) -> String {
    format!("{arg:?}")
}

#[test]
fn a_report_never_holds_what_its_clan_may_not_know() {
    let mut table = master();
    spies(&mut table, Clan::Crane, "Hida", 3);
    spies(&mut table, Clan::Scorpion, "Doji", 2);
    let hide = Decree::Hide { name: name("The hollow"), place: name("Kaiu"), note: Note::new("bones") };
    let explore = Decree::Explore { realm: Clan::Crab, place: name("Kaiu"), teams: 5, dice: dice(&[1]) };
    let volcano = Decree::Strike { place: name("Hida"), calamity: Calamity::Volcano, dice: Dice::App };
    let listen = Decree::Listen { dice: Dice::App };
    play(&mut table, [Command::Koku { realm: Clan::Crab, by: 50, reason: Note::new("a gift") }]);
    play(&mut table, [hide, explore, volcano, listen, Decree::Move { dice: Dice::App }].map(decree));
    play(&mut table, closes().into_iter().chain([decree(Decree::EndTurn)]));
    // Names only one Clan may read: its own provinces' fate, its finds, its Characters' gains, its spies' number.
    let secrets =
        [(Clan::Crab, "The hollow"), (Clan::Crab, "Kaiu"), (Clan::Crab, "Hida Kisada"), (Clan::Crane, "Doji Satsume")];
    for clan in [Clan::Crane, Clan::Crab, Clan::Scorpion] {
        let sent =
            dispatch(&table, clan, |line| line.args.iter().map(|(_, arg)| written(arg)).collect::<Vec<_>>().join(" "));
        let sent = format!("{:?}", sent.unwrap());
        for (owner, secret) in secrets.iter().filter(|(owner, _)| *owner != clan) {
            assert!(!sent.contains(secret), "{clan:?} reads {secret} of {owner:?}");
        }
        assert!(!sent.contains("bones"), "a note is the game master's alone");
        let dice = report(&table, clan).iter().any(|line| line.key.name() == "er-befell-dice");
        assert!(!dice, "secret dice are in no report");
    }
}

#[test]
fn er_q_11_orders_for_more_teams_than_a_province_takes_are_refused_with_their_path() {
    let orders = |teams| Orders {
        clan: Clan::Crane,
        turn: 1,
        steps: vec![decree(Decree::Spy { realm: Clan::Crane, place: name("Hida"), count: 2 })],
        errands: vec![Errand::Explore { place: name(DOJI), teams }],
        campaign: None,
    };
    let read = |teams| files::read(&files::write_orders(&orders(teams)).unwrap());
    assert_eq!(read(5), Ok(Mail::Orders(orders(5))));
    let Err(Fault::Unreadable { path, .. }) = read(6) else { panic!("six teams are refused") };
    assert_eq!(path, "body.errands[0].explore.teams");
    let foreign = Orders { clan: Clan::Crab, ..orders(1) };
    let refused = files::read(&files::write_orders(&foreign).unwrap());
    assert!(matches!(refused, Err(Fault::Unreadable { path, .. }) if path == "body.steps[0]"), "spies of another Clan");
}

#[test]
fn spies_that_are_ordered_by_mail_are_paid_and_sent_by_the_game_master() {
    let mut table = master();
    let step = decree(Decree::Spy { realm: Clan::Crane, place: name("Hida"), count: 2 });
    let orders = Orders { clan: Clan::Crane, turn: 1, steps: vec![step], errands: Vec::new(), campaign: None };
    let koku = Command::Koku { realm: Clan::Crane, by: 20, reason: Note::new("a gift") };
    let carry = Command::CarryOut { clan: Clan::Crane, order: 0 };
    play(&mut table, [koku, Command::FileOrders { orders }, carry]);
    let realm = table.state().realm(Clan::Crane).unwrap();
    assert_eq!((realm.treasury, realm.spies[0].count), (10, 2));
    let sent = dispatch(&table, Clan::Crane, |line| line.key.name().to_owned()).unwrap();
    assert_eq!(sent.realm.spies, realm.spies, "a Clan is told where its own spies are");
    let other = dispatch(&table, Clan::Crab, |line| line.key.name().to_owned()).unwrap();
    assert!(other.realm.spies.is_empty());
}
