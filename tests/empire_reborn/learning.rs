//! What the end of a turn brings by itself: experience, pools, shame, lines of trade; what is learned; ready-made starts.

use super::played::{Table, form, muster, name, play, realm, refused, table};
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::content::clans::start_koku;
use rokugan::games::empire_reborn::content::starts::{Style, start};
use rokugan::games::empire_reborn::demo;
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::field::{Affair, Band, Kind, Muster as Side, Plan};
use rokugan::games::empire_reborn::lessons::Lesson;
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::army::Nature;
use rokugan::games::empire_reborn::model::character::Character;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::ring::Ring;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice, PersonId};
use rokugan::games::empire_reborn::realm::{Line, Treaty};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::creation::{ALL_POINTS, Price, broken_by};
use rokugan::games::empire_reborn::rules::experience::Purchase;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::setup::Setup;
use rokugan::games::empire_reborn::views::realm::view;
use rokugan::games::empire_reborn::world::command::{Decree, Means};
use rokugan::games::empire_reborn::world::tally::Merit;
use rokugan::games::empire_reborn::world::{Purse, PurseKind};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Note;

fn decree(decree: Decree) -> Command {
    Command::World(decree)
}

fn dice(faces: &[u8]) -> Dice {
    Dice::Entered(faces.to_vec())
}

/// The Crane with two Characters and the Crab with one, in the first turn.
fn master() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let came = |who: &str, clan, rings, honor| Command::Welcome {
        name: name(who),
        form: form(School::bushi(clan), rings, honor),
    };
    play(
        &mut table,
        [
            muster("Doji", Printed::Bushi, 2),
            came("Doji Satsume", Clan::Crane, [2, 2, 3, 3, 2], 6),
            came("Doji Hoturi", Clan::Crane, [2, 2, 3, 2, 2], 2),
            came("Hida Kisada", Clan::Crab, [3, 2, 5, 2, 1], 2),
            Command::BeginCampaign,
        ],
    );
    table
}

fn end(table: &mut Table) {
    while !table.state().open().is_empty() {
        play(table, [Command::Dismiss { open: 0 }]);
    }
    let closes = [Clan::Crane, Clan::Crab].map(|realm| Command::CloseAccount { realm });
    play(table, closes.into_iter().chain([decree(Decree::EndTurn)]));
}

fn held(table: &Table, clan: Clan, who: &str) -> u16 {
    let learning = &table.state().realm(clan).unwrap().learning;
    learning.iter().find(|one| one.name == name(who)).map_or(0, |one| one.held)
}

fn pool(table: &Table, clan: Clan) -> u16 {
    let pools = &table.state().realm(clan).unwrap().pools;
    pools.iter().find(|pool| pool.kind == PurseKind::Clan).map_or(0, |pool| pool.points)
}

#[test]
fn er_xp_1_three_a_turn_and_one_for_each_crown_make_the_clan_pool() {
    let mut table = master();
    end(&mut table);
    // Equal in provinces; the Crane have the only units, the most koku of the harvest, and the most Honor.
    assert_eq!(pool(&table, Clan::Crane), 3 + 3);
    assert_eq!(pool(&table, Clan::Crab), 3);
    assert_eq!(held(&table, Clan::Crane, "Doji Satsume"), 0, "what only Primary Characters gain is the pool's");
    play(&mut table, [decree(Decree::Merit { who: PersonId(2), merit: Merit::Acclaimed })]);
    end(&mut table);
    assert_eq!(pool(&table, Clan::Crab), 3 + 4);
}

#[test]
fn er_xp_2_a_duel_brings_two_a_stronger_enemy_one_and_the_victory_two() {
    let mut table = master();
    // Hoturi (Fire 3, crane bushi of rank 2: five dice) beats Kisada (Fire 5).
    let duel = Command::Act {
        deed: Deed::Duel,
        actor: PersonId(1),
        target: PersonId(2),
        dice: [dice(&[19, 19, 19, 1, 1]), dice(&[1, 1, 1, 1, 1])],
    };
    play(&mut table, [duel]);
    end(&mut table);
    assert_eq!(held(&table, Clan::Crane, "Doji Hoturi"), 5);
    assert_eq!(held(&table, Clan::Crab, "Hida Kisada"), 2);
}

