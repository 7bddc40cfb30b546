//! The Warbands of a device, the file in which they are handed on, and the table of the first lesson.

use crate::support::answer;
use rokugan::games::bushido::assemble::tests::scouting;
use rokugan::games::bushido::command::{Action, Command, Ending, Starting, Tactical};
use rokugan::games::bushido::content::reminders::{Moment, REMINDERS, reminders};
use rokugan::games::bushido::content::traits::TRAITS;
use rokugan::games::bushido::event::Event;
use rokugan::games::bushido::kept::{self, KeptWarbands};
use rokugan::games::bushido::lessons::Lesson;
use rokugan::games::bushido::model::player::{Player, Players};
use rokugan::games::bushido::model::typed::typed;
use rokugan::games::bushido::model::warband::{
    Card, Cost, FeatCost, KiFeat, MeleeWeapon, PrintedStatistic, Profile, RangedWeapon, Strength, Warband,
};
use rokugan::games::bushido::rules::recruit;
use rokugan::games::bushido::text::reasons;
use rokugan::games::bushido::tools::roster::import;
use rokugan::games::bushido::views::odds::chances::tactical;
use rokugan::games::bushido::{Table, demo, views};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::kept::KeptLibrary;
use rokugan::kernel::name::Name;
use rokugan::storage::codec::encode;
use rokugan::storage::handover::pieces;
use rokugan::words::{Language, Words};
use std::collections::BTreeSet;

fn names(kept: &KeptWarbands) -> Vec<&str> {
    kept.all().iter().map(|warband| warband.parts().name.as_str()).collect()
}

