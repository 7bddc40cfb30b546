//! The rulings of a campaign, each in each of its readings; those of documents are tested where their rules are.

use super::played::{EMIKO, REN, TETSUO, Table, begun, entered, form, honor, koku, muster, name, play, refused, table};
use super::support::{refused_path, ruled};
use rokugan::games::empire_reborn::account::{Account, ahead};
use rokugan::games::empire_reborn::command::{Command, Hand};
use rokugan::games::empire_reborn::event::Event;
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::character::{Character, CharacterForm};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::school::{MinorSchool, School};
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Last, Open, PersonId};
use rokugan::games::empire_reborn::realm::{Line, Treaty};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::creation::broken_by;
use rokugan::games::empire_reborn::rules::deeds::Presence;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::rules::trade::{Level, Status};
use rokugan::games::empire_reborn::views::odds::deed::{asked, odds};
use rokugan::games::empire_reborn::views::post::report;
use rokugan::games::empire_reborn::views::realm::{Todo, view};
use rokugan::kernel::by::Small;
use serde_json::json;

/// The table with a ruling read so.
fn read(mut table: Table, ruling: Ruling, reading: u8) -> Table {
    if reading > 0 {
        play(&mut table, [Command::SetRuling { ruling, reading }]);
    }
    table
}

fn act(deed: Deed, [actor, target]: [PersonId; 2], dice: [&[u8]; 2]) -> Command {
    Command::Act { deed, actor, target, dice: dice.map(entered) }
}

/// The same Character with this Advantage, and the table where it is one's.
fn with_advantage(table: &mut Table, who: PersonId, advantage: Advantage) {
    let person = table.state().person(who).unwrap();
    let mut form = person.character.clone().into_form();
    form.advantages.push(advantage);
    let name = person.name.clone();
    play(table, [Command::SetPerson { who, name, form }]);
}

#[test]
fn documents_name_no_ruling_of_a_campaign_alone() {
    let roll = json!({"a": {"roll": 3, "keep": 3}});
    for ruling in Ruling::NAMES.iter().filter(|(_, ruling)| !Rulings::is_in_documents(*ruling)) {
        let reading = Rulings::readings(ruling.1)[1];
        assert_eq!(refused_path("roll", &ruled(&roll, ruling.0, reading)), format!("rulings.{}", ruling.0));
    }
    assert_eq!(Ruling::ALL.iter().filter(|ruling| Rulings::is_in_documents(**ruling)).count(), 16);
}

#[test]
fn opposed_tie_is_read_in_both_ways() {
    let equal = act(Deed::Assassination, [REN, TETSUO], [&[9, 1, 1, 1], &[9, 2, 1]]);
    let mut chances = Vec::new();
    for (reading, struck) in [(0, false), (1, true)] {
        let mut table = read(begun(), Ruling::OpposedTie, reading);
        chances.push(odds(table.state(), Deed::Assassination, [REN, TETSUO]).unwrap().succeeds);
        play(&mut table, [equal.clone()]);
        assert_eq!(!table.state().open().is_empty(), struck, "reading {reading}");
    }
    assert!(chances[1] > chances[0] + 0.01, "{chances:?}");
}

#[test]
fn dragon_second_roll_is_read_in_both_ways() {
    let dragon = form(School::bushi(Clan::Dragon), [2, 2, 2, 2, 3], 4);
    let mut chances = Vec::new();
    for (reading, again) in [(0, true), (1, false)] {
        let mut table = read(begun(), Ruling::DragonSecondRoll, reading);
        play(&mut table, [Command::Welcome { name: name("Hitomi"), form: dragon.clone() }]);
        let beaten = act(Deed::Duel, [REN, PersonId(3)], [&[9, 9, 9, 9, 1, 1], &[2, 2]]);
        chances.push(odds(table.state(), Deed::Duel, [REN, PersonId(3)]).unwrap().succeeds);
        play(&mut table, [beaten]);
        assert_eq!(matches!(table.state().open()[0], Open::Second { .. }), again, "reading {reading}");
    }
    assert!(chances[1] > chances[0] + 1e-3, "{chances:?}");
}

#[test]
fn duplicitous_scope_is_read_in_both_ways() {
    for (reading, dice) in [(0, 4), (1, 6)] {
        let mut table = read(begun(), Ruling::DuplicitousScope, reading);
        with_advantage(&mut table, REN, Advantage::Duplicitous);
        let pool = odds(table.state(), Deed::Assassination, [REN, TETSUO]).unwrap().pools[0];
        assert_eq!((pool.roll, pool.keep), (dice, 4));
        let short = act(Deed::Assassination, [REN, TETSUO], [&[1; 5], &[9, 2, 1]]);
        let rolled = i16::try_from(dice).unwrap();
        assert_eq!(refused(&mut table, short).kind, RefusalKind::WrongDice { rolled });
    }
}