#[test]
fn er_xp_2_an_assassination_that_kills_brings_two_more() {
    let mut table = master();
    let strike = Command::Act {
        deed: Deed::Assassination,
        actor: PersonId(2),
        target: PersonId(1),
        dice: [dice(&[9, 9, 9, 9, 9]), dice(&[1, 1, 1])],
    };
    play(&mut table, [strike, Command::Answer { open: 0, dice: dice(&[1, 1]) }]);
    assert!(!table.state().person(PersonId(1)).unwrap().lives());
    end(&mut table);
    assert_eq!(held(&table, Clan::Crab, "Hida Kisada"), 3);
}

#[test]
fn er_adv_ambition_adds_one_and_a_slow_learner_loses_one_but_never_the_last() {
    for (ambitious, gained) in [(true, 2), (false, 1)] {
        let mut table = master();
        let mut changed = form(School::bushi(Clan::Crane), [2, 2, 3, 2, 2], 2);
        if ambitious {
            changed.advantages.push(Advantage::Ambition);
        } else {
            changed.disadvantages.push(Disadvantage::SlowLearner);
        }
        let merit = decree(Decree::Merit { who: PersonId(1), merit: Merit::Explored });
        play(&mut table, [Command::SetPerson { who: PersonId(1), name: name("Doji Hoturi"), form: changed }, merit]);
        end(&mut table);
        assert_eq!(held(&table, Clan::Crane, "Doji Hoturi"), gained);
        end(&mut table);
        assert_eq!(held(&table, Clan::Crane, "Doji Hoturi"), gained, "nothing in a turn without experience");
    }
}

#[test]
fn clan_pool_sources_is_read_in_both_ways() {
    for (reading, own, all) in [(0, 2, 6), (1, 0, 8)] {
        let mut table = master();
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::ClanPoolSources, reading }]);
        }
        play(&mut table, [decree(Decree::Merit { who: PersonId(0), merit: Merit::BattleWon })]);
        end(&mut table);
        assert_eq!((held(&table, Clan::Crane, "Doji Satsume"), pool(&table, Clan::Crane)), (own, all));
    }
}

#[test]
fn case_20_the_pools_of_the_rulebook() {
    let mut table = master();
    let came =
        |who: &str, ring| Command::Welcome { name: name(who), form: form(School::bushi(Clan::Crane), [ring; 5], 1) };
    // Two a level: 40 points and 20.
    play(&mut table, [came("Doji Yosai", 5), came("Doji Shizue", 3)]);
    let last = PersonId(u16::try_from(table.state().persons().count() - 1).unwrap());
    play(&mut table, [PersonId(last.0 - 1), last].map(|who| Command::Die { who }));
    for _ in 0..4 {
        play(&mut table, [decree(Decree::Merit { who: PersonId(2), merit: Merit::Acclaimed })]);
        end(&mut table);
    }
    let pools = &table.state().realm(Clan::Crane).unwrap().pools;
    for (who, points) in [("Doji Yosai", 36), ("Doji Shizue", 18)] {
        assert!(pools.contains(&Purse { kind: PurseKind::Death(name(who)), points }), "{pools:?}");
    }
    assert_eq!(pool(&table, Clan::Crab), 16, "three and one a turn");
}

#[test]
fn death_pool_is_read_in_both_ways() {
    // Hoturi: 2 × 6 for his rings, 1 for his Honor: 13, of which nine tenths are 11.7.
    for (reading, points) in [(0, 11), (1, 12)] {
        let mut table = master();
        if reading > 0 {
            play(&mut table, [Command::SetRuling { ruling: Ruling::DeathPool, reading }]);
        }
        play(&mut table, [Command::Die { who: PersonId(1) }]);
        end(&mut table);
        let pools = &table.state().realm(Clan::Crane).unwrap().pools;
        assert!(pools.contains(&Purse { kind: PurseKind::Death(name("Doji Hoturi")), points }), "{pools:?}");
    }
}