#[test]
fn a_warband_is_handed_on_as_a_file_with_its_cards() {
    let imported = import(include_bytes!("../data/bushido/example.ros")).unwrap().warband;
    for warband in [imported, demo::harbor_watch(), demo::reed_marsh()] {
        assert_eq!(kept::of_file(&kept::file(&warband)), Ok(warband));
    }
    let fault = kept::of_file(r#"{"format": "rokugan-bushido-warband", "version": 2}"#).unwrap_err();
    assert_eq!(fault.path, "version");
}

#[test]
fn a_new_table_begins_with_a_roster_and_with_a_warband_that_was_handed_on() {
    assert!(kept::begins_a_table(include_bytes!("../data/bushido/example.ros")));
    assert!(kept::begins_a_table(b"\xEF\xBB\xBF\n<roster/>"), "marked as UTF-8");
    assert!(kept::begins_a_table(b"PK\x03\x04"), "a zip");
    assert!(kept::begins_a_table(kept::file(&demo::reed_marsh()).as_bytes()));
    let save = demo::table(Seed(1), Stamp(0)).unwrap();
    let save = encode(&Name::new("A").unwrap(), &save).unwrap();
    let others: [&[u8]; 5] = [save.as_bytes(), b"{\"format\": \"rokugan-board\"}", b"", b"hello", b"\xFF\xFE<"];
    for other in others {
        assert!(!kept::begins_a_table(other), "{:?}", String::from_utf8_lossy(other));
    }
}

#[test]
fn a_warband_fits_a_code_without_its_cards_and_finds_them_where_they_are_known() {
    let whole = import(include_bytes!("../data/bushido/example.ros")).unwrap().warband;
    let text = kept::brief(&whole);
    assert!(pieces(&text).unwrap().len() <= 2, "{} bytes", text.len());
    let brief = kept::of_file(&text).unwrap();
    assert!(brief.parts().profiles.iter().all(|profile| profile.card == Card::default()));
    assert_eq!(recruit::total(&brief), recruit::total(&whole));
    let mut kept = KeptWarbands::default();
    kept.keep(brief.clone());
    assert_eq!(kept.all(), std::slice::from_ref(&brief), "unknown, never 0");
    kept.keep(whole.clone());
    kept.keep(brief);
    assert_eq!(kept.all(), [whole], "what this device knew stays");
}

/// A typed card: its Melee Pool, its Wounds, and a weapon and a Ki Feat as far as they are known.
fn known_card(known: Option<i64>) -> Profile {
    let mut card = typed("Ours", "Guard").unwrap().parts().profiles[0].clone();
    let strength = known.map(Strength::Number);
    let traits = known.map(|_| "Reach".to_owned()).into_iter().collect();
    let weapon = MeleeWeapon { name: "Spear".to_owned(), strength, traits, specials: Vec::new() };
    let bands = known.map(|band| [Some(band), None, None]);
    let cost = known.map(FeatCost::Number);
    let feat = KiFeat { name: "Stance".to_owned(), cost, timing: None, subject: None, limits: Vec::new() };
    card.card.melee = known.map(PrintedStatistic::Number);
    card.card.ranged_weapons = vec![RangedWeapon { weapon: weapon.clone(), bands }];
    (card.card.melee_weapons, card.card.feats) = (vec![weapon], vec![feat]);
    card.traits = known.map(|_| "Armour (1)".to_owned()).into_iter().collect();
    card
}

/// The kept Warband of which that is the card.
fn keeping(card: &Profile) -> KeptWarbands {
    let mut kept = KeptWarbands::default();
    kept.keep(typed("Ours", "Guard").unwrap().with_card(0, card.clone()).unwrap());
    kept
}

#[test]
fn a_blank_of_a_file_never_overwrites_what_is_known() {
    let known = known_card(Some(3));
    let mut bare = known.clone();
    (bare.card, bare.traits) = (Card { wounds: Some(5), ..Card::default() }, Vec::new());
    for blank in [known_card(None), bare] {
        let mut kept = keeping(&known);
        let file = kept::file(&keeping(&blank).all()[0]);
        kept.keep(kept::of_file(&file).unwrap());
        let card = &kept.all()[0].parts().profiles[0];
        assert_eq!(card.card.wounds, blank.card.wounds, "what the file says counts");
        let (unique, wounds) = (card.card.unique, card.card.wounds);
        assert_eq!(card.card, Card { unique, wounds, ..known.card.clone() });
        assert_eq!(card.traits, known.traits);
    }
    let mut kept = keeping(&known);
    kept.keep(keeping(&known_card(Some(4))).all()[0].clone());
    assert_eq!(kept.all(), keeping(&known_card(Some(4))).all(), "another value is not a blank");
}

#[test]
fn what_is_typed_over_blanks_leaves_what_is_known_and_what_is_taken_off_is_gone() {
    let (known, before) = (known_card(Some(3)), known_card(None));
    let mut kept = keeping(&known);
    let mut card = before.clone();
    card.card.wounds = Some(5);
    kept.learn("Ours", &before, &card);
    let mut learned = known.clone();
    learned.card.wounds = Some(5);
    assert_eq!(kept.all()[0].parts().profiles, [learned.clone()], "the table did not know the rest");
    let mut less = learned.clone();
    (less.card.feats, less.card.melee_weapons[0].traits, less.traits) = (Vec::new(), Vec::new(), Vec::new());
    kept.learn("Ours", &learned, &less);
    assert_eq!(kept.all()[0].parts().profiles, [less]);
}

#[test]
fn warbands_are_kept_once_by_name_the_newest_first() {
    let mut kept = KeptWarbands::default();
    kept.keep(demo::harbor_watch());
    kept.keep(demo::reed_marsh());
    kept.keep(demo::harbor_watch());
    assert_eq!(names(&kept), ["Harbor Watch", "Reed Marsh"]);
    assert_eq!(KeptWarbands::read(&kept.write()), Ok(kept.clone()));

    let mut other = KeptWarbands::default();
    other.keep(import(include_bytes!("../data/bushido/example.ros")).unwrap().warband);
    other.join(kept.clone());
    assert_eq!(names(&other), ["Harbor Watch 40", "Harbor Watch", "Reed Marsh"], "what two tabs kept is kept");
    other.join(kept);
    assert_eq!(other.all().len(), 3, "nothing is there twice");
    other.forget("harbor watch");
    assert_eq!(names(&other), ["Harbor Watch 40", "Reed Marsh"]);
}

#[test]
fn a_typed_warband_without_a_limit_is_kept_and_handed_on() {
    let warband = typed("Ours", "Guard\nGuard\nCaptain").unwrap();
    let mut kept = KeptWarbands::default();
    kept.keep(warband.clone());
    kept.keep(demo::reed_marsh());
    let mut again = KeptWarbands::read(&kept.write()).unwrap();
    assert_eq!(names(&again), ["Reed Marsh", "Ours"]);
    let mut card = warband.parts().profiles[0].clone();
    card.card.melee = Some(PrintedStatistic::Number(3));
    again.learn("Ours", &warband.parts().profiles[0], &card);
    again = KeptWarbands::read(&again.write()).unwrap();
    let known = again.all()[1].parts().profiles[0].card.melee;
    assert_eq!(known, card.card.melee, "its cards are there at the next table");
    for text in [kept::file(&warband), kept::brief(&warband)] {
        let read = kept::of_file(&text).unwrap();
        assert_eq!((read.parts().rice, recruit::models(&read)), (0, 3));
    }
    let refused = answer("warband", &kept::file(&warband)).unwrap_err();
    assert_eq!(refused, "rice: 0 is not in 1..=1000", "the format of the program stays");
}

/// A Warband with another limit, whose cards cost so much.
fn limited(rice: i64, cost: i64) -> Warband {
    let mut parts = typed("Ours", "Guard\nGuard\nCaptain").unwrap().parts().clone();
    parts.rice = rice;
    parts.profiles.iter_mut().for_each(|profile| profile.cost = Cost::Rice(cost));
    Warband::new(parts).unwrap()
}

#[test]
fn a_warband_without_a_limit_says_only_the_rice_that_is_known() {
    let said = |rice, cost| {
        Language::ALL.map(|language| Words::new(language).say(&reasons::sum(&limited(rice, cost)))).to_vec()
    };
    assert_eq!(said(0, 0), ["3 models", "3 Modelle", "3 figurines"]);
    assert_eq!(said(0, 5), ["15 Rice, 3 models", "15 Rice, 3 Modelle", "15 Rice, 3 figurines"]);
    assert_eq!(said(20, 5)[0], "15 of 20 Rice, 3 models");
    assert_eq!(said(20, 0)[0], "0 of 20 Rice, 3 models", "a roster says what its cards cost");
    let mut parts = limited(0, 0).parts().clone();
    parts.profiles[1].cost = Cost::Rice(9);
    let partly = Warband::new(parts).unwrap();
    assert_eq!(Words::new(Language::ALL[0]).say(&reasons::sum(&partly)), "9 + ? Rice, 3 models");
    let faults = |rice, cost| recruit::faults(&limited(rice, cost)).len();
    assert_eq!([faults(0, 0), faults(0, 5), faults(15, 5), faults(20, 5)], [0, 0, 0, 1], "no limit, none to keep");
}

#[test]
fn rice_that_was_typed_in_is_kept_and_stays_when_nobody_says_it_again() {
    let warband = typed("Ours", "Guard\nGuard\nCaptain").unwrap();
    let mut kept = KeptWarbands::default();
    kept.keep(warband.clone());
    let before = &warband.parts().profiles[0];
    kept.learn("Ours", before, &Profile { cost: Cost::Rice(6), ..before.clone() });
    let cost = |kept: &KeptWarbands| kept.all()[0].parts().profiles[0].cost;
    assert_eq!(cost(&kept), Cost::Rice(6));
    kept.learn("Ours", before, &Profile { traits: vec!["Brave".to_owned()], ..before.clone() });
    kept.keep(warband.clone());
    kept = KeptWarbands::read(&kept.write()).unwrap();
    assert_eq!(cost(&kept), Cost::Rice(6), "a blank says nothing");
    let [file, brief] = [kept::file(&kept.all()[0]), kept::brief(&kept.all()[0])].map(|text| kept::of_file(&text));
    for read in [file, brief] {
        assert_eq!(read.unwrap().parts().profiles[0].cost, Cost::Rice(6));
    }
}

#[test]
fn warbands_of_a_newer_version_are_left_alone() {
    let text = r#"{"format": "rokugan-bushido-warbands", "version": 2, "warbands": []}"#;
    assert!(KeptWarbands::is_newer(&KeptWarbands::read(text).unwrap_err()));
    let torn = KeptWarbands::read(r#"{"format": "rokugan-bushido-warbands""#).unwrap_err();
    assert!(!KeptWarbands::is_newer(&torn));
}

#[test]
fn bu_app_4_what_was_typed_in_once_is_not_asked_at_the_next_table() {
    let warband = import(include_bytes!("../data/bushido/example.ros")).unwrap().warband;
    let mut kept = KeptWarbands::default();
    kept.keep(warband.clone());
    let spirit = |kept: &KeptWarbands| kept.all()[0].parts().profiles[2].clone();
    let before = spirit(&kept);
    let mut card = before.clone();
    assert_eq!(card.card.melee, None, "the roster says X");
    card.card.melee = Some(PrintedStatistic::Number(2));
    kept.learn("Reed Marsh", &before, &card);
    assert_eq!(spirit(&kept).card.melee, None, "another Warband learns nothing");
    kept.learn("Harbor Watch 40", &before, &card);
    assert_eq!(spirit(&kept), card);
    assert_eq!(kept.all()[0].parts().specials, warband.parts().specials, "what is attached stays attached");
}

/// Both sides act and pass through both turns: every step is explained, and each turn awards its Victory Point.
#[test]
fn the_first_lesson_is_a_whole_game_of_three_models_a_side_in_two_turns() {
    let mut table = demo::lesson_table(Seed(3)).unwrap();
    let sides = Player::ALL.map(|player| table.state().models().filter(|(_, one)| one.player() == player).count());
    assert_eq!(sides, [3, 3]);
    let (mut told, mut prayed) = (BTreeSet::new(), false);
    while table.state().ended().is_none() {
        let view = views::table::table(table.state());
        told.insert(Lesson::at_table(view.next));
        let command = match view.next {
            views::table::Next::Begin => Command::BeginGame,
            views::table::Next::Starting => Command::StartPhase(Box::new(Starting {
                tactical: Tactical::Told(Player::A),
                first: None,
                coins: Vec::new(),
                length: None,
            })),
            views::table::Next::Activate(player) => {
                let able = table.state().models().find(|(_, one)| one.player() == player && !one.is_exhausted());
                let (model, _) = able.expect("somebody can be activated");
                let action = if player == Player::B && !prayed {
                    prayed = true;
                    Action::Scenario { objective: "n1".to_owned() }
                } else {
                    Action::Focus
                };
                Command::Act { model, action }
            }
            views::table::Next::Act(_) | views::table::Next::EndActivation(_) => Command::EndActivation,
            views::table::Next::Ending => Command::EndPhase(Box::<Ending>::default()),
            views::table::Next::Over(_) => unreachable!("the game has not ended"),
        };
        if let Err(refusal) = table.commit(command.clone(), Stamp(0)) {
            // A model with one counter left walks.
            let Command::Act { model, .. } = command else { panic!("{command:?}: {refusal:?}") };
            table.commit(Command::Act { model, action: Action::Walk }, Stamp(0)).unwrap();
        }
    }
    assert_eq!(table.state().turn(), 2, "ten minutes");
    let victory = Player::ALL.map(|player| table.state().victory(player));
    assert_eq!(victory, [0, 2], "the prayer decides both turns");
    let phases = [Lesson::Begin, Lesson::Starting, Lesson::Activate, Lesson::EndActivation, Lesson::Ending];
    assert!(phases.iter().all(|lesson| told.contains(lesson)), "{told:?}");
    let titles: BTreeSet<String> =
        Lesson::ALL.iter().map(|lesson| format!("{:?}", lesson.explanation().title)).collect();
    assert_eq!(titles.len(), Lesson::ALL.len(), "each step has words of its own");
}

#[test]
fn bu_app_3_traits_of_the_table_are_told_at_their_moment_and_only_then() {
    let printed: Vec<String> =
        ["Armour (2)", "Bodyguard", "Rise (4)", "Command (Ronin)", "Evasive"].map(str::to_owned).to_vec();
    assert_eq!(reminders(&printed, Moment::Exchange), ["Bodyguard", "Rise (4)", "Evasive"]);
    assert_eq!(reminders(&printed, Moment::Shot), ["Bodyguard", "Evasive"]);
    assert_eq!(reminders(&printed, Moment::Acting), ["Command (Ronin)"]);
    assert_eq!(reminders(&printed, Moment::Ending), ["Rise (4)"]);
    assert_eq!(reminders(&printed, Moment::Starting), [""; 0]);
    for (name, moments) in REMINDERS {
        assert!(TRAITS.contains(&name), "{name} is a trait of the game");
        assert!(!moments.is_empty(), "{name} has a moment");
    }
}

#[test]
fn the_card_of_a_model_is_told_as_printed() {
    let table = demo::lesson_table(Seed(1)).unwrap();
    let (_, tsubaki) = table.state().models().next().unwrap();
    assert_eq!(views::remember::card_traits(tsubaki), ["Armour (3)", "Courage (1)", "Tactician (1)"]);
    let lines = |model| views::remember::weapon_lines(model).into_iter().map(|line| line.printed).collect::<Vec<_>>();
    assert_eq!(lines(tsubaki), ["Pier blade +1 · Powerful Attack (1)"]);
    let (_, ichi) = table.state().models().nth(1).unwrap();
    assert_eq!(views::remember::card_traits(ichi), ["Armour (1)", "Reach"], "those of its weapons too");
}

/// The demonstration's table before its first turn, with *Scout* on the other side.
fn scouted(scout: &str) -> Table {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.b.parts().clone();
    parts.profiles[0].traits.push(scout.to_owned());
    setup.warbands.b = Warband::new(parts).unwrap();
    Journal::start(setup, Seed(1)).unwrap()
}

/// Who won the Tactical Test of the last step.
fn winner(table: &Table) -> Option<Player> {
    table.entries().last()?.events.iter().find_map(|event| match event {
        Event::TacticalTested { winner, .. } => Some(*winner),
        _ => None,
    })
}

#[test]
fn bu_set_4_scout_adds_to_the_test_for_deployment_and_to_no_other() {
    let entered = || Tactical::Entered(Players { a: vec![5, 3], b: vec![5] });
    let mut table = scouted("Scout (2)");
    table.commit(Command::DeploymentTest(entered()), Stamp(0)).unwrap();
    assert_eq!(winner(&table), Some(Player::B), "5 + 2 against 6");
    table.commit(Command::BeginGame, Stamp(0)).unwrap();
    let starting = Starting { tactical: entered(), first: None, coins: Vec::new(), length: None };
    table.commit(Command::StartPhase(Box::new(starting)), Stamp(0)).unwrap();
    assert_eq!(winner(&table), Some(Player::A), "6 against 5");
}

#[test]
fn modifier_without_die_holds_for_scout_too() {
    let mut table = scouted("Scout (3)");
    let entered = Tactical::Entered(Players { a: vec![2], b: vec![1] });
    table.commit(Command::DeploymentTest(entered), Stamp(0)).unwrap();
    assert_eq!(winner(&table), Some(Player::A), "a 1 leaves no die, so Scout adds nothing to it");
}

#[test]
fn case_17_the_odds_of_the_tactical_test_are_told_before_it() {
    let table = scouted("Scout (2)");
    let close = |odds: Players<f64>, a: f64| (odds.a - a).abs() < 1e-6 && (odds.a + odds.b - 1.0).abs() < 1e-9;
    assert!(close(tactical(table.state(), &Players::default()), 0.809_756), "Tactician (1) against none");
    let added = Players { a: 0, b: scouting(table.state(), Player::B) };
    assert_eq!(added.b, 2);
    assert!(close(tactical(table.state(), &added), 111.0 / 209.0), "counted by hand: 111 of 216 won, 7 rolled again");
}