#[test]
fn courtly_action_is_read_in_both_ways() {
    // Void 2 is School Rank 2.
    for (reading, dice) in [(0, 5), (1, 7)] {
        let mut table = read(begun(), Ruling::CourtlyAction, reading);
        let deed = Deed::Denouncing(Presence::Present);
        assert_eq!(odds(table.state(), deed, [EMIKO, TETSUO]).unwrap().pools[0].roll, dice);
        let faces = [9, 9, 5, 3, 2, 1, 1];
        play(&mut table, [act(deed, [EMIKO, TETSUO], [&faces[..dice], &[2, 1]])]);
        let verdict = asked(table.state(), table.state().open()[0]).unwrap();
        assert_eq!((verdict.pool.roll, verdict.pool.keep), (dice, 5));
    }
}

/// A treaty of the Crane's, blocked in so many turns before this one.
fn blocked(turns: u8, paid: u16) -> Treaty {
    Treaty {
        own: name("Kakita"),
        partner: Clan::Crab,
        with: name("Hida"),
        production: Some(45),
        war_damage: 0,
        level: Level::Major,
        paid,
        since: 0,
        line: Line::Blocked,
        blocked_turns: turns,
    }
}

#[test]
fn broken_after_is_read_in_both_ways() {
    for (reading, third, fourth) in [(0, Status::Blocked, Status::Broken), (1, Status::Broken, Status::Broken)] {
        let table = read(begun(), Ruling::BrokenAfter, reading);
        let mut realm = table.state().realm(Clan::Crane).unwrap().clone();
        realm.treaties = vec![blocked(1, 40), blocked(2, 40), blocked(3, 40)];
        let account = Account::of(&realm, 4, table.state().rulings());
        let found: Vec<Status> = account.trade.iter().map(|trade| trade.status).collect();
        assert_eq!(found, [Status::Blocked, third, fourth], "reading {reading}");
    }
}

#[test]
fn financed_trade_is_read_in_both_ways() {
    // Ten of the forty koku are one's own; the Crane lose half of either.
    for (reading, lost) in [(0, 5), (1, 20)] {
        let mut table = read(begun(), Ruling::FinancedTrade, reading);
        play(&mut table, [Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 99 })]);
        play(&mut table, [Command::Conclude { realm: Clan::Crane, treaty: blocked(0, 10) }]);
        play(&mut table, [Command::EndTreaty { realm: Clan::Crane, treaty: 0 }]);
        assert_eq!(koku(&table), 99 - 10 - lost, "reading {reading}");
    }
}

#[test]
fn battle_maiden_mv_is_read_in_both_ways() {
    for (reading, movement) in [(0, 2), (1, 4)] {
        let mut table = read(table(&[Clan::Unicorn]), Ruling::BattleMaidenMv, reading);
        let (realm, kind) = (Clan::Unicorn, Printed::Elites);
        play(&mut table, [Command::Muster { realm, place: name("Moto"), kind, count: 2, bid: None }]);
        let todo = view(table.state(), realm).unwrap().todo;
        assert!(todo.contains(&Todo::Army { place: name("Moto"), units: 2, mv: Some(movement) }), "{todo:?}");
    }
}

#[test]
fn forced_challenge_is_read_in_both_ways() {
    // Honor 6 against 3.
    for (reading, challenged) in [(0, false), (1, true)] {
        let mut table = read(begun(), Ruling::ForcedChallenge, reading);
        let before = odds(table.state(), Deed::BattleDuel, [EMIKO, TETSUO]).unwrap().honor[0].unwrap();
        play(&mut table, [act(Deed::BattleDuel, [EMIKO, TETSUO], [&[9, 9], &[1, 1, 1]])]);
        let unequal = Open::Honor { who: EMIKO, points: -1, source: Source::Other };
        assert_eq!(table.state().open().contains(&unequal), challenged, "reading {reading}");
        let usual = odds(begun().state(), Deed::BattleDuel, [EMIKO, TETSUO]).unwrap().honor[0].unwrap();
        assert_eq!(before < usual - 1e-6, challenged, "{before} {usual}");
    }
}