#[test]
fn er_xp_3_what_is_learned_is_paid_and_out_of_the_clan_pool_by_the_primary_alone() {
    let mut table = master();
    let learn = |who: &str, from| {
        decree(Decree::Learn { realm: Clan::Crane, name: name(who), purchase: Purchase::Raise(Ring::Water), from })
    };
    let poor = refused(&mut table, learn("Doji Hoturi", Means::Own));
    assert_eq!(poor.kind, RefusalKind::TooLittleExperience { cost: 6, has: 0 });
    end(&mut table);
    assert_eq!(refused(&mut table, learn("Doji Hoturi", Means::ClanPool)).kind, RefusalKind::NoPool);
    play(&mut table, [learn("Doji Satsume", Means::ClanPool)]);
    assert_eq!(pool(&table, Clan::Crane), 0);
    assert_eq!(table.state().person(PersonId(0)).unwrap().character.ring(Ring::Water), 3);
    assert_eq!(table.state().realm(Clan::Crane).unwrap().learning[0].spent, 6);
    let inborn = Purchase::Buy(Advantage::Prodigy);
    let inborn =
        decree(Decree::Learn { realm: Clan::Crane, name: name("Doji Satsume"), purchase: inborn, from: Means::Own });
    let broken = refused(&mut table, inborn);
    assert_eq!((broken.kind, broken.rule), (RefusalKind::Unlearnable, "ER-XP-5"));
    let grant = decree(Decree::Grant { realm: Clan::Crane, points: 4, reason: Note::new("") });
    play(&mut table, [grant]);
    assert_eq!(pool(&table, Clan::Crane), 4, "a boon of the Emperor is the pool's");
}

#[test]
fn er_hon_6_shame_is_rolled_in_the_turn_that_follows() {
    let mut table = master();
    let loses = Command::Honor {
        who: PersonId(0),
        points: -3,
        source: rokugan::games::empire_reborn::rules::odds::honor::Source::Other,
    };
    let fail = || Command::Answer { open: 0, dice: dice(&[1, 1, 1]) };
    play(&mut table, [loses, fail(), fail(), fail()]);
    end(&mut table);
    let open = table.state().open();
    assert!(matches!(open, [rokugan::games::empire_reborn::person::Open::Honor { who: PersonId(1), points: -1, .. }]));
}

#[test]
fn er_chr_1_every_ready_made_start_is_legal_and_can_be_kept() {
    for clan in Clan::ALL {
        for (at, style) in Style::ALL.iter().enumerate() {
            let made = start(*clan, *style);
            let people: Vec<Character> =
                made.persons.iter().map(|one| Character::new(one.form.clone()).unwrap()).collect();
            let points: i64 = people.iter().map(|one| Price::of(one, *clan).net()).sum();
            assert!((90..=ALL_POINTS).contains(&points), "{clan:?} {style:?}: {points} points");
            for one in &people {
                let broken = broken_by(one, *clan, &Rulings::STANDARD);
                assert!(broken.is_empty(), "{clan:?} {style:?}: {broken:?}");
            }
            let setup = Setup { realms: vec![realm(*clan)], rulings: Rulings::STANDARD, campaign: None };
            let mut table: Table = Journal::start(setup, Seed(1)).unwrap();
            let found = decree(Decree::Found { realm: *clan, start: u8::try_from(at).unwrap() });
            play(&mut table, [found.clone()]);
            let realm = table.state().realm(*clan).unwrap();
            let koku = i64::from(realm.treasury);
            let share = if *clan == Clan::Mantis { start_koku(*clan) * 2 / 5 } else { 0 };
            assert!((share..share + 3).contains(&koku), "{clan:?} {style:?}: {koku} koku are left");
            assert_eq!(refused(&mut table, found).kind, RefusalKind::Founded(*clan));
            play(&mut table, [Command::BeginCampaign]);
            let seen = view(table.state(), *clan).unwrap();
            assert!(seen.free() >= Some(0), "{clan:?} {style:?} cannot pay its first turn: {:?}", seen.free());
            assert!(seen.ahead.iter().all(|ahead| ahead.left >= 0), "{clan:?} {style:?} starves in its first winter");
            assert_eq!(seen.ahead.last().unwrap().turn, 12, "all of the first winter is seen");
        }
    }
}

