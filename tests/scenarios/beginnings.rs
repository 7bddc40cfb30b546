//! What is found whole is put on a table without a refusal; what is not is told, and nothing vanishes.

use super::support::*;
use proptest::prelude::*;
use proptest::test_runner::Config;
use rokugan::games::champions::board::blank;
use rokugan::games::champions::board::document::{self, BoardFile};
use rokugan::games::champions::coming;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::model::investigation::ScenarioCard;
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::pack;
use rokugan::games::champions::scenario::begin::{Hindrance, begin};
use rokugan::games::champions::scenario::cast::Bearing;
use rokugan::games::champions::scenario::fault::{Fault, FaultKind};
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::scenario::script::{Inquiry, PersonaPlace};
use rokugan::games::champions::scenario::{check, set_out};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::journal::Stamp;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// Something written into a scenario.
#[derive(Clone, Debug)]
enum Written {
    Kind(ScenarioKind),
    Miniatures(usize, u8),
    Areas(usize, String, usize),
    Arrivals(usize, usize),
    Patrol(usize, &'static str),
    Search(usize, &'static str),
    Escape(usize, String),
    Assassination(usize, &'static str),
    Item(String),
    Personae(usize),
    Cards(usize),
    Tokens(usize),
}

fn write(scenario: &mut Scenario, written: &Written) {
    let nobody = || Inquiry::empty();
    if let Written::Kind(kind) = written {
        return scenario.set_kind(*kind);
    }
    let script = scenario.script.as_mut().unwrap();
    let count = script.enemies.len();
    let bearing = |bearing: Bearing, at: usize, script: &mut rokugan::games::champions::scenario::script::Script| {
        script.enemies[at % count].behaviour = bearing;
    };
    match written {
        Written::Kind(_) => {}
        Written::Miniatures(at, miniatures) => script.enemies[at % count].miniatures = *miniatures,
        Written::Areas(at, key, times) => script.enemies[at % count].areas = vec![area(key); *times],
        Written::Arrivals(at, times) => {
            let events = script.events.len();
            let mut group = script.enemies[at % count].clone();
            group.areas = vec![group.areas[0].clone(); *times];
            if events > 0 {
                script.events[at % events].enemies = vec![group];
            }
        }
        Written::Patrol(at, route) => bearing(Bearing::Patrol { route: (*route).to_owned(), next: 0 }, *at, script),
        Written::Search(at, item) => bearing(Bearing::Search { item: name(item) }, *at, script),
        Written::Escape(at, key) => bearing(Bearing::Escape { exits: vec![area(key)] }, *at, script),
        Written::Assassination(at, who) => {
            bearing(Bearing::Assassination { targets: vec![name(who)] }, *at, script);
        }
        Written::Item(key) => script.items.iter_mut().for_each(|item| item.area = area(key)),
        Written::Personae(count) => {
            let place = |number| PersonaPlace { name: name(&format!("Persona {number}")), area: area("a1") };
            script.inquiry.get_or_insert_with(nobody).personae = (0..*count).map(place).collect();
        }
        Written::Cards(count) => {
            let card = ScenarioCard { title: name("Card"), text: Note::default() };
            script.inquiry.get_or_insert_with(nobody).cards = vec![card; *count];
        }
        Written::Tokens(count) => script.inquiry.get_or_insert_with(nobody).tokens = vec![area("a2"); *count],
    }
}

fn written() -> impl Strategy<Value = Written> {
    let key = || prop_oneof![9 => (1..10_u8).prop_map(|number| format!("a{number}")), 1 => Just("a99".to_owned())];
    let at = || 0_usize..8;
    prop_oneof![
        proptest::sample::select(ScenarioKind::ALL).prop_map(Written::Kind),
        (at(), 1_u8..6).prop_map(|(at, miniatures)| Written::Miniatures(at, miniatures)),
        (at(), key(), 1_usize..4).prop_map(|(at, key, times)| Written::Areas(at, key, times)),
        (at(), prop_oneof![1_usize..8, 98..103_usize]).prop_map(|(at, times)| Written::Arrivals(at, times)),
        (at(), proptest::sample::select(vec!["Along the bank", "Nowhere"])).prop_map(|(at, r)| Written::Patrol(at, r)),
        (at(), proptest::sample::select(vec!["Tax chest", "Nothing"])).prop_map(|(at, item)| Written::Search(at, item)),
        (at(), key()).prop_map(|(at, key)| Written::Escape(at, key)),
        (at(), proptest::sample::select(vec!["Practice Ashigaru", "Nobody"]))
            .prop_map(|(at, who)| Written::Assassination(at, who)),
        key().prop_map(Written::Item),
        prop_oneof![1_usize..8, 28..33_usize].prop_map(Written::Personae),
        prop_oneof![1_usize..8, 98..103_usize].prop_map(Written::Cards),
        (1_usize..13).prop_map(Written::Tokens),
    ]
}

/// What is on the table before the first turn.
#[derive(Clone, Debug)]
enum Laid {
    Own,
    /// Of the same name, with other areas.
    Namesake,
    Other,
    Nothing,
}

fn board(laid: &Laid, scenario: &Scenario) -> Option<BoardFile> {
    let own = scenario.script.as_ref().unwrap().board.clone().unwrap();
    let named = |name: &str| {
        let found = blank::learning().into_iter().find(|board| board.name() == name);
        document::file(&found.unwrap())
    };
    let other = || blank::learning().into_iter().find(|board| board.name() != own.as_str()).unwrap();
    match laid {
        Laid::Own => Some(named(own.as_str())),
        Laid::Namesake => Some(BoardFile { name: own.to_string(), ..document::file(&other()) }),
        Laid::Other => Some(document::file(&other())),
        Laid::Nothing => None,
    }
}

proptest! {
    #![proptest_config(Config { cases: 250, failure_persistence: None, ..Config::default() })]

    #[test]
    fn what_is_found_whole_is_put_on_a_table_without_a_refusal(
        kind in proptest::sample::select(ScenarioKind::ALL),
        all in proptest::collection::vec(written(), 0..4),
        laid in proptest::sample::select(vec![Laid::Own, Laid::Namesake, Laid::Other, Laid::Nothing]),
        difficulty in proptest::sample::select(Difficulty::ALL),
    ) {
        let mut scenario = scenario(kind);
        all.iter().for_each(|one| write(&mut scenario, one));
        let (practice, file) = (pack::practice(), board(&laid, &scenario));
        let library = Library::of([&practice]).on(file.as_ref());
        let whole = check(&scenario, &library).is_empty();
        let mut table = bare(scenario.clone(), difficulty);
        let hindered = begin(&mut table, &library, file.as_ref(), Stamp(0));
        prop_assert!(!whole || hindered.is_empty(), "{hindered:?}");
        prop_assert_eq!(table.state().field().is_some(), file.is_some(), "a chosen board lies on the table");
        for event in scenario.script.iter().flat_map(|script| &script.events) {
            let coming = set_out::arrivals(table.state(), event, &library).unwrap();
            let put = coming.map(|layout| Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
            let refused = put.and_then(|command| table.preview(&command).err());
            prop_assert!(!whole || refused.is_none(), "{refused:?}");
        }
    }
}

fn faults(scenario: &Scenario) -> Vec<Fault> {
    check(scenario, &Library::of([&pack::practice()]))
}

fn begun(scenario: Scenario) -> (Table, Vec<Hindrance>) {
    let (practice, file) = (pack::practice(), board(&Laid::Own, &scenario));
    let mut table = bare(scenario, Difficulty::Normal);
    let hindered = begin(&mut table, &Library::of([&practice]), file.as_ref(), Stamp(0));
    (table, hindered)
}

#[test]
fn a_refused_beginning_is_told_and_the_board_lies_all_the_same() {
    let mut units = scenario(ScenarioKind::Adventure);
    write(&mut units, &Written::Miniatures(0, 3));
    let (table, hindered) = begun(units);
    assert!(matches!(hindered.as_slice(), [Hindrance::Refused(_)]), "{hindered:?}");
    assert_eq!(table.state().field().unwrap().board().name(), "The Willow Ford");
    assert_eq!(table.state().enemies().count(), 0);
}

#[test]
fn a_missing_card_is_told_and_the_investigation_is_prepared_all_the_same() {
    let mut inn = scenario(ScenarioKind::Investigation);
    inn.script.as_mut().unwrap().enemies[0].card = name("Nobody");
    let (table, hindered) = begun(inn);
    assert!(matches!(hindered.as_slice(), [Hindrance::Missing(_)]), "{hindered:?}");
    assert!(table.state().field().is_some() && table.state().investigation().is_some());
}

/// CH-INV: as many Personae and cards as an Investigation can be prepared with, and figures as a table takes at once.
#[test]
fn more_than_a_table_takes_at_once_is_a_fault() {
    let fault = |written: Written, path: &str, found: i32, most: i32| {
        let mut inn = scenario(ScenarioKind::Investigation);
        write(&mut inn, &written);
        let kind = FaultKind::OutOfRange { found, least: 0, most };
        assert!(faults(&inn).contains(&Fault { path: path.to_owned(), kind }), "{written:?}: {:?}", faults(&inn));
    };
    fault(Written::Personae(31), "script.inquiry.personae", 31, 30);
    fault(Written::Cards(101), "script.inquiry.cards", 101, 100);
    fault(Written::Arrivals(0, 101), "script.events[0].enemies", 101, 100);
    fault(Written::Areas(0, "a1".to_owned(), 120), "script.enemies", 120 + others(), 100);
}

/// Everybody of the practice Investigation but its first group.
fn others() -> i32 {
    let script = scenario(ScenarioKind::Investigation).script.unwrap();
    let enemies: usize = script.enemies.iter().skip(1).map(|group| group.areas.len()).sum();
    let allies: usize = script.allies.iter().map(|group| group.areas.len()).sum();
    i32::try_from(enemies + allies).unwrap()
}

/// CH-BAT-1: no trace of the Units of a Battle is left that could not be mended.
#[test]
fn a_battle_that_becomes_an_adventure_has_single_miniatures() {
    let mut battle = scenario(ScenarioKind::Battle);
    let script = battle.script.as_mut().unwrap();
    let mut later = script.allies.clone();
    later.iter_mut().for_each(|group| group.miniatures = 2);
    script.events[0].allies = later;
    battle.set_kind(ScenarioKind::Adventure);
    assert_eq!(faults(&battle), []);
    let (table, hindered) = begun(battle);
    assert_eq!((hindered, table.state().enemies().count() > 0), (Vec::new(), true));
}

/// CH-INV: what was written of an Investigation stays unseen, and is neither checked nor played.
#[test]
fn an_investigation_that_becomes_an_adventure_and_again_one_has_lost_nothing() {
    let inn = scenario(ScenarioKind::Investigation);
    let mut other = inn.clone();
    other.set_kind(ScenarioKind::Adventure);
    let script = other.script.as_mut().unwrap();
    script.objectives.retain(|objective| objective.goal.is_none());
    script.inquiry.as_mut().unwrap().personae[0].area = area("a99");
    assert!(faults(&other).iter().all(|fault| !fault.path.starts_with("script.inquiry")), "{:?}", faults(&other));
    assert!(begun(other.clone()).0.state().investigation().is_none());
    let mut again = inn.clone();
    again.set_kind(ScenarioKind::Battle);
    again.set_kind(ScenarioKind::Investigation);
    assert_eq!(again, inn);
}

/// Rulebook p. 10: the Enemies are set up before the first turn. Those of the set-up come after the scenario's own.
#[test]
fn enemies_of_the_set_up_stand_beside_the_board_when_the_table_begins() {
    let pack = pack::practice();
    let (goblin, oni) = (pack.enemies[1].name.clone(), pack.enemies[2].name.clone());
    let mut all = Vec::new();
    coming::change(&mut all, &goblin, (3, 1));
    coming::change(&mut all, &oni, (1, 1));
    coming::change(&mut all, &goblin, (2, 1));
    coming::change(&mut all, &name("Nobody"), (1, 9));
    assert_eq!((coming::of(&all, &goblin), coming::of(&all, &pack.enemies[0].name)), ((2, 1), (0, 1)));
    let kept: Vec<coming::Coming> = serde_json::from_str(&serde_json::to_string(&all).unwrap()).unwrap();
    assert_eq!(kept, all);

    let mut table = bare(pack.scenarios[0].clone(), Difficulty::Normal);
    let before = table.state().enemies().count();
    let mut gone = Vec::new();
    for command in coming::commands(&kept, &pack.enemies) {
        match command {
            Ok(command) => drop(table.commit(command, Stamp(0)).unwrap()),
            Err(Hindrance::Missing(fault)) => gone.push(fault.kind),
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(table.state().enemies().count(), before + 3);
    assert_eq!(gone, [FaultKind::NoEnemy("Nobody".to_owned())], "said by name, nothing is lost");
    coming::change(&mut all, &goblin, (0, 1));
    assert!(all.iter().all(|one| one.card != goblin));
}