#[test]
fn denounce_rolled_is_read_in_both_ways() {
    let mut expected = Vec::new();
    for (reading, left) in [(0, 3), (1, 0)] {
        let mut table = read(begun(), Ruling::DenounceRolled, reading);
        let deed = Deed::Denouncing(Presence::Present);
        expected.push(odds(table.state(), deed, [EMIKO, TETSUO]).unwrap().honor[1].unwrap());
        play(&mut table, [act(deed, [EMIKO, TETSUO], [&[9, 9, 5, 3, 2], &[2, 1]])]);
        // A total of 37 is three points.
        play(&mut table, [Command::Answer { open: 0, dice: entered(&[12, 9, 8, 6, 2]) }]);
        assert_eq!((honor(&table, TETSUO), table.state().open().is_empty()), (left, reading == 1));
    }
    assert!(expected[1] < expected[0] - 0.1, "{expected:?}");
}

#[test]
fn treasury_is_read_in_both_ways() {
    for (reading, kept) in [(0, 50), (1, 0)] {
        let mut table = read(begun(), Ruling::Treasury, reading);
        play(&mut table, [Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 50 }), Command::EndTurn]);
        assert_eq!(koku(&table), kept, "reading {reading}");
        let realm = table.state().realm(Clan::Crane).unwrap();
        let turns = ahead(realm, 2, table.state().rulings(), 2);
        let second = turns[1].income - turns[1].upkeep;
        let carried = if reading == 0 { turns[0].left } else { 0 };
        assert_eq!(turns[1].left, carried + second, "the forecast reads it so, too");
    }
}

#[test]
fn naval_muster_is_read_in_both_ways() {
    let ships = |count| muster("the bay", Printed::Kobune, count);
    for (reading, free) in [(0, false), (1, true)] {
        let mut table = read(begun(), Ruling::NavalMuster, reading);
        play(&mut table, [Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 99 }), ships(5)]);
        if free {
            play(&mut table, [ships(1)]);
        } else {
            assert_eq!(refused(&mut table, ships(1)).rule, "ER-BUY-2");
        }
        play(&mut table, [muster("Doji", Printed::Ashigaru, 5)]);
        assert_eq!(refused(&mut table, muster("Doji", Printed::Ashigaru, 1)).rule, "ER-BUY-2", "on land always");
    }
}

#[test]
fn minor_schools_is_read_in_both_ways() {
    let rulings = |reading| Rulings::STANDARD.with(Ruling::MinorSchools, reading).unwrap();
    let schooled = |school: Option<School>| {
        let form = CharacterForm {
            school,
            minor_school: Some(MinorSchool::Wasp),
            advantages: vec![Advantage::MinorSchool],
            ..form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 4)
        };
        Character::new(form).unwrap()
    };
    let (both, alone) = (schooled(Some(School::bushi(Clan::Crane))), schooled(None));
    for (reading, found) in [(0, [false, true]), (1, [true, false])] {
        let broken = |character| broken_by(character, Clan::Crane, &rulings(reading)).contains(&"ER-CHR-5");
        assert_eq!([broken(&both), broken(&alone)], found, "reading {reading}");
    }
}

#[test]
fn shame_once_is_read_in_both_ways() {
    let end = [Command::CloseAccount { realm: Clan::Crane }, Command::EndTurn];
    for (reading, chain) in [(0, 0), (1, 2)] {
        let mut table = read(table(&[Clan::Crane]), Ruling::ShameOnce, reading);
        let came = |who: &str, honor| Command::Welcome {
            name: name(who),
            form: form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], honor),
        };
        play(&mut table, [came("Ren", 6), came("Emiko", 3), came("Tetsuo", 3), Command::BeginCampaign]);
        // Seven points lost in a turn cost the others three each.
        play(&mut table, [Command::ByHand(Hand::Honor { who: REN, to: -1 })]);
        play(&mut table, end.clone());
        let shame = |who| Open::Honor { who, points: -3, source: Source::Other };
        assert_eq!(table.state().open(), [shame(EMIKO), shame(TETSUO)]);
        for _ in 0..3 {
            play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1]) }]);
        }
        play(&mut table, [Command::Dismiss { open: 0 }]);
        assert_eq!(honor(&table, EMIKO), 0, "all three are lost");
        play(&mut table, end.clone());
        assert_eq!(table.state().open().len(), chain, "reading {reading}");
    }
}