#[test]
fn the_first_game_is_two_turns_of_real_orders() {
    let mut table = demo::lesson_table(Seed(7), Stamp(0)).unwrap();
    let close = Command::CloseAccount { realm: Clan::Crane };
    let treaty = Treaty {
        own: name("Kakita"),
        partner: Clan::Crab,
        with: name("Hida"),
        production: Some(45),
        war_damage: 0,
        level: Level::Minor,
        paid: 20,
        since: 0,
        line: Line::Open,
        blocked_turns: 0,
    };
    let duel = Command::Act { deed: Deed::Duel, actor: PersonId(0), target: PersonId(2), dice: [Dice::App, Dice::App] };
    let steps = [
        (Lesson::Army, muster("Kakita", Printed::Bushi, 6)),
        (Lesson::Begin, Command::BeginCampaign),
        (Lesson::Account, close.clone()),
        (Lesson::Trade, Command::Conclude { realm: Clan::Crane, treaty }),
        (Lesson::Court, Command::Court { courtiers: vec![(PersonId(1), 8, Dice::App), (PersonId(2), 0, Dice::App)] }),
        (Lesson::Orders, Command::EndTurn),
        (Lesson::Account, close),
        (Lesson::Deed, duel),
    ];
    for (lesson, order) in steps {
        assert_eq!(Lesson::at(table.state()), Some(lesson));
        play(&mut table, [order]);
    }
    assert_eq!(Lesson::at(table.state()), Some(Lesson::Roll), "a duel leaves Honor and a life to be rolled");
    while !table.state().open().is_empty() {
        play(&mut table, [Command::Dismiss { open: 0 }]);
    }
    assert_eq!(Lesson::at(table.state()), Some(Lesson::Raid));
    let side = |clan, bands, persons: Vec<PersonId>| Side {
        clan,
        bands,
        persons,
        back: Vec::new(),
        nature: Nature::Mortal,
        aboard: Vec::new(),
    };
    let bushi = |count, from: Option<&str>| vec![Band::plain(Kind::Printed(Printed::Bushi), count, from.map(name))];
    let plan = Plan {
        affair: Affair::Raid,
        place: name("Hida"),
        ground: Ground::Open,
        weather: None,
        koku: None,
        sides: [
            side(Clan::Crane, bushi(6, Some("Kakita")), vec![PersonId(0)]),
            side(Clan::Crab, bushi(5, None), Vec::new()),
        ],
    };
    let fight = |asked| Command::Field(asked);
    play(&mut table, [fight(Move::Begin { plan: Box::new(plan) }), fight(Move::Finish)]);
    play(&mut table, [fight(Move::Book { occupy: false })]);
    while !table.state().open().is_empty() {
        play(&mut table, [Command::Dismiss { open: 0 }]);
    }
    assert_eq!(Lesson::at(table.state()), Some(Lesson::Orders), "the raiders are home");
    play(&mut table, [Command::EndTurn]);
    assert_eq!(Lesson::at(table.state()), Some(Lesson::Winter), "what is to come, once");
    play(&mut table, [Command::CloseAccount { realm: Clan::Crane }, Command::EndTurn]);
    assert_eq!(Lesson::at(table.state()), None, "what returns every turn is explained no more");
}