#[test]
fn er_hon_6_what_is_lost_besides_shame_shames_as_ever() {
    let mut table = table(&[Clan::Crane]);
    let came = |who: &str| Command::Welcome {
        name: name(who),
        form: CharacterForm {
            disadvantages: vec![Disadvantage::Brash],
            ..form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 6)
        },
    };
    let end = [Command::CloseAccount { realm: Clan::Crane }, Command::EndTurn];
    play(&mut table, [came("Ren"), came("Emiko"), Command::BeginCampaign]);
    play(&mut table, [Command::ByHand(Hand::Honor { who: REN, to: 3 })]);
    play(&mut table, end.clone());
    assert_eq!(table.state().open(), [Open::Honor { who: EMIKO, points: -1, source: Source::Other }]);
    // One point by shame, three besides: the three count.
    play(&mut table, [Command::Answer { open: 0, dice: entered(&[1, 1]) }]);
    play(&mut table, [Command::ByHand(Hand::Honor { who: EMIKO, to: 2 })]);
    play(&mut table, end);
    assert_eq!(table.state().open(), [Open::Honor { who: REN, points: -1, source: Source::Other }]);
}

#[test]
fn lucky_keeps_is_read_in_both_ways() {
    // Ren, of Honor 4, needs 20: 27 and then 3.
    for (reading, after) in [(0, 4), (1, 5)] {
        let mut table = read(begun(), Ruling::LuckyKeeps, reading);
        with_advantage(&mut table, REN, Advantage::Lucky(1));
        let retry = Command::Retry { open: 0, dice: entered(&[9, 9, 9]), again: entered(&[1, 1, 1]) };
        play(&mut table, [Command::Honor { who: REN, points: 1, source: Source::Other }, retry]);
        assert_eq!(honor(&table, REN), after, "reading {reading}");
    }
}

#[test]
fn er_dice_8_somebody_lucky_rolls_again_as_often_a_turn_as_the_level_says() {
    let mut table = begun();
    with_advantage(&mut table, REN, Advantage::Lucky(1));
    let points = |who| Command::Honor { who, points: 2, source: Source::Other };
    let retry = |open, faces: &[u8]| Command::Retry { open, dice: entered(faces), again: entered(faces) };
    play(&mut table, [points(REN), retry(0, &[1, 1, 1])]);
    let rolled =
        table.entries()[table.cursor() - 1].events.iter().filter(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(rolled.count(), 2, "both rolls are in the log");
    let again = refused(&mut table, retry(0, &[1, 1, 1]));
    assert_eq!((again.kind, again.rule), (RefusalKind::NoLuck, "ER-DICE-8"));
    assert_eq!((table.state().luck_left(REN), table.state().luck_left(EMIKO)), (0, 0));
    play(&mut table, [Command::Dismiss { open: 0 }, Command::EndTurn]);
    assert_eq!(table.state().luck_left(REN), 1, "each turn anew");
    let told = report(&table, Clan::Crane).iter().any(|line| line.key.name() == "er-befell-retried");
    assert!(told && report(&table, Clan::Lion).iter().all(|line| line.key.name() != "er-befell-retried"));
    let dragon = form(School::shugenja(Clan::Dragon), [2, 2, 2, 2, 3], 2);
    play(&mut table, [Command::Welcome { name: name("Togashi"), form: dragon }]);
    assert_eq!(table.state().luck_left(PersonId(3)), 3, "a shugenja of the Dragon by the School Rank");
}

#[test]
fn er_crt_court_is_held_once_a_turn_and_the_favor_counts_in_the_next() {
    let mut table = begun();
    let court =
        Command::Court { courtiers: vec![(EMIKO, 0, entered(&[9, 9, 4, 1, 1, 1, 1])), (TETSUO, 0, entered(&[1, 1]))] };
    assert!(!table.state().court_was_held() && view(table.state(), Clan::Crane).unwrap().favor.is_none());
    play(&mut table, [court.clone()]);
    let favor = view(table.state(), Clan::Crane).unwrap().favor.unwrap();
    assert_eq!((favor.who, favor.turn, table.state().court_was_held()), (EMIKO, 2, true));
    let again = refused(&mut table, court);
    assert_eq!((again.kind, again.rule), (RefusalKind::CourtHeld, "ER-CRT"));
    play(&mut table, [Command::EndTurn]);
    assert_eq!(view(table.state(), Clan::Crane).unwrap().favor.map(|favor| favor.turn), Some(2));
    play(&mut table, [Command::CloseAccount { realm: Clan::Crane }, Command::EndTurn]);
    assert!(view(table.state(), Clan::Crane).unwrap().favor.is_none(), "its turn is over");
    assert!(!table.state().court_was_held());
}

#[test]
fn whoever_dies_of_a_wound_still_rolls_as_before() {
    // The reading of equal totals changes nobody's roll for life.
    let mut table = read(begun(), Ruling::OpposedTie, 1);
    play(&mut table, [act(Deed::Assassination, [REN, TETSUO], [&[9, 1, 1, 1], &[9, 2, 1]])]);
    assert_eq!(table.state().open(), [Open::Death { who: TETSUO, tn: 20, last: Last::Earth }]);
}
